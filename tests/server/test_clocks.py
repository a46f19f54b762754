"""Clocks: how long people may think, and what happens at zero.

Clocks of the tests are shorter than anybody may ask for, or time is pushed on by hand.
"""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic, time

import pytest

from tests.server.people import PATIENCE, finish, put_away, secret_step, until
from witchtable.server.tables import times

pytestmark = pytest.mark.anyio

SHORT = 0.15


@pytest.fixture
def later(monkeypatch):
    """Push time on for whoever asks the server how late it is; else it stands still. Timers go on."""
    begun, ahead = monotonic(), [0.0]
    monkeypatch.setattr(times, "monotonic", lambda: begun + ahead[0])

    def push(seconds):
        ahead[0] += seconds

    return push


async def sit_down(server, people, game="witchdom", per="decision", seconds=SHORT, at_zero="fallback"):
    """Start a table whose clock is shorter than anybody may ask for."""
    host, *others = people
    clock = {"per": per, "seconds": 60, "at_zero": at_zero}
    found = await host.open_table(game, len(people), clock=clock, deal=1)
    server.put_clock(found, per, seconds, at_zero)
    for person in others:
        await person.join(found)
    await host.start(found)
    return found


async def left(person, found):
    return [entry["left"] for entry in (await person.look(found))["clocks"]]


async def test_at_zero_the_harmless_choice_is_made(server, anna, ben):
    found = await sit_down(server, [anna, ben])
    match = server.match(found)
    seat = match.state.deciders[0]
    expected = match.state.fallback(seat)
    await until(lambda: match.log)
    assert (match.log[0].seat, match.log[0].action) == (seat, expected)
    # The seat is still its player's.
    assert server.table(found).seats[seat].player
    assert (await anna.look(found))["players"][seat]["bot"] is None


async def test_at_zero_a_bot_takes_over(server, anna, ben):
    found = await sit_down(server, [anna, ben], at_zero="bot")
    seat = server.match(found).state.deciders[0]
    await until(lambda: server.table(found).seats[seat].bot)
    person, other = (anna, ben)[seat], (anna, ben)[1 - seat]
    assert (await other.look(found))["players"][seat]["name"] == "apprentice"
    assert (await person.look(found))["seats"] == []
    # It plays on by itself, until the other is asked.
    await until(lambda: server.match(found).log)
    assert server.match(found).log[0].seat == seat


async def test_who_was_replaced_looks_on_and_sees_no_hand_any_more(server, anna, ben):
    found = await sit_down(server, [anna, ben], "whirling-witchcraft", at_zero="bot")
    async with anna.socket(found) as socket:
        assert socket.state["view"]["players"][0]["hand"]
        await until(lambda: server.match(found).log and server.table(found).seats[0].bot)
        await socket.wait_for(lambda: socket.state["seat"] is None)
        assert socket.state["view"]["players"][0]["hand"] is None


async def test_who_answers_in_time_is_left_alone(server, anna, ben):
    found = await sit_down(server, [anna, ben], seconds=30)
    seat = server.match(found).state.deciders[0]
    async with (anna, ben)[seat].socket(found) as socket:
        await socket.move(socket.choices[0])
    assert len(server.match(found).log) == 1
    timers = server.service.clocks._timers
    assert list(timers) == [found["table"]]


async def test_a_clock_for_each_decision_starts_anew(server, anna, ben, later):
    found = await sit_down(server, [anna, ben], seconds=100)
    seat = server.match(found).state.deciders[0]
    later(70)
    assert (await left(anna, found))[seat] == 30
    async with (anna, ben)[seat].socket(found) as socket:
        await socket.move(socket.choices[0])
    assert await left(anna, found) == [100, 100]


async def test_a_clock_for_the_game_adds_up_and_stands_still_for_who_is_not_asked(
    server, anna, ben, later
):
    found = await sit_down(server, [anna, ben], per="game", seconds=100)
    match = server.match(found)
    used = [0, 0]
    rng = Random(1)
    while len({move.seat for move in match.log}) < 2:
        seat = match.state.deciders[0]
        later(2)
        used[seat] += 2
        shown = (await anna.look(found))["clocks"]
        assert [entry["runs"] for entry in shown] == [seat == 0, seat == 1]
        assert [entry["left"] for entry in shown] == [100 - used[0], 100 - used[1]]
        await finish(server, found, rng, most=1)


async def test_at_zero_of_the_game_every_further_decision_is_made_at_once(server, anna, ben, later):
    found = await sit_down(server, [anna, ben], per="game", seconds=100)
    match = server.match(found)
    seat = match.state.deciders[0]
    later(200)
    await finish(server, found, Random(1), most=1)
    await until(lambda: match.state.deciders[0] != seat)
    assert {move.seat for move in match.log} == {seat}
    assert len(match.log) > 1


async def test_anothers_decision_gives_nobody_new_time(server, anna, ben, later):
    found = await sit_down(server, [anna, ben], "whirling-witchcraft", seconds=100)
    later(40)
    async with anna.socket(found) as socket:
        assert (await socket.move("keep"))["kind"] == "ack"
    assert (await left(ben, found))[1] == 60


async def test_everybody_at_the_table_is_shown_the_clock(server, anna, ben, later):
    found = await sit_down(server, [anna, ben], seconds=100)
    seat = server.match(found).state.deciders[0]
    people = (anna, ben)
    async with people[seat].socket(found) as mover, people[1 - seat].socket(found) as other:
        await mover.move(mover.choices[0])
        await other.wait_for(lambda: other.of_kind("clock"))
        shown = other.of_kind("clock")[-1]["seconds"]
        assert [(entry["left"], entry["runs"]) for entry in shown] == [
            (100, 0 in server.match(found).state.deciders),
            (100, 1 in server.match(found).state.deciders),
        ]


async def test_who_comes_back_is_shown_the_clock(server, anna, ben, later):
    found = await sit_down(server, [anna, ben], seconds=100)
    seat = server.match(found).state.deciders[0]
    later(40)
    async with anna.socket(found) as socket:
        clock = socket.welcome.get("clock") or (
            socket.of_kind("clock") and socket.of_kind("clock")[-1]["seconds"]
        )
        assert clock
        assert clock[seat]["left"] == 60


async def test_a_sealed_step_does_not_show_on_the_clock(server, anna, ben):
    """A clock that speaks up whenever somebody does something would tell what is sealed."""
    found = await sit_down(server, [anna, ben], "whirling-witchcraft", seconds=100)
    rng = Random(1)
    while (step := secret_step(server.match(found))) is None:
        await finish(server, found, rng, most=1)
    seat, action = step
    people = (anna, ben)
    async with people[seat].socket(found) as mover, people[1 - seat].socket(found) as other:
        await mover.wait_for(lambda: mover.about["players"][1 - seat]["present"])
        seen = len(other.messages)
        assert (await mover.move(action))["kind"] == "ack"
        await other.ask("chat", text="anything")
        assert {message["kind"] for message in other.messages[seen:]} == {"chat", "ack"}


@pytest.mark.parametrize("game", ["whirling-witchcraft", "witchdom"])
async def test_a_table_where_nobody_answers_goes_on_by_itself(server, anna, ben, game):
    found = await sit_down(server, [anna, ben], game, seconds=0.02)
    await until(lambda: len(server.match(found).log) >= 20)


async def test_when_the_game_is_over_no_clock_runs(server, anna, ben):
    found = await sit_down(server, [anna, ben], seconds=100)
    await finish(server, found, Random(1))
    assert server.service.clocks._timers == {}
    assert [entry["runs"] for entry in (await anna.look(found))["clocks"]] == [False, False]


async def test_before_the_game_no_clock_runs(server, anna):
    found = await anna.open_table("witchdom", clock={"per": "game", "seconds": 60})
    assert server.service.clocks._timers == {}
    assert (await anna.look(found)).get("clock") == {
        "per": "game",
        "seconds": 60,
        "at_zero": "fallback",
    }


async def test_waiting_for_players_is_not_thinking_even_after_a_restart(server, anna, ben, later):
    clock = {"per": "game", "seconds": 100}
    found = await anna.open_table("witchdom", clock=clock, deal=1)
    await ben.join(found)
    later(1000)
    await anna.start(found)
    later(10)
    seat = server.match(found).state.deciders[0]
    await finish(server, found, Random(1), most=1)
    assert (await left(anna, found))[seat] == 90
    await server.restart()
    assert (await left(anna, found))[seat] == 90


async def test_while_the_server_is_down_nobody_thinks(server, anna, ben, later):
    found = await anna.open_table("witchdom", clock={"per": "game", "seconds": 100}, deal=1)
    await ben.join(found)
    await anna.start(found)
    seat = server.match(found).state.deciders[0]
    await server.close()
    later(1000)
    await server.open()
    assert (await left(anna, found))[seat] == 100
    later(10)
    await finish(server, found, Random(1), most=1)
    assert (await left(anna, found))[seat] == 90


async def test_the_clock_of_a_table_that_was_put_away_does_not_disturb_the_one_brought_back(
    server, anna, ben
):
    clock = {"per": "decision", "seconds": 60}
    found = await anna.open_table("witchdom", pace="turns", clock=clock, deal=1)
    server.put_clock(found, "decision", 0.3)
    await ben.join(found)
    await anna.start(found)
    before = server.table(found)
    before.used_at -= 100_000
    server.service.tables.put_away()
    shown = await anna.look(found)
    await asyncio.sleep(0.5)  # the old clock would have rung
    seat = shown["deciders"][0]
    person = (anna, ben)[seat]
    shown = await person.look(found)
    answer = await person.move(
        found,
        request="m",
        seat=seat,
        version=shown["version"],
        action=shown["legal"][0]["action"],
    )
    assert answer["kind"] == "ack"
    assert len(await server.service.store.entries(found["table"])) == len(server.match(found).log)


async def test_the_clock_rings_at_a_table_that_nobody_looks_at(server, anna, ben):
    """In turn-based play nobody looks most of the time; a day is still a day."""
    found = await anna.open_table("witchdom", pace="turns", clock={"per": "decision", "seconds": 60})
    server.put_clock(found, "decision", 0.3)
    await ben.join(found)
    await anna.start(found)
    put_away(server, found)
    async with asyncio.timeout(PATIENCE):
        while not await server.service.store.entries(found["table"]):
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("per", ["decision", "game"])
async def test_time_passes_at_a_table_that_nobody_looks_at(server, anna, ben, later, per):
    clock = {"per": per, "seconds": 100}
    found = await anna.open_table("witchdom", pace="turns", clock=clock, deal=1)
    await ben.join(found)
    await anna.start(found)
    seat = server.match(found).state.deciders[0]
    put_away(server, found)
    later(40)
    assert (await left(anna, found))[seat] == 60


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_wall_clock_that_jumps_takes_nobodys_time(server, anna, ben, later, monkeypatch, jump):
    """Whoever sets the clock, or wakes the machine, changes dates; nobody thinks longer by it."""
    found = await sit_down(server, [anna, ben], per="game", seconds=100)
    seat = server.match(found).state.deciders[0]
    monkeypatch.setattr(times, "time", lambda: time() + jump)
    later(10)
    assert (await left(anna, found))[seat] == 90
    await finish(server, found, Random(1), most=1)
    assert (await left(anna, found))[seat] == 90
    (entry,) = await server.service.store.entries(found["table"])
    assert entry.thought == pytest.approx(10)
    assert abs(entry.at - time() - jump) < 10


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_game_that_begins_after_a_jump_has_all_its_time(server, anna, ben, monkeypatch, jump):
    monkeypatch.setattr(times, "time", lambda: time() + jump)
    found = await sit_down(server, [anna, ben], seconds=100)
    assert await left(anna, found) == [100, 100]
