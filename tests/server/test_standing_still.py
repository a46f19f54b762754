"""Nothing stands still for ever: what a full disk, an early ring or an absent player leaves behind."""

from __future__ import annotations

import asyncio
import sqlite3
from random import Random
from time import time

import pytest

from tests.server.people import finish, put_away, sit_together, until
from witchtable.server.store import SeatRow, StoreUnavailable
from witchtable.server.tables.clocks import hand_over


async def test_a_table_that_somebody_asked_for_just_now_is_not_put_away(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben], pace="turns")
    put_away(server, found)
    await anna.look(found)  # brings it in, however long ago its last move was
    before = server.table(found)
    server.service.tables.put_away()
    assert server.table(found) is before


@pytest.mark.parametrize("bots", [{}, {"1": "random"}])
async def test_a_live_game_that_everybody_has_left_is_put_away_and_found_again(server, anna, ben, bots):
    """Otherwise every game that was ever left in the middle would be at hand for ever."""
    people = [anna] if bots else [anna, ben]
    found = await sit_together("witchdom", people, 2, bots=bots, deal=1)
    await until(lambda: 0 in server.match(found).state.deciders or not bots)
    before = await anna.look(found)
    table = server.table(found)
    table.used_at -= 1000
    server.service.tables.put_away()
    assert found["table"] in server.service.tables.at_hand, "not yet"
    put_away(server, found)
    assert found["table"] not in server.service.tables.at_hand
    after = await anna.look(found)
    assert (after["version"], after["view"]) == (before["version"], before["view"])


async def test_a_live_game_is_not_put_away_before_its_bots_have_played(server, anna, monkeypatch):
    monkeypatch.setattr(server.service.thinking, "_look", lambda _: None)
    found = await sit_together("witchdom", [anna], 2, bots={"1": "random"}, deal=1)
    while 1 not in server.match(found).state.deciders:
        await finish(server, found, Random(1), most=1)
    put_away(server, found)
    assert found["table"] in server.service.tables.at_hand


async def test_a_table_where_something_is_being_kept_is_not_put_away(server, anna, ben, monkeypatch):
    found = await sit_together("witchdom", [anna, ben], pace="turns")
    table = server.table(found)
    append, go_on = server.service.store.append, asyncio.Event()

    async def slowly(entry, lease):
        await go_on.wait()
        await append(entry, lease)

    monkeypatch.setattr(server.service.store, "append", slowly)
    seat = table.playing.state.deciders[0]
    action = table.playing.state.legal(seat)[0]
    playing = asyncio.create_task(table.play_for(seat, action, table.viewpoints[seat].asked_version))
    await asyncio.sleep(0)
    table.used_at -= 100_000
    server.service.tables.put_away()
    assert server.table(found) is table
    go_on.set()
    await playing
    assert len(table.playing.log) == 1


async def test_who_waits_at_a_table_that_is_stopped_is_told(server, anna, ben, monkeypatch):
    found = await sit_together("witchdom", [anna, ben])
    table = server.table(found)

    async def never(*_):
        await asyncio.Event().wait()

    monkeypatch.setattr(server.service.store, "append", never)
    seat = table.playing.state.deciders[0]
    action = table.playing.state.legal(seat)[0]
    waiting = [
        asyncio.create_task(table.play_for(seat, action, table.viewpoints[seat].asked_version))
        for _ in range(2)
    ]
    await asyncio.sleep(0.01)
    table.stop()
    done, pending = await asyncio.wait(waiting, timeout=2)
    assert not pending
    assert all(task.cancelled() for task in done)


async def test_who_does_not_answer_for_days_can_be_replaced_however_often_others_looked(
    server, anna, ben
):
    found = await sit_together("witchdom", [anna, ben], pace="turns")
    seat = server.match(found).state.deciders[0]
    other = (anna, ben)[1 - seat]
    path = f"/api/tables/{found['table']}/seats/{seat}/bot"
    assert (await other.refused("POST", path))["code"] == "present"
    with sqlite3.connect(server.settings.database) as database:
        database.execute("UPDATE tables SET started = ?", (time() - 10 * 86400,))
    database.close()
    for _ in range(2):
        put_away(server, found)
        await other.look(found)
    assert (await other.post(path))["players"][seat]["bot"] == "apprentice"


async def test_the_own_seat_can_be_given_to_a_bot_at_once(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben], pace="turns", stand_in="random")
    path = f"/api/tables/{found['table']}/seats/0/bot"
    assert (await anna.post(path))["players"][0]["bot"] == "random"


async def test_who_sits_down_after_coming_is_present(server, anna, ben):
    found = await anna.open_table("witchdom", seats=2)
    async with ben.socket(found, invite=found["invite"]) as socket:
        await ben.join(found)
        await socket.wait_for(lambda: socket.about["players"][1]["present"])


async def test_a_seat_whose_player_answered_in_time_is_not_given_away(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben])
    table = server.table(found)
    seat = table.playing.state.deciders[0]
    asked = table.viewpoints[seat].asked_version
    await finish(server, found, Random(1), most=1)
    await hand_over(table, SeatRow(table.id, seat, None, "random"), "random", asked)
    assert table.seats[seat].bot is None


async def test_an_illegal_choice_of_a_bot_is_never_kept(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben])
    table = server.table(found)
    seat = table.playing.state.deciders[0]
    illegal = table.playing.game.parse("brew nothing")
    await table.play_for(seat, illegal, table.viewpoints[seat].asked_version)
    assert [str(move.action) for move in table.playing.log] != ["brew nothing"]
    await server.restart()
    assert (await anna.look(found))["status"] == "running"


async def test_a_bot_goes_on_when_the_disk_is_well_again(server, anna, monkeypatch):
    monkeypatch.setattr("witchtable.server.thinking.bots._PAUSE", 0.01)
    append, tries = server.service.store.append, []

    async def fails_once(entry, lease):
        tries.append(entry)
        if len(tries) == 1:
            raise StoreUnavailable("disk is full")
        await append(entry, lease)

    monkeypatch.setattr(server.service.store, "append", fails_once)
    found = await sit_together("whirling-witchcraft", [anna], 2, bots={"1": "random"})
    await until(lambda: server.match(found).log)
    assert server.match(found).log[0].seat == 1


async def test_the_result_is_kept_when_the_disk_is_well_again(server, anna, ben, monkeypatch):
    found = await sit_together("witchdom", [anna, ben], public=True, deal=1)
    set_status = server.service.store.set_status

    async def fails(*_, **__):
        raise StoreUnavailable("disk is full")

    monkeypatch.setattr(server.service.store, "set_status", fails)
    await finish(server, found, Random(1))
    assert (await anna.look(found))["over"]
    monkeypatch.setattr(server.service.store, "set_status", set_status)
    await server.service.tables.keep_missing_results()
    assert [row["table"] for row in await anna.get("/api/archive")] == [found["table"]]


async def test_results_that_are_just_being_kept_are_not_kept_twice(server, anna, ben, monkeypatch):
    """Housekeeping came in between, failed for ever after, and closed no table any more."""
    table = await sit_together("witchdom", [anna, ben], deal=1)
    set_status, keeper = server.service.store.set_status, []

    async def slowly(*how, **more):
        if not keeper:
            keeper.append(asyncio.create_task(server.service.tables.keep_missing_results()))
            await asyncio.sleep(0.01)
        await set_status(*how, **more)

    monkeypatch.setattr(server.service.store, "set_status", slowly)
    await finish(server, table, Random(1))
    await keeper[0]
    assert server.table(table).has_results
