"""Magic wand actions (WS-WAND): advance first, then deal with the spaces in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.actions import Advance
from witchtable.games.witchstone.agenda import LEFT, WAND_SPACE, ActionType, not_running
from witchtable.games.witchstone.entries import SYMBOLS, WAND, WandSpace
from witchtable.games.witchstone.events import (
    BatchBegan,
    BatchClosed,
    TilesScored,
    WandAdvanced,
    WandScored,
)
from witchtable.games.witchstone.scoring import SILVER, score
from witchtable.games.witchstone.scroll_kinds import COUNTED, THINGS
from witchtable.games.witchstone.texts import label, refuse, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "CHAPTER",
    "TYPE",
    "actions_of_space",
    "advance",
    "ahead",
    "comes_first",
    "deal_with_next_space",
    "front_of_others",
    "room",
    "silver_points",
]


def room(state: WitchstoneState, seat: Seat) -> int:
    """Count the spaces up to the last one (WS-WAND-15)."""
    return state.edition.wand.last - state.wand[seat]


def ahead(state: WitchstoneState, seat: Seat, steps: int) -> list[WandSpace | None]:
    """List the next spaces before a counter, up to the last one; None brings nothing (WS-WAND-03)."""
    at = state.wand[seat] + 1
    return state.edition.wand_spaces[at : at + max(0, steps)]


def front_of_others(state: WitchstoneState, seat: Seat) -> int:
    """Find how far the foremost of the others is."""
    front = 0
    for other in range(state.seats):
        if other != seat and state.wand[other] > front:
            front = state.wand[other]
    return front


def comes_first(state: WitchstoneState, seat: Seat, at: int) -> bool:
    """Say whether a counter is first on a space: nobody else is further (WS-WAND-05, -07)."""
    return at >= front_of_others(state, seat)


class _Wand(ActionType):
    explained_by: tuple[str, ...] = ("WS-WAND-02", "WS-WAND-05", "WS-WAND-08")
    too_late: str | None = "WS-WAND-16"

    def choices(self, state: WitchstoneState, seat: Seat, left: int) -> list[Action]:
        """Advance by all steps of the batch, or by fewer (WS-WAND-02, WS-BONUS-11)."""
        return state.offers.advance[: min(left, room(state, seat))]

    def is_of_use(self, state: WitchstoneState, seat: Seat) -> bool:
        return room(state, seat) > 0  # WS-WAND-15

    def gains_by_more(self, state: WitchstoneState, seat: Seat, left: int) -> bool:
        return 0 < left < room(state, seat)


TYPE: Final[ActionType] = _Wand()


def _forbidden(state: WitchstoneState, seat: Seat, action: Advance) -> IllegalAction | None:
    if (problem := not_running(state, WAND)) is not None:
        return problem
    left, to_the_end = state.batches[LEFT], room(state, seat)
    if not 0 < action.steps <= left:
        return refuse("WS-WAND-01", "steps", steps=action.steps, left=left)
    if action.steps > to_the_end:
        return refuse("WS-WAND-15", "wand-end", room=to_the_end)
    return None


def _advance(state: WitchstoneState, seat: Seat, action: Advance) -> None:
    advance(state, seat, action.steps)


def advance(state: WitchstoneState, seat: Seat, steps: int) -> None:
    """Move the counter, judge who is first, and queue the spaces up (WS-WAND-01, -07, -08)."""
    start = state.wand[seat]
    end = start + steps
    spaces = state.edition.wand_spaces
    crossed = [at for at in range(start + 1, end + 1) if spaces[at] is not None]
    # Steps not made are lost: nothing may follow the test for being first (WS-WAND-16).
    lapsed = state.batches[LEFT] - steps
    state.batches[LEFT] = 0
    state.wand[seat] = end
    # The newcomer lies on top, wherever it lands.
    if state.stacking[-1] != seat:
        state.stacking = (*[other for other in state.stacking if other != seat], seat)
    first = comes_first(state, seat, end)
    if state.events is not None:
        state.tell(WandAdvanced(seat, steps, end, first))
        if lapsed:
            state.tell(BatchClosed(seat, SYMBOLS[WAND], lapsed))
    if crossed:
        state.queue += tuple([2 * at + first for at in crossed])
    if not state.queue_depth:
        # What is held already waits until the queue is empty (WS-WAND-10). An advance inside a
        # running queue only lengthens it (WS-WAND-11).
        state.queue_depth = len(state.batches)
        state.locked = len(state.held)


def deal_with_next_space(state: WitchstoneState, seat: Seat) -> None:
    """Deal with the first space of the queue; when there is none left, the queue is over."""
    if not state.queue:
        state.queue_depth = state.locked = 0
        return
    at, is_first = divmod(state.queue[0], 2)
    state.queue = state.queue[1:]
    space = state.edition.wand_spaces[at]
    assert space is not None
    if space.scores is not None:
        _score(state, seat, space)
    else:
        _begin_bonus(state, seat, space, is_first=bool(is_first))


def _begin_bonus(state: WitchstoneState, seat: Seat, space: WandSpace, *, is_first: bool) -> None:
    """Begin the batch of a dark space (WS-WAND-04)."""
    assert space.bonus is not None
    actions = actions_of_space(space, is_first=is_first)
    agenda.open_batch(state, SYMBOLS.index(space.bonus), actions, WAND_SPACE - space.at)
    if state.events is not None:
        state.tell(BatchBegan(seat, "wand", space.bonus, actions))


def _score(state: WitchstoneState, seat: Seat, space: WandSpace) -> None:
    """Score what is owned at this moment; never doubled (WS-WAND-06, -09)."""
    assert space.scores is not None
    points = _silver_points(state, seat, space)
    source = SILVER[THINGS[space.scores]]
    assert source is not None
    score(state, seat, source, points)
    if state.events is not None:
        kind = TilesScored if space.scores == "special-tiles" else WandScored
        state.tell(kind(seat, space.scores, points))


def _silver_points(state: WitchstoneState, seat: Seat, space: WandSpace) -> int:
    assert space.scores is not None
    return silver_points(space, COUNTED[THINGS[space.scores]].count_of(state, seat))


def silver_points(space: WandSpace, owned: int) -> int:
    """Say what a silver space scores for so many of what it counts (WS-WAND-06)."""
    return space.points * owned


def actions_of_space(space: WandSpace, *, is_first: bool) -> int:
    """Count the actions of a dark space: twice as many for being first (WS-WAND-05)."""
    return space.actions * (2 if is_first else 1)


def _label(state: WitchstoneState, action: Advance) -> Message:
    """List what the advance would cross, with the actions and points it would give now."""
    seat = state.turn
    crossed = ahead(state, seat, action.steps)
    first = comes_first(state, seat, state.wand[seat] + len(crossed))
    brings: list[Argument] = []
    for space in filter(None, crossed):
        if space.bonus is not None:
            number = actions_of_space(space, is_first=first)
            brings.append(Message("witchstone-brings-bonus", number=number, symbol=word(space.bonus)))
        else:
            what = Message("witchstone-scored", what=str(space.scores))
            points = _silver_points(state, seat, space)
            brings.append(Message("witchstone-brings-points", points=points, what=what))
    lost = max(0, state.batches[LEFT] - action.steps) if state.batches else 0
    return label(action, lost=lost, brings=brings or "none")


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Advance, _advance, _forbidden, ("WS-WAND-01", "WS-WAND-02"), _label),)
)
