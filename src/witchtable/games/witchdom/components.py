"""The components of Witchdom: components.toml read into typed, frozen objects.

Cards have two kinds of numbers, which every other module uses: a *card* is a number into witches
followed by novices (what can be held in hand), a *potion* one into potions followed by starting
potions. Their ids (`w07`, `n1a`, `p16`, `s2`) are for people and records.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from witchtable.engine.edition import Edition, Reader

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
LOCATIONS: Final = 3
KINDS: Final = 5  # of resources, of tools and of animals
DECKS: Final = ("potions", "witches")
POTIONS: Final = 0
WITCHES: Final = 1

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]*$")]
Count = Annotated[int, Meta(ge=0)]
Points = tuple[Count, Count, Count]


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what stands in the file: unknown keys are typing mistakes."""


class Resource(_Entry, frozen=True):
    """A kind of resource and its number of tokens (WD-CONT-08)."""

    id: Id
    count: Count


class Animal(_Entry, frozen=True):
    """A kind of animal and the resource it is tamed with (WD-ANIMAL-05)."""

    id: Id
    tame_with: Id


class Clan(_Entry, frozen=True):
    """A clan card (WD-CONT-06)."""

    id: Id
    name: str
    solo: bool = False


class Novice(_Entry, frozen=True):
    """A novice: action points, nothing else (WD-CONT-05)."""

    id: Id
    clan: Id
    name: str
    ap: Points


class Witch(_Entry, frozen=True):
    """A witch card (WD-CONT-02)."""

    id: Id
    name: str
    banners: Annotated[tuple[Id, ...], Meta(min_length=1)]
    points: Count
    ap: Points
    back: Id
    restore: bool = False


class StartingPotion(_Entry, frozen=True):
    """A starting potion (WD-CONT-04)."""

    id: Id
    seat: int
    name: str
    points: Count
    needs: dict[Id, Count]
    tools: tuple[Id, ...] = ()
    any_tool: Count = 0


class Potion(_Entry, frozen=True):
    """A potion card (WD-CONT-03)."""

    id: Id
    name: str
    banner: Id
    points: Count
    needs: dict[Id, Count]
    back: Id
    tools: tuple[Id, ...] = ()
    any_tool: Count = 0


class Side(_Entry, frozen=True):
    """One side of an objective token: what the clan must hold (WD-OBJ-01)."""

    points: Count
    witches: dict[Id, Count] = {}
    potions: dict[Id, Count] = {}
    tools: tuple[Id, ...] = ()
    any_tools: Count = 0
    animals: tuple[Id, ...] = ()
    any_animals: Count = 0

    @property
    def is_animal(self) -> bool:
        """Whether the side belongs to the animal variant."""
        return bool(self.animals or self.any_animals)


class Objective(_Entry, frozen=True):
    """An objective token (WD-CONT-07)."""

    id: Id
    easy: Side
    hard: Side


class Gain(_Entry, frozen=True):
    """One gain of an Ostara token (WD-OSTARA-04 to -08)."""

    take: Literal["either", "both", "resource", "animal"]
    order: tuple[Literal["witch", "potion"], ...] = ()
    count: Count = 0


class OstaraToken(_Entry, frozen=True):
    """What Ostara gains in a turn, and how she chooses (WD-OSTARA-03)."""

    id: Id
    gain: tuple[Gain, ...]
    criteria: tuple[Literal["objective", "banner", "points"], ...]

    @property
    def is_animal(self) -> bool:
        """Whether the token belongs to the animal variant."""
        return any(gain.take == "animal" for gain in self.gain)


class Mix(_Entry, frozen=True):
    """How many objectives are laid out (WD-SETUP-13)."""

    hard: Count
    easy: Count


class Level(_Entry, frozen=True):
    """A difficulty of the solo game (WD-SOLO-20 to -22)."""

    hard: Count
    easy: Count
    ostara_claims: bool
    leftover_to_ostara: bool


class Setup(_Entry, frozen=True):
    """Figures of the set-up."""

    resources_per_location: Literal[3]
    boxed_from_players: Count
    boxed_potions: Count
    boxed_witches: Count
    rest_resources: Count
    animal_objective_sides: tuple[Literal["easy", "hard"], Literal["easy", "hard"]]
    objectives: dict[Literal["2", "3", "4", "5"], Mix]


class Scoring(_Entry, frozen=True):
    """Figures of the final scoring; ladders go by the number of different kinds."""

    tools_ladder: tuple[Count, Count, Count, Count, Count, Count]
    animals_ladder: tuple[Count, Count, Count, Count, Count, Count]
    leftover_per_kind: Count
    leftover_max: Count


class Solo(_Entry, frozen=True):
    """Figures of the solo game."""

    rounds: Annotated[int, Meta(ge=1)]
    rounds_per_stage: Annotated[int, Meta(ge=1)]
    human_starting_potion: Id
    difficulty: dict[Literal["new_apprentice", "skilled_witch", "clan_grandmistress"], Level]


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
        _check(reader, self)
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


def _check(reader: Reader, box: WitchdomEdition) -> None:
    """Check what the entries say of each other."""
    kinds = [kind.id for kind in box.resources]
    animals = [animal.id for animal in box.animals]
    reader.require(len(kinds) == KINDS, "pieces.resources", f"expected {KINDS} kinds")
    reader.require(len(animals) == KINDS, "pieces.animals", f"expected {KINDS} kinds")
    _check_words(reader, [*box.locations, *kinds, *box.tools, *animals])
    for animal in box.animals:
        reader.known(f"pieces.animals.{animal.id}.tame_with", [animal.tame_with], kinds)
    _check_clans(reader, box)
    for witch in box.witches:
        entry = f"pieces.witches.{witch.id}"
        reader.known(f"{entry}.banners", witch.banners, box.colours)
        reader.require(
            len(set(witch.banners)) == len(witch.banners), f"{entry}.banners", "a colour twice"
        )
        reader.known(f"{entry}.back", [witch.back], animals)
    for potion in box.potions:
        entry = f"pieces.potions.{potion.id}"
        reader.known(f"{entry}.banner", [potion.banner], [*box.colours, "wild"])
        reader.known(f"{entry}.back", [potion.back], box.tools)
        _check_needs(reader, entry, potion, kinds, box.tools)
    for starting in box.starting_potions:
        _check_needs(reader, f"pieces.starting_potions.{starting.id}", starting, kinds, box.tools)
    seats = sorted(potion.seat for potion in box.starting_potions)
    reader.require(seats == [1, 2, 3, 4, 5], "pieces.starting_potions", "expected seats 1 to 5")
    _check_objectives(reader, box, animals)
    _check_solo(reader, box)
    reader.check_counts(
        {
            "witches": len(box.witches),
            "potions": len(box.potions),
            "starting_potions": len(box.starting_potions),
            "novices": len(box.novices),
            "clans": len(box.clans),
            "objectives": len(box.objectives),
            "resource_tokens": sum(kind.count for kind in box.resources),
            "ostara_tokens": len(box.ostara_tokens),
        }
    )
    for name, cards, boxed in (
        ("witches", box.witches, box.setup.boxed_witches),
        ("potions", box.potions, box.setup.boxed_potions),
    ):
        enough = boxed + LOCATIONS + 1
        reader.require(len(cards) >= enough, f"pieces.{name}", f"too few: at least {enough}")
    for entry, ids in (
        ("pieces.witches", [w.id for w in box.witches] + [n.id for n in box.novices]),
        ("pieces.potions", [p.id for p in box.potions] + [s.id for s in box.starting_potions]),
    ):
        reader.require(len(set(ids)) == len(ids), entry, "an id stands twice among these cards")
    reader.check_provenance()


def _check_words(reader: Reader, words: list[str]) -> None:
    """A word of the notation must mean one thing only."""
    reserved = ["potion", "tool", "witch", "animal", "witches", "potions"]
    for word in sorted({word for word in words if (words + reserved).count(word) > 1}):
        reader.require(False, f"pieces: {word}", "this word already means something else")


def _check_clans(reader: Reader, box: WitchdomEdition) -> None:
    players = [clan.id for clan in box.clans if not clan.solo]
    reader.require(len(players) == 5, "pieces.clans", "expected five clans for players")
    reader.require(len(box.clans) - len(players) == 1, "pieces.clans", "expected one solo clan")
    for novice in box.novices:
        reader.known(f"pieces.novices.{novice.id}.clan", [novice.clan], players)
    for clan in players:
        pair = [novice for novice in box.novices if novice.clan == clan]
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


def _check_objectives(reader: Reader, box: WitchdomEdition, animals: Sequence[str]) -> None:
    for token in box.objectives:
        for name, side in (("easy", token.easy), ("hard", token.hard)):
            entry = f"pieces.objectives.{token.id}.{name}"
            reader.known(entry, side.witches, box.colours)
            reader.known(entry, side.potions, box.colours)
            reader.known(entry, side.tools, box.tools)
            reader.known(entry, side.animals, animals)
            asks = side.witches or side.potions or side.tools or side.any_tools or side.is_animal
            reader.require(bool(asks), entry, "asks for nothing")
    ordinary = [t for t in box.objectives if not (t.easy.is_animal or t.hard.is_animal)]
    rows: list[Mix | Level] = [*box.setup.objectives.values(), *box.solo.difficulty.values()]
    most = max((row.hard + row.easy for row in rows), default=0)
    reader.require(
        len(ordinary) >= most, "pieces.objectives", f"too few without animals: at least {most}"
    )
    reader.require(len(box.setup.objectives) == 4, "setup.objectives", "expected 2, 3, 4 and 5")


def _check_solo(reader: Reader, box: WitchdomEdition) -> None:
    reader.require(len(box.solo.difficulty) == 3, "solo.difficulty", "expected three levels")
    starting = [potion.id for potion in box.starting_potions]
    reader.known("solo.human_starting_potion", [box.solo.human_starting_potion], starting)
    for token in box.ostara_tokens:
        for gain in token.gain:
            if gain.take in ("either", "both"):
                reader.require(
                    sorted(gain.order) == ["potion", "witch"],
                    f"pieces.ostara_tokens.{token.id}",
                    "order must name witch and potion",
                )
    usable = sum(not token.is_animal for token in box.ostara_tokens)
    least = box.solo.rounds_per_stage
    reader.require(usable >= least, "pieces.ostara_tokens", f"too few without animals: {least}")


@cache
def house() -> WitchdomEdition:
    """Load the house edition that ships with the package."""
    file = resources.files(__package__) / "components.toml"
    return read(tomllib.loads(file.read_text("utf-8")), "house")


def read(data: Mapping[str, Any], source: str) -> WitchdomEdition:
    """Read an edition; raise BadEdition that lists every mistake."""
    return WitchdomEdition(data, source)
