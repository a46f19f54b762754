"""What the terminal shows of a table: board, events, score sheets, rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from witchtable.engine import rulebook
from witchtable.engine.edition import Edition
from witchtable.engine.game import Game
from witchtable.engine.moves import Event, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.state import State
from witchtable.engine.texts import Message

__all__ = ["Screen"]


class Screen:
    """Draws one game on one console; knows nothing of its rules."""

    def __init__(self, console: Console, game: Game, edition: Edition) -> None:
        self.console = console
        self._game = game
        self._edition = edition

    def board(self, state: State, seat: Seat | None) -> None:
        """Show the table as a seat sees it."""
        for line in self._game.draw(state.view(seat), self._edition):
            self.console.print(line, highlight=False, soft_wrap=True)

    def events(self, events: Iterable[Event], seat: Seat | None) -> None:
        """Tell what happened, as far as the seat may see it, with the rule behind each line."""
        for event in events:
            seen = event.seen_by(seat)
            if seen is not None:
                text = self._game.describe(self._edition, seen)
                self.console.print(f"  {text} [dim]{seen.clause}[/dim]", highlight=False)

    def clauses(self, ids: Iterable[str]) -> None:
        """Show the text of some rules."""
        for id in ids:
            clause = rulebook.clause(self._game, id)
            self.console.print(f"[bold cyan]{clause.id}[/bold cyan]", highlight=False)
            self.console.print(Markdown(clause.text))

    def result(self, state: State, players: Sequence[str] = ()) -> None:
        """Show winner and score sheets; nothing while the game runs."""
        if state.deciders:
            return
        names = [*players, *LETTERS[len(players) : state.seats]]
        table = Table(title=str(Message("screen-result", winners=_names(names, state.winners))))
        table.add_column("")
        for seat in range(state.seats):
            table.add_column(names[seat], justify="right")
        sheets = [state.score_sheet(seat) for seat in range(state.seats)]
        for lines in zip(*sheets, strict=True):
            label = f"{Message(lines[0].label)} [dim]{lines[0].clause}[/dim]"
            table.add_row(label, *[str(line.points) for line in lines])
        totals = [f"[bold]{total}[/bold]" for total in state.scores]
        table.add_row(f"[bold]{Message('screen-total')}[/bold]", *totals)
        self.console.print(table)


def _names(names: Sequence[str], seats: Iterable[Seat]) -> str:
    return ", ".join(names[seat] for seat in seats)
