"""Choosing novices (WD-SETUP-20): before the first turn, each player takes a pair of those left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.actions import Choose
from witchtable.games.witchdom.events import NovicesChosen
from witchtable.games.witchdom.rules import turn
from witchtable.games.witchdom.rules.phases import NOVICES

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["begin_choosing", "choose", "pairs_left"]


def pairs_left(state: WitchdomState) -> list[int]:
    """List the pairs that nobody has taken, by the number of the clan card with their symbol."""
    pairs = state.edition.pairs
    return [clan for clan, pair in enumerate(pairs) if pair and clan not in state.clans]


def begin_choosing(state: WitchdomState) -> None:
    """Ask the first player; the others follow in turn order."""
    state.phase = NOVICES
    _ask(state, 0)


def choose(state: WitchdomState, seat: Seat, action: Choose) -> None:
    """Take a pair into hand and lay out the clan card of its symbol; then the next player chooses."""
    box = state.edition
    clan = box.clan_index[action.pair]
    state.clans = (*state.clans[:seat], clan, *state.clans[seat + 1 :])
    state.hands[seat] = box.pairs[clan]
    if state.told is not None:
        cards = tuple(box.card_ids[card] for card in state.hands[seat])
        state.tell(NovicesChosen(seat, action.pair, cards))
    if state.solo or seat == state.seats - 1:
        turn.begin_round(state)
    else:
        _ask(state, seat + 1)


def _ask(state: WitchdomState, seat: Seat) -> None:
    state.turn = seat
    state.deciders = (seat,)
