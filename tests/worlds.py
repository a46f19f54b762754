"""Other worlds: tables that show a seat the same, for tests that nothing leaks.

A sample differs from the truth in what a seat does not know. Its view shows less than it knows: cards
that it has seen once may no longer lie open. What a server sends must not depend on those either.
"""

from __future__ import annotations

from random import Random

from witchtable import State
from witchtable.games.witchdom.components import POTIONS, WITCHES
from witchtable.games.witchdom.state import WitchdomState


def another_world(state: State, seat: int, rng: Random) -> State:
    """Draw anew all that the view of a seat does not show, also what the seat could remember."""
    world = state.sample(seat, rng)
    if isinstance(world, WitchdomState):
        others = [other for other in range(world.seats) if other != seat]
        _deal_anew(world, WITCHES, [world.waiting_animals, world.clan_animals], others, rng)
        _deal_anew(world, POTIONS, [world.waiting_tools, world.clan_tools], [], rng)
    return world


def _deal_anew(
    world: WitchdomState,
    deck: int,
    turned: list[list[tuple[int, ...]]],
    hands: list[int],
    rng: Random,
) -> None:
    """Deal cards to turned places, deck, box and hands; only backs that are seen stay the same."""
    backs = world.edition.backs[deck]
    cards = world.decks[deck]
    pool = [*cards, *world.boxes[deck]]
    pool += [card for zone in turned for owned in zone for card in owned]
    pool += [card for seat in hands for card in world.hands[seat] if card < len(backs)]
    rng.shuffle(pool)

    def with_back_of(card: int) -> int:
        drawn = next(other for other in pool if backs[other] == backs[card])
        pool.remove(drawn)
        return drawn

    for zone in turned:
        zone[:] = [tuple(with_back_of(card) for card in owned) for owned in zone]
    if cards:
        top = with_back_of(cards[-1])
        world.decks[deck] = (*(pool.pop() for _ in cards[:-1]), top)
    world.boxes[deck] = tuple(pool.pop() for _ in world.boxes[deck])
    for seat in hands:
        novices = [card for card in world.hands[seat] if card >= len(backs)]
        witches = [pool.pop() for _ in range(len(world.hands[seat]) - len(novices))]
        world.hands[seat] = (*novices, *witches)
    world.forget_choices()
