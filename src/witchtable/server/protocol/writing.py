"""What a viewer is sent: written from views, seen events and offered actions, never from the state.

There is one way to write a text, a choice, and something that happened. What takes a while runs beside
the loop, on copies of a position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from witchtable.bots import Advice, name_source, worth_a_thought
from witchtable.engine.deal import Deal
from witchtable.engine.edition import Edition
from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.game import MEMORY, Game
from witchtable.engine.markup import unmarked
from witchtable.engine.moves import Action, Event, Move, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.state import State
from witchtable.engine.texts import Argument, Message
from witchtable.engine.things import Thing
from witchtable.server.protocol.answers import SheetLine
from witchtable.server.protocol.codes import Code
from witchtable.server.protocol.messages import (
    AboutTable,
    Choice,
    LogEntry,
    Reject,
    SeatedPlayer,
    StandIn,
    Text,
    UndoAsked,
)
from witchtable.server.protocol.teaching import Hint, HintSource
from witchtable.server.protocol.things import ThingShown

if TYPE_CHECKING:
    from witchtable.server.tables.audience import Viewer
    from witchtable.server.tables.table import Table

__all__ = [
    "describe_table",
    "draw",
    "encode",
    "forbid",
    "play_again",
    "table_fields",
    "write_choices",
    "write_entry",
    "write_hints",
    "write_sheets",
    "write_text",
    "write_things",
]

encode: Final = msgspec.json.Encoder().encode

_LISTED: Final = 12
"""More choices than this are nothing to be listed in words; `GET` has the words of all of them."""


def write_text(message: Message) -> Text:
    """Write a message with its arguments, which may be messages themselves."""
    # Most arguments are words and numbers, which stay as they are.
    return Text(
        message.id,
        {
            name: value if type(value) is str or type(value) is int else _written(value)
            for name, value in message.args.items()
        },
    )


def _written(value: Argument) -> Any:
    if isinstance(value, Message):
        return write_text(value)
    if value is None or isinstance(value, str | int):
        return value
    return [_written(part) for part in value]


def forbid(request: str | None, version: int, refusal: IllegalAction) -> Reject:
    """Say why the rules forbid what was asked."""
    code: Code = "out_of_turn" if isinstance(refusal, OutOfTurn) else "illegal"
    message = write_text(refusal.message)
    return Reject(request, code, version, refusal.clause, refusal.reason, message)


# -- choices ------------------------------------------------------------------------------------------


def write_choices(
    state: State, seat: Seat, *, in_full: bool = False, with_labels: bool = False, foresee: bool = False
) -> list[Choice]:
    """List what a seat may do: in full, or as much of it as every position tells.

    With labels, for clients without the texts; `foresee` whether it would stand for good.
    """
    offered = state.legal(seat)
    if not offered:
        return []
    asides = state.asides(seat)
    if len(offered) > _LISTED and not in_full:
        return [_by_notation(a, state.clauses_of(seat, a), is_aside=a in asides) for a in offered]
    # On a guess of what the seat cannot see: the answer must not tell anything about that.
    guess = state.sample(seat, Random(0)) if foresee else None
    found = []
    for action in offered:
        label, is_aside = state.label(action), action in asides
        found.append(
            Choice(
                _notation(action),
                state.clauses_of(seat, action),
                str(label) if with_labels else UNSET,
                write_text(label),
                state.prominence(action) if in_full else UNSET,
                is_aside if in_full or is_aside else UNSET,
                UNSET if guess is None else _reveals(guess.copy(), seat, action),
            )
        )
    return found


@lru_cache(maxsize=50_000)
def _notation(action: Action) -> str:
    return str(action)


@lru_cache(maxsize=50_000)
def _by_notation(action: Action, clauses: tuple[str, ...], *, is_aside: bool) -> Choice:
    """Write a choice without words; the same ones come again and again."""
    return Choice(str(action), clauses, aside=True if is_aside else UNSET)


def _reveals(state: State, seat: Seat, action: Action) -> bool:
    """Ask whether an offered action would show anybody something new, after which it stands."""
    return any(event.reveals for event in state.apply_checked(seat, action))


def write_hints(game: Game, state: State, seat: Seat, advice: Advice) -> list[Hint]:
    """Write what was found about the best choices; shares of the win in full and in parts."""
    worth = {one.action for one in worth_a_thought(advice, state, seat)}
    return [
        Hint(
            action=str(action),
            message=write_text(state.label(action)),
            chance=round(chance, 4),
            visits=visits,
            sources=[
                HintSource(
                    source=source,
                    part=round(part, 4),
                    message=write_text(name_source(game, source)),
                )
                for source, part in sources
            ],
            worth=action in worth,
        )
        for action, chance, visits, sources in advice.best
    ]


# -- what happened ------------------------------------------------------------------------------------


def write_entry(
    game: Game,
    edition: Edition,
    event: Event,
    *,
    move: int | UnsetType = UNSET,
    with_text: bool = False,
) -> LogEntry:
    """Write something that happened, with its clause and its words."""
    message = game.describe(edition, event)
    text = str(message) if with_text else UNSET
    return LogEntry(event, event.clause, write_text(message), move, text)


def play_again(game: Game, deal: Deal, moves: Sequence[Move]) -> Iterator[tuple[State, list[Event]]]:
    """Play moves of a log again: the state and what happened, of the opening and after each move.

    It is the same state each time, as it stands then.
    """
    state, opening = game.open(deal)
    yield state, opening
    for move in moves:
        yield state, state.apply_checked(move.seat, move.action)


# -- drawings and scores ------------------------------------------------------------------------------


def draw(table: Table, viewer: Viewer) -> list[str]:
    """Draw the table as a terminal shows it, for a page that cannot."""
    match = table.playing
    names = [name or LETTERS[seat] for seat, name in enumerate(table.names)]
    lines = match.game.draw(match.state.view(viewer) | {"names": names}, match.deal.edition)
    return [unmarked(line) for line in lines]


def write_sheets(state: State, *, with_texts: bool = True) -> list[list[SheetLine]]:
    """Write the score sheets of all seats."""
    return [
        [
            SheetLine(
                label=line.label,
                points=line.points,
                clause=line.clause,
                message=write_text(Message(line.label)) if with_texts else UNSET,
            )
            for line in state.score_sheet(seat)
        ]
        for seat in range(state.seats)
    ]


def write_things(game: Game, state: State, edition: Edition, viewer: Seat | None) -> list[ThingShown]:
    """Write what may be asked about, and what it is worth to a seat: from what that seat sees."""
    view = state.view(viewer)

    def worth(thing: Thing) -> Text | None:
        found = thing.worth(view, edition) if thing.worth and viewer is not None else None
        return None if found is None else write_text(found)

    def pieces(thing: Thing) -> dict[str, Text]:
        found = thing.pieces(state, viewer) if thing.pieces and viewer is not None else {}
        return {id: write_text(worth) for id, worth in found.items()}

    return [
        ThingShown(
            id=id,
            name=write_text(thing.name),
            does=thing.does,
            gets=thing.gets,
            worth=worth(thing),
            pieces=pieces(thing),
        )
        for id, thing in game.things.items()
    ]


# -- tables -------------------------------------------------------------------------------------------


def describe_table(table: Table, player: str | None) -> AboutTable:
    """Describe a table to whoever looks at it: how it was set up, and who sits where."""
    setup = table.setup
    proposal = table.undo.proposal
    is_open = table.status in ("waiting", "running")
    own = table.seats_of(player) if player is not None else []
    to_return = table.absence.to_return(player) if player is not None else []
    is_host = player is not None and table.row.host == player
    # Of a number that somebody has named, whoever knows it could play the same cards and look ahead.
    is_secret = is_open and not setup.is_drawn and not (own or to_return or is_host)
    return AboutTable(
        table=table.id,
        game=setup.game,
        status=table.status,
        public=setup.public,
        pace=setup.pace,
        clock=setup.clock,
        hints=setup.hints,
        memory=setup.memory and MEMORY in setup.find_game().aids,
        options=setup.options,
        # Not before the end: whoever knows it could play the same deal elsewhere and look ahead.
        deal=None if (setup.is_drawn and is_open) or is_secret else setup.deal,
        rematch_of=setup.rematch_of,
        continues=setup.continues,
        edition=None if setup.edition is None else table.edition.name,
        # The hash would tell which number it is: numbers can be tried.
        commitment=None if is_secret else table.commitment,
        counts=table.uncounted is None,
        uncounted=table.uncounted,
        stand_in=setup.stand_in,
        grace=round(table.absence.grace),
        players=[
            SeatedPlayer(
                seat=row.seat,
                name=table.names[row.seat] or None,
                bot=row.bot,
                taken=bool(row.player or row.bot),
                present=row.seat in table.present,
                away_since=UNSET if (since := table.absence.away_since(row.seat)) is None else since,
                grace_until=_whole(table.absence.grace_until(row.seat)),
                owner=UNSET if row.owner is None else table.absence.owners[row.seat],
            )
            for row in table.seats
        ],
        seats=own,
        to_return=to_return,
        host=is_host,
        votes_to_abandon=len(table.votes) if table.status == "running" else 0,
        rematch=table.followed_by if own or to_return else None,
        undo_asked=(
            None
            if proposal is None
            else UndoAsked(seat=proposal.seat, missing=sorted(proposal.missing))
        ),
        stand_ins=_stand_ins(table),
        lesson=None if table.lesson is None else table.lesson.describe(),
    )


def table_fields(table: Table, player: str | None) -> dict[str, Any]:
    """Describe a table for an answer that says more than that."""
    about = describe_table(table, player)
    return {name: getattr(about, name) for name in AboutTable.__struct_fields__}


def _whole(seconds: float | None) -> int | UnsetType:
    return UNSET if seconds is None else round(seconds)


def _stand_ins(table: Table) -> list[StandIn]:
    """Write for whom the others may let a bot play, and who has agreed."""
    found = []
    for row in table.seats:
        if table.absence.away_since(row.seat) is not None:
            agreed = table.absence.agreed(row.seat)
            seats = [other.seat for other in table.seats if other.player in agreed]
            missing = table.absence.missing(row.seat)
            if seats or missing:
                found.append(StandIn(seat=row.seat, agreed=seats, missing=missing))
    return found
