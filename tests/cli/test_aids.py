"""Aids of a game in the terminal: asked for by their name, answered in words."""

from __future__ import annotations

from functools import partial

import pytest

from witchtable.engine.texts import languages

TABLE = ("play", "whirling-witchcraft", "--seed", 3, "--players", "anna,random")


@pytest.fixture
def asked(at_table, tmp_path):
    return partial(at_table, (*TABLE, "--save", tmp_path / "game.witch"))


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
