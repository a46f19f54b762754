"""The Collect action (WD-COLLECT): play a card, then use its action points down the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Play
from witchtable.games.witchdom.components import LOCATIONS
from witchtable.games.witchdom.events import CardPlayed, PointsLapsed
from witchtable.games.witchdom.rules import brewing
from witchtable.games.witchdom.rules.phases import (
    COLLECT,
    EMPTY,
    NOVICES,
    PLAY,
    REST,
    RESTORE,
    SPACES,
)
from witchtable.games.witchdom.rules.refusing import refuse, wrong_moment
from witchtable.games.witchdom.texts import name

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "begin_collecting", "choices", "spend_points"]


def choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """Collect with any card in hand, or rest if a card has been played (WD-TURN-01 to -04)."""
    play = state.offers.play
    cards = tuple([play[card] for card in state.hands[seat]])
    return cards + state.offers.rest if state.piles[seat] else cards


def _forbidden(state: WitchdomState, seat: Seat, action: Play) -> IllegalAction | None:
    if state.phase in (NOVICES, REST):
        return wrong_moment(state)
    if state.phase != PLAY:
        return refuse("WD-COLLECT-02", "one-card")
    edition = state.edition
    card, number = name(edition, action.card), edition.card_index.get(action.card)
    if number in state.hands[seat]:
        return None
    if number in state.piles[seat]:
        return refuse("WD-COLLECT-01", "played-already", card=card)
    if number in state.clan_witches[seat]:
        return refuse("WD-BREW-09", "in-clan", card=card)
    return refuse("WD-TURN-02", "not-in-hand", card=card)


def _play(state: WitchdomState, seat: Seat, action: Play) -> None:
    """Play a card on top of the pile: it is the active card now (WD-COLLECT-01)."""
    card = state.edition.card_index[action.card]
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != card])
    state.piles[seat] += (card,)
    if state.events is not None:
        state.tell(CardPlayed(seat, action.card))
    if state.edition.restores[card]:
        state.phase = RESTORE
    else:
        begin_collecting(state, seat)


def begin_collecting(state: WitchdomState, seat: Seat) -> None:
    """Begin at the top of the board with the points of the active card."""
    state.phase = COLLECT
    state.location = 0
    state.points = state.edition.ap[state.piles[seat][-1]][0]
    spend_points(state, seat)


def spend_points(state: WitchdomState, seat: Seat) -> None:
    """Go down the board until a point can be used; at the end of it comes brewing (WD-COLLECT-05)."""
    points_by_place = state.edition.ap[state.piles[seat][-1]]
    while True:
        if state.points:
            if not _is_bare(state, state.location):
                return
            # Nothing can come from nothing (WD-COLLECT-04, WD-SUPPLY-04).
            if state.events is not None:
                place = state.edition.locations[state.location]
                state.tell(PointsLapsed(seat, place, state.points))
        if state.location == LOCATIONS - 1:
            break
        state.location += 1
        state.points = points_by_place[state.location]
    state.points = 0
    brewing.begin_brewing(state, seat)


def _is_bare(state: WitchdomState, place: int) -> bool:
    return (
        state.up[place] == EMPTY
        and state.up[LOCATIONS + place] == EMPTY
        and max(state.tokens[place * SPACES : (place + 1) * SPACES]) == EMPTY
    )


def _label(state: WitchdomState, action: Play) -> Message:
    return Message("witchdom-do-play", card=name(state.edition, action.card))


CHAPTER: Final = Chapter(
    (ActionRules(Play, _play, _forbidden, ("WD-TURN-01", "WD-TURN-02", "WD-COLLECT-01"), _label),),
    {PLAY: choices},
)
