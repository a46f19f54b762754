"""What a person may choose from: listed page by page, and read from what is typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from witchtable.cli.screen import Screen, plain
from witchtable.engine.errors import Malformed
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message

__all__ = ["Choices"]

_FIRST: Final = 20  # choices listed at once; the others can be typed, or listed with "more"
_PAGE: Final = 40
_BESIDE: Final = 8  # columns that the number takes, and the gaps


class Choices:
    """One decision of one seat. There may be thousands of ways to make it."""

    def __init__(self, screen: Screen, match: Match, seat: Seat) -> None:
        self._screen = screen
        self._game = match.game
        self._state = match.state
        self._seat = seat
        self.legal = match.state.legal(seat)
        self._asides = match.state.asides(seat)
        self._listed: set[int] = set()
        self._order = self._ordered()
        """Numbers (from 0) of all choices in the order in which they are listed."""
        self._to_list: list[int] = []
        """Those that `more` lists next."""

    def list_first(self) -> None:
        """List as many as one can take in, but not what is seldom wanted."""
        usual = [number for number in self._order if self.legal[number] not in self._asides]
        self._to_list = usual or self._order
        self._list(_FIRST)
        if usual:
            self._name_asides()

    def list_more(self, text: str) -> None:
        """List the next ones; with a text, those that contain it or else all of its words.

        Of these, what has not been listed yet comes first.
        """
        words = text.lower().split()
        if words:
            found = self._with([" ".join(words)]) or self._with(words)
            self._to_list = sorted(found, key=self._listed.__contains__)
        elif not self._to_list:
            self._to_list = self._order
        if self._to_list:
            self._list(_PAGE)
        else:
            self._screen.say("play-none", text=text)

    def read(self, answer: str) -> Action:
        """Read a number of the list, or notation."""
        if not answer.isdecimal():
            return self._game.parse(answer)
        # By its length: Python refuses to read numbers of thousands of digits.
        number = int(answer) if len(answer) < 9 else 0
        if not 1 <= number <= len(self.legal):
            raise Malformed(Message("play-choices", count=len(self.legal)))
        return self.legal[number - 1]

    def _ordered(self) -> list[int]:
        """Order long lists by what matters most; asides come last in all."""
        numbers = list(range(len(self.legal)))
        if len(numbers) > _FIRST:
            numbers.sort(key=lambda number: -self._state.prominence(self.legal[number]))
        return sorted(numbers, key=lambda number: self.legal[number] in self._asides)

    def _name_asides(self) -> None:
        """Say which choices are not listed because they are seldom wanted."""
        by_verb: dict[str, list[Action]] = {}
        for action in self.legal:
            if action in self._asides:
                by_verb.setdefault(str(action).split()[0], []).append(action)
        for verb, (first, *others) in by_verb.items():
            alone = Message("play-aside-one", label=self._state.label(first), action=str(first))
            several = Message("play-aside", count=1 + len(others), verb=verb)
            self._screen.line(f"[dim]{plain(several if others else alone)}[/dim]")

    def _with(self, parts: Sequence[str]) -> list[int]:
        """Find the choices whose label and notation contain all of some texts."""
        patterns = [_pattern(part) for part in parts]
        return [number for number in self._order if self._contains(self.legal[number], patterns)]

    def _contains(self, action: Action, patterns: Sequence[re.Pattern[str]]) -> bool:
        text = f"{self._state.label(action)} {action}".lower()
        return all(pattern.search(text) for pattern in patterns)

    def _list(self, count: int) -> None:
        page, self._to_list = self._to_list[:count], self._to_list[count:]
        self._listed.update(page)
        actions = [self.legal[number] for number in page]
        labels = [str(self._state.label(action)) for action in actions]
        marks = [self._marks(action) for action in actions]
        beside = max(
            len(" ".join((str(action), *mark))) for action, mark in zip(actions, marks, strict=True)
        )
        room = self._screen.console.width - _BESIDE - beside
        column = max(24, min(room, max(map(len, labels))))
        for number, action, label, mark in zip(page, actions, labels, marks, strict=True):
            text = f"{number + 1:>4}  {plain(f'{label:<{column}}')}  [dim]{plain(action)}[/dim]"
            text += "".join(f" [bold yellow]{plain(part)}[/bold yellow]" for part in mark)
            self._screen.line(text, indent=6)
        if self._to_list:
            self._screen.say("play-more", count=len(self._to_list))

    def _marks(self, action: Action) -> list[str]:
        """Say before the choice what cannot be taken back."""
        after = self._state.copy()
        events = after.apply(self._seat, action)
        reveals = any(event.reveals for event in events)
        # What follows the last decision of a sealed step depends on the secrets of others.
        ends = self._seat not in after.deciders and not (reveals and action.sealed)
        ids = ["play-reveals"] * reveals + ["play-ends-turn"] * ends
        return [str(Message(id)) for id in ids]


def _pattern(text: str) -> re.Pattern[str]:
    """Look for a text anywhere, but for a number as a whole: 2 is neither in a2 nor in 24."""
    text = text.strip(",;:") or text
    before = r"(?<![a-z0-9])" if text[0].isdecimal() else ""
    after = r"(?![0-9])" if text[-1].isdecimal() else ""
    return re.compile(before + re.escape(text) + after)
