"""Decks, pouch and boxed cards: how gaps on the board are filled (WD-COLLECT-12, WD-SUPPLY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.games.witchdom.components import DECKS, LOCATIONS
from witchtable.games.witchdom.events import CardTurnedUp, DeckRanOut, TokenDrawn
from witchtable.games.witchdom.rules import ending
from witchtable.games.witchdom.rules.phases import EMPTY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["draw_token", "fill_gaps", "refresh_cards", "refresh_tokens", "top_back", "turn_up"]


def draw_token(state: WitchdomState, space: int) -> None:
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
    if state.told is not None:
        box = state.edition
        state.tell(TokenDrawn(box.locations[space // 3], box.kind_ids[kind]))


def fill_gaps(state: WitchdomState) -> None:
    """Fill open gaps from the pouch, from the top, left to right (WD-SUPPLY-02)."""
    tokens = state.tokens
    while EMPTY in tokens and any(state.pouch):
        draw_token(state, tokens.index(EMPTY))


def turn_up(state: WitchdomState, deck: int, place: int) -> None:
    """Turn up the top card of a deck beside a location (WD-COLLECT-12).

    With the last card the deck has run out: its boxed cards take its place at once, and the end
    of the game begins (WD-END-02, WD-END-05 to -08).
    """
    if not state.decks[deck]:
        state.up[deck * 3 + place] = EMPTY
        return
    _lay_out(state, deck, place)
    if not state.decks[deck]:
        state.decks[deck] = tuple(state.chance.shuffled(state.boxes[deck]))
        state.boxes[deck] = ()
        if state.told is not None:
            reserve = len(state.decks[deck])
            state.tell(DeckRanOut(DECKS[deck], reserve, top_back(state, deck)))
        ending.trigger(state, "deck")


def refresh_cards(state: WitchdomState, deck: int) -> list[int]:
    """Put the face-up cards under their deck and lay out new ones (WD-RESTORE-03, -07).

    Not `turn_up`: the deck gets back what it gives, so it never runs out here (WD-RESTORE-10).
    """
    places = slice(deck * 3, deck * 3 + LOCATIONS)
    returned = [card for card in state.up[places] if card != EMPTY]
    state.up[places] = [EMPTY] * LOCATIONS
    state.decks[deck] = (*reversed(returned), *state.decks[deck])
    for place in range(LOCATIONS):
        if state.decks[deck]:
            _lay_out(state, deck, place)
    return returned


def refresh_tokens(state: WitchdomState, place: int) -> list[int]:
    """Mix the tokens of a location into the pouch and draw new ones (WD-RESTORE-04, -08)."""
    spaces = range(place * 3, place * 3 + 3)
    returned = [state.tokens[space] for space in spaces if state.tokens[space] != EMPTY]
    for kind in returned:
        state.pouch[kind] += 1
    for space in spaces:
        draw_token(state, space)
    return returned


def top_back(state: WitchdomState, deck: int) -> str | None:
    """Name what shows on the back of the top card of a deck (WD-INFO-04)."""
    cards = state.decks[deck]
    return state.edition.backs[deck][cards[-1]] if cards else None


def _lay_out(state: WitchdomState, deck: int, place: int) -> None:
    cards = state.decks[deck]
    card = state.up[deck * 3 + place] = cards[-1]
    state.decks[deck] = cards[:-1]
    if state.told is not None:
        box = state.edition
        face, back = box.faces[deck][card], top_back(state, deck)
        state.tell(CardTurnedUp(DECKS[deck], box.locations[place], face, back))
