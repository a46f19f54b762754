"""What is counted quickly for plans agrees with the rules that it stands beside."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.witchdom.table import GAME
from tests.positions import random_game
from witchtable.games.witchdom import components
from witchtable.games.witchdom.figures import Figures
from witchtable.games.witchdom.rules.objectives import ClanCounts, conditions_of, missing_for
from witchtable.games.witchdom.rules.payment import missing_tool_kinds, missing_tools

TABLES = [
    (1, {"difficulty": "clan_grandmistress", "animals": True}),
    (2, {"animals": True, "animal_objectives": 2}),
    (4, {}),
]


def many_colours():
    """An edition where some sides ask for witches of several colours."""
    data = deepcopy(GAME.edition().data)
    for entry in data["pieces"]["objectives"][:4]:
        entry["hard"] = {"points": 5, "witches": {"red": 2, "blue": 1, "green": 1}}
    return components.read(data, "test")


def late_positions(seats, options, edition=None):
    """Positions of random games, those with empty clans left out."""
    for seed in range(8):
        found = random_game(GAME, seats, seed, {"edition": edition, **options})
        for number, state in enumerate(found):
            if number % 4 == 0 and any(state.clan_witches):
                yield state


def counted(state, seat):
    cards = (state.clan_potions, state.clan_witches, state.clan_tools, state.clan_animals)
    clan = ClanCounts(state.edition, *[zone[seat] for zone in cards])
    return clan.potions, clan.witches, clan.tools, clan.animals


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("edition", [None, many_colours()], ids=["house", "many colours"])
def test_a_counted_clan_lacks_what_the_clan_lacks(seats, options, edition):
    compared = 0
    for state in late_positions(seats, options, edition):
        for seat in range(state.seats):
            counts = counted(state, seat)
            for side, condition in enumerate(conditions_of(state.edition)):
                quick, exact = condition.missing_counted(*counts), missing_for(state, seat, side)
                if len(condition.witches) > 1:
                    assert quick <= exact
                else:
                    assert quick == exact
                compared += 1
    assert compared > 3000


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_kinds_of_tools_serve_what_tools_of_different_kinds_serve(seats, options):
    compared = different = 0
    for state in late_positions(seats, options):
        edition = state.edition
        for seat in range(state.seats):
            cards = state.clan_tools[seat] + state.waiting_tools[seat]
            kinds = edition.tool_kinds(cards)
            for potion in range(len(edition.potion_ids)):
                quick = missing_tool_kinds(edition.derived(Figures), potion, kinds)
                exact = len(missing_tools(edition, potion, cards))
                assert quick >= exact
                if len(cards) == kinds.bit_count():
                    assert quick == exact
                    different += 1
                compared += 1
    assert compared > 3000
    assert different > 1000
