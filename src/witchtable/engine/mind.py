"""What a game knows about playing it well: the part of a bot that differs from game to game.

Everything here works on full states, and is only ever given samples: tables that a seat cannot tell
from the true one (`Place.sample`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from random import Random
from typing import Final, NamedTuple, Protocol

from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State

__all__ = [
    "NEVER",
    "Feature",
    "Mind",
    "Plan",
    "SearchSettings",
    "Weights",
    "read_weights",
]

NEVER: Final = float("-inf")
"""What instinct says of an action that a bot should not even think of (taking a move back)."""


class Feature(NamedTuple):
    """One number measured of a seat: its name, and the source of points it belongs to."""

    name: str
    source: str
    """The message `<game>-source-<source>` names it to a player."""


class Weights(NamedTuple):
    """What each feature adds to the logarithm of a seat's odds, at the beginning and at the end."""

    early: tuple[float, ...]
    late: tuple[float, ...]

    def towards(self, other: Weights, part: float) -> Weights:
        """Go a part of the way to other weights."""
        early, late = (
            tuple(round(a + part * (b - a), 5) for a, b in zip(*pair, strict=True))
            for pair in zip(self, other, strict=True)
        )
        return Weights(early, late)

    def tilted(
        self, features: Sequence[Feature], tilt: Mapping[str, float], wish: Mapping[str, float]
    ) -> Weights:
        """Make more, or less, of whole sources of points, or of single features; wish for others."""
        factors = [tilt.get(one.name, tilt.get(one.source, 1.0)) for one in features]
        wishes = [wish.get(one.name, 0.0) for one in features]
        early, late = (
            tuple(
                weight * factor + wished
                for weight, factor, wished in zip(weights, factors, wishes, strict=True)
            )
            for weights in self
        )
        return Weights(early, late)


class SearchSettings(NamedTuple):
    """How much a level thinks about one decision."""

    iterations: int
    horizon: int = 1
    """How many of the seat's own turns are played, the running one included, before it judges (0: it
    judges where the tree ends)."""
    depth: int = 1_000
    """How many of the own decisions are searched before instinct takes over."""
    samples: int = 16
    """How many guesses of the hidden rest are thought about."""
    boldness: float = 0.6
    """How much is tried that instinct likes but that has not been tried often."""
    focus: float = 1.0
    """Points of instinct that make a choice e times likelier to be tried."""
    width: int = 6
    """How many choices are tried first; more are added as the search goes on."""
    rivals: float = 0.5
    """How far the others stray from their instinct, in its points."""
    seconds: float = 1.0
    """How long it thinks at most about the weightiest decisions, however long it may."""
    attention: float = 1.0
    """Which part of the choices it notices, at least two: those that instinct likes catch the eye."""
    doubt: float = 0.0
    """How wrong it may be about each choice in the end, as a part of the win."""
    merged: bool = False
    """Whether the same choices of a turn are taken for the same in whatever order they come."""
    kept: bool = False
    """Whether what was thought about a step of a turn is kept for the next, if nothing new is seen."""


class Plan(Protocol):
    """Several steps of one decision that a search tries as one choice; equal ones lead to the same."""

    @property
    def steps(self) -> tuple[Action, ...]:
        """The actions that it consists of."""

    def carry_out(self, state: State, seat: Seat) -> None:
        """Do all of it at once, as its steps would."""

    def __hash__(self) -> int:
        """Plans are kept by what they are."""


@dataclass(frozen=True, kw_only=True)
class Mind:
    """What makes a position good, what to look at first, and when a position can be judged."""

    features: tuple[Feature, ...]
    measure: Callable[[State, Seat], list[float]]
    """Measure all features of one seat (for an automatic opponent's seat too)."""
    progress: Callable[[State], float]
    """Say how far the game has come: 0 at the beginning, 1 at the end."""
    instinct: Callable[[State, Seat, Sequence[Action]], list[float]]
    """Weigh the choices of a decider at first sight, in points; NEVER for what deserves no thought."""
    turn: Callable[[State], int]
    """Count the turns begun so far (rounds, where all play at once): it never falls."""
    lap: Callable[[State], int]
    """Count the turns from one turn of a seat to its next."""
    effort: Callable[[State, Seat], float]
    """Say which part of a level's iterations a decision deserves: 1 for the weightiest."""
    hand: Weights
    """Made by hand."""
    learned: Callable[[], Weights | None]
    """From `witchtable train`."""
    adept: SearchSettings
    grandmistress: SearchSettings
    between: Mapping[str, SearchSettings] = field(default_factory=dict)
    """The other levels that search, by name."""
    noticed: float = 0.6
    """Which part of the choices a novice notices."""
    round: Callable[[State], int] | None = None
    """Name the round as people at the table count it, 0 before the first; None: turns are counted."""
    plans: Callable[[State, Seat], Sequence[tuple[float, Plan]] | None] | None = None
    """Where a decision takes many steps: whole plans worth trying, with what instinct thinks of them,
    instead of single actions; None where the next action is to be chosen alone."""
    play: Callable[[State, Seat, float, Random], None] | None = None
    """Play on for a decider by instinct, straying from it by so many points, up to the end of its turn
    if it can: faster than asking instinct for every step. None where every step is asked."""
    unseal: Callable[[State, Seat], None] | None = None
    """Open what others have decided in secret, in a sample, so that their instinct decides it anew."""


@cache
def read_weights(package: str, features: tuple[Feature, ...]) -> Weights | None:
    """Read the learned weights of a game's package, if it has any; they must fit its features."""
    file = resources.files(package) / "weights.json"
    if not file.is_file():
        return None
    found = json.loads(file.read_text("utf-8"))
    if found["features"] != [feature.name for feature in features]:
        raise ValueError(f"{package}: the weights were learned for other features; train again")
    return Weights(tuple(found["early"]), tuple(found["late"]))
