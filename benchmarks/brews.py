"""How fast is the brewing helper? Whirling Witchcraft, late tableaus of eight recipes.

    python -m benchmarks.brews [--positions 200]

The positions come from seeded random play of four players with drafted personalities: every brew of a
seat with eight recipes in front of it. The goal is an answer within 50 ms.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median, quantiles
from time import perf_counter

from rich.console import Console
from rich.progress import track

from witchtable.games.whirling_witchcraft import GAME
from witchtable.games.whirling_witchcraft.brews import outcomes
from witchtable.games.whirling_witchcraft.rules import BREW
from witchtable.games.whirling_witchcraft.state import WhirlingState

RECIPES = 8
GOAL = 50.0  # ms


def positions(count: int) -> list[tuple[WhirlingState, int]]:
    """Collect brews with eight recipes from random games."""
    found: list[tuple[WhirlingState, int]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state = GAME.new(seats=4, seed=seed, personality_mode="draft")
        assert isinstance(state, WhirlingState)
        rng = Random(seed)
        while state.deciders:
            seat = state.deciders[0]
            fresh = state.phase == BREW and not state.draft_steps[seat]
            if fresh and len(state.tableau[seat]) == RECIPES:
                found.append((state.copy(), seat))
            state.apply_trusted(seat, rng.choice(state.legal(seat)))
    return found[:count]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    arguments = parser.parse_args()
    console = Console()
    times, results = [], []
    for state, seat in track(positions(arguments.positions), console=Console(stderr=True)):
        started = perf_counter()
        found = outcomes(state, seat)
        times.append((perf_counter() - started) * 1000)
        results.append(len(found))
    in_time = sum(time < GOAL for time in times) / len(times)
    console.print(
        f"{len(times)} brews of {RECIPES} recipes: median {median(times):.1f} ms, "
        f"nine in ten within {quantiles(times, n=10)[-1]:.1f} ms, slowest {max(times):.0f} ms; "
        f"{in_time:.0%} within {GOAL:.0f} ms. "
        f"Results: median {median(results):.0f}, most {max(results)}.",
        highlight=False,
    )


if __name__ == "__main__":
    main()
