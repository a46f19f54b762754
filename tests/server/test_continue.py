"""Going on with a finished game from any of its moves; and tables as rows of a list."""

from __future__ import annotations

import threading
from random import Random

import pytest

from tests.server.people import finish, put_away, secret_step, sit_together, until
from witchtable import GAMES, Match

pytestmark = pytest.mark.anyio


def path(table, what):
    return f"/api/tables/{table['table']}/{what}"


async def _over(server, game, people, **setup):
    table = await sit_together(game, people, deal=1, **setup)
    await finish(server, table, Random(1))
    return table


def _replayed(match, step):
    again = Match.open(match.game, match.deal, match.players)
    for move in match.log[:step]:
        again.play(move.seat, move.action)
    return again


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_goes_on_from_any_move_to_another_end(server, anna, ben, game):
    table = await _over(server, game, [anna, ben])
    match = server.match(table)
    step = len(match.log) // 2
    then = _replayed(match, step)
    seat = then.state.deciders[0]
    opened = await anna.post(path(table, "continue"), step=step, bots="random")
    assert (opened["status"], opened["seats"], opened["host"]) == ("running", [seat], True)
    assert opened["continues"] == {"table": table["table"], "step": step}
    assert (opened["commitment"], opened["options"]) == (table["commitment"], table["options"])
    assert opened["invite"] != table["invite"]
    names = [player["name"] for player in opened["players"]]
    assert names == ["anna" if at == seat else "random" for at in (0, 1)]
    assert [str(m.action) for m in server.match(opened).log[:step]] == [
        str(m.action) for m in match.log[:step]
    ]
    await finish(server, opened, Random(5))
    assert server.match(opened).state.winners


async def test_whoever_goes_on_with_a_game_keeps_nobody_waiting(server, anna, ben, dealt_in):
    table = await _over(server, "witchdom", [anna, ben])
    dealt_in.clear()
    await anna.post(path(table, "continue"), step=len(server.match(table).log) // 2, bots="random")
    assert dealt_in
    assert threading.main_thread() not in dealt_in


async def test_the_seat_can_be_chosen_and_bots_go_on_at_once(server, anna, ben):
    table = await _over(server, "witchdom", [anna, ben])
    match = server.match(table)
    first = match.log[0].seat
    opened = await ben.post(path(table, "continue"), step=0, seat=1 - first, bots="random")
    assert opened["seats"] == [1 - first]
    await until(lambda: server.match(opened).log)
    assert server.match(opened).log[0].seat == first


async def test_it_is_still_there_after_a_restart(server, anna, ben):
    table = await _over(server, "witchstone", [anna, ben])
    step = len(server.match(table).log) // 2
    opened = await anna.post(path(table, "continue"), step=step)
    seat = opened["seats"][0]
    before = await anna.look(opened)
    assert seat in before["deciders"]
    await server.restart()
    after = await anna.look(opened)
    for told in (before, after):  # the grace counts from the restart
        for player in told["players"]:
            player.pop("grace_until", None)
    assert {**after, "clocks": None} == {**before, "clocks": None}
    answer = await anna.move(
        opened, request="m1", seat=seat, version=after["version"], action=after["legal"][0]["action"]
    )
    assert answer["kind"] == "ack"
    await server.restart()
    assert (await anna.look(opened))["continues"] == {"table": table["table"], "step": step}
    assert len(server.match(opened).log) >= step + 1


async def test_what_was_played_before_stands(server, anna, ben):
    table = await _over(server, "witchdom", [anna, ben])
    match = server.match(table)
    # After a move that could be taken back in the game itself.
    step = next(
        n for n in range(5, len(match.log)) if _replayed(match, n).can_undo(match.log[n - 1].seat)
    )
    seat = match.log[step - 1].seat
    opened = await anna.post(path(table, "continue"), step=step, seat=seat)
    for _ in range(2):
        assert (await anna.look(opened))["can_undo"] is False
        for more in ({}, {"ask": True}):
            assert (await anna.undo(opened, seat=seat, **more))["code"] == "cannot_undo"
        await server.restart()
    state = server.match(opened).state
    if seat in state.deciders:
        legal = state.legal(seat)
        quiet = next((a for a in legal if not server.match(opened).will_reveal(seat, a)), None)
        if quiet is not None:
            shown = await anna.look(opened)
            await anna.move(opened, request="q", seat=seat, version=shown["version"], action=str(quiet))
            if (await anna.look(opened))["can_undo"]:
                assert (await anna.undo(opened, seat=seat))["kind"] == "ack"
                assert (await anna.look(opened))["can_undo"] is False


async def test_no_result_of_it_counts(server, anna, ben):
    table = await _over(server, "witchdom", [anna, ben], public=True)
    compared = await anna.get("/api/deals/witchdom/1")
    statistics = (await anna.get("/api/me"))["statistics"]
    archive = [row["table"] for row in await anna.get("/api/archive")]
    opened = await anna.post(path(table, "continue"), step=3, bots="random")
    await finish(server, opened, Random(5))
    assert (await anna.look(opened))["status"] == "over"
    assert await anna.get("/api/deals/witchdom/1") == compared
    assert (await anna.get("/api/me"))["statistics"] == statistics
    assert [row["table"] for row in await anna.get("/api/archive")] == archive
    mine = {row["table"]: row for row in (await anna.get("/api/me"))["tables"]}
    assert mine[opened["table"]]["scores"] == server.match(opened).state.scores


async def test_what_cannot_be_gone_on_with(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    reject = await anna.refused("POST", path(table, "continue"), step=0)
    assert (reject["status"], reject["code"]) == (409, "not_over")
    await finish(server, table, Random(1))
    moves = len(server.match(table).log)
    for body in (
        {"step": -1},
        {"step": moves + 1},
        {"step": 0, "seat": 2},
        {},
        {"step": 0, "bots": "x"},
    ):
        reject = await anna.refused("POST", path(table, "continue"), **body)
        assert (reject["status"], reject["code"]) == (400, "malformed"), body
    reject = await anna.refused("POST", path(table, "continue"), step=moves)
    assert (reject["status"], reject["code"]) == (409, "not_running")
    assert (await cleo.refused("POST", path(table, "continue"), step=0))["status"] == 403
    opened = await cleo.post(path(table, "continue"), step=0, invite=table["invite"])
    assert opened["players"][opened["seats"][0]]["name"] == "cleo"
    assert (await server.stranger().refused("POST", path(table, "continue"), step=0))["status"] == 401


async def test_an_abandoned_game_goes_on_from_its_last_move(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, table, Random(1), most=5)
    for person in (anna, ben):
        await person.post(path(table, "abandon"))
    opened = await anna.post(path(table, "continue"), step=5)
    assert len(server.match(opened).log) >= 5
    assert (await anna.look(opened))["status"] == "running"


# -- lists ------------------------------------------------------------------------------------------


async def test_rows_of_the_lobby_say_who_sits_there_and_how_far_it_is(server, anna, ben, cleo):
    waiting = await anna.open_table("witchstone", 3, bots={"2": "random"}, public=True)
    await anna.open_table("witchstone")
    running = await sit_together("whirling-witchcraft", [anna, ben], public=True, deal=1)
    found = await cleo.get("/api/tables")
    (row,) = found["waiting"]
    assert row["table"] == waiting["table"]
    assert row["players"] == [
        {"seat": 0, "name": "anna", "bot": None, "taken": True},
        {"seat": 1, "name": None, "bot": None, "taken": False},
        {"seat": 2, "name": "random", "bot": "random", "taken": True},
    ]
    assert (row["seats"], row["host"], row["round"]) == ([], False, None)
    (row,) = found["running"]
    view = (await cleo.look(running))["view"]
    assert row["waiting_for"] == view["deciders"]
    assert (row["round"], row["scores"]) == (view["round"], view["scores"])
    assert "invite" not in row
    mine = await anna.get("/api/tables")
    assert (mine["waiting"][0]["seats"], mine["waiting"][0]["host"]) == ([0], True)


async def test_a_sealed_step_changes_no_row(server, anna, ben, cleo):
    table = await sit_together("whirling-witchcraft", [anna, ben], public=True, deal=1)
    rng = Random(1)
    while (found := secret_step(server.match(table))) is None:
        await finish(server, table, rng, most=1)
    seat, step = found
    other = (ben, anna)[seat]
    before = await cleo.get("/api/tables"), (await other.get("/api/me"))["tables"]
    played = server.table(table)
    await played.play_for(seat, played.playing.game.parse(step), played.viewpoints[seat].asked_version)
    assert (await cleo.get("/api/tables"), (await other.get("/api/me"))["tables"]) == before


async def test_finished_games_are_listed_with_their_end_at_hand_or_put_away(server, anna, ben, cleo):
    table = await _over(server, "witchdom", [anna, ben], public=True)
    state = server.match(table).state
    for _ in range(2):
        (row,) = await cleo.get("/api/archive")
        if table["table"] in server.service.tables.at_hand:
            put_away(server, table)
        assert (row["table"], row["status"]) == (table["table"], "over")
        assert (row["scores"], row["winners"]) == (state.scores, list(state.winners))
        assert [player["name"] for player in row["players"]] == ["anna", "ben"]


async def test_the_own_tables_have_their_invitation_and_whether_it_is_the_own_turn(server, anna, ben):
    waiting = await anna.open_table("witchdom", 2)
    running = await sit_together("witchdom", [anna, ben])
    over = await _over(server, "witchdom", [anna, ben])
    rows = {row["table"]: row for row in (await anna.get("/api/me"))["tables"]}
    for table, status in ((waiting, "waiting"), (running, "running"), (over, "over")):
        row = rows[table["table"]]
        assert (row["status"], row["invite"], row["seats"]) == (status, table["invite"], [0])
    deciders = server.match(running).state.deciders
    assert rows[running["table"]]["my_turn"] is (0 in deciders)
    assert rows[over["table"]]["scores"] == server.match(over).state.scores


async def test_an_export_has_the_scores_after_every_move(server, anna, ben):
    table = await _over(server, "witchdom", [anna, ben])
    found = await anna.get(path(table, "export"))
    assert found["moves"][-1]["scores"] == found["scores"]
    middle = len(found["moves"]) // 2
    again = _replayed(server.match(table), middle)
    assert found["moves"][middle - 1]["scores"] == again.state.scores
