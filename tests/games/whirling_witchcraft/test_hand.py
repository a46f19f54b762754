"""WW-HAND: hands go to the left and are filled again."""

from __future__ import annotations

import pytest

from tests.games.whirling_witchcraft.table import a_table
from witchtable.games.whirling_witchcraft.events import (
    CardsDrawn,
    DeckReshuffled,
    HandsPassed,
    RoundBegan,
)


def finish(table):
    """Let everybody play the first card and decline the rest of the round."""
    return table.play_cards() + table.decline_all()


def three_hands():
    """Four known cards in each hand; the first is played."""
    table = a_table("A", "B", "C").hand("A", "r01", "r02", "r03", "r04")
    return table.hand("B", "r05", "r06", "r07", "r08").hand("C", "r09", "r10", "r11", "r12")


def without_cards(a=None, b=None, **options):
    """Round 2: no card anywhere but a recipe that A can use every round; it has just scored a toad."""
    table = a_table("A", "B", **options).recipes("A", "r01").hand("A").hand("B").empty_deck()
    table.in_circle("A", **(a or {})).in_circle("B", **(b or {})).bench("B", toad=9).brewing()
    table.play("A use r01")
    return table


def test_ww_hand_01_remaining_cards_go_to_the_left():
    table = three_hands()
    told = finish(table)
    assert table.hand_of("B")[:3] == ["r02", "r03", "r04"]
    assert table.hand_of("C")[:3] == ["r06", "r07", "r08"]
    assert table.hand_of("A")[:3] == ["r10", "r11", "r12"]
    assert told.count(HandsPassed()) == 1


def test_ww_hand_01_hands_stay_when_somebody_has_won():
    table = three_hands().in_circle("B", toad=5)
    told = finish(table)
    assert table.phase == "over"
    assert table.hand_of("A") == ["r02", "r03", "r04"]
    assert not any(isinstance(event, HandsPassed | CardsDrawn) for event in told)


def test_ww_hand_02_everybody_draws_up_to_four():
    table = three_hands().deck("r20", "r21", "r22")
    before = len(table.state.deck)
    finish(table)
    assert [len(table.hand_of(seat)) for seat in "ABC"] == [4, 4, 4]
    assert len(table.state.deck) == before - 3
    assert {table.hand_of(seat)[-1] for seat in "ABC"} == {"r20", "r21", "r22"}


def test_ww_hand_03_a_full_hand_draws_nothing_and_a_larger_one_is_kept():
    table = a_table("A", "B", "C").hand("A", "r01", "r02", "r03", "r04", "r05", "r06")
    table.hand("B", "r07", "r08", "r09", "r10", "r11").hand("C", "r12", "r13", "r14", "r15")
    told = finish(table)
    assert table.hand_of("B") == ["r02", "r03", "r04", "r05", "r06"]
    assert table.hand_of("C") == ["r08", "r09", "r10", "r11"]
    drawn = [(event.seat, event.count) for event in told if isinstance(event, CardsDrawn)]
    assert drawn == [(0, 1)]


def test_ww_hand_04_then_a_new_round_begins():
    table = three_hands()
    told = finish(table)
    assert told[-1] == RoundBegan(2)
    assert (table.phase, table.deciders) == ("play", "ABC")


def test_ww_hand_05_discards_become_a_new_deck():
    table = three_hands().empty_deck().deck("r20").discards("r30", "r31", "r32")
    told = finish(table)
    assert DeckReshuffled(3) in told
    drawn = [table.hand_of(seat)[-1] for seat in "ABC"]
    assert drawn[0] == "r20"  # A has the lowest initiative and draws what was left
    assert set(drawn[1:]) < {"r30", "r31", "r32"}
    assert (len(table.state.deck), table.state.discards) == (1, ())


def test_ww_hand_05_the_new_deck_is_shuffled():
    orders = set()
    for seed in range(8):
        table = a_table("A", "B", seed=seed).hand("A", "r01").hand("B", "r02")
        table.empty_deck().discards(*[f"r{number}" for number in range(20, 28)])
        finish(table)
        orders.add(tuple(table.hand_of("A") + table.hand_of("B")))
    assert len(orders) > 4


def test_ww_hand_05_the_pile_is_not_touched_before_a_draw_finds_no_card():
    table = three_hands().empty_deck().deck("r20", "r21", "r22").discards("r30")
    told = finish(table)
    assert table.state.deck == ()
    assert table.view("A")["discards"] == 1
    assert not any(isinstance(event, DeckReshuffled) for event in told)


def test_ww_hand_05_without_reshuffling_the_pile_stays_where_it_is():
    table = a_table("A", "B", reshuffle_discards=False).hand("A", "r01", "r02").hand("B", "r03", "r04")
    table.empty_deck().discards("r30", "r31")
    finish(table)
    assert (table.hand_of("A"), table.hand_of("B")) == (["r04"], ["r02"])
    assert table.view(None)["discards"] == 2


def test_ww_hand_06_without_cards_to_draw_hands_shrink():
    table = three_hands().empty_deck()
    for size in (3, 2, 1):
        told = finish(table)
        assert [len(table.hand_of(seat)) for seat in "ABC"] == [size] * 3
        assert not any(isinstance(event, CardsDrawn) for event in told)


def test_ww_hand_06_nothing_is_shuffled_where_nothing_was_discarded():
    told = finish(three_hands().empty_deck())
    assert not any(isinstance(event, DeckReshuffled) for event in told)


def test_ww_hand_07_draws_go_around_in_initiative_order_one_card_at_a_time():
    # Played: 30, 10 and 20; so B draws first, then C, then A.
    table = a_table("A", "B", "C").hand("A", "r30", "r01", "r02")
    table.hand("B", "r10", "r03", "r04").hand("C", "r20", "r05", "r06")
    table.deck("r41", "r42", "r43", "r44", "r45", "r46")
    finish(table)
    assert table.hand_of("B")[2:] == ["r41", "r44"]
    assert table.hand_of("C")[2:] == ["r42", "r45"]
    assert table.hand_of("A")[2:] == ["r43", "r46"]


def test_ww_hand_07_a_short_deck_ends_in_the_middle_of_a_turn_around():
    table = a_table("A", "B", "C").hand("A", "r30", "r01", "r02")
    table.hand("B", "r10", "r03", "r04").hand("C", "r20", "r05", "r06")
    table.empty_deck().deck("r41", "r42", "r43", "r44")
    finish(table)
    assert table.hand_of("B")[2:] == ["r41", "r44"]
    assert table.hand_of("C")[2:] == ["r42"]
    assert table.hand_of("A")[2:] == ["r43"]


def test_ww_hand_07_who_is_at_the_limit_is_passed_over():
    table = a_table("A", "B").hand("A", "r10", "r01").hand("B", "r20", "r02", "r03", "r04")
    table.deck("r41", "r42", "r43", "r44")
    finish(table)
    assert table.hand_of("A") == ["r02", "r03", "r04", "r41"]
    assert table.hand_of("B") == ["r01", "r42", "r43", "r44"]


def test_ww_hand_08_rounds_go_on_without_a_study_phase():
    table = without_cards()
    assert (table.phase, table.deciders, table.state.round) == ("brew", "A", 2)
    told = table.play("A use r01")
    assert RoundBegan(3) in told
    assert (table.phase, table.deciders) == ("brew", "A")
    assert table.on_bench("B") == {"mushroom": 2, "spider": 2, "toad": 9}


def test_ww_hand_08_three_rounds_that_add_nothing_end_the_game():
    table = without_cards(b={"heart": 1, "toad": 1})
    table.play("A done", "A done")
    assert table.phase == "brew"
    told = table.play("A done")
    assert table.phase == "over"
    assert table.winners == "B"
    assert told[-1].scores == (1, 2)


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ({"toad": 1}, {"toad": 1, "heart": 1}, "B"),  # A has two toads: fewer types
        ({"heart": 1}, {"toad": 2}, "A"),
        ({"toad": 1}, {"heart": 2}, "A"),  # the emptier workbench
    ],
)
def test_ww_hand_08_all_players_are_compared_by_the_usual_tie_breaks(a, b, winners):
    table = without_cards(a, b)
    table.play("A done", "A done", "A done")
    assert table.winners == winners


def test_ww_hand_08_a_round_that_fills_a_circle_begins_the_count_anew():
    table = without_cards()
    table.play("A done", "A done", "A use r01")
    assert table.circle("A") == {"toad": 2}
    table.play("A done", "A done")
    assert table.phase == "brew"
    table.play("A done")
    assert table.phase == "over"


def test_ww_hand_08_the_round_of_the_last_card_is_not_one_of_the_three():
    table = a_table("A", "B").recipes("A", "r01").hand("A", "r09").hand("B", "r08").empty_deck()
    table.play_cards()
    table.play("A done")  # round 1 had a study phase
    table.play("A done", "A done")
    assert (table.phase, table.state.round) == ("brew", 4)
    table.play("A done")
    assert table.phase == "over"


def test_ww_hand_08_a_round_in_which_one_player_has_a_card_has_a_study_phase():
    table = a_table("A", "B").recipes("A", "r31").hand("A", "r09", "r08").hand("B").empty_deck()
    table.playing()
    for player in "AB":  # B plays the card that A passes on
        assert (table.phase, table.deciders) == ("play", player)
        table.play_cards()
        table.play("A done")
        assert table.state.idle == 0
    assert (table.phase, table.state.round) == ("brew", 3)
    table.play("A done")
    assert table.state.idle == 1


def test_ww_hand_08_what_uncontrolled_powers_adds_to_a_circle_counts():
    table = a_table("A", "B:uncontrolled-powers").recipes("A", "r01").hand("A").hand("B")
    table.empty_deck().bench("B", toad=9).brewing()
    table.play("A done")  # round 1 began with cards in hand
    table.play("B gain heart", "A done", "B gain mandrake", "A done")  # two rounds that add nothing
    table.play("B gain toad")
    assert table.circle("A") == {"toad": 3}
    table.play("A done")
    assert (table.phase, table.state.round) == ("uncontrolled", 5)
    table.play("B gain spider", "A done", "B gain spider", "A done")
    assert table.phase == "uncontrolled"
    table.play("B gain spider", "A done")  # three in a row: the cubes fitted on the workbench
    assert (table.phase, table.winners) == ("over", "A")


def test_ww_hand_08_a_pile_out_of_play_counts_as_no_cards():
    table = without_cards(reshuffle_discards=False).discards("r30", "r31")
    table.play("A done", "A done", "A done")
    assert table.phase == "over"


def test_ww_hand_08_while_there_are_cards_idle_rounds_do_not_count():
    table = a_table("A", "B")
    for _ in range(5):
        finish(table)
    assert (table.phase, table.state.round) == ("play", 6)
