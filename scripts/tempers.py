"""Do tempers show, and do they cost anything? Each opponent plays a plain adept, on the same deals.

    python -m scripts.tempers [--games 60] [--only witchdom,odile] [--level adept] [--first 0]

Every deal is played twice, with seats changed, and once between two plain adepts. A temper has a sign
(`SIGNS`): what one would notice in a game. It is compared deal by deal with the same sign of the plain
adepts. All think a fixed number of iterations, whatever the clock says. Another `--level` lets all of
them play at that one; another `--first` deals other games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from witchtable import GAMES, Game, Place, bot
from witchtable.bots.ladder import rungs
from witchtable.engine.moves import Event, Seat
from witchtable.games.whirling_witchcraft.cubes import total
from witchtable.games.whirling_witchcraft.mind.brews import finder_of
from witchtable.guests.processes import none_lost, run_all
from witchtable.lab.statistics import wilson, win_shares

_SEATS: Final = 2
_RECIPE: Final = "recipe-revealed"


class Story(NamedTuple):
    """How a game went: all events, what lay in store at every turn, and how it ended."""

    events: list[Event]
    held: list[list[int]]
    """What each seat had in store, turn by turn."""
    end: Any
    won: list[float]

    def own(self, seat: Seat, *tags: str) -> list[Any]:
        """List what a seat has done, by the tags of the events."""
        return [
            event
            for event in self.events
            if type(event).__struct_config__.tag in tags and getattr(event, "seat", None) == seat
        ]

    def taken(self, seat: Seat, kind: str) -> int:
        """Count what a seat has taken of a kind (Witchdom)."""
        return sum(event.kind == kind for event in self.own(seat, "item-taken", "taken-resting"))

    def poured(self, seat: Seat) -> list[tuple[int, int]]:
        """List what each cauldron of a seat brought: stored, and too much (Whirling Witchcraft)."""
        passed = self.own(seat, "cauldron-passed")
        return [(len(event.stored), len(event.overflow)) for event in passed]

    def left(self, seat: Seat) -> list[int]:
        """List what lay on a workbench after each brew, before the neighbour's cubes came."""
        passed = [event for giver in range(_SEATS) for event in self.own(giver, "cauldron-passed")]
        came = [len(event.stored) for event in passed if event.to == seat]
        return [held - stored for held, stored in zip(self.held[seat][1:], came, strict=False)]


class Sign(NamedTuple):
    """By what a temper is noticed: in words, and in numbers."""

    words: str
    measure: Callable[[Story, Seat], float]


def _count(words: str, *tags: str) -> Sign:
    return Sign(words, lambda story, seat: len(story.own(seat, *tags)))


def _mean(numbers: list[float] | list[int]) -> float:
    return fmean(numbers) if numbers else 0.0


def _gain(story: Story, seat: Seat) -> float:
    gain = finder_of(story.end.edition).gain
    return _mean([gain[code] for code in story.end.tableau[seat]])


def _rare(story: Story, seat: Seat) -> float:
    sent = [(*one.stored, *one.overflow) for one in story.own(seat, "cauldron-passed")]
    return _mean([sum(cube in ("heart", "mandrake") for cube in cubes) for cubes in sent])


SIGNS: Final[dict[str, Sign]] = {
    "networks": _count("connections", "connection-completed"),
    "crowds": _count("witches laid and sent", "witch-laid", "witch-sent"),
    "spells": _count("spells cast", "spell-played"),
    "owls": Sign(
        "steps on the pentagram",
        lambda story, seat: sum(one.steps for one in story.own(seat, "pentagram-walked")),
    ),
    "scrolls": _count("scrolls", "scroll-taken"),
    "crystals": _count("crystals on shelves", "crystal-shelved", "crystal-laid-aside"),
    "floods": Sign(
        "cubes sent in a round", lambda story, seat: _mean([sum(one) for one in story.poured(seat)])
    ),
    "machines": Sign("cubes that a recipe gains", _gain),
    "tidy": Sign("cubes left after a brew", lambda story, seat: _mean(story.left(seat))),
    "turns": Sign(
        "recipes turned round, of 100",
        lambda story, seat: 100 * _mean([one.way == "rotated" for one in story.own(seat, _RECIPE)]),
    ),
    "rarities": Sign("hearts and mandrakes sent in a round", _rare),
    "hoards": Sign("cubes on the bench", lambda story, seat: _mean(story.held[seat])),
    "refreshes": _count("displays refreshed", "refreshed"),
    "hurries": Sign("tokens in store", lambda story, seat: _mean(story.held[seat])),
    "rests": _count("rests", "rested"),
    "recruits": Sign("witches taken", lambda story, seat: story.taken(seat, "witch")),
    "potions": Sign("potions taken", lambda story, seat: story.taken(seat, "potion")),
    "tools": Sign("tools taken", lambda story, seat: story.taken(seat, "tool")),
}

_STORE: Final[dict[str, Callable[[Any, Seat], int]]] = {
    "whirling-witchcraft": lambda state, seat: total(state.bench[seat]),
    "witchdom": lambda state, seat: sum(state.resources(seat)),
    "witchstone": lambda state, seat: state.stock[seat],
}


def play(game_id: str, players: tuple[str, str], deal: int) -> Story:
    """Play one game and write down how it went."""
    game = GAMES[game_id]
    state = game.new(seats=_SEATS, seed=f"tempers-{deal}")
    bots = [bot(name, game, seed=_SEATS * deal + seat) for seat, name in enumerate(players)]
    events: list[Event] = []
    held: list[list[int]] = [[], []]
    turn = -1
    while state.deciders:
        seat = state.deciders[0]
        events += state.apply(seat, bots[seat].choose(Place(state, seat)))
        if state.deciders and game.mind.turn(state) != turn:
            turn = game.mind.turn(state)
            for each in range(_SEATS):
                held[each].append(_STORE[game_id](state, each))
    return Story(events, held, state, win_shares(state))


class Played(NamedTuple):
    """A game of an opponent against a plain adept (or of two adepts), and what shows in it."""

    deal: int
    won: float
    signs: dict[str, float]


def _job(job: tuple[str, str, str, int, Seat]) -> Played:
    """Seat somebody against a plain bot; return how she fared, and her signs."""
    game, name, plain, deal, seat = job
    story = play(game, (name, plain) if seat == 0 else (plain, name), deal)
    tempers = {opponent.temper for opponent in GAMES[game].opponents()}
    signs = {temper: float(SIGNS[temper].measure(story, seat)) for temper in tempers}
    return Played(deal, story.won[seat], signs)


def _plain(game: Game, level: str) -> str:
    """Name a level that goes by its iterations; those without any go by maxims."""
    mind = game.mind
    searching = {**mind.between, "adept": mind.adept, "grandmistress": mind.grandmistress}
    return f"{level}@iterations={searching[level].iterations}" if level in searching else level


def _rows(game: Game, asked: argparse.Namespace) -> Iterator[str]:
    wanted = asked.only.split(",")
    chosen = [one for one in game.opponents() if any(part in f"{game.id} {one.id}" for part in wanted)]
    deals = range(asked.first, asked.first + max(2, asked.games // _SEATS))
    plain = _plain(game, asked.level)

    def run(name: str) -> list[Played]:
        work = [(game.id, name, plain, deal, seat) for deal in deals for seat in range(_SEATS)]
        return sorted(none_lost(run_all(_job, work, asked.jobs)), key=lambda played: played.deal)

    usual = run(plain) if chosen else []
    for opponent in chosen:
        print(f"{game.id}: {opponent.id}", file=sys.stderr)
        yield _row(game, opponent.id, opponent.temper, run(f"{plain}@witch={opponent.id}"), usual)


def _row(game: Game, witch: str, temper: str, hers: list[Played], usual: list[Played]) -> str:
    won = wilson(sum(played.won for played in hers), len(hers))
    ours, theirs = ([played.signs[temper] for played in each] for each in (hers, usual))
    # Deal by deal: the two games of one deal are one observation.
    pairs = range(0, len(ours), _SEATS)
    apart = [fmean(ours[at : at + _SEATS]) - fmean(theirs[at : at + _SEATS]) for at in pairs]
    reach = 1.96 * stdev(apart) / sqrt(len(apart))
    middle, share = fmean(apart), fmean(played.won for played in hers)
    return (
        f"| {game.title} | {witch.capitalize()} | {share:.0%} of {len(hers)}"
        f" ({won.low:.0%} to {won.high:.0%}) | {SIGNS[temper].words} | {fmean(theirs):.2f} |"
        f" {fmean(ours):.2f} | {middle - reach:+.2f} to {middle + reach:+.2f} |"
    )


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=60, help="for each opponent")
    parser.add_argument("--only", default="", help="(parts of) games or opponents")
    parser.add_argument("--level", choices=rungs(), default="adept", help="at which all of them play")
    parser.add_argument("--first", type=int, default=0, help="the first deal: another has fresh ones")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    print(f"| game | opponent | wins against {asked.level} | what shows | plain | she | difference |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for game in GAMES.values():
        for row in _rows(game, asked):
            print(row, flush=True)


if __name__ == "__main__":
    main()
