"""A match: a deal, the moves made so far, and the way back to the last reveal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from witchtable.engine import record as text_record
from witchtable.engine.chance import commitment
from witchtable.engine.deal import Value, write_value
from witchtable.engine.errors import (
    BadSeatCount,
    CannotUndo,
    CorruptRecord,
    OtherEdition,
    OtherRules,
    SeedWithheld,
    WitchtableError,
)
from witchtable.engine.game import EditionSource, Game
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.record import Line, Record
from witchtable.engine.registry import GAMES
from witchtable.engine.state import State
from witchtable.engine.texts import Message

__all__ = ["Match", "Move"]


class Move(NamedTuple):
    """One entry of the log: who did what, and what happened."""

    seat: Seat
    action: Action
    events: list[Event]


class Match:
    """A game being played, move by move; replaying its moves rebuilds everything."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int,
        seed: str | int,
        edition: EditionSource = None,
        players: Sequence[str] = (),
        **options: Value,
    ) -> None:
        self.game = game
        self.deal = game.arrange(seats, seed, edition, options)
        self.state, self.opening = game.open(self.deal)
        self.log: list[Move] = []
        self.players = list(players) or list(text_record.LETTERS[:seats])
        if len(self.players) != seats:
            raise BadSeatCount(game.title, len(self.players), range(seats, seats + 1))
        # States before each move since the last reveal: as far back as anybody may go.
        self._before: list[State] = []

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the deal."""
        return commitment(self.deal.seed)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Make a move; an illegal one raises and changes nothing."""
        before = self.state.copy()
        events = self.state.apply(seat, action)
        self.log.append(Move(seat, action, events))
        if any(event.reveals for event in events):
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
        problem = self._no_undo(seat)
        if problem is not None:
            raise CannotUndo(Message(problem))
        self.state = self._before.pop()
        return self.log.pop()

    def _no_undo(self, seat: Seat) -> str | None:
        if not self.log:
            return "undo-nothing"
        if self.log[-1].seat != seat:
            return "undo-other"
        return None if self._before else "undo-reveal"

    # -- records ------------------------------------------------------------------------------

    def dumps(self, *, reveal_seed: bool = True) -> str:
        """Write the match as a text record; without the seed, only its hash is shown."""
        return text_record.write(self._record(reveal_seed))

    @classmethod
    def loads(cls, text: str, *, edition: EditionSource = None) -> Match:
        """Load a record and replay all of it; raise CorruptRecord if anything does not fit."""
        record = text_record.read(text)
        match = cls._begin(record, edition)
        for line in record.moves:
            match._replay(line)
        match._check_end(record)
        return match

    @classmethod
    def salvage(cls, text: str, *, edition: EditionSource = None) -> tuple[Match, CorruptRecord | None]:
        """Load a damaged record up to its last good move; also return what stopped it."""
        record = text_record.read(text, salvage=True)
        match = cls._begin(record, edition)
        try:
            for line in record.moves:
                match._replay(line)
            if record.problem is None:
                match._check_end(record)
        except CorruptRecord as problem:
            return match, problem
        return match, record.problem

    @classmethod
    def _begin(cls, record: Record, source: EditionSource) -> Match:
        game = GAMES.find(record.game)
        if record.rules != game.rules_version:
            raise OtherRules(Message("record-rules", found=record.rules, known=game.rules_version))
        edition = game.edition(source)
        known = f"{edition.name} {edition.fingerprint}"
        if record.edition.split(" ")[-1] != edition.fingerprint:
            raise OtherEdition(Message("record-edition", found=record.edition, known=known))
        if record.seed is None:
            raise SeedWithheld(Message("record-seed"))
        if record.commitment != commitment(record.seed):
            raise CorruptRecord(Message("record-commitment"))
        options = _read_options(game, record.options)
        return cls(
            game,
            seats=record.seats,
            seed=record.seed,
            edition=edition,
            players=record.players,
            **options,
        )

    def _replay(self, line: Line) -> None:
        try:
            self.play(line.seat, self.game.parse(line.notation))
        except WitchtableError as problem:
            raise CorruptRecord(Message("record-illegal", reason=str(problem)), line.line) from None

    def _check_end(self, record: Record) -> None:
        result = text_record.write_result(self.state.scores, self.state.winners)
        if record.result != result:
            raise CorruptRecord(Message("record-result", found=record.result, known=result))
        if record.digest != self.state.digest:
            raise CorruptRecord(Message("record-digest"))

    def _record(self, reveal_seed: bool) -> Record:
        edition = self.deal.edition
        changed = {
            name: write_value(value)
            for name, value in self.deal.options.items()
            if value != self.game.options[name].default
        }
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            edition=f"{edition.name} {edition.fingerprint}",
            seats=self.deal.seats,
            players=self.players,
            options=changed,
            commitment=self.commitment,
            seed=self.deal.seed if reveal_seed else None,
            moves=[Line(move.seat, str(move.action)) for move in self.log],
            result=text_record.write_result(self.state.scores, self.state.winners),
            digest=self.state.digest,
        )


def _read_options(game: Game, texts: Mapping[str, str]) -> dict[str, Value]:
    # An unknown option keeps its text: the game refuses it by name.
    return {
        name: game.options[name].read(text) if name in game.options else text
        for name, text in texts.items()
    }
