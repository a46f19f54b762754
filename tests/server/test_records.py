"""Finished games: records, replays, exports, the archive, statistics, comparisons of one deal."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.people import finish, sit_together
from witchtable import GAMES, Match

pytestmark = pytest.mark.anyio


def path(table, what):
    return f"/api/tables/{table['table']}/{what}"


async def record_of(person, table):
    response = await person.request("GET", path(table, "record"))
    assert response.status_code == 200, response.text
    return response.text


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_of_a_finished_game_verifies(server, anna, ben, game):
    table = await sit_together(game, [anna, ben], deal=1)
    await finish(server, table, Random(1))
    response = await anna.request("GET", path(table, "record"))
    assert response.headers["content-type"].startswith("text/plain")
    assert "attachment" in response.headers["content-disposition"]
    match = Match.loads(response.text)
    assert match.players == ["anna", "ben"]
    assert match.commitment == table["commitment"]
    assert match.state.digest == server.match(table).state.digest
    assert match.state.winners


async def test_nothing_is_told_before_the_end(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], public=True)
    await finish(server, table, Random(1), most=20)
    for what in ("record", "replay", "export"):
        reject = await anna.refused("GET", path(table, what))
        assert (reject["status"], reject["code"]) == (409, "not_over")
    assert await anna.get("/api/archive") == []
    seed = server.table(table).row.seed
    assert seed not in str(await anna.look(table))


async def test_a_game_that_has_not_begun_has_no_record(server, anna):
    table = await anna.open_table("witchdom")
    assert (await anna.refused("GET", path(table, "record")))["code"] == "not_over"
    await anna.post(path(table, "abandon"))
    assert (await anna.refused("GET", path(table, "record")))["code"] == "not_over"
    await server.restart()
    assert (await anna.refused("GET", path(table, "record")))["code"] == "not_over"


async def test_an_abandoned_game_has_a_record_but_no_result(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], public=True, deal=1)
    await finish(server, table, Random(1), most=5)
    for person in (anna, ben):
        await person.post(path(table, "abandon"))
    match = Match.loads(await record_of(anna, table))
    assert len(match.log) == 5
    assert await anna.get("/api/archive") == []
    assert (await anna.get("/api/me"))["statistics"] == []
    assert await anna.get("/api/deals/witchdom/1") == []


async def test_the_record_leaves_out_what_was_taken_back(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = server.match(table).state.deciders[0]
    await finish(server, table, Random(1), most=1)
    assert (await (anna, ben)[seat].undo(table, seat=seat))["kind"] == "ack"
    await finish(server, table, Random(2))
    match = Match.loads(await record_of(anna, table))
    assert match.dumps() == server.match(table).dumps()


async def test_the_record_stays_what_it_was_when_somebody_takes_another_name(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, table, Random(1))
    before = await record_of(ben, table)
    await anna.sit_down(name="somebody else")
    await server.restart()
    assert await record_of(ben, table) == before


async def test_a_replay_shows_every_step_through_any_eyes(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben], deal=1)
    await finish(server, table, Random(1))
    match = server.match(table)
    steps = len(match.log)
    again = Match.open(match.game, match.deal, match.players)
    told = again.opening
    for step in range(min(steps, 25)):
        for seat in (0, 1, None):
            params = {"step": step} | ({} if seat is None else {"seat": seat})
            shown = await anna.get(path(table, "replay"), **params)
            assert (shown["step"], shown["steps"], shown["seat"]) == (step, steps, seat)
            assert shown["view"] == again.state.view(seat)
            assert shown["deciders"] == list(again.state.deciders)
            assert shown["scores"] == again.state.scores
        if step:
            last = match.log[step - 1]
            assert shown["move"] == {"seat": last.seat, "action": str(last.action)}
        else:
            assert shown["move"] is None
        assert len(told) >= len(shown["events"])
        told = again.play(match.log[step].seat, match.log[step].action)
    final = await anna.get(path(table, "replay"), step=steps)
    assert final["deciders"] == []
    assert final["scores"] == match.state.scores


async def test_a_replay_through_a_seats_eyes_tells_what_that_seat_was_told(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben], deal=1)
    await finish(server, table, Random(1))
    match = server.match(table)
    again = Match.open(match.game, match.deal, match.players)
    for step, move in enumerate(match.log[:25], start=1):
        events = again.play(move.seat, move.action)
        for seat in (0, 1):
            shown = await anna.get(path(table, "replay"), step=step, seat=seat)
            seen = [event for event in (event.seen_by(seat) for event in events) if event is not None]
            assert [entry["clause"] for entry in shown["events"]] == [event.clause for event in seen]


async def test_a_replay_of_what_never_was_is_malformed(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, table, Random(1))
    for params in ({"step": -1}, {"step": 100_000}, {"seat": 2}, {"seat": -1}, {"step": "x"}):
        reject = await anna.refused("GET", path(table, "replay"), **params)
        assert (reject["status"], reject["code"]) == (400, "malformed"), params


async def test_what_could_have_been_done_instead_is_told_of_finished_games(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, table, Random(1), most=20)
    reject = await anna.refused("GET", path(table, "review/choices"), step=3)
    assert (reject["status"], reject["code"]) == (409, "not_over")
    await finish(server, table, Random(1))
    match = server.match(table)
    state, _ = match.game.open(match.deal)
    for step, move in enumerate(match.log[:12]):
        found = await anna.get(path(table, "review/choices"), step=step)
        assert (found["step"], found["seat"]) == (step, move.seat)
        assert [choice["action"] for choice in found["choices"]] == [
            str(action) for action in state.legal(move.seat)
        ]
        assert all(choice["message"] for choice in found["choices"])
        state.apply(move.seat, move.action)
    for step in (-1, len(match.log), "x"):
        reject = await anna.refused("GET", path(table, "review/choices"), step=step)
        assert (reject["status"], reject["code"]) == (400, "malformed"), step
    assert (await cleo.refused("GET", path(table, "review/choices"), step=0))["status"] == 403


async def test_an_export_has_the_deal_all_moves_with_their_events_and_the_score_sheets(
    server, anna, ben
):
    table = await sit_together("witchdom", [anna, ben], options={"animals": True}, deal=1)
    await finish(server, table, Random(1))
    found = await anna.get(path(table, "export"))
    match = server.match(table)
    assert (found["game"], found["rules"]) == ("witchdom", match.game.rules_version)
    assert (found["edition"], found["seats"]) == ("house", 2)
    assert found["players"] == ["anna", "ben"]
    assert found["options"]["animals"] is True
    again = Match.open(match.game, match.game.arrange(2, found["seed"], None, found["options"]))
    for move in found["moves"]:
        events = again.play(move["seat"], match.game.parse(move["action"]))
        assert [event["event"] for event in move["events"]] == [
            event.__struct_config__.tag for event in events
        ]
    assert again.state.digest == match.state.digest
    assert found["scores"] == again.state.scores
    assert found["winners"] == list(again.state.winners)
    assert [sum(line["points"] for line in sheet) for sheet in found["sheets"]] == found["scores"]


async def test_only_public_games_are_in_the_archive_the_latest_first(server, anna, ben, cleo):
    tables = [
        await sit_together("witchdom", [anna, ben], public=public, deal=deal)
        for deal, public in ((1, True), (2, False), (3, True))
    ]
    for table in tables:
        await finish(server, table, Random(1))
    listed = await cleo.get("/api/archive")
    assert [row["table"] for row in listed] == [tables[2]["table"], tables[0]["table"]]
    assert [row["table"] for row in await cleo.get("/api/archive", limit=1)] == [tables[2]["table"]]
    assert Match.loads(await record_of(cleo, tables[0]))
    for what in ("record", "replay", "export"):
        assert (await cleo.refused("GET", path(tables[1], what)))["status"] == 403


async def test_the_same_deal_again_is_the_same_deal_and_the_scores_are_compared(
    server, anna, ben, cleo
):
    first = await sit_together("witchdom", [anna, ben], deal=42, public=True)
    second = await sit_together("witchdom", [cleo, ben], deal=42, public=True)
    assert first["commitment"] == second["commitment"]
    assert server.match(first).state.digest == server.match(second).state.digest
    for number, table in enumerate((first, second)):
        await finish(server, table, Random(number))
    found = await anna.get("/api/deals/witchdom/42")
    expected = [
        {
            "table": table["table"],
            "seat": seat,
            "name": name,
            "bot": None,
            "score": score,
            "won": seat in won,
            "counts": False,
            "uncounted": "named_deal",
        }
        for table, names in ((first, ("anna", "ben")), (second, ("cleo", "ben")))
        for won in [server.match(table).state.winners]
        for seat, (name, score) in enumerate(zip(names, server.match(table).state.scores, strict=True))
    ]
    by_seat = sorted(found, key=lambda row: (row["table"], row["seat"]))
    assert by_seat == sorted(expected, key=lambda row: (row["table"], row["seat"]))
    assert [row["score"] for row in found] == sorted((row["score"] for row in found), reverse=True)
    assert await anna.get("/api/deals/witchdom/43") == []
    assert await anna.get("/api/deals/witchstone/42") == []


async def test_statistics_count_finished_games(server, anna, ben):
    for number in (1, 2):
        await finish(server, await sit_together("witchdom", [anna, ben]), Random(number))
    running = await sit_together("witchdom", [anna, ben])
    await finish(server, running, Random(1), most=3)
    matches = [
        table.playing for table in server.service.tables.at_hand.values() if table.status == "over"
    ]
    for seat, person in enumerate((anna, ben)):
        scores = [match.state.scores[seat] for match in matches]
        won = sum(seat in match.state.winners for match in matches)
        expected = {"game": "witchdom", "games": 2, "won": won, "mean_score": round(sum(scores) / 2, 1)}
        assert (await person.get("/api/me"))["statistics"] == [expected]
        assert await ben.get(f"/api/players/{person.id}/statistics") == [expected]
