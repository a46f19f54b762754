"""WW-STUDY: everybody plays a recipe face down; all are revealed together."""

from __future__ import annotations

import json

from tests.games.whirling_witchcraft.table import LETTERS, a_table
from witchtable.games.whirling_witchcraft.events import Committed, RecipeRevealed, Reopened


def others_see(table, owner):
    """What everybody but one seat sees, and may do."""
    seats = [seat for seat in LETTERS[: table.state.seats] if seat != owner]
    return [table.view(None), *((table.view(seat), table.legal(seat)) for seat in seats)]


def studying():
    """Three hands; r17 and r18 are two-way, r02 and r40 are not."""
    table = a_table("A", "B", "C")
    return table.hand("A", "r17", "r18", "r02").hand("B", "r03", "r40").hand("C", "r01").playing()


def recipes_of(table, seat, seen_by=None):
    return [
        recipe["recipe"] + "*" * recipe["rotated"] for recipe in table.player(seat, seen_by)["recipes"]
    ]


def test_ww_study_01_one_card_of_the_own_hand_goes_beside_the_others():
    table = studying().recipes("A", "r30").personality("A", "trickster")
    assert table.legal("A") == ["play r17", "rotate r17", "play r18", "rotate r18", "play r02"]
    assert table.refused("A play r03") == "WW-STUDY-01"  # in B's hand
    assert table.refused("A play r30") == "WW-STUDY-01"  # played long ago
    table.play("A play r02")
    assert table.refused("A play r17") == "WW-ENG-15"  # one card only
    table.play("B play r03", "C play r01")
    assert recipes_of(table, "A") == ["trickster", "r30", "r02"]
    assert table.hand_of("A") == ["r17", "r18"]


def test_ww_study_01_the_card_lies_face_down():
    table = studying()
    events = table.play("A play r02")
    for seat in ("B", "C", None):
        assert '"r02"' not in json.dumps(table.view(seat))
        assert table.view(seat)["players"][0]["hand_size"] == 3
    assert [event.seen_by(1) for event in events] == [Committed(0)]
    assert recipes_of(table, "A", "B") == []


def test_ww_study_02_playing_is_compulsory():
    # Nobody has any ingredient, so no card can be used this round.
    table = studying()
    assert table.refused("A done") == "WW-STUDY-02"
    assert table.refused("B keep") == "WW-P-INITIATE-01"
    table.play("A play r02", "C play r01")
    assert (table.phase, table.deciders) == ("play", "B")
    assert table.legal("B") == ["play r03", "play r40"]


def test_ww_study_03_a_two_way_card_may_be_rotated_while_it_is_played():
    # r17: R + (S|T) -> M; rotated it is M -> R + (S|T).
    for move, uses in (
        ("A play r17", ["use r17 mushroom spider"]),
        ("A rotate r17", ["use r17 into-spider mandrake", "use r17 into-toad mandrake"]),
    ):
        table = studying().bench("A", mushroom=1, spider=1, mandrake=1)
        table.play(move, "B play r03", "C play r01")
        assert [use for use in table.legal("A") if use.startswith("use")] == uses
    table.play("A use r17 into-toad mandrake")
    assert table.view("A")["mine"]["draft"]["made"]["toad"] == 1
    assert table.view("A")["mine"]["draft"]["made"]["mushroom"] == 1


def test_ww_study_03_the_direction_is_fixed_before_the_reveal():
    table = studying()
    table.play("A rotate r17", "B play r03")
    assert table.view("A")["mine"]["choice"] == {"recipe": "r17", "rotated": True}
    table.play("C play r01")
    assert recipes_of(table, "A", "B") == ["r17*"]


def test_ww_study_04_a_one_way_card_may_not_be_rotated():
    table = studying()
    assert table.refused("A rotate r02") == "WW-STUDY-04"
    for recipe in table.box.recipes:
        table.hand("A", recipe.id).playing()
        assert (f"rotate {recipe.id}" in table.legal("A")) == recipe.two_way


def test_ww_study_05_a_revealed_card_is_never_rotated_again():
    table = studying()
    table.play("A rotate r17", "B play r03", "C play r01")
    assert table.phase == "brew"
    assert table.refused("C rotate r01") == "WW-STUDY-05"
    table.decline_all()
    for _ in range(2):
        assert table.phase == "play"
        assert table.refused("A rotate r17") == "WW-STUDY-01"
        assert table.refused("A play r17") == "WW-STUDY-01"
        table.play_cards()
        table.decline_all()
        assert recipes_of(table, "A")[0] == "r17*"


def test_ww_study_06_rotation_changes_neither_icons_nor_initiative():
    for move in ("A play r17", "A rotate r17"):
        table = studying()
        table.play(move, "B play r03", "C play r01")
        assert table.player("A")["trackers"] == {"potion": 0, "raven": 0, "book": 1}
        assert table.player("A")["initiative"] == 17


def test_ww_study_07_all_cards_are_revealed_together():
    table = studying()
    events = table.play("B play r40", "A rotate r18")
    assert [event for event in events if isinstance(event, RecipeRevealed)] == []
    assert [recipes_of(table, seat, "C") for seat in "ABC"] == [[], [], []]
    events = table.play("C play r01")
    revealed = [event for event in events if isinstance(event, RecipeRevealed)]
    assert [(event.recipe, event.way) for event in revealed] == [
        ("r18", "rotated"), ("r40", "upright"), ("r01", "upright"),
    ]  # fmt: skip
    for seat in (0, 1, 2, None):
        assert [event.seen_by(seat) for event in revealed] == revealed


def test_ww_study_08_revealed_recipes_stay_and_work_every_round():
    table = studying().bench("A", mushroom=8)
    table.play("A play r02", "B play r03", "C play r01")
    table.play("A use r02 2mushroom")  # in the round in which it was played
    table.decline_all()
    for number in (2, 3):
        assert table.view(None)["round"] == number
        table.play_cards()
        while table.phase == "arcana":
            table.play(f"{table.deciders[0]} done")
        assert recipes_of(table, "A", "C")[0] == "r02"
        table.play("A use r02 2mushroom")
        table.decline_all()
    assert table.on_bench("A") == {"mushroom": 2}


def test_ww_study_08_a_revealed_card_is_not_played_again():
    table = studying().hand("A").hand("B").empty_deck()
    table.playing().play("C play r01")
    table.decline_all()
    table.hand("B", "r03").playing()
    assert [table.view(seat)["mine"]["choice"] for seat in "ABC"] == [None] * 3
    events = table.play("B play r03")
    assert [event.recipe for event in events if isinstance(event, RecipeRevealed)] == ["r03"]
    assert recipes_of(table, "C") == ["r01"]


def test_ww_study_09_card_and_direction_may_be_changed_until_the_reveal():
    table = studying()
    table.play("A play r17", "B play r03")
    assert table.legal("A") == ["back"]
    events = table.play("A back")
    # The others learn that A decides anew, not what it was.
    assert [[event.seen_by(seat) for event in events] for seat in (1, 2, None)] == [[Reopened(0)]] * 3
    assert table.view("A")["mine"]["choice"] is None
    assert table.deciders == "AC"
    table.play("A rotate r17", "A back", "A play r02", "A back", "A rotate r18")
    table.play("C play r01")
    assert recipes_of(table, "A") == ["r18*"]
    assert table.hand_of("A") == ["r17", "r02"]


def test_ww_study_09_whoever_changed_is_where_they_were():
    table, fresh = studying(), studying()
    table.play("A rotate r17", "A back")
    assert table.state == fresh.state
    assert table.legal("A") == fresh.legal("A")


def test_ww_study_09_others_cannot_tell_what_was_chosen_or_taken_back():
    seen = []
    for moves in (
        ["A play r17"],
        ["A rotate r17"],
        ["A play r02", "A back", "A rotate r18"],
    ):
        table = studying()
        table.play(*moves)
        seen.append(others_see(table, "A"))
    assert seen[0] == seen[1] == seen[2]


def test_ww_study_09_refusals_do_not_give_a_choice_away():
    refused = []
    for move in ("A play r17", "A rotate r18"):
        table = studying()
        table.play(move)
        refused.append([table.refused(f"B play {card}") for card in ("r17", "r18", "r02")])
    assert refused[0] == refused[1]


def test_ww_study_09_after_the_reveal_neither_can_be_changed():
    table = studying()
    table.play("A rotate r17", "B play r03", "C play r01")
    for seat in "ABC":
        assert "back" not in table.legal(seat)
        assert table.refused(f"{seat} back") == "WW-ENG-15"


def test_ww_study_10_an_empty_hand_plays_nothing_and_brews_on():
    table = studying().hand("A").recipes("A", "r36").bench("A", toad=1).playing()
    assert table.deciders == "BC"
    assert table.legal("A") == []
    assert table.refused("A play r17") == "WW-ROUND-04"
    events = table.play("B play r03", "C play r01")
    assert [event.seat for event in events if isinstance(event, RecipeRevealed)] == [1, 2]
    assert "A" in table.deciders
    table.play("A use r36 toad")
    assert table.view("A")["mine"]["draft"]["made"]["mandrake"] == 1
