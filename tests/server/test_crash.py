"""kill -9 at any moment: whatever anybody was shown is still there. SIGTERM: a goodbye to everybody.

WITCHTABLE_CRASHES says how many rounds to play (a few by default; run 200 by hand).
"""

from __future__ import annotations

import json
import os
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.attackers import Guest, Server, close_code, first_of, move_message, open_game
from tests.server.test_attacks import masked, stopped_reader

ROUNDS = int(os.environ.get("WITCHTABLE_CRASHES", "3"))
TABLES = [("witchdom", {}), ("witchstone", {"hidden_scrolls": True}), ("whirling-witchcraft", {})]


class Seat(threading.Thread):
    """Somebody who plays at random over a socket until the server is gone, and remembers everything."""

    def __init__(self, guest: Guest, table: str, seat: int, seed: str) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.seat = guest, table, seat
        self.rng = Random(seed)
        self.prefix = seed
        self.shown: dict[int, dict] = {}
        """Each version with the state that was shown."""
        self.events: dict[int, list] = {}
        """Each version with the events that led to it."""
        self.acks: dict[str, tuple[str, int]] = {}
        """Each request with its answer."""
        self.moves = 0

    def run(self) -> None:
        with suppress(WebSocketException, OSError, TimeoutError), self._open() as socket:
            while True:
                message = json.loads(socket.recv(timeout=30))
                self._take(message)
                state = message.get("state")
                if state and state["legal"] and state["seat"] == self.seat:
                    choice = self.rng.choice(state["legal"])["action"]
                    id = f"{self.prefix} {self.moves}"
                    self.moves += 1
                    request = move_message(id, self.seat, state["version"], choice)
                    self.acks[id] = (request, 0)
                    socket.send(request)

    def _open(self):
        return self.guest.socket(self.table, f"?seat={self.seat}")

    def _take(self, message: dict) -> None:
        if message.get("state"):
            self.shown[message["state"]["version"]] = message["state"]
            if message["kind"] == "events":
                self.events[message["state"]["version"]] = message["events"]
        elif message["kind"] == "ack":
            request, _ = self.acks[message["request"]]
            self.acks[message["request"]] = (request, message["version"])

    @property
    def last(self) -> int:
        """The last version that was shown or told of."""
        return max([*self.shown, *(version for _, version in self.acks.values()), 0])

    def has_seen_enough(self) -> bool:
        """Whether several positions were shown, or the end of the game."""
        return len(self.shown) > 3 or any(state["over"] for state in list(self.shown.values()))

    def check_after(self) -> None:
        """Come back to the server that was started again: nothing that was shown is lost."""
        last = self.last
        known = self.shown.get(last)
        with self.guest.socket(self.table, f"?seat={self.seat}&since={last}") as socket:
            welcome = first_of(socket, "welcome")
            state = welcome["state"]
            assert state["version"] >= last, "a move that was shown is gone"
            if state["version"] == last:
                assert welcome["events"] == []
                if known is not None:
                    assert state["view"] == known["view"]
                    assert state["legal"] == known["legal"]
            for earlier in (last - 1, last - 2):
                # What is told again is what was told before, word for word.
                found = self.guest.look(self.table, seat=self.seat, since=earlier)["events"]
                before = [self.events.get(version) for version in range(earlier + 1, last + 1)]
                if found is not None and all(events is not None for events in before):
                    flat = [event for events in before for event in events]
                    assert found[: len(flat)] == flat
            # Answers that came, and perhaps ones that were lost: the same request is done once.
            for id, (request, version) in list(self.acks.items())[-5:]:
                if version and not state["over"]:  # after the end: see test_model.py
                    socket.send(request)
                    while True:
                        answer = json.loads(socket.recv(timeout=10))
                        if answer.get("request") == id:
                            break
                    assert answer == {"kind": "ack", "request": id, "version": version}
            assert self.guest.look(self.table, seat=self.seat)["version"] >= last


class Spectator(Seat):
    """Somebody who only looks on."""

    def _open(self):
        return self.guest.socket(self.table)

    def check_after(self) -> None:
        found = self.guest.http.get(f"/api/tables/{self.table}").json()
        assert found["version"] >= self.last
        if found["version"] == self.last:
            assert found["view"] == self.shown[self.last]["view"]


def wait_until(wanted: Callable[[], Any], patience: float = 20.0) -> None:
    """Wait until something holds that happens in other threads."""
    end = time.monotonic() + patience
    while not wanted():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.005)


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "data", "--no-limits")
    yield server
    if server.process.poll() is None:
        server.stop()


def test_nothing_that_was_shown_is_lost_when_the_server_is_killed(server):
    rng = Random(os.environ.get("WITCHTABLE_CRASH_SEED", "kill"))
    ann, bob, nobody = server.guest("Ann"), server.guest("Bob"), Guest(server.address, None)
    tables: list[str] = []
    every: list[str] = []
    for number in range(ROUNDS):
        if number % 5 == 0:
            tables = [
                open_game(ann, bob, game=game, options=options, public=True)
                for game, options in TABLES * 2
            ]
            every += tables
        seats: list[Seat] = []
        for table in tables:
            for seat, guest in enumerate((ann, bob)):
                seats.append(Seat(guest, table, seat, f"{number} {table} {seat}"))
            seats.append(Spectator(nobody, table, -1, f"{number} {table}"))
        for seat in seats:
            seat.start()
        for seat in seats:
            wait_until(seat.has_seen_enough)
        time.sleep(rng.random() * 0.5)  # at any moment
        server.kill()
        for seat in seats:
            seat.join(10)
            assert not seat.is_alive()
        server.start(server.port)
        for seat in seats:
            seat.check_after()
    for table in every:
        assert ann.http.get(f"/api/tables/{table}").status_code == 200
    for guest in (ann, bob, nobody):
        guest.http.close()
    server.stop()
    assert "Traceback" not in server.complaints()


def test_a_server_that_is_asked_to_stop_says_goodbye(server):
    with server.guest("Ann") as ann, server.guest("Bob") as bob:
        tables = [open_game(ann, bob, public=True) for _ in range(3)]
        sockets = [guest.socket(table) for table in tables for guest in (ann, bob)]
        for socket in sockets:
            first_of(socket, "welcome")
        players = [Seat(ann, tables[0], 0, "a"), Seat(bob, tables[0], 1, "b")]
        for player in players:
            player.start()
        wait_until(lambda: all(player.moves for player in players))
        started = time.monotonic()
        server.process.terminate()
        codes = [close_code(socket, 5) for socket in sockets]
        server.process.wait(5)
        assert time.monotonic() - started < 5
        assert codes == [1012] * len(sockets)
        for player in players:
            player.join(5)
            assert player.moves > 0
        assert "Traceback" not in server.complaints()
        server.start(server.port)
        for player in players:
            player.check_after()


def test_a_server_that_was_asked_to_stop_has_not_failed(server):
    """Whoever runs it (systemd, Docker) takes another exit code than 0 for a crash."""
    assert server.stop(5) == 0


def test_a_server_with_readers_that_stand_still_stops_too(server):
    with server.guest("Ann") as ann:
        opened = ann.post("/api/tables", game="witchstone", seats=2, public=True)
        ann.post(f"/api/tables/{opened['table']}/seats", invite=opened["invite"])
        ann.post(f"/api/tables/{opened['table']}/start")
        asleep = [stopped_reader(ann, opened["table"]) for _ in range(3)]
        for sleeper in asleep:
            sleeper.setblocking(False)
            with suppress(BlockingIOError, ConnectionError):
                for number in range(300):
                    look = json.dumps({"kind": "look", "request": str(number), "seat": 0})
                    sleeper.send(masked(look))
        time.sleep(0.3)
        started = time.monotonic()
        server.process.terminate()
        try:
            server.process.wait(9)
        except subprocess.TimeoutExpired:
            pytest.fail("the server waits for readers that never read")
        finally:
            for sleeper in asleep:
                sleeper.close()
        assert time.monotonic() - started < 7
        assert "Traceback" not in server.complaints()


def test_a_server_with_bots_at_work_stops_at_once(server):
    with server.guest("Ann") as ann:
        bots = {"1": "apprentice", "2": "apprentice"}
        opened = ann.post("/api/tables", game="witchdom", seats=3, bots=bots, public=True)
        ann.post(f"/api/tables/{opened['table']}/start")
        with ann.socket(opened["table"]) as socket:
            for number in range(4):
                state = ann.look(opened["table"])
                if state["legal"]:
                    action = state["legal"][0]["action"]
                    with suppress(ConnectionClosed):
                        socket.send(move_message(str(number), 0, state["version"], action))
                time.sleep(0.1)
            started = time.monotonic()
            server.process.terminate()
            assert close_code(socket, 5) == 1012
            server.process.wait(10)
        assert time.monotonic() - started < 5
        assert "Traceback" not in server.complaints()


def test_a_second_goodbye_does_no_harm(server):
    with server.guest("Ann") as ann:
        ann.http.get("/health")
        server.process.terminate()
        server.process.terminate()
        server.process.wait(5)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{server.address}/health", timeout=2)
    server.start(server.port)
    assert httpx.get(f"{server.address}/health").status_code == 200
