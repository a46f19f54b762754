"""WW-ORDER: all brew at once, unless the order matters."""

from __future__ import annotations

import pytest

from tests.games.whirling_witchcraft.table import GAME, LETTERS, Table, a_table
from witchtable.games.whirling_witchcraft.components import house
from witchtable.games.whirling_witchcraft.events import (
    ArcanaRevealed,
    BrewRevealed,
    CardsDrawn,
    Committed,
    InitiativeCalled,
    Reopened,
)


def piper_and_rebecka(brew_mode):
    """The rulebook's example, Rebecka (A) seated before Piper (B), and C who has nothing to do.

    Piper has r17 rotated, M -> R + (S|T); Rebecka has r18, S + (R|T) -> M.
    """
    table = a_table("A", "B", "C", brew_mode=brew_mode)
    table.bench("A", spider=1, mushroom=1, toad=1).bench("B", mandrake=1)
    table.hand("A", "r18").hand("B", "r17").hand("C", "r60").playing()
    table.play("A play r18", "B rotate r17", "C play r60")
    assert table.phase == "brew"
    return table


def two_potions(brew_mode):
    """A (r46) and B (r07) have a Potion each, and recipes to brew; C has neither."""
    table = a_table("A", "B", "C", brew_mode=brew_mode).trackers("B", potion=1)
    table.recipes("A", "r34").recipes("B", "r35").bench("A", mushroom=1).bench("B", spider=1)
    table.hand("A", "r46").hand("B", "r07").hand("C", "r60").playing().play_cards()
    assert table.phase == "arcana"
    return table


def others_see(table, owner):
    """What everybody but one seat sees, and may do."""
    seats = [seat for seat in LETTERS[: table.state.seats] if seat != owner]
    return [table.view(None), *((table.view(seat), table.legal(seat)) for seat in seats)]


def seen(events, seat):
    return [event.seen_by(seat) for event in events if event.seen_by(seat) is not None]


def draft(table, seat):
    return table.view(seat)["mine"]["draft"]["steps"]


def test_ww_order_01_brewing_is_simultaneous():
    table = piper_and_rebecka("simultaneous")
    assert table.deciders == "AB"
    assert table.view(None)["ordered"] is False
    assert table.view(None)["queue"] == []
    table.play("A use r18 mushroom spider")  # the higher number may well be first
    table.play("B use r17 into-toad mandrake")
    assert table.phase == "play"


def test_ww_order_02_piper_has_the_lowest_number_and_decides_first():
    table = piper_and_rebecka("strict_initiative")
    assert [table.player(seat)["initiative"] for seat in "AB"] == [18, 17]
    assert table.view(None)["queue"] == [1, 0]
    assert table.deciders == "B"
    assert table.refused("A use r18 mushroom spider") == "WW-ROUND-04"
    table.play("B use r17 into-toad mandrake")
    assert table.deciders == "A"


def test_ww_order_02_lowest_first_then_the_second_lowest_and_so_on():
    table = a_table(*"ABCDE", brew_mode="strict_initiative")
    numbers = {"A": "r40", "B": "r09", "C": "r58", "D": "r22", "E": "r31"}
    for seat, card in numbers.items():
        table.recipes(seat, f"r{36 - LETTERS.index(seat)}" if seat != "E" else "r10").hand(seat, card)
        table.bench(seat, mushroom=1, spider=1, toad=1)
    table.playing().play_cards()
    order = []
    while table.phase == "brew":
        order += table.deciders
        table.play(f"{table.deciders} done")
    assert order == ["B", "D", "E", "A", "C"]


def test_ww_order_02_numbers_are_unique():
    assert len({recipe.initiative for recipe in house().recipes}) == 60


def test_ww_order_02_the_most_recently_played_card_counts():
    table = a_table("A", "B", brew_mode="strict_initiative").recipes("A", "r01").recipes("B", "r31")
    table.initiative(A=1, B=60).hand("A", "r50").hand("B", "r49").playing().play_cards()
    assert table.deciders == "B"  # whatever they played before


def test_ww_order_03_later_players_see_earlier_decisions():
    table = piper_and_rebecka("strict_initiative")
    events = table.play("B use r17 into-toad mandrake")
    shown = next(event for event in events if isinstance(event, BrewRevealed))
    assert (shown.seat, shown.cauldron) == (1, ("mushroom", "toad"))
    for seat in (0, 2, None):
        assert shown.seen_by(seat) == shown
    assert table.player("B", "A")["cauldron"]["toad"] == 1
    assert table.player("B", "A")["bench"]["mandrake"] == 0
    # Piper decided without having seen anything of Rebecka's.
    assert table.player("A", "B")["bench"] == {
        "heart": 0, "mandrake": 0, "mushroom": 1, "spider": 1, "toad": 1,
    }  # fmt: skip


def test_ww_order_04_brews_are_secret_until_all_are_made():
    outside, told = [], []
    for moves in (
        ["A use r18 mushroom spider"],
        ["A use r18 spider toad"],
        ["A done"],
        ["A use r18 mushroom spider", "A back", "A back", "A use r18 spider toad"],
    ):
        table = piper_and_rebecka("simultaneous")
        told.append(seen(table.play(*moves), 1))
        outside.append(others_see(table, "A"))
        assert table.deciders == "B"
    assert outside[0] == outside[1] == outside[2] == outside[3]
    assert told[0] == told[1] == told[2] == [Committed(0)]
    assert told[3] == [Committed(0), Reopened(0), Committed(0)]


def test_ww_order_04_steps_towards_a_brew_are_secret_too():
    table = piper_and_rebecka("simultaneous").recipes("A", "r18", "r36").brewing()
    before = others_see(table, "A")
    events = table.play("A use r36 toad")
    events += table.play("A use r18 mushroom spider", "A back", "A back")
    assert draft(table, "A") == ["use r36 toad"]
    assert others_see(table, "A") == before
    assert seen(events, 1) == seen(events, None) == [Committed(0), Reopened(0)]
    assert len(seen(events, 0)) > 4


def test_ww_order_04_all_brews_are_revealed_together():
    table = piper_and_rebecka("simultaneous")
    events = table.play("A use r18 mushroom spider")
    assert not [event for event in events if isinstance(event, BrewRevealed)]
    assert table.cauldron("A") == {}
    assert table.on_bench("A") == {"mushroom": 1, "spider": 1, "toad": 1}
    events = table.play("B use r17 into-spider mandrake")
    revealed = [event for event in events if isinstance(event, BrewRevealed)]
    assert [(event.seat, event.steps) for event in revealed] == [
        (0, ("use r18 mushroom spider",)),
        (1, ("use r17 into-spider mandrake",)),
    ]
    for seat in (0, 1, 2, None):
        assert [event.seen_by(seat) for event in revealed] == revealed


def test_ww_order_04_a_brew_can_be_taken_back_until_the_last_one_is_made():
    table = piper_and_rebecka("simultaneous")
    table.play("A use r18 mushroom spider")
    assert table.legal("A") == ["back"]
    table.play("A back")
    assert table.deciders == "AB"
    assert table.legal("A") == ["done", "back"]
    table.play("A back", "A use r18 spider toad", "B done")
    assert table.refused("A back") == "WW-ENG-15"
    assert table.on_bench("A") == {"mushroom": 1}


def test_ww_order_04_taking_back_leaves_no_trace():
    table, fresh = piper_and_rebecka("simultaneous"), piper_and_rebecka("simultaneous")
    table.play("A use r18 mushroom spider", "A back", "A back")
    for seat in ("A", "B", "C", None):
        assert table.view(seat) == fresh.view(seat)
    assert table.legal("A") == fresh.legal("A")


def test_ww_order_04_nobody_can_ask_for_an_order():
    table = piper_and_rebecka("simultaneous")
    for seat in "ABC":
        assert "call" not in table.legal(seat)
        assert table.refused(f"{seat} call") == "WW-ORDER-04"
    assert GAME.options["brew_mode"].default == "simultaneous"


@pytest.mark.parametrize("caller", "ABC")
def test_ww_order_05_any_player_may_ask_for_initiative_order(caller):
    table = piper_and_rebecka("on_call")
    assert table.deciders == "AB"
    assert all("call" in table.legal(seat) for seat in "ABC")
    events = table.play(f"{caller} call")
    for seat in (0, 1, 2, None):
        assert seen(events, seat) == [InitiativeCalled(LETTERS.index(caller))]
    assert table.view(None)["ordered"] is True
    assert table.deciders == "B"
    table.play("B use r17 into-toad mandrake")
    assert table.player("B", "A")["cauldron"]["toad"] == 1  # openly
    assert table.deciders == "A"
    table.play("A use r18 spider toad")
    assert table.phase == "play"


def test_ww_order_05_also_who_has_committed_may_ask():
    table = piper_and_rebecka("on_call")
    table.play("A use r18 mushroom spider")
    assert table.legal("A") == ["back", "call"]
    table.play("A call")
    assert table.deciders == "B"


def test_ww_order_05_not_after_the_first_brew_is_shown_and_only_once():
    table = piper_and_rebecka("on_call")
    table.play("C call")
    assert table.refused("A call") == "WW-ORDER-05"
    table.play("B done")
    assert table.refused("A call") == "WW-ORDER-05"
    assert "call" not in table.legal("A")


def test_ww_order_05_a_call_holds_for_one_round():
    table = piper_and_rebecka("on_call")
    table.play("A call", "B done", "A done")
    assert table.view(None)["ordered"] is False
    table.play_cards()
    while table.phase == "arcana":
        table.play(f"{table.deciders[0]} done")
    assert table.view(None)["ordered"] is False
    assert set("AB") <= set(table.deciders)


def test_ww_order_06_strict_every_round_goes_in_order():
    table = piper_and_rebecka("strict_initiative")
    assert "call" not in table.legal("A")
    table.play("B done", "A done")
    for low, high in (("A", "B"), ("B", "A")):
        cards = {"A": ("r13", "r56"), "B": ("r14", "r55")}
        table.hand(low, cards[low][0]).hand(high, cards[high][1]).hand("C", table.hand_of("C")[0])
        table.playing().play_cards()
        while table.phase == "arcana":
            table.play(f"{table.deciders[0]} done")
        assert table.view(None)["ordered"] is True
        assert [LETTERS[seat] for seat in table.view(None)["queue"] if seat != 2] == [low, high]
        assert len(table.deciders) == 1
        table.decline_all()


def test_ww_order_06_recipes_are_still_played_at_the_same_time():
    table = a_table("A", "B", "C", brew_mode="strict_initiative")
    assert table.deciders == "ABC"
    table.play(f"B {table.legal('B')[0]}")
    assert table.player("B", "A")["recipes"] == []
    assert table.legal("B") == ["back"]


def test_ww_order_07_the_order_applies_to_arcana_too():
    table = two_potions("strict_initiative")
    assert table.deciders == "B"  # r07 before r46
    assert table.refused("A potion toad") == "WW-ROUND-04"
    table.play("B potion heart")
    assert table.deciders == "A"


def test_ww_order_07_also_by_a_call():
    table = two_potions("on_call")
    assert table.deciders == "AB"
    table.play("A call")
    assert table.deciders == "B"


@pytest.mark.parametrize(("last", "first"), [(29, "A"), (31, "B")])
def test_ww_order_08_who_played_nothing_keeps_the_last_number(last, first):
    table = a_table("A", "B", brew_mode="strict_initiative").initiative(A=last, B=1)
    table.recipes("A", "r31").recipes("B", "r32").hand("A").hand("B", "r30").playing()
    table.play("B play r30")
    assert table.player("A")["initiative"] == last
    assert table.deciders == first


def test_ww_order_09_a_short_deck_is_drawn_from_in_initiative_order():
    table = a_table("A", "B", "C").hand("A", "r03").hand("B", "r02").hand("C", "r01").playing()
    table.empty_deck().deck("r11", "r12", "r13", "r14")
    events = table.play_cards() + table.decline_all()
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    # C (1), B (2), A (3), and once more C.
    assert [(event.seat, event.cards) for event in drawn] == [
        (2, ("r11", "r14")), (1, ("r12",)), (0, ("r13",)),
    ]  # fmt: skip


def test_ww_order_09_before_the_first_reveal_in_seat_order():
    table = Table(GAME.new(seats=3, seed=1))
    top = [f"r{number}" for number in range(20, 32)]
    table.deck(*top)
    events = table.play("C redraw", "A redraw", "B redraw")
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    assert [(event.seat, list(event.cards)) for event in drawn] == [
        (0, top[:4]), (1, top[4:8]), (2, top[8:]),
    ]  # fmt: skip


def test_ww_order_09_later_redraws_follow_the_numbers():
    table = Table(GAME.new(seats=2, seed=1))
    table.everybody("keep")
    table.hand("A", "r40").hand("B", "r02").playing().play_cards()
    table.decline_all()
    assert table.phase == "redraw"
    events = table.play("A redraw", "B redraw")
    assert [event.seat for event in events if isinstance(event, CardsDrawn)] == [1, 0]


def test_ww_order_10_ordered_choices_take_effect_one_player_at_a_time():
    table = two_potions("strict_initiative")
    events = table.play("B potion heart")
    shown = next(event for event in events if isinstance(event, ArcanaRevealed))
    assert [shown.seen_by(seat) for seat in (0, 2, None)] == [shown] * 3
    assert table.phase == "arcana"
    assert table.cauldron("B") == {"heart": 1}
    assert table.player("B", "A")["cauldron"]["heart"] == 1
    assert table.cauldron("A") == {}
    # Each is shown once, in order, and nothing is shown again at the end of the step.
    events += table.play("A potion toad", "B done", "A done")
    for kind in (ArcanaRevealed, BrewRevealed):
        assert [event.seat for event in events if isinstance(event, kind)] == [1, 0]


def test_ww_order_10_what_was_shown_stands():
    table = two_potions("strict_initiative")
    table.play("B potion heart")
    assert table.legal("B") == []
    assert table.refused("B back") == "WW-ORDER-10"
    assert table.refused("B potion toad") == "WW-ENG-15"
    table.play("A done")
    # The same for brews; but not for steps that nobody has been shown.
    table.recipes("B", "r35", "r32").brewing()
    table.play("B use r32")
    assert "back" in table.legal("B")
    table.play("B back", "B use r35 spider", "B done")
    assert table.refused("B back") == "WW-ORDER-10"
    assert table.cauldron("B") == {"heart": 1, "mandrake": 1}


def test_ww_order_10_a_call_during_arcana_orders_them_and_the_brewing():
    table = two_potions("on_call")
    table.play("C call", "B potion heart", "A done")
    assert (table.phase, table.deciders) == ("brew", "B")
    assert table.view(None)["queue"] == [1, 0]
    assert table.refused("A call") == "WW-ORDER-05"


def test_ww_order_10_a_later_call_orders_the_brewing_only():
    table = two_potions("on_call")
    table.play("A potion toad", "B potion heart")
    assert (table.phase, table.deciders) == ("brew", "AB")
    table.play("A call")
    assert (table.phase, table.deciders) == ("brew", "B")
    # What the arcana did was shown before and stays.
    assert (table.cauldron("A"), table.cauldron("B")) == ({"toad": 1}, {"heart": 1})


def test_ww_order_10_sealed_arcana_are_handed_back_by_a_call():
    outside = []
    for move in ("potion toad", "potion heart", "done"):
        table = two_potions("on_call")
        events = table.play(f"A {move}", "B call")
        assert seen(events, 1) == seen(events, None) == [Committed(0), InitiativeCalled(1)]
        assert draft(table, "A") == []
        assert table.view(None)["committed"] == []
        outside.append(others_see(table, "A"))
    # What A had chosen is never told.
    assert outside[0] == outside[1] == outside[2]
    table.play("B done", "A potion spider")
    assert table.cauldron("A") == {"spider": 1}


def test_ww_order_10_sealed_brews_are_handed_back_by_a_call():
    table = piper_and_rebecka("on_call")
    table.play("A use r18 mushroom spider", "C call")
    assert draft(table, "A") == []
    assert table.view(None)["committed"] == []
    table.play("B use r17 into-toad mandrake")
    # Rebecka chooses anew, now that she has seen Piper's toad.
    assert table.legal("A") == ["use r18 mushroom spider", "use r18 spider toad", "done"]
    table.play("A use r18 spider toad")
    assert table.on_bench("A") == {"mushroom": 2, "toad": 1}


def test_ww_order_10_unfinished_brews_are_handed_back_too():
    table = piper_and_rebecka("on_call").recipes("A", "r18", "r36").brewing()
    table.play("A use r36 toad", "B call")
    assert draft(table, "A") == []
    table.play("B done")
    assert "use r36 toad" in table.legal("A")


def test_ww_order_10_without_a_call_the_round_is_simultaneous():
    tables = [piper_and_rebecka(mode) for mode in ("simultaneous", "on_call")]
    for table in tables:
        assert not table.view(None)["ordered"]
        table.play("A use r18 mushroom spider")
        assert table.cauldron("A") == {}
        table.play("A back", "A back", "A use r18 spider toad")
        events = table.play("B use r17 into-toad mandrake")
        revealed = [event.seat for event in events if isinstance(event, BrewRevealed)]
        assert revealed == [0, 1]
    first, second = (table.view(None) for table in tables)
    assert {**first, "options": None} == {**second, "options": None}
