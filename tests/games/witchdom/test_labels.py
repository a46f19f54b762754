"""What an action is called, by which clauses it is allowed, and what is asked."""

from __future__ import annotations

import pytest

from tests.games.witchdom.table import a_table
from witchtable.games.witchdom.actions import Pay

# -- what an action is called ---------------------------------------------------------------------


def set_table(**options):
    """A board where every location has something else."""
    table = a_table(**options).hand("A", "w04", "w07").pile("A", "n4a")
    table.board("mountains", "leaf leaf herb p01 w01").board("forest", "herb berry leaf p09 w02")
    return table.board("lake", "- - - no-potion no-witch")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("play w04", "Play Odile Coalsong (w04)"),
        ("play n4a", "Play Bree (n4a)"),
        ("play nonsense", "Play nonsense"),
        ("rest", "Rest"),
        ("refresh potions", "Refresh the potions"),
        ("refresh witches", "Refresh the witches"),
        ("refresh lake", "Refresh the resources of the lake"),
        ("refresh nonsense", "Refresh the resources of the nonsense"),
        ("keep", "Refresh nothing"),
        ("take mountains leaf", "Take leaf from the mountains"),
        ("take nowhere leaf", "Take leaf from the nowhere"),
        ("take mountains nonsense", "Take nonsense from the mountains"),
        ("take mountains potion", "Take the potion Ember Cordial (p01)"),
        ("take forest potion", "Take the potion Phoenix Lees (p09)"),
        ("take mountains tool", "Take the crystal"),
        ("take forest tool", "Take the ring"),
        ("take mountains witch", "Take the witch Cinder Maroush (w01)"),
        ("take mountains animal", "Take the snake"),
        ("take forest animal", "Take the owl"),
        ("take lake potion", "Take potion from the lake"),
        ("take lake tool", "Take tool from the lake"),
        ("take lake witch", "Take witch from the lake"),
        ("take lake animal", "Take animal from the lake"),
        ("take nowhere potion", "Take potion from the nowhere"),
        ("take nowhere animal", "Take animal from the nowhere"),
        ("brew p01", "Brew Ember Cordial (p01)"),
        ("brew nonsense", "Brew nonsense"),
        ("pay 2berry leaf ring", "Pay 2 berries, leaf, ring"),
        ("tame owl", "Tame the owl"),
        ("end", "End the turn"),
        ("choose star", "Choose Clan of the Falling Star (star): Wren (n2a), Oda (n2b)"),
        ("choose ostara", "Choose Ostara's Clan (ostara): "),
        ("choose nonsense", "Choose nonsense: "),
    ],
)
def test_an_action_names_what_it_does(move, words):
    assert set_table().label(move) == words


def test_giving_nothing_is_a_payment_too():
    assert str(set_table().state.label(Pay(()))) == "Pay nothing"


def test_the_way_back_names_the_potion_that_is_paid_for():
    table = a_table().empty_board().hand("A", "w28").potions("A", "p34")
    table.holds("A", leaf=5, berry=3, herb=1).play("play w28", "brew p34")
    assert table.label("back") == "Do not brew Clover Sip (p34) after all"
    table.play("back")
    assert table.label("back") == "Do not brew  after all"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("take mountains leaf", "Take the first leaf from the left in the mountains"),
        ("take mountains leaf 2", "Take the second leaf from the left in the mountains"),
        ("take mountains herb", "Take herb from the mountains"),
        ("take forest leaf", "Take leaf from the forest"),
        ("take mountains potion", "Take the potion Ember Cordial (p01)"),
        ("take nowhere leaf", "Take leaf from the nowhere"),
    ],
)
def test_wd_collect_07_where_order_matters_equal_tokens_are_counted(move, words):
    assert set_table(seats=1).label(move) == words


def test_wd_collect_07_in_the_last_round_of_a_solo_game_they_are_not():
    table = set_table(seats=1)
    table.state.round = table.state.last_round - 1
    assert table.label("take mountains leaf") == "Take the first leaf from the left in the mountains"
    table.state.round = table.state.last_round
    assert table.label("take mountains leaf") == "Take leaf from the mountains"


# -- by which clauses -----------------------------------------------------------------------------


def test_every_choice_names_the_clauses_behind_it():
    table = set_table(animals=True).pouch(leaf=40)
    assert table.clauses("play w04") == ("WD-TURN-01", "WD-TURN-02", "WD-COLLECT-01")
    assert table.clauses("rest") == ("WD-TURN-01", "WD-TURN-03", "WD-REST-01")
    table.play("play w07")
    assert table.clauses("keep") == ("WD-RESTORE-01",)
    assert table.clauses("refresh potions") == ("WD-RESTORE-02", "WD-RESTORE-03")
    assert table.clauses("refresh witches") == ("WD-RESTORE-02", "WD-RESTORE-03")
    assert table.clauses("refresh forest") == ("WD-RESTORE-02", "WD-RESTORE-04")
    table.play("keep")
    for item, clause in {
        "leaf": "WD-COLLECT-07",
        "potion": "WD-COLLECT-08",
        "tool": "WD-COLLECT-09",
        "witch": "WD-COLLECT-10",
        "animal": "WD-COLLECT-11",
    }.items():
        expected = ("WD-COLLECT-06", clause, "WD-COLLECT-12")
        assert table.clauses(f"take mountains {item}") == expected


def test_taking_while_resting_names_the_clauses_of_resting():
    table = set_table()
    table.play("rest")
    assert table.clauses("take mountains leaf") == ("WD-REST-02", "WD-REST-04")


def at_the_cauldron(**options):
    """A may brew a green potion, a wild one and one with a tool, tame a snake, or end the turn."""
    table = a_table(**options).empty_board().hand("A", "w28").potions("A", "p34", "p45", "p37")
    table.tools("A", "mortar", "ring").animals("A", "snake")
    return table.holds("A", leaf=5, berry=3, herb=1, mushroom=1, feather=1).pouch(feather=30)


def test_what_ends_a_turn_names_its_clauses():
    table = at_the_cauldron(animals=True)
    table.play("play w28")
    assert table.clauses("brew p34") == ("WD-BREW-01", "WD-BREW-02", "WD-BREW-05")
    assert table.clauses("brew p45") == ("WD-BREW-01", "WD-BREW-03", "WD-BREW-05")
    assert table.clauses("tame snake") == ("WD-ANIMAL-03", "WD-ANIMAL-04", "WD-ANIMAL-05")
    assert table.clauses("end") == ("WD-BREW-01", "WD-ANIMAL-03")
    table = at_the_cauldron()
    table.play("play w28")
    assert table.clauses("end") == ("WD-BREW-01",)


def test_a_payment_names_the_clauses_of_what_is_in_it():
    table = at_the_cauldron()
    table.play("play w28", "brew p37")
    assert table.clauses("pay berry herb leaf mortar mushroom") == ("WD-PAY-01", "WD-TOOL-01")
    assert table.clauses("pay berry herb 3leaf mortar") == ("WD-PAY-01", "WD-PAY-02", "WD-TOOL-01")
    assert table.clauses("pay berry herb 3leaf mushroom") == ("WD-PAY-01", "WD-PAY-02")
    assert table.clauses("back") == ("WD-BREW-15",)
    table.play("back", "brew p34")
    assert table.clauses("pay berry 2leaf") == ("WD-PAY-01",)


def test_choosing_novices_names_its_clauses():
    table = a_table(choose_novices=True)
    assert table.clauses("choose star") == ("WD-SETUP-05", "WD-SETUP-20")


# -- what is asked --------------------------------------------------------------------------------


def test_the_question_says_what_can_be_done_now():
    table = set_table().pouch(leaf=40)
    assert table.question() == "Play a card to collect, or rest."
    assert table.question("B") == "Waiting for the others."
    table.play("play w07")
    assert table.question() == "Your witch may refresh the display before she collects."
    table.play("keep")
    assert table.question() == "Collect in the mountains: one action point left."
    table = set_table().board("lake", "leaf leaf leaf").pouch(leaf=40)
    table.play("play w04", "take mountains leaf")
    assert table.question() == "Collect in the mountains: one action point left."
    table.play("take mountains leaf")
    assert table.question() == "Collect in the forest: one action point left."


def test_the_question_leaves_out_what_cannot_be_done():
    assert set_table().pile("A").question() == "Play a card to collect."
    assert set_table().hand("A").question() == "You have no card in hand: rest."


def test_the_question_while_resting_counts_what_is_still_to_be_taken():
    table = set_table()
    table.play("rest")
    assert table.question() == "Resting: take 2 resources from the board."
    table.play("take mountains leaf")
    assert table.question() == "Resting: take one more resource from the board."


def test_the_question_at_the_end_of_a_turn_names_what_is_possible():
    table = at_the_cauldron(animals=True)
    table.play("play w28")
    expected = "End of your turn: brew a potion, tame an animal, or leave it."
    assert table.question() == expected
    table.play("brew p34")
    assert table.question() == "How do you pay for Clover Sip (p34)?"
    table = at_the_cauldron(animals=True).potions("A")
    table.play("play w28")
    assert table.question() == "End of your turn: tame an animal, or leave it."
    table = at_the_cauldron(animals=True).animals("A")
    table.play("play w28")
    assert table.question() == "End of your turn: brew a potion, or leave it."


def test_the_question_before_the_first_turn_and_after_the_last():
    table = a_table(choose_novices=True)
    assert table.question() == "Choose your pair of novices."
    assert table.question("B") == "Waiting for the others."
    table = a_table().empty_board().pouch().hand("B", "n5a").turn("B")
    table.state.last_round = table.state.round
    table.play("play n5a")
    assert table.question("A") == table.question("B") == "The game is over."
