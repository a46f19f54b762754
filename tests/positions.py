"""Positions of every game in the registry, reached by seeded random play: for the contract tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from witchtable import GAMES, Game, State
from witchtable.engine.errors import BadOption


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with the default options, and every other value of every option once."""
    for seats in game.seats:
        yield seats, {}
    for option in game.options.values():
        for value in option.allowed:
            if value == option.default:
                continue
            for seats in game.seats:
                try:
                    game.arrange(seats, 0, None, {option.name: value})
                except BadOption:
                    continue  # not for this number of players
                yield seats, {option.name: value}
                break


ALL_VARIANTS = [(game, seats, options) for game in GAMES.values() for seats, options in variants(game)]
IDS = [
    f"{game.id}-{seats}" + "".join(f"-{name}={value}" for name, value in options.items())
    for game, seats, options in ALL_VARIANTS
]


def random_game(game: Game, seats: int, seed: int, options: dict[str, Any]) -> Iterator[State]:
    """Play at random; yields the same state object before every decision and at the end."""
    state = game.new(seats=seats, seed=seed, **options)
    rng = Random(seed)
    while state.deciders:
        yield state
        seat = rng.choice(state.deciders)
        state.apply_trusted(seat, rng.choice(state.legal(seat)))
    yield state
