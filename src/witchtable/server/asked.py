"""What takes a while to work out: functions that run beside the loop, on copies of a position.

Like everything that is shown, the answers are built from what the viewer may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from witchtable.bots import Alternative, name_source
from witchtable.engine.deal import Deal
from witchtable.engine.game import Game
from witchtable.engine.match import Move
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.state import State
from witchtable.engine.texts import Message
from witchtable.server.audience import Viewer, is_seen
from witchtable.server.messages import written

__all__ = ["choices", "hints", "log", "replayed", "sheets", "told"]


def choices(state: State, seat: Seat) -> list[dict[str, Any]]:
    """List everything that a seat may do, in words, and whether it would stand for good."""
    # On a guess of what the seat cannot see: the answer must not tell anything about that.
    guess = state.sample(seat, Random(0))
    asides = state.asides(seat)
    return [
        {
            "action": str(action),
            "clauses": state.clauses_of(seat, action),
            "message": written(state.label(action)),
            "prominence": state.prominence(action),
            "aside": action in asides,
            "reveals": _reveals(guess.copy(), seat, action),
        }
        for action in state.legal(seat)
    ]


def hints(game: Game, state: State, found: Sequence[Alternative]) -> list[dict[str, Any]]:
    """Write what was found about the best choices; shares of the win in full and in parts."""
    return [
        {
            "action": str(action),
            "message": written(state.label(action)),
            "chance": round(chance, 4),
            "visits": visits,
            "sources": [
                {
                    "source": source,
                    "part": round(part, 4),
                    "message": written(name_source(game, source)),
                }
                for source, part in sources
            ],
        }
        for action, chance, visits, sources in found
    ]


def _reveals(state: State, seat: Seat, action: Action) -> bool:
    """Ask whether an offered action would show anybody something new, after which it stands."""
    return any(event.reveals for event in _made(state, seat, action))


def _made(state: State, seat: Seat, action: Action) -> list[Event]:
    """Carry out what was offered, without working out all other choices to check that it was."""
    told: list[Event] = []
    state.events = told
    state.apply_trusted(seat, action)
    state.events = None
    return told


def replayed(game: Game, deal: Deal, moves: Sequence[Move]) -> Iterator[tuple[State, list[Event]]]:
    """Play moves of a log again: the state and what happened, of the opening and after each move.

    It is the same state each time, as it stands then.
    """
    state, opening = game.open(deal)
    yield state, opening
    for move in moves:
        yield state, _made(state, move.seat, move.action)


def log(game: Game, deal: Deal, moves: Sequence[Move], viewer: Viewer) -> list[dict[str, Any]]:
    """Tell everything that a viewer has seen; moves are counted as this viewer could count them."""
    steps = replayed(game, deal, moves)
    _, opening = next(steps)
    found = told(game, deal, opening, viewer, 0)
    number = 0
    for move, (_, events) in zip(moves, steps, strict=True):
        if is_seen(move._replace(events=events), viewer):
            number += 1
            found += told(game, deal, events, viewer, number)
    return found


def told(
    game: Game, deal: Deal, events: Sequence[Event], viewer: Viewer, move: int
) -> list[dict[str, Any]]:
    """Write what a viewer sees of events, with the number of the move that they belong to."""
    seen = [event.seen_by(viewer) for event in events]
    return [
        {
            "event": event,
            "clause": event.clause,
            "message": written(game.describe(deal.edition, event)),
            "move": move,
        }
        for event in seen
        if event is not None
    ]


def sheets(state: State) -> list[list[dict[str, Any]]]:
    """Write the score sheets of all seats: each line also as a message."""
    return [
        [line._asdict() | {"message": written(Message(line.label))} for line in state.score_sheet(seat)]
        for seat in range(state.seats)
    ]
