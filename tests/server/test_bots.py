"""Bots think in processes of their own; a table with bots goes on whatever happens to them."""

from __future__ import annotations

import os
import signal
from random import Random

import pytest

from tests.server.people import Server, play_out, sit_together, until
from witchtable import GAMES, Match
from witchtable.bots import LEVELS, SearchingBot
from witchtable.bots.judges import judge
from witchtable.server.thinking import bots
from witchtable.server.thinking.decisions import Question

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("unhurried")]


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_and_a_bot_play_to_the_end(server, anna, ben, game):
    table = await sit_together(game, [anna, ben], 3, bots={"1": "apprentice"}, deal=1, public=True)
    async with anna.socket(table) as a, ben.socket(table) as b:
        made = await play_out([a, b], Random(1))
        await b.wait_for(lambda: b.is_over)
        assert a.state["winners"] == b.state["winners"] != []
        assert a.choices == b.choices == []
    match = server.match(table)
    by_bot = [move for move in match.log if move.seat == 1]
    assert by_bot
    assert made == len(match.log) - len(by_bot)
    about = await anna.look(table)
    assert (about["status"], about["over"]) == ("over", True)
    assert about["scores"] == match.state.scores
    record = (await anna.request("GET", f"/api/tables/{table['table']}/record")).text
    assert Match.loads(record).state.digest == match.state.digest
    assert Match.loads(record).players == ["anna", "apprentice", "ben"]


@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_plays_at_a_table(server, anna, level):
    table = await sit_together("whirling-witchcraft", [anna], 2, bots={"1": level}, deal=1)
    await until(lambda: server.match(table).log)
    assert server.match(table).log[0].seat == 1


async def test_bots_play_with_an_own_edition(server, anna):
    data = dict(GAMES["whirling-witchcraft"].edition().data)
    data["meta"] = data["meta"] | {"edition": "attic"}
    table = await sit_together(
        "whirling-witchcraft", [anna], 2, bots={"1": "apprentice"}, edition=data, deal=1
    )
    await until(lambda: server.match(table).log)


async def test_a_bot_goes_on_when_its_process_is_killed(server, anna):
    table = await sit_together("whirling-witchcraft", [anna], 2, bots={"1": "random"}, deal=1)
    await until(lambda: server.match(table).log)
    for process in server.service.thinking.workers.quick.pids:
        os.kill(process, signal.SIGKILL)
    made = len(server.match(table).log)
    async with anna.socket(table) as socket:
        while len([move for move in server.match(table).log[made:] if move.seat == 1]) < 2:
            await play_out([socket], Random(1), most=1)


async def test_after_a_restart_bots_go_on(anyio_backend, numbered_ids, data):
    server = Server(data)
    await server.open()
    anna = await server.person("anna")
    # The server goes down before the bot has thought.
    table = await sit_together("whirling-witchcraft", [anna], 2, bots={"1": "random"}, deal=1)
    assert server.match(table).log == []
    await server.restart()
    await until(lambda: server.match(table).log)
    assert server.match(table).log[0].seat == 1
    # And again in the middle, until the end.
    async with anna.socket(table) as socket:
        await play_out([socket], Random(2), most=20)
    before = len(server.match(table).log)
    await server.restart()
    async with anna.socket(table) as socket:
        await play_out([socket], Random(3))
    log = server.match(table).log
    assert server.match(table).state.winners
    assert {move.seat for move in log[before:]} == {0, 1}
    await server.close()


async def test_a_bot_that_fails_makes_way_for_the_harmless_choice(server, anna, monkeypatch):
    """Nobody waits for ever because of a mistake in a bot."""

    async def fail(*_):
        raise ValueError("a mistake in a bot")

    monkeypatch.setattr(server.service.thinking, "_ask", fail)
    table = await sit_together("witchdom", [anna], 2, bots={"1": "random"}, deal=1)
    rng = Random(1)
    async with anna.socket(table) as socket:
        while not any(move.seat == 1 for move in server.match(table).log):
            await play_out([socket], rng, most=1)


@pytest.mark.parametrize("game", ["whirling-witchcraft", "witchstone"])
async def test_a_bot_at_a_table_plays_as_one_that_sits_there_all_the_time(
    server, anna, monkeypatch, game
):
    """Another process may be asked for each step of a turn, and yet what was planned is carried out."""
    level = "enchantress@iterations=20"  # whatever the clock says
    monkeypatch.setattr(server.service.thinking._known, "find", lambda *_: level)
    asked = []
    monkeypatch.setattr(bots, "Question", lambda *given: asked.append(Question(*given)) or asked[-1])
    table = await sit_together(game, [anna], 2, bots={"1": "enchantress"}, deal=1)
    rng = Random(1)
    async with anna.socket(table) as socket:
        while len(asked) < 30 and not socket.is_over:
            await play_out([socket], rng, most=1)
    assert any(question.thought is not None for question in asked)
    dice = Random()
    settings = GAMES[game].mind.between["enchantress"]._replace(iterations=20)
    judges = judge("best", GAMES[game].mind, dice)
    always_there = SearchingBot(GAMES[game], dice, settings=settings, judge=judges, seconds=1e9)
    moves = [move.action for move in server.match(table).log if move.seat == 1]
    for question, made in zip(asked, moves, strict=False):
        dice.seed(question.seed)
        assert always_there.choose(question.place) == made
