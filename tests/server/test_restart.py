"""A restart in the middle: everybody is back at the same version, and nothing happens twice."""

from __future__ import annotations

import sqlite3
from copy import deepcopy
from random import Random

import pytest

from tests.server.people import finish, play_out, sit_together
from witchtable import GAMES, Match
from witchtable.server.tables.clocks import hand_over

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("unhurried")]


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_back_at_the_same_version_and_the_game_goes_on_to_its_end(
    server, anna, ben, cleo, game
):
    table = await sit_together(game, [anna, ben], public=True, deal=1)
    async with anna.socket(table) as a, ben.socket(table) as b:
        await play_out([a, b], Random(1), most=25)
    people = (anna, ben, cleo)
    before = [await person.look(table, since=1) for person in people]
    digest = server.match(table).state.digest
    await server.restart()
    after = [await person.look(table, since=1) for person in people]
    for told in (*before, *after):  # whose line was lost before is nobody's fault now
        for player in told["players"]:
            player.pop("grace_until", None)
    assert after == before
    assert server.match(table).state.digest == digest
    async with anna.socket(table) as a, ben.socket(table) as b:
        assert (a.state["seat"], b.state["seat"]) == (0, 1)
        await play_out([a, b], Random(2))
    assert server.match(table).state.winners


async def test_sockets_are_told_to_come_back(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben])
    async with anna.socket(table) as socket:
        await server.restart()
        assert (socket.closed.code, socket.closed.reason) == (1012, "restart")


async def test_what_was_missed_is_told_after_a_restart(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    async with anna.socket(table) as a, ben.socket(table) as b:
        await play_out([a, b], Random(1), most=5)
        await a.wait_for(lambda: a.version == 6)
        told = {message["state"]["version"]: message["events"] for message in a.of_kind("events")}
    await server.restart()
    async with anna.socket(table, since=4) as socket:
        assert socket.welcome["events"] == told[5] + told[6]
        assert socket.version == 6


async def test_a_move_that_is_repeated_after_the_restart_gets_the_same_answer(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = server.match(table).state.deciders[0]
    person = (anna, ben)[seat]
    requests, answers = [], []
    async with person.socket(table) as socket:
        for number in range(2):
            request = {
                "request": f"m{number}",
                "seat": seat,
                "version": socket.version,
                "action": socket.choices[0],
            }
            requests.append(request)
            answers.append(await socket.ask("move", **request))
    assert [answer["version"] for answer in answers] == [2, 3]
    await server.restart()
    async with person.socket(table) as socket:
        assert [await socket.ask("move", **request) for request in requests] == answers
    assert [await person.move(table, **request) for request in requests] == answers
    assert len(server.match(table).log) == 2


async def test_an_undo_that_is_repeated_after_the_restart_undoes_nothing_more(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = server.match(table).state.deciders[0]
    person = (anna, ben)[seat]
    async with person.socket(table) as socket:
        await socket.move(socket.choices[0])
        answer = await socket.ask("undo", request="u1", seat=seat)
        await socket.move(socket.choices[0])
    await server.restart()
    assert await person.undo(table, request="u1", seat=seat) == answer
    assert len(server.match(table).log) == 1


async def test_a_refusal_that_is_repeated_after_the_restart_is_still_a_refusal(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = server.match(table).state.deciders[0]
    other = (anna, ben)[1 - seat]
    request = {"request": "early", "seat": 1 - seat, "version": 1, "action": "rest"}
    assert (await other.move(table, **request))["code"] == "out_of_turn"
    await server.restart()
    assert (await other.move(table, **request))["kind"] == "reject"
    assert server.match(table).log == []


async def test_taking_back_survives_a_restart(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    rng = Random(1)
    while not (log := server.match(table).log) or not log[-1].reveals:
        await finish(server, table, rng, most=1)
    mover, made = log[-1].seat, len(log)
    people = (anna, ben)
    await people[mover].undo(table, seat=mover, ask=True)
    await people[1 - mover].undo(table, seat=1 - mover, agree=True)
    assert len(server.match(table).log) == made - 1
    await finish(server, table, rng, most=3)
    before = await anna.look(table)
    await server.restart()
    after = await anna.look(table)
    # Since when somebody is not looking on depends on the clock, not on what is kept.
    for player in (*before["players"], *after["players"]):
        player.pop("grace_until", None)
    assert {**after, "events": None} == {**before, "events": None}


async def test_people_tables_seats_and_chat_are_still_there(server, anna, ben):
    waiting = await anna.open_table("witchstone", seats=4, bots={"3": "random"}, public=True)
    await ben.join(waiting)
    async with ben.socket(waiting) as socket:
        await socket.ask("chat", text="see you")
    before = await ben.look(waiting)
    await server.restart()
    assert await ben.look(waiting) == before
    assert (await ben.get("/api/me"))["name"] == "ben"
    async with anna.socket(waiting) as socket:
        assert [line["text"] for line in socket.welcome["chat"]] == ["see you"]
        await socket.ask("chat", text="and again")
        await socket.wait_for(lambda: socket.of_kind("chat"))
        assert socket.of_kind("chat")[0]["line"]["number"] == 2
    cleo = await server.person("cleo")
    assert (await cleo.join(waiting))["seat"] == 2
    assert (await anna.start(waiting))["status"] == "running"


async def test_a_seat_that_a_bot_plays_is_still_its_owners(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], stand_in="random", deal=1)
    await ben.post(f"/api/tables/{table['table']}/seats/1/bot")
    await server.restart()
    shown = (await anna.look(table))["players"][1]
    assert (shown["bot"], shown["owner"]) == ("random", "ben")
    (mine,) = (await ben.get("/api/me"))["tables"]
    assert (mine["table"], mine["seats"], mine["to_return"]) == (table["table"], [], [1])
    await ben.post(f"/api/tables/{table['table']}/seats/1/return")
    await server.restart()
    assert (await ben.look(table))["seats"] == [1]


async def test_who_sat_down_at_first_is_in_the_record_before_and_after_a_restart(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, table, Random(1), most=2)
    row = type(server.table(table).seats[1])(table["table"], 1, None, "random")
    await hand_over(server.table(table), row, "random")
    before = server.match(table).players
    await server.restart()
    assert server.match(table).players == before


async def test_finished_games_and_the_way_to_the_rematch_are_still_there(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], public=True, deal=1)
    await finish(server, table, Random(1))
    path = f"/api/tables/{table['table']}"
    record = (await anna.request("GET", f"{path}/record")).text
    again = await anna.post(f"{path}/rematch")
    await server.restart()
    assert (await anna.request("GET", f"{path}/record")).text == record
    assert Match.loads(record)
    assert (await ben.look(table))["status"] == "over"
    assert [row["table"] for row in await anna.get("/api/archive")] == [table["table"]]
    assert (await ben.look(table))["rematch"] == [again["table"], again["invite"]]


async def test_an_abandoned_game_stays_abandoned(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, table, Random(1), most=3)
    for person in (anna, ben):
        await person.post(f"/api/tables/{table['table']}/abandon")
    await server.restart()
    about = await anna.look(table)
    assert (about["status"], about["legal"]) == ("abandoned", [])
    answer = await anna.move(table, request="m", seat=0, version=1, action="rest")
    assert answer["code"] == "not_running"


async def test_votes_to_abandon_are_still_counted(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await anna.post(f"/api/tables/{table['table']}/abandon")
    await server.restart()
    assert (await ben.post(f"/api/tables/{table['table']}/abandon"))["status"] == "abandoned"


async def test_a_crash_after_the_last_move_and_before_the_results_loses_no_result(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], public=True)
    await finish(server, table, Random(1))
    scores = list(server.match(table).state.scores)
    await server.close()
    # What a crash between the two commits leaves behind.
    with sqlite3.connect(server.settings.database) as database:
        database.execute("DELETE FROM results")
        database.execute("UPDATE tables SET status = 'running'")
    database.close()
    await server.open()
    assert (await anna.look(table))["status"] == "over"
    assert [row["table"] for row in await anna.get("/api/archive")] == [table["table"]]
    compared = await anna.get(f"/api/deals/witchdom/{(await anna.look(table))['deal']}")
    assert sorted(row["score"] for row in compared) == sorted(scores)
    assert (await anna.get("/api/me"))["statistics"][0]["games"] == 1


async def test_a_game_keeps_its_components_when_those_of_the_house_change(
    server, anna, ben, monkeypatch
):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    async with anna.socket(table) as a, ben.socket(table) as b:
        await play_out([a, b], Random(1), most=40)
    digest = server.match(table).state.digest
    former = server.match(table).deal.edition
    _change_the_house(monkeypatch)
    await server.restart()
    await anna.look(table)
    assert server.match(table).state.digest == digest
    assert server.match(table).deal.edition.fingerprint == former.fingerprint
    async with anna.socket(table) as a, ben.socket(table) as b:
        await play_out([a, b], Random(2))
    again = await anna.post(f"/api/tables/{table['table']}/rematch")
    today = GAMES["witchdom"].edition().fingerprint
    assert server.table(again).edition.fingerprint == today != former.fingerprint


_ADDED = {
    15: ("ALTER TABLE tables DROP COLUMN around", "ALTER TABLE tables DROP COLUMN revision"),
    14: ("DROP VIEW kinds",),
    13: ("DROP TABLE reviews",),
    11: ("DROP TABLE heard",),
    10: ("DROP TABLE tries", "ALTER TABLE sessions DROP COLUMN device"),
    9: ("DROP TABLE learned",),
    8: ("ALTER TABLE seats DROP COLUMN name",),
    5: (
        "DROP INDEX seats_by_owner",
        "ALTER TABLE seats DROP COLUMN owner",
        "DROP TABLE agreements",
        "DROP INDEX tables_by_seed",
        "ALTER TABLE results DROP COLUMN uncounted",
    ),
    4: ("ALTER TABLE entries RENAME COLUMN request TO move",),
    3: ("ALTER TABLE tables DROP COLUMN rules",),
}


def _take_away(database, down_to):
    """Take away what the migrations after this one have added."""
    for number, statements in _ADDED.items():
        for statement in statements if number > down_to else ():
            database.execute(statement)
    database.execute(f"PRAGMA user_version = {down_to}")


async def test_a_database_from_before_results_were_marked_has_them_marked(server, anna, ben):
    for setup in ({}, {"deal": 1}):
        await finish(server, await sit_together("witchdom", [anna, ben], **setup), Random(1))
    alone = await anna.open_table("witchdom")
    await anna.join(alone)
    await anna.start(alone)
    await finish(server, alone, Random(1))
    await server.close()
    with sqlite3.connect(server.settings.database) as database:
        marks = 'SELECT "table", seat, uncounted FROM results ORDER BY 1, 2'
        before = database.execute(marks).fetchall()
        _take_away(database, down_to=4)
    database.close()
    await server.open()
    with sqlite3.connect(server.settings.database) as database:
        assert database.execute(marks).fetchall() == before
    database.close()
    assert [why for *_, why in before] == [None, None, *["named_deal"] * 2, *["hot_seat"] * 2]
    assert (await anna.get("/api/me"))["statistics"][0]["games"] == 1


async def test_a_database_from_before_versions_were_kept_is_of_version_1(server, anna, ben):
    begun = await sit_together("witchdom", [anna, ben], deal=1)
    waiting = await anna.open_table("witchdom")
    await server.close()
    with sqlite3.connect(server.settings.database) as database:
        _take_away(database, down_to=2)
    database.close()
    await server.open()
    rows = [await server.service.store.table(table["table"]) for table in (begun, waiting)]
    assert [row.rules for row in rows] == [1, None]


async def test_a_database_that_calls_the_id_of_a_request_a_move_still_answers(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = server.match(table).state.deciders[0]
    action = str(server.match(table).state.legal(seat)[0])
    request = {"request": "m1", "seat": seat, "version": 1, "action": action}
    answer = await (anna, ben)[seat].move(table, **request)
    await server.close()
    with sqlite3.connect(server.settings.database) as database:
        _take_away(database, down_to=3)
    database.close()
    await server.open()
    assert await (anna, ben)[seat].move(table, **request) == answer
    assert len(server.match(table).log) == 1


async def _with_former_rules(server):
    """Restart with rules that have changed since: as if all games had begun by an earlier version."""
    await server.close()
    with sqlite3.connect(server.settings.database) as database:
        database.execute("UPDATE tables SET rules = rules - 1")
    database.close()
    await server.open()


async def test_a_game_played_by_former_rules_is_refused_precisely(server, anna, ben, cleo):
    running = await sit_together("whirling-witchcraft", [anna, ben], deal=1, public=True)
    over = await sit_together("witchdom", [anna, ben], deal=1, public=True)
    waiting = await anna.open_table("whirling-witchcraft", seats=2)
    await finish(server, running, Random(1), most=20)
    await finish(server, over, Random(1))
    await _with_former_rules(server)
    now = GAMES["whirling-witchcraft"].rules_version
    for path in ("", "/record", "/replay"):
        table = over if path else running
        reject = await cleo.refused("GET", f"/api/tables/{table['table']}{path}")
        assert (reject["status"], reject["code"]) == (410, "other_rules"), path
    reject = await anna.refused("GET", f"/api/tables/{running['table']}")
    assert f"played by version {now - 1} of the rules" in reject["reason"]
    assert f"this program plays version {now}" in reject["reason"]
    async with anna.socket(running) as socket:
        assert (socket.closed.code, socket.closed.reason) == (4410, "other_rules")
    # Its result still counts, and what has not begun begins by the rules of today.
    assert [row["table"] for row in await cleo.get("/api/archive")] == [over["table"]]
    await ben.join(waiting)
    await anna.start(waiting)
    await finish(server, waiting, Random(1), most=3)
    await server.restart()
    assert len(server.match(waiting).log) == 3


def _change_the_house(monkeypatch):
    game = GAMES["witchdom"]
    data = deepcopy(dict(game.edition().data))
    for potion in data["pieces"]["potions"]:
        potion["points"] += 1
    changed = game.read_edition(data, "house")
    monkeypatch.setitem(game.__dict__, "house_edition", lambda: changed)
