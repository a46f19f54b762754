"""Objectives (WD-OBJ): what a side asks for, what a clan lacks of it, and who takes the token first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom import scoring
from witchtable.games.witchdom.components import COLOURS, ONES, Side, WitchdomEdition
from witchtable.games.witchdom.events import ObjectiveClaimed
from witchtable.games.witchdom.rules.phases import EMPTY, begin_end_phase

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "COLOUR_BITS",
    "COLOUR_COUNTS",
    "ONE_COLOUR",
    "ClanCounts",
    "Condition",
    "claim",
    "conditions_of",
    "missing_for",
    "open_objectives",
]


def claim(state: WitchdomState, seat: Seat) -> None:
    """Take every open objective that the clan meets now, then look at the end (WD-OBJ-03 to -05)."""
    edition = state.edition
    won = [at for at in open_objectives(state) if not missing_for(state, seat, state.row[at])]
    for position in won:
        state.claimed[position] = seat
        if state.events is not None:
            side = state.row[position]
            token, name = edition.side_tokens[side], edition.side_names[side]
            state.tell(ObjectiveClaimed(seat, token, name, edition.sides[side].points))
    if won and len(open_objectives(state)) <= 1:
        begin_end_phase(state, "objectives")  # the last but one is gone (WD-END-01, -10)


def open_objectives(state: WitchdomState) -> list[int]:
    """List the positions in the row that nobody has taken, from left to right."""
    return [position for position, owner in enumerate(state.claimed) if owner == EMPTY]


def missing_for(state: WitchdomState, seat: Seat, side: int) -> int:
    """Count the symbols that a clan lacks; it has met a side when none is left (WD-OBJ-01)."""
    return conditions_of(state.edition)[side].missing(
        state.clan_witches[seat],
        state.clan_potions[seat],
        state.clan_tools[seat],
        state.clan_animals[seat],
    )


# -- what a side asks for -----------------------------------------------------------------------


class Condition:
    """What one side of an objective asks for, in numbers: all that anybody asks about it."""

    __slots__ = (
        "_edition",
        "_potion_groups",
        "_witch_groups",
        "animals",
        "any_animals",
        "any_tools",
        "points",
        "potions",
        "symbols",
        "tools",
        "witches",
    )

    def __init__(self, edition: WitchdomEdition, side: Side) -> None:
        self._edition = edition
        self.points = side.points
        self.symbols = side.symbols
        self.witches = [(edition.colours.index(colour), n) for colour, n in side.witches.items()]
        """Colours, and how many cards of each."""
        self.potions = [(edition.colours.index(colour), n) for colour, n in side.potions.items()]
        self._witch_groups = _groups(edition, side.witches)
        self._potion_groups = _groups(edition, side.potions)
        self.tools = sum(1 << edition.tool_index[tool] for tool in side.tools)
        """Kinds as bits."""
        self.any_tools = side.any_tools
        """More kinds, whichever."""
        self.animals = sum(1 << edition.animal_index[animal] for animal in side.animals)
        self.any_animals = side.any_animals

    def missing(
        self,
        witches: Sequence[int],
        potions: Sequence[int],
        tools: Sequence[int],
        animals: Sequence[int],
    ) -> int:
        """Count the symbols that the cards of a clan leave open (WD-OBJ-01, -06 to -08)."""
        missing = self.open_witches(witches) + self.open_potions(potions)
        if self.tools or self.any_tools:
            have = self._edition.tool_kinds(tools)
            missing += _open_kinds(self.tools, self.any_tools, have)
        if self.animals or self.any_animals:
            have = self._edition.animal_kinds(animals)
            missing += _open_kinds(self.animals, self.any_animals, have)
        return missing

    def open_witches(self, cards: Sequence[int]) -> int:
        """Count the witch symbols that these cards leave open.

        A witch of several banners counts for each of her colours, but fills one only (WD-OBJ-06).
        """
        return _open_symbols(self._witch_groups, self._edition.banners, cards)

    def open_potions(self, cards: Sequence[int]) -> int:
        """Count the potion symbols that these leave open; a wild one has no colour (WD-OBJ-07)."""
        return _open_symbols(self._potion_groups, self._edition.potion_colour, cards)

    def missing_counted(self, potions: int, witches: int, tools: int, animals: int) -> int:
        """Count the same from a clan as it is counted in `ClanCounts`: quickly, for plans.

        Where a side asks for witches of several colours it may count one witch for each, and then
        finds less missing than there is.
        """
        missing = 0
        for colour, want in self.witches:
            have = witches >> COLOUR_BITS * colour & ONE_COLOUR
            if want > have:
                missing += want - have
        for colour, want in self.potions:
            have = potions >> COLOUR_BITS * colour & ONE_COLOUR
            if want > have:
                missing += want - have
        if self.tools or self.any_tools:
            missing += _open_kinds(self.tools, self.any_tools, tools)
        if self.animals or self.any_animals:
            missing += _open_kinds(self.animals, self.any_animals, animals)
        return missing


def conditions_of(edition: WitchdomEdition) -> list[Condition]:
    """Find the conditions of all sides, by their numbers."""
    return edition.derived(_conditions)


def _conditions(edition: WitchdomEdition) -> list[Condition]:
    return [Condition(edition, side) for side in edition.sides]


def _open_kinds(named: int, more: int, have: int) -> int:
    """Count the kinds that are missing of those named, and of `more` others, whichever (WD-OBJ-08)."""
    return ONES[named & ~have] + max(0, more - ONES[have & ~named])


def _groups(edition: WitchdomEdition, wanted: Mapping[str, int]) -> list[tuple[int, int]]:
    """List every set of colours that are asked for, as bits, with the number of symbols."""
    return [
        (edition.colour_bits(group), sum(wanted[colour] for colour in group))
        for size in range(1, len(wanted) + 1)
        for group in combinations(wanted, size)
    ]


def _open_symbols(
    groups: Sequence[tuple[int, int]], colours: Sequence[int], cards: Sequence[int]
) -> int:
    """Count the symbols that stay open when each card fills one at most.

    For every set of colours, those beyond the cards of any of them do; the worst set decides (Hall's
    theorem).
    """
    still_open = 0
    for bits, wanted in groups:
        for card in cards:
            if colours[card] & bits:
                wanted -= 1
        if wanted > still_open:
            still_open = wanted
    return still_open


# -- a clan, counted ----------------------------------------------------------------------------

COLOUR_BITS: Final = 8
"""Bits for each colour in a count of cards by colour: one number that can be added to."""
ONE_COLOUR: Final = (1 << COLOUR_BITS) - 1
COLOUR_COUNTS: Final = tuple(
    sum(1 << COLOUR_BITS * colour for colour in range(COLOURS) if bits >> colour & 1)
    for bits in range(1 << COLOURS)
)
"""What a card with these colours, given as bits, adds to a count of cards by colour."""


class ClanCounts:
    """A clan in numbers: cards counted by colour, kinds as bits (see `missing_counted`); points."""

    __slots__ = ("animals", "points_of_potions", "points_of_witches", "potions", "tools", "witches")

    def __init__(
        self,
        edition: WitchdomEdition,
        potions: Sequence[int],
        witches: Sequence[int],
        tools: Iterable[int],
        animals: Iterable[int],
    ) -> None:
        self.potions = sum([COLOUR_COUNTS[edition.potion_colour[potion]] for potion in potions])
        self.witches = sum([COLOUR_COUNTS[edition.banners[witch]] for witch in witches])
        self.tools = edition.tool_kinds(tools)
        self.animals = edition.animal_kinds(animals)
        self.points_of_potions = scoring.potion_points(edition, potions)
        self.points_of_witches = scoring.witch_points(edition, witches)
