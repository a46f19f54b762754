"""`witchtable replay` and `witchtable verify`: step through a match record; is it genuine?"""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from witchtable.cli.arguments import EditionFile, RecordFile, read_text
from witchtable.cli.screen import Screen, find_seat, new_console, plain, seat_names
from witchtable.engine.errors import CorruptRecord
from witchtable.engine.match import Match
from witchtable.engine.moves import Move, Seat
from witchtable.engine.record import write_result
from witchtable.engine.state import State
from witchtable.engine.texts import Message

__all__ = ["replay", "verify"]

_LEAVE: Final = ("q", "quit", "exit")


def verify(
    file: RecordFile,
    deal: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="The hash that the table published before the deal."),
    ] = None,
    edition: EditionFile = None,
) -> None:
    """Deal again from the seed, play every move again, and say whether all of it is genuine."""
    match = Match.loads(read_text(file), edition=edition)
    if deal is not None and deal != match.commitment:
        raise CorruptRecord(Message("record-commitment"))
    state = match.state
    genuine = Message(
        "verify-genuine",
        file=str(file),
        # Without the published hash, only whoever remembers it can tell whether it was this deal.
        deal=Message("verify-alone" if deal is None else "verify-published", hash=match.commitment),
        moves=len(match.log),
        rules=match.game.rules_version,
        result=write_result(state.scores, state.winners),
        digest=state.digest,
    )
    typer.echo(str(genuine))


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
    steps = _Replay(match, None if seat is None else find_seat(seat_names(match), seat))
    if everything or not sys.stdin.isatty():
        steps.print_all(at)
    else:
        steps.ask_for_each(at)


class _Replay:
    """All positions of a match, and where we are in it."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self._match = match
        self._seat = seat
        state, self._opening = match.game.open(match.deal)
        self._states: list[State] = [state.copy()]
        for move in match.log:
            state.apply(move.seat, move.action)
            self._states.append(state.copy())
        self._last = len(match.log)
        self._screen = Screen(new_console(), match)
        self._screen.check_width()

    def print_all(self, first: int) -> None:
        for number in range(min(first, self._last), self._last + 1):
            self._tell(number)
        self._screen.board(self._states[-1], self._seat)
        self._screen.result(self._states[-1])

    def ask_for_each(self, first: int) -> None:
        number: int | None = min(first, self._last)
        while number is not None:
            self._screen.console.rule(f"{number} / {self._last}")
            self._screen.board(self._states[number], self._seat)
            self._tell(number)
            self._screen.result(self._states[number])
            number = self._next(number)

    def _next(self, number: int) -> int | None:
        """Ask where to go until there is something to show; None to leave."""
        while True:
            answer = self._ask()
            if answer in _LEAVE:
                return None
            if answer.isdecimal():
                # By its length: Python refuses to read numbers of thousands of digits.
                to = int(answer) if len(answer) < 9 else self._last + 1
            elif answer in ("", "b"):
                to = number + (-1 if answer else 1)
            else:
                self._screen.say("replay-keys")
                continue
            if 0 <= to <= self._last:
                return to
            id = "replay-no-move" if answer.isdecimal() else "replay-start" if answer else "replay-end"
            self._screen.say(id, last=self._last)

    def _ask(self) -> str:
        prompt = f"[dim]{plain(Message('replay-prompt'))}[/dim] "
        try:
            return self._screen.console.input(prompt).strip().lower()
        except EOFError:
            return "q"

    def _tell(self, number: int) -> None:
        if not number:
            self._screen.events(self._opening, self._seat)
            return
        move = self._match.log[number - 1]
        name = plain(self._screen.names[move.seat])
        self._screen.line(f"[bold]{number} {name}[/bold]: {self._notation(move)}")
        self._screen.events(move.events, self._seat)

    def _notation(self, move: Move) -> str:
        """Write a move; whoever watches from a seat sees no more than it did."""
        if move.action.sealed and self._seat not in (None, move.seat):
            return f"[dim]{plain(Message('replay-sealed'))}[/dim]"
        return plain(move.action)
