"""Taking back: as far as the engine allows, and further only when everybody agrees."""

from __future__ import annotations

import threading
from random import Random

import pytest

from tests.server.people import finish, sit_together

pytestmark = pytest.mark.anyio


@pytest.fixture
async def game(server, anna, ben):
    """Two people at Witchdom; the first is asked, the second is not."""
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = server.match(table).state.deciders[0]
    return table, (anna, ben)[seat], (anna, ben)[1 - seat], seat


async def reveal(server, table):
    """Play until a move has just been made that revealed something; returns who made it."""
    rng = Random(1)
    while not (log := server.match(table).log) or not log[-1].reveals:
        await finish(server, table, rng, most=1)
    return log[-1].seat


async def test_a_move_that_reveals_nothing_is_taken_back(server, game):
    table, first, second, seat = game
    before = server.match(table).state.digest
    async with first.socket(table) as socket, second.socket(table) as other:
        assert socket.state["can_undo"] is False
        await socket.move(socket.choices[0])
        assert socket.state["can_undo"] is True
        answer = await socket.ask("undo", request="u1", seat=seat)
        assert answer == {"kind": "ack", "request": "u1", "version": 3}
        assert server.match(table).state.digest == before
        await other.wait_for(lambda: other.version == 3)
        # Who looks on gets the position: nothing that was told before counts any more.
        assert other.messages[-1]["kind"] == "state"
        assert other.state["view"] == other.welcome["state"]["view"]
        assert (await socket.move(socket.choices[1]))["version"] == 4


async def test_after_going_back_an_answer_to_what_was_taken_back_is_stale(server, game):
    table, first, _, seat = game
    async with first.socket(table) as socket:
        await socket.move(socket.choices[0])
        late = {"version": socket.version, "action": socket.choices[0]}
        await socket.ask("undo", seat=seat)
        assert (await socket.ask("move", seat=seat, **late))["code"] == "stale"


async def test_what_may_not_be_taken_back_is_refused_with_the_reason(server, game):
    table, first, second, seat = game
    refusal = await first.undo(table, seat=seat)
    assert (refusal["code"], refusal["version"]) == ("cannot_undo", 1)
    assert refusal["message"]["id"] == "undo-nothing"
    assert (await first.undo(table, seat=1 - seat))["code"] == "not_your_seat"
    await finish(server, table, Random(1), most=1)
    refusal = await second.undo(table, seat=1 - seat)
    assert (refusal["code"], refusal["message"]["id"]) == ("cannot_undo", "undo-other")
    mover = await reveal(server, table)
    made = len(server.match(table).log)
    refusal = await (first if mover == seat else second).undo(table, seat=mover)
    assert (refusal["code"], refusal["message"]["id"]) == ("cannot_undo", "undo-reveal")
    assert refusal["reason"]
    assert len(server.match(table).log) == made


async def test_across_a_reveal_all_must_agree(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben, cleo], deal=1)
    people = (anna, ben, cleo)
    mover = await reveal(server, table)
    asker, *others = (people[(mover + n) % 3] for n in range(3))
    made, before = len(server.match(table).log), server.table(table).viewpoints[mover].version
    async with others[0].socket(table) as socket:
        answer = await asker.undo(table, seat=mover, ask=True)
        assert (answer["kind"], answer["version"]) == ("ack", before)
        missing = sorted({0, 1, 2} - {mover})
        await socket.wait_for(lambda: socket.about["undo_asked"])
        assert socket.about["undo_asked"] == {"seat": mover, "missing": missing}
        one, two = ((mover + 1) % 3, (mover + 2) % 3)
        # Nobody agrees for somebody else, and nobody agrees twice.
        assert (await asker.undo(table, seat=mover, agree=True))["kind"] == "ack"
        assert (await others[0].undo(table, seat=two, agree=True))["code"] == "not_your_seat"
        for _ in range(2):
            assert (await others[0].undo(table, seat=one, agree=True))["kind"] == "ack"
            assert len(server.match(table).log) == made
        assert (await others[1].undo(table, seat=two, agree=True))["kind"] == "ack"
    assert len(server.match(table).log) == made - 1
    shown = await asker.look(table)
    assert (shown["version"], shown["undo_asked"]) == (before + 1, None)
    assert shown["deciders"] == [mover]


async def test_whoever_goes_back_further_than_is_kept_keeps_nobody_waiting(server, anna, dealt_in):
    """The game is played again for it, which takes long with components that are hostile."""
    table = await anna.open_table("witchdom", 1, deal=1)
    await anna.start(table)
    digests = [server.match(table).state.digest]
    for _ in range(30):
        await finish(server, table, Random(1), most=1)
        digests.append(server.match(table).state.digest)
    dealt_in.clear()
    for moves in range(29, 20, -1):
        assert (await anna.undo(table, seat=0, ask=True))["kind"] == "ack"
        assert len(server.match(table).log) == moves
        assert server.match(table).state.digest == digests[moves]
    assert dealt_in
    assert threading.main_thread() not in dealt_in
    # Whoever takes several moves back, one after the other, needs no consent.
    mover = await reveal(server, table)
    await finish(server, table, Random(1), most=1)
    while (await anna.undo(table, seat=mover))["kind"] == "ack":
        pass
    assert threading.main_thread() not in dealt_in
    digest = server.match(table).state.digest
    await server.restart()
    await anna.look(table)
    assert server.match(table).state.digest == digest


async def test_when_one_refuses_nothing_is_taken_back(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben, cleo], deal=1)
    people = (anna, ben, cleo)
    mover = await reveal(server, table)
    one, two = (mover + 1) % 3, (mover + 2) % 3
    before = server.match(table).state.digest
    await people[mover].undo(table, seat=mover, ask=True)
    assert (await people[one].undo(table, seat=one, agree=True))["kind"] == "ack"
    assert (await people[two].undo(table, seat=two, agree=False))["kind"] == "ack"
    assert (await people[one].look(table))["undo_asked"] is None
    assert (await people[two].undo(table, seat=two, agree=True))["code"] == "cannot_undo"
    assert server.match(table).state.digest == before


async def test_a_question_to_go_back_ends_when_the_game_goes_on(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    mover = await reveal(server, table)
    other = (anna, ben)[1 - mover]
    await (anna, ben)[mover].undo(table, seat=mover, ask=True)
    async with other.socket(table) as socket:
        assert socket.about["undo_asked"]
        await finish(server, table, Random(1), most=1)
        assert (await other.look(table))["undo_asked"] is None
        assert (await other.undo(table, seat=1 - mover, agree=True))["code"] == "cannot_undo"
        # Nobody is left with a question on the screen that can no longer be answered.
        await socket.wait_for(lambda: socket.about["undo_asked"] is None)


async def test_who_plays_alone_with_bots_asks_nobody(server, anna):
    """Bots agree to everything."""
    table = await sit_together("witchdom", [anna], 2, bots={"1": "random"}, deal=1)
    async with anna.socket(table) as socket:
        rng = Random(1)
        while True:
            await socket.wait_for(lambda: socket.is_asked)
            log = server.match(table).log
            if log and log[-1].seat == 1:
                break
            await socket.move(rng.choice(socket.choices))
        mine = max(number for number, move in enumerate(log) if move.seat == 0)
        assert (await socket.ask("undo", seat=0))["code"] == "cannot_undo"
        assert (await socket.ask("undo", seat=0, ask=True))["kind"] == "ack"
        assert len(server.match(table).log) == mine
        assert socket.is_asked


async def test_in_a_hot_seat_one_consent_is_all(server, anna):
    table = await anna.open_table("witchdom", seats=2, deal=1)
    await anna.join(table)
    await anna.start(table)
    mover = await reveal(server, table)
    made = len(server.match(table).log)
    assert (await anna.undo(table, seat=mover, ask=True))["kind"] == "ack"
    assert len(server.match(table).log) == made - 1


async def test_a_sealed_decision_is_taken_back_by_the_games_own_action(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben])
    async with anna.socket(table) as socket:
        await socket.move("keep")
        refusal = await socket.ask("undo", seat=0)
        assert (refusal["code"], refusal["message"]["id"]) == ("cannot_undo", "undo-sealed")
        assert socket.choices == ["back"]
        assert (await socket.move("back"))["kind"] == "ack"
        assert socket.choices == ["keep", "redraw"]


async def test_a_finished_game_stays_as_it_is(server, game):
    table, first, _, seat = game
    await finish(server, table, Random(1))
    for request in ({}, {"ask": True}, {"agree": True}):
        assert (await first.undo(table, seat=seat, **request))["code"] == "not_running"
