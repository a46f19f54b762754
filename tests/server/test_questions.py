"""What a viewer may ask beyond the position: all choices, aids, the whole log, score sheets."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.people import Server, finish, secret_step, sit_together
from witchtable import GAMES, Match
from witchtable.server.protocol.writing import write_choices, write_sheets

pytestmark = pytest.mark.anyio


def path(table, what):
    return f"/api/tables/{table['table']}/{what}"


# -- choices ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_choices_are_those_of_the_position_with_words_and_whether_they_stand(
    server, anna, ben, game
):
    table = await sit_together(game, [anna, ben], deal=1)
    rng = Random(1)
    for _ in range(12):
        match = server.match(table)
        for seat, person in enumerate((anna, ben)):
            found = await person.get(path(table, "choices"))
            position = await person.look(table)
            assert (found["version"], found["seat"]) == (position["version"], seat)
            wanted = [
                {key: choice[key] for key in choice if key != "label"} for choice in position["legal"]
            ]
            assert [{key: c[key] for key in c if key != "reveals"} for c in found["choices"]] == wanted
            if seat in match.state.deciders:
                for choice, action in zip(found["choices"], match.state.legal(seat), strict=True):
                    assert choice["reveals"] == match.will_reveal(seat, action), choice
        await finish(server, table, rng, most=3)


async def test_what_lists_should_hide_is_marked_in_the_position_and_in_the_choices(server, anna):
    table = await sit_together("witchdom", [anna], deal=1)
    rng = Random(2)
    while not server.match(table).state.asides(0):
        await finish(server, table, rng, most=1)
    state = server.match(table).state
    wanted = [str(action) for action in state.legal(0) if action in state.asides(0)]
    assert "back" in wanted
    found = await anna.get(path(table, "choices"))
    assert [choice["action"] for choice in found["choices"] if choice["aside"]] == wanted
    async with anna.socket(table) as socket:
        legal = socket.welcome["state"]["legal"]
        assert [choice["action"] for choice in legal if choice.get("aside")] == wanted


async def test_who_only_looks_on_has_no_choices(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], public=True)
    found = await cleo.get(path(table, "choices"))
    assert (found["seat"], found["choices"]) == (None, [])


async def test_a_game_that_is_over_leaves_no_choice(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(server, table, Random(1))
    assert (await anna.get(path(table, "choices")))["choices"] == []


@pytest.mark.parametrize("what", ["choices", "log", "sheets", "aids/forecast"])
async def test_another_seat_a_private_table_and_one_that_waits_are_refused(
    server, anna, ben, cleo, what
):
    table = await sit_together("witchstone", [anna, ben])
    reject = await anna.refused("GET", path(table, what), seat=1)
    assert (reject["status"], reject["code"]) == (403, "not_your_seat")
    reject = await cleo.refused("GET", path(table, what))
    assert (reject["status"], reject["code"]) == (403, "forbidden")
    reject = await cleo.refused("GET", path(table, what), seat=0, invite=table["invite"])
    assert (reject["status"], reject["code"]) == (403, "not_your_seat")
    waiting = await anna.open_table("witchstone")
    assert (await anna.refused("GET", path(waiting, what)))["code"] == "not_running"


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_move_reveals_does_not_hang_on_what_its_seat_cannot_see(game):
    for seed in range(4):
        match = Match(GAMES[game], seats=max(2, GAMES[game].seats[0]), seed=seed)
        rng = Random(seed)
        for _ in range(60):
            if not match.state.deciders:
                break
            seat = rng.choice(match.state.deciders)
            found = write_choices(match.state, seat, in_full=True, foresee=True)
            actions = match.state.legal(seat)
            chosen = rng.randrange(len(actions))
            assert found[chosen].reveals == match.will_reveal(seat, actions[chosen])
            match.play(seat, actions[chosen])


# -- aids -------------------------------------------------------------------------------------------


async def _in_the_middle(server, game, people, moves, **setup):
    table = await sit_together(game, people, deal=1, **setup)
    await finish(server, table, Random(1), most=moves)
    return table


async def test_a_forecast_says_what_a_tile_would_grant_wherever_it_fits(server, anna, ben):
    table = await _in_the_middle(server, "witchstone", [anna, ben], 20)
    while (state := server.match(table).state).view(None)["phase"] != "place":
        await finish(server, table, Random(2), most=1)
    mover, other = state.turn, 1 - state.turn
    for seat in (mover, other):  # planning ahead is allowed
        person = (anna, ben)[seat]
        for tile in (await person.look(table))["view"]["players"][seat]["hand"]:
            found = (await person.get(path(table, "aids/forecast"), tile=tile))["answer"]
            assert all(len(entry["halves"]) == 2 for entry in found.values())
            if seat == mover:
                offered = [str(action).split() for action in state.legal(seat)]
                places = {
                    f"{a} {b}" for verb, t, a, b in (w for w in offered if len(w) == 4) if t == tile
                }
                assert set(found) == places
    hand = state.edition.tile_ids[state.hands[mover][0]]
    if state.hands[mover][0] not in state.hands[other]:
        reject = await (anna, ben)[other].refused("GET", path(table, "aids/forecast"), tile=hand)
        assert (reject["status"], reject["code"]) == (422, "illegal")
        assert reject["clause"] == "WS-TURN-02"


async def test_a_forecast_of_a_tile_that_is_none_is_refused(server, anna, ben):
    table = await _in_the_middle(server, "witchstone", [anna, ben], 2)
    for tile in ("", "nothing"):
        reject = await anna.refused("GET", path(table, "aids/forecast"), tile=tile)
        assert (reject["status"], reject["code"]) == (422, "illegal")
    reject = await anna.refused("GET", path(table, "aids/forecast"), tile="x" * 101)
    assert (reject["status"], reject["code"]) == (400, "malformed")


async def test_an_aid_that_there_is_not_and_one_for_who_does_not_play(server, anna, ben, cleo):
    table = await sit_together("whirling-witchcraft", [anna, ben], public=True)
    reject = await anna.refused("GET", path(table, "aids/forecast"))
    assert (reject["status"], reject["code"]) == (404, "unknown_route")
    reject = await cleo.refused("GET", path(table, "aids/brews"))
    assert (reject["status"], reject["code"]) == (403, "not_your_seat")


async def _brewing(server, people):
    """Play until everybody brews, nobody has taken a step yet, and seat 0 can make something."""
    table = await sit_together("whirling-witchcraft", people, deal=1)
    rng = Random(3)
    while True:
        view = server.match(table).state.view(0)
        steps = server.match(table).state.draft_steps
        if view["phase"] == "brew" and not any(steps) and len(server.match(table).state.legal(0)) > 2:
            return table
        await finish(server, table, rng, most=1)


async def test_the_brewing_helper_shows_the_best_brews_and_a_way_to_each(server, anna, ben):
    table = await _brewing(server, [anna, ben])
    found = (await anna.get(path(table, "aids/brews")))["answer"]
    assert (found["complete"], found["left_out"]) == (True, [])
    assert 1 < len(found["brews"]) <= 12
    overflows = [brew["overflow"] for brew in found["brews"]]
    assert overflows == sorted(overflows, reverse=True)
    match = server.match(table)
    for brew in found["brews"]:
        state = match.state.copy()
        for step in brew["steps"]:
            state.apply(0, match.game.parse(step))
        draft = state.view(0)["mine"]["draft"]
        made = {kind: draft["cauldron"][kind] + draft["made"][kind] for kind in draft["made"]}
        assert (made, draft["bench"]) == (brew["cauldron"], brew["bench"])


async def test_there_is_nothing_to_help_with_outside_a_brew(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben])
    assert (await anna.get(path(table, "aids/brews")))["answer"] == {
        "brews": [],
        "complete": True,
        "left_out": [],
    }


async def test_the_overflow_is_counted_from_the_own_draft_and_what_lies_open(server, anna, ben):
    table = await _brewing(server, [anna, ben])
    best = (await anna.get(path(table, "aids/brews")))["answer"]["brews"][0]
    for step in best["steps"]:
        state = server.match(table).state
        await server.table(table).play_for(
            0, server.match(table).game.parse(step), server.table(table).viewpoints[0].asked_version
        )
    found = (await anna.get(path(table, "aids/overflow")))["answer"]
    assert found["cauldron"] == best["cauldron"]
    assert sum(found["overflow"].values()) == best["overflow"]
    state = server.match(table).state
    assert found["circle"] == state.scores[0] + best["overflow"]
    assert (found["nemesis"], found["threat_from"]) == (1, 1)
    # Ben's forecast knows nothing of what Anna brews in secret.
    assert sum((await ben.get(path(table, "aids/overflow")))["answer"]["threat"].values()) == 0


# -- the log ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_the_log_tells_what_each_viewer_was_told(server, anna, ben, cleo, game):
    table = await sit_together(game, [anna, ben], public=True, deal=1)
    rng = Random(1)
    told = {person.name: [] for person in (anna, ben, cleo)}
    versions = dict.fromkeys(told, 0)
    for _ in range(40):
        for person in (anna, ben, cleo):
            shown = await person.look(table, since=versions[person.name])
            told[person.name] += shown["events"]
            versions[person.name] = shown["version"]
        await finish(server, table, rng, most=1)
    await finish(server, table, rng)
    for person in (anna, ben, cleo):
        found = await person.get(path(table, "log"))
        events = [{key: e[key] for key in e if key != "move"} for e in found["events"]]
        assert events[: len(told[person.name])] == told[person.name]
        numbers = [entry["move"] for entry in found["events"]]
        assert numbers == sorted(numbers)
        # Nothing was taken back, so a version is one more than the moves that were seen.
        assert numbers[-1] <= found["version"] - 1


async def test_a_sealed_step_shows_in_nobody_elses_log(server, anna, ben, cleo):
    table = await _brewing(server, [anna, ben])
    with_invite = {"invite": table["invite"]}
    others = [(ben, {}), (cleo, with_invite)]
    before = [await person.get(path(table, "log"), **more) for person, more in others]
    own = await anna.get(path(table, "log"))
    seat, step = secret_step(server.match(table))
    assert seat == 0
    await server.table(table).play_for(
        0, server.match(table).game.parse(step), server.table(table).viewpoints[0].asked_version
    )
    assert [await person.get(path(table, "log"), **more) for person, more in others] == before
    after = await anna.get(path(table, "log"))
    assert after["version"] == own["version"] + 1
    assert len(after["events"]) > len(own["events"])


async def test_the_log_leaves_out_what_was_taken_back(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = server.match(table).state.deciders[0]
    before = await anna.get(path(table, "log"))
    await finish(server, table, Random(1), most=1)
    assert (await (anna, ben)[seat].undo(table, seat=seat))["kind"] == "ack"
    after = await anna.get(path(table, "log"))
    assert after["events"] == before["events"]
    assert after["version"] == before["version"] + 2


# -- score sheets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_score_sheets_add_up_and_come_in_words(server, anna, ben, game):
    table = await sit_together(game, [anna, ben], deal=1)
    for most in (15, 100_000):
        await finish(server, table, Random(1), most=most)
        found = await ben.get(path(table, "sheets"))
        state = server.match(table).state
        assert found["over"] == (not state.deciders)
        assert [sum(line["points"] for line in sheet) for sheet in found["sheets"]] == state.scores
        assert all(line["message"]["id"] == line["label"] for line in found["sheets"][0])


@pytest.mark.parametrize("game", GAMES)
def test_score_sheets_before_the_end_show_nothing_that_is_hidden(game):
    match = Match(GAMES[game], seats=max(2, GAMES[game].seats[0]), seed=1)
    rng = Random(1)
    while match.state.deciders:
        seat = rng.choice(match.state.deciders)
        match.play(seat, rng.choice(match.state.legal(seat)))
        if match.state.deciders:
            assert write_sheets(match.state.sample(seat, rng)) == write_sheets(match.state)


# -- memory -----------------------------------------------------------------------------------------


async def test_a_seat_is_reminded_of_what_it_has_seen(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], public=True, deal=1)
    state = server.match(table).state
    for person in (anna, ben):
        found = (await person.get(path(table, "aids/memory")))["answer"]
        ids = state.edition.card_ids
        assert [player["hand"] for player in found["players"]] == [
            [ids[card] for card in hand] for hand in state.hands
        ]
        assert found["under"] == {"potions": [], "witches": []}
        assert (await person.look(table))["memory"] is True
    reject = await cleo.refused("GET", path(table, "aids/memory"))
    assert (reject["status"], reject["code"]) == (403, "not_your_seat")


async def test_a_table_can_forbid_to_be_reminded(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], memory=False, deal=1)
    for person in (anna, ben):
        reject = await person.refused("GET", path(table, "aids/memory"))
        assert (reject["status"], reject["code"]) == (403, "no_memory")
        assert (await person.look(table))["memory"] is False


async def test_without_memory_the_aids_of_other_games_stay(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben], memory=False, deal=1)
    assert "answer" in await anna.get(path(table, "aids/overflow"))
    assert (await anna.look(table))["memory"] is False
    table = await sit_together("whirling-witchcraft", [anna, ben], deal=1)
    assert (await anna.look(table))["memory"] is False
    reject = await anna.refused("GET", path(table, "aids/memory"))
    assert (reject["status"], reject["code"]) == (404, "unknown_route")


async def test_a_rematch_is_played_with_or_without_memory_like_the_game(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], memory=False, deal=1)
    for person in (anna, ben):
        await person.post(f"/api/tables/{table['table']}/abandon")
    again = await anna.post(f"/api/tables/{table['table']}/rematch", same_deal=False)
    assert again["memory"] is False


# -- limits -----------------------------------------------------------------------------------------


async def test_questions_without_end_are_refused(anyio_backend, no_time_passes, data):
    async with Server(data, limits=True) as server:
        anna = await server.person("anna")
        table = await anna.open_table("witchdom", 2, bots={"1": "random"})
        await anna.start(table)
        answers = [await anna.request("GET", path(table, "sheets")) for _ in range(130)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too_many"
