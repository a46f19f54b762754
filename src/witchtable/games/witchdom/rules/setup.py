"""Set-up (WD-SETUP, WD-SOLO): from an empty table to the first decision.

Every shuffle has a stream of its own, so that a change in one of them leaves the others alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from witchtable.engine.chance import Chance
from witchtable.engine.deal import Deal, Option, Value
from witchtable.engine.errors import BadOption
from witchtable.engine.texts import Message
from witchtable.games.witchdom.components import (
    DECKS,
    KINDS,
    LOCATIONS,
    POTIONS,
    WITCHES,
    WitchdomEdition,
)
from witchtable.games.witchdom.rules import supply, turn
from witchtable.games.witchdom.rules.offers import offers_of
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.phases import EMPTY, PLAY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["OPTIONS", "check_options", "furnish", "lay_out"]

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option("animals", False, (False, True)),
        Option("animal_objectives", 1, (1, 2)),
        Option("extra_hard", 0, (0, 1, 2, 3)),
        Option(
            "difficulty",
            "new_apprentice",
            ("new_apprentice", "skilled_witch", "clan_grandmistress"),
        ),
    )
}


def check_options(seats: int, options: Mapping[str, Value]) -> None:
    """Refuse settings that would have no effect at this table."""
    solo = seats == 1

    def has_been_set(name: str) -> bool:
        return options[name] != OPTIONS[name].default

    if has_been_set("difficulty") and not solo:
        raise BadOption("difficulty", Message("witchdom-option-solo-only"))
    if has_been_set("extra_hard") and solo:
        raise BadOption("extra_hard", Message("witchdom-option-not-solo"))
    if has_been_set("animal_objectives"):
        if solo:  # WD-SOLO-26
            raise BadOption("animal_objectives", Message("witchdom-option-not-solo"))
        if not options["animals"]:
            raise BadOption("animal_objectives", Message("witchdom-option-animals-only"))


def furnish(state: WitchdomState, deal: Deal) -> None:
    """Set what stays the same for the whole game."""
    box = deal.edition
    assert isinstance(box, WitchdomEdition)
    state.edition = box
    state.offers = offers_of(box)
    state.options = deal.options
    state.animals = bool(deal.options["animals"])
    state.solo = deal.seats == 1
    # Ostara sits in the second seat (WD-SOLO-02).
    state.seats = 2 if state.solo else deal.seats
    level = box.solo.difficulty
    state.level = level[deal.options["difficulty"]] if state.solo else None  # type: ignore[index]
    state.told = None
    state._choices = None
    state._asked = EMPTY


def lay_out(state: WitchdomState, deal: Deal) -> None:
    """Lay out everything, and play up to the first decision."""
    told, state.told = state.told, None
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
    state.told = told
    turn.begin_round(state)


def _lay_out_board(state: WitchdomState, deal: Deal) -> None:
    """Shuffle both decks, box cards from them, turn up cards, draw tokens (WD-SETUP-07 to -12)."""
    box = state.edition
    state.decks = [(), ()]
    state.boxes = [(), ()]
    state.up = [EMPTY] * (2 * LOCATIONS)
    sizes = {POTIONS: len(box.potions), WITCHES: len(box.witches)}
    boxed = {POTIONS: box.setup.boxed_potions, WITCHES: box.setup.boxed_witches}
    for deck, size in sizes.items():
        cards = Chance.from_seed(deal.seed, DECKS[deck]).shuffled(range(size))
        if deal.seats >= box.setup.boxed_from_players:
            state.boxes[deck] = tuple(cards[: boxed[deck]])
            cards = cards[boxed[deck] :]
        state.decks[deck] = tuple(cards)
        for place in range(LOCATIONS):
            supply.turn_up(state, deck, place)
    state.pouch = [kind.count for kind in box.resources]
    state.tokens = [EMPTY] * (3 * LOCATIONS)
    supply.fill_gaps(state)


def _lay_out_players(state: WitchdomState, deal: Deal) -> None:
    """Give each player a clan, its pair of novices and a starting potion (WD-SETUP-03 to -06)."""
    box = state.edition
    seats = state.seats
    clans = Chance.from_seed(deal.seed, "clans").shuffled(
        [number for number, clan in enumerate(box.clans) if not clan.solo]
    )
    state.clans = tuple(clans[:seats])
    state.hands = [
        tuple(box.card_index[novice.id] for novice in box.novices if novice.clan == clan_id)
        for clan_id in (box.clans[clan].id for clan in state.clans)
    ]
    by_seat = sorted(box.starting_potions, key=lambda potion: potion.seat)
    starting = [box.potion_index[potion.id] for potion in by_seat]
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
    box = state.edition
    clan = next(number for number, clan in enumerate(box.clans) if clan.solo)
    state.clans = (state.clans[0], clan)
    state.hands[OSTARA] = ()
    mine = box.potion_index[box.solo.human_starting_potion]
    others = [potion for potion in starting if potion != mine]
    hers = others[Chance.from_seed(deal.seed, "ostara").below(len(others))]
    state.waiting_potions = [(mine,), (hers,)]
    state.stack = tuple(
        number for number, token in enumerate(box.ostara_tokens) if state.animals or not token.is_animal
    )


def _lay_out_objectives(state: WitchdomState, deal: Deal) -> None:
    """Draw the objectives: hard ones, easy ones, then those of the variant (WD-SETUP-13 to -19)."""
    box = state.edition
    mix = state.level if state.level is not None else box.setup.objectives[str(deal.seats)]  # type: ignore[index]
    hard, easy = mix.hard + int(deal.options["extra_hard"]), mix.easy
    tokens = Chance.from_seed(deal.seed, "objectives").shuffled(range(len(box.objectives)))
    row = [_draw(box, tokens, "extra_hard", is_hard=True) for _ in range(hard)]
    row += [_draw(box, tokens, "extra_hard", is_hard=False) for _ in range(easy)]
    if state.solo:
        # Easy ones on the left, then by points, then as drawn (WD-SOLO-08); sorting is stable.
        row.sort(key=lambda side: (side % 2, box.sides[side].points))
    elif state.animals:
        sides = box.setup.animal_objective_sides[: int(deal.options["animal_objectives"])]
        for name, option in zip(sides, ("animals", "animal_objectives"), strict=False):
            row.append(_draw(box, tokens, option, is_hard=name == "hard"))
    state.row = tuple(row)
    state.claimed = [EMPTY] * len(row)


def _draw(box: WitchdomEdition, tokens: list[int], option: str, *, is_hard: bool) -> int:
    """Take the first token whose needed side fits; put aside what does not (WD-SETUP-15).

    `option` is the one that asks for it: without it there are always enough.
    """
    is_animal = option != "extra_hard"
    for token in tokens:
        side = token * 2 + is_hard
        if box.sides[side].is_animal == is_animal:
            tokens.remove(token)
            return side
    raise BadOption(option, Message("witchdom-option-objectives"))
