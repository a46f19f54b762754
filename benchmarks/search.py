"""How fast do the bots think? Iterations of the search in a second of one core, in both builds.

    python -m benchmarks.search [--seconds 2] [--json FILE]

A grandmistress thinks by the clock at every tenth decision of a game between apprentices; what is
counted is how often she tried something out, for each second that the processor worked for her: what
else the machine does is left out. The compiled build (`make compiled`) is optional. Rounds alternate
between the builds, and the best round of each counts.
"""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from time import process_time

from rich.console import Console
from rich.table import Table

from benchmarks.builds import CompiledBuild, run
from witchtable import GAMES, Place, bot
from witchtable.bots.judges import judge
from witchtable.bots.search import Search

ROUNDS = 5
EVERY = 10


def think(game_id: str, seconds: float, seed: int) -> float:
    """Let a grandmistress think here and there in a game; return her iterations per second."""
    game = GAMES[game_id]
    rng = Random(seed)
    places = _places(game_id, seed)
    search = Search(game.mind, judge("best", game.mind, rng), game.mind.grandmistress, rng)
    iterations = 0
    spent = 0.0
    for place in places:
        started = process_time()
        tried = search.run(place.sample, place.seat, place.legal, seconds / len(places))
        spent += process_time() - started
        iterations += sum(branch.visits for branch in tried)
    return iterations / spent


def _places(game_id: str, seed: int) -> list[Place]:
    """Collect decisions between several choices, from a game for two."""
    game = GAMES[game_id]
    apprentice = bot("apprentice", game, seed)
    state = game.new(seats=2, seed=seed)
    found = []
    number = 0
    while state.deciders:
        seat = state.deciders[0]
        place = Place(state, seat)
        if len(place.legal) > 1:
            if number % EVERY == 0:
                found.append(Place(state.copy(), seat))
            number += 1
        state.apply(seat, apprentice.choose(place))
    return found


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Measure every game in both builds, taking turns."""
    with ExitStack() as ending, Console(stderr=True).status("") as status:
        compiled = CompiledBuild.start("benchmarks.search", ending)
        best: dict[str, dict[str, float]] = {game: {"plain": 0.0} for game in GAMES}
        for number in range(ROUNDS):
            for game, figures in best.items():
                status.update(f"round {number + 1} of {ROUNDS}: {game}")
                figures["plain"] = max(figures["plain"], think(game, seconds, number))
                if compiled is not None:
                    there: float = compiled.ask(game, seconds, number)
                    figures["compiled"] = max(figures.get("compiled", 0.0), there)
    for figures in best.values():
        if "compiled" in figures:
            figures["ratio"] = figures["compiled"] / figures["plain"]
    return best


def show(results: dict[str, dict[str, float]]) -> None:
    """Print a table."""
    table = Table("game", title="Iterations of a grandmistress's search per second, one core")
    for heading in ("plain", "compiled", "× plain"):
        table.add_column(heading, justify="right")
    for game, figures in results.items():
        both = "compiled" in figures
        table.add_row(
            game,
            f"{figures['plain']:,.0f}",
            f"{figures['compiled']:,.0f}" if both else "–",
            f"{figures['ratio']:.2f}" if both else "–",
        )
    Console().print(table)


def main() -> None:
    """Measure, print a table, write JSON."""
    run("search", __doc__, seconds=2, measure=measure, show=show, answer=think)


if __name__ == "__main__":
    main()
