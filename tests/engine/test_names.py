"""Names of pieces: in every language for the house edition, unchanged for everybody else's."""

from __future__ import annotations

import re
from copy import deepcopy
from itertools import islice

import pytest

from tests.positions import random_game
from witchtable import GAMES
from witchtable.engine.texts import Message, languages, name_id, name_of, render, speaking

SOFT_HYPHEN = "\u00ad"
LONGEST = 30  # letters: what a card has room for on three lines


def names(game):
    """Every name in the house edition of a game."""
    pieces = GAMES[game].edition().data["pieces"].values()
    return [
        piece["name"]
        for kind in pieces
        for piece in kind
        if isinstance(piece, dict) and "name" in piece
    ]


NAMES = [(game, name) for game in GAMES for name in names(game)]


@pytest.mark.parametrize("language", languages())
def test_every_piece_of_the_house_has_a_name_in_every_language(language):
    for _, name in NAMES:
        id = name_id(name)
        said = render(Message(id), language)
        assert said != id, name
        assert said == name_of(name, language)
        assert SOFT_HYPHEN not in said
        assert len(said) <= LONGEST, said
        assert said == said.strip()


def test_in_english_the_edition_says_it():
    for _, name in NAMES:
        assert name_of(name, "en") == name


@pytest.mark.parametrize("language", languages())
def test_no_two_pieces_of_a_game_share_a_name(language):
    for game in GAMES:
        said = [name_of(name, language) for name in names(game)]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("name", ["Annas Trank", "Zaubertrank Nr. 7", "Ведьма", "???", "", "named"])
def test_a_name_of_somebody_elses_edition_stays(name):
    for language in languages():
        assert name_of(name, language) == name
        assert name in render(Message("named", name=name, id="x1"), language)


def test_a_piece_is_named_in_the_language_that_is_spoken():
    mab = Message("named", name="Honeytongue Mab", id="w19")
    said = {language: render(mab, language) for language in languages()}
    assert said == {
        "en": "Honeytongue Mab (w19)",
        "de": "Mab Honigzunge (w19)",
        "fr": "Mab Langue-de-Miel (w19)",
        "hu": "Mézesszájú Mab (w19)",
    }
    with speaking("fr"):
        assert str(mab) == said["fr"]
        assert name_of("Honeytongue Mab") == "Mab Langue-de-Miel"
    assert name_of("Honeytongue Mab", "klingon") == "Honeytongue Mab"


def drawn(game, edition, language, moves=6):
    """A table after a few moves as its first seat sees it in a terminal, without markup."""
    state = list(islice(random_game(GAMES[game], 2, 3, {"edition": edition}), moves))[-1]
    with speaking(language):
        lines = GAMES[game].draw(state.view(0), GAMES[game].edition(edition))
    return state.view(0), re.sub(r"\[/?[a-z ]*\]", "", "\n".join(lines))


def hand(game, view, edition):
    """What the cards in the first seat's hand are called in its edition."""
    known = {
        piece["id"]: piece["name"]
        for kind in edition.data["pieces"].values()
        for piece in kind
        if isinstance(piece, dict) and "name" in piece
    }
    return [known[card] for card in view["players"][0]["hand"]]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["witchdom", "whirling-witchcraft"])
def test_a_terminal_shows_them(game, language):
    house = GAMES[game].edition()
    view, text = drawn(game, house, language)
    held = hand(game, view, house)
    assert held
    for name in held:
        assert name_of(name, language) in text
    assert SOFT_HYPHEN not in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["witchdom", "whirling-witchcraft"])
def test_somebody_elses_edition_is_drawn_with_its_own_names(game, language):
    data = deepcopy(GAMES[game].edition().data)
    for kind in data["pieces"].values():
        for piece in kind:
            if isinstance(piece, dict) and "name" in piece:
                piece["name"] = f"{piece['name']} II"
    own = GAMES[game].read_edition(data, "own")
    view, text = drawn(game, own, language)
    for name in hand(game, view, own):
        assert name.endswith(" II")
        assert name in text
