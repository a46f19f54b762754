"""The Collect action (WD-COLLECT, WD-RESTORE): play a card, refresh, use the action points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.actions import Keep, Play, Refresh, Take
from witchtable.games.witchdom.components import DECKS, KINDS, LOCATIONS, POTIONS, WITCHES
from witchtable.games.witchdom.events import (
    CardPlayed,
    DisplayKept,
    ItemTaken,
    PointsLapsed,
    Refreshed,
    TakenByOstara,
    TakenResting,
)
from witchtable.games.witchdom.rules import brewing, supply
from witchtable.games.witchdom.rules.phases import COLLECT, EMPTY, REST, RESTORE, SPACES

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "can_order_matter", "gain", "gain_token", "keep", "play", "refresh", "space_of", "take",
]  # fmt: skip


def play(state: WitchdomState, seat: Seat, action: Play) -> None:
    """Play a card on top of the pile: it is the active card now (WD-COLLECT-01)."""
    card = state.edition.card_index[action.card]
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != card])
    state.piles[seat] += (card,)
    if state.told is not None:
        state.tell(CardPlayed(seat, action.card))
    if state.edition.restores[card]:
        state.phase = RESTORE
    else:
        _begin_collecting(state, seat)


def refresh(state: WitchdomState, seat: Seat, action: Refresh) -> None:
    """Use the restoration symbol (WD-RESTORE-02 to -04)."""
    box = state.edition
    if action.what in DECKS:
        deck = DECKS.index(action.what)
        cards = supply.return_cards(state, deck)
        if state.told is not None:
            state.tell(Refreshed(seat, action.what, tuple(box.faces[deck][card] for card in cards)))
        supply.lay_out_cards(state, deck)
    else:
        place = box.location_index[action.what]
        kinds = supply.return_tokens(state, place)
        if state.told is not None:
            state.tell(Refreshed(seat, action.what, tuple(box.kind_ids[kind] for kind in kinds)))
        supply.draw_tokens(state, place)
    _begin_collecting(state, seat)


def keep(state: WitchdomState, seat: Seat, action: Keep) -> None:  # noqa: ARG001
    """Leave everything as it lies (WD-RESTORE-01)."""
    if state.told is not None:
        state.tell(DisplayKept(seat))
    _begin_collecting(state, seat)


def take(state: WitchdomState, seat: Seat, action: Take) -> None:
    """Take one thing, refill the gap at once, and use up one point (WD-COLLECT-06 to -12)."""
    box = state.edition
    if action.item in box.kind_index:
        gain_token(state, seat, space_of(state, action))
    else:
        gain(state, seat, box.location_index[action.location], action.item)
    state.points -= 1
    _spend_points(state, seat)


def can_order_matter(state: WitchdomState) -> bool:
    """Ask whether anybody looks at the order of tokens again: only Ostara does (WD-COLLECT-07)."""
    return state.solo and state.round < state.last_round


def space_of(state: WitchdomState, action: Take) -> int:
    """Find the space of the token that is meant."""
    box, tokens = state.edition, state.tokens
    kind = box.kind_index[action.item]
    space = tokens.index(kind, box.location_index[action.location] * SPACES)
    for _ in range(action.which - 1):
        space = tokens.index(kind, space + 1)
    return space


def gain_token(state: WitchdomState, seat: Seat, space: int) -> None:
    """Put a token of the board in front of a seat and refill its space."""
    kind = state.tokens[space]
    state.held[seat * KINDS + kind] += 1
    if state.told is not None:
        box = state.edition
        place = space // SPACES
        which = state.tokens[place * SPACES : space + 1].count(kind)
        event = _taken(state, seat)
        state.tell(event(seat, box.locations[place], "resource", box.kind_ids[kind], which))
    supply.draw_token(state, space)


def gain(state: WitchdomState, seat: Seat, place: int, item: str) -> None:
    """Give a seat a face-up card, as `item`: potion, tool, witch or animal (WD-COLLECT-08 to -11)."""
    deck = POTIONS if item in ("potion", "tool") else WITCHES
    card = state.up[deck * LOCATIONS + place]
    if item == "potion":
        state.waiting_potions[seat] += (card,)
    elif item == "tool":
        state.waiting_tools[seat] += (card,)
    elif item == "witch":
        state.hands[seat] += (card,)
    else:
        state.waiting_animals[seat] += (card,)
    if state.told is not None:
        box = state.edition
        turned = item in ("tool", "animal")
        word = box.backs[deck][card] if turned else box.faces[deck][card]
        state.tell(ItemTaken(seat, box.locations[place], item, word))
    supply.turn_up(state, deck, place)


def _taken(state: WitchdomState, seat: Seat) -> type[ItemTaken]:
    """Tell apart by which rule something is taken."""
    if state.phase == REST:
        return TakenResting
    return ItemTaken if seat in state.deciders else TakenByOstara  # Ostara never decides


def _begin_collecting(state: WitchdomState, seat: Seat) -> None:
    state.phase = COLLECT
    state.location = 0
    state.points = state.edition.ap[state.piles[seat][-1]][0]
    _spend_points(state, seat)


def _spend_points(state: WitchdomState, seat: Seat) -> None:
    """Go down the board until a point can be used; at the end of it comes brewing (WD-COLLECT-05)."""
    points_by_place = state.edition.ap[state.piles[seat][-1]]
    while True:
        if state.points:
            if not _is_bare(state, state.location):
                return
            # Nothing can come from nothing (WD-COLLECT-04, WD-SUPPLY-04).
            if state.told is not None:
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
