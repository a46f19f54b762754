"""Positions of every game in the registry, reached by seeded random play: for the contract tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from witchtable import GAMES, Game, State
from witchtable.engine.deal import Value
from witchtable.engine.errors import BadOption

_MANY = 4
"""Of an option with more values than this only the ends are tried."""


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with the default options, and every other value of every option once.

    With the fewest players that it is for, and a switch also with the most. What needs another option
    is tried with that one switched on.
    """
    for seats in game.seats:
        yield seats, {}
    for option in game.options.values():
        allowed = option.allowed
        for value in allowed if len(allowed) <= _MANY else (allowed[0], allowed[-1]):
            found = [] if value == option.default else list(_tables(game, option.name, value))
            yield from found[:1]
            if isinstance(value, bool):
                yield from found[1:][-1:]


def _tables(game: Game, name: str, value: Value) -> Iterator[tuple[int, dict[str, Any]]]:
    """Find the numbers of seats that a value is for."""
    switches = [option.name for option in game.options.values() if option.default is False]
    for seats in game.seats:
        for options in ({name: value}, *({switch: True, name: value} for switch in switches)):
            try:
                game.arrange(seats, 0, None, options)
            except BadOption:
                continue
            yield seats, options
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
