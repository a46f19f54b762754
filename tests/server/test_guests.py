"""Bots that the operator invites sit at tables by name; one that fails makes way."""

from __future__ import annotations

import logging
import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.people import Server, play_out, sit_together, until
from witchtable.bots import LEVELS
from witchtable.cli.arguments import BadArgument
from witchtable.cli.serve import _guests
from witchtable.engine.errors import BadBot, UnknownBot
from witchtable.server.thinking.bot_list import BotList

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("unhurried")]

HERE = "tests.guests.visitors"
PROGRAMS = Path(__file__).parents[1] / "guests" / "programs.py"
GAME = "whirling-witchcraft"


def program(kind):
    return "command:" + shlex.join([sys.executable, str(PROGRAMS), kind])


BOTS = BotList(
    {
        "good": f"{HERE}:Last",
        "raises": f"{HERE}:Raises",
        "foreign": f"{HERE}:Foreign",
        "hangs": f"{HERE}:Hangs",
        "dies": f"{HERE}:Dies",
        "clever": f"{HERE}:OnlyWitchdom",
        "program": program("good"),
        "dying": program("dies"),
    }
)


@pytest.fixture
async def server(anyio_backend, numbered_ids, data):
    """A server with guests, whose levels are few seconds away from them."""
    async with Server(data, bots=BOTS) as running:
        yield running


def faults(server):
    """What the figures say of bots that failed: (name, kind) to number."""
    samples = [s for metric in server.service.figures.bot_faults.collect() for s in metric.samples]
    return {(s.labels["bot"], s.labels["kind"]): s.value for s in samples if s.name.endswith("_total")}


async def first_move(server, anna, bot):
    table = await sit_together(GAME, [anna], 2, bots={"1": bot}, deal=1)
    await until(lambda: server.match(table).log)
    return table, server.match(table).log[0]


async def test_guests_play_a_whole_game(server, anna):
    table = await sit_together(GAME, [anna], 3, bots={"1": "good", "2": "program"}, deal=1)
    async with anna.socket(table) as socket:
        await play_out([socket], Random(1))
        await socket.wait_for(lambda: socket.is_over)
    assert server.match(table).players == ["anna", "good", "program"]
    assert faults(server) == {}


async def test_a_guest_that_fails_is_reported_by_name(server, anna, caplog):
    said = {
        "raises": ("raised", "RuntimeError: I am at a loss"),
        "foreign": ("illegal", "the best one, please"),
        "dying": ("died", "my last words"),
        "dies": ("died", "ended twice"),
    }
    for bot, (kind, text) in said.items():
        caplog.clear()
        with caplog.at_level(logging.WARNING, logger="witchtable.server.thinking.bots"):
            table, move = await first_move(server, anna, bot)
        assert move.seat == 1  # the harmless choice was played
        record = next(record for record in caplog.records if getattr(record, "bot", None) == bot)
        assert f"“{bot}”" in record.getMessage()
        assert text in record.getMessage()
        assert (record.table, record.seat) == (table["table"], 1)
        assert faults(server)[bot, kind] >= 1
    async with anna.socket(table) as socket:
        await play_out([socket], Random(1), most=3)  # the game goes on


async def test_a_guest_that_hangs_is_soon_ended_and_takes_nobody_with_it(server, anna):
    hanging = await sit_together(GAME, [anna], 2, bots={"1": "hangs"}, deal=1)
    table, _ = await first_move(server, anna, "random")
    assert table["table"] != hanging["table"]
    # Some seconds after its time, and those in which a process starts.
    await until(lambda: server.match(hanging).log, 15)
    assert faults(server)["hangs", "late"] == 1


async def test_guests_of_others_do_not_wait_for_one_that_hangs(anyio_backend, numbered_ids, data):
    async with Server(data, bots=BOTS, bot_processes=1, bot_seconds=5) as server:
        anna, ben = [await server.person(name) for name in ("anna", "ben")]
        for _ in range(3):
            await sit_together(GAME, [anna], 2, bots={"1": "hangs"}, deal=1)
        table = await sit_together(GAME, [ben], 2, bots={"1": "good"}, deal=1)
        await until(lambda: server.match(table).log, 30)
        assert faults(server) == {}, "nobody had to be ended for it"


async def test_a_guest_that_is_no_longer_invited_makes_way(anyio_backend, numbered_ids, data):
    async with Server(data, bots=BOTS) as server:
        anna = await server.person("anna")
        await server.service.thinking.close()  # nobody thinks before the restart
        table = await sit_together(GAME, [anna], 2, bots={"1": "good"}, deal=1)
    async with Server(data) as server:
        await until(lambda: server.match(table).log)
        assert faults(server)["good", "raised"] >= 1


async def test_visitors_are_offered_names_and_nothing_else(server, anna):
    games = {game["game"]: game for game in (await anna.request("GET", "/api/games")).json()}
    assert games[GAME]["bots"] == [*LEVELS, "good", "raises", "foreign", "hangs", "dies", "program",
                                   "dying"]  # fmt: skip
    assert "clever" in games["witchdom"]["bots"]
    assert HERE not in str(games)
    for bot in (f"{HERE}:Last", "command:true", "clever", "nobody", ""):
        answer = await anna.request(
            "POST", "/api/tables", json={"game": GAME, "seats": 2, "bots": {"1": bot}}
        )
        assert answer.status_code == 400, bot
    table = await anna.open_table(GAME, seats=2)
    path = f"/api/tables/{table['table']}/seats/1/bot"
    assert (await anna.request("POST", path, json={"level": "command:true"})).status_code == 400
    assert (await anna.request("POST", path, json={"level": "good"})).status_code == 200


@pytest.mark.parametrize(
    ("name", "spec", "error"),
    [
        ("random", f"{HERE}:Last", BadBot),
        ("two words", f"{HERE}:Last", BadBot),
        ("", f"{HERE}:Last", BadBot),
        ("x" * 41, f"{HERE}:Last", BadBot),
        ("ghost", "attic_of_nobody:Ghost", BadBot),
        ("ghost", f"{HERE}:Silent", BadBot),
        ("ghost", "genius", UnknownBot),
    ],
)
def test_a_list_of_bots_refuses_who_cannot_sit_down(name, spec, error):
    with pytest.raises(error):
        BotList({name: spec})


def test_guests_are_read_from_the_command_line():
    assert _guests(["a=x:Y", " ", "b=command:c --d=e f"]) == {"a": "x:Y", "b": "command:c --d=e f"}
    for text in ("a", "=x:Y", "a="):
        with pytest.raises(BadArgument, match="NAME=SPEC"):
            _guests([text])
    with pytest.raises(BadArgument):
        _guests(["a=x:Y", "a=x:Z"])
