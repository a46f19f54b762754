"""What opponents remark upon: it fits what happened, is said once, and tells of nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES
from witchtable.engine.remarks import MOST, greeting, public, remark
from witchtable.engine.texts import Message, languages, render
from witchtable.games.whirling_witchcraft.events import CauldronPassed, GameEnded, StepTaken
from witchtable.games.witchdom.events import ItemTaken, ObjectiveClaimed

PLAYED = ["witchstone", "whirling-witchcraft", "witchdom"]
every_cast = pytest.mark.parametrize("game", [GAMES[name] for name in PLAYED], ids=PLAYED)
NOTHING = frozenset[str]()


def cast(game, *witches):
    known = {opponent.id: opponent for opponent in GAMES[game].opponents()}
    return {seat: known[witch] for seat, witch in enumerate(witches, 1)}


def said_of(found):
    return None if found is None else (found.seat, found.message.id, found.message.args)


def poured(seat, to, overflow):
    return CauldronPassed(seat, to, ("toad",), ("toad",) * overflow)


def test_a_remark_fits_what_happened_and_says_how_much_it_was():
    witches = cast("whirling-witchcraft", "sukie", "hesper")
    assert said_of(remark(witches, [poured(1, 2, 3)], NOTHING)) == (
        1,
        "opponent-sukie-flood",
        {"count": 3},
    )
    assert said_of(remark(witches, [poured(0, 1, 2)], NOTHING)) == (
        1,
        "opponent-sukie-wet",
        {"count": 2},
    )
    assert remark(witches, [poured(1, 2, 1)], NOTHING) is None  # not worth a word
    assert remark(witches, [poured(0, 2, 4)], NOTHING) is None  # none of theirs


def test_only_what_is_meant_is_remarked_upon():
    witches = cast("witchdom", "tilda")
    tool = ItemTaken(1, "forest", "tool", "t1")
    witch = ItemTaken(1, "forest", "witch", "w1")
    assert said_of(remark(witches, [tool], NOTHING)) == (1, "opponent-tilda-tool", {})
    assert remark(witches, [witch], NOTHING) is None


def test_nothing_is_said_twice_and_no_more_than_a_few_things_in_a_game():
    witches = cast("witchdom", "agatha")
    event = ObjectiveClaimed(1, "o1", "front", 4)
    first = remark(witches, [event], NOTHING)
    assert first is not None
    assert remark(witches, [event], {first.message.id}) is None
    assert remark(witches, [event], {f"opponent-x-{n}" for n in range(MOST)}) is None


def test_one_speaks_at_a_time_and_who_has_done_it_first():
    witches = cast("witchdom", "morwenna", "agatha")
    claimed = ObjectiveClaimed(2, "o1", "front", 4)
    assert said_of(remark(witches, [claimed], NOTHING))[0] == 2


def test_the_end_is_told_by_who_has_won_and_by_who_has_not():
    witches = cast("whirling-witchcraft", "sukie")
    assert said_of(remark(witches, [GameEnded((1, 5), (1,))], NOTHING))[1] == "opponent-sukie-won"
    assert said_of(remark(witches, [GameEnded((5, 1), (0,))], NOTHING))[1] == "opponent-sukie-lost"


def test_one_of_them_says_hello_and_only_once():
    witches = cast("witchstone", "odile", "petra")
    assert said_of(greeting(witches, NOTHING)) == (1, "opponent-odile-hello", {})
    assert greeting(witches, {"opponent-odile-hello"}) is None
    assert greeting({}, NOTHING) is None


def test_what_is_sealed_is_not_even_looked_at():
    assert public([StepTaken(1, "use toad")]) == []


@every_cast
def test_every_occasion_is_an_event_that_can_happen(game):
    kinds = {kind.__struct_config__.tag: kind for kind in game.event_types}
    for opponent in game.opponents():
        assert 2 <= len(opponent.remarks) <= 3
        for occasion in opponent.remarks:
            fields = kinds[occasion.event].__struct_fields__
            assert {*occasion.where, *filter(None, [occasion.counts])} <= set(fields)
            assert occasion.by != "at-me" or "to" in fields
            assert occasion.by == "anybody" or "seat" in fields


@every_cast
@pytest.mark.parametrize("language", languages())
def test_everything_they_say_has_words_of_its_own(game, language):
    lines = []
    for opponent in game.opponents():
        occasions = ["hello", "won", "lost", *(each.says for each in opponent.remarks)]
        lines += [Message(f"opponent-{opponent.id}-{says}", count=3) for says in occasions]
    words = [render(line, language) for line in lines]
    assert not any("opponent-" in text or "{" in text for text in words)
    assert len(set(words)) == len(words)


@every_cast
def test_in_a_whole_game_a_few_things_are_said(game):
    """Whoever plays: some of what they wait for happens in most games."""
    for seed in range(3):
        state, rng = game.new(seats=2, seed=seed), Random(seed)
        witches = dict(enumerate(Random(seed).sample(game.opponents(), 2)))
        said: list[str] = []
        while state.deciders:
            seat = state.deciders[0]
            forward = [one for one in state.legal(seat) if not one.takes_back]
            found = remark(witches, public(state.apply(seat, rng.choice(forward))), said)
            said += [] if found is None else [found.message.id]
        assert 1 <= len(said) <= MOST + 1
        assert len(set(said)) == len(said)
        assert said[-1].endswith(("-won", "-lost"))
