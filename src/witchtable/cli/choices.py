"""What a person may choose from: listed page by page, and read from what is typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from witchtable.cli.screen import Screen, plain
from witchtable.engine.errors import Malformed
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message

__all__ = ["Choices"]

_FIRST: Final = 20  # choices listed at once; the others can be typed, or listed with "more"
_PAGE: Final = 40
_BESIDE: Final = 42  # columns that number, notation and mark take


class Choices:
    """One decision of one seat. There may be thousands of ways to make it."""

    def __init__(self, screen: Screen, match: Match, seat: Seat) -> None:
        self._screen = screen
        self._game = match.game
        self._state = match.state
        self._seat = seat
        self.legal = match.state.legal(seat)
        self._to_list: list[int] = []
        """Numbers (from 0) of the choices that `more` lists next."""

    def list_first(self) -> None:
        """List as many as one can take in."""
        self._to_list = list(range(len(self.legal)))
        self._list(_FIRST)

    def list_more(self, text: str) -> None:
        """List the next ones; with a text, those that contain all of its words."""
        if text:
            wanted = text.lower().split()
            self._to_list = [n for n, action in enumerate(self.legal) if self._contains(action, wanted)]
        elif not self._to_list:
            self._to_list = list(range(len(self.legal)))
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

    def _contains(self, action: Action, wanted: Iterable[str]) -> bool:
        text = f"{self._state.label(action)} {action}".lower()
        return all(word in text for word in wanted)

    def _list(self, count: int) -> None:
        page, self._to_list = self._to_list[:count], self._to_list[count:]
        labels = {number: str(self._state.label(self.legal[number])) for number in page}
        room = self._screen.console.width - _BESIDE
        column = max(24, min(room, max(map(len, labels.values()))))
        for number, label in labels.items():
            action = self.legal[number]
            text = f"{number + 1:>4}  {plain(f'{label:<{column}}')}  [dim]{plain(action)}[/dim]"
            self._screen.line(f"{text}{self._mark(action)}", indent=6)
        if self._to_list:
            self._screen.say("play-more", count=len(self._to_list))

    def _mark(self, action: Action) -> str:
        """Say before the choice what cannot be taken back."""
        after = self._state.copy()
        events = after.apply(self._seat, action)
        # In this order: what follows the last decision of a sealed step depends on secrets.
        if any(event.reveals for event in events):
            return f" [bold yellow]{plain(Message('play-reveals'))}[/bold yellow]"
        if self._seat not in after.deciders:
            return f" [bold yellow]{plain(Message('play-ends-turn'))}[/bold yellow]"
        return ""
