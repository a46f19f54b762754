"""`witchtable train`: learn from self-play what a position is worth."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from witchtable.cli.arguments import BadArgument, GameName
from witchtable.cli.screen import new_console, plain, progress_bar
from witchtable.engine.texts import Message
from witchtable.games import GAMES

if TYPE_CHECKING:
    from witchtable.lab.training import Generation

__all__ = ["train"]


def train(
    game: GameName,
    work: Annotated[
        Path, typer.Option(help="A folder for games and results; run again to go on there.")
    ],
    generations: Annotated[int, typer.Option(min=1, help="How often to play, fit and compare.")] = 4,
    games: Annotated[int, typer.Option(min=2, help="Games of self-play in each generation.")] = 1000,
    gate: Annotated[
        int, typer.Option(min=2, help="Games of the new weights against the best so far.")
    ] = 200,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="How much the players think; as an adept if not given.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Everything follows from it.")] = "0",
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    out: Annotated[
        Path | None, typer.Option(help="Write the best weights here, e.g. weights.json.")
    ] = None,
) -> None:
    """Learn by self-play what makes a position good, and write the weights down."""
    which = GAMES.find(game)
    if not which.mind.features:
        raise BadArgument(Message("train-no-features", title=which.title))
    try:
        # Only now: playing needs no numpy.
        from witchtable.lab import training
    except ImportError as problem:
        raise BadArgument(Message("train-no-numpy", detail=str(problem))) from None
    course = training.Course(generations, games, gate, seed, iterations)
    console = new_console()
    best = None
    with progress_bar(stays=True) as progress:
        task = progress.add_task("")

        def tell(what: str, done: int, total: int) -> None:
            progress.update(task, description=str(Message(what)), completed=done, total=total)

        for found in training.train(which, course, work, jobs, tell):
            best = found if found.is_kept else best
            console.print(plain(_summary(found)))
    if best is None:
        console.print(plain(Message("train-nothing")))
    elif out is not None:
        training.write_weights(which, best, course, out)
        console.print(plain(Message("train-written", file=str(out))))


def _summary(found: Generation) -> Message:
    low, high = found.gate_interval
    return Message(
        "train-generation",
        number=found.number,
        games=found.games,
        before=f"{found.loss_before:.4f}",
        after=f"{found.loss_after:.4f}",
        share=f"{found.gate_share:.1%}",
        low=f"{low:.1%}",
        high=f"{high:.1%}",
        kept="yes" if found.is_kept else "no",
    )
