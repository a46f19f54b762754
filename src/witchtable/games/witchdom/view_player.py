"""What somebody has, as the others see it: cards, resources, and what the rules make of them.

Whoever pays also sees every way to do so. `view.py` puts it together with the rest of the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, TypedDict

from witchtable.engine.moves import Seat
from witchtable.games.witchdom import scoring
from witchtable.games.witchdom.actions import Pay
from witchtable.games.witchdom.components import LOCATIONS, POTIONS, WITCHES, WitchdomEdition
from witchtable.games.witchdom.rules import objectives, ostara, payment
from witchtable.games.witchdom.rules.phases import EMPTY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["PaymentView", "Player", "look_at_player", "names", "payments_of", "seen_of"]


class WaitingCards(TypedDict):
    """What lies beside a clan card."""

    potions: list[str]
    tools: list[str]
    """Kinds, each as often as it is there."""
    animals: list[str]
    """Kinds, likewise."""


class ClanCards(TypedDict):
    """What has joined a clan."""

    potions: list[str]
    witches: list[str]
    tools: list[str]
    animals: list[str]


class RecipeView(TypedDict):
    """What of a potion's recipe somebody has (WD-PAY)."""

    missing: list[str]
    """Symbols that neither tokens nor tools cover, by kind of resource or tool; `any` is any tool."""
    pairs: int
    """Pairs of other tokens, each of which can stand for a missing symbol (WD-PAY-02)."""


class Player(TypedDict):
    """What lies in front of somebody, and the own hand."""

    clan_card: str | None
    """None until the novices are chosen."""
    hand_size: int
    played: list[str]
    """The played pile, the active card last; Ostara's witches, all of them active."""
    resources: dict[str, int]
    waiting: WaitingCards
    clan: ClanCards
    uses_tools: bool
    """Whether tools are needed, and count: for all but Ostara (WD-OSTARA-30, WD-SOLO-23)."""
    recipes: dict[str, RecipeView]
    """The own waiting potions, and those that lie face up."""
    progress: list[int]
    """How many symbols of each objective in the row the clan has."""
    sheet: dict[str, int]
    """Points so far by source, as they would count now."""
    hand: list[str] | None
    """The cards in hand, to their owner only (WD-INFO-02)."""


class PaymentView(TypedDict):
    """One way to pay for a potion (WD-PAY, WD-TOOL-01)."""

    action: str
    """In notation: what is chosen."""
    tokens: dict[str, int]
    """What is given, by kind of resource."""
    tools: list[str]
    """Waiting tools that join the clan."""
    cost: int
    """How many tokens that are."""


def seen_of(
    state: WitchdomState, owner: Seat, claimed: tuple[int, ...], up: tuple[int, ...]
) -> tuple[object, ...]:
    """List everything that it follows from what everybody sees of a player."""
    return (
        state.clans[owner],
        len(state.hands[owner]),
        state.piles[owner],
        state.resources(owner),
        state.waiting_potions[owner],
        state.waiting_tools[owner],
        state.waiting_animals[owner],
        state.clan_witches[owner],
        state.clan_potions[owner],
        state.clan_tools[owner],
        state.clan_animals[owner],
        state.row,
        claimed,
        up[:LOCATIONS],
    )


def look_at_player(state: WitchdomState, owner: Seat) -> Player:
    """Show what lies in front of a player, and how many cards are in hand (WD-INFO-02)."""
    edition = state.edition
    clan = state.clans[owner]
    held = state.resources(owner)
    return {
        "clan_card": edition.clans[clan].id if clan != EMPTY else None,
        "hand_size": len(state.hands[owner]),
        "played": names(edition.card_ids, state.piles[owner]),
        "resources": dict(zip(edition.kind_ids, held, strict=True)),
        "waiting": {
            "potions": names(edition.potion_ids, state.waiting_potions[owner]),
            "tools": names(edition.backs[POTIONS], state.waiting_tools[owner]),
            "animals": names(edition.backs[WITCHES], state.waiting_animals[owner]),
        },
        "clan": {
            "potions": names(edition.potion_ids, state.clan_potions[owner]),
            "witches": names(edition.card_ids, state.clan_witches[owner]),
            "tools": names(edition.backs[POTIONS], state.clan_tools[owner]),
            "animals": names(edition.backs[WITCHES], state.clan_animals[owner]),
        },
        "uses_tools": ostara.uses_tools(state, owner),
        "recipes": _recipes_of(state, owner, held),
        "progress": edition.derived(_known_progress)(
            state.row,
            state.clan_witches[owner],
            state.clan_potions[owner],
            state.clan_tools[owner],
            state.clan_animals[owner],
        ),
        "sheet": scoring.points_by_source(state, owner),
        "hand": None,
    }


def names(ids: list[str], cards: Iterable[int]) -> list[str]:
    """Name cards by their numbers."""
    return [ids[card] for card in cards]


# Recipes and progress change seldom, but are shown to everybody with every move; so they are
# remembered. Nobody changes what a view shows.

_Cards = tuple[int, ...]


def _recipes_of(state: WitchdomState, owner: Seat, held: list[int]) -> dict[str, RecipeView]:
    tools = state.clan_tools[owner] + state.waiting_tools[owner]
    potions = state.waiting_potions[owner] + tuple(state.up[:LOCATIONS])
    return state.edition.derived(_known_recipes)(
        potions, tuple(held), tools if ostara.uses_tools(state, owner) else None
    )


def _known_recipes(
    edition: WitchdomEdition,
) -> Callable[[_Cards, _Cards, _Cards | None], dict[str, RecipeView]]:
    return lru_cache(maxsize=1024)(partial(_recipes, edition))


def _recipes(
    edition: WitchdomEdition, potions: _Cards, held: _Cards, tools: _Cards | None
) -> dict[str, RecipeView]:
    return {
        edition.potion_ids[potion]: {
            "missing": payment.missing_symbols(edition, potion, held, tools),
            "pairs": payment.shortfall(edition.needs[potion], held)[1],
        }
        for potion in potions
        if potion != EMPTY
    }


def _known_progress(edition: WitchdomEdition) -> Callable[..., list[int]]:
    return lru_cache(maxsize=1024)(partial(_progress, edition))


def _progress(edition: WitchdomEdition, row: _Cards, *clan: _Cards) -> list[int]:
    conditions = objectives.conditions_of(edition)
    return [conditions[side].symbols - conditions[side].missing(*clan) for side in row]


# -- paying -------------------------------------------------------------------------------------


def payments_of(state: WitchdomState, seat: Seat) -> list[PaymentView]:
    """List the ways to pay that are offered, best first: fewest tokens, most tools for the clan."""
    show = state.edition.derived(_known_payments)
    ways = [show(action) for action in state.legal(seat) if isinstance(action, Pay)]
    ways.sort(key=lambda way: (way["cost"], -len(way["tools"]), len(way["tokens"])))
    return ways


def _known_payments(edition: WitchdomEdition) -> Callable[[Pay], PaymentView]:
    return lru_cache(maxsize=20_000)(partial(_payment, edition))


def _payment(edition: WitchdomEdition, action: Pay) -> PaymentView:
    tokens = Counter(word for word in action.given if word in edition.kind_index)
    return {
        "action": str(action),
        "tokens": dict(tokens),
        "tools": [word for word in action.given if word not in edition.kind_index],
        "cost": tokens.total(),
    }
