"""Two worlds that differ in two hidden cards, from the deal on: everybody else is sent the same bytes.

In one world two cards of a shuffle have changed places. The same moves are made in both, and whoever
does not see the two cards asks for everything that can be asked, and tries what is not allowed. Every
answer and every message must be the same: its bytes as they go over the line (compressed or not), its
length, their number and their order. A pair of worlds ends where one of the two cards is shown.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from tests.positions import ALL_VARIANTS, IDS
from tests.server.attackers import HERE, App, NoStore, Wire, running, settle, twin_of
from tests.worlds import Step, Swap, TwoWorlds, dealing, swaps_cards
from witchtable import GAMES, Game, IllegalAction
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft.state import WhirlingState
from witchtable.games.witchdom.state import WitchdomState
from witchtable.server.protocol.requests import Clock
from witchtable.server.service import Service, neighbours
from witchtable.server.store import SeatRow, TableRow
from witchtable.server.store.neighbours import Bearings
from witchtable.server.store.postgres.neighbours import PostgresHouse
from witchtable.server.tables import times
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table

pytestmark = swaps_cards
LONG = bool(os.environ.get("WITCHTABLE_LONG"))
SPECTATOR = "player-of-nothing"
ID = "the-table-of-two"
SHORT = [
    "whirling-witchcraft-3",
    "whirling-witchcraft-2-personality_mode=draft",
    "whirling-witchcraft-2-brew_mode=on_call",
    "whirling-witchcraft-2-brew_mode=strict_initiative",
    "whirling-witchcraft-5-quick_play=True",
    "witchdom-1",
    "witchdom-4",
    "witchdom-5-animals=True",
    "witchdom-5-choose_novices=True",
    "witchstone-3",
    "witchstone-4-hidden_scrolls=True",
    "witchstone-2-handicap_a=3",
]
CHOSEN = [(id, *variant) for id, variant in zip(IDS, ALL_VARIANTS, strict=True) if LONG or id in SHORT]
each_variant = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [chosen[1:] for chosen in CHOSEN],
    ids=[chosen[0] for chosen in CHOSEN],
)

# -- a clock that both worlds share ------------------------------------------------------------------


class Clockwork:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clockwork(monkeypatch):
    """Let the whole server, but not the event loop, look at one clock that does not run."""
    found = Clockwork()
    for name, module in list(sys.modules.items()):
        if name.startswith("witchtable.server"):
            for kind in ("time", "monotonic"):
                if getattr(module, kind, None) is getattr(time, kind):
                    monkeypatch.setattr(module, kind, found)
    # What is done every few seconds is done when this clock is set, at the same moment in both worlds.
    monkeypatch.setattr(Service, "_keep_going", lambda _: asyncio.Event().wait())
    return found


@pytest.fixture
def house_clockwork(clockwork, monkeypatch):
    """The same for several workers: what they do now and then is done when they are asked."""
    look_around = PostgresHouse.look_around

    async def in_this_time(self: PostgresHouse) -> Bearings:
        return replace(await look_around(self), since=0.0, date=clockwork.now)

    monkeypatch.setattr(PostgresHouse, "look_around", in_this_time)
    monkeypatch.setattr(times, "_start", 0.0)
    monkeypatch.setattr(times, "_is_told", True)
    monkeypatch.setattr(neighbours, "_ever", lambda *_: asyncio.Event().wait())
    monkeypatch.setattr(neighbours.Neighbours, "note_life", lambda *_: None)
    return clockwork


# -- what goes over the line -------------------------------------------------------------------------


class Heard(NamedTuple):
    """Something that was sent, and what for."""

    why: str
    sent: bytes


async def over_the_line(
    app: App, method: str, path: str, player: str | None, body: Any = None
) -> bytes:
    """Ask as a browser does, which accepts gzip; return status, headers and body as they are sent."""
    target, _, query = path.partition("?")
    content = b"" if body is None else json.dumps(body).encode()
    headers = {"host": HERE.partition("//")[2], "origin": HERE, "accept-encoding": "gzip"}
    headers |= {"content-type": "application/json", "content-length": str(len(content))}
    headers |= app.cookie(player) if player else {}
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http",
        "method": method,
        "path": target,
        "raw_path": target.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "extensions": {},
    }
    inbox = [{"type": "http.request", "body": content, "more_body": False}]
    sent: list[Any] = []
    never = asyncio.Event()

    async def receive() -> Any:
        if inbox:
            return inbox.pop()
        return await never.wait()

    async def send(message: Any) -> None:
        sent.append(message)

    await app.app(scope, receive, send)  # type: ignore[arg-type]
    start, *rest = sent
    assert start["status"] < 500, f"{method} {path}: {start}"
    # What time it is tells nothing; the worlds are asked one after the other.
    lines = [name + b": " + value for name, value in start["headers"] if name != b"date"]
    # Each world is a server of its own, and signs its cookies with a secret of its own.
    lines = [re.sub(rb"(?<=witchtable=)([^;.]*)\.[^;]*", rb"\1.signed", line) for line in lines]
    bodies = [message.get("body", b"") for message in rest]
    if b"content-encoding: gzip" in lines:
        assert gzip.decompress(b"".join(bodies))
        bodies[0] = bodies[0][:4] + bytes(4) + bodies[0][8:]  # when it was compressed
    return b"\n".join([str(start["status"]).encode(), *lines, *bodies])


# -- one world ---------------------------------------------------------------------------------------


class Script(NamedTuple):
    """What happens in two worlds, and who must not notice in which of them."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    swap: Swap
    viewer: int | None
    steps: list[Step]

    @classmethod
    def of(cls, worlds: TwoWorlds, seats: int, options: dict[str, Any], most: int) -> Script:
        steps = list(worlds.steps(most))
        if not worlds.matches[0].state.deciders:
            steps.pop()  # when a game is over, all may see everything
        return cls(worlds.game, seats, options, worlds.seed, worlds.swap, worlds.viewer, steps)


class World:
    """The server with one table, in one of the two worlds, and all that a viewer hears there.

    Whoever must not notice anything may be at another worker than those who play (`there`).
    """

    def __init__(
        self, app: App, script: Script, viewer: int | None, clockwork: Clockwork, there: App | None
    ) -> None:
        self.app, self.script, self.viewer, self.clockwork = app, script, viewer, clockwork
        self.there = there or app
        self.heard: list[Heard] = []
        self.home = f"/api/tables/{ID}"
        self.players = [f"player-of-seat-{seat}" for seat in range(script.seats)]
        self.people = [self.players[viewer]] if viewer is not None else []
        self.people += [SPECTATOR]
        self.wires: list[tuple[str, Wire]] = []

    async def open(self) -> None:
        """Deal, and let everybody listen who must not notice anything."""
        script = self.script
        for seat, player in enumerate(self.players):
            await self.app.guest(f"Name {seat}", player)
        await self.app.guest("Looker-on", SPECTATOR)
        clock = Clock("game", 5000) if script.swap.places[0] % 2 else Clock("decision", 5000)
        setup = TableSetup(script.game.id, script.seats, 7, script.options, public=True, clock=clock)
        written = msgspec.json.encode(setup).decode()
        row = TableRow(
            ID,
            script.game.id,
            written,
            script.seed,
            "an-invitation",
            self.players[0],
            1,
            "running",
            0.0,
            0.0,
        )
        seats = [SeatRow(ID, seat, player, None) for seat, player in enumerate(self.players)]
        service = self.app.service
        await service.store.add_table(row, seats)
        self.table = Table(row, setup, seats, service.store)
        self.table.names = [f"Name {seat}" for seat in range(script.seats)]
        self.table.begin()
        service.tables.bring_in(self.table)
        if self.there is not self.app:
            self.table = await self.there.service.tables.find(ID)
        for player, way in product((*self.people, None), ("", "?parts=true")):
            wire = await self.there.wire(f"{self.home}/socket{way}", player)
            self.wires.append((f"socket{way} of {player}", wire))
            await wire.wait_for(lambda wire=wire: wire.heard)
            await settle()

    async def play_in_secret(self, number: int) -> None:
        """Make the steps that are made in this world only."""
        for count, (seat, action) in enumerate(self.script.steps[number].extra):
            request = {"kind": "move", "request": f"secret {number} {count}", "seat": seat}
            request |= {"version": 10**6, "action": action}
            answer = await self.app.ask("POST", f"{self.home}/moves", self.players[seat], request)
            assert answer.status_code == 200, answer.text
        await self.settle()

    async def settle(self) -> None:
        """Let everything be heard that was done."""
        if self.there is not self.app:
            await self.there.service.tables.find(ID)
        await settle()

    async def play(self, number: int, made: str) -> None:
        """Make one move of the script."""
        step = self.script.steps[number]
        self.clockwork.now += 7.4
        for app in {self.app, self.there}:
            await app.service.tidy_up()
        if number % 5 == 0:
            wire = self.wires[0][1]
            text = f"{' '.join(step.probes[:3])}!"  # what the sender guesses might be in an answer
            wire.say(json.dumps({"kind": "chat", "request": f"chat {number}", "text": text}))
            await wire.reply_to(f"chat {number}")
        request = {
            "kind": "move",
            "request": f"move {number}",
            "seat": step.seat,
            "version": 10**6,
            "action": made,
        }
        if step.seat == self.viewer and number % 2:
            wire = self.wires[0][1]
            wire.say(json.dumps(request))
            answer = await wire.reply_to(request["request"])
            assert answer["kind"] == "ack", answer
        else:
            player = self.players[step.seat]
            answer = await self.app.ask("POST", f"{self.home}/moves", player, request)
            assert answer.status_code == 200, answer.text
            if player in self.people:
                self.heard.append(Heard(f"answer to {made}", answer.content))
        await self.settle()
        self.listen(f"after move {number}")

    def listen(self, why: str) -> None:
        """Note all messages that came, and from which socket."""
        for name, wire in self.wires:
            self.heard += [Heard(f"{name} {why}", message) for message in wire.take_all()]
            self.heard.append(Heard(f"{name} {why}: no more", str(wire.closed).encode()))

    async def ask(self, method: str, path: str, player: str | None, body: Any = None) -> None:
        """Ask for something and note the answer."""
        sent = await over_the_line(self.there, method, path, player, body)
        words = "" if body is None else json.dumps(body)
        self.heard.append(Heard(f"{method} {path} {words} by {player}", sent))

    async def look_everywhere(self, probes: tuple[str, ...]) -> None:
        """Ask for all that can be asked without changing anything."""
        for player in self.people:
            viewer = self.viewer if player != SPECTATOR else None
            version = self.table.viewpoints[viewer].version
            for since in (-1, version - 6, version - 1, version + 3):
                await self.ask("GET", f"{self.home}?since={since}", player)
            for words in ("?text=true&lang=de", f"?text=true&since={version - 3}"):
                await self.ask("GET", self.home + words, player)
            for seat in range(self.script.seats):
                await self.ask("GET", f"{self.home}?seat={seat}", player)
                await self.ask("GET", f"{self.home}/choices?seat={seat}", player)
                await self.ask("GET", f"{self.home}/log?seat={seat}", player)
            for path in (
                "choices",
                "log",
                "sheets",
                "things",
                "record",
                "replay",
                "replay?seat=0&step=3",
                "export",
            ):
                await self.ask("GET", f"{self.home}/{path}", player)
            for name in self.script.game.aids:
                words = [f"?tile={word}" for word in self._names(probes)] if name == "forecast" else []
                for question in ("", "?seat=0", "?x=y", *words):
                    await self.ask("GET", f"{self.home}/aids/{name}{question}", player)
            if viewer not in self.table.playing.state.deciders:
                await self.ask("GET", f"{self.home}/hints", player)  # refused: advice is chance
            for path in ("/api/tables", "/api/me", "/api/archive", "/health"):
                await self.ask("GET", path, player)
            await self.ask("GET", f"/api/deals/{self.script.game.id}/7", player)
            await self.ask("GET", f"/api/players/{self.players[0]}/statistics", player)
        await self.ask("GET", self.home, None)

    def _names(self, probes: tuple[str, ...]) -> list[str]:
        return sorted({word for probe in probes for word in probe.split(" ")[1:2]})

    async def try_everything(self, probes: tuple[str, ...]) -> None:
        """Try what is not allowed, and to go back: at a copy of the table, which is then forgotten."""
        tables = self.there.service.tables
        for player in self.people:
            twin = twin_of(self.table)
            twin.store = NoStore()  # type: ignore[assignment]
            tables.at_hand[ID] = twin
            for since in ("", "?since=0"):
                wire = await self.there.wire(f"{self.home}/socket{since}", player)
                await wire.wait_for(lambda wire=wire: wire.heard)
                wire.say("{}")
                wire.say(json.dumps({"kind": "look", "request": "l", "seat": 0}))
                await wire.reply_to("l")
                await settle()
                self.wires.append((f"new socket of {player}", wire))
            mine = self.viewer if player != SPECTATOR else None
            for seat in range(self.script.seats):
                for number, action in enumerate((*probes, "fly")):
                    if mine is not None and seat != mine and number > 1:
                        continue  # somebody else's seat: whatever is asked
                    for version in (0, 10**6):
                        request = {
                            "kind": "move",
                            "request": f"{seat} {number} {version}",
                            "seat": seat,
                        }
                        request |= {"version": version, "action": action}
                        await self.ask("POST", f"{self.home}/moves", player, request)
                for number, more in enumerate(({}, {"agree": True}, {"ask": True}, {"agree": False})):
                    request = {"kind": "undo", "request": f"undo {seat} {number}", "seat": seat} | more
                    await self.ask("POST", f"{self.home}/undo", player, request)
                    await self.ask("GET", self.home, player)
            await settle()
            self.listen("after trying")
            while self.wires[-1][0].startswith("new"):
                await self.wires.pop()[1].close()
            tables.at_hand[ID] = self.table

    async def close(self) -> None:
        for _, wire in self.wires:
            await wire.close()


@asynccontextmanager
async def workers(data: Path, database: str | None) -> AsyncIterator[tuple[App, App | None]]:
    """Run a server with a file, or two workers with a PostgreSQL."""
    if database is None:
        async with running(data) as app:
            yield app, None
        return
    async with (
        running(data, postgres=database) as app,
        running(data, postgres=database) as there,
    ):
        yield app, there


async def live(
    data: Path,
    script: Script,
    which: int,
    viewer: int | None,
    clockwork: Clockwork,
    every: int,
    database: str | None,
) -> list[Heard]:
    """Let everything happen in one of the two worlds; tell what a viewer and a spectator hear."""
    clockwork.now = 1_000_000.0
    data.mkdir()
    with dealing(script.swap if which else None):
        async with workers(data, database) as (app, there):
            world = World(app, script, viewer, clockwork, there)
            await world.open()
            world.listen("at first")
            for number, step in enumerate(script.steps):
                if which:
                    await world.play_in_secret(number)
                if number % every == 0:
                    await world.look_everywhere(step.probes)
                if number % (2 * every) == 0:
                    await world.try_everything(step.probes)
                await world.play(number, step.made[which])
            probes = script.steps[-1].probes if script.steps else ("fly away",)
            await world.look_everywhere(probes)
            await world.try_everything(probes)
            await world.close()
    return world.heard


def differences(here: list[Heard], there: list[Heard]) -> list[str]:
    """List what differs, in the order in which it was heard."""
    found = [] if len(here) == len(there) else [f"{len(here)} messages, and {len(there)}"]
    for one, two in zip(here, there, strict=False):
        if one != two:
            pairs = zip(one.sent, two.sent, strict=False)
            at = next(
                (n for n, (a, b) in enumerate(pairs) if a != b), min(len(one.sent), len(two.sent))
            )
            around = slice(max(0, at - 80), at + 80)
            found.append(f"{one.why} / {two.why}: {one.sent[around]!r} {two.sent[around]!r}")
    return found


def both(
    folder: Path,
    script: Script,
    clockwork: Clockwork,
    *,
    every: int,
    viewer: Any = "the script's",
    database: Callable[[], str | None] = lambda: None,
) -> tuple[list[Heard], list[str]]:
    """Live in both worlds; return what was heard in the first, and what was different in the second."""
    who = script.viewer if viewer == "the script's" else viewer
    heard = [
        asyncio.run(live(folder / f"world {which}", script, which, who, clockwork, every, database()))
        for which in (0, 1)
    ]
    return heard[0], differences(*heard)


# -- all games ---------------------------------------------------------------------------------------


@each_variant
def test_nobody_is_sent_anything_else_because_of_hidden_cards(
    game, seats, options, tmp_path, clockwork
):
    rng = Random(f"sent {game.id} {seats} {sorted(options)}")
    made = 0
    for number in range(4 if LONG else 2):
        viewer = None if number % 4 == 3 else rng.randrange(seats)
        held = number % 2 == 0
        script = Script.of(
            TwoWorlds(game, seats, options, viewer, rng, held=held), seats, options, 40 if LONG else 12
        )
        folder = tmp_path / str(number)
        folder.mkdir()
        heard, found = both(folder, script, clockwork, every=8 if LONG else 6)
        assert not found, f"{script.swap} {viewer}: " + "\n".join(found[:5])
        assert len(heard) > 40
        made += len(script.steps)
    assert made


AT_TWO_WORKERS = ["whirling-witchcraft-2-brew_mode=on_call", "witchdom-4", "witchstone-3"]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [chosen[1:] for chosen in CHOSEN if LONG or chosen[0] in AT_TWO_WORKERS],
    ids=[chosen[0] for chosen in CHOSEN if LONG or chosen[0] in AT_TWO_WORKERS],
)
def test_nor_at_another_worker_than_those_who_play(
    game, seats, options, tmp_path, house_clockwork, running_postgres
):
    rng = Random(f"told {game.id} {seats} {sorted(options)}")
    worlds = TwoWorlds(game, seats, options, rng.randrange(seats), rng, held=True)
    script = Script.of(worlds, seats, options, 40 if LONG else 12)
    heard, found = both(tmp_path, script, house_clockwork, every=8, database=running_postgres.database)
    assert not found, f"{script.swap}: " + "\n".join(found[:5])
    assert len(heard) > 40


def test_among_them_are_steps_that_are_made_in_one_world_only():
    game, rng, made = GAMES["whirling-witchcraft"], Random(1), 0
    for _ in range(4):
        worlds = TwoWorlds(game, 3, {"brew_mode": "on_call"}, 0, rng)
        made += sum(bool(step.extra) for step in worlds.steps(60))
        assert len(worlds.matches[0].log) <= len(worlds.matches[1].log)
    assert made >= 5


# -- a leak would be found ---------------------------------------------------------------------------


def a_script(game: str, seats: int, viewer: int | None, *purposes: str, steps: int = 3) -> Script:
    """Somebody holds one of the two cards, if they can be held."""
    worlds = TwoWorlds(GAMES[game], seats, {}, viewer, Random(3), held=True, purposes=purposes)
    return Script.of(worlds, seats, {}, steps)


def test_who_sees_the_cards_hears_the_difference(tmp_path, clockwork):
    script = a_script("whirling-witchcraft", 2, None)
    holders = [
        seat
        for seat, hand in enumerate(script.game.new(seats=2, seed=script.seed).hands)
        if set(hand) & set(script.swap.cards)
    ]
    assert holders
    _, found = both(tmp_path, script, clockwork, every=1, viewer=holders[0])
    sources = (f"socket of player-of-seat-{holders[0]}", "GET", "new socket")
    assert all(any(line.startswith(source) for line in found) for source in sources)
    assert not any("player-of-nothing" in line.partition(": ")[0] for line in found)


@pytest.mark.parametrize(
    "leak",
    [lambda decks: decks, lambda decks: "x" * sum(n * card for n, card in enumerate(decks[0]))],
    ids=["cards", "length"],
)
def test_a_view_that_leaks_is_found(leak, tmp_path, clockwork, monkeypatch):
    found = _leak(leak, tmp_path, clockwork, monkeypatch)
    assert any("socket of player-of-nothing" in line for line in found)


def test_a_view_that_leaks_is_found_at_another_worker(
    tmp_path, house_clockwork, monkeypatch, running_postgres
):
    where = {"database": running_postgres.database}
    found = _leak(lambda decks: decks, tmp_path, house_clockwork, monkeypatch, **where)
    assert any("socket of player-of-nothing" in line for line in found)


def _leak(leak, tmp_path, clockwork, monkeypatch, **where):
    script = a_script("witchdom", 2, 0, "potions")
    view = WitchdomState._view
    monkeypatch.setattr(
        WitchdomState,
        "_view",
        lambda state, seat, open_view: view(state, seat, open_view) | {"planted": leak(state.decks)},
    )
    _, found = both(tmp_path, script, clockwork, every=2, **where)
    assert len(found) > 10
    return found


def test_one_message_more_is_found(tmp_path, clockwork, monkeypatch):
    """Even if it says nothing that was not known."""
    script = a_script("witchdom", 2, 0, "potions")
    tell = Table.tell
    here = script.game.new(seats=2, seed=script.seed).decks

    def talk(self: Table) -> None:
        tell(self)
        state = self.playing.state
        assert isinstance(state, WitchdomState)
        if state.decks[0][: min(script.swap.places) + 1] != here[0][: min(script.swap.places) + 1]:
            self.tell_about()

    monkeypatch.setattr(Table, "tell", talk)
    _, found = both(tmp_path, script, clockwork, every=9)
    assert found
    assert "messages, and" in found[0]


def test_a_refusal_that_leaks_is_found(tmp_path, clockwork, monkeypatch):
    """Other words about a card that somebody else holds than about one in the deck."""
    script = a_script("whirling-witchcraft", 2, 0)
    check = WhirlingState.check

    def careless(self: Any, seat: object, action: Any) -> Any:
        number = self.edition.card_index.get(getattr(action, "recipe", None))
        if any(number in hand for other, hand in enumerate(self.hands) if other != seat):
            raise IllegalAction("WW-INFO-01", Message("undo-other"))
        return check(self, seat, action)

    probes = tuple(f"play {script.game.edition().recipes[card].id}" for card in script.swap.cards)
    careful = script._replace(steps=[step._replace(probes=probes) for step in script.steps])
    assert both(tmp_path, careful, clockwork, every=9)[1] == []
    monkeypatch.setattr(WhirlingState, "check", careless)
    (tmp_path / "again").mkdir()
    _, found = both(tmp_path / "again", careful, clockwork, every=9)
    assert any(line.startswith("POST") and "/moves" in line for line in found)


def test_compressed_answers_are_among_those_compared(tmp_path, clockwork):
    script = a_script("witchdom", 2, 0)
    heard, found = both(tmp_path, script, clockwork, every=2)
    assert found == []
    packed = [one.why for one in heard if b"content-encoding: gzip" in one.sent]
    assert any(f"GET /api/tables/{ID}?since" in why for why in packed)
