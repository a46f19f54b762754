"""Tempers: how an opponent with a name prefers some things, at whatever strength she plays.

What she is fond of weighs more in her judgement (`tilt`, `wish`), and comes to her mind sooner
(`lean`). Neither makes her think less.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from witchtable.engine.game import Game
from witchtable.engine.mind import Mind
from witchtable.engine.moves import Action, Seat
from witchtable.engine.opponents import Liking, Opponent
from witchtable.engine.state import State

__all__ = ["leaning", "liking", "opponents_among", "witch_of"]

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
    hers = _Leaning(game.mind, liking(opponent))
    return replace(game, mind=replace(game.mind, instinct=hers.instinct))


def liking(opponent: Opponent) -> Liking:
    """Say how fond an opponent is of a choice, by the words in its notation."""
    return _Liking(opponent.lean).of


class _Leaning:
    """An instinct that adds points to choices that somebody is fond of."""

    def __init__(self, mind: Mind, likes: Liking) -> None:
        self._instinct = mind.instinct
        self._likes = likes

    def instinct(self, state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """Weigh choices as others do, and add what she likes about each."""
        weights = self._instinct(state, seat, actions)
        return [weight + self._likes(action) for weight, action in zip(weights, actions, strict=True)]


class _Liking:
    """Remembers how fond somebody is of which choice."""

    def __init__(self, lean: Mapping[str, float]) -> None:
        self._lean = lean
        self._known: dict[Action, float] = {}

    def of(self, action: Action) -> float:
        """Add up the points of the words that a choice has."""
        found = self._known.get(action)
        if found is None:
            words = _WORDS.split(str(action))
            found = sum(points for word, points in self._lean.items() if word in words)
            self._known[action] = found
        return found
