"""Hints in the terminal: the best choices, how likely each wins, and what makes the difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from witchtable.bots import Alternative, advise, name_source
from witchtable.cli.screen import Screen, plain
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.engine.texts import Message

__all__ = ["show_hints"]

_SOURCES: Final = 3  # more than that nobody weighs
_INDENT: Final = 6  # as far in as the words of a choice


def show_hints(screen: Screen, match: Match, seat: Seat, legal: Sequence[Action]) -> None:
    """Think for a seat, and show what was found with the numbers that the choices are listed with."""
    screen.say("hint-thinking")
    place = Place(match.state.copy(), seat)
    found = advise(match.game, place, seed=len(match.log))
    if not found:
        screen.say("hint-only")
    for alternative in found:
        action = alternative.action
        label = plain(match.state.label(action))
        number = legal.index(action) + 1
        screen.line(f"{number:>4}  {label}  [dim]{plain(action)}[/dim]", indent=_INDENT)
        screen.line(f"{'':{_INDENT}}{_reasons(match.game, alternative)}", indent=_INDENT)


def _reasons(game: Game, alternative: Alternative) -> str:
    """Say how likely a choice wins, and where it differs from the others."""
    chance = Message("hint-chance", percent=round(100 * alternative.chance))
    parts = [
        str(Message("hint-part", percent=percent, source=name_source(game, source)))
        for source, part in alternative.sources[:_SOURCES]
        if (percent := _signed(part))
    ]
    differences = ", ".join(parts) or str(Message("hint-alike"))
    return f"[bold]{plain(chance)}[/bold]  [dim]{plain(differences)}[/dim]"


def _signed(part: float) -> str:
    """Write a part of the win in percent, with its sign; nothing if it is less than half of one."""
    percent = round(100 * part)
    return f"{percent:+d}".replace("-", "−") if percent else ""
