"""Several workers, one house: whatever is done at one of them has been done at all."""

from __future__ import annotations

import asyncio
import os
from contextlib import contextmanager
from random import Random
from time import time

import psycopg
import pytest

from tests.server.people import Person, Server, new_move, secret_step, sit_together, until
from tests.server.test_coming_back import everything
from witchtable import GAMES
from witchtable.server.store import Entry, Outrun, StoreUnavailable
from witchtable.server.tables import times

RACES = 10_000 if os.environ.get("WITCHTABLE_FAULTS") == "long" else 100

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("unhurried")]


@pytest.fixture
def address(running_postgres):
    return running_postgres.database()


@pytest.fixture
async def house(anyio_backend, tmp_path, address):
    """Two workers."""
    async with (
        Server(tmp_path / "one", postgres=address) as one,
        Server(tmp_path / "two", postgres=address) as two,
    ):
        yield one, two


def at(worker, person):
    """The same browser, at another worker."""
    found = Person(worker)
    found.http.cookies = person.http.cookies
    found.id, found.name, found.key = person.id, person.name, person.key
    return found


async def people(house, *names):
    """Each of them at both workers."""
    found = []
    for name in names:
        person = await house[0].person(name)
        found.append((person, at(house[1], person)))
    return found


def same(table, *workers):
    one, *others = [everything(worker.table(table)) for worker in workers]
    return all(other == one for other in others)


@pytest.mark.parametrize("game", ["witchdom", "witchstone", "whirling-witchcraft"])
async def test_a_game_is_played_at_two_workers_and_both_show_the_same(house, game):
    (anna, _), (ben, ben2) = await people(house, "anna", "ben")
    table = await sit_together(game, [anna, ben], deal=1)
    chance = Random(4)
    async with anna.socket(table, seat=0) as first, ben2.socket(table, seat=1) as second:
        for _ in range(60):
            await until(lambda: first.is_over or first.choices or second.choices)
            if first.is_over:
                break
            socket = first if first.choices else second
            assert (await socket.move(chance.choice(socket.choices)))["kind"] == "ack"
        for worker in house:
            await worker.service.tables.find(table["table"])
        assert same(table, *house)
        assert first.state["view"]["deciders"] == second.state["view"]["deciders"]


async def test_of_two_moves_at_two_workers_one_is_made(house):
    (anna, anna2), (ben, ben2) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], deal=1)
    for _ in range(20):
        state = await anna.look(table, seat=0)
        if state["over"]:
            break
        seat = state["deciders"][0]
        here, there = ((anna, anna2), (ben, ben2))[seat]
        state = await here.look(table, seat=seat)
        wish = {"seat": seat, "version": state["version"], "action": state["legal"][0]["action"]}
        before = house[0].table(table).entries
        answers = await asyncio.gather(
            here.move(table, request=new_move(), **wish), there.move(table, request=new_move(), **wish)
        )
        kinds = sorted(answer["kind"] for answer in answers)
        await anna.look(table)
        assert kinds == ["ack", "reject"]
        assert next(a["code"] for a in answers if a["kind"] == "reject") in ("stale", "out_of_turn")
        assert house[0].table(table).entries == before + 1
    await anna2.look(table)
    assert same(table, *house)


async def test_one_request_at_two_workers_is_carried_out_once(house):
    (anna, anna2), (ben, ben2) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = (await anna.look(table))["deciders"][0]
    here, there = ((anna, anna2), (ben, ben2))[seat]
    for number in range(5):
        state = await here.look(table, seat=seat)
        if seat not in state["deciders"]:
            break
        wish = {"seat": seat, "version": state["version"], "action": state["legal"][0]["action"]}
        asked = [one.move(table, request=f"r{number}", **wish) for one in (here, there, there)]
        first, *others = await asyncio.gather(*asked)
        assert first["kind"] == "ack"
        assert all(other == first for other in others)
        await anna.look(table)
        assert house[0].table(table).entries == number + 1


async def test_what_happens_around_a_game_is_seen_at_every_worker(house):
    (anna, anna2), (ben, ben2) = await people(house, "anna", "ben")
    table = await anna.open_table("witchdom")
    async with anna2.socket(table) as watching:
        await ben.join(table)
        await watching.wait_for(lambda: watching.about["players"][1]["name"] == "ben")
        assert (await ben2.refused("POST", f"/api/tables/{table['table']}/start"))[
            "code"
        ] == "forbidden"
        await anna.start(table)
        await watching.wait_for(lambda: watching.state)
        async with ben.socket(table) as speaking:
            await watching.wait_for(lambda: watching.about["players"][1]["present"])
            await speaking.ask("chat", text="hello")
            await watching.wait_for(lambda: watching.of_kind("chat"))
            assert watching.of_kind("chat")[0]["line"]["text"] == "hello"
            await watching.ask("chat", text="hi")
            await speaking.wait_for(lambda: len(speaking.of_kind("chat")) == 2)
            assert [one["line"]["number"] for one in speaking.of_kind("chat")] == [1, 2]
        await watching.wait_for(lambda: not watching.about["players"][1]["present"])
        await ben2.post(f"/api/tables/{table['table']}/abandon")
        await anna.post(f"/api/tables/{table['table']}/abandon")
        await watching.wait_for(lambda: watching.about["status"] == "abandoned")
        again = await ben2.post(f"/api/tables/{table['table']}/rematch", same_deal=False)
        await watching.wait_for(lambda: watching.about["rematch"])
        assert watching.about["rematch"][0] == again["table"]


async def test_all_are_asked_to_go_back_at_whatever_worker_they_are(house):
    (anna, anna2), (ben, ben2) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = (await anna.look(table))["deciders"][0]
    (mover, _), (_, other) = ((anna, anna2), (ben, ben2))[:: 1 if seat == 0 else -1]
    async with mover.socket(table, seat=seat) as one, other.socket(table, seat=1 - seat) as two:
        await one.move(one.choices[0])
        await one.ask("undo", seat=seat, ask=True)
        await two.wait_for(lambda: two.about["undo_asked"])
        assert (await two.ask("undo", seat=1 - seat, agree=True))["kind"] == "ack"
        await one.wait_for(lambda: house[0].table(table).entries == 2)
        assert house[0].table(table).playing.log == house[1].table(table).playing.log == []


async def test_whoever_is_signed_out_at_one_worker_is_so_at_all(house):
    ((anna, anna2),) = await people(house, "anna")
    table = await anna.open_table("witchdom")
    async with anna2.socket(table) as watching:
        assert (await anna2.get("/api/me"))["name"] == "anna"
        cookies = dict(anna.http.cookies)
        await anna.delete("/api/session")
        await watching.wait_for(lambda: watching.closed)
        assert watching.closed.code == 4401
        anna2.http.cookies.update(cookies)
        assert (await anna2.get("/api/me"))["player"] is None


async def test_of_many_races_for_one_number_each_has_one_winner(house):
    """WITCHTABLE_FAULTS=long: ten thousand of them."""
    (anna, _), (ben, _) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], deal=1)
    stores = [worker.service.store for worker in house]
    for number in range(1, RACES + 1):
        entry = Entry(table["table"], number, "move", 0, "rest", None, None, 0, 1.0, 0.0)
        tried = [store.append(entry) for store in stores]
        answers = await asyncio.gather(*tried, return_exceptions=True)
        assert [type(answer) for answer in answers if answer is not None] == [Outrun]
    assert len(await stores[0].entries(table["table"])) == RACES


async def test_a_worker_whose_clock_is_wrong_goes_by_that_of_the_house(address, tmp_path, monkeypatch):
    monkeypatch.setattr(times, "time", lambda: time() + 3600)
    async with Server(tmp_path, postgres=address) as worker:
        anna, ben = await worker.person("anna"), await worker.person("ben")
        table = await sit_together("witchdom", [anna, ben], deal=1)
        seat = worker.match(table).state.deciders[0]
        person = (anna, ben)[seat]
        async with person.socket(table, seat=seat) as socket:
            await socket.move(socket.choices[0])
        (entry,) = await worker.service.store.entries(table["table"])
        assert abs(entry.at - time()) < 60


# -- what happens by itself ----------------------------------------------------------------------------


def tended(house, table):
    id = table["table"]
    return [w for w in house if id in w.service.tables.at_hand and w.table(table).lease is not None]


async def test_bots_are_looked_after_by_one_worker_and_by_the_next_when_it_leaves(house):
    ((anna, anna2),) = await people(house, "anna")
    table = await sit_together("witchdom", [anna2], 2, bots={"1": "random"})
    async with anna.socket(table, seat=0) as socket:
        await socket.wait_for(lambda: socket.is_asked)
        await until(lambda: tended(house, table) == [house[1]])
        await house[1].close()
        await until(lambda: tended(house[:1], table))
        for _ in range(3):
            await socket.wait_for(lambda: socket.is_asked and socket.choices)
            assert (await socket.move(socket.choices[0]))["kind"] == "ack"
        await socket.wait_for(lambda: socket.is_asked)
        assert any(move.seat == 1 for move in house[0].match(table).log)
    await house[1].open()


async def test_a_game_by_rules_that_a_worker_does_not_know_is_left_to_others(house, address):
    """During an update, the old version and the new one run side by side."""
    (anna, anna2), (ben, _) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], 3, deal=1, bots={"2": "random"})
    await until(lambda: tended(house, table))
    with psycopg.connect(address) as database:  # as the newer version would have begun it
        database.execute("UPDATE tables SET rules = rules + 1")
        database.execute("UPDATE leases SET worker = 'gone', fence = nextval('fences')")
    old, new = GAMES["witchdom"].rules_version, GAMES["witchdom"].rules_version + 1
    orphans = house[1].service.store.house.orphans
    assert [one.table for one in await orphans([("witchdom", new)], 9)] == [table["table"]]
    assert await orphans([("witchdom", old)], 9) == []
    refusal = await anna2.refused("GET", f"/api/tables/{table['table']}")
    assert (refusal["status"], refusal["code"]) == (410, "other_rules")
    assert "rules" in refusal["reason"]


async def test_who_has_an_old_lease_does_nothing(house, address):
    (anna, _), (ben, _) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], deal=1)
    here = house[0].table(table)
    house_of = house[0].service.neighbours
    assert await house_of.claim(table["table"])
    assert not await house[1].service.neighbours.claim(table["table"])
    old = here.lease
    with psycopg.connect(address) as database:
        database.execute("UPDATE leases SET worker = 'another', fence = nextval('fences')")
    here.lease = old  # it has not heard of that
    seat = here.playing.state.deciders[0]
    action = here.playing.state.legal(seat)[0]
    with pytest.raises(StoreUnavailable):
        await here.play_for(seat, action, here.viewpoints[seat].asked_version)
    assert here.entries == 0
    # People need no lease.
    state = await (anna, ben)[seat].look(table, seat=seat)
    wish = {"seat": seat, "version": state["version"], "action": str(action), "request": new_move()}
    assert (await (anna, ben)[seat].move(table, **wish))["kind"] == "ack"


async def test_a_lost_notification_costs_time_and_nothing_else(house, monkeypatch):
    (anna, _), (ben, ben2) = await people(house, "anna", "ben")
    for worker in house:
        monkeypatch.setattr(worker.service.neighbours, "_hear", lambda _: None)
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = (await anna.look(table))["deciders"][0]
    async with (anna if seat == 0 else ben).socket(table, seat=seat) as one, ben2.socket(table) as two:
        await one.move(one.choices[0])
        await two.wait_for(lambda: two.version == 2)


# -- a database that has enough ------------------------------------------------------------------------


@contextmanager
def full(address):
    """Let the disk of a database be full: what is written is refused as PostgreSQL does it then."""
    with psycopg.connect(address, autocommit=True) as database:
        body = "$$ BEGIN RAISE disk_full; END $$"
        database.execute(f"CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS {body}")
        for table in ("entries", "secrets", "chat"):
            trigger = f"CREATE TRIGGER no_space BEFORE INSERT ON {table} EXECUTE FUNCTION is_full()"
            database.execute(trigger)
        yield
        database.execute("DROP FUNCTION is_full CASCADE")


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr("witchtable.server.store.postgres.connections._PATIENCE", 0.5)
    monkeypatch.setattr("witchtable.server.store.sql._TRY_AGAIN", 0.0)


@pytest.mark.usefixtures("impatient")
async def test_while_the_disk_is_full_nothing_is_shown_and_then_the_game_goes_on(house, address):
    (anna, anna2), (ben, ben2) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = (await anna.look(table))["deciders"][0]
    here, there = ((anna, anna2), (ben, ben2))[seat]
    async with here.socket(table, seat=seat) as one, there.socket(table, seat=seat) as two:
        await until(lambda: one.choices and two.choices)
        with full(address):
            answer = await one.move(one.choices[0])
            assert (answer["kind"], answer["code"]) == ("reject", "unavailable")
            health = await anna.request("GET", "/health")
            assert (health.status_code, health.json()) == (503, {"status": "cannot_keep"})
            assert [(await person.look(table))["version"] for person in (anna, anna2)] == [1, 1]
        assert (await anna.get("/health"))["status"] == "ok"
        assert (await two.move(two.choices[0]))["kind"] == "ack"
        await one.wait_for(lambda: one.version == 2)
    assert same(table, *house)
    assert len(await house[0].service.store.entries(table["table"])) == 1


@pytest.mark.usefixtures("impatient")
async def test_who_finds_no_free_connection_is_refused_and_served_later(house, address):
    (anna, _), (ben, _) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], deal=1)
    store = house[0].service.store
    with psycopg.connect(address) as theirs:
        theirs.execute("LOCK TABLE votes IN ACCESS EXCLUSIVE MODE")
        waiting = [asyncio.ensure_future(store.votes(table["table"])) for _ in range(8)]
        found = await asyncio.gather(*waiting[4:], return_exceptions=True)
        assert {type(problem) for problem in found} == {StoreUnavailable}
        seat = house[0].match(table).state.deciders[0]
        entry = Entry(table["table"], 1, "move", seat, "rest", None, None, 2, 1.0, 0.0)
        await store.append(entry)  # who writes has a connection of its own
        sql = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE %s"
        )
        assert theirs.execute(sql, ("SELECT player FROM votes%",)).fetchone() == (4,)
    assert await asyncio.gather(*waiting[:4]) == [set()] * 4
    assert await store.votes(table["table"]) == set()


# -- for whoever runs the house ------------------------------------------------------------------------


def figures_of(house):
    return [worker.service.figures.write().decode().splitlines() for worker in house]


async def test_figures_and_logs_tell_of_all_workers(house, caplog):
    caplog.set_level("INFO", logger="witchtable")
    (anna, _), (ben, ben2) = await people(house, "anna", "ben")
    table = await sit_together("witchdom", [anna, ben], 3, deal=1, bots={"2": "random"})
    await until(lambda: tended(house, table))
    async with ben2.socket(table) as two:
        seat = (await anna.look(table))["deciders"][0]
        if seat != 2:
            async with (anna, ben)[seat].socket(table, seat=seat) as one:
                await one.move(one.choices[0], request="mine")
        await two.wait_for(lambda: two.version > 1)
    entry = Entry(table["table"], 1, "move", 0, "rest", None, None, 0, 1.0, 0.0)
    with pytest.raises(Outrun):
        await house[0].service.store.append(entry)
    # (Whoever is late with a sign of life, on a busy machine, is dead to the other one for a moment.)
    await until(lambda: all("witchtable_workers 2.0" in lines for lines in figures_of(house)))
    figures = figures_of(house)
    assert sorted(line for lines in figures for line in lines if line.startswith("witchtable_leases"))[
        -1
    ].endswith(" 1.0")
    assert "witchtable_conflicts_total 1.0" in figures[0]
    assert "witchtable_fanout_seconds_count 0.0" not in figures[1]
    told = [(one.message, one.request) for one in caplog.records if hasattr(one, "request")]
    assert {"kept", "taken in"} <= {word for word, _ in told}


async def test_a_sealed_step_shows_nowhere(house):
    (anna, _), (ben, ben2) = await people(house, "anna", "ben")
    table = await sit_together("whirling-witchcraft", [anna, ben], deal=1)
    async with anna.socket(table, seat=0) as one, ben2.socket(table, seat=1) as two:
        sockets, known = (one, two), 0
        while (found := secret_step(house[0].match(table))) is None or known < 3:
            known += found is not None
            seat = house[0].match(table).state.deciders[0]
            await until(lambda seat=seat: sockets[seat].choices)
            await sockets[seat].move(sockets[seat].choices[0])
            await anna.look(table)
        seat, action = found
        await until(lambda: sockets[seat].choices)
        other = sockets[1 - seat]
        before = len(other.messages)
        assert (await sockets[seat].move(action))["kind"] == "ack"
        for worker in house:
            await worker.service.tables.find(table["table"])
        assert other.messages[before:] == []
        assert same(table, *house)
