"""Why an action is not legal, and which rules make it legal. Must agree with legal.py.

Each refusal names the first rule that stands in the way, and the facts that failed. None depends on
what the seat may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.moves import Action, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message
from witchtable.games.whirling_witchcraft.actions import (
    Back,
    Book,
    Call,
    Choose,
    Claim,
    Dare,
    Done,
    Gain,
    Gamble,
    Keep,
    Move,
    Play,
    Potion,
    Raven,
    Redraw,
    Rotate,
    Scholar,
    Use,
)
from witchtable.games.whirling_witchcraft.components import ARCANA as ARCANA_NAMES
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, counts
from witchtable.games.whirling_witchcraft.rules.brewing import SCHOLAR_USED
from witchtable.games.whirling_witchcraft.rules.offers import AS, INTO
from witchtable.games.whirling_witchcraft.rules.phases import (
    ARCANA,
    BREW,
    EMPTY,
    PERSONALITY,
    PHASES,
    PLAY,
    REDRAW,
    TRADES,
    UNCONTROLLED,
)

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["clauses", "refusal"]


def clauses(state: WhirlingState, seat: Seat, action: Action) -> tuple[str, ...]:
    """Name the rules that make a legal action possible."""
    if isinstance(action, Use):
        return _use_clauses(action)
    if isinstance(action, Done):
        return _DONE[state.phase]
    if isinstance(action, Rotate) and state.power(seat) == "rotate-any":
        return ("WW-STUDY-01", "WW-P-WHIRL-01")
    return _BEHIND[type(action)]


def _use_clauses(action: Use) -> tuple[str, ...]:
    found = ["WW-BREW-01", "WW-BREW-02"]
    words = action.cubes
    if any(word.startswith("made-") for word in words):
        found.append("WW-BREW-05")
    if any(word.startswith("book-") for word in words):
        found.append("WW-ARC-11")
    if any(word.startswith("cauldron-") for word in words):
        found.append("WW-ARC-09")
    if any(word.startswith("into-") for word in words):
        found.append("WW-BREW-10")
    return tuple(found)


_DONE: dict[int, tuple[str, ...]] = {
    ARCANA: ("WW-ARC-06", "WW-ENG-16"),
    BREW: ("WW-BREW-09", "WW-ENG-16"),
    TRADES: ("WW-P-TRADES-01",),
}

_BEHIND: dict[type[Action], tuple[str, ...]] = {
    Choose: ("WW-SETUP-03", "WW-SETUP-05"),
    Gain: ("WW-P-UNCON-01",),
    Redraw: ("WW-P-INITIATE-01",),
    Keep: ("WW-P-INITIATE-01",),
    Play: ("WW-STUDY-01", "WW-STUDY-02"),
    Rotate: ("WW-STUDY-01", "WW-STUDY-03"),
    Gamble: ("WW-P-DARE-01",),
    Dare: ("WW-P-DARE-01", "WW-P-DARE-04"),
    Potion: ("WW-ARC-02", "WW-ARC-08"),
    Raven: ("WW-ARC-02", "WW-ARC-10"),
    Book: ("WW-ARC-02", "WW-ARC-11"),
    Move: ("WW-P-BREWER-01",),
    Scholar: ("WW-P-SCHOLAR-01", "WW-P-SCHOLAR-02"),
    Claim: ("WW-P-TRADES-01",),
    Back: ("WW-ENG-15",),
    Call: ("WW-ORDER-05",),
}


def refusal(state: WhirlingState, seat: Seat, action: Action) -> IllegalAction:
    """Say which rule forbids an action that is not legal."""
    if not state.deciders:
        return OutOfTurn("WW-WIN-01", _text("over"))
    if isinstance(action, Back):
        return _no_way_back(state, seat)
    if isinstance(action, Call):
        return _no_call(state, seat)
    if seat not in state.deciders:
        return _out_of_turn(state, seat)
    phases, clause = _WHEN[type(action)]
    if isinstance(action, Done):
        clause = _COMPULSORY.get(state.phase, clause)
    if state.phase not in phases:
        return IllegalAction(clause, _text("moment", phase=Message(_ask(state.phase))))
    judge = _JUDGES.get(type(action))
    if judge is None:
        return IllegalAction(clause, _text("moment", phase=Message(_ask(state.phase))))
    return judge(state, seat, action)


def _text(reason: str, **facts: Argument) -> Message:
    return Message(f"whirling-witchcraft-refuse-{reason}", **facts)


def _refuse(clause: str, reason: str, **facts: Argument) -> IllegalAction:
    return IllegalAction(clause, _text(reason, **facts))


def _ask(phase: int) -> str:
    return f"whirling-witchcraft-ask-{PHASES[phase]}"


def _out_of_turn(state: WhirlingState, seat: Seat) -> OutOfTurn:
    if state.has_committed(seat):
        sealed = not (state.ordered and state.phase in (ARCANA, BREW))
        return OutOfTurn("WW-ENG-15", _text("committed" if sealed else "shown"))
    waiting = [Message("seat", seat=LETTERS[other]) for other in state.deciders]
    return OutOfTurn("WW-ROUND-04", _text("turn", waiting=waiting))


def _no_way_back(state: WhirlingState, seat: Seat) -> IllegalAction:
    kind = IllegalAction if seat in state.deciders else OutOfTurn
    if state.has_committed(seat):
        return kind("WW-ORDER-10", _text("shown"))
    return kind("WW-ENG-15", _text("nothing-to-take-back"))


def _no_call(state: WhirlingState, seat: Seat) -> IllegalAction:
    kind = IllegalAction if seat in state.deciders else OutOfTurn
    if not state.on_call:
        return kind("WW-ORDER-04", _text("no-calling"))
    return kind("WW-ORDER-05", _text("call-late"))


# When each action may be asked for at all, and the rule that says so.
_WHEN: dict[type[Action], tuple[tuple[int, ...], str]] = {
    Choose: ((PERSONALITY,), "WW-SETUP-03"),
    Gain: ((UNCONTROLLED,), "WW-P-UNCON-01"),
    Redraw: ((REDRAW,), "WW-P-INITIATE-01"),
    Keep: ((REDRAW,), "WW-P-INITIATE-01"),
    Play: ((PLAY,), "WW-STUDY-01"),
    Rotate: ((PLAY,), "WW-STUDY-05"),
    Gamble: ((PLAY,), "WW-P-DARE-01"),
    Dare: ((PLAY,), "WW-P-DARE-04"),
    Potion: ((ARCANA,), "WW-ARC-14"),
    Raven: ((ARCANA,), "WW-ARC-14"),
    Book: ((ARCANA,), "WW-ARC-14"),
    Move: ((ARCANA,), "WW-P-BREWER-02"),
    Use: ((BREW,), "WW-BREW-01"),
    Scholar: ((BREW,), "WW-P-SCHOLAR-04"),
    Claim: ((TRADES,), "WW-P-TRADES-01"),
    Done: ((ARCANA, BREW, TRADES), "WW-STUDY-02"),
}


# What cannot be declined.
_COMPULSORY = {
    PERSONALITY: "WW-SETUP-03",
    UNCONTROLLED: "WW-P-UNCON-01",
    REDRAW: "WW-P-INITIATE-01",
    PLAY: "WW-STUDY-02",
}


def _choose(state: WhirlingState, seat: Seat, action: Choose) -> IllegalAction:  # noqa: ARG001
    return _refuse("WW-SETUP-03", "not-dealt", personality=action.personality)


def _gain(state: WhirlingState, seat: Seat, action: Gain) -> IllegalAction:  # noqa: ARG001
    return _no_type(state, action.type)


def _no_type(state: WhirlingState, word: str) -> IllegalAction:
    known = ", ".join(state.edition.kind_ids)
    return _refuse("WW-COMP-03", "type", type=word, known=known)


def _play(state: WhirlingState, seat: Seat, action: Play | Rotate) -> IllegalAction:
    box = state.edition
    if state.power(seat) == "gamble" and state.gamble != EMPTY:
        return _refuse("WW-P-DARE-04", "gambled")
    card = box.card_index.get(action.recipe)
    if card is None or card not in state.hands[seat]:
        return _refuse("WW-STUDY-01", "not-in-hand", recipe=action.recipe)
    return _refuse("WW-STUDY-04", "one-way", recipe=box.recipes[card].name)


def _gamble(state: WhirlingState, seat: Seat, action: Gamble) -> IllegalAction:  # noqa: ARG001
    if state.power(seat) == "gamble":
        return _refuse("WW-P-DARE-04", "gambled")
    return _refuse("WW-P-DARE-01", "no-daredevil")


def _dare(state: WhirlingState, seat: Seat, action: Dare) -> IllegalAction:
    if state.power(seat) != "gamble":
        return _refuse("WW-P-DARE-01", "no-daredevil")
    if state.gamble == EMPTY:
        return _refuse("WW-P-DARE-04", "gamble-first")
    if action.arcana not in ARCANA_NAMES:
        return _refuse("WW-COMP-10", "arcana", arcana=action.arcana)
    if action.way not in ("upright", "rotated"):
        return _refuse("WW-STUDY-03", "way", way=action.way)
    return _refuse("WW-STUDY-04", "one-way", recipe=state.edition.recipes[state.gamble].name)


def _potion(state: WhirlingState, seat: Seat, action: Potion) -> IllegalAction:
    if not state.draft_triggers[seat] & 0xFF:
        return _refuse("WW-ARC-02", "not-triggered", effect="potion")
    return _no_type(state, action.type)


def _raven(state: WhirlingState, seat: Seat, action: Raven) -> IllegalAction:
    if not state.draft_triggers[seat] & 0xFF00:
        return _refuse("WW-ARC-02", "not-triggered", effect="raven")
    for word in action.types:
        if word not in state.edition.kind_index:
            return _no_type(state, word)
    if not 1 <= len(action.types) <= state.edition.rules.raven_cubes:
        return _refuse("WW-ARC-10", "raven-number", number=len(action.types))
    return _not_on_bench(state, seat, Counter(action.types), "WW-ARC-10")


def _not_on_bench(state: WhirlingState, seat: Seat, wanted: Counter[str], clause: str) -> IllegalAction:
    bench = counts(state.draft_bench[seat])
    lying = dict(zip(state.edition.kind_ids, bench, strict=True))
    word = next(word for word, number in wanted.items() if number > lying[word])
    return _refuse(clause, "not-on-bench", type=word, number=wanted[word], lying=lying[word])


def _book(state: WhirlingState, seat: Seat, action: Book) -> IllegalAction:
    if not state.draft_triggers[seat] & 0xFF0000:
        return _refuse("WW-ARC-02", "not-triggered", effect="book")
    if action.type not in state.edition.kind_index:
        return _no_type(state, action.type)
    return _refuse("WW-ARC-15", "named-already", type=action.type)


def _move(state: WhirlingState, seat: Seat, action: Move) -> IllegalAction:
    if not state.draft_triggers[seat] & 0xFF000000:
        return _refuse("WW-P-BREWER-01", "no-moves")
    if action.type not in state.edition.kind_index:
        return _no_type(state, action.type)
    return _not_on_bench(state, seat, Counter([action.type]), "WW-P-BREWER-01")


def _use(state: WhirlingState, seat: Seat, action: Use) -> IllegalAction:
    box = state.edition
    recipes = [box.code_ids[code] for code in state.tableau[seat]]
    if action.recipe not in recipes:
        return _refuse("WW-BREW-01", "not-in-front", recipe=action.recipe)
    position = recipes.index(action.recipe)
    if state.draft_used[seat] >> position & 1:
        return _refuse("WW-BREW-06", "used-already", recipe=action.recipe)
    ways = state.offers.ways[state.tableau[seat][position]]
    words = Counter(_type_of(word) for word in action.cubes if not word.startswith((AS, INTO)))
    picked = tuple(sorted(word for word in action.cubes if word.startswith(AS)))
    chosen = tuple(sorted(word for word in action.cubes if word.startswith(INTO)))
    for word in action.cubes:
        if _type_of(word) not in box.kind_index:
            return _no_type(state, _type_of(word))
    if picked and words:
        return _refuse("WW-ENG-06", "half-named", recipe=action.recipe)
    if picked and not any(way.picked == picked for way in ways):
        return _refuse("WW-BREW-10", "hybrids", recipe=action.recipe)
    if words and not any(_needs(state, way.need) == words for way in ways):
        return _refuse("WW-BREW-03", "inputs", recipe=action.recipe, given=sorted(words.elements()))
    if not any(tuple(sorted(way.chosen)) == chosen for way in ways):
        return _refuse("WW-BREW-10", "outputs", recipe=action.recipe)
    return _cubes_missing(state, seat, action)


def _cubes_missing(state: WhirlingState, seat: Seat, action: Use) -> IllegalAction:
    """Find the first cube that is not where the action takes it from."""
    kinds = state.edition.kind_ids
    books = dict(zip(kinds, counts(state.draft_books[seat]), strict=True))
    where = {
        "": dict(zip(kinds, counts(state.draft_bench[seat]), strict=True)),
        "made": dict(zip(kinds, counts(state.draft_made[seat]), strict=True)),
        "book": books,
        "cauldron": dict(zip(kinds, counts(state.draft_cauldron[seat]), strict=True)),
    }
    for word, number in Counter(action.cubes).items():
        origin, kind = word.rpartition("-")[0], _type_of(word)
        if origin in ("as", "into"):
            continue
        if origin == "cauldron" and not state.feeds:
            return _refuse("WW-ARC-09", "cauldron-closed")
        if origin == "book" and not books[kind]:
            return _refuse("WW-ARC-11", "no-book", type=kind)
        if number > where.get(origin, {}).get(kind, 0):
            return _refuse("WW-BREW-05", "not-enough", word=word, number=number)
    return _refuse("WW-BREW-03", "cannot-fill", recipe=action.recipe)


def _type_of(word: str) -> str:
    return word.rpartition("-")[2]


def _needs(state: WhirlingState, heap: int) -> Counter[str]:
    pairs = zip(state.edition.kind_ids, counts(heap), strict=True)
    return Counter({kind: number for kind, number in pairs if number})


def _scholar(state: WhirlingState, seat: Seat, action: Scholar) -> IllegalAction:
    if state.power(seat) != "pay-for-book":
        return _refuse("WW-P-SCHOLAR-01", "no-scholar")
    if state.draft_used[seat] & SCHOLAR_USED:
        return _refuse("WW-P-SCHOLAR-01", "scholar-once")
    kind = state.edition.kind_index.get(action.type)
    if kind is None:
        return _no_type(state, action.type)
    if state.draft_books[seat] & EVERYTHING[kind]:
        return _refuse("WW-ARC-15", "named-already", type=action.type)
    return _refuse("WW-P-SCHOLAR-02", "scholar-payment", payment=action.payment)


def _claim(state: WhirlingState, seat: Seat, action: Claim) -> IllegalAction:  # noqa: ARG001
    return _no_type(state, action.type)


# Any: each judge takes the one class of action that it stands beside.
_JUDGES: dict[type[Action], Callable[[WhirlingState, Seat, Any], IllegalAction]] = {
    Choose: _choose,
    Gain: _gain,
    Play: _play,
    Rotate: _play,
    Gamble: _gamble,
    Dare: _dare,
    Potion: _potion,
    Raven: _raven,
    Book: _book,
    Move: _move,
    Use: _use,
    Scholar: _scholar,
    Claim: _claim,
}
