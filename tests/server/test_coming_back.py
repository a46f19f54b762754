"""Coming back after a crash or a restart: soon, with everything, and only where it is safe to."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from random import Random

import pytest

from tests.server.apps import running_app
from tests.server.attackers import ROOT
from tests.server.attackers import Server as Process
from tests.server.people import finish, put_away, sit_together, until
from tests.serving import free_port
from witchtable import GAMES
from witchtable.engine.match import Match
from witchtable.server.store import StoreUnavailable
from witchtable.server.store.opening import CannotOpen, Lock
from witchtable.server.store.sqlite import SqliteStore
from witchtable.server.store.sqlite.connections import known_version
from witchtable.server.tables import restoring, table
from witchtable.server.tables.restoring import EVERY

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("unhurried")]

SEEN = ("asked_version", "question", "version")


def everything(found):
    """All that a table knows of its game and of what it has shown."""
    audience = found.audience
    return {
        "state": found.playing.state.dump(),
        "log": [(move.seat, move.action) for move in found.playing.log],
        "traces": list(found.playing.traces),
        "entries": (found.entries, found.last_change, found.status),
        "seen": {
            viewer: [getattr(viewpoint, name) for name in SEEN]
            for viewer, viewpoint in audience.viewpoints.items()
        },
        "thought": [pytest.approx(v.thought) for v in audience.viewpoints.values()],
        "waits": [pytest.approx(v.waiting_since, abs=5) for v in audience.viewpoints.values()],
        "recent": list(audience._recent),
        "private": {viewer: list(own) for viewer, own in audience._private.items()},
        "may undo": [found.undo.why_not(seat) is None for seat in range(len(found.seats))],
    }


async def play_and_go_back(server, found, rng, moves):
    """Play at random; now and then somebody takes a move back, or all agree to go back."""
    for _ in range(moves):
        await finish(server, found, rng, most=1)
        now = server.table(found)
        if now.status != "running":
            return
        chance = rng.random()
        seat = now.playing.log[-1].seat if now.playing.log else 0
        if chance < 0.15 and now.undo.why_not(seat) is None:
            await now.do(lambda seat=seat, now=now: now.keep("undo", seat, "", None, None))
        elif chance < 0.2:
            keep = rng.randrange(max(0, len(now.playing.log) - 5), len(now.playing.log) + 1)
            await now.do(lambda s=seat, k=keep, t=now: t.keep("rewind", s, str(k), None, None))


def ask_database(server, sql, *values):
    with sqlite3.connect(server.settings.database) as database:
        rows = database.execute(sql, values).fetchall()
    database.close()
    return rows


def count_plays(monkeypatch):
    """Count the moves that matches play."""
    played = []
    once = Match.play_checked

    def play(self, seat, action):
        played.append(action)
        return once(self, seat, action)

    monkeypatch.setattr(Match, "play_checked", play)
    return played


# -- snapshots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_from_a_snapshot_a_table_is_the_same_as_from_the_deal(server, anna, ben, game):
    found = await sit_together(game, [anna, ben], deal=1)
    rng = Random(game)
    for _ in range(4):
        await play_and_go_back(server, found, rng, 23)
        before = everything(server.table(found))
        await server.restart()
        assert everything(server.table(found)) == before
        await server.close()
        ask_database(server, "DELETE FROM snapshots")
        await server.open()
        assert everything(server.table(found)) == before


async def test_from_a_snapshot_only_what_came_after_it_is_played(server, anna, ben, monkeypatch):
    found = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, found, Random(1), most=5 * EVERY + 3)
    played = count_plays(monkeypatch)
    await server.restart()
    assert server.table(found).entries == 5 * EVERY + 3
    assert len(played) <= 3


async def test_however_often_a_move_was_taken_back_it_is_played_once(server, anna, ben, monkeypatch):
    """Each way back used to play the whole game again: hours, for whoever wanted to."""
    monkeypatch.setattr(restoring, "EVERY", 1_000_000)
    found = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, found, Random(1), most=30)
    now = server.table(found)
    for _ in range(20):
        await now.do(lambda: now.keep("rewind", 0, "25", None, None))
        await finish(server, found, Random(1), most=5)
    entries = now.entries
    before = everything(now)
    played = count_plays(monkeypatch)
    await server.restart()
    assert everything(server.table(found)) == before
    assert len(played) <= entries


async def test_taking_back_reaches_as_far_after_a_restart(server, anna, ben):
    """To the last reveal: what no snapshot has is found by playing again."""
    found = await sit_together("witchstone", [anna, ben], deal=1)
    rng = Random(2)
    await finish(server, found, rng, most=EVERY)
    for _ in range(100):
        match = server.match(found)
        log, reveal = match.log, any(trace.reveals for trace in match.traces[-2:])
        if len(log) > 1 and not reveal and log[-1].seat == log[-2].seat:
            break
        await finish(server, found, rng, most=1)
    else:
        pytest.fail("nobody could take two moves back")
    await server.restart()
    log = server.match(found).log
    seat, made = log[-1].seat, len(log)
    for back in range(2):
        answer = await (anna, ben)[seat].undo(found, request=f"back {back}", seat=seat)
        assert answer["kind"] == "ack", answer
    assert len(server.match(found).log) == made - 2


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET body = replace(body, '\"traces\":[', '\"traces\":[[false,false,0],')",
        "UPDATE snapshots SET body = x'00ff'",
        "UPDATE snapshots SET digest = 'else'",
        "UPDATE snapshots SET number = number - 1",
        "UPDATE snapshots SET number = number + 100",
        "DELETE FROM snapshots",
    ],
)
async def test_a_snapshot_that_does_not_fit_is_passed_over(server, anna, ben, damage):
    found = await sit_together("whirling-witchcraft", [anna, ben], deal=1)
    await finish(server, found, Random(1), most=2 * EVERY + 5)
    assert ask_database(server, "SELECT number FROM snapshots") == [(2 * EVERY,)]
    before = everything(server.table(found))
    await server.close()
    ask_database(server, damage)
    await server.open()
    assert everything(server.table(found)) == before


async def test_a_snapshot_of_other_entries_is_passed_over(server, anna, ben):
    """Two tables of the same deal: each has its own way."""
    tables = [await sit_together("witchdom", [anna, ben], deal=1) for _ in range(2)]
    for number, found in enumerate(tables):
        await finish(server, found, Random(number), most=EVERY + 2)
    before = [everything(server.table(found)) for found in tables]
    await server.close()
    one, two = (found["table"] for found in tables)
    sql = (
        "UPDATE snapshots SET (digest, body) ="
        ' (SELECT digest, body FROM snapshots WHERE "table" = ?) WHERE "table" = ?'
    )
    ask_database(server, sql, one, two)
    await server.open()
    assert [everything(server.table(found)) for found in tables] == before


async def test_snapshots_of_finished_games_are_not_kept(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, found, Random(1), most=EVERY + 1)
    assert ask_database(server, "SELECT count(*) FROM snapshots") == [(1,)]
    await finish(server, found, Random(1))
    assert ask_database(server, "SELECT count(*) FROM snapshots") == [(0,)]


async def test_a_long_game_without_a_snapshot_has_one_after_it_was_brought_in(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, found, Random(1), most=2 * EVERY + 3)
    await server.close()
    ask_database(server, "DELETE FROM snapshots")
    await server.open()
    await server.close()
    assert ask_database(server, "SELECT number FROM snapshots") == [(2 * EVERY + 3,)]
    await server.open()


# -- waking -------------------------------------------------------------------------------------------


async def test_games_are_played_again_beside_the_loop(server, anna, ben, monkeypatch):
    found = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, found, Random(1), most=5)
    await server.close()
    threads = []
    restore = table.restore
    monkeypatch.setattr(
        table, "restore", lambda *all: (threads.append(threading.current_thread()), restore(*all))
    )
    await server.open()
    assert threads
    assert threading.main_thread() not in threads


async def test_tables_where_something_happens_by_itself_wake_first(server, anna, ben):
    clock = {"per": "game", "seconds": 86400}
    kinds = {
        "turns": {"pace": "turns"},
        "live": {},
        "turns with a clock": {"pace": "turns", "clock": clock},
        "live with a clock": {"clock": clock},
    }
    tables = {}
    for name, setup in kinds.items():
        tables[name] = (await sit_together("witchdom", [anna, ben], deal=1, **setup))["table"]
    await server.restart()
    assert list(server.service.tables.at_hand) == [
        tables[name] for name in ("live with a clock", "live", "turns with a clock", "turns")
    ]


async def test_whoever_waits_for_a_table_is_served_before_the_others_wake(
    server, anna, ben, monkeypatch
):
    tables = [await sit_together("witchdom", [anna, ben], deal=1) for _ in range(12)]
    await server.close()
    woken = []
    restore = table.restore
    monkeypatch.setattr(table, "restore", lambda t, *all: (woken.append(t.id), restore(t, *all)))
    # As `server.open` does, which waits until all are awake.
    server._running = running_app(server.settings)
    server.app = await server._running.__aenter__()
    wanted = tables[0]  # the oldest, which would wake last
    await anna.look(wanted)
    assert woken.index(wanted["table"]) <= 2
    assert len(server.service.tables.at_hand) < 12
    await server.service._waking
    assert len(server.service.tables.at_hand) == 12


# -- one server for each folder, and only what it understands ------------------------------------------


def test_a_folder_is_one_servers_alone(tmp_path):
    first = Lock(tmp_path)
    with pytest.raises(CannotOpen) as refused:
        Lock(tmp_path)
    assert refused.value.reason == "taken"
    # Nor does another process get it, also after this one has asked twice.
    code = "import sys; from pathlib import Path; from witchtable.server.store.opening import Lock; "
    code += f"Lock(Path({str(tmp_path)!r}))"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    other = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=environment, timeout=60
    )
    assert other.returncode != 0
    first.release()
    Lock(tmp_path).release()


def start(data, *more, port=None):
    """Start a server that is to refuse; returns its exit code and what it says."""
    command = [sys.executable, "-m", "witchtable", "serve", "--no-browser", "--data", str(data), *more]
    command += ["--port", str(port or free_port())]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    return done.returncode, done.stderr


def says(code, text, *words):
    """Check a refusal: one sentence that says what to do, and no traceback."""
    assert code == 2, text
    assert "Traceback" not in text
    assert len(text.strip().splitlines()) == 1, text
    for word in words:
        assert word in text
    return True


def test_a_second_server_on_the_same_folder_refuses_and_a_killed_one_leaves_no_lock(tmp_path):
    first = Process(tmp_path / "data")
    try:
        assert says(*start(first.data), "another server", "--data")
        assert says(*start(tmp_path / "other", port=first.port), "cannot listen")
        first.kill()
        first.start(first.port)
    finally:
        first.stop()


async def make_database(folder):
    store = SqliteStore(folder / "witchtable.sqlite3")
    await store.close()
    return store.path


async def test_a_database_of_a_newer_program_is_refused_and_not_changed(tmp_path):
    path = await make_database(tmp_path)
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {known_version() + 1}")
    database.close()
    before = path.read_bytes()
    assert says(*start(tmp_path), "newer version", "--data")
    assert path.read_bytes() == before
    with pytest.raises(CannotOpen):
        SqliteStore(path)


async def test_a_damaged_database_is_refused(tmp_path):
    path = await make_database(tmp_path)
    path.write_bytes(b"this is no database, " * 1000)
    assert says(*start(tmp_path), "damaged", "backup")
    path.write_bytes(b"")
    with closing(sqlite3.connect(path)) as theirs:
        theirs.execute("CREATE TABLE invoices (id INTEGER)")
    assert says(*start(tmp_path), "something else", "invoices")
    path.write_bytes(b"")  # what a crash may leave of a new one: nothing is lost, so begin
    SqliteStore(path)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    assert says(*start(tmp_path / "file" / "data"), "nothing can be kept", "--data")


# -- what health tells ---------------------------------------------------------------------------------


async def test_health_tells_when_nothing_can_be_kept_and_when_it_can_again(server, anna, monkeypatch):
    writer = server.service.store._writer
    assert (await anna.get("/health")) == {"status": "ok"}
    # As SQLite itself says it: no more pages than there are.
    await writer.write(("PRAGMA user_version", ()))
    full = {"on": True}
    run = sys.modules["witchtable.server.store.sqlite.connections"]._run

    def fails(connection, job):
        if full["on"]:
            raise sqlite3.OperationalError("database or disk is full")
        run(connection, job)

    monkeypatch.setattr("witchtable.server.store.sqlite.connections._run", fails)
    monkeypatch.setattr("witchtable.server.store.sql._TRY_AGAIN", 0.0)
    response = await anna.request("POST", "/api/tables", json={"game": "witchdom", "seats": 2})
    assert response.status_code == 503
    response = await anna.request("GET", "/health")
    assert (response.status_code, response.json()) == (503, {"status": "cannot_keep"})
    full["on"] = False
    assert (await anna.get("/health")) == {"status": "ok"}


async def test_health_tells_while_tables_still_sleep(server, anna):
    server.service._waking = asyncio.create_task(asyncio.sleep(60))
    assert (await anna.get("/health")) == {"status": "waking"}
    server.service._waking.cancel()


# -- housekeeping --------------------------------------------------------------------------------------


async def test_one_tables_failure_does_not_stop_the_housekeeping_of_the_others(
    server, anna, ben, monkeypatch
):
    tables = [await sit_together("witchdom", [anna, ben], deal=1) for _ in range(3)]
    store = server.service.store
    keep = store.set_status

    async def full(*_, **__):
        raise StoreUnavailable("disk is full")

    monkeypatch.setattr(store, "set_status", full)
    for found in tables:
        await finish(server, found, Random(1))
    first = server.table(tables[0]).id

    async def fails_for_the_first(id, *more, **how):
        if id == first:
            raise RuntimeError("for ever")
        await keep(id, *more, **how)

    monkeypatch.setattr(store, "set_status", fails_for_the_first)
    closed = await sit_together("witchdom", [anna, ben], deal=1)
    await store.mark_closed(closed["table"], 1.0)
    await server.service.tidy_up()
    assert [server.table(found).has_results for found in tables] == [False, True, True]
    assert server.table(closed).status == "abandoned"
    monkeypatch.setattr(store, "set_status", keep)
    await server.service.tidy_up()
    assert server.table(tables[0]).has_results


async def test_a_result_that_is_being_written_when_the_house_is_kept_is_kept_once(
    server, anna, ben, monkeypatch
):
    found = await sit_together("witchdom", [anna, ben], deal=1)
    now, store = server.table(found), server.service.store
    keep, writing, go_on = store.set_status, asyncio.Event(), asyncio.Event()
    calls = []

    async def slow(*all, **more):
        calls.append(all)
        writing.set()
        await go_on.wait()
        await keep(*all, **more)

    monkeypatch.setattr(store, "set_status", slow)
    end = asyncio.create_task(finish(server, found, Random(1)))
    await asyncio.wait_for(writing.wait(), 10)
    tidying = asyncio.create_task(server.service.tidy_up())
    await asyncio.sleep(0.05)
    go_on.set()
    await asyncio.gather(end, tidying)
    assert now.has_results
    assert len(calls) == 1


async def test_a_result_that_was_written_without_anybody_being_told_does_not_fail_for_ever(
    server, anna, ben
):
    found = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, found, Random(1))
    now = server.table(found)
    results = ask_database(server, "SELECT * FROM results ORDER BY seat")
    now.has_results = False
    await server.service.tidy_up()
    assert now.has_results
    assert ask_database(server, "SELECT * FROM results ORDER BY seat") == results


async def test_a_table_that_was_put_away_comes_back_from_its_snapshot(server, anna, ben, monkeypatch):
    found = await sit_together("witchdom", [anna, ben], deal=1, pace="turns")
    await finish(server, found, Random(1), most=2 * EVERY + 1)
    before = everything(server.table(found))
    put_away(server, found)
    await until(lambda: found["table"] not in server.service.tables.at_hand)
    played = count_plays(monkeypatch)
    await anna.look(found)
    assert everything(server.table(found)) == before
    assert len(played) <= 1
