"""Positions put together from parts are those that whole messages bring, whatever happens."""

from __future__ import annotations

import asyncio
import json
import os
from random import Random
from typing import Any

import pytest

from tests.positions import ALL_VARIANTS, IDS
from tests.server.attackers import new_table
from witchtable.client import put_together
from witchtable.server.protocol.positions import PositionWriter
from witchtable.server.protocol.writing import encode
from witchtable.server.tables.connection import Connection
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table, Viewer

MOST = 60  # moves and ways back of a game, or more where one reads slowly
LONG = bool(os.environ.get("WITCHTABLE_LONG"))
SHORT = (
    "whirling-witchcraft-3",
    "whirling-witchcraft-2-brew_mode=on_call",
    "whirling-witchcraft-2-personality_mode=draft",
    "witchdom-1",
    "witchdom-5-animals=True",
    "witchdom-5-choose_novices=True",
    "witchstone-3",
    "witchstone-2-hidden_scrolls=True",
)
CHOSEN = [(id, *variant) for id, variant in zip(IDS, ALL_VARIANTS, strict=True) if LONG or id in SHORT]
each_variant = pytest.mark.parametrize(
    ("game", "seats", "options"), [one[1:] for one in CHOSEN], ids=[one[0] for one in CHOSEN]
)


class Reader:
    """A client that gets parts, or wholes, and knows how the game stands."""

    def __init__(self, table: Table, viewer: Viewer, *, in_parts: bool) -> None:
        self.connection = Connection(table, "player", viewer, in_parts=in_parts)
        self.connection.greet(None, [], None)
        self.connection.listen()
        self.state: dict[str, Any] = {}
        self.told: list[str] = []
        """Everything as it would have come as a whole."""
        self.kinds: set[str] = set()
        self.may_read = asyncio.Event()
        self.may_read.set()
        self.task = asyncio.create_task(self.connection.send_all(self._hear))

    async def _hear(self, sent: bytes) -> None:
        await self.may_read.wait()
        message = json.loads(sent)
        self.kinds.add(message["kind"])
        if message["kind"] == "parts":
            before = json.dumps(self.state)
            stages = [
                {"events": stage["events"]}
                | {key: put_together(self.state, stage["parts"])[key] for key in ("view", "scores")}
                for stage in message.pop("stages", [])
            ]
            state = put_together(self.state, message.pop("parts"))
            assert json.dumps(self.state) == before, "what was put together was changed"
            message |= {"kind": "events", "state": state} | ({"stages": stages} if stages else {})
        self.state = message.get("state") or self.state
        if message["kind"] in ("events", "state"):
            self.told.append(json.dumps(message, sort_keys=True))


async def catch_up(*readers: Reader) -> None:
    """Wait until everything has been read."""
    lines = [reader.connection for reader in readers]
    while any(
        line._updates or line._lags or line.sending_since or line._wake.is_set() for line in lines
    ):
        await asyncio.sleep(0)


def stands(table: Table, viewer: Viewer) -> str:
    """Tell how the game stands, put together anew."""
    return json.dumps(json.loads(encode(PositionWriter(table).position(viewer))), sort_keys=True)


async def do_something(table: Table, rng: Random) -> None:
    """Make a move, or take one back, or go back further."""
    match = table.playing
    chance = rng.random()
    last = match.log[-1].seat if match.log else 0
    if chance < 0.08 and match.log and match.can_undo(last):
        await table.do(lambda: table.keep("undo", last, "", "player", None))
    elif chance < 0.1 and match.log:
        to = str(max(0, len(match.log) - rng.randint(1, 5)))
        await table.do(lambda: table.keep("rewind", last, to, "player", None))
    else:
        seats = [seat for seat in range(match.state.seats) if match.state.legal(seat)]
        seat = rng.choice(seats)
        action = rng.choice(match.state.legal(seat))
        await table.do(lambda: table.keep("move", seat, action, "player", None))


@each_variant
def test_parts_put_together_are_the_whole(game, seats, options):
    asyncio.run(play(game, seats, options))


async def play(game, seats: int, options: dict[str, Any]) -> None:
    """Let everybody follow a game in both ways, while some read slowly and some come back."""
    setup = TableSetup(game.id, seats, 7, options)
    table = new_table(setup, "a seed", [f"player {seat}" for seat in range(seats)])
    rng = Random(f"{game.id} {seats} {options}")
    viewers: list[Viewer] = [*range(seats), None]
    wholes = {viewer: Reader(table, viewer, in_parts=False) for viewer in viewers}
    parts = {viewer: Reader(table, viewer, in_parts=True) for viewer in viewers}
    readers = [*wholes.values(), *parts.values()]
    moves = 0
    try:
        while table.playing.state.deciders and (LONG or moves < MOST):
            moves += 1
            slow = parts[rng.choice(viewers)] if moves % 25 == 0 else None
            if slow is not None:  # reads nothing for so long that it gets a snapshot
                slow.may_read.clear()
                for _ in range(20):
                    if table.playing.state.deciders:
                        await do_something(table, rng)
                await catch_up(*(reader for reader in readers if reader is not slow))
                slow.may_read.set()
            elif moves % 20 == 0:  # comes back
                back = rng.choice(viewers)
                parts[back].connection.leave()
                parts[back].task.cancel()
                readers.remove(parts[back])
                parts[back] = Reader(table, back, in_parts=True)
                readers.append(parts[back])
            else:
                await do_something(table, rng)
            await catch_up(*readers)
            for viewer in viewers:
                expected = stands(table, viewer)
                assert json.dumps(wholes[viewer].state, sort_keys=True) == expected
                assert json.dumps(parts[viewer].state, sort_keys=True) == expected
                if slow is None:  # with events, and stages in between
                    assert parts[viewer].told == wholes[viewer].told
                parts[viewer].told, wholes[viewer].told = [], []
        assert any("parts" in reader.kinds for reader in parts.values())
        assert not any("parts" in reader.kinds for reader in wholes.values())
    finally:
        for reader in readers:
            reader.task.cancel()
