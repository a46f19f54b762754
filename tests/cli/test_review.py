"""`witchtable review` in the terminal: text, JSON, a page; and what it refuses."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from witchtable import GAMES, Match, Place, bot
from witchtable.cli import app
from witchtable.engine.errors import WitchtableError
from witchtable.reviews.data import Review

EXAMPLE = Path(__file__).parents[2] / "examples" / "review_plot.py"


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    match = Match(GAMES["witchdom"], seats=2, seed=3, players=["anna", "<b>"])
    bots = [bot("apprentice", match.game), bot("random", match.game, seed=1)]
    while match.state.deciders and len(match.log) < 50:
        seat = match.state.deciders[0]
        match.play(seat, bots[seat].choose(Place(match.state, seat)))
    path = tmp_path_factory.mktemp("review") / "game.txt"
    path.write_text(match.dumps(), "utf-8")
    return path


def run(*words):
    result = CliRunner().invoke(app, ["review", *map(str, words)])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


def test_as_text_with_the_account_and_a_word_that_it_was_not_played_to_the_end(record):
    text = run(record, "--depth", "quick")
    for word in ("fair share", "skill", "gifts", "luck", "anna", "not played to the end"):
        assert word in text
    assert "B <b>" not in run(record, "--depth", "quick", "--seat", "anna").split("The account")[0]


def test_as_json_and_as_a_page_of_its_own(record, tmp_path):
    page, work = tmp_path / "game.html", tmp_path / "game.work"
    told = run(record, "--depth", "quick", "--json", "--html", page, "--work", work)
    review = msgspec.json.decode(told[told.index("{") :], type=Review)
    assert review.names == ["anna", "<b>"]
    text = page.read_text("utf-8")
    assert "&lt;b&gt;" in text
    assert "<b>B <b>" not in text
    assert "<script" not in text
    assert "src=" not in text
    assert text.count('<polygon class="unsure"') == 1  # between two bands
    ElementTree.fromstring(text[text.index("<svg") : text.index("</svg>") + 6])
    again = run(record, "--depth", "quick", "--json", "--work", work)
    assert msgspec.json.decode(again[again.index("{") :], type=Review) == review


def test_what_cannot_be_reviewed_is_refused_with_the_reason(record, tmp_path):
    text = record.read_text("utf-8")
    broken = tmp_path / "broken.txt"
    for found, other in (
        ("rules: ", "rules: 9"),
        ("edition: house", "edition: foreign"),
        ("game: w", "game: x"),
    ):
        broken.write_text(text.replace(found, other, 1), "utf-8")
        with pytest.raises(WitchtableError):
            run(broken, "--depth", "quick")
    for words in (["--depth", "endless"], ["--seat", "zoe"], ["--work", broken, "--depth", "quick"]):
        with pytest.raises(WitchtableError):
            run(record, *words)


def test_the_example_for_researchers_draws_a_plot(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["review_plot.py", str(tmp_path / "plot.svg")])
    runpy.run_path(str(EXAMPLE))
    assert "skill" in capsys.readouterr().out
    ElementTree.parse(tmp_path / "plot.svg")
