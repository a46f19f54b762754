"""What a table is set up with, as it was asked for and as it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec

from witchtable.engine.deal import Deal
from witchtable.engine.edition import Edition
from witchtable.engine.errors import BadSeatCount, UnknownSeat
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.registry import find_edition
from witchtable.games import GAMES
from witchtable.server.protocol.messages import Continued
from witchtable.server.protocol.requests import Clock, TableRequest

__all__ = ["TableSetup"]


class TableSetup(msgspec.Struct, frozen=True):
    """Everything about a table that stays: kept as JSON, except the seed."""

    game: str
    seats: int
    deal: int
    """The number of the deal."""
    options: Mapping[str, bool | int | str] = {}
    public: bool = False
    pace: Literal["live", "turns"] = "live"
    clock: Clock | None = None
    hints: bool = True
    memory: bool = True
    edition: Mapping[str, Any] | None = None
    """The components, if they are not those of the house today. They are kept apart."""
    rematch_of: str | None = None
    is_drawn: bool = False
    """Whether chance chose the deal; then its number is nobody's business before the end."""
    continues: Continued | None = None
    """The finished game that this one goes on with; the moves up to there stand."""
    stand_in: str = "apprentice"
    """Which bot plays for whoever is away."""
    patience: int = 3 * 86400
    """Seconds that an absent player of a turn-based game has."""
    house: str | None = None
    """The fingerprint of the house edition that it was opened with; None with an own edition."""
    lesson: str | None = None
    """Which lesson of the game is played; None at all other tables."""
    own: str | None = None
    """Under which key an own edition is kept. (Tables of older versions keep it with the rest.)"""
    remarks: bool = True
    """Whether opponents with a name say something now and then."""

    @classmethod
    def from_request(
        cls, request: TableRequest, deal: int, check_bot: Callable[[str, str], None]
    ) -> TableSetup:
        """Check what somebody asks for; raise what is wrong with it (a WitchtableError)."""
        setup = cls(
            request.game,
            request.seats,
            deal,
            _options(request),
            request.public,
            request.pace,
            request.clock,
            request.hints,
            request.memory,
            request.edition,
            is_drawn=request.deal is None,
            stand_in=request.stand_in,
            patience=request.patience,
            remarks=request.remarks,
            house=GAMES[request.game].edition().fingerprint if request.edition is None else None,
        )
        edition = setup.read_edition()
        setup.arrange("", edition)
        if setup.edition is not None:
            # The data of the edition that was read: all tables that play with it share them.
            setup = msgspec.structs.replace(setup, edition=edition.data, own=_key(edition.data))
        for seat, level in request.bots.items():
            if not seat.isdecimal() or int(seat) >= request.seats:
                raise UnknownSeat(seat, request.seats)
            check_bot(setup.game, level)
        check_bot(setup.game, request.stand_in)
        if len(request.bots) >= request.seats:
            # A table of bots alone would have nobody to start it.
            raise BadSeatCount(setup.find_game().title, 0, range(1, request.seats + 1))
        return setup

    @property
    def kept(self) -> TableSetup:
        """What is kept with the table, and read again for every list: without components."""
        is_apart = self.own is not None or self.house is not None
        return msgspec.structs.replace(self, edition=None) if is_apart else self

    @property
    def kept_apart(self) -> str | None:
        """The key of components that are kept apart and still to be found, if there are any."""
        if self.edition is not None:
            return None
        return self.own if self.own is not None else self.house if self.has_former_house else None

    @property
    def standing(self) -> int:
        """How many moves nobody takes back: they were made in the game that this one goes on with."""
        return 0 if self.continues is None else self.continues.step

    @property
    def has_former_house(self) -> bool:
        """Whether the house edition has been changed since this table was opened."""
        return self.house not in (None, self.find_game().edition().fingerprint)

    def find_game(self) -> Game:
        """Find the game that is played."""
        return GAMES[self.game]

    def read_edition(self) -> Edition:
        """Find the edition that is played with; what is not at hand is read, which takes a while."""
        if self.edition is None:
            return self.find_game().edition()
        return find_edition(self.game, msgspec.json.encode(self.edition))

    def arrange(self, seed: str, edition: Edition) -> Deal:
        """Check the settings, and put the deal together."""
        return self.find_game().arrange(self.seats, seed, edition, self.options)

    def open_match(self, seed: str, edition: Edition, names: Sequence[str]) -> Match:
        """Deal."""
        return Match.open(self.find_game(), self.arrange(seed, edition), names)


def _options(request: TableRequest) -> dict[str, bool | int | str]:
    """Take what is asked for; at a table of strangers some options are others than usual."""
    offered = GAMES[request.game].options.values() if request.public else ()
    usual = {
        option.name: option.among_strangers for option in offered if option.among_strangers is not None
    }
    return {**usual, **request.options}


def _key(data: Mapping[str, Any]) -> str:
    """Name an edition by all that it says, its own name too (a fingerprint leaves that out)."""
    return sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:32]
