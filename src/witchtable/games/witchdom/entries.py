"""The entries of components.toml as typed, frozen objects: one class for each kind of piece.

`EditionData` is the whole file.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta, Struct

from witchtable.engine.edition import Id, Name

__all__ = [
    "COLOURS",
    "DECKS",
    "KINDS",
    "LOCATIONS",
    "POTIONS",
    "SIDES",
    "WITCHES",
    "Animal",
    "Clan",
    "EditionData",
    "Id",
    "Level",
    "Mix",
    "Novice",
    "Objective",
    "OstaraGain",
    "OstaraToken",
    "Potion",
    "Resource",
    "Scoring",
    "SetupCounts",
    "Side",
    "SideName",
    "Solo",
    "StartingPotion",
    "Witch",
]

LOCATIONS: Final = 3
COLOURS: Final = 4
KINDS: Final = 5  # of resources, of tools and of animals
DECKS: Final = ("potions", "witches")
POTIONS: Final = 0
WITCHES: Final = 1
SideName: TypeAlias = Literal["easy", "hard"]
SIDES: Final[tuple[SideName, SideName]] = ("easy", "hard")

# Far more than any box has, and little enough to be dealt, listed and drawn.
Count = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Kinds = Annotated[tuple[Id, ...], Meta(max_length=KINDS)]
ActionPoints = tuple[Few, Few, Few]


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what stands in the file: unknown keys are typing mistakes, defaults are left out."""


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
    name: Name
    solo: bool = False


class Novice(_Entry, frozen=True):
    """A novice: action points, nothing else (WD-CONT-05)."""

    id: Id
    clan: Id
    name: Name
    ap: ActionPoints


class Witch(_Entry, frozen=True):
    """A witch card (WD-CONT-02)."""

    id: Id
    name: Name
    banners: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=COLOURS)]
    points: Count
    ap: ActionPoints
    back: Id
    restore: bool = False


class StartingPotion(_Entry, frozen=True):
    """A starting potion (WD-CONT-04)."""

    id: Id
    seat: int
    name: Name
    points: Count
    needs: dict[Id, Few]
    tools: Kinds = ()
    any_tool: Few = 0


class Potion(_Entry, frozen=True):
    """A potion card (WD-CONT-03)."""

    id: Id
    name: Name
    banner: Id
    points: Count
    needs: dict[Id, Few]
    back: Id
    tools: Kinds = ()
    any_tool: Few = 0


class Side(_Entry, frozen=True):
    """One side of an objective token: what the clan must hold (WD-OBJ-01)."""

    points: Count
    witches: dict[Id, Few] = {}
    potions: dict[Id, Few] = {}
    tools: Kinds = ()
    any_tools: Few = 0
    animals: Kinds = ()
    any_animals: Few = 0

    @property
    def is_animal(self) -> bool:
        """Whether the side belongs to the animal variant."""
        return bool(self.animals or self.any_animals)

    @property
    def symbols(self) -> int:
        """How many symbols it shows."""
        cards = sum(self.witches.values()) + sum(self.potions.values())
        return cards + len(self.tools) + self.any_tools + len(self.animals) + self.any_animals


class Objective(_Entry, frozen=True):
    """An objective token (WD-CONT-07)."""

    id: Id
    easy: Side
    hard: Side


class OstaraGain(_Entry, frozen=True):
    """One gain of an Ostara token (WD-OSTARA-04 to -08)."""

    take: Literal["either", "both", "resource", "animal"]
    order: Annotated[tuple[Literal["witch", "potion"], ...], Meta(max_length=2)] = ()
    count: Few = 0

    @property
    def is_of_cards(self) -> bool:
        """Whether it takes cards, in an order; else it is a number of resources."""
        return self.take in ("either", "both")


class OstaraToken(_Entry, frozen=True):
    """What Ostara gains in a turn, and how she chooses (WD-OSTARA-03)."""

    id: Id
    gain: Annotated[tuple[OstaraGain, ...], Meta(min_length=1, max_length=9)]
    criteria: Annotated[tuple[Literal["objective", "banner", "points"], ...], Meta(max_length=9)]

    @property
    def is_animal(self) -> bool:
        """Whether the token belongs to the animal variant."""
        return any(gain.take == "animal" for gain in self.gain)


class Mix(_Entry, frozen=True):
    """How many objectives are laid out (WD-SETUP-13)."""

    hard: Few
    easy: Few


class Level(_Entry, frozen=True):
    """A difficulty of the solo game (WD-SOLO-20 to -22)."""

    hard: Few
    easy: Few
    ostara_claims: bool
    leftover_to_ostara: bool


class SetupCounts(_Entry, frozen=True):
    """Figures of the set-up."""

    resources_per_location: Literal[3]
    boxed_from_players: Count
    boxed_potions: Count
    boxed_witches: Count
    rest_resources: Few
    animal_objective_sides: tuple[SideName, SideName]
    objectives: dict[Literal["2", "3", "4", "5"], Mix]


class Scoring(_Entry, frozen=True):
    """Figures of the final scoring; ladders go by the number of different kinds."""

    tools_ladder: tuple[Count, Count, Count, Count, Count, Count]
    animals_ladder: tuple[Count, Count, Count, Count, Count, Count]
    leftover_per_kind: Count
    leftover_max: Count


class Solo(_Entry, frozen=True):
    """Figures of the solo game."""

    rounds: Annotated[int, Meta(ge=1, le=99)]
    rounds_per_stage: Annotated[int, Meta(ge=1, le=99)]
    human_starting_potion: Id
    difficulty: dict[Literal["new_apprentice", "skilled_witch", "clan_grandmistress"], Level]


# -- the whole file -----------------------------------------------------------------------------


class EditionMeta(TypedDict):
    """What the file is, and whom to thank."""

    game: str
    schema: int
    edition: str
    title: NotRequired[str]
    designer: NotRequired[str]
    artist: NotRequired[str]
    players: NotRequired[tuple[int, int]]
    age: NotRequired[int]
    minutes: NotRequired[tuple[int, int]]


class Pieces(TypedDict):
    """Every piece in the box."""

    locations: tuple[Id, Id, Id]
    """From the top of the board to the bottom."""
    colours: tuple[Id, Id, Id, Id]
    """Of banners; a potion's may also be `wild`."""
    tools: tuple[Id, Id, Id, Id, Id]
    resources: list[Resource]
    animals: list[Animal]
    clans: list[Clan]
    novices: list[Novice]
    starting_potions: list[StartingPotion]
    witches: list[Witch]
    potions: list[Potion]
    objectives: list[Objective]
    ostara_tokens: list[OstaraToken]


class EditionData(TypedDict):
    """What `WitchdomEdition.data` holds: the file as it stands, table by table."""

    meta: EditionMeta
    counts: dict[str, int]
    """The printed list of contents; checked against what is there."""
    setup: SetupCounts
    scoring: Scoring
    solo: Solo
    pieces: Pieces
    provenance: NotRequired[dict[str, str]]
    """Where values come from, by their path: fact, deduced or house."""
