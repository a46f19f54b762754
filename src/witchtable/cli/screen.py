"""What the terminal shows of a table: names, board, events, score sheets, rules.

Rich reads square brackets as markup, and names, files and typed text may hold some: what is not ours
goes through `plain`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from witchtable.engine import rulebook
from witchtable.engine.errors import Malformed
from witchtable.engine.game import MEMORY
from witchtable.engine.match import Match
from witchtable.engine.moves import Event, Move, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.state import ScoreLine, State
from witchtable.engine.texts import Argument, Message
from witchtable.engine.things import Thing
from witchtable.guests import is_bot

if TYPE_CHECKING:
    from rich.progress import Progress

__all__ = [
    "Screen",
    "find_seat",
    "named",
    "new_console",
    "plain",
    "print_markdown",
    "progress_bar",
    "score_table",
    "seat_names",
]

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


def progress_bar(*, stays: bool = False) -> Progress:
    """Show how far something is, on standard error; whether the bar stays when it is done."""
    # Imported here: most commands are done at once.
    from rich import progress

    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
    )
    return progress.Progress(*columns, console=Console(stderr=True), transient=not stays)


def print_markdown(console: Console, text: str) -> None:
    """Print the text of a rule."""
    from rich.markdown import Markdown  # only now: it is slow to import

    console.print(Markdown(text))


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
        self.sentence(f"[red]{plain(named(message, self.names))}[/red]{rule}", indent=2)

    def sentence(self, markup: str, indent: int = 0) -> None:
        """Print what is said: a line is full before the next begins."""
        self._print(markup, indent, lambda _, room: room)

    def line(self, markup: str, indent: int = 0) -> None:
        """Print a line of parts; what does not fit goes on below, indented."""
        self._print(markup, indent, _break)

    def _print(self, markup: str, indent: int, find: Callable[[str, int], int]) -> None:
        rest = Text.from_markup(markup, emoji=False)
        margin = 0
        while True:
            fitting = rest.wrap(self.console, max(20, self.console.width - margin))[0]
            cut = find(rest.plain, len(fitting))
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
            print_markdown(self.console, clause.text)

    def thing(self, thing: Thing, state: State, seat: Seat) -> None:
        """Show what something does, how one comes by it, and what it is worth to a seat now."""
        self.console.print(f"[bold]{plain(thing.name)}[/bold]")
        self.clauses(thing.does)
        if thing.gets:
            self.console.print(f"[bold]{plain(Message('thing-gets'))}[/bold]")
            self.clauses(thing.gets)
        worth = thing.worth(state.view(seat), self._edition) if thing.worth else None
        if worth is not None:
            self.line(f"[bold]{plain(Message('thing-worth'))}[/bold] {plain(worth)}", indent=2)

    def sheets(self, state: State) -> None:
        """Show what everybody's points are made of so far."""
        for seat, total in enumerate(state.scores):
            rows = score_table([state.score_sheet(seat)])
            parts = ", ".join(f"{Message(row.label)} {row.points[0]}" for row in rows)
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
        for row in score_table([state.score_sheet(seat) for seat in range(state.seats)]):
            label = f"{plain(Message(row.label))} [dim]{row.clause}[/dim]"
            table.add_row(label, *[_NO_LINE if n is None else str(n) for n in row.points])
        totals = [f"[bold]{total}[/bold]" for total in state.scores]
        table.add_row(f"[bold]{plain(Message('screen-total'))}[/bold]", *totals)
        self.console.print(table)


# -- names of seats -------------------------------------------------------------------------------


def seat_names(match: Match) -> list[str]:
    """Name all seats: people as they are, bots of one level numbered, then who plays by itself."""
    names = [_player(match.players[:seat], name) for seat, name in enumerate(match.players)]
    automatic = match.state.view(None).get("automatic")
    for seat in range(len(names), match.state.seats):
        names.append(str(Message(automatic)) if automatic else LETTERS[seat])
    return names


def _player(before: Sequence[str], name: str) -> str:
    if name in before and is_bot(name):
        return str(Message("screen-numbered", name=name, number=before.count(name) + 1))
    return name


def find_seat(names: Sequence[str], wanted: str) -> Seat:
    """Find the seat with a letter, or else with a name, in capitals or not."""
    letters = list(LETTERS[: len(names)])
    for known in (letters, names):
        spelled = [name.lower() for name in known]
        if wanted.lower() in spelled:
            return spelled.index(wanted.lower())
    raise Malformed(Message("screen-no-seat", seat=wanted, known=letters))


def named(message: Message, names: Sequence[str]) -> Message:
    """Put the names of the seats in place of their letters."""
    if message.id == "seat":
        seat = LETTERS.find(str(message.args.get("seat")))
        return Message("seat", seat=names[seat]) if 0 <= seat < len(names) else message
    return Message(message.id, **{key: _argument(part, names) for key, part in message.args.items()})


def _argument(value: Argument, names: Sequence[str]) -> Argument:
    if isinstance(value, Message):
        return named(value, names)
    if value is None or isinstance(value, str | int):
        return value
    return [_argument(part, names) for part in value]


# -- score sheets ---------------------------------------------------------------------------------


class ScoreRow(NamedTuple):
    """One source of points, and what it brought each seat; None where its sheet has no such line."""

    label: str
    clause: str
    points: list[int | None]


def score_table(sheets: Sequence[Iterable[ScoreLine]]) -> list[ScoreRow]:
    """Put sheets side by side by label and clause, as they appear; leave out what brought nothing.

    Seats may have lines that others lack, and several of one label.
    """
    found: dict[tuple[str, str], list[int | None]] = {}
    for seat, sheet in enumerate(sheets):
        for line in sheet:
            points = found.setdefault((line.label, line.clause), [None] * len(sheets))
            points[seat] = (points[seat] or 0) + line.points
    return [ScoreRow(label, clause, points) for (label, clause), points in found.items() if any(points)]
