"""Any view as text for a terminal: labels and values, indented. Square brackets are Rich markup.

What things are called stands in two messages of the game: `<game>-label` for the names of a view's
fields, `<game>-word` for the words in them. Without these, they are shown as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from witchtable.engine.edition import Edition
from witchtable.engine.markup import plain
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message
from witchtable.engine.views import SHARED

__all__ = ["draw"]

_HIDDEN: Final = "?"
# What whoever draws may add to a view: who sits where, and how it is to be drawn.
_FOR_SCREENS: Final = frozenset(("names", "width", "focus"))

View = Mapping[str, Any]


def draw(view: View, edition: Edition) -> list[str]:  # noqa: ARG001 - games draw with their components
    """Draw the table as the view's owner sees it: what lies between the players, then each of them."""
    pen = _Pen(view["game"])
    shown = {
        field: value
        for field, value in view.items()
        if field not in SHARED and field not in _FOR_SCREENS and field != "players"
    }
    lines = [*pen.rows(shown, ""), ""]
    for seat in range(view["seats"]):
        lines.append(_heading(view, seat))
        if "players" in view:
            lines += pen.rows(view["players"][seat], "  ")
    return lines


def _heading(view: View, seat: int) -> str:
    names = view.get("names", LETTERS)
    style = "bold reverse" if seat in view["deciders"] else "bold"
    points = Message("draw-points", points=view["scores"][seat])
    return f"[{style}]{plain(names[seat])}[/] · {points}"


class _Pen:
    def __init__(self, game: str) -> None:
        self._game = game

    def rows(self, part: View, margin: str) -> Iterator[str]:
        """Write a line for each field that is not empty, and more where a value has fields itself."""
        longest = max((len(self._label(field)) for field in part), default=0)
        for field, value in part.items():
            heading = f"{margin}[dim]{plain(self._label(field).ljust(longest))}[/dim]"
            if isinstance(value, Mapping):
                yield heading
                yield from self.rows(value, f"{margin}  ")
            elif isinstance(value, list) and value and isinstance(value[0], Mapping):
                yield heading
                for entry in value:
                    yield f"{margin}  {' · '.join(self._told(entry))}"
            elif value not in (None, [], ""):
                yield f"{heading} {self._value(value)}"

    def _told(self, entry: View) -> Iterator[str]:
        for field, value in entry.items():
            if value not in (None, [], ""):
                yield f"{plain(self._label(field))} {self._value(value)}"

    def _value(self, value: Any) -> str:
        if value is None:
            return _HIDDEN
        if isinstance(value, list):
            return ", ".join(map(self._value, value))
        return plain(self._named("word", value)) if isinstance(value, str) else str(value)

    def _label(self, field: str) -> str:
        return self._named("label", field)

    def _named(self, kind: str, name: str) -> str:
        message = Message(f"{self._game}-{kind}", **{kind: name})
        text = str(message)
        return name.replace("_", " ") if text == message.id else text
