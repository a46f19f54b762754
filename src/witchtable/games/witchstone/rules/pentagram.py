"""Pentagram actions and special tiles (WS-PENTA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.actions import LaySpecial, Walk
from witchtable.games.witchstone.agenda import LEFT, ActionType, not_held, not_running
from witchtable.games.witchstone.cauldron import (
    BITS,
    SPACE_INDEX,
    SPACES,
    cluster_at,
    occupied,
    unknown_space,
)
from witchtable.games.witchstone.components import HEXAGON, SPECIAL, WitchstoneEdition
from witchtable.games.witchstone.entries import EMPTY, PENTAGRAM, SYMBOLS
from witchtable.games.witchstone.events import (
    EmptyHexagonReached,
    EmptyOwlSpaceReached,
    HexagonRefilled,
    OwlTaken,
    PentagramWalked,
    SpecialLaid,
    SpecialTaken,
)
from witchtable.games.witchstone.scoring import EMPTY_OWL_SPACES, score
from witchtable.games.witchstone.texts import label, refuse, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "A_SPECIAL",
    "CHAPTER",
    "NOTHING",
    "TYPE",
    "lay_special",
    "owl_points",
    "rewards_ahead",
    "walk",
    "way_to_reward",
]

A_SPECIAL: Final = -1
NOTHING: Final = -2
"""What a step brings, where it is no points."""


# -- walking ------------------------------------------------------------------------------------


class _Pentagram(ActionType):
    explained_by: tuple[str, ...] = ("WS-PENTA-01", "WS-PENTA-02", "WS-PENTA-07")

    def choices(self, state: WitchstoneState, seat: Seat, left: int) -> list[Action]:
        """Walk on, at most to the next reward: what it brings may change the mind (WS-PENTA-13)."""
        return state.offers.walk[: min(left, state.edition.to_reward[state.ring[seat]])]

    def is_of_use(self, state: WitchstoneState, seat: Seat) -> bool:  # noqa: ARG002
        return True  # it is a ring (WS-PENTA-01)


TYPE: Final[ActionType] = _Pentagram()


def way_to_reward(state: WitchstoneState, seat: Seat) -> list[int]:
    """List the spaces ahead of a counter, up to the next that brings something (WS-PENTA-02)."""
    at, ring = state.ring[seat], len(state.edition.pentagram.spaces)
    return [(at + steps) % ring for steps in range(1, state.edition.to_reward[at] + 1)]


def _cannot_walk(state: WitchstoneState, seat: Seat, action: Walk) -> IllegalAction | None:
    if (problem := not_running(state, PENTAGRAM)) is not None:
        return problem
    left = state.batches[LEFT]
    if not 0 < action.steps <= left:
        return refuse("WS-PENTA-01", "steps", steps=action.steps, left=left)
    most = state.edition.to_reward[state.ring[seat]]
    if action.steps > most:
        return refuse("WS-PENTA-02", "past-reward", steps=action.steps, most=most)
    return None


def _walk(state: WitchstoneState, seat: Seat, action: Walk) -> None:
    walk(state, seat, action.steps)


def walk(state: WitchstoneState, seat: Seat, steps: int) -> None:
    """Walk over light spaces, and take what the last space gives (WS-PENTA-01, -02)."""
    edition = state.edition
    agenda.spend(state, steps)
    space = (state.ring[seat] + steps) % len(edition.pentagram.spaces)
    state.ring[seat] = space
    if state.events is not None:
        state.tell(PentagramWalked(seat, steps, space))
    if space in edition.owl_number:
        _reach_owl(state, seat, edition.owl_number[space])
    elif space in edition.hexagon_number:
        _reach_hexagon(state, seat, edition.hexagon_number[space])


def owl_points(edition: WitchstoneEdition, taken: int) -> int:
    """Say what an owl space brings after so many of its tiles: the next one, or points for none."""
    owls = edition.pentagram.owls
    return owls[taken] if taken < len(owls) else edition.scoring.empty_owl_space


def rewards_ahead(state: WitchstoneState, seat: Seat, steps: int) -> list[int]:
    """Look ahead without walking: what each of the next steps would bring a seat that goes on and on.

    Points at owl spaces, A_SPECIAL at hexagonal ones (with a tile or without), NOTHING at light ones.
    """
    edition = state.edition
    owls, hexagons = edition.owl_number, edition.hexagon_number
    at, ring, taken = state.ring[seat], len(edition.pentagram.spaces), state.owls_taken[:]
    found: list[int] = []
    for _ in range(steps):
        at = at + 1 if at + 1 < ring else 0
        stack = owls.get(at)
        if stack is not None:
            found.append(owl_points(edition, taken[stack]))
            taken[stack] += 1
        else:
            found.append(A_SPECIAL if at in hexagons else NOTHING)
    return found


def _reach_owl(state: WitchstoneState, seat: Seat, stack: int) -> None:
    """Take the top owl tile, or score for an empty space (WS-PENTA-03)."""
    taken = state.owls_taken[stack]
    points = owl_points(state.edition, taken)
    if taken < len(state.edition.pentagram.owls):
        state.owls_taken[stack] += 1
        state.owls[seat] += (points,)
        if state.events is not None:
            state.tell(OwlTaken(seat, points))
        return
    score(state, seat, EMPTY_OWL_SPACES, points)
    if state.events is not None:
        state.tell(EmptyOwlSpaceReached(seat, points))


def _reach_hexagon(state: WitchstoneState, seat: Seat, number: int) -> None:
    """Take the special tile and refill, or gain actions of any one type (WS-PENTA-04, -05)."""
    special = state.hexagons[number]
    if special == EMPTY:
        agenda.hold(state, HEXAGON)
        if state.events is not None:
            state.tell(EmptyHexagonReached(seat))
        return
    state.beside[seat] += (special,)
    agenda.hold(state, SPECIAL + special)
    stack = state.specials
    state.hexagons[number] = stack[-1] if stack else EMPTY
    state.specials = stack[:-1]
    if state.events is not None:
        ids = state.edition.special_ids
        state.tell(SpecialTaken(seat, ids[special]))
        if stack:
            state.tell(HexagonRefilled(ids[stack[-1]]))


def _label_walk(state: WitchstoneState, action: Walk) -> Message:
    """Say what lies where the walk ends."""
    edition = state.edition
    space = (state.ring[state.turn] + action.steps) % len(edition.pentagram.spaces)
    onto = Message("witchstone-onto-light")
    if space in edition.owl_number:
        left = edition.pentagram.owls[state.owls_taken[edition.owl_number[space]] :]
        onto = Message("witchstone-onto-owl", value=left[0] if left else 0)
    elif space in edition.hexagon_number:
        special = state.hexagons[edition.hexagon_number[space]]
        tile: Argument = word(edition.special_ids[special]) if special != EMPTY else "none"
        onto = Message("witchstone-onto-hexagon", tile=tile)
    return label(action, onto=onto)


# -- special tiles ------------------------------------------------------------------------------


def _cannot_lay(state: WitchstoneState, seat: Seat, action: LaySpecial) -> IllegalAction | None:
    if action.tile not in state.edition.special_ids:
        return refuse("WS-CONT-07", "special", tile=action.tile)
    return (
        not_held(state, action.tile)
        or unknown_space(action.space)
        or occupied(state, seat, action.space, clause="WS-PENTA-07")
    )


def _lay(state: WitchstoneState, seat: Seat, action: LaySpecial) -> None:
    bonuses = state.edition.bonuses
    code = next(code for code in agenda.usable_bonuses(state) if bonuses[code].source == action.tile)
    lay_special(state, seat, code - SPECIAL, SPACE_INDEX[action.space])


def lay_special(state: WitchstoneState, seat: Seat, special: int, space: int) -> None:
    """Lay a special tile in the cauldron for good; by itself that triggers nothing (WS-PENTA-08)."""
    agenda.release(state, SPECIAL + special)
    beside = list(state.beside[seat])
    beside.remove(special)
    state.beside[seat] = tuple(beside)
    state.laid_specials[seat] += ((special, space),)
    for symbol in state.edition.specials[special]:
        state.symbols[6 * seat + symbol] |= BITS[space]
    state.occupied[seat] |= BITS[space]
    if state.events is not None:
        state.tell(SpecialLaid(seat, state.edition.special_ids[special], SPACES[space]))


def _label_lay(state: WitchstoneState, action: LaySpecial) -> Message:
    """List the clusters that the tile would belong to."""
    at = SPACE_INDEX.get(action.space)
    symbols = [symbol for symbol in action.tile.split("-") if symbol in SYMBOLS]
    if at is None or not symbols:
        return label(action, clusters="none")
    clusters = [
        Message(
            "witchstone-brings-bonus",
            number=cluster_at(state, state.turn, SYMBOLS.index(symbol), at).bit_count(),
            symbol=word(symbol),
        )
        for symbol in symbols
    ]
    return label(action, clusters=clusters)


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Walk, _walk, _cannot_walk, ("WS-PENTA-01",), _label_walk),
        ActionRules(LaySpecial, _lay, _cannot_lay, ("WS-PENTA-07",), _label_lay),
    )
)
