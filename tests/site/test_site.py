"""A site is whole, small enough, and can be played: here in Node, by the files that a browser loads."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.site.building import PYODIDE
from witchtable import GAMES, Match
from witchtable.cli import app
from witchtable.engine.texts import languages
from witchtable.site import CannotMake, parts, writing
from witchtable.site.parts import find_pyodide

PLAY = Path(__file__).with_name("play.mjs")
PATIENCE = 600  # seconds, on a busy machine


def listed(site):
    return json.loads((site / "site.json").read_text("utf-8"))


# -- what lies there ----------------------------------------------------------------------------------


def test_everything_that_lies_there_is_listed_with_its_size_and_hash(site):
    files = listed(site)["files"]
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert there == files.keys() | {"site.json", "service.js"}
    for name, known in files.items():
        body = (site / name).read_bytes()
        assert known == {"size": len(body), "hash": sha256(body).hexdigest()[:16]}


def test_the_page_finds_all_beside_itself_and_the_table_inside(site):
    page = (site / "index.html").read_text("utf-8")
    assert not re.search(r"""["'(]/(?!/)""", page)
    assert '"door": "./web/js/doors/inside.js"' in page
    version = listed(site)["version"]
    assert f'<meta name="witchtable-site" content="{version}">' in page
    assert version in (site / "service.js").read_text("utf-8")
    for address in re.findall(r'"\./([^"]+)"', page):
        assert (site / address).is_file(), address
    # What is needed at once is named at once, and by names that every host knows.
    for module in ("main", "pages/lobby", "inside/words", "lobby/clock"):
        assert f'<link rel="modulepreload" href="./web/js/{module}.js">' in page
    assert not [*site.rglob("*.mjs")]
    for style in (site / "web").rglob("*.css"):
        assert "url(/" not in style.read_text("utf-8"), style.name


def test_before_python_is_there_the_lobby_has_answers(site):
    api = site / "answers" / "api"
    games = json.loads((api / "games.json").read_text("utf-8"))
    assert [game["game"] for game in games] == list(GAMES)
    assert json.loads((api / "me.json").read_text("utf-8"))["name"] is None
    for game in GAMES:
        assert (api / "games" / game / "edition.json").is_file()
        assert (api / "lessons" / f"{game}.json").is_file()
        for language in languages():
            assert json.loads((api / "rules" / f"{game}.{language}.json").read_text("utf-8"))
            assert (site / "locale" / language / f"{game}.ftl").is_file()


def test_nine_megabytes_are_enough_for_a_first_game(site):
    """Compressed as any web host does; of the page, everything, as if all of it were loaded."""
    packed = {
        name: len(gzip.compress((site / name).read_bytes(), 6))
        for name in listed(site)["files"]
        if name.startswith(("python/", "web/", "index"))
    }
    assert sum(packed.values()) < 9_000_000, sorted(packed.items(), key=lambda one: -one[1])[:9]


# -- playing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_with_the_tab_closed_in_mid_move(site, game):
    node = shutil.which("node")
    assert node, "Node.js is missing: scripts/tools installs it"
    done = subprocess.run(
        [node, str(PLAY), str(site), game, "apprentice"],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["over"]
    assert found["thoughts"] > 3  # the bot thought in the second Python
    assert (found["lesson"], found["same"]) == (game, 200)
    assert found["words"] > 5
    # CPython on this machine plays the same game again, and agrees with every word.
    assert not Match.loads(found["record"]).state.deciders


# -- what cannot be -----------------------------------------------------------------------------------


def test_without_pyodide_one_is_told_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CannotMake, match=r"npm install pyodide@314\.0\.7"):
        find_pyodide(None)


def test_a_file_of_another_hash_does_not_go_into_a_site(tmp_path):
    for name in parts.known_parts()["pyodide"]["files"]:
        (tmp_path / name).write_text("something else", "utf-8")
    with pytest.raises(CannotMake, match=r"pyodide\.mjs is not what Pyodide"):
        find_pyodide(tmp_path)


def test_wheels_of_another_hash_are_refused(tmp_path, monkeypatch):
    known = parts.known_parts()
    other = known["wheels"] | {"files": {"fluent.syntax==0.19.0": "0" * 64}}
    monkeypatch.setattr(parts, "known_parts", lambda: {**known, "wheels": other})
    with pytest.raises(CannotMake, match="cannot be downloaded"):
        parts.find_wheels(tmp_path)
    assert not list(tmp_path.glob("*.whl"))


def test_a_folder_with_something_else_is_left_as_it_is(tmp_path):
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(CannotMake, match="something else than a site"):
        writing.write_site(tmp_path, pyodide=PYODIDE)
    assert (tmp_path / "letter.txt").read_text("utf-8") == "dear"


def test_the_command_says_it_in_a_line(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "out").write_text("", "utf-8")
    found = CliRunner().invoke(app, ["site", "out"])
    assert isinstance(found.exception, CannotMake)
