"""What Witchstone's bots know: what a position promises, what to look at first, how long to think.

`valuation.py` says what things are worth to a seat, `placing.py` and `instinct.py` weigh its choices by
that; `features.py` measures positions. A position is judged at the end of the running turn: a rival's
whole turn would cost more time than it tells.
"""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Mind, SearchSettings, Weights, read_weights
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchstone.agenda import ORDER, OVER, PLACE
from witchtable.games.witchstone.mind.features import FEATURES, HAND, measure
from witchtable.games.witchstone.mind.instinct import instinct
from witchtable.games.witchstone.mind.reflex import play_on
from witchtable.games.witchstone.rules.crystals import in_cauldron
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["MIND"]


def turn(state: State) -> int:
    """Count the turns begun; each Big Witch placed in set-up counts as one."""
    assert isinstance(state, WitchstoneState)
    seats = state.seats
    if state.round == 0:
        return (state.start - 1 - state.turn) % seats
    if state.phase == OVER:
        return seats * (state.round + 1)
    return seats * state.round + (state.turn - state.start) % seats


def round_of(state: State) -> int:
    """Name the turn that all are in: each takes as many."""
    assert isinstance(state, WitchstoneState)
    return state.round


def lap(state: State) -> int:
    """Count the turns of a round."""
    return state.seats


def progress(state: State) -> float:
    """Say which part of all turns is over."""
    assert isinstance(state, WitchstoneState)
    seats = state.seats
    return max(0, turn(state) - seats) / (seats * state.edition.setup.turns)


def effort(state: State, seat: Seat) -> float:
    """Placing a tile decides most of a turn; the small steps after it deserve less."""
    assert isinstance(state, WitchstoneState)
    if state.phase == PLACE:
        return 1.0
    if state.phase == ORDER:
        return 0.4
    crystals = in_cauldron(state, seat).bit_count()
    choices = len(state.legal(seat)) - crystals  # improper removals are not thought about
    return min(0.25, 0.04 * max(1, choices))


def learned() -> Weights | None:
    """Read what training has found."""
    return read_weights("witchtable.games.witchstone", FEATURES)


_ADEPT: Final = SearchSettings(iterations=10, depth=1, samples=3, seconds=0.2)
_GRANDMISTRESS: Final = SearchSettings(
    iterations=1600, horizon=2, samples=4, focus=3.0, boldness=0.8, kept=True
)

MIND: Final = Mind(
    features=FEATURES,
    measure=measure,
    progress=progress,
    instinct=instinct,
    turn=turn,
    round=round_of,
    lap=lap,
    effort=effort,
    hand=HAND,
    learned=learned,
    adept=_ADEPT,
    grandmistress=_GRANDMISTRESS,
    noticed=0.96,
    play=play_on,
    between={
        "hedgewitch": _ADEPT._replace(attention=0.1, doubt=0.15, focus=1.5),
        "charmer": _ADEPT._replace(attention=0.2, doubt=0.075),
        "enchantress": _GRANDMISTRESS._replace(iterations=60, horizon=1, seconds=0.2),
        "mistress": _GRANDMISTRESS._replace(iterations=150, seconds=0.5),
    },
)
