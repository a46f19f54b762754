"""A game as it was played: every position, who decided what there, and where chance had a say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from witchtable.engine.deal import Deal
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Event, Move, Seat
from witchtable.engine.state import State

__all__ = ["GameLine"]


class GameLine:
    """All positions of a game, found by playing its moves again."""

    def __init__(
        self, game: Game, deal: Deal, moves: Sequence[tuple[Seat, Action]], players: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.deal = deal
        self.moves = list(moves)
        self.players = list(players)
        state, opening = game.open(deal)
        self.states: list[State] = [state.copy()]
        self.events: list[list[Event]] = []
        """What happened by each move."""
        self.opening: list[Event] = opening
        for seat, action in self.moves:
            self.events.append(state.apply_checked(seat, action))
            self.states.append(state.copy())

    @classmethod
    def of(cls, match: Match) -> GameLine:
        """Take the line of a match."""
        moves = [(seat, action) for seat, action, _ in match.log]
        return cls(match.game, match.deal, moves, match.players)

    @classmethod
    def of_moves(cls, game: Game, deal: Deal, log: Sequence[Move], players: Sequence[str]) -> GameLine:
        """Take the line of a log."""
        return cls(game, deal, [(seat, action) for seat, action, _ in log], players)

    @property
    def steps(self) -> int:
        """How many moves there are."""
        return len(self.moves)

    @property
    def seats(self) -> int:
        """Seats that score; one of them may belong to an automatic opponent."""
        return self.states[0].seats

    @property
    def is_over(self) -> bool:
        """Whether it was played to the end."""
        return not self.states[-1].deciders

    def reveals(self, step: int) -> bool:
        """Ask whether the move of a step showed anybody something new."""
        return any(event.reveals for event in self.events[step])

    @cached_property
    def anchors(self) -> list[int]:
        """The steps whose shares are found by themselves: where something new has been seen.

        Between them nothing but decisions changes a share.
        """
        found = {0, self.steps, *(step + 1 for step in range(self.steps) if self.reveals(step))}
        return sorted(found)

    @cached_property
    def chains(self) -> list[range]:
        """The steps in rows of one seat's decisions in one turn, with nothing new seen in between."""
        found: list[range] = []
        turn = self.game.mind.turn
        for step, (seat, _) in enumerate(self.moves):
            if (
                found
                and self.moves[step - 1][0] == seat
                and not self.reveals(step - 1)
                and turn(self.states[step - 1]) == turn(self.states[step])
            ):
                found[-1] = range(found[-1].start, step + 1)
            else:
                found.append(range(step, step + 1))
        return found

    @cached_property
    def turns(self) -> list[range]:
        """The steps in rows of one seat's decisions in one turn, whatever was seen in between."""
        found: list[range] = []
        turn = self.game.mind.turn
        for chain in self.chains:
            before = found[-1] if found else None
            if (
                before is not None
                and self.moves[before.start][0] == self.moves[chain.start][0]
                and turn(self.states[before.start]) == turn(self.states[chain.start])
            ):
                found[-1] = range(before.start, chain.stop)
            else:
                found.append(chain)
        return found

    @cached_property
    def _turn_of(self) -> dict[int, range]:
        return {step: turn for turn in self.turns for step in turn}

    def turn_at(self, step: int) -> range:
        """Find the row of decisions that a step belongs to, whatever was seen in between."""
        return self._turn_of[step]

    def forward(self, step: int) -> list[Action]:
        """List the choices of whoever moved at a step, without those that only take back."""
        seat, played = self.moves[step]
        legal = self.states[step].legal(seat)
        return [action for action in legal if not action.takes_back or action == played]
