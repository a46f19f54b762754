"""What a person may choose from: listed page by page, read from what is typed; help and hints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from witchtable.bots import Alternative, advise, name_source
from witchtable.cli.screen import Screen, plain
from witchtable.engine import rulebook
from witchtable.engine.errors import Malformed
from witchtable.engine.game import MEMORY, Game
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message

__all__ = ["Choices", "help_for", "show_hints"]

_FIRST: Final = 20  # choices listed at once; the others can be typed, or listed with "more"
_PAGE: Final = 40
_BESIDE: Final = 8  # columns that the number takes, and the gaps
_INDENT: Final = 6  # as far in as the words of a choice
_SOURCES: Final = 3  # more than that nobody weighs


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
            self._screen.line(text, indent=_INDENT)
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


# -- help -----------------------------------------------------------------------------------------


def help_for(
    match: Match,
    seat: Seat,
    legal: Sequence[Action],
    people: Sequence[Seat],
    *,
    hints: bool = True,
    memory: bool = True,
) -> list[Message]:
    """Say what a seat may type now, and what it may type for the other people at this screen."""
    lines = [_typing_help(match, seat, legal)]
    if hints:
        lines.append(Message("play-help-hint"))
    if memory and MEMORY in match.game.aids:
        lines.append(Message("play-help-memory"))
    lines += [Message(f"{match.game.id}-aid-{name}") for name in match.game.spoken]
    if match.game.things:
        lines.append(Message("play-help-what", name=next(iter(match.game.things.values())).name))
    kinds = [kind for kind in match.game.action_types if kind.takes_back and kind.sealed]
    back = [str(kind.__struct_config__.tag) for kind in kinds]
    others = [match.players[other] for other in people if other != seat]
    if back and others:
        lines.append(Message("play-help-others", name=others[0], action=back[0]))
    return lines


def _typing_help(match: Match, seat: Seat, legal: Sequence[Action]) -> Message:
    """Say what can always be typed, with examples from the decision that is asked."""
    asides = match.state.asides(seat)
    usual = [action for action in legal if action not in asides] or legal
    first, last = usual[0], usual[-1]
    clause, *_ = (*match.state.clauses(seat, first), *rulebook.clauses(match.game))
    return Message(
        "play-help",
        action=str(first),
        other=str(last),
        word=str(last).split()[-1],
        clause=clause,
        letter=LETTERS[(seat + 1) % match.state.seats],
    )


# -- hints ----------------------------------------------------------------------------------------


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
