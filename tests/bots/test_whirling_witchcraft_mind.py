"""What the bots know about Whirling Witchcraft: brews, first sights, and what makes a position good."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from tests.games.whirling_witchcraft.table import GAME, a_table
from witchtable.bots import advise, bot
from witchtable.bots.judges import Evaluation
from witchtable.engine.mind import NEVER
from witchtable.engine.place import Place
from witchtable.games.whirling_witchcraft.actions import Back, Call, Claim, Done, Use
from witchtable.games.whirling_witchcraft.brews import outcomes
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, total
from witchtable.games.whirling_witchcraft.mind.brews import finder_of
from witchtable.games.whirling_witchcraft.mind.exploring import Exploration
from witchtable.games.whirling_witchcraft.mind.instinct import _WEIGH, _Judgement
from witchtable.games.whirling_witchcraft.rules import BREW, TRADES
from witchtable.games.whirling_witchcraft.rules.brewing import point_of

MIND = GAME.mind
OPTIONS = {option.name: option.allowed for option in GAME.options.values()}


def chance(table, seat=0):
    """A seat's chance of winning by the weights made by hand."""
    return Evaluation(MIND, MIND.hand).chances(table.state)[seat]


def favourite(state, seat):
    """What instinct likes best."""
    actions = state.legal(seat)
    weights = MIND.instinct(state, seat, actions)
    return str(actions[weights.index(max(weights))])


def an_even_table(*seats):
    """Everybody has the same."""
    table = a_table(*(seats or ("A", "B")))
    table.recipes("A", "r13", "r25").recipes("B", "r14", "r26")
    for seat in "ABCDE"[: table.state.seats]:
        table.bench(seat, mandrake=1, mushroom=4, spider=4, toad=4)
    return table


def random_states(seed, decisions):
    """Positions of random play with random settings, each with the seat to decide."""
    rng = Random(seed)
    options = {name: rng.choice(values) for name, values in OPTIONS.items()}
    options["personality_mode"] = ("initiate", "draft")[seed % 4 > 0]
    state = GAME.new(seats=2 + seed % 4, seed=seed, **options)
    for _ in range(decisions):
        if not state.deciders:
            return
        seat = rng.choice(state.deciders)
        yield state, seat
        legal = state.legal(seat)
        forward = [action for action in legal if not isinstance(action, Back | Done)]
        state.apply(seat, rng.choice(forward or legal))


# -- every position ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(16))
def test_every_reachable_position_can_be_measured_and_weighed(seed):
    for state, seat in random_states(seed, 90):
        measured = MIND.measure(state, seat)
        assert len(measured) == len(MIND.features)
        assert all(isfinite(number) and -20 <= number <= 40 for number in measured)
        assert 0 <= MIND.progress(state) <= 1
        assert 0 < MIND.effort(state, seat) <= 1
        actions = state.legal(seat)
        weights = MIND.instinct(state, seat, actions)
        assert len(weights) == len(actions)
        assert max(weights) > NEVER
        for action, weight in zip(actions, weights, strict=True):
            if isinstance(action, Back | Call):
                assert weight == NEVER


def drafted(state, seat):
    """What a brew has led to."""
    sent = state.draft_made[seat] + state.draft_cauldron[seat]
    return state.bench, state.cauldron, state.circle, state.draft_bench[seat], sent


@pytest.mark.parametrize("seed", range(12))
def test_every_plan_is_legal_and_ends_the_brew(seed):
    asked = 0
    for state, seat in random_states(100 + seed, 90):
        plans = MIND.plans(state, seat)
        assert (plans is None) == (state.phase != BREW)
        weights = [weight for weight, _ in plans or ()]
        assert weights == sorted(weights, reverse=True)
        for _, plan in plans or ():
            twin = state.copy()
            whole = state.copy()
            plan.carry_out(whole, seat)
            for number, action in enumerate(plan.steps):
                assert (twin.phase, twin.round) == (state.phase, state.round)
                assert seat in twin.deciders
                assert len(twin.draft_steps[seat]) == len(state.draft_steps[seat]) + number
                twin.apply(seat, action)
            assert twin.has_committed(seat) or (twin.phase, twin.round) != (BREW, state.round)
            assert drafted(whole, seat) == drafted(twin, seat)
            asked += 1
    assert asked


def test_weights_are_declared_for_every_feature():
    assert len(MIND.hand.early) == len(MIND.hand.late) == len(MIND.features)
    assert len({feature.name for feature in MIND.features}) == len(MIND.features)
    learned = MIND.learned()
    assert learned is None or len(learned.early) == len(learned.late) == len(MIND.features)


# -- brews ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_a_menu_holds_nothing_but_real_brews_and_the_ones_that_send_most(seed):
    for state, seat in random_states(200 + seed, 60):
        if state.phase != BREW or len(state.tableau[seat]) > 4:
            continue
        exact = {(end.cauldron, end.bench) for end in outcomes(state, seat)}
        menu = finder_of(state.edition).brews(state, seat)
        found = {(brew.sent, brew.bench) for brew in menu.results}
        assert found <= exact
        assert max(total(sent) for sent in menu.front) == max(total(sent) for sent, _ in exact)


def followed(state, seat):
    """Where the finder goes in one step: each point with the action that leads there."""
    finder, power = finder_of(state.edition), state.power(seat)
    fillings, start = finder.fillings(state.tableau[seat]), point_of(state, seat)
    power = power if power.has_brew_steps else None
    exploration = Exploration(finder.offers, fillings, state.feeds, power, start)
    following = exploration.follow([exploration.begin()], {0})
    steps = [exploration.steps(brew) for brew in following]
    for brew, (_, point) in zip(following, steps, strict=True):
        assert (brew.bench, brew.sent, brew.used) == (point[0], point[1] + point[2], point[3])
    return {after: action for (action,), after in steps}


def brewed(state, seat, action):
    """Where the rules go in one step; None when that ends the brew of the seat."""
    twin = state.copy()
    twin.apply(seat, action)
    is_drafting = twin.phase == BREW and twin.round == state.round and seat in twin.deciders
    return point_of(twin, seat) if is_drafting and not twin.has_committed(seat) else None


def test_each_step_of_the_finder_is_one_of_the_rules_and_none_is_forgotten():
    """Its own arithmetic is for speed: what goes, what comes, and from where, say the rules."""
    seen = {"steps": 0, "made": 0, "books": 0, "feeds": 0, "powers": 0}
    for seed in range(40):
        for state, seat in random_states(400 + seed, 90):
            if state.phase != BREW:
                continue
            _, made, cauldron, _, books = point_of(state, seat)
            steps = [a for a in state.legal(seat) if not isinstance(a, Back | Call | Done)]
            rules = {action: brewed(state, seat, action) for action in steps}
            found = followed(state, seat)
            for after, action in found.items():
                assert rules[action] in (after, None)
            # All origins of the same cubes leave as many of each type; a Book stands for some of them.
            if None not in rules.values() and not books:
                left = [
                    {(at[3], at[0] + at[1] + at[2]) for at in points}
                    for points in (found, rules.values())
                ]
                assert left[0] == left[1]
            seen["steps"] += len(found)
            seen["made"] += bool(made and found)
            seen["books"] += bool(books and found)
            seen["feeds"] += bool(state.feeds and cauldron and found)
            seen["powers"] += any(not isinstance(action, Use) for action in found.values())
    assert min(seen.values()) > 5, seen


def test_ww_p_scholar_01_what_is_paid_with_was_not_taken_before():
    """A Book stands for mandrakes; one may be emptied all the same, the other pays."""
    table = (
        a_table("A:spellbook-scholar", "B")
        .recipes("A", "r37", "r55")
        .bench("A", mandrake=2, mushroom=3, spider=3, toad=3)
    )
    state = table.brewing().state
    finder, start = finder_of(state.edition), point_of(state, 0)
    named = (*start[:4], EVERYTHING[1])
    fillings = finder.fillings(state.tableau[0])
    exploration = Exploration(finder.offers, fillings, state.feeds, state.power(0), named)
    paid = 0
    for brew in exploration.explore():
        steps, point = exploration.steps(brew)
        assert (brew.bench, brew.sent, brew.used) == (point[0], point[1] + point[2], point[3])
        paid += any(str(step).endswith(" mandrake") for step in steps)
    assert paid


def test_a_brew_that_overflows_is_preferred():
    table = an_even_table().bench("B", heart=0, mandrake=4, mushroom=4, spider=9, toad=4)
    table.recipes("B", "r58").brewing()
    # r13 makes two mushrooms and a spider of a mandrake; r25 a mandrake of two mushrooms.
    steps = MIND.plans(table.state, 0)[0][1].steps
    assert {step.recipe for step in steps if not isinstance(step, Done)} == {"r13", "r25"}


def test_nothing_is_sent_that_only_feeds_the_nemesis():
    table = a_table("A", "B").recipes("A", "r34").bench("A", mushroom=1)
    table.recipes("B", "r13", "r14").bench("B", mushroom=1).brewing()
    assert favourite(table.state, 0) == "done"


# -- first sights --------------------------------------------------------------------------------


def test_whatever_weighs_an_action_is_called_by_its_word():
    words = {str(kind.__struct_config__.tag) for kind in GAME.action_types}
    weighing = {
        name for name, found in vars(_Judgement).items() if callable(found) and not name.startswith("_")
    }
    assert weighing - words == {"nothing"}
    assert set(_WEIGH) == set(GAME.action_types)


def test_a_useful_recipe_is_preferred_to_one_that_lacks_ingredients():
    table = an_even_table().hand("A", "r02", "r09", "r37", "r38")
    assert favourite(table.state, 0) == "play r02"


def test_the_witch_of_all_trades_claims():
    table = a_table("A:witch-of-all-trades", "B").bench("B", mushroom=9)
    table.in_cauldron("A", heart=1, mandrake=1, mushroom=1, spider=1, toad=1)
    state = table.state
    state.phase, state.owing, state.committed, state.deciders = TRADES, 1, 0, (0,)
    state.forget_choices()
    weights = MIND.instinct(state, 0, state.legal(0))
    best = state.legal(0)[weights.index(max(weights))]
    # The mushroom would come back anyway.
    assert isinstance(best, Claim)
    assert best.type != "mushroom"


def test_a_raven_takes_what_crowds_and_not_what_recipes_use():
    table = an_even_table().bench("A", mandrake=1, mushroom=4, spider=9, toad=1)
    table.hand("A", "r03", "r01", "r09", "r37").hand("B", "r02", "r10", "r11", "r12")
    table.trackers("A", raven=1).play("A play r03", "B play r10")
    table.state.tableau[0] = ()
    table.state.forget_choices()
    assert favourite(table.state, 0) == "raven 2spider"


# -- judging -------------------------------------------------------------------------------------


def test_a_fuller_circle_is_better():
    even = an_even_table()
    assert chance(even) == pytest.approx(0.5, abs=0.25)
    before = chance(even)
    for number in range(1, 5):
        after = chance(an_even_table().in_circle("A", toad=number))
        assert after > before
        before = after


def test_a_crowded_workbench_is_worse():
    crowded = an_even_table().bench("A", mandrake=4, mushroom=9, spider=9, toad=9)
    assert chance(crowded) < chance(an_even_table())


def test_recipes_that_make_more_are_better():
    strong = an_even_table().recipes("A", "r01", "r13")
    weak = an_even_table().recipes("A", "r58", "r60")
    assert chance(strong) > chance(weak)


def test_a_threat_to_win_is_better():
    ready = an_even_table().bench("B", mandrake=1, mushroom=9, spider=9, toad=9)
    assert chance(ready.in_circle("A", toad=3)) > chance(an_even_table().in_circle("A", toad=3))


# -- what is sealed ------------------------------------------------------------------------------


def test_sealed_decisions_of_others_are_opened_in_a_sample():
    table = an_even_table("A", "B", "C").brewing()
    table.play("A use r13", "B use r14 mandrake", "B done")
    sample = table.state.sample(0, Random(1))
    MIND.unseal(sample, 0)
    assert sample.draft_steps[0] == table.state.draft_steps[0]
    assert sample.draft_steps[1] == ()
    assert 1 in sample.deciders
    assert sample.legal(1)


def test_shown_brews_stay_as_they_are():
    table = a_table("A", "B", brew_mode="strict_initiative")
    table.recipes("A", "r13").recipes("B", "r14").bench("A", mandrake=1).bench("B", mandrake=1)
    table.initiative(A=1, B=2).brewing().play("A done")
    sample = table.state.sample(1, Random(1))
    MIND.unseal(sample, 1)
    assert sample.deciders == (1,)


def test_alternatives_are_different_actions_with_known_sources():
    table = an_even_table().brewing()
    found = bot("adept@iterations=30", GAME, seed=1).explain(Place(table.state, 0, 1.0))
    assert len({alternative.action for alternative in found}) == len(found) > 1
    sources = {feature.source for feature in MIND.features}
    assert {source for entry in found for source, _ in entry.sources} <= sources


def test_a_searching_bot_finds_the_brew_that_wins():
    table = an_even_table().bench("B", mandrake=4, mushroom=8, spider=9, toad=4)
    table.recipes("B", "r58").in_circle("A", toad=3).brewing()
    player = bot("adept@iterations=20", GAME, seed=1)
    while 0 in table.state.deciders:
        table.state.apply(0, player.choose(Place(table.state, 0, 1.0)))
    table.state.apply(1, table.state.offers.done)
    assert table.state.winners == (0,)


def to_confirm(**options):
    """A has a brew that cannot go on, and only has to say so (WW-ENG-16)."""
    table = a_table("A", "B", **options).recipes("A", "r31").recipes("B", "r32").hesitant().brewing()
    table.play("A use r31")
    return Place(table.state, 0, 1.0)


@pytest.mark.parametrize("mode", ["simultaneous", "on_call", "strict_initiative"])
@pytest.mark.parametrize("level", ["apprentice", "adept@iterations=4", "grandmistress@iterations=4"])
def test_bots_confirm_what_they_have_drafted(level, mode):
    place = to_confirm(brew_mode=mode)
    assert str(bot(level, GAME, seed=1).choose(place)) == "done"


def test_where_there_is_one_way_forward_there_is_nothing_to_advise():
    """What follows later must not be taken for a choice of now."""
    assert advise(GAME, to_confirm(brew_mode="on_call")) == []


@pytest.mark.parametrize("quick", [False, True])
def test_plans_end_with_the_commitment(quick):
    table = a_table("A", "B", quick_play=quick).recipes("A", "r31", "r34").recipes("B", "r32")
    table.hesitant().brewing()
    for _, plan in MIND.plans(table.state, 0):
        state = table.state.copy()
        for step in plan.steps:
            assert step in state.legal(0)
            state.apply_trusted(0, step)
        assert state.has_committed(0)


class AskedPlace(Place):
    """A place that counts how many guesses it was asked for."""

    asked = 0

    def sample(self, rng):
        self.asked += 1
        return super().sample(rng)


def thorough():
    """A bot that keeps what it has thought about, and how many guesses it takes when it thinks."""
    return bot("grandmistress@iterations=100@samples=20@kept=yes", GAME, seed=1), 20


def about_to_brew():
    """A's best brew overflows with all three recipes."""
    table = a_table("A", "B").bench("A", mushroom=2, spider=2).bench("B", mandrake=4, mushroom=9)
    return table.recipes("A", "r31", "r34", "r35").recipes("B", "r32").hesitant().brewing().state


def test_a_brew_that_was_thought_through_is_carried_out_without_another_search():
    state, (player, guesses) = about_to_brew(), thorough()
    asked = []
    while not state.has_committed(0):
        place = AskedPlace(state, 0, 1.0)
        state.apply(0, player.choose(place))
        asked.append(place.asked)
    assert len(asked) > 2, "nothing but one step was to be done"
    assert asked[0] > guesses
    assert max(asked[1:]) < guesses


def test_a_brew_is_carried_out_whatever_others_decide_in_secret_meanwhile():
    state, (player, guesses) = about_to_brew(), thorough()
    state.apply(0, player.choose(Place(state, 0, 1.0)))
    while not state.has_committed(1):
        state.apply(1, state.legal(1)[-1])
    place = AskedPlace(state, 0, 1.0)
    assert player.choose(place) in state.legal(0)
    assert place.asked < guesses


def test_a_brew_that_went_on_in_another_way_is_thought_about_anew():
    state, (player, guesses) = about_to_brew(), thorough()
    first = player.choose(Place(state, 0, 1.0))
    state.apply(0, next(one for one in state.legal(0) if isinstance(one, Use) and one != first))
    place = AskedPlace(state, 0, 1.0)
    assert player.choose(place) in state.legal(0)
    assert place.asked > guesses
