"""Play one game of an arena, and keep what is worth knowing about it."""

from __future__ import annotations

import contextlib
from math import log10
from typing import Final

import msgspec

from witchtable.bots import Bot
from witchtable.engine.moves import Seat
from witchtable.engine.place import Place
from witchtable.engine.state import State
from witchtable.engine.texts import shorten
from witchtable.guests import ask, seat
from witchtable.lab.plans import Job, Table

__all__ = ["Clock", "Played", "Result", "play", "slot_seconds"]

_SLOTS: Final = 20  # per power of ten: each slot is 12% wider than the one before
_QUICKEST: Final = 1e-6
_SAID: Final = 3  # faults of one seat in one game whose text is kept
_LONGEST: Final = 300


class Clock(msgspec.Struct):
    """How long decisions took. Not each of them: how many of about which length."""

    seconds: float = 0.0
    slowest: float = 0.0
    slots: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        slot = round(_SLOTS * log10(max(seconds, _QUICKEST)))
        self.slots[slot] = self.slots.get(slot, 0) + 1


def slot_seconds(slot: int) -> float:
    """Say which time a slot of a clock stands for."""
    return float(10 ** (slot / _SLOTS))


class Played(msgspec.Struct):
    """One seat's part of a game."""

    bot: str
    score: int = 0
    decisions: int = 0
    faults: dict[str, int] = msgspec.field(default_factory=dict)
    said: list[str] = msgspec.field(default_factory=list)
    clock: Clock = msgspec.field(default_factory=Clock)


class Result(msgspec.Struct):
    """One finished game: a line of the work file."""

    line_up: int
    deal: int
    rotation: int
    winners: tuple[Seat, ...]
    seats: list[Played]
    """Those that score: after the bots, perhaps one that the rules play."""
    digest: str
    """The last position, to tell whether two runs played alike."""

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells this game from all others of its set-up."""
        return (self.deal, self.line_up, self.rotation)

    def won(self, at: Seat) -> float:
        """Say which part of the win a seat has."""
        return 1 / len(self.winners) if at in self.winners else 0.0

    def standing(self, at: Seat) -> tuple[bool, int]:
        """Say how well a seat finished: winners first, then by points."""
        # Winners who share the win finished alike, whatever their points.
        return (True, 0) if at in self.winners else (False, self.seats[at].score)


def play(table: Table, job: Job) -> Result:
    """Play one game to its end, whatever its bots do."""
    game, deal = table.deal(job.deal)
    state, _ = game.open(deal)
    played = [Played(name) for name in job.bots]
    # Who plays by the rules alone is called by the id of its name.
    played += [Played(state.view(None)["automatic"]) for _ in range(len(played), state.seats)]
    bots: list[Bot] = []
    try:
        for at, name in enumerate(job.bots):
            bots.append(seat(name, game, job.bot_seed(table.setup.seed, at)))
        while state.deciders:
            at = state.deciders[0]
            _decide(state, at, bots[at], played[at], table.setup.seconds)
    finally:
        for bot in bots:
            _close(bot)
    for part, score in zip(played, state.scores, strict=True):
        part.score = score
    return Result(job.line_up, job.deal, job.rotation, state.winners, played, state.digest)


def _decide(state: State, at: Seat, bot: Bot, part: Played, seconds: float) -> None:
    # A copy: whatever a bot does to its place, the game is not harmed.
    place = Place(state.copy(), at, seconds)
    # Late is only who is late by far: a busy machine must not look like a slow bot.
    answer = ask(bot, place, state.fallback, name=part.bot, grace=4 * seconds + 1)
    part.decisions += 1
    part.clock.add(answer.seconds)
    fault = answer.fault
    if fault is not None:
        part.faults[fault.kind] = part.faults.get(fault.kind, 0) + 1
        if len(part.said) < _SAID:
            part.said.append(shorten(f"{fault.kind}: {' '.join(fault.text.split())}", _LONGEST))
    state.apply_trusted(at, answer.action)


def _close(bot: Bot) -> None:
    close = getattr(bot, "close", None)
    if callable(close):
        with contextlib.suppress(Exception):  # the game is over: nothing depends on it any more
            close()
