"""WW-SETUP: the table before the first round."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from tests.games.whirling_witchcraft.table import GAME, LETTERS, Table
from witchtable.engine.errors import BadOption
from witchtable.games.whirling_witchcraft.components import house, read
from witchtable.games.whirling_witchcraft.events import PersonalitiesDealt, PersonalityRevealed

BOX = house()
SEEDS = range(30)
NOTHING = {"heart": 0, "mandrake": 0, "mushroom": 0, "spider": 0, "toad": 0}

many_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def dealt(seats=2, seed=1, **options):
    return Table(GAME.new(seats=seats, seed=seed, **options))


def drafting(seats=2, seed=1, **options):
    return dealt(seats, seed, personality_mode="draft", **options)


def two_of(table, seat):
    return table.view(seat)["mine"]["personalities"]


def choose_all(table, which=0):
    """Everybody keeps the first (or second) personality."""
    return table.play(*[f"{seat} choose {two_of(table, seat)[which]}" for seat in table.deciders])


def drafted(personality, seats=2, **options):
    """Deal until somebody is dealt a personality and keeps it; return the table and the seat."""
    for seed in range(200):
        table = drafting(seats, seed, **options)
        for seat in table.deciders:
            if personality in two_of(table, seat):
                for other in table.deciders:
                    kept = personality if other == seat else two_of(table, other)[0]
                    table.play(f"{other} choose {kept}")
                return table, seat
    raise LookupError(personality)


def edition_with_icons(personality, *arcana):
    """The house edition with other icons on a personality."""
    data = deepcopy(dict(BOX.data))
    entry = next(row for row in data["pieces"]["personalities"] if row["id"] == personality)
    entry["arcana"] = list(arcana)
    return read(data, "more icons")


@many_seats
def test_ww_setup_01_each_player_has_a_board_a_cauldron_and_trackers_at_zero(seats):
    players = dealt(seats).view(None)["players"]
    assert len(players) == seats
    for player in players:
        assert player["trackers"] == {"potion": 0, "raven": 0, "book": 0}
        assert set(player["bench"]) == set(player["cauldron"]) == set(player["circle"]) == set(NOTHING)


@many_seats
def test_ww_setup_01_also_while_personalities_are_chosen(seats):
    table = drafting(seats)
    view = table.view(None)
    assert (view["phase"], view["round"], view["ordered"]) == ("personality", 0, False)
    for player in view["players"]:
        assert player["trackers"] == {"potion": 0, "raven": 0, "book": 0}
        assert player["bench"] == NOTHING
    choose_all(table)
    assert len(table.state.trackers) == 3 * seats
    assert len(drafting(seats).state.trackers) == 3 * seats


@many_seats
def test_ww_setup_02_new_players_are_all_initiates(seats):
    table = dealt(seats)
    assert [player["personality"] for player in table.view(None)["players"]] == ["initiate"] * seats
    assert table.phase == "redraw"  # nothing was chosen


@many_seats
def test_ww_setup_03_experienced_players_choose_one_of_two_random_personalities(seats):
    pairs = set()
    for seed in SEEDS:
        table = drafting(seats, seed)
        found = [name for seat in LETTERS[:seats] for name in two_of(table, seat)]
        assert len(set(found)) == 2 * seats
        assert "initiate" not in found
        pairs.add(tuple(two_of(table, "A")))
    assert len(pairs) > 15
    assert table.deciders == LETTERS[:seats]
    assert table.legal("A") == [f"choose {name}" for name in two_of(table, "A")]
    assert table.refused(f"A choose {two_of(table, 'B')[0]}") == "WW-SETUP-03"
    assert table.refused("A choose initiate") == "WW-SETUP-03"


def test_ww_setup_03_the_other_one_stays_in_the_box():
    table = drafting()
    kept, other = two_of(table, "A")
    table.play(f"A choose {kept}", f"B choose {two_of(table, 'B')[0]}")
    for _ in range(16):
        seat = table.deciders[0]
        assert not [move for move in table.legal(seat) if move.startswith("choose")]
        assert table.refused(f"{seat} choose {other}") == "WW-SETUP-03"
        assert other not in [player["personality"] for player in table.view("B")["players"]]
        assert f'"{other}"' not in json.dumps(table.view("B"))
        table.play(f"{seat} {table.legal(seat)[0]}")
    assert table.view(None)["round"] > 1


def test_ww_setup_04_one_setting_for_the_whole_table():
    for mode in ("initiate", "draft"):
        table = dealt(5, personality_mode=mode)
        assert {len(two_of(table, seat)) for seat in "ABCDE"} == {2 if mode == "draft" else 0}
    for mode in ("mixed", ["draft", "initiate"]):
        with pytest.raises(BadOption):
            GAME.new(seats=2, seed=1, personality_mode=mode)


def test_ww_setup_04_what_can_be_set():
    defaults = {name: option.default for name, option in GAME.options.items()}
    assert dealt().view(None)["options"] == defaults
    assert {name: (option.default, option.allowed) for name, option in GAME.options.items()} == {
        "personality_mode": ("initiate", ("initiate", "draft")),
        "brew_mode": ("simultaneous", ("simultaneous", "on_call", "strict_initiative")),
        "potion_cube_feeds_recipes": (False, (False, True)),
        "reshuffle_discards": (True, (True, False)),
        "quick_play": (False, (False, True)),
    }


def test_ww_setup_05_only_their_owner_sees_the_two_personalities():
    _, events = GAME.open(GAME.arrange(3, 1, None, {"personality_mode": "draft"}))
    deals = [event for event in events if isinstance(event, PersonalitiesDealt)]
    assert [[event.seen_by(seat) is not None for seat in (0, 1, 2, None)] for event in deals] == [
        [True, False, False, False],
        [False, True, False, False],
        [False, False, True, False],
    ]
    table = drafting(3)
    for seat in "BC":
        for name in two_of(table, "A"):
            assert f'"{name}"' not in json.dumps(table.view(seat))
    assert table.view(None)["mine"] is None


def test_ww_setup_05_nobody_can_tell_a_choice_before_the_common_reveal():
    tables = drafting(3), drafting(3)
    told = [table.play(f"A choose {two_of(table, 'A')[which]}") for which, table in enumerate(tables)]
    for seat in ("B", "C", None):
        assert tables[0].view(seat) == tables[1].view(seat)
        number = None if seat is None else LETTERS.index(seat)
        first, second = ([event.seen_by(number) for event in events] for events in told)
        assert first == second != []
    assert tables[0].view("B")["committed"] == [0]
    assert tables[0].player("A", "B")["personality"] is None
    assert tables[0].view("A")["mine"]["choice"] == two_of(tables[0], "A")[0]


def test_ww_setup_05_a_choice_can_be_changed_until_the_reveal():
    table = drafting(3)
    first, second = two_of(table, "A")
    table.play(f"A choose {first}")
    assert table.legal("A") == ["back"]
    table.play("A back", f"A choose {second}")
    table.play(f"B choose {two_of(table, 'B')[0]}")
    events = table.play(f"C choose {two_of(table, 'C')[0]}")
    revealed = [event for event in events if isinstance(event, PersonalityRevealed)]
    assert [event.seat for event in revealed] == [0, 1, 2]
    assert revealed[0].personality == table.player("A", "B")["personality"] == second
    assert table.refused("A back") == "WW-ENG-15"


def test_ww_setup_05_a_choice_that_was_revealed_is_no_choice_any_more():
    for seed in SEEDS:
        table = drafting(3, seed)
        choose_all(table, which=1)
        assert [table.view(seat)["mine"]["choice"] for seat in "ABC"] == [None] * 3


def test_ww_setup_06_the_ingredient_side_of_the_kept_personality_lies_up_first():
    table = drafting()
    for seat in "AB":
        assert table.on_bench(seat) == {}
    kept = two_of(table, "A")[1]
    choose_all(table, 1)
    start = next(entry.start for entry in BOX.personalities if entry.id == kept)
    assert table.player("A", "B")["personality"] == kept
    assert table.on_bench("A") == {kind: number for kind, number in start.items() if number}


@many_seats
def test_ww_setup_07_each_player_is_dealt_four_shuffled_recipes(seats):
    hands = set()
    for seed in SEEDS:
        table = dealt(seats, seed)
        cards = [card for seat in LETTERS[:seats] for card in table.hand_of(seat)]
        assert [len(table.hand_of(seat)) for seat in LETTERS[:seats]] == [4] * seats
        assert len(set(cards)) == 4 * seats
        hands.add(tuple(table.hand_of("A")))
    assert len(hands) == len(SEEDS)


def test_ww_setup_07_a_hand_is_secret():
    table = dealt(3)
    assert table.player("A")["hand"] == table.hand_of("A")
    for seat in ("B", "C", None):
        seen = json.dumps(table.view(seat))
        assert not [card for card in table.hand_of("A") if f'"{card}"' in seen]
    _, events = GAME.open(GAME.arrange(3, 1))
    drawn = [event for event in events if getattr(event, "cards", None)]
    assert [event.seat for event in drawn] == [0, 1, 2]
    for event in drawn:
        for seat in (0, 1, 2, None):
            assert (event.seen_by(seat).cards is not None) == (seat == event.seat)
            assert event.seen_by(seat).count == 4


def test_ww_setup_07_the_clairvoyant_is_dealt_five():
    table, seat = drafted("clairvoyant")
    other = "B" if seat == "A" else "A"
    assert (len(table.hand_of(seat)), len(table.hand_of(other))) == (5, 4)


@many_seats
def test_ww_setup_08_the_rest_is_the_face_down_deck(seats):
    table = dealt(seats)
    assert table.view(None)["deck"] == 60 - 4 * seats
    hands = {card for seat in LETTERS[:seats] for card in table.hand_of(seat)}
    below = {table.box.recipes[card].id for card in table.state.deck}
    assert hands | below == {recipe.id for recipe in BOX.recipes}
    seen = json.dumps([table.view(seat) for seat in (*LETTERS[:seats], None)])
    assert not [card for card in below if f'"{card}"' in seen]


@pytest.mark.parametrize(
    ("personality", "start"),
    [
        ("initiate", {"mandrake": 1, "mushroom": 4, "spider": 4, "toad": 4}),
        ("frog-whisperer", {"mandrake": 1, "mushroom": 2, "spider": 1, "toad": 9}),
        ("fey-blessed", {"heart": 1, "mushroom": 5, "spider": 5}),
    ],
)
def test_ww_setup_09_starting_ingredients_lie_on_the_bench(personality, start):
    table, seat = (dealt(), "A") if personality == "initiate" else drafted(personality)
    assert table.on_bench(seat) == start


def test_ww_setup_09_then_the_ability_side_lies_up():
    assert dealt().legal("A") == ["keep", "redraw"]
    table, seat = drafted("fey-blessed")
    assert table.player(seat)["recipes"] == [{"recipe": "fey-blessed", "rotated": False}]


def test_ww_setup_10_icons_on_the_ability_side_raise_trackers():
    table, seat = drafted("frog-whisperer")
    assert table.player(seat)["trackers"] == {"potion": 0, "raven": 0, "book": 1}
    other = "B" if seat == "A" else "A"
    assert table.player(other)["trackers"] == {"potion": 0, "raven": 0, "book": 0}


def test_ww_setup_11_trackers_raised_at_set_up_trigger_nothing():
    table = dealt(edition=edition_with_icons("initiate", "book", "book", "raven"))
    assert table.player("A")["trackers"] == {"potion": 0, "raven": 1, "book": 2}
    table.everybody("keep")
    table.hand("A", "r01").hand("B", "r04").playing()
    table.play("A play r01", "B play r04")
    # Neither without an icon nor with the third Book.
    assert table.phase == "brew"
    assert table.player("B")["trackers"]["book"] == 3
    for seat in "AB":
        assert not any(table.player(seat)["triggers"].values())


@many_seats
def test_ww_setup_12_cauldrons_and_circles_start_empty(seats):
    for table in (dealt(seats), drafting(seats)):
        if table.phase == "personality":
            choose_all(table)
        for player in table.view(None)["players"]:
            assert player["cauldron"] == player["circle"] == NOTHING
        assert table.state.scores == [0] * seats
