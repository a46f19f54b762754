"""Golden games play as they did. `make golden` rewrites them; read the difference before committing."""

from __future__ import annotations

import pytest
from scripts.golden import FOLDER, render, replay

from witchtable import GAMES

GOLDENS = sorted(FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_game_plays_as_it_did(path):
    text = path.read_text("utf-8")
    assert render(replay(text)) == text


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_there_is_a_golden_for_every_number_of_players(game):
    heads = [path.read_text("utf-8").splitlines()[0].split() for path in GOLDENS]
    covered = {head[1] for head in heads if head[0] == game.id}
    assert covered >= {f"seats={seats}" for seats in game.seats}
