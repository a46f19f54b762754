"""`witchtable arena`: let bots play each other on the same deals, and find out who is stronger."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from witchtable.cli.arguments import BadArgument, EditionFile, GameName, GivenOptions, read_options
from witchtable.cli.screen import new_console, plain, progress_bar
from witchtable.engine.texts import Message
from witchtable.games import GAMES

if TYPE_CHECKING:
    from witchtable.lab.arena import Arena, Pool
    from witchtable.lab.arena_report import Report
    from witchtable.lab.arena_text import Section

__all__ = ["arena"]

_INTERRUPTED = 130  # as shells have it


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays: a,b,c. Fewer than seats: the last one fills up; more: all combinations."
        ),
    ],
    seats: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[
        int, typer.Option(min=1, help="How many games; made up to whole deals in every rotation.")
    ] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play at once.")] = 1,
    seed: Annotated[str, typer.Option(help="Deal number k is dealt from SEED-k.")] = "0",
    option: GivenOptions = None,
    edition: EditionFile = None,
    seconds: Annotated[float, typer.Option(help="What a bot may take for a decision.")] = 1.0,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write the figures as JSON.")
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the report as Markdown.")
    ] = None,
    work: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep finished games here; the same command goes on."),
    ] = None,
    scheduler: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the workers of this Dask scheduler."),
    ] = None,
    stop_when_clear: Annotated[
        bool,
        typer.Option(
            "--stop-when-clear", help="Stop when the first bot is clearly above or below its share."
        ),
    ] = False,
) -> None:
    """Let bots play each other on the same deals in every seat; show who is stronger, and how sure."""
    # Imported here: most commands need no laboratory.
    from witchtable.lab.arena import Arena, prepare_contest
    from witchtable.lab.arena_report import report_on
    from witchtable.lab.arena_text import as_json, as_markdown

    which = GAMES.find(game)
    deal = which.arrange(seats, seed, edition, read_options(which, option))
    contest = prepare_contest(which, deal, [name.strip() for name in bots.split(",")], seconds)
    for file in (json, markdown):
        _check(file)
    played = Arena(contest, games, stop_when_clear=stop_when_clear)
    is_whole = _play(played, _pool(jobs, scheduler), work, which.title)
    report = report_on(
        contest.conditions,
        played.results,
        planned=len(played.schedule),
        lost=played.lost,
        clear_after=played.clear_after,
    )
    _write(json, as_json(report))
    _write(markdown, as_markdown(report))
    _print(report)
    if not is_whole:
        keeping = "arena-stopped" if work is None else "arena-stopped-kept"
        new_console().print(plain(Message(keeping, games=len(played.missing))))
        raise typer.Exit(_INTERRUPTED)


def _pool(jobs: int, scheduler: str | None) -> Pool:
    from witchtable.guests.processes import run_all
    from witchtable.lab.cluster import run_on_scheduler

    if scheduler is not None:
        return partial(run_on_scheduler, address=scheduler)
    return partial(run_all, processes=jobs)


def _play(arena: Arena, pool: Pool, work: Path | None, name: str) -> bool:
    """Play behind a progress bar; tell whether nobody stopped it."""
    from witchtable.lab.arena import FinishedGames, run

    conditions = arena.contest.conditions
    keeping = nullcontext() if work is None else FinishedGames(work, conditions)
    label = plain(Message("arena-progress", title=name, seats=conditions.seats))
    with keeping as finished, progress_bar() as progress:
        bar = progress.add_task(label, total=len(arena.schedule))
        try:
            run(arena, pool, finished=finished, seen=lambda: progress.update(bar, completed=arena.done))
        except KeyboardInterrupt:
            return False
    return True


def _check(file: Path | None) -> None:
    """Refuse a file that cannot be written before anything is played."""
    if file is None:
        return
    try:
        file.open("a").close()
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise BadArgument(Message("arena-unwritable", file=str(file), reason=reason)) from None


def _write(file: Path | None, text: str) -> None:
    if file is not None:
        file.write_text(text, "utf-8")


def _print(report: Report) -> None:
    from witchtable.lab.arena_text import how_it_was_played, sections, title

    console = new_console()
    console.print(f"[bold]{plain(title(report))}[/bold]")
    for line in how_it_was_played(report):
        console.print(plain(line))
    for section in sections(report):
        console.print()
        console.print(_table(section) if section.rows else plain(section.title))
        for note in section.notes:
            console.print(plain(note))


def _table(section: Section) -> Table:
    table = Table(title=plain(section.title), title_justify="left")
    for at, heading in enumerate(section.headings):
        table.add_column(plain(heading), justify="right" if at else "left", overflow="fold")
    for row in section.rows:
        table.add_row(*map(plain, row))
    return table
