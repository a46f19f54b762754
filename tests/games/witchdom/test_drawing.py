"""What a player of Witchdom reads: the table, choices, questions, events and refusals."""

from __future__ import annotations

import re

import pytest

from tests.games.witchdom.table import GAME, a_table
from witchtable.engine.errors import IllegalAction
from witchtable.engine.texts import Message, speaking
from witchtable.games.witchdom.events import GapFilled, ItemTaken, TakenByOstara, TakenResting
from witchtable.games.witchdom.rules.phases import BREW, PAY


def drawn(table, seat=0, **more):
    """The table as text, without markup."""
    lines = GAME.draw({**table.state.view(seat), **more}, table.box)
    return "\n".join(re.sub(r"(?<!\\)\[/?[a-z ]*\]", "", line) for line in lines)


def line(text, start):
    return next(line for line in text.splitlines() if line.strip().startswith(start))


def labels(table):
    return [str(table.state.label(action)) for action in table.state.legal(table.state.deciders[0])]


def told(table, *moves):
    return [str(GAME.describe(table.box, event)) for event in table.play(*moves)]


def test_the_numbers_of_a_witch_are_explained():
    assert "such as 1-0-2: her action points in the mountains, in the forest" in drawn(a_table())


def reason(table, move, seat=0):
    with pytest.raises(IllegalAction) as refusal:
        table.state.apply(seat, GAME.parse(move))
    return refusal.value.reason


def question(table):
    return str(table.state.question(table.state.deciders[0]))


def behind(table, move):
    return table.state.clauses(table.state.deciders[0], GAME.parse(move))


# -- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "tools", "says"),
    [
        ({}, (), "lacks herb 2feather any tool"),
        ({"herb": 1, "feather": 2}, (), "lacks any tool"),
        ({"herb": 1, "feather": 2}, ("ring",), "ready"),
        ({"herb": 3, "feather": 1}, (), "lacks feather any tool (a pair could replace one)"),
        ({"leaf": 4, "herb": 1}, (), "lacks 2feather any tool (pairs could replace 2)"),
        ({"leaf": 4, "herb": 1}, ("ring",), "lacks 2feather (pairs could replace it)"),
    ],
)
def test_a_waiting_potion_shows_what_is_missing_and_what_could_replace_it(held, tools, says):
    table = a_table().potions("A", "p49").holds("A", **held).tools("A", *tools)
    assert line(drawn(table), "waiting   p49").endswith(f"· {says}")


def test_a_tool_serves_one_symbol_only():
    table = a_table().potions("A", "p21").holds("A", leaf=1, berry=1, mushroom=1, feather=2)
    assert line(drawn(table.tools("A", "flask")), "waiting   p21").endswith("lacks mortar")
    assert line(drawn(table.clan("A", "mortar")), "waiting   p21").endswith("ready")


def test_a_clan_shows_names_colours_and_points_in_groups():
    table = a_table(animals=True).clan("A", "w02", "w44", "s1", "p23", "ring", "owl")
    clan = drawn(table).split("  clan      ")[1].splitlines()[:3]
    assert clan[0] == "Vesna Peppercorn (8) red, Tilda Rainbow (5) blue/yellow"
    assert clan[1].strip() == "First Bubble (2) wild, Buttercup Fizz (3) yellow"
    assert clan[2].strip() == "ring owl"


@pytest.mark.parametrize(
    ("language", "tools"),
    [("de", "Kolben, Kristall"), ("fr", "flacon, cristal"), ("hu", "lombik, kristály")],
)
def test_what_nobody_types_is_drawn_in_the_readers_language(language, tools):
    table = a_table().objectives("o09 easy", "o01 easy")
    back = table.state.view(0)["decks"]["potions"]["back"]
    with speaking(language):
        text = drawn(table)
        word = str(Message("witchdom-word", word=back))
    assert f"{word})" in text.splitlines()[0] and back not in text.splitlines()[0]
    assert next(one for one in text.splitlines() if "o09" in one).endswith(f": {tools}")


def test_names_given_to_the_view_are_shown_with_their_brackets_escaped():
    table = a_table().objectives("o01 easy", "o02 easy", claimed={"o01": "B"})
    lines = GAME.draw({**table.state.view(0), "names": ["an[/]na", "none"]}, table.box)
    assert any(r"A an\[/]na" in line for line in lines)
    assert any("taken by none" in line for line in lines)
    assert "taken by B" in drawn(table)


def test_ostara_is_drawn_as_she_plays():
    table = a_table(seats=1, animals=True, difficulty="skilled_witch")
    table.pile("B", "w02", "w44").potions("B", "p37").holds("B", leaf=1).ostara_tokens("t1")
    table.state.shown, table.state.stack = table.state.stack[-1:], table.state.stack[:-1]
    text = drawn(table)
    hers = text[text.index("\nOstara ·") :]
    assert "Ostara · a skilled witch · one point" in hers
    assert "tokens    8 hidden; shown: t1 witch or potion, 2 resources" in hers
    assert "witches   w02 Vesna Peppercorn (8) red\n" in hers
    assert "witches   w44 Tilda Rainbow (5) blue/yellow\n" in hers
    # She needs no tools, whatever the card says.
    assert "· leaf berry herb mushroom · lacks berry herb mushroom" in hers
    for word in ("played", "below", "in hand", "mortar"):
        assert word not in hers


# -- choices and questions -----------------------------------------------------------------------


def test_choices_name_what_is_taken():
    table = a_table(animals=True).hand("A", "w23").board("forest", "leaf leaf herb p37 w02")
    table.play("play w23")
    assert labels(table) == [
        "Take leaf from the forest",
        "Take herb from the forest",
        "Take the potion Wolfsbane Remedy (p37)",
        "Take the candle",
        "Take the witch Vesna Peppercorn (w02)",
        "Take the owl",
    ]
    assert str(table.state.label(GAME.parse("take nowhere potion")))


def test_questions_offer_only_what_is_possible():
    table = a_table(animals=True).hand("A", "n1a")
    assert question(table) == "Play a card to collect."
    table.pile("A", "w02")
    assert question(table) == "Play a card to collect, or rest."
    table.hand("A")
    assert question(table) == "You have no card in hand: rest."
    table.pile("A").hand("A", "w02").potions("A", "s1").animals("A", "snake")
    table.play("play w02")
    assert question(table) == "Collect at the lake: 2 action points left."
    for held, says in (
        ({"herb": 1}, "tame an animal, or leave it"),
        ({"leaf": 1, "berry": 1, "mushroom": 1}, "brew a potion, or leave it"),
        (
            {"leaf": 1, "berry": 1, "mushroom": 1, "herb": 1},
            "brew a potion, tame an animal, or leave it",
        ),
    ):
        table.holds("A", **held).turn("A")
        table.state.phase = BREW
        assert question(table) == f"End of your turn: {says}."


# -- events --------------------------------------------------------------------------------------


def test_takes_and_refills_cite_the_rule_they_follow():
    table = a_table().hand("A", "n1a", "n1b").pile("A", "w02").board("forest", "leaf leaf leaf")
    events = table.play("rest", "take forest leaf")
    assert [type(event) for event in events if isinstance(event, ItemTaken)] == [TakenResting]
    assert TakenResting.clause == "WD-REST-02"
    assert GapFilled.clause == "WD-SUPPLY-02"
    table = a_table(seats=1).ostara_tokens("t7").hand("A", "n1a").pile("A", "w02")
    events = table.play("rest")
    while not any(isinstance(event, TakenByOstara) for event in events):
        events += table.play("take " + first_token(table))
    assert TakenByOstara.clause == "WD-OSTARA-02"


def first_token(table):
    for here in table.state.view(0)["board"]:
        if here["resources"][0]:
            return f"{here['location']} {here['resources'][0]}"
    raise AssertionError("the board is bare")


def test_ostara_explains_herself():
    table = a_table(seats=1).ostara_tokens("t7", "t1").pile("A", "w02").potions("B", "s4")
    text = told(table, "rest")
    while not any("reveals" in words for words in text):
        text += told(table, "take " + first_token(table))
    assert "Ostara reveals a token. She gains 2 resources." in text
    wants = [words for words in text if words.startswith("Ostara wants")]
    assert len(wants) == 2
    assert all("needs it." in words or "the first from the top." in words for words in wants)
    table.pile("A", "w02")
    text = told(table, "rest")
    while not any("reveals" in words for words in text):
        text += told(table, "take " + first_token(table))
    assert (
        "Ostara reveals a token. She gains a witch or a potion (what she has fewer of), 2 resources; "
        "she looks for help with an objective, most points."
    ) in text
    assert not any("nothing" in words for words in text)


# -- refusals and the rules behind choices -------------------------------------------------------


def test_refusals_name_cards_with_their_ids():
    table = a_table().hand("A", "n1a").pile("A", "w02").potions("A", "s1")
    assert reason(table, "play w02").startswith("Vesna Peppercorn (w02) lies in your played pile")
    assert reason(table, "play w44") == "Tilda Rainbow (w44) is not in your hand."
    assert reason(table, "play x99") == "x99 is not in your hand."
    table.play("rest")
    assert reason(table, "play n1a") == "You are resting: first take 2 resources."
    table = a_table().hand("A", "w23").board("forest", "leaf leaf leaf")
    table.play("play w23")
    assert reason(table, "take lake leaf") == "You are collecting in the forest now, not at the lake."
    assert reason(table, "take forest herb") == "There is no herb in the forest."


def test_clauses_fit_the_choice():
    table = a_table(animals=True).hand("A", "w02").potions("A", "s1", "p01").tools("A", "ring")
    table.animals("A", "snake").holds("A", leaf=5, berry=2, mushroom=2, feather=2, herb=1)
    table.board("lake", "leaf leaf leaf").play("play w02", "take lake leaf", "take lake leaf")
    assert behind(table, "brew s1") == ("WD-BREW-01", "WD-BREW-03", "WD-BREW-05")
    assert behind(table, "brew p01") == ("WD-BREW-01", "WD-BREW-02", "WD-BREW-05")
    assert behind(table, "tame snake") == ("WD-ANIMAL-03", "WD-ANIMAL-04", "WD-ANIMAL-05")
    assert behind(table, "end") == ("WD-BREW-01", "WD-ANIMAL-03")
    table.play("brew s1")
    assert behind(table, "pay leaf berry mushroom") == ("WD-PAY-01",)
    assert behind(table, "pay 3leaf mushroom") == ("WD-PAY-01", "WD-PAY-02")


def test_a_tool_that_moves_is_cited():
    table = a_table().hand("A", "w12").potions("A", "p49").tools("A", "ring", "flask")
    table.pile("A", "w02").holds("A", herb=1, feather=4)
    table.state.phase, table.state.brewing = PAY, table.box.potion_index["p49"]
    table.state.forget_choices()
    assert behind(table, "pay herb 2feather ring") == ("WD-PAY-01", "WD-TOOL-01")
    assert behind(table, "pay herb 4feather") == ("WD-PAY-01", "WD-PAY-02")
