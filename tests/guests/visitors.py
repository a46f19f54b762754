"""Bots that are not ours: a good one, and every kind of bad one."""

from __future__ import annotations

import os
import sys
import time

from witchtable.engine.moves import Action

NOT_CALLABLE = 7


class Last:
    """Plays the last choice that leads on."""

    def __init__(self, game, rng):
        self.game, self.rng = game, rng

    def choose(self, place):
        return next(action for action in reversed(place.legal) if not action.takes_back)


class OnlyWitchdom(Last):
    def __init__(self, game, rng):
        if game.id != "witchdom":
            raise ValueError("I know only Witchdom")
        super().__init__(game, rng)


class Silent:
    """Cannot choose."""

    def __init__(self, game, rng):
        pass


class Shy(Last):
    """Cannot be built as bots are."""

    def __init__(self):
        pass


class Raises(Last):
    def choose(self, _):
        raise RuntimeError("I am at a loss")


class Exits(Last):
    def choose(self, _):
        sys.exit("enough")


class Foreign(Last):
    def choose(self, _):
        return "the best one, please"


class Impossible(Last):
    def choose(self, _):
        return Unheard()


class Unheard(Action, frozen=True, tag="unheard"):
    pass


class Meddler(Last):
    """Writes into the list of what is legal."""

    def choose(self, place):
        place.legal.clear()
        place.legal.append(Unheard())
        return place.legal[0]


class Slow(Last):
    def choose(self, place):
        time.sleep(0.05)
        return super().choose(place)


class Hangs(Last):
    def choose(self, _):
        while True:
            time.sleep(1)


class Dies(Last):
    def choose(self, _):
        os._exit(3)
