"""Tempers: how an opponent with a name prefers some things, at whatever strength she plays.

What she is fond of weighs more in her judgement (`tilt`), and comes to her mind sooner (`lean`).
Neither makes her think less.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from witchtable.engine.game import Game
from witchtable.engine.mind import Mind
from witchtable.engine.moves import Action, Seat
from witchtable.engine.opponents import Opponent
from witchtable.engine.state import State

__all__ = ["leaning", "opponents_among", "witch_of"]

_WORDS: Final = re.compile("[ -]")


def witch_of(name: str) -> str | None:
    """Say whose name a bot bears (`adept@witch=odile`), if anybody's."""
    return name.partition("@witch=")[2] or None


def opponents_among(game: Game, names: Mapping[Seat, str]) -> dict[Seat, Opponent]:
    """Find who has a name among the bots at a table."""
    known = {opponent.id: opponent for opponent in game.opponents()}
    witches = {seat: witch_of(name) for seat, name in names.items()}
    return {seat: known[witch] for seat, witch in witches.items() if witch in known}


def leaning(game: Game, opponent: Opponent | None) -> Game:
    """Let the instinct of a game lean towards what an opponent likes."""
    if opponent is None or not opponent.lean:
        return game
    return replace(game, mind=replace(game.mind, instinct=_Leaning(game.mind, opponent.lean).instinct))


class _Leaning:
    """An instinct that adds points to choices by the words in their notation."""

    def __init__(self, mind: Mind, lean: Mapping[str, float]) -> None:
        self._instinct = mind.instinct
        self._lean = lean
        self._known: dict[Action, float] = {}

    def instinct(self, state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """Weigh choices as others do, and add what she likes about each."""
        weights = self._instinct(state, seat, actions)
        return [weight + self._liking(action) for weight, action in zip(weights, actions, strict=True)]

    def _liking(self, action: Action) -> float:
        found = self._known.get(action)
        if found is None:
            words = _WORDS.split(str(action))
            found = sum(points for word, points in self._lean.items() if word in words)
            self._known[action] = found
        return found
