"""Clauses of Hollow Kettle that a whole game by chance does not show: one short test each."""

from __future__ import annotations

import pytest
from hollow_kettle import GAME
from hollow_kettle.moves import Drop, Dropped, Ladle, Ladled, NightEnded
from hollow_kettle.rules import CARDS

from witchtable import IllegalAction


def a_table(seats=2, *, deck=(), hands=(("mint",), ("sage",)), kettle=(), cooks=(), **options):
    state = GAME.new(seats=seats, seed="a table", **options)
    state.deck, state.hands, state.kettle, state.cooks = deck, list(hands), kettle, cooks
    state.forget_choices()
    return state


def test_hk_herb_02_three_cards_each_and_the_rest_is_the_deck():
    state = GAME.new(seats=4, seed=1)
    assert [len(hand) for hand in state.hands] == [3] * 4
    assert len(state.deck) == sum(CARDS.values()) - 12


def test_hk_drop_01_only_who_dropped_a_herb_knows_it():
    state = a_table()
    (dropped,) = state.apply(0, Drop("mint"))
    assert dropped.seen_by(0) == Dropped(0, "mint")
    assert dropped.seen_by(1) == dropped.seen_by(None) == Dropped(0, "hidden")
    assert [state.view(seat)["kettle"] for seat in (0, 1, None)] == [["mint"], [None], [None]]


def test_hk_drop_02_who_drops_draws_while_there_are_cards():
    state = a_table(deck=("moonwort",))
    state.apply(0, Drop("mint"))
    assert state.hands[0] == ("moonwort",)
    state.apply(1, Drop("sage"))
    assert state.hands[1] == ()


def test_hk_ladle_01_a_kettle_with_too_little_in_it_cannot_be_ladled():
    state = a_table(kettle=("mint",), cooks=(1,))
    with pytest.raises(IllegalAction, match="HK-LADLE-01"):
        state.apply(0, Ladle())


def test_hk_ladle_02_who_ladles_takes_good_and_bad():
    state = a_table(kettle=("moonwort", "nightshade"), cooks=(1, 0), bitter=2)
    assert state.apply(0, Ladle()) == [Ladled(0, ("moonwort", "nightshade"), 1)]
    assert state.scores == [1, 0]
    assert state.kettle == ()


def test_hk_turn_02_the_night_ends_before_a_witch_without_a_card():
    state = a_table(hands=(("mint",), ()))
    assert state.apply(0, Drop("mint"))[-1] == NightEnded((0, 1))
    assert state.deciders == ()


def test_hk_end_03_of_equal_scores_fewer_nightshades_win():
    state = a_table(hands=(("mint",), ()))
    state.laid_out = [("moonwort", "nightshade"), ()]
    state.apply(0, Drop("mint"))
    assert state.scores == [0, 0]
    assert state.winners == (1,)
