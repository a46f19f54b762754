"""WW-BREW: turning ingredients into others."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.whirling_witchcraft.table import a_table
from witchtable.games.whirling_witchcraft.components import house, read
from witchtable.games.whirling_witchcraft.events import BrewRevealed, CauldronPassed

TYPES = ("heart", "mandrake", "mushroom", "spider", "toad")


def brewing(*recipes, personality="", others=("B",), **bench):
    """A has these recipes and cubes; B has r33, so that A's brew is not the last one."""
    seat = f"A:{personality}" if personality else "A"
    table = a_table(seat, *others).recipes("A", *recipes).recipes("B", "r33").bench("A", **bench)
    return table.brewing()


def draft(table, part):
    """A part of A's brew so far, without zeros."""
    cubes = table.view("A")["mine"]["draft"][part]
    return {kind: number for kind, number in cubes.items() if number}


def uses(table):
    return [move.removeprefix("use ") for move in table.legal("A") if move.startswith("use")]


def finish(table):
    """Everybody is done; return the event that shows A's brew."""
    events = []
    while table.phase == "brew":
        events += table.play(f"{table.deciders[0]} done")
    return next(event for event in events if isinstance(event, BrewRevealed) and event.seat == 0)


def test_ww_brew_01_any_recipe_in_front_in_any_order():
    for order in (("r34 mushroom", "r35 spider", "fey-blessed"), ("fey-blessed", "r35 spider", "r34")):
        table = brewing("r34", "r35", personality="fey-blessed", mushroom=1, spider=1)
        table.recipes("B", "r36", "r33").bench("B", toad=1)
        assert uses(table) == ["fey-blessed", "r34 mushroom", "r35 spider"]
        assert table.refused("A use r36 toad") == "WW-BREW-01"  # B's
        table.play(*[f"A use {move}" for move in order])
        assert draft(table, "made") == {"mandrake": 3, "toad": 1}


def test_ww_brew_02_matilda_fills_inputs_then_outputs():
    # The rulebook's example. r42: M+T -> M+(R|S); r02: R+R -> M+S+S; a third card stays unused.
    table = brewing("r42", "r02", "r14", mandrake=2, mushroom=1, toad=1)
    table.play("A use r42 mandrake toad into-mushroom")
    assert draft(table, "bench") == {"mandrake": 1, "mushroom": 1}
    assert draft(table, "made") == {"mandrake": 1, "mushroom": 1}
    table.play("A use r02 mushroom made-mushroom")
    assert draft(table, "bench") == {"mandrake": 1}
    assert draft(table, "made") == {"mandrake": 2, "spider": 2}
    assert "r14 mandrake" in uses(table)
    revealed = finish(table)
    assert revealed.cauldron == ("mandrake", "mandrake", "spider", "spider")


def test_ww_brew_03_inputs_must_be_filled_completely():
    table = brewing("r02", "r43", "r34", mushroom=1, toad=1)
    assert uses(table) == ["r34 mushroom"]
    assert table.refused("A use r02 mushroom") == "WW-BREW-03"
    assert table.refused("A use r02 2mushroom") == "WW-BREW-05"
    assert table.refused("A use r43 mushroom toad") == "WW-BREW-03"
    assert table.refused("A use r34 mushroom toad") == "WW-BREW-03"  # nor more than that
    assert table.refused("A use r34 toad") == "WW-BREW-03"
    assert table.refused("A use r02") == "WW-BREW-03"


def test_ww_brew_04_outputs_are_all_filled():
    table = brewing("r09", "r42", heart=2, mandrake=1, toad=1)
    assert table.refused("A use r42 mandrake toad") == "WW-BREW-10"  # the choice left open
    assert table.refused("A use r09 2heart into-mandrake") == "WW-BREW-10"  # some of four
    table.play("A use r09 2heart")
    assert draft(table, "made") == {"mandrake": 1, "mushroom": 1, "spider": 1, "toad": 1}


def test_ww_brew_05_inputs_come_from_the_bench_or_earlier_outputs():
    table = brewing("r31", "r25", mushroom=1, others=("B", "C")).in_cauldron("A", mushroom=4)
    table.bench("B", mushroom=4).in_circle("A", mushroom=4).brewing()
    assert uses(table) == ["r31"]
    assert table.refused("A use r25 mushroom made-mushroom") == "WW-BREW-05"
    table.play("A use r31")
    assert uses(table) == ["r25 made-mushroom mushroom"]
    table.play("A use r25")
    assert draft(table, "made") == {"mandrake": 1}
    assert draft(table, "bench") == {}
    assert draft(table, "cauldron") == {"mushroom": 4}


def test_ww_brew_05_outputs_of_an_earlier_round_are_gone():
    table = brewing("r31", "r34")
    table.play("A use r31", "A done")
    table.play("B done")
    assert table.phase == "play"
    table.brewing()
    assert uses(table) == ["r31"]


def test_ww_brew_06_each_recipe_once_per_round():
    table = brewing("r34", "r01", mushroom=3)
    table.play("A use r34 mushroom")
    assert uses(table) == ["r01"]
    assert table.refused("A use r34 mushroom") == "WW-BREW-06"
    table.play("A use r01")
    assert table.legal("A") == ["back"]  # r34 has had its turn, though there are mushrooms
    finish(table)
    table.brewing()
    assert "r34 mushroom" in uses(table)  # and again next round


def test_ww_brew_07_a_recipe_cannot_feed_itself():
    # r05: H -> H+R+S; r10: R+S -> R+S+T
    table = brewing("r05", "r10", "r34", mushroom=1)
    assert uses(table) == ["r34 mushroom"]
    assert table.refused("A use r05 made-heart") == "WW-BREW-05"
    assert table.refused("A use r10 mushroom made-spider") == "WW-BREW-05"


def test_ww_brew_08_spent_cubes_cannot_be_used_again():
    table = brewing("r34", "r02", "r31", "r25", "r32", mushroom=2)
    table.play("A use r31", "A use r34 made-mushroom")
    assert uses(table) == ["r02 2mushroom", "r25 2mushroom", "r32"]
    table.play("A use r25 2mushroom")
    assert table.refused("A use r02 2mushroom") == "WW-BREW-05"
    assert draft(table, "bench") == {}
    assert draft(table, "made") == {"mandrake": 2}


def test_ww_brew_09_use_is_optional_even_without_inputs():
    table = brewing("r01", "r34", mushroom=1)
    assert uses(table) == ["r01", "r34 mushroom"]
    table.play("A done", "B done")
    assert table.phase == "play"
    assert table.on_bench("A") == {"mushroom": 1}
    assert table.on_bench("B") == {}


def test_ww_brew_10_a_hybrid_space_takes_one_of_its_types_each_time():
    # r16: T+(R|S) -> M; r42: M+T -> M+(R|S)
    table = brewing("r16", "r42", mandrake=2, mushroom=1, spider=1, toad=4)
    assert uses(table) == [
        "r16 mushroom toad",
        "r16 spider toad",
        "r42 into-mushroom mandrake toad",
        "r42 into-spider mandrake toad",
    ]
    assert table.refused("A use r16 2toad") == "WW-BREW-03"
    assert table.refused("A use r42 into-toad mandrake toad") == "WW-BREW-10"
    table.play("A use r42 into-mushroom mandrake toad")
    assert draft(table, "made") == {"mandrake": 1, "mushroom": 1}
    finish(table)
    # Another choice in the next round.
    table.brewing()
    table.play("A use r42 into-spider mandrake toad")
    assert draft(table, "made") == {"mandrake": 1, "spider": 1}


def test_ww_brew_10_the_choice_may_differ_from_space_to_space():
    data = deepcopy(dict(house().data))
    row = next(row for row in data["pieces"]["recipes"] if row["id"] == "r17")
    row.update(inputs=["mushroom|toad", "mushroom|toad"], outputs=["heart|spider", "heart|spider"])
    table = a_table("A", "B", edition=read(data, "hybrids")).recipes("A", "r17")
    table.bench("A", mushroom=2, toad=2).brewing()
    ways = {tuple(sorted(use.split()[1:])) for use in uses(table)}
    inputs = (("2mushroom",), ("mushroom", "toad"), ("2toad",))
    outputs = (("2into-heart",), ("into-heart", "into-spider"), ("2into-spider",))
    assert ways == {tuple(sorted(one + other)) for one in inputs for other in outputs}


def test_ww_brew_11_everything_on_outputs_goes_to_the_cauldron():
    table = brewing("r09", heart=2, toad=1).in_cauldron("A", heart=1).brewing()
    table.play("A use r09 2heart")
    revealed = finish(table)
    assert sorted(revealed.cauldron) == ["heart", "mandrake", "mushroom", "spider", "toad"]
    assert table.on_bench("A") == {"toad": 1}
    assert table.on_bench("B") == {"heart": 1, "mandrake": 1, "mushroom": 1, "spider": 1, "toad": 1}


def test_ww_brew_12_input_cubes_return_to_the_supply():
    table = brewing("r60", toad=3)
    table.play("A use r60 3toad")
    assert draft(table, "bench") == {}
    finish(table)
    # The toads are nowhere any more: on no bench, in no cauldron, in no circle.
    for seat in "AB":
        found = (table.on_bench(seat), table.cauldron(seat), table.circle(seat))
        assert found == ({} if seat == "A" else {"mushroom": 1, "spider": 1}, {}, {})
    table.brewing()
    assert uses(table) == []


def test_ww_brew_13_unused_cubes_stay_on_the_bench():
    table = brewing("r34", heart=2, mushroom=5, toad=9)
    table.play("A use r34 mushroom")
    finish(table)
    assert table.on_bench("A") == {"heart": 2, "mushroom": 4, "toad": 9}


def test_ww_brew_14_the_supply_never_runs_short():
    # Twenty hearts are in the box; more than that are out already.
    table = brewing("r08", others=("B", "C", "D", "E"), **dict.fromkeys(TYPES[1:], 4))
    for seat in "ABCDE":
        table.in_circle(seat, heart=4)
    table.bench("B", heart=3).brewing()
    table.play("A use r08 2mandrake mushroom spider toad")
    assert finish(table).cauldron == ("heart", "heart")


def test_ww_brew_15_a_recipe_without_outputs_spends_its_inputs():
    table = brewing("r01*", "r34", mushroom=1, spider=1, toad=1)
    assert uses(table) == ["r01 mushroom spider toad", "r34 mushroom"]
    table.play("A use r01 mushroom spider toad")
    assert finish(table).cauldron == ()
    assert table.on_bench("A") == {}


def test_ww_brew_16_an_empty_cauldron_is_allowed():
    table = brewing("r34", mushroom=1)
    events = table.play("A done", "B use r33")
    revealed = {event.seat: event.cauldron for event in events if isinstance(event, BrewRevealed)}
    assert revealed == {0: (), 1: ("toad",)}
    passed = [event.seat for event in events if isinstance(event, CauldronPassed)]
    assert passed == [1]
    assert (table.phase, table.view(None)["round"]) == ("play", 2)
    assert table.on_bench("B") == {}


@pytest.mark.parametrize("state", ["nothing", "everything"])
def test_ww_brew_16_nobody_needs_to_produce_anything(state):
    cubes = {"nothing": {}, "everything": dict.fromkeys(TYPES, 3)}[state]
    table = brewing("r34", "r09", **cubes)
    table.everybody("done")
    assert table.view(None)["round"] == 2
    assert table.on_bench("B") == {}
