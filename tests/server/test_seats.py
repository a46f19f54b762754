"""Seats belong to people: who is away is not replaced at once, nor by one alone, nor for good."""

from __future__ import annotations

from random import Random
from time import time

import pytest

from tests.server.people import finish, put_away, sit_together
from witchtable.server import tables
from witchtable.server.tables import absence, clocks, table, times
from witchtable.server.tables.times import now

pytestmark = pytest.mark.anyio

LONG = 121.0  # seconds: more than the grace time of a live game


@pytest.fixture
def later(monkeypatch):
    """Push time on for whoever asks the server how late it is."""
    ahead = [0.0]
    for module in (table, tables):
        monkeypatch.setattr(module, "today", lambda: times.today() + ahead[0])
    for module in (absence, clocks, table, tables):
        monkeypatch.setattr(module, "now", lambda: now() + ahead[0])

    def push(seconds):
        ahead[0] += seconds

    return push


@pytest.fixture
async def found(anna, ben):
    """A live table for two, with bots that answer fast."""
    return await sit_together("witchdom", [anna, ben], stand_in="random", public=True)


def bot(found, seat):
    return f"/api/tables/{found['table']}/seats/{seat}/bot"


def back(found, seat):
    return f"/api/tables/{found['table']}/seats/{seat}/return"


def mute_bots(server, found):
    """Let the bots of a table not know that they are asked."""
    listeners, bots = server.table(found).changed, server.service.thinking
    listeners[:] = [one for one in listeners if getattr(one, "__self__", None) is not bots]


# -- the grace time -----------------------------------------------------------------------------------


async def test_nobody_is_replaced_at_once(anna, ben, cleo, found, later):
    """A seat was anybody's for the asking as soon as its player's line was lost."""
    async with ben.socket(found):
        later(LONG)
        assert (await anna.refused("POST", bot(found, 1), level="random"))["code"] == "present"
    reject = await anna.refused("POST", bot(found, 1), level="random")
    assert (reject["status"], reject["code"]) == (409, "present")
    later(LONG)
    assert (await cleo.refused("POST", bot(found, 1)))["status"] == 403
    shown = (await anna.post(bot(found, 1)))["players"][1]
    assert (shown["bot"], shown["owner"], shown["present"]) == ("random", "ben", False)
    assert (await anna.refused("POST", bot(found, 1)))["code"] == "not_running"


async def test_who_plays_without_a_socket_gives_signs_of_life_too(anna, ben, found, later):
    """Players over HTTP were never there, and could be replaced at any moment."""
    for _ in range(3):
        later(100)
        await ben.look(found)
    assert (await anna.refused("POST", bot(found, 1)))["code"] == "present"
    later(100)
    version = (await ben.look(found))["version"]
    await ben.move(found, request="m", seat=1, version=version, action="nonsense")
    later(100)
    assert (await anna.refused("POST", bot(found, 1)))["code"] == "present"
    later(30)
    assert (await anna.post(bot(found, 1)))["players"][1]["bot"]


async def test_after_a_restart_everybody_has_the_grace_time_again(server, anna, ben, found, later):
    await finish(server, found, Random(1), most=3)
    later(LONG)
    await server.restart()
    assert (await anna.refused("POST", bot(found, 1)))["code"] == "present"
    later(LONG)
    assert (await anna.post(bot(found, 1)))["players"][1]["bot"]


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_wall_clock_that_jumps_replaces_nobody_and_keeps_nobody(
    anna, ben, found, later, monkeypatch, jump
):
    """Whoever sets the clock changes dates; nobody is away for longer, or for less, because of it."""
    monkeypatch.setattr(times, "time", lambda: time() + jump)
    assert (await anna.refused("POST", bot(found, 1)))["code"] == "present"
    until = (await anna.look(found))["players"][1]["grace_until"]
    assert until == pytest.approx(time() + jump + absence.GRACE, abs=30)
    later(LONG)
    assert (await anna.post(bot(found, 1)))["players"][1]["bot"]


async def test_in_turn_based_play_the_table_says_how_long(server, anna, ben, later):
    found = await sit_together("witchdom", [anna, ben], pace="turns", patience=3600)
    seat = server.match(found).state.deciders[0]
    other = (anna, ben)[1 - seat]
    assert (await other.look(found))["grace"] == 3600
    later(3500)
    assert (await other.refused("POST", bot(found, seat)))["code"] == "present"
    later(200)
    # Nobody waits for the other one.
    assert (await (anna, ben)[seat].refused("POST", bot(found, 1 - seat)))["code"] == "present"
    put_away(server, found)
    assert (await other.post(bot(found, seat)))["players"][seat]["bot"] == "apprentice"


async def test_the_level_is_the_tables(anna, ben, later):
    """The opponent chose it: the weakest one, of course."""
    found = await sit_together("witchdom", [anna, ben], stand_in="adept")
    assert found["stand_in"] == "adept"
    later(LONG)
    assert (await anna.post(bot(found, 1), level="random"))["players"][1]["bot"] == "adept"
    body = {"game": "witchdom", "seats": 2, "stand_in": "grandmaster"}
    assert (await anna.refused("POST", "/api/tables", **body))["code"] == "malformed"


# -- deciding together --------------------------------------------------------------------------------


async def test_the_others_decide_together_and_all_are_told(server, anna, ben, cleo, later):
    found = await sit_together("witchdom", [anna, ben, cleo], stand_in="random")
    async with anna.socket(found) as a, cleo.socket(found) as c:
        started = time()
        later(LONG)
        server.service.tables.note_absences()
        await a.wait_for(lambda: a.about["stand_ins"])
        assert a.about["stand_ins"] == [{"seat": 1, "agreed": [], "missing": [0, 2]}]
        assert a.about["players"][1]["away_since"] == pytest.approx(started, abs=30)
        assert "away_since" not in a.about["players"][2]
        for _ in range(2):
            assert (await anna.post(bot(found, 1)))["players"][1]["bot"] is None
        await c.wait_for(lambda: c.about["stand_ins"] and c.about["stand_ins"][0]["agreed"])
        assert c.about["stand_ins"] == [{"seat": 1, "agreed": [0], "missing": [2]}]
        await cleo.post(bot(found, 1))
        await a.wait_for(lambda: a.about["players"][1]["bot"])
        assert a.about["players"][1]["owner"] == "ben"
        assert a.about["stand_ins"] == []


async def test_who_comes_back_in_time_is_not_decided_about_any_more(server, anna, ben, cleo, later):
    found = await sit_together("witchdom", [anna, ben, cleo])
    async with anna.socket(found) as a, cleo.socket(found):
        later(LONG)
        await anna.post(bot(found, 1))
        await ben.look(found)
        await a.wait_for(lambda: a.about["stand_ins"] == [])
        assert (await cleo.refused("POST", bot(found, 1)))["code"] == "present"
        later(LONG)
        # The next time all are asked anew.
        assert (await cleo.post(bot(found, 1)))["players"][1]["bot"] is None


async def test_who_is_away_too_is_not_waited_for(anna, ben, cleo, later):
    found = await sit_together("witchdom", [anna, ben, cleo])
    later(LONG)
    assert (await anna.post(bot(found, 1)))["players"][1]["bot"]


async def test_what_was_agreed_to_is_kept_in_turn_based_play(server, anna, ben, cleo, later):
    found = await sit_together("witchdom", [anna, ben, cleo], pace="turns", patience=86400)
    people = [anna, ben, cleo]
    absent = server.match(found).state.deciders[0]
    one, two = (people[(absent + n) % 3] for n in (1, 2))
    later(90000)
    await two.look(found)
    assert (await one.post(bot(found, absent)))["players"][absent]["bot"] is None
    await server.restart()
    await two.look(found)
    assert (await two.post(bot(found, absent)))["players"][absent]["bot"]


async def test_in_turn_based_play_everybody_has_as_long_to_answer(server, anna, ben, cleo, later):
    """Who looks in once a day has given no sign of life that the server would remember."""
    found = await sit_together("witchdom", [anna, ben, cleo], pace="turns", patience=86400)
    absent = server.match(found).state.deciders[0]
    one = [anna, ben, cleo][(absent + 1) % 3]
    later(90000)
    put_away(server, found)
    assert (await one.post(bot(found, absent)))["players"][absent]["bot"] is None
    assert (await one.look(found))["stand_ins"][0]["missing"] == [(absent + 2) % 3]
    later(90000)
    put_away(server, found)
    assert (await one.look(found))["stand_ins"][0]["missing"] == []
    assert (await one.post(bot(found, absent)))["players"][absent]["bot"]


@pytest.mark.parametrize("per", ["decision", "game"])
async def test_giving_the_seat_away_and_coming_back_gives_no_time(server, anna, ben, later, per):
    clock = {"per": per, "seconds": 600, "at_zero": "bot"}
    found = await sit_together("witchdom", [anna, ben], clock=clock)
    playing = server.table(found)
    seat = playing.playing.state.deciders[0]
    playing.viewpoints[seat].thought = 550.0
    later(570 if per == "decision" else 20)
    mute_bots(server, found)
    await (anna, ben)[seat].post(bot(found, seat))
    await (anna, ben)[seat].post(back(found, seat))
    assert (await anna.look(found))["clocks"][seat]["left"] <= 30


async def test_bots_decide_nothing_and_the_seat_waits(server, anna, later):
    found = await sit_together("witchdom", [anna], 2, bots={"1": "random"})
    later(10 * LONG)
    server.service.tables.note_absences()
    shown = await anna.look(found)
    assert (shown["seats"], shown["stand_ins"]) == ([0], [])


# -- coming back --------------------------------------------------------------------------------------


async def test_who_was_replaced_comes_back_to_the_seat(server, anna, ben, cleo, found, later):
    """Who was away for a moment had lost the seat for good."""
    later(LONG)
    await anna.post(bot(found, 1))
    assert (await ben.refused("POST", back(found, 0)))["code"] == "not_your_seat"
    assert (await cleo.refused("POST", back(found, 1)))["code"] == "not_your_seat"
    assert (await ben.refused("POST", back(found, 7)))["status"] == 404
    async with ben.socket(found) as socket:
        assert (socket.state["seat"], socket.about["to_return"]) == (None, [1])
        shown = await ben.post(back(found, 1))
        assert (shown["seats"], shown["to_return"]) == ([1], [])
        assert shown["players"][1]["name"] == "ben"
        await socket.wait_for(lambda: socket.state["seat"] == 1)
    assert (await ben.post(back(found, 1)))["seats"] == [1]
    await finish(server, found, Random(1))
    assert [row.player for row in server.table(found).seats] == [anna.id, ben.id]


async def test_the_own_seat_is_given_away_and_taken_back(server, anna, ben):
    """Also by invitation only, from the list of the own tables."""
    found = await sit_together("witchdom", [anna, ben], stand_in="random")
    await ben.post(bot(found, 1), level="grandmistress")
    (mine,) = (await ben.get("/api/me"))["tables"]
    assert (mine["to_return"], mine["invite"]) == ([1], found["invite"])
    assert (await ben.look(found))["players"][1]["bot"] == "random"
    assert (await ben.post(back(found, 1)))["seats"] == [1]


async def test_what_a_bot_thought_of_meanwhile_is_not_played_for_who_is_back(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben])
    playing = server.table(found)
    seat = playing.playing.state.deciders[0]
    asked, action = playing.viewpoints[seat].asked_version, playing.playing.state.legal(seat)[0]
    await playing.play_for(seat, action, asked, bot="random")
    assert playing.playing.log == []


@pytest.mark.parametrize("per", ["decision", "game"])
async def test_who_was_out_of_time_may_come_back_and_think(server, anna, ben, later, per):
    clock = {"per": per, "seconds": 600, "at_zero": "bot"}
    found = await sit_together("witchdom", [anna, ben], clock=clock, stand_in="random")
    seat = server.match(found).state.deciders[0]
    person = (anna, ben)[seat]
    later(700)
    mute_bots(server, found)
    await server.service.clocks._decide(server.table(found), seat)
    assert server.table(found).seats[seat].bot == "random"
    assert (await person.look(found))["to_return"] == [seat]
    # The bot decides this one: who only comes back again and again gets no time by that.
    assert (await person.refused("POST", back(found, seat)))["code"] == "seat_taken"
    while seat in server.match(found).state.deciders:
        await finish(server, found, Random(1), most=1)
    assert (await person.post(back(found, seat)))["seats"] == [seat]
    left = (await person.look(found))["clocks"][seat]["left"]
    assert left == 600 if per == "decision" else left >= 60


async def test_after_the_end_nobody_comes_back(server, anna, ben, found):
    await ben.post(bot(found, 1))
    await finish(server, found, Random(1))
    assert (await ben.refused("POST", back(found, 1)))["code"] == "not_running"


# -- going back ---------------------------------------------------------------------------------------


async def test_a_bot_does_not_agree_to_go_back_for_the_person_it_plays_for(server, anna, ben, later):
    """Replaced by a bot that agrees to everything, an opponent could be played back and forth."""
    found = await sit_together("witchdom", [anna, ben], stand_in="random")
    while not (server.match(found).log and server.match(found).log[-1].seat == 0):
        await finish(server, found, Random(1), most=1)
    later(LONG)
    await anna.post(bot(found, 1))
    made = len(server.match(found).log)
    reject = await anna.undo(found, seat=0, ask=True)
    assert (reject["code"], reject["message"]["id"]) == ("cannot_undo", "undo-away")
    assert len(server.match(found).log) >= made


async def test_who_has_left_the_seat_to_a_bot_is_asked_too(server, anna, ben, cleo):
    found = await sit_together("witchdom", [anna, ben], public=True)
    while not (server.match(found).log and server.match(found).log[-1].seat == 0):
        await finish(server, found, Random(1), most=1)
    playing = server.table(found)
    mute_bots(server, found)  # the question would end with a move
    await ben.post(bot(found, 1))
    made = len(playing.playing.log)
    assert (await anna.undo(found, seat=0, ask=True))["kind"] == "ack"
    assert (await ben.look(found))["undo_asked"] == {"seat": 0, "missing": [1]}
    assert (await cleo.undo(found, seat=1, agree=True))["code"] == "not_your_seat"
    assert (await anna.undo(found, seat=0, agree=True))["kind"] == "ack"
    assert len(playing.playing.log) == made
    assert (await ben.undo(found, seat=1))["code"] == "not_your_seat"
    assert (await ben.undo(found, seat=1, agree=True))["kind"] == "ack"
    assert len(playing.playing.log) < made
    assert (await ben.look(found))["uncounted"] == "rewound"
