"""WW-ROUND: two phases, and nobody is ahead of the others."""

from __future__ import annotations

import pytest

from tests.games.whirling_witchcraft.table import LETTERS, a_table
from witchtable.games.whirling_witchcraft.events import (
    ArcanaRevealed,
    BrewRevealed,
    CardsDrawn,
    CauldronPassed,
    Committed,
    GameEnded,
    HandsPassed,
    RecipeRevealed,
    RoundBegan,
    TrackersRaised,
)


def kinds(events):
    """The classes of what happened, repetitions left out."""
    found = [type(event) for event in events]
    return [kind for at, kind in enumerate(found) if kind not in found[:at]]


def others_see(table, owner):
    """What everybody but one seat sees, and may do."""
    seats = [seat for seat in LETTERS[: table.state.seats] if seat != owner]
    return [table.view(None), *((table.view(seat), table.legal(seat)) for seat in seats)]


def told_to_others(events, owner):
    seats = [seat for seat in (None, 0, 1, 2) if seat != LETTERS.index(owner)]
    return [[event.seen_by(seat) for event in events if event.seen_by(seat)] for seat in seats]


def a_full_round():
    """A has a Potion to use and a recipe to brew; B has nothing but a card to play."""
    table = a_table("A", "B").trackers("A", potion=1).bench("A", mushroom=2)
    return table.hand("A", "r02", "r50").hand("B", "r03", "r51").playing()


def test_ww_round_01_study_then_brewing_again_and_again():
    table = a_full_round()
    phases = []
    for number, recipe in ((1, "r02"), (2, "r13")):
        assert table.view(None)["round"] == number
        table.trackers("A", potion=1).hand("A", recipe, "r50").hand("B", "r08").playing()
        for move in (f"A play {recipe}", "B play r08", "A potion toad", "A done"):
            phases.append(table.phase)
            table.play(move)
    assert phases == ["play", "play", "arcana", "brew"] * 2
    assert table.view(None)["round"] == 3


def test_ww_round_01_rounds_end_when_somebody_wins():
    table = a_table("A", "B").in_circle("A", toad=5)
    events = table.play_cards() + table.decline_all()
    assert [event for event in events if isinstance(event, RoundBegan)] == []
    assert (table.phase, table.deciders, table.winners) == ("over", "", "A")
    assert table.legal("A") == table.legal("B") == []


def test_ww_round_02_study_is_play_reveal_resolve_arcana():
    table = a_full_round()
    first = table.play("B play r03")
    assert kinds(first) == [Committed]
    revealed = table.play("A play r02")
    assert kinds(revealed) == [Committed, RecipeRevealed, TrackersRaised]
    assert (table.phase, table.deciders) == ("arcana", "A")
    resolved = table.play("A potion heart")
    assert ArcanaRevealed in kinds(resolved)
    assert table.phase == "brew"


def test_ww_round_03_brewing_is_produce_pass_check_hands():
    table = a_full_round()
    table.play("A play r02", "B play r03", "A done")
    events = table.play("A use r02 2mushroom")
    followed = kinds(events)[kinds(events).index(BrewRevealed) :]
    assert followed == [BrewRevealed, CauldronPassed, HandsPassed, CardsDrawn, RoundBegan]


def test_ww_round_03_winners_are_checked_after_the_cauldrons_and_before_the_hands():
    table = a_full_round().in_circle("A", toad=4).bench("B", spider=9)
    table.play("A play r02", "B play r51", "A done")
    events = table.play("A use r02 2mushroom")
    assert kinds(events)[-2:] == [CauldronPassed, GameEnded]
    assert table.hand_of("A") == ["r50"]


@pytest.mark.parametrize("order", ["ABC", "CAB", "BCA"])
def test_ww_round_04_all_act_at_the_same_time_in_any_order(order):
    table = a_table("A", "B", "C")
    left = "ABC"
    for seat in order:
        assert table.deciders == left
        assert table.phase == "play"
        table.play(f"{seat} {table.legal(seat)[0]}")
        left = left.replace(seat, "")
    assert [len(table.player(seat)["recipes"]) for seat in "ABC"] == [1, 1, 1]


def test_ww_round_04_nobody_starts_the_next_step_early():
    table = a_table("A", "B", "C").trackers("A", potion=1).bench("A", mushroom=2).recipes("A", "r34")
    table.hand("A", "r02").hand("B", "r01").hand("C", "r03").playing()
    assert table.refused("A use r34 mushroom") == "WW-BREW-01"
    assert table.refused("A potion toad") == "WW-ARC-14"
    table.play("A play r02", "B play r01")
    assert table.refused("A potion toad") == "WW-ENG-15"
    table.play("C play r03")
    # A resolves an effect: B, who has none, cannot brew yet.
    assert (table.phase, table.deciders) == ("arcana", "A")
    assert table.refused("B use r01") == "WW-ROUND-04"
    table.play("A done")
    # The cauldrons wait for the last brew.
    table.play("B use r01")
    assert table.refused("B play r01") == "WW-ENG-15"
    assert table.on_bench("A") == {"mushroom": 2}
    table.play("A done")
    assert table.on_bench("A") == {"mushroom": 3, "spider": 1, "toad": 1}


def test_ww_round_04_a_step_is_sealed_until_the_last_one_has_decided():
    # The same table with every decision of A made in two ways: the others cannot tell.
    moves = {"play": ("play r17", "rotate r18"), "arcana": ("potion toad", "done")}
    moves["brew"] = ("use r34 mushroom", "use r35 spider")
    for step, choices in moves.items():
        outside = []
        for choice in choices:
            table = a_table("A", "B", "C").bench("A", mushroom=1, spider=1).bench("B", toad=1)
            table.recipes("A", "r34", "r35").recipes("B", "r36")
            table.trackers("A", potion=1).trackers("B", potion=1)
            table.hand("A", "r17", "r18", "r11").hand("B", "r07").hand("C", "r03").playing()
            if step != "play":
                table.play("A play r11", "B play r07", "C play r03")
            if step == "brew":
                table.play("A done", "B done")
            assert table.phase == step
            events = table.play(f"A {choice}")
            if step == "brew":
                events += table.play("A done")
            assert table.view("B")["committed"] == [0]
            # In whatever steps A got there, the others hear once that it is done.
            assert told_to_others(events, "A") == [[Committed(0)]] * 3
            outside.append(others_see(table, "A"))
        assert outside[0] == outside[1]
