"""The coach of an accompanied game in the terminal: what is asked, and what a turn brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from witchtable.bots import Advice, Alternative, name_source, weigh, worth_a_thought
from witchtable.cli.screen import Screen, plain
from witchtable.engine.errors import WitchtableError
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.engine.texts import Message

if TYPE_CHECKING:
    from witchtable.cli.learn import Progress

__all__ = ["Coach", "Doubted"]

_TIMES: Final = 2  # that a kind of decision is spoken of
_CHOICES: Final = 3
_PARTS: Final = 3
_INDENT: Final = 6  # as far in as the words of a choice


class Doubted(WitchtableError):
    """What clearly gives something away: it is done when it is asked for again."""


class Coach:
    """Speaks before new kinds of decisions, warns of clear mistakes, says what a turn has brought."""

    def __init__(self, screen: Screen, match: Match, seat: Seat, progress: Progress) -> None:
        self._screen = screen
        self._match = match
        self._seat = seat
        self._progress = progress
        self._advice: Advice | None = None
        self._doubted: Action | None = None
        self._has_played = False
        self._before = self._sheet()
        self._round = self._round_now()

    @property
    def is_on(self) -> bool:
        """Whether the coach is wanted."""
        return self._progress.is_coached

    def switch(self, word: str) -> None:
        """`coach on`, `coach off`."""
        self._progress.coach(wanted=word != "off")
        self._screen.say("learn-coach-on" if self.is_on else "learn-coach-off")

    # -- before a decision ------------------------------------------------------------------------

    def speak(self, legal: Sequence[Action]) -> None:
        """Say what a new kind of decision is about, and what is worth a thought."""
        self._advice = self._doubted = None
        if not self.is_on or len(legal) < 2:
            return
        kind = self._match.state.question(self._seat).id
        if self._progress.heard(kind) >= _TIMES:
            return
        self._progress.hear(kind)
        self._say(Message(f"coach-{kind}"))
        self._show(legal)

    def _show(self, legal: Sequence[Action]) -> None:
        """Name two or three sensible choices with the numbers that they are listed with, and why."""
        self._screen.say("coach-thinking")
        found = [one for one in self._sensible()[:_CHOICES] if one.action in legal]
        if found:
            self._say(Message("coach-choices"))
        for one in found:
            why = next((source for source, part in one.sources if part > 0), None)
            label = plain(self._match.state.label(one.action))
            text = f"{legal.index(one.action) + 1:>4}  {label}"
            if why is not None:
                reason = Message("coach-why", source=name_source(self._match.game, why))
                text += f"  [dim]{plain(reason)}[/dim]"
            self._screen.line(text, indent=_INDENT)

    def _weighed(self) -> Advice:
        """Think about the decision, once."""
        if self._advice is None:
            place = Place(self._match.state.copy(), self._seat)
            self._advice = weigh(self._match.game, place, seed=len(self._match.log))
        return self._advice

    def _sensible(self) -> list[Alternative]:
        return worth_a_thought(self._weighed(), self._match.state, self._seat)

    def check(self, action: Action) -> None:
        """Raise `Doubted` before a clear mistake; whoever asks for it again may make it."""
        state = self._match.state
        forward = [one for one in state.legal(self._seat) if not one.takes_back]
        if not self.is_on or action == self._doubted or action.takes_back or len(forward) < 2:
            return
        blunder = next((one for one in self._weighed().blunders if one.action == action), None)
        sensible = self._sensible()
        if blunder is None or not sensible:
            return
        self._doubted = action
        words = Message("coach-blunder", percent=round(100 * blunder.loss))
        rather = Message("coach-rather", better=state.label(sensible[0].action))
        careful = Message("coach-careful")
        raise Doubted(Message("learn-coach-sure", careful=careful, words=words, rather=rather))

    # -- after a turn -----------------------------------------------------------------------------

    def look_back(self, *, is_own: bool) -> None:
        """Say what a turn has brought, or where everybody plays at once, what a round has."""
        self._has_played = self._has_played or is_own
        is_over = self._is_over()
        self._round = self._round_now()
        if not (self._has_played and is_over):
            return
        self._has_played, now = False, self._sheet()
        before, self._before = self._before, now
        points = sum(now.values()) - sum(before.values())
        if not self.is_on:
            return
        if points <= 0:
            self._say(Message("coach-brought-none"))
            return
        gained = {label: part for label in now if (part := now[label] - before.get(label, 0))}
        most = sorted(gained, key=lambda label: -abs(gained[label]))[:_PARTS]
        parts = [
            str(Message("coach-brought-part", what=Message(label), points=f"{gained[label]:+d}"))
            for label in most
        ]
        self._say(Message("coach-brought", points=points), ", ".join(parts).replace("-", "−"))

    def _is_over(self) -> bool:
        """Whether the turn is over: a sealed choice that can be taken back is not the end of one."""
        state = self._match.state
        is_new_round = self._round != self._round_now()
        return is_new_round or (self._seat not in state.deciders and not state.legal(self._seat))

    def _sheet(self) -> dict[str, int]:
        return {line.label: line.points for line in self._match.state.score_sheet(self._seat)}

    def _round_now(self) -> object:
        return getattr(self._match.state, "round", None)

    def _say(self, message: Message, more: str = "") -> None:
        rest = f" [dim]{plain(more)}[/dim]" if more else ""
        self._screen.sentence(f"[magenta]{plain(message)}[/magenta]{rest}")
