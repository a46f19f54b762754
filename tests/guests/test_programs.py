"""Programs as bots: whole games over the line protocol, and everything that can go wrong with it."""

from __future__ import annotations

import gc
import json
import os
import shlex
import sys
import time
from pathlib import Path
from random import Random

import pytest

from witchtable import GAMES, Place
from witchtable.engine.errors import BotFault
from witchtable.guests import ask, dismiss, program, seat
from witchtable.guests.program import RESTARTS, ProgramBot
from witchtable.guests.protocol import Responder

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).with_name("programs.py")
GAME = GAMES["witchdom"]


def command(*words):
    return "command:" + shlex.join(map(str, words))


def bad(kind, **more):
    return ProgramBot([sys.executable, str(PROGRAMS), kind], GAME, name=kind, **more)


@pytest.fixture
def place():
    return Place(GAME.new(seats=2, seed=1), 0, 60.0)


@pytest.fixture
def hasty():
    """A decision with next to no time: for those who would never answer."""
    return Place(GAME.new(seats=2, seed=1), 0, 0.1)


def play(game, spec, seats=2):
    """Let a bot play against chance; gives the faults and the end."""
    state = game.new(seats=seats, seed=5)
    guest, chance = seat(spec, game, 3), seat("random", game, 4)
    faults = []
    while state.deciders:
        decider = state.deciders[0]
        bot = guest if decider == 0 else chance
        answer = ask(bot, Place(state, decider, 60.0), state.fallback, name=spec)
        faults += [answer.fault] if answer.fault else []
        state.apply(decider, answer.action)
    dismiss(guest)
    return faults, state


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_our_own_bots_speak_the_protocol(game):
    """As a program they choose as they do here: what they are sent tells them all they may know."""
    spec = command(sys.executable, "-m", "witchtable", "bot", game.id, "--level", "apprentice")
    faults, state = play(game, spec, seats=game.seats.start)  # Witchdom: alone against Ostara
    assert faults == []
    assert state.winners
    assert state.digest == play(game, "apprentice", seats=game.seats.start)[1].digest


@pytest.mark.parametrize("example", ["line_bot.py", "line_bot.sh"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_examples_play_every_game(game, example):
    runner = sys.executable if example.endswith(".py") else "sh"
    faults, state = play(game, command(runner, ROOT / "examples" / example))
    assert faults == []
    assert state.winners


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_bot_in_ten_lines_plays_every_game(game, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "examples")
    faults, state = play(game, "ten_line_bot:Greedy")
    assert faults == []
    assert state.winners
    code = (ROOT / "examples" / "ten_line_bot.py").read_text("utf-8")
    assert code in (ROOT / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("kind", "fault", "text"),
    [
        ("dies", "died", "my last words"),
        ("dies", "died", "exit code 1"),
        ("deaf-at-once", "died", "best intentions"),
        ("deaf-at-once", "died", "exit code 4"),
        ("rude", "illegal", "nonsense"),
        ("blank", "raised", "not ready"),
        ("garbage", "illegal", "hello?"),
        ("illegal", "illegal", "fly to the moon"),
        ("empty", "illegal", "without an action"),
        ("wrong-number", "illegal", "decision 2 when asked for 1"),
        ("complains", "raised", "out of ideas"),
    ],
)
def test_what_a_program_does_wrong_is_said(place, kind, fault, text):
    bot = bad(kind)
    with pytest.raises(BotFault) as found:
        bot.choose(place)
    dismiss(bot)
    assert (found.value.kind, found.value.bot) == (fault, kind)
    assert text in found.value.text
    state = GAME.new(seats=2, seed=1)
    answer = ask(bot, place, state.fallback, name="the visitor")
    assert answer.action == state.fallback(0)
    assert (answer.fault.kind, answer.fault.bot) == (fault, "the visitor")
    dismiss(bot)


def test_an_action_that_is_not_allowed_now_is_illegal(place):
    bot = bad("not-now")
    answer = ask(bot, place, GAME.new(seats=2, seed=1).fallback)
    assert (answer.fault.kind, answer.fault.text) == ("illegal", "end")
    dismiss(bot)


@pytest.mark.parametrize("kind", ["hangs", "hangs-with-child"])
def test_a_program_that_hangs_is_ended(hasty, kind):
    bot = bad(kind, grace=0.1)
    bot.prepare(hasty)
    process = bot._process._child
    with pytest.raises(BotFault, match="took too long"):
        bot.choose(hasty)
    assert process.returncode is not None
    dismiss(bot)


def test_a_program_that_speaks_without_end_is_ended(hasty):
    bot = bad("endless", grace=0.1)
    with pytest.raises(BotFault) as found:
        bot.choose(hasty)
    assert found.value.kind in ("died", "late")
    dismiss(bot)


def test_a_program_that_never_gets_ready_is_ended(place, monkeypatch):
    monkeypatch.setattr(program, "START_SECONDS", 0.2)
    with pytest.raises(BotFault, match="took too long"):
        bad("mute").choose(place)


def test_a_program_that_is_not_there(place):
    bot = seat("command:no-such-program", GAME)
    with pytest.raises(BotFault, match=r"cannot be started.*no-such-program"):
        bot.choose(place)


def test_starting_is_not_thinking(monkeypatch):
    """A program that takes long to start is not late with its first answer."""
    bot = bad("good", grace=60)
    start = ProgramBot._start

    def slowly(self, table):
        start(self, table)
        time.sleep(0.3)

    monkeypatch.setattr(ProgramBot, "_start", slowly)
    state = GAME.new(seats=2, seed=1)
    assert ask(bot, Place(state, 0, 60.0), state.fallback).seconds < 60
    dismiss(bot)
    bot._failures = 0
    began = time.perf_counter()
    answer = ask(bot, Place(state, 0, 60.0), state.fallback)
    assert answer.seconds <= time.perf_counter() - began - 0.3
    dismiss(bot)


def test_a_program_that_ends_is_started_again_a_few_times(place):
    bot = bad("dies-at-third")
    assert bot.choose(place) == bot.choose(place) == place.legal[0]
    with pytest.raises(BotFault, match="has ended"):
        bot.choose(place)
    assert bot.choose(place) == place.legal[0]  # the numbers of decisions go on
    dismiss(bot)
    hopeless = bad("dies")
    for _ in range(RESTARTS + 1):
        with pytest.raises(BotFault, match="my last words"):
            hopeless.choose(place)
    with pytest.raises(BotFault, match="not started again"):
        hopeless.choose(place)


def test_a_program_learns_of_another_table():
    """At a table for two and then for three: the program starts anew, and that is no fault."""
    bot = bad("good")
    for seats in (2, 3, 2, 3, 2, 3):
        place = Place(GAME.new(seats=seats, seed=1), 0, 60.0)
        assert bot.choose(place) == place.legal[0]
    dismiss(bot)


def test_nothing_of_ours_outlives_its_bot(place):
    bot = bad("good")
    bot.choose(place)
    process = bot._process._child
    del bot
    gc.collect()
    assert process.returncode is not None


def test_a_program_goes_with_its_table(place):
    bot = bad("good")
    bot.choose(place)
    child = bot._process._child
    dismiss(bot)
    assert child.returncode == 0  # it heard the farewell
    dismiss(bot)
    with pytest.raises(ProcessLookupError):
        os.kill(child.pid, 0)


def test_only_what_the_seat_may_know_is_sent(place, monkeypatch):
    """The position is a guess: of two that differ in what is hidden, the same is sent."""
    sent = []
    monkeypatch.setattr(ProgramBot, "_exchange", lambda *asked: sent.append(asked[1]))
    monkeypatch.setattr(ProgramBot, "_read", lambda *_: None)
    state = GAME.new(seats=2, seed=1)
    for version in (state, state.sample(0, Random(1)), state.sample(0, Random(2))):
        bot = bad("good")
        bot._process, bot._table = object(), bot._hello(place)
        bot._wants = frozenset({"position"})
        bot.choose(Place(version, 0))
    assert sent[0] == sent[1] == sent[2]
    assert sent[0].position is not None
    assert state.dump()["chance"] != sent[0].position["chance"]


def test_a_refused_hello_is_said():
    """A program for another game says so itself."""
    spec = command(sys.executable, "-m", "witchtable", "bot", "witchstone")
    bot = seat(spec, GAME)
    with pytest.raises(BotFault, match="this program speaks of"):
        bot.choose(Place(GAME.new(seats=2, seed=1), 0, 60.0))


def test_the_protocol_as_it_is_documented(witchtable_bot):
    """The lines of docs/bots.md, from the side of the table."""
    assert witchtable_bot("nonsense")["error"]
    assert witchtable_bot({"type": "choose", "decision": 1, "seat": 0, "seconds": 1, "legal": [],
                           "view": {}})["error"].startswith("asked before hello")  # fmt: skip
    edition = GAME.edition()
    hello = {"type": "hello", "protocol": 1, "game": "witchdom", "rules": GAME.rules_version,
             "seats": 2, "options": {}, "edition": edition.name,
             "fingerprint": edition.fingerprint, "seed": 1}  # fmt: skip
    assert "error" in witchtable_bot({**hello, "protocol": 99})
    assert "error" in witchtable_bot({**hello, "options": {"flying": True}})
    assert witchtable_bot(hello) == {"type": "ready", "wants": ["position"]}
    state = GAME.new(seats=2, seed=1)
    question = {"type": "choose", "decision": 7, "seat": 0, "seconds": 1, "legal": [],
                "view": state.view(0), "position": state.dump()}  # fmt: skip
    answer = witchtable_bot(question)
    assert answer["decision"] == 7
    assert GAME.parse(answer["action"]) in state.legal(0)


@pytest.fixture
def witchtable_bot():
    """Say a line to one of our bots, in this process; gives the answer."""
    responder = Responder(GAME, GAME.edition(), lambda seed: seat("apprentice", GAME, seed))
    assert responder.answer(b'{"type": "bye"}') is None
    return lambda message: json.loads(responder.answer(json.dumps(message).encode()))
