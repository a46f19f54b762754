"""Bots that do what bots must not do."""

from __future__ import annotations

import os
import time
from pathlib import Path


class Blind:
    """Takes the first choice: the well-behaved one to derive from."""

    def __init__(self, game, rng):  # noqa: ARG002 - every bot is built alike
        self.game = game

    def choose(self, place):
        return place.legal[0]


class Raises(Blind):
    def choose(self, _):
        raise ValueError("I cannot | play")


class Exits(Blind):
    def choose(self, _):
        raise SystemExit(3)


class Cheats(Blind):
    def choose(self, place):
        place.legal.clear()
        return "everything for me"


class Dawdles(Blind):
    """Is late once in a game: by more than five times a hundredth of a second, and a second."""

    late = False

    def choose(self, place):
        if not self.late:
            self.late = True
            time.sleep(1.2)
        return place.legal[0]


class Kills(Blind):
    """Ends its process in the middle of thinking."""

    def choose(self, _):
        os._exit(1)


class KillsOnce(Blind):
    """Ends the first process that it plays in."""

    def choose(self, place):
        trace = Path(os.environ["WITCHTABLE_TEST_TRACE"])
        if not trace.exists():
            trace.touch()
            os._exit(1)
        return place.legal[0]


class Closes(Blind):
    closed = 0

    def close(self):
        Closes.closed += 1
        raise OSError("the door is stuck")


class Harms(Blind):
    """Plays on at the table that it was given."""

    def choose(self, place):
        action = place.legal[0]
        state = place._Place__state
        while state.deciders:
            seat = state.deciders[0]
            state.apply_trusted(seat, state.legal(seat)[0])
        return action
