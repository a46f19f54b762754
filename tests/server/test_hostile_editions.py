"""Own editions from strangers: tried out elsewhere first, kept once, and never in lists."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter

import msgspec
import pytest

from tests.hostile import a_copy
from tests.server.people import put_away, sit_together
from witchtable import GAMES
from witchtable.engine.errors import BadEdition, BadOption
from witchtable.engine.registry import find_edition
from witchtable.server.protocol.codes import Refused
from witchtable.server.thinking import editions
from witchtable.server.thinking.editions import EditionTrial

pytestmark = pytest.mark.anyio


def own(game="witchdom", name="attic"):
    data = a_copy(game)
    data["meta"]["edition"] = name
    return data


def monstrous():
    """The three attacks that once stopped the server."""
    hybrids, free = own("whirling-witchcraft"), own("whirling-witchcraft")
    for recipe in hybrids["pieces"]["recipes"]:
        recipe["inputs"] = ["|".join(["toad"] * 100)] * 6
    for recipe in free["pieces"]["recipes"]:
        recipe |= {"inputs": ["any"] * 6, "outputs": ["any"] * 6}
    dear = own()
    for potion in dear["pieces"]["potions"]:
        potion |= {"needs": {kind["id"]: 4 for kind in dear["pieces"]["resources"]}, "any_tool": 4}
    return hybrids, free, dear


async def test_a_monstrous_edition_is_refused_by_its_entries_and_nobody_waits(server, anna):
    for data in monstrous():
        opening = asyncio.create_task(
            anna.refused("POST", "/api/tables", game=data["meta"]["game"], seats=2, edition=data)
        )
        slowest = 0.0
        while not opening.done():
            started = perf_counter()
            await anna.get("/api/tables")
            slowest = max(slowest, perf_counter() - started)
        answer = await opening
        assert answer["code"] == "malformed"
        assert "pieces." in answer["reason"]
        assert slowest < 5


async def test_no_table_is_opened_with_components_that_were_not_tried_out(server, anna, monkeypatch):
    """Whatever is not bounded yet must not be read here first."""

    async def refuse(*_):
        raise Refused("malformed", "this edition takes too long to read or to play")

    monkeypatch.setattr(server.service.trial, "check", refuse)
    reject = await anna.refused("POST", "/api/tables", game="witchdom", seats=2, edition=own())
    assert (reject["code"], reject["reason"].split()[:3]) == ("malformed", ["this", "edition", "takes"])
    assert await anna.get("/api/tables") == {"waiting": [], "running": []}


async def test_lists_and_rows_hold_no_editions(server, anna, ben):
    data = own()
    table = await sit_together("witchdom", [anna, ben], edition=data, public=True)
    again = await anna.open_table("witchdom", edition=own(), public=True)
    rows = [await server.service.store.table(one["table"]) for one in (table, again)]
    assert all(len(row.setup) < 1000 for row in rows)
    for path in ("/api/tables", "/api/me"):
        assert "provenance" not in json.dumps(await anna.get(path))
    # Both tables play with one edition, which was read once.
    assert server.table(table).edition is server.table(again).edition
    assert server.table(table).setup.edition is server.table(again).setup.edition


async def test_a_table_with_an_own_edition_is_found_again(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], edition=own(name="cellar"), pace="turns")
    path = f"/api/tables/{table['table']}"
    before = await anna.get(path)
    put_away(server, table)
    assert table["table"] not in server.service.tables.at_hand
    find_edition.cache_clear()
    after = await anna.get(path)
    assert after["edition"] == "cellar"
    assert after["view"] == before["view"]
    assert (await anna.get(f"{path}/edition"))["meta"]["edition"] == "cellar"


@pytest.fixture
async def trial(anyio_backend):
    trial = EditionTrial()
    yield trial
    await trial.close()


def encoded(data):
    return msgspec.json.encode(data)


async def test_what_is_wrong_with_an_edition_comes_back_from_its_trial(trial):
    await trial.check("witchdom", encoded(own()), 2, {})
    bad = own()
    bad["pieces"]["witches"][3]["points"] = -1
    with pytest.raises(BadEdition) as refused:
        await trial.check("witchdom", encoded(bad), 2, {})
    assert refused.value.problems[0].startswith("pieces.witches.")
    with pytest.raises(BadOption):
        await trial.check("witchdom", encoded(own()), 2, {"nonsense": True})


async def test_what_takes_too_long_or_too_much_is_ended_and_the_next_is_tried(trial, monkeypatch):
    fair = editions.try_out
    harms = [(_think_for_ever, 3.0, "takes too long"), (_want_everything, 60.0, "cannot be played")]
    for harm, patience, why in harms:
        monkeypatch.setattr(editions, "try_out", harm)
        monkeypatch.setattr(editions, "_PATIENCE", patience)
        with pytest.raises(Refused, match=why) as refused:
            await trial.check("witchdom", encoded(own(name=harm.__name__.strip("_"))), 2, {})
        assert refused.value.code == "malformed"
    monkeypatch.setattr(editions, "try_out", fair)
    monkeypatch.setattr(editions, "_PATIENCE", 20.0)
    await trial.check("witchdom", encoded(own()), 2, {})


def _think_for_ever(*_):
    while True:
        pass


def _want_everything(*_):
    editions._limit()
    wanted = []
    while len(wanted) < 2000:  # 2 GB, should nobody mind
        wanted.append(bytes(1 << 20))


async def test_what_has_passed_is_not_tried_again_but_other_settings_are(trial, monkeypatch):
    data = encoded(own())
    await trial.check("witchdom", data, 2, {})
    monkeypatch.setattr(editions, "_WAITING", 0)
    await trial.check("witchdom", data, 2, {})
    with pytest.raises(Refused) as refused:
        await trial.check("witchdom", data, 3, {})
    assert refused.value.code == "unavailable"


def test_editions_at_hand_are_few_and_each_is_one_object():
    data = [encoded(own(name=f"box-{number}")) for number in range(40)]
    first = find_edition("witchdom", data[0])
    assert find_edition("witchdom", data[0]) is first
    for each in data:
        find_edition("witchdom", each)
    assert find_edition.cache_info().currsize <= find_edition.cache_info().maxsize <= 64
    assert find_edition("witchdom", encoded(a_copy("witchdom"))) is GAMES["witchdom"].edition()
