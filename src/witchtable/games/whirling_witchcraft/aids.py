"""What a seat may ask about besides its choices: the best brews, and what would overflow now.

Everything is counted with what lies open and with the seat's own draft. What the others brew meanwhile
is sealed: it may make room, or take it away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypedDict, cast

from witchtable.engine.edition import Edition
from witchtable.engine.game import Aid, Telling
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.engine.texts import Argument, Message
from witchtable.games.whirling_witchcraft.actions import Step
from witchtable.games.whirling_witchcraft.brews import Outcome, find_outcomes, within_reach
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import Heap, total
from witchtable.games.whirling_witchcraft.draft_view import StepShown, show_step
from witchtable.games.whirling_witchcraft.mind.brews import finder_of
from witchtable.games.whirling_witchcraft.rules import BREW, passing, sealed
from witchtable.games.whirling_witchcraft.state import WhirlingState
from witchtable.games.whirling_witchcraft.texts import name_of, word

__all__ = ["AIDS", "SPOKEN"]

_SHOWN: Final = 12
_MOST_RECIPES: Final = 8  # with nine the helper may think for a second, with each more for much longer


class BrewShown(TypedDict):
    """A brew and what comes of it."""

    steps: list[str]
    """In notation."""
    parts: list[StepShown]
    cauldron: dict[str, int]
    """What would be passed on."""
    bench: dict[str, int]
    overflow: int
    """How many cubes of it would not fit."""
    spends_personality: bool


class Brews(TypedDict):
    """The best brews."""

    brews: list[BrewShown]
    complete: bool
    left_out: list[str]
    """Recipes that were not tried, where there are too many."""


class Overflow(TypedDict):
    """What would overflow if all passed now."""

    nemesis: int
    cauldron: dict[str, int]
    """What the asking seat would send."""
    overflow: dict[str, int]
    circle: int
    """How many cubes its circle would hold."""
    threat_from: int
    threat: dict[str, int]
    """What would overflow at home."""
    threat_circle: int
    threshold: int
    wins: bool


def _brews(state: State, seat: Seat, _: Mapping[str, str]) -> Brews:
    """Find the brews that overflow the nemesis most, then leave least at home, then are shortest."""
    assert isinstance(state, WhirlingState)
    if not sealed.has_draft(state, seat) or state.phase != BREW:
        return {"brews": [], "complete": True, "left_out": []}
    usable = within_reach(state, seat)
    tried = usable if usable.bit_count() <= _MOST_RECIPES else _what_matters(state, seat, usable)
    # Sorting keeps the order of equals: the helper finds the shortest first.
    found, is_complete = find_outcomes(state, seat, tried)
    best = sorted(found, key=_by_rank(state, seat))[:_SHOWN]
    left_out = usable & ~tried
    ids = [state.edition.code_ids[code] for code in state.tableau[seat]]
    return {
        "brews": [_brew(state, seat, outcome) for outcome in best],
        "complete": is_complete and not left_out,
        "left_out": [id for at, id in enumerate(ids) if left_out >> at & 1],
    }


def _by_rank(state: WhirlingState, seat: Seat) -> Callable[[tuple[Any, ...]], tuple[int, int]]:
    """Rank results, which begin with what is sent and what stays: the best has the least rank."""
    return lambda result: (-total(_overflow(state, seat, result[0])), total(result[1]))


def _what_matters(state: WhirlingState, seat: Seat, usable: int) -> int:
    """Of too many recipes keep those that the best brews use, as far as a quick look finds them."""
    found = finder_of(state.edition).brews(state, seat).results
    kept = 0
    rank = _by_rank(state, seat)
    for brew in sorted(found, key=lambda brew: rank((brew.sent, brew.bench))):
        more = kept | brew.used & usable
        if more.bit_count() <= _MOST_RECIPES:
            kept = more
    for at in reversed(range(usable.bit_length())):  # if it found too few: the newest
        if kept.bit_count() < _MOST_RECIPES:
            kept |= usable & 1 << at
    return kept


def _brew(state: WhirlingState, seat: Seat, outcome: Outcome) -> BrewShown:
    by_type = state.edition.by_type
    steps = [
        show_step(state.edition, cast("Step", step), before, after)
        for before, step, after in outcome.way
    ]
    return {
        "steps": [step["action"] for step in steps],
        "parts": steps,
        "cauldron": by_type(outcome.cauldron),
        "bench": by_type(outcome.bench),
        "overflow": total(_overflow(state, seat, outcome.cauldron)),
        "spends_personality": outcome.spends_personality,
    }


def _overflowing(state: State, seat: Seat, _: Mapping[str, str]) -> Overflow:
    """Count what would overflow at the nemesis's workbench and at the own one if all passed now."""
    assert isinstance(state, WhirlingState)
    sent, bench = state.cauldron[seat], state.bench[seat]
    if sealed.has_draft(state, seat):
        sent, bench = state.draft_cauldron[seat] + state.draft_made[seat], state.draft_bench[seat]
    left = state.left_of(seat)
    overflow = _overflow(state, seat, sent)
    coming = state.cauldron[left]
    threat = passing.overflow(coming, state.edition.spaces - bench)
    by_type, threshold = state.edition.by_type, state.edition.rules.win_threshold
    circle = total(state.circle[seat]) + total(overflow)
    return {
        "nemesis": state.right_of(seat),
        "cauldron": by_type(sent),
        "overflow": by_type(overflow),
        "circle": circle,
        "threat_from": left,
        "threat": by_type(threat),
        "threat_circle": total(state.circle[left]) + total(threat),
        "threshold": threshold,
        "wins": circle >= threshold,
    }


def _overflow(state: WhirlingState, seat: Seat, sent: Heap) -> Heap:
    """Find what would not fit on the nemesis's workbench as it lies there now (WW-PASS-05)."""
    return passing.overflow(sent, state.edition.spaces - state.bench[state.right_of(seat)])


# -- in words, for a terminal --------------------------------------------------------------------


def _tell_brews(edition: Edition, answer: Mapping[str, Any]) -> list[Message]:
    """Put the best brews into words, in the notation of their steps; and what was left out."""
    assert isinstance(edition, WhirlingEdition)
    lines = [_tell_brew(brew) for brew in answer["brews"] if brew["steps"]]
    lines = lines or [Message("whirling-witchcraft-brews-none")]
    if answer["left_out"]:
        recipes = [name_of(edition, id) for id in answer["left_out"]]
        lines.append(Message("whirling-witchcraft-brews-left-out", recipes=recipes))
    elif not answer["complete"]:
        lines.append(Message("whirling-witchcraft-brews-not-all"))
    return lines


def _tell_brew(brew: Mapping[str, Any]) -> Message:
    cubes: list[Argument] = [
        word(kind) for kind, number in brew["cauldron"].items() for _ in range(number)
    ]
    return Message(
        "whirling-witchcraft-brew",
        steps=brew["steps"],
        cauldron=cubes or Message("whirling-witchcraft-nothing"),
        overflow=brew["overflow"],
        bench=sum(brew["bench"].values()),
        spends=int(brew["spends_personality"]),
    )


AIDS: Final[Mapping[str, Aid]] = MappingProxyType({"brews": _brews, "overflow": _overflowing})
SPOKEN: Final[Mapping[str, Telling]] = MappingProxyType({"brews": _tell_brews})
