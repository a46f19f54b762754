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
    BREW,
    COLLECT,
    EMPTY,
    NOVICES,
    PAY,
    PLAY,
    REST,
    RESTORE,
    SPACES,
    Phase,
    refuse,
    wrong_moment,
)
from witchtable.games.witchdom.texts import name

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "CHAPTER",
    "PHASES",
    "active_card",
    "begin_collecting",
    "points_by_place",
    "spend_points",
]


def _choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """Collect with any card in hand, or rest if a card has been played (WD-TURN-01 to -04)."""
    play = state.offers.play
    cards = tuple([play[card] for card in state.hands[seat]])
    return cards + state.offers.rest if state.piles[seat] else cards


def _question(state: WitchdomState, seat: Seat) -> Message:
    if not state.hands[seat]:
        return Message("witchdom-ask-rest-only")
    return Message("witchdom-ask-play" if state.piles[seat] else "witchdom-ask-play-only")


# -- playing a card -----------------------------------------------------------------------------


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


def _label(state: WitchdomState, action: Play) -> Message:
    return Message("witchdom-do-play", card=name(state.edition, action.card))


# -- using its points ---------------------------------------------------------------------------


def active_card(state: WitchdomState) -> int:
    """Find the card that is used in this turn, or EMPTY (WD-COLLECT-01)."""
    return state.piles[state.turn][-1] if state.phase in (RESTORE, COLLECT, BREW, PAY) else EMPTY


def points_by_place(state: WitchdomState) -> tuple[int, ...]:
    """Count the action points that are left in this turn at each location, also those to come."""
    if state.phase == RESTORE:
        return state.edition.ap[active_card(state)]
    if state.phase != COLLECT:
        return (0,) * LOCATIONS
    here = state.location
    return (0,) * here + (state.points,) + state.edition.ap[active_card(state)][here + 1 :]


def begin_collecting(state: WitchdomState, seat: Seat) -> None:
    """Begin at the top of the board with the points of the active card."""
    state.phase = COLLECT
    state.location = 0
    state.points = state.edition.ap[state.piles[seat][-1]][0]
    spend_points(state, seat)


def spend_points(state: WitchdomState, seat: Seat) -> None:
    """Go down the board until a point can be used; at the end of it comes brewing (WD-COLLECT-05)."""
    points = state.edition.ap[state.piles[seat][-1]]
    while True:
        if state.points:
            if not _is_bare(state, state.location):
                return
            # Nothing can come from nothing (WD-COLLECT-04, WD-SUPPLY-04).
            if state.events is not None:
                bare = state.edition.locations[state.location]
                state.tell(PointsLapsed(seat, bare, state.points))
        if state.location == LOCATIONS - 1:
            break
        state.location += 1
        state.points = points[state.location]
    state.points = 0
    brewing.begin_brewing(state, seat)


def _is_bare(state: WitchdomState, at: int) -> bool:
    return (
        state.up[at] == EMPTY
        and state.up[LOCATIONS + at] == EMPTY
        and max(state.tokens[at * SPACES : (at + 1) * SPACES]) == EMPTY
    )


_CLAUSES: Final = ("WD-TURN-01", "WD-TURN-02", "WD-COLLECT-01")

CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Play, _play, _forbidden, _CLAUSES, _label),),
    {PLAY: _choices},
)
PHASES: Final[dict[int, Phase]] = {
    PLAY: Phase("WD-TURN-01", ("WD-TURN-01", "WD-COLLECT-01", "WD-REST-01"), _question),
}
