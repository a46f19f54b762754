"""Decks, pouch and boxed cards: how gaps on the board are filled (WD-COLLECT-12, WD-SUPPLY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.games.witchdom.components import DECKS, LOCATIONS
from witchtable.games.witchdom.events import CardTurnedUp, DeckRanOut, GapFilled, TokenDrawn
from witchtable.games.witchdom.rules.phases import EMPTY, SPACES, begin_end_phase

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["draw_token", "fill_gaps", "lay_out", "top_back", "turn_up"]


def draw_token(state: WitchdomState, space: int, event: type[TokenDrawn] = TokenDrawn) -> None:
    """Draw a token from the pouch onto a space of the board (WD-SUPPLY-05)."""
    pouch = state.pouch
    total = sum(pouch)
    if not total:
        state.tokens[space] = EMPTY  # the gap stays open for now (WD-SUPPLY-01)
        return
    draw = state.chance.below(total)
    kind = 0
    while draw >= pouch[kind]:
        draw -= pouch[kind]
        kind += 1
    pouch[kind] -= 1
    state.tokens[space] = kind
    if state.events is not None:
        edition = state.edition
        state.tell(event(edition.locations[space // SPACES], edition.kind_ids[kind]))


def fill_gaps(state: WitchdomState) -> None:
    """Fill open gaps from the pouch, from the top, left to right (WD-SUPPLY-02)."""
    tokens = state.tokens
    while EMPTY in tokens and any(state.pouch):
        draw_token(state, tokens.index(EMPTY), GapFilled)


def turn_up(state: WitchdomState, deck: int, place: int) -> None:
    """Turn up the top card of a deck beside a location (WD-COLLECT-12).

    With the last card the deck has run out: its boxed cards take its place at once, and the end
    of the game begins (WD-END-02, WD-END-05 to -08).
    """
    if not state.decks[deck]:
        state.up[deck * LOCATIONS + place] = EMPTY
        return
    lay_out(state, deck, place)
    if not state.decks[deck]:
        state.decks[deck] = tuple(state.chance.shuffled(state.boxes[deck]))
        state.boxes[deck] = ()
        if state.events is not None:
            reserve = len(state.decks[deck])
            state.tell(DeckRanOut(DECKS[deck], reserve, top_back(state, deck)))
        begin_end_phase(state, "deck")


def top_back(state: WitchdomState, deck: int) -> str | None:
    """Name what shows on the back of the top card of a deck (WD-INFO-04)."""
    cards = state.decks[deck]
    return state.edition.backs[deck][cards[-1]] if cards else None


def lay_out(state: WitchdomState, deck: int, place: int) -> None:
    """Lay the top card of a deck beside a location, whatever that does to the deck."""
    cards = state.decks[deck]
    card = state.up[deck * LOCATIONS + place] = cards[-1]
    state.decks[deck] = cards = cards[:-1]
    if state.sunk[deck] > len(cards):
        state.sunk[deck] = len(cards)  # a card that was known came up again
    if state.events is not None:
        edition = state.edition
        face, back = edition.faces[deck][card], top_back(state, deck)
        state.tell(CardTurnedUp(DECKS[deck], edition.locations[place], face, back))
