"""The apprentice: simple maxims for Witchdom, answered at once from what the seat sees.

Brew what can be brewed; collect for the potion that promises most for what it still lacks; keep a
few witches who can brew, strong ones first; gather kinds of tools; rest when the cards that matter lie
in the played pile.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from witchtable.engine.moves import Action
from witchtable.engine.opponents import Liking, indifferent
from witchtable.engine.place import Place
from witchtable.games.witchdom.actions import Brew, Choose, Pay, Play, Rest, Take, Tame
from witchtable.games.witchdom.components import WitchdomEdition
from witchtable.games.witchdom.rules.brewing import can_brew
from witchtable.games.witchdom.rules.payment import ANY_TOOL

__all__ = ["choose"]

# What is worth so much more than it seems, in points.
_STRONG: Final = 2.0  # each action point of a witch beyond two: she comes back again and again
_NEW_TOOL: Final = 3.0  # a kind of tool that is not there yet: each makes the others worth more


def choose(place: Place, rng: Random, likes: Liking = indifferent) -> Action:
    """Choose the action that the maxims like best; chance decides between equals."""
    judgement = _Judgement(place)
    forward = [action for action in place.legal if not action.takes_back] or place.legal
    worth = [(judgement.worth(action) + likes(action), rng.random(), action) for action in forward]
    return max(worth, key=lambda entry: entry[:2])[2]


class _Judgement:
    """What an apprentice makes of one place."""

    def __init__(self, place: Place) -> None:
        assert isinstance(place.edition, WitchdomEdition)
        self.edition: WitchdomEdition = place.edition
        self.view: dict[str, Any] = place.view
        me = self.view["players"][place.seat]
        self.hand = [self.edition.card_index[card] for card in me["hand"]]
        self.pile = [self.edition.card_index[card] for card in me["played"]]
        self.potions = [self.edition.potion_index[potion] for potion in me["waiting"]["potions"]]
        self.recipes: dict[str, dict[str, Any]] = me["recipes"]
        self.kinds = {kind for kind, count in me["resources"].items() if count}
        self.clan_tools: set[str] = set(me["clan"]["tools"])
        self.tools = len(me["clan"]["tools"]) + len(me["waiting"]["tools"])
        self.own_tools = self.clan_tools | set(me["waiting"]["tools"])
        self.animals = set(me["clan"]["animals"]) | set(me["waiting"]["animals"])
        self.dream = max(self.potions, key=self.promise, default=None)

    def worth(self, action: Action) -> float:
        """Say how good an action looks."""
        if isinstance(action, Choose):
            return self._worth_of_pair(self.edition.pairs[self.edition.clan_index[action.pair]])
        if isinstance(action, Play):
            return self._worth_of_playing(self.edition.card_index[action.card])
        if isinstance(action, Rest):
            return self._worth_of_resting()
        if isinstance(action, Take):
            return self._worth_of_taking(action)
        if isinstance(action, Brew):
            return 100 + self.edition.potion_points[self.edition.potion_index[action.potion]]
        if isinstance(action, Tame):
            return 50
        if isinstance(action, Pay):
            new_tools = set(action.given) & set(self.edition.tools) - self.clan_tools
            return 2 * len(new_tools) - len(action.given)
        return 0

    # -- potions ------------------------------------------------------------------------------

    def lacks(self, potion: int) -> list[str]:
        """Name what a potion still needs."""
        found: list[str] = self.recipes[self.edition.potion_ids[potion]]["missing"]
        return found

    def missing(self, potion: int) -> int:
        """Count how much still has to be collected, pairs considered; tools are harder to come by."""
        pairs: int = self.recipes[self.edition.potion_ids[potion]]["pairs"]
        named = [thing for thing in self.lacks(potion) if thing != ANY_TOOL]
        tools = max(0, self.edition.tool_symbols[potion] - self.tools)
        return max(0, len(named) + tools - pairs)

    def promise(self, potion: int) -> float:
        """Weigh a potion's points against the work it still takes."""
        brewers = [card for card in self.hand + self.pile if self._can_brew(card, potion)]
        best = max((self.edition.witch_points[card] for card in brewers), default=-3)
        return (self.edition.potion_points[potion] + best) / (2 + self.missing(potion))

    def _can_brew(self, card: int, potion: int) -> bool:
        return can_brew(self.edition, self.edition.banners[card], potion)

    # -- the five questions -------------------------------------------------------------------

    def _worth_of_pair(self, pair: tuple[int, ...]) -> float:
        """Novices are worth the best that lies where their action points are."""
        return sum(
            points * max(self._gains(place), default=0.0)
            for place in range(len(self.edition.locations))
            if (points := sum(self.edition.ap[card][place] for card in pair))
        )

    def _gains(self, place: int) -> list[float]:
        """Weigh all that lies at a location."""
        here: dict[str, Any] = self.view["board"][place]
        items = [kind for kind in here["resources"] if kind]
        items += [item for item in ("potion", "witch") if here[item]]
        location = self.edition.locations[place]
        return [self._worth_of_taking(Take(location, item)) for item in items]

    def _worth_of_playing(self, card: int) -> float:
        """A card is worth what its points can take, and what it can brew at the end of the turn."""
        points = sum(self.edition.ap[card])
        brews = [
            self.edition.potion_points[potion] + self.edition.witch_points[card]
            for potion in self.potions
            if self._can_brew(card, potion) and self.missing(potion) <= points - 1
        ]
        if brews:
            return 20 + max(brews)
        # Keep back the witches that the dream needs; send the others.
        needed = self.dream is not None and self._can_brew(card, self.dream)
        taken = sum(
            sum(sorted(self._gains(place), reverse=True)[:most])
            for place, most in enumerate(self.edition.ap[card])
            if most
        )
        return taken / 2 - (1.5 if needed else 0)

    def _worth_of_resting(self) -> float:
        """Rest when a potion is ready and only a played witch can brew it, or the hand is thin."""
        ready = [potion for potion in self.potions if self.missing(potion) <= 2]
        if any(self._can_brew(card, potion) for card in self.pile for potion in ready):
            return 10
        return 2.2 if len(self.hand) <= 1 else 0.5

    def _worth_of_taking(self, action: Take) -> float:
        place = self.edition.location_index[action.location]
        here: dict[str, Any] = self.view["board"][place]
        if action.item == "potion":
            return self._worth_of_potion(self.edition.potion_index[here["potion"]["card"]])
        if action.item == "witch":
            return self._worth_of_witch(self.edition.card_index[here["witch"]["card"]])
        if action.item == "tool":
            return self._worth_of_tool(here["potion"]["back"])
        if action.item == "animal":
            return 0.0 if here["witch"]["back"] in self.animals else 1.5
        return self._worth_of_thing(action.item, among=self.kinds)

    def _worth_of_thing(self, thing: str, *, among: set[str]) -> float:
        """A resource or tool is worth most to the dream, something to the other potions."""
        if self.dream is not None and thing in self.lacks(self.dream):
            return 6
        others = sum(1 for potion in self.potions if thing in self.lacks(potion))
        return 1 + others + (0.5 if thing not in among else 0)

    def _worth_of_tool(self, tool: str) -> float:
        """Different kinds are worth points at the end, more and more of them."""
        new = 0.0 if tool in self.own_tools else _NEW_TOOL
        return self._worth_of_thing(tool, among=self.clan_tools) + new

    def _worth_of_potion(self, potion: int) -> float:
        """Two or three potions in work are enough; those my witches can brew come first."""
        able = any(self._can_brew(card, potion) for card in self.hand + self.pile)
        room = (5, 4, 2, -1)[min(len(self.potions), 3)]
        ease = self.edition.potion_points[potion] / (1 + self.missing(potion))
        return room + ease + (1 if able else -2)

    def _worth_of_witch(self, card: int) -> float:
        """Every potion needs a witch of its own, and strong ones collect for all of them."""
        witches = sum(1 for other in self.hand + self.pile if self.edition.banners[other])
        room = (6, 5, 3, 0)[min(witches, 3)]
        useful = any(self._can_brew(card, potion) for potion in self.potions)
        strength = _STRONG * max(0, sum(self.edition.ap[card]) - 2)
        return room + strength + self.edition.witch_points[card] / 4 + (1 if useful else -1)
