"""The client against a real server: whole games, refusals, hot seats, restarts in the middle."""

from __future__ import annotations

import random
from contextlib import ExitStack
from threading import Thread
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.serving import serving
from witchtable import GAMES, Match
from witchtable.client import Client, MoveRejected, Refused, Unreachable


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Where a server runs that all tests of this module share."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


def play(table, dice, most=None):
    """Play random moves until the game is over, or so many; returns how many were made."""
    made = 0
    for place in table.decisions():
        assert place.seat in table.seats
        table.play(place, dice.choice(place.legal))
        made += 1
        if made == most:
            break
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_a_whole_game_against_an_apprentice(address, game):
    with Client(address, name="My bot") as client:
        table = client.open(game, seats=2, bots={1: "apprentice"})
        for place in table.decisions():
            table.play(place, random.choice(place.legal))
        assert table.is_over
        assert len(table.scores) == 2
        match = Match.loads(table.record())
        assert (match.state.scores, list(match.state.winners)) == (table.scores, table.winners)
        assert match.players == ["My bot", "apprentice"]
        assert len(table.events) >= len(match.log)


def test_a_place_tells_what_a_seat_sees_and_may_do(address):
    with Client(address) as client:
        table = client.open("witchdom", bots={1: "random"}, options={"animals": True})
        place = next(table.decisions())
        assert (place.seat, place.version) == (0, table.state["version"])
        assert place.question["id"].startswith("witchdom-")
        first = place.choices[0]
        assert first.action == place.legal[0]
        assert "WD-TURN-01" in first.clauses
        assert first.message["id"].startswith("witchdom-")
        assert place.view["scores"] == table.scores


def test_a_move_that_the_rules_forbid_is_rejected_with_clause_and_reason(address):
    with Client(address) as client:
        table = client.open("witchdom", bots={1: "apprentice"})
        place = next(table.decisions())
        with pytest.raises(MoveRejected) as refusal:
            table.play(place, "brew s1")
        assert refusal.value.code == "illegal"
        assert refusal.value.clause.startswith("WD-")
        assert refusal.value.reason
        assert refusal.value.message["id"].startswith("witchdom-")
        with pytest.raises(MoveRejected) as mistake:
            table.play(place, "fly " * 2000)  # so long that the server does not even look for its id
        assert (mistake.value.code, mistake.value.clause) == ("malformed", None)
        assert table.play(place, place.legal[0]) > place.version  # the line is as good as before
        with pytest.raises(MoveRejected) as late:
            table.play(place, place.legal[0])
        assert late.value.code == "stale"


def test_who_joins_again_takes_the_seat_back_from_the_bot(address):
    with Client(address, name="anna") as anna, Client(address, name="ben") as ben:
        table = anna.open("witchdom")
        ben.join(table.link)
        table.start()
        ben.call("POST", f"/api/tables/{table.id}/seats/1/bot", {})
        assert ben.call("GET", f"/api/tables/{table.id}")["to_return"] == [1]
        assert ben.join(table.id).seats == [1]


def test_two_clients_meet_by_link_and_take_moves_back(address):
    with Client(address, name="anna") as anna, Client(address, name="ben") as ben:
        table = anna.open("witchdom")
        with pytest.raises(Refused) as closed:
            ben.join(table.id)
        assert closed.value.code == "forbidden"
        other = ben.join(table.link)
        assert (table.seats, other.seats) == ([0], [1])
        assert ben.join(table.id).seats == [1]  # seated already: this needs no invitation
        table.start()
        place = next(table.decisions())
        assert table.play(place, place.legal[0]) == place.version + 1
        assert table.undo(0) > place.version
        with pytest.raises(MoveRejected) as nothing:
            table.undo(0)
        assert nothing.value.code == "cannot_undo"
        other.say("good luck")
        assert next(table.decisions()).seat == 0
        assert [line["text"] for line in other.chat] == ["good luck"]
        games = [Thread(target=play, args=(each, random.Random(1))) for each in (table, other)]
        for game in games:
            game.start()
        for game in games:
            game.join(60)
        assert table.is_over
        assert other.scores == table.scores


def test_one_client_on_two_seats_is_asked_for_both(address):
    with Client(address) as client:
        table = client.open("whirling-witchcraft")
        assert client.join(table.link, seat=1).seats == [0, 1]
        table.start()
        asked = set()
        for place in table.decisions():
            asked.add(place.seat)
            table.play(place, random.choice(place.legal))
        assert asked == {0, 1}


def test_a_key_makes_it_the_same_player_again(address):
    with Client(address, name="anna") as client:
        table = client.open("witchdom", bots={1: "random"})
    with Client(address, key=client.key) as again:
        assert again.key == client.key
        assert again.join(table.id).seats == [0]
        assert [row["table"] for row in again.call("GET", "/api/me")["tables"]] == [table.id]
    with pytest.raises(Refused) as unknown:
        Client(address, key="nobody's")
    assert unknown.value.code == "forbidden"


def test_a_game_goes_on_after_the_server_was_restarted(tmp_path):
    with ExitStack() as stack:
        first = ExitStack()
        address = stack.enter_context(first).enter_context(serving(tmp_path))
        client = stack.enter_context(Client(address, name="patient"))
        table = client.open("whirling-witchcraft", bots={1: "apprentice"})
        play(table, random.Random(2), most=10)
        place = next(table.decisions())
        told = len(table.events)
        first.close()
        back = Thread(target=lambda: stack.enter_context(serving(tmp_path, urlsplit(address).port)))
        back.start()
        assert table.play(place, place.legal[0]) > place.version  # waits until the server is there
        back.join()
        assert len(table.events) > told
        play(table, random.Random(2))
        match = Match.loads(table.record())
        assert match.state.scores == table.scores


def test_an_unanswered_move_is_repeated_and_takes_effect_once(address, monkeypatch):
    with Client(address) as client:
        table = client.open("witchdom", bots={1: "apprentice"})
        place = next(table.decisions())
        receive = table._receive

        def lose_the_answer(timeout):
            monkeypatch.setattr(table, "_receive", receive)
            table._socket.recv(timeout=10)  # it is made and shown, but the line breaks
            raise ConnectionClosedError(None, None)

        monkeypatch.setattr(table, "_receive", lose_the_answer)
        assert table.play(place, place.legal[0]) == place.version + 1
        assert table.state["version"] == place.version + 1
        assert [told["event"]["event"] for told in table.events] == ["card-played"]  # told afterwards


def test_a_server_that_is_not_there_is_unreachable(tmp_path):
    with serving(tmp_path) as address:
        client = Client(address, patience=0.2)
        table = client.open("witchdom", bots={1: "random"})
    with pytest.raises(Unreachable):
        play(table, random.Random(1))
    with pytest.raises(Unreachable):
        client.open("witchdom")
    with pytest.raises(Unreachable):
        Client(address)
