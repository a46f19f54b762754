"""WD-RESTORE: refreshing the board with the restoration symbol."""

from __future__ import annotations

import pytest

from tests.games.witchdom.table import a_table
from witchtable.games.witchdom.components import POTIONS, WITCHES
from witchtable.games.witchdom.events import (
    CardTurnedUp,
    DeckRanOut,
    EndTriggered,
    ItemTaken,
    Refreshed,
    TokenDrawn,
)

PLACES = ("mountains", "forest", "lake")


def a_plain_table(**options):
    """A holds w03 (red, 1, 0, 1, with the symbol); known cards lie up and on top of both decks."""
    table = a_table(**options).hand("A", "n1a", "w03").potions("A").pouch(feather=30)
    table.board("mountains", "leaf leaf leaf p01 w10").board("forest", "herb herb herb p02 w11")
    table.board("lake", "berry berry berry p03 w13")
    return table.deck("potions", "p11", "p12", "p13", "p14").deck("witches", "w21", "w22", "w23", "w24")


def cards(table, what):
    found = [table.location(place)[what] for place in PLACES]
    return [card and card["card"] for card in found]


def bottom(table, deck, count):
    """The lowest cards of a deck, the very lowest first."""
    return [table.box.faces[deck][card] for card in table.state.decks[deck][:count]]


def test_wd_restore_01_a_witch_with_the_symbol_may_refresh_before_any_point():
    table = a_plain_table()
    table.play("play w03")
    assert table.phase == "restore"
    assert table.refused("take mountains leaf") == "WD-TURN-07"
    table.play("refresh potions")
    assert table.phase == "collect"
    assert cards(table, "potion") == ["p11", "p12", "p13"]


def test_wd_restore_01_refreshing_is_optional():
    table = a_plain_table()
    before = [table.location(place) for place in PLACES]
    table.play("play w03", "keep")
    assert [table.location(place) for place in PLACES] == before
    assert table.phase == "collect"


def test_wd_restore_01_refreshing_happens_once():
    table = a_plain_table()
    table.play("play w03", "refresh potions")
    assert not [move for move in table.legal() if not move.startswith("take mountains")]
    table.refused("refresh witches")


def test_wd_restore_01_a_card_without_the_symbol_cannot_refresh():
    for card in ("n1a", "w04"):
        table = a_plain_table().hand("A", card)
        table.play(f"play {card}")
        assert table.phase == "collect"
        assert table.refused("refresh potions") == "WD-RESTORE-01"


def test_wd_restore_01_the_symbol_of_a_card_below_does_not_count():
    table = a_plain_table().hand("A", "w04").pile("A", "w03")
    table.play("play w04")
    assert table.refused("refresh potions") == "WD-RESTORE-01"


def test_wd_restore_02_witches_or_potions_or_one_location():
    table = a_plain_table()
    table.play("play w03")
    assert set(table.legal()) == {
        "keep",
        "refresh witches",
        "refresh potions",
        "refresh mountains",
        "refresh forest",
        "refresh lake",
    }
    assert table.refused("refresh board") == "WD-RESTORE-02"


@pytest.mark.parametrize(
    ("what", "up"),
    [
        ("potions", (["p11", "p12", "p13"], ["w10", "w11", "w13"])),
        ("witches", (["p01", "p02", "p03"], ["w21", "w22", "w23"])),
        ("forest", (["p01", "p02", "p03"], ["w10", "w11", "w13"])),
    ],
)
def test_wd_restore_02_only_what_was_chosen_changes(what, up):
    table = a_plain_table()
    told = table.play("play w03", f"refresh {what}")
    assert (cards(table, "potion"), cards(table, "witch")) == up
    assert table.location("mountains")["resources"] == ["leaf"] * 3
    assert table.location("lake")["resources"] == ["berry"] * 3
    drawn = [event.location for event in told if isinstance(event, TokenDrawn)]
    assert drawn == (["forest"] * 3 if what == "forest" else [])


@pytest.mark.parametrize(
    ("what", "old", "new"),
    [
        ("potions", ("p01", "p02", "p03"), ["p11", "p12", "p13"]),
        ("witches", ("w10", "w11", "w13"), ["w21", "w22", "w23"]),
    ],
)
def test_wd_restore_03_cards_go_under_their_deck_and_three_new_ones_are_laid_out(what, old, new):
    table = a_plain_table()
    size = table.state.view(None)["decks"][what]["size"]
    told = table.play("play w03", f"refresh {what}")
    assert [event.returned for event in told if isinstance(event, Refreshed)] == [old]
    turned_up = [(e.location, e.card) for e in told if isinstance(e, CardTurnedUp)]
    assert turned_up == list(zip(PLACES, new, strict=True))
    deck = POTIONS if what == "potions" else WITCHES
    assert set(bottom(table, deck, 3)) == set(old)
    assert table.state.view(None)["decks"][what]["size"] == size


def test_wd_restore_04_tokens_go_back_to_the_pouch_and_three_are_drawn():
    table = a_plain_table().pouch(feather=2, mushroom=1)
    told = table.play("play w03", "refresh forest")
    assert [event.returned for event in told if isinstance(event, Refreshed)] == [("herb",) * 3]
    drawn = [event.kind for event in told if isinstance(event, TokenDrawn)]
    assert table.location("forest")["resources"] == drawn
    assert len(drawn) == 3
    together = sorted(drawn)
    for kind, count in table.in_pouch().items():
        together += [kind] * count
    assert sorted(together) == ["feather"] * 2 + ["herb"] * 3 + ["mushroom"]


def test_wd_restore_05_after_the_first_action_point_it_is_too_late():
    table = a_plain_table()
    table.play("play w03", "keep", "take mountains leaf")
    assert table.refused("refresh potions") == "WD-RESTORE-05"
    assert table.refused("refresh lake") == "WD-RESTORE-05"


def test_wd_restore_05_the_points_are_used_on_what_was_refreshed():
    table = a_plain_table()
    told = table.play("play w03", "refresh potions", "take mountains potion")
    assert [event.item for event in told if isinstance(event, ItemTaken)] == ["p11"]


def test_wd_restore_06_a_location_without_action_points_may_be_refreshed():
    table = a_plain_table()  # w03 has no point in the forest
    told = table.play("play w03", "refresh forest")
    assert [event.location for event in told if isinstance(event, TokenDrawn)] == ["forest"] * 3


def test_wd_restore_07_the_lake_card_ends_up_lowest():
    table = a_plain_table()
    table.play("play w03", "refresh potions")
    assert bottom(table, POTIONS, 3) == ["p03", "p02", "p01"]

    table = a_plain_table()
    table.play("play w03", "refresh witches")
    assert bottom(table, WITCHES, 3) == ["w13", "w11", "w10"]


def test_wd_restore_08_returned_tokens_may_come_straight_back():
    table = a_plain_table().board("forest", "herb leaf berry").pouch()
    table.play("play w03", "refresh forest")
    assert sorted(table.location("forest")["resources"]) == ["berry", "herb", "leaf"]
    assert table.in_pouch() == {}


def test_wd_restore_08_every_token_in_the_pouch_may_be_drawn():
    # Three old tokens and three new ones: each kind comes up in some of these deals.
    seen = set()
    for seed in range(20):
        table = a_plain_table(seed=seed).pouch(feather=3)
        table.play("play w03", "refresh forest")
        seen |= set(table.location("forest")["resources"])
    assert seen == {"herb", "feather"}


def test_wd_restore_09_with_fewer_cards_all_places_are_filled_as_far_as_they_last():
    table = a_plain_table().board("mountains", "no-potion").board("lake", "no-potion")
    table.short_deck("potions", "p11")
    table.play("play w03", "refresh potions")
    assert cards(table, "potion") == ["p11", "p02", None]
    assert table.state.view(None)["decks"]["potions"]["size"] == 0


def test_wd_restore_09_with_a_short_deck_the_returned_cards_come_up_after_it():
    table = a_plain_table().short_deck("witches", "w21")
    table.play("play w03", "refresh witches")
    assert cards(table, "witch") == ["w21", "w10", "w11"]
    assert bottom(table, WITCHES, 1) == ["w13"]


def test_wd_restore_09_with_fewer_tokens_the_location_is_filled_as_far_as_the_pouch_lasts():
    table = a_plain_table().board("forest", "- herb -").pouch(feather=1)
    told = table.play("play w03", "refresh forest")
    assert [event.returned for event in told if isinstance(event, Refreshed)] == [("herb",)]
    first, second, third = table.location("forest")["resources"]
    assert {first, second} == {"herb", "feather"}
    assert third is None

    table = a_plain_table().board("forest", "- herb -")
    table.play("play w03", "refresh forest")
    assert None not in table.location("forest")["resources"]


@pytest.mark.parametrize("deck", [[], ["p11"], ["p11", "p12"], ["p11", "p12", "p13"]])
def test_wd_restore_10_a_refresh_is_never_a_deck_running_out(deck):
    table = a_plain_table(seats=3).short_deck("potions", *deck, boxed=("p20", "p21"))
    told = table.play("play w03", "refresh potions")
    assert not [event for event in told if isinstance(event, (DeckRanOut, EndTriggered))]
    view = table.state.view(None)
    assert view["last_round"] is None
    assert view["decks"]["potions"]["boxed"] == 2
    assert view["decks"]["potions"]["size"] == len(deck)


def test_wd_restore_10_taking_the_last_card_still_is():
    table = a_plain_table().short_deck("potions", "p11")
    told = table.play("play w03", "refresh potions", "take mountains potion")
    assert [event.deck for event in told if isinstance(event, DeckRanOut)] == ["potions"]


def test_wd_restore_09_what_does_not_lie_there_is_not_offered_whatever_lies_beside_it():
    bare = a_plain_table()
    for place in PLACES:
        bare.board(place, "no-potion")
    bare.play("play w03")
    assert "refresh potions" not in bare.legal()
    assert "refresh witches" in bare.legal()

    bare = a_plain_table().board("mountains", "- - -")
    for place in PLACES:
        bare.board(place, "no-witch")
    bare.play("play w03")
    assert bare.legal() == ["keep", "refresh potions", "refresh forest", "refresh lake"]


@pytest.mark.parametrize(("card", "what"), [("p01", "potions"), ("w01", "witches")])
def test_wd_restore_09_a_single_card_can_be_refreshed(card, what):
    table = a_plain_table().empty_board().board("lake", card)
    table.play("play w03")
    assert table.legal() == ["keep", f"refresh {what}"]


def test_wd_restore_09_a_card_that_goes_back_leaves_its_place():
    table = a_plain_table().board("mountains", "no-potion").board("forest", "no-potion")
    table.short_deck("potions", "p11")
    table.play("play w03", "refresh potions")
    assert cards(table, "potion") == ["p11", "p03", None]


def test_wd_restore_01_it_is_once_until_a_point_is_used_and_then_too_late():
    table = a_plain_table().hand("A", "w30")  # one point in the mountains, one in the forest
    table.play("play w30", "keep")
    assert table.refused("refresh lake") == "WD-RESTORE-01"
    table.play("take mountains leaf")
    assert table.refused("refresh lake") == "WD-RESTORE-05"
