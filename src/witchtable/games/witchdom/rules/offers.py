"""The actions of an edition, built once and offered again and again.

Building an action costs more than finding one, and random play asks for half a million lists of
them in a few seconds.
"""

from __future__ import annotations

from typing import Any

from witchtable.engine.moves import Action
from witchtable.games.witchdom.actions import (
    Back,
    Brew,
    Choose,
    End,
    Keep,
    Play,
    Refresh,
    Rest,
    Take,
    Tame,
)
from witchtable.games.witchdom.components import DECKS, WitchdomEdition
from witchtable.games.witchdom.figures import Figures
from witchtable.games.witchdom.rules.payment import PackedPayments
from witchtable.games.witchdom.rules.phases import SPACES

__all__ = ["Offers", "offers_of"]

# Items at a location, after the five kinds of resources.
POTION, TOOL, WITCH, ANIMAL = "potion", "tool", "witch", "animal"


class Offers:
    """Ready-made actions, by the numbers the state uses."""

    def __init__(self, edition: WitchdomEdition) -> None:
        self._edition = edition
        self.figures = edition.derived(Figures)
        self.choose = [Choose(clan.id) for clan in edition.clans]
        self.play = [Play(card) for card in edition.card_ids]
        self.brew = [Brew(potion) for potion in edition.potion_ids]
        self.tame = [Tame(animal) for animal in edition.animal_ids]
        self.keep = Keep()
        self.end = End()
        self.rest = (Rest(),)
        self.back = (Back(),)
        self.refresh_deck = [Refresh(deck) for deck in DECKS]
        self.refresh_location = [Refresh(place) for place in edition.locations]
        self.take_token: list[list[tuple[Action, ...]]] = [
            [
                tuple(Take(place, kind, which + 1) for which in range(SPACES))
                for kind in edition.kind_ids
            ]
            for place in edition.locations
        ]
        self.take_potion: list[tuple[Action, ...]] = [
            (Take(place, POTION), Take(place, TOOL)) for place in edition.locations
        ]
        self.take_witch = [Take(place, WITCH) for place in edition.locations]
        self.take_animal = [Take(place, ANIMAL) for place in edition.locations]
        self.payments = edition.derived(PackedPayments)
        self._kinds: dict[tuple[int, int, int, int], tuple[Action, ...]] = {}
        self._tokens: dict[tuple[int, int, int, int], tuple[Action, ...]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return offers_of, (self._edition,)

    def kinds(self, location: int, a: int, b: int, c: int) -> tuple[Action, ...]:
        """List the kinds to be had at a location with these three tokens, each kind once."""
        key = (location, a, b, c)
        found = self._kinds.get(key)
        if found is None:
            found = self._kinds[key] = self._list(key, most=1)
        return found

    def tokens(self, location: int, a: int, b: int, c: int) -> tuple[Action, ...]:
        """List these three tokens, of equal ones each by itself (WD-COLLECT-07)."""
        key = (location, a, b, c)
        found = self._tokens.get(key)
        if found is None:
            found = self._tokens[key] = self._list(key, most=SPACES)
        return found

    def _list(self, key: tuple[int, int, int, int], *, most: int) -> tuple[Action, ...]:
        location, *lying = key
        offered: list[Action] = []
        for kind, takes in enumerate(self.take_token[location]):
            offered += takes[: min(most, lying.count(kind))]
        return tuple(offered)


def offers_of(edition: WitchdomEdition) -> Offers:
    """Find the actions of an edition; they are built once, and live as long as it."""
    return edition.derived(Offers)
