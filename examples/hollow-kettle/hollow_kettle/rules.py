"""The rules: what may be done when, what forbids it, what it does, and what it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hollow_kettle.moves import Drop, Dropped, Herb, Ladle, Ladled, NightEnded
from witchtable.engine.chapters import ActionRules, Chapter, put_together
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message

if TYPE_CHECKING:
    from hollow_kettle.state import KettleState

POINTS = {"mint": 1, "sage": 2, "moonwort": 3}
CARDS: dict[Herb, int] = {"mint": 8, "sage": 6, "moonwort": 4, "nightshade": 6}
HAND = 3


def offered(state: KettleState, seat: Seat) -> tuple[Action, ...]:
    drops = [Drop(herb) for herb in CARDS if herb in state.hands[seat]]
    return (*drops, Ladle()) if state.can_ladle else tuple(drops)


# -- dropping ---------------------------------------------------------------------------------------


def drop_forbidden(state: KettleState, seat: Seat, action: Drop) -> IllegalAction | None:
    if action.herb in state.hands[seat]:
        return None
    return IllegalAction("HK-DROP-01", Message("hollow-kettle-refuse-hand", herb=action.herb))


def drop(state: KettleState, seat: Seat, action: Drop) -> None:
    hand = list(state.hands[seat])
    hand.remove(action.herb)
    state.kettle += (action.herb,)
    state.cooks += (seat,)
    if state.deck:
        hand.append(state.deck[-1])
        state.deck = state.deck[:-1]
    state.hands[seat] = tuple(sorted(hand))
    if state.events is not None:
        state.tell(Dropped(seat, action.herb))
    pass_on(state, seat)


def drop_label(_: KettleState, action: Drop) -> Message:
    return Message("hollow-kettle-do-drop", herb=Message("hollow-kettle-word", word=action.herb))


# -- ladling ----------------------------------------------------------------------------------------


def ladle_forbidden(state: KettleState, seat: Seat, action: Ladle) -> IllegalAction | None:
    if state.can_ladle:
        return None
    facts = {"count": len(state.kettle), "needed": state.seats}
    return IllegalAction("HK-LADLE-01", Message("hollow-kettle-refuse-few", **facts))


def ladle(state: KettleState, seat: Seat, action: Ladle) -> None:
    herbs, state.kettle, state.cooks = state.kettle, (), ()
    state.laid_out[seat] += herbs
    if state.events is not None:
        state.tell(Ladled(seat, herbs, sum(map(state.worth, herbs))))
    pass_on(state, seat)


def ladle_label(state: KettleState, action: Ladle) -> Message:
    return Message("hollow-kettle-do-ladle", count=len(state.kettle))


# -- from turn to turn ------------------------------------------------------------------------------


def pass_on(state: KettleState, seat: Seat) -> None:
    left = (seat + 1) % state.seats
    state.deciders = (left,) if state.hands[left] else ()
    if not state.deciders and state.events is not None:
        state.tell(NightEnded(state.winners))


RULES = put_together(
    Chapter(
        actions=(
            ActionRules(Drop, drop, drop_forbidden, ("HK-TURN-01", "HK-DROP-01"), drop_label),
            ActionRules(Ladle, ladle, ladle_forbidden, ("HK-TURN-01", "HK-LADLE-01"), ladle_label),
        ),
        offered={0: offered},
    )
)
