"""How much do the settings of a search give away? Compare them at the same places of adepts' games.

    python -m scripts.regret witchdom --work places.pickle [--places 100] "" boldness=0.3,focus=2

A long search says first what each choice at a place is worth. Then each of the given settings of the
grandmistress ("" for her own) chooses there: what the best choice was worth more is its regret. That
takes far less time than games would take, but it believes the long search, which is of the same kind:
how far to look ahead (`horizon`) must be found in the arena. Where the same things can be taken in
another order, the others seem worse than they are.
"""

from __future__ import annotations

import argparse
import os
import pickle
from collections.abc import Iterator
from functools import partial, reduce
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from rich.progress import track

from witchtable import GAMES, Game, Place, State, bot
from witchtable.bots.judges import judge
from witchtable.bots.levels import change_setting
from witchtable.bots.search import Search
from witchtable.bots.tree import Branch
from witchtable.engine.mind import SearchSettings
from witchtable.engine.moves import Action, Seat
from witchtable.guests.processes import none_lost, run_all

LONG = 8000  # iterations, twice
FROM_A_GAME = 12  # places
ENOUGH = 20  # visits that make a worth credible


class JudgedDecision(NamedTuple):
    """A place, and what each choice there is worth."""

    state: State
    seat: Seat
    worths: dict[str, float]
    best: float

    def regret(self, chosen: str) -> float:
        """Say how much of the win is given away by a choice (0.1 if nobody thought of it)."""
        return max(0.0, self.best - self.worths.get(chosen, self.best - 0.1))


def places(game: Game, seats: int, number: int = 0) -> Iterator[tuple[State, Seat]]:
    """Take some decisions between several choices from each of many games, beginning with a number."""
    while True:
        state = game.new(seats=seats, seed=f"regret-{number}")
        adepts = [bot("adept@iterations=10", game, seed=seat) for seat in range(seats)]
        found = []
        while state.deciders:
            seat = state.deciders[0]
            place = Place(state, seat)
            if len(place.legal) > 1:
                found.append((state.copy(), seat))
            state.apply_trusted(seat, adepts[seat].choose(place))
        yield from Random(number).sample(found, min(FROM_A_GAME, len(found)))
        number += 1


def think(game: Game, state: State, seat: Seat, settings: SearchSettings, seed: int) -> list[Branch]:
    """Search as long as the settings say, whatever the clock says."""
    rng = Random(seed)
    search = Search(game.mind, judge("best", game.mind, rng), settings._replace(seconds=1e9), rng)
    place = Place(state, seat)
    return search.run(place.sample, seat, place.legal, 1e9)


def name(branch: Branch) -> str:
    """Name a choice: an action, or a plan by all its steps."""
    choice = branch.choice
    return str(choice) if isinstance(choice, Action) else " ".join(map(str, choice.steps))


def learn(game_id: str, place: tuple[State, Seat]) -> JudgedDecision:
    """Find out what the choices at a place are worth: boldly, with many guesses, twice."""
    game = GAMES[game_id]
    state, seat = place
    iterations = round(LONG / game.mind.effort(state, seat))
    settings = game.mind.grandmistress._replace(iterations=iterations, samples=LONG // 40, boldness=1.0)
    visits: dict[str, int] = {}
    wins: dict[str, float] = {}
    for seed in (1, 2):
        for branch in think(game, state, seat, settings, seed):
            choice = name(branch)
            visits[choice] = visits.get(choice, 0) + branch.visits
            wins[choice] = wins.get(choice, 0.0) + branch.wins
    enough = min(ENOUGH, max(visits.values()))  # a choice without alternative is hardly thought about
    least = min(1, enough)
    worths = {one: wins[one] / max(1, tried) for one, tried in visits.items() if tried >= least}
    best = max(worth for one, worth in worths.items() if visits[one] >= enough)
    return JudgedDecision(state, seat, worths, best)


def give_away(game_id: str, settings: SearchSettings, decision: JudgedDecision) -> float:
    """Let a search choose, with two seeds; return its mean regret."""
    game = GAMES[game_id]
    return fmean(
        decision.regret(name(think(game, decision.state, decision.seat, settings, seed)[0]))
        for seed in (3, 4)
    )


def main() -> None:
    """Learn about the places if that was not done, then compare."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("settings", nargs="+", help="other settings: boldness=0.3,focus=2")
    parser.add_argument("--work", type=Path, required=True, help="where the places are kept (a pickle)")
    parser.add_argument("--places", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the first game: another has fresh places")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    own = GAMES[asked.game].mind.grandmistress
    try:
        compared = {
            text or "her own": reduce(change_setting, filter(None, text.split(",")), own)
            for text in asked.settings
        }
    except ValueError as problem:
        parser.error(str(problem))
    if not asked.work.exists():
        chosen = places(GAMES[asked.game], asked.seats, asked.first)
        some = [next(chosen) for _ in range(asked.places)]
        learnt = none_lost(run_all(partial(learn, asked.game), some, asked.jobs))
        decisions = list(track(learnt, "What choices are worth", len(some)))
        asked.work.write_bytes(pickle.dumps(decisions))
    decisions = pickle.loads(asked.work.read_bytes())
    for title, settings in compared.items():
        work = none_lost(run_all(partial(give_away, asked.game, settings), decisions, asked.jobs))
        lost = list(track(work, title, len(decisions), transient=True))
        error = pstdev(lost) / sqrt(len(lost))
        print(f"{title:40} {fmean(lost):.2%} of a win for each decision, ± {error:.2%}")


if __name__ == "__main__":
    main()
