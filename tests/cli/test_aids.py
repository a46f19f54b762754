"""Aids of a game in the terminal: asked for by their name, answered in words."""

from __future__ import annotations

import pytest

from witchtable.engine.texts import languages

TABLE = ("play", "whirling-witchcraft", "--seed", 3, "--players", "anna,random")


@pytest.fixture
def asked(witchtable, tmp_path):
    """Type some lines in a new game; returns what is printed after the first prompt."""

    def ask(*lines):
        command = (*TABLE, "--save", tmp_path / "game.witch")
        code, out, err = witchtable(*command, typed="\n".join((*lines, "q")) + "\n")
        assert code == 0, err
        return out.partition("\n> ")[2]

    return ask


def test_the_brewing_helper_answers_in_the_terminal(asked):
    out = asked("keep", "1", "Brews").rpartition("\n> ")[0]
    *_, brews = out.split("\n> ")
    assert " → " in brews
    assert "use r" in brews
    assert "on your workbench" in brews


def test_outside_a_brew_the_helper_has_nothing_to_show(asked):
    assert "Nothing more can be brewed." in asked("brews")


@pytest.mark.parametrize("language", languages())
def test_help_names_the_aids_of_the_game(asked, monkeypatch, language):
    monkeypatch.setenv("WITCHTABLE_LANG", language)
    assert "\nbrews  " in asked("help")
