"""How fast is the engine? Random play and copies, for every game, beside a peer in the same run.

    python -m benchmarks.engine [--seconds 3] [--json FILE]

The loop asks for the legal actions, picks one at random and carries it out (`play_out`), dealing
included. The peer is catanatron (Catan in Python), driven by the same kind of loop; it is optional. So
is the compiled build (`make compiled`), which plays in a process of its own. Only ratios within one run
mean anything: machines are shared and noisy. Rounds alternate between the contestants, and the best
round of each counts.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.builds import CompiledBuild, run
from witchtable import GAMES, Game, State
from witchtable.engine.playout import play_out

ROUNDS = 5
PEER = "catanatron"
COMPILED = ", compiled"


class Round(NamedTuple):
    """One contestant's figures in one round."""

    decisions_per_second: float
    games_per_second: float
    copy_microseconds: float


def play_ours(game: Game, seats: int, seconds: float, seed: int) -> Round:
    """Play whole games at random for some seconds, then copy a position from the middle."""
    pick = Random(seed).random
    decisions = games = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        decisions += play_out(game.new(seats=seats, seed=f"{seed}-{games}"), pick)
        games += 1
    elapsed = perf_counter() - started
    return Round(decisions / elapsed, games / elapsed, _copy_ours(game, seats, seed))


def _copy_ours(game: Game, seats: int, seed: int) -> float:
    rng = Random(seed)
    state: State = game.new(seats=seats, seed=seed)
    for _ in range(100):
        if state.deciders:
            seat = state.deciders[0]
            state.apply_trusted(seat, rng.choice(state.legal(seat)))
    return _time(state.copy)


def play_peer(seconds: float, seed: int) -> Round:
    """The same loop for catanatron: `playable_actions` are its legal actions."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as CatanGame

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    pick = Random(seed).random
    decisions = games = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        game = CatanGame([RandomPlayer(colour) for colour in colours], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            game.execute(actions[int(pick() * len(actions))], validate_action=False)
            decisions += 1
        games += 1
    elapsed = perf_counter() - started
    game = CatanGame([RandomPlayer(colour) for colour in colours], seed=seed)
    for _ in range(100):
        actions = game.state.playable_actions
        game.execute(actions[int(pick() * len(actions))], validate_action=False)
    return Round(decisions / elapsed, games / elapsed, _time(game.copy))


def play_compiled(build: CompiledBuild, game: Game, seats: int, seconds: float, seed: int) -> Round:
    """The same as `play_ours`, in the compiled build."""
    return Round(*build.ask(game.id, seats, seconds, seed))


def _answer(game: str, seats: int, seconds: float, seed: int) -> Round:
    return play_ours(GAMES[game], seats, seconds, seed)


def _time(copy: Callable[[], object], times: int = 5000) -> float:
    started = perf_counter()
    for _ in range(times):
        copy()
    return (perf_counter() - started) / times * 1e6


def best(rounds: list[Round]) -> Round:
    """Take the best of each figure: noise only ever slows down."""
    return Round(
        max(entry.decisions_per_second for entry in rounds),
        max(entry.games_per_second for entry in rounds),
        min(entry.copy_microseconds for entry in rounds),
    )


def measure(seconds: float) -> dict[str, Any]:
    """Measure all contestants, taking turns."""
    with ExitStack() as ending:
        compiled = CompiledBuild.start("benchmarks.engine", ending)
        return _take_turns(_contestants(seconds, compiled))


def _contestants(seconds: float, compiled: CompiledBuild | None) -> dict[str, Callable[[int], Round]]:
    contestants: dict[str, Callable[[int], Round]] = {}
    for game in GAMES.values():
        for seats in game.seats:
            name = f"{game.id} {seats}"
            contestants[name] = partial(play_ours, game, seats, seconds)
            if compiled is not None:
                contestants[name + COMPILED] = partial(play_compiled, compiled, game, seats, seconds)
    try:
        import catanatron  # noqa: F401

        contestants[PEER] = partial(play_peer, seconds)
    except ImportError:
        pass
    return contestants


def _take_turns(contestants: Mapping[str, Callable[[int], Round]]) -> dict[str, Any]:
    rounds: dict[str, list[Round]] = {name: [] for name in contestants}
    with Console(stderr=True).status("") as status:
        for number in range(ROUNDS):
            for name, contestant in contestants.items():
                status.update(f"round {number + 1} of {ROUNDS}: {name}")
                rounds[name].append(contestant(number))
    return _with_ratios({name: best(entries) for name, entries in rounds.items()})


def _with_ratios(results: dict[str, Round]) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    peer = results.get(PEER)
    for name, result in results.items():
        figures[name] = result._asdict()
        if peer is not None:
            speed = result.decisions_per_second / peer.decisions_per_second
            copying = peer.copy_microseconds / result.copy_microseconds
            figures[name] |= {"speed_ratio": round(speed, 2), "copy_ratio": round(copying, 1)}
        plain = results.get(name.removesuffix(COMPILED))
        if plain is not None and name.endswith(COMPILED):
            speed = result.decisions_per_second / plain.decisions_per_second
            figures[name] |= {"plain_ratio": round(speed, 2)}
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"python": python, "machine": platform.machine(), "results": figures}


def show(figures: dict[str, Any]) -> None:
    """Print a table, and another one that compares the two builds."""
    results = figures["results"]
    table = _table(
        f"Random play, one core, {figures['python']}; × = times {PEER}",
        ("decisions/s", "×", "games/s", "µs a decision", "µs a copy", "×"),
    )
    builds = _table(
        "The compiled build, in the same run",
        ("decisions/s, plain", "compiled", "× plain", "µs a copy, plain", "compiled"),
    )
    for name, entry in results.items():
        if name.endswith(COMPILED):
            plain = results[name.removesuffix(COMPILED)]
            builds.add_row(
                name.removesuffix(COMPILED),
                f"{plain['decisions_per_second']:,.0f}",
                f"{entry['decisions_per_second']:,.0f}",
                str(entry["plain_ratio"]),
                f"{plain['copy_microseconds']:.2f}",
                f"{entry['copy_microseconds']:.2f}",
            )
            continue
        table.add_row(
            name,
            f"{entry['decisions_per_second']:,.0f}",
            str(entry.get("speed_ratio", "–")),
            f"{entry['games_per_second']:,.1f}",
            f"{1e6 / entry['decisions_per_second']:.1f}",
            f"{entry['copy_microseconds']:.2f}",
            str(entry.get("copy_ratio", "–")),
        )
    Console().print(table)
    if builds.row_count:
        Console().print(builds)


def _table(title: str, headings: tuple[str, ...]) -> Table:
    table = Table(title=title)
    table.add_column("game, seats", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def main() -> None:
    """Measure, print a table, write JSON."""
    run("engine", __doc__, seconds=1.5, measure=measure, show=show, answer=_answer)


if __name__ == "__main__":
    main()
