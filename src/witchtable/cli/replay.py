"""`witchtable replay`: step through a record."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console

from witchtable.cli.arguments import EditionFile, RecordFile, read_text
from witchtable.cli.screen import Screen
from witchtable.engine.errors import UnknownSeat
from witchtable.engine.match import Match
from witchtable.engine.moves import Event
from witchtable.engine.record import LETTERS
from witchtable.engine.state import State

__all__ = ["replay"]


def replay(
    file: RecordFile,
    seat: Annotated[
        str | None, typer.Option(help="Watch from this seat (A, B, …); without it, as a spectator.")
    ] = None,
    at: Annotated[int, typer.Option(min=0, help="Begin after this move.")] = 0,
    everything: Annotated[bool, typer.Option("--all", help="Print every step without asking.")] = False,
    edition: EditionFile = None,
) -> None:
    """Step through a match record: Enter goes on, b goes back, a number goes to that move."""
    match = Match.loads(read_text(file), edition=edition)
    show = _Show(match, _seat(match, seat))
    if everything or not sys.stdin.isatty():
        show.everything(at)
    else:
        show.interactive(at)


def _seat(match: Match, letter: str | None) -> int | None:
    if letter is None:
        return None
    number = LETTERS.find(letter.upper())
    if len(letter) != 1 or not 0 <= number < match.state.seats:
        raise UnknownSeat(letter, match.state.seats)
    return number


class _Show:
    """All positions of a match, and where we are in it."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self._match = match
        self._seat = seat
        state, opening = match.game.open(match.deal)
        self._steps: list[tuple[State, list[Event]]] = [(state.copy(), opening)]
        for move in match.log:
            events = state.apply(move.seat, move.action)
            self._steps.append((state.copy(), events))
        self._console = Console()
        self._screen = Screen(self._console, match.game, match.deal.edition)

    def everything(self, first: int) -> None:
        for number in range(min(first, len(self._steps) - 1), len(self._steps)):
            self._tell(number)
        self._screen.board(self._steps[-1][0], self._seat)
        self._screen.result(self._steps[-1][0])

    def interactive(self, number: int) -> None:
        last = len(self._steps) - 1
        while True:
            number = max(0, min(number, last))
            self._console.rule(f"{number} / {last}")
            self._screen.board(self._steps[number][0], self._seat)
            self._tell(number)
            self._screen.result(self._steps[number][0])
            answer = self._ask()
            if answer == "q":
                return
            if answer.isdecimal():
                number = int(answer)
            else:
                number += -1 if answer == "b" else 1

    def _ask(self) -> str:
        try:
            return self._console.input("[dim]Enter, b, a number, q >[/dim] ").strip().lower()
        except EOFError:
            return "q"

    def _tell(self, number: int) -> None:
        if number:
            move = self._match.log[number - 1]
            self._console.print(
                f"[bold]{number} {LETTERS[move.seat]}[/bold] {move.action}", highlight=False
            )
        self._screen.events(self._steps[number][1], self._seat)
