"""The server inside a browser: the same dialogue as over a network, and all that is shown is kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from random import Random

import msgspec
import pytest

from tests.server.inside import InsideServer, MemoryKeeper
from tests.server.people import Person, finish, play_out, until

# What one person does alone is the same there; `server` is this module's.
from tests.server.test_lessons import (  # noqa: F401
    learn,
    test_a_lesson_goes_on_where_it_was,
    test_a_lesson_is_played_to_its_end_and_remembered,
    test_a_step_can_be_skipped_and_gone_back_to,
    test_there_is_nothing_to_go_through_at_other_tables,
    test_what_is_not_asked_is_refused_with_the_rule_and_changes_nothing,
    test_who_asks_twice_because_an_answer_was_lost_skips_once,
)
from witchtable import GAMES, Match
from witchtable.server.inside.journal import CannotRead
from witchtable.server.store.sqlite.connections import known_version

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("unhurried")]


@pytest.fixture
async def server(anyio_backend, numbered_ids):
    async with InsideServer() as running:
        yield running


async def begun(anna, game, bot="apprentice"):
    table = await anna.open_table(game, seats=2)
    await anna.post(f"/api/tables/{table['table']}/seats/1/bot", level=bot)
    await anna.start(table)
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_against_a_bot_is_played_to_its_end_and_looked_back_at(server, anna, game):
    table = await begun(anna, game)
    async with anna.socket(table, seat=0) as socket:
        await play_out([socket], Random(3))
    where = f"/api/tables/{table['table']}"
    await until(lambda: server.table(table).status == "over")
    record = await anna.request("GET", f"{where}/record")
    assert record.headers["content-disposition"].endswith('.txt"')
    again = Match.loads(record.text)
    assert again.state.scores == server.match(table).state.scores
    steps = len(server.match(table).log)
    assert (await anna.get(f"{where}/replay", step=steps))["scores"] == again.state.scores
    export = await anna.get(f"{where}/export")
    assert len(export["moves"]) == steps
    (statistics,) = await anna.get(f"/api/players/{anna.id}/statistics")
    assert (statistics["game"], statistics["games"]) == (game, 1)
    assert server.thinker.jobs > 3  # the bot thought where nothing is looked at


async def test_what_was_shown_is_there_when_the_tab_is_closed_in_mid_move(server, anna):
    table = await begun(anna, "witchdom")
    async with anna.socket(table, seat=0) as socket:
        await play_out([socket], Random(5), most=12)
    shown = [str(move.action) for move in server.match(table).log]
    kept = server.keeper
    await server.vanish()
    async with InsideServer(kept) as other:
        back = Person(other)
        assert (await back.get("/api/me"))["name"] == "anna"  # signed in as before
        await back.look(table)
        assert [str(move.action) for move in other.match(table).log][: len(shown)] == shown
        async with back.socket(table, seat=0) as socket:
            await play_out([socket], Random(6), most=5)


async def test_moves_are_taken_back(server, anna):
    table = await begun(anna, "witchstone")
    async with anna.socket(table, seat=0) as socket:
        for _ in range(200):
            await socket.wait_for(lambda: socket.is_asked)
            if socket.state["can_undo"]:
                break
            await socket.move(Random(1).choice(socket.choices))
        before = len(server.match(table).log)
        answer = await anna.undo(table, seat=0)
        assert answer["kind"] == "ack", answer
        assert len(server.match(table).log) < before


async def test_a_review_is_made_where_nothing_is_looked_at(server, anna):
    table = await begun(anna, "whirling-witchcraft")
    await finish(server, table, Random(1))
    where = f"/api/tables/{table['table']}/review"
    await anna.post(where)
    async with asyncio.timeout(60):
        while (found := await anna.get(where))["review"] is None:
            assert found["status"] in ("waiting", "working")
            await asyncio.sleep(0.05)
    assert found["progress"] > 0


async def test_until_the_worker_has_come_up_what_takes_no_time_is_done_here(server, anna):
    server.thinker.is_up = False
    table = await begun(anna, "witchdom")
    async with anna.socket(table, seat=0) as socket:
        await play_out([socket], Random(5), most=20)
        await socket.wait_for(lambda: socket.is_asked)
    assert server.thinker.jobs == 0
    assert {move.seat for move in server.match(table).log} == {0, 1}


async def test_hints_are_thought_out(server, anna):
    table = await begun(anna, "witchdom")
    async with anna.socket(table, seat=0) as socket:
        await socket.wait_for(lambda: socket.is_asked)
        found = await anna.get(f"/api/tables/{table['table']}/hints", seat=0)
    assert found["hints"]


# -- games in files -----------------------------------------------------------------------------------


async def test_a_finished_game_comes_in_by_its_record_once(server, anna):
    table = await begun(anna, "witchdom")
    await finish(server, table, Random(1))
    text = (await anna.request("GET", f"/api/tables/{table['table']}/record")).text
    found = await anna.request("POST", "/api/records", json={"text": text})
    assert (found.status_code, found.json()["table"]) == (200, table["table"])  # it was here
    async with InsideServer() as elsewhere:
        other = await elsewhere.person("anna")
        found = await other.request("POST", "/api/records", json={"text": text})
        assert found.status_code == 201, found.text
        brought = found.json()
        assert (brought["status"], brought["seats"]) == ("over", [0])
        assert [player["bot"] for player in brought["players"]] == [None, "apprentice"]
        assert [row["table"] for row in (await other.get("/api/me"))["tables"]] == [brought["table"]]
        again = await other.request("GET", f"/api/tables/{brought['table']}/record")
        assert again.text == text
        kept = elsewhere.keeper
        await elsewhere.vanish()
        async with InsideServer(kept) as back:
            other = Person(back)
            assert (await other.get(f"/api/tables/{brought['table']}/replay", step=3))["step"] == 3
            assert (await other.request("POST", "/api/records", json={"text": text})).status_code == 200


async def test_a_game_that_is_not_over_goes_on_elsewhere(server, anna):
    table = await begun(anna, "witchdom")
    async with anna.socket(table, seat=0) as socket:
        await play_out([socket], Random(5), most=4)
        await socket.wait_for(lambda: socket.is_asked)
    text = (await anna.request("GET", "/api/records")).text
    assert (await anna.request("POST", "/api/records", json={"text": text})).status_code == 200
    async with InsideServer() as elsewhere:
        other = await elsewhere.person("anna")
        brought = await other.post("/api/records", text=text)
        assert (brought["status"], brought["seats"]) == ("running", [0])
        async with other.socket(brought, seat=0) as socket:
            await play_out([socket], Random(1))
        await until(lambda: elsewhere.table(brought).status == "over")
        assert elsewhere.thinker.jobs > 3  # the bot plays on, too
        assert (await other.get(f"/api/players/{other.id}/statistics"))[0]["games"] == 1
        # What has gone on is not brought back to where it was.
        again = await other.request("POST", "/api/records", json={"text": text})
        assert (again.status_code, again.json()["table"]) == (200, brought["table"])


async def test_all_games_go_out_in_one_file_however_few_are_listed(server, anna, monkeypatch):
    monkeypatch.setattr("witchtable.server.store.questions._OWN", 1)
    for game in ("witchdom", "whirling-witchcraft"):
        await finish(server, await begun(anna, game), Random(1))
    await begun(anna, "witchstone")
    await learn(anna)  # begun anew elsewhere
    assert len((await anna.get("/api/me"))["tables"]) == 1
    found = await anna.request("GET", "/api/records")
    assert found.headers["content-disposition"].endswith('"witchtable.txt"')
    texts = [f"witchtable record {text}" for text in found.text.split("witchtable record ")[1:]]
    assert [Match.loads(text).game.id for text in texts] == [
        "witchdom",
        "whirling-witchcraft",
        "witchstone",
    ]
    for text in texts:  # all are known to be here, too
        assert (await anna.request("POST", "/api/records", json={"text": text})).status_code == 200


async def test_a_game_by_other_rules_stays_behind_when_all_go_out(server, anna):
    await finish(server, await begun(anna, "witchdom"), Random(1))
    kept = server.keeper
    await server.service.store._writer.write(("UPDATE tables SET rules = rules - 1", ()))
    await server.vanish()
    async with InsideServer(kept) as other:
        found = await Person(other).request("GET", "/api/records")
        assert (found.status_code, found.text) == (200, "")


async def test_a_damaged_record_is_refused_with_its_line(server, anna):
    match = Match(GAMES["witchdom"], seats=2, seed="a record")
    running = match.dumps()
    refused = await anna.refused("POST", "/api/records", text=running.replace("seats: 2", "seats: two"))
    assert refused["message"]["args"]["where"]["args"] == {"line": 5}
    assert "Line 5" in refused["reason"]
    assert (refused["status"], refused["code"]) == (400, "malformed")
    assert (await anna.refused("POST", "/api/records", text="a letter"))["code"] == "malformed"


# -- what is asked wrongly ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "unknown_route"),
        ("POST", "/api/games", "{}", 404, "unknown_route"),
        ("GET", "/api/games/chess/edition", None, 404, "unknown_route"),
        ("GET", "/api/tables/none", None, 404, "unknown_table"),
        ("GET", "/api/tables/none?seat=x", None, 400, "malformed"),
        ("POST", "/api/tables", "{", 400, "malformed"),
        ("POST", "/api/tables", '{"game": 7}', 400, "malformed"),
        ("POST", "/api/tables", '{"game": "chess", "seats": 2}', 400, "malformed"),
        ("POST", "/api/session", json.dumps({"name": "x" * 600_000}), 413, "too_large"),
        ("POST", "/api/account", '{"login": "anna", "password": "a long secret"}', 403, "forbidden"),
        ("POST", "/api/session", '{"login": "anna", "password": "a long secret"}', 403, "forbidden"),
    ],
)
async def test_what_cannot_be_is_refused_as_by_a_server(server, anna, method, path, body, status, code):
    found = await server.door.request(method, path, {}, body)
    reject = json.loads(found.body)
    assert (found.status, reject["code"]) == (status, code), reject
    assert reject["reason"]


async def test_nobody_has_come_in_yet(server):
    found = await server.door.request("POST", "/api/tables", {}, '{"game": "witchdom", "seats": 2}')
    assert found.status == 401
    assert json.loads((await server.door.request("GET", "/api/addresses", {}, None)).body) == {
        "open": False,
        "addresses": [],
    }


async def test_who_signs_out_is_nobody(server, anna):
    await anna.delete("/api/session")
    assert (await anna.get("/api/me"))["name"] is None


async def test_a_socket_to_nowhere_says_why_and_ends(server, anna):
    for path, code in (("/api/tables/none/socket", 4404), ("/api/nothing", 4404)):
        said, ended = [], asyncio.get_running_loop().create_future()
        server.door.connect(path, said.append, lambda *why, ended=ended: ended.set_result(why))
        assert (await asyncio.wait_for(ended, 10))[0] == code
        assert json.loads(said[0])["kind"] == "reject"


# -- what the browser keeps ---------------------------------------------------------------------------


async def test_what_the_browser_does_not_keep_is_not_shown(server, anna):
    table = await begun(anna, "witchdom")
    async with anna.socket(table, seat=0) as socket:
        await socket.wait_for(lambda: socket.is_asked)
        log, parts = len(server.match(table).log), dict(server.keeper.parts)
        server.keeper.is_full = True
        answer = await socket.move(socket.choices[0])
        assert (answer["kind"], answer["code"]) == ("reject", "unavailable")
        assert len(server.match(table).log) == log
        assert server.keeper.parts == parts
        assert (await anna.request("GET", "/health")).status_code == 503
        server.keeper.is_full = False
        await asyncio.sleep(1.1)
        assert (await anna.request("GET", "/health")).status_code == 200
        assert (await socket.move(socket.choices[0]))["kind"] == "ack"


async def test_parts_become_a_whole_from_time_to_time(server, anna, monkeypatch):
    monkeypatch.setattr("witchtable.server.inside.journal._MOST_PARTS", 10)
    whole = server.keeper.whole
    for number in range(25):
        await anna.post("/api/session", name=f"anna {number}")
    await until(lambda: len(server.keeper.parts) < 10)
    assert server.keeper.whole != whole
    kept = server.keeper
    await server.vanish()
    async with InsideServer(kept) as other:
        assert (await Person(other).get("/api/me"))["name"] == "anna 24"


async def test_what_cannot_be_read_is_said_so_and_left_as_it_is(server, anna):
    kept = server.keeper
    await server.vanish()

    async def refused(change):
        damaged = MemoryKeeper()
        damaged.whole, damaged.parts = kept.whole, dict(kept.parts)
        change(damaged)
        before = damaged.whole, dict(damaged.parts)
        with pytest.raises(CannotRead) as found:
            await InsideServer(damaged).open()
        assert (damaged.whole, damaged.parts) == before
        return str(found.value)

    def newer(keeper):
        number, database = msgspec.msgpack.decode(keeper.whole)
        connection = sqlite3.connect(":memory:")
        connection.deserialize(database)
        connection.execute(f"PRAGMA user_version = {known_version() + 1}")
        keeper.whole = msgspec.msgpack.encode([number, connection.serialize()])

    assert "damaged" in await refused(lambda keeper: setattr(keeper, "whole", b"nothing"))
    assert "damaged" in await refused(lambda keeper: keeper.parts.update({max(keeper.parts): b"\x00"}))
    assert "missing" in await refused(lambda keeper: keeper.parts.pop(min(keeper.parts)))
    assert "newer" in await refused(newer)


# -- what it needs ------------------------------------------------------------------------------------

NOT_THERE = ("rich", "typer", "litestar", "uvicorn", "argon2", "brotli", "prometheus_client")
NOT_THERE += ("websockets", "httpx", "uvloop", "anyio", "numpy", "platformdirs")


def test_nothing_is_loaded_that_a_browser_has_not():
    code = f"""
import sys, types
for name in {NOT_THERE!r}:
    sys.modules[name] = None
ffi = types.ModuleType("pyodide.ffi")
ffi.jsnull = ffi.to_js = None
sys.modules |= {{"pyodide": types.ModuleType("pyodide"), "pyodide.ffi": ffi}}
import witchtable.server.inside.browser, witchtable.server.inside.thinking_worker
print(*sorted(name for name in sys.modules if sys.modules[name] is not None))
"""
    found = subprocess.run(
        [sys.executable, "-c", code], check=True, timeout=120, capture_output=True, text=True
    )
    loaded = {name.split(".")[0] for name in found.stdout.split()}
    theirs = loaded - sys.stdlib_module_names - {"witchtable", "pyodide"}
    allowed = {"msgspec", "fluent", "babel", "attr", "attrs", "typing_extensions"}
    assert {name for name in theirs if not name.startswith(("_", "sitecustomize"))} <= allowed
