"""The levels keep what they promise."""

from __future__ import annotations

import inspect
from itertools import count
from pathlib import Path
from random import Random

import pytest

from witchtable import GAMES, Place, bot
from witchtable.bots import LEVELS, Advice, Alternative, Blunder, SearchingBot, clock, worth_a_thought
from witchtable.bots.judges import judge
from witchtable.engine.errors import UnknownBot
from witchtable.games.witchstone.agenda import PLACE

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def play(game, levels, seed):
    state = game.new(seats=len(levels), seed=f"levels-{seed}")
    players = [bot(level, game, seed=seed * 8 + seat) for seat, level in enumerate(levels)]
    while state.deciders:
        seat = state.deciders[0]
        state.apply_trusted(seat, players[seat].choose(Place(state, seat)))
    return state.winners


@every_game
def test_the_apprentice_beats_random_in_98_of_100_two_player_games(game):
    """Seats change after every game; a shared win does not count."""
    wins = 0
    for seed in range(100):
        mine = seed % 2
        levels = ["random", "random"]
        levels[mine] = "apprentice"
        wins += play(game, levels, seed) == (mine,)
    assert wins >= 98


@every_game
def test_an_unknown_level_is_refused_by_name(game):
    with pytest.raises(UnknownBot, match=r"genius.*random, novice, apprentice"):
        bot("genius", game)


def test_a_place_does_not_give_the_true_state_away():
    game = GAMES["witchdom"]
    place = Place(game.new(seats=2, seed=1), 0)
    public = [name for name in dir(place) if not name.startswith("_")]
    assert public == ["edition", "legal", "sample", "seat", "seconds", "view"]
    assert place.seat == 0


def some_place(game, seconds=1.0, moves=12):
    """A decision in the middle of things, with something to choose."""
    rng = Random(3)
    state = game.new(seats=2, seed="some place")
    while True:
        seat = state.deciders[0]
        if moves <= 0 and sum(not action.takes_back for action in state.legal(seat)) > 1:
            return Place(state, seat, seconds)
        state.apply_trusted(seat, rng.choice(state.legal(seat)))
        moves -= 1


@every_game
def test_a_level_with_a_fixed_number_of_iterations_plays_the_same_game_again(game):
    def ending():
        state = game.new(seats=2, seed="again")
        players = [bot("grandmistress@iterations=2", game, seed=seat) for seat in range(2)]
        while state.deciders:
            seat = state.deciders[0]
            # The clock must not matter, so there is none to go by.
            state.apply_trusted(seat, players[seat].choose(Place(state, seat, seconds=0)))
        return state.digest

    assert ending() == ending()


@every_game
@pytest.mark.parametrize("level", ["adept", "grandmistress"])
def test_thinking_ends_with_the_time(game, level):
    """Without looking at the clock, a billion iterations would take days."""
    endless = f"{level}@seconds=0.02"
    place = some_place(game)
    assert bot(endless, game).choose(place) in place.legal


@every_game
def test_a_level_has_a_time_of_its_own_however_long_it_may_think(game):
    assert game.mind.adept.seconds <= 0.2
    assert game.mind.grandmistress.seconds <= 1.0
    place = some_place(game, seconds=1e9)
    plan = game.mind.adept._replace(iterations=1_000_000_000, seconds=0.02)
    searching = SearchingBot(game, Random(1), settings=plan, judge=judge("hand", game.mind, Random(1)))
    assert searching.choose(place) in place.legal


def test_small_decisions_of_a_long_turn_end_sooner(monkeypatch):
    """A second for placing a tile, at most two thirds of one for each step after it, mostly a third."""
    ticks = count()
    monkeypatch.setattr(clock, "now", lambda: next(ticks) * 0.01)
    game = GAMES["witchstone"]
    judging = judge("hand", game.mind, Random(1))
    plan = game.mind.grandmistress._replace(iterations=1_000_000_000, samples=1)
    state = game.new(seats=2, seed="quarter minute")
    rng = Random(4)
    taken: dict[bool, list[float]] = {True: [], False: []}
    while min(len(times) for times in taken.values()) < 2:
        seat = state.deciders[0]
        place = Place(state, seat, seconds=1e9)
        if state.round and len(place.legal) > 1:
            before = clock.now()
            SearchingBot(game, Random(1), settings=plan, judge=judging).choose(place)
            taken[state.phase == PLACE].append(clock.now() - before)
        state.apply_trusted(seat, rng.choice(place.legal))
    assert max(taken[True]) == pytest.approx(1.0, abs=0.05)
    assert max(taken[False]) <= 0.7
    assert min(taken[False]) <= 0.35


@every_game
def test_a_lap_leads_to_the_next_turn_of_the_same_seat(game):
    for seats in game.seats:
        state = game.new(seats=seats, seed="lap")
        mind, rng = game.mind, Random(2)
        begun: dict[int, int] = {}
        for _ in range(400):
            if not state.deciders:
                break
            seat, turn = state.deciders[0], mind.turn(state)
            if turn >= 2 * seats:  # whatever is before it is set-up
                last = begun.setdefault(seat, turn)
                assert seats == 1 or turn - last in (0, mind.lap(state))
                begun[seat] = turn
            state.apply_trusted(seat, rng.choice(state.legal(seat)))


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_does_not_change_the_table(game, level):
    place = some_place(game, seconds=0.02)
    before = [str(action) for action in place.legal], place.view
    bot(level, game).choose(place)
    again = some_place(game)
    assert ([str(action) for action in again.legal], again.view) == before


@every_game
def test_a_level_chooses_by_what_its_seat_sees(game):
    """Another table that shows the seat the same gets the same answer."""
    rng = Random(9)
    state = game.new(seats=2, seed="seen")
    for _ in range(10):
        state.apply_trusted(state.deciders[0], rng.choice(state.legal(state.deciders[0])))
    seat = state.deciders[0]
    twin = state.sample(seat, rng)
    assert twin.view(seat) == state.view(seat)
    chosen = {
        str(bot("adept@iterations=5", game, seed=4).choose(Place(table, seat)))
        for table in (state, twin)
    }
    assert len(chosen) == 1


@every_game
def test_reasons_name_the_best_choices_and_where_they_differ(game):
    adviser = bot("grandmistress@iterations=40", game)
    assert isinstance(adviser, SearchingBot)
    place = some_place(game)
    found = adviser.explain(place)
    assert 1 <= len(found) <= 3
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
    sources = {feature.source for feature in game.mind.features}
    for one in found:
        assert one.action in place.legal
        assert 0 <= one.chance <= 1
        assert {source for source, _ in one.sources} <= sources
    if len(found) > 1:
        assert any(one.sources for one in found)


@every_game
@pytest.mark.parametrize(
    "name", ["adept@iterations=many", "adept@judge=nobody", "random@iterations=3", "adept@x"]
)
def test_a_setting_that_means_nothing_is_refused(game, name):
    with pytest.raises(UnknownBot, match=name):
        bot(name, game)


@every_game
@pytest.mark.parametrize("judge_name", ["best", "hand", "rollout"])
def test_every_judge_answers_and_judges_alike_again(game, judge_name):
    place = some_place(game)
    name = f"grandmistress@iterations=12@judge={judge_name}"
    first, again = (bot(name, game, seed=3).choose(place) for _ in range(2))
    assert first in place.legal
    assert first == again


@every_game
def test_weights_are_shipped_for_every_feature_and_are_small(game):
    learned = game.mind.learned()
    assert learned is not None
    assert len(learned.early) == len(learned.late) == len(game.mind.features)
    folder = Path(inspect.getfile(game.state_type)).parent
    assert (folder / "weights.json").stat().st_size < 100_000


def test_what_clearly_gives_something_away_is_named():
    game = GAMES["witchdom"]
    state = game.new(seats=2, seed="3")
    place = Place(state, state.deciders[0], 1.0)
    adviser = bot("adept@iterations=400", game, seed=1)
    best, blunders = adviser.weigh(place)
    assert {found.action for found in best}.isdisjoint(found.action for found in blunders[:1])
    for found in blunders:
        assert found.action in place.legal
        assert found.loss > 0.06


def where_something_can_be_given_up(game):
    """Play by chance to a decision at which giving something up is one choice among others."""
    state, chance = game.new(seats=2, seed="give up"), Random(5)
    for _ in range(400):
        seat = chance.choice(state.deciders)
        legal = state.legal(seat)
        if any(one.gives_up for one in legal) and len(forward_of(state, seat)) > 2:
            return state, seat
        state.apply_trusted(seat, chance.choice([one for one in legal if not one.takes_back]))
    raise AssertionError("nothing could be given up")


GIVING_UP = {
    name: game for name, game in GAMES.items() if any(action.gives_up for action in game.action_types)
}


def forward_of(state, seat):
    return [one for one in state.legal(seat) if not one.takes_back and one not in state.asides(seat)]


def advise_in_order(*actions, blunders=()):
    return Advice(
        [Alternative(one, 0.5, 9, ()) for one in actions], [Blunder(one, 0.2) for one in blunders]
    )


@pytest.mark.parametrize("game", GIVING_UP.values(), ids=list(GIVING_UP))
def test_giving_up_is_worth_a_thought_only_where_all_else_is_worse(game):
    state, seat = where_something_can_be_given_up(game)
    forward = forward_of(state, seat)
    given_up = next(one for one in forward if one.gives_up)
    first, second = [one for one in forward if not one.gives_up][:2]

    def named(*actions, blunders=()):
        found = worth_a_thought(advise_in_order(*actions, blunders=blunders), state, seat)
        return [one.action for one in found]

    assert named(first, given_up, second) == [first, second]
    assert named(given_up, first, second) == [first, second]
    assert named(given_up, first, blunders=[first]) == [given_up]
    assert named(first, second, blunders=[second]) == [first]
    backwards = [one for one in state.legal(seat) if one not in forward]
    assert named(*backwards, first) == [first]
