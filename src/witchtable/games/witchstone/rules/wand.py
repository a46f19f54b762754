"""Magic wand actions (WS-WAND): advance first, then deal with the spaces in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.actions import Advance
from witchtable.games.witchstone.entries import SYMBOLS, WAND, WandSpace
from witchtable.games.witchstone.events import (
    BatchBegan,
    BatchClosed,
    TilesScored,
    WandAdvanced,
    WandScored,
)
from witchtable.games.witchstone.rules import agenda
from witchtable.games.witchstone.rules.agenda import LEFT, WAND_SPACE
from witchtable.games.witchstone.rules.refusals import not_running, refuse
from witchtable.games.witchstone.scoring import SILVER, score
from witchtable.games.witchstone.scroll_kinds import COUNTED, THINGS
from witchtable.games.witchstone.texts import label, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "actions_of_space", "choices", "deal_with_next_space", "room"]


def room(state: WitchstoneState, seat: Seat) -> int:
    """Count the spaces up to the last one (WS-WAND-15)."""
    return state.edition.wand.last - state.wand[seat]


def choices(state: WitchstoneState, seat: Seat, left: int) -> list[Action]:
    """Advance by all steps of the batch, or by fewer (WS-WAND-02, WS-BONUS-11)."""
    return state.offers.advance[: min(left, room(state, seat))]


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
    """Move the counter, judge who is first, and queue the spaces up (WS-WAND-01, -07, -08)."""
    edition = state.edition
    start = state.wand[seat]
    end = start + action.steps
    # Steps not made are lost: nothing may follow the test for being first (WS-WAND-16).
    lapsed = state.batches[LEFT] - action.steps
    state.batches[LEFT] = 0
    state.wand[seat] = end
    # The newcomer lies on top, wherever it lands.
    state.stacking = (*(other for other in state.stacking if other != seat), seat)
    is_first = end >= max(state.wand)
    if state.events is not None:
        state.tell(WandAdvanced(seat, action.steps, end, is_first))
        if lapsed:
            state.tell(BatchClosed(seat, SYMBOLS[WAND], lapsed))
    spaces = tuple(
        2 * at + is_first for at in range(start + 1, end + 1) if edition.wand_spaces[at] is not None
    )
    state.queue += spaces
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
    return space.points * COUNTED[THINGS[space.scores]].count_of(state, seat)


def actions_of_space(space: WandSpace, *, is_first: bool) -> int:
    """Count the actions of a dark space: twice as many for being first (WS-WAND-05)."""
    return space.actions * (2 if is_first else 1)


def _label(state: WitchstoneState, action: Advance) -> Message:
    """List what the advance would cross, with the actions and points it would give now."""
    seat, edition = state.turn, state.edition
    start = state.wand[seat]
    end = min(start + action.steps, edition.wand.last)
    is_first = end >= max(state.wand)
    brings: list[Argument] = []
    for space in filter(None, edition.wand_spaces[start + 1 : end + 1]):
        if space.bonus is not None:
            number = actions_of_space(space, is_first=is_first)
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
