"""The pen that draws the table: words, seats, symbols, and lines that fit a narrow terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from witchtable.engine.markup import plain
from witchtable.engine.moves import Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message, shorten
from witchtable.games.witchstone.components import WitchstoneEdition

__all__ = ["BLACK", "NARROWEST", "OWN", "WIDEST", "Pen", "View", "dim", "fill", "say", "width"]

View = Mapping[str, Any]

WIDEST: Final = 100  # columns that lines of text are filled up to
NARROWEST: Final = 76  # columns that a terminal must have
_NAME: Final = 24  # columns for a name; longer ones are cut
_LABEL: Final = 11  # columns for the heading of a line
_BETWEEN: Final = " · "
OWN: Final = "◆"
BLACK: Final = "●"
_COLOURS: Final = ("red", "yellow", "green", "blue")
_TAG: Final = re.compile(r"(?<!\\)\[/?[a-z ]*\]")


def say(label: str, **args: Argument) -> str:
    """Put a message of this drawing into words."""
    return str(Message(f"witchstone-draw-{label}", **args))


def dim(text: str) -> str:
    """Write what matters less."""
    return f"[dim]{text}[/dim]"


def width(markup: str) -> int:
    """Count the columns that a text takes once its markup is gone."""
    return len(_TAG.sub("", markup).replace("\\[", "["))


def fill(markup: str, columns: int) -> str:
    """Fill a text up with spaces."""
    return markup + " " * (columns - width(markup))


class Pen:
    """Knows the view, the components, whose cauldron is looked at, and how wide lines may be."""

    def __init__(self, view: View, edition: WitchstoneEdition) -> None:
        self.view = view
        self.edition = edition
        self.columns: int = view.get("width", WIDEST)
        self.width = min(WIDEST, max(NARROWEST, self.columns))
        wanted = view.get("focus", view["seat"])
        self.focus: Seat = view["turn"] if wanted is None else wanted
        """Whose cauldron is drawn, and whose reach the crystal ball shows."""

    @property
    def playing(self) -> Seat | None:
        """Whose cauldron is drawn as well: that of a running turn, unless somebody chose the focus."""
        runs = self.view["deciders"] and (self.view["round"] or self.view["agenda"]["batches"])
        turn: Seat = self.view["turn"]
        return turn if runs and "focus" not in self.view and turn != self.focus else None

    def letter(self, owner: Seat, text: str = "") -> str:
        """Mark a piece of a seat: by default with its letter, always in its colour."""
        return f"[bold {_COLOURS[owner]}]{text or LETTERS[owner]}[/]"

    def letters(self, owners: Sequence[Seat]) -> str:
        """Mark the pieces of several seats that lie together."""
        return "".join(map(self.letter, owners))

    def name(self, owner: Seat) -> str:
        """Name a seat by its letter and, where it has one, its name (cut, if it is long)."""
        names: Sequence[str] = self.view.get("names", ())
        letter = LETTERS[owner]
        known = owner < len(names) and names[owner] != letter
        return plain(shorten(f"{letter} {names[owner]}", _NAME)) if known else letter

    def code(self, symbol: str) -> str:
        """Write a symbol, the front of a chip, or `any`, in two letters."""
        return say("code", symbol=symbol, points=self.edition.scoring.points_chip)

    def pair(self, special: str) -> str:
        """Write a special tile as it lies in a cauldron."""
        return "+".join(map(self.code, special.split("-")))

    def wand_space(self, bonus: str | None, actions: int, scores: str | None, points: int) -> str:
        """Write a dark space with its actions, or a silver one with what it scores."""
        if bonus is not None:
            return f"■{self.code(bonus)}{actions}"
        times = f"×{points}" if points > 1 else ""
        return f"□{say('silver', scores=scores)}{times}"

    def rows(self, label: str, parts: Sequence[str], gap: str = _BETWEEN) -> list[str]:
        """Write labelled lines, as many as the parts need; none when there are no parts."""
        if not parts:
            return []
        return self.flow([dim(f"{label:<{_LABEL - 1}} ") + parts[0], *parts[1:]], gap)

    def flow(self, parts: Sequence[str], gap: str = _BETWEEN, indent: int = _LABEL) -> list[str]:
        """Write parts over as many lines as they need, all but the first indented."""
        lines = list(parts[:1])
        for part in parts[1:]:
            if width(lines[-1] + gap + part) <= self.width:
                lines[-1] += gap + part
            else:
                lines.append(" " * indent + part)
        return lines
