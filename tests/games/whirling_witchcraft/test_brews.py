"""The brewing helper against plain trying: the same results, by ways that work and are shortest."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.whirling_witchcraft.table import GAME, a_table
from witchtable.games.whirling_witchcraft.actions import Done, Step
from witchtable.games.whirling_witchcraft.brews import outcomes
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, KINDS, counts
from witchtable.games.whirling_witchcraft.events import BrewRevealed, PersonalityDiscarded
from witchtable.games.whirling_witchcraft.rules import BREW

BOX = GAME.edition()
PERSONALITIES = [entry.id for entry in BOX.personalities]


def words(heap):
    return [
        kind for kind, number in zip(BOX.kind_ids, counts(heap), strict=True) for _ in range(number)
    ]


def a_brew(seed):
    """A small position made by chance; B could use a recipe as well, so the step stays open."""
    rng = Random(seed)
    personality = PERSONALITIES[seed % len(PERSONALITIES)]
    feeds = seed % 2 == 0
    table = a_table(f"A:{personality}", "B", seed=seed, potion_cube_feeds_recipes=feeds)
    # A free choice of outputs multiplies everything: fewer recipes then.
    most = 3 if personality == "hidden-power" else 4
    own = BOX.personalities[PERSONALITIES.index(personality)].inputs is not None
    cards = rng.sample(BOX.recipes[1:], rng.randint(1, most - own))
    rotated = [card.two_way and rng.random() < 0.5 for card in cards]
    names = [card.id + "*" * turned for card, turned in zip(cards, rotated, strict=True)]
    table.recipes("A", *names).recipes("B", "r01")
    table.bench("A", **{kind: rng.randint(0, 4) for kind in BOX.kind_ids})
    if rng.random() < 0.5:
        table.in_cauldron("A", **{rng.choice(BOX.kind_ids): 1})
    if rng.random() < 0.5:
        table.state.books[0] = EVERYTHING[rng.randrange(KINDS)]
    return table.brewing().state


def a_brew_in_play(seed):
    """A brew that comes up in random play, in one of the first rounds; None if seat 0 is not asked."""
    rng = Random(seed)
    feeds = seed % 2 == 0
    state = GAME.new(seats=3, seed=seed, personality_mode="draft", potion_cube_feeds_recipes=feeds)
    until = 1 + seed % 3
    while state.deciders and not (state.phase == BREW and state.round == until):
        seat = rng.choice(state.deciders)
        state.apply(seat, rng.choice(state.legal(seat)))
    # The others must owe something too, and what they pass on would blur what stays on the workbench.
    if len(state.deciders) < 2 or 0 not in state.deciders:
        return None
    state.cauldron[1:] = state.draft_cauldron[1:] = [0, 0]
    return state


def by_trying(state):
    """Play out every sequence of steps of seat 0; return the fewest steps to each result."""
    fewest = {}
    code = BOX.personality_code(state.personality[0]) if state.power(0).name == "spent-by-use" else None
    spending = [place for place, other in enumerate(state.tableau[0]) if other == code]

    def try_all(state, steps):
        spent = any(state.draft_used[0] >> place & 1 for place in spending)
        result = state.draft_cauldron[0] + state.draft_made[0], state.draft_bench[0], spent
        fewest[result] = min(steps, fewest.get(result, steps))
        if 0 not in state.deciders:
            return  # closed by itself: nothing was left to do
        for action in state.legal(0):
            if isinstance(action, Step):
                after = state.copy()
                after.apply_trusted(0, action)
                try_all(after, steps + 1)

    try_all(state, 0)
    return fewest


def check(state):
    """Compare the helper's results with trying, and try each of its ways on the table."""
    found = outcomes(state, 0)
    assert {outcome[:3]: len(outcome.steps) for outcome in found} == by_trying(state)
    assert [len(outcome.steps) for outcome in found] == sorted(len(outcome.steps) for outcome in found)
    for outcome in found:
        table = state.copy()
        told = []
        for step in outcome.steps:
            told += table.apply(0, step)
        while table.phase == BREW:
            told += table.apply(table.deciders[0], Done())
        (revealed,) = [event for event in told if isinstance(event, BrewRevealed) and event.seat == 0]
        assert list(revealed.cauldron) == words(outcome.cauldron)
        assert table.bench[0] == outcome.bench
        discarded = [event.seat for event in told if isinstance(event, PersonalityDiscarded)]
        assert (0 in discarded) is outcome.spends_personality


@pytest.mark.parametrize("seed", range(78))
def test_the_helper_finds_what_trying_finds(seed):
    state = a_brew(seed)
    if 0 in state.deciders:
        check(state)
    else:
        # Who can do nothing has one result: everything stays.
        assert [outcome[:3] for outcome in outcomes(state, 0)] == [
            (state.cauldron[0], state.bench[0], False)
        ]


@pytest.mark.parametrize("first", [0, 20, 40])
def test_the_helper_finds_what_trying_finds_in_random_play(first):
    states = [state for state in map(a_brew_in_play, range(first, first + 20)) if state is not None]
    assert len(states) > 8
    for state in states:
        check(state)


def test_the_helper_goes_on_from_what_is_drafted():
    table = a_table("A", "B").recipes("A", "r02", "r35").bench("A", mushroom=2, spider=1)
    table.recipes("B", "r01").brewing()
    table.play("A use r02")
    steps = [[str(step) for step in outcome.steps] for outcome in outcomes(table.state, 0)]
    assert steps == [[], ["use r35 spider"], ["use r35 made-spider"]]
