"""WD-OSTARA: Ostara's turn in the solo game. She sits in seat B."""

from __future__ import annotations

import tomllib
from importlib import resources
from random import Random

import pytest

from tests.games.witchdom.table import a_table
from witchtable.games.witchdom import components
from witchtable.games.witchdom.events import (
    CardPlayed,
    ItemTaken,
    ObjectiveClaimed,
    OstaraChose,
    OstaraGainLapsed,
    OstaraTokenRevealed,
    PointsLapsed,
    PotionBrewed,
    Rested,
)
from witchtable.games.witchdom.rules import ostara

# Nobody wants these; with nothing else in the pouch no refill ever matters.
DULL = "herb herb herb"
# One of every kind: the first one she wants tells for which potion she wants it.
ALL_KINDS = "leaf berry herb", "mushroom feather leaf"


def solo(difficulty="skilled_witch", **options):
    """A solo table where Ostara has nothing, no objective lies in the row and herbs abound."""
    table = a_table(seats=1, difficulty=difficulty, animals=True, **options)
    # Not in the first round of a stage: her tokens would be shuffled before her turn.
    table.state.round = 2
    table.potions("B").pile("B").clan("B").holds("B").objectives()
    for location in table.box.locations:
        table.board(location, DULL)
    return table.pouch(herb=20)


def show(table, cards):
    """Lay out face-up cards of one type from the top; "-" is a place without a card."""
    names = cards.split()
    nothing = "no-witch" if any(name.startswith("w") for name in names) else "no-potion"
    for location, name in zip(table.box.locations, names, strict=True):
        table.board(location, nothing if name == "-" else name)
    return table


def no_more(table, deck):
    """Take all cards of a deck off the table: neither face up nor face down."""
    for location in table.box.locations:
        table.board(location, "no-witch" if deck == "witches" else "no-potion")
    return table.short_deck(deck)


def kinds_of_board(table):
    for location, tokens in zip(table.box.locations, ALL_KINDS, strict=False):
        table.board(location, tokens)
    return table


def turn(table, token):
    """Let Ostara take her turn with this token; return what happened."""
    state = table.ostara_tokens(token).state
    state.events = []
    ostara.take_turn(state)
    told, state.events = state.events, None
    assert told[0] == OstaraTokenRevealed(token)
    return told


def taken(told):
    return [f"{event.location} {event.item}" for event in told if isinstance(event, ItemTaken)]


def first_witch(table, token):
    return next(e.item for e in turn(table, token) if isinstance(e, ItemTaken) and e.kind == "witch")


def first_potion(table, token):
    return next(e.item for e in turn(table, token) if isinstance(e, ItemTaken) and e.kind == "potion")


def brewed(told):
    return [(event.potion, event.witch) for event in told if isinstance(event, PotionBrewed)]


def clan(table):
    return table.player("B")["clan"]


# -- her table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", [("w29", "w04", "w11"), ("w04", "w29", "w11"), ("w04", "w11", "w29")])
def test_wd_ostara_01_all_her_witches_are_active(pile):
    table = solo().pile("B", *pile).potions("B", "p34").holds("B", leaf=2, berry=1)
    assert brewed(turn(table, "t8")) == [("p34", "w29")]
    assert table.player("B")["played"] == [witch for witch in pile if witch != "w29"]


def test_wd_ostara_01_her_potions_lie_in_the_order_she_got_them():
    table = show(solo().potions("B", "p39", "p01"), "p12 p02 p44")
    turn(table, "t4")
    assert table.player("B")["waiting"]["potions"] == ["p39", "p01", "p44"]


def test_wd_ostara_02_a_resource_may_come_from_the_refill_of_the_one_before():
    table = solo().potions("B", "p12").board("mountains", "leaf herb herb").pouch(mushroom=5)
    assert taken(turn(table, "t7")) == ["mountains leaf", "mountains mushroom"]
    assert table.location("mountains")["resources"] == ["mushroom", "herb", "herb"]
    assert table.in_pouch() == {"mushroom": 3}


def test_wd_ostara_02_cards_are_replaced_in_the_same_place():
    table = show(show(solo(), "w10 w20 w05"), "p01 p02 p11")
    table.deck("witches", "w40").deck("potions", "p40")
    assert taken(turn(table, "t4"))[:2] == ["lake p11", "lake w05"]  # w05 is red, as p11 is
    assert table.location("lake")["potion"]["card"] == "p40"
    assert table.location("lake")["witch"]["card"] == "w40"


def test_wd_ostara_02_she_never_rests_plays_cards_or_collects_tools():
    for seed in range(5):
        table = a_table(seats=1, seed=seed, difficulty="skilled_witch", animals=True)
        rng, told = Random(seed), []
        while table.state.deciders:
            told += table.state.apply(0, rng.choice(table.state.legal(0)))
        hers = [event for event in told if getattr(event, "seat", None) == 1]
        assert not [event for event in hers if isinstance(event, (Rested, CardPlayed, PointsLapsed))]
        kinds = {event.kind for event in hers if isinstance(event, ItemTaken)}
        assert kinds == {"witch", "potion", "resource", "animal"}
        assert table.player("B")["waiting"]["tools"] == clan(table)["tools"] == []


# -- gains --------------------------------------------------------------------------------------


def test_wd_ostara_03_the_worked_example_of_the_rulebook():
    table = solo().pile("B", "w04").potions("B", "p06").holds("B", herb=1, feather=1)
    # Tools and potions come first in the row, then yellow witches, then green ones.
    table.objectives("o09 hard", "o05 hard", "o06 hard", "o03 hard", "o04 hard")
    table.board("mountains", "mushroom mushroom herb w31")
    table.board("forest", "mushroom berry mushroom w11")
    table.board("lake", "feather leaf herb w29").pouch(mushroom=5)
    told = turn(table, "t1")
    assert taken(told) == ["lake w29", "forest berry", "lake leaf"]
    reasons = [event.criteria for event in told if isinstance(event, OstaraChose)]
    assert reasons == [("objective", "points"), ("recipe",), ("recipe",)]
    assert brewed(told) == [("p06", "w04")]
    assert table.player("B")["played"] == ["w29"]
    assert table.resources("B") == {}


def test_wd_ostara_03_gains_are_resolved_from_left_to_right():
    # p17 (blue) has most points; the blue witch comes because of it, the feather for it.
    table = show(show(solo(), "p34 p17 p01"), "w20 w13 w29")
    table.board("mountains", "leaf berry feather")
    assert taken(turn(table, "t4")) == ["forest p17", "forest w13", "mountains feather"]


def test_wd_ostara_03_the_witch_comes_first_where_the_token_shows_her_first():
    # Nothing helps to choose the witch; then she decides about the potion.
    table = show(show(solo(), "p34 p17 p01"), "w11 w29 w04")
    assert taken(turn(table, "t3")) == ["mountains w11", "forest p17"]


@pytest.mark.parametrize(
    ("token", "potions", "witches", "kind"),
    [
        ("t1", 0, 0, "witch"),
        ("t1", 1, 1, "witch"),
        ("t1", 2, 1, "witch"),
        ("t1", 1, 2, "potion"),
        ("t2", 0, 0, "potion"),
        ("t2", 1, 1, "potion"),
        ("t2", 1, 2, "potion"),
        ("t2", 2, 1, "witch"),
        ("t5", 1, 1, "witch"),
        ("t5", 0, 1, "potion"),
        ("t6", 1, 1, "potion"),
        ("t6", 1, 0, "witch"),
    ],
)
def test_wd_ostara_04_she_takes_the_type_she_has_fewer_of_or_else_the_first(
    token, potions, witches, kind
):
    table = solo().potions("B", *("p01", "p12")[:potions]).pile("B", *("w20", "w29")[:witches])
    told = turn(table, token)
    cards = [e.kind for e in told if isinstance(e, ItemTaken) and e.kind in ("witch", "potion")]
    assert cards == [kind]


def test_wd_ostara_05_cards_in_her_clan_are_not_counted():
    # With the clan she would have two of each type, and t2 shows the potion first.
    table = solo().potions("B", "p01").clan("B", "w04", "w05", "p12")
    assert next(e.kind for e in turn(table, "t2") if isinstance(e, ItemTaken)) == "witch"


@pytest.mark.parametrize(
    ("token", "kinds"),
    [("t3", ["witch", "potion"]), ("t4", ["potion", "witch", "resource"])],
)
def test_wd_ostara_06_a_witch_and_a_potion_are_both_gained_in_the_order_shown(token, kinds):
    # Two witches and no potion: what she has fewer of is irrelevant here.
    table = solo().pile("B", "w20", "w29")
    assert [event.kind for event in turn(table, token) if isinstance(event, ItemTaken)] == kinds


@pytest.mark.parametrize(
    ("token", "cards", "number"),
    [("t1", 1, 2), ("t2", 1, 2), ("t3", 2, 0), ("t4", 2, 1), ("t5", 1, 1), ("t6", 1, 2), ("t7", 0, 2)],
)
def test_wd_ostara_07_resources_come_alone_or_along_with_cards(token, cards, number):
    table = solo()
    told = turn(table, token)
    assert sum(isinstance(e, ItemTaken) and e.kind != "resource" for e in told) == cards
    assert table.resources("B") == ({"herb": number} if number else {})


def test_wd_ostara_08_the_topmost_animal_joins_her_clan_at_once_and_for_free():
    table = show(solo().holds("B", herb=1), "w01 w02 w04").deck("witches", "w40")
    assert taken(turn(table, "t8")) == ["mountains snake"]
    assert clan(table)["animals"] == ["snake"]
    assert table.player("B")["waiting"]["animals"] == []
    assert table.player("B")["played"] == []
    assert table.resources("B") == {"herb": 1}  # a snake would cost the human a herb
    assert table.location("mountains")["witch"]["card"] == "w40"


def test_wd_ostara_08_topmost_is_the_first_animal_her_clan_lacks():
    table = show(solo().clan("B", "snake"), "w01 w03 w02")
    assert taken(turn(table, "t8")) == ["lake owl"]
    assert sorted(clan(table)["animals"]) == ["owl", "snake"]


def test_wd_ostara_08_a_place_without_a_witch_offers_no_animal():
    table = show(solo(), "- w02 w01")
    assert taken(turn(table, "t8")) == ["forest owl"]


@pytest.mark.parametrize("token", ["t8", "t9"])
def test_wd_ostara_08_resources_come_instead_when_every_animal_on_offer_is_hers(token):
    table = show(solo().clan("B", "snake", "owl"), "w01 w02 w03")
    told = turn(table, token)
    assert taken(told) == ["mountains herb", "mountains herb"]  # t9: one instead, one anyway
    assert sorted(clan(table)["animals"]) == ["owl", "snake"]
    assert [table.location(name)["witch"]["card"] for name in table.box.locations] == [
        "w01",
        "w02",
        "w03",
    ]


def test_wd_ostara_08_an_animal_and_a_resource_may_come_together():
    table = show(solo(), "w01 w02 w03")
    assert taken(turn(table, "t9")) == ["mountains snake", "mountains herb"]


def test_wd_ostara_08_the_resources_that_come_instead_are_chosen_as_always():
    table = show(solo().clan("B", "snake").potions("B", "p12"), "w01 w03 w15")
    table.board("lake", "mushroom leaf herb")
    assert taken(turn(table, "t8")) == ["lake mushroom", "lake leaf"]


def test_wd_ostara_09_without_a_witch_on_display_she_takes_a_potion_by_the_same_criteria():
    table = show(no_more(solo(), "witches"), "p12 p11 p01")
    told = turn(table, "t1")
    assert taken(told) == ["forest p11", "mountains herb", "mountains herb"]
    assert not [event for event in told if isinstance(event, OstaraGainLapsed)]


def test_wd_ostara_09_without_a_potion_on_display_she_takes_a_witch():
    table = show(no_more(solo(), "potions").pile("B", "w05"), "w04 w11 w10")
    assert taken(turn(table, "t2"))[0] == "forest w11"
    assert table.player("B")["played"] == ["w05", "w11"]


def test_wd_ostara_09_a_card_further_down_is_on_display_too():
    table = show(solo(), "- - w35")
    assert taken(turn(table, "t1"))[0] == "lake w35"


@pytest.mark.parametrize("token", ["t1", "t2", "t5", "t6"])
def test_wd_ostara_09_without_any_card_the_gain_lapses_and_the_next_one_follows(token):
    table = no_more(no_more(solo(), "witches"), "potions")
    told = turn(table, token)
    assert sum(isinstance(event, OstaraGainLapsed) for event in told) == 1
    assert set(taken(told)) == {"mountains herb"}
    assert table.player("B")["played"] == table.player("B")["waiting"]["potions"] == []


@pytest.mark.parametrize("token", ["t3", "t4"])
@pytest.mark.parametrize(
    ("deck", "missing", "there"), [("witches", "witch", "potion"), ("potions", "potion", "witch")]
)
def test_wd_ostara_09_of_a_witch_and_a_potion_the_missing_half_lapses(token, deck, missing, there):
    told = turn(no_more(solo(), deck), token)
    assert [e.kind for e in told if isinstance(e, OstaraGainLapsed)] == [missing]
    cards = [e.kind for e in told if isinstance(e, ItemTaken) and e.kind != "resource"]
    assert cards == [there]  # one, not two


def test_wd_ostara_09_resources_lapse_as_far_as_the_board_holds_none():
    table = solo().empty_board().board("lake", "- feather -").pouch()
    told = turn(table, "t7")
    assert taken(told) == ["lake feather"]
    assert table.resources("B") == {"feather": 1}
    assert [e.kind for e in told if isinstance(e, OstaraGainLapsed)] == ["resource"]


def test_wd_ostara_09_an_empty_board_gives_no_resource_at_all():
    table = solo().empty_board().pouch()
    told = turn(table, "t7")
    assert taken(told) == []
    assert [e.kind for e in told if isinstance(e, OstaraGainLapsed)] == ["resource"]


# -- criteria -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["skilled_witch", "clan_grandmistress"])
def test_wd_ostara_10_a_card_that_helps_with_an_objective_is_preferred(level):
    table = show(solo(level).objectives("o04 hard"), "w02 w11 w35")
    assert first_witch(table, "t1") == "w35"


def test_wd_ostara_10_the_leftmost_objective_with_a_card_on_display_decides():
    # Yellow is not there; green comes before red in the row, though not on the board.
    table = show(solo().objectives("o03 hard", "o04 hard", "o01 hard"), "w02 w11 w35")
    assert first_witch(table, "t1") == "w35"
    table = show(solo().objectives("o03 hard", "o01 hard", "o04 hard"), "w35 w11 w08")
    assert first_witch(table, "t1") == "w08"


def test_wd_ostara_10_an_objective_asks_for_its_own_type_of_card():
    table = show(solo().objectives("o01 hard", "o06 hard"), "p11 p12 p44")
    assert first_potion(table, "t6") == "p12"  # red witches do not make a red potion useful
    table = show(solo().objectives("o06 hard", "o01 hard"), "w11 w08 w29")
    assert first_witch(table, "t1") == "w08"


def test_wd_ostara_10_only_colours_still_asked_for_beyond_her_clan_help():
    row = ("o05 easy",)  # a red potion and a blue one
    assert first_potion(show(solo().objectives(*row), "p11 p44 p12"), "t6") == "p11"
    table = show(solo().objectives(*row).clan("B", "p01"), "p11 p44 p12")
    assert first_potion(table, "t6") == "p12"


def test_wd_ostara_10_a_colour_is_asked_for_until_there_are_enough():
    table = show(solo().objectives("o01 hard").clan("B", "w01", "w02"), "w11 w29 w08")
    assert first_witch(table, "t1") == "w08"  # the third red witch


def test_wd_ostara_10_waiting_cards_do_not_count_as_being_in_her_clan():
    table = solo().objectives("o05 easy").potions("B", "p01").pile("B", "w20")
    assert first_potion(show(table, "p44 p11 p12"), "t6") == "p11"  # p12 only if red were done


def test_wd_ostara_10_a_witch_with_several_banners_helps_with_each():
    table = show(solo().objectives("o04 hard"), "w02 w11 w41")
    assert first_witch(table, "t1") == "w41"  # red and green


def test_wd_ostara_10_a_wild_potion_helps_with_no_objective():
    table = show(solo().objectives("o05 hard"), "p50 p47 p01")
    assert first_potion(table, "t6") == "p01"


def test_wd_ostara_10_tool_objectives_are_passed_over():
    table = show(solo().objectives("o09 easy", "o10 hard", "o04 hard"), "w02 w11 w35")
    assert first_witch(table, "t1") == "w35"
    # Nor does the wanted tool on the back of a potion attract her: that of p12 is a ring.
    table = show(solo().objectives("o13 easy"), "p11 p44 p12")
    assert first_potion(table, "t6") == "p11"


@pytest.mark.parametrize("owner", ["A", "B"])
def test_wd_ostara_10_an_objective_already_taken_is_passed_over(owner):
    table = solo().objectives("o03 hard", "o04 hard", claimed={"o03": owner})
    assert first_witch(show(table, "w20 w11 w35"), "t1") == "w35"


def test_wd_ostara_10_against_a_new_apprentice_the_criterion_is_skipped():
    table = show(solo("new_apprentice").objectives("o04 easy", "o04 hard"), "w08 w11 w35")
    assert first_witch(table, "t1") == "w11"  # by points
    table = show(solo("new_apprentice").objectives("o04 easy"), "w08 w11 w35")
    assert first_witch(table, "t3") == "w08"  # by no criterion at all


@pytest.fixture(scope="module")
def red_and_blue():
    """A box with other components: its first objective asks for a red witch and a blue one."""
    file = resources.files(components.__package__) / "components.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    data["pieces"]["objectives"][0]["easy"] = {"points": 3, "witches": {"red": 1, "blue": 1}}
    return components.read(data, "test")


def test_wd_ostara_10_a_witch_of_two_colours_leaves_one_of_two_symbols_open(red_and_blue):
    table = solo(edition=red_and_blue).objectives("o01 easy").clan("B", "w37")
    # w37 is red and blue, but fills one symbol only (WD-OBJ-06).
    assert first_witch(show(table, "w20 w29 w17"), "t1") == "w17"


@pytest.mark.parametrize(
    ("clan", "pile", "helps"),
    [
        pytest.param((), (), "w08", id="red or blue: the first from the top"),
        pytest.param(("w01",), (), "w17", id="red is in her clan"),
        pytest.param(("w10",), (), "w08", id="blue is in her clan"),
        pytest.param((), ("w01",), "w08", id="a witch that waits is not in her clan"),
        pytest.param(("p01",), (), "w08", id="nor is a red potion a red witch"),
    ],
)
def test_wd_ostara_10_of_witches_too_only_colours_beyond_her_clan_help(red_and_blue, clan, pile, helps):
    # w08 is red, w29 green with most points, w17 blue; she has fewer witches than potions.
    table = solo(edition=red_and_blue).objectives("o01 easy").clan("B", *clan).pile("B", *pile)
    table.potions("B", "p12", "p34")
    assert first_witch(show(table, "w08 w29 w17"), "t1") == helps


def test_wd_ostara_10_a_witch_objective_that_her_clan_meets_is_passed_over():
    table = solo().objectives("o01 easy", "o04 easy").clan("B", "w01", "w02")
    assert first_witch(show(table, "w08 w11 w35"), "t1") == "w35"  # green, not a third red one


def test_wd_ostara_11_a_witch_that_matches_a_waiting_potion_is_preferred():
    table = show(solo().potions("B", "p01"), "w11 w29 w08")
    assert first_witch(table, "t5") == "w08"


def test_wd_ostara_11_a_potion_that_matches_a_witch_is_preferred():
    table = show(solo().pile("B", "w17"), "p11 p44 p12")
    assert first_potion(table, "t2") == "p12"


@pytest.mark.parametrize("pile", [("w17", "w01", "w20"), ("w01", "w17", "w20"), ("w01", "w20", "w17")])
def test_wd_ostara_11_all_of_her_witches_count(pile):
    # Only w17 is blue, wherever she lies; without her the green potion would come, by points.
    table = show(solo().pile("B", *pile), "p44 p34 p12")
    assert first_potion(table, "t2") == "p12"


@pytest.mark.parametrize("potions", [("p12", "p01"), ("p01", "p12")])
def test_wd_ostara_11_all_of_her_potions_count(potions):
    # Only p12 is blue; without it the green witch would come, by points.
    table = show(solo().potions("B", *potions), "w29 w28 w17")
    assert first_witch(table, "t2") == "w17"


def test_wd_ostara_11_one_banner_of_several_is_enough():
    table = show(solo().potions("B", "p01"), "w11 w29 w39")
    assert first_witch(table, "t5") == "w39"  # red and yellow
    table = show(solo().pile("B", "w43"), "p11 p12 p44")
    assert first_potion(table, "t2") == "p12"  # w43 is blue and yellow


def test_wd_ostara_11_every_witch_matches_a_waiting_wild_potion():
    # Without s4 only the red witch would match.
    table = show(solo().potions("B", "p01", "s4"), "w08 w11 w35")
    assert first_witch(table, "t2") == "w11"
    table = show(solo().potions("B", "p01", "p12"), "w08 w29 w35")
    assert first_witch(table, "t2") == "w08"


def test_wd_ostara_11_a_wild_potion_matches_any_witch_of_hers():
    table = show(solo().pile("B", "w11"), "p11 p44 p47")
    assert first_potion(table, "t2") == "p47"


def test_wd_ostara_11_a_wild_potion_matches_nothing_while_she_has_no_witch():
    table = show(solo(), "p45 p11 p47")
    assert first_potion(table, "t4") == "p11"


def test_wd_ostara_11_cards_in_her_clan_do_not_count():
    table = show(solo().pile("B", "w17").clan("B", "w04"), "p11 p44 p12")
    assert first_potion(table, "t2") == "p12"
    table = show(solo().potions("B", "p12").clan("B", "p01"), "w02 w29 w17")
    assert first_witch(table, "t5") == "w17"


def test_wd_ostara_11_cards_of_her_own_type_do_not_count():
    # She has a red potion already; that is no reason to take another.
    table = show(solo().potions("B", "p01").pile("B", "w17", "w16"), "p11 p44 p12")
    assert first_potion(table, "t2") == "p12"


def test_wd_ostara_12_the_card_with_the_highest_points_is_taken():
    assert first_witch(show(solo("new_apprentice"), "w31 w35 w28"), "t1") == "w28"
    table = show(solo("new_apprentice").pile("B", "w04"), "p12 p20 p11")
    assert first_potion(table, "t1") == "p20"


def test_wd_ostara_12_of_equal_points_the_upper_card_is_taken():
    assert taken(turn(show(solo(), "w31 w29 w02"), "t1"))[0] == "forest w29"


@pytest.mark.parametrize(
    ("token", "row", "display", "witch"),
    [
        pytest.param("t1", "o04 hard", "w31 w11 w29", "w29", id="objective, then points"),
        pytest.param("t1", "o04 hard", "w02 w31 w11", "w31", id="objective before points"),
        pytest.param("t1", "o03 hard", "w31 w11 w04", "w11", id="no objective, so points"),
        pytest.param("t2", "", "w08 w20 w05", "w05", id="banner, then points"),
        pytest.param("t2", "", "w20 w29 w08", "w08", id="banner before points"),
        pytest.param("t2", "", "w31 w29 w19", "w29", id="no banner, so points"),
        pytest.param("t3", "o04 hard", "w29 w11 w41", "w41", id="objective, then banner"),
        pytest.param("t3", "o04 hard", "w02 w11 w35", "w35", id="objective before banner"),
        pytest.param("t3", "o03 hard", "w29 w11 w08", "w08", id="no objective, so banner"),
        pytest.param("t3", "o02 hard", "w11 w08 w10", "w11", id="banner fits none that is left"),
        pytest.param("t3", "o03 hard", "w29 w11 w10", "w29", id="neither, so the first"),
        pytest.param("t5", "o02 hard", "w02 w11 w37", "w37", id="banner, then objective"),
        pytest.param("t5", "o04 hard", "w29 w11 w08", "w08", id="banner before objective"),
        pytest.param("t5", "o04 hard", "w11 w20 w35", "w35", id="no banner, so objective"),
        pytest.param("t5", "o04 hard", "w05 w29 w02", "w05", id="objective fits none that is left"),
    ],
)
def test_wd_ostara_13_criteria_narrow_the_choice_in_turn(token, row, display, witch):
    table = solo().potions("B", "p01")  # red
    if row:
        table.objectives(row)
    assert first_witch(show(table, display), token) == witch


@pytest.mark.parametrize(
    ("token", "row", "display", "potion"),
    [
        pytest.param("t2", "", "p12 p21 p11", "p21", id="banner, then points"),
        pytest.param("t2", "", "p11 p34 p44", "p11", id="no banner, so points"),
        pytest.param("t6", "o08 easy", "p11 p44 p12", "p11", id="objective before banner"),
        pytest.param("t6", "o06 easy", "p23 p11 p12", "p12", id="objective, then banner"),
        pytest.param("t6", "o07 hard", "p11 p12 p20", "p12", id="no objective, so banner"),
        pytest.param("t6", "o07 hard", "p01 p44 p11", "p01", id="neither, so the first"),
    ],
)
def test_wd_ostara_13_potions_are_chosen_by_the_same_filters(token, row, display, potion):
    table = solo().pile("B", "w17")  # blue
    if row:
        table.objectives(row)
    assert first_potion(show(table, display), token) == potion


def test_wd_ostara_14_without_a_criterion_that_fits_the_first_from_the_top_is_taken():
    told = turn(show(solo(), "w35 w11 w29"), "t3")
    assert taken(told)[0] == "mountains w35"
    assert next(e.criteria for e in told if isinstance(e, OstaraChose)) == ("first",)


def test_wd_ostara_14_a_place_without_a_card_is_not_the_first():
    assert taken(turn(show(solo(), "- w35 w11"), "t3"))[0] == "forest w35"


def test_wd_ostara_14_the_first_of_those_that_remain_is_taken():
    table = show(solo().potions("B", "p12"), "w02 w17 w11")
    assert taken(turn(table, "t5"))[0] == "forest w17"  # both are blue


def test_wd_ostara_14_without_a_potion_the_first_resource_in_the_row_is_taken():
    table = solo().board("mountains", "- feather leaf").pouch()
    assert taken(turn(table, "t7")) == ["mountains feather", "mountains leaf"]
    table = solo().board("mountains", "- - -").board("forest", "- - berry").pouch()
    assert taken(turn(table, "t7")) == ["forest berry", "lake herb"]


# -- resources ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("potions", "pile", "kind"),
    [
        # p02 wants berry and mushroom; p35 leaf, herb and feather. Four each, five points each.
        pytest.param("p02 p35", "", "berry", id="4: further left"),
        pytest.param("p35 p02", "", "leaf", id="4: the other way round"),
        pytest.param("p02 p35", "w35", "leaf", id="1 before 4"),
        pytest.param("p02 p35", "w35 w20", "leaf", id="1 by the earlier of two witches"),
        pytest.param("p02 p35", "w41", "berry", id="both matched, so 4"),
        # p34 wants leaf and berry, three in all; p17 herb, mushroom and feather, four in all.
        pytest.param("p17 p34", "", "leaf", id="2 before 3 and 4"),
        pytest.param("p34 p17", "w17", "herb", id="1 before 2"),
        pytest.param("p17 p34", "w45", "leaf", id="both matched, so 2"),
        # p47 (3 points) wants berry and herb; p38 (6 points) leaf, mushroom and feather.
        pytest.param("p47 p38", "", "leaf", id="3 before 4"),
        pytest.param("p47 p38", "w35", "leaf", id="wild and green matched, so 3"),
        pytest.param("p38 p47", "w08", "berry", id="1 before 3: wild is matched by any witch"),
    ],
)
def test_wd_ostara_20_her_potions_are_ranked(potions, pile, kind):
    table = kinds_of_board(solo()).potions("B", *potions.split()).pile("B", *pile.split())
    assert taken(turn(table, "t7"))[0] == f"mountains {kind}"


def test_wd_ostara_20_witches_in_her_clan_match_nothing():
    table = kinds_of_board(solo()).potions("B", "p02", "p35").clan("B", "w35")
    assert taken(turn(table, "t7"))[0] == "mountains berry"


def test_wd_ostara_21_the_printed_number_counts_and_not_what_is_missing():
    # p17 lacks no more than a feather, p34 all its three resources.
    table = kinds_of_board(solo()).potions("B", "p17", "p34").holds("B", herb=2, mushroom=1)
    assert taken(turn(table, "t7"))[0] == "mountains leaf"


def test_wd_ostara_21_tools_are_no_resources():
    # Five resources each; p32 asks for two tools besides, but has more points.
    table = solo().potions("B", "p48", "p32").board("mountains", "mushroom feather leaf")
    assert taken(turn(table, "t7"))[0] == "mountains feather"


def test_wd_ostara_21_a_wild_potion_is_matched_by_any_witch_but_not_by_none():
    table = kinds_of_board(solo()).potions("B", "p38", "p47")
    assert taken(turn(table.pile("B", "w20"), "t7"))[0] == "mountains berry"
    table = kinds_of_board(solo()).potions("B", "p38", "p47")
    assert taken(turn(table, "t7"))[0] == "mountains leaf"


@pytest.mark.parametrize(
    ("mountains", "forest", "space"),
    [
        ("herb mushroom berry", "leaf leaf leaf", "mountains berry"),
        ("herb leaf berry", "leaf leaf leaf", "mountains leaf"),
        ("herb herb herb", "mushroom berry leaf", "forest berry"),
    ],
)
def test_wd_ostara_22_she_searches_the_board_from_the_top_and_from_the_left(mountains, forest, space):
    table = solo().potions("B", "p34").board("mountains", mountains).board("forest", forest)
    assert taken(turn(table, "t7"))[0] == space


def test_wd_ostara_22_she_takes_only_what_the_potion_still_lacks():
    table = solo().potions("B", "p34").holds("B", berry=1, leaf=1)
    table.board("mountains", "berry berry mushroom").board("lake", "herb leaf herb")
    assert taken(turn(table, "t7"))[0] == "lake leaf"  # the second one


def test_wd_ostara_23_each_resource_is_chosen_anew_after_the_refill():
    # The berry pays p34; the leaf that fills its gap is for p12, and comes before the mushroom.
    table = solo().potions("B", "p34", "p12").holds("B", leaf=2).pouch(leaf=5)
    table.board("mountains", "berry herb mushroom")
    told = turn(table, "t7")
    assert taken(told) == ["mountains berry", "mountains leaf"]
    assert [e.potion for e in told if isinstance(e, OstaraChose)] == ["p34", "p12"]


def test_wd_ostara_23_a_potion_she_can_pay_is_skipped_and_its_payment_set_aside():
    # Both leaves belong to p34, so p12 lacks one.
    table = solo().potions("B", "p34", "p12").holds("B", leaf=2, berry=1)
    table.board("mountains", "berry leaf mushroom")
    told = turn(table, "t7")
    assert taken(told)[0] == "mountains leaf"
    assert next(e.potion for e in told if isinstance(e, OstaraChose)) == "p12"


def test_wd_ostara_23_what_is_left_beyond_the_payment_serves_the_next_potion():
    table = solo().potions("B", "p34", "p12").holds("B", leaf=3, berry=1)
    table.board("mountains", "berry leaf mushroom")
    assert taken(turn(table, "t7"))[0] == "mountains mushroom"


def test_wd_ostara_23_a_pair_that_pays_for_a_potion_is_set_aside_too():
    # Two herbs stand in for the berry of p34, so p35 lacks herbs.
    table = solo().potions("B", "p34", "p35").holds("B", leaf=2, herb=2)
    table.board("mountains", "berry herb feather")
    assert taken(turn(table, "t7"))[0] == "mountains herb"


def test_wd_ostara_23_a_potion_whose_missing_kinds_are_not_there_keeps_its_tokens():
    # No berry for p34 on the board: its two leaves are set aside, and p12 lacks one.
    table = solo().potions("B", "p34", "p12").holds("B", leaf=2)
    table.board("mountains", "herb leaf mushroom")
    assert taken(turn(table, "t7"))[0] == "mountains leaf"


def test_wd_ostara_23_such_a_potion_keeps_no_more_than_it_needs():
    table = solo().potions("B", "p34", "p12").holds("B", leaf=3)
    table.board("mountains", "herb leaf mushroom")
    assert taken(turn(table, "t7"))[0] == "mountains mushroom"


def test_wd_ostara_23_the_third_potion_decides_when_two_are_skipped():
    # p34 can be paid; p12 wants mushrooms that are not there; p16 gets its feather.
    table = solo().potions("B", "p34", "p12", "p16").holds("B", leaf=3, berry=1)
    table.board("mountains", "leaf leaf feather")
    told = turn(table, "t7")
    assert taken(told)[0] == "mountains feather"
    assert next(e.potion for e in told if isinstance(e, OstaraChose)) == "p16"


@pytest.mark.parametrize(
    "holds",
    [
        pytest.param({"leaf": 2, "berry": 1}, id="payable"),
        pytest.param({"leaf": 2}, id="its berry is not there"),
    ],
)
def test_wd_ostara_23_if_no_potion_decides_she_takes_the_first_token(holds):
    table = solo().potions("B", "p34").holds("B", **holds).board("mountains", "feather leaf herb")
    told = turn(table, "t7")
    assert taken(told)[0] == "mountains feather"
    assert next(e.criteria for e in told if isinstance(e, OstaraChose)) == ("first",)


# -- brewing ------------------------------------------------------------------------------------
# Token t8 gains an animal and no resources: what she brews is settled before her turn.


def test_wd_ostara_30_she_brews_with_all_resources_and_a_matching_witch():
    table = solo().potions("B", "p34").pile("B", "w29").holds("B", leaf=2, berry=1)
    assert brewed(turn(table, "t8")) == [("p34", "w29")]


@pytest.mark.parametrize(
    ("pile", "holds"),
    [
        pytest.param("w02", {"leaf": 2, "berry": 1}, id="no matching witch"),
        pytest.param("", {"leaf": 2, "berry": 1}, id="no witch"),
        pytest.param("w29", {"leaf": 2}, id="a resource is missing"),
        pytest.param("w29", {"leaf": 1, "berry": 1}, id="one of two is missing"),
    ],
)
def test_wd_ostara_30_she_does_not_brew_without_them(pile, holds):
    table = solo().potions("B", "p34").pile("B", *pile.split()).holds("B", **holds)
    assert brewed(turn(table, "t8")) == []
    assert table.resources("B") == holds


def test_wd_ostara_30_any_witch_can_brew_a_wild_potion_but_one_is_needed():
    table = solo().potions("B", "s4").holds("B", berry=1, mushroom=1)
    assert brewed(turn(table, "t8")) == []
    assert brewed(turn(table.pile("B", "w20"), "t8")) == [("s4", "w20")]


def test_wd_ostara_30_one_banner_of_several_is_enough():
    table = solo().potions("B", "p34").pile("B", "w45").holds("B", leaf=2, berry=1)
    assert brewed(turn(table, "t8")) == [("p34", "w45")]


@pytest.mark.parametrize(
    ("potion", "holds"),
    [
        ("p32", {"leaf": 1, "herb": 2, "feather": 2}),  # a ring and a flask
        ("p30", {"leaf": 1, "berry": 2, "feather": 2}),  # any tool
    ],
)
def test_wd_ostara_30_she_never_needs_tools(potion, holds):
    table = solo().potions("B", potion).pile("B", "w20").holds("B", **holds)
    assert brewed(turn(table, "t8")) == [(potion, "w20")]
    assert clan(table)["tools"] == []


def test_wd_ostara_30_what_she_gained_in_this_turn_counts():
    # t2 brings the witch, the leaf and the berry.
    table = show(solo().potions("B", "p34").holds("B", leaf=1), "w11 w29 w02")
    table.board("mountains", "leaf berry herb")
    assert brewed(turn(table, "t2")) == [("p34", "w29")]


@pytest.mark.parametrize(
    ("holds", "left"),
    [
        pytest.param({"leaf": 2, "herb": 2}, {}, id="a pair for the berry"),
        pytest.param({"berry": 1, "herb": 2, "feather": 2}, {}, id="two pairs for two leaves"),
        pytest.param({"mushroom": 6}, {}, id="three pairs of one kind"),
        pytest.param({"leaf": 4}, {}, id="a pair of a kind that is needed itself"),
    ],
)
def test_wd_ostara_31_a_pair_of_one_kind_pays_for_another_resource(holds, left):
    table = solo().potions("B", "p34").pile("B", "w29").holds("B", **holds)
    assert brewed(turn(table, "t8")) == [("p34", "w29")]
    assert table.resources("B") == left


@pytest.mark.parametrize(
    "holds",
    [{"leaf": 2, "herb": 1, "mushroom": 1}, {"leaf": 3, "herb": 1}, {"mushroom": 5}],
)
def test_wd_ostara_31_two_tokens_of_different_kinds_are_no_pair(holds):
    table = solo().potions("B", "p34").pile("B", "w29").holds("B", **holds)
    assert brewed(turn(table, "t8")) == []
    assert table.resources("B") == holds


def test_wd_ostara_32_she_brews_one_potion_in_a_turn_and_the_next_in_the_next():
    table = solo().potions("B", "p34", "p12").pile("B", "w29", "w11")
    table.holds("B", leaf=3, berry=1, mushroom=2)
    assert brewed(turn(table, "t8")) == [("p34", "w29")]
    assert table.resources("B") == {"leaf": 1, "mushroom": 2}
    assert brewed(turn(table, "t8")) == [("p12", "w11")]


@pytest.mark.parametrize("token", [f"t{number}" for number in range(1, 10)])
def test_wd_ostara_32_she_brews_whenever_she_can_whatever_the_token(token):
    table = solo().potions("B", "p34").pile("B", "w29").holds("B", leaf=2, berry=1)
    # No other green witch and no potion she could pay must come in between.
    show(show(table, "w01 w02 w04"), "p09 p10 p11")
    assert brewed(turn(table, token)) == [("p34", "w29")]


@pytest.mark.parametrize(
    ("potions", "best"),
    [
        pytest.param("p15 p34", "p34", id="fewer resources"),
        pytest.param("p47 p15", "p15", id="more points"),
        pytest.param("p39 p15", "p39", id="further left"),
        pytest.param("p15 p39", "p15", id="further left, the other way round"),
        pytest.param("p01 p15", "p15", id="no witch for the red one"),
    ],
)
def test_wd_ostara_33_the_ranking_decides_among_potions(potions, best):
    table = solo().potions("B", *potions.split()).pile("B", "w45")  # blue and green
    table.holds("B", leaf=2, berry=2, herb=2, mushroom=2, feather=1)
    assert brewed(turn(table, "t8")) == [(best, "w45")]


def test_wd_ostara_33_a_better_ranked_potion_she_cannot_pay_is_no_hindrance():
    table = solo().potions("B", "p12", "p15").pile("B", "w11").holds("B", leaf=2, berry=2)
    assert brewed(turn(table, "t8")) == [("p15", "w11")]


@pytest.mark.parametrize(
    ("pile", "witch"),
    [
        ("w31 w29 w28", "w29"),
        ("w02 w31 w28", "w28"),  # w02 has most points, but is red
        ("w32 w31 w35", "w32"),  # five points each: the earliest
        ("w31 w32 w35", "w31"),
    ],
)
def test_wd_ostara_33_of_several_witches_the_best_and_then_the_earliest_brews(pile, witch):
    table = solo().potions("B", "p34").pile("B", *pile.split()).holds("B", leaf=2, berry=1)
    assert brewed(turn(table, "t8")) == [("p34", witch)]


@pytest.mark.parametrize(
    ("holds", "left"),
    [
        pytest.param({"leaf": 2, "berry": 1, "herb": 6}, {"herb": 6}, id="exact tokens first"),
        pytest.param(
            {"leaf": 2, "herb": 2, "feather": 3}, {"herb": 2, "feather": 1}, id="the most of a kind"
        ),
        # 5 and 4: after the first pair of herbs there are more feathers.
        pytest.param(
            {"berry": 1, "herb": 5, "feather": 4}, {"herb": 3, "feather": 2}, id="at that moment"
        ),
        # Five leaves less the two that are paid exactly are not the most.
        pytest.param({"leaf": 5, "herb": 4}, {"leaf": 3, "herb": 2}, id="beyond the exact tokens"),
        pytest.param({"leaf": 4, "herb": 2}, {"herb": 2}, id="tie: leaf first"),
        pytest.param({"leaf": 1, "berry": 3, "herb": 2}, {"herb": 2}, id="tie: berry before herb"),
        pytest.param(
            {"leaf": 2, "herb": 2, "mushroom": 2}, {"mushroom": 2}, id="tie: herb before mushroom"
        ),
        pytest.param(
            {"leaf": 2, "mushroom": 2, "feather": 2}, {"feather": 2}, id="tie: mushroom before feather"
        ),
    ],
)
def test_wd_ostara_34_she_pays_exact_tokens_then_pairs_of_what_she_has_most_of(holds, left):
    table = solo().potions("B", "p34").pile("B", "w29").holds("B", **holds)
    assert brewed(turn(table, "t8")) == [("p34", "w29")]
    assert table.resources("B") == left


def test_wd_ostara_35_resources_go_to_the_pouch_and_potion_and_witch_into_her_clan():
    table = solo().potions("B", "p01", "p34").pile("B", "w11", "w29").holds("B", leaf=3, herb=2)
    told = turn(table.pouch(leaf=1), "t8")
    assert next(e.spent for e in told if isinstance(e, PotionBrewed)) == (
        "leaf",
        "leaf",
        "herb",
        "herb",
    )
    assert table.in_pouch() == {"leaf": 3, "herb": 2}
    assert table.resources("B") == {"leaf": 1}
    assert clan(table)["potions"] == ["p34"]
    assert clan(table)["witches"] == ["w29"]
    assert table.player("B")["waiting"]["potions"] == ["p01"]
    assert table.player("B")["played"] == ["w11"]


def about_to_meet_two(level):
    """She has a red potion and a green witch; p34 and w29 are the green ones that are missing."""
    table = solo(level).clan("B", "p01", "w31").objectives("o04 easy", "o08 easy", "o04 hard")
    return table.potions("B", "p34").pile("B", "w29").holds("B", leaf=2, berry=1)


@pytest.mark.parametrize("level", ["skilled_witch", "clan_grandmistress"])
def test_wd_ostara_35_on_the_harder_levels_she_claims_every_objective_she_meets(level):
    told = turn(about_to_meet_two(level), "t8")
    claims = [event for event in told if isinstance(event, ObjectiveClaimed)]
    assert claims == [ObjectiveClaimed(1, "o04", "easy", 4), ObjectiveClaimed(1, "o08", "easy", 4)]
    assert told.index(claims[0]) > max(i for i, e in enumerate(told) if isinstance(e, PotionBrewed))


def test_wd_ostara_35_against_a_new_apprentice_she_claims_none():
    table = about_to_meet_two("new_apprentice")
    told = turn(table, "t8")
    assert brewed(told) == [("p34", "w29")]
    assert not [event for event in told if isinstance(event, ObjectiveClaimed)]
    assert {place["owner"] for place in table.state.view(None)["objectives"]} == {None}


def test_wd_ostara_35_an_objective_the_human_has_taken_stays_where_it_is():
    table = about_to_meet_two("skilled_witch")
    table.objectives("o04 easy", "o08 easy", claimed={"o04": "A"})
    turn(table, "t8")
    assert [place["owner"] for place in table.state.view(None)["objectives"]] == [0, 1]


@pytest.mark.parametrize("token", ["t8", "t9"])
def test_wd_ostara_36_she_may_gain_an_animal_and_brew_in_the_same_turn(token):
    table = solo().potions("B", "p34").pile("B", "w29").holds("B", leaf=2, berry=1)
    show(table, "w01 w02 w04")
    assert brewed(turn(table, token)) == [("p34", "w29")]
    assert clan(table)["animals"] == ["snake"]


def test_wd_ostara_09_she_takes_a_witch_for_want_of_a_potion_although_she_has_fewer_potions():
    table = show(no_more(solo(), "potions").pile("B", "w05", "w06"), "w04 w11 w10")
    assert taken(turn(table, "t1"))[0] == "forest w11"


def test_wd_ostara_09_she_takes_a_potion_for_want_of_a_witch_although_she_has_fewer_witches():
    table = show(no_more(solo(), "witches").potions("B", "p34", "p35"), "p12 p11 p01")
    assert taken(turn(table, "t2"))[0] == "forest p11"


def test_wd_ostara_14_among_two_that_fit_alike_the_first_from_the_top_is_told_as_a_reason():
    # p01 and p11 go with her red witch, p34 does not; t3 looks no further than banners.
    table = show(solo().pile("B", "w04"), "p34 p01 p11")
    told = turn(table, "t3")
    chosen = next(e for e in told if isinstance(e, OstaraChose) and e.kind == "potion")
    assert chosen == OstaraChose("potion", "p01", ("banner", "first"))
