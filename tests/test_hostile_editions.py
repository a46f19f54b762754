"""Editions that somebody made up to do harm: refused with the entry, or played like any other.

The long form (WITCHTABLE_LONG=1) draws thousands of them.
"""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time

import pytest
from hypothesis import HealthCheck, Phase, given, note, seed, settings
from hypothesis import strategies as st

from tests.hostile import a_copy, editions, read
from witchtable import GAMES
from witchtable.engine.errors import BadEdition, BadOption
from witchtable.engine.state import MOST_OFFERED
from witchtable.games.whirling_witchcraft.rules import BREW

IS_LONG = bool(os.environ.get("WITCHTABLE_LONG"))
EDITIONS = 500 if IS_LONG else 120
"""Drawn for each game."""
PATIENCE = 20  # seconds: a decision takes a fraction of one, but the machine may be busy
SLOWEST = 1.0  # second of the processor that a decision may take
AT_RANDOM = settings(
    max_examples=EDITIONS,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
)
"""The same editions each time: a seed for each part says which. (hypothesis also draws numbers that it
finds in the sources which are loaded: a test that runs alone may see others.)"""


@contextmanager
def within(seconds):
    """Fail, instead of hanging for ever."""

    def ring(*_):
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def problems(game, data):
    with within(PATIENCE), pytest.raises(BadEdition) as refused:
        read(game, data)
    return refused.value.problems


# -- attacks that worked ------------------------------------------------------------------------


def test_a_hundred_words_in_each_of_six_spaces_are_refused():
    """They made 100^6 fillings, built one by one."""
    data = a_copy("whirling-witchcraft")
    data["pieces"]["recipes"][0]["inputs"] = ["|".join(["toad"] * 39)] * 6
    found = problems("whirling-witchcraft", data)
    assert any(
        problem.startswith("pieces.recipes.r01: a type twice in 'toad|toad") for problem in found
    )
    data["pieces"]["recipes"][0]["inputs"] = ["|".join(["toad"] * 100)] * 6
    assert "pieces.recipes.r01.inputs, entry 1: longer than 200 characters" in problems(
        "whirling-witchcraft", data
    )


@pytest.mark.parametrize(
    ("inputs", "outputs", "fillings"),
    [
        (["any"] * 6, ["any"] * 6, 44100),
        (["any"] * 3, ["any"] * 2, 525),
        (["toad|heart|spider"] * 6, [], 729),
    ],
)
def test_a_recipe_with_too_many_fillings_is_refused(inputs, outputs, fillings):
    """Any six for any six offered so many brews that every request took seconds."""
    data = a_copy("whirling-witchcraft")
    data["pieces"]["recipes"][4] |= {"inputs": inputs, "outputs": outputs}
    said = f"pieces.recipes.r05: {fillings} ways to fill its spaces: at most 100"
    assert problems("whirling-witchcraft", data)[0] == said


def test_recipes_that_could_fill_a_heap_beyond_counting_are_refused():
    data = a_copy("whirling-witchcraft")
    for recipe in data["pieces"]["recipes"]:
        recipe |= {"inputs": [], "outputs": ["toad"] * 6}
    said = "pieces.ingredients.toad: one brew may come to 231 of it: at most 110"
    assert said in problems("whirling-witchcraft", data)


def test_a_million_ways_to_pay_are_refused():
    """Needs of four of everything, four any-tools and twenty tokens a kind: 38 s and 728 MB."""
    data = a_copy("witchdom")
    kinds = [kind["id"] for kind in data["pieces"]["resources"]]
    for kind in data["pieces"]["resources"]:
        kind["count"] = 20
    for number, needs in (("p01", 4), ("p02", 3), ("p03", 2)):
        potion = next(row for row in data["pieces"]["potions"] if row["id"] == number)
        potion |= {"needs": dict.fromkeys(kinds, needs), "any_tool": 4, "tools": []}
    potion |= {"any_tool": 9}
    found = problems("witchdom", data)
    assert found[0] == "pieces.potions.p01: 20 ingredients: at most 15"
    assert found[1].startswith("pieces.potions.p02: up to ")
    assert found[1].endswith(" ways to pay for it: at most 60000")
    assert found[2] == "pieces.potions.p03: 9 tools: at most 4"


def test_a_game_that_nobody_could_end_is_refused():
    """Without action points nobody brews: two bots would have rested and played novices for ever."""
    data = a_copy("witchdom")
    for novice in data["pieces"]["novices"]:
        novice["ap"] = [0, 0, 0]
    first = data["pieces"]["novices"][0]["id"]
    assert problems("witchdom", data)[0] == f"pieces.novices.{first}.ap: no action points at all"


def test_the_brewing_helper_ends_by_itself_and_says_that_it_is_not_all():
    """With recipes that turn anything into anything it filled the threads for 20 s."""
    game = GAMES["whirling-witchcraft"]
    data = a_copy("whirling-witchcraft")
    for at, recipe in enumerate(data["pieces"]["recipes"]):
        recipe |= {"inputs": ["any"], "outputs": ["any"] if at < 20 else ["toad|heart"]}
    for ingredient in data["pieces"]["ingredients"]:
        ingredient["capacity"] = 20
    for personality in data["pieces"]["personalities"]:
        personality["start"] = {ingredient["id"]: 9 for ingredient in data["pieces"]["ingredients"]}
    state = game.new(seats=2, seed=1, edition=read("whirling-witchcraft", data))
    rng = Random(1)
    while len(state.tableau[0]) < 8 or state.phase != BREW or 0 not in state.deciders:
        seat = state.deciders[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    with within(3 * PATIENCE):
        answer = game.aids["brews"](state, 0, {})
    assert answer["brews"]
    assert not answer["complete"]
    told = [str(line) for line in game.spoken["brews"](state.edition, answer)]
    assert len(told) == len([brew for brew in answer["brews"] if brew["steps"]]) + 1


# -- files that are larger than any box ----------------------------------------------------------


def deep(levels):
    return {"a": deep(levels - 1)} if levels else 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"title": "x" * 300}, "meta.title: longer than 200 characters"),
        ({"title": ["x"] * 50_000}, "meta.title: more than 200 entries"),
        ({"title": {str(key): 1 for key in range(50_000)}}, "meta.title: more than 1000 keys"),
        ({"title": {"x" * 400: 1}}, "meta.title: a key longer than 100 characters"),
        ({"title": [[["x"] * 50] * 50] * 50}, "more than 10000 values in all"),
        ({"title": [["x" * 200] * 60] * 6}, "more than 60000 characters in all"),
        ({"title": [[{"x" * 100: 1}] * 200] * 4}, "more than 60000 characters in all"),
        ({"title": deep(60)}, "meta.title.a.a.a.a.a.a.a.a.a: nested too deep"),
    ],
)
def test_what_is_too_large_is_named_and_nothing_else_is_read(game, more, says):
    data = a_copy(game)
    data["meta"] |= more
    assert problems(game, data)[-1] == says


@pytest.mark.parametrize("character", ["\x1b", "\x85", "\u200b", "\u202e", "\u2066", "\ufeff"])
def test_a_name_cannot_turn_the_page_around(character):
    data = a_copy("witchdom")
    data["pieces"]["witches"][3]["name"] = f"Mab{character}baM"
    with pytest.raises(BadEdition) as refused:
        read("witchdom", data)
    assert refused.value.problems[0].startswith("pieces.witches.")


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_of_more_mistakes_than_can_be_read(game):
    data = a_copy(game)
    data["provenance"] = {f"pieces.nothing-{number}": "rumour" for number in range(900)}
    assert len(problems(game, data)) == 100


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_with_too_many_entries_is_refused_quickly(game):
    data = a_copy(game)
    name, rows = max(data["pieces"].items(), key=lambda table: len(table[1]))
    data["pieces"][name] = rows * 10
    started = perf_counter()
    assert problems(game, data)
    assert perf_counter() - started < PATIENCE / 4


# -- at random ----------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs an alarm clock")
@pytest.mark.parametrize("part", range(8 if IS_LONG else 1))
@pytest.mark.parametrize("game", GAMES)
def test_an_edition_is_refused_or_can_be_played_to_the_end(game, part):
    seen = Seen()

    @seed(f"{game} {part}")
    @AT_RANDOM
    @given(editions(game), st.integers(0, 2**32))
    def try_out(changed, dice):
        note(f"{changed!r}\nplayed with the dice {dice}")
        rng = Random(dice)
        edition = seen.read(changed)
        state = edition and dealt(GAMES[game], edition, rng)
        if state is None:
            seen.refused += 1
        else:
            seen.played += 1
            play(state, rng, seen)

    try_out()
    print(f"{game}: {seen}")
    assert seen.played > EDITIONS / 20
    assert seen.refused > EDITIONS / 20


@dataclass
class Seen:
    """What became of the editions."""

    played: int = 0
    refused: int = 0
    decisions: int = 0
    choices: int = 0
    reading: float = 0.0
    slowest: float = 0.0

    def __str__(self):
        return (
            f"{self.played} played, {self.refused} refused, {self.decisions} decisions, at most "
            f"{self.choices} choices; slowest reading {self.reading:.2f} s, slowest decision "
            f"{self.slowest:.2f} s"
        )

    def read(self, changed):
        """Read an edition; None if it is refused."""
        started = perf_counter()
        try:
            with within(PATIENCE):
                return read(changed.game, changed.data)
        except BadEdition as bad:
            assert bad.problems
            return None
        finally:
            self.reading = max(self.reading, perf_counter() - started)


def dealt(game, edition, rng):
    """Deal for some seats and options; None if they do not go together."""
    options = {name: rng.choice(option.allowed) for name, option in game.options.items()}
    for chosen in (options, {}):
        try:
            with within(PATIENCE):
                return game.new(seats=rng.choice(game.seats), seed=1, edition=edition, **chosen)
        except BadOption:
            continue
    return None


def play(state, rng, seen):
    """Play to the end; note decisions and the most choices, and what the slowest decision cost."""
    decisions = 0
    while state.deciders:
        seat = rng.choice(state.deciders)
        started = process_time()
        with within(PATIENCE):
            legal = state.legal(seat)
            state.asides(seat)
            action = rng.choice(legal)
            if decisions % 10 == 0:
                state.view(seat)
                assert state.check(seat, action) is action
            state.apply_trusted(seat, action)
        seconds = process_time() - started
        assert seconds < SLOWEST
        assert len(legal) < MOST_OFFERED + 20  # besides brews and payments there are few
        decisions += 1
        assert decisions < 20_000, "it does not end"
        seen.slowest, seen.choices = max(seen.slowest, seconds), max(seen.choices, len(legal))
    seen.decisions += decisions
