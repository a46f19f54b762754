"""Reviews of finished games: who may see them, computed once, in the background, kept."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace

import pytest

from tests.server.people import PATIENCE, finish, sit_together
from witchtable import GAMES, Match
from witchtable.reviews import stages
from witchtable.reviews.stages import Effort
from witchtable.server.protocol.codes import Refused
from witchtable.server.thinking import reviewing
from witchtable.server.thinking.lanes import Late
from witchtable.server.thinking.reviewing import Reviewer

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("unhurried")]


def path(table, what="review"):
    return f"/api/tables/{table['table']}/{what}"


async def until(asked):
    """Wait for an answer that the server works on."""
    async with asyncio.timeout(PATIENCE):
        while not await asked():
            await asyncio.sleep(0.05)


@pytest.fixture
async def over(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben], public=True, deal=1)
    await finish(server, table, Random(1))
    return table


async def test_a_running_game_is_not_reviewed(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], public=True)
    for person in (anna, cleo):
        assert (await person.refused("GET", path(table)))["code"] == "not_over"
        assert (await person.refused("POST", path(table)))["code"] == "not_over"
        refused = await person.refused("POST", path(table, "review/try"), step=0, action="end")
        assert refused["code"] == "not_over"


async def test_a_private_game_only_with_the_invitation(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], public=False)
    for person in (anna, ben):
        await person.post(path(table, "abandon"))
    assert (await cleo.refused("GET", path(table)))["code"] == "forbidden"
    assert (await cleo.refused("POST", path(table)))["code"] == "forbidden"
    assert (await cleo.refused("GET", path(table, "review/glance")))["code"] == "forbidden"
    assert (await cleo.get(path(table), invite=table["invite"]))["status"] == "none"
    assert (await anna.get(path(table)))["status"] == "none"


async def test_nothing_is_told_while_others_play_the_same_cards(server, anna, ben, over):
    again = await anna.post(path(over, "rematch"), same_deal=True)
    await ben.join(again)
    await anna.start(again)
    assert (await ben.refused("GET", path(over)))["code"] == "shared_deal"
    assert (await ben.refused("POST", path(over)))["code"] == "shared_deal"
    refused = await ben.refused("POST", path(over, "review/try"), step=0, action="done")
    assert refused["code"] == "shared_deal"
    assert (await ben.get(path(over, "review/glance")))["review"] is None  # and no error on the page


async def test_it_is_begun_once_shown_at_once_and_goes_on_after_a_restart(
    server, anna, ben, cleo, over
):
    assert (await cleo.get(path(over)))["status"] == "none"
    begun = await anna.post(path(over))
    assert begun["status"] in ("waiting", "working")
    await cleo.post(path(over))  # joins in

    async def shown():
        return (await cleo.get(path(over)))["review"]

    await until(shown)
    first = await cleo.get(path(over))
    assert first["review"]["steps"] == len(server.match(over).log)
    assert 0 < first["progress"] < 1
    assert (await cleo.get(path(over), brief=True))["review"] is None
    await server.restart()

    async def further():
        answer = await cleo.get(path(over), brief=True)
        return answer["status"] == "working" and answer["progress"] > first["progress"]

    await until(further)  # nobody has asked again


async def test_a_glance_shows_who_was_winning_and_begins_nothing(server, anna, cleo, over):
    seen = await cleo.get(path(over, "review/glance"))
    assert seen["review"]["steps"] == len(server.match(over).log)
    assert seen["review"]["stage"] == 0
    assert (await anna.get(path(over)))["status"] == "none"
    running = await sit_together("witchdom", [anna, cleo], public=True)
    assert (await anna.refused("GET", path(running, "review/glance")))["code"] == "not_over"


async def test_what_somebody_would_have_done_is_judged_at_once(server, anna, over):
    log = server.match(over).log
    judged = await anna.post(path(over, "review/try"), step=0, action=str(log[0].action))
    assert judged["played"] == judged["action"]
    assert judged["against_played"] == 0
    refused = await anna.refused("POST", path(over, "review/try"), step=len(log), action="done")
    assert refused["code"] == "malformed"
    refused = await anna.refused("POST", path(over, "review/try"), step=0, action="nonsense")
    assert refused["code"] == "malformed"


class BusyMachine:
    """A lane whose machine is too busy for a while."""

    is_closed = False

    def __init__(self, late):
        self.late = late

    async def run(self, _turn, prepare, _patience):
        if self.late:
            self.late -= 1
            raise Late
        job = prepare(1.0)
        return job.work(*job.arguments)


class Shelf:
    """A store of reviews."""

    def __init__(self):
        self.rows = []

    async def review(self, _table):
        return None

    async def keep_review(self, row):
        self.rows.append(row)


@pytest.fixture
def hasty(monkeypatch):
    """Reviews that are worked out here and now, with very few looks."""
    few = tuple(
        stage._replace(guesses=2, anchors=2, iterations=min(2, stage.iterations))
        for stage in stages.STAGES["usual"]
    )
    monkeypatch.setitem(stages.STAGES, "usual", few)
    monkeypatch.setattr(reviewing, "_step_back", lambda: None)


@pytest.mark.parametrize(("late", "ends"), [(3, "none"), (50, "failed")])
async def test_a_machine_that_is_busy_for_a_while_ends_no_review(hasty, late, ends):
    match = Match(GAMES["witchdom"], seats=2, seed=1)
    for _ in range(3):
        match.play(seat := match.state.deciders[0], match.state.legal(seat)[0])
    reviewer, shelf = Reviewer(BusyMachine(late), lambda: False), Shelf()
    reviewer.begin(SimpleNamespace(id="table", playing=match), "anna", shelf)
    await until(lambda: asyncio.sleep(0, reviewer.status("table") == ends))
    assert [row.is_done for row in shelf.rows[-1:]] == ([True] if ends == "none" else [])
    if ends == "failed":  # whoever asks again when the machine has time is not refused
        reviewer.begin(SimpleNamespace(id="table", playing=match), "anna", shelf)
        assert reviewer.status("table") == "waiting"
    await reviewer.close()


async def test_a_game_that_cannot_be_reviewed_is_not_begun_again_and_again(monkeypatch):
    def broken(_portion):
        raise ValueError("of some mistake of ours")

    monkeypatch.setattr(reviewing, "go_on", broken)
    reviewer = Reviewer(BusyMachine(0), lambda: False)
    match = Match(GAMES["witchdom"], seats=2, seed=1)
    table = SimpleNamespace(id="table", playing=match)
    reviewer.begin(table, "anna", Shelf())
    await until(lambda: asyncio.sleep(0, reviewer.status("table") == "failed"))
    reviewer.begin(table, "anna", Shelf())
    assert reviewer.status("table") == "failed"


async def test_one_glance_is_enough_for_all_and_a_review_goes_on_from_it(hasty):
    asked = []

    class Lane(BusyMachine):
        async def run(self, turn, prepare, patience):
            asked.append(prepare(1.0).work)
            await asyncio.sleep(0)
            return await super().run(turn, prepare, patience)

    match = Match(GAMES["witchdom"], seats=2, seed=1)
    for _ in range(3):
        match.play(seat := match.state.deciders[0], match.state.legal(seat)[0])
    table, shelf = SimpleNamespace(id="table", playing=match), Shelf()
    reviewer = Reviewer(Lane(0), lambda: False)
    seen = await asyncio.gather(*(reviewer.glance(table, who) for who in ("anna", "ben")))
    assert asked == [reviewing.glance]
    reviewer.begin(table, "anna", shelf)
    await until(lambda: asyncio.sleep(0, bool(shelf.rows)))
    assert shelf.rows[0].review == seen[0] == seen[1]
    assert asked.count(reviewing.glance) == 1
    await reviewer.close()


async def test_who_waits_for_a_glance_when_the_server_stops_is_told(hasty):
    class Lane(BusyMachine):
        async def run(self, *_):
            await asyncio.Event().wait()

    table = SimpleNamespace(id="table", playing=Match(GAMES["witchdom"], seats=2, seed=1))
    reviewer = Reviewer(Lane(0), lambda: False)
    waits = asyncio.create_task(reviewer.glance(table, "anna"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await reviewer.close()
    with pytest.raises(Refused):
        await waits


async def test_a_slow_quick_look_is_kept_before_it_is_done(monkeypatch):
    monkeypatch.setattr(reviewing, "_FIRST", 1e-9)
    monkeypatch.setattr(reviewing, "_step_back", lambda: None)
    match = Match(GAMES["witchdom"], seats=2, seed=1)
    for _ in range(12):
        match.play(seat := match.state.deciders[0], match.state.legal(seat)[0])
    portion = reviewing.Portion("witchdom", match.deal, list(match.log), [], None)
    first = reviewing.go_on(portion)
    assert not first.review
    second = reviewing.go_on(portion._replace(work=first.work))
    assert second.progress > first.progress


def test_stages_of_a_review_begin_with_a_quick_look():
    for depth in stages.STAGES.values():
        assert isinstance(depth[0], Effort)
        assert depth[0].iterations == 0
