"""WD-COLLECT: playing a card and using its action points."""

from __future__ import annotations

import pytest

from tests.games.witchdom.table import a_table
from witchtable.engine.texts import languages, speaking
from witchtable.games.witchdom.events import (
    CardTurnedUp,
    ItemTaken,
    PointsLapsed,
    TakenByOstara,
    TokenDrawn,
)


def a_plain_table(**options):
    """Leaves in the mountains, herbs in the forest, berries at the lake, feathers in the pouch."""
    table = a_table(**options).pouch(feather=30).potions("A")
    table.board("mountains", "leaf leaf leaf").board("forest", "herb herb herb")
    return table.board("lake", "berry berry berry")


def test_wd_collect_01_the_card_goes_from_hand_on_top_of_the_played_pile():
    table = a_plain_table().hand("A", "w04", "w01").pile("A", "w05")
    table.play("play w04")
    assert table.player("A")["played"] == ["w05", "w04"]
    assert table.player("A")["hand"] == ["w01"]


def test_wd_collect_01_cards_below_the_active_one_have_no_effect():
    # w35 has points everywhere and w07 the restoration symbol; n2b has 1, 0, 1 and nothing else.
    table = a_plain_table().hand("A", "n2b").pile("A", "w35", "w07").potions("A", "s1")
    table.holds("A", leaf=3, berry=3, mushroom=3)
    table.play("play n2b")
    assert table.phase == "collect"
    table.play("take mountains leaf", "take lake berry")
    assert table.whose_turn == "B"


def test_wd_collect_02_exactly_one_card_is_played():
    table = a_plain_table().hand("A", "w04", "w01")
    table.play("play w04")
    assert table.refused("play w01") == "WD-COLLECT-02"


def test_wd_collect_02_a_witch_gained_in_a_turn_is_not_played_in_it():
    table = a_plain_table().hand("A", "w04").board("mountains", "w20")
    table.play("play w04", "take mountains witch")
    assert "w20" in table.player("A")["hand"]
    assert table.refused("play w20") == "WD-COLLECT-02"
    table.play("take mountains leaf", "take forest herb")
    assert "play w20" in table.turn("A").legal()


def test_wd_collect_03_a_point_takes_only_what_lies_at_its_own_location():
    table = a_plain_table().hand("A", "w11")  # two points, both in the forest
    table.play("play w11")
    assert set(table.legal()) == {
        "take forest herb",
        "take forest potion",
        "take forest tool",
        "take forest witch",
    }
    assert table.refused("take forest berry") == "WD-COLLECT-03"
    assert table.refused("take lake berry") == "WD-COLLECT-05"


def test_wd_collect_03_points_are_counted_for_each_location():
    table = a_plain_table().hand("A", "w35")  # 1, 1, 2
    told = table.play("play w35", "take mountains leaf", "take forest herb", *["take lake berry"] * 2)
    taken = [event.location for event in told if isinstance(event, ItemTaken)]
    assert taken == ["mountains", "forest", "lake", "lake"]
    assert table.whose_turn == "B"


def test_wd_collect_04_no_point_can_be_declined():
    table = a_plain_table().hand("A", "w20")
    table.play("play w20", "take mountains leaf")
    assert table.refused("end") == "WD-COLLECT-04"
    assert all(move.startswith("take mountains") for move in table.legal())


def test_wd_collect_04_points_lapse_only_where_nothing_can_be_taken():
    table = a_plain_table().hand("A", "w08").pouch()  # 1, 2, 1
    table.board("mountains", "- - - no-potion no-witch").board("forest", "- herb - no-potion no-witch")
    told = table.play("play w08", "take forest herb")
    lapsed = [(event.location, event.points) for event in told if isinstance(event, PointsLapsed)]
    assert lapsed == [("mountains", 1), ("forest", 1)]
    assert "take lake berry" in table.legal()


@pytest.mark.parametrize(
    ("left", "move"),
    [("- - - p01 no-witch", "take mountains tool"), ("- - - no-potion w01", "take mountains witch")],
)
def test_wd_collect_04_a_point_does_not_lapse_while_a_card_is_left(left, move):
    table = a_plain_table().hand("A", "w20").pouch().board("mountains", left)
    assert not [event for event in table.play("play w20") if isinstance(event, PointsLapsed)]
    assert move in table.legal()


def test_wd_collect_05_points_are_used_from_the_top_down():
    table = a_plain_table().hand("A", "w17")  # 2, 1, 1
    table.play("play w17")
    for here, item in (
        ("mountains", "leaf"),
        ("mountains", "leaf"),
        ("forest", "herb"),
        ("lake", "berry"),
    ):
        assert table.state.view(None)["location"] == here
        others = {"mountains": "leaf", "forest": "herb", "lake": "berry"}
        del others[here]
        for location, other in others.items():
            assert table.refused(f"take {location} {other}") == "WD-COLLECT-05"
        table.play(f"take {here} {item}")


def test_wd_collect_06_each_point_takes_exactly_one_thing():
    table = a_plain_table().hand("A", "w20").board("mountains", "p01 w01")
    told = table.play("play w20", "take mountains potion", "take mountains leaf")
    assert [(e.kind, e.item) for e in told if isinstance(e, ItemTaken)] == [
        ("potion", "p01"),
        ("resource", "leaf"),
    ]
    assert table.resources("A") == {"leaf": 1}
    assert table.player("A")["hand"] == []


def test_wd_collect_06_what_may_be_taken_depends_on_the_variant():
    things = {"leaf", "potion", "tool", "witch"}
    for animals, wanted in ((False, things), (True, things | {"animal"})):
        table = a_plain_table(animals=animals).hand("A", "w20")
        table.play("play w20")
        assert set(table.legal()) == {f"take mountains {thing}" for thing in wanted}
        assert table.refused("take mountains broom") == "WD-COLLECT-06"


def test_wd_collect_07_a_resource_of_your_choice_goes_in_front_of_you():
    table = a_plain_table().hand("A", "w20").holds("A", herb=1).board("mountains", "leaf herb berry")
    table.play("play w20")
    assert {"take mountains leaf", "take mountains herb", "take mountains berry"} < set(table.legal())
    table.play("take mountains herb")
    assert table.resources("A") == {"herb": 2}


def test_wd_collect_07_the_token_comes_from_the_location_whose_points_are_used():
    table = a_plain_table().hand("A", "n2b").board("lake", "berry leaf berry")  # leaves above, too
    table.play("play n2b", "take mountains potion", "take lake leaf")
    assert table.location("mountains")["resources"] == ["leaf", "leaf", "leaf"]
    assert table.location("lake")["resources"] == ["berry", "feather", "berry"]


def test_wd_collect_07_without_ostara_equal_tokens_are_one_choice_and_the_leftmost_goes():
    table = a_plain_table().hand("A", "w20").board("mountains", "herb leaf leaf")
    table.play("play w20")
    assert table.legal().count("take mountains leaf") == 1
    assert "take mountains leaf 2" not in table.legal()
    assert table.refused("take mountains leaf 2") == "WD-COLLECT-07"
    table.play("take mountains leaf")
    assert table.location("mountains")["resources"] == ["herb", "feather", "leaf"]


def a_solo_table(lake="leaf leaf mushroom"):
    """Ostara wants leaves and berries and finds them at the lake only; berries are drawn."""
    table = a_table(seats=1).hand("A", "n2b").pile("A", "n2a").potions("A").potions("B", "p34")
    for location in ("mountains", "forest"):
        table.board(location, "herb feather mushroom")
    table.board("lake", lake).pouch(berry=9).ostara_tokens("t7").state.round = 2
    return table


@pytest.mark.parametrize(("move", "hers"), [("take lake leaf", "berry"), ("take lake leaf 2", "leaf")])
@pytest.mark.parametrize(
    "begin", [("play n2b", "take mountains potion"), ("rest", "take lake mushroom")]
)
def test_wd_collect_07_of_equal_tokens_the_player_chooses_because_ostara_looks_from_the_left(
    begin, move, hers
):
    table = a_solo_table()
    table.play(*begin)
    assert {"take lake leaf", "take lake leaf 2"} < set(table.legal())
    told = table.play(move)
    assert table.resources("A")["leaf"] == 1
    assert next(e.item for e in told if isinstance(e, TakenByOstara)) == hers


@pytest.mark.parametrize(
    ("lake", "offered"),
    [
        ("leaf leaf leaf", ["take lake leaf", "take lake leaf 2", "take lake leaf 3"]),
        ("leaf herb leaf", ["take lake leaf", "take lake leaf 2", "take lake herb"]),
        ("leaf berry herb", ["take lake leaf", "take lake berry", "take lake herb"]),
        ("- herb herb", ["take lake herb", "take lake herb 2"]),
    ],
)
def test_wd_collect_07_each_of_several_equal_tokens_is_offered_once(lake, offered):
    table = a_solo_table(lake)
    table.play("play n2b", "take mountains herb")
    cards = ("potion", "tool", "witch", "animal")
    assert [move for move in table.legal() if move.split()[2] not in cards] == offered


@pytest.mark.parametrize(
    ("move", "lake"),
    [
        ("take lake leaf", ["berry", "leaf", "leaf"]),
        ("take lake leaf 2", ["leaf", "berry", "leaf"]),
        ("take lake leaf 3", ["leaf", "leaf", "berry"]),
    ],
)
def test_wd_collect_07_equal_tokens_are_counted_from_the_left(move, lake):
    table = a_solo_table("leaf leaf leaf")
    table.play("rest", move)
    assert table.location("lake")["resources"] == lake


def test_wd_collect_07_in_the_last_round_of_the_solo_game_ostara_never_looks_again():
    table = a_solo_table()
    table.state.round = table.state.last_round - 1
    table.play("play n2b", "take mountains herb")
    assert "take lake leaf 2" in table.legal()
    table = a_solo_table()
    table.state.round = table.state.last_round
    table.play("play n2b", "take mountains herb")
    assert "take lake leaf" in table.legal()
    assert "take lake leaf 2" not in table.legal()
    assert table.refused("take lake leaf 2") == "WD-COLLECT-07"


@pytest.mark.parametrize("move", ["take lake leaf 3", "take lake leaf 0", "take lake potion 2"])
def test_wd_collect_07_there_are_no_more_tokens_than_there_are(move):
    table = a_solo_table()
    table.play("play n2b", "take mountains herb")
    assert table.refused(move) == "WD-COLLECT-07"


@pytest.mark.parametrize("language", languages())
def test_wd_collect_07_the_words_tell_equal_tokens_apart(language):
    table = a_solo_table("leaf leaf leaf")
    table.play("play n2b", "take mountains herb")
    with speaking(language):
        labels = [str(table.state.label(table.action(move))) for move in table.legal()]
        assert len(set(labels)) == len(labels)
        assert str(table.state.label(table.action("take lake leaf"))) == FIRST_LEAF[language]


FIRST_LEAF = {
    "en": "Take the first leaf from the left at the lake",
    "de": "Das erste Blatt von links nehmen (See)",
    "fr": "Prendre la première feuille en partant de la gauche, au lac",
    "hu": "Vedd el a tótól balról az első ilyet: levél",
}


def test_wd_collect_08_a_potion_waits_face_up():
    table = a_plain_table().hand("A", "w20").board("mountains", "p01").potions("A", "s1")
    table.play("play w20", "take mountains potion")
    assert table.player("A")["waiting"] == {"potions": ["s1", "p01"], "tools": [], "animals": []}
    assert table.player("A")["clan"]["potions"] == []


def test_wd_collect_09_a_potion_turned_over_waits_as_a_tool():
    table = a_plain_table().hand("A", "w20").board("mountains", "p01")  # a crystal on its back
    table.play("play w20", "take mountains tool")
    assert table.player("A")["waiting"] == {"potions": [], "tools": ["crystal"], "animals": []}
    assert table.player("A")["clan"]["tools"] == []


def test_wd_collect_10_a_witch_goes_into_the_hand():
    table = a_plain_table().hand("A", "w20", "n1a").board("mountains", "w01")
    table.play("play w20", "take mountains witch")
    assert table.player("A")["hand"] == ["n1a", "w01"]


def test_wd_collect_11_a_witch_turned_over_waits_as_an_animal():
    table = a_plain_table(animals=True).hand("A", "w20", "n1a").board("mountains", "w01")
    table.play("play w20", "take mountains animal")
    assert table.player("A")["waiting"]["animals"] == ["snake"]
    assert table.player("A")["hand"] == ["n1a"]
    assert table.player("A")["clan"]["animals"] == []


def test_wd_collect_11_no_animal_without_the_variant():
    table = a_plain_table().hand("A", "w20").board("mountains", "w01")
    table.play("play w20")
    assert table.refused("take mountains animal") == "WD-ANIMAL-01"


def test_wd_collect_12_a_token_is_replaced_at_once_in_the_same_place():
    table = a_plain_table().hand("A", "w20").board("mountains", "leaf herb leaf").pouch(feather=3)
    told = table.play("play w20", "take mountains herb")
    assert table.location("mountains")["resources"] == ["leaf", "feather", "leaf"]
    assert table.in_pouch() == {"feather": 2}
    assert isinstance(told[-1], TokenDrawn)


@pytest.mark.parametrize("item", ["potion", "tool", "witch", "animal"])
def test_wd_collect_12_a_card_is_replaced_at_once_from_the_top_of_its_deck(item):
    table = a_plain_table(animals=True).hand("A", "w11").board("forest", "p01 w01")
    table.deck("potions", "p02", "p03").deck("witches", "w02", "w03")
    elsewhere = table.location("mountains"), table.location("lake")
    table.play("play w11", f"take forest {item}")
    is_potion = item in ("potion", "tool")
    here = table.location("forest")
    assert here["potion"]["card"] == ("p02" if is_potion else "p01")
    assert here["witch"]["card"] == ("w01" if is_potion else "w02")
    assert (table.location("mountains"), table.location("lake")) == elsewhere


def test_wd_collect_13_what_came_by_a_refill_may_be_taken_with_a_later_point():
    table = a_plain_table().hand("A", "w20").deck("potions", "p02", "p03").board("mountains", "p01")
    table.play("play w20", "take mountains potion", "take mountains potion")
    assert table.player("A")["waiting"]["potions"] == ["p01", "p02"]

    table = a_plain_table().hand("A", "w20")
    table.play("play w20", "take mountains leaf", "take mountains feather")
    assert table.resources("A") == {"leaf": 1, "feather": 1}


def test_wd_collect_14_the_refill_is_revealed_before_the_next_point_is_decided():
    table = a_plain_table().hand("A", "w20").deck("witches", "w02").board("mountains", "w01")
    told = table.play("play w20", "take mountains witch")
    assert isinstance(told[-1], CardTurnedUp)
    assert (told[-1].location, told[-1].card) == ("mountains", "w02")
    assert table.state.view(None)["points"] == 1
    assert all(table.state.view(seat)["board"][0]["witch"]["card"] == "w02" for seat in (None, 0, 1))


def test_wd_collect_15_a_potion_taken_as_a_tool_stays_a_tool():
    # s1 is there only so that the question of brewing comes up.
    table = a_plain_table().hand("A", "w04").potions("A", "s1").board("mountains", "p01")
    table.holds("A", leaf=3, berry=3, mushroom=3, feather=3)
    table.play("play w04", "take mountains tool", "take mountains leaf", "take forest herb")
    assert table.legal() == ["brew s1", "end"]
    assert table.refused("brew p01") == "WD-BREW-01"


@pytest.mark.parametrize(("side", "wanted"), [("potion", "brew p01"), ("tool", "brew p09")])
def test_wd_collect_15_a_potion_taken_as_a_potion_is_no_tool(side, wanted):
    # p09 asks for a crystal, which is on the back of p01; no pair is left over to replace it.
    table = a_plain_table().hand("A", "w04").potions("A", "p09").board("mountains", "p01")
    table.holds("A", berry=2, mushroom=2, feather=1)
    table.play("play w04", f"take mountains {side}", "take mountains leaf", "take forest herb")
    assert table.legal() == [wanted, "end"]


def test_wd_collect_15_a_witch_taken_as_an_animal_is_never_played():
    table = a_plain_table(animals=True).hand("A", "n1a", "w20").board("mountains", "w01")
    table.play("play w20", "take mountains animal", "take mountains leaf")
    table.turn("A")
    assert table.refused("play w01") == "WD-TURN-02"
    assert table.player("A")["waiting"]["animals"] == ["snake"]


def test_wd_collect_16_a_kind_you_own_may_be_taken_again():
    table = (
        a_plain_table(animals=True).hand("A", "w20").tools("A", "crystal").clan("A", "crystal", "snake")
    )
    table.animals("A", "snake").board("mountains", "p01 w01")
    table.play("play w20", "take mountains tool", "take mountains animal")
    assert table.player("A")["waiting"]["tools"] == ["crystal", "crystal"]
    assert table.player("A")["waiting"]["animals"] == ["snake", "snake"]
