"""What may be asked about a table: how it stands, choices, hints, aids, the log; in the end, all.

The position is copied at once, so that an answer belongs to one version. What takes a while runs aside;
what may take long, because somebody has thought up the edition, runs where it can be cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from witchtable.engine.deal import Deal
from witchtable.engine.errors import IllegalAction
from witchtable.engine.game import MEMORY, Game
from witchtable.engine.match import Move
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.engine.texts import speaking
from witchtable.server.protocol.answers import (
    AidAnswer,
    Choices,
    Export,
    ExportedMove,
    Hints,
    Log,
    MoveMade,
    Replay,
    Sheets,
    TableAndPosition,
)
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.messages import Choice, LogEntry, Reject
from witchtable.server.protocol.writing import (
    describe_table,
    draw,
    forbid,
    play_again,
    write_choices,
    write_entry,
    write_hints,
    write_sheets,
)
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.tables.audience import Viewer, is_seen
from witchtable.server.tables.table import Table

__all__ = [
    "Look",
    "Record",
    "aid",
    "choices",
    "edition",
    "export",
    "hints",
    "log",
    "look",
    "record",
    "replay",
    "sheets",
    "viewer_for",
]

T = TypeVar("T")

_LONGEST: Final = 100  # characters of a word in a question
_MOST: Final = 8  # words in a question


class Look(NamedTuple):
    """Which table somebody looks at, from which own seat, and by which invitation."""

    table: str
    seat: int | None
    invite: str | None


def viewer_for(table: Table, caller: Caller, seat: int | None) -> Viewer:
    """Find which viewpoint somebody may take: an own seat's, or a spectator's."""
    own = table.seats_of(caller.id) if caller.id is not None else []
    if seat is None:
        return own[0] if own else None
    if seat not in own:
        raise Refused("not_your_seat", "somebody else sits there")
    return seat


async def look(
    service: Service, caller: Caller, asked: Look, *, since: int, in_words: bool, language: str | None
) -> TableAndPosition:
    """Show how the game stands for the caller, and what happened since a version.

    In words, everything also comes as text, and the table as it is drawn for a terminal.
    """
    service.limits.check("looks", caller)
    table = await service.find_table(caller, asked.table, asked.invite)
    fields: dict[str, Any] = {}
    if caller.id is not None and (table.absence.belongs(caller.id) or table.row.host == caller.id):
        fields["invite"] = table.row.invite
    if table.match is not None:
        viewer = viewer_for(table, caller, asked.seat)
        with speaking(language or caller.language):
            fields |= _position_in_full(table, viewer, since, in_words=in_words)
        fields["clock"] = service.clocks.seconds_left(table)
    return describe_table(TableAndPosition, table, caller.id, **fields)


def _position_in_full(table: Table, viewer: Viewer, since: int, *, in_words: bool) -> dict[str, Any]:
    """Show a position with every choice also in words, for clients without the texts."""
    state, position = table.playing.state, table.writer.position(viewer)
    fields = {name: getattr(position, name) for name in position.__struct_fields__}
    if viewer is not None and position.legal:
        fields["legal"] = write_choices(state, viewer, in_full=True, with_labels=True)
    fields["events"] = table.writer.entries_since(viewer, since, with_texts=in_words)
    if in_words:
        fields["drawing"] = draw(table, viewer)
        asks = viewer is not None and table.status == "running"
        fields["question_text"] = str(state.question(viewer)) if asks else None
    return fields


async def edition(service: Service, caller: Caller, asked: Look) -> dict[str, Any]:
    """Show all components that a table plays with."""
    service.limits.check("questions", caller)
    table = await service.find_table(caller, asked.table, asked.invite)
    return dict(table.edition.data)


async def _find(
    service: Service, caller: Caller, asked: Look, what: str = "questions"
) -> tuple[Table, Viewer]:
    """Find a table that was dealt, and which viewpoint the caller has."""
    service.limits.check(what, caller)
    table = await service.find_table(caller, asked.table, asked.invite)
    viewer = viewer_for(table, caller, asked.seat)
    if table.match is None:
        raise Refused("not_running", "the game has not begun")
    return table, viewer


async def _work_out(
    service: Service, caller: Caller, table: Table, work: Callable[..., T], *arguments: Any
) -> T:
    """Work something out: milliseconds with our own editions, and who knows how long with others."""
    if table.setup.edition is None:
        found: T = await service.aside(work, *arguments)
        return found
    return await _work_out_far_away(service, caller, table, work, *arguments)


async def _work_out_far_away(
    service: Service, caller: Caller, table: Table, work: Callable[..., T], *arguments: Any
) -> T:
    who = caller.id or caller.address
    found: T = await service.thinking.work_out(who, table.id, work, *arguments)
    return found


async def choices(service: Service, caller: Caller, asked: Look) -> Choices:
    """List all that the caller's seat may do, in words, and what could not be taken back."""
    table, viewer = await _find(service, caller, asked)
    version = table.viewpoints[viewer].version
    if viewer is None or table.status != "running":
        return Choices(version=version, seat=viewer, choices=[])
    state = table.playing.state.copy()
    found = await _work_out(service, caller, table, _choices, state, viewer)
    return Choices(version=version, seat=viewer, choices=found)


def _choices(state: State, seat: Seat) -> list[Choice]:
    return write_choices(state, seat, in_full=True, foresee=True)


async def hints(service: Service, caller: Caller, asked: Look) -> Hints:
    """Advise the caller's seat: its best choices, how likely each wins, and why."""
    table, viewer = await _find(service, caller, asked, "hints")
    if viewer is None:
        raise Refused("not_your_seat", "only who plays may ask")
    if not table.setup.hints:
        raise Refused("no_hints", "this table is played without hints")
    if table.status != "running":
        raise Refused("not_running", "the game is over")
    version, state = table.viewpoints[viewer].version, table.playing.state.copy()
    if viewer not in state.deciders:
        raise Refused("out_of_turn", "nothing is asked of this seat now")
    found = await service.thinking.advise(table, viewer)
    written = write_hints(table.setup.find_game(), state, found)
    return Hints(version=version, seat=viewer, hints=written)


async def aid(
    service: Service, caller: Caller, asked: Look, name: str, question: Mapping[str, str]
) -> AidAnswer | Reject:
    """Answer what the caller's seat asks the rules."""
    table, viewer = await _find(service, caller, asked, "aids")
    game = table.setup.find_game()
    if name not in game.aids:
        raise Refused("unknown_route", "this game has no such aid")
    if viewer is None:
        raise Refused("not_your_seat", "only who plays may ask")
    if name == MEMORY and not table.setup.memory:
        raise Refused("no_memory", "this table is played without a memory aid")
    if len(question) > _MOST or any(len(w) > _LONGEST for w in (*question, *question.values())):
        raise Refused("malformed", "no such long questions")
    version, state = table.viewpoints[viewer].version, table.playing.state.copy()
    try:
        found = await _work_out_far_away(
            service, caller, table, _aid, game, name, state, viewer, dict(question)
        )
    except IllegalAction as refusal:
        return forbid(None, version, refusal)
    return AidAnswer(version=version, seat=viewer, answer=found)


def _aid(game: Game, name: str, state: State, seat: Seat, question: Mapping[str, str]) -> Any:
    return game.aids[name](state, seat, question)


async def log(service: Service, caller: Caller, asked: Look) -> Log:
    """Tell everything that the caller has seen since the deal."""
    table, viewer = await _find(service, caller, asked)
    match, version = table.playing, table.viewpoints[viewer].version
    moves = _bare(match.log)
    events = await _work_out(service, caller, table, _log, match.game, match.deal, moves, viewer)
    return Log(version=version, seat=viewer, events=events)


def _bare(log: Sequence[Move]) -> list[Move]:
    """Copy a log without what happened: it may grow meanwhile, and what happened is found out again."""
    return [move._replace(events=[]) for move in log]


def _log(game: Game, deal: Deal, moves: Sequence[Move], viewer: Viewer) -> list[LogEntry]:
    """Write what a viewer has seen; moves are counted as this viewer could count them."""
    steps = play_again(game, deal, moves)
    _, opening = next(steps)
    happened = [opening]
    for move, (_, events) in zip(moves, steps, strict=True):
        if is_seen(move._replace(events=events), viewer):
            happened.append(events)
    return [
        write_entry(game, deal.edition, seen, move=number)
        for number, events in enumerate(happened)
        for event in events
        if (seen := event.seen_by(viewer)) is not None
    ]


async def sheets(service: Service, caller: Caller, asked: Look) -> Sheets:
    """Show everybody's points by source: before the end, those that lie open to all."""
    table, viewer = await _find(service, caller, asked)
    state = table.playing.state
    version = table.viewpoints[viewer].version
    return Sheets(version=version, over=not state.deciders, sheets=write_sheets(state))


# -- finished games: while one runs, these would tell too much ----------------------------------------


class Record(NamedTuple):
    """A match record, and what its file is called."""

    name: str
    text: str


async def _finished(service: Service, caller: Caller, asked: Look, what: str) -> Table:
    service.limits.check(what, caller)
    table = await service.find_table(caller, asked.table, asked.invite)
    if table.status not in ("over", "abandoned") or table.match is None:
        raise Refused("not_over", "the game is not over yet")
    return table


async def record(service: Service, caller: Caller, asked: Look) -> Record:
    """Write the match record: readable, and verifiable with `witchtable verify`."""
    table = await _finished(service, caller, asked, "exports")
    # While others play the same cards it has only the hash of the seed: nobody may look ahead.
    is_secret = await service.store.is_played_by_others(table.row.seed, table.id, caller.id)
    text = table.playing.dumps(reveal_seed=not is_secret)
    return Record(f"{table.setup.game}-{table.id}.txt", text)


async def replay(service: Service, caller: Caller, asked: Look, step: int) -> Replay:
    """Show a finished game after so many moves, from any viewpoint."""
    table = await _finished(service, caller, asked, "replays")
    await service.check_deal_is_free(table, caller.id)
    match, seat = table.playing, asked.seat
    if not 0 <= step <= len(match.log):
        raise Refused("malformed", f"step must be from 0 to {len(match.log)}")
    if seat is not None and not 0 <= seat < match.state.seats:
        raise Refused("malformed", "there is no such seat")
    moves = _bare(match.log[:step])
    then = await _work_out(service, caller, table, _then, match.game, match.deal, moves, seat)
    last = match.log[step - 1] if step else None
    return Replay(
        table=table.id,
        step=step,
        steps=len(match.log),
        seat=seat,
        move=None if last is None else MoveMade(seat=last.seat, action=str(last.action)),
        **then,
    )


def _then(game: Game, deal: Deal, moves: Sequence[Move], seat: Viewer) -> dict[str, Any]:
    """Write how a game stood, and what the last of the moves had led to."""
    *_, (then, events) = play_again(game, deal, moves)
    return {
        "events": [
            write_entry(game, deal.edition, seen)
            for event in events
            # The game is over: who watches is shown everything.
            if (seen := event if seat is None else event.seen_by(seat)) is not None
        ],
        "view": then.view(seat),
        "deciders": then.deciders,
        "scores": then.scores,
    }


async def export(service: Service, caller: Caller, asked: Look) -> Export:
    """Export a finished game: the deal, every move with its events, the score sheets."""
    table = await _finished(service, caller, asked, "exports")
    await service.check_deal_is_free(table, caller.id)
    match = table.playing
    moves = _bare(match.log)
    return Export(
        game=match.game.id,
        rules=match.game.rules_version,
        edition=match.deal.edition.name,
        options=match.deal.options,
        seats=match.deal.seats,
        players=match.players,
        seed=match.deal.seed,
        commitment=match.commitment,
        moves=await _work_out(service, caller, table, _moves, match.game, match.deal, moves),
        scores=match.state.scores,
        winners=match.state.winners,
        sheets=write_sheets(match.state, with_texts=False),
    )


def _moves(game: Game, deal: Deal, moves: Sequence[Move]) -> list[ExportedMove]:
    steps = play_again(game, deal, moves)
    next(steps)  # the opening
    return [
        ExportedMove(seat=move.seat, action=str(move.action), events=events, scores=state.scores)
        for move, (state, events) in zip(moves, steps, strict=True)
    ]
