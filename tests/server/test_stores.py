"""Both stores keep the same promises: whatever is kept in a file is kept alike in a PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import count
from random import Random

import msgspec
import psycopg
import pytest

from tests.server.attackers import ROOT
from tests.server.people import Server, finish, play_out, sit_together
from tests.server.test_coming_back import everything, says, start
from witchtable.server.store import (
    Agreement,
    ChatRow,
    Entry,
    LoginTaken,
    Outrun,
    Player,
    Result,
    SeatRow,
    SessionRow,
    Snapshot,
    StoreClosed,
    StoreUnavailable,
    TableRow,
)
from witchtable.server.store.choosing import open_at
from witchtable.server.store.database import Conflict
from witchtable.server.store.kept_reviews import ReviewRow
from witchtable.server.store.moving import KEYS
from witchtable.server.store.opening import CannotOpen
from witchtable.server.store.postgres.connections import LOCK
from witchtable.server.store.postgres.opening import known_version, scripts
from witchtable.server.store.sqlite.connections import scripts as sqlite_scripts

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("unhurried")]

ANNA = Player("a", "Anna", "key-a", None, None, 1.0)
BEN = Player("b", "Ben", "key-b", None, None, 2.0)
SETUP = '{"is_drawn":true,"lesson":null}'


def a_table(id="t", **changes):
    row = TableRow(id, "witchdom", SETUP, "seed", "invite", "a", 1, "waiting", 1.0, 1.0)
    return msgspec.structs.replace(row, **changes)


def an_entry(number, table="t", **changes):
    entry = Entry(table, number, "move", 0, "play n3a", "a", f"r{number}", number + 1, 5.0, 0.5)
    return msgspec.structs.replace(entry, **changes)


def seats(table="t"):
    return [SeatRow(table, 0, "a", None), SeatRow(table, 1, None, "adept", "b", "Benny")]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    """Where a store is: the same twice opens the same."""
    if request.param == "sqlite":
        return None
    return request.getfixturevalue("running_postgres").database()


@pytest.fixture
def file(tmp_path):
    return tmp_path / "witchtable.sqlite3"


@pytest.fixture
async def store(anyio_backend, address, file):
    opened = open_at(address, file)
    for player in (ANNA, BEN):
        await opened.add_player(player)
    yield opened
    await opened.close()


async def test_players_are_found_by_id_key_and_login(store):
    await store.set_account("a", "anna", "hash")
    await store.rename("a", "Änne")
    await store.set_key("a", "another")
    anna = msgspec.structs.replace(ANNA, name="Änne", login="anna", password="hash", key_hash="another")
    assert await store.player("a") == anna
    assert await store.player_by_key("another") == anna
    assert await store.player_by_key("key-a") is None
    assert await store.player_by_login("anna") == anna
    assert await store.player("nobody") is None
    with pytest.raises(LoginTaken):
        await store.set_account("b", "anna", "hash")


async def test_sessions_are_kept_used_and_ended(store):
    rows = [SessionRow(f"s{n}", "a", float(n), float(n), "Firefox") for n in range(4)]
    for row in rows:
        await store.add_session(row)
    await store.use_session("s0", 9.0)
    assert [row.id for row in await store.sessions_of("a")] == ["s0", "s3", "s2", "s1"]
    await store.end_sessions(["s3", "unknown"])
    await store.end_sessions([])
    await store.end_unused_sessions(2.0)
    assert [row.id for row in await store.sessions_of("a")] == ["s0", "s2"]
    assert await store.session("s2") == rows[2]
    assert await store.session("s1") is None


async def test_tries_are_noted_and_forgotten(store):
    store.note_tries(["x", "y"], 5.0, 0.0)
    store.note_tries(["x"], 8.0, 5.0)
    await store.set_secret("after", "")  # everything before it is written
    assert await store.tries(0.0) == [("x", 8.0)]


async def test_a_table_is_kept_with_its_seats_and_everything_of_it_is_read_at_once(store):
    await store.add_table(a_table(), seats(), [an_entry(0)])
    await store.append(an_entry(1, kind="undo", player=None, request=None))
    store.note_snapshot(Snapshot("t", 0, "old", b"\x00\x01"))
    store.note_snapshot(Snapshot("t", 1, "new", b"\xff"))
    await store.add_chat(ChatRow("t", 1, "a", "Anna", "hello", 3.0))
    await store.add_vote("t", "a")
    await store.add_vote("t", "a")
    await store.add_agreement(Agreement("t", 1, "a", 4.0))
    await store.add_agreement(Agreement("t", 1, "a", 5.0))
    await store.add_table(a_table("again", rematch_of="t", invite="come"), seats("again"))
    kept = await store.kept("t")
    assert kept.row == a_table(revision=6)
    assert kept.seats == seats()
    assert kept.names == {"a": "Anna", "b": "Ben"}
    assert kept.entries == [an_entry(0), an_entry(1, kind="undo", player=None, request=None)]
    assert kept.snapshot == Snapshot("t", 1, "new", b"\xff")
    assert (kept.chat_lines, kept.votes) == (1, {"a"})
    assert kept.agreements == [Agreement("t", 1, "a", 5.0)]
    assert kept.rematch == ("again", "come")
    assert await store.kept("unknown") is None
    assert await store.answer("t", "a", "r0") == 1
    assert await store.answer("t", "b", "r0") is None


async def test_two_entries_of_one_number_cannot_be(store):
    await store.add_table(a_table(), seats())
    tried = [store.append(an_entry(0, body=f"try {n}")) for n in range(50)]
    answers = await asyncio.gather(*tried, store.append(an_entry(1)), return_exceptions=True)
    assert [answer is None for answer in answers].count(True) == 2
    assert all(answer is None or isinstance(answer, Outrun) for answer in answers)
    first, second = await store.entries("t")
    assert (first.body, second.number) == (f"try {answers.index(None)}", 1)


async def test_what_belongs_together_is_kept_together_or_not_at_all(store):
    await store.add_table(a_table(), seats())
    with pytest.raises(Conflict):
        await store.add_table(a_table("u"), seats("u"), [an_entry(0, "u"), an_entry(0, "u")])
    assert await store.table("u") is None
    with pytest.raises(Conflict):  # nobody of that id
        await store.add_session(SessionRow("s", "nobody", 1.0, 1.0))
    assert await store.table("t") == a_table()


async def test_what_cannot_be_written_hurts_nobody_else(store):
    """A character that one of the databases cannot keep is at most a refusal, for its own row."""
    odd = store.rename("a", "An\x00na")
    _, other = await asyncio.gather(odd, store.rename("b", "Benno"), return_exceptions=True)
    assert other is None
    assert (await store.player("b")).name == "Benno"


async def test_a_game_goes_from_waiting_to_over_and_its_results_count_once(store):
    await store.add_table(a_table(), seats())
    await store.start("t", 6.0, '["Anna"]', 2)
    assert (await store.tables("running", public=True))[0].rules == 2
    store.note_snapshot(Snapshot("t", 0, "d", b""))
    results = [Result("t", 0, "a", None, 12, 1), Result("t", 1, None, "adept", 9, 0)]
    await store.set_status("t", "over", 7.0, results)
    await store.set_status("t", "over", 7.0, results)
    assert (await store.kept("t")).snapshot is None
    (played,) = await store.results_of("a")
    assert (played.game, played.games, played.won, played.points) == ("witchdom", 1, 1, 12)
    assert {type(value) for value in msgspec.structs.astuple(played)} == {str, int}
    first, second = await store.sitting(["t", "unknown"])
    assert (first.name, first.score, second.name, second.won) == ("Anna", 12, "Benny", 0)
    assert await store.sitting([]) == []
    rows = await store.results_of_deal("witchdom", "seed", None)
    assert [(row.seat, row.score) for row in rows] == [(0, 12), (1, 9)]
    await store.mark_closed("t", 8.0)
    assert (await store.table("t")).status == "over"


async def test_tables_are_found_by_who_sits_there_and_by_what_they_are(store):
    kinds = {
        "plain": SETUP,
        "lesson": '{"is_drawn":false,"lesson":"collect"}',
        "further": '{"is_drawn":true,"continues":"plain"}',
    }
    for at, (id, setup) in enumerate(kinds.items()):
        row = a_table(id, setup=setup, status="running", changed=float(at), public=0, seed=id)
        await store.add_table(row, seats(id))
    assert [row.id for row in await store.tables_of("b")] == ["further", "plain"]
    assert [row.id for row in await store.tables_of("a", learning=True)] == ["lesson"]
    assert await store.count_open_tables("a") == 2
    assert await store.open_among(["plain", "unknown"]) == {"plain"}
    assert await store.open_among([]) == set()
    drawn = [id for id in kinds if await store.is_drawn(id)]
    assert drawn == ["plain", "further"]
    others = [id for id in kinds if await store.is_played_by_others(id, "besides", "a")]
    assert others == ["plain"]
    assert await store.tables("running", public=True) == []
    assert [found.table for found in await store.overview("running")] == ["further", "lesson", "plain"]
    assert await store.overview("over") == []


async def test_chat_is_listed_from_its_end(store):
    await store.add_table(a_table(), seats())
    for number in range(1, 6):
        await store.add_chat(ChatRow("t", number, "a", "Anna", f"line {number}", 1.0))
    assert [line.number for line in await store.chat("t", 2)] == [4, 5]
    assert await store.count_chat("t") == 5


async def test_reviews_are_kept_beside_their_game(store):
    await store.add_table(a_table(), seats())
    await store.keep_review(ReviewRow("t", False, 0.5, b"work", b"draft"))
    assert await store.unfinished_reviews() == ["t"]
    await store.keep_review(ReviewRow("t", True, 1.0, b"", b"review"))
    assert await store.review("t") == ReviewRow("t", True, 1.0, b"", b"review")
    assert await store.unfinished_reviews() == []


async def test_what_somebody_has_learned_and_heard_is_kept(store):
    await store.learn("a", "witchdom", "collect", 1.0)
    await store.learn("a", "witchdom", "collect", 2.0)
    await store.hear("a", "brew")
    await store.hear("a", "brew")
    assert await store.learned("a") == [("witchdom", "collect")]
    assert await store.heard("a") == {"brew": 2}


async def test_secrets_and_editions_stay_as_they_were_first(store):
    for value in ("first", "second"):
        await store.set_secret("cookies", value)
        await store.add_edition("print", value)
    assert (await store.secret("cookies"), await store.edition("print")) == ("first", "first")


async def test_a_closed_store_says_so_and_has_everything(store, address, file):
    await store.add_table(a_table(), seats())
    later = [asyncio.ensure_future(store.append(an_entry(number))) for number in range(40)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*later)
    with pytest.raises(StoreClosed):
        await store.append(an_entry(40))
    with pytest.raises(StoreClosed):
        await store.table("t")
    again = open_at(address, file)
    assert len(await again.entries("t")) == 40
    await again.close()


# -- a whole server on it ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["witchdom", "whirling-witchcraft", "witchstone"])
async def test_a_game_is_played_kept_and_there_again_after_a_restart(address, data, game):
    async with Server(data, postgres=address) as server:
        anna, ben = await server.person("anna"), await server.person("ben")
        table = await sit_together(game, [anna, ben], deal=1)
        async with anna.socket(table) as first, ben.socket(table) as second:
            await play_out([first, second], Random(1), most=40)
        before = everything(server.table(table))
        await server.restart()
        async with anna.socket(table) as first, ben.socket(table) as second:
            assert everything(server.table(table)) == before
            await play_out([first, second], Random(2))
        mine = await anna.get("/api/me")
        assert mine["tables"][0]["status"] == "over"


# -- what cannot be opened -----------------------------------------------------------------------------


def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path, running_postgres):
    address = f"postgresql://witch:secret@127.0.0.1:{1}/house"
    code, text = start(tmp_path, "--store", address)
    assert says(code, text, "cannot reach", "127.0.0.1:1/house")
    assert "secret" not in text
    assert says(*start(tmp_path, "--store", "mysql://here/there"), "postgresql://")


def test_a_database_of_somebody_else_is_left_alone(tmp_path, running_postgres):
    address = running_postgres.database()
    with psycopg.connect(address) as theirs:
        theirs.execute("CREATE TABLE invoices (id INTEGER)")
    assert says(*start(tmp_path, "--store", address), "something else", "invoices")
    with psycopg.connect(address) as theirs:
        tables = theirs.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        ).fetchall()
    assert tables == [("invoices",)]


async def test_a_newer_database_is_refused_and_not_changed(tmp_path, running_postgres):
    address = running_postgres.database()
    await open_at(address, tmp_path / "none").close()
    with psycopg.connect(address) as newer:
        newer.execute("UPDATE schema_version SET version = %s", (known_version() + 1,))
    assert says(*start(tmp_path, "--store", address), "newer version")
    with pytest.raises(CannotOpen):
        open_at(address, tmp_path / "none")


async def test_who_wants_a_database_alone_waits_until_all_workers_have_left(tmp_path, running_postgres):
    address = running_postgres.database()
    stores = [open_at(address, tmp_path / "none") for _ in range(2)]
    for store in stores:
        await store.set_secret("cookies", "")  # it writes: so it has the lock
    for store in stores:
        with pytest.raises(CannotOpen) as refusal:
            open_at(address, tmp_path / "none", alone=True)
        assert refusal.value.reason == "taken"
        await store.close()
    again = open_at(address, tmp_path / "none", alone=True)
    assert await again.secret("cookies") == ""
    await again.set_secret("another", "")
    with pytest.raises(CannotOpen) as refusal:
        open_at(address, tmp_path / "none")
    assert refusal.value.reason == "taken"
    await again.close()


async def test_a_database_is_changed_only_while_nobody_works_with_it(tmp_path, running_postgres):
    address = running_postgres.database()
    with psycopg.connect(address) as older:
        older.execute(scripts()[0][1])
        older.execute("UPDATE schema_version SET version = 1")
    with psycopg.connect(address, autocommit=True) as worker:
        worker.execute("SELECT pg_advisory_lock_shared(%s)", (LOCK,))
        with pytest.raises(CannotOpen) as refusal:
            open_at(address, tmp_path / "none")
        assert (refusal.value.reason, refusal.value.detail) == ("older", f"1 < {known_version()}")
    store = open_at(address, tmp_path / "none")
    assert await store.table("t") is None
    await store.close()


def kept_in(columns):
    """What a house keeps, as far as its schema has a place for it."""
    rows = {
        "players": {"id": "a", "name": "Anna", "key_hash": "key-a", "created": 1.0},
        "tables": {
            "id": "t",
            "game": "witchdom",
            "setup": SETUP,
            "seed": "seed",
            "invite": "invite",
            "host": "a",
            "public": 1,
            "status": "running",
            "created": 1.0,
            "changed": 1.0,
            "started": 1.0,
            "players": '["Anna"]',
            "rules": 1,
        },
        "seats": {"table": "t", "seat": 0, "player": "a"},
        "entries": {
            "table": "t",
            "number": 1,
            "kind": "move",
            "seat": 0,
            "body": "play n3a",
            "player": "a",
            "request": "r1",
            "move": "r1",
            "version": 2,
            "at": 5.0,
            "thought": 0.5,
        },
        "chat": {"table": "t", "number": 1, "player": "a", "name": "Anna", "text": "hi", "at": 3.0},
        "votes": {"table": "t", "player": "a"},
        "secrets": {"name": "cookies", "value": "secret"},
    }
    for table, row in rows.items():
        there = {name: value for name, value in row.items() if name in columns(table)}
        names = ", ".join(f'"{name}"' for name in there)
        yield f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(there))})", [*there.values()]


def make_old(address, file, version):
    """Make a house of an earlier version, by the scripts that there were then."""
    if address is None:
        with closing(sqlite3.connect(file)) as old:
            for number, script in sqlite_scripts()[:version]:
                old.executescript(f"{script} PRAGMA user_version = {number};")

            def columns(table):
                return {row[1] for row in old.execute(f"PRAGMA table_info({table})")}

            for sql, values in kept_in(columns):
                old.execute(sql, values)
            old.commit()
        return
    with psycopg.connect(address) as old:
        for number, script in scripts()[:version]:
            old.execute(script)
            old.execute("UPDATE schema_version SET version = %s", (number,))

        def columns(table):
            found = "SELECT column_name FROM information_schema.columns WHERE table_name = %s"
            return {name for (name,) in old.execute(found, (table,))}

        for sql, values in kept_in(columns):
            old.execute(sql.replace("?", "%s"), values)


async def test_a_house_of_any_earlier_version_is_brought_up_to_date_with_all_that_it_keeps(
    tmp_path, running_postgres
):
    earlier = [(None, number) for number, _ in sqlite_scripts()]
    earlier += [(running_postgres.database(), number) for number, _ in scripts()]
    for address, version in earlier:
        file = tmp_path / f"{version}.sqlite3"
        make_old(address, file, version)
        for _ in range(2):  # the second time, nothing is left to be done
            store = open_at(address, file)
            kept = await store.kept("t")
            row = a_table(status="running", started=1.0, players='["Anna"]', rules=1)
            assert (kept.row, kept.seats) == (row, [SeatRow("t", 0, "a", None)]), (address, version)
            assert (kept.entries, kept.chat_lines, kept.votes) == ([an_entry(1)], 1, {"a"})
            assert await store.player("a") == ANNA
            assert await store.secret("cookies") == "secret"
            await store.close()


# -- a database that goes away -------------------------------------------------------------------------


async def test_moves_wait_while_the_database_is_killed_and_none_is_lost_or_doubled(
    tmp_path, running_postgres
):
    store = open_at(running_postgres.database(), tmp_path / "none")
    await store.add_player(ANNA)
    await store.add_player(BEN)
    await store.add_table(a_table(), seats())
    kept, numbers = [], count()

    async def write_on() -> None:
        while not done.is_set():
            number = next(numbers)
            try:
                await store.append(an_entry(number))
            except StoreUnavailable:
                continue  # said to be lost: so it must not be there
            kept.append(number)

    done = asyncio.Event()
    writing = [asyncio.create_task(write_on()) for _ in range(4)]
    for _ in range(3):
        before = len(kept)
        while len(kept) < before + 50:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(running_postgres.kill)
        await asyncio.to_thread(running_postgres.start)
    done.set()
    await asyncio.gather(*writing)
    assert sorted(kept) == [entry.number for entry in await store.entries("t")]
    assert await store.trouble() is None
    await store.close()


async def test_a_database_that_stays_away_is_told_and_heals_by_itself(
    tmp_path, running_postgres, monkeypatch
):
    monkeypatch.setattr("witchtable.server.store.postgres.connections._PATIENCE", 2.0)
    monkeypatch.setattr("witchtable.server.store.sql._TRY_AGAIN", 0.0)
    store = open_at(running_postgres.database(), tmp_path / "none")
    await store.add_player(ANNA)
    await asyncio.to_thread(running_postgres.stop)
    with pytest.raises(StoreUnavailable):
        await store.add_player(BEN)
    with pytest.raises(StoreUnavailable):
        await store.player("a")
    assert await store.trouble() is not None
    await asyncio.to_thread(running_postgres.start)
    assert await store.trouble() is None
    assert await store.player("b") is None  # it was refused: so it is not there
    assert await store.player("a") == ANNA
    await store.close()


# -- moving --------------------------------------------------------------------------------------------


async def a_house(data, address):
    """A house with people, a game that runs and one that is over."""
    async with Server(data, postgres=address) as server:
        anna, ben = await server.person("anna"), await server.person("ben")
        over = await sit_together("witchdom", [anna, ben], deal=1)
        await finish(server, over, Random(2))
        table = await sit_together("witchstone", [anna, ben], deal=2)
        async with anna.socket(table) as first, ben.socket(table) as second:
            await play_out([first, second], Random(1), most=30)
        return (anna, ben), table, everything(server.table(table))


def moved(source, target):
    """Move a house as whoever looks after it does."""
    command = [sys.executable, "-m", "witchtable", "admin", "move", "--from", source, "--to", target]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout, done.stderr


async def test_a_house_moves_to_postgresql_and_back_and_every_game_goes_on(tmp_path, running_postgres):
    (anna, ben), table, before = await a_house(tmp_path / "old", None)
    address = running_postgres.database()
    code, said, problem = moved(str(tmp_path / "old"), address)
    assert (code, "2 tables" in said) == (0, True), problem
    code, said, problem = moved(address, str(tmp_path / "new"))
    assert (code, "2 tables" in said) == (0, True), problem
    for data, store in ((tmp_path / "house", address), (tmp_path / "new", None)):
        async with Server(data, postgres=store) as server:
            anna.server = ben.server = server
            async with anna.socket(table) as first, ben.socket(table) as second:
                assert everything(server.table(table)) == before
                await play_out([first, second], Random(3))
            assert server.table(table).status == "over"


async def test_a_house_is_moved_into_an_empty_one_only(tmp_path, running_postgres):
    await a_house(tmp_path / "old", None)
    address = running_postgres.database()
    theirs = open_at(address, tmp_path / "none")
    await theirs.set_secret("cookies", "theirs")
    code, _, problem = moved(str(tmp_path / "old"), address)
    assert says(code, problem, "another server")
    await theirs.close()
    code, _, problem = moved(str(tmp_path / "old"), address)
    assert says(code, problem, "empty")
    again = open_at(address, tmp_path / "none")
    assert await again.secret("cookies") == "theirs"
    assert await again.player_by_login("anna") is None
    await again.close()


def test_every_table_of_both_stores_is_moved(tmp_path, running_postgres):
    address = running_postgres.database()
    for at in (address, None):
        store = open_at(at, tmp_path / "witchtable.sqlite3")
        asyncio.run(store.close())
    with psycopg.connect(address) as database:
        found = database.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert {name for (name,) in found} == {
            *KEYS,
            "commits",
            "schema_version",
            "workers",
            "leases",
            "presence",
        }
    with closing(sqlite3.connect(tmp_path / "witchtable.sqlite3")) as database:
        found = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        assert {name for (name,) in found} == {*KEYS}
