"""WD-SETUP-05, WD-SETUP-20: novices that the players choose before the first turn."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.witchdom.table import GAME, LETTERS, a_table
from witchtable import Match, Place, bot
from witchtable.games.witchdom.events import NovicesChosen, OstaraTokenRevealed, RoundBegan

PAIRS = {
    "crescent": ["n1a", "n1b"],
    "star": ["n2a", "n2b"],
    "broom": ["n3a", "n3b"],
    "cauldron": ["n4a", "n4b"],
    "hourglass": ["n5a", "n5b"],
}

any_number = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


def choosing(seats=2, **options):
    return a_table(seats, choose_novices=True, **options)


@any_number
def test_wd_setup_05_novices_are_dealt_unless_the_players_choose(seats):
    assert GAME.options["choose_novices"].default is False
    table = a_table(seats)
    assert table.phase == "play"
    assert table.state.view(None)["pairs"] is None
    assert table.refused("choose crescent") == "WD-SETUP-05"


@any_number
def test_wd_setup_20_each_player_takes_one_of_the_pairs_left_in_seat_order(seats):
    table = choosing(seats)
    left = dict(PAIRS)
    wanted = ["broom", "star", "hourglass", "crescent", "cauldron"]
    for seat, pair in zip(LETTERS[:seats], wanted, strict=False):
        assert table.phase == "novices"
        assert table.whose_turn == seat
        view = table.state.view(None)
        assert {found["pair"]: found["cards"] for found in view["pairs"]} == left
        assert table.legal() == [f"choose {name}" for name in left]
        assert table.player(seat)["hand"] == []
        assert table.player(seat)["clan_card"] is None
        told = table.play(f"choose {pair}")
        assert told[0] == NovicesChosen(LETTERS.index(seat), pair, tuple(PAIRS[pair]))
        assert table.player(seat)["hand"] == left.pop(pair)
        assert table.player(seat)["clan_card"] == pair
    assert table.phase == "play"
    assert table.whose_turn == "A"
    assert table.state.view(None)["pairs"] is None


@any_number
def test_wd_setup_20_the_first_round_begins_when_all_have_chosen(seats):
    table = choosing(seats)
    assert GAME.open(GAME.arrange(seats, 1, None, {"choose_novices": True}))[1] == []
    assert table.state.view(None)["round"] == 0
    told = []
    for pair in list(PAIRS)[:seats]:
        assert not [event for event in told if isinstance(event, RoundBegan)]
        told += table.play(f"choose {pair}")
    assert RoundBegan(1) in told
    assert table.state.view(None)["round"] == 1


def test_wd_setup_20_alone_one_chooses_before_ostaras_first_turn():
    table = choosing(1)
    assert table.state.view(0)["ostara"]["shown"] == []
    assert table.player("B")["clan_card"] == "ostara"
    told = table.play("choose star")
    assert [event for event in told if isinstance(event, OstaraTokenRevealed)]
    assert len(table.state.view(0)["ostara"]["shown"]) == 1
    assert table.whose_turn == "A"


def test_wd_setup_20_everything_else_lies_there_as_it_is_dealt():
    table, dealt = choosing(3), a_table(3)
    for part in ("board", "decks", "pouch", "objectives"):
        assert table.state.view(None)[part] == dealt.state.view(None)[part]


def test_wd_setup_20_a_pair_that_is_taken_or_none_at_all_is_refused():
    table = choosing(2)
    table.play("choose star")
    assert table.refused("choose star") == "WD-SETUP-20"
    assert table.refused("choose ostara") == "WD-SETUP-20"
    assert table.refused("choose n1a") == "WD-SETUP-20"
    assert table.refused("choose crescent", "A") == "WD-TURN-01"
    table.play("choose broom")
    assert table.refused("choose crescent") == "WD-SETUP-20"


@pytest.mark.parametrize(
    "move",
    [
        "play n1a",
        "rest",
        "refresh lake",
        "keep",
        "take lake witch",
        "brew s1",
        "pay leaf",
        "tame cat",
        "end",
    ],
)
def test_wd_setup_20_nothing_else_can_be_done_before(move):
    for options in ({}, {"animals": True}):
        assert choosing(2, **options).refused(move) == "WD-SETUP-20"


def test_wd_setup_20_a_choice_can_be_taken_back_until_the_next_player_moves():
    match = Match(GAME, seats=2, seed=1, choose_novices=True)
    match.play(0, GAME.parse("choose star"))
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.view(0)["players"][0]["hand"] == []
    match.play(0, GAME.parse("choose broom"))
    match.play(1, GAME.parse("choose star"))
    assert not match.can_undo(0)
    assert match.can_undo(1)
    solo = Match(GAME, seats=1, seed=1, choose_novices=True)
    assert solo.will_reveal(0, GAME.parse("choose star"))


@any_number
def test_wd_setup_20_it_is_put_into_words_and_drawn(seats):
    table = choosing(seats)
    assert str(table.state.question(0)) == "Choose your pair of novices."
    label = str(table.state.label(table.action("choose crescent")))
    assert label == "Choose Clan of the Crescent (crescent): Pip (n1a), Dilly (n1b)"
    drawn = "\n".join(GAME.draw(table.state.view(0), table.box))
    assert "Before the first round" in drawn
    assert "crescent: n1a Pip · 1-1-0, n1b Dilly · 0-1-1" in drawn
    (told,) = table.play("choose crescent")[:1]
    assert "Clan of the Crescent" in str(GAME.describe(table.box, told))
    for pair in list(PAIRS)[1:seats]:
        table.play(f"choose {pair}")
    drawn = "\n".join(GAME.draw(table.state.view(0), table.box))
    assert "Dilly" in drawn
    assert "crescent:" not in drawn


@any_number
@pytest.mark.parametrize("level", ["random", "apprentice", "adept", "grandmistress"])
def test_wd_setup_20_every_bot_can_choose(seats, level):
    table = choosing(seats)
    chosen = []
    for seat in range(seats):
        place = Place(table.state, seat, seconds=0.05)
        action = bot(level, GAME, seed=3).choose(place)
        chosen.append(str(action))
        table.play(chosen[-1])
    assert len(set(chosen)) == seats


def test_wd_setup_20_an_apprentice_goes_where_more_is_to_be_had():
    """Only the lake offers anything: two pairs of the house have two points there."""
    table = choosing(2).empty_board().board("lake", "berry herb feather")
    points = {clan.id: 0 for clan in table.box.clans if not clan.solo}
    for novice in table.box.novices:
        points[novice.clan] += novice.ap[2]
    action = bot("apprentice", GAME, seed=1).choose(Place(table.state, 0))
    assert points[action.pair] == max(points.values())


@any_number
def test_wd_setup_20_samples_keep_what_was_chosen(seats):
    table = choosing(seats)
    for pair in list(PAIRS)[:seats]:
        seat = table.state.deciders[0]
        twin = table.state.sample(seat, Random(1))
        assert twin.view(seat) == table.state.view(seat)
        assert twin.hands == table.state.hands
        assert twin.legal(seat) == table.state.legal(seat)
        table.play(f"choose {pair}")


def test_wd_setup_20_whoever_chooses_has_the_turn():
    table = a_table(choose_novices=True)
    assert table.refusal("choose star", "B").reason == "It is the turn of A."
    table.play("choose star")
    assert table.refusal("choose broom", "A").reason == "It is the turn of B."
    assert table.state.view(None)["turn"] == 1


def test_wd_setup_20_alone_one_leaves_ostara_her_clan():
    table = a_table(seats=1, choose_novices=True)
    table.play("choose star")
    assert [table.player(seat)["clan_card"] for seat in "AB"] == ["star", "ostara"]
