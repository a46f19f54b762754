"""Whatever a bot does, asking it gives a legal action, and says what was wrong."""

from __future__ import annotations

import pickle

import pytest

from tests.guests import visitors
from witchtable import GAMES, Place
from witchtable.guests import ask

GAME = GAMES["witchdom"]


@pytest.fixture
def state():
    return GAME.new(seats=2, seed=1)


def asked(state, kind, **more):
    return ask(kind(GAME, None), Place(state, 0, 60.0), state.fallback, **more)


def test_a_good_answer_is_played(state):
    answer = asked(state, visitors.Last)
    assert answer.action is state.legal(0)[-1]
    assert answer.fault is None
    assert answer.seconds >= 0


@pytest.mark.parametrize(
    ("kind", "fault", "text"),
    [
        (visitors.Raises, "raised", "RuntimeError: I am at a loss"),
        (visitors.Exits, "raised", "SystemExit: enough"),
        (visitors.Foreign, "illegal", "the best one, please"),
        (visitors.Impossible, "illegal", "unheard"),
        (visitors.Meddler, "illegal", "unheard"),
    ],
)
def test_a_bad_answer_makes_way_for_the_fallback(state, kind, fault, text):
    answer = asked(state, kind, name="the visitor")
    assert answer.action == state.fallback(0)
    assert (answer.fault.kind, answer.fault.bot, answer.fault.text) == (fault, "the visitor", text)
    assert "the visitor" in str(answer.fault)
    again = pickle.loads(pickle.dumps(answer))
    assert (again.action, str(again.fault)) == (answer.action, str(answer.fault))


def test_without_a_name_a_bot_is_called_by_its_class(state):
    assert asked(state, visitors.Raises).fault.bot == "Raises"


def test_an_answer_after_its_time_counts_as_none(state):
    place = Place(state, 0, 0.0)
    answer = ask(visitors.Slow(GAME, None), place, state.fallback, grace=0.01)
    assert answer.fault.kind == "late"
    assert answer.seconds > 0.01
    assert answer.action == state.fallback(0)


def test_an_answer_within_the_grace_counts(state):
    place = Place(state, 0, 0.0)
    assert ask(visitors.Slow(GAME, None), place, state.fallback, grace=600).fault is None


def test_only_the_player_at_the_keyboard_interrupts(state):
    class Interrupted(visitors.Last):
        def choose(self, _):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asked(state, Interrupted)


def test_strange_answers_and_strange_errors_do_not_get_through(state):
    class Unspeakable(Exception):
        def __str__(self):
            raise ValueError

    class Strange(visitors.Last):
        def choose(self, _):
            raise Unspeakable

    assert asked(state, Strange).fault.text == "Unspeakable: Unspeakable"
