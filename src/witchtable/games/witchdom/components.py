"""The components of Witchdom: the entries of components.toml, and tables made of them.

Cards have two kinds of numbers, which every other module uses: a *card* is a number into witches
followed by novices (what can be held in hand), a *potion* one into potions followed by starting
potions. Their ids (`w07`, `n1a`, `p16`, `s2`) are for people and records.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from witchtable.engine.edition import Edition, Reader
from witchtable.games.witchdom.actions import VERBS
from witchtable.games.witchdom.bounds import check_bounds
from witchtable.games.witchdom.entries import (
    COLOURS,
    DECKS,
    KINDS,
    LOCATIONS,
    POTIONS,
    SIDES,
    WITCHES,
    Animal,
    Clan,
    Id,
    Level,
    Mix,
    Novice,
    Objective,
    OstaraGain,
    OstaraToken,
    Potion,
    Resource,
    Scoring,
    SetupCounts,
    Side,
    Solo,
    StartingPotion,
    Witch,
)

__all__ = [
    "COLOURS",
    "DECKS",
    "KINDS",
    "LOCATIONS",
    "ONES",
    "POTIONS",
    "WITCHES",
    "Level",
    "OstaraGain",
    "OstaraToken",
    "Side",
    "WitchdomEdition",
    "house",
    "read",
]

SCHEMA: Final = 1

ONES: Final = tuple(bin(bits).count("1") for bits in range(1 << KINDS))
"""How many kinds a set of bits holds."""


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
        setup = reader.one("setup", SetupCounts)
        scoring = reader.one("scoring", Scoring)
        solo = reader.one("solo", Solo)
        # Cross-checks would only repeat the mistakes of entries that could not be read.
        reader.finish()
        assert setup and scoring and solo
        self.setup, self.scoring, self.solo = setup, scoring, solo
        _check(reader, self)
        reader.finish()
        # Of words that are known; and before anything is built.
        tokens = {kind.id: kind.count for kind in self.resources}
        check_bounds(reader, "potions", self.potions, tokens)
        check_bounds(reader, "starting_potions", self.starting_potions, tokens)
        reader.finish()
        super().__init__(data)
        self._number_words()
        self._number_cards()
        self._number_potions()
        # By deck: the ids of the faces, and what is printed on the backs.
        self.faces = (self.potion_ids, self.card_ids)
        self.backs = ([p.back for p in self.potions], [w.back for w in self.witches])
        # By number of a side: what it asks for, its token, and which of its two sides it is.
        self.sides = [side for token in self.objectives for side in (token.easy, token.hard)]
        self.side_tokens = [token.id for token in self.objectives for _ in SIDES]
        self.side_names = [name for _ in self.objectives for name in SIDES]

    def tool_kinds(self, cards: Iterable[int]) -> int:
        """Collect the kinds of tools on the backs of potions, as bits."""
        return _kinds(self.potion_tool, cards)

    def animal_kinds(self, cards: Iterable[int]) -> int:
        """Collect the kinds of animals on the backs of witches, as bits."""
        return _kinds(self.witch_animal, cards)

    def _number_words(self) -> None:
        self.kind_ids = [kind.id for kind in self.resources]
        self.animal_ids = [animal.id for animal in self.animals]
        self.kind_index = {kind: number for number, kind in enumerate(self.kind_ids)}
        self.tool_index = {tool: number for number, tool in enumerate(self.tools)}
        self.animal_index = {animal: number for number, animal in enumerate(self.animal_ids)}
        self.location_index = {place: number for number, place in enumerate(self.locations)}
        self.clan_index = {clan.id: number for number, clan in enumerate(self.clans)}
        self.tame_with = [self.kind_index[animal.tame_with] for animal in self.animals]

    def _number_cards(self) -> None:
        hand: list[Witch | Novice] = [*self.witches, *self.novices]
        self.card_ids = [card.id for card in hand]
        self.card_names = [card.name for card in hand]
        self.card_index = {card.id: number for number, card in enumerate(hand)}
        # By clan card: the novices with its symbol; none for Ostara's.
        self.pairs = [
            tuple(self.card_index[novice.id] for novice in self.novices if novice.clan == clan.id)
            for clan in self.clans
        ]
        self.ap = [card.ap for card in hand]
        self.ap_total = [sum(card.ap) for card in hand]
        novices = len(self.novices)
        # Banners as bits, so that "can she brew it" is one `&`; a novice has none.
        self.banners = [self.colour_bits(witch.banners) for witch in self.witches] + [0] * novices
        self.restores = [witch.restore for witch in self.witches] + [False] * novices
        self.witch_points = [witch.points for witch in self.witches]
        self.witch_animal = [self.animal_index[witch.back] for witch in self.witches]

    def _number_potions(self) -> None:
        brews: list[Potion | StartingPotion] = [*self.potions, *self.starting_potions]
        self.potion_ids = [potion.id for potion in brews]
        self.potion_names = [potion.name for potion in brews]
        self.potion_index = {potion.id: number for number, potion in enumerate(brews)}
        self.potion_points = [potion.points for potion in brews]
        self.needs = [tuple(potion.needs.get(kind, 0) for kind in self.kind_ids) for potion in brews]
        self.needs_tools = [tuple(self.tool_index[tool] for tool in potion.tools) for potion in brews]
        self.needs_any_tool = [potion.any_tool for potion in brews]
        self.tool_symbols = [len(potion.tools) + potion.any_tool for potion in brews]
        self.potion_tool = [self.tool_index[potion.back] for potion in self.potions]
        # Colours as bits: none for a wild potion, which any banner can brew (WD-BREW-03).
        starting = len(self.starting_potions)
        self.potion_colour = [
            0 if potion.banner == "wild" else self.colour_bits((potion.banner,))
            for potion in self.potions
        ] + [0] * starting
        wild = (1 << len(self.colours)) - 1
        self.brewers = [colour or wild for colour in self.potion_colour]

    def colour_bits(self, colours: Iterable[str]) -> int:
        """Write colours as bits."""
        return sum(1 << self.colours.index(colour) for colour in colours)


def _kinds(backs: Sequence[int], cards: Iterable[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << backs[card]
    return found


@cache
def house() -> WitchdomEdition:
    """Load the house edition that ships with the package."""
    file = resources.files(__package__) / "components.toml"
    return read(tomllib.loads(file.read_text("utf-8")), "house")


def read(data: Mapping[str, Any], source: str) -> WitchdomEdition:
    """Read an edition; raise BadEdition with all that cannot be read or, after that, does not fit."""
    return WitchdomEdition(data, source)


# -- what the entries must say of each other ----------------------------------------------------

_TYPED: Final = (
    "locations", "resources", "tools", "animals", "clans", "witches", "novices", "potions",
    "starting_potions",
)  # fmt: skip
"""The tables whose words a player types."""
_RESERVED: Final = (*VERBS, *DECKS, "potion", "tool", "witch", "animal")


def _check(reader: Reader, edition: WitchdomEdition) -> None:
    """Check what the entries say of each other."""
    kinds = [kind.id for kind in edition.resources]
    animals = [animal.id for animal in edition.animals]
    reader.require(len(kinds) == KINDS, "pieces.resources", f"expected {KINDS} kinds")
    reader.require(len(animals) == KINDS, "pieces.animals", f"expected {KINDS} kinds")
    _check_words(reader, edition)
    for animal in edition.animals:
        reader.known(f"pieces.animals.{animal.id}.tame_with", [animal.tame_with], kinds)
    _check_clans(reader, edition)
    for witch in edition.witches:
        entry = f"pieces.witches.{witch.id}"
        reader.known(f"{entry}.banners", witch.banners, edition.colours)
        reader.require(
            len(set(witch.banners)) == len(witch.banners), f"{entry}.banners", "a colour twice"
        )
        reader.known(f"{entry}.back", [witch.back], animals)
    for potion in edition.potions:
        entry = f"pieces.potions.{potion.id}"
        reader.known(f"{entry}.banner", [potion.banner], [*edition.colours, "wild"])
        reader.known(f"{entry}.back", [potion.back], edition.tools)
        _check_needs(reader, entry, potion, kinds, edition.tools)
    for starting in edition.starting_potions:
        _check_needs(reader, f"pieces.starting_potions.{starting.id}", starting, kinds, edition.tools)
    seats = sorted(potion.seat for potion in edition.starting_potions)
    reader.require(seats == [1, 2, 3, 4, 5], "pieces.starting_potions", "expected seats 1 to 5")
    _check_objectives(reader, edition, animals)
    _check_solo(reader, edition)
    reader.check_counts(
        {
            "witches": len(edition.witches),
            "potions": len(edition.potions),
            "starting_potions": len(edition.starting_potions),
            "novices": len(edition.novices),
            "clans": len(edition.clans),
            "objectives": len(edition.objectives),
            "resource_tokens": sum(kind.count for kind in edition.resources),
            "ostara_tokens": len(edition.ostara_tokens),
        }
    )
    for name, cards, boxed in (
        ("witches", edition.witches, edition.setup.boxed_witches),
        ("potions", edition.potions, edition.setup.boxed_potions),
    ):
        enough = boxed + LOCATIONS + 1
        reader.require(len(cards) >= enough, f"pieces.{name}", f"too few: at least {enough}")
    reader.check_provenance()


def _check_words(reader: Reader, edition: WitchdomEdition) -> None:
    """A word of the notation must mean one thing only."""
    for table in ("locations", "colours", "tools"):
        words = reader.data["pieces"][table]
        reader.require(len(set(words)) == len(words), f"pieces.{table}", "a word stands twice")
    reader.require("wild" not in edition.colours, "pieces.colours", "wild is no colour")
    meaning = dict.fromkeys(_RESERVED, "the notation")
    for table in _TYPED:
        for row in reader.data["pieces"][table]:
            word = row if isinstance(row, str) else row["id"]
            other = meaning.setdefault(word, f"pieces.{table}")
            said = f"this word already means something in {other}"
            reader.require(other == f"pieces.{table}", f"pieces.{table}.{word}", said)


def _check_clans(reader: Reader, edition: WitchdomEdition) -> None:
    players = [clan.id for clan in edition.clans if not clan.solo]
    reader.require(len(players) == 5, "pieces.clans", "expected five clans for players")
    reader.require(len(edition.clans) - len(players) == 1, "pieces.clans", "expected one solo clan")
    for novice in edition.novices:
        reader.known(f"pieces.novices.{novice.id}.clan", [novice.clan], players)
        # Whoever can never do anything never brews, and a game in which nobody brews never ends.
        reader.require(any(novice.ap), f"pieces.novices.{novice.id}.ap", "no action points at all")
    for clan in players:
        pair = [novice for novice in edition.novices if novice.clan == clan]
        reader.require(len(pair) == 2, f"pieces.clans.{clan}", "expected a pair of novices")


def _check_needs(
    reader: Reader,
    entry: str,
    potion: Potion | StartingPotion,
    kinds: Sequence[str],
    tools: Sequence[str],
) -> None:
    reader.known(f"{entry}.needs", potion.needs, kinds)
    reader.known(f"{entry}.tools", potion.tools, tools)


def _check_objectives(reader: Reader, edition: WitchdomEdition, animals: Sequence[str]) -> None:
    for token in edition.objectives:
        for name, side in (("easy", token.easy), ("hard", token.hard)):
            entry = f"pieces.objectives.{token.id}.{name}"
            reader.known(entry, side.witches, edition.colours)
            reader.known(entry, side.potions, edition.colours)
            reader.known(entry, side.tools, edition.tools)
            reader.known(entry, side.animals, animals)
            for named, more in ((side.tools, side.any_tools), (side.animals, side.any_animals)):
                different = len(set(named)) == len(named) and len(named) + more <= KINDS
                reader.require(different, entry, f"expected different kinds, of {KINDS} in all")
            asks = side.witches or side.potions or side.tools or side.any_tools or side.is_animal
            reader.require(bool(asks), entry, "asks for nothing")
    ordinary = [t for t in edition.objectives if not (t.easy.is_animal or t.hard.is_animal)]
    rows: list[Mix | Level] = [*edition.setup.objectives.values(), *edition.solo.difficulty.values()]
    most = max((row.hard + row.easy for row in rows), default=0)
    reader.require(
        len(ordinary) >= most, "pieces.objectives", f"too few without animals: at least {most}"
    )
    reader.require(len(edition.setup.objectives) == 4, "setup.objectives", "expected 2, 3, 4 and 5")


def _check_solo(reader: Reader, edition: WitchdomEdition) -> None:
    reader.require(len(edition.solo.difficulty) == 3, "solo.difficulty", "expected three levels")
    starting = [potion.id for potion in edition.starting_potions]
    reader.known("solo.human_starting_potion", [edition.solo.human_starting_potion], starting)
    for token in edition.ostara_tokens:
        entry = f"pieces.ostara_tokens.{token.id}"
        for gain in token.gain:
            cards = gain.is_of_cards
            order = ["potion", "witch"] if cards else []
            said = "order must name witch and potion" if cards else "order is for cards only"
            reader.require(sorted(gain.order) == order, entry, said)
            said = "count is for resources only" if cards else "count is missing"
            reader.require(bool(gain.count) != cards, entry, said)
    usable = sum(not token.is_animal for token in edition.ostara_tokens)
    least = edition.solo.rounds_per_stage
    reader.require(usable >= least, "pieces.ostara_tokens", f"too few without animals: {least}")
