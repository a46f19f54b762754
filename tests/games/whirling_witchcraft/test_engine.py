"""WW-ENG: the game as a state machine."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.whirling_witchcraft.table import GAME, LETTERS, Table, a_table
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft.actions import Done
from witchtable.games.whirling_witchcraft.cubes import counts
from witchtable.games.whirling_witchcraft.events import (
    ArcanaRevealed,
    BrewRevealed,
    CauldronPassed,
    Committed,
    Gambled,
    HandsPassed,
    PersonalityDiscarded,
    RecipeRevealed,
    Reopened,
    RoundBegan,
    TrackersRaised,
)

KINDS = ("heart", "mandrake", "mushroom", "spider", "toad")
FULL_SET = dict.fromkeys(KINDS, 1)
ROUND = ("uncontrolled", "redraw", "play", "arcana", "brew", "trades")


def fresh(seats=2, seed=1, **options):
    return Table(GAME.new(seats=seats, seed=seed, **options))


def random_moves(table, rng):
    """Play to the end at random; yield each move before it is made."""
    while table.deciders:
        seat = rng.choice(table.deciders)
        move = f"{seat} {rng.choice([move for move in table.legal(seat) if move != 'back'])}"
        yield move
        table.play(move)


def brewing(*recipes, options=None, **bench):
    """A brews with these; B could too and so keeps the step open."""
    table = a_table("A", "B", **(options or {})).recipes("A", *recipes).bench("A", **bench)
    return table.recipes("B", "r32").brewing()


def draft(table, seat="A"):
    return table.view(seat)["mine"]["draft"]


# -- the order of the steps ------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["initiate", "draft"])
def test_ww_eng_01_steps_follow_each_other_in_one_order(mode):
    phases = set()
    for seed in range(40):
        table = fresh(4, seed, personality_mode=mode)
        assert table.phase == ("personality" if mode == "draft" else "redraw")
        where = (0, -1)
        for _ in random_moves(table, Random(seed)):
            step = ROUND.index(table.phase) if table.phase in ROUND else -1
            now = (table.state.round, step)
            assert now >= where
            where = now
            phases.add(table.phase)
        assert (table.phase, table.deciders) == ("over", "")
    rare = {"personality", "uncontrolled", "trades"} if mode == "draft" else {"redraw"}
    assert phases == {"play", "arcana", "brew"} | rare


def test_ww_eng_01_a_round_with_every_step():
    table = a_table("A:witch-of-all-trades", "B:uncontrolled-powers", "C:initiate")
    table.play_cards()
    table.decline_all()
    table.in_cauldron("A", **FULL_SET).recipes("A", "r01").hand("A", "r46").hand("C", "r47")
    phases = []
    while table.state.round == 2:
        phases.append(table.phase)
        seat = table.deciders[0]
        move = "done" if "done" in table.legal(seat) else table.legal(seat)[0]
        table.play(f"{seat} {move}")
    assert tuple(dict.fromkeys(phases)) == ROUND


def test_ww_eng_02_uncontrolled_powers_come_before_redraws():
    table = a_table("A:initiate", "B:uncontrolled-powers")
    table.play_cards()
    table.decline_all()
    assert (table.phase, table.deciders) == ("uncontrolled", "B")
    assert table.refused("A redraw") == "WW-ROUND-04"
    table.play("B gain toad")
    assert (table.phase, table.deciders) == ("redraw", "A")
    assert table.player("B", "A")["bench"]["toad"] == 3  # open to who decides next


# -- playing recipes -------------------------------------------------------------------------------


def test_ww_eng_03_a_commitment_may_be_changed_until_the_last_one_is_made():
    table = a_table("A", "B").hand("A", "r01", "r17").hand("B", "r32")
    table.play("A play r01")
    assert table.legal("A") == ["back"]
    assert table.refused("A play r17") == "WW-ENG-15"
    told = table.play("A back")
    assert told == [Reopened(0)]
    assert table.deciders == "AB"
    told = table.play("A rotate r17", "B play r32")
    assert RecipeRevealed(0, "r17", "rotated", None) in told
    assert table.hand_of("A") == ["r01"]


def test_ww_eng_03_the_last_commitment_cannot_be_changed():
    table = a_table("A", "B").hand("A", "r01").hand("B", "r32")
    table.play("A play r01", "B play r32")
    assert table.phase == "brew"
    assert "back" not in table.legal("A") + table.legal("B")
    assert table.refused("A back") == "WW-ENG-15"


def test_ww_eng_03_a_gamble_is_not_changed():
    table = a_table("A:daredevil", "B").hand("A", "r01", "r02").hand("B", "r03")
    (gambled,) = table.play("A gamble")
    assert isinstance(gambled, Gambled)
    table.play("A dare book upright", "A back")
    assert table.view("A")["mine"]["gamble"] == gambled.recipe
    assert not {"gamble", "play r01", "play r02"} & set(table.legal("A"))


# -- arcana ----------------------------------------------------------------------------------------


def test_ww_eng_04_reveal_and_trackers_need_no_decision():
    table = a_table("A", "B").hand("A", "r46").hand("B", "r32")
    told = table.play("A play r46", "B play r32")
    assert RecipeRevealed(1, "r32", "upright", None) in told
    assert TrackersRaised(0, ("potion", "potion"), ("potion",)) in told
    assert table.player("A")["trackers"]["potion"] == 2
    assert (table.phase, table.deciders) == ("arcana", "A")


@pytest.mark.parametrize(
    ("card", "bench", "waits"),
    [
        ("r46", {}, True),  # a Potion
        ("r47", {"toad": 1}, True),  # a Raven
        ("r47", {}, False),  # nothing to remove
        ("r48", {}, True),  # a Book
        ("r01", {"toad": 1}, False),  # no icon
        ("r31", {"toad": 1}, False),  # one icon each
    ],
)
def test_ww_eng_04_arcana_wait_only_for_who_has_a_choice(card, bench, waits):
    table = a_table("A", "B").hand("A", card).hand("B", "r32").bench("A", **bench)
    table.play(f"A play {card}", "B play r32")
    assert table.phase == ("arcana" if waits else "brew")
    assert (table.deciders == "A") or not waits


def test_ww_eng_04_arcana_wait_for_brewers_and_daredevils():
    table = a_table("A:potion-brewer", "B:daredevil", "C").hand("A", "r02").hand("B", "r01")
    table.hand("C", "r32").bench("A", toad=1)
    table.play("A play r02", "B gamble", "B dare book upright", "C play r32")
    assert (table.phase, table.deciders) == ("arcana", "AB")
    table.play("A done", "B done")  # declining is a choice
    assert table.phase == "brew"
    assert table.player("B")["books"] == []


def test_ww_eng_05_arcana_choices_take_effect_together():
    table = a_table("A", "B").hand("A", "r47").hand("B", "r48").bench("A", toad=2).recipes("A", "r01")
    table.play("A play r47", "B play r48")
    told = table.play("A raven 2toad")
    assert not any(isinstance(event, ArcanaRevealed) for event in told)
    assert table.on_bench("A") == {"toad": 2}
    told = table.play("B book spider")
    assert [event for event in told if isinstance(event, ArcanaRevealed)] == [
        ArcanaRevealed(0, ("raven 2toad",)),
        ArcanaRevealed(1, ("book spider",)),
    ]
    assert table.phase == "brew"
    assert table.on_bench("A") == {}
    assert table.player("B", "A")["books"] == ["spider"]


# -- brewing ---------------------------------------------------------------------------------------


def test_ww_eng_06_a_step_names_types_and_origins():
    table = brewing("r02", "r16", mushroom=3, toad=1)
    table.play("A use r02 2mushroom")
    uses = [move for move in table.legal("A") if move.startswith("use")]
    assert uses == ["use r16 mushroom toad", "use r16 made-spider toad"]


def test_ww_eng_06_a_book_is_an_origin_and_so_is_the_cauldron_if_the_table_allows():
    for feeds in (False, True):
        table = a_table("A", "B", potion_cube_feeds_recipes=feeds).hand("A", "r48").hand("B", "r32")
        table.recipes("A", "r36").in_cauldron("A", toad=1)
        table.play("A play r48", "B play r32", "A book toad")
        uses = [move for move in table.legal("A") if move.startswith("use")]
        assert uses == ["use r36 cauldron-toad"] * feeds + ["use r36 book-toad"]
    assert brewing("r36", "r01").refused("A use r36 book-toad") == "WW-ARC-11"


def test_ww_eng_06_free_outputs_are_named():
    table = a_table("A:frog-whisperer", "B").bench("A", toad=3).brewing()
    assert table.refused("A use frog-whisperer 3toad") == "WW-BREW-10"
    assert table.legal("A") == [*(f"use frog-whisperer into-{kind} 3toad" for kind in KINDS), "done"]


def test_ww_eng_06_a_scholar_names_payment_and_type():
    table = a_table("A:spellbook-scholar", "B").bench("A", mandrake=1, toad=1).recipes("A", "r36")
    table.brewing()
    table.play("A use r36 toad")
    scholar = [move.split()[1:] for move in table.legal("A") if move.startswith("scholar")]
    assert scholar == [[kind, payment] for payment in ("mandrake", "made-mandrake") for kind in KINDS]


@pytest.mark.parametrize(
    ("step", "clause"),
    [
        ("use r36 made-toad", "WW-BREW-05"),
        ("use r02 2mushroom", "WW-BREW-06"),
        ("use r05 heart", "WW-BREW-05"),
        ("use r35 spider", "WW-BREW-05"),
        ("use r60 3toad", "WW-BREW-01"),
        ("use r35 made-spider made-spider", "WW-BREW-03"),
    ],
)
def test_ww_eng_07_an_illegal_step_is_refused_and_changes_nothing(step, clause):
    table = brewing("r02", "r36", "r05", "r35", mushroom=2)
    table.play("A use r02 2mushroom")
    # `refused` compares the whole state.
    assert table.refused(f"A {step}") == clause
    assert draft(table)["steps"] == ["use r02 2mushroom"]
    table.play("A use r35 made-spider")
    assert draft(table)["made"] == {**dict.fromkeys(KINDS, 0), "mandrake": 2, "spider": 1}


def test_ww_eng_08_the_workbench_gives_before_outputs():
    table = brewing("r33", "r04", toad=2)
    table.play("A use r33", "A use r04")
    assert draft(table)["steps"] == ["use r33", "use r04 2toad"]
    table = brewing("r33", "r04", toad=1)
    table.play("A use r33", "A use r04")
    assert draft(table)["steps"][1] == "use r04 made-toad toad"


def test_ww_eng_08_then_the_cauldron_and_the_supply_last():
    table = a_table("A", "B", potion_cube_feeds_recipes=True).hand("A", "r48").hand("B", "r32")
    # One toad in each place, and a recipe that takes three.
    table.recipes("A", "r33", "r60", "r27").in_cauldron("A", toad=1).bench("A", toad=1)
    table.play("A play r48", "B play r32", "A book toad", "A use r33")
    table.play("A use r60", "A use r27")
    assert draft(table)["steps"][1:] == ["use r60 cauldron-toad made-toad toad", "use r27 2book-toad"]


def test_ww_eng_08_the_cauldron_is_left_alone_unless_the_table_allows():
    table = a_table("A", "B").hand("A", "r48").hand("B", "r32").recipes("A", "r27")
    table.in_cauldron("A", toad=2)
    table.play("A play r48", "B play r32", "A book toad", "A use r27")
    assert draft(table)["steps"] == ["use r27 2book-toad"]
    assert draft(table)["cauldron"]["toad"] == 2


def test_ww_eng_08_a_named_origin_is_respected():
    table = brewing("r33", "r36", toad=1)
    table.play("A use r33", "A use r36 made-toad")
    assert draft(table)["bench"]["toad"] == 1
    assert draft(table)["made"]["toad"] == 0


def test_ww_eng_08_a_hybrid_too_takes_from_the_workbench_before_outputs():
    table = brewing("r31", "r18", spider=1, toad=1)
    table.play("A use r31", "A use r18")
    assert draft(table)["steps"][1] == "use r18 spider toad"
    # Of types that serve equally well, the first in the order of the bench.
    table = brewing("r18", mushroom=1, spider=1, toad=1)
    table.play("A use r18")
    assert draft(table)["steps"] == ["use r18 mushroom spider"]


@pytest.mark.parametrize(
    ("bench", "use", "step"),
    [
        ({"spider": 1, "toad": 1}, "use r18 as-mushroom", "use r18 made-mushroom spider"),
        ({"spider": 1, "toad": 1}, "use r18 as-toad", "use r18 spider toad"),
        ({"mushroom": 1, "spider": 1}, "use r18 as-mushroom", "use r18 mushroom spider"),
    ],
)
def test_ww_eng_08_the_type_of_a_hybrid_may_be_named_without_its_origin(bench, use, step):
    table = brewing("r31", "r18", **bench)
    table.play("A use r31", f"A {use}")
    assert draft(table)["steps"][1] == step


@pytest.mark.parametrize(
    ("use", "clause"),
    [
        ("use r18 as-toad", "WW-BREW-03"),  # there is none
        ("use r18 as-spider", "WW-BREW-10"),  # not one of its types
        ("use r18 as-mushroom as-toad", "WW-BREW-10"),  # it has one hybrid space
        ("use r31 as-mushroom", "WW-BREW-10"),  # it has none
        ("use r18 as-dragon", "WW-COMP-03"),
        ("use r18 as-mushroom spider", "WW-ENG-06"),  # half with its origin
    ],
)
def test_ww_eng_08_a_type_that_does_not_fit_is_refused(use, clause):
    table = brewing("r18", "r31", spider=1, mushroom=1)
    assert table.refused(f"A {use}") == clause


def test_ww_eng_08_types_that_come_out_are_named_beside_those_that_go_in():
    # Rotated, r42 takes a mandrake and a hybrid and makes a mandrake and a toad.
    table = a_table("A:whirlwind", "B").recipes("A", "r42*", "r40").bench("A", mandrake=2, mushroom=1)
    table.recipes("B", "r32").brewing()
    assert table.refused("A use r40") == "WW-BREW-10"
    table.play("A use r42 as-mushroom")
    assert draft(table)["steps"] == ["use r42 mandrake mushroom"]


def test_ww_eng_09_the_result_follows_from_the_commitment():
    table = a_table("A:hidden-power", "B").bench("A", **{**FULL_SET, "toad": 3}).recipes("A", "r36")
    table.recipes("B", "r32").brewing()
    table.play("A use hidden-power into-heart 2into-toad", "A use r36 made-toad")
    told = table.play("B done")
    (revealed,) = [event for event in told if isinstance(event, BrewRevealed) and event.seat == 0]
    assert revealed.cauldron == ("heart", "mandrake", "toad")
    assert PersonalityDiscarded(0, "hidden-power") in told
    assert table.on_bench("A") == {"toad": 2}


def test_ww_eng_09_the_same_list_always_has_the_same_result():
    results = set()
    for seed in range(5):
        table = a_table("A", "B", seed=seed).bench("A", mandrake=1, toad=1, mushroom=1)
        table.recipes("A", "r42", "r02").recipes("B", "r32").brewing()
        table.play("A use r42 into-mushroom", "A use r02 made-mushroom mushroom")
        told = table.play("B done")
        results.add(next(event for event in told if isinstance(event, BrewRevealed)).cauldron)
    # The rulebook's example: one mandrake of each recipe and two spiders.
    assert results == {("mandrake", "mandrake", "spider", "spider")}


def test_ww_eng_10_only_a_witch_who_qualifies_is_asked_after_the_brew():
    table = a_table("A:witch-of-all-trades", "B").in_cauldron("A", **{**FULL_SET, "heart": 0})
    table.in_cauldron("B", **FULL_SET).recipes("B", "r01").brewing()
    told = table.play("B done")
    assert (table.phase, table.state.round) == ("play", 2)
    kinds = [type(event) for event in told]
    for earlier, later in ((CauldronPassed, HandsPassed), (HandsPassed, RoundBegan)):
        assert kinds.index(earlier) < kinds.index(later)
    table.in_cauldron("A", **FULL_SET).brewing()
    table.play("B done")
    assert (table.phase, table.deciders) == ("trades", "A")


# -- chance, time, invariants ----------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["initiate", "draft"])
@pytest.mark.parametrize("seats", [2, 5])
def test_ww_eng_11_the_same_seed_and_moves_replay_identically(seats, mode):
    table = fresh(seats, "again", personality_mode=mode)
    first = table.state.digest
    moves = list(random_moves(table, Random(4)))
    twin = fresh(seats, "again", personality_mode=mode)
    assert twin.state.digest == first
    twin.play(*moves)
    assert twin.state == table.state
    assert fresh(seats, "other", personality_mode=mode).state.digest != first


def test_ww_eng_11_chance_that_comes_later_depends_on_the_seed():
    def after(seed):
        table = a_table("A:daredevil", "B:initiate", seed=seed).hand("A", "r01", "r02", "r03", "r04")
        table.hand("B", "r05", "r06", "r07", "r08").empty_deck()
        (gambled,) = table.play("A gamble")
        table.play("A dare potion upright", "B play r05")
        table.decline_all()
        table.play("B redraw")
        return gambled.recipe, tuple(table.hand_of("B"))

    stories = [after(seed) for seed in range(10)]
    assert stories == [after(seed) for seed in range(10)]
    assert len({card for card, _ in stories}) > 1
    assert len({hand for _, hand in stories}) > 3


def late(table, seat):
    return str(table.state.fallback(LETTERS.index(seat)))


def test_ww_eng_12_late_with_a_personality_the_first_one_is_kept():
    table = fresh(personality_mode="draft")
    assert late(table, "B") == "choose " + table.view("B")["mine"]["personalities"][0]


def test_ww_eng_12_late_with_a_recipe_the_lowest_initiative_is_played():
    table = a_table("A:whirlwind", "B:daredevil").hand("A", "r44", "r17", "r50").hand("B", "r30", "r04")
    assert late(table, "A") == "play r17"
    assert late(table, "B") == "play r04"


def test_ww_eng_12_late_with_a_recipe_a_gamble_of_somebody_else_makes_no_difference():
    table = a_table("A:daredevil", "B").hand("A", "r01").hand("B", "r44", "r17", "r50")
    table.play("A gamble")
    assert late(table, "B") == "play r17"
    assert late(table, "A") in table.legal("A")  # the gamble stands


@pytest.mark.parametrize(
    ("bench", "kind"),
    [
        ({}, "mushroom"),
        ({"mushroom": 1}, "spider"),
        ({"mushroom": 1, "spider": 1}, "toad"),
        ({"mushroom": 6, "spider": 6, "toad": 6}, "mandrake"),
        ({"mandrake": 1, "mushroom": 6, "spider": 6, "toad": 6}, "heart"),
        ({"heart": 3, "mandrake": 4, "mushroom": 9, "spider": 9, "toad": 9}, "heart"),
    ],
)
def test_ww_eng_12_late_with_uncontrolled_powers_the_emptiest_row_is_taken(bench, kind):
    table = a_table("A:uncontrolled-powers", "B")
    table.play_cards()
    table.decline_all()
    table.bench("A", **bench)
    assert late(table, "A") == f"gain {kind}"


def test_ww_eng_12_everything_optional_is_declined():
    assert late(fresh(), "A") == "keep"
    table = a_table("A", "B").hand("A", "r46").hand("B", "r32")
    table.play("A play r46", "B play r32")
    assert (table.phase, late(table, "A")) == ("arcana", "done")
    assert late(brewing("r01"), "A") == "done"
    table = a_table("A:witch-of-all-trades", "B").in_cauldron("A", **FULL_SET).recipes("B", "r01")
    table.brewing().play("B done")
    assert (table.phase, late(table, "A")) == ("trades", "done")


def test_ww_eng_12_a_table_where_everybody_is_late_plays_to_the_end():
    table = fresh(3, personality_mode="draft")
    while table.deciders:
        seat = table.deciders[-1]
        assert late(table, seat) in table.legal(seat)
        table.play(f"{seat} {late(table, seat)}")
    assert table.winners


def test_ww_eng_13_after_passing_nothing_is_too_full_and_nothing_left_over():
    for seed in range(6):
        table = fresh(4, seed, personality_mode="draft")
        rounds = table.state.round
        for _ in random_moves(table, Random(seed)):
            if table.state.round > rounds:
                rounds = table.state.round
                assert table.state.cauldron == [0] * 4
                for heap in table.state.bench:
                    assert all(
                        lying <= room for lying, room in zip(counts(heap), (3, 4, 9, 9, 9), strict=True)
                    )
        assert rounds > 2
        assert table.state.cauldron == [0] * 4


def test_ww_eng_13_no_recipe_holds_cubes_after_passing():
    table = a_table("A", "B").recipes("A", "r02").bench("A", mushroom=2).brewing()
    table.play("A use r02")
    table.bench("A", mushroom=2).brewing()
    assert draft(table)["made"] == dict.fromkeys(KINDS, 0)
    assert draft(table)["used"] == []


def test_ww_eng_14_sixty_recipes_are_always_somewhere():
    table = fresh(5, 3)
    for _ in random_moves(table, Random(3)):
        state = table.state
        lying = [code >> 1 for codes in state.tableau for code in codes if code < 2 * table.box.cards]
        held = [card for hand in state.hands for card in hand]
        assert sorted([*lying, *held, *state.deck, *state.discards]) == list(range(60))


# -- taking back -----------------------------------------------------------------------------------


def test_ww_eng_15_a_personality_or_a_redraw_may_be_changed():
    table = fresh(personality_mode="draft")
    one, other = table.legal("A")
    table.play(f"A {one}", "A back", f"A {other}")
    table.play(f"B {table.legal('B')[0]}")
    assert table.player("A")["personality"] == other.split()[1]
    table = fresh()
    table.play("A redraw", "A back", "A keep", "B keep")
    assert table.player("A")["personality"] == "initiate"


def test_ww_eng_15_arcana_may_be_changed():
    table = a_table("A", "B").hand("A", "r46").hand("B", "r47").bench("B", toad=1)
    table.play("A play r46", "B play r47", "A potion toad")
    assert table.legal("A") == ["back"]
    table.play("A back")  # the commitment
    assert table.legal("A") == ["done", "back"]
    table.play("A back", "A potion heart", "B done")  # the step
    assert table.circle("A") == {}
    assert table.on_bench("B") == {"heart": 1, "toad": 1}


def test_ww_eng_15_a_brew_may_be_changed_step_by_step():
    table = brewing("r02", "r35", mushroom=2)
    fresh_draft = draft(table)
    table.play("A use r02", "A use r35")
    assert table.legal("A") == ["back"]
    table.play("A back", "A back")
    assert draft(table)["steps"] == ["use r02 2mushroom"]
    table.play("A back")
    assert draft(table) == fresh_draft
    assert table.refused("A back") == "WW-ENG-15"
    table.play("A done", "B done")
    assert table.on_bench("A") == {"mushroom": 2}


def test_ww_eng_15_whoever_sits_where_takes_back_only_the_own_commitment():
    table = a_table("A", "B", "C").hand("A", "r01").hand("B", "r02").hand("C", "r03").playing()
    table.play("A play r01", "B play r02", "B back")
    assert (table.deciders, table.view(None)["committed"]) == ("BC", [0])


def test_ww_eng_15_nobody_takes_back_what_was_brewed_a_round_ago():
    table = a_table("A", "B").recipes("A", "r31").brewing()
    table.play("A use r31")
    table.hand("A", "r32").hand("B", "r46").playing().play_cards()
    assert (table.phase, table.deciders) == ("arcana", "B")  # nothing is asked of A
    assert table.legal("A") == []
    assert table.refused("A back") == "WW-ENG-15"


def test_ww_eng_15_a_named_effect_is_taken_back_and_the_gamble_stands():
    table = a_table("A:daredevil", "B").hand("A", "r17").hand("B", "r03").playing()
    table.play("A gamble", "A dare book rotated")
    assert table.view("A")["mine"]["dare"] == "book"
    table.play("A back")
    mine = table.view("A")["mine"]
    assert (mine["gamble"], mine["dare"], mine["choice"]) == ("r17", None, None)


def test_ww_eng_15_another_seat_that_takes_back_leaves_the_dare_alone():
    table = a_table("A:daredevil", "B", "C").hand("A", "r17").hand("B", "r03").hand("C", "r01")
    table.playing().play("A gamble", "A dare book rotated", "B play r03", "B back")
    assert table.view("A")["mine"]["dare"] == "book"


def test_ww_eng_15_not_after_the_last_one_has_committed():
    table = a_table("A", "B").recipes("A", "r01").recipes("B", "r32").brewing()
    table.play("A use r01", "B use r32")
    assert table.phase == "play"
    assert "back" not in table.legal("A") + table.legal("B")
    assert table.refused("A back") == "WW-ENG-15"


def test_ww_eng_15_in_initiative_order_a_choice_stands_when_it_is_shown():
    table = a_table("A", "B", brew_mode="strict_initiative").recipes("A", "r01").recipes("B", "r32")
    table.initiative(A=1, B=32).brewing()
    assert table.deciders == "A"
    table.play("A use r01")
    assert table.deciders == "B"
    assert table.legal("A") == []
    assert table.refused("A back") == "WW-ORDER-10"
    assert table.cauldron("A") == {"mushroom": 1, "spider": 1, "toad": 1}


def last_to_brew(**options):
    """A has committed; B, who is the last one, can use one recipe."""
    table = a_table("A", "B", **options).recipes("A", "r01").recipes("B", "r33").hesitant().brewing()
    table.play("A done")
    return table


def test_ww_eng_16_the_last_one_too_says_when_a_brew_is_final():
    table = last_to_brew()
    told = table.play("B use r33")
    assert not any(isinstance(event, BrewRevealed) for event in told)
    assert (table.deciders, table.legal("B")) == ("B", ["done", "back"])
    assert table.view("A")["committed"] == [0]
    table.play("B back")
    assert table.legal("B") == ["use r33", "done"]
    table.play("B use r33", "B done")
    assert table.phase == "play"
    assert table.on_bench("A") == {"toad": 1}


def test_ww_eng_16_everybody_else_is_asked_in_the_same_way():
    table = brewing("r31", "r34").hesitant()
    table.play("A use r31", "A use r34")
    assert (table.deciders, table.legal("A")) == ("AB", ["done", "back"])
    told = table.play("A done")
    assert told == [Committed(0)]
    assert table.deciders == "B"


def test_ww_eng_16_the_last_one_may_still_call_for_initiative_order():
    table = last_to_brew(brew_mode="on_call").initiative(A=1, B=2)
    table.play("B use r33")
    assert table.legal("B") == ["done", "back", "call"]
    table.play("B call")
    assert (table.deciders, table.state.ordered) == ("A", True)


def test_ww_eng_16_arcana_are_confirmed_too():
    table = a_table("A", "B").hand("A", "r46").hand("B", "r01").hesitant()
    table.play("A play r46", "B play r01", "A potion toad")
    assert (table.phase, table.legal("A")) == ("arcana", ["done", "back"])
    table.play("A back", "A potion heart")
    told = table.play("A done")
    assert ArcanaRevealed(0, ("potion heart",)) in told


def test_ww_eng_16_in_initiative_order_nothing_is_shown_before_it_is_confirmed():
    table = a_table("A", "B", brew_mode="strict_initiative").recipes("A", "r01").recipes("B", "r32")
    table.initiative(A=1, B=32).hesitant().brewing()
    table.play("A use r01")
    assert (table.deciders, table.legal("A")) == ("A", ["done", "back"])
    assert table.player("A", "B")["cauldron"] == dict.fromkeys(KINDS, 0)
    table.play("A done")
    assert table.deciders == "B"


def test_ww_eng_16_the_question_says_what_it_is_about():
    table = last_to_brew()
    assert table.state.question(1) == Message("whirling-witchcraft-ask-brew")
    table.play("B use r33")
    assert table.state.question(1) == Message("whirling-witchcraft-ask-confirm-brew")
    assert table.state.clauses(1, Done()) == ("WW-BREW-09", "WW-ENG-16")
    assert table.state.fallback(1) == Done()


def test_ww_eng_16_in_quick_play_the_last_possible_step_commits():
    table = last_to_brew(quick_play=True)
    told = table.play("B use r33")
    assert [event.seat for event in told if isinstance(event, BrewRevealed)] == [0, 1]
    assert table.phase == "play"
    # While something is left to do, nothing is committed there either.
    table = brewing("r31", "r34", options={"quick_play": True}).hesitant()
    table.play("A use r31")
    assert table.legal("A") == ["use r34 made-mushroom", "done", "back"]
    table.play("A use r34")
    assert (table.deciders, table.legal("A")) == ("B", ["back"])


def test_ww_eng_16_in_quick_play_other_decisions_are_made_as_ever():
    table = a_table("A", "B", quick_play=True).hand("A", "r01", "r17").hand("B", "r32").hesitant()
    assert table.play("A play r01") == [Committed(0)]
    assert table.play("A back") == [Reopened(0)]
    assert table.play("A play r17") == [Committed(0)]
    table = brewing("r31", "r34", options={"quick_play": True}).hesitant()
    assert table.play("A done") == [Committed(0)]
