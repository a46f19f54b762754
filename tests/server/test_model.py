"""The server against the pure engine: whatever players try, in whatever order, both agree."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from typing import ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.server.attackers import App, Wire, running
from witchtable import GAMES, IllegalAction, Match
from witchtable.server import tables as all_tables
from witchtable.server.store import StoreUnavailable

picks = st.integers(0, 10**6)


def plain(value):
    """What JSON makes of it."""
    return json.loads(msgspec.json.encode(value))


class _Table(RuleBasedStateMachine):
    """Players at one table of one game; the match of the engine is the model."""

    game: str
    seats: int
    options: ClassVar[dict] = {}

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.number = 0
        self.answers: dict[str, tuple[dict, dict]] = {}
        self.wires: dict[int, Wire] = {}
        self.shown: dict[int, dict] = {}
        self.versions: dict[int | None, int] = {}
        self.universe: list[str] = []
        self.last_mover: int | None = None

    def do(self, work):
        return self.loop.run_until_complete(asyncio.wait_for(work, 20))

    @initialize()
    def begin(self) -> None:
        self.do(self._come_up())
        self.do(self._sit_down())

    async def _come_up(self) -> None:
        ready: asyncio.Future[App] = self.loop.create_future()
        self.leave = asyncio.Event()

        async def run() -> None:  # the task that opens the app must also close it
            async with running(Path(self.folder.name)) as app:
                ready.set_result(app)
                await self.leave.wait()

        self.running = self.loop.create_task(run())
        self.app: App = await ready

    async def _go_down(self) -> None:
        self.leave.set()
        await self.running
        self.wires.clear()
        self.shown.clear()

    async def _sit_down(self) -> None:
        self.players = [await self.app.guest(f"Name {seat}") for seat in range(self.seats)]
        asked = {
            "game": self.game,
            "seats": self.seats,
            "deal": 5,
            "options": self.options,
            "public": True,
        }
        opened = (await self.app.ask("POST", "/api/tables", self.players[0], asked)).json()
        self.home = f"/api/tables/{opened['table']}"
        for player in self.players[1:]:
            answer = await self.app.ask("POST", f"{self.home}/seats", player, {})
            assert answer.status_code == 200
        assert (await self.app.ask("POST", f"{self.home}/start", self.players[0])).status_code == 200
        table = self.app.service.tables.at_hand[opened["table"]]
        game = GAMES[self.game]
        self.model = Match.open(game, game.arrange(self.seats, table.row.seed, None, self.options))
        other = game.new(seats=self.seats, seed="other", **self.options)
        rng = Random(1)
        while other.deciders and len(self.universe) < 200:
            decider = other.deciders[0]
            self.universe += map(str, other.legal(decider)[:5])
            other.apply_trusted(decider, rng.choice(other.legal(decider)))

    # -- asking -------------------------------------------------------------------------------------

    async def _ask(self, seat: int, request: dict) -> dict:
        """Ask over the socket if there is one, without it otherwise."""
        if seat in self.wires:
            wire = self.wires[seat]
            self._read(seat)
            wire.say(json.dumps(request))
            answer = await wire.reply_to(request["request"])
            self._read(seat)
            return answer
        path = "moves" if request["kind"] == "move" else "undo"
        answer = await self.app.ask("POST", f"{self.home}/{path}", self.players[seat], request)
        assert answer.status_code < 500, answer.text
        return answer.json()

    def _read(self, seat: int) -> None:
        for message in map(json.loads, self.wires[seat].take_all()):
            if message.get("state"):
                if seat in self.shown and message["kind"] in ("events", "state"):
                    assert message["state"]["version"] >= self.shown[seat]["version"]
                self.shown[seat] = message["state"]

    def _send(self, seat: int, kind: str, **request) -> dict:
        self.number += 1
        request = {"kind": kind, "request": f"m{self.number}", "seat": seat} | request
        answer = self.do(self._ask(seat, request))
        self.answers[request["request"]] = (request, answer)
        return answer

    def _version(self, seat: int) -> int:
        return self.app.service.tables.at_hand[self.home.split("/")[-1]].viewpoints[seat].version

    @property
    def is_running(self) -> bool:
        return bool(self.model.state.deciders)

    # -- moves --------------------------------------------------------------------------------------

    @precondition(lambda self: self.is_running)
    @rule(pick=picks, times=st.integers(1, 6))
    def move(self, pick, times) -> None:
        rng = Random(pick)
        for _ in range(times):
            state = self.model.state
            if not state.deciders:
                return
            seat = rng.choice(state.deciders)
            action = rng.choice(state.legal(seat))
            version = self._version(seat)
            answer = self._send(seat, "move", version=version, action=str(action))
            self.model.play(seat, action)
            self.last_mover = seat
            assert answer == {"kind": "ack", "request": f"m{self.number}", "version": version + 1}

    @precondition(lambda self: self.is_running)
    @rule(pick=picks)
    def try_anything(self, pick) -> None:
        rng = Random(pick)
        seat = rng.randrange(self.seats)
        text = rng.choice(self.universe)
        answer = self._send(seat, "move", version=self._version(seat), action=text)
        try:
            self.model.play(seat, self.model.game.parse(text))
        except IllegalAction as refusal:
            assert answer["code"] in ("illegal", "out_of_turn")
            assert (answer["clause"], answer["reason"]) == (refusal.clause, refusal.reason)
        else:
            self.last_mover = seat
            assert answer["kind"] == "ack"

    @precondition(lambda self: self.is_running)
    @rule(pick=picks)
    def move_for_somebody_else(self, pick) -> None:
        seat = self.model.state.deciders[0]
        other = (seat + 1 + pick % (self.seats - 1)) % self.seats
        self.number += 1
        request = {
            "kind": "move",
            "request": f"m{self.number}",
            "seat": seat,
            "version": self._version(seat),
            "action": str(self.model.state.legal(seat)[0]),
        }
        assert self.do(self._ask(other, request))["code"] == "not_your_seat"

    @precondition(lambda self: self.is_running and self.last_mover is not None)
    @rule(pick=picks)
    def move_too_late(self, pick) -> None:
        """Answer the question before the last one."""
        seat = self.last_mover
        state = self.model.state
        legal = state.legal(seat)
        action = str(legal[pick % len(legal)]) if legal else self.universe[0]
        answer = self._send(seat, "move", version=max(0, self._version(seat) - 1), action=action)
        assert answer["code"] == "stale"

    @precondition(lambda self: self.answers)
    @rule(pick=picks)
    def send_again(self, pick) -> None:
        """The same move or undo again, however old: the same answer, and nothing happens."""
        made = [
            (request, answer)
            for request, answer in self.answers.values()
            if answer["kind"] == "ack" and not request.keys() & {"ask", "agree"}
        ]
        if made:
            request, answer = made[pick % len(made)]
            assert self.do(self._ask(request["seat"], request)) == answer

    # -- going back ---------------------------------------------------------------------------------

    @precondition(lambda self: self.is_running)
    @rule(pick=picks)
    def undo(self, pick) -> None:
        seat = pick % self.seats
        refusal = self.model.why_no_undo(seat)
        answer = self._send(seat, "undo")
        if refusal is None:
            self.model.undo(seat)
            self.last_mover = None
            assert answer["kind"] == "ack"
        else:
            assert (answer["code"], answer["reason"]) == ("cannot_undo", str(refusal))

    @precondition(lambda self: self.is_running)
    @rule(pick=picks, refuse=st.booleans())
    def go_back_together(self, pick, refuse) -> None:
        seat = pick % self.seats
        log = self.model.log
        last = next((n for n in reversed(range(len(log))) if log[n].seat == seat), None)
        answer = self._send(seat, "undo", ask=True)
        if last is None:
            assert answer["code"] == "cannot_undo"
            return
        assert answer["kind"] == "ack"
        others = [other for other in range(self.seats) if other != seat]
        for other in others[:-1]:
            assert self._send(other, "undo", agree=True)["kind"] == "ack"
        assert self._send(others[-1], "undo", agree=not refuse)["kind"] == "ack"
        if not refuse:
            self.model.rewind(last)
            self.last_mover = None
        assert self._send(others[-1], "undo", agree=True)["code"] == "cannot_undo"

    # -- coming and going ---------------------------------------------------------------------------

    @rule(seat=st.integers(0, 4), since=st.booleans())
    def connect(self, seat, since) -> None:
        seat %= self.seats
        self.do(self._connect(seat, since))

    async def _connect(self, seat: int, since: bool) -> None:
        query = f"?since={self.shown[seat]['version']}" if since and seat in self.shown else ""
        if seat in self.wires:
            await self.wires.pop(seat).close()
            self.shown.pop(seat, None)
        wire = self.wires[seat] = await self.app.wire(f"{self.home}/socket{query}", self.players[seat])
        wire.say(json.dumps({"kind": "look", "request": "hello", "seat": seat}))
        assert (await wire.reply_to("hello"))["kind"] == "ack"
        self._read(seat)

    @precondition(lambda self: self.wires)
    @rule(pick=picks)
    def disconnect(self, pick) -> None:
        seat = sorted(self.wires)[pick % len(self.wires)]
        self.shown.pop(seat, None)
        self.do(self.wires.pop(seat).close())

    @rule()
    def restart(self) -> None:
        before = {viewer: self.do(self._look(viewer)) for viewer in (*range(self.seats), None)}
        self.do(self._go_down())
        self.do(self._come_up())
        for viewer, state in before.items():
            after = self.do(self._look(viewer))
            assert after["version"] == state["version"]
            assert after["view"] == state["view"]
            assert after["status"] == state["status"]

    # -- what everybody sees ------------------------------------------------------------------------

    async def _look(self, viewer: int | None) -> dict:
        player = None if viewer is None else self.players[viewer]
        answer = await self.app.ask("GET", self.home, player)
        assert answer.status_code == 200
        return answer.json()

    def _compare(self, viewer: int | None, found: dict) -> None:
        state = self.model.state
        assert found["seat"] == viewer
        assert found["view"] == plain(state.view(viewer))
        assert found["deciders"] == plain(state.deciders)
        assert found["scores"] == state.scores
        assert found["over"] == (not state.deciders)
        assert found["winners"] == plain(state.winners)
        if viewer is not None and state.deciders:
            assert [entry["action"] for entry in found["legal"]] == [
                str(action) for action in state.legal(viewer)
            ]
            assert found["can_undo"] == self.model.can_undo(viewer)

    @invariant()
    def everybody_sees_the_model(self) -> None:
        for viewer in (*range(self.seats), None):
            found = self.do(self._look(viewer))
            self._compare(viewer, found)
            assert found["status"] == ("running" if self.is_running else "over")
            assert found["version"] >= self.versions.get(viewer, 0)
            self.versions[viewer] = found["version"]
        for seat in self.wires:
            self._read(seat)
            self._compare(seat, self.shown[seat])
            assert self.shown[seat]["version"] == self.versions[seat]

    def teardown(self) -> None:
        if hasattr(self, "app"):
            self.do(self._go_down())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        self.folder.cleanup()


BOUNDED = settings(
    max_examples=5,
    stateful_step_count=30,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],  # shrinking would start hundreds of servers
    suppress_health_check=list(HealthCheck),
)


class _Witchdom(_Table):
    game, seats = "witchdom", 3


class _Witchstone(_Table):
    # Otherwise chance would say who begins at a public table.
    game, seats, options = (
        "witchstone",
        2,
        {"hidden_scrolls": True, "starting_player": "first_seat"},
    )


class _Whirling(_Table):
    game, seats, options = "whirling-witchcraft", 3, {"brew_mode": "on_call"}


@pytest.mark.parametrize("machine", [_Witchdom, _Witchstone, _Whirling])
def test_the_server_and_the_engine_agree(machine):
    run_state_machine_as_test(machine, settings=BOUNDED)


# -- what goes wrong outside of the rules ------------------------------------------------------------


async def begun(app: App, **asked) -> tuple[str, str]:
    """Open a table for one and begin; return its path and the player."""
    ann = await app.guest("Ann")
    asked = {"game": "witchdom", "seats": 1, "public": True} | asked
    opened = (await app.ask("POST", "/api/tables", ann, asked)).json()
    home = f"/api/tables/{opened['table']}"
    assert (await app.ask("POST", f"{home}/start", ann)).status_code == 200
    return home, ann


async def any_move(app: App, home: str, player: str):
    """Make the first legal move."""
    state = (await app.ask("GET", home, player)).json()
    request = {
        "kind": "move",
        "request": f"m{state['version']}",
        "seat": 0,
        "version": state["version"],
        "action": state["legal"][0]["action"],
    }
    return await app.ask("POST", f"{home}/moves", player, request)


def test_a_game_whose_last_move_was_kept_has_its_result_after_a_crash(tmp_path, monkeypatch):
    """The server dies after the last move is on the disk and before anything else is."""

    async def crash() -> None:
        async with running(tmp_path) as app:
            home, ann = await begun(app)
            table = app.service.tables.at_hand[home.split("/")[-1]]
            rng = Random(2)
            twin = Match.open(table.playing.game, table.playing.deal)
            while twin.state.deciders:
                twin.play(0, rng.choice(twin.state.legal(0)))
            for move in twin.log[:-1]:
                await table.play_for(0, move.action, table.viewpoints[0].asked_version)

            async def dies(*_, **__):
                await asyncio.Event().wait()

            # From now on nothing but the move itself reaches the disk.
            monkeypatch.setattr(app.service.store, "set_status", dies)
            last = table.play_for(0, twin.log[-1].action, table.viewpoints[0].asked_version)
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(last, 0.3)
                raise TimeoutError  # it was written with the move, in one commit
            monkeypatch.undo()
        async with running(tmp_path) as app:
            found = (await app.ask("GET", home, ann)).json()
            assert found["status"] == "over"
            assert found["scores"] == twin.state.scores
            lobby = (await app.ask("GET", "/api/tables")).json()
            assert lobby["running"] == []
            me = (await app.ask("GET", "/api/me", ann)).json()
            assert me["statistics"] and me["statistics"][0]["games"] == 1

    asyncio.run(crash())


def test_a_move_that_is_sent_again_after_the_end_gets_its_answer(tmp_path):
    """An answer that got lost is due however late, whatever has happened since."""

    async def again() -> None:
        async with running(tmp_path) as app:
            home, ann = await begun(app)
            table = app.service.tables.at_hand[home.split("/")[-1]]
            sent = []
            while table.playing.state.deciders:
                request = {
                    "kind": "move",
                    "request": f"m{len(sent)}",
                    "seat": 0,
                    "version": table.viewpoints[0].version,
                    "action": str(table.playing.state.legal(0)[-1]),
                }
                sent.append((request, await app.ask("POST", f"{home}/moves", ann, request)))
            for request, answer in (sent[0], sent[len(sent) // 2], sent[-1]):
                found = await app.ask("POST", f"{home}/moves", ann, request)
                assert (found.status_code, found.json()) == (200, answer.json())

    asyncio.run(again())


def test_one_table_that_cannot_be_brought_in_does_not_stop_the_others(tmp_path):
    """What is kept of one table makes no sense: the others wake, and the server closes well."""

    async def wake() -> None:
        homes = []
        async with running(tmp_path) as app:
            for _ in range(3):
                home, ann = await begun(app)
                assert (await any_move(app, home, ann)).status_code == 200
                homes.append((home, ann))
        with sqlite3.connect(tmp_path / "witchtable.sqlite3") as database:
            ids = [row[0] for row in database.execute("SELECT id FROM tables ORDER BY changed DESC")]
            database.execute('UPDATE entries SET body = ? WHERE "table" = ?', ("nonsense", ids[0]))
        database.close()
        async with running(tmp_path) as app:
            async with asyncio.timeout(3):
                while not {ids[1], ids[2]} <= app.service.tables.at_hand.keys():
                    await asyncio.sleep(0.01)
            for home, ann in homes:
                answer = await app.ask("GET", home, ann)
                assert (answer.status_code == 200) == (ids[0] not in home)

    asyncio.run(wake())


def test_a_disk_that_fails_is_answered_on_the_socket_too(tmp_path, monkeypatch):
    async def fail() -> None:
        async with running(tmp_path) as app:
            home, ann = await begun(app)
            wire = await app.wire(f"{home}/socket", ann)
            state = (await app.ask("GET", home, ann)).json()
            request = {
                "kind": "move",
                "request": "lost",
                "seat": 0,
                "version": state["version"],
                "action": state["legal"][0]["action"],
            }

            async def full(*_, **__):
                raise StoreUnavailable("database or disk is full")

            with monkeypatch.context() as patch:
                for name in ("append", "finish", "_do"):
                    if hasattr(app.service.store, name):
                        patch.setattr(app.service.store, name, full)
                wire.say(json.dumps(request))
                async with asyncio.timeout(3):
                    assert (await wire.reply_to("lost"))["kind"] == "reject"
            again = (await app.ask("GET", home, ann)).json()
            assert again["version"] == state["version"]
            # The disk is well again, and so is the game.
            wire.say(json.dumps(request | {"request": "found"}))
            assert (await wire.reply_to("found"))["kind"] == "ack"
            await wire.close()

    asyncio.run(fail())


def test_a_table_that_was_put_away_has_only_one_clock(tmp_path, monkeypatch):
    """The clock of a table that sleeps must not play at a table that nobody sees."""

    async def sleep() -> None:
        async with running(tmp_path) as app:
            clock = {"per": "decision", "seconds": 5, "at_zero": "fallback"}
            home, ann = await begun(app, pace="turns", clock=clock)
            id = home.split("/")[-1]
            monkeypatch.setattr(all_tables, "_IDLE", -1.0)
            table = app.service.tables.at_hand[id]
            app.service.tables.put_away()
            if id in app.service.tables.at_hand:
                return  # a table whose clock runs is not put away
            found = await app.app.state["service"].tables.find(id)
            assert found is not table
            # Time is up at the old one (if its clock still runs), then somebody moves.
            for handle in list(app.service.clocks._timers.values()):
                assert handle._args is None or handle._args[0] is found
            app.service.clocks._ring(table, 0)
            await asyncio.sleep(0.2)
            for _ in range(3):
                answer = await any_move(app, home, ann)
                assert answer.status_code == 200, answer.text

    asyncio.run(sleep())


def test_an_update_never_overtakes_the_welcome(tmp_path):
    """A client that takes the last position it was sent for the current one must be right."""

    async def race() -> None:
        async with running(tmp_path) as app:
            home, ann = await begun(app)
            table = app.service.tables.at_hand[home.split("/")[-1]]
            busy = False

            async def meanwhile() -> None:
                """While the first message is on its way, the game goes on."""
                nonlocal busy
                if not busy:
                    busy = True
                    await table.play_for(
                        0, table.playing.state.legal(0)[0], table.viewpoints[0].asked_version
                    )

            wire = await app.wire(f"{home}/socket", ann)
            wire.meanwhile = meanwhile
            before = table.viewpoints[0].version
            await wire.wait_for(lambda: len(wire.states()) > 1)
            versions = [state["version"] for state in wire.states()]
            assert busy
            assert versions == sorted(versions)
            assert versions[-1] == table.viewpoints[0].version > before
            await wire.close()

    asyncio.run(race())


def test_whoever_waits_at_the_table_sees_the_own_hand_when_the_game_begins(tmp_path):
    """Somebody who sits down and connects before the start looks through the own eyes after it."""

    async def wait() -> None:
        async with running(tmp_path) as app:
            ann = await app.guest("Ann")
            opened = await app.ask("POST", "/api/tables", ann, {"game": "witchdom", "seats": 1})
            home = f"/api/tables/{opened.json()['table']}"
            wire = await app.wire(f"{home}/socket?seat=0", ann)
            await wire.wait_for(lambda: wire.heard)
            await app.ask("POST", f"{home}/start", ann)
            await wire.wait_for(wire.states)
            assert wire.states()[-1]["seat"] == 0
            await wire.close()

    asyncio.run(wait())


def test_a_table_that_was_put_away_still_says_whose_turn_it_is(tmp_path, monkeypatch):
    """Those who play over days look at their list, not at the table."""

    async def sleep() -> None:
        async with running(tmp_path) as app:
            _, ann = await begun(app, pace="turns")
            before = (await app.ask("GET", "/api/me", ann)).json()["tables"]
            assert before[0]["my_turn"]
            monkeypatch.setattr(all_tables, "_IDLE", -1.0)
            app.service.tables.put_away()
            assert (await app.ask("GET", "/api/me", ann)).json()["tables"] == before

    asyncio.run(sleep())
