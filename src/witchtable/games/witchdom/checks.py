"""What the components of an edition must say of each other, once each of them can be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from witchtable.engine.edition import Reader
from witchtable.games.witchdom.actions import VERBS
from witchtable.games.witchdom.entries import (
    DECKS,
    KINDS,
    LOCATIONS,
    Level,
    Mix,
    Potion,
    StartingPotion,
)

if TYPE_CHECKING:
    from witchtable.games.witchdom.components import WitchdomEdition

__all__ = ["check"]

_TYPED: Final = (
    "locations", "resources", "tools", "animals", "clans", "witches", "novices", "potions",
    "starting_potions",
)  # fmt: skip
"""The tables whose words a player types."""
_RESERVED: Final = (*VERBS, *DECKS, "potion", "tool", "witch", "animal")


def check(reader: Reader, edition: WitchdomEdition) -> None:
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
            cards = gain.take in ("either", "both")
            order = ["potion", "witch"] if cards else []
            said = "order must name witch and potion" if cards else "order is for cards only"
            reader.require(sorted(gain.order) == order, entry, said)
            said = "count is for resources only" if cards else "count is missing"
            reader.require(bool(gain.count) != cards, entry, said)
    usable = sum(not token.is_animal for token in edition.ostara_tokens)
    least = edition.solo.rounds_per_stage
    reader.require(usable >= least, "pieces.ostara_tokens", f"too few without animals: {least}")
