"""What Witchdom's bots make of a position: features, chances and first sight."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.witchdom.table import GAME, Table, a_table
from witchtable import Place, bot
from witchtable.bots.judges import Evaluation
from witchtable.engine.mind import NEVER
from witchtable.games.witchdom.mind import MIND

TABLES = [
    (1, {"difficulty": "clan_grandmistress"}),
    (1, {"difficulty": "skilled_witch", "animals": True}),
    (1, {}),
    (2, {}),
    (2, {"animals": True, "animal_objectives": 2, "extra_hard": 3}),
    (3, {"extra_hard": 1}),
    (4, {"animals": True}),
    (5, {}),
]


def chance(table: Table, seat: int = 0) -> float:
    return Evaluation(MIND, MIND.hand).chances(table.state)[seat]


def favourite(table: Table) -> str:
    """What instinct likes best."""
    state = table.state
    seat = state.deciders[0]
    actions = state.legal(seat)
    weights = MIND.instinct(state, seat, actions)
    return str(actions[weights.index(max(weights))])


def weights_of(table: Table) -> dict[str, float]:
    state = table.state
    seat = state.deciders[0]
    actions = state.legal(seat)
    return {
        str(action): weight
        for action, weight in zip(actions, MIND.instinct(state, seat, actions), strict=True)
    }


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_can_be_measured_and_every_choice_weighed(seats, options):
    """In random play as well as in play by instinct."""
    for seed in range(4):
        rng = Random(seed)
        state = GAME.new(seats=seats, seed=f"mind-{seed}", **options)
        turn = MIND.turn(state)
        while state.deciders:
            seat = state.deciders[0]
            actions = state.legal(seat)
            weights = MIND.instinct(state, seat, actions)
            assert len(weights) == len(actions)
            assert max(weights) > NEVER
            by_instinct = seed % 2 and rng.random() < 0.9
            chosen = actions[weights.index(max(weights))] if by_instinct else rng.choice(actions)
            state.apply_trusted(seat, chosen)
            assert MIND.turn(state) >= turn
            if MIND.turn(state) != turn:
                turn = MIND.turn(state)
                assert 0 <= MIND.progress(state) <= 1
                assert 0 < MIND.effort(state, 0) <= 1
                for other in range(state.seats):
                    measured = MIND.measure(state, other)
                    assert len(measured) == len(MIND.features)
                    assert all(abs(value) < 60 for value in measured)


def test_weights_and_names_fit_the_features():
    names = [feature.name for feature in MIND.features]
    assert len(set(names)) == len(names)
    assert len(MIND.hand.early) == len(MIND.hand.late) == len(names)
    learned = MIND.learned()
    assert learned is None or len(learned.early) == len(names)


def test_equal_seats_have_equal_chances():
    table = a_table(2).potions("A", "s1").potions("B", "s1").hand("A", "w06").hand("B", "w15")
    table.objectives("o01 hard", "o02 hard")
    chances = Evaluation(MIND, MIND.hand).chances(table.state)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == pytest.approx(chances[1], abs=0.15)  # A is to move


def test_better_clans_have_better_chances():
    plain = chance(a_table(2).clan("A", "w01", "p01"))
    assert chance(a_table(2).clan("A", "w01", "p01", "w02", "p02")) > plain
    assert chance(a_table(2).clan("A", "w01", "p01", "flask", "ring")) > plain
    assert chance(a_table(2).clan("A", "w01", "p01").clan("B", "w11", "p12")) < plain


def test_what_is_nearly_brewed_counts():
    def with_tokens(**resources: int) -> float:
        table = a_table(2).hand("A", "w02", "n1a").potions("A", "p02").holds("A", **resources)
        return chance(table)

    assert with_tokens(berry=2, mushroom=2) > with_tokens(berry=2, mushroom=1) > with_tokens(berry=1)
    assert with_tokens(berry=2, mushroom=1) > with_tokens(berry=2, leaf=1)


def test_a_witch_of_the_right_colour_counts():
    def with_witch(witch: str) -> float:
        table = a_table(2).hand("A", witch, "n1a").potions("A", "p02").holds("A", berry=2, mushroom=2)
        return chance(table.objectives("o09 hard", "o10 hard", "o11 easy"))

    assert with_witch("w01") > with_witch("w18")  # both have 7 points and the same action points


def test_an_objective_almost_met_counts():
    """With two red witches in the clan a third one brings seven points."""
    near = a_table(2).clan("A", "w01", "w02").objectives("o01 hard", "o02 hard", "o03 hard")
    far = a_table(2).clan("A", "w01", "w02").objectives("o04 hard", "o02 hard", "o03 hard")
    assert chance(near) > chance(far)


def test_in_the_last_round_only_what_can_be_brewed_at_once_counts():
    def last_turn(**resources: int) -> list[float]:
        table = (
            a_table(2).hand("A", "w02").potions("A", "p09").holds("A", **resources).clan("A", "crystal")
        )
        table.state.round = table.state.last_round = 9
        table.state.turn = 0
        measured = MIND.measure(table.state, 0)
        return [
            value
            for feature, value in zip(MIND.features, measured, strict=True)
            if feature.name == "planned potions"
        ]

    assert last_turn(berry=1) == [0]
    assert last_turn(berry=2, herb=1, mushroom=2, feather=1)[0] > 0.9


def test_ostara_is_measured_with_features_of_her_own():
    state = GAME.new(seats=1, seed=3, difficulty="clan_grandmistress")
    names = [feature.name for feature in MIND.features]
    hers = dict(zip(names, MIND.measure(state, 1), strict=True))
    mine = dict(zip(names, MIND.measure(state, 0), strict=True))
    assert hers["ostara"] == 1
    assert mine["ostara"] == 0
    assert hers["ostara's prizes"] == sum(state.edition.sides[side].points for side in state.row) / 10
    assert hers["ostara's rounds"] == (15 - 1) / 5
    assert hers["planned potions"] == 0


def test_taking_an_objective_from_ostara_counts_twice_on_her_hardest_level():
    def gain(difficulty: str) -> float:
        chances = []
        for claimed in ({}, {"o01": "A"}):
            table = a_table(1, difficulty=difficulty)
            table.objectives(
                "o01 hard", "o02 hard", "o03 hard", "o04 hard", "o05 hard", claimed=claimed
            )
            strengths = [
                sum(
                    weight * value
                    for weight, value in zip(
                        MIND.hand.late, MIND.measure(table.state, seat), strict=True
                    )
                )
                for seat in (0, 1)
            ]
            chances.append(strengths[0] - strengths[1])
        return chances[1] - chances[0]

    assert gain("clan_grandmistress") > 1.5 * gain("new_apprentice")


def test_instinct_brews_what_is_ready():
    table = a_table(2).hand("A", "w02", "n1a").potions("A", "p02").holds("A", berry=2, mushroom=2)
    assert favourite(table) == "play w02"
    table.play("play w02", "take lake witch", "take lake witch")
    assert favourite(table) == "brew p02"


def test_instinct_takes_what_the_potion_lacks():
    table = a_table(2).hand("A", "n1a", "w02").potions("A", "p02").holds("A", berry=2, mushroom=1)
    table.board("mountains", "leaf mushroom herb p46 w37").play("play n1a")
    assert favourite(table) == "take mountains mushroom"


def test_instinct_rests_for_the_witch_who_can_brew():
    table = a_table(2).hand("A", "n1a").pile("A", "n1b", "w02").potions("A", "p02")
    table.holds("A", berry=2, mushroom=2).turn("A")
    assert favourite(table) == "rest"


def test_instinct_does_not_spoil_a_great_brew_for_a_small_one():
    """The tokens of the pocket potion are those that the masterpiece needs."""
    table = a_table(2).hand("A", "w06", "w29").potions("A", "p45", "p42").clan("A", "ring")
    table.holds("A", leaf=1, berry=2, mushroom=2, feather=1).board(
        "mountains", "herb herb herb p46 w37"
    )
    table.board("forest", "herb herb herb p47 w38").board("lake", "herb herb herb p49 w39")
    table.play("play w06", "take mountains witch", "take forest witch", "take lake witch")
    assert weights_of(table)["end"] > weights_of(table)["brew p45"]


def test_instinct_pays_little_and_brings_new_tools_into_the_clan():
    table = a_table(2).hand("A", "w01").potions("A", "p03").tools("A", "ring").clan("A", "flask")
    table.holds("A", leaf=4, herb=3, feather=3)
    table.play("play w01", "take mountains witch", "take forest witch", "brew p03")
    weights = weights_of(table)
    assert favourite(table) == "pay feather herb 2leaf ring"
    assert NEVER in weights.values()  # some ways to pay are not worth a thought


@pytest.mark.parametrize("begin", ["play n1a", "rest"])
def test_of_equal_tokens_only_the_first_deserves_a_thought(begin):
    """Which one goes matters seldom and little: the search has better branches to follow."""
    table = a_table(1).hand("A", "n1a").pile("A", "n1b").board("mountains", "leaf leaf herb p46 w37")
    table.play(begin)
    weights = weights_of(table)
    assert weights["take mountains leaf"] > weights["take mountains leaf 2"] == NEVER


def test_instinct_in_the_last_turn_takes_another_kind_of_resource():
    table = a_table(2).hand("A", "n1a").potions("A", "p09").holds("A", leaf=2)
    table.board("mountains", "leaf leaf herb p46 w37")
    table.state.round = table.state.last_round = 9
    table.play("play n1a")
    assert favourite(table) == "take mountains herb"


def test_a_few_iterations_beat_the_apprentice():
    wins = 0
    for deal in range(5):
        state = GAME.new(seats=2, seed=f"adept-{deal}")
        levels = ["adept@judge=hand@iterations=4", "apprentice"]
        players = [bot(level, GAME, seed=deal) for level in levels]
        while state.deciders:
            seat = state.deciders[0]
            state.apply_trusted(seat, players[seat].choose(Place(state, seat)))
        wins += state.winners == (0,)
    assert wins >= 3
