"""`witchtable review`: look back at a game; what decisions gave away, and what was luck."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from witchtable.cli.arguments import BadArgument, EditionFile, RecordFile, read_text
from witchtable.cli.review_figures import Figure, given_away, worth_of
from witchtable.cli.review_page import write_page
from witchtable.cli.screen import find_seat, named, new_console, plain, progress_bar, seat_names
from witchtable.engine.match import Match
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message
from witchtable.reviews.data import Depth, Review, TurningPoint
from witchtable.reviews.line import GameLine
from witchtable.reviews.stages import STAGES, Looker
from witchtable.reviews.tallies import Work
from witchtable.reviews.writing import write

__all__ = ["review"]

_FIGURES: Final = ("fair", "skill", "gifts", "luck", "result")
_SAVED_EVERY: Final = 20  # portions


def review(
    file: RecordFile,
    seat: Annotated[
        str | None, typer.Option(help="Only the turning points of this seat (A, B, … or a name).")
    ] = None,
    depth: Annotated[str, typer.Option(help=f"How long to look: {', '.join(STAGES)}.")] = "usual",
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write it as a page, all in one file.")
    ] = None,
    work: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep what was found here, and go on from it the next time."),
    ] = None,
    edition: EditionFile = None,
) -> None:
    """Look back at a game: who gave what away, the turning points and why, and what was luck."""
    if depth not in STAGES:
        raise BadArgument(Message("review-bad-depth", depth=depth, known=list(STAGES)))
    match = Match.loads(read_text(file), edition=edition)
    names = seat_names(match)
    only = None if seat is None else find_seat(names, seat)
    found = _look_back(match, depth, work)
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    if html is not None:
        _save(html, write_page(found, names).encode())
    if not as_json and html is None:
        _print(new_console(), match, found, names, only)


def _look_back(match: Match, depth: Depth, path: Path | None) -> Review:
    """Do all of the work that is not done yet, and show how far it is."""
    worker = Looker(GameLine.of(match), depth, 0, None if path is None else _kept(path))
    with progress_bar() as progress:
        bar = progress.add_task(plain(Message("review-working")), total=1.0)
        while not worker.is_done:
            worker.go_on()
            progress.update(bar, completed=worker.progress)
            if path is not None and (worker.work.done % _SAVED_EVERY == 0 or worker.is_done):
                _save(path, msgspec.msgpack.encode(worker.work))
    return write(worker, depth)


def _kept(path: Path) -> Work | None:
    """Read what was found before; what cannot be read is begun again."""
    try:
        return msgspec.msgpack.decode(path.read_bytes(), type=Work)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as problem:
        raise BadArgument(Message("review-bad-work", file=str(path), problem=str(problem))) from None


def _save(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as problem:
        detail = problem.strerror or str(problem)
        raise BadArgument(Message("review-unwritable", file=str(path), problem=detail)) from None


# -- in the terminal ---------------------------------------------------------------------------------


def _print(
    console: Console, match: Match, found: Review, names: Sequence[str], only: int | None
) -> None:
    console.print(f"[bold]{plain(Message('review-title', game=match.game.title))}[/bold]")
    if not match.game.mind.features:
        console.print(plain(Message("review-no-mind", title=match.game.title)))
    if not found.over:
        console.print(plain(Message("review-abandoned")))
    for seat, sentences in enumerate(found.summaries):
        if only in (None, seat):
            said = " ".join(str(sentence) for sentence in sentences)
            console.print(f"\n[bold]{LETTERS[seat]} {plain(names[seat])}[/bold]  {plain(said)}")
    console.print()
    console.print(_table("review-account", found, names, percent=True))
    console.print(_table("review-account-points", found, names, percent=False))
    console.print(plain(Message("review-explained")), style="dim")
    if not found.searched:
        console.print(plain(Message("review-at-least")), style="dim")
    console.print(f"\n[bold]{plain(Message('review-turning-points'))}[/bold]")
    shown = [one for one in found.moments if only is None or only in one.of]
    for number, moment in enumerate(shown, start=1):
        _print_moment(console, number, moment, names, only)
    if not shown:
        console.print(plain(Message("review-no-moments")))


def _table(title: str, found: Review, names: Sequence[str], *, percent: bool) -> Table:
    table = Table(title=plain(Message(title)), title_justify="left", title_style="bold")
    table.add_column("")
    for figure in _FIGURES:
        table.add_column(plain(Message(f"review-{figure}")), justify="right")
    table.add_column(plain(Message("review-given-away")), justify="right")
    scale, accounts = (100, found.accounts) if percent else (1, found.point_accounts)
    for account, name in zip(accounts, names, strict=True):
        row = [f"{LETTERS[account.seat]} {plain(name)}", str(account.printed.fair)]
        for figure in ("skill", "gifts", "luck"):
            error = scale * getattr(account, f"{figure}_error")
            row.append(_figure(Figure(getattr(account.printed, figure), error)))
        row.append(str(account.printed.result))
        row.append(_figure(given_away(found, account, scale)))
        table.add_row(*row)
    return table


def _figure(figure: Figure) -> str:
    """Write a figure; faint where it may as well be nothing."""
    return str(figure) if figure.is_sure else f"[dim]{figure}[/dim]"


def _print_moment(
    console: Console, number: int, moment: TurningPoint, names: Sequence[str], only: int | None
) -> None:
    whose = moment.for_seat if only is None else only
    where = (
        Message("review-where-deal")
        if moment.step < 0
        else Message("review-where", move=moment.step + 1, turn=moment.turn)
    )
    worth = worth_of(moment, whose)
    console.print(f"\n[bold]{number}  {plain(names[whose])}  {worth}[/bold]  [dim]{plain(where)}[/dim]")
    console.print(f"   {plain(named(moment.title.message, names))}")
    for reason in moment.why:
        console.print(f"   {plain(named(reason.message, names))}")
