"""WD-TURN: whose turn it is and what a turn consists of."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.witchdom.table import LETTERS, a_table
from witchtable.games.witchdom.events import (
    AnimalTamed,
    CardPlayed,
    ItemTaken,
    ObjectiveClaimed,
    PotionBrewed,
    Refreshed,
    RoundBegan,
)


def a_plain_table(seats=2, **options):
    """Herbs everywhere, on the board and in the pouch: what is taken is known."""
    table = a_table(seats, **options).pouch(herb=40)
    for location in ("mountains", "forest", "lake"):
        table.board(location, "herb herb herb")
    return table


def take_a_turn(table):
    seat = table.whose_turn
    told = []
    while table.state.deciders and table.whose_turn == seat:
        told += table.play(table.legal()[0])
    return told


def test_wd_turn_01_play_goes_clockwise():
    table = a_plain_table(3)
    order = []
    for _ in range(7):
        order.append(table.whose_turn)
        take_a_turn(table)
    assert "".join(order) == "ABCABCA"


def test_wd_turn_01_only_the_seat_whose_turn_it_is_may_act():
    table = a_plain_table().hand("B", "w01")
    assert table.refused("play w01", seat="B") == "WD-TURN-01"
    assert table.state.legal(1) == []


def test_wd_turn_01_a_turn_is_one_collect_or_one_rest():
    table = a_plain_table().hand("A", "w01", "w02").pile("A", "w03").holds("A").potions("A")
    assert table.legal() == ["play w01", "play w02", "rest"]
    table.play("play w01")
    assert table.refused("rest") == "WD-COLLECT-04"
    table.play("take mountains herb", "take forest herb")
    assert table.whose_turn == "B"

    table.turn("A").play("rest", "take lake herb", "take lake herb")
    assert table.whose_turn == "B"


def test_wd_turn_02_collect_needs_a_card_in_hand():
    table = a_plain_table().hand("A").pile("A", "w01")
    assert table.refused("play w01") == "WD-COLLECT-01"
    assert table.refused("play w02") == "WD-TURN-02"
    assert not [move for move in table.legal() if move.startswith("play")]


def test_wd_turn_03_rest_needs_a_card_in_the_played_pile():
    table = a_plain_table().hand("A", "w01")
    assert table.refused("rest") == "WD-TURN-03"
    assert "rest" not in table.legal()
    assert "rest" in table.pile("A", "w02").legal()


def test_wd_turn_03_a_pile_of_somebody_else_does_not_count():
    table = a_plain_table().hand("A", "w01").pile("B", "w02")
    assert table.refused("rest") == "WD-TURN-03"


def test_wd_turn_03_a_witch_who_has_brewed_no_longer_counts_as_played():
    table = a_plain_table().hand("A", "n1a", "w01").clan("A", "w02")
    assert table.player("A")["played"] == []
    assert table.refused("rest") == "WD-TURN-03"


def test_wd_turn_04_with_an_empty_hand_you_must_rest():
    table = a_plain_table().hand("A").pile("A", "w01", "w02")
    assert table.legal() == ["rest"]


def test_wd_turn_05_there_is_no_passing():
    table = a_plain_table().pile("A", "w01")
    assert table.refused("end") == "WD-TURN-05"
    assert "end" not in table.legal()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wd_turn_05_a_legal_action_always_exists(seats):
    state, chance = a_table(seats, seed=5, animals=True).state, Random(5)
    for _ in range(400):
        if not state.deciders:
            break
        seat = state.deciders[0]
        player = state.view(seat)["players"][seat]
        held = [*player["hand"], *player["played"]]
        assert sum(card.startswith("n") for card in held) == 2
        choices = state.legal(seat)
        assert choices
        state.apply(seat, chance.choice(choices))
    assert state.round > 10


@pytest.mark.parametrize("seats", [2, 5])
def test_wd_turn_06_a_round_is_one_turn_of_every_seat(seats):
    table = a_plain_table(seats)
    for number in (1, 2):
        for seat in LETTERS[:seats]:
            assert (table.whose_turn, table.state.view(None)["round"]) == (seat, number)
            told = take_a_turn(table)
            is_last = seat == LETTERS[seats - 1]
            began = [event.round for event in told if isinstance(event, RoundBegan)]
            assert began == ([number + 1] if is_last else [])


def test_wd_turn_07_the_steps_of_a_collect_turn_come_in_their_order():
    # w03: red, a point in the mountains and one at the lake, the restoration symbol.
    table = a_plain_table().hand("A", "n1a", "w03").clan("A", "w01").potions("A", "s1")
    table.holds("A", leaf=1, berry=1, mushroom=1).objectives("o01 easy", "o02 hard", "o03 hard")
    told = table.play("play w03")
    assert table.phase == "restore"
    assert table.refused("take mountains herb") == "WD-TURN-07"
    told += table.play("refresh forest")
    assert table.phase == "collect"
    assert table.refused("brew s1") == "WD-COLLECT-04"
    assert table.refused("take lake herb") == "WD-COLLECT-05"
    told += table.play("take mountains herb", "take lake herb")
    assert table.phase == "brew"
    told += table.play("brew s1", "pay leaf berry mushroom")
    steps = (CardPlayed, Refreshed, ItemTaken, PotionBrewed, ObjectiveClaimed)
    assert [type(event) for event in told if isinstance(event, steps)] == [
        CardPlayed,
        Refreshed,
        ItemTaken,
        ItemTaken,
        PotionBrewed,
        ObjectiveClaimed,
    ]
    assert table.whose_turn == "B"


@pytest.mark.parametrize(
    ("moves", "step"),
    [(("brew s1", "pay leaf berry mushroom"), PotionBrewed), (("tame snake",), AnimalTamed)],
)
def test_wd_turn_07_one_brew_or_one_taming_ends_the_turn(moves, step):
    table = a_plain_table(animals=True).hand("A", "n1a", "w01").potions("A", "s1", "p45")
    table.animals("A", "snake", "bat").holds("A", leaf=2, berry=3, mushroom=1, feather=1, herb=1)
    table.play("play w01", "take mountains herb", "take forest herb")
    assert {"brew s1", "brew p45", "tame snake", "tame bat", "end"} == set(table.legal())
    told = table.play(*moves)
    assert sum(isinstance(event, (PotionBrewed, AnimalTamed)) for event in told) == 1
    assert any(isinstance(event, step) for event in told)
    assert table.whose_turn == "B"


def test_wd_turn_08_there_is_no_limit_to_hand_waiting_cards_or_resources():
    witches = [f"w{number:02}" for number in range(10, 36)]
    potions = [f"p{number:02}" for number in range(20, 44)]
    table = a_plain_table().hand("A", "w08", *witches).potions("A", *potions).tools("A", *["ring"] * 2)
    table.holds("A", leaf=13, herb=9).board("mountains", "p01 w01").board("forest", "p02")
    table.play("play w08", "take mountains witch", "take forest potion", "take forest herb")
    table.play("take lake tool")
    player = table.player("A")
    assert player["hand_size"] == 27
    assert len(player["waiting"]["potions"]) == 25
    assert len(player["waiting"]["tools"]) == 3
    assert table.resources("A") == {"leaf": 13, "herb": 10}
