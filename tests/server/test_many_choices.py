"""Thousands of choices at once: whoever asks for them in words keeps nobody else waiting."""

from __future__ import annotations

import threading

import pytest

from tests.games.witchdom.table import Table as Builder
from tests.server.people import sit_together
from witchtable.games import GAMES
from witchtable.games.witchdom.rules.phases import PAY
from witchtable.server.protocol import positions
from witchtable.server.service import questions

pytestmark = pytest.mark.anyio


def hold_everything(state):
    """Let the first seat pay for the dearest potion in every way that resources allow."""
    table = Builder(state)
    box = table.box
    table.holds("A", **dict.fromkeys(box.kind_ids, 9))
    state.brewing, state.phase = box.potion_index["p21"], PAY
    state.deciders = (0,)
    state.waiting_potions[0] += (state.brewing,)
    state.piles[0] = (0,)
    state.forget_choices()


@pytest.fixture
async def rich(server, anna, ben):
    """A table at which anna has thousands of ways to pay."""
    table = await sit_together("witchdom", [anna, ben], deal=1)
    hold_everything(server.match(table).state)
    server.table(table).updates.forget()
    assert len(server.match(table).state.legal(0)) > 1000
    return table


@pytest.fixture
def wrote(monkeypatch):
    """Notes in which threads choices are written in words, and how often without."""
    found = {"in words": [], "short": 0}
    write = questions.write_choices

    def in_words(*given, **how):
        found["in words"].append(threading.current_thread())
        return write(*given, **how)

    def short(*given, **how):
        found["short"] += 1
        return write(*given, **how)

    monkeypatch.setattr(questions, "write_choices", in_words)
    monkeypatch.setattr(positions, "write_choices", short)
    return found


async def test_thousands_of_choices_are_put_into_words_beside_the_loop(anna, rich, wrote):
    found = await anna.look(rich, lang="de")
    assert len(found["legal"]) > 1000
    assert "Bezahlen" in found["legal"][0]["label"]
    assert wrote["in words"]
    assert threading.main_thread() not in wrote["in words"]
    assert wrote["short"] == 0, "what is not sent need not be written"


async def test_few_choices_are_written_at_once_and_alike(server, anna, rich, wrote, monkeypatch):
    many = await anna.look(rich)
    monkeypatch.setattr(questions, "_FEW", 100_000)
    assert await anna.look(rich) == many
    assert wrote["in words"][-1] is threading.main_thread()


async def test_a_position_that_is_looked_at_again_and_again_is_written_once(anna, rich, wrote):
    async with anna.socket(rich) as socket:
        for _ in range(5):
            await socket.ask("look", seat=0)
    assert wrote["short"] == 1


async def test_of_an_own_edition_choices_are_put_into_words_in_another_process(
    server, anna, ben, wrote
):
    data = dict(GAMES["witchdom"].edition().data)
    data["meta"] = data["meta"] | {"edition": "attic"}
    table = await sit_together("witchdom", [anna, ben], deal=1, edition=data)
    hold_everything(server.match(table).state)
    server.table(table).updates.forget()
    found = await anna.look(table, lang="hu")
    assert len(found["legal"]) > 1000
    assert found["legal"][0]["label"]
    assert not wrote["in words"]
