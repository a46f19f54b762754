"""A match: a deal, the moves made so far, and the way back to the last reveal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from witchtable.engine import record as text_record
from witchtable.engine.chance import commitment
from witchtable.engine.deal import Deal, Value, write_value
from witchtable.engine.edition import Edition
from witchtable.engine.errors import (
    BadName,
    BadOption,
    BadSeatCount,
    CannotUndo,
    CorruptRecord,
    Malformed,
    OtherEdition,
    OtherRules,
    SeedWithheld,
    Truncated,
    UnknownGame,
    WitchtableError,
)
from witchtable.engine.game import EditionSource, Game
from witchtable.engine.moves import Account, Action, Event, Move, Seat, Stage
from witchtable.engine.record import Record, RecordedMove
from witchtable.engine.registry import GAMES
from witchtable.engine.state import State
from witchtable.engine.texts import Message
from witchtable.engine.traces import Trace, fade, take_trace

__all__ = ["Mark", "Match"]


class Mark(NamedTuple):
    """A point of a match to go back to without playing up to it again."""

    moves: int
    state: State


class Match:
    """A game being played, move by move; replaying its moves rebuilds everything."""

    def __init__(
        self,
        /,
        game: Game,
        *,
        seats: int,
        seed: str | int,
        edition: EditionSource = None,
        players: Sequence[str] = (),
        **options: Value,
    ) -> None:
        self._sit_down(game, game.arrange(seats, seed, edition, options), players)

    @classmethod
    def open(cls, game: Game, deal: Deal, players: Sequence[str] = ()) -> Match:
        """Begin with a deal that `game.arrange` has made: for options that come as a mapping."""
        match = cls.__new__(cls)
        match._sit_down(game, deal, players)
        return match

    @classmethod
    def resume(
        cls,
        game: Game,
        deal: Deal,
        players: Sequence[str],
        log: list[Move],
        traces: list[Trace],
        state: State,
    ) -> Match:
        """Go on from a state to which the moves of the log have led, without making them again."""
        assert len(log) == len(traces)
        match = cls.__new__(cls)
        match._take_places(game, deal, players)
        match._opening = None
        match.state, match.log, match._traces = state, log, traces
        match._before = []
        return match

    def _sit_down(self, game: Game, deal: Deal, players: Sequence[str]) -> None:
        self._take_places(game, deal, players)
        self.state, self._opening = game.open(deal)
        self.log = []
        self._traces = []
        self._before = []

    def _take_places(self, game: Game, deal: Deal, players: Sequence[str]) -> None:
        self.game = game
        self.deal = deal
        self.players = _check_names(players) or list(text_record.LETTERS[: deal.seats])
        if len(self.players) != deal.seats:
            raise BadSeatCount(game.title, len(self.players), range(deal.seats, deal.seats + 1))

    state: State
    log: list[Move]
    stages: Sequence[Stage] = ()
    """How the table looked in the middle of the last move, where much happens by itself."""
    _opening: list[Event] | None
    _traces: list[Trace]
    """What stays known of each move of the log."""
    _before: list[State]
    """The states before the moves since the last reveal, as far as they are kept.

    Nobody goes back further. The others are found by replaying.
    """

    @property
    def opening(self) -> list[Event]:
        """What happened before the first decision."""
        if self._opening is None:
            _, self._opening = self.game.open(self.deal)
        return self._opening

    @property
    def traces(self) -> Sequence[Trace]:
        """What stays known of each move of the log."""
        return self._traces

    def mark(self) -> Mark:
        """Keep this point, to go back to."""
        return Mark(len(self.log), self.state.copy())

    def go_back(self, mark: Mark) -> None:
        """Go back to a point on the way here: as `rewind` does, without playing."""
        del self.log[mark.moves :]
        del self._traces[mark.moves :]
        self.state = mark.state.copy()
        self._before.clear()

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the deal."""
        return commitment(self.deal.seed)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Make a move; an illegal one raises and changes nothing."""
        # The log has it in the form in which it was offered.
        return self.play_checked(seat, self.state.check(seat, action))

    def play_checked(self, seat: Seat, action: Action) -> list[Event]:
        """Make a move that `state.check` has just returned, without checking it again."""
        before = self.state.copy()
        account = Account()
        self.state.apply_checked(seat, action, account)
        events, self.stages = list(account), account.stages
        move = Move(seat, action, events)
        self.log.append(move)
        trace = take_trace(move, self.deal.seats)
        self._traces.append(trace)
        if trace.reveals:
            self._before.clear()
        else:
            self._before.append(before)
        return events

    def will_reveal(self, seat: Seat, action: Action) -> bool:
        """Ask whether a move would show anybody something new, after which it stands."""
        return any(event.reveals for event in self.state.copy().apply(seat, action))

    def can_undo(self, seat: Seat) -> bool:
        """Ask whether the seat may take back the last move."""
        return self._no_undo(seat) is None

    def undo(self, seat: Seat) -> Move:
        """Take back the last move: back to the last reveal, never across another seat's move."""
        problem = self.why_no_undo(seat)
        if problem is not None:
            raise problem
        move = self.log[-1]
        if self._before:
            self.state = self._before.pop()
            self.log.pop()
            self._traces.pop()
        else:
            self.rewind(len(self.log) - 1)
        return move

    @property
    def keeps_last_state(self) -> bool:
        """Whether the last move can be taken back without playing the others again."""
        return bool(self._before)

    def why_no_undo(self, seat: Seat) -> CannotUndo | None:
        """Say why the seat may not take back the last move; None if it may."""
        problem = self._no_undo(seat)
        return None if problem is None else CannotUndo(Message(problem))

    def rewind(self, moves: int) -> None:
        """Go back to after so many moves, across reveals and other seats' moves: if all have agreed."""
        kept = self.log[:moves]
        self._sit_down(self.game, self.deal, self.players)
        for move in kept:
            self.play(move.seat, move.action)

    def _no_undo(self, seat: Seat) -> str | None:
        # Judged by what the seat itself has done and seen: whether others have moved in secret since
        # must not show in the answer.
        own = self._last(seat, seen=False)
        if own is not None and self.log[own].action.sealed:
            return "undo-sealed"  # the game itself offers the way back
        last = self._last(seat, seen=True)
        if last is None:
            return "undo-nothing"
        if self.log[last].seat != seat:
            return "undo-other"
        if self._traces[last].reveals:
            return "undo-reveal"
        return "undo-other" if self._others_may_hide_a_move(seat) or last + 1 < len(self.log) else None

    def _last(self, seat: Seat, *, seen: bool) -> int | None:
        """Find the last move of a seat; or the last one that it has seen anything of."""
        for at in reversed(range(len(self.log))):
            if self.log[at].seat == seat or (seen and self._traces[at].seen >> seat & 1):
                return at
        return None

    def _others_may_hide_a_move(self, seat: Seat) -> bool:
        """Ask whether others can move now without being seen: perhaps they already have."""
        if not any(kind.sealed for kind in self.game.action_types):
            return False
        state = self.state
        return any(
            other in state.deciders or state.legal(other)
            for other in range(state.seats)
            if other != seat
        )

    def thin(self, kept: int) -> None:
        """Forget what is only kept for speed: all but the last state, and events of older moves.

        For those who have very many matches, and call this after every move. Replaying finds all of it.
        """
        del self._before[:-1]
        if len(self.log) > kept:
            seat, action, _ = self.log[-kept - 1]
            self.log[-kept - 1] = fade(seat, action)

    # -- records ------------------------------------------------------------------------------

    def dumps(self, *, reveal_seed: bool = True) -> str:
        """Write the match as a text record; without the seed, only its hash is shown."""
        return text_record.write(self._record(reveal_seed))

    @classmethod
    def loads(cls, text: str, *, edition: EditionSource = None) -> Match:
        """Load a record and replay all of it; raise CorruptRecord if anything does not fit."""
        match, truncated = cls.salvage(text, edition=edition)
        if truncated is not None:
            raise truncated
        return match

    @classmethod
    def salvage(cls, text: str, *, edition: EditionSource = None) -> tuple[Match, Truncated | None]:
        """Load a record as `loads` does, but one that stops in the middle up to its last complete move.

        Also returns where it stops. Only the end may be missing: what is there must fit.
        """
        record = text_record.read(text)
        match = cls._begin(record, edition)
        for line in record.moves:
            match._replay(line)
        text_record.compare(text, match.dumps())
        return match, record.truncated

    @classmethod
    def _begin(cls, record: Record, source: EditionSource) -> Match:
        try:
            game = GAMES[record.game]
            edition = game.edition(source)
            seed = _check_header(record, game, edition)
            options = _read_options(game, record.options)
            deal = game.arrange(record.seats, seed, edition, options)
            return cls.open(game, deal, record.players)
        except tuple(_BLAMED) as problem:
            line = text_record.line_of(_BLAMED[type(problem)])
            raise CorruptRecord(problem.message, line) from None

    def _replay(self, line: RecordedMove) -> None:
        try:
            self.play(line.seat, self.game.parse(line.notation))
        except WitchtableError as problem:
            raise CorruptRecord(Message("record-illegal", reason=str(problem)), line.line) from None

    def _record(self, reveal_seed: bool) -> Record:
        changed = {
            name: write_value(value)
            for name, value in self.deal.options.items()
            if value != self.game.options[name].default
        }
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            edition=_write_edition(self.deal.edition),
            seats=self.deal.seats,
            players=self.players,
            options=changed,
            commitment=self.commitment,
            seed=self.deal.seed if reveal_seed else None,
            moves=[RecordedMove(move.seat, str(move.action)) for move in self._shown(reveal_seed)],
            result=text_record.write_result(self.state.scores, self.state.winners),
            digest=self.state.digest if reveal_seed else "withheld",
        )

    def _shown(self, everything: bool) -> list[Move]:
        """List the moves that may be shown: without the seed, no decision that is still sealed.

        Nor one that was taken back, or passed over by what happened then: nobody else ever saw it.
        """
        if everything:
            return self.log
        shown: list[int] = []
        sealed: list[int] = []
        for at, (move, trace) in enumerate(zip(self.log, self._traces, strict=True)):
            if not move.action.sealed:
                shown.append(at)
                if not trace.unseals:
                    sealed.clear()
            elif not move.action.takes_back:
                sealed.append(at)
            elif own := [other for other in sealed if self.log[other].seat == move.seat]:
                sealed.remove(own[-1])
            if trace.unseals:
                shown += sealed
                sealed.clear()
        return [self.log[at] for at in sorted(shown)]


# The line of the header that is to blame when a table cannot be set up.
_BLAMED: dict[type[Malformed], str] = {
    UnknownGame: "game",
    BadSeatCount: "seats",
    BadOption: "options",
}


def _check_header(record: Record, game: Game, edition: Edition) -> str:
    """Check that the record can be replayed here; return its seed."""
    if record.rules != game.rules_version:
        message = Message("record-rules", found=record.rules, known=game.rules_version)
        raise OtherRules(message, text_record.line_of("rules"))
    if record.edition != _write_edition(edition):
        message = Message("record-edition", found=record.edition, known=_write_edition(edition))
        raise OtherEdition(message, text_record.line_of("edition"))
    if record.seed is None:
        raise SeedWithheld(Message("record-seed"), text_record.line_of("seed"))
    if record.commitment != commitment(record.seed):
        raise CorruptRecord(Message("record-commitment"), text_record.line_of("deal"))
    return record.seed


def _write_edition(edition: Edition) -> str:
    return f"{edition.name} {edition.fingerprint}"


def _check_names(players: Sequence[str]) -> list[str]:
    for name in players:
        # Half a character (a lone surrogate) cannot be written down.
        if not isinstance(name, str) or name.encode(errors="replace").decode() != name:
            raise BadName(name)
    return list(players)


def _read_options(game: Game, texts: Mapping[str, str]) -> dict[str, Value]:
    # An unknown option keeps its text: the game refuses it by name.
    return {
        name: game.options[name].read(text) if name in game.options else text
        for name, text in texts.items()
    }
