"""Other worlds: tables that show a seat the same, for tests that nothing leaks.

A sample differs from the truth in what a seat does not know. Its view shows less than it knows: cards
that it has seen once may no longer lie open. What a server sends must not depend on those either.

`another_world` draws the rest anew at one position. `TwoWorlds` swaps two cards of a shuffle, and plays
on from the deal in both.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

import pytest

from witchtable import Game, Match, State
from witchtable.engine.chance import Chance
from witchtable.engine.moves import Action
from witchtable.games.witchdom.components import POTIONS, WITCHES
from witchtable.games.witchdom.entries import DECKS
from witchtable.games.witchdom.state import WitchdomState

swaps_cards = pytest.mark.skipif(
    os.environ.get("WITCHTABLE_COMPILED") == "1",
    reason="cards are swapped by putting another shuffle in place, which compiled code does not ask; "
    "what is told comes from the same modules in both builds",
)


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


# -- two worlds from the deal on -----------------------------------------------------------------------


class Swap(NamedTuple):
    """Two cards of a shuffle that change places."""

    purpose: str
    places: tuple[int, int]
    cards: tuple[int, int]

    def other(self, card: int) -> int:
        """Say which card lies in the other world where this one lies here."""
        one, two = self.cards
        return two if card == one else one if card == two else card


class _Swapped(Chance):
    """A stream in whose shuffles two places are swapped."""

    __slots__ = ("places",)
    places: tuple[int, int]

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        deck = super().shuffled(items)
        one, two = self.places
        deck[one], deck[two] = deck[two], deck[one]
        return deck


@contextmanager
def dealing(swap: Swap | None = None, heard: dict[str, list[int]] | None = None) -> Iterator[None]:
    """Deal with a swap, wherever a deal is made meanwhile; `heard` collects the shuffles."""
    usual = Chance.__dict__["from_seed"]

    class Listening(Chance):
        purpose = ""

        def shuffled(self, items: Sequence[Any]) -> list[Any]:
            deck = super().shuffled(items)
            if heard is not None:
                heard.setdefault(self.purpose, deck)
            return deck

    def from_seed(cls: type[Chance], seed: str, purpose: str) -> Chance:
        found = usual.__func__(cls, seed, purpose)
        if swap is not None and purpose == swap.purpose:
            found = _Swapped(found._key)
            found.places = swap.places
        elif heard is not None:
            found = Listening(found._key)
            found.purpose = purpose
        return found  # type: ignore[no-any-return]

    Chance.from_seed = classmethod(from_seed)  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        Chance.from_seed = usual  # type: ignore[method-assign]


class Secret(NamedTuple):
    """Where cards of one shuffle lie hidden, by the rules and not by what a view shows."""

    fields: tuple[str, ...]
    """Where in a state they may lie while they are hidden."""
    is_open: Callable[[Any, int | None, Swap], bool]
    """Whether one of the two lies open to a viewer now, or once would have lain open."""
    name: Callable[[Any, int], str]
    """What a card is called in notation."""
    in_hands: Callable[[Any, Swap], bool] = lambda *_: False
    """Whether somebody holds one of them."""
    in_order: tuple[str, ...] = ()
    """Those of the fields in which the order counts."""
    part: int | None = None
    """Where each field has a part for each deck or seat: which of them has these cards."""


def _recipe_is_open(state: Any, viewer: int | None, swap: Swap) -> bool:
    """WW-INFO-01: hands, deck and discards are secret; what lies in a tableau is not."""
    shown = {code >> 1 for tableau in state.tableau for code in tableau}
    return any(c in shown or (viewer is not None and c in state.hands[viewer]) for c in swap.cards)


def _personality_is_open(state: Any, viewer: int | None, swap: Swap) -> bool:
    """WW-SETUP-03, -05: what others may choose from is secret until all have chosen."""
    shown = {*state.personality, *state.returned}
    return any(c in shown or (viewer is not None and c in state.dealt[viewer]) for c in swap.cards)


def _left_its_deck(deck: int) -> Callable[[Any, int | None, Swap], bool]:
    """WD-INFO-04, -05: hidden are deck and box, but for the back of the top card."""

    def is_open(state: Any, _: int | None, swap: Swap) -> bool:
        cards, backs = state.decks[deck], state.edition.backs[deck]
        one, two = swap.cards
        if backs[one] != backs[two] and cards and cards[-1] in swap.cards:
            return True
        return not {one, two} <= {*cards, *state.boxes[deck]}

    return is_open


def _tile_is_open(state: Any, viewer: int | None, swap: Swap) -> bool:
    """WS-INFO-02, -03: the open tiles are the owner's secret, the supply is everybody's."""
    owner = int(swap.purpose.split()[1])
    hidden = {*state.supply[owner], *state.returned[owner]}
    if viewer != owner:
        hidden |= set(state.hands[owner])
    return not set(swap.cards) <= hidden


SECRETS: dict[str, dict[str, Secret]] = {
    "whirling-witchcraft": {
        "recipes": Secret(
            ("hands", "deck", "discards", "known", "choice", "gamble"),
            _recipe_is_open,
            lambda edition, card: edition.recipes[card].id,
            lambda state, swap: any(set(swap.cards) & set(hand) for hand in state.hands),
            ("deck",),
        ),
        "personalities": Secret(
            ("dealt", "choice"),
            _personality_is_open,
            lambda edition, card: edition.personalities[card].id,
            lambda state, swap: any(set(swap.cards) & set(dealt) for dealt in state.dealt),
        ),
    },
    "witchdom": {
        name: Secret(
            ("decks", "boxes"),
            _left_its_deck(deck),
            lambda edition, card, name=name: getattr(edition, name)[card].id,
            in_order=("decks", "boxes"),
            part=deck,
        )
        for deck, name in enumerate(DECKS)
    },
    "witchstone": {
        "scrolls": Secret(
            ("pile",),
            lambda state, _, swap: max(swap.places) >= len(state.pile),
            lambda edition, card: edition.scrolls[card].id,
        ),
        "special tiles": Secret(
            ("specials",),
            lambda state, _, swap: not set(swap.cards) <= set(state.specials),
            lambda edition, card: edition.special_ids[card],
        ),
        **{
            f"tiles {owner}": Secret(
                ("hands", "supply", "returned"),
                _tile_is_open,
                lambda edition, card: edition.tile_ids[card],
                lambda state, swap: bool(
                    set(swap.cards) & set(state.hands[int(swap.purpose.split()[1])])
                ),
                part=owner,
            )
            for owner in range(4)
        },
    },
}


class Step(NamedTuple):
    """A move that looks the same in both worlds, as it is made in each."""

    seat: int
    made: tuple[str, str]
    probes: tuple[str, ...]
    """What the viewer could try before it, and may not do."""
    extra: tuple[tuple[int, str], ...] = ()
    """What is made before it in the second world only: steps that nobody may notice, taken back."""


class TwoWorlds:
    """A deal and its twin with two cards swapped that a viewer (None: a spectator) does not see.

    What the viewer sees is the same in both until one of the two cards is shown; until then the worlds
    go on together.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        viewer: int | None,
        rng: Random,
        *,
        held: bool = False,
        purposes: Sequence[str] = (),
    ) -> None:
        self.game, self.viewer, self._rng = game, viewer, rng
        self.seed = f"two worlds {rng.random()}"
        self._deal = game.arrange(seats, self.seed, None, options)
        heard: dict[str, list[int]] = {}
        with dealing(heard=heard):
            self.matches = [Match.open(game, self._deal)]
        known = SECRETS[game.id]
        chosen = [purpose for purpose in heard if purpose in (purposes or known)]
        self.swap, twin = self._draw({purpose: heard[purpose] for purpose in chosen}, held)
        self.secret = known[self.swap.purpose]
        self.matches.append(twin)
        self.ended = ""
        """Why the worlds do not go on together."""

    def _draw(self, heard: dict[str, list[int]], held: bool) -> tuple[Swap, Match]:
        for attempt in range(2000):
            purpose = self._rng.choice(sorted(heard))
            deck, secret = heard[purpose], SECRETS[self.game.id][purpose]
            one, two = sorted(self._rng.sample(range(len(deck)), 2))
            swap = Swap(purpose, (one, two), (deck[one], deck[two]))
            state = self.matches[0].state
            if deck[one] == deck[two] or secret.is_open(state, self.viewer, swap):
                continue
            if held and attempt < 1000 and not secret.in_hands(state, swap):
                continue
            with dealing(swap):
                twin = Match.open(self.game, self._deal)
            self.swap, self.secret = swap, secret
            is_hidden = not secret.is_open(twin.state, self.viewer, swap)
            if is_hidden and twin.state != state and self._is_swapped(state, twin.state):
                return swap, twin
        raise AssertionError("there is nothing to swap")

    def is_swapped(self) -> bool:
        """Say whether the worlds differ in the two cards and in nothing else."""
        return self._is_swapped(self.matches[0].state, self.matches[1].state)

    def _is_swapped(self, one: State, two: State) -> bool:
        here, there = one.dump(), two.dump()
        names = self.secret.fields
        if any(here[name] != there[name] for name in here if name not in names):
            return False
        return all(self._mirror(name, here[name]) == self._plain(name, there[name]) for name in names)

    def _mirror(self, name: str, value: Any) -> Any:
        """Write a field as it must be in the other world."""
        if name == "known":
            value = list(value)
            one, two = self.swap.cards
            value[one], value[two] = value[two], value[one]
            return value
        if name in ("choice", "gamble") and self.swap.purpose == "recipes":
            codes = value if name == "choice" else [2 * value if value >= 0 else value]
            return [code if code < 0 else 2 * self.swap.other(code >> 1) | code & 1 for code in codes]
        if name == "pile":
            value = list(value)
            one, two = self.swap.places
            value[one], value[two] = value[two], value[one]
            return tuple(value)
        if self.secret.part is not None:
            value = list(value)
            value[self.secret.part] = _each(value[self.secret.part], self.swap.other)
            return self._plain(name, value)
        return self._plain(name, _each(value, self.swap.other))

    def _plain(self, name: str, value: Any) -> Any:
        """Write a field without the order where that does not count."""
        if name == "known" or name == "pile" or name in self.secret.in_order:
            return value if name != "known" else list(value)
        if name == "gamble":
            return [2 * value if value >= 0 else value]
        if name == "choice":
            return list(value)
        return [sorted(part) for part in value] if isinstance(value, list) else sorted(value)

    # -- going on ------------------------------------------------------------------------------------

    def steps(self, most: int) -> Iterator[Step]:
        """Make moves in both worlds; each is told before it is made."""
        for _ in range(most):
            one, two = self.matches
            if not one.state.deciders:
                self.ended = "over"
                return
            found = self._next()
            if found is None:
                self.ended = self.ended or "shown"
                return
            seat, *actions = found
            made = (str(actions[0]), str(actions[1]))
            extra = self._extra()
            for other, action in extra:
                two.play(other, action)
            yield Step(seat, made, self._probes(), tuple((other, str(a)) for other, a in extra))
            for match, action in zip(self.matches, actions, strict=True):
                match.play(seat, action)

    def _next(self) -> tuple[int, Action, Action] | None:
        one, two = (match.state for match in self.matches)
        assert one.deciders == two.deciders
        for seat in self._rng.sample(one.deciders, len(one.deciders)):
            offered = [action for action in one.legal(seat) if self._goes_on(action)]
            for action in self._rng.sample(offered, min(16, len(offered))):
                for counterpart in self._counterparts(seat, action):
                    if counterpart in two.legal(seat) and self._stays_hidden(seat, action, counterpart):
                        return seat, action, counterpart
        return None

    def _extra(self) -> list[tuple[int, Action]]:
        """Find a step of somebody else that nobody may notice, and the way back from it."""
        state = self.matches[1].state
        others = [seat for seat in state.deciders if seat != self.viewer]
        for seat in self._rng.sample(others, len(others)):
            offered = state.legal(seat)
            for action in self._rng.sample(offered, min(4, len(offered))):
                after = state.copy()
                told = after.apply(seat, action) if action.sealed else []
                back = next((a for a in after.legal(seat) if a.takes_back), None)
                if not action.sealed or action.takes_back or back is None:
                    continue
                told += after.apply(seat, back)
                viewers = [viewer for viewer in (*range(state.seats), None) if viewer != seat]
                if all(event.seen_by(v) is None for event in told for v in viewers) and after == state:
                    return [(seat, action), (seat, back)]
        return []

    def _goes_on(self, action: Action) -> bool:
        """Take back now and then, but not for ever where only that would show nothing."""
        recent = [move.action.takes_back for move in self.matches[0].log[-8:]]
        return not action.takes_back or (recent.count(True) < 2 and self._rng.random() < 0.3)

    def _counterparts(self, seat: int, action: Action) -> list[Action]:
        """Find what the same move can be in the other world: with the card at the same place."""
        if seat == self.viewer:
            return [action]
        return [self.game.parse(self.translate(str(action))), action]

    def translate(self, notation: str) -> str:
        """Write a move with the names of the two cards swapped."""
        edition = self._deal.edition
        one, two = (self.secret.name(edition, card) for card in self.swap.cards)
        names = {one: two, two: one}
        return " ".join(names.get(word, word) for word in notation.split(" "))

    def _stays_hidden(self, seat: int, here: Action, there: Action) -> bool:
        states = []
        for match, action in zip(self.matches, (here, there), strict=True):
            state = match.state.copy()
            state.apply_checked(seat, state.check(seat, action))
            if self.secret.is_open(state, self.viewer, self.swap):
                return False
            states.append(state)
        return self._is_swapped(*states)

    def _probes(self) -> tuple[str, ...]:
        """What others may do in either world, also with the names of the two cards."""
        found = set()
        for match in self.matches:
            for seat in range(match.state.seats):
                if seat != self.viewer:
                    offered = [str(action) for action in match.state.legal(seat)]
                    found.update(self._rng.sample(offered, min(4, len(offered))))
        found |= {self.translate(notation) for notation in found}
        if self.viewer is not None:
            found -= {str(a) for match in self.matches for a in match.state.legal(self.viewer)}
        return tuple(sorted(found))


def _each(value: Any, change: Callable[[int], int]) -> Any:
    """Change every number in lists and tuples."""
    if isinstance(value, list | tuple):
        return type(value)(_each(part, change) for part in value)
    return change(value)
