"""Everything that a game's notation can say, at many positions: offered, or refused with a rule.

What a chapter offers and what it forbids are two functions; here they are held against each other
for the whole vocabulary, for words that mean nothing, and for every seat.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import count, islice
from random import Random

import msgspec
import pytest

from tests.positions import random_game
from witchtable import GAMES
from witchtable.engine import rulebook
from witchtable.engine.errors import BadNotation, IllegalAction, OutOfTurn
from witchtable.engine.texts import Message

KINDS = [(game, kind) for game in GAMES.values() for kind in game.action_types]
NAMES = [f"{game.id}-{kind.__struct_config__.tag}" for game, kind in KINDS]
MOST = 30
"""Actions of a kind tried at a position: all, or so many drawn from them."""


@cache
def positions(game, options):
    """Positions from whole games of all sizes: drawn at random, and some where each kind is offered."""
    found = []
    seen = Counter()
    for seed, seats in enumerate([*game.seats] * 3):
        rng = Random(seed)
        for state in random_game(game, seats, seed, dict(options)):
            kinds = {type(action) for seat in state.deciders for action in state.legal(seat)}
            if any(seen[kind] < 3 for kind in kinds) or (state.deciders and rng.random() < 0.02):
                seen.update(kinds)
                found.append(state.copy())
    return found


@cache
def vocabulary(game):
    """Every action there can be with any options, by its kind."""
    found = {kind: {} for kind in game.action_types}
    for options in every_option(game):
        state = positions(game, options)[0]
        for action in game.numbers.catalogue(state.edition, state.options):
            found[type(action)][action] = None
    # A way back is no move for those who learn a game, and not in their catalogue.
    return {kind: list(actions) or [kind()] for kind, actions in found.items()}


def misspelt(action):
    """The same with a word that means nothing, or a number beyond all bounds, in one place."""
    for field in action.__struct_fields__:
        value = getattr(action, field)
        wrong = {str: ("nonsense",), int: (0, 99)}.get(type(value), (("nonsense",),))
        for other in wrong:
            yield msgspec.structs.replace(action, **{field: other})


def every_option(game):
    """The default options, and all that can be switched on together."""
    switched = {name: True for name, option in game.options.items() if option.allowed == (False, True)}
    return ((), tuple(switched.items()))


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=NAMES)
def test_an_action_is_either_offered_or_refused_with_a_rule_and_words(game, kind):
    clauses = rulebook.clauses(game)
    for options in every_option(game):
        rng = Random(kind.__name__)
        known = vocabulary(game)[kind]
        for state in positions(game, options):
            tried = rng.sample(known, min(MOST, len(known)))
            tried += [
                action
                for seat in state.deciders
                for action in state.legal(seat)[:MOST]
                if type(action) is kind
            ]
            tried += [wrong for action in tried[:2] for wrong in misspelt(action)]
            for seat in range(state.seats):
                offered = set(state.legal(seat))
                # Whoever has no turn is told so, whatever it is.
                for action in tried if seat in state.deciders else tried[-3:]:
                    if action in offered:
                        assert set(state.clauses(seat, action)) <= clauses.keys()
                        assert_words(game, state.label(action))
                    else:
                        judge(game, state, seat, action, clauses)
                    if seat in state.deciders:
                        forbidden = state.rules.actions[kind].forbidden(state, seat, action)
                        assert (forbidden is None) == (state._settled(seat, action) in offered), action


@pytest.mark.parametrize("options", ("plain", "switched"))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_at_thousands_of_positions_every_action_is_offered_or_refused_never_both_never_neither(
    game, options
):
    """All of a kind each time; of the many payments and brews the next few hundred."""
    words = {kind: list(actions) for kind, actions in vocabulary(game).items()}
    clauses = rulebook.clauses(game)
    begins = Counter()
    for state in islice(
        random_positions(game, dict(every_option(game)[options == "switched"])), THOUSANDS
    ):
        for seat in state.deciders:
            offered = set(state.legal(seat))
            for kind, actions in words.items():
                at = begins[kind]
                tried = actions[at : at + SLICE]
                begins[kind] = at + SLICE if at + SLICE < len(actions) else 0
                assert_agreement(
                    state, seat, offered, {*tried, *(a for a in offered if type(a) is kind)}, clauses
                )


THOUSANDS = 1500
"""Positions tried with each set of options, for each game."""
SLICE = 250


def random_positions(game, options):
    """Decisions of whole games at random, one game after the other, of all sizes."""
    for seed in count():
        seats = [*game.seats][seed % len(game.seats)]
        yield from (state for state in random_game(game, seats, seed, options) if state.deciders)


def assert_agreement(state, seat, offered, actions, clauses):
    for action in actions:
        problem = state.rules.actions[type(action)].forbidden(state, seat, action)
        if problem is None:
            is_offered = action in offered or state._settled(seat, action) in offered
            assert is_offered, f"{action} is neither offered nor refused"
        else:
            assert action not in offered, f"{action} is offered, and refused by {problem.clause}"
            assert problem.clause in clauses


def judge(game, state, seat, action, clauses):
    try:
        settled = state.check(seat, action)
    except BadNotation:
        assert action not in vocabulary(game)[type(action)]  # its type knows the words
    except IllegalAction as refusal:
        assert refusal.clause in clauses
        assert_words(game, refusal.message)
        assert isinstance(refusal, OutOfTurn) == (seat not in state.deciders)
    else:
        assert settled in state.legal(seat)  # another way to write it


def assert_words(game, message):
    assert isinstance(message, Message)
    assert f"{game.id}-" not in str(message), f"no words for {message}"
