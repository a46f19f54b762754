"""A review in words: message ids with arguments, in the game's own terms. No sentence is built here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from witchtable.bots import name_source
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Argument, Message
from witchtable.reviews.booking import Books
from witchtable.reviews.data import Saying, SeatAccount, SourcePart, TurningPoint
from witchtable.reviews.line import GameLine
from witchtable.reviews.moments import DEAL, Turning
from witchtable.reviews.plans import given_away
from witchtable.reviews.tallies import Found, Tally

__all__ = ["names_of", "percent", "put_into_words", "reasons", "rounds_of", "source_parts", "summary"]

_NOTICED: Final = 0.004  # of the win: a smaller part is not worth a word
_TOLD: Final = 3  # sources, and things that were drawn


def names_of(line: GameLine) -> list[str | Saying]:
    """Name all seats; who plays by the rules alone has a name in every language."""
    names: list[str | Saying] = list(line.players)
    automatic = line.states[0].view(None).get("automatic")
    for _ in range(len(names), line.seats):
        names.append(Saying(str(automatic), {}) if automatic else "?")
    return names


def rounds_of(line: GameLine) -> list[int]:
    """Name the round of each step as the table does; where no round is known, turns are counted."""
    mind = line.game.mind
    if mind.round is not None:
        return [mind.round(state) for state in line.states]
    first = mind.turn(line.states[0])
    return [1 + mind.turn(state) - first for state in line.states]


def percent(part: float) -> int:
    """Write a part of the win in whole percents."""
    return round(100 * part)


def source_parts(
    line: GameLine, sources: Sequence[str], leads: Sequence[float], share: float
) -> list[SourcePart]:
    """Write differences of leads as parts of the win, the largest first."""
    # A small change of log-odds changes a share by p(1-p) of it.
    scale = max(0.05, share * (1 - share))
    parts = [
        SourcePart(source, round(scale * each, 4), Saying.of(name_source(line.game, source)))
        for source, each in zip(sources, leads, strict=True)
    ]
    parts = [part for part in parts if abs(part.part) >= _NOTICED]
    return sorted(parts, key=lambda part: -abs(part.part))


# -- turning points ----------------------------------------------------------------------------------


def put_into_words(
    line: GameLine,
    found: Found,
    turning: Turning,
    of: Sequence[Seat],
    sources: Sequence[str],
    books: Books,
) -> TurningPoint:
    """Say what happened, what was better, what it was worth and why."""
    if turning.seat is None:
        return _luck(line, found, turning, of, sources, books)
    return _decision(line, found, turning, of, sources, books)


def _decision(
    line: GameLine,
    found: Found,
    turning: Turning,
    of: Sequence[Seat],
    sources: Sequence[str],
    books: Books,
) -> TurningPoint:
    step, seat = turning.step, turning.seat
    assert seat is not None
    state, played = line.states[step], line.moves[step][1]
    judgement = found.judgements[step]
    is_slip = turning.kind == "slip"
    better = line.game.parse(judgement.best) if is_slip and judgement.best else None
    if is_slip:
        given = given_away(line, found, step)
        assert given is not None  # a slip has something better
        leads = [-each for each in given.means[2 * line.seats :]]
    else:
        worth = judgement.worth
        places = range(2 * line.seats, len(worth.sums))
        leads = [turning.part * worth.mean(place) for place in places]
    parts = source_parts(line, sources, leads, books.levels[step][seat])
    choices = len(line.forward(step))
    name = _name(line, seat)
    better_label = None if better is None else state.label(better)
    title = Message(
        f"review-{turning.kind}", name=name, percent=abs(percent(turning.worth[seat])),
        choices=choices, played=state.label(played), better=better_label,
        bound=_bound(judgement.iterations),
    )  # fmt: skip
    return TurningPoint(
        id=turning.id,
        step=step,
        turn=rounds_of(line)[step],
        seat=seat,
        kind=turning.kind,
        of=list(of),
        worth=_rounded(turning.worth),
        errors=_rounded(turning.errors),
        points=_rounded(turning.points, 2),
        played=str(played),
        played_words=Saying.of(state.label(played)),
        better=None if better is None else str(better),
        better_words=None if better_label is None else Saying.of(better_label),
        searched=judgement.iterations,
        choices=choices,
        sources=parts[:_TOLD],
        for_seat=seat,
        title=Saying.of(title),
        why=_why(line, turning, seat, parts),
        clauses=list(state.clauses_of(seat, played)),
    )


def _bound(searched: int) -> str:
    """Say whether something still better may have been there."""
    return "exact" if searched else "least"


def _why(line: GameLine, turning: Turning, seat: Seat, parts: Sequence[SourcePart]) -> list[Saying]:
    """Give the reasons: what it brings less of, what more of, points, and who else it helped."""
    said = reasons(parts[:_TOLD])
    points = round(turning.points[seat])
    # What costs the game may bring its seat points: that is no reason.
    if points and (points > 0) == (turning.worth[seat] > 0):
        said.append(
            Message("review-why-points", points=abs(points), kind="fewer" if points < 0 else "more")
        )
    helped = max(range(line.seats), key=lambda other: turning.worth[other] if other != seat else -1.0)
    if (
        turning.kind == "slip"
        and line.seats > 2
        and turning.worth[helped] > _HELPED * sum(max(0.0, part) for part in turning.worth)
    ):
        gift = percent(turning.worth[helped])
        if gift:
            said.append(Message("review-why-gift", name=_name(line, helped), percent=gift))
    return [Saying.of(message) for message in said]


def reasons(parts: Sequence[SourcePart]) -> list[Message]:
    """Say in the game's own words what a choice brings less of, and what more of."""
    less = [part.words.message for part in parts if part.part < 0]
    more = [part.words.message for part in parts if part.part > 0]
    if less and more:
        return [Message("review-why-both", less=less, more=more)]
    if less:
        return [Message("review-why-less", less=less)]
    return [Message("review-why-more", more=more)] if more else []


_HELPED: Final = 0.6  # of what a slip gave to the others, so that it was a gift to one of them


def _luck(
    line: GameLine,
    found: Found,
    turning: Turning,
    of: Sequence[Seat],
    sources: Sequence[str],
    books: Books,
) -> TurningPoint:
    step = turning.step
    whose = max(range(line.seats), key=lambda seat: abs(turning.worth[seat]))
    name, gain = _name(line, whose), turning.worth[whose]
    leads = _change_of_lead(line, found, step, whose, len(sources))
    before = books.fair[whose] if step == DEAL else books.levels[step][whose]
    # What else changed at this step was decided; luck is told by what it helped or hurt.
    parts = [
        part for part in source_parts(line, sources, leads, before) if (part.part > 0) == (gain > 0)
    ]
    happened = [] if step == DEAL else [event for event in line.events[step] if event.reveals]
    is_opened = any(event.unseals for event in happened)
    kind = "deal" if step == DEAL else "drawn" if happened and not is_opened else "shown"
    way = "good" if gain > 0 else "bad"
    title = Message(f"review-luck-{kind}", name=name, percent=abs(percent(gain)), way=way)
    why = [line.game.describe(line.deal.edition, event) for event in happened[:_TOLD]]
    felt = [part.words.message for part in parts[:_TOLD]]
    if felt:
        why.append(Message("review-luck-why", sources=felt, way=way))
    why.append(Message("review-luck-together" if is_opened else "review-luck-nothing"))
    return TurningPoint(
        id=turning.id,
        step=step,
        turn=0 if step == DEAL else rounds_of(line)[step],
        seat=None,
        kind="luck",
        of=list(of),
        worth=_rounded(turning.worth),
        errors=_rounded(turning.errors),
        points=_rounded(turning.points, 2),
        played=None,
        played_words=None,
        better=None,
        better_words=None,
        searched=0,
        choices=0,
        sources=parts[:_TOLD],
        for_seat=whose,
        title=Saying.of(title),
        why=[Saying.of(message) for message in why],
        clauses=list(dict.fromkeys(event.clause for event in happened)),
    )


def _change_of_lead(line: GameLine, found: Found, step: int, seat: Seat, sources: int) -> list[float]:
    """Say how a seat's lead changed, by source, from what was expected to what came."""
    if step == DEAL:
        return [0.0] * sources
    after = _lead_at(line, found.anchors.get(step + 1), seat, sources)
    anchors = [at for at in line.anchors if at <= step]
    before = _lead_at(line, found.anchors.get(anchors[-1]), seat, sources)
    return [a - b for a, b in zip(after, before, strict=True)]


def _lead_at(line: GameLine, tally: Tally | None, seat: Seat, sources: int) -> list[float]:
    if tally is None or not tally.count:
        return [0.0] * sources
    first = 2 * line.seats
    found = []
    for source in range(sources):
        each = [tally.mean(first + other * sources + source) for other in range(line.seats)]
        others = [part for other, part in enumerate(each) if other != seat]
        found.append(each[seat] - sum(others) / max(1, len(others)))
    return found


def _name(line: GameLine, seat: Seat) -> Argument:
    name = names_of(line)[seat]
    return name.message if isinstance(name, Saying) else name


def _rounded(numbers: Sequence[float], digits: int = 4) -> list[float]:
    return [round(number, digits) for number in numbers]


# -- the friend's three sentences --------------------------------------------------------------------


def summary(
    line: GameLine, account: SeatAccount, moments: Sequence[TurningPoint], books: Books
) -> list[Saying]:
    """Say where it stood, where it turned, and what was luck, to one seat."""
    seat = account.seat
    return [
        Saying.of(message)
        for message in (
            _stood(line, seat, account, books),
            _turned(line, account, moments),
            _was_luck(line, account, moments),
        )
    ]


def _stood(line: GameLine, seat: Seat, account: SeatAccount, books: Books) -> Message:
    """Say how the end came about: by the longest lead, or the last level point."""
    name = _name(line, seat)
    rounds = rounds_of(line)
    own = [level[seat] for level in books.levels]
    rivals = [max(level[:seat] + level[seat + 1 :], default=0.0) for level in books.levels]
    highest = max(range(len(own)), key=own.__getitem__)
    won = line.is_over and account.result > 0
    if not line.is_over:
        return Message("review-stood-abandoned", name=name, percent=percent(own[-1]))
    if won:
        lowest = min(range(len(own)), key=own.__getitem__)
        if own[lowest] < 0.7 * account.fair:
            return Message(
                "review-stood-behind-won", name=name, percent=percent(own[lowest]), turn=rounds[lowest]
            )
        led = next((s for s in reversed(range(len(own))) if own[s] < rivals[s]), 0)
        return Message("review-stood-won", name=name, turn=rounds[min(led + 1, line.steps)])
    led_until = next((s for s in reversed(range(len(own))) if own[s] >= rivals[s]), None)
    if (
        led_until is not None
        and rounds[led_until]
        and (led_until > 0.25 * line.steps or own[highest] > _HIGH * account.fair)
    ):
        return Message(
            "review-stood-led-lost", name=name, turn=rounds[led_until], percent=percent(own[highest])
        )
    return Message("review-stood-lost", name=name, turn=rounds[highest], percent=percent(own[highest]))


_HIGH: Final = 1.1  # times the fair share: who stood there had not had a hard time of it from the start
_UNFORESEEN: Final = 0.1  # of the win: so much is worth a word
_VAGUE: Final = 0.2  # of the win: whose error is so large is not called even


def _turned(line: GameLine, account: SeatAccount, moments: Sequence[TurningPoint]) -> Message:
    """Name the decision that mattered most to the seat: its own if it was one."""
    seat = account.seat
    mine = [one for one in moments if seat in one.of and one.kind != "luck"]
    if not mine:
        return Message("review-turned-nowhere", name=_name(line, seat))
    one = max(mine, key=lambda each: abs(each.worth[seat]) - each.errors[seat])
    arguments: dict[str, Argument] = {
        "name": _name(line, seat), "turn": one.turn, "percent": abs(percent(one.worth[seat])),
        "played": None if one.played_words is None else one.played_words.message,
        "better": None if one.better_words is None else one.better_words.message,
        "bound": _bound(one.searched),
    }  # fmt: skip
    if one.seat == seat:
        if one.kind == "slip" and line.is_over and account.result > 0:
            return Message("review-turned-slip-won", **arguments)  # it turned nothing
        return Message(f"review-turned-{one.kind}", **arguments)
    other = _name(line, one.seat if one.seat is not None else seat)
    way = "gift" if one.worth[seat] > 0 else "cost"
    return Message(f"review-turned-{way}", other=other, **arguments)


def _was_luck(line: GameLine, account: SeatAccount, moments: Sequence[TurningPoint]) -> Message:
    """Say what luck did in all, and where most of it fell."""
    seat = account.seat
    name = _name(line, seat)
    # What only showed when a round was over was not drawn or dealt: where that is most of it, nobody
    # calls it luck. Otherwise the figure is that of the account, which stands beside it.
    luck, later = account.luck, account.unforeseen
    if abs(later) >= max(_UNFORESEEN, abs(luck - later)):
        way = "good" if later > 0 else "bad"
        return Message("review-luck-unforeseen", name=name, percent=abs(percent(later)), way=way)
    way = "good" if luck > 0 else "bad"
    mine = [one for one in moments if one.kind == "luck" and seat in one.of]
    mine = [one for one in mine if (one.worth[seat] > 0) == (luck > 0)]
    if abs(luck) < max(0.03, account.luck_error):
        is_known = account.luck_error < _VAGUE
        return Message("review-luck-even" if is_known else "review-luck-unknown", name=name)
    arguments: dict[str, Argument] = {"name": name, "percent": abs(percent(luck)), "way": way}
    if not mine:
        return Message("review-luck-sum", **arguments)
    one = max(mine, key=lambda each: abs(each.worth[seat]))
    where = "round" if one.turn else "deal"
    part = abs(percent(one.worth[seat]))
    return Message("review-luck-most", where=where, turn=one.turn, part=part, **arguments)
