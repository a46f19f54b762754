"""No leak: what a seat may not know changes not a single byte of what it is sent."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random

import msgspec
import pytest

from tests.server.attackers import App, new_table, play_random, running, settle, twin_of
from tests.worlds import another_world
from witchtable import GAMES
from witchtable.server.protocol.requests import Clock
from witchtable.server.store import SeatRow
from witchtable.server.tables.clocks import hand_over
from witchtable.server.tables.setup import TableSetup

VARIANTS = [
    ("witchdom", 2, {}),
    ("witchdom", 4, {"animals": True}),
    ("witchstone", 2, {"hidden_scrolls": True}),
    ("witchstone", 4, {"hidden_scrolls": True}),
    ("witchstone", 3, {}),
    ("whirling-witchcraft", 2, {"brew_mode": "on_call"}),
    ("whirling-witchcraft", 3, {"personality_mode": "draft"}),
    ("whirling-witchcraft", 5, {"brew_mode": "strict_initiative"}),
    ("whirling-witchcraft", 4, {"personality_mode": "draft", "brew_mode": "on_call"}),
]
IDS = [
    f"{game}-{seats}" + "".join(f"-{value}" for value in options.values())
    for game, seats, options in VARIANTS
]
each_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=IDS)
each_sealed = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS[5:], ids=IDS[5:])

SPECTATOR = "player-of-nothing"
_LOST = re.compile(rb'("grace_until":)\d+')  # when the wire of a test was closed, and the grace time


async def guests(app: App, seats: int) -> list[str]:
    """Everybody who plays, and somebody who only looks on."""
    for seat in range(seats):
        await app.guest(f"Name {seat}", f"player-of-seat-{seat}")
    await app.guest("Looker-on", SPECTATOR)
    return [f"player-of-seat-{seat}" for seat in range(seats)]


async def keep_rows(app: App, table) -> None:
    """Let the lobby know of the table."""
    await app.service.store.add_table(table.row, table.seats)


def show(app: App, table) -> None:
    """Make this the table that everybody finds."""
    app.service.tables.at_hand[table.id] = table


def body(answer) -> bytes:
    return f"{answer.status_code} {len(answer.content)} ".encode() + answer.content


async def all_answers(app: App, table, seat, asked) -> list[bytes]:
    """Everything that a seat (None: a spectator) can ask for without changing the game."""
    show(app, table)
    player = SPECTATOR if seat is None else table.seats[seat].player
    home = f"/api/tables/{table.id}"
    version = table.viewpoints[seat].version
    found = []
    for since in (-1, 0, version - 5, version - 1, version, version + 3):
        found.append(body(await app.ask("GET", f"{home}?since={since}", player)))
    for path in ("record", "replay", "export", "replay?seat=0&step=3"):
        answer = await app.ask("GET", f"{home}/{path}", player)
        assert answer.status_code == 409
        found.append(body(answer))
    for path in ("/api/tables", "/api/me", "/api/archive", f"/api/deals/{table.setup.game}/1"):
        found.append(body(await app.ask("GET", path, player)))
    for other in range(len(table.seats)):
        found.append(body(await app.ask("GET", f"{home}?seat={other}", player)))
        for number, action in enumerate(asked):
            for stale in (0, version, version + 1):
                request = {
                    "kind": "move",
                    "request": f"{other}-{number}-{stale}",
                    "seat": other,
                    "version": stale,
                    "action": action,
                }
                answer = await app.ask("POST", f"{home}/moves", player, request)
                assert answer.status_code != 200
                found.append(body(answer))
    for since in ("", "?parts=true", "?since=0", f"?since={version - 1}", f"?since={version}"):
        wire = await app.wire(f"{home}/socket{since}", player)
        wire.say("{}")
        await settle()
        assert len(wire.heard) >= 2
        found += wire.take_all()
        await wire.close()
    # Whoever asks to go back, or tries to.
    undone = twin_of(table)
    show(app, undone)
    for ask in (False, True):
        for other in range(len(table.seats)):
            request = {"kind": "undo", "request": f"undo {ask} {other}", "seat": other, "ask": ask}
            found.append(body(await app.ask("POST", f"{home}/undo", player, request)))
            found.append(body(await app.ask("GET", home, player)))
    return found


def same(told: list[bytes], other: list[bytes]) -> None:
    """Compare byte by byte, but for when lines were lost; say where the first difference is."""
    for number, pair in enumerate(zip(told, other, strict=True)):
        one, two = (_LOST.sub(rb"\1", answer) for answer in pair)
        if one != two:
            at = next((n for n, (a, b) in enumerate(zip(one[9:], two[9:], strict=False)) if a != b), 0)
            around = slice(max(0, at - 60), at + 60)
            pytest.fail(f"answer {number} differs: {one[around]!r} {two[around]!r}")


def illegal_actions(table, rng: Random, count: int) -> list[str]:
    """Moves that nobody at this table may make now, and nonsense."""
    state = table.playing.state
    legal = {str(action) for seat in range(len(table.seats)) for action in state.legal(seat)}
    other = table.setup.find_game().new(
        seats=table.setup.seats, seed=rng.random().hex(), **table.setup.options
    )
    found: set[str] = set()
    while other.deciders:
        for decider in other.deciders:
            found.update(str(action) for action in other.legal(decider)[:4])
        decider = rng.choice(other.deciders)
        other.apply_trusted(decider, rng.choice(other.legal(decider)))
    return [*rng.sample(sorted(found - legal), count), "fly away", "\0", "("]


def seen_after(state, seat, action, viewer):
    """What a viewer would see of a move, and of the position after it."""
    after = state.copy()
    events = [event.seen_by(viewer) for event in after.apply(seat, action)]
    mine = None if viewer is None else (after.legal(viewer), after.question(viewer))
    return events, msgspec.json.encode(after.view(viewer)), mine, after.deciders


@each_variant
def test_worlds_that_differ_only_in_secrets_send_the_same_bytes(game, seats, options, tmp_path):
    rng = Random(f"{game} {seats}")

    async def compare() -> None:
        differ = 0
        async with running(tmp_path) as app:
            players = await guests(app, seats)
            setup = TableSetup(game, seats, 7, options, public=True)
            first = new_table(setup, "the seed of this table", players)
            await keep_rows(app, first)
            for opening in (3, 40, 90):
                table = new_table(setup, "the seed of this table", players)
                await play_random(table, rng, opening + rng.randrange(9))
                if not table.playing.state.deciders:
                    continue
                seat = rng.randrange(seats)
                state = table.playing.state
                world = another_world(state, seat, rng)
                differ += world != state
                asked = illegal_actions(twin_of(table, world), rng, 3)
                legal = {str(a) for s in range(seats) for a in state.legal(s)}
                asked = [action for action in asked if action not in legal]
                for viewer in (seat, None):
                    told = await all_answers(app, twin_of(table), viewer, asked)
                    other = await all_answers(app, twin_of(table, world), viewer, asked)
                    same(told, other)
        assert differ

    asyncio.run(compare())


@each_variant
def test_moves_look_the_same_in_both_worlds(game, seats, options, tmp_path):
    """Own moves and those of others, where the rules show the same of them."""
    rng = Random(f"moves {game} {seats}")

    async def hear(app: App, table, seat, mover, action) -> list[bytes]:
        show(app, table)
        players = [table.seats[seat].player, SPECTATOR, None]
        wires = [await app.wire(f"/api/tables/{table.id}/socket", player) for player in players]
        await settle()
        version = table.viewpoints[mover].version
        request = {
            "kind": "move",
            "request": "a move",
            "seat": mover,
            "version": version,
            "action": str(action),
        }
        mine = mover == seat
        if mine:
            wires[0].say(json.dumps(request))
        else:
            player = table.seats[mover].player
            answer = await app.ask("POST", f"/api/tables/{table.id}/moves", player, request)
            assert answer.status_code == 200, answer.text
        await settle()
        told = [b for wire in wires for b in wire.take_all()]
        for wire in wires:
            await wire.close()
        for player in players[:2]:
            told.append(body(await app.ask("GET", f"/api/tables/{table.id}?since=0", player)))
        return told

    async def compare() -> None:
        own = others = differ = 0
        async with running(tmp_path) as app:
            players = await guests(app, seats)
            setup = TableSetup(game, seats, 7, options, public=True)
            table = new_table(setup, "the seed of this table", players)
            while table.playing.state.deciders:
                await play_random(table, rng, rng.randrange(2, 12))
                state = table.playing.state
                if not state.deciders:
                    break
                seat, mover = rng.randrange(seats), rng.choice(state.deciders)
                world = another_world(state, seat, rng)
                both = [action for action in state.legal(mover) if action in world.legal(mover)]
                for action in rng.sample(both, min(2, len(both))):
                    if any(
                        seen_after(state, mover, action, viewer)
                        != seen_after(world, mover, action, viewer)
                        for viewer in (seat, None)
                    ):
                        continue  # it reveals something that differs
                    told = await hear(app, twin_of(table), seat, mover, action)
                    same(told, await hear(app, twin_of(table, world), seat, mover, action))
                    differ += world != state
                    own += mover == seat
                    others += mover != seat
        assert own
        assert others
        assert differ

    asyncio.run(compare())


def hidden_steps(table):
    """Moves that the others may not even know to have been made: (seat, action)."""
    state = table.playing.state
    for seat in range(state.seats):
        for action in state.legal(seat):
            if action.sealed:
                events = state.copy().apply(seat, action)
                others = [viewer for viewer in (*range(state.seats), None) if viewer != seat]
                if all(event.seen_by(viewer) is None for event in events for viewer in others):
                    yield seat, action


@each_sealed
def test_a_sealed_step_is_not_noticed_by_anybody_else(game, seats, options, tmp_path):
    rng = Random(f"sealed {game} {seats}")

    async def compare() -> None:
        steps = 0
        async with running(tmp_path) as app:
            players = await guests(app, seats)
            setup = TableSetup(game, seats, 7, options, public=True)
            table = new_table(setup, "the seed of this table", players)
            await keep_rows(app, table)
            while table.playing.state.deciders and steps < 6:
                await play_random(table, rng, rng.randrange(1, 6))
                found = list(hidden_steps(table))
                if not found:
                    continue
                seat, action = rng.choice(found)
                steps += 1
                await notice_nothing(app, table, seat, action)
        assert steps >= 3

    async def notice_nothing(app: App, table, seat, action) -> None:
        after = twin_of(table)
        show(app, after)
        home = f"/api/tables/{table.id}"
        others = [viewer for viewer in (*range(seats), None) if viewer != seat]
        wires = []
        for viewer in others:
            player = SPECTATOR if viewer is None else table.seats[viewer].player
            wires += [await app.wire(f"{home}/socket{way}", player) for way in ("", "?parts=true")]
        await settle()
        before = {viewer: after.viewpoints[viewer].version for viewer in others}
        for wire in wires:
            assert wire.take_all()
        request = {
            "kind": "move",
            "request": "x",
            "seat": seat,
            "version": 10**6,
            "action": str(action),
        }
        answer = await app.ask("POST", f"{home}/moves", table.seats[seat].player, request)
        assert answer.status_code == 200
        await settle()
        assert after.viewpoints[seat].version == table.viewpoints[seat].version + 1
        assert [message for wire in wires for message in wire.take_all()] == []
        for wire in wires:
            await wire.close()
        assert {viewer: after.viewpoints[viewer].version for viewer in others} == before
        for viewer in others[:2] + others[-1:]:
            told = await all_answers(app, twin_of(table), viewer, ["fly"])
            same(told, await all_answers(app, twin_of(after), viewer, ["fly"]))

    asyncio.run(compare())


async def at_a_hidden_step(setup: TableSetup, players: list[str]):
    """Play until somebody can make a step that nobody else may notice; return it too."""
    rng = Random(3)
    table = new_table(setup, "the seed of this table", players)
    while True:
        await play_random(table, rng, 1)
        for seat, action in hidden_steps(table):
            if len(table.playing.log) > 6:
                return table, seat, action


@pytest.mark.parametrize("per", ["decision", "game"])
def test_clocks_do_not_tell_of_sealed_steps(per, tmp_path):
    async def compare() -> None:
        async with running(tmp_path) as app:
            players = await guests(app, 3)
            setup = TableSetup("whirling-witchcraft", 3, 7, public=True, clock=Clock(per, 1000))
            table, seat, action = await at_a_hidden_step(setup, players)
            show(app, table)
            app.service.clocks.watch(table)
            other = (seat + 1) % 3
            wire = await app.wire(f"/api/tables/{table.id}/socket", players[other])
            await settle()
            wire.take_all()
            await table.play_for(seat, action, table.viewpoints[seat].asked_version)
            await settle()
            assert wire.take_all() == []
            await wire.close()

    asyncio.run(compare())


def test_the_clock_of_a_decision_runs_on_through_sealed_steps(tmp_path):
    """A clock that is set back would tell everybody who looks that a step was made."""

    async def compare() -> None:
        async with running(tmp_path) as app:
            players = await guests(app, 3)
            setup = TableSetup("whirling-witchcraft", 3, 7, public=True, clock=Clock("decision", 1000))
            table, seat, action = await at_a_hidden_step(setup, players)
            show(app, table)
            app.service.clocks.watch(table)
            for viewpoint in table.viewpoints.values():
                viewpoint.asked_at -= 300
            path = f"/api/tables/{table.id}"
            before = (await app.ask("GET", path, SPECTATOR)).json()["clocks"]
            await table.play_for(seat, action, table.viewpoints[seat].asked_version)
            assert (await app.ask("GET", path, SPECTATOR)).json()["clocks"] == before

    asyncio.run(compare())


def test_a_question_to_everybody_outlives_a_sealed_step(tmp_path):
    """If a sealed step ended it, everybody would see that somebody has made one."""

    async def compare() -> None:
        async with running(tmp_path) as app:
            players = await guests(app, 3)
            setup = TableSetup("whirling-witchcraft", 3, 7, public=True)
            table, seat, action = await at_a_hidden_step(setup, players)
            show(app, table)
            asker = (seat + 1) % 3
            request = {"kind": "undo", "request": "ask", "seat": asker, "ask": True}
            path = f"/api/tables/{table.id}"
            answer = await app.ask("POST", f"{path}/undo", players[asker], request)
            assert answer.status_code == 200
            before = await app.ask("GET", path, SPECTATOR)
            assert before.json()["undo_asked"] is not None
            await table.play_for(seat, action, table.viewpoints[seat].asked_version)
            after = await app.ask("GET", path, SPECTATOR)
            assert after.content == before.content

    asyncio.run(compare())


def test_the_refusal_of_an_undo_does_not_tell_of_sealed_steps(tmp_path):
    """Who has called for initiative order hears the same words, whatever the others do in secret."""

    async def compare() -> None:
        async with running(tmp_path) as app:
            players = await guests(app, 3)
            setup = TableSetup("whirling-witchcraft", 3, 7, {"brew_mode": "on_call"}, public=True)
            table = new_table(setup, "the seed of this table", players)
            rng = Random(5)
            found = 0
            while table.playing.state.deciders and found < 3:
                state = table.playing.state
                for caller in range(3):
                    calls = [action for action in state.legal(caller) if str(action) == "call"]
                    if not calls:
                        continue
                    called = twin_of(table)
                    await called.keep("move", caller, calls[0], None, None)
                    steps = [step for step in hidden_steps(called) if step[0] != caller]
                    if steps:
                        found += 1
                        await hear_the_same(app, called, caller, steps[0])
                await play_random(table, rng, 1)
            assert found >= 2

    async def hear_the_same(app: App, table, caller, step) -> None:
        seat, action = step
        made = [action, table.playing.game.parse("back")] * 6  # more than are remembered
        after = twin_of(table)
        before = await all_answers(app, twin_of(after), caller, ["fly"])
        for hidden in made:
            await after.keep("move", seat, hidden, None, None)
            same(before, await all_answers(app, twin_of(after), caller, ["fly"]))

    asyncio.run(compare())


# -- secrets that nobody is ever shown ---------------------------------------------------------------


class Ears:
    """Everything that was said to each of several people."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.said: dict[str | None, list[bytes]] = {}

    async def ask(self, method, path, player=None, body=None):
        answer = await self.app.ask(method, path, player, body)
        heads = b"\n".join(name + b": " + value for name, value in answer.headers.raw)
        self.said.setdefault(player, []).append(heads + b"\n\n" + answer.content)
        return answer

    def take(self, player, wire) -> None:
        self.said.setdefault(player, []).extend(wire.take_all())

    def who_heard(self, secret: str) -> set[str | None]:
        """Find out to whom something was said."""
        return {
            player
            for player, said in self.said.items()
            if any(secret.encode() in message for message in said)
        }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("public", [True, False])
def test_seeds_keys_ids_and_invitations_are_told_to_nobody_else(game, public, tmp_path):
    async def listen() -> None:
        rng = Random(game)
        async with running(tmp_path) as app:
            ears = Ears(app)
            people = {}
            for name in ("Ann", "Bob", "Looker-on"):
                answer = await app.ask("POST", "/api/session", None, {"name": name})
                people[name] = answer.json()
            ann, bob, looker = (people[name]["player"] for name in people)
            opened = await ears.ask(
                "POST", "/api/tables", ann, {"game": game, "seats": 2, "public": public}
            )
            id, invite = opened.json()["table"], opened.json()["invite"]
            home = f"/api/tables/{id}"
            table = app.service.tables.at_hand[id]

            async def knock() -> None:
                """Everybody looks wherever they can, and tries what they may not do."""
                for player in (ann, bob, looker, None):
                    for path in ("", "?since=0", "?seat=0", "?seat=1", "/record", "/replay", "/export"):
                        await ears.ask("GET", home + path, player)
                    for path in ("/api/tables", "/api/me", "/api/archive", "/api/games", "/metrics"):
                        await ears.ask("GET", path, player)
                    await ears.ask("GET", f"/api/deals/{game}/{opened.json()['deal']}", player)
                    for path, content in (
                        ("/start", None),
                        ("/seats", {"seat": 0}),
                        ("/seats", {"invite": invite[:-1]}),
                        ("/seats/0/bot", {"level": "apprentice"}),
                        ("/rematch", {}),
                        ("/undo", {"kind": "undo", "request": "u", "seat": 1}),
                        (
                            "/moves",
                            {"kind": "move", "request": "m", "seat": 1, "version": 0, "action": "x"},
                        ),
                    ):
                        if player not in (ann, bob):
                            answer = await ears.ask("POST", home + path, player, content)
                            if public and path == "/seats":
                                # Anybody may sit down at a public table: stand up again.
                                assert answer.status_code in (200, 401, 409)
                                if answer.status_code == 200:
                                    said = ears.said[player].pop()
                                    assert invite.encode() in said
                                    seat = answer.json()["seat"]
                                    await app.ask("DELETE", f"{home}/seats/{seat}", player)

            await knock()
            assert ears.who_heard(invite) == {ann}
            sat = await ears.ask("POST", f"{home}/seats", bob, {"invite": invite})
            assert sat.status_code == 200
            wires = {ann: await app.wire(f"{home}/socket", ann)}
            wires[bob] = await app.wire(f"{home}/socket", bob)
            wires[looker] = await app.wire(f"{home}/socket", looker)
            assert (await ears.ask("POST", f"{home}/start", ann)).status_code == 200
            seed, secrets = table.row.seed, set()
            for _ in range(25):
                await play_random(table, rng, 1)
                chance = table.playing.state.dump().get("chance")
                secrets.update(chance[:1] if chance else ())
            assert table.status == "running"
            wires[bob].say(json.dumps({"kind": "chat", "request": "c", "text": "hello"}))
            wires[bob].say(json.dumps({"kind": "look", "request": "l", "seat": 0}))
            await wires[bob].reply_to("l")
            await knock()
            for player, wire in wires.items():
                ears.take(player, wire)
            assert ears.who_heard(table.commitment) >= {ann, bob}
            for secret in (seed, *secrets, app.service.identity._secret.decode()):
                assert ears.who_heard(secret) == set()
            assert ears.who_heard(invite) == {ann, bob}
            for player in (ann, bob, looker):
                assert ears.who_heard(player) <= {player}
                assert ears.who_heard(app.service.identity.sign(player)) <= {player}
            for person in people.values():
                assert ears.who_heard(person["key"]) == set()

            # After the end, the seed is there for all who may look: the search above finds things.
            while table.playing.state.deciders:
                await play_random(table, rng, 50)
            assert (await ears.ask("GET", f"{home}/export", bob)).status_code == 200
            assert (await ears.ask("GET", f"{home}/record", ann)).status_code == 200
            assert ears.who_heard(seed) == {ann, bob}
            assert all(ears.who_heard(player) <= {player} for player in (ann, bob, looker))
            for wire in wires.values():
                await wire.close()

    asyncio.run(listen())


async def seed_of_same_deal(app: App, player: str, game: str, deal: int) -> str | None:
    """Open an own table with a deal number, give up at once, and read its seed."""
    opened = await app.ask("POST", "/api/tables", player, {"game": game, "seats": 2, "deal": deal})
    if opened.status_code != 201:
        return None
    home, invite = f"/api/tables/{opened.json()['table']}", opened.json()["invite"]
    await app.ask("POST", f"{home}/seats", player, {"invite": invite})
    await app.ask("POST", f"{home}/start", player)
    await app.ask("POST", f"{home}/abandon", player)
    answer = await app.ask("GET", f"{home}/export", player)
    return answer.json()["seed"] if answer.status_code == 200 else None


def test_the_deal_number_of_a_running_game_does_not_open_its_cards(tmp_path):
    """Whoever looks on must not learn the seed by playing the same deal at a table of their own."""

    async def cheat() -> None:
        async with running(tmp_path) as app:
            ann, bob = await app.guest("Ann"), await app.guest("Bob")
            asked = {"game": "witchdom", "seats": 2, "public": True}
            opened = (await app.ask("POST", "/api/tables", ann, asked)).json()
            home = f"/api/tables/{opened['table']}"
            await app.ask("POST", f"{home}/seats", bob, {})
            assert (await app.ask("POST", f"{home}/start", ann)).status_code == 200
            seed = app.service.tables.at_hand[opened["table"]].row.seed
            deal = (await app.ask("GET", home, bob)).json()["deal"]
            found = None if deal is None else await seed_of_same_deal(app, bob, "witchdom", deal)
            assert found != seed, "Bob knows every card that is still to come"

    asyncio.run(cheat())


def test_a_table_given_up_before_the_deal_has_no_record(tmp_path):
    """Not even after a restart, when it is brought in again."""

    async def give_up() -> None:
        async with running(tmp_path) as app:
            ann = await app.guest("Ann")
            opened = await app.ask("POST", "/api/tables", ann, {"game": "witchdom", "seats": 2})
            home = f"/api/tables/{opened.json()['table']}"
            assert (await app.ask("POST", f"{home}/abandon", ann)).json()["status"] == "abandoned"
            before = await app.ask("GET", f"{home}/export", ann)
            look = await app.ask("GET", home, ann)
        assert before.status_code == 409
        async with running(tmp_path) as app:
            after = await app.ask("GET", f"{home}/export", ann)
            assert after.status_code == 409, after.text[:200]
            assert (await app.ask("GET", home, ann)).json() == look.json()

    asyncio.run(give_up())


def test_a_stranger_at_a_public_table_cannot_send_its_players_elsewhere(tmp_path):
    """The rematch that players are invited to is opened by one of them."""

    async def hijack() -> None:
        async with running(tmp_path) as app:
            ann, stranger = await app.guest("Ann"), await app.guest("Stranger")
            asked = {"game": "witchdom", "seats": 1, "public": True}
            opened = await app.ask("POST", "/api/tables", ann, asked)
            home = f"/api/tables/{opened.json()['table']}"
            await app.ask("POST", f"{home}/start", ann)
            await app.ask("POST", f"{home}/abandon", ann)
            await app.ask("POST", f"{home}/rematch", stranger, {})
            assert (await app.ask("GET", home, ann)).json()["rematch"] is None

    asyncio.run(hijack())


def test_a_bot_in_place_of_a_player_leaves_nothing_open_to_the_player(tmp_path):
    """Who no longer sits at a table looks on like any spectator."""

    async def leave() -> None:
        async with running(tmp_path) as app:
            players = await guests(app, 3)
            table = new_table(TableSetup("witchdom", 3, 7, public=True), "a seed", players)
            show(app, table)
            wire = await app.wire(f"/api/tables/{table.id}/socket", players[1])
            await settle()
            shown = [json.loads(message).get("state") for message in wire.heard]
            assert [state["seat"] for state in shown if state] == [1]
            await hand_over(table, SeatRow(table.id, 1, None, None), "nobody")
            await settle()
            wire.take_all()
            await play_random(table, Random(1), 6)
            await settle()
            states = [json.loads(message).get("state") for message in wire.take_all()]
            assert [state["seat"] for state in states if state] == [None] * 6
            await wire.close()

    asyncio.run(leave())
