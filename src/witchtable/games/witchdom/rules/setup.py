"""Set-up (WD-SETUP, WD-SOLO): from an empty table to the first decision.

Every shuffle has a stream of its own, so that a change in one of them leaves the others alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.chance import Chance
from witchtable.engine.deal import Deal
from witchtable.games.witchdom.components import (
    DECKS,
    KINDS,
    LOCATIONS,
    POTIONS,
    WITCHES,
    WitchdomEdition,
)
from witchtable.games.witchdom.rules import novices, row, supply, turn
from witchtable.games.witchdom.rules.offers import offers_of
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.phases import EMPTY, PLAY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["lay_out", "prepare"]


def prepare(state: WitchdomState, deal: Deal) -> None:
    """Set what stays the same for the whole game."""
    edition = deal.edition
    assert isinstance(edition, WitchdomEdition)
    state.edition = edition
    state.offers = offers_of(edition)
    state.options = deal.options
    state.animals = bool(deal.options["animals"])
    state.solo = deal.seats == 1
    # Ostara sits in the second seat (WD-SOLO-02).
    state.seats = 2 if state.solo else deal.seats
    level = edition.solo.difficulty
    state.level = level[deal.options["difficulty"]] if state.solo else None  # type: ignore[index]
    state.events = None
    state._choices = None
    state._choices_of = EMPTY


def lay_out(state: WitchdomState, deal: Deal) -> None:
    """Lay out everything, and play up to the first decision."""
    told, state.events = state.events, None
    state.chance = Chance.from_seed(deal.seed, "pouch")
    _lay_out_objectives(state, deal)
    _lay_out_players(state, deal)
    _lay_out_board(state, deal)
    state.phase = PLAY
    state.turn = state.round = state.location = state.points = 0
    state.brewing = EMPTY
    state.deciders = ()
    # A solo game has a fixed length; others end when they are triggered to (WD-SOLO-01).
    state.last_round = state.edition.solo.rounds if state.solo else 0
    state.events = told
    if deal.options["choose_novices"]:
        novices.begin_choosing(state)
    else:
        turn.begin_round(state)


def _lay_out_board(state: WitchdomState, deal: Deal) -> None:
    """Shuffle both decks, box cards from them, turn up cards, draw tokens (WD-SETUP-07 to -12)."""
    edition = state.edition
    state.decks = [(), ()]
    state.boxes = [(), ()]
    state.sunk = [0, 0]
    state.up = [EMPTY] * (2 * LOCATIONS)
    sizes = {POTIONS: len(edition.potions), WITCHES: len(edition.witches)}
    boxed = {POTIONS: edition.setup.boxed_potions, WITCHES: edition.setup.boxed_witches}
    for deck, size in sizes.items():
        cards = Chance.from_seed(deal.seed, DECKS[deck]).shuffled(range(size))
        if deal.seats >= edition.setup.boxed_from_players:
            state.boxes[deck] = tuple(cards[: boxed[deck]])
            cards = cards[boxed[deck] :]
        state.decks[deck] = tuple(cards)
        for place in range(LOCATIONS):
            supply.turn_up(state, deck, place)
    state.pouch = [kind.count for kind in edition.resources]
    state.tokens = [EMPTY] * (3 * LOCATIONS)
    supply.fill_gaps(state)


def _lay_out_players(state: WitchdomState, deal: Deal) -> None:
    """Give each player a clan, its pair of novices and a starting potion (WD-SETUP-03 to -06)."""
    edition = state.edition
    seats = state.seats
    if deal.options["choose_novices"]:
        state.clans = (EMPTY,) * seats
        state.hands = [()] * seats
    else:
        clans = [number for number, clan in enumerate(edition.clans) if not clan.solo]
        state.clans = tuple(Chance.from_seed(deal.seed, "clans").shuffled(clans)[:seats])
        state.hands = [edition.pairs[clan] for clan in state.clans]
    by_seat = sorted(edition.starting_potions, key=lambda potion: potion.seat)
    starting = [edition.potion_index[potion.id] for potion in by_seat]
    state.waiting_potions = [(starting[seat],) for seat in range(seats)]
    state.held = [0] * (seats * KINDS)
    for zone in (
        "piles",
        "waiting_tools",
        "waiting_animals",
        "clan_witches",
        "clan_potions",
        "clan_tools",
        "clan_animals",
    ):
        setattr(state, zone, [()] * seats)
    state.stack = state.shown = ()
    if state.solo:
        _lay_out_ostara(state, deal, starting)


def _lay_out_ostara(state: WitchdomState, deal: Deal, starting: list[int]) -> None:
    """Give Ostara her clan, her tokens and a random starting potion (WD-SOLO-03 to -06)."""
    edition = state.edition
    clan = next(number for number, clan in enumerate(edition.clans) if clan.solo)
    state.clans = (state.clans[0], clan)
    state.hands[OSTARA] = ()
    mine = edition.potion_index[edition.solo.human_starting_potion]
    others = [potion for potion in starting if potion != mine]
    hers = others[Chance.from_seed(deal.seed, "ostara").below(len(others))]
    state.waiting_potions = [(mine,), (hers,)]
    state.stack = tuple(
        number
        for number, token in enumerate(edition.ostara_tokens)
        if state.animals or not token.is_animal
    )


def _lay_out_objectives(state: WitchdomState, deal: Deal) -> None:
    """Draw the objectives: hard ones, easy ones, then those of the variant (WD-SETUP-13 to -19)."""
    edition = state.edition
    tokens = Chance.from_seed(deal.seed, "objectives").shuffled(range(len(edition.objectives)))
    lying = row.draw(edition, tokens, row.wanted(edition, deal.seats, deal.options))
    if state.solo:
        # Easy ones on the left, then by points, then as drawn (WD-SOLO-08); sorting is stable.
        lying.sort(key=lambda side: (side % 2, edition.sides[side].points))
    state.row = tuple(lying)
    state.claimed = [EMPTY] * len(lying)
