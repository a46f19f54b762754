"""What a game need not bring: how it is told, printed and played when its folder says nothing of that.

docs/adding-a-game.md says which texts these ask for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from witchtable.engine.deal import Value
from witchtable.engine.edition import Edition, Reader
from witchtable.engine.mind import NEVER, Mind, SearchSettings, Weights
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.opponents import Liking, indifferent
from witchtable.engine.place import Place
from witchtable.engine.record import LETTERS
from witchtable.engine.state import State
from witchtable.engine.texts import Argument, Message

__all__ = [
    "MIND",
    "any_options",
    "apprentice",
    "census",
    "describe",
    "nothing_printed",
    "read_nothing_printed",
]

_SCHEMA: Final = 1
_MINUTES: Final = (10, 30)
_GUESSES: Final = 6  # of the hidden rest, by an apprentice


# -- words --------------------------------------------------------------------------------------------


def describe(edition: Edition, event: Event) -> Message:
    """Put an event into words: `<game>-event-<tag>`, with its fields as arguments."""
    game: str = edition.data["meta"]["game"]
    args = {field: _argument(game, field, getattr(event, field)) for field in event.__struct_fields__}
    return Message(f"{game}-event-{event.__struct_config__.tag}", **args)


def _argument(game: str, field: str, value: Any) -> Argument:
    """Name a seat by its letter (fields `seat`, `seats`, `winners`), and a word by `<game>-word`."""
    if isinstance(value, tuple):
        return [_argument(game, field, part) for part in value]
    if isinstance(value, str):
        return Message(f"{game}-word", word=value)
    if field in ("seat", "seats", "winners") and value is not None:
        return Message("seat", seat=LETTERS[value])
    return value  # type: ignore[no-any-return]  # a number, or nothing


# -- what is printed ----------------------------------------------------------------------------------


def nothing_printed(game: str) -> Callable[[], Edition]:
    """Make the house edition of a game that has no components worth a file."""
    meta = {"game": game, "edition": "house", "schema": _SCHEMA, "minutes": list(_MINUTES)}
    return cache(lambda: Edition({"meta": meta}))


def read_nothing_printed(game: str) -> Callable[[Mapping[str, Any], str], Edition]:
    """Read such an edition again; whatever else stands in it is refused."""

    def read(data: Mapping[str, Any], source: str) -> Edition:
        reader = Reader(data, source)
        reader.check_meta(game, _SCHEMA)
        reader.check_counts({})
        reader.check_provenance()
        reader.finish()
        return Edition(data)

    return read


def any_options(seats: int, options: Mapping[str, Value], edition: Edition) -> None:
    """Let all settings go together."""


def census(state: State, seat: Seat) -> list[Any]:  # noqa: ARG001
    """List nothing: without components there is none whose worth could be reported."""
    return []


# -- bots ---------------------------------------------------------------------------------------------


def apprentice(place: Place, rng: Random, likes: Liking = indifferent) -> Action:
    """Take what brings most at once, on a few guesses of the rest; chance decides between equals."""
    forward = [action for action in place.legal if not action.takes_back] or place.legal
    guesses = [place.sample(rng) for _ in range(_GUESSES)]
    gains = [
        sum(_lead(guess, place.seat, action) for guess in guesses) + _GUESSES * likes(action)
        for action in forward
    ]
    best = max(gains)
    return rng.choice([action for action, gain in zip(forward, gains, strict=True) if gain == best])


def _lead(state: State, seat: Seat, action: Action) -> int:
    """Count the points before the best of the others after an action."""
    after = state.copy()
    after.apply_trusted(seat, action)
    scores = after.scores
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0)


def _alike(state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:  # noqa: ARG001
    return [NEVER if action.takes_back else 0.0 for action in actions]


# Without features whole games by chance are the judge (`bots/judges.py`): a line ends where the tree
# does, and every choice is tried.
_BLIND: Final = SearchSettings(iterations=0, horizon=0, width=1_000)

MIND: Final = Mind(
    features=(),
    measure=lambda _state, _seat: [],
    progress=lambda _state: 0.0,
    instinct=_alike,
    turn=lambda _state: 0,
    lap=lambda _state: 1,
    effort=lambda _state, _seat: 1.0,
    hand=Weights((), ()),
    learned=lambda: None,
    adept=_BLIND._replace(iterations=400, samples=50, seconds=0.2),
    grandmistress=_BLIND._replace(iterations=4_000, samples=200),
    between={
        "hedgewitch": _BLIND._replace(iterations=60, samples=20, seconds=0.2, attention=0.6),
        "charmer": _BLIND._replace(iterations=160, samples=30, seconds=0.2, attention=0.8),
        "enchantress": _BLIND._replace(iterations=900, samples=80, seconds=0.4),
        "mistress": _BLIND._replace(iterations=2_000, samples=120, seconds=0.7),
    },
)
"""Knows nothing of its game but how to play it: samples, and games by chance."""
