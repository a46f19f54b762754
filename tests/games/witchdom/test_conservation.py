"""Pieces are conserved: 65 tokens and 50 + 50 + 5 + 10 cards are always all somewhere."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from witchtable import GAMES, Place, bot

GAME = GAMES["witchdom"]


def every_table():
    solo = st.fixed_dictionaries(
        {
            "seats": st.just(1),
            "difficulty": st.sampled_from(GAME.options["difficulty"].allowed),
            "animals": st.booleans(),
            "choose_novices": st.booleans(),
        }
    )
    several = st.fixed_dictionaries(
        {
            "seats": st.integers(2, 5),
            "extra_hard": st.integers(-1, 3),
            "extra_easy": st.integers(-2, 2),
            "animals": st.booleans(),
            "choose_novices": st.booleans(),
        }
    )
    return st.one_of(solo, several)


def check_pieces(state):
    box = state.edition
    for kind, resource in enumerate(box.resources):
        held = sum(state.held[kind::5])
        assert state.pouch[kind] + state.tokens.count(kind) + held == resource.count == 13
        assert min(state.pouch[kind], *state.held) >= 0
    cards = Counter(card for card in state.up[3:] if card >= 0)
    for zone in (
        state.hands,
        state.piles,
        state.waiting_animals,
        state.clan_witches,
        state.clan_animals,
    ):
        for owned in zone:
            cards.update(owned)
    cards.update(state.decks[1] + state.boxes[1])
    witches, novices = range(50), range(50, 60)
    assert all(cards[card] == 1 for card in witches)
    in_play = [card for card in novices if cards[card]]
    assert len(in_play) == 2 * sum(1 for clan in state.clans if clan >= 0 and state.edition.pairs[clan])
    assert max(cards.values()) == 1
    potions = Counter(card for card in state.up[:3] if card >= 0)
    for zone in (state.waiting_potions, state.waiting_tools, state.clan_potions, state.clan_tools):
        for owned in zone:
            potions.update(owned)
    potions.update(state.decks[0] + state.boxes[0])
    assert all(potions[card] == 1 for card in range(50))
    assert sum(potions[card] for card in range(50, 55)) == state.seats
    assert max(potions.values()) == 1
    assert all(owner in range(-1, state.seats) for owner in state.claimed)


def most_points(state):
    """What no score can exceed: everything there is, for one seat."""
    box = state.edition
    return (
        sum(box.potion_points)
        + sum(box.witch_points)
        + max(box.scoring.tools_ladder)
        + max(box.scoring.animals_ladder)
        + sum(side.points for side in box.sides)
        + box.scoring.leftover_max
    )


@settings(max_examples=40, deadline=None)
@given(table=every_table(), seed=st.integers(0, 10**6), choices=st.randoms(use_true_random=False))
def test_pieces_are_conserved_in_random_play(table, seed, choices):
    state = GAME.new(seed=seed, **table)
    check_pieces(state)
    while state.deciders:
        seat = state.deciders[0]
        state.apply_trusted(seat, choices.choice(state.legal(seat)))
        check_pieces(state)
    assert all(0 <= score <= most_points(state) for score in state.scores)


@settings(max_examples=10, deadline=None)
@given(table=every_table(), seed=st.integers(0, 10**6))
def test_pieces_are_conserved_in_sensible_play_and_in_samples(table, seed):
    state = GAME.new(seed=seed, **table)
    people = range(table["seats"])
    players = [bot("apprentice", GAME, seed=seat) for seat in people]
    rng = Random(seed)
    while state.deciders:
        seat = state.deciders[0]
        check_pieces(state.sample(seat, rng))
        state.apply(seat, players[seat].choose(Place(state, seat)))
        check_pieces(state)
