"""What the search shares between orders of the same choices, and keeps from step to step."""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES, Place
from witchtable.bots.judges import judge
from witchtable.bots.levels import SearchingBot, change_setting
from witchtable.bots.search import Search

WITCHDOM = GAMES["witchdom"]


def place_to(do, seats=2, several=2):
    """The first decision of a random game whose first choice does this, with so many choices."""
    state, rng = WITCHDOM.new(seats=seats, seed="search"), Random(2)
    while True:
        seat = state.deciders[0]
        legal = state.legal(seat)
        if str(legal[0]).startswith(do) and len(legal) >= several:
            return state, seat
        state.apply_trusted(seat, rng.choice(legal))


def thoughts(state, seat, **changes):
    mind, rng = WITCHDOM.mind, Random(1)
    settings = mind.grandmistress._replace(iterations=400, seconds=1e9, **changes)
    place = Place(state, seat)
    search = Search(mind, judge("best", mind, rng), settings, rng)
    return {branch.action: branch for branch in search.run(place.sample, seat, place.legal, 1e9)}


def two_orders(tried):
    """Pairs of forks that the same two choices lead to, in either order."""
    for first in tried.values():
        for second in first.next.branches if first.next else ():
            other = tried.get(second.choice)
            if second.next is None or other is None or other is first or other.next is None:
                continue
            for back in other.next.branches:
                if back.choice == first.choice and back.next is not None:
                    yield second.next, back.next


@pytest.mark.parametrize("merged", [True, False])
def test_the_same_things_taken_in_another_order_are_thought_about_once(merged):
    state, seat = place_to("take", several=4)
    state.points = 3  # all of them here
    pairs = list(two_orders(thoughts(state, seat, merged=merged)))
    assert pairs
    assert all((one is other) == merged for one, other in pairs)


def keeping(**changes):
    mind, rng = WITCHDOM.mind, Random(1)
    settings = mind.grandmistress._replace(iterations=300, kept=True, **changes)
    return SearchingBot(WITCHDOM, rng, settings=settings, judge=judge("best", mind, rng), seconds=1e9)


def step(bot, state, seat):
    state.apply_trusted(seat, bot.choose(Place(state, seat)))


def collecting(bot):
    """Let a bot play a card with which it can take something at once."""
    state, seat = place_to("play", several=3)
    while True:
        before = state.copy()
        step(bot, state, seat)
        if str(state.legal(seat)[0]).startswith("take"):
            return state, seat
        state = before


def test_what_was_thought_is_kept_where_nothing_new_is_seen():
    bot = keeping()
    state, seat = collecting(bot)
    kept = bot.recall(Place(state, seat))
    assert kept is not None and kept.visits > 20
    assert {branch.action for branch in kept.branches} <= set(state.legal(seat))


def test_what_was_thought_is_dropped_where_something_new_is_seen():
    bot = keeping()
    state, seat = collecting(bot)
    step(bot, state, seat)  # what it took was replaced by something nobody knew
    assert state.deciders == (seat,) and bot.recall(Place(state, seat)) is None


def test_what_was_thought_is_dropped_by_whoever_is_asked_elsewhere():
    bot = keeping()
    collecting(bot)
    state, seat = place_to("take")
    assert bot.recall(Place(state, seat)) is None


def test_a_switch_is_yes_or_no():
    settings = WITCHDOM.mind.grandmistress
    assert change_setting(settings, "kept=yes").kept and not change_setting(settings, "kept=no").kept
    with pytest.raises(ValueError, match="perhaps"):
        change_setting(settings, "kept=perhaps")
