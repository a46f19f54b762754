"""`witchtable simulate`: let bots play many games, and count."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from math import inf
from statistics import fmean, pstdev
from time import perf_counter
from typing import Annotated, Any, Final

import typer
from rich.console import JustifyMethod
from rich.table import Table

from witchtable.cli.arguments import BadArgument, EditionFile, GameName, GivenOptions, read_options
from witchtable.cli.screen import new_console, plain, progress_bar
from witchtable.engine.deal import Deal
from witchtable.engine.errors import BotFault
from witchtable.engine.game import Game
from witchtable.engine.place import Place
from witchtable.engine.record import LETTERS
from witchtable.engine.state import State
from witchtable.engine.texts import Message
from witchtable.games import GAMES
from witchtable.guests import ask, dismiss
from witchtable.guests import seat as seat_bot

__all__ = ["simulate"]

_AUTOMATIC: Final = "automatic"  # in the figures, in place of a level


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot for all seats, or one for each: apprentice,random. A level, an entry point, "
            "module:Class, or command:program."
        ),
    ] = "random",
    seed: Annotated[str, typer.Option(help="Game number k is dealt from SEED-k.")] = "0",
    option: GivenOptions = None,
    edition: EditionFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Let bots play many games; show speed, scores and wins."""
    which = GAMES.find(game)
    first = which.arrange(seats, f"{seed}-0", edition, read_options(which, option))
    levels = _levels(which, bots, seats)
    tally = _Tally(levels)
    started = perf_counter()
    label = plain(Message("simulate-progress", title=which.title, seats=seats))
    with progress_bar() as progress:
        for number in progress.track(range(games), description=label):
            deal = Deal(seats, f"{seed}-{number}", first.edition, first.options)
            _play(which, deal, levels, number, tally)
    figures = tally.figures(perf_counter() - started)
    if as_json:
        typer.echo(json.dumps({"game": which.id, "seed": seed, "bots": levels, **figures}, indent=2))
    else:
        _print(which, figures, levels)


@dataclass
class _Tally:
    levels: list[str]
    decisions: int = 0
    faults: dict[int, list[BotFault]] = field(default_factory=lambda: defaultdict(list))
    scores: list[list[int]] = field(default_factory=list)
    winners: list[tuple[int, ...]] = field(default_factory=list)

    def add(self, state: State) -> None:
        self.scores.append(state.scores)
        self.winners.append(state.winners)

    def figures(self, seconds: float) -> dict[str, Any]:
        games = len(self.scores)
        return {
            "games": games,
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 1),
            "decisions_per_second": round(self.decisions / seconds),
            "decisions_per_game": round(self.decisions / games, 1),
            "seats": [self._seat(seat) for seat in range(len(self.scores[0]))],
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        scores = [game[seat] for game in self.scores]
        # A shared win counts in parts, so that the shares add up to the games.
        wins = sum(1 / len(won) for won in self.winners if seat in won)
        return {
            "seat": LETTERS[seat],
            "bot": self.levels[seat] if seat < len(self.levels) else _AUTOMATIC,
            "win_share": round(wins / len(self.winners), 4),
            "score_mean": round(fmean(scores), 2),
            "score_deviation": round(pstdev(scores), 2),
            "score_least": min(scores),
            "score_most": max(scores),
            "faults": len(self.faults[seat]),
            "fault": str(self.faults[seat][0]) if self.faults[seat] else None,
        }


def _levels(game: Game, bots: str, seats: int) -> list[str]:
    levels = [level.strip() for level in bots.split(",")]
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise BadArgument(Message("simulate-bots", seats=seats, bots=len(levels)))
    for level in levels:
        dismiss(seat_bot(level, game))  # refuses an unknown one before the first game
    return levels


def _play(game: Game, deal: Deal, levels: list[str], number: int, tally: _Tally) -> None:
    state, _ = game.open(deal)
    players = [seat_bot(level, game, seed=number * 8 + seat) for seat, level in enumerate(levels)]
    while state.deciders:
        seat = state.deciders[0]
        # Slow is not wrong here: only a program has a time limit.
        answer = ask(players[seat], Place(state, seat), state.fallback, name=levels[seat], grace=inf)
        if answer.fault is not None:
            tally.faults[seat].append(answer.fault)
        state.apply(seat, answer.action)
        tally.decisions += 1
    for player in players:
        dismiss(player)
    tally.add(state)


def _print(game: Game, figures: dict[str, Any], levels: list[str]) -> None:
    console = new_console()
    title = Message("simulate-title", title=game.title, games=figures["games"], players=len(levels))
    console.print(_table(plain(title), figures["seats"]))
    speed = Message(
        "simulate-speed",
        games=str(figures["games_per_second"]),
        decisions=figures["decisions_per_second"],
        length=str(figures["decisions_per_game"]),
    )
    console.print(plain(speed))
    for seat in figures["seats"]:
        if seat["faults"]:
            letter, faults, first = seat["seat"], seat["faults"], seat["fault"]
            fault = Message("simulate-faults", seat=letter, faults=faults, first=first)
            console.print(plain(fault))


def _table(title: str, seats: list[dict[str, Any]]) -> Table:
    table = Table(title=title)
    for heading in ("seat", "bot", "wins", "mean", "deviation", "least", "most"):
        justify: JustifyMethod = "left" if heading in ("seat", "bot") else "right"
        table.add_column(str(Message(f"simulate-{heading}")), justify=justify)
    for seat in seats:
        table.add_row(
            seat["seat"],
            str(Message("simulate-automatic")) if seat["bot"] == _AUTOMATIC else seat["bot"],
            f"{seat['win_share']:.1%}",
            f"{seat['score_mean']:.1f}",
            f"{seat['score_deviation']:.1f}",
            str(seat["score_least"]),
            str(seat["score_most"]),
        )
    return table
