"""Opponents say something at the table, unless nobody wants to hear it; and give nothing away."""

from __future__ import annotations

import asyncio
import re
from random import Random

import msgspec
import pytest

from tests.server import test_two_worlds
from tests.server.attackers import settle
from tests.server.people import finish, put_away, until
from tests.server.test_two_worlds import a_script, both, clockwork
from tests.worlds import swaps_cards
from witchtable.engine.opponents import Occasion
from witchtable.engine.texts import Message, render
from witchtable.server.store import StoreUnavailable
from witchtable.server.tables import remarks

__all__ = ["clockwork"]

SUKIE = "novice@witch=sukie"
GAME = "whirling-witchcraft"


async def begin(person, **setup):
    table = await person.open_table(GAME, bots={"1": SUKIE}, **setup)
    await person.start(table)
    return table


async def lines(person, table):
    async with person.socket(table) as socket:
        return socket.welcome["chat"]


async def test_an_opponent_says_hello_as_the_seat_where_she_sits(server, anna):
    table = await begin(anna)
    await until(lambda: server.table(table).chat_lines)
    (line,) = await lines(anna, table)
    assert (line["seat"], line["name"]) == (1, SUKIE)
    assert line["message"] == {"id": "opponent-sukie-hello", "args": {}}
    assert line["text"] == render(Message("opponent-sukie-hello"), "en")
    assert line["who"]  # so that she can be muted like anybody


async def test_what_was_said_is_not_said_again_after_a_restart(server, anna):
    table = await begin(anna)
    await until(lambda: server.table(table).chat_lines)
    await server.restart()
    await anna.look(table)
    await finish(server, table, Random(4))
    await until(lambda: server.table(table).status == "over")
    await until(lambda: not server.table(table).is_busy)
    ids = [line["message"]["id"] for line in await lines(anna, table)]
    assert ids[0] == "opponent-sukie-hello"
    assert len(set(ids)) == len(ids)
    assert ids[-1] in ("opponent-sukie-won", "opponent-sukie-lost")


async def test_nothing_is_said_at_a_table_that_does_not_want_it(server, anna):
    table = await begin(anna, remarks=False)
    await finish(server, table, Random(4))
    await until(lambda: not server.table(table).is_busy)
    assert await lines(anna, table) == []
    again = await anna.post(f"/api/tables/{table['table']}/rematch")
    assert server.table(again).setup.remarks is False


async def test_who_has_no_name_says_nothing(server, anna):
    table = await anna.open_table(GAME, bots={"1": "novice"})
    await anna.start(table)
    await finish(server, table, Random(4))
    await until(lambda: not server.table(table).is_busy)
    assert await lines(anna, table) == []


async def test_what_cannot_be_kept_is_not_said_and_the_game_goes_on(server, anna, monkeypatch):
    async def full(*_, **__):
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(server.service.store, "add_chat", full)
    table = await begin(anna)
    await finish(server, table, Random(4), most=6)
    assert server.table(table).chat_lines == 0
    assert server.table(table).status == "running"


async def test_a_table_that_was_put_away_goes_on_in_silence(server, anna):
    table = await begin(anna)
    await until(lambda: server.table(table).chat_lines)
    put_away(server, table)
    await anna.look(table)
    assert len(await lines(anna, table)) == 1


def chatterbox(game):
    """Somebody who has something to say about whatever can happen."""
    tags = [str(kind.__struct_config__.tag) for kind in game.event_types]
    occasions = tuple(Occasion(says=tag, event=tag, by="anybody") for tag in tags)
    return msgspec.structs.replace(game.opponents()[0], remarks=occasions)


async def settle_and_listen():
    """Go on when everything is said: keeping a line takes the disk its time, in each world another."""
    while any(task.get_name() == "remark" for task in asyncio.all_tasks()):
        await asyncio.sleep(0.001)
    await settle()


@swaps_cards
@pytest.mark.parametrize(("game", "purposes"), [(GAME, ()), ("witchdom", ("potions",))])
def test_nothing_that_is_hidden_is_remarked_upon(game, purposes, tmp_path, clockwork, monkeypatch):
    """A chatterbox in two worlds: whoever does not see the swapped cards hears the same."""
    script = a_script(game, 2, None, *purposes, steps=30)
    everybody = {0: chatterbox(script.game)}
    monkeypatch.setattr(remarks, "opponents_at", lambda _: everybody)
    monkeypatch.setattr(test_two_worlds, "settle", settle_and_listen)
    heard, found = both(tmp_path, script, clockwork, every=40)
    assert found == []
    said = {id for one in heard for id in re.findall(rb'"id":"opponent-\w+-([\w-]+)"', one.sent)}
    assert len(said) >= 2
    assert not said & {b"step", b"step-taken-back"}  # sealed
