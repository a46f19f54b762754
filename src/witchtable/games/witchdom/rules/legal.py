"""What a seat may do, phase by phase. Must agree with refusals.py, which says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchdom.actions import End, Rest
from witchtable.games.witchdom.components import LOCATIONS, POTIONS, WITCHES
from witchtable.games.witchdom.rules import animals, brewing, collect, novices
from witchtable.games.witchdom.rules.phases import SPACES

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["legal"]

_REST = (Rest(),)
_END = (End(),)


def legal(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of the seat whose turn it is."""
    return _BY_PHASE[state.phase](state, seat)


def _novices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Choose a pair that nobody has taken (WD-SETUP-20)."""
    return tuple([state.offers.choose[clan] for clan in novices.pairs_left(state)])


def _play(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """Collect with any card in hand, or rest if a card has been played (WD-TURN-01 to -04)."""
    play = state.offers.play
    cards = tuple([play[card] for card in state.hands[seat]])
    return cards + _REST if state.piles[seat] else cards


def _restore(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Refresh what lies there, or leave it (WD-RESTORE-01, -02)."""
    offers = state.offers
    choices: list[Action] = [offers.keep]
    for deck in (POTIONS, WITCHES):
        if max(state.up[deck * LOCATIONS : (deck + 1) * LOCATIONS]) >= 0:
            choices.append(offers.refresh_deck[deck])
    for place in range(LOCATIONS):
        if max(state.tokens[place * SPACES : (place + 1) * SPACES]) >= 0:
            choices.append(offers.refresh_location[place])
    return tuple(choices)


def _collect(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Take one thing at the current location (WD-COLLECT-06)."""
    place = state.location
    offers = state.offers
    a, b, c = state.tokens[place * SPACES : (place + 1) * SPACES]
    at = offers.tokens if collect.can_order_matter(state) else offers.kinds
    choices = at(place, a, b, c)
    if state.up[place] >= 0:
        choices += offers.take_potion[place]
    if state.up[LOCATIONS + place] >= 0:
        choices += (offers.take_witch[place],)
        if state.animals:
            choices += (offers.take_animal[place],)
    return choices


def _rest(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Take a resource anywhere on the board (WD-REST-02)."""
    offers = state.offers
    a, b, c, d, e, f, g, h, i = state.tokens
    at = offers.tokens if collect.can_order_matter(state) else offers.kinds
    return at(0, a, b, c) + at(1, d, e, f) + at(2, g, h, i)


def _brew(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """Brew, tame, or end the turn (WD-BREW-01, WD-ANIMAL-03)."""
    choices: list[Action] = [state.offers.brew[potion] for potion in brewing.brewable(state, seat)]
    if state.animals:
        choices += [state.offers.tame[animal] for animal in animals.tameable(state, seat)]
    return (*choices, *_END)


# Indexed by phase; the phase after these is the end of the game, where nobody decides.
_BY_PHASE: tuple[Callable[[WitchdomState, Seat], tuple[Action, ...]], ...] = (
    _novices,
    _play,
    _restore,
    _collect,
    _rest,
    _brew,
    brewing.paying,
)
