"""What may be asked about a table: how it stands, choices, hints, aids, the log.

The position is copied at once, so that an answer belongs to one version. What takes a while runs aside;
what may take long, because somebody has thought up the edition, runs where it can be cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import UNSET, Raw
from msgspec.structs import replace

from witchtable.engine.deal import Deal
from witchtable.engine.errors import IllegalAction
from witchtable.engine.game import MEMORY, Game
from witchtable.engine.moves import Move, Seat
from witchtable.engine.state import State
from witchtable.engine.texts import speaking
from witchtable.server.protocol.answers import AidAnswer, ChoicesAnswer, Log, Sheets, TableAndPosition
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.messages import Choice, EditionData, LogEntry, Position, Reject
from witchtable.server.protocol.teaching import BlunderOf, HintsAnswer
from witchtable.server.protocol.things import Things
from witchtable.server.protocol.writing import (
    draw,
    encode,
    forbid,
    play_again,
    table_fields,
    write_choices,
    write_entry,
    write_hints,
    write_sheets,
    write_things,
)
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.tables.audience import Viewer, is_seen
from witchtable.server.tables.table import Table

__all__ = [
    "Look",
    "aid",
    "choices",
    "edition",
    "hints",
    "log",
    "look_at",
    "sheets",
    "things",
    "viewer_for",
    "without_events",
    "work_out",
]

T = TypeVar("T")

_LONGEST: Final = 100  # characters of a word in a question
_MOST: Final = 8  # words in a question
_FEW: Final = 100  # choices that are put into words in some milliseconds


class Look(NamedTuple):
    """Which table somebody looks at, from which own seat, and by which invitation."""

    table: str
    seat: int | None
    invite: str | None


def viewer_for(table: Table, caller: Caller, seat: int | None) -> Viewer:
    """Find which viewpoint somebody may take: an own seat's, or a spectator's."""
    own = table.seats_of(caller.id) if caller.id is not None else []
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise Refused("not_your_seat", "somebody else sits there")
    return seat


async def look_at(
    service: Service, caller: Caller, look: Look, *, since: int, in_words: bool, language: str | None
) -> TableAndPosition:
    """Show how the game stands for the caller, and what happened since a version.

    In words, everything also comes as text, and the table as it is drawn for a terminal.
    """
    service.limits.check("looks", caller)
    table = await service.find_table(caller, look.table, look.invite)
    viewer = None if table.match is None else viewer_for(table, caller, look.seat)
    language = language or caller.language
    with speaking(language):
        found = _look(service, table, caller, viewer, since=since, in_words=in_words)
    if viewer is None or table.status != "running":
        return found
    state = table.playing.state.copy()
    if len(state.legal(viewer)) <= _FEW:
        return replace(found, legal=_in_full(state, viewer, language))
    return replace(
        found, legal=await work_out(service, caller, table, _written, state, viewer, language)
    )


def _look(
    service: Service, table: Table, caller: Caller, viewer: Viewer, *, since: int, in_words: bool
) -> TableAndPosition:
    is_dealt = table.match is not None
    position = table.updates.writer.position(viewer, with_choices=False) if is_dealt else _NOT_DEALT
    return TableAndPosition(
        **table_fields(table, caller.id),
        invite=table.row.invite if _may_invite(table, caller) else UNSET,
        version=position.version,
        seat=position.seat if is_dealt else UNSET,
        view=position.view if is_dealt else None,
        deciders=position.deciders,
        over=position.over,
        scores=position.scores,
        winners=position.winners,
        legal=[],
        question=position.question if is_dealt else UNSET,
        can_undo=position.can_undo if is_dealt else UNSET,
        events=table.updates.writer.entries_since(viewer, since, with_texts=in_words)
        if is_dealt
        else [],
        drawing=draw(table, viewer) if in_words and is_dealt else UNSET,
        question_text=_question(table, viewer) if in_words and is_dealt else UNSET,
        clocks=service.clocks.seconds_left(table),
    )


_NOT_DEALT: Final = Position(
    version=0,
    seat=None,
    view={},
    deciders=[],
    over=False,
    scores=[],
    winners=[],
    legal=[],
    question=None,
    can_undo=False,
)
"""How a game stands that has not begun."""


def _may_invite(table: Table, caller: Caller) -> bool:
    """Say whether somebody is shown the invitation: those who sit there, and the host."""
    id = caller.id
    return id is not None and (table.absence.belongs(id) or table.row.host == id)


def _in_full(state: State, seat: Seat, language: str) -> list[Choice]:
    """Write every choice also in words, for clients without the texts."""
    with speaking(language):
        return write_choices(state, seat, in_full=True, with_labels=True)


def _written(state: State, seat: Seat, language: str) -> Any:
    """Write thousands of choices as they are sent: nobody has to do anything with them any more."""
    return Raw(encode(_in_full(state, seat, language)))


def _question(table: Table, viewer: Viewer) -> str | None:
    is_asked = viewer is not None and table.status == "running"
    return str(table.playing.state.question(viewer)) if is_asked else None


async def edition(service: Service, caller: Caller, look: Look) -> EditionData:
    """Show all components that a table plays with."""
    service.limits.check("questions", caller)
    table = await service.find_table(caller, look.table, look.invite)
    return table.edition.data


async def _find(
    service: Service, caller: Caller, look: Look, what: str = "questions"
) -> tuple[Table, Viewer]:
    """Find a table that was dealt, and which viewpoint the caller has."""
    service.limits.check(what, caller)
    table = await service.find_table(caller, look.table, look.invite)
    viewer = viewer_for(table, caller, look.seat)
    if table.match is None:
        raise Refused("not_running", "the game has not begun")
    return table, viewer


async def work_out(
    service: Service, caller: Caller, table: Table, work: Callable[..., T], *arguments: Any
) -> T:
    """Work something out: milliseconds with our own editions, and who knows how long with others."""
    if table.setup.edition is None:
        found: T = await service.aside(work, *arguments)
        return found
    return await _work_out_far_away(service, caller, table, work, *arguments)


async def _work_out_far_away(
    service: Service, caller: Caller, table: Table, work: Callable[..., T], *arguments: Any
) -> T:
    who = caller.id or caller.address
    found: T = await service.thinking.work_out(who, table.id, work, *arguments)
    return found


async def choices(service: Service, caller: Caller, look: Look) -> ChoicesAnswer:
    """List all that the caller's seat may do, in words, and what could not be taken back."""
    table, viewer = await _find(service, caller, look)
    version = table.viewpoints[viewer].version
    if viewer is None or table.status != "running":
        return ChoicesAnswer(version=version, seat=viewer, choices=[])
    state = table.playing.state.copy()
    found = await work_out(service, caller, table, _choices, state, viewer)
    return ChoicesAnswer(version=version, seat=viewer, choices=found)


def _choices(state: State, seat: Seat) -> Any:
    return Raw(encode(write_choices(state, seat, in_full=True, foresee=True)))


async def hints(service: Service, caller: Caller, look: Look) -> HintsAnswer:
    """Advise the caller's seat: its best choices, how likely each wins, and why."""
    table, viewer = await _find(service, caller, look, "hints")
    if viewer is None:
        raise Refused("not_your_seat", "only who plays may ask")
    if not table.setup.hints:
        raise Refused("no_hints", "this table is played without hints")
    if table.status != "running":
        raise Refused("not_running", "the game is over")
    version, state = table.viewpoints[viewer].version, table.playing.state.copy()
    if viewer not in state.deciders:
        raise Refused("out_of_turn", "nothing is asked of this seat now")
    found = await service.thinking.advise(table, viewer)
    return HintsAnswer(
        version=version,
        seat=viewer,
        hints=write_hints(table.setup.find_game(), state, viewer, found),
        blunders=[BlunderOf(action=str(one.action), loss=round(one.loss, 4)) for one in found.blunders],
    )


async def aid(
    service: Service, caller: Caller, look: Look, name: str, question: Mapping[str, str]
) -> AidAnswer | Reject:
    """Answer what the caller's seat asks the rules."""
    table, viewer = await _find(service, caller, look, "aids")
    game = table.setup.find_game()
    if name not in game.aids:
        raise Refused("unknown_route", "this game has no such aid")
    if viewer is None:
        raise Refused("not_your_seat", "only who plays may ask")
    if name == MEMORY and not table.setup.memory:
        raise Refused("no_memory", "this table is played without a memory aid")
    if len(question) > _MOST or any(len(w) > _LONGEST for w in (*question, *question.values())):
        raise Refused("malformed", "no such long questions")
    version, state = table.viewpoints[viewer].version, table.playing.state.copy()
    try:
        found = await _work_out_far_away(
            service, caller, table, _aid, game, name, state, viewer, dict(question)
        )
    except IllegalAction as refusal:
        return forbid(None, version, refusal)
    return AidAnswer(version=version, seat=viewer, answer=found)


def _aid(game: Game, name: str, state: State, seat: Seat, question: Mapping[str, str]) -> object:
    return game.aids[name](state, seat, question)


async def log(service: Service, caller: Caller, look: Look) -> Log:
    """Tell everything that the caller has seen since the deal."""
    table, viewer = await _find(service, caller, look)
    match, version = table.playing, table.viewpoints[viewer].version
    moves = without_events(match.log)
    events, scores = await work_out(service, caller, table, _log, match.game, match.deal, moves, viewer)
    return Log(version=version, seat=viewer, events=events, scores=scores)


def without_events(log: Sequence[Move]) -> list[Move]:
    """Copy a log without what happened: it may grow meanwhile, and what happened is found out again."""
    return [move._replace(events=[]) for move in log]


def _log(
    game: Game, deal: Deal, moves: Sequence[Move], viewer: Viewer
) -> tuple[list[LogEntry], list[list[int]]]:
    """Write what a viewer has seen; moves are counted as this viewer could count them."""
    steps = play_again(game, deal, moves)
    state, opening = next(steps)
    happened, scores = [opening], [state.scores]
    for move, (state, events) in zip(moves, steps, strict=True):
        if is_seen(move._replace(events=events), viewer):
            happened.append(events)
            scores.append(state.scores)
    entries = [
        write_entry(game, deal.edition, seen, move=number)
        for number, events in enumerate(happened)
        for event in events
        if (seen := event.seen_by(viewer)) is not None
    ]
    return entries, scores


async def sheets(service: Service, caller: Caller, look: Look) -> Sheets:
    """Show everybody's points by source: before the end, those that lie open to all."""
    table, viewer = await _find(service, caller, look)
    state = table.playing.state
    version = table.viewpoints[viewer].version
    return Sheets(version=version, over=not state.deciders, sheets=write_sheets(state))


async def things(service: Service, caller: Caller, look: Look) -> Things:
    """List what may be asked about, and what it is worth to the caller's seat."""
    table, viewer = await _find(service, caller, look)
    game, edition = table.setup.find_game(), table.playing.deal.edition
    version, state = table.viewpoints[viewer].version, table.playing.state.copy()
    found = await work_out(service, caller, table, write_things, game, state, edition, viewer)
    return Things(version=version, seat=viewer, things=found)
