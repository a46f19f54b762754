"""The games of an arena: which are played, by whom and on which deal; and how one of them goes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from itertools import combinations
from math import log10
from typing import Final, TypeAlias

import msgspec

from witchtable.bots import Bot
from witchtable.engine.deal import Deal, Value
from witchtable.engine.errors import BotFault, Malformed
from witchtable.engine.game import Game
from witchtable.engine.moves import Seat
from witchtable.engine.registry import find_edition
from witchtable.engine.state import State
from witchtable.engine.texts import Message, shorten
from witchtable.games import GAMES
from witchtable.guests import ask
from witchtable.lab.cheat import place_of, seat_in_arena

__all__ = [
    "Conditions",
    "Contest",
    "DecisionTimes",
    "GameResult",
    "LineUp",
    "OtherConditions",
    "ScheduledGame",
    "SeatResult",
    "games_per_deal",
    "line_ups",
    "play_game",
    "schedule",
    "slot_seconds",
]

LineUp: TypeAlias = tuple[str, ...]

_SLOTS: Final = 20  # per power of ten: each slot is 12% wider than the one before
_QUICKEST: Final = 1e-6
_SAID: Final = 3  # faults of one seat in one game whose text is kept
_LONGEST: Final = 300

# -- what is played -------------------------------------------------------------------------------


class OtherConditions(Malformed):
    """Games played under other conditions must not be counted; `differences` names the fields."""

    def __init__(self, where: str, differences: Sequence[str]) -> None:
        super().__init__(Message("arena-other-setup", where=where, differences=", ".join(differences)))
        self.differences = tuple(differences)


class Conditions(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides how games go; how many are played is not among it."""

    game: str
    rules: int
    version: str
    edition: str
    """The fingerprint of the components."""
    seats: int
    options: dict[str, Value]
    line_ups: tuple[LineUp, ...]
    seed: str
    seconds: float
    """What a bot may take for a decision."""

    def compare(self, other: Conditions) -> list[str]:
        """Name the fields that differ."""
        return [name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name)]


class Contest(msgspec.Struct, frozen=True):
    """Conditions and the components to play with: small enough to be sent with every game."""

    conditions: Conditions
    printed: bytes | None
    """The components as JSON; None is the house edition."""

    @classmethod
    def of(cls, game: Game, deal: Deal, chosen: tuple[LineUp, ...], seconds: float) -> Contest:
        """Take over from the first deal what all have in common."""
        house = game.house_edition()
        conditions = Conditions(
            game=game.id,
            rules=game.rules_version,
            version=_version(),
            edition=deal.edition.fingerprint,
            seats=deal.seats,
            options=deal.options,
            line_ups=chosen,
            seed=deal.seed,
            seconds=seconds,
        )
        is_house = deal.edition.fingerprint == house.fingerprint
        return cls(conditions, None if is_house else msgspec.json.encode(deal.edition.data))

    def deal(self, number: int) -> tuple[Game, Deal]:
        """Find the game, and what deal NUMBER is; refuse where another version is installed."""
        wanted = self.conditions
        game = GAMES[wanted.game]
        printed = self.printed
        edition = game.house_edition() if printed is None else find_edition(game.id, printed)
        here = msgspec.structs.replace(
            wanted,
            rules=game.rules_version,
            version=_version(),
            edition=edition.fingerprint,
        )
        if here != wanted:
            raise OtherConditions("worker", wanted.compare(here))
        return game, Deal(wanted.seats, f"{wanted.seed}-{number}", edition, wanted.options)


class ScheduledGame(msgspec.Struct, frozen=True):
    """One game to be played."""

    line_up: int
    deal: int
    rotation: int
    bots: LineUp
    """As they sit."""

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells this game from all others of its contest."""
        return (self.deal, self.line_up, self.rotation)

    def bot_seed(self, seed: str, seat: int) -> int:
        """Seed the bot of a seat: the same on every machine, another in every game."""
        text = f"{seed} {self.deal} {self.rotation} {seat}"
        return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


def line_ups(bots: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """Say who plays whom: exactly these, filled up with the last one, or all combinations."""
    if len(bots) <= seats:
        return ((*bots, *[bots[-1]] * (seats - len(bots))),)
    return tuple(dict.fromkeys(combinations(bots, seats)))


def games_per_deal(chosen: Sequence[LineUp]) -> int:
    """Count the games that are played with one deal."""
    return sum(len(_seatings(line_up, 0)) for line_up in chosen)


def schedule(conditions: Conditions, deals: int) -> Iterator[ScheduledGame]:
    """List the games, deal by deal."""
    for deal in range(deals):
        for number, line_up in enumerate(conditions.line_ups):
            for rotation, bots in enumerate(_seatings(line_up, deal)):
                yield ScheduledGame(number, deal, rotation, bots)


def _seatings(line_up: LineUp, deal: int) -> list[LineUp]:
    # Every second deal goes the other way round: nobody always sits next to the same neighbour.
    order = line_up[::-1] if deal % 2 else line_up
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


@cache
def _version() -> str:
    return version("witchtable")


# -- how a game went ------------------------------------------------------------------------------


class DecisionTimes(msgspec.Struct):
    """How long decisions took. Not each of them: how many of about which length."""

    seconds: float = 0.0
    slowest: float = 0.0
    slots: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        slot = round(_SLOTS * log10(max(seconds, _QUICKEST)))
        self.slots[slot] = self.slots.get(slot, 0) + 1


def slot_seconds(slot: int) -> float:
    """Say which time a slot stands for."""
    return float(10 ** (slot / _SLOTS))


class SeatResult(msgspec.Struct):
    """One seat's part of a game."""

    bot: str
    score: int = 0
    decisions: int = 0
    faults: dict[str, int] = msgspec.field(default_factory=dict)
    said: list[str] = msgspec.field(default_factory=list)
    clock: DecisionTimes = msgspec.field(default_factory=DecisionTimes)

    def blame(self, fault: BotFault) -> None:
        """Count a fault, and keep what the first few say."""
        self.faults[fault.kind] = self.faults.get(fault.kind, 0) + 1
        if len(self.said) < _SAID:
            self.said.append(shorten(f"{fault.kind}: {' '.join(fault.text.split())}", _LONGEST))


class GameResult(msgspec.Struct):
    """One finished game: a line of the work file."""

    line_up: int
    deal: int
    rotation: int
    winners: tuple[Seat, ...]
    seats: list[SeatResult]
    """Those that score: after the bots, perhaps one that the rules play."""
    digest: str
    """The last position, to tell whether two runs played alike."""

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells this game from all others of its contest."""
        return (self.deal, self.line_up, self.rotation)

    def won(self, at: Seat) -> float:
        """Say which part of the win a seat has."""
        return 1 / len(self.winners) if at in self.winners else 0.0

    def standing(self, at: Seat) -> tuple[bool, int]:
        """Say how well a seat finished: winners first, then by points."""
        # Winners who share the win finished alike, whatever their points.
        return (True, 0) if at in self.winners else (False, self.seats[at].score)


def play_game(contest: Contest, scheduled: ScheduledGame) -> GameResult:
    """Play one game to its end, whatever its bots do."""
    game, deal = contest.deal(scheduled.deal)
    state, _ = game.open(deal)
    results = [SeatResult(name) for name in scheduled.bots]
    # Who plays by the rules alone is called by the id of its name.
    results += [SeatResult(state.view(None)["automatic"]) for _ in range(len(results), state.seats)]
    bots: list[Bot] = []
    try:
        for at, name in enumerate(scheduled.bots):
            bots.append(seat_in_arena(name, game, scheduled.bot_seed(contest.conditions.seed, at)))
        while state.deciders:
            at = state.deciders[0]
            _decide(state, at, bots[at], results[at], contest.conditions.seconds)
    finally:
        for bot in bots:
            _close(bot)
    for result, score in zip(results, state.scores, strict=True):
        result.score = score
    which = scheduled.line_up, scheduled.deal, scheduled.rotation
    return GameResult(*which, state.winners, results, state.digest)


def _decide(state: State, at: Seat, bot: Bot, result: SeatResult, seconds: float) -> None:
    # A copy: whatever a bot does to its place, the game is not harmed.
    place = place_of(result.bot, state.copy(), at, seconds)
    # Late is only who is late by far: a busy machine must not look like a slow bot.
    answer = ask(bot, place, state.fallback, name=result.bot, grace=4 * seconds + 1)
    result.decisions += 1
    result.clock.add(answer.seconds)
    if answer.fault is not None:
        result.blame(answer.fault)
    state.apply_trusted(at, answer.action)


def _close(bot: Bot) -> None:
    close = getattr(bot, "close", None)
    if callable(close):
        with contextlib.suppress(Exception):  # the game is over: nothing depends on it any more
            close()
