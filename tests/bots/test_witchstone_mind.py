"""What Witchstone's bots know: it fits every position, and tells better ones from worse ones."""

from __future__ import annotations

from math import inf, isfinite
from random import Random

import pytest

from tests.games.witchstone.table import LETTERS, a_deal, a_table
from witchtable import GAMES, Place, bot
from witchtable.bots.judges import Evaluation
from witchtable.engine.mind import NEVER
from witchtable.engine.texts import Message, languages, render
from witchtable.games.witchstone.cauldron import (
    ALL_SPACES,
    BITS,
    SPACE_INDEX,
    cluster_with_one_more,
    fitting_tiles,
    groups,
    largest_cluster,
    spaces_for_tiles,
)
from witchtable.games.witchstone.entries import SYMBOLS

GAME = GAMES["witchstone"]
MIND = GAME.mind


def spaces(*names):
    return sum(BITS[SPACE_INDEX[name]] for name in names)


def favourite(table, seat="A"):
    """What instinct likes best, in notation."""
    number = LETTERS.index(seat)
    actions = table.state.legal(number)
    weights = MIND.instinct(table.state, number, actions)
    return str(actions[weights.index(max(weights))])


def chance(table, seat="A"):
    """How likely a seat is to win, by the weights made by hand."""
    return Evaluation(MIND, MIND.hand).chances(table.state)[LETTERS.index(seat)]


def without_chips(table):
    for location in table.box.location_ids:
        table.chip(location, None)
    return table


# -- the contract ---------------------------------------------------------------------------------


def test_features_have_names_of_their_own_and_weights():
    names = [feature.name for feature in MIND.features]
    assert len(set(names)) == len(names)
    assert len(MIND.hand.early) == len(MIND.hand.late) == len(names)


@pytest.mark.parametrize("language", languages())
def test_every_source_has_a_text(language):
    for source in {feature.source for feature in MIND.features}:
        id = f"witchstone-source-{source}"
        assert render(Message(id), language) != id


OPTIONS = (
    {},
    {"hidden_scrolls": True, "starting_player": "random"},
    {"handicap_a": 1, "handicap_b": 2},
    {"handicap_a": 3, "hidden_scrolls": True},
)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=range(len(OPTIONS)))
def test_every_position_can_be_measured_and_every_choice_weighed(seats, options):
    rng = Random(seats)
    state = GAME.new(seats=seats, seed=f"mind-{seats}", **options)
    turn, progress = -1, -1.0
    while state.deciders:
        seat = state.deciders[0]
        actions = state.legal(seat)
        sample = state.sample(seat, rng)
        weights = MIND.instinct(sample, seat, actions)
        assert len(weights) == len(actions)
        assert all(isfinite(weight) or weight == NEVER for weight in weights)
        for other in range(seats):
            features = MIND.measure(sample, other)
            assert len(features) == len(MIND.features)
            assert all(abs(feature) < 40 for feature in features)
        assert MIND.turn(state) >= turn
        assert 0 <= MIND.progress(state) <= 1
        assert MIND.progress(state) >= progress
        assert 0 < MIND.effort(state, seat) <= 1
        turn, progress = MIND.turn(state), MIND.progress(state)
        # Half of the time blindly: good play alone would miss strange corners.
        if rng.random() < 0.5:
            state.apply_trusted(seat, rng.choice(actions))
        else:
            state.apply_trusted(seat, actions[weights.index(max(weights))])
    assert MIND.turn(state) > turn
    assert MIND.progress(state) == 1
    for seat in range(seats):
        MIND.measure(state, seat)


def by_instinct(state, seat):
    """Play the rest of a turn: always what instinct likes best of all that is offered."""
    began = state.round
    while state.deciders and state.turn == seat and state.round == began:
        actions = state.legal(seat)
        weights = MIND.instinct(state, seat, actions)
        state.apply_trusted(seat, actions[weights.index(max(weights))])


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=range(len(OPTIONS)))
def test_a_turn_played_on_is_what_instinct_likes_best_of_all_that_is_offered(seats, options):
    rng = Random(seats)
    state = GAME.new(seats=seats, seed=f"reflex-{seats}", **options)
    while state.deciders:
        seat = state.deciders[0]
        slowly, at_once = state.copy(), state.copy()
        by_instinct(slowly, seat)
        MIND.play(at_once, seat, 0.0, rng)
        assert at_once == slowly
        assert not at_once.deciders or at_once.legal(at_once.deciders[0])
        state.apply_trusted(seat, rng.choice(state.legal(seat)))


def test_who_strays_plays_other_turns_but_only_what_the_rules_allow():
    rng = Random(1)
    ends = set()
    for _ in range(10):
        state = GAME.new(seats=2, seed=5)
        while state.deciders:
            MIND.play(state, state.deciders[0], 0.5, rng)
        assert state.round == state.edition.setup.turns
        assert min(state.scores) > 60
        ends.add(state.digest)
    assert len(ends) == 10


def test_each_placement_of_a_big_witch_and_each_turn_counts_once():
    state = GAME.new(seats=3, seed=1, starting_player="random")
    begun = []
    while state.deciders:
        seat = state.deciders[0]
        if not begun or begun[-1] != (MIND.turn(state), seat):
            begun.append((MIND.turn(state), seat))
        state.apply_trusted(seat, state.fallback(seat))
    assert [turn for turn, _ in begun] == list(range(3 + 3 * 11))


def test_a_position_looks_the_same_whatever_tiles_a_rival_may_hold():
    """What others hold behind their screens must not make a guess better or worse."""
    table = a_table("A", "B")
    features = MIND.measure(table.state, 1)
    for seed in range(5):
        sample = table.state.sample(0, Random(seed))
        assert MIND.measure(sample, 1) == pytest.approx(features)


@pytest.mark.parametrize("level", ["adept@iterations=4", "grandmistress@iterations=4"])
def test_a_searching_bot_finishes_a_game(level):
    state = GAME.new(seats=2, seed=2, hidden_scrolls=True)
    players = [bot(level, GAME, seed=seat) for seat in range(2)]
    while state.deciders:
        seat = state.deciders[0]
        state.apply(seat, players[seat].choose(Place(state, seat)))
    assert min(state.scores) > 60


# -- cauldrons ------------------------------------------------------------------------------------


def test_groups_are_found_with_their_surroundings():
    shown = spaces("a1", "a2", "g4")
    (large, around, own), (small, _, _) = groups(shown)
    assert (large, small) == (2, 1)
    assert own == spaces("a1", "a2")
    assert around == spaces("a3", "b1", "b2", "b3")
    assert largest_cluster(shown) == 2
    assert largest_cluster(0) == 0


def test_one_more_symbol_may_join_two_groups():
    shown = spaces("a1", "a3")
    assert cluster_with_one_more(shown, ALL_SPACES & ~shown) == 3
    assert cluster_with_one_more(shown, spaces("b1", "b4")) == 2
    assert cluster_with_one_more(shown, spaces("g4")) == 1


def test_half_a_tile_needs_room_for_the_other_half():
    assert spaces_for_tiles(ALL_SPACES & ~spaces("a1", "c3", "c4")) == spaces("c3", "c4")


@pytest.mark.parametrize(
    ("empty", "tiles"),
    [((), 0), (("a1",), 0), (("a1", "a2"), 1), (("a1", "a2", "a3"), 1), (("a1", "a2", "a3", "a4"), 2)],
)
def test_room_is_counted_in_tiles(empty, tiles):
    assert fitting_tiles(ALL_SPACES & ~spaces(*empty)) == tiles


# -- instinct -------------------------------------------------------------------------------------


def test_instinct_never_takes_crystals_out_improperly():
    table = a_table("A", "B")
    actions = table.state.legal(0)
    weights = MIND.instinct(table.state, 0, actions)
    removals = [
        weight
        for action, weight in zip(actions, weights, strict=True)
        if str(action).startswith("remove")
    ]
    assert len(removals) == 7
    assert set(removals) == {-inf}


def test_instinct_makes_room_when_it_must():
    table = a_table("A", "B").crystals("A", "c3", "c4")
    table.state.occupied[0] = ALL_SPACES
    table.turn("A")
    assert favourite(table).startswith("remove")


def test_instinct_places_a_tile_beside_its_symbols():
    table = a_table("A", "B").hand("A", "energy-witch")
    _, _, first, second = favourite(table).split()
    near_energy, near_witch = ("a3", "b4", "b5"), ("c6", "d6", "e6")
    assert first in near_energy or second in near_witch


def test_instinct_prefers_the_larger_cluster():
    table = (
        a_table("A", "B").tile("A", "wand-scroll", "d2", "a2").tile("A", "wand-pentagram", "c1", "g3")
    )
    table.hand("A", "wand-witch" if "wand-witch" in table.box.tile_ids else "witch-wand")
    _, tile, first, second = favourite(table).split()
    wand = first if tile.startswith("wand") else second
    shown = table.state.symbols[SYMBOLS.index("wand")]
    assert cluster_with_one_more(shown, BITS[SPACE_INDEX[wand]]) >= 4


def test_instinct_finishes_the_connection_that_pays_most():
    table = a_table("A", "B").batch("A", "energy", 3)
    without_chips(table)
    table.round(11)
    assert favourite(table) in ("energy tower-n witchstone", "energy tower-n village-ne")


def test_instinct_sends_a_witch_where_a_chip_lies():
    table = without_chips(a_table("A", "B")).chip("castle-n", "points")
    table.connection("A", "tower-n", "castle-n").connection("A", "tower-n", "forest-ne")
    table.lying("A", 1).batch("A", "witch", 1)
    assert favourite(table) == "send castle-n"


def test_instinct_fulfils_its_prophecy_with_a_witch():
    table = without_chips(a_table("A", "B")).scrolls("A", "witches-castles")
    table.connection("A", "tower-n", "castle-n").connection("A", "tower-n", "forest-ne")
    table.lying("A", 1).batch("A", "witch", 1)
    assert favourite(table) == "send castle-n"


@pytest.mark.parametrize(("symbol", "verb"), [("pentagram", "walk 3"), ("wand", "advance 4")])
def test_instinct_goes_as_far_as_it_can(symbol, verb):
    table = a_table("A", "B").pentagram(A=2).batch("A", symbol, 4)
    assert favourite(table) == verb


def test_instinct_brings_a_crystal_out():
    table = a_table("A", "B").batch("A", "crystal", 2)
    _, start, end = favourite(table).split()
    assert start in ("b3", "c2", "c5", "e2", "e5", "f3")
    assert end in SYMBOLS


def test_instinct_takes_the_chip_with_points_rather_than_useless_actions():
    table = a_table("A", "B").table_chips("points", "energy", "energy", "energy")
    table.energy("A", 0).crystals("A", "e2", "b3").batch("A", "crystal", 2)
    table.play("A crystal e2 energy")
    assert favourite(table) == "bottom own energy points"


def test_instinct_uses_every_bonus_before_it_closes():
    table = a_table("A", "B").batch("A", "pentagram", 0).holds("chip witch", "chip energy")
    assert favourite(table).startswith("use chip")


def test_instinct_lays_special_tiles_early_and_uses_them_late():
    table = a_table("A", "B").tile("A", "energy-wand", "b5", "d2")
    table.batch("A", "pentagram", 0).holds("energy-wand")
    assert favourite(table).startswith("lay energy-wand")
    assert favourite(table.round(11)).startswith("use energy-wand")


def test_instinct_takes_a_prophecy_that_is_fulfilled():
    table = a_table("A", "B").round(11).chips("A", *["wand"] * 7)
    table.display("double-energy", "chips", "witches-towers").batch("A", "scroll", 3)
    assert favourite(table) == "scroll 2"


def test_instinct_keeps_a_spell_that_brings_less_than_it_is_worth():
    table = a_table("A", "B").round(11).scrolls("A", "single").pentagram(A=3)
    table.batch("A", "pentagram", 0)
    assert favourite(table) == "close"


# -- evaluation -----------------------------------------------------------------------------------


def test_points_of_every_kind_make_a_win_likelier():
    even = chance(a_table("A", "B"))
    assert chance(a_table("A", "B").score("A", 5)) > even
    assert chance(a_table("A", "B").owls("A", 7)) > even
    assert chance(a_table("A", "B").chips("A", "wand")) > even
    assert chance(a_table("A", "B").scrolls("A", "double-wand")) > even
    assert chance(a_table("A", "B").scrolls("B", "double-wand")) < even


def test_a_point_decides_more_at_the_end():
    early, late = a_table("A", "B"), a_table("A", "B").round(11)
    before = chance(early), chance(late)
    gains = chance(early.score("A", 10)) - before[0], chance(late.score("A", 10)) - before[1]
    assert 0 < gains[0] < gains[1]


def test_promises_count_while_there_are_turns_to_keep_them():
    def promise(round):
        """How a joined location and a witch for it compare with ten points."""
        table = a_table("A", "B").round(round)
        before = chance(table)
        table.connection("A", "tower-n", "castle-n").lying("A", 1)
        return (chance(table) - before) / (
            chance(a_table("A", "B").round(round).score("A", 10)) - before
        )

    assert promise(2) > 0.3
    assert promise(2) > promise(11)


def test_a_growing_cauldron_is_worth_more_than_scattered_symbols():
    grown = a_table("A", "B").tile("A", "energy-wand", "b5", "d2").tile("A", "energy-witch", "b4", "d6")
    scattered = a_table("A", "B").tile("A", "energy-wand", "e3", "f2")
    scattered.tile("A", "energy-witch", "c3", "c4")
    assert chance(grown) > chance(scattered)


def test_a_fulfilled_prophecy_is_worth_more_than_a_hopeless_one():
    fulfilled = a_table("A", "B").round(10).lying("A", 3).scrolls("A", "witches-lying")
    hopeless = a_table("A", "B").round(10).lying("A", 3).scrolls("A", "witches-towers")
    assert chance(fulfilled) > chance(hopeless)


def test_set_up_can_be_judged():
    table = a_deal(4)
    assert sum(Evaluation(MIND, MIND.hand).chances(table.state)) == pytest.approx(1)
