"""Lessons at a server: tables for one pupil, which judge, answer, go back and remember."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.people import until
from witchtable.games import GAMES
from witchtable.lessons import course
from witchtable.server.protocol.codes import Refused
from witchtable.server.store import StoreUnavailable
from witchtable.server.tables import lesson as at_table
from witchtable.server.tables import times

pytestmark = pytest.mark.anyio
LESSON = next(lesson for lesson in course(GAMES["witchdom"]) if lesson.kind == "steps")
AT = f"/api/lessons/witchdom/{LESSON.name}"
ASKED = [at for at, step in enumerate(LESSON.step) if step.asks]


async def step_of(anna, table):
    return (await anna.get(f"/api/tables/{table['table']}"))["lesson"]


async def play_step(server, anna, table, at):
    for text in LESSON.step[at].plays:
        await until(lambda: LESSON.pupil in server.match(table).state.deciders)
        seen = await anna.get(f"/api/tables/{table['table']}")
        await anna.post(
            f"/api/tables/{table['table']}/moves",
            request=f"{at}-{text}", seat=LESSON.pupil, version=seen["version"], action=text,
        )  # fmt: skip


async def test_a_lesson_is_played_to_its_end_and_remembered(server, anna):
    table = await anna.post(AT)
    assert table["status"] == "running"
    for at in ASKED:
        assert (await step_of(anna, table))["step"] == at
        await play_step(server, anna, table, at)
    assert (await step_of(anna, table))["done"]
    await until(lambda: server.service.tables.at_hand[table["table"]].lesson.is_noted)
    listed = await anna.get("/api/lessons/witchdom")
    assert [lesson["name"] for lesson in listed if lesson["learned"]] == [LESSON.name]
    assert not any(lesson["table"] for lesson in listed), "what is done does not go on"
    again = await anna.post(AT)
    assert again["table"] != table["table"]
    listed = await anna.get("/api/lessons/witchdom")
    assert [lesson["table"] for lesson in listed if lesson["learned"]] == [again["table"]]


async def test_what_is_not_asked_is_refused_with_the_rule_and_changes_nothing(server, anna):
    table = await anna.post(AT)
    at, step = next((at, s) for at, s in enumerate(LESSON.step) if s.wrong)
    for before in [one for one in ASKED if one < at]:
        await play_step(server, anna, table, before)
    await until(lambda: LESSON.pupil in server.match(table).state.deciders)
    seen = await anna.get(f"/api/tables/{table['table']}")
    moves = len(server.match(table).log)
    answer = await anna.refused("POST", f"/api/tables/{table['table']}/moves",
        request="w", seat=LESSON.pupil, version=seen["version"], action=step.wrong[0].match,
    )  # fmt: skip
    assert answer["code"] == "not_asked"
    assert answer["clause"] == step.wrong[0].clause
    assert answer["message"]["id"].endswith(f"-wrong-{step.wrong[0].name}")
    assert len(server.match(table).log) == moves


async def test_a_lesson_goes_on_where_it_was(server, anna):
    table = await anna.post(AT)
    await play_step(server, anna, table, ASKED[0])
    again = await anna.post(AT)
    assert again["table"] == table["table"]
    assert again["lesson"]["step"] == ASKED[1]


async def test_a_step_can_be_skipped_and_gone_back_to(server, anna):
    table = await anna.post(AT)
    path = f"/api/tables/{table['table']}/lesson"
    assert (await anna.post(path, request="1", to="skip"))["lesson"]["step"] == ASKED[1]
    assert (await anna.post(path, request="2", to="back"))["lesson"]["step"] == ASKED[0]
    assert (await anna.post(path, request="3", to="again"))["lesson"]["step"] == ASKED[0]
    assert (await anna.refused("POST", path, request="4", to="nowhere"))["status"] == 400


async def test_who_asks_twice_because_an_answer_was_lost_skips_once(server, anna):
    table = await anna.post(AT)
    path = f"/api/tables/{table['table']}/lesson"
    for _ in range(2):
        assert (await anna.post(path, request="1", to="skip"))["lesson"]["step"] == ASKED[1]
    await server.restart()
    assert (await anna.post(path, request="1", to="skip"))["lesson"]["step"] == ASKED[1]
    assert (await anna.post(path, request="2", to="skip"))["lesson"]["step"] == ASKED[2]
    for _ in range(2):
        assert (await anna.post(path, request="3", to="back"))["lesson"]["step"] == ASKED[1]


async def test_there_is_nothing_to_go_through_at_other_tables(server, anna):
    table = await anna.post("/api/tables", game="witchdom", seats=2, bots={"1": "apprentice"})
    refused = await anna.refused("POST", f"/api/tables/{table['table']}/lesson", request="1", to="skip")
    assert refused["code"] == "not_running"
    for path in ("witchdom/nothing", "chess/nothing"):
        assert (await anna.refused("POST", f"/api/lessons/{path}"))["status"] == 404


async def test_nobody_else_learns_at_a_pupils_table(server, anna, ben):
    table = await anna.post(AT)
    refused = await ben.refused("POST", f"/api/tables/{table['table']}/lesson", request="1", to="skip")
    assert refused["code"] == "forbidden"


async def test_lessons_are_not_listed_among_the_games(server, anna):
    await anna.post(AT)
    assert (await anna.get("/api/me"))["tables"] == []


# -- what must not lock a pupil out ------------------------------------------------------------------


async def test_whoever_begins_twice_at_once_has_one_table(server, anna):
    first, second = await asyncio.gather(anna.post(AT), anna.post(AT))
    assert first["table"] == second["table"]


async def test_unfinished_lessons_take_nobody_the_place_for_a_game(server, anna):
    for lesson in course(GAMES["witchdom"]):
        await anna.post(f"/api/lessons/witchdom/{lesson.name}")
    assert await server.service.store.count_open_tables(anna.id) == 0


async def test_who_goes_on_leaves_the_lesson_behind_that_is_done(server, anna):
    table = await learn(anna)
    await anna.post("/api/lessons/witchstone/tile")
    assert (await anna.get(f"/api/tables/{table['table']}"))["status"] == "running"
    await anna.post(f"/api/lessons/witchdom/{course(GAMES['witchdom'])[1].name}")
    assert (await anna.get(f"/api/tables/{table['table']}"))["status"] == "abandoned"


async def learn(anna):
    table = await anna.post(AT)
    for at in ASKED:
        await anna.post(f"/api/tables/{table['table']}/lesson", request=f"past {at}", to="skip")
    return table


async def test_a_lesson_by_other_rules_begins_anew(server, anna, monkeypatch):
    table = await anna.post(AT)
    await server.restart()
    monkeypatch.setattr("witchtable.server.tables._check_rules", refuse)
    again = await anna.post(AT)
    assert again["table"] != table["table"]


def refuse(row):
    raise Refused("other_rules", "another version")


async def test_a_lesson_that_is_taught_otherwise_by_now_begins_anew(server, anna, monkeypatch):
    table = await anna.post(AT)
    other = msgspec.structs.replace(LESSON, seed="x")
    monkeypatch.setattr(at_table, "find", lambda *_: other)
    await server.restart()
    seen = await anna.get(f"/api/tables/{table['table']}")
    assert (seen["status"], seen["lesson"]) == ("running", None)
    monkeypatch.undo()
    again = await anna.post(AT)
    assert again["table"] != table["table"]
    assert again["lesson"]["step"] == ASKED[0]


async def test_a_lesson_that_is_gone_leaves_a_game_with_bots(server, anna, monkeypatch):
    table = await anna.post(AT)
    monkeypatch.setattr(at_table, "find", lambda *_: None)
    await server.restart()
    assert (await anna.get(f"/api/tables/{table['table']}"))["lesson"] is None


# -- coming back -------------------------------------------------------------------------------------


async def test_a_lesson_sleeps_until_its_pupil_comes_back(server, anna, monkeypatch):
    table = await anna.post(AT)
    await play_step(server, anna, table, ASKED[0])
    await until(lambda: not server.service.tutors._busy)
    late = times.now() + 3600
    monkeypatch.setattr("witchtable.server.tables.now", lambda: late)
    server.service.tables.put_away()
    assert table["table"] not in server.service.tables.at_hand
    await server.restart()
    await until(lambda: not server.service.is_waking)
    assert table["table"] not in server.service.tables.at_hand
    assert (await anna.post(AT))["lesson"]["step"] == ASKED[1]


async def test_the_tutor_goes_on_when_the_disk_is_well_again(server, anna, monkeypatch):
    monkeypatch.setattr("witchtable.server.service.tutors._PAUSE", 0.01)
    table = await learn(anna)
    tries = []

    async def fails_once(*given):
        tries.append(given)
        if len(tries) == 1:
            raise StoreUnavailable("disk is full")

    await until(lambda: not server.service.tutors._busy)
    found = server.service.tables.at_hand[table["table"]]
    found.lesson.is_noted = False
    monkeypatch.setattr(server.service.store, "learn", fails_once)
    found.tell()
    await until(lambda: found.lesson.is_noted)
    assert len(tries) == 2


async def test_the_moves_before_a_lesson_are_not_taken_back(server, anna):
    lesson = next(one for one in course(GAMES["witchdom"]) if one.before)
    table = await anna.post(f"/api/lessons/witchdom/{lesson.name}")
    found = server.service.tables.at_hand[table["table"]]
    assert found.given_moves == len(lesson.before)
    answer = await anna.refused("POST", f"/api/tables/{table['table']}/undo",
        request="u", seat=lesson.pupil, ask=True,
    )  # fmt: skip
    assert answer["code"] == "cannot_undo"
    assert len(server.match(table).log) >= len(lesson.before)


async def test_an_accompanied_game_runs_at_once_and_goes_on_where_it_was(server, anna):
    whole = next(one for one in course(GAMES["witchdom"]) if one.kind == "game")
    table = await anna.post(f"/api/lessons/witchdom/{whole.name}")
    assert (table["status"], table["seats"]) == ("running", [whole.pupil])
    assert (await anna.post(f"/api/lessons/witchdom/{whole.name}"))["table"] == table["table"]
    assert (await anna.get("/api/me"))["tables"] == []


async def test_what_the_coach_has_said_is_kept_with_the_player_on_any_device(server, anna, ben):
    assert await anna.get("/api/coach") == {"times": {}}
    for often in (1, 2):
        answer = await anna.post("/api/coach", kind="witchdom-ask-play")
        assert answer == {"times": {"witchdom-ask-play": often}}
    await server.restart()
    elsewhere = server.stranger()
    await elsewhere.post("/api/session", key=anna.key)
    assert await elsewhere.get("/api/coach") == {"times": {"witchdom-ask-play": 2}}
    assert await ben.get("/api/coach") == {"times": {}}
    assert await server.stranger().get("/api/coach") == {"times": {}}


@pytest.mark.parametrize(
    ("kind", "code"),
    [("witchdom-ask-nothing", "unknown_route"), ("", "malformed"), ("x" * 65, "malformed")],
)
async def test_the_coach_counts_only_what_it_has_words_for(server, anna, kind, code):
    refusal = await anna.refused("POST", "/api/coach", kind=kind)
    assert refusal["code"] == code
    assert await anna.get("/api/coach") == {"times": {}}
