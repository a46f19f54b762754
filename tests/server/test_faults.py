"""Two workers and a PostgreSQL, real processes all: one of them dies, sleeps, or is away for a while.

Everybody who plays remembers what they were shown and told; afterwards every worker must still know it,
and the database must have every move that was acknowledged, once. WITCHTABLE_FAULTS=long plays many
rounds (by hand), WITCHTABLE_FAULTS=25 so many of each, otherwise one.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from contextlib import suppress
from random import Random

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.attackers import Guest, Server, close_code, first_of, open_game
from tests.server.test_crash import Seat, Spectator, wait_until
from witchtable.server.store.postgres.neighbours import LIFE

WANTED = os.environ.get("WITCHTABLE_FAULTS", "1")
LONG = WANTED != "1"
KILLS, DATABASE_KILLS, CUTS, NAPS = (100, 20, 20, 10) if WANTED == "long" else (int(WANTED),) * 4
GAMES = [("witchdom", {}), ("witchstone", {"hidden_scrolls": True}), ("whirling-witchcraft", {})]


class Player(Seat):
    """Plays on as long as there is a line; what could not be kept is tried again."""

    def run(self) -> None:
        with suppress(WebSocketException, OSError, TimeoutError), self._open() as self.line:
            while True:
                message = json.loads(self.line.recv(timeout=90))
                self._take(message)
                if message["kind"] == "reject" and message["code"] == "unavailable":
                    time.sleep(0.2)
                    self.line.send(self.acks[message["request"]][0])
                self._move(message.get("state"))

    def _move(self, state: dict | None) -> None:
        if state and state["legal"] and state["seat"] == self.seat:
            choice = self.rng.choice(state["legal"])["action"]
            id = f"{self.prefix} {self.moves}"
            self.moves += 1
            wish = {"seat": self.seat, "version": state["version"], "action": choice}
            self.acks[id] = (json.dumps({"kind": "move", "request": id, **wish}), 0)
            self.line.send(self.acks[id][0])

    def stop(self) -> None:
        with suppress(WebSocketException, OSError):
            self.line.close()
        self.join(30)
        assert not self.is_alive()


class Watcher(Player, Spectator):
    """Only looks on."""

    def _open(self):
        return self.guest.socket(self.table)

    def check_after(self) -> None:
        Spectator.check_after(self)


class House:
    """Two workers, and people who are known at both."""

    def __init__(self, folder, address) -> None:
        self.address = address
        options = ("--store", address, "--no-limits", "--bot-processes", "1", "--bot-seconds", "0.1")
        self.workers = [Server(folder / name, *options) for name in ("one", "two")]
        self.people = [self._everywhere(self.workers[0].guest(name)) for name in ("Ann", "Bob")]
        self.nobody = [Guest(worker.address, None) for worker in self.workers]

    def _everywhere(self, guest: Guest) -> list[Guest]:
        there = Guest(self.workers[1].address, None)
        there.http.cookies.update(guest.http.cookies)
        return [guest, there]

    def close(self) -> None:
        for guest in (*self.nobody, *(guest for person in self.people for guest in person)):
            guest.http.close()
        for worker in self.workers:
            worker.stop()
            complaints = worker.complaints()  # that the database is away is one
            assert complaints.count("Traceback") <= 3 * complaints.count("StoreUnavailable")

    def play(self, tables, name) -> list[Player]:
        """Let Ann play at one worker, Bob at the other, and somebody look on at both."""
        found = []
        for table in tables:
            for seat, person in enumerate(self.people):
                found.append(Player(person[seat], table, seat, f"{name} {table} {seat}"))
            found += [Watcher(self.nobody[at], table, -1, f"{name} {table} -{at}") for at in (0, 1)]
        for player in found:
            player.start()
        for player in found:
            wait_until(player.has_seen_enough)
        return found

    def stop(self, players) -> None:
        """Let nobody play on, when they have seen how it heals by itself; all is known at both workers.

        Somebody is shown something new, or everything is over.
        """
        before = [len(player.shown) for player in players]
        wait_until(
            lambda: (
                any(len(player.shown) > known for player, known in zip(players, before, strict=True))
                or all(any(s["over"] for s in list(player.shown.values())) for player in players)
            )
        )
        for player in players:
            player.stop()
        for at in (0, 1):
            self.check(players, at)

    def check(self, players, at) -> None:
        """Ask one worker for all that anybody was shown or told, wherever that was."""
        for player in players:
            here = self.nobody if player.seat < 0 else self.people[player.seat]
            player.guest = here[at]
            player.check_after()

    def check_log(self, tables, players) -> None:
        """Ask the database: every move that was acknowledged is there once, in one order for all."""
        acknowledged = {id for player in players for id, (_, version) in player.acks.items() if version}
        with psycopg.connect(self.address) as database:
            rows = database.execute(
                'SELECT "table", number, request FROM entries ORDER BY 1, 2'
            ).fetchall()
        for table in tables:
            numbers = [number for at, number, _ in rows if at == table]
            assert numbers == list(range(1, len(numbers) + 1))
        times = Counter(request for _, _, request in rows if request is not None)
        assert set(times.values()) <= {1}, "a move was made twice"
        assert acknowledged <= set(times), "a move that was acknowledged is gone"


@pytest.fixture(scope="module")
def house(tmp_path_factory, running_postgres):
    found = House(tmp_path_factory.mktemp("house"), running_postgres.database())
    yield found
    found.close()


def games(house):
    ann, bob = (person[0] for person in house.people)
    return [open_game(ann, bob, game=game, options=options, public=True) for game, options in GAMES]


def test_nothing_is_lost_when_a_worker_is_killed(house):
    chance, tables = Random("kill"), list[str]()
    for number in range(KILLS):
        tables = tables if number % 5 else games(house)
        players = house.play(tables, str(number))
        time.sleep(chance.random() * 0.5)  # at any moment
        killed = number % 2
        house.workers[killed].kill()
        house.check(players[1 - killed :: 4], at=1 - killed)  # the others play on meanwhile
        for player in players:
            player.stop()
        house.check(players, at=1 - killed)
        house.workers[killed].start(house.workers[killed].port)
        house.check(players, at=killed)
        house.check_log(tables, players)


def test_nothing_is_lost_when_the_database_is_killed(house, running_postgres):
    tables = games(house)
    for number in range(DATABASE_KILLS):
        players = house.play(tables, str(number))
        running_postgres.kill()
        time.sleep(60 if LONG and number == 0 else 0.5)
        running_postgres.start()
        house.stop(players)
        house.check_log(tables, players)


def test_nothing_is_lost_when_lines_to_the_database_are_cut(house):
    """Those that write, read and listen: commits without an answer, notifications that nobody hears."""
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    chance, tables = Random("cut"), games(house)
    for number in range(CUTS):
        players = house.play(tables, f"cut {number}")
        for _ in range(3):
            time.sleep(chance.random() * 0.2)  # at any moment
            with psycopg.connect(house.address, autocommit=True) as database:
                database.execute(cut)
        house.stop(players)
        house.check_log(tables, players)


def test_a_worker_that_slept_does_nothing_that_is_up_to_another_by_now(house):
    ann, there = house.people[0]
    for _ in range(NAPS):
        bots = {"0": "novice", "1": "novice"}
        opened = ann.post("/api/tables", game="witchdom", seats=3, public=True, bots=bots)
        table = opened["table"]
        ann.post(f"/api/tables/{table}/start")
        with there.socket(table, "?seat=2") as socket:
            state = first_of(socket, "welcome")["state"]
            asleep = house.workers[0].process
            asleep.send_signal(signal.SIGSTOP)
            try:
                _play_on(socket, state, moves=6)  # the bots go on at the other worker
                time.sleep(30 if LONG else LIFE)
            finally:
                asleep.send_signal(signal.SIGCONT)
            state = there.look(table, seat=2)
            _play_on(socket, state, moves=6)
        wait_until(lambda table=table: _standing(ann, table) == _standing(there, table))
        with psycopg.connect(house.address) as database:
            sql = 'SELECT number FROM entries WHERE "table" = %s ORDER BY 1'
            numbers = [number for (number,) in database.execute(sql, (table,))]
        assert numbers == list(range(1, len(numbers) + 1))


def _standing(guest, table):
    found = guest.look(table)
    return found["version"], found["state"] if "state" in found else found["view"]


def _play_on(socket, state, moves):
    chance, made = Random(1), 0
    while made < moves and not state["over"]:
        if state["legal"]:
            wish = {"seat": state["seat"], "version": state["version"]}
            action = chance.choice(state["legal"])["action"]
            request = f"{chance.random()} {time.time()}"
            socket.send(json.dumps({"kind": "move", "request": request, "action": action, **wish}))
            made += 1
        version = state["version"]
        while state["version"] == version:
            state = json.loads(socket.recv(timeout=60)).get("state") or state


def test_whoever_plays_at_a_worker_that_is_asked_to_stop_goes_on_at_another(house):
    tables = games(house)
    players = house.play(tables, "rolling")
    with house.people[0][0].socket(tables[0]) as line:
        first_of(line, "welcome")
        house.workers[0].process.terminate()
        assert close_code(line, 30) == 1012
    with house.people[0][1].socket(tables[0]) as line:
        assert first_of(line, "welcome")["state"]
    assert house.workers[0].stop() == 0
    for player in players:
        player.stop()
    house.check(players, at=1)
    house.workers[0].start(house.workers[0].port)
    house.check(players, at=0)
    house.check_log(tables, players)


def test_a_line_that_is_lost_is_no_move_that_is_lost(house):
    """What was sent and not answered is said again, at another worker: it is done once."""
    ann, bob = house.people
    table = open_game(ann[0], bob[0], game="witchdom", public=True)
    for number in range(20 if not LONG else 1000):
        state = ann[0].look(table)
        if state["over"]:
            break
        seat = state["deciders"][0]
        here, there = house.people[seat][:: 1 if number % 2 else -1]
        state = here.look(table, seat=seat)
        wish = {"seat": seat, "version": state["version"], "action": state["legal"][0]["action"]}
        message = json.dumps({"kind": "move", "request": f"lost {number}", **wish})
        with here.socket(table, f"?seat={seat}") as line:
            first_of(line, "welcome")
            line.send(message)
            line.socket.close()
        with suppress(ConnectionClosed), there.socket(table, f"?seat={seat}") as line:
            line.send(message)
            assert first_of(line, "ack")["request"] == f"lost {number}"
    with psycopg.connect(house.address) as database:
        sql = 'SELECT count(*), count(DISTINCT request) FROM entries WHERE "table" = %s'
        moves, requests = database.execute(sql, (table,)).fetchone()
    assert moves == requests > 0
