"""WD-SETUP: the table before the first turn."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.games.witchdom.table import GAME, LETTERS, a_table
from witchtable.engine.errors import BadOption
from witchtable.games.witchdom.components import POTIONS, WITCHES
from witchtable.games.witchdom.events import CardTurnedUp
from witchtable.games.witchdom.rules.phases import EMPTY

SEEDS = range(60)
HARD_AND_EASY = {2: (3, 2), 3: (4, 2), 4: (4, 3), 5: (4, 4)}

many_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def row(table):
    return [(side["objective"], side["side"]) for side in table.state.view(None)["objectives"]]


def is_animal(table, side):
    token = next(token for token in table.box.objectives if token.id == side[0])
    return (token.hard if side[1] == "hard" else token.easy).is_animal


def deck_cards(table, deck):
    return [table.box.faces[deck][card] for card in table.state.decks[deck]]


@many_seats
def test_wd_setup_01_seat_a_begins(seats):
    # Who sits there is settled by whoever arranges the seats.
    assert {a_table(seats, seed).whose_turn for seed in SEEDS} == {"A"}


@many_seats
def test_wd_setup_02_the_seats_follow_each_other_from_the_first_player(seats):
    table = a_table(seats)
    order = []
    for _ in range(2 * seats):
        seat = table.whose_turn
        order.append(seat)
        while table.whose_turn == seat:
            table.play(table.legal()[0])
    assert order == list(LETTERS[:seats]) * 2


@many_seats
def test_wd_setup_03_each_player_has_a_clan_card_of_their_own(seats):
    cards = [player["clan_card"] for player in a_table(seats).state.view(None)["players"]]
    assert len(set(cards)) == seats
    assert set(cards) <= {"crescent", "star", "broom", "cauldron", "hourglass"}


@many_seats
def test_wd_setup_04_seat_k_has_starting_potion_k_waiting(seats):
    players = a_table(seats).state.view(None)["players"]
    assert [p["waiting"]["potions"] for p in players] == [[f"s{k + 1}"] for k in range(seats)]


@many_seats
def test_wd_setup_05_each_player_holds_one_pair_of_novices(seats):
    table = a_table(seats)
    symbol = {novice.id: novice.clan for novice in table.box.novices}
    hands = [table.player(seat)["hand"] for seat in LETTERS[:seats]]
    assert all(len(set(hand)) == 2 for hand in hands)
    symbols = [{symbol[card] for card in hand} for hand in hands]
    assert all(len(pair) == 1 for pair in symbols)
    assert len(set.union(*symbols)) == seats


def test_wd_setup_05_pairs_are_dealt_at_random():
    hands = {tuple(a_table(2, seed).player("A")["hand"]) for seed in SEEDS}
    assert len(hands) == 5


@many_seats
def test_wd_setup_06_nobody_starts_with_anything_else(seats):
    table = a_table(seats)
    for seat in LETTERS[:seats]:
        player = table.player(seat)
        assert table.resources(seat) == {}
        assert player["played"] == []
        assert player["hand_size"] == 2
        assert player["waiting"]["tools"] == player["waiting"]["animals"] == []
        assert player["clan"] == {"potions": [], "witches": [], "tools": [], "animals": []}


@many_seats
def test_wd_setup_07_three_random_resources_lie_on_each_location(seats):
    table = a_table(seats)
    places = [table.location(name)["resources"] for name in table.box.locations]
    assert [len(tokens) for tokens in places] == [3, 3, 3]
    assert sum(table.in_pouch().values()) == 56
    together = Counter(kind for tokens in places for kind in tokens) + Counter(table.in_pouch())
    assert together == dict.fromkeys(table.box.kind_ids, 13)
    first = {a_table(seats, seed).location("mountains")["resources"][0] for seed in SEEDS}
    assert len(first) == 5


def check_deck(deck, what):
    tops = set()
    for seed in SEEDS:
        table = a_table(2, seed)
        up = [table.location(name)[what]["card"] for name in table.box.locations]
        below = deck_cards(table, deck)
        assert len({*up, *below}) == 50
        assert below != sorted(below)
        tops.add(up[0])
    assert len(tops) > 20


def test_wd_setup_08_the_potion_deck_is_shuffled_and_one_potion_lies_beside_each_location():
    check_deck(POTIONS, "potion")


def test_wd_setup_09_the_witch_deck_is_shuffled_and_one_witch_lies_beside_each_location():
    check_deck(WITCHES, "witch")


@pytest.mark.parametrize(("seats", "boxed"), [(1, 0), (2, 0), (3, 5), (4, 5), (5, 5)])
def test_wd_setup_10_with_three_or_more_players_five_cards_of_each_deck_go_to_the_box(seats, boxed):
    decks = a_table(seats).state.view(None)["decks"]
    assert {name: deck["boxed"] for name, deck in decks.items()} == {"potions": boxed, "witches": boxed}


def test_wd_setup_10_the_boxed_cards_are_random():
    for deck in (POTIONS, WITCHES):
        assert len({frozenset(a_table(3, seed).state.boxes[deck]) for seed in SEEDS}) > 50


def test_wd_setup_11_the_boxed_cards_are_not_seen_by_anybody():
    table = a_table(3)
    state = table.state
    for deck in (POTIONS, WITCHES):
        boxed = state.boxes[deck]
        up = state.up[deck * 3 : deck * 3 + 3]
        assert sorted([*boxed, *state.decks[deck], *up]) == list(range(50))
        for seat in (None, 0, 1, 2):
            seen = json.dumps(state.view(seat))
            assert not [card for card in boxed if f'"{table.box.faces[deck][card]}"' in seen]


@pytest.mark.parametrize(("seats", "size"), [(2, 47), (3, 42), (4, 42), (5, 42)])
def test_wd_setup_12_deck_sizes_after_set_up(seats, size):
    decks = a_table(seats).state.view(None)["decks"]
    assert {name: deck["size"] for name, deck in decks.items()} == {"potions": size, "witches": size}


def test_wd_setup_12_both_decks_have_47_cards_in_the_solo_game():
    # Ostara has had her first turn when the human is asked: count what she made come up.
    for seed in SEEDS:
        state, events = GAME.open(GAME.arrange(1, seed))
        turned_up = Counter(event.deck for event in events if isinstance(event, CardTurnedUp))
        for name, deck in state.view(None)["decks"].items():
            assert deck["size"] + turned_up[name] == 47


@many_seats
def test_wd_setup_13_the_number_of_objectives_goes_by_the_number_of_players(seats):
    sides = Counter(side for _, side in row(a_table(seats)))
    assert (sides["hard"], sides["easy"]) == HARD_AND_EASY[seats]


def test_wd_setup_14_objectives_are_drawn_at_random_hard_ones_first():
    rows = [row(a_table(4, seed)) for seed in SEEDS]
    for found in rows:
        assert [side for _, side in found] == ["hard"] * 4 + ["easy"] * 3
        assert len({token for token, _ in found}) == 7
    assert len({found[0] for found in rows}) == 13


@pytest.mark.parametrize(("side", "taken"), [("easy", True), ("hard", False)])
def test_wd_setup_14_only_the_side_that_lies_up_counts(side, taken):
    # Two red witches: enough for the easy side of o01, not for the hard one.
    table = a_table().hand("A", "n1a", "w01").clan("A", "w02").potions("A", "s1")
    table.objectives(f"o01 {side}", "o02 hard", "o03 hard").holds("A", leaf=1, berry=1, mushroom=1)
    table.board("mountains", "herb herb herb").board("forest", "herb herb herb").pouch(feather=9)
    table.play("play w01", "take mountains herb", "take forest herb")
    table.play("brew s1", "pay leaf berry mushroom")
    assert table.player("A")["clan"]["witches"] == ["w02", "w01"]
    assert (table.state.claimed[0] != EMPTY) == taken


@many_seats
def test_wd_setup_15_without_animals_no_animal_side_is_used(seats):
    seen = set()
    for seed in SEEDS:
        table = a_table(seats, seed)
        found = row(table)
        assert len(found) == sum(HARD_AND_EASY[seats])
        assert not [side for side in found if is_animal(table, side)]
        seen |= {token for token, _ in found}
    assert seen == {f"o{number:02}" for number in range(1, 14)}


@many_seats
def test_wd_setup_15_every_ordinary_token_stays_usable(seats):
    # 13 ordinary tokens: the longest row of all still finds its sides.
    assert len(row(a_table(seats, extra_hard=3))) == sum(HARD_AND_EASY[seats]) + 3


@many_seats
def test_wd_setup_16_a_longer_game_has_one_more_hard_objective(seats):
    hard, easy = HARD_AND_EASY[seats]
    assert GAME.options["extra_hard"].default == 0
    sides = Counter(side for _, side in row(a_table(seats, extra_hard=1)))
    assert (sides["hard"], sides["easy"]) == (hard + 1, easy)


@pytest.mark.parametrize(
    ("seats", "hard", "easy"), [(2, 1, 0), (2, -1, -2), (3, -4, 0), (4, 4, -3), (5, 3, 2), (5, -2, 4)]
)
def test_wd_setup_16_the_row_may_be_longer_or_shorter_by_hard_and_by_easy_objectives(seats, hard, easy):
    usual = HARD_AND_EASY[seats]
    sides = Counter(side for _, side in row(a_table(seats, extra_hard=hard, extra_easy=easy)))
    assert (sides["hard"], sides["easy"]) == (usual[0] + hard, usual[1] + easy)


@pytest.mark.parametrize(
    ("seats", "options", "option", "says"),
    [
        (2, {"extra_hard": -4}, "extra_hard", "only 3 hard objectives"),
        (3, {"extra_easy": -3}, "extra_easy", "only 2 easy objectives"),
        (2, {"extra_hard": -3, "extra_easy": -1}, "extra_hard", "one objective.*at least two"),
        (3, {"extra_hard": -4, "extra_easy": -2}, "extra_hard", "no objective.*at least two"),
        (2, {"extra_hard": -2, "extra_easy": -2}, "extra_hard", "one objective.*at least two"),
        (5, {"extra_hard": 2, "extra_easy": 4}, "extra_easy", "14 tokens.*only 13"),
        (5, {"extra_hard": 4, "extra_easy": 2}, "extra_easy", "14 tokens.*only 13"),
        (1, {"extra_easy": 1}, "extra_easy", "difficulty"),
        (1, {"extra_hard": -1}, "extra_hard", "difficulty"),
    ],
)
def test_wd_setup_16_a_row_that_cannot_be_laid_out_is_refused(seats, options, option, says):
    with pytest.raises(BadOption, match=says) as problem:
        GAME.arrange(seats, 1, None, options)
    assert problem.value.option == option


def test_wd_setup_16_two_objectives_are_enough_and_an_animal_one_counts():
    assert len(row(a_table(2, extra_hard=-3))) == 2
    options = {"extra_hard": -3, "extra_easy": -1, "animals": True}
    assert [side for _, side in row(a_table(2, **options))] == ["easy", "easy"]


@many_seats
@pytest.mark.parametrize("added", [0, 1, 2])
def test_wd_setup_17_animal_objectives_come_on_top_of_the_table(seats, added):
    table = a_table(seats, animals=True, animal_objectives=added)
    found = row(table)
    assert len(found) == sum(HARD_AND_EASY[seats]) + added
    assert sum(is_animal(table, side) for side in found) == added


def test_wd_setup_17_animal_objectives_need_the_animal_variant():
    with pytest.raises(BadOption):
        a_table(animal_objectives=2)


def test_wd_setup_18_the_animal_variant_is_off_unless_asked_for_but_never_barred():
    assert a_table().state.view(None)["options"]["animals"] is False
    for seats in range(1, 6):
        assert a_table(seats, animals=True).state.view(None)["options"]["animals"] is True


@many_seats
def test_wd_setup_19_the_table_is_drawn_from_ordinary_sides_in_the_animal_variant_too(seats):
    hard, easy = HARD_AND_EASY[seats]
    for seed in SEEDS:
        table = a_table(seats, seed, animals=True, extra_hard=1)
        ordinary = [side for side in row(table) if not is_animal(table, side)]
        sides = Counter(side for _, side in ordinary)
        assert (sides["hard"], sides["easy"]) == (hard + 1, easy)


def test_wd_setup_08_there_is_one_place_for_a_card_of_each_deck_beside_each_location():
    assert len(a_table().state.dump()["up"]) == 2 * 3
