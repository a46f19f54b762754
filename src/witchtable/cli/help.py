"""The help of a table: what can be typed, with examples from the decision that is asked."""

from __future__ import annotations

from collections.abc import Sequence

from witchtable.engine import rulebook
from witchtable.engine.game import MEMORY
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message

__all__ = ["help_for"]


def help_for(
    match: Match,
    seat: Seat,
    legal: Sequence[Action],
    people: Sequence[Seat],
    *,
    hints: bool = True,
    memory: bool = True,
) -> list[Message]:
    """Say what a seat may type now, and what it may type for the other people at this screen."""
    asides = match.state.asides(seat)
    usual = [action for action in legal if action not in asides] or legal
    first, last = usual[0], usual[-1]
    clause, *_ = (*match.state.clauses(seat, first), *rulebook.clauses(match.game))
    lines = [
        Message(
            "play-help",
            action=str(first),
            other=str(last),
            word=str(last).split()[-1],
            clause=clause,
            letter=LETTERS[(seat + 1) % match.state.seats],
        )
    ]
    if hints:
        lines.append(Message("play-help-hint"))
    if memory and MEMORY in match.game.aids:
        lines.append(Message("play-help-memory"))
    lines += [Message(f"{match.game.id}-aid-{name}") for name in match.game.spoken]
    kinds = [kind for kind in match.game.action_types if kind.takes_back and kind.sealed]
    back = [str(kind.__struct_config__.tag) for kind in kinds]
    others = [match.players[other] for other in people if other != seat]
    if back and others:
        lines.append(Message("play-help-others", name=others[0], action=back[0]))
    return lines
