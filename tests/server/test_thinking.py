"""Thinking is shared fairly: nobody waits long because of others, whatever they open or ask.

The long form (WITCHTABLE_LONG=1) is the attack as it was found: 380 tables, a second for each decision.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import quantiles

import pytest

from tests.server import people
from tests.server.attackers import Server as ServerProcess
from tests.server.attackers import open_game
from tests.server.people import Server, finish, play_out, sit_together, until
from tests.server.stuck import hang
from tests.server.test_guests import faults, program
from witchtable import GAMES
from witchtable.engine.place import Place
from witchtable.server.service import questions
from witchtable.server.thinking import bots
from witchtable.server.thinking.turns import Turn, Turns

LONG = bool(os.environ.get("WITCHTABLE_LONG"))
GAME = "whirling-witchcraft"
FOUR = dict.fromkeys("1234", "grandmistress")

anyio = pytest.mark.anyio
pytestmark = pytest.mark.usefixtures("unhurried", "patient")


@pytest.fixture
def patient(monkeypatch):
    """Wait longer than other tests do: here processes are ended, and take a while to come again."""
    monkeypatch.setattr(people, "PATIENCE", 60.0)


# -- many tables of one guest ------------------------------------------------------------------------


async def decision_times(server, table, person, decisions):
    """Play at a table with a bot on seat 1; say how long each of its decisions took."""
    found, rng, match = [], Random(1), server.match(table)
    async with person.socket(table) as socket:
        while len(found) < decisions and not socket.is_over:
            if 1 in match.state.deciders:
                made, started = len(match.log), time.monotonic()
                while not any(move.seat == 1 for move in match.log[made:]):
                    await asyncio.sleep(0.002)
                found.append(time.monotonic() - started)
            elif socket.is_asked:
                await play_out([socket], rng, most=1)
            else:
                await asyncio.sleep(0.002)
    return found


@anyio
async def test_a_strangers_bot_does_not_wait_for_the_tables_of_another(
    anyio_backend, numbered_ids, data
):
    """With one process for all who think deeply; before, each decision waited for all tables."""
    tables, seconds, decisions = (380, 1.0, 100) if LONG else (40, 0.3, 8)
    async with Server(data, bot_seconds=seconds) as server:
        mallory, anna = await server.person("mallory"), await server.person("anna")
        quiet = await sit_together("witchdom", [anna], 2, bots={"1": "apprentice"}, deal=1)
        alone = await decision_times(server, quiet, anna, decisions)
        for _ in range(tables):
            await sit_together(GAME, [mallory], 5, bots=FOUR)
        table = await sit_together("witchdom", [anna], 2, bots={"1": "apprentice"}, deal=2)
        took = await decision_times(server, table, anna, decisions)
        deep = await sit_together(GAME, [anna], 2, bots={"1": "grandmistress"}, deal=3)
        deeply = await decision_times(server, deep, anna, max(4, decisions // 5))
        assert len(server.service.thinking.workers.deep.turns) > tables, "the attack goes on"
        assert faults(server) == {}, "a bot that waits is not late"
        if LONG:
            for name, times in [("quiet", alone), ("apprentice", took), ("grandmistress", deeply)]:
                cuts = quantiles(times, n=100)
                print(f"{name}: p50 {cuts[49]:.3f} s, p99 {cuts[98]:.3f} s, most {max(times):.3f} s")
        assert max(took) < 2
        assert sorted(deeply)[len(deeply) // 2] < 2 + 2 * seconds


@anyio
async def test_what_nobody_asks_any_more_is_not_thought_about(server, anna, monkeypatch):
    tables = [await sit_together(GAME, [anna], 5, bots=FOUR) for _ in range(6)]
    deep = server.service.thinking.workers.deep
    assert len(deep.turns) > 12
    asked = []
    monkeypatch.setattr(bots, "Place", lambda *given: asked.append(given) or Place(*given))
    for table in tables:
        await anna.post(f"/api/tables/{table['table']}/abandon")
    before = len(asked)
    await until(lambda: len(deep.turns) == 0)
    assert len(asked) - before <= 1


@anyio
async def test_figures_tell_who_waits_and_how_long(server, anna):
    for _ in range(5):
        await sit_together(GAME, [anna], 5, bots=FOUR)
    found = server.service.figures.write().decode()
    waiting = next(line for line in found.splitlines() if 'thinking_queue{lane="deep"}' in line)
    assert float(waiting.split()[-1]) >= 10
    assert 'witchtable_thinking_wait_seconds_bucket{lane="deep",le="0.1"}' in found


# -- turns -------------------------------------------------------------------------------------------


def test_players_take_turns_and_so_do_their_tables():
    turns = Turns()
    for number in range(3):
        for table in ("m1", "m2"):
            turns.add(Turn("mallory", table), f"{table} {number}")
    turns.add(Turn("anna", "a"), "a 0")
    turns.add(Turn("ben", "b"), "b 0")
    assert (len(turns), turns.count("mallory"), turns.count_players("anna")) == (8, 6, 3)
    assert turns.count_players("cleo") == 4
    first = [turns.take() for _ in range(4)]
    assert first == ["m1 0", "a 0", "b 0", "m2 0"]
    turns.add(Turn("anna", "a"), "a 1")
    turns.drop(Turn("mallory", "m2"), "m2 1")
    turns.drop(Turn("mallory", "m2"), "m2 1")
    assert [turns.take() for _ in range(5)] == ["m1 1", "a 1", "m2 2", "m1 2", None]
    assert (len(turns), turns.count("mallory")) == (0, 0)


# -- what takes too long -----------------------------------------------------------------------------


def aids(table, name="brews"):
    return f"/api/tables/{table['table']}/aids/{name}"


@anyio
async def test_aids_that_hang_keep_nobody_from_logging_in_asking_and_playing(
    server, anna, ben, monkeypatch
):
    """Before, they filled the threads that check passwords."""
    monkeypatch.setattr(questions, "_aid", hang)
    monkeypatch.setattr(bots, "_QUESTION", 1.0)
    monkeypatch.setattr(bots, "_MOST_QUESTIONS", 1)
    own = await sit_together(GAME, [ben, anna])
    await ben.get(aids(own))  # the processes are there
    table = await sit_together(GAME, [anna], 2, bots={"1": "random"})
    stuck = [
        asyncio.create_task(anna.request("GET", aids(table), params={"stuck": 1})) for _ in "x" * 30
    ]
    await asyncio.sleep(0.1)
    started = time.monotonic()
    await ben.post("/api/account", login="ben", password="correct horse battery")
    assert time.monotonic() - started < 5
    assert (await ben.get(aids(own)))["answer"]["complete"]
    played = await sit_together(GAME, [ben], 2, bots={"1": "apprentice"})
    await until(lambda: server.match(played).log)
    answers = [(a.status_code, a.json()["code"]) for a in await asyncio.gather(*stuck)]
    assert set(answers) == {(503, "unavailable"), (429, "too_many")}
    assert faults(server) == {}


@anyio
async def test_what_was_slow_once_does_not_come_between_quick_answers_again(
    server, anna, ben, monkeypatch
):
    monkeypatch.setattr(questions, "_aid", hang)
    monkeypatch.setattr(bots, "_QUESTION", 1.5)
    table, other = [await sit_together(GAME, [person, ben]) for person in (anna, ben)]
    workers = server.service.thinking.workers
    await ben.get(aids(other))
    assert (await anna.refused("GET", aids(table), stuck=1))["code"] == "unavailable"
    await ben.get(aids(other))
    quick = workers.quick.pids
    assert (await anna.refused("GET", aids(table), stuck=1))["code"] == "unavailable"
    await ben.get(aids(other))
    assert set(quick) <= set(workers.quick.pids), "nothing was cut off among the quick"
    # And whoever was only on a slow machine is back soon.
    while workers._slow:
        await anna.get(aids(table))


@pytest.mark.parametrize("game", GAMES)
@anyio
async def test_questions_about_own_editions_are_answered_from_another_process(
    server, anna, ben, monkeypatch, game
):
    data = dict(GAMES[game].edition().data)
    data["meta"] = data["meta"] | {"edition": "attic"}
    house = await sit_together(game, [anna, ben], deal=1, public=True)
    attic = await sit_together(game, [anna, ben], deal=1, public=True, edition=data)
    asked = []
    work_out = server.service.thinking.work_out

    def noted(who, table, work, *arguments):
        asked.append(work.__name__)
        return work_out(who, table, work, *arguments)

    monkeypatch.setattr(server.service.thinking, "work_out", noted)

    async def both(what, **params):
        return [await anna.get(f"/api/tables/{t['table']}/{what}", **params) for t in (house, attic)]

    for most in (12, 100_000):
        for table in (house, attic):
            await finish(server, table, Random(1), most=most)
        for what in ("choices", "log"):
            first, second = await both(what)
            assert first == second
    first, second = await both("replay", step=9)
    first["view"]["edition"] = "attic"
    assert first == second | {"table": first["table"]}
    first, second = await both("export")
    assert first | {"edition": "attic"} == second
    assert set(asked) == {"_choices", "_log", "_then", "_moves"}


# -- after kill -9 -----------------------------------------------------------------------------------


def descendants(pid):
    """List a process's children, and theirs."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [int(child), *descendants(int(child))]
    return found


def is_alive(pid):
    with suppress(FileNotFoundError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def wait_until(condition, seconds):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux has them")
def test_bots_and_their_programs_end_with_a_server_that_was_killed(tmp_path):
    guest = f"hangs={program('hangs')}"
    # A minute to think: nobody ends because it is done.
    server = ServerProcess(tmp_path, "--no-limits", "--bot-seconds", "60", "--bot", guest)
    try:
        with server.guest("Ann") as ann:
            open_game(ann, seats=5, game=GAME, bots=FOUR)
            open_game(ann, seats=2, game=GAME, bots={"1": "apprentice"})
            open_game(ann, seats=2, game=GAME, bots={"1": "hangs"})
        # A tracker of multiprocessing's, three lanes, and the program behind one of them.
        wait_until(lambda: len(descendants(server.process.pid)) >= 5, 30)
        pids = descendants(server.process.pid)
    finally:
        server.kill()
    try:
        wait_until(lambda: not any(map(is_alive, pids)), 10)
    finally:
        for pid in filter(is_alive, pids):
            os.kill(pid, signal.SIGKILL)
