"""Pieces are conserved: recipes and personalities are always all somewhere, and no heap runs over."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from witchtable import GAMES, Place, bot
from witchtable.games.whirling_witchcraft.actions import Back, Call
from witchtable.games.whirling_witchcraft.cubes import HIGH, counts
from witchtable.games.whirling_witchcraft.events import CauldronPassed, RoundBegan

GAME = GAMES["whirling-witchcraft"]
ROOM = (3, 4, 9, 9, 9)
LONGEST = 60  # rounds; a card is played in each until there are none, and then little can happen
EVERY_TABLE = st.fixed_dictionaries(
    {
        "seats": st.sampled_from(GAME.seats),
        **{name: st.sampled_from(option.allowed) for name, option in GAME.options.items()},
    }
)


def check_cards(state):
    box = state.edition
    assert len(box.recipes) == 60
    recipes = Counter(state.deck + state.discards)
    for hand in state.hands:
        recipes.update(hand)
    own = []
    for codes in state.tableau:
        recipes.update(code >> 1 for code in codes if code < 2 * box.cards)
        own += [(code >> 1) - box.cards for code in codes if code >= 2 * box.cards]
    assert sorted(recipes.elements()) == list(range(60))
    # A personality's recipe lies in front of its owner as long as the personality does.
    kept = [number for number in state.personality if number >= 0]
    assert sorted(own) == sorted(number for number in kept if box.has_recipe[number])


def check_personalities(state):
    """Every personality that was dealt is with its owner, back in the box, or returned unused."""
    box = state.edition
    seen = Counter(number for number in state.personality if number >= 0)
    seen.update(state.returned)
    for dealt in state.dealt:
        seen.update(dealt)
    if state.options["personality_mode"] == "initiate":
        assert seen == {box.personality_index["initiate"]: state.seats}
    else:
        assert sum(seen.values()) == 2 * state.seats
        assert max(seen.values()) == 1
        assert box.personality_index["initiate"] not in seen


def check_cubes(state):
    heaps = [*state.bench, *state.cauldron, *state.circle, *state.books]
    heaps += [*state.draft_bench, *state.draft_made, *state.draft_cauldron, *state.draft_books]
    # A guard bit that is set, or anything above the five types, would be a heap that ran over or under.
    assert all(heap >= 0 and heap & HIGH == 0 and heap >> 40 == 0 for heap in heaps)
    for heap in state.bench:
        assert all(lying <= room for lying, room in zip(counts(heap), ROOM, strict=True))


def check_pieces(state):
    check_cards(state)
    check_personalities(state)
    check_cubes(state)


def check_passing(state, told):
    """Cauldrons are empty as soon as they were passed."""
    if any(isinstance(event, CauldronPassed | RoundBegan) for event in told):
        assert state.cauldron == [0] * state.seats


@settings(max_examples=60, deadline=None, derandomize=True)
@given(table=EVERY_TABLE, seed=st.integers(0, 10**6), choices=st.randoms(use_true_random=False))
def test_pieces_are_conserved_in_random_play(table, seed, choices):
    state = GAME.new(seed=seed, **table)
    check_pieces(state)
    circles = [0] * state.seats
    while state.deciders:
        seat = choices.choice(state.deciders)
        forward = [action for action in state.legal(seat) if not isinstance(action, Back)]
        told = state.apply(seat, choices.choice(forward))
        check_pieces(state)
        check_passing(state, told)
        # What lies in a circle never leaves it.
        assert all(now >= before for now, before in zip(state.scores, circles, strict=True))
        circles = state.scores
        assert state.round <= LONGEST
    assert state.winners


@settings(max_examples=15, deadline=None, derandomize=True)
@given(table=EVERY_TABLE, seed=st.integers(0, 10**6), choices=st.randoms(use_true_random=False))
def test_pieces_are_conserved_by_seats_that_change_their_minds(table, seed, choices):
    state = GAME.new(seed=seed, **table)
    changes = 60
    while state.deciders:
        seats = [seat for seat in range(state.seats) if state.legal(seat)]
        seat = choices.choice(seats if changes else list(state.deciders))
        offered = state.legal(seat)
        if not changes:
            offered = [action for action in offered if not isinstance(action, Back | Call)]
        action = choices.choice(offered)
        changes -= isinstance(action, Back)
        state.apply(seat, action)
        check_pieces(state)
    assert state.winners


@settings(max_examples=10, deadline=None, derandomize=True)
@given(table=EVERY_TABLE, seed=st.integers(0, 10**6))
def test_pieces_are_conserved_in_sensible_play_and_in_samples(table, seed):
    state = GAME.new(seed=seed, **table)
    players = [bot("apprentice", GAME, seed=seat) for seat in range(table["seats"])]
    rng = Random(seed)
    while state.deciders:
        seat = state.deciders[0]
        check_pieces(state.sample(seat, rng))
        told = state.apply(seat, players[seat].choose(Place(state, seat)))
        check_pieces(state)
        check_passing(state, told)
    assert state.winners
