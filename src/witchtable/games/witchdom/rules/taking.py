"""Taking things from the board: with action points (WD-COLLECT-06 to -16), or resting (WD-REST)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchdom.actions import Rest, Take
from witchtable.games.witchdom.components import KINDS, LOCATIONS, POTIONS, WITCHES
from witchtable.games.witchdom.events import ItemTaken, Rested, TakenByOstara, TakenResting
from witchtable.games.witchdom.rules import collect, supply
from witchtable.games.witchdom.rules.phases import (
    COLLECT,
    DONE,
    EMPTY,
    PLAY,
    REST,
    SPACES,
    Phase,
    refuse,
    wrong_moment,
)
from witchtable.games.witchdom.texts import name, place, plain_label, word

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "PHASES", "gain_token"]

_CARDS: Final = {
    "potion": "WD-COLLECT-08",
    "tool": "WD-COLLECT-09",
    "witch": "WD-COLLECT-10",
    "animal": "WD-COLLECT-11",
}
"""What can be taken besides resources, and by which rule."""


# -- what is offered -----------------------------------------------------------------------------


def _choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Take one thing at the current location (WD-COLLECT-06)."""
    here = state.location
    offers = state.offers
    a, b, c = state.tokens[here * SPACES : (here + 1) * SPACES]
    at = offers.tokens if _can_order_matter(state) else offers.kinds
    found = at(here, a, b, c)
    if state.up[here] >= 0:
        found += offers.take_potion[here]
    if state.up[LOCATIONS + here] >= 0:
        found += (offers.take_witch[here],)
        if state.animals:
            found += (offers.take_animal[here],)
    return found


def _choices_resting(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Take a resource anywhere on the board (WD-REST-02)."""
    offers = state.offers
    a, b, c, d, e, f, g, h, i = state.tokens
    at = offers.tokens if _can_order_matter(state) else offers.kinds
    return at(0, a, b, c) + at(1, d, e, f) + at(2, g, h, i)


def _can_order_matter(state: WitchdomState) -> bool:
    """Ask whether anybody looks at the order of tokens again: only Ostara does (WD-COLLECT-07)."""
    return state.solo and state.round < state.last_round


def _question(state: WitchdomState, seat: Seat) -> Message:  # noqa: ARG001
    where = place(state.edition.locations[state.location])
    return Message("witchdom-ask-collect", place=where, points=state.points)


def _question_resting(state: WitchdomState, seat: Seat) -> Message:  # noqa: ARG001
    return Message("witchdom-ask-rest", points=state.points)


# -- what forbids it ----------------------------------------------------------------------------


def _cannot_take(state: WitchdomState, seat: Seat, action: Take) -> IllegalAction | None:  # noqa: ARG001
    edition = state.edition
    if state.phase not in (COLLECT, REST):
        return wrong_moment(state)
    if action.location not in edition.location_index:
        known = ", ".join(edition.locations)
        return refuse("WD-CONT-01", "location", location=action.location, known=known)
    is_resource = action.item in edition.kind_index
    if not is_resource and action.item not in _CARDS:
        return refuse("WD-COLLECT-06", "item", item=action.item)
    if state.phase == REST:
        if not is_resource:
            return refuse("WD-REST-02", "rest-resources", item=action.item)
        return _not_that_one(state, action, "WD-REST-02")
    here = edition.locations[state.location]
    if action.location != here:
        there = place(action.location)
        return refuse("WD-COLLECT-05", "other-location", place=there, here=place(here))
    if action.item == "animal" and not state.animals:
        return refuse("WD-ANIMAL-01", "no-animals")
    return _not_that_one(state, action, "WD-COLLECT-03" if is_resource else "WD-SUPPLY-03")


def _not_that_one(state: WitchdomState, action: Take, clause: str) -> IllegalAction | None:
    """Refuse if there is none at all, or not so many, or if they are all alike."""
    there, where = _lying(state, action), place(action.location)
    if not there:
        return refuse(clause, "not-there", item=action.item, place=where)
    if not 1 <= action.which <= there:
        facts: dict[str, Argument] = {"which": action.which, "count": there, "place": where}
        return refuse("WD-COLLECT-07", "which-number", item=word(action.item), **facts)
    if action.which > 1 and not _can_order_matter(state):
        return refuse("WD-COLLECT-07", "which-alike")
    return None


def _lying(state: WitchdomState, action: Take) -> int:
    """Count what an action could mean at its location."""
    at = state.edition.location_index[action.location]
    kind = state.edition.kind_index.get(action.item)
    if kind is not None:
        return state.tokens[at * SPACES : (at + 1) * SPACES].count(kind)
    return int(_card(state, action) != EMPTY)


# -- what it does -------------------------------------------------------------------------------


def _take(state: WitchdomState, seat: Seat, action: Take) -> None:
    """Take one thing, refill the gap at once, and go on (WD-COLLECT-12, WD-REST-04)."""
    edition = state.edition
    if action.item in edition.kind_index:
        gain_token(state, seat, _space_of(state, action))
    else:
        _gain_card(state, seat, edition.location_index[action.location], action.item)
    state.points -= 1
    if state.phase == REST:
        _go_on_resting(state)
    else:
        collect.spend_points(state, seat)


def _space_of(state: WitchdomState, action: Take) -> int:
    """Find the space of the token that is meant."""
    edition, tokens = state.edition, state.tokens
    kind = edition.kind_index[action.item]
    space = tokens.index(kind, edition.location_index[action.location] * SPACES)
    for _ in range(action.which - 1):
        space = tokens.index(kind, space + 1)
    return space


def gain_token(state: WitchdomState, seat: Seat, space: int) -> None:
    """Put a token of the board in front of a seat and refill its space."""
    kind = state.tokens[space]
    state.held[seat * KINDS + kind] += 1
    if state.events is not None:
        edition = state.edition
        at = space // SPACES
        which = state.tokens[at * SPACES : space + 1].count(kind)
        event = _taken(state, seat)
        state.tell(event(seat, edition.locations[at], "resource", edition.kind_ids[kind], which))
    supply.draw_token(state, space)


def _gain_card(state: WitchdomState, seat: Seat, at: int, item: str) -> None:
    """Give a seat a face-up card, as `item`: potion, tool, witch or animal (WD-COLLECT-08 to -11)."""
    deck = POTIONS if item in ("potion", "tool") else WITCHES
    card = state.up[deck * LOCATIONS + at]
    if item == "potion":
        state.waiting_potions[seat] += (card,)
    elif item == "tool":
        state.waiting_tools[seat] += (card,)
    elif item == "witch":
        state.hands[seat] += (card,)
    else:
        state.waiting_animals[seat] += (card,)
    if state.events is not None:
        edition = state.edition
        sides = edition.backs if item in ("tool", "animal") else edition.faces
        state.tell(ItemTaken(seat, edition.locations[at], item, sides[deck][card]))
    supply.turn_up(state, deck, at)


def _taken(state: WitchdomState, seat: Seat) -> type[ItemTaken]:
    """Tell apart by which rule something is taken."""
    if state.phase == REST:
        return TakenResting
    return ItemTaken if seat in state.deciders else TakenByOstara  # Ostara never decides


def _clauses_of_taking(state: WitchdomState, seat: Seat, action: Take) -> tuple[str, ...]:  # noqa: ARG001
    if state.phase == REST:
        return ("WD-REST-02", "WD-REST-04")
    return ("WD-COLLECT-06", _CARDS.get(action.item, "WD-COLLECT-07"), "WD-COLLECT-12")


def _label_take(state: WitchdomState, action: Take) -> Message:
    """Name what is taken: the card that lies there, what is on its back, or which token."""
    edition, card = state.edition, _card(state, action)
    if action.item in _CARDS and card != EMPTY:
        sides = edition.backs if action.item in ("tool", "animal") else edition.faces
        item = name(edition, sides[_deck(action)][card])
        return Message(f"witchdom-do-take-{action.item}", item=item)
    named = {"item": word(action.item), "location": word(action.location)}
    is_known = action.location in edition.location_index
    if is_known and _can_order_matter(state) and _lying(state, action) > 1:
        return Message("witchdom-do-take-which", which=action.which, **named)
    return Message("witchdom-do-take", **named)


def _card(state: WitchdomState, action: Take) -> int:
    """Find the card that lies beside the location, of the deck that the item belongs to."""
    at = state.edition.location_index.get(action.location)
    return EMPTY if at is None else state.up[_deck(action) * LOCATIONS + at]


def _deck(action: Take) -> int:
    return POTIONS if action.item in ("potion", "tool") else WITCHES


# -- resting ------------------------------------------------------------------------------------


def _cannot_rest(state: WitchdomState, seat: Seat, action: Rest) -> IllegalAction | None:  # noqa: ARG001
    if state.phase != PLAY:
        return wrong_moment(state)
    return None if state.piles[seat] else refuse("WD-TURN-03", "nothing-played")


def _rest(state: WitchdomState, seat: Seat, action: Rest) -> None:  # noqa: ARG001
    """Take the whole played pile into hand, then resources (WD-REST-01, -02)."""
    pile = state.piles[seat]
    state.hands[seat] += pile
    state.piles[seat] = ()
    if state.events is not None:
        state.tell(Rested(seat, tuple(state.edition.card_ids[card] for card in pile)))
    state.phase = REST
    state.points = state.edition.setup.rest_resources
    _go_on_resting(state)


def _go_on_resting(state: WitchdomState) -> None:
    """End the turn when enough was taken, or nothing is left to take (WD-REST-05)."""
    if not state.points or max(state.tokens) == EMPTY:
        state.points = 0
        state.phase = DONE


_CLAUSES_OF_RESTING: Final = ("WD-TURN-01", "WD-TURN-03", "WD-REST-01")
_HELP: Final = ("WD-COLLECT-04", "WD-COLLECT-06", "WD-COLLECT-12")

CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Take, _take, _cannot_take, _clauses_of_taking, _label_take),
        ActionRules(Rest, _rest, _cannot_rest, _CLAUSES_OF_RESTING, plain_label),
    ),
    {COLLECT: _choices, REST: _choices_resting},
)
PHASES: Final[dict[int, Phase]] = {
    COLLECT: Phase("WD-COLLECT-04", _HELP, _question),
    REST: Phase("WD-REST-05", ("WD-REST-02", "WD-REST-04"), _question_resting),
}
