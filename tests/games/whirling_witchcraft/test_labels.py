"""What a player reads before a move: what is asked, what each action is called, the rules behind it."""

from __future__ import annotations

import pytest

from tests.games.whirling_witchcraft.table import GAME, Table, a_table
from witchtable.games.whirling_witchcraft.events import GameEnded

TYPES = ("heart", "mandrake", "mushroom", "spider", "toad")


def fresh(**options):
    return Table(GAME.new(seats=2, seed=1, **options))


def studying(seat="A"):
    """A has r17 (two-way) and r02 (not), B has r03."""
    return a_table(seat, "B").hand("A", "r17", "r02").hand("B", "r03").playing()


def resolving(seat="A"):
    """A has one of each effect to use."""
    table = a_table(seat, "B").hand("A", "r34").hand("B", "r03").bench("A", toad=2).playing()
    table.trackers("A", potion=1, raven=1, book=1).play_cards()
    return table.hesitant()


def brewing(*recipes, seat="A", options=None, **bench):
    table = a_table(seat, "B", **(options or {})).recipes("A", *recipes).bench("A", **bench)
    return table.recipes("B", "r33").hesitant().brewing()


def trading():
    table = a_table("A:witch-of-all-trades", "B").in_cauldron("A", **dict.fromkeys(TYPES, 1))
    table.recipes("B", "r33").brewing().play("B done")
    return table


def running_wild():
    table = a_table("A:uncontrolled-powers", "B")
    table.play_cards()
    table.decline_all()
    return table


# -- what is asked ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("build", "question"),
    [
        (lambda: fresh(personality_mode="draft"), "Which personality do you keep?"),
        (running_wild, "Your powers run wild: which ingredient do you take three of?"),
        (fresh, "Do you give up your Initiate and your hand for four new recipes?"),
        (studying, "Which recipe do you play, and which way round?"),
        (resolving, "Use your arcana effects, or decline them."),
        (lambda: brewing("r31"), "Brew: use your recipes in any order, then be done."),
        (trading, "Your cauldron holds one of each: move one to your circle?"),
    ],
)
def test_each_step_of_a_round_has_its_question(build, question):
    assert build().question("A") == question


def test_a_daredevil_is_asked_about_the_card_that_chance_has_chosen():
    table = studying("A:daredevil").hand("A", "r02").playing()
    assert table.question("A") == "Which recipe do you play, and which way round?"
    table.play("A gamble")
    chosen = "Chance has chosen Summoning of Looms (r02). Which effect does it earn you?"
    assert table.question("A") == chosen
    assert table.question("B") == "Which recipe do you play, and which way round?"


def test_a_daredevil_who_has_gambled_is_asked_like_all_others_afterwards():
    table = studying("A:daredevil")
    table.play("A gamble", "A dare potion upright", "B play r03")
    assert table.phase == "arcana"
    assert table.question("A") == "Use your arcana effects, or decline them."


def test_ww_eng_16_what_cannot_go_on_is_asked_to_be_confirmed():
    table = a_table("A", "B").hand("A", "r46").hand("B", "r03").hesitant().playing()
    table.play_cards()
    table.play("A potion toad")
    confirm = "No effect is left to use. Are you done, or do you take a step back?"
    assert table.question("A") == confirm
    table = brewing("r31", "r34")
    table.play("A use r31")
    assert table.question("A") == "Brew: use your recipes in any order, then be done."
    table.play("A use r34")
    confirm = "Nothing more can be brewed. Are you done, or do you take a step back?"
    assert table.question("A") == confirm


def test_who_is_not_asked_hears_whom_the_table_waits_for():
    table = a_table("A", "B", "C").hand("C").playing()
    assert table.question("C") == "Waiting for A, B."
    table.play(f"A {table.legal('A')[0]}")
    assert table.question("A") == "Waiting for B."


def test_nobody_is_asked_when_the_game_is_over():
    table = brewing("r31").in_circle("B", toad=5)
    table.play("A done", "B done")
    assert [table.question(seat) for seat in "AB"] == ["The game is over."] * 2


# -- what an action is called -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("choose trickster", "Keep Trickster (trickster)"),
        ("gain toad", "Take three of toad"),
        ("redraw", "Redraw"),
        ("keep", "Keep the hand"),
        ("play r02", "Play Summoning of Looms (r02)"),
        ("rotate r02", "Play Summoning of Looms (r02) rotated"),
        ("gamble", "Gamble: let chance choose the recipe"),
        ("dare potion upright", "Earn a Potion; the card lies upright"),
        ("potion toad", "Potion: put a toad into the cauldron"),
        ("raven heart toad", "Raven: return Heart of Shadow, toad"),
        ("book spider", "Book: name spider"),
        ("move toad", "Move a toad into the cauldron"),
        ("use r02 2mushroom", "Use Summoning of Looms (r02): 2 mushrooms"),
        ("use r01", "Use Void Storm (r01): nothing"),
        ("scholar toad made-mandrake", "Spend a mandrake (just made) for a Book of toad"),
        ("claim heart", "Move a Heart of Shadow to your circle"),
        ("done", "Done"),
        ("back", "Take back"),
        ("call", "Call for initiative order"),
        ("play nonsense", "Play nonsense"),
        ("potion nonsense", "Potion: put a nonsense into the cauldron"),
    ],
)
def test_an_action_says_all_by_itself(action, words):
    # The same everywhere, offered or not.
    assert studying().label(action) == words
    assert brewing("r31").label(action) == words


# -- the rules behind an action -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("build", "move", "clauses"),
    [
        (running_wild, "gain toad", ("WW-P-UNCON-01",)),
        (fresh, "redraw", ("WW-P-INITIATE-01",)),
        (fresh, "keep", ("WW-P-INITIATE-01",)),
        (studying, "play r02", ("WW-STUDY-01", "WW-STUDY-02")),
        (studying, "rotate r17", ("WW-STUDY-01", "WW-STUDY-03")),
        (lambda: studying("A:whirlwind"), "rotate r02", ("WW-STUDY-01", "WW-P-WHIRL-01")),
        (lambda: studying("A:daredevil"), "gamble", ("WW-P-DARE-01",)),
        (resolving, "potion toad", ("WW-ARC-02", "WW-ARC-08")),
        (resolving, "raven 2toad", ("WW-ARC-02", "WW-ARC-10")),
        (resolving, "book toad", ("WW-ARC-02", "WW-ARC-11")),
        (lambda: resolving("A:potion-brewer"), "move toad", ("WW-P-BREWER-01",)),
        (resolving, "done", ("WW-ARC-06", "WW-ENG-16")),
        (lambda: brewing("r31"), "use r31", ("WW-BREW-01", "WW-BREW-02")),
        (lambda: brewing("r31"), "done", ("WW-BREW-09", "WW-ENG-16")),
        (lambda: brewing("r31", options={"brew_mode": "on_call"}), "call", ("WW-ORDER-05",)),
        (trading, "claim toad", ("WW-P-TRADES-01",)),
        (trading, "done", ("WW-P-TRADES-01",)),
    ],
)
def test_an_action_names_the_rules_that_allow_it(build, move, clauses):
    assert build().clauses(f"A {move}") == clauses


def test_a_choice_of_personality_names_its_rules():
    table = fresh(personality_mode="draft")
    assert table.clauses(f"A {table.legal('A')[0]}") == ("WW-SETUP-03", "WW-SETUP-05")


def test_a_named_effect_names_the_rules_of_the_gamble():
    table = studying("A:daredevil")
    table.play("A gamble")
    assert table.clauses("A dare book upright") == ("WW-P-DARE-01", "WW-P-DARE-04")


def test_a_way_back_names_its_rule():
    table = studying()
    table.play("A play r02")
    assert table.clauses("A back") == ("WW-ENG-15",)


def test_a_scholar_names_the_rules_of_the_payment():
    table = brewing("r31", seat="A:spellbook-scholar", mandrake=1)
    clauses = ("WW-P-SCHOLAR-01", "WW-P-SCHOLAR-02")
    assert table.clauses("A scholar toad mandrake") == clauses


@pytest.mark.parametrize(
    ("use", "origin"),
    [
        ("r36 toad", ()),
        ("r36 made-toad", ("WW-BREW-05",)),
        ("r36 book-toad", ("WW-ARC-11",)),
        ("r36 cauldron-toad", ("WW-ARC-09",)),
        ("r42 into-mushroom mandrake toad", ("WW-BREW-10",)),
        ("r42 into-mushroom mandrake made-toad", ("WW-BREW-05", "WW-BREW-10")),
        ("r42 into-mushroom mandrake book-toad", ("WW-ARC-11", "WW-BREW-10")),
    ],
)
def test_where_the_cubes_come_from_adds_the_rule_of_it(use, origin):
    table = a_table("A", "B", potion_cube_feeds_recipes=True).hand("A", "r48").hand("B", "r03")
    table.recipes("A", "r33", "r36", "r42").bench("A", toad=1, mandrake=1).in_cauldron("A", toad=1)
    table.playing().play_cards()
    table.play("A book toad", "A use r33")
    assert table.clauses(f"A use {use}") == ("WW-BREW-01", "WW-BREW-02", *origin)


def test_the_end_tells_what_every_circle_holds_equal_ones_too():
    message = GAME.describe(fresh().state.edition, GameEnded(scores=(0, 9, 0), winners=(1,)))
    assert message.args["scores"] == [0, 9, 0]
