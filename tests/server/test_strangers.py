"""At a table that anybody may join, some options are others than among friends."""

from __future__ import annotations

import pytest

from witchtable import GAMES
from witchtable.server.protocol.requests import TableRequest
from witchtable.server.tables.setup import TableSetup


def opened(game, **asked):
    request = TableRequest(game=game, seats=3, **asked)
    return dict(TableSetup.from_request(request, 1, lambda *_: None).options)


def test_chance_says_who_begins_among_strangers():
    assert opened("witchstone", public=True) == {"starting_player": "random"}
    assert opened("witchstone") == {}


def test_whoever_chooses_gets_what_was_chosen():
    asked = {"starting_player": "first_seat", "seat_points": True}
    assert opened("witchstone", public=True, options=asked) == asked


@pytest.mark.parametrize("game", GAMES)
def test_what_is_usual_among_strangers_is_allowed(game):
    for option in GAMES[game].options.values():
        if option.among_strangers is not None:
            assert option.check(option.among_strangers) != option.default
