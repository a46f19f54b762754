"""What every game in the registry owes: tested for all of them, all player counts and options."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import msgspec
import pytest

from tests.positions import ALL_VARIANTS, IDS, random_game
from tests.worlds import another_world
from witchtable import GAMES, IllegalAction, Match, Place, bot
from witchtable.engine import rulebook
from witchtable.engine.errors import (
    BadEdition,
    BadNotation,
    ForeignAction,
    Malformed,
    OutOfTurn,
    UnknownSeat,
)
from witchtable.engine.game import MEMORY
from witchtable.engine.moves import Action
from witchtable.engine.texts import Message

each_variant = pytest.mark.parametrize(("game", "seats", "options"), ALL_VARIANTS, ids=IDS)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


class Stranger(Action, frozen=True, tag="stranger"):
    """An action of no game at all."""


def thinned(states, step):
    """Look at every `step`-th position, and at the last."""
    last = None
    for number, state in enumerate(states):
        last = state
        if number % step == 0:
            yield state
    yield last


@each_variant
def test_every_match_ends_with_winners_and_without_choices(game, seats, options):
    for seed in range(3):
        *_, state = random_game(game, seats, seed, options)
        assert state.deciders == ()
        assert state.winners
        assert all(state.legal(seat) == [] for seat in range(state.seats))


@each_variant
def test_every_legal_action_applies_and_is_offered_once(game, seats, options):
    for state in thinned(random_game(game, seats, 11, options), 7):
        for seat in state.deciders:
            legal = state.legal(seat)
            assert legal
            assert len(set(legal)) == len(legal)
            assert legal == state.copy().legal(seat)
            for action in legal:
                state.copy().apply(seat, action)


@each_variant
def test_trusted_play_leads_to_the_same_position_as_checked_play(game, seats, options):
    rng = Random(5)
    checked = game.new(seats=seats, seed="both", **options)
    trusted = checked.copy()
    while checked.deciders:
        seat = checked.deciders[0]
        action = rng.choice(checked.legal(seat))
        checked.apply(seat, action)
        trusted.apply_trusted(seat, action)
        assert checked.digest == trusted.digest
        assert checked.deciders == trusted.deciders


@each_variant
def test_what_was_dumped_does_not_change_with_the_game(game, seats, options):
    state = game.new(seats=seats, seed="dump", **options)
    before, written = state.dump(), msgspec.json.encode(state.dump())
    seat = state.deciders[0]
    state.apply(seat, state.legal(seat)[0])
    assert msgspec.json.encode(before) == written


@each_variant
def test_a_copy_is_independent(game, seats, options):
    for state in thinned(random_game(game, seats, 2, options), 9):
        before = state.dump()
        twin = state.copy()
        assert twin == state
        for seat in twin.deciders[:1]:
            twin.apply(seat, twin.legal(seat)[-1])
            assert state.dump() == before
            assert twin != state


@each_variant
def test_the_same_seed_deals_the_same_game_and_another_one_does_not(game, seats, options):
    first, second = (game.new(seats=seats, seed="a", **options) for _ in range(2))
    assert first.digest == second.digest
    assert first.digest != game.new(seats=seats, seed="b", **options).digest
    assert game.new(seats=seats, seed=7, **options) == game.new(seats=seats, seed="7", **options)


@each_game
def test_tables_with_other_options_are_other_positions(game):
    digests = set()
    tables = [(seats, options) for g, seats, options in ALL_VARIANTS if g is game]
    for seats, options in tables:
        digests.add(game.new(seats=seats, seed="same", **options).digest)
    assert len(digests) == len(tables)


@each_variant
def test_everything_is_json_and_comes_back(game, seats, options):
    deal = game.arrange(seats, 4, None, options)
    state, _ = game.open(deal)
    rng = Random(4)
    while state.deciders:
        seat = state.deciders[0]
        json.dumps(state.view(seat)), json.dumps(state.view(None))
        action = rng.choice(state.legal(seat))
        assert game.action_from_json(msgspec.json.encode(action)) == action
        assert game.parse(str(action)) == action
        for event in state.apply(seat, action):
            assert game.event_from_json(msgspec.json.encode(event)) == event
        saved = json.loads(msgspec.json.encode(state.dump()))
        restored = game.restore(saved, deal)
        assert restored.digest == state.digest
    assert restored.scores == state.scores


@each_variant
def test_a_restored_state_goes_on_like_the_original(game, seats, options):
    deal = game.arrange(seats, 8, None, options)
    *_, middle = list(zip(range(40), random_game(game, seats, 8, options), strict=False))[-1]
    original = middle.copy()
    restored = game.restore(json.loads(msgspec.json.encode(original.dump())), deal)
    rng = Random(1)
    while original.deciders:
        seat = original.deciders[0]
        assert restored.legal(seat) == original.legal(seat)
        action = rng.choice(original.legal(seat))
        assert restored.apply(seat, action) == original.apply(seat, action)


@each_variant
@pytest.mark.parametrize("through", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_another_process_can_go_on_with_a_state_or_a_match(game, seats, options, through):
    match = Match(game, seats=seats, seed="pickle", **options)
    rng = Random(7)
    again = through(match)
    while match.state.deciders:
        seat = match.state.deciders[0]
        action = rng.choice(match.state.legal(seat))
        assert again.state.legal(seat) == match.state.legal(seat)
        assert again.play(seat, action) == match.play(seat, action)
        if len(match.log) in (1, 40):
            again = through(again)
            state = through(match.state)
            assert state == match.state
            assert state.digest == match.state.digest
            assert through(Place(match.state, seat)).view == match.state.view(seat)
    assert again.game is match.game
    assert again.state.edition is match.state.edition
    assert again.dumps() == match.dumps()


@each_variant
def test_replaying_a_record_equals_playing(game, seats, options):
    match = Match(game, seats=seats, seed="record", **options)
    rng = Random(3)
    while match.state.deciders:
        seat = match.state.deciders[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    again = Match.loads(match.dumps())
    assert again.state.digest == match.state.digest
    assert again.log == match.log
    assert again.dumps() == match.dumps()


@each_variant
def test_undo_goes_back_to_the_last_reveal_and_no_further(game, seats, options):
    match = Match(game, seats=seats, seed="undo", **options)
    rng = Random(6)
    digests = [match.state.digest]
    undone = 0
    while match.state.deciders and len(match.log) < 120:
        seat = match.state.deciders[0]
        action = rng.choice(match.state.legal(seat))
        reveals = match.will_reveal(seat, action)
        events = match.play(seat, action)
        assert reveals == any(event.reveals for event in events)
        # A sealed decision is taken back by the game's own action, if it offers one.
        assert match.can_undo(seat) == (not reveals and not match.log[-1].action.sealed)
        for other in range(match.state.seats):
            assert other == seat or not match.can_undo(other)
        if match.can_undo(seat):
            match.undo(seat)
            assert match.state.digest == digests[-1]
            match.play(seat, action)
            undone += 1
        digests.append(match.state.digest)
    assert undone or all(move.action.sealed or move.reveals for move in match.log)


@each_variant
def test_score_sheets_add_up(game, seats, options):
    for state in thinned(random_game(game, seats, 1, options), 15):
        for seat in range(state.seats):
            sheet = state.score_sheet(seat)
            assert sum(line.points for line in sheet) == state.scores[seat]
            for line in sheet:
                assert line.clause in rulebook.clauses(game)
                assert str(Message(line.label)) != line.label


@each_variant
def test_states_that_differ_only_in_secrets_look_alike(game, seats, options):
    """Nothing that a seat is shown depends on what its view hides, even if it was seen once."""
    rng = Random(9)
    differ = 0
    universe = some_actions(game, seats, options)
    for state in thinned(random_game(game, seats, 9, options), 13):
        for seat in range(seats):
            for decider in state.deciders:
                state.legal(decider)
            other = another_world(state, seat, rng)
            differ += other != state
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))
            assert other.legal(seat) == state.legal(seat)
            assert other.deciders == state.deciders
            for action in rng.sample(universe, min(10, len(universe))):
                assert answer(other, seat, action) == answer(state, seat, action)
            # Nor does it show beforehand what a move would reveal.
            for action in state.legal(seat)[:20]:
                assert would_reveal(other, seat, action) == would_reveal(state, seat, action)
    assert differ


@each_variant
def test_a_sample_follows_from_what_a_seat_has_seen_alone(game, seats, options):
    """A sample differs from the truth in what the seat cannot know, and in nothing else."""
    rng = Random(9)
    differ = 0
    for state in thinned(random_game(game, seats, 9, options), 13):
        for seat in range(seats):
            for decider in state.deciders:
                state.legal(decider)
            other = state.sample(seat, rng)
            differ += other != state
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))
            assert other.legal(seat) == state.legal(seat)
            # Its choices are its own, not ones worked out before for the true hands.
            for decider in other.deciders:
                assert other.legal(decider) == fresh(other).legal(decider)
            # Whoever samples learns nothing: who has seen the same gets equal samples for equal dice.
            assert other.sample(seat, Random(1)) == state.sample(seat, Random(1))
            # Nor is anybody reminded of what was never seen.
            if MEMORY in game.aids:
                remind = game.aids[MEMORY]
                assert remind(other.copy(), seat, {}) == remind(state.copy(), seat, {})
    assert differ


@each_variant
def test_a_sample_can_be_played_to_the_end(game, seats, options):
    rng = Random(2)
    for state in thinned(random_game(game, seats, 3, options), 40):
        if not state.deciders:
            continue
        guess = state.sample(state.deciders[0], rng)
        while guess.deciders:
            seat = guess.deciders[0]
            guess.apply_trusted(seat, rng.choice(guess.legal(seat)))
        assert guess.winners


@each_variant
def test_refusals_agree_with_legal_and_change_nothing(game, seats, options):
    universe = some_actions(game, seats, options)
    known = rulebook.clauses(game)
    for state in thinned(random_game(game, seats, 21, options), 11):
        before = state.dump()
        for seat in range(state.seats):
            legal = set(state.legal(seat))
            for action in universe:
                try:
                    state.check(seat, action)
                except IllegalAction as refusal:
                    assert action not in legal
                    assert refusal.clause in known
                    assert refusal.reason != refusal.message.id, "this refusal has no text"
                    assert isinstance(refusal, OutOfTurn) == (seat not in state.deciders)
                else:
                    assert action in legal
                assert set(state.clauses(seat, action)) <= set(known)
        assert state.dump() == before


@each_game
def test_what_is_no_action_of_the_game_is_refused(game):
    state = game.new(seats=max(game.seats), seed=1)
    before = state.dump()
    seat = state.deciders[0]
    for nonsense in (Stranger(), "play", None):
        with pytest.raises(ForeignAction):
            state.apply(seat, nonsense)
    state.legal(seat)  # what was worked out for a seat must not answer for something like it
    for nowhere in (99, -1, "A", True, False, 0.0, None):
        with pytest.raises(UnknownSeat):
            state.apply(nowhere, state.legal(seat)[0])
        with pytest.raises(UnknownSeat):
            state.legal(nowhere)
        with pytest.raises(UnknownSeat):
            state.sample(nowhere, Random(1))
        with pytest.raises(UnknownSeat):
            state.score_sheet(nowhere)
        with pytest.raises(UnknownSeat):
            state.question(nowhere)
        if nowhere is not None:
            with pytest.raises(UnknownSeat):
                state.view(nowhere)
    assert state.dump() == before


@each_game
@pytest.mark.parametrize("value", [None, 5, (1, "a"), ["a", None], {"a": 1}, object()], ids=range(6))
def test_an_action_with_impossible_parts_is_malformed(game, value):
    state = game.new(seats=max(game.seats), seed=1)
    for kind in game.action_types:
        fields = len(kind.__struct_fields__)
        if fields and any(field.type is not type(value) for field in msgspec.structs.fields(kind)):
            for ask in (state.apply, state.clauses):
                with pytest.raises(Malformed):
                    ask(state.deciders[0], kind(*[value] * fields))


@each_game
def test_what_is_no_json_of_the_game_is_malformed(game):
    deep = f'{{"do":"{game.action_types[0].__struct_config__.tag}","x":' + "[" * 100_000
    for text in (
        "",
        "{",
        "[]",
        "null",
        '{"do":"fly"}',
        '{"event":"fly"}',
        b"\xff",
        None,
        "\ud800",
        deep,
    ):
        with pytest.raises(BadNotation):
            game.action_from_json(text)
        with pytest.raises(BadNotation):
            game.event_from_json(text)


@each_game
def test_editions_with_something_unknown_are_refused(game):
    for table, content in (("dragons", {}), ("pieces", {"dragons": []}), ("counts", {"dragons": 1})):
        data = copy.deepcopy(dict(game.edition().data))
        data[table] = data.get(table, {}) | content
        with pytest.raises(BadEdition, match=f"{table}.*unknown"):
            game.read_edition(data, "my box")


@each_variant
def test_everything_has_words_and_a_rule(game, seats, options):
    known = rulebook.clauses(game)
    state, told = game.open(game.arrange(seats, 12, None, options))
    rng = Random(12)
    while state.deciders:
        seat = state.deciders[0]
        question = state.question(seat)
        assert str(question) != question.id
        for action in state.legal(seat):
            assert str(state.label(action)) != state.label(action).id
            assert set(state.clauses(seat, action)) <= set(known)
        told += state.apply(seat, rng.choice(state.legal(seat)))
    for event in told:
        text = game.describe(state.edition, event)
        assert str(text) != text.id
        assert "{" not in str(text)
        assert event.clause in known
        assert event.seen_by(None) is None or event.seen_by(None)


@each_game
def test_every_option_is_documented(game):
    for option in game.options.values():
        id = f"{game.id}-option-{option.name}"
        assert str(Message(id)) != id
        assert option.default in option.allowed


@each_variant
def test_the_table_can_be_drawn(game, seats, options):
    for state in thinned(random_game(game, seats, 14, options), 25):
        for seat in (*range(seats), None):
            lines = game.draw(state.view(seat), state.edition)
            assert lines
            assert not any("\n" in line for line in lines)


@each_variant
@pytest.mark.parametrize(
    "level", ["random", "apprentice", "adept@iterations=2", "grandmistress@iterations=2"]
)
def test_bots_choose_legal_actions_and_repeat_themselves(game, seats, options, level):
    finals = []
    for _ in range(2):
        state = game.new(seats=seats, seed="bots", **options)
        players = [bot(level, game, seed=seat) for seat in range(seats)]
        for _ in range(40):
            if not state.deciders:
                break
            seat = state.deciders[0]
            state.apply(seat, players[seat].choose(Place(state, seat)))
        finals.append(state.digest)
    assert finals[0] == finals[1]


def some_actions(game, seats, options):
    """A mixed bag of actions, legal somewhere in some game of this kind."""
    found = {}
    for seed in (31, 32):
        for state in random_game(game, seats, seed, options):
            for seat in state.deciders:
                for action in state.legal(seat)[:12]:
                    found[str(action)] = action
    return Random(0).sample(sorted(found.values(), key=str), min(len(found), 60))


def would_reveal(state, seat, action):
    return any(event.reveals for event in state.copy().apply(seat, action))


def fresh(state):
    """A copy that has nothing worked out yet."""
    twin = state.copy()
    twin.forget_choices()
    return twin


def answer(state, seat, action):
    """What a seat is told when it asks for something: nothing, or a refusal word for word."""
    try:
        state.check(seat, action)
    except IllegalAction as refusal:
        return str(refusal)
    return None
