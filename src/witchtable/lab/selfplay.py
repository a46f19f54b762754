"""Games that a bot plays against itself, and what is measured on the way."""

from __future__ import annotations

from random import Random
from typing import Any, Final
from zlib import crc32

import msgspec

from witchtable.bots import SearchingBot
from witchtable.bots.judges import Evaluation
from witchtable.engine.errors import WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.mind import SearchSettings, Weights
from witchtable.engine.place import Place
from witchtable.engine.state import State
from witchtable.games import GAMES
from witchtable.lab.statistics import win_shares

__all__ = ["MeasuredGame", "Moment", "play_and_measure", "play_gate", "tables_to_learn_at"]

_UNHURRIED: Final = 1e9  # seconds: the number of iterations decides


class Moment(msgspec.Struct, array_like=True):
    """A position when a turn began: how far the game was, and what was measured of every seat."""

    progress: float
    features: list[list[float]]


class MeasuredGame(msgspec.Struct):
    """One game: its moments, and how it ended."""

    number: int
    seats: int
    moments: list[Moment]
    shares: list[float]
    """Each seat's part of the win."""
    scores: list[int]


def _table(game: Game, number: int) -> tuple[int, dict[str, Any]]:
    """Every second game is an ordinary one for two; then all player counts, then all options."""
    if number % 2 == 0:
        return 2, {}
    if number % 4 == 1:
        return game.seats[number // 4 % len(game.seats)], {}
    tables = tables_to_learn_at(game)
    return tables[number // 4 % len(tables)]


def tables_to_learn_at(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """List the tables to learn at: every player count, with the ordinary options and with others."""
    found: list[tuple[int, dict[str, Any]]] = []
    for seats in game.seats:
        found.append((seats, {}))
        for name, option in game.options.items():
            for value in option.allowed:
                if value != option.default and _is_possible(game, seats, {name: value}):
                    found.append((seats, {name: value}))
    return found


def _is_possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.arrange(seats, "possible", None, options)
    except WitchtableError:
        return False
    return True


def play_and_measure(
    game_id: str,
    number: int,
    *,
    weights: Weights,
    settings: SearchSettings,
    straying: float,
    seed: str,
) -> MeasuredGame:
    """Play one game, straying from the best choice now and then so that everything is seen."""
    game = GAMES[game_id]
    rng = Random(crc32(f"{seed} {number}".encode()))
    seats, options = _table(game, number)
    state = game.new(seats=seats, seed=f"{seed} {number}", **options)
    bot = _bot(game, rng, weights, settings)
    moments: list[Moment] = []
    turn = -1
    while state.deciders:
        if game.mind.turn(state) != turn:
            turn = game.mind.turn(state)
            moments.append(_measure(game, state))
        seat = state.deciders[0]
        place = Place(state, seat)
        strays = rng.random() < straying
        choice = rng.choice(place.legal) if strays else bot.choose(place)
        state.apply_trusted(seat, choice)
    return MeasuredGame(number, state.seats, moments, win_shares(state), state.scores)


def play_gate(
    game_id: str,
    number: int,
    *,
    new: Weights,
    old: Weights,
    settings: SearchSettings,
    seed: str,
) -> float:
    """Compare new weights with old ones on one deal; return the new ones' part of what can be won.

    Games 2k and 2k + 1 are the same deal with the seats changed. Where a game can be played alone,
    every third deal is: both play it, and who wins what the other does not wins the comparison.
    """
    game = GAMES[game_id]
    deal, mine = divmod(number, 2)
    alone = [options for seats, options in tables_to_learn_at(game) if seats == 1]
    if alone and deal % 3 == 2:
        table = 1, alone[deal // 3 % len(alone)]
        judges = (new,), (old,)
        ours, theirs = (_wins(game, table, each, settings, f"{seed} gate {number}") for each in judges)
        return 0.5 + (ours[0] - theirs[0]) / 2
    both = (new, old) if mine == 0 else (old, new)
    return _wins(game, (2, {}), both, settings, f"{seed} gate {deal}")[mine]


def _wins(
    game: Game,
    table: tuple[int, dict[str, Any]],
    weights: tuple[Weights, ...],
    settings: SearchSettings,
    seed: str,
) -> list[float]:
    """Let bots that differ in their weights play a game; return each one's part of the win."""
    seats, options = table
    state = game.new(seats=seats, seed=seed, **options)
    bots = [
        _bot(game, Random(crc32(f"{seed} {seat}".encode())), each, settings)
        for seat, each in enumerate(weights)
    ]
    while state.deciders:
        seat = state.deciders[0]
        state.apply_trusted(seat, bots[seat].choose(Place(state, seat)))
    return win_shares(state)


def _bot(game: Game, rng: Random, weights: Weights, settings: SearchSettings) -> SearchingBot:
    judge = Evaluation(game.mind, weights)
    return SearchingBot(game, rng, settings=settings, judge=judge, seconds=_UNHURRIED)


def _measure(game: Game, state: State) -> Moment:
    features = [
        [round(value, 4) for value in game.mind.measure(state, seat)] for seat in range(state.seats)
    ]
    return Moment(round(game.mind.progress(state), 4), features)
