"""WD-ANIMAL: the animal variant."""

from __future__ import annotations

import pytest

from tests.games.witchdom.table import GAME, a_table
from witchtable.engine.errors import BadOption
from witchtable.games.witchdom.events import AnimalTamed

PRICES = {"snake": "herb", "cat": "feather", "owl": "leaf", "toad": "mushroom", "bat": "berry"}


def with_animals(*waiting, hand="w01", **held):
    """Nothing lies on the board, so the turn goes straight from playing the card to taming."""
    table = a_table(animals=True).empty_board().hand("A", hand).potions("A")
    return table.animals("A", *waiting).holds("A", **held)


def test_wd_animal_01_without_the_variant_no_card_may_be_taken_as_an_animal():
    table = a_table().hand("A", "w01")
    table.play("play w01")
    assert "take mountains witch" in table.legal()
    assert "take mountains animal" not in table.legal()
    assert table.refused("take mountains animal") == "WD-ANIMAL-01"
    assert table.refused("tame snake") == "WD-ANIMAL-01"


def test_wd_animal_01_without_the_variant_animals_do_not_score():
    table = a_table().clan("A", "snake", "owl")
    assert "animals" not in table.sheet("A")
    assert table.state.scores[0] == 0


def test_wd_animal_02_five_animals_are_on_the_backs_of_the_witches():
    backs = [witch.back for witch in GAME.edition().witches]
    assert set(backs) == set(PRICES)


def test_wd_animal_02_an_animal_taken_waits_face_up_in_front_of_you():
    table = a_table(animals=True).hand("A", "w20").board("mountains", "leaf leaf leaf w01")
    table.deck("witches", "w10")
    table.play("play w20", "take mountains animal")
    assert table.player("A")["waiting"]["animals"] == ["snake"]
    assert table.player("A")["hand"] == []
    assert table.state.view(1)["players"][0]["waiting"]["animals"] == ["snake"]  # B sees it
    assert table.location("mountains")["witch"]["card"] == "w10"


def test_wd_animal_03_one_waiting_animal_may_be_tamed_at_the_end_of_a_collect_turn():
    table = with_animals("snake", "owl", herb=1, leaf=1)
    table.play("play w01")
    assert table.legal() == ["tame snake", "tame owl", "end"]  # taming is optional
    told = table.play("tame owl")
    assert AnimalTamed(0, "owl", "leaf") in told
    assert table.player("A")["clan"]["animals"] == ["owl"]
    assert table.player("A")["waiting"]["animals"] == ["snake"]
    assert table.whose_turn == "B"  # one per turn


def test_wd_animal_03_only_an_animal_that_waits_and_not_before_the_end_of_the_turn():
    table = with_animals("snake", herb=1, feather=1)
    table.play("play w01")
    assert table.refused("tame cat") == "WD-ANIMAL-03"
    table = a_table(animals=True).hand("A", "w01").animals("A", "snake").holds("A", herb=1)
    table.play("play w01")
    assert table.refused("tame snake") == "WD-COLLECT-04"


def test_wd_animal_04_novices_cannot_tame():
    table = with_animals("snake", hand="n4a", herb=1).pile("A", "w01")
    table.play("play n4a")
    assert table.whose_turn == "B"
    assert table.player("A")["clan"]["animals"] == []
    assert table.resources("A") == {"herb": 1}


@pytest.mark.parametrize(("animal", "price"), PRICES.items())
def test_wd_animal_05_taming_costs_the_animals_resource(animal, price):
    table = with_animals(animal, leaf=1, berry=1, herb=1, mushroom=1, feather=1).pouch()
    table.play("play w01", f"tame {animal}")
    assert set(table.resources("A")) == set(PRICES.values()) - {price}
    # It went to the pouch, and from there it filled the first gap of the board.
    assert table.location("mountains")["resources"] == [price, None, None]


def test_wd_animal_05_the_resource_goes_back_to_the_pouch():
    table = a_table(animals=True).hand("A", "w20").animals("A", "snake").holds("A", herb=2)
    table.pouch(leaf=3).play("play w20", "take mountains tool", "take mountains tool", "tame snake")
    assert table.in_pouch() == {"leaf": 3, "herb": 1}
    assert table.resources("A") == {"herb": 1}


def test_wd_animal_05_without_that_resource_it_stays_untamed():
    table = with_animals("snake", "owl", leaf=1, berry=1, mushroom=1, feather=1)
    table.play("play w01")
    assert table.legal() == ["tame owl", "end"]
    assert table.refused("tame snake") == "WD-ANIMAL-05"


def test_wd_animal_06_the_clan_never_holds_two_animals_of_one_kind():
    table = with_animals("snake", "owl", herb=3, leaf=1).clan("A", "snake")
    table.play("play w01")
    assert table.legal() == ["tame owl", "end"]
    assert table.refused("tame snake") == "WD-ANIMAL-06"


def test_wd_animal_06_of_two_waiting_animals_of_a_kind_one_can_be_tamed():
    table = with_animals("snake", "snake", herb=2).hand("A", "w01", "w02")
    table.play("play w01", "tame snake")
    assert table.player("A")["clan"]["animals"] == ["snake"]
    assert table.player("A")["waiting"]["animals"] == ["snake"]
    table.empty_board().turn("A")
    table.play("play w02")
    assert table.whose_turn == "B"  # the other one cannot follow


def test_wd_animal_07_who_brews_does_not_tame():
    table = with_animals("snake", herb=2, leaf=1, berry=1, feather=3).potions("A", "p45")
    table.play("play w01")
    assert table.legal() == ["brew p45", "tame snake", "end"]
    table.play("brew p45")
    assert table.phase == "pay"
    assert table.refused("tame snake") == "WD-ANIMAL-07"
    table.play("pay leaf berry feather")
    assert table.whose_turn == "B"
    assert table.player("A")["clan"]["animals"] == []


def test_wd_animal_07_who_tames_does_not_brew():
    table = with_animals("snake", herb=1, leaf=1, berry=1, feather=1).potions("A", "p45")
    table.play("play w01", "tame snake")
    assert table.whose_turn == "B"
    assert table.player("A")["waiting"]["potions"] == ["p45"]


@pytest.mark.parametrize("witch", ["w01", "w11", "w19", "w28", "w37", "w49"])
def test_wd_animal_08_any_witch_tames_and_stays_in_the_played_pile(witch):
    table = with_animals("snake", hand=witch, herb=1).pile("A", "n4a")
    table.play(f"play {witch}", "tame snake")
    assert table.player("A")["played"] == ["n4a", witch]
    assert table.player("A")["clan"]["witches"] == []
    assert table.player("A")["clan"]["animals"] == ["snake"]


def test_wd_animal_09_an_animal_taken_this_turn_may_be_tamed_this_turn():
    table = a_table(animals=True).hand("A", "w20").potions("A").animals("A")
    table.board("mountains", "herb leaf leaf w01")
    table.play("play w20", "take mountains animal", "take mountains herb", "tame snake")
    assert table.player("A")["clan"]["animals"] == ["snake"]


def test_wd_animal_10_there_is_no_taming_after_a_rest():
    table = a_table(animals=True).hand("A").pile("A", "w01").animals("A", "snake")
    table.holds("A", herb=1).pouch(leaf=9).board("lake", "leaf leaf leaf")
    table.play("rest")
    assert table.refused("tame snake") == "WD-ANIMAL-10"
    table.play("take lake leaf", "take lake leaf")
    assert table.whose_turn == "B"
    assert table.player("A")["waiting"]["animals"] == ["snake"]


def test_wd_animal_11_an_animal_of_a_kind_in_the_clan_may_be_taken_but_never_tamed():
    table = a_table(animals=True).hand("A", "w20").potions("A").clan("A", "snake")
    table.animals("A", "owl").holds("A", herb=3, leaf=1).board("mountains", "herb herb herb w01")
    table.play("play w20", "take mountains animal", "take mountains herb")
    assert table.player("A")["waiting"]["animals"] == ["owl", "snake"]
    assert table.refused("tame snake") == "WD-ANIMAL-06"


def animal_objectives(seed, **options):
    row = a_table(seed=seed, animals=True, **options).state.view(None)["objectives"]
    assert [token["side"] for token in row[:5]] == ["hard"] * 3 + ["easy"] * 2
    assert not {token["objective"] for token in row[:5]} & {"o14", "o15"}
    return [(token["objective"], token["side"]) for token in row[5:]]


def test_wd_animal_12_animal_objectives_are_added_beyond_the_table():
    for seed in range(20):
        added = animal_objectives(seed, animal_objectives=2)
        assert {token for token, _ in added} == {"o14", "o15"}
        assert [side for _, side in added] == ["easy", "hard"]


def test_wd_animal_12_they_are_drawn_at_random():
    drawn = {tuple(animal_objectives(seed)) for seed in range(20)}
    assert drawn == {(("o14", "easy"),), (("o15", "easy"),)}


def test_wd_animal_12_none_is_added_without_the_variant():
    row = a_table().state.view(None)["objectives"]
    assert len(row) == 5
    assert not {token["objective"] for token in row} & {"o14", "o15"}


def test_wd_animal_13_the_host_chooses_none_one_or_two_and_gets_one_by_default():
    assert len(animal_objectives(1)) == 1
    for number in (0, 1, 2):
        assert len(animal_objectives(1, animal_objectives=number)) == number
    for number in (-1, 3):
        with pytest.raises(BadOption):
            a_table(animals=True, animal_objectives=number)


@pytest.mark.parametrize(
    ("sides", "number", "lying"),
    [
        ("mixed", 1, ["easy"]),
        ("mixed", 2, ["easy", "hard"]),
        ("easy", 1, ["easy"]),
        ("easy", 2, ["easy", "easy"]),
        ("hard", 1, ["hard"]),
        ("hard", 2, ["hard", "hard"]),
    ],
)
def test_wd_animal_12_the_host_chooses_which_sides_lie_up(sides, number, lying):
    assert GAME.options["animal_sides"].default == "mixed"
    added = animal_objectives(3, animal_objectives=number, animal_sides=sides)
    assert [side for _, side in added] == lying


@pytest.mark.parametrize(
    ("seats", "options", "option"),
    [
        (2, {"animal_objectives": 0}, "animal_objectives"),
        (2, {"animal_sides": "hard"}, "animal_sides"),
        (2, {"animals": True, "animal_objectives": 0, "animal_sides": "hard"}, "animal_sides"),
        (1, {"animals": True, "animal_objectives": 0}, "animal_objectives"),
        (1, {"animals": True, "animal_sides": "hard"}, "animal_sides"),
    ],
)
def test_wd_animal_13_what_would_change_nothing_is_refused(seats, options, option):
    with pytest.raises(BadOption) as problem:
        a_table(seats, **options)
    assert problem.value.option == option


def test_wd_animal_13_the_variant_can_be_played_without_animal_objectives():
    table = a_table(animals=True, animal_objectives=0).hand("A", "w20").holds("A", herb=1)
    table.potions("A").board("mountains", "herb herb herb w01")
    table.play("play w20", "take mountains animal", "take mountains herb", "tame snake")
    assert table.player("A")["clan"]["animals"] == ["snake"]
    assert len(table.state.row) == 5
