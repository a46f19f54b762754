"""A turn played to its end by instinct, in one go.

Each step is weighed as in `instinct.py`, but the plan is made once: tokens that are taken change what
it lacks, and only a new card makes a new one. Nothing is listed that is not looked at.
"""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from witchtable.engine.mind import NEVER
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.components import LOCATIONS
from witchtable.games.witchdom.mind.board import BoardValues
from witchtable.games.witchdom.mind.instinct import instinct, weigh_cards, weigh_refreshing
from witchtable.games.witchdom.rules.phases import (
    COLLECT,
    EMPTY,
    NOVICES,
    OVER,
    PLAY,
    REST,
    RESTORE,
    SPACES,
)
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["play"]

_A_CARD: Final = -1  # in place of the kind of a token


def play(state: State, seat: Seat, straying: float, rng: Random) -> None:
    """Play a seat's turn to its end, straying from its instinct by so many points."""
    assert isinstance(state, WitchdomState)
    turn = _Turn(state, seat, straying, rng)
    while True:
        phase = state.phase
        if phase == COLLECT:
            turn.take(state.location, state.location + 1)
        elif phase == REST:
            turn.take(0, LOCATIONS)
        else:
            turn.choose()
        if state.phase in (PLAY, NOVICES, OVER):
            return


class _Turn:
    """One turn of a seat."""

    __slots__ = ("_board", "_is_stale", "_random", "_straying", "seat", "state")

    def __init__(self, state: WitchdomState, seat: Seat, straying: float, rng: Random) -> None:
        self.state = state
        self.seat = seat
        self._straying = straying
        self._random = rng.random
        self._board: BoardValues | None = None
        self._is_stale = False

    def board(self) -> BoardValues:
        """Weigh what lies on the board, when somebody wants to know."""
        board = self._board
        if board is None:
            board = self._board = BoardValues(self.state, self.seat)
        elif self._is_stale:
            board.weigh()
        self._is_stale = False
        return board

    def choose(self) -> None:
        """Choose between all that is possible."""
        state, seat = self.state, self.seat
        actions = state.legal(seat)
        best = actions[0]
        if len(actions) > 1:
            if state.phase == PLAY:
                weights = weigh_cards(self.board(), actions)
            elif state.phase == RESTORE:
                weights = weigh_refreshing(self.board(), actions)
            else:
                weights = instinct(state, seat, actions)
            most = NEVER
            for action, weight in zip(actions, weights, strict=True):
                felt = weight + self._noise()
                if felt > most:
                    best, most = action, felt
        self._is_stale = True
        state.apply_trusted(seat, best)

    def take(self, first: int, end: int) -> None:
        """Take a token, or a card while collecting, at one of these locations."""
        state, board, offers = self.state, self.board(), self.state.offers
        best: Action | None = None
        taken, most = EMPTY, NEVER
        for place in range(first, end):
            seen = 0
            for space in range(place * SPACES, place * SPACES + SPACES):
                kind = state.tokens[space]
                if kind == EMPTY or seen >> kind & 1:
                    continue
                seen |= 1 << kind
                worth = board.wants[kind] + self._noise()
                if worth > most:
                    best, taken, most = offers.take_token[place][kind][0], kind, worth
        if state.phase == COLLECT:
            card, worth = self._best_card(board, first)
            if card is not None and worth > most:
                best, taken = card, _A_CARD
        assert best is not None, "nothing to take, but something was asked"
        state.apply_trusted(self.seat, best)
        self._is_stale = True
        if taken == _A_CARD:
            self._board = None
        else:
            board.took(taken)

    def _best_card(self, board: BoardValues, place: int) -> tuple[Action | None, float]:
        """Find the card beside a location that seems worth most, and what it seems worth."""
        state, offers = self.state, self.state.offers
        best: Action | None = None
        most = NEVER
        if state.up[place] != EMPTY:
            best, most = offers.take_potion[place][0], board.potion(place) + self._noise()
            worth = board.tool(place) + self._noise()
            if worth > most:
                best, most = offers.take_potion[place][1], worth
        if state.up[LOCATIONS + place] != EMPTY:
            worth = board.witch(place) + self._noise()
            if worth > most:
                best, most = offers.take_witch[place], worth
            if state.animals:
                worth = board.animal(place) + self._noise()
                if worth > most:
                    best, most = offers.take_animal[place], worth
        return best, most

    def _noise(self) -> float:
        """Stray: as in `Search`, so that each is chosen by its odds."""
        if not self._straying:
            return 0.0
        return -self._straying * log(-log(self._random() or 1e-300) or 1e-300)
