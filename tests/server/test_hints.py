"""Hints: for who owes a decision, at tables that allow them, thought out in another process."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.people import Server, finish, sit_together, until
from witchtable import GAMES
from witchtable.bots import Advice, Alternative, Blunder
from witchtable.engine.place import Place
from witchtable.guests.processes import WorkerLost

pytestmark = pytest.mark.anyio


def path(table):
    return f"/api/tables/{table['table']}/hints"


class Adviser:
    """Stands in for the other processes, and notes what they are given."""

    def __init__(self):
        self.questions = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    deep = None

    async def run(self, _lane, _turn, prepare, _patience):
        (question,) = prepare(1.0).arguments
        self.questions.append(question)
        await self.may_answer.wait()
        sources = (("score", 0.04321), ("tempo", -0.01))
        best = [Alternative(action, 0.51234, 7, sources) for action in question.place.legal[:3]]
        return Advice(best, [Blunder(question.place.legal[-1], 0.12345)])


@pytest.fixture
def adviser(server, monkeypatch):
    found = Adviser()
    monkeypatch.setattr(server.service.thinking.hints, "_workers", found)
    return found


def asked_and_other(server, table, people):
    """Who owes the decision, and who does not."""
    (seat,) = server.match(table).state.deciders
    return people[seat], people[1 - seat]


@pytest.mark.parametrize("game", GAMES)
async def test_the_best_choices_come_with_chance_and_sources(anyio_backend, data, game):
    """Through the real processes, with hardly any time to think."""
    async with Server(data, bot_seconds=0.02) as server:
        anna, ben = await server.person("anna"), await server.person("ben")
        table = await sit_together(game, [anna, ben], deal=1)
        seat = server.match(table).state.deciders[0]
        found = await (anna, ben)[seat].get(path(table))
        shown = await (anna, ben)[seat].look(table)
    assert (found["version"], found["seat"]) == (shown["version"], seat)
    legal = {choice["action"] for choice in shown["legal"]}
    assert 1 <= len(found["hints"]) <= 3
    for hint in found["hints"]:
        assert hint["action"] in legal
        assert hint["message"]["id"].startswith(game)
        assert 0 <= hint["chance"] <= 1
        assert hint["visits"] >= 1
        assert hint["worth"] in (True, False)
        for source in hint["sources"]:
            assert source["message"] == {"id": f"{game}-source-{source['source']}", "args": {}}
            assert -1 <= source["part"] <= 1


async def test_the_adviser_is_given_a_place_and_nothing_else(server, anna, ben, adviser):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    asked, _ = asked_and_other(server, table, (anna, ben))
    found = await asked.get(path(table))
    (question,) = adviser.questions
    assert isinstance(question.place, Place)
    assert question.place.seat == found["seat"]
    assert question.place.view == server.match(table).state.view(found["seat"])
    for part in question._replace(place=None):
        assert part is None or isinstance(part, str | int | float)
    hint = found["hints"][0]
    assert (hint["chance"], hint["visits"]) == (0.5123, 7)
    assert [(source["source"], source["part"]) for source in hint["sources"]] == [
        ("score", 0.0432),
        ("tempo", -0.01),
    ]


async def test_a_table_can_forbid_hints(server, anna, ben, adviser):
    table = await sit_together("witchdom", [anna, ben], hints=False, deal=1)
    for person in (anna, ben):
        reject = await person.refused("GET", path(table))
        assert (reject["status"], reject["code"]) == (403, "no_hints")
    assert adviser.questions == []


async def test_who_owes_no_decision_is_refused(server, anna, ben, cleo, adviser):
    table = await sit_together("witchdom", [anna, ben], public=True, deal=1)
    _, other = asked_and_other(server, table, (anna, ben))
    reject = await other.refused("GET", path(table))
    assert (reject["status"], reject["code"]) == (409, "out_of_turn")
    reject = await cleo.refused("GET", path(table))
    assert (reject["status"], reject["code"]) == (403, "not_your_seat")
    for seat in (0, 1):
        reject = await cleo.refused("GET", path(table), seat=seat)
        assert (reject["status"], reject["code"]) == (403, "not_your_seat")
    assert adviser.questions == []


async def test_nobody_is_advised_on_anothers_seat(server, anna, ben, adviser):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    asked, other = asked_and_other(server, table, (anna, ben))
    reject = await other.refused("GET", path(table), seat=(anna, ben).index(asked))
    assert (reject["status"], reject["code"]) == (403, "not_your_seat")
    assert adviser.questions == []


async def test_before_and_after_the_game_there_are_no_hints(server, anna, ben, adviser):
    waiting = await anna.open_table("witchdom")
    assert (await anna.refused("GET", path(waiting)))["code"] == "not_running"
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, table, Random(1))
    assert (await anna.refused("GET", path(table)))["code"] == "not_running"
    assert adviser.questions == []


async def test_a_seat_is_advised_on_one_question_at_a_time(server, anna, ben, adviser, monkeypatch):
    find, arrived = server.service.thinking.hints.find, []

    async def find_and_count(*asked):
        arrived.append(asked)
        return await find(*asked)

    monkeypatch.setattr(server.service.thinking.hints, "find", find_and_count)
    table = await sit_together("witchdom", [anna, ben], deal=1)
    asked, _ = asked_and_other(server, table, (anna, ben))
    adviser.may_answer.clear()
    first = asyncio.create_task(asked.get(path(table)))
    await until(lambda: adviser.questions)
    again = asyncio.create_task(asked.get(path(table)))  # a page that was loaded anew
    await until(lambda: len(arrived) == 2)
    before = server.match(table).state.deciders
    await finish(server, table, Random(1), most=1)
    assert server.match(table).state.deciders == before, "the same player is asked the next thing"
    reject = await asked.refused("GET", path(table))
    assert (reject["status"], reject["code"]) == (429, "too_many")
    adviser.may_answer.set()
    assert await first == await again
    assert len(adviser.questions) == 1
    found = await asked.get(path(table))
    assert found["version"] > (await first)["version"]
    assert len(adviser.questions) == 2


async def test_a_hint_shows_to_nobody_else(server, anna, ben, adviser):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    asked, other = asked_and_other(server, table, (anna, ben))
    before = await other.look(table)
    async with other.socket(table) as socket:
        known = len(socket.messages)
        await asked.get(path(table))
        await socket.ask("look", seat=socket.state["seat"])
        assert {message["kind"] for message in socket.messages[known:]} <= {"ack", "state"}
    after = await other.look(table)
    assert (after["version"], after["view"]) == (before["version"], before["view"])


async def test_when_no_process_answers_the_refusal_says_so(server, anna, ben, monkeypatch):
    class Lost:
        deep = None

        async def run(self, *_):
            raise WorkerLost("its process ended twice")

    monkeypatch.setattr(server.service.thinking.hints, "_workers", Lost())
    table = await sit_together("witchdom", [anna, ben], deal=1)
    asked, _ = asked_and_other(server, table, (anna, ben))
    reject = await asked.refused("GET", path(table))
    assert (reject["status"], reject["code"]) == (503, "unavailable")


async def test_hints_count_as_questions(anyio_backend, no_time_passes, data):
    async with Server(data, limits=True) as server:
        anna = await server.person("anna")
        table = await anna.open_table("witchdom", hints=False)
        answers = [await anna.request("GET", path(table)) for _ in range(130)]
        assert answers[-1].status_code == 429
