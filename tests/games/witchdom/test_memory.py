"""WD-INFO-06: what lay open once may be remembered; samples keep it, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.witchdom.table import GAME, a_table
from witchtable.engine.chance import Chance
from witchtable.engine.game import MEMORY
from witchtable.engine.texts import languages, name_of, speaking
from witchtable.games.witchdom.components import DECKS, POTIONS, WITCHES

TABLES = [
    (1, {"animals": True}),
    (2, {}),
    (3, {"animals": True}),
    (4, {"choose_novices": True}),
    (5, {"animals": True, "extra_hard": 4}),
]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda table: str(table))


class Witness:
    """Somebody who looks on from the beginning, is told what happens, and forgets nothing."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.decks = {name: [None] * deck["size"] for name, deck in view["decks"].items()}
        """What lies where, the top card last; None where that is not known."""
        self.up = {}
        for here in view["board"]:
            for name, sort in zip(DECKS, ("potion", "witch"), strict=True):
                self.up[name, here["location"]] = here[sort]["card"]
        self.hands = [Counter() for _ in view["players"]]
        self.turned = [set() for _ in view["players"]]

    def hear(self, event: Any) -> None:
        tag = event.__struct_config__.tag
        if tag == "novices-chosen":
            self.hands[event.seat].update(event.cards)
        elif tag == "card-played":
            self.hands[event.seat][event.card] -= 1
        elif tag == "rested":
            self.hands[event.seat].update(event.cards)
        elif tag in ("item-taken", "taken-by-ostara"):
            self.see_taken(event, by_ostara=tag == "taken-by-ostara")
        elif tag == "card-turned-up":
            expected = self.decks[event.deck].pop()
            assert expected in (None, event.card)
            self.up[event.deck, event.location] = event.card
        elif tag == "refreshed" and event.what in DECKS:
            self.decks[event.what][:0] = reversed(event.returned)
        elif tag == "deck-ran-out":
            assert self.decks[event.deck] == []
            self.decks[event.deck] = [None] * event.reserve

    def see_taken(self, event: Any, *, by_ostara: bool) -> None:
        if event.kind == "witch" and not by_ostara:
            self.hands[event.seat][event.item] += 1
        elif event.kind in ("tool", "animal"):
            deck = "potions" if event.kind == "tool" else "witches"
            self.turned[event.seat].add(self.up[deck, event.location])

    def check(self, state: Any) -> None:
        """See that nothing of a position contradicts what was seen."""
        box = state.edition
        backs = (
            (box.potion_ids, state.waiting_tools, state.clan_tools),
            (box.card_ids, state.waiting_animals, state.clan_animals),
        )
        for seat in range(state.seats):
            assert {box.card_ids[card] for card in state.hands[seat]} == set(+self.hands[seat])
            turned = {ids[card] for ids, *zones in backs for zone in zones for card in zone[seat]}
            assert turned == self.turned[seat]
        for deck, name in enumerate(DECKS):
            cards = [state.edition.faces[deck][card] for card in state.decks[deck]]
            assert len(cards) == len(self.decks[name])
            for known, card in zip(self.decks[name], cards, strict=True):
                assert known in (None, card)


def told_games(seats, options, seed):
    """Play at random, with many refreshes; yields the state and a witness before every decision."""
    state, told = GAME.open(GAME.arrange(seats, seed, None, options))
    start = GAME.new(seats=seats, seed=seed, **options)
    if seats == 1 and not options.get("choose_novices"):
        witness = before_ostara(options, seed)
    else:
        witness = Witness(start.view(None))
    for seat, hand in enumerate(start.hands):
        witness.hands[seat].update(start.edition.card_ids[card] for card in hand)
    for event in told:
        witness.hear(event)
    rng = Random(seed)
    while state.deciders:
        yield state, witness
        seat = state.deciders[0]
        legal = state.legal(seat)
        cards = [action for action in legal if str(action) in ("refresh potions", "refresh witches")]
        for event in state.apply(seat, rng.choice(cards or legal)):
            witness.hear(event)


def before_ostara(options, seed):
    """The board as it lay before Ostara's first turn: choosing novices changes nothing of it."""
    return Witness(GAME.new(seats=1, seed=seed, **options, choose_novices=True).view(None))


@each_table
def test_wd_info_06_a_sample_agrees_with_all_that_was_ever_seen(seats, options):
    under = 0
    for seed in range(6):
        rng = Random(seed)
        for number, (state, witness) in enumerate(told_games(seats, options, seed)):
            witness.check(state)
            if number % 5 == 0:
                for seat in range(seats):
                    witness.check(state.sample(seat, rng))
            for deck, name in enumerate(DECKS):
                known = [card for card in witness.decks[name] if card is not None]
                assert state.sunk[deck] == len(known)
                under += len(known)
    assert under


@each_table
def test_wd_info_06_all_that_was_never_seen_is_drawn_anew(seats, options):
    for number, (state, witness) in enumerate(told_games(seats, options, 3)):
        if number % 40:
            continue
        samples = [state.sample(0, Random(seed)) for seed in range(30)]
        for deck, name in enumerate(DECKS):
            # Not the top card: its back may tell which one it is.
            hidden = [place for place, card in enumerate(witness.decks[name][:-1]) if card is None]
            if len(hidden) > 1:
                for place in hidden:
                    assert len({twin.decks[deck][place] for twin in samples}) > 1
            if state.boxes[deck]:
                assert len({twin.boxes[deck] for twin in samples}) > 20
        assert len({tuple(twin.chance.dump()) for twin in samples}) == 30


@each_table
def test_wd_info_06_worlds_that_differ_only_in_the_unseen_give_equal_samples(seats, options):
    """Whoever samples learns nothing: not by the order of a deck, its box, chance or Ostara's stack."""
    differ = 0
    for number, (state, _) in enumerate(told_games(seats, options, 4)):
        if number % 9:
            continue
        world = state.copy()
        rng = Random(number)
        for deck in (POTIONS, WITCHES):
            sunk = state.sunk[deck]
            hidden = [*state.decks[deck][sunk:-1], *state.boxes[deck]]
            if len(state.decks[deck]) <= sunk:
                hidden = [*state.boxes[deck]]
            rng.shuffle(hidden)
            boxed = len(state.boxes[deck])
            order, box = hidden[: len(hidden) - boxed], hidden[len(hidden) - boxed :]
            if len(state.decks[deck]) > sunk:
                world.decks[deck] = (*state.decks[deck][:sunk], *order, state.decks[deck][-1])
            world.boxes[deck] = tuple(box)
        world.chance = Chance.from_seed("another", "pouch")
        world.stack = tuple(reversed(state.stack))
        differ += world != state
        for seat in range(seats):
            assert world.view(seat) == state.view(seat)
            assert world.sample(seat, Random(1)) == state.sample(seat, Random(1))
    assert differ


def test_wd_info_06_samples_are_uniform_over_what_is_not_known():
    """Three cards that nobody has seen, and of the top one the back: each order as often as any."""
    table = a_table(3).deck("potions", "p03", "p05", "p06", "p01")
    state = table.state
    # p03 and p05 show a flask, p06 a mortar: the top card is one of the first two.
    state.decks[POTIONS] = tuple(table.box.potion_index[card] for card in ("p01", "p06", "p05", "p03"))
    state.boxes[POTIONS] = ()
    state.sunk = [1, 0]
    rng = Random(7)
    found = Counter(state.sample(0, rng).decks[POTIONS] for _ in range(4000))
    names = Counter(
        {tuple(table.box.potion_ids[card] for card in deck): n for deck, n in found.items()}
    )
    assert set(names) == {
        ("p01", "p06", "p05", "p03"),
        ("p01", "p05", "p06", "p03"),
        ("p01", "p06", "p03", "p05"),
        ("p01", "p03", "p06", "p05"),
    }
    assert all(900 < count < 1100 for count in names.values())


def test_wd_info_06_refreshed_cards_are_known_until_they_come_up_again():
    table = a_table().hand("A", "w03", "w12").board("lake", "p01").board("forest", "p02")
    table.board("mountains", "p04")
    table.play("play w03", "refresh potions")
    state = table.state
    assert state.sunk == [3, 0]
    for seat in (0, 1):
        lowest = state.sample(seat, Random(seat)).decks[POTIONS][:3]
        assert [table.box.potion_ids[card] for card in lowest] == ["p01", "p02", "p04"]


def test_wd_info_06_a_small_deck_gives_refreshed_cards_back_at_once():
    table = a_table().hand("A", "w03").board("mountains", "p04").board("forest", "p02")
    table.board("lake", "p01")
    table.state.decks[POTIONS] = table.state.decks[POTIONS][-2:]
    table.play("play w03", "refresh potions")
    assert table.location("lake")["potion"]["card"] == "p04"
    assert table.state.sunk == [2, 0]
    assert [table.box.potion_ids[card] for card in table.state.decks[POTIONS]] == ["p01", "p02"]
    assert table.state.sample(1, Random(1)).decks[POTIONS] == table.state.decks[POTIONS]


def test_wd_info_06_what_comes_out_of_the_box_is_not_known():
    table = a_table(3).hand("A", "w20")
    state = table.state
    state.decks[POTIONS] = state.decks[POTIONS][:1]
    state.sunk = [1, 0]
    boxed = set(state.boxes[POTIONS])
    table.play("play w20", "take mountains potion")
    assert state.sunk == [0, 0]
    assert set(state.decks[POTIONS]) == boxed
    assert len({state.sample(0, Random(seed)).decks[POTIONS] for seed in range(30)}) > 10


def test_wd_info_06_hands_and_turned_cards_stay_as_they_are():
    table = a_table(3, animals=True).hand("B", "n1a", "w01", "w02").tools("B", "ring", "flask")
    table.animals("C", "owl").clan("C", "crystal", "bat")
    state = table.state
    for seat in range(3):
        twin = state.sample(seat, Random(seat))
        for zone in ("hands", "waiting_tools", "waiting_animals", "clan_tools", "clan_animals"):
            assert getattr(twin, zone) == getattr(state, zone)


# -- the aid ----------------------------------------------------------------------------------------


def reminded(table, seat=0):
    return GAME.aids[MEMORY](table.state, seat, {})


def a_remarkable_table():
    table = (
        a_table(3, animals=True).hand("A", "w03").hand("B", "n1a", "w01").tools("B", "ring", "flask")
    )
    table.animals("C", "owl").clan("C", "crystal", "bat")
    table.board("mountains", "p04").board("forest", "p02").board("lake", "p01")
    table.play("play w03", "refresh potions")
    return table


def test_wd_info_06_everybody_can_be_reminded_of_the_same():
    table = a_remarkable_table()
    found = reminded(table)
    assert found == reminded(table, 1) == reminded(table, 2)
    assert found["players"][1]["hand"] == ["n1a", "w01"]
    assert found["under"] == {"potions": ["p04", "p02", "p01"], "witches": []}
    backs = {potion.id: potion.back for potion in table.box.potions}
    backs |= {witch.id: witch.back for witch in table.box.witches}
    for seat, player in enumerate(table.state.view(0)["players"]):
        for where in ("waiting", "clan"):
            for sort in ("tools", "animals"):
                faces = found["players"][seat][where][sort]
                assert [backs[face] for face in faces] == player[where][sort]


@each_table
def test_wd_info_06_nobody_is_reminded_of_what_was_never_seen(seats, options):
    rng = Random(1)
    for number, (state, witness) in enumerate(told_games(seats, options, 5)):
        if number % 7:
            continue
        found = GAME.aids[MEMORY](state.copy(), 0, {})
        for name in DECKS:
            known = [card for card in witness.decks[name] if card is not None]
            assert found["under"][name] == known[::-1]
        assert GAME.aids[MEMORY](state.sample(0, rng), 0, {}) == found


@pytest.mark.parametrize("language", languages())
def test_wd_info_06_what_was_seen_is_drawn_for_a_terminal(language):
    table = a_remarkable_table()
    with speaking(language):
        view = {**table.state.view(0), "names": ["Anna", "Ben", "Cleo"]}
        drawn = "\n".join(GAME.draw_memory(reminded(table), view, table.box))
        start = a_table(1)
        nothing = GAME.draw_memory(reminded(start), start.state.view(0), start.box)
        potions = {potion.id: name_of(potion.name) for potion in table.box.potions}
        witches = {witch.id: name_of(witch.name) for witch in table.box.witches}
        novice = name_of("Pip")
    for name in (potions["p04"], witches["w01"], novice, "Ben", "Cleo"):
        assert name in drawn
    assert "Anna" not in drawn
    assert "witchdom-" not in drawn
    assert len(nothing) == 1
    assert "witchdom-" not in nothing[0]
