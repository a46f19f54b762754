"""One function seats every bot that there is a name for, and refuses the others in words."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.guests import visitors
from tests.guests.visitors import Last
from witchtable import GAMES, Place
from witchtable.bots import LEVELS
from witchtable.engine.errors import BadBot, UnknownBot
from witchtable.guests import dismiss, is_bot, is_guest, loading, seat
from witchtable.guests.program import ProgramBot

GAME = GAMES["witchdom"]
HERE = "tests.guests.visitors"


@pytest.fixture
def installed(monkeypatch):
    """Install a package that offers two bots, one of them broken."""
    points = [
        EntryPoint("moonlight", f"{HERE}:Last", loading.GROUP),
        EntryPoint("eclipse", "no_such_module:Bot", loading.GROUP),
    ]

    def find(*, group, name=None):
        assert group == loading.GROUP
        return [point for point in points if name in (None, point.name)]

    monkeypatch.setattr(loading, "entry_points", find)
    loading._installed.cache_clear()
    yield
    loading._installed.cache_clear()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_seated_by_name(level):
    assert callable(seat(level, GAME, 1).choose)
    assert is_bot(level)
    assert not is_guest(level)


def test_the_settings_of_a_level_are_handed_on():
    with pytest.raises(UnknownBot):
        seat("random@iterations=5", GAME)


def test_a_class_is_called_with_the_game_and_its_own_chance():
    bot = seat(f"{HERE}:Last", GAME, seed=3)
    assert type(bot) is Last
    assert bot.game is GAME
    assert bot.rng.random() == seat(f"{HERE}:Last", GAME, seed=3).rng.random()
    state = GAME.new(seats=2, seed=1)
    assert bot.choose(Place(state, 0)) == state.legal(0)[-1]
    dismiss(bot)  # there is nothing to end


def test_an_entry_point_is_seated_by_its_name(installed):
    assert type(seat("moonlight", GAME)) is Last
    assert is_guest("moonlight")
    with pytest.raises(BadBot, match=r"eclipse.*no_such_module"):
        seat("eclipse", GAME)
    with pytest.raises(
        UnknownBot, match=r"random, novice, apprentice.*eclipse, moonlight, module:Class"
    ):
        seat("sunlight", GAME)


def test_a_module_beside_us_is_found(tmp_path, monkeypatch):
    code = Path(visitors.__file__).read_text("utf-8")
    (tmp_path / "attic_bot.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert seat("attic_bot:Last", GAME).choose(Place(GAME.new(seats=2, seed=1), 0))


def test_a_program_is_not_started_before_it_is_asked():
    bot = seat("command:no-such-program --at 'all of it'", GAME)
    assert isinstance(bot, ProgramBot)
    assert bot._words == ["no-such-program", "--at", "all of it"]
    dismiss(bot)


@pytest.mark.parametrize(
    ("spec", "error", "words"),
    [
        ("genius", UnknownBot, r"“genius”.*random, novice.*module:Class, command:program"),
        ("", UnknownBot, "random"),
        (":", UnknownBot, "random"),
        ("module:", UnknownBot, "random"),
        (":Class", UnknownBot, "random"),
        ("../module:Class", UnknownBot, "random"),
        ("mo dule:Class", UnknownBot, "random"),
        ("no_such_module:Bot", BadBot, r"imported \(ModuleNotFoundError: No module named"),
        ("tests.guests.broken:Bot", BadBot, r"imported \(SystemExit: 7"),
        (f"{HERE}:NoSuchBot", BadBot, "has no NoSuchBot"),
        (f"{HERE}:Last.Deeper", BadBot, "has no Last.Deeper"),
        (f"{HERE}:NOT_CALLABLE", BadBot, "has no NOT_CALLABLE"),
        (f"{HERE}:Silent", BadBot, "no choose"),
        (f"{HERE}:Shy", BadBot, r"\(game, rng\) failed \(TypeError"),
        ("command:", BadBot, "empty"),
        ("command:sh -c 'open", BadBot, "No closing quotation"),
    ],
)
def test_what_cannot_be_seated_is_refused_in_words(spec, error, words):
    with pytest.raises(error, match=words):
        seat(spec, GAME)


@pytest.mark.parametrize("name", ["anna", "Anna Maria", "anna: yes", "", "1:2"])
def test_people_are_not_taken_for_bots(name):
    assert not is_bot(name)
