"""The components of Witchdom: the entries of components.toml, and tables made of them.

Cards have two kinds of numbers, which every other module uses: a *card* is a number into witches
followed by novices (what can be held in hand), a *potion* one into potions followed by starting
potions. Their ids (`w07`, `n1a`, `p16`, `s2`) are for people and records.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from witchtable.engine.edition import Edition, Reader
from witchtable.games.witchdom import checks
from witchtable.games.witchdom.entries import (
    DECKS,
    KINDS,
    LOCATIONS,
    POTIONS,
    WITCHES,
    Animal,
    Clan,
    Gain,
    Id,
    Level,
    Novice,
    Objective,
    OstaraToken,
    Potion,
    Resource,
    Scoring,
    Setup,
    Side,
    Solo,
    StartingPotion,
    Witch,
)

__all__ = [
    "DECKS",
    "KINDS",
    "LOCATIONS",
    "POTIONS",
    "WITCHES",
    "Gain",
    "Level",
    "OstaraToken",
    "Side",
    "WitchdomEdition",
    "house",
    "read",
]

SCHEMA: Final = 1


class WitchdomEdition(Edition):
    """Every component, and the tables of plain numbers that the rules look things up in."""

    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        reader = Reader(data, source)
        reader.check_meta("witchdom", SCHEMA)
        self.locations = reader.one("pieces.locations", tuple[Id, Id, Id]) or ()
        self.colours = reader.one("pieces.colours", tuple[Id, Id, Id, Id]) or ()
        self.tools = reader.one("pieces.tools", tuple[Id, Id, Id, Id, Id]) or ()
        self.resources = reader.each("pieces.resources", Resource)
        self.animals = reader.each("pieces.animals", Animal)
        self.clans = reader.each("pieces.clans", Clan)
        self.novices = reader.each("pieces.novices", Novice)
        self.starting_potions = reader.each("pieces.starting_potions", StartingPotion)
        self.witches = reader.each("pieces.witches", Witch)
        self.potions = reader.each("pieces.potions", Potion)
        self.objectives = reader.each("pieces.objectives", Objective)
        self.ostara_tokens = reader.each("pieces.ostara_tokens", OstaraToken)
        setup = reader.one("setup", Setup)
        scoring = reader.one("scoring", Scoring)
        solo = reader.one("solo", Solo)
        # Cross-checks would only repeat the mistakes of entries that could not be read.
        reader.finish()
        assert setup and scoring and solo
        self.setup, self.scoring, self.solo = setup, scoring, solo
        checks.check(reader, self)
        reader.finish()
        super().__init__(data)
        self._build_tables()

    def _build_tables(self) -> None:
        kinds = [kind.id for kind in self.resources]
        tools = list(self.tools)
        animals = [animal.id for animal in self.animals]

        self.kind_ids = kinds
        self.animal_ids = animals
        self.kind_index = {kind: number for number, kind in enumerate(kinds)}
        self.tool_index = {tool: number for number, tool in enumerate(tools)}
        self.animal_index = {animal: number for number, animal in enumerate(animals)}
        self.location_index = {place: number for number, place in enumerate(self.locations)}
        self.tame_with = [self.kind_index[animal.tame_with] for animal in self.animals]

        hand: list[Witch | Novice] = [*self.witches, *self.novices]
        self.card_ids = [card.id for card in hand]
        self.card_names = [card.name for card in hand]
        self.card_index = {card.id: number for number, card in enumerate(hand)}
        self.clan_index = {clan.id: number for number, clan in enumerate(self.clans)}
        # By clan card: the novices with its symbol; none for Ostara's.
        self.pairs = [
            tuple(self.card_index[novice.id] for novice in self.novices if novice.clan == clan.id)
            for clan in self.clans
        ]
        self.ap = [card.ap for card in hand]
        novices = len(self.novices)
        # Banners as bits, so that "can she brew it" is one `&`; a novice has none.
        self.banners = [self._bits(witch.banners) for witch in self.witches] + [0] * novices
        self.restores = [witch.restore for witch in self.witches] + [False] * novices
        self.witch_points = [witch.points for witch in self.witches]
        self.witch_animal = [animals.index(witch.back) for witch in self.witches]

        brews: list[Potion | StartingPotion] = [*self.potions, *self.starting_potions]
        wild = (1 << len(self.colours)) - 1
        self.potion_ids = [potion.id for potion in brews]
        self.potion_names = [potion.name for potion in brews]
        self.potion_index = {potion.id: number for number, potion in enumerate(brews)}
        self.potion_points = [potion.points for potion in brews]
        self.needs = [tuple(potion.needs.get(kind, 0) for kind in kinds) for potion in brews]
        self.needs_tools = [tuple(tools.index(tool) for tool in potion.tools) for potion in brews]
        self.needs_any_tool = [potion.any_tool for potion in brews]
        self.potion_tool = [tools.index(potion.back) for potion in self.potions]
        # Colours as bits: none for a wild potion, which any banner can brew (WD-BREW-03).
        starting = len(self.starting_potions)
        self.potion_colour = [
            0 if potion.banner == "wild" else self._bits((potion.banner,)) for potion in self.potions
        ] + [0] * starting
        self.brewers = [colour or wild for colour in self.potion_colour]

        # By deck: the ids of the faces, and what is printed on the backs.
        self.faces = (self.potion_ids, self.card_ids)
        self.backs = ([p.back for p in self.potions], [w.back for w in self.witches])

        self.sides = [side for token in self.objectives for side in (token.easy, token.hard)]

    def _bits(self, colours: Sequence[str]) -> int:
        return sum(1 << self.colours.index(colour) for colour in colours)


@cache
def house() -> WitchdomEdition:
    """Load the house edition that ships with the package."""
    file = resources.files(__package__) / "components.toml"
    return read(tomllib.loads(file.read_text("utf-8")), "house")


def read(data: Mapping[str, Any], source: str) -> WitchdomEdition:
    """Read an edition; raise BadEdition with all that cannot be read or, after that, does not fit."""
    return WitchdomEdition(data, source)
