"""docs/adding-a-game.md is true: the game that it builds is there wherever ours are.

The page is looked at in tests/browser/test_plain_face.py.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest
from scripts.fields import is_up_to_date

from tests.fourth import EXAMPLE, GAME, ROOT, installed
from tests.serving import let_chance_play, serving
from witchtable.client import Client

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
SHOWN = re.findall(r"^```(\w+) (\S+)\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
SOURCES = sorted((EXAMPLE / "hollow_kettle").glob("*.py"))
SMALL = 240  # lines that are written by hand, blank ones apart


@pytest.fixture(scope="module")
def known(tmp_path_factory):
    """An environment in which the example is installed."""
    return installed(tmp_path_factory.mktemp("site"))


def run(environment, *arguments, **more):
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300, **more
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


# -- the guide ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("_kind", "name", "excerpt"), SHOWN, ids=range(len(SHOWN)))
def test_the_guide_shows_the_example_as_it_is(_kind, name, excerpt):
    assert excerpt in (EXAMPLE / name).read_text("utf-8")


def test_the_guide_shows_something_of_every_part():
    parts = {path.relative_to(EXAMPLE).as_posix() for path in SOURCES}
    assert parts < {name for _, name, _ in SHOWN}
    for folder in ("rules", "locale"):
        assert any(f"/{folder}/" in name for _, name, _ in SHOWN)


def test_the_guide_names_every_method_that_a_state_must_have(known):
    code = "from witchtable import State; print(*State.__abstractmethods__)"
    done = subprocess.run([sys.executable, "-c", code], env=known, capture_output=True, text=True)
    for method in done.stdout.split():
        assert f"`{method}`" in GUIDE, method


def test_the_example_is_small():
    code = "".join(path.read_text("utf-8") for path in SOURCES)
    written = re.sub(r" +# -- written by .*?# -- up to here --\n", "", code, flags=re.DOTALL)
    assert len([line for line in written.splitlines() if line.strip()]) <= SMALL


def test_what_follows_from_its_fields_is_up_to_date():
    assert is_up_to_date(EXAMPLE / "hollow_kettle" / "state.py")


# -- what every game owes -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tests", "chosen"),
    [
        ("tests/test_contract.py", GAME),
        ("tests/test_vocabulary.py", GAME),
        ("tests/lab/test_environment.py", GAME),
        # Ours promise more: an apprentice that hardly ever loses to chance, weights, reasons.
        ("tests/bots/test_levels.py", f"{GAME} and not 98 and not weights and not reasons"),
        (str(EXAMPLE / "tests"), ""),
    ],
    ids=["contract", "vocabulary", "pettingzoo", "bots", "its own"],
)
def test_it_passes_the_tests_of_all_games(known, tests, chosen):
    done = run(known, "pytest", "-q", "-p", "no:cacheprovider", tests, "-k", chosen)
    assert re.search(r"\d+ passed", done.stdout)


# -- where it can be played ---------------------------------------------------------------------------


def test_it_is_listed(known):
    assert "Hollow Kettle, 2 to 4 players" in run(known, "witchtable", "games").stdout
    assert "HK-LADLE-01" in run(known, "witchtable", "rules", GAME, "HK-LADLE").stdout


def test_it_is_played_in_the_terminal_to_the_end(known, tmp_path):
    save = tmp_path / "game.wt"
    typed = "hint\n" + "1\n" * 40
    players = ["--players", "anna,adept", "--seed", "3", "--save", str(save)]
    done = run(known, "witchtable", "play", GAME, *players, input=typed)
    assert "% to win" in done.stdout
    assert "hand" in done.stdout
    assert "drops a herb into the kettle" in done.stdout
    assert "The night ends." in done.stdout
    assert re.search(r"finished .* won by", save.read_text("utf-8"))
    run(known, "witchtable", "verify", str(save))


def test_an_adept_beats_chance_in_the_arena(known, tmp_path):
    """With the iterations of an adept, whatever the clock says: it plays the same games again."""
    file = tmp_path / "arena.json"
    bots = ["--bots", "adept@iterations=400,random", "--games", "20", "--jobs", "2"]
    run(known, "witchtable", "arena", GAME, *bots, "--json", str(file))
    adept, _ = json.loads(file.read_text("utf-8"))["bots"]
    assert adept["share"] >= 0.8
    assert not any(adept["faults"].values())


def test_it_is_played_on_the_server_against_every_level(known, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", known["PYTHONPATH"])
    levels = {1: "apprentice", 2: "adept", 3: "grandmistress"}
    with serving(tmp_path) as address, Client(address, name="Chance") as client:
        table = client.open(GAME, seats=4, bots=levels, deal=7)
        let_chance_play(table)


# -- what goes wrong ----------------------------------------------------------------------------------


def test_a_game_that_does_not_load_is_left_out_with_a_warning(tmp_path):
    broken = {"nowhere": "no_such_module:GAME", "nothing": "json:dumps", "twice": "hollow_kettle:GAME"}
    done = run(installed(tmp_path, **broken), "witchtable", "games")
    assert done.stdout.count("Hollow Kettle") == 1
    assert "Witchdom" in done.stdout
    warnings = done.stderr.splitlines()
    assert len(warnings) == 3
    assert "“nowhere” cannot be loaded and is left out: ModuleNotFoundError" in done.stderr
    assert "json:dumps is no Game" in done.stderr
    assert "there is a game 'hollow-kettle' already" in done.stderr


def test_nobody_looks_for_other_games_while_ours_are_imported(known):
    """To look through all packages takes time; it is taken when somebody asks."""
    code = """
import sys, witchtable
assert "witchdom" in witchtable.GAMES and "hollow_kettle" not in sys.modules
assert "hollow-kettle" in witchtable.GAMES and "hollow_kettle" in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", code], env=known, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
