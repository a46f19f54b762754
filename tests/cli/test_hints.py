"""Hints in the terminal: asked for in one word, in words, and not at tables that forbid them."""

from __future__ import annotations

import re

import pytest

from witchtable import GAMES, Match, bots
from witchtable.bots import Alternative
from witchtable.cli import choices
from witchtable.engine.place import Place
from witchtable.engine.texts import languages

TABLE = ("play", "witchdom", "--seed", 3, "--players", "anna,random")


@pytest.fixture
def asked(at_table, tmp_path):
    def ask(*lines, table=TABLE, more=()):
        return at_table((*table, "--save", tmp_path / "game.witch", *more), *lines)

    return ask


@pytest.fixture
def advice(monkeypatch):
    """Have the adviser say something certain about the first three choices."""
    seen = []

    def advise(game, place, seed):
        seen.append(place)
        sources = [
            (("score", 0.041), ("tempo", -0.012), ("a", 0.02), ("b", 0.01)),
            (("score", 0.004),),
            (),
        ]
        return [
            Alternative(action, 0.52 - 0.1 * rank, 9, sources[rank])
            for rank, action in enumerate(place.legal[:3])
        ]

    monkeypatch.setattr(choices, "advise", advise)
    monkeypatch.setattr(choices, "name_source", lambda _, source: f"<{source}>")
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_choices_that_can_be_typed(asked, tmp_path, monkeypatch, game):
    monkeypatch.setattr(bots, "_ADVISER", "grandmistress@iterations=20")
    out = asked("hint", table=("play", game, "--seed", 3, "--players", "anna,random"))
    match = Match.loads((tmp_path / "game.witch").read_text("utf-8"))
    legal = list(map(str, match.state.legal(0)))
    lines = out.partition("\n> ")[0].splitlines()
    assert lines[0] == "Thinking …"
    named = [line for line in lines[1:] if re.match(r" *\d+  ", line)]
    assert 1 <= len(named) <= 3
    for line in named:
        assert line.endswith(legal[int(line.split()[0]) - 1])
    chances = [int(found) for found in re.findall(r"(\d+)% to win", out)]
    assert len(chances) == len(named)
    assert all(0 <= chance <= 100 for chance in chances)


def test_a_hint_tells_the_chance_and_what_makes_the_difference(asked, advice):
    out = asked("hint")
    assert "52% to win  +4% <score>, −1% <tempo>, +2% <a>\n" in out
    assert "<b>" not in out
    # What is less than half a percent is not worth a word.
    assert "42% to win  hardly any difference\n" in out


def test_only_a_place_is_asked_about(asked, advice):
    """The adviser is given what the seat sees, and no state."""
    asked("hint")
    (place,) = advice
    assert isinstance(place, Place)
    assert place.seat == 0


def test_a_number_of_a_hint_can_be_typed(asked, advice, tmp_path):
    out = asked("hint", "1")
    assert "Cannot read" not in out
    assert len(Match.loads((tmp_path / "game.witch").read_text("utf-8")).log) >= 1


def test_without_a_choice_there_is_no_hint(asked, monkeypatch):
    monkeypatch.setattr(choices, "advise", lambda *_, **__: [])
    assert "There is nothing to choose between here." in asked("HINTS")


@pytest.mark.parametrize("language", languages())
def test_hints_are_in_words_everywhere(asked, advice, monkeypatch, language):
    monkeypatch.setenv("WITCHTABLE_LANG", language)
    out = asked("hint", "")
    assert "hint   " in out
    assert "hint-" not in out
    assert out.count("%") == 5


@pytest.mark.parametrize(
    ("aid", "called", "in_help"),
    [("hint", "hints", "hint   "), ("memory", "a memory aid", "memory shows")],
)
def test_a_table_can_forbid_hints_and_memory(asked, aid, called, in_help):
    forbidden = {"hint": "--no-hints", "memory": "--no-memory"}[aid]
    out = asked(aid, "", more=[forbidden])
    assert f"This table is played without {called}." in out
    assert in_help not in out
    assert f"{forbidden}\n" in out, "what is said for going on keeps it"


def test_memory_shows_the_hands_of_the_others(asked):
    out = asked("memory", "")
    assert "random" in out
    novices = Match(GAMES["witchdom"], seats=2, seed="3").state.hands[1]
    names = [GAMES["witchdom"].edition().card_names[card] for card in novices]
    shown = out.partition("\n> ")[0]
    assert all(name in shown for name in names)
    assert "memory shows what you have seen" in out


def test_a_game_without_memory_knows_no_such_word(asked):
    out = asked(
        "memory", "", table=("play", "whirling-witchcraft", "--seed", 3, "--players", "anna,random")
    )
    assert "memory shows" not in out
