"""What a newcomer asks the program for: help that fits the game, rules, another look at the table."""

from __future__ import annotations

import pytest

from witchtable import GAMES, Match
from witchtable.engine import rulebook

WITCHSTONE = ("play", "witchstone", "--seed", 3, "--players", "anna,random,random")


@pytest.fixture
def asked(at_table):
    return lambda *lines, table=WITCHSTONE: at_table(table, *lines)


# -- help ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_the_help_are_of_the_game_in_play(asked, tmp_path, game):
    file = tmp_path / "game.witch"
    help = asked("", table=("play", game, "--seed", 2, "--save", file))
    legal = set(map(str, Match.loads(file.read_text("utf-8")).state.legal(0)))
    quoted = [part.partition("”")[0] for part in help.split("“")[1:]]
    assert sum(text in legal for text in quoted) >= 1
    assert sum(text.removeprefix("? ") in legal for text in quoted) >= 2
    clauses = rulebook.clauses(GAMES[game])
    assert any(text.removeprefix("? ") in clauses for text in quoted)
    (word,) = [text.removeprefix("more ") for text in quoted if text.startswith("more ")]
    assert any(word in action for action in legal)


def test_taking_back_for_others_is_offered_where_the_game_allows_it(asked):
    assert ": back" not in asked("", "\n")
    assert ": back" not in asked("", table=("play", "whirling-witchcraft", "--seed", 2))
    people = ("play", "whirling-witchcraft", "--players", "anna,bela", "--seed", 2)
    assert "bela: back" in asked("", "", table=people)
    people = ("play", "witchdom", "--players", "anna,bela", "--seed", 2)
    assert ": back" not in asked("", "", table=people)


def test_a_move_for_somebody_else_is_quoted_as_it_was_typed(asked):
    assert "Cannot read “fly away”" in asked("anna:  fly away ")


# -- rules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("about", ["wand", "WS-XX", "WS-TURN-99", "scroll", "black crystal"])
def test_an_unknown_word_is_sent_to_the_rules(asked, about):
    out = asked(f"? {about}")
    assert f"There is no clause “{about}”" in out
    assert "witchtable rules witchstone --search" in out
    assert "Cannot read" not in out


def test_a_refusal_says_how_to_ask_for_its_rule(asked):
    out = asked("close", "?")
    refusal = out.splitlines()[0]
    assert "(WS-" in refusal
    assert refusal.endswith(") type ? to read this rule")
    clause = refusal.partition("(")[2].partition(")")[0]
    assert f"\n> {clause}\n" in out


# -- looking -------------------------------------------------------------------------------------


def test_the_table_can_be_looked_at_again_and_from_another_side(asked):
    out = asked("look", "look B", "LOOK c", "look random", "look Q")
    assert out.count("Cauldron of A anna") == 1
    assert out.count("Cauldron of B random") == 2
    assert out.count("Cauldron of C random 2") == 1
    assert "There is no seat “Q” at this table: there are A, B, C." in out
    assert out.count("Crystal ball") == 4


def test_looking_at_another_shows_no_more_than_the_viewer_may_see(asked):
    out = asked("look b")
    assert "5 open tiles" in out
    match = Match(GAMES["witchstone"], seats=3, seed=3)
    hand = match.state.view(1)["players"][1]["hand"]
    beside = [line.split()[-1] for line in out.splitlines() if line.strip()]
    assert len(hand) == 5
    assert not set(hand) & set(beside)


# -- resuming ------------------------------------------------------------------------------------


def test_a_record_knows_its_game(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    witchtable(*WITCHSTONE, "--save", file, typed="1\nq\n")
    code, out, _ = witchtable("play", "--resume", file, typed="q\n")
    assert code == 0
    assert "Cauldron of A" in out
    code, _, err = witchtable("play", "witchdom", "--resume", file)
    assert code == 2
    assert err == "witchtable: This is a record of Witchstone, not of Witchdom.\n"


def test_a_new_game_needs_a_name(witchtable):
    code, _, err = witchtable("play")
    assert code == 2
    assert err == f"witchtable: Which game? Known games: {', '.join(GAMES)}.\n"


# -- narrow terminals ----------------------------------------------------------------------------


def test_a_narrow_terminal_is_told_once(witchtable, tmp_path, monkeypatch):
    file = tmp_path / "game.witch"
    says = "The table needs 76 columns"
    _, out, _ = witchtable(*WITCHSTONE, "--save", file, typed="1\nlook\nq\n")
    assert says not in out
    monkeypatch.setenv("COLUMNS", "75")
    _, out, _ = witchtable("play", "--resume", file, typed="1\nlook\nq\n")
    assert " ".join(out.split()).count(says) == 1
    _, out, _ = witchtable("replay", file, typed="\n\nq\n", at_terminal=True)
    assert " ".join(out.split()).count(says) == 1
    monkeypatch.setenv("COLUMNS", "76")
    assert says not in witchtable("replay", file)[1]


# -- what is this? -------------------------------------------------------------------------------


def test_a_thing_is_explained_with_its_rules_and_what_it_is_worth(asked):
    out = asked("what owl tile")
    assert "Owl tile" in out
    assert "WS-PENTA-03" in out
    assert "For you now no points yet" in out


def test_what_is_not_there_is_answered_with_all_that_is(asked):
    out = asked("what dragon", "what")
    assert out.count("What about? There is: Points, Owl tile, Magic chip") == 2


def test_a_word_that_several_things_have_lists_these(asked):
    out = asked("what shelf", "what counter")
    assert "Bottom shelf" in out
    assert "Counter on the wand" in out
    assert "Magic chip" not in out


def test_the_help_says_how_to_ask(asked):
    assert "what   says what something is" in asked("help")
