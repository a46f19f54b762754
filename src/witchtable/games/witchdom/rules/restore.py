"""The restoration symbol (WD-RESTORE): refresh what lies on the board, before any point is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Keep, Refresh
from witchtable.games.witchdom.components import DECKS, LOCATIONS, POTIONS, WITCHES
from witchtable.games.witchdom.events import DisplayKept, Refreshed
from witchtable.games.witchdom.rules import collect, supply
from witchtable.games.witchdom.rules.phases import (
    BREW,
    COLLECT,
    EMPTY,
    PAY,
    RESTORE,
    SPACES,
    Phase,
    refuse,
    wrong_moment,
)
from witchtable.games.witchdom.texts import plain_label, word

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "PHASES"]


def _choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Refresh what lies there, or leave it (WD-RESTORE-01, -02)."""
    offers = state.offers
    found: list[Action] = [offers.keep]
    for deck in (POTIONS, WITCHES):
        if _are_cards_there(state, deck):
            found.append(offers.refresh_deck[deck])
    for place in range(LOCATIONS):
        if _are_tokens_there(state, place):
            found.append(offers.refresh_location[place])
    return tuple(found)


def _question(state: WitchdomState, seat: Seat) -> Message:  # noqa: ARG001
    return Message("witchdom-ask-restore")


def _are_cards_there(state: WitchdomState, deck: int) -> bool:
    return max(state.up[deck * LOCATIONS : (deck + 1) * LOCATIONS]) >= 0


def _are_tokens_there(state: WitchdomState, place: int) -> bool:
    return max(state.tokens[place * SPACES : (place + 1) * SPACES]) >= 0


# -- refreshing ---------------------------------------------------------------------------------


def _cannot_refresh(state: WitchdomState, seat: Seat, action: Refresh) -> IllegalAction | None:
    if state.phase in (COLLECT, BREW, PAY):
        return _too_late(state, seat)
    if state.phase != RESTORE:
        return wrong_moment(state)
    what, place = action.what, state.edition.location_index.get(action.what)
    if what in DECKS:
        is_there = _are_cards_there(state, DECKS.index(what))
    elif place is not None:
        is_there = _are_tokens_there(state, place)
    else:
        return refuse("WD-RESTORE-02", "refresh-what", what=what)
    return None if is_there else refuse("WD-RESTORE-09", "nothing-to-refresh", what=what)


def _too_late(state: WitchdomState, seat: Seat) -> IllegalAction:
    active = state.piles[seat][-1]
    if not state.edition.restores[active]:
        return refuse("WD-RESTORE-01", "no-symbol")
    points = state.edition.ap[active]
    if state.points == sum(points[: state.location + 1]):
        return refuse("WD-RESTORE-01", "refresh-once")  # no point has been used yet
    return refuse("WD-RESTORE-05", "refresh-late")


def _refresh(state: WitchdomState, seat: Seat, action: Refresh) -> None:
    """Use the restoration symbol (WD-RESTORE-02 to -04)."""
    edition = state.edition
    if action.what in DECKS:
        deck = DECKS.index(action.what)
        cards = _return_cards(state, deck)
        if state.events is not None:
            state.tell(Refreshed(seat, action.what, tuple(edition.faces[deck][card] for card in cards)))
        _lay_out_cards(state, deck)
    else:
        place = edition.location_index[action.what]
        kinds = _return_tokens(state, place)
        if state.events is not None:
            state.tell(Refreshed(seat, action.what, tuple(edition.kind_ids[kind] for kind in kinds)))
        _draw_tokens(state, place)
    collect.begin_collecting(state, seat)


def _return_cards(state: WitchdomState, deck: int) -> list[int]:
    """Put the face-up cards under their deck, and name them (WD-RESTORE-03, -07)."""
    places = slice(deck * LOCATIONS, (deck + 1) * LOCATIONS)
    returned = [card for card in state.up[places] if card != EMPTY]
    state.up[places] = [EMPTY] * LOCATIONS
    state.decks[deck] = (*reversed(returned), *state.decks[deck])
    state.sunk[deck] += len(returned)
    return returned


def _lay_out_cards(state: WitchdomState, deck: int) -> None:
    """Turn up new cards beside all locations, after `_return_cards` (WD-RESTORE-03).

    Not `supply.turn_up`: the deck got back what it gives, so it never runs out here (WD-RESTORE-10).
    """
    for place in range(LOCATIONS):
        if state.decks[deck]:
            supply.lay_out(state, deck, place)


def _return_tokens(state: WitchdomState, place: int) -> list[int]:
    """Mix the tokens of a location into the pouch, and name them (WD-RESTORE-04, -08)."""
    spaces = slice(place * SPACES, (place + 1) * SPACES)
    returned = [kind for kind in state.tokens[spaces] if kind != EMPTY]
    state.tokens[spaces] = [EMPTY] * SPACES
    for kind in returned:
        state.pouch[kind] += 1
    return returned


def _draw_tokens(state: WitchdomState, place: int) -> None:
    """Draw new tokens onto a location, after `_return_tokens` (WD-RESTORE-04)."""
    for space in range(place * SPACES, (place + 1) * SPACES):
        supply.draw_token(state, space)


def _clauses_of_refreshing(state: WitchdomState, seat: Seat, action: Refresh) -> tuple[str, ...]:  # noqa: ARG001
    return ("WD-RESTORE-02", "WD-RESTORE-03" if action.what in DECKS else "WD-RESTORE-04")


def _label_refresh(state: WitchdomState, action: Refresh) -> Message:  # noqa: ARG001
    return Message("witchdom-do-refresh", what=word(action.what))


# -- keeping ------------------------------------------------------------------------------------


def _cannot_keep(state: WitchdomState, seat: Seat, action: Keep) -> IllegalAction | None:  # noqa: ARG001
    return None if state.phase == RESTORE else wrong_moment(state)


def _keep(state: WitchdomState, seat: Seat, action: Keep) -> None:  # noqa: ARG001
    """Leave everything as it lies (WD-RESTORE-01)."""
    if state.events is not None:
        state.tell(DisplayKept(seat))
    collect.begin_collecting(state, seat)


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Refresh, _refresh, _cannot_refresh, _clauses_of_refreshing, _label_refresh),
        ActionRules(Keep, _keep, _cannot_keep, ("WD-RESTORE-01",), plain_label),
    ),
    {RESTORE: _choices},
)
PHASES: Final[dict[int, Phase]] = {
    RESTORE: Phase("WD-TURN-07", ("WD-RESTORE-01", "WD-RESTORE-02"), _question)
}
