"""WW-ENG-06: every way to fill a recipe from the places where its cubes may lie, found by trying."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import product

from witchtable.games.whirling_witchcraft.components import house, read
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, ONE, counts
from witchtable.games.whirling_witchcraft.rules.offers import Offers, offers_of

SPIDER, TOAD = ONE[3], ONE[4]


def offers_with(inputs):
    """The actions of an edition in which r02 takes these, and the one way to use it."""
    data = deepcopy(dict(house().data))
    next(row for row in data["pieces"]["recipes"] if row["id"] == "r02").update(inputs=inputs)
    box = read(data, "changed")
    offers = Offers(box)
    (way,) = offers.ways[2 * box.card_index["r02"]]
    return offers, way


def by_trying(need, bench, made, cauldron, free):
    """Every (bench, made, cauldron, supply) that adds up to what is needed, the bench first."""
    found = [
        (b, m, c, need - b - m - c)
        for b, m, c in product(range(bench + 1), range(made + 1), range(cauldron + 1))
        if 0 <= need - b - m - c <= (need if free else 0)
    ]
    return sorted(found, reverse=True)


def origins(use, kind):
    words = ("", "made-", "cauldron-", "book-")
    return tuple(use.cubes.count(f"{word}{kind}") for word in words)


def test_ww_eng_06_cubes_of_one_type_may_come_from_everywhere():
    need = 6  # as many as a recipe can have spaces
    offers, way = offers_with(["toad"] * need)
    for bench, made, cauldron, free in product(range(9), range(9), range(9), (False, True)):
        if bench + made + cauldron < need and not free:
            continue
        heaps = bench * TOAD, made * TOAD, cauldron * TOAD
        found = offers.allot(way, *heaps, EVERYTHING[4] if free else 0)
        assert [origins(use, "toad") for use in found.uses] == by_trying(
            need, bench, made, cauldron, free
        ), (bench, made, cauldron, free)


def test_ww_eng_06_each_type_has_its_own_origins():
    offers, way = offers_with(["spider", "toad", "spider", "toad"])
    for numbers in product(range(4), repeat=4):
        spiders, made_spiders, toads, made_toads = numbers
        if spiders + made_spiders < 2 or toads + made_toads < 2:
            continue
        found = offers.allot(
            way, spiders * SPIDER + toads * TOAD, made_spiders * SPIDER + made_toads * TOAD, 0, 0
        )
        assert [(origins(use, "spider"), origins(use, "toad")) for use in found.uses] == list(
            product(by_trying(2, *numbers[:2], 0, False), by_trying(2, *numbers[2:], 0, False))
        ), numbers


def test_ww_eng_06_each_use_takes_what_it_names_and_makes_what_the_recipe_gives():
    offers, way = offers_with(["toad"] * 3)
    found = offers.allot(way, 3 * TOAD, 2 * TOAD, TOAD, EVERYTHING[4])
    assert len(found.uses) == len(found.effects) > 10
    for use, effect in zip(found.uses, found.effects, strict=True):
        taken = tuple(counts(heap)[4] for heap in (effect.bench, effect.made, effect.cauldron))
        assert taken == origins(use, "toad")[:3]
        assert effect.make == way.make


def test_the_actions_of_an_edition_are_built_once():
    box = house()
    assert offers_of(box) is offers_of(box)
    assert isinstance(pickle.loads(pickle.dumps(offers_of(box))), Offers)
