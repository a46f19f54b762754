"""What the terminal shows of a table: board, events, score sheets, rules.

Rich reads square brackets as markup, and names, files and typed text may hold some: what is not ours
goes through `plain`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from witchtable.cli.names import named, seat_names
from witchtable.cli.sheets import merged, worth_showing
from witchtable.engine import rulebook
from witchtable.engine.game import MEMORY
from witchtable.engine.match import Match, Move
from witchtable.engine.moves import Event, Seat
from witchtable.engine.state import State
from witchtable.engine.texts import Message

__all__ = ["Screen", "new_console", "plain"]

_HANGING: Final = 14  # where the rest of a line of the board goes on
_NARROWEST: Final = 76  # columns that the widest table needs
_NO_LINE: Final = "–"
_ERASE_SCROLLBACK: Final = "\x1b[3J"

_HARMLESS: Final = "\n\u00a0\u202f"  # Python does not count no-break spaces as printable


def new_console() -> Console:
    """Open the terminal; numbers and :names: are printed as they are."""
    return Console(highlight=False, emoji=False)


def plain(text: object) -> str:
    """Make any text safe to print: brackets as brackets, nothing that steers the terminal."""
    return escape("".join(c if c.isprintable() or c in _HARMLESS else "\ufffd" for c in str(text)))


def _break(line: str, room: int) -> int:
    """Find where to break a line of which so much fits: rather between its parts than within one."""
    if len(line.rstrip()) <= room:
        return room
    between = max(line.rfind(mark, 0, room) + len(mark) - 1 for mark in (" · ", ", "))
    return between if between > room // 2 else room


class Screen:
    """Draws one match on one console; knows nothing of its rules."""

    def __init__(self, console: Console, match: Match) -> None:
        self.console = console
        self.names = seat_names(match)
        self._game = match.game
        self._edition = match.deal.edition

    # -- words --------------------------------------------------------------------------------

    def say(self, id: str, **args: str | int) -> None:
        """Print a message."""
        self.console.print(plain(Message(id, **args)))

    def refuse(self, message: Message, clause: str = "") -> None:
        """Print why something cannot be done, and the rule behind it."""
        rule = f" ({clause}) [dim]{plain(Message('screen-explains'))}[/dim]" if clause else ""
        self.line(f"[red]{plain(named(message, self.names))}[/red]{rule}", indent=2)

    def line(self, markup: str, indent: int = 0) -> None:
        """Print a line; what does not fit goes on below, indented."""
        rest = Text.from_markup(markup, emoji=False)
        margin = 0
        while True:
            fitting = rest.wrap(self.console, max(20, self.console.width - margin))[0]
            cut = _break(rest.plain, len(fitting))
            self.console.print(Text(" " * margin), rest[:cut], sep="", soft_wrap=True)
            rest = rest[cut:]
            rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
            if not rest.plain:
                return
            margin = indent

    def check_width(self) -> None:
        """Say so if the terminal is too narrow for a table."""
        if self.console.width < _NARROWEST:
            self.say("screen-narrow", needed=_NARROWEST, columns=self.console.width)

    def clear(self) -> None:
        """Wipe the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(_ERASE_SCROLLBACK)

    # -- the table ----------------------------------------------------------------------------

    def board(self, state: State, seat: Seat | None, focus: Seat | None = None) -> None:
        """Show the table as a seat sees it, if need be with what lies before another in its middle."""
        view = {**state.view(seat), "names": self.names, "width": self.console.width}
        if focus is not None:
            view["focus"] = focus
        for line in self._game.draw(view, self._edition):
            self.line(line, _HANGING)

    def memory(self, state: State, seat: Seat) -> None:
        """Remind a seat of what it has seen and no longer sees."""
        draw = self._game.draw_memory
        assert draw is not None
        view = {**state.view(seat), "names": self.names}
        for line in draw(self._game.aids[MEMORY](state.copy(), seat, {}), view, self._edition):
            self.line(line, _HANGING)

    def move(self, move: Move, seat: Seat | None) -> None:
        """Tell what a move led to; its notation only to whoever made it, for it may be a secret."""
        if move.seat == seat:
            self.line(f"[bold]{plain(self.names[seat])}[/bold]: {plain(move.action)}")
        self.events(move.events, seat)

    def events(self, events: Iterable[Event], seat: Seat | None) -> None:
        """Tell what happened, as far as the seat may see it, with the rule behind each line."""
        for event in events:
            seen = event.seen_by(seat)
            if seen is not None:
                text = named(self._game.describe(self._edition, seen), self.names)
                self.line(f"  {plain(text)} [dim]{seen.clause}[/dim]", indent=4)

    def clauses(self, ids: Iterable[str]) -> None:
        """Show the text of some rules."""
        for id in ids:
            clause = rulebook.clause(self._game, id)
            self.console.print(f"[bold cyan]{clause.id}[/bold cyan]")
            self.console.print(Markdown(clause.text))

    def sheets(self, state: State) -> None:
        """Show what everybody's points are made of so far."""
        for seat, total in enumerate(state.scores):
            lines = worth_showing(state.score_sheet(seat))
            parts = ", ".join(f"{Message(label)} {points}" for label, points in lines)
            text = f"[bold]{plain(self.names[seat])} {total}[/bold]"
            self.line(f"{text}: {plain(parts)}" if parts else text, indent=2)
        if state.deciders and (still := str(Message("screen-at-end", game=self._game.id))):
            self.line(f"[dim]{plain(still)}[/dim]")

    def result(self, state: State) -> None:
        """Show winner and score sheets; nothing while the game runs."""
        if state.deciders:
            return
        winners = [self.names[seat] for seat in state.winners]
        table = Table(title=plain(Message("screen-result", winners=winners)))
        table.add_column("")
        for name in self.names:
            table.add_column(plain(name), justify="right")
        for row in merged([state.score_sheet(seat) for seat in range(state.seats)]):
            label = f"{plain(Message(row.label))} [dim]{row.clause}[/dim]"
            table.add_row(label, *[_NO_LINE if n is None else str(n) for n in row.points])
        totals = [f"[bold]{total}[/bold]" for total in state.scores]
        table.add_row(f"[bold]{plain(Message('screen-total'))}[/bold]", *totals)
        self.console.print(table)
