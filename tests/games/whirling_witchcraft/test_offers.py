"""WW-ENG-06: every way to fill a recipe from the places where its cubes may lie, found by trying."""

from __future__ import annotations

import gc
import pickle
import weakref
from copy import deepcopy
from itertools import product
from random import Random

import pytest

from tests.games.whirling_witchcraft.table import GAME
from witchtable import Match
from witchtable.games.whirling_witchcraft.components import house, read
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, ONE, counts
from witchtable.games.whirling_witchcraft.mind.brews import finder_of
from witchtable.games.whirling_witchcraft.mind.exploring import Exploration
from witchtable.games.whirling_witchcraft.rules import BREW, brewing
from witchtable.games.whirling_witchcraft.rules.offers import (
    Offers,
    fillable,
    missing_for,
    offers_of,
)

KINDS = ("heart", "mandrake", "mushroom", "spider", "toad")
HEART, TOAD = ONE[0], ONE[4]


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
    offers, way = offers_with(["heart"] * need)
    for bench, made, cauldron, free in product(range(8), range(8), range(8), (False, True)):
        if bench + made + cauldron < need and not free:
            continue
        heaps = bench * HEART, made * HEART, cauldron * HEART
        found = offers.allot(way, *heaps, EVERYTHING[0] if free else 0)
        assert [origins(use, "heart") for use in found.uses] == by_trying(
            need, bench, made, cauldron, free
        ), (bench, made, cauldron, free)


@pytest.mark.parametrize("other", ["mandrake", "toad"])
def test_ww_eng_06_each_type_has_its_own_origins(other):
    offers, way = offers_with(["heart", other, "heart", other])
    one = ONE[KINDS.index(other)]
    many = 17  # far more than anybody needs
    for hearts, others in product(product((0, 1, 2, many), (0, 1, 2, many), (0, 2)), repeat=2):
        if sum(hearts) < 2 or sum(others) < 2:
            continue
        heaps = [h * HEART + o * one for h, o in zip(hearts, others, strict=True)]
        found = offers.allot(way, *heaps, 0)
        assert [(origins(use, "heart"), origins(use, other)) for use in found.uses] == list(
            product(by_trying(2, *hearts, False), by_trying(2, *others, False))
        ), (hearts, others)


def test_ww_eng_06_each_use_takes_what_it_names_and_makes_what_the_recipe_gives():
    offers, way = offers_with(["heart", "toad", "heart", "toad"])
    some = 2 * HEART + 2 * TOAD
    found = offers.allot(way, some, some, some, EVERYTHING[0] + EVERYTHING[4])
    assert len(found.uses) == len(found.effects) > 50
    for use, effect in zip(found.uses, found.effects, strict=True):
        for kind, at in (("heart", 0), ("toad", 4)):
            taken = tuple(counts(heap)[at] for heap in (effect.bench, effect.made, effect.cauldron))
            assert taken == origins(use, kind)[:3]
        assert effect.make == way.make


def test_the_actions_of_an_edition_are_built_once():
    box = house()
    assert offers_of(box) is offers_of(box)
    assert isinstance(pickle.loads(pickle.dumps(offers_of(box))), Offers)


def test_the_actions_of_an_edition_are_ready_made():
    offers = Offers(house())
    for verb in ("potion", "book"):
        assert [str(action) for action in getattr(offers, verb)] == [f"{verb} {kind}" for kind in KINDS]
    for verb in ("done", "back", "call"):
        assert str(getattr(offers, verb)) == verb
    assert [str(action) for action in offers.play[:3]] == ["play r01", "rotate r01", "play r02"]
    assert [str(action) for action, _ in offers.ravens[:7]] == [
        *(f"raven {kind}" for kind in KINDS), "raven 2heart", "raven heart mandrake",
    ]  # fmt: skip
    assert len(offers.ravens) == 5 + 15


def test_so_are_those_of_the_powers():
    own = {power.name: [str(action) for action in some] for power, some in Offers(house()).own.items()}
    assert own.pop(None) == []
    assert {name: some for name, some in own.items() if some} == {
        "redraw": ["keep", "redraw"],
        "gamble": [
            "gamble",
            *(f"dare {arcana} upright" for arcana in ("potion", "raven", "book")),
            *(f"dare {arcana} rotated" for arcana in ("potion", "raven", "book")),
        ],
        "forced-gain": [f"gain {kind}" for kind in KINDS],
        "brew-by-icons": [f"move {kind}" for kind in KINDS],
        "pay-for-book": [
            *(f"scholar {kind} mandrake" for kind in KINDS),
            *(f"scholar {kind} made-mandrake" for kind in KINDS),
        ],
        "full-set": [f"claim {kind}" for kind in KINDS],
    }


def test_the_actions_of_an_edition_go_with_it():
    edition = read(deepcopy(dict(house().data)), "mine")
    offers_of(edition)
    finder_of(edition)
    watched = weakref.ref(edition)
    del edition
    gc.collect()
    assert watched() is None


def random_brews(seed):
    """Points of brews in random games, with what the recipes may be filled from."""
    feeds = seed % 2 == 0
    state = GAME.new(
        seats=2 + seed % 4, seed=seed, personality_mode="draft", potion_cube_feeds_recipes=feeds
    )
    rng = Random(seed)
    while state.deciders:
        seat = rng.choice(state.deciders)
        if state.phase == BREW:
            yield state, state.tableau[seat], brewing.point_of(state, seat)
        state.apply_trusted(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("seed", range(8))
def test_a_search_is_told_the_same_as_a_player(seed):
    for state, tableau, point in random_brews(seed):
        offers, feeds = state.offers, state.feeds
        ways = fillable(offers, tableau, point, feeds)
        fillings = finder_of(state.edition).fillings(tableau)
        exploration = Exploration(offers, fillings, feeds, None, point)
        fast = exploration.follow([exploration.begin()], {0})
        assert [brew.step for brew in fast] == ways
        for brew in fast:
            used = brew.used & ~point[3]
            assert tableau[used.bit_length() - 1] == brew.step.code
        assert fillable(offers, tableau, point, feeds, 1) == ways[:1]


@pytest.mark.parametrize("seed", range(8))
def test_what_can_be_filled_lacks_nothing(seed):
    for state, tableau, point in random_brews(seed):
        for way in fillable(state.offers, tableau, point, state.feeds):
            assert missing_for(state.offers, way.code, point, state.feeds) == 0


def test_what_was_offered_elsewhere_does_the_same_here():
    """A state that comes from another process carries steps that were never offered in this one."""
    match = Match(GAME, seats=5, seed=3)
    rng = Random(1)
    while match.state.deciders:
        seat = rng.choice(match.state.deciders)
        match.play(seat, rng.choice(match.state.legal(seat)))
    here, fresh = match.state.offers, Offers(match.state.edition)
    assert sum(map(len, here.effects)) > sum(map(len, fresh.effects))
    for code, effects in enumerate(here.effects):
        for action, effect in effects.items():
            assert fresh.effect(code, action) == effect
