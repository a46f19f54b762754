"""How far a game has come, and how many turns are left."""

from __future__ import annotations

from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.phases import EMPTY, PLAY
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["lap", "progress", "turn", "turns_left"]


def turns_left(state: WitchdomState, seat: Seat) -> int:
    """Count the turns a seat still has to begin: exactly once the end is known, else guessed."""
    if not state.last_round:
        return 2 + int(_rounds_to_trigger(state))
    has_begun = seat < state.turn or (seat == state.turn and state.phase != PLAY)
    if state.solo and seat == OSTARA:
        has_begun = True  # she goes first (WD-SOLO-02)
    return state.last_round - state.round + (0 if has_begun else 1)


def _rounds_to_trigger(state: WitchdomState) -> float:
    """Guess how many rounds pass until objectives or a deck run out."""
    potions, witches = state.decks
    cards = min(len(potions), len(witches)) / (0.8 * state.seats)
    objectives = (state.claimed.count(EMPTY) - 1) * 14 / (2 + state.seats)
    return cards if cards < objectives else objectives


def progress(state: State) -> float:
    """Say how far the game has come."""
    assert isinstance(state, WitchdomState)
    if state.last_round:
        left = state.last_round - state.round
        return max(0.0, 1 - left / state.last_round) if state.solo else 1.0 - 0.05 * left
    return min(0.93, state.round / (state.round + 1 + _rounds_to_trigger(state)))


def turn(state: State) -> int:
    """Count the turns begun so far, except Ostara's, who decides nothing."""
    assert isinstance(state, WitchdomState)
    return state.round if state.solo else state.round * state.seats + state.turn


def lap(state: State) -> int:
    """Count the turns of a round; alone, two of one's own, as Ostara's turns are quickly played."""
    return max(2, state.seats)
