"""What an arena plays: line-ups, deals, and every rotation of the seats on each deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from itertools import combinations
from typing import TypeAlias

import msgspec

from witchtable.engine.deal import Deal, Value
from witchtable.engine.errors import Malformed
from witchtable.engine.game import Game
from witchtable.engine.registry import find_edition
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = ["Job", "LineUp", "OtherSetup", "Setup", "Table", "games_per_deal", "jobs", "line_ups"]

LineUp: TypeAlias = tuple[str, ...]


class OtherSetup(Malformed):
    """Games of one set-up must not be counted as games of another; `differences` names the fields."""

    def __init__(self, where: str, differences: Sequence[str]) -> None:
        super().__init__(Message("arena-other-setup", where=where, differences=", ".join(differences)))
        self.differences = tuple(differences)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
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

    def compare(self, other: Setup) -> list[str]:
        """Name the fields in which two set-ups differ."""
        return [name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name)]


class Table(msgspec.Struct, frozen=True):
    """A set-up and the components it is played with: small enough to be sent with every job."""

    setup: Setup
    printed: bytes | None
    """The components as JSON; None is the house edition."""

    @classmethod
    def lay(cls, game: Game, deal: Deal, chosen: tuple[LineUp, ...], seconds: float) -> Table:
        """Lay a table as the first deal has it."""
        house = game.house_edition()
        setup = Setup(
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
        return cls(setup, None if is_house else msgspec.json.encode(deal.edition.data))

    def deal(self, number: int) -> tuple[Game, Deal]:
        """Find the game, and what deal NUMBER is; refuse where another version is installed."""
        setup = self.setup
        game = GAMES[setup.game]
        printed = self.printed
        edition = game.house_edition() if printed is None else find_edition(game.id, printed)
        here = msgspec.structs.replace(
            setup,
            rules=game.rules_version,
            version=_version(),
            edition=edition.fingerprint,
        )
        if here != setup:
            raise OtherSetup("worker", setup.compare(here))
        return game, Deal(setup.seats, f"{setup.seed}-{number}", edition, setup.options)


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    line_up: int
    deal: int
    rotation: int
    bots: LineUp
    """As they sit."""

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells this game from all others of its set-up."""
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


def jobs(setup: Setup, deals: int) -> Iterator[Job]:
    """List the games, deal by deal."""
    for deal in range(deals):
        for number, line_up in enumerate(setup.line_ups):
            for rotation, bots in enumerate(_seatings(line_up, deal)):
                yield Job(number, deal, rotation, bots)


def _seatings(line_up: LineUp, deal: int) -> list[LineUp]:
    # Every second deal goes the other way round: nobody always sits next to the same neighbour.
    order = line_up[::-1] if deal % 2 else line_up
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


@cache
def _version() -> str:
    return version("witchtable")
