"""WD-INFO: what lies open and what is hidden."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.witchdom.table import a_table
from witchtable.engine.chance import Chance
from witchtable.games.witchdom.components import POTIONS, WITCHES
from witchtable.games.witchdom.events import CardTurnedUp

EVERYBODY = (None, 0, 1, 2)


def a_rich_table():
    """Something in every zone of B; three seats, so that cards are boxed too."""
    table = a_table(3, animals=True).hand("B", "n1a", "w01", "w02").pile("B", "n1b", "w03")
    table.potions("B", "s2", "p01").tools("B", "ring", "flask").animals("B", "owl")
    table.clan("B", "w04", "p02", "crystal", "bat").holds("B", leaf=2, herb=1)
    return table.objectives("o01 easy", "o02 hard", "o05 hard", claimed={"o02": "B"})


def views(state):
    return [state.view(seat) for seat in EVERYBODY]


def traded(cards, old, new):
    return tuple(new if card == old else old if card == new else card for card in cards)


def names(table, deck, cards):
    return [table.box.faces[deck][card] for card in cards]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_wd_info_01_what_lies_on_the_table_is_seen_by_everybody(seat):
    table = a_rich_table().board("forest", "leaf - herb p03 w05")
    view = table.state.view(seat)
    player = view["players"][1]
    assert player["played"] == ["n1b", "w03"]
    assert player["resources"] == {"leaf": 2, "berry": 0, "herb": 1, "mushroom": 0, "feather": 0}
    waiting = {"potions": ["s2", "p01"], "tools": ["ring", "flask"], "animals": ["owl"]}
    assert player["waiting"] == waiting
    clan = {"potions": ["p02"], "witches": ["w04"], "tools": ["crystal"], "animals": ["bat"]}
    assert player["clan"] == clan
    assert player["hand_size"] == 3
    assert view["board"][1]["resources"] == ["leaf", None, "herb"]
    assert view["board"][1]["potion"]["card"] == "p03"
    assert view["board"][1]["witch"]["card"] == "w05"
    assert [(side["objective"], side["side"], side["owner"]) for side in view["objectives"]] == [
        ("o01", "easy", None),
        ("o02", "hard", 1),
        ("o05", "hard", None),
    ]
    sizes = {name: deck["size"] for name, deck in view["decks"].items()}
    decks = table.state.decks
    assert sizes == {"potions": len(decks[POTIONS]), "witches": len(decks[WITCHES])}


def test_wd_info_01_views_differ_in_nothing_but_the_own_hand():
    seen = views(a_rich_table().state)
    for view in seen:
        del view["seat"]
        for player in view["players"]:
            del player["hand"]
    assert all(view == seen[0] for view in seen)


def test_wd_info_02_only_the_owner_sees_which_cards_are_in_hand():
    state = a_rich_table().state
    assert state.view(1)["players"][1]["hand"] == ["n1a", "w01", "w02"]
    for seat in (None, 0, 2):
        assert state.view(seat)["players"][1]["hand"] is None
        assert state.view(seat)["players"][1]["hand_size"] == 3
        assert '"w01"' not in json.dumps(state.view(seat))


def test_wd_info_02_another_hand_gives_the_others_the_same_view():
    table = a_rich_table()
    state, twin = table.state, table.state.copy()
    held, hidden = state.hands[1][1], state.decks[WITCHES][0]
    twin.hands[1] = traded(state.hands[1], held, hidden)
    twin.decks[WITCHES] = traded(state.decks[WITCHES], held, hidden)
    assert twin != state
    for seat in (None, 0, 2):
        assert twin.view(seat) == state.view(seat)
    assert twin.view(1) != state.view(1)


def test_wd_info_02_a_sample_shows_every_seat_the_same_view():
    state = a_rich_table().state
    for seat in range(3):
        for seed in range(10):
            twin = state.sample(seat, Random(seed))
            assert twin != state
            assert twin.view(seat) == state.view(seat)


def test_wd_info_02_the_choices_of_a_sample_are_those_of_its_own_hands():
    """A seat whose choices had been asked for still offered its true hand in a sample."""
    table = a_rich_table().turn("B")
    assert "play w01" in table.legal()
    twin = table.state.sample(0, Random(1))
    held = [f"play {table.box.card_ids[card]}" for card in twin.hands[1]]
    assert [str(action) for action in twin.legal(1)] == [*held, "rest"]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_wd_info_03_the_back_of_a_face_up_card_is_public(seat):
    table = a_rich_table().board("mountains", "p05 w06")
    here = table.state.view(seat)["board"][0]
    assert here["potion"] == {"card": "p05", "back": "flask"}
    assert here["witch"] == {"card": "w06", "back": "bat"}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_wd_info_04_the_back_of_the_top_card_is_visible_and_its_face_is_not(seat):
    table = a_rich_table().deck("potions", "p05").deck("witches", "w06")
    view = table.state.view(seat)
    assert view["decks"]["potions"]["back"] == "flask"
    assert view["decks"]["witches"]["back"] == "bat"
    assert '"p05"' not in json.dumps(view)
    assert '"w06"' not in json.dumps(view)


def test_wd_info_04_only_the_back_of_the_top_card_makes_a_difference():
    # p03 and p05 show a flask, p06 a mortar.
    same = [
        views(a_rich_table().deck("potions", *top).state) for top in (("p03", "p05"), ("p05", "p03"))
    ]
    assert same[0] == same[1]
    other = views(a_rich_table().deck("potions", "p06", "p03", "p05").state)
    assert other[0]["decks"]["potions"]["back"] == "mortar"
    assert other != same[0]


def test_wd_info_04_a_new_top_card_shows_its_back_when_one_is_turned_up():
    table = a_table().hand("A", "w20").deck("potions", "p05", "p06")
    told = table.play("play w20", "take mountains potion")
    assert told[-1] == CardTurnedUp("potions", "mountains", "p05", "mortar")
    assert table.state.view(None)["decks"]["potions"]["back"] == "mortar"


def test_wd_info_04_a_sample_keeps_the_back_of_the_top_card():
    table = a_rich_table().deck("potions", "p05").deck("witches", "w06")
    tops = set()
    for seed in range(40):
        decks = table.state.sample(0, Random(seed)).decks
        potion, witch = decks[POTIONS][-1], decks[WITCHES][-1]
        assert table.box.backs[POTIONS][potion] == "flask"
        assert table.box.backs[WITCHES][witch] == "bat"
        tops.add(potion)
    assert len(tops) > 1


@pytest.mark.parametrize("deck", [POTIONS, WITCHES])
def test_wd_info_05_deck_order_and_boxed_cards_are_hidden_from_all(deck):
    table = a_rich_table()
    state = table.state
    *below, top = state.decks[deck]
    twin = state.copy()
    twin.decks[deck] = (*reversed(below), top)
    assert twin != state
    assert views(twin) == views(state)

    twin = state.copy()
    boxed = state.boxes[deck][0]
    twin.boxes[deck] = traded(state.boxes[deck], boxed, below[0])
    twin.decks[deck] = traded(state.decks[deck], boxed, below[0])
    assert twin != state
    assert views(twin) == views(state)
    hidden = names(table, deck, [*state.decks[deck], *state.boxes[deck]])
    seen = json.dumps(views(state))
    assert not [card for card in hidden if f'"{card}"' in seen]


def test_wd_info_05_the_order_of_draws_from_the_pouch_is_hidden_from_all():
    state = a_rich_table().state
    twin = state.copy()
    twin.chance = Chance.from_seed("another", "pouch")
    assert twin != state
    assert views(twin) == views(state)


def test_wd_info_05_a_sample_redraws_all_that_is_hidden():
    state = a_rich_table().state
    samples = [state.sample(1, Random(seed)) for seed in range(20)]
    for deck in (POTIONS, WITCHES):
        assert len({twin.decks[deck] for twin in samples}) == 20
        assert len({frozenset(twin.boxes[deck]) for twin in samples}) > 10
    assert len({tuple(twin.chance.dump()) for twin in samples}) == 20
    assert all(twin.view(1) == state.view(1) for twin in samples)


def test_wd_info_05_a_sample_follows_from_what_the_seat_sees_alone():
    state = a_rich_table().state
    twin = state.copy()
    *below, top = state.decks[POTIONS]
    twin.decks[POTIONS] = (*reversed(below), top)
    twin.chance = Chance.from_seed("another", "pouch")
    assert twin.sample(0, Random(1)) == state.sample(0, Random(1))


def test_wd_info_05_the_unrevealed_tokens_of_ostara_are_hidden():
    state = a_table(1).state
    twin = state.copy()
    twin.stack = tuple(reversed(state.stack))
    assert twin != state
    for seat in (None, 0):
        assert twin.view(seat) == state.view(seat)
        assert len(state.view(seat)["ostara"]["shown"]) == 1
        assert state.view(seat)["ostara"]["hidden"] == 6
    stacks = {state.sample(0, Random(seed)).stack for seed in range(20)}
    assert len(stacks) > 10
    assert {frozenset(stack) for stack in stacks} == {frozenset(state.stack)}
