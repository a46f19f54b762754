"""The apprentice: simple maxims for Witchstone, answered at once from what the seat sees.

Make good clusters; finish connections, long ones first; send witches where chips lie; walk, advance and
use bonuses as far as they go; bring crystals out, never take them out improperly; waste no action.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from witchtable.engine.moves import Action
from witchtable.engine.opponents import Liking, indifferent
from witchtable.engine.place import Place
from witchtable.games.witchstone.actions import (
    Advance,
    Bottom,
    Close,
    First,
    LayEnergy,
    LaySpecial,
    LayWitch,
    MoveCrystal,
    PlaceTile,
    PlaySpell,
    Remove,
    SendWitch,
    Shelve,
    TakeScroll,
    Tower,
    Use,
    Walk,
)
from witchtable.games.witchstone.cauldron import BITS, NEAR, SPACE_INDEX, cluster
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.rules.witches import chip_points

__all__ = ["choose"]

# What one action of each type is worth about, in points.
_ACTION: Final = {
    "energy": 2.3,
    "crystal": 1.6,
    "witch": 1.9,
    "wand": 2.4,
    "pentagram": 1.9,
    "scroll": 1.0,
}
# What is better done first: it may bring what the other type can use.
_ORDER: Final = ("pentagram", "crystal", "energy", "scroll", "witch", "wand")


def choose(place: Place, rng: Random, likes: Liking = indifferent) -> Action:
    """Choose the action that the maxims like best; chance decides between equals."""
    mind = _Apprentice(place)
    worth = [(mind.worth(action) + likes(action), rng.random(), action) for action in place.legal]
    return max(worth, key=lambda entry: entry[:2])[2]


class _Apprentice:
    """What an apprentice makes of one place."""

    def __init__(self, place: Place) -> None:
        assert isinstance(place.edition, WitchstoneEdition)
        self.edition: WitchstoneEdition = place.edition
        self.view: dict[str, Any] = place.view
        self.me: dict[str, Any] = self.view["players"][place.seat]
        self.turns_left: int = self.view["rounds"] - self.view["round"]
        batches = self.view["agenda"]["batches"]
        self.left: int = batches[-1]["left"] if batches else 0
        self.running: str = batches[-1]["symbol"] if batches else ""
        self.witchstone = self.edition.location_ids[self.edition.witchstone]
        self.network = set(self.me["network"])
        self.targets = self.network - set(self.me["witches"]["standing"])
        self.chips = {entry["location"]: entry["chip"] for entry in self.view["locations"]}
        self.shown = self._symbols_shown()

    def worth(self, action: Action) -> float:
        """Say how good an action looks; closing is worth nothing, so better than waste."""
        return _MAXIMS[type(action)](self, action) if type(action) in _MAXIMS else 0.0

    def _symbols_shown(self) -> list[int]:
        """Find the spaces that show each symbol in the own cauldron, as bits."""
        shown = self.me["cauldron"]["shown"]
        return [sum(BITS[SPACE_INDEX[space]] for space in shown[symbol]) for symbol in SYMBOLS]

    # -- what things are worth ----------------------------------------------------------------

    def actions(self, symbol: str, number: int) -> float:
        """Weigh a number of actions of one type; what cannot be used is worth nothing."""
        most: dict[str, int] = {
            "energy": self.me["energy"],
            "witch": 2 * len(self.targets) + 3 if self._has_witches() else 0,
            "wand": self.view["wand"]["last"] - self.view["wand"]["counters"][self.view["seat"]],
            "crystal": 4 * self._crystals(),
        }
        if symbol == "scroll":
            # One scroll however many there are; a wider choice helps a little.
            most_shown = self.edition.setup.display
            return 2.8 + 0.4 * min(number, most_shown) if self.view["display"] else 0.0
        return _ACTION[symbol] * min(number, most.get(symbol, number))

    def _has_witches(self) -> bool:
        return bool(self.me["witches"]["supply"] or self.me["witches"]["lying"])

    def _crystals(self) -> int:
        return len(self.me["cauldron"]["crystals"]) + bool(self.me["cauldron"]["black_crystal"])

    def chip(self, front: str | None, *, is_black: bool = False) -> float:
        """Weigh a chip, perhaps for the black crystal: points at the end, and its front."""
        if front is None:
            return 0.0
        bonus = self.edition.bonus_from["black-chip" if is_black else "chip"]
        now = (
            chip_points(self.edition, is_black=is_black)
            if front == "points"
            else self.actions(front, bonus.actions)
        )
        return self.edition.scoring.chip_at_end + now

    def vial(self, symbol: str, *, is_black: bool) -> float:
        """Weigh a vial on the shelf of a symbol."""
        bonus = self.edition.bonus_from["black-vial" if is_black else "vial"]
        return self.actions(symbol, bonus.actions)

    # -- set-up and placing -------------------------------------------------------------------

    def tower(self, action: Tower) -> float:
        return self.chip(self.chips[action.tower])

    def place(self, action: PlaceTile) -> float:
        """Weigh both clusters, and a little the room they leave to grow."""
        worth = 0.0
        for symbol, space in zip(action.tile.split("-"), (action.first, action.second), strict=True):
            at = SPACE_INDEX[space]
            found = cluster(self.shown[SYMBOLS.index(symbol)] | BITS[at], at)
            size = found.bit_count()
            worth += self.actions(symbol, size) + 0.1 * size * min(self.turns_left, 4)
        return worth

    def first(self, action: First) -> float:
        return -float(_ORDER.index(action.symbol))

    # -- the six actions ----------------------------------------------------------------------

    def energy(self, action: LayEnergy) -> float:
        """Long connections pay best, if they can be finished; new locations with chips draw."""
        at = self.edition.location_index
        connection = self.edition.connection_index[at[action.start], at[action.end]]
        length = self.edition.lengths[connection]
        missing: int = length - self.view["connections"][connection]["units"]
        worth: float = self.view["connections"][connection]["points"] / length
        if missing <= self.left:
            worth += 1
        elif missing > self.me["energy"]:
            return 0.1
        for end in (action.start, action.end):
            if end not in self.network:
                worth += 0.5 + 0.3 * self.chip(self.chips[end]) + (end == self.witchstone)
        return worth

    def lay_witch(self, action: LayWitch) -> float:  # noqa: ARG002
        """Witches are laid for targets; a few more do no harm."""
        lying: int = self.me["witches"]["lying"]
        return 1.5 if lying < len(self.targets) else 0.6 if lying < 3 else 0.2

    def send(self, action: SendWitch) -> float:
        worth = self.edition.scoring.standing_witch + 1 + self.chip(self.chips[action.location])
        if action.location == self.witchstone:
            worth += self.view["witchstone_left"][0]
        return worth if action.location in self.network else worth * 0.6

    def walk(self, action: Walk) -> float:
        return float(action.steps)

    def advance(self, action: Advance) -> float:
        return float(action.steps)

    def crystal(self, action: MoveCrystal) -> float:
        """Bring crystals out; without that, bring one nearer to the rim."""
        start = SPACE_INDEX[action.start]
        is_black = action.start == self.me["cauldron"]["black_crystal"]
        nearest = min(self.edition.to_rim[start])
        if action.end in SYMBOLS:
            price = self.edition.to_rim[start][SYMBOLS.index(action.end)]
            return 4 + self.vial(action.end, is_black=is_black) - 1.2 * price
        closer = nearest - min(self.edition.to_rim[SPACE_INDEX[action.end]])
        return closer / 2 if closer > 0 else -1.0

    def shelve(self, action: Shelve) -> float:
        return 10 + self.vial(action.symbol, is_black=action.crystal == "black")

    def bottom(self, action: Bottom) -> float:
        return 10 + self.chip(action.chip, is_black=action.crystal == "black")

    def scroll(self, action: TakeScroll) -> float:
        """Doubles for types in use and prophecies within reach come first."""
        scroll = self.edition.scroll_index[self.view["display"][action.position - 1]]
        spell = self.edition.spells[scroll]
        if spell is not None:
            if spell.of_any_type:
                return 2.6
            return 2.2 + self.actions(SYMBOLS[spell.symbols[0]], spell.adds) / 4
        prophecy = self.edition.prophecies[scroll]
        assert prophecy is not None
        return prophecy.at_first_sight(self.shown)

    # -- bonuses ------------------------------------------------------------------------------

    def spell(self, action: PlaySpell) -> float:
        """A spell kept is worth points: only those that add more are played."""
        spell = self.edition.spells[self.edition.scroll_index[action.spell]]
        assert spell is not None
        after = self.actions(self.running, self.left + spell.adds)
        gain = after - self.actions(self.running, self.left) + spell.brings
        return gain if gain > self.edition.scoring.unused_spell else -1.0

    def use(self, action: Use) -> float:
        bonus = next(
            bonus
            for bonus in self.view["agenda"]["bonuses"]
            if bonus["bonus"] == action.bonus and action.symbol in bonus["symbols"]
        )
        # Chips and vials are for nothing else; what could be laid or named waits for the best use.
        return self.actions(action.symbol, bonus["actions"]) + 0.01

    def lay_special(self, action: LaySpecial) -> float:
        """A special tile pays with every later tile beside it."""
        near = NEAR[SPACE_INDEX[action.space]]
        joined = 0
        for symbol in action.tile.split("-"):
            shown = self.shown[SYMBOLS.index(symbol)]
            joined += (shown & near).bit_count()
        return 0.35 * joined * self.turns_left

    def remove(self, action: Remove) -> float:
        """Improper removal only when nothing else is left."""
        return -21.0 if action.space == self.me["cauldron"]["black_crystal"] else -20.0

    def close(self, action: Close) -> float:  # noqa: ARG002
        return 0.0


# Any: each maxim takes the one class of action that it stands beside.
_MAXIMS: Final[dict[type[Action], Callable[[_Apprentice, Any], float]]] = {
    Tower: _Apprentice.tower,
    PlaceTile: _Apprentice.place,
    First: _Apprentice.first,
    LayEnergy: _Apprentice.energy,
    LayWitch: _Apprentice.lay_witch,
    SendWitch: _Apprentice.send,
    Walk: _Apprentice.walk,
    MoveCrystal: _Apprentice.crystal,
    Shelve: _Apprentice.shelve,
    Bottom: _Apprentice.bottom,
    Advance: _Apprentice.advance,
    TakeScroll: _Apprentice.scroll,
    PlaySpell: _Apprentice.spell,
    Use: _Apprentice.use,
    LaySpecial: _Apprentice.lay_special,
    Remove: _Apprentice.remove,
    Close: _Apprentice.close,
}
