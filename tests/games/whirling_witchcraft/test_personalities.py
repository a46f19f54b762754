"""WW-PERS and WW-P: what each personality does."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.whirling_witchcraft.table import GAME, Table, a_table
from witchtable.engine.numbers import Row
from witchtable.games.whirling_witchcraft.events import (
    BrewRevealed,
    CardsDrawn,
    CircleClaimed,
    Committed,
    DeckReshuffled,
    Gained,
    Gambled,
    HandDiscarded,
    PersonalityDiscarded,
    PersonalityRotated,
    RecipeRevealed,
    RedrawsRevealed,
)

KINDS = ("heart", "mandrake", "mushroom", "spider", "toad")
FULL_SET = dict.fromkeys(KINDS, 1)


def finish(table):
    """Let everybody play the first card and decline the rest of the round."""
    return table.play_cards() + table.decline_all()


def fresh(seats=2, seed=1, **options):
    """A game as it is dealt."""
    return Table(GAME.new(seats=seats, seed=seed, **options))


def drafted(personality, seats=2):
    """A dealt game in which A was offered this personality and took it."""
    for seed in range(100):
        table = fresh(seats, seed, personality_mode="draft")
        if f"choose {personality}" in table.legal("A"):
            table.play(f"A choose {personality}")
            while table.phase == "personality":
                seat = table.deciders[0]
                table.play(f"{seat} {table.legal(seat)[0]}")
            return table
    raise LookupError(personality)


def brewer(personality, *recipes, **bench):
    """A seat with a personality brews; B could too and so keeps the step open."""
    table = a_table(f"A:{personality}", "B").recipes("A", *recipes).bench("A", **bench)
    return table.recipes("B", "r32").brewing()


def brew(table, *steps):
    """Let A make these steps and everybody finish; return what A's cauldron then held."""
    told = table.play(*[f"A {step}" for step in steps])
    while table.phase == "brew":
        told += table.play(f"{table.deciders[0]} done")
    (revealed,) = [event for event in told if isinstance(event, BrewRevealed) and event.seat == 0]
    return dict(Counter(revealed.cauldron))


def numbers_of(table, seat):
    """What a seat sees, in numbers by their names."""
    row = Row(with_names=True)
    GAME.numbers.observe(row, table.view(seat), table.box)
    return dict(zip(row.names, row.values, strict=True))


def recipes_of(table, seat):
    return [(entry["recipe"], entry["rotated"]) for entry in table.player(seat)["recipes"]]


# -- personalities in general ----------------------------------------------------------------------


def test_ww_pers_01_a_discarded_personality_is_out_of_the_game():
    table = fresh()
    told = table.play("A redraw", "B keep")
    assert PersonalityDiscarded(0, "initiate") in told
    for viewer in ("A", "B", None):
        assert table.view(viewer)["returned"] == ["initiate"]
        assert table.player("A", viewer or "B")["personality"] is None
    finish(table)
    assert (table.phase, table.deciders) == ("redraw", "B")


def test_ww_pers_02_its_recipe_is_optional():
    assert brew(brewer("spider-summoner", mandrake=3), "done") == {}


def test_ww_pers_02_its_recipe_works_once_a_round():
    table = brewer("spider-summoner", "r01", mandrake=6)  # enough for two uses
    table.play("A use spider-summoner 3mandrake")
    assert table.legal("A") == ["use r01", "done", "back"]
    assert table.refused("A use spider-summoner 3mandrake") == "WW-BREW-06"


def test_ww_pers_02_its_recipe_needs_all_inputs():
    table = brewer("spider-summoner", "r13", mandrake=2)
    assert not any(move.startswith("use spider-summoner") for move in table.legal("A"))
    assert table.refused("A use spider-summoner 2mandrake") == "WW-BREW-03"


def test_ww_pers_02_its_outputs_feed_others_and_the_rest_goes_to_the_cauldron():
    table = brewer("spider-summoner", "r26", mandrake=3)
    assert brew(table, "use spider-summoner", "use r26 2made-spider") == {"spider": 3, "mandrake": 1}


def test_ww_pers_03_its_recipe_has_no_initiative():
    table = a_table("A:fey-blessed", "B").hand("A", "r44").hand("B", "r45")
    assert table.player("A")["initiative"] is None
    table.play_cards()
    assert table.player("A")["initiative"] == 44


@pytest.mark.parametrize(
    "personality", ["fey-blessed", "frog-whisperer", "hidden-power", "spider-summoner"]
)
def test_ww_pers_03_its_direction_does_not_change(personality):
    table = a_table(f"A:{personality}", "B")
    assert table.refused(f"A rotate {personality}") == "WW-STUDY-01"
    for _ in range(2):
        finish(table)
        assert recipes_of(table, "A")[0] == (personality, False)


def test_ww_pers_04_nobody_but_initiates_comes_twice():
    copies = {entry.id: entry.copies for entry in GAME.edition().personalities}
    assert copies.pop("initiate") == 5
    assert set(copies.values()) == {1}
    for seed in range(30):
        table = fresh(5, seed, personality_mode="draft")
        dealt = [name for seat in "ABCDE" for name in table.view(seat)["mine"]["personalities"]]
        assert len(set(dealt)) == 10
        assert "initiate" not in dealt


# -- Initiate --------------------------------------------------------------------------------------


def test_ww_p_initiate_01_discards_everything_and_draws_four():
    table = fresh().hand("A", "r05", "r06", "r07", "r08").deck("r01", "r02", "r03", "r04")
    assert table.legal("A") == ["keep", "redraw"]
    table.play("B keep", "A redraw")
    assert sorted(table.hand_of("A")) == ["r01", "r02", "r03", "r04"]
    assert table.view("A")["discards_known"] == ["r05", "r06", "r07", "r08"]
    assert table.player("A")["personality"] is None
    assert table.phase == "play"


def test_ww_p_initiate_01_works_once_in_any_round():
    table = fresh()
    table.play("A keep", "B redraw")
    finish(table)
    assert (table.phase, table.deciders, table.state.round) == ("redraw", "A", 2)
    table.play("A redraw")
    finish(table)
    assert (table.phase, table.state.round) == ("play", 3)


def test_ww_p_initiate_01_not_after_recipes_are_asked_for():
    table = a_table("A:initiate", "B")
    assert table.refused("A redraw") == "WW-P-INITIATE-01"


def test_ww_p_initiate_02_decisions_are_secret_until_all_are_made():
    one, other = fresh(), fresh()
    assert one.play("A redraw") == other.play("A keep") == [Committed(0)]
    assert one.view("B") == other.view("B")
    assert one.view(None) == other.view(None)
    assert len(one.hand_of("A")) == 4


def test_ww_p_initiate_02_who_redraws_is_told_to_all_at_once():
    table = fresh(3).hand("A", "r01", "r02").hand("C", "r03")
    table.deck("r20", "r21", "r22", "r23", "r24", "r25", "r26", "r27")
    table.play("C redraw", "A redraw")
    told = table.play("B keep")
    assert told == [
        Committed(1),
        RedrawsRevealed((0, 2)),
        HandDiscarded(0, 2),
        PersonalityDiscarded(0, "initiate"),
        HandDiscarded(2, 1),
        PersonalityDiscarded(2, "initiate"),
        CardsDrawn(0, 4, ("r20", "r21", "r22", "r23")),
        CardsDrawn(2, 4, ("r24", "r25", "r26", "r27")),
    ]
    assert table.view("B")["returned"] == ["initiate", "initiate"]
    assert table.view("B")["discards"] == 3
    assert RedrawsRevealed(()) in fresh().play("A keep", "B keep")


def test_ww_p_initiate_02_the_owner_sees_the_decision_until_it_is_revealed():
    table = fresh(3)
    table.play("A keep", "B redraw")
    assert [table.view(seat)["mine"]["choice"] for seat in "ABC"] == ["keep", "redraw", None]
    table.play("C keep")
    assert table.phase == "play"
    assert [table.view(seat)["mine"]["choice"] for seat in "ABC"] == [None, None, None]


def test_ww_p_initiate_02_in_round_one_draws_follow_the_seats():
    table = fresh().deck(*[f"r0{number}" for number in range(1, 9)])
    table.play("B redraw", "A redraw")
    assert sorted(table.hand_of("A")) == ["r01", "r02", "r03", "r04"]
    assert sorted(table.hand_of("B")) == ["r05", "r06", "r07", "r08"]


def test_ww_p_initiate_02_later_they_follow_the_last_initiative():
    table = a_table("A:initiate", "B:initiate").hand("A", "r20").hand("B", "r10")
    finish(table)
    table.deck(*[f"r4{number}" for number in range(1, 9)])
    table.play("A redraw", "B redraw")
    assert sorted(table.hand_of("B")) == ["r41", "r42", "r43", "r44"]
    assert sorted(table.hand_of("A")) == ["r45", "r46", "r47", "r48"]


def test_ww_p_initiate_02_all_discard_before_anybody_draws():
    table = fresh().hand("A", "r02", "r03", "r04", "r05").hand("B", "r06", "r07", "r08", "r09")
    table.empty_deck().deck("r01")
    told = table.play("A redraw", "B redraw")
    assert DeckReshuffled(8) in told
    assert "r01" in table.hand_of("A")


# -- Clairvoyant -----------------------------------------------------------------------------------


def clairvoyant_table():
    table = a_table("A:clairvoyant", "B", "C").hand("A", "r01", "r02", "r03", "r04", "r05")
    return table.hand("B", "r06", "r07", "r08", "r09").hand("C", "r10", "r11", "r12", "r13")


def test_ww_p_clair_01_holds_five_cards():
    table = clairvoyant_table()
    for _ in range(3):
        finish(table)
        assert [len(table.hand_of(seat)) for seat in "ABC"] == [5, 4, 4]


def test_ww_p_clair_02_begins_with_five_cards():
    table = drafted("clairvoyant", seats=3)
    assert [len(table.hand_of(seat)) for seat in "ABC"] == [5, 4, 4]


def test_ww_p_clair_03_draws_two_and_the_left_neighbour_none():
    table = clairvoyant_table()
    told = finish(table)
    drawn = {event.seat: event.count for event in told if isinstance(event, CardsDrawn)}
    assert drawn == {0: 2, 2: 1}
    assert table.hand_of("B") == ["r02", "r03", "r04", "r05"]


def test_ww_p_clair_04_plays_one_card_a_round():
    table = clairvoyant_table()
    table.play("A play r01")
    assert table.deciders == "BC"
    assert table.refused("A play r02") == "WW-ENG-15"
    table.play("B play r06", "C play r10")
    assert recipes_of(table, "A") == [("r01", False)]


# -- Daredevil -------------------------------------------------------------------------------------


def test_ww_p_dare_01_may_let_chance_choose():
    table = a_table("A:daredevil", "B").hand("A", "r01", "r02").hand("B", "r03", "r04")
    assert table.legal("A") == ["play r01", "play r02", "gamble"]
    assert table.legal("B") == ["play r03", "play r04"]
    assert table.refused("B gamble") == "WW-P-DARE-01"


def test_ww_p_dare_01_every_card_of_the_hand_may_come():
    drawn = set()
    for seed in range(30):
        table = a_table("A:daredevil", "B", seed=seed).hand("A", "r01", "r02", "r03", "r04")
        (event,) = table.play("A gamble")
        drawn.add(event.recipe)
    assert drawn == {"r01", "r02", "r03", "r04"}


@pytest.mark.parametrize("arcana", ["potion", "raven", "book"])
def test_ww_p_dare_01_a_gamble_earns_one_effect(arcana):
    table = a_table("A:daredevil", "B").hand("A", "r01").hand("B", "r09").bench("A", toad=1)
    table.play("A gamble", f"A dare {arcana} upright", "B play r09")
    assert (table.phase, table.deciders) == ("arcana", "A")
    assert {move.split()[0] for move in table.legal("A")} == {arcana, "done"}
    table.play(f"A {arcana} toad")
    assert table.phase == "brew"  # one, and no more


def test_ww_p_dare_01_a_chosen_card_earns_nothing():
    table = a_table("A:daredevil", "B").hand("A", "r01").hand("B", "r09")
    table.play("A play r01", "B play r09")
    assert table.phase == "brew"


def test_ww_p_dare_02_the_effect_comes_on_top_of_the_same_arcana():
    # Two Potion icons reach 2 by themselves.
    table = a_table("A:daredevil", "B").hand("A", "r46").hand("B", "r01")
    table.play("A gamble", "A dare potion upright", "B play r01")
    table.play("A potion toad", "A potion heart")
    assert table.phase == "brew"
    assert table.cauldron("A") == {"heart": 1, "toad": 1}


def test_ww_p_dare_02_and_of_other_arcana():
    table = a_table("A:daredevil", "B").hand("A", "r46").hand("B", "r01").bench("A", toad=3)
    table.play("A gamble", "A dare raven upright", "B play r01")
    table.play("A raven 2toad", "A potion toad")
    assert (table.on_bench("A"), table.cauldron("A")) == ({"toad": 1}, {"toad": 1})


def test_ww_p_dare_03_moves_no_tracker():
    table = a_table("A:daredevil", "B").hand("A", "r02").hand("B", "r01").trackers("A", book=1)
    table.play("A gamble", "A dare book upright", "B play r01")
    assert table.player("A")["trackers"] == {"potion": 1, "raven": 0, "book": 1}


def test_ww_p_dare_04_only_the_owner_sees_the_card_before_the_reveal():
    table = a_table("A:daredevil", "B").hand("A", "r02", "r04").hand("B", "r01")
    before = table.view("B"), table.view(None)
    (told,) = table.play("A gamble")
    assert isinstance(told, Gambled)
    assert told.seen_by(0) == told
    assert told.seen_by(1) is told.seen_by(None) is None
    assert (table.view("B"), table.view(None)) == before
    assert table.view("A")["mine"]["gamble"] == told.recipe


def test_ww_p_dare_04_direction_and_effect_are_chosen_after_seeing_it():
    table = a_table("A:daredevil", "B").hand("A", "r17").hand("B", "r01")
    table.play("A gamble")
    arcana = ("potion", "raven", "book")
    ways = [f"dare {effect} {way}" for way in ("upright", "rotated") for effect in arcana]
    assert table.legal("A") == ways
    assert table.deciders == "AB"
    told = table.play("A dare raven rotated", "B play r01")
    assert RecipeRevealed(0, "r17", "rotated", "raven") in told
    assert RecipeRevealed(1, "r01", "upright", None) in told
    assert RecipeRevealed(0, "r17", "rotated", "raven").seen_by(1).dare == "raven"


def test_ww_p_dare_04_a_one_way_card_stays_upright():
    table = a_table("A:daredevil", "B").hand("A", "r02").hand("B", "r01")
    table.play("A gamble")
    assert table.legal("A") == ["dare potion upright", "dare raven upright", "dare book upright"]
    assert table.refused("A dare potion rotated") == "WW-STUDY-04"


def test_ww_p_dare_04_details_are_chosen_with_the_other_arcana():
    table = a_table("A:daredevil", "B").hand("A", "r01").hand("B", "r46")
    table.play("A gamble", "A dare potion upright", "B play r46")
    assert (table.phase, table.deciders) == ("arcana", "AB")


def test_ww_p_dare_04_a_gamble_is_not_taken_back():
    table = a_table("A:daredevil", "B").hand("A", "r17", "r18").hand("B", "r01")
    assert table.refused("A dare potion upright") == "WW-P-DARE-04"  # gamble first
    (told,) = table.play("A gamble")
    other = ({"r17", "r18"} - {told.recipe}).pop()
    assert table.refused("A back") == "WW-ENG-15"
    assert table.refused("A gamble") == "WW-P-DARE-04"
    for card in (told.recipe, other):
        assert table.refused(f"A play {card}") == "WW-P-DARE-04"
    # Effect and direction may be changed, the card not.
    table.play("A dare book upright", "A back")
    assert all(move.startswith("dare ") for move in table.legal("A"))
    told_now = table.play("A dare raven rotated", "B play r01")
    assert RecipeRevealed(0, told.recipe, "rotated", "raven") in told_now


def test_ww_p_dare_04_every_round_brings_a_new_chance():
    table = a_table("A:daredevil", "B").hand("A", "r01", "r02").hand("B", "r03", "r05").playing()
    table.play("A gamble", "A dare potion upright", "B play r03")
    table.decline_all()
    assert table.view("A")["mine"]["gamble"] is None
    assert table.legal("A")[-1] == "gamble"
    told = finish(table)
    revealed = [event for event in told if isinstance(event, RecipeRevealed)]
    assert [event.dare for event in revealed] == [None, None]


# -- Fey-Blessed, Frog Whisperer -------------------------------------------------------------------


def test_ww_p_fey_01_makes_a_mandrake_and_a_toad_from_nothing():
    table = brewer("fey-blessed")
    assert table.legal("A") == ["use fey-blessed", "done"]
    assert brew(table, "use fey-blessed") == {"mandrake": 1, "toad": 1}


@pytest.mark.parametrize("kind", KINDS)
def test_ww_p_frog_01_turns_three_toads_into_anything(kind):
    table = brewer("frog-whisperer", toad=4)
    assert table.legal("A") == [*(f"use frog-whisperer into-{any} 3toad" for any in KINDS), "done"]
    assert brew(table, f"use frog-whisperer into-{kind} 3toad") == {kind: 1}
    assert table.on_bench("A") == {"toad": 1}


def test_ww_p_frog_01_not_from_two_toads_and_never_into_two_cubes():
    table = brewer("frog-whisperer", "r36", toad=2)
    assert table.refused("A use frog-whisperer into-heart 2toad") == "WW-BREW-03"
    table.bench("A", toad=3).brewing()
    assert table.refused("A use frog-whisperer into-heart into-toad 3toad") == "WW-BREW-10"


def test_ww_p_frog_01_the_output_is_chosen_at_each_use():
    table = a_table("A:frog-whisperer", "B").bench("A", toad=6).brewing()
    table.play("A use frog-whisperer into-heart")
    table.brewing()
    table.play("A use frog-whisperer into-spider")
    assert table.on_bench("B") == {"heart": 1, "spider": 1}


def test_ww_p_frog_02_begins_with_one_book():
    table = drafted("frog-whisperer")
    assert table.player("A")["trackers"] == {"potion": 0, "raven": 0, "book": 1}
    table.hand("A", "r04").hand("B", "r01").playing()
    table.play("A play r04", "B play r01")
    assert (table.phase, table.legal("A")[0]) == ("arcana", "book heart")


# -- Hidden Power ----------------------------------------------------------------------------------


def test_ww_p_hidden_01_turns_one_of_each_into_any_three():
    table = brewer("hidden-power", heart=1, mandrake=1, mushroom=1, spider=1, toad=2)
    uses = [move for move in table.legal("A") if move.startswith("use hidden-power")]
    assert len(uses) == 35  # bags of three out of five types
    assert brew(table, "use hidden-power into-heart 2into-toad") == {"heart": 1, "toad": 2}
    assert table.on_bench("A") == {"toad": 1}


@pytest.mark.parametrize("missing", KINDS)
def test_ww_p_hidden_01_needs_all_five(missing):
    # Without r31 A might have nothing to do and would not be asked.
    table = brewer("hidden-power", "r31", **{**FULL_SET, missing: 0})
    assert not any(move.startswith("use hidden-power") for move in table.legal("A"))
    assert table.refused("A use hidden-power 3into-heart") == "WW-BREW-03"


def test_ww_p_hidden_02_is_discarded_after_use():
    table = brewer("hidden-power", **FULL_SET)
    told = table.play("A use hidden-power 3into-toad")
    assert not any(isinstance(event, PersonalityDiscarded) for event in told)
    assert table.player("A", "B")["personality"] == "hidden-power"  # the brew is still sealed
    told = table.play("B done")
    assert PersonalityDiscarded(0, "hidden-power") in told
    assert table.player("A", "B")["personality"] is None
    assert table.view("B")["returned"] == ["hidden-power"]
    assert recipes_of(table, "A") == []


def test_ww_p_hidden_02_goes_to_the_box_beside_others():
    table = a_table("A:hidden-power", "B:initiate").recipes("B", "r32").bench("A", **FULL_SET)
    table.state.returned = (table.box.personality_index["trickster"],)
    table.brewing().play("A use hidden-power 3into-toad", "B done")
    assert table.view(None)["returned"] == ["trickster", "hidden-power"]


def test_ww_p_hidden_02_its_outputs_still_feed_other_recipes():
    table = brewer("hidden-power", "r09", **FULL_SET)
    made = brew(table, "use hidden-power 2into-heart into-toad", "use r09 2made-heart")
    assert made == {"mandrake": 1, "mushroom": 1, "spider": 1, "toad": 2}
    assert recipes_of(table, "A") == [("r09", False)]


def test_ww_p_hidden_02_stays_while_it_is_not_used():
    table = brewer("hidden-power", "r36", **FULL_SET)
    assert brew(table, "use r36") == {"mandrake": 1}
    assert table.player("A")["personality"] == "hidden-power"
    assert ("hidden-power", False) in recipes_of(table, "A")


def test_ww_p_hidden_02_stays_until_the_last_one_has_brewed_in_initiative_order():
    table = a_table("A:hidden-power", "B", brew_mode="strict_initiative").initiative(A=1, B=2)
    table.recipes("A", "r36", "r31").recipes("B", "r32").bench("A", **FULL_SET).brewing()
    told = table.play("A use hidden-power 3into-toad", "A done")
    assert table.deciders == "B"
    assert not any(isinstance(event, PersonalityDiscarded) for event in told)
    assert table.view("A")["mine"]["draft"]["used"] == ["hidden-power"]
    assert numbers_of(table, "A")["mine.draft.used.hidden-power"] == 1
    assert numbers_of(table, "A")["mine.draft.used.r36"] == 0
    told = table.play("B done")
    assert PersonalityDiscarded(0, "hidden-power") in told
    assert recipes_of(table, "A") == [("r36", False), ("r31", False)]


# -- Potion Brewer ---------------------------------------------------------------------------------


def test_ww_p_brewer_01_moves_a_cube_for_each_potion_icon():
    table = a_table("A:potion-brewer", "B").hand("A", "r46").hand("B", "r01")
    table.bench("A", heart=1, toad=3)
    table.play("A play r46", "B play r01")
    moves = [move for move in table.legal("A") if move.startswith("move")]
    assert moves == ["move heart", "move toad"]
    table.play("A move toad", "A move heart")
    assert not any(move.startswith("move") for move in table.legal("A"))
    assert table.refused("A move toad") == "WW-P-BREWER-01"
    table.play("A done")
    assert (table.on_bench("A"), table.cauldron("A")) == ({"toad": 2}, {"heart": 1, "toad": 1})


def test_ww_p_brewer_01_only_cubes_that_lie_on_the_workbench():
    table = a_table("A:potion-brewer", "B").hand("A", "r02").hand("B", "r01").bench("A", toad=1)
    table.play("A play r02", "B play r01")
    assert table.legal("A") == ["move toad", "done"]
    assert table.refused("A move heart") == "WW-P-BREWER-01"


def test_ww_p_brewer_01_other_icons_older_cards_and_other_seats_give_no_move():
    table = a_table("A:potion-brewer", "B").hand("A", "r03").hand("B", "r02")
    table.recipes("A", "r46", "r31").bench("A", toad=1).bench("B", toad=1)
    table.play("A play r03", "B play r02")
    assert table.phase == "brew"


def test_ww_p_brewer_02_depends_on_icons_and_comes_on_top_of_a_potion():
    table = a_table("A:potion-brewer", "B").hand("A", "r02").hand("B", "r01").bench("A", toad=2)
    table.trackers("A", potion=1)
    table.play("A play r02", "B play r01")
    table.play("A potion heart", "A move toad")
    assert table.cauldron("A") == {"heart": 1, "toad": 1}
    # From 2 to 3: nothing is triggered, and still a move.
    table = a_table("A:potion-brewer", "B").hand("A", "r02").hand("B", "r01").bench("A", toad=2)
    table.trackers("A", potion=2)
    table.play("A play r02", "B play r01")
    assert table.legal("A") == ["move toad", "done"]


def test_ww_p_brewer_02_each_move_is_optional():
    table = a_table("A:potion-brewer", "B").hand("A", "r46").hand("B", "r01").bench("A", toad=3)
    table.play("A play r46", "B play r01")
    table.play("A move toad", "A done")
    assert (table.on_bench("A"), table.cauldron("A")) == ({"toad": 2}, {"toad": 1})


def test_ww_p_brewer_02_not_while_brewing():
    table = a_table("A:potion-brewer", "B").hand("A", "r31").hand("B", "r01").bench("A", toad=3)
    table.play("A play r31", "B play r01", "A done")
    assert table.phase == "brew"
    assert table.refused("A move toad") == "WW-P-BREWER-02"


# -- Spellbook Scholar -----------------------------------------------------------------------------


def test_ww_p_scholar_01_pays_a_mandrake_for_a_book():
    table = brewer("spellbook-scholar", "r02", mandrake=1)
    table.play("A scholar mushroom mandrake")
    assert table.legal("A") == ["use r02 2book-mushroom", "done", "back"]
    assert brew(table, "use r02 2book-mushroom") == {"mandrake": 1, "spider": 2}


def test_ww_p_scholar_01_once_a_round():
    table = brewer("spellbook-scholar", "r01", mandrake=3)
    table.play("A scholar toad mandrake")
    assert not any(move.startswith("scholar") for move in table.legal("A"))
    assert table.refused("A scholar heart mandrake") == "WW-P-SCHOLAR-01"
    table.play("A done", "B done")
    table.brewing()
    assert "scholar heart mandrake" in table.legal("A")


def test_ww_p_scholar_01_nobody_else():
    table = brewer("whirlwind", "r01", mandrake=3)
    assert table.refused("A scholar toad mandrake") == "WW-P-SCHOLAR-01"


def test_ww_p_scholar_01_without_a_mandrake_there_is_nothing_to_ask():
    for mandrakes, asked in ((0, "B"), (1, "AB")):
        assert brewer("spellbook-scholar", "r34", mandrake=mandrakes, toad=1).deciders == asked


def test_ww_p_scholar_01_the_book_ends_with_the_round():
    table = brewer("spellbook-scholar", "r01", "r02", mandrake=1)
    table.play("A scholar mushroom mandrake", "A done", "B done")
    table.brewing()
    assert table.legal("A") == ["use r01", "done"]


def test_ww_p_scholar_02_the_mandrake_is_from_the_workbench_or_an_output():
    table = brewer("spellbook-scholar", "r36", "r01", toad=1)
    assert table.refused("A scholar toad mandrake") == "WW-P-SCHOLAR-02"
    assert table.refused("A scholar toad made-mandrake") == "WW-P-SCHOLAR-02"
    table.play("A use r36 toad")
    assert [move for move in table.legal("A") if move.startswith("scholar")] == [
        f"scholar {kind} made-mandrake" for kind in KINDS
    ]
    assert brew(table, "scholar toad made-mandrake", "done") == {}
    assert table.on_bench("A") == {}


def test_ww_p_scholar_02_not_from_the_cauldron():
    table = a_table("A:spellbook-scholar", "B", potion_cube_feeds_recipes=True)
    table.recipes("A", "r01", "r13").in_cauldron("A", mandrake=1).brewing()
    assert "use r13 cauldron-mandrake" in table.legal("A")
    assert not any(move.startswith("scholar") for move in table.legal("A"))
    assert table.refused("A scholar toad cauldron-mandrake") == "WW-P-SCHOLAR-02"


def test_ww_p_scholar_03_beside_a_book_that_was_triggered():
    table = a_table("A:spellbook-scholar", "B").hand("A", "r04").hand("B", "r01").recipes("A", "r02")
    table.bench("A", mandrake=1).trackers("A", book=1)
    table.play("A play r04", "B play r01", "A book toad")
    made = brew(table, "scholar mushroom mandrake", "use r02 2book-mushroom", "use r04 2book-toad")
    assert made == {"mandrake": 2, "mushroom": 2, "spider": 2}


def test_ww_p_scholar_04_serves_the_recipes_used_after_it():
    table = brewer("spellbook-scholar", "r34", "r02", mushroom=1)
    assert table.refused("A use r02 2book-mushroom") == "WW-ARC-11"
    made = brew(table, "use r34 mushroom", "scholar mushroom made-mandrake", "use r02 2book-mushroom")
    # The mandrake that paid is gone.
    assert made == {"mandrake": 1, "spider": 2}


def test_ww_p_scholar_04_not_before_brewing():
    table = a_table("A:spellbook-scholar", "B").hand("A", "r46").hand("B", "r01").bench("A", mandrake=1)
    table.play("A play r46", "B play r01")
    assert table.phase == "arcana"
    assert table.refused("A scholar toad mandrake") == "WW-P-SCHOLAR-04"


def test_ww_p_scholar_05_a_book_does_not_pay():
    table = a_table("A:spellbook-scholar", "B").hand("A", "r04").hand("B", "r01").recipes("A", "r31")
    table.trackers("A", book=1)
    table.play("A play r04", "B play r01", "A book mandrake")
    assert table.legal("A") == ["use r31", "done"]
    for payment in ("mandrake", "made-mandrake", "book-mandrake"):
        assert table.refused(f"A scholar toad {payment}") == "WW-P-SCHOLAR-02"


def test_ww_p_scholar_06_the_price_is_one_mandrake():
    table = brewer("spellbook-scholar", "r01", mandrake=2)
    table.play("A scholar toad mandrake")
    assert table.view("A")["mine"]["draft"]["bench"]["mandrake"] == 1


# -- Spider Summoner, Trickster --------------------------------------------------------------------


def test_ww_p_spider_01_turns_three_mandrakes_into_five_spiders():
    table = brewer("spider-summoner", mandrake=4)
    assert table.legal("A") == ["use spider-summoner 3mandrake", "done"]
    assert brew(table, "use spider-summoner 3mandrake") == {"spider": 5}
    assert table.on_bench("A") == {"mandrake": 1}


def test_ww_p_trick_01_two_mushrooms_are_two_toads_either_way():
    table = brewer("trickster", mushroom=3, toad=3)
    assert brew(table, "use trickster 2mushroom") == {"toad": 2}
    table.bench("A", mushroom=3, toad=3).brewing()
    assert brew(table, "use trickster 2toad") == {"mushroom": 2}


def test_ww_p_trick_02_begins_with_the_mushrooms_as_input():
    table = drafted("trickster")
    assert recipes_of(table, "A") == [("trickster", False)]
    table.bench("A", mushroom=2, toad=2).brewing()
    assert table.legal("A") == ["use trickster 2mushroom", "done"]


def test_ww_p_trick_03_turns_around_whenever_hands_are_passed():
    table = a_table("A:trickster", "B").hand("A", "r49", "r50", "r51").hand("B", "r52", "r53", "r54")
    inputs = []
    for _ in range(4):
        table.bench("A", mushroom=2, toad=2)
        table.play_cards()
        while table.phase == "arcana":
            table.play(f"{table.deciders[0]} done")
        inputs += [move for move in table.legal("A") if move.startswith("use trickster")]
        told = table.decline_all()
        assert told.count(PersonalityRotated(0)) == 1
    assert inputs == ["use trickster 2mushroom", "use trickster 2toad"] * 2


def test_ww_p_trick_03_other_recipes_stay_as_they_lie():
    table = a_table("A:trickster", "B").recipes("A", "r17*", "r18").hand("A", "r01")
    finish(table)
    lying = [("trickster", True), ("r17", True), ("r18", False), ("r01", False)]
    assert recipes_of(table, "A") == lying


def test_ww_p_trick_03_a_game_that_is_over_turns_nothing():
    table = a_table("A:trickster", "B").in_circle("B", toad=5)
    told = finish(table)
    assert PersonalityRotated(0) not in told
    assert recipes_of(table, "A")[0] == ("trickster", False)


def test_ww_p_trick_04_turns_around_without_cards_too():
    table = a_table("A:trickster", "B").hand("A").hand("B").empty_deck().recipes("A", "r01")
    table.bench("A", mushroom=2, toad=2).brewing()
    told = table.play("A done")
    assert PersonalityRotated(0) in told
    assert table.legal("A") == ["use trickster 2toad", "use r01", "done"]


# -- Uncontrolled Powers ---------------------------------------------------------------------------


def uncontrolled_table(**bench):
    """Round 2 begins; B must take cubes, C sits to the left of B."""
    table = a_table("A", "B:uncontrolled-powers", "C")
    finish(table)
    assert (table.phase, table.deciders) == ("uncontrolled", "B")
    return table.bench("B", **bench)


@pytest.mark.parametrize("kind", KINDS)
def test_ww_p_uncon_01_must_take_three_of_a_type(kind):
    table = uncontrolled_table()
    assert table.legal("B") == [f"gain {any}" for any in KINDS]
    assert table.refused("B done")
    table.play(f"B gain {kind}")
    assert table.on_bench("B") == {kind: 3}
    assert table.phase == "play"


def test_ww_p_uncon_01_every_round_anew():
    table = uncontrolled_table()
    table.play("B gain toad")
    finish(table)
    assert (table.phase, table.state.round) == ("uncontrolled", 3)
    table.play("B gain toad")
    assert table.on_bench("B")["toad"] == 6


def test_ww_p_uncon_02_overflow_goes_to_the_circle_on_the_left():
    # The rulebook's example of a full row: more than four mandrakes.
    table = uncontrolled_table(mandrake=3)
    told = table.play("B gain mandrake")
    assert Gained(1, "mandrake", 1, 2) in told
    assert table.on_bench("B") == {"mandrake": 4}
    assert table.circle("C") == {"mandrake": 2}
    assert table.circle("A") == table.circle("B") == {}


def test_ww_p_uncon_03_the_round_is_still_played():
    table = uncontrolled_table(heart=2).in_circle("C", toad=3)
    table.play("B gain heart")
    assert table.circle("C") == {"toad": 3, "heart": 2}
    assert (table.phase, table.winners) == ("play", "")
    finish(table)
    assert (table.phase, table.winners) == ("over", "C")


def test_ww_p_uncon_04_the_choice_is_open_and_comes_first():
    table = uncontrolled_table()
    assert table.refused("A play " + table.hand_of("A")[0]) == "WW-ROUND-04"
    told = table.play("B gain toad")
    gained = next(event for event in told if isinstance(event, Gained))
    assert gained.seen_by(0) == gained.seen_by(None) == Gained(1, "toad", 3, 0)
    assert table.player("B", "A")["bench"]["toad"] == 3


def test_ww_p_uncon_04_includes_the_first_round():
    table = drafted("uncontrolled-powers")
    assert (table.phase, table.deciders, table.state.round) == ("uncontrolled", "A", 1)
    table.play("A gain spider")
    assert table.on_bench("A") == {"mushroom": 2, "spider": 5, "toad": 2}


def test_ww_p_uncon_04_a_full_row_may_be_chosen():
    table = uncontrolled_table(heart=3)
    table.play("B gain heart")
    assert table.on_bench("B") == {"heart": 3}
    assert table.circle("C") == {"heart": 3}


# -- Whirlwind -------------------------------------------------------------------------------------


def test_ww_p_whirl_01_rotates_any_card_while_playing_it():
    table = a_table("A:whirlwind", "B").hand("A", "r02", "r17").hand("B", "r03", "r18")
    assert table.legal("A") == ["play r02", "rotate r02", "play r17", "rotate r17"]
    assert table.legal("B") == ["play r03", "play r18", "rotate r18"]
    told = table.play("A rotate r02", "B play r03")
    assert RecipeRevealed(0, "r02", "rotated", None) in told
    table.bench("A", mandrake=1, spider=2).brewing()
    assert table.legal("A") == ["use r02 mandrake 2spider", "done"]
    table.play("A use r02")
    assert table.on_bench("B") == {"mushroom": 2}


def test_ww_p_whirl_02_a_revealed_card_stays_as_it_lies():
    table = a_table("A:whirlwind", "B").hand("A", "r02", "r05").hand("B", "r03").bench("A", mushroom=2)
    table.play("A play r02", "B play r03")
    assert table.phase == "brew"
    assert table.refused("A rotate r02") == "WW-STUDY-05"
    table.decline_all()
    assert table.refused("A rotate r02") == "WW-STUDY-01"  # no longer in hand
    finish(table)
    assert recipes_of(table, "A")[0] == ("r02", False)


def test_ww_p_whirl_03_a_recipe_without_inputs_becomes_one_without_outputs():
    table = a_table("A:whirlwind", "B").hand("A", "r01").hand("B", "r03").recipes("B", "r31")
    table.bench("A", mushroom=1, spider=1, toad=2)
    table.play("A rotate r01", "B play r03")
    assert table.legal("A") == ["use r01 mushroom spider toad", "done"]
    assert brew(table, "use r01") == {}
    assert table.on_bench("A") == {"toad": 1}


def test_ww_p_whirl_03_hybrid_outputs_become_hybrid_inputs():
    table = a_table("A:whirlwind", "B").recipes("A", "r40*").bench("A", mandrake=1, spider=1, toad=1)
    table.recipes("B", "r01").brewing()
    assert table.legal("A") == ["use r40 mandrake spider", "use r40 mandrake toad", "done"]
    assert brew(table, "use r40 mandrake toad") == {"mandrake": 1, "mushroom": 1}


def test_ww_p_whirl_03_hybrid_inputs_become_hybrid_outputs():
    table = a_table("A:whirlwind", "B").recipes("A", "r46*").bench("A", heart=1)
    table.recipes("B", "r01").brewing()
    assert table.legal("A") == ["use r46 heart into-mushroom", "use r46 heart into-spider", "done"]
    assert brew(table, "use r46 heart into-spider") == {"mandrake": 1, "spider": 1, "toad": 1}


# -- Witch of All Trades ---------------------------------------------------------------------------


def trader(**cauldron):
    """B has finished brewing; what A's cauldron holds was produced before."""
    table = a_table("A:witch-of-all-trades", "B").in_cauldron("A", **cauldron)
    table.recipes("B", "r01").brewing()
    table.play("B use r01")
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_ww_p_trades_01_one_of_each_earns_a_cube_of_any_type(kind):
    table = trader(**FULL_SET)
    assert (table.phase, table.deciders) == ("trades", "A")
    assert table.legal("A") == [*(f"claim {any}" for any in KINDS), "done"]
    told = table.play(f"A claim {kind}")
    assert told[0] == CircleClaimed(0, kind)
    assert table.circle("A") == {kind: 1}


def test_ww_p_trades_01_is_optional():
    table = trader(**FULL_SET)
    table.play("A done")
    assert table.circle("A") == {}
    assert table.on_bench("B") == FULL_SET


def test_ww_p_trades_01_declining_is_told():
    table = a_table("A", "B:witch-of-all-trades").in_cauldron("B", **FULL_SET).recipes("A", "r01")
    table.brewing().play("A done")
    assert (table.phase, table.deciders) == ("trades", "B")
    told = table.play("B done")
    assert told[:2] == [CircleClaimed(1, None), Committed(1)]


@pytest.mark.parametrize("missing", KINDS)
def test_ww_p_trades_01_not_without_all_five(missing):
    table = trader(**{**dict.fromkeys(KINDS, 3), missing: 0})
    assert table.phase == "play"
    assert table.circle("A") == {}


def test_ww_p_trades_01_nobody_else():
    table = a_table("A:whirlwind", "B").in_cauldron("A", **FULL_SET).recipes("B", "r01").brewing()
    table.play("B done")
    assert table.phase == "play"


def test_ww_p_trades_02_one_cube_and_the_rest_is_passed():
    table = trader(**{**FULL_SET, "toad": 3})
    table.play("A claim toad")
    assert table.phase == "play"  # even though there is another toad
    assert table.circle("A") == {"toad": 1}
    assert table.on_bench("B") == {**FULL_SET, "toad": 2}


def test_ww_p_trades_02_a_potion_cube_counts():
    # The recipe makes everything but a heart.
    table = a_table("A:witch-of-all-trades", "B").hand("A", "r46").hand("B", "r02").recipes("A", "r09")
    table.bench("A", heart=2)
    table.play("A play r46", "B play r02", "A potion heart", "A use r09", "A done")
    assert table.phase == "trades"
    table.play("A claim heart")
    assert table.circle("A") == {"heart": 1}


def test_ww_p_trades_03_is_asked_after_all_brews_are_revealed():
    table = a_table("A:witch-of-all-trades", "B").in_cauldron("A", **FULL_SET).recipes("A", "r31")
    table.recipes("B", "r01").brewing()
    assert table.refused("A claim toad") == "WW-P-TRADES-01"
    table.play("A done")
    assert table.refused("A claim toad") == "WW-ENG-15"  # B is still brewing
    told = table.play("B use r01")
    assert [event.seat for event in told if isinstance(event, BrewRevealed)] == [0, 1]
    assert (table.phase, table.deciders) == ("trades", "A")
    assert table.player("B", "A")["cauldron"]["toad"] == 1
