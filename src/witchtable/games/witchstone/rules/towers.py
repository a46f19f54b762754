"""Choosing a tower (WS-SETUP-09 to -12): the first decision of everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import Tower
from witchtable.games.witchstone.bonuses import symbols_of
from witchtable.games.witchstone.events import BigWitchPlaced
from witchtable.games.witchstone.rules import agenda, witches
from witchtable.games.witchstone.rules.phases import TOWER, WORK
from witchtable.games.witchstone.rules.refusing import refuse
from witchtable.games.witchstone.rules.six_actions import can_use
from witchtable.games.witchstone.scoring import WITCHES, score
from witchtable.games.witchstone.texts import label, seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "choices"]


def choices(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """List the towers without a Big Witch (WS-SETUP-10)."""
    return tuple(action for tower, action in state.offers.tower.items() if tower not in state.towers)


def _forbidden(state: WitchstoneState, seat: Seat, action: Tower) -> IllegalAction | None:
    edition = state.edition
    if state.phase != TOWER:
        own = word(edition.location_ids[state.towers[seat]])
        return refuse("WS-SETUP-10", "tower-chosen", tower=own)
    location = edition.location_index.get(action.tower)
    if location not in edition.towers:
        towers = ", ".join(edition.location_ids[tower] for tower in edition.towers)
        return refuse("WS-SETUP-10", "not-a-tower", location=action.tower, towers=towers)
    if location in state.towers:
        owner = seat_name(state.towers.index(location))
        return refuse("WS-SETUP-10", "tower-taken", tower=word(action.tower), owner=owner)
    return None


def _choose(state: WitchstoneState, seat: Seat, action: Tower) -> None:
    """Stand the Big Witch on a tower: points, and its chip at once (WS-SETUP-10, -11)."""
    edition = state.edition
    location = edition.location_index[action.tower]
    state.towers[seat] = location
    state.network[seat] = state.standing[seat] = 1 << location
    points = edition.scoring.standing_witch
    score(state, seat, WITCHES, points)
    if state.events is not None:
        state.tell(BigWitchPlaced(seat, action.tower, points))
    witches.take_chip(state, seat, location)
    state.phase = WORK
    if state.held:
        # The chip is carried out as the only bonus of this placement (WS-SETUP-12).
        (code,) = state.held
        (symbol,) = symbols_of(edition, code)
        if can_use(state, seat, symbol):
            agenda.begin(state, seat, code, symbol)
        else:
            state.held = ()


def _label(state: WitchstoneState, action: Tower) -> Message:
    return label(action, chip=witches.chip_at(state, action.tower))


CHAPTER: Final = Chapter(
    (ActionRules(Tower, _choose, _forbidden, ("WS-SETUP-10", "WS-SETUP-11"), _label),), {TOWER: choices}
)
