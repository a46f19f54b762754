"""The account of a game adds up, is the same every time, and knows only what a seat could know."""

from __future__ import annotations

from math import fsum
from random import Random

import msgspec
import pytest

import witchtable
from witchtable import GAMES, Match, Place, bot
from witchtable.engine.texts import languages, render
from witchtable.reviews import reviews
from witchtable.reviews.booking import keep_books, spread
from witchtable.reviews.data import Review
from witchtable.reviews.evaluator import Evaluator
from witchtable.reviews.line import GameLine
from witchtable.reviews.measuring import compare, find_best, measure_chain
from witchtable.reviews.moments import is_slip
from witchtable.reviews.plans import Change, given_away, parts_left
from witchtable.reviews.scales import Scales
from witchtable.reviews.stages import STAGES, Looker
from witchtable.reviews.tallies import Found, Work
from witchtable.reviews.trying import NothingToTry, try_out
from witchtable.reviews.writing import write

TABLES = [
    ("witchstone", 2, {}),
    ("witchstone", 3, {"hidden_scrolls": True}),
    ("whirling-witchcraft", 2, {}),
    ("whirling-witchcraft", 5, {"personality_mode": "draft"}),
    ("witchdom", 1, {}),
    ("witchdom", 2, {"animals": True}),
    ("witchdom", 5, {}),
]


def played(game, seats, level="apprentice", most=10_000, **options):
    match = Match(GAMES[game], seats=seats, seed="looking back", **options)
    bots = [bot(level, match.game, seed=seat) for seat in range(seats)]
    while match.state.deciders and len(match.log) < most:
        seat = match.state.deciders[0]
        match.play(seat, bots[seat].choose(Place(match.state, seat)))
    return match


def looked_at(match, depth="quick", until=None):
    worker = Looker(GameLine.of(match), depth, 0)
    while not worker.is_done and (until is None or worker.stage < until):
        worker.go_on()
    return worker


def check_that_it_adds_up(review):
    for accounts in (review.accounts, review.point_accounts):
        for one in accounts:
            assert fsum([one.fair, one.skill, one.gifts, one.luck]) == pytest.approx(
                one.result, abs=1e-9
            )
            p = one.printed
            assert p.fair + p.skill + p.gifts + p.luck == p.result
            assert one.given_away >= 0
    accounts = review.accounts
    assert fsum(one.fair for one in accounts) == pytest.approx(1, abs=1e-9)
    assert fsum(one.result for one in accounts) == pytest.approx(1, abs=1e-9)
    assert fsum(one.luck for one in accounts) == pytest.approx(0, abs=1e-9)
    assert fsum(one.skill + one.gifts for one in accounts) == pytest.approx(0, abs=1e-9)
    assert sum(one.printed.luck for one in accounts) == 0
    assert sum(one.printed.skill + one.printed.gifts for one in accounts) == 0
    for shares in review.shares:
        assert sum(shares) == pytest.approx(1, abs=1e-3)
        assert min(shares) >= 0


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_fair_share_skill_gifts_and_luck_add_up_to_the_result(game, seats, options):
    match = played(game, seats, **options)
    review = witchtable.review(match, depth="quick")
    check_that_it_adds_up(review)
    won = match.state.winners
    assert review.over
    assert [one.result for one in review.accounts] == [
        1 / len(won) if seat in won else 0 for seat in range(review.seats)
    ]
    assert [one.result for one in review.point_accounts] == match.state.scores
    assert len(review.shares) == len(review.scores) == len(review.points) == len(match.log) + 1
    # As the table counts them, so that whoever remembers a round finds it.
    assert review.turns == [state.round for state in GameLine.of(match).states]
    for moment in review.moments:
        assert moment.of
        assert len(moment.worth) == review.seats
        assert (moment.kind == "slip") == (moment.better is not None)
        assert (moment.kind == "luck") == (moment.seat is None) == (moment.played is None)
    for seat in range(review.seats):
        assert len([one for one in review.moments if seat in one.of]) <= 6
        assert len(review.summaries[seat]) == 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [0, 1, 40])
def test_an_abandoned_game_is_reviewed_up_to_there(game, most):
    review = witchtable.review(played(game, 2, most=most), depth="quick")
    assert not review.over
    check_that_it_adds_up(review)
    assert [one.result for one in review.accounts] == pytest.approx(review.shares[-1], abs=0.02)
    assert {words[0].id for words in review.summaries} == {"review-stood-abandoned"}


def test_every_change_is_booked_once():
    """What is booked step by step is what the curve does, and what accounts sum up."""
    match = played("witchdom", 3)
    worker = looked_at(match)
    line = worker.line
    books = keep_books(line, worker.work.found, [1 / 3] * 3, points=False)
    for step in range(line.steps):
        changes = [
            book[step].worth for book in (books.decisions, books.luck, books.unforeseen) if step in book
        ]
        for seat in range(3):
            change = books.levels[step + 1][seat] - books.levels[step][seat]
            assert fsum(each[seat] for each in changes) == pytest.approx(change, abs=1e-9)
        if not line.reveals(step) and step + 1 < line.steps:
            assert step not in books.luck  # where nothing new was seen, nothing is luck
    assert pytest.approx([sum(entry.worth) for entry in books.decisions.values()][:3], abs=1e-9) == [
        0.0,
        0.0,
        0.0,
    ]


def test_the_same_game_gets_the_same_review():
    match = played("whirling-witchcraft", 3, most=30)
    again = Match.loads(match.dumps())
    assert witchtable.review(match, depth="quick") == witchtable.review(again, depth="quick")
    assert witchtable.review(match, depth="quick", seed=1) != witchtable.review(match, depth="quick")


def test_an_interrupted_review_goes_on_to_the_same_end():
    match = played("witchdom", 2, most=60)
    whole = write(looked_at(match), "quick")
    line = GameLine.of(match)
    work = None
    while True:
        worker = Looker(line, "quick", 0, work)
        if worker.is_done:
            break
        worker.go_on()
        work = msgspec.msgpack.decode(msgspec.msgpack.encode(worker.work), type=Work)
    assert write(worker, "quick") == whole


def test_the_work_of_another_game_is_not_gone_on_with():
    work = looked_at(played("witchdom", 2, most=30)).work
    other = Looker(GameLine.of(played("witchdom", 2, most=31)), "quick", 0, work)
    assert other.work.done == 0
    assert other.work is not work


def test_it_becomes_finer_stage_by_stage(monkeypatch):
    few = tuple(
        stage._replace(guesses=20, anchors=20, iterations=min(4, stage.iterations))
        for stage in STAGES["usual"]
    )
    monkeypatch.setitem(STAGES, "usual", few)
    found = list(reviews(played("witchdom", 2, most=14), depth="usual"))
    assert [one.progress for one in found] == sorted(one.progress for one in found)
    assert found[-1].progress == 1
    assert found[-1].stage > found[0].stage == 0
    for one in found:
        check_that_it_adds_up(one)


def test_what_is_written_can_be_read_again():
    review = witchtable.review(played("witchstone", 3, most=60), depth="quick")
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_by_what_its_seat_could_know(game):
    """In another world that the seat cannot tell from this one, everything is judged alike."""
    match = played(game, 3, most=50)
    line = GameLine.of(match)
    evaluator = Evaluator(match.game, 3, 2)
    for step in (10, 25, 40):
        seat, action = line.moves[step]
        true = line.states[step]
        other = true.sample(seat, Random(step))
        assert other.digest != true.digest
        legal = true.legal(seat)
        assert other.legal(seat) == legal
        judged = [
            (
                find_best(evaluator, state, seat, legal, 20, "seed"),
                compare(evaluator, state, seat, [action, legal[0]], 4, "seed"),
            )
            for state in (true, other)
        ]
        assert judged[0] == judged[1]


@pytest.mark.parametrize("game", GAMES)
def test_nobodys_decisions_are_looked_at_further_ahead_than_others(game):
    """Who began each round would be told of more mistakes, and of more luck to make up for them."""
    line = GameLine.of(played(game, 3, most=50))
    evaluator = Evaluator(line.game, 3, 2)
    turn = line.game.mind.turn
    assert len({evaluator.end_after(state) - turn(state) for state in line.states}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game):
    review = witchtable.review(played(game, 2), depth="quick")
    said = [words for sentences in review.summaries for words in sentences]
    for moment in review.moments:
        said += [moment.title, *moment.why, *(part.words for part in moment.sources)]
    assert said
    for language in languages():
        for words in said:
            text = render(words.message, language)
            assert words.id not in text
            assert "{" not in text, text


# -- blunders ----------------------------------------------------------------------------------------


def with_a_blunder():
    """A game in which somebody, late and able to brew, ends the turn instead."""
    match = Match(GAMES["witchdom"], seats=2, seed="blunder")
    bots = [bot("adept@iterations=4", match.game, seed=seat) for seat in range(2)]
    blunder = None
    while match.state.deciders:
        seat = match.state.deciders[0]
        place = Place(match.state, seat)
        action = bots[seat].choose(place)
        ends = [each for each in place.legal if str(each) == "end"]
        if blunder is None and str(action).startswith("brew") and ends and len(match.log) > 60:
            blunder, action = len(match.log), ends[0]
        match.play(seat, action)
    return match, blunder


def test_a_planted_blunder_is_named():
    match, step = with_a_blunder()
    worker = looked_at(match)
    decision = next(one for one in write(worker, "quick").decisions if one.step == step)
    assert decision.played == "end"
    assert decision.best.startswith("brew")
    assert decision.given_away > 0.02
    # A quick look may be unsure; a longer one is not.
    found = worker.work.found
    found.judgements[step].iterations = 300
    measure_chain(worker.evaluator, worker.line, range(step, step + 1), 40, found, "longer")
    assert is_slip(worker.line, found, step)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_instinct_comes_to_where_ordinary_play_comes(game):
    """So such a decision need not be looked at twice."""
    line = GameLine.of(played(game, 2, most=40))
    evaluator = Evaluator(line.game, 2, 2)
    known = 0
    for step in range(0, line.steps, 4):
        seat = line.moves[step][0]
        guess = evaluator.guess(line.states[step], seat, Random(step))
        usual = evaluator.usual(guess, seat)
        if usual is not None:
            known += 1
            end = evaluator.end_of(guess)
            after = evaluator.after(guess, seat, usual)
            assert evaluator.look(after, end, 1) == evaluator.look(guess, end, 1)
    assert known


def test_a_figure_becomes_finer_by_the_same_measure():
    """What comes later in a review is inside the errors of what was there at first, nearly always."""
    match, _ = with_a_blunder()
    worker = looked_at(match)
    found, line = worker.work.found, worker.line
    steps = [step for step, one in found.judgements.items() if one.worth.count][:40]
    first = {step: found.judgements[step].worth for step in steps}
    later = Found()
    for step in steps:
        measure_chain(worker.evaluator, line, range(step, step + 1), 10, later, "later")
    missed = 0
    for step, one in first.items():
        seat, other = line.moves[step][0], later.judgements[step].worth
        error = (one.error(seat) ** 2 + other.error(seat) ** 2) ** 0.5
        missed += abs(one.mean(seat) - other.mean(seat)) > 2 * error + 1e-3
    assert missed <= 0.15 * len(first)


def test_whoever_tries_a_blunder_is_told_so_and_whoever_finds_the_best_too():
    match, step = with_a_blunder()
    line = GameLine.of(match)
    review = witchtable.review(match, depth="quick")
    brew = match.game.parse(next(one.best for one in review.decisions if one.step == step))
    bad = try_out(line, step, match.game.parse("end"), str(brew))
    good = try_out(line, step, brew, str(brew))
    assert bad.verdict in ("slip", "blunder")
    assert bad.given_away > 2 * bad.error
    assert good.verdict == "best"
    assert good.given_away == 0
    assert good.against_played > 0
    with pytest.raises(NothingToTry):
        try_out(line, line.steps, brew)
    with pytest.raises(witchtable.IllegalAction):
        try_out(line, 0, match.game.parse("end"))


# -- a turn is looked at as a whole ------------------------------------------------------------------


def in_a_turn_of_three(worths, versus=None):
    """A game of which only one turn of three decisions was measured, each with an error of 1%."""
    match = played("witchdom", 2, most=60)
    line = GameLine.of(match)
    turn = next(turn for turn in line.turns if len(turn) >= 3)
    seat = line.moves[turn.start][0]
    found = Found()

    def add(tally, mean):
        for number in (mean - 0.03, mean + 0.03) * 5:
            tally.add([number if at % 2 == seat else -number for at in range(4)])

    for step, worth in zip(turn, worths, strict=False):
        add(found.judgement(step).worth, worth)
    if versus is not None:
        add(found.judgement(turn.start).versus, versus)
        found.judgement(turn.start).iterations = 300
    return line, found, turn.start, seat


def test_a_slip_counts_from_what_its_seat_made_of_it():
    line, found, step, seat = in_a_turn_of_three([0.0, 0.1, 0.1], versus=0.25)
    assert given_away(line, found, step).means[seat] == pytest.approx(0.05)
    line, found, step, seat = in_a_turn_of_three([0.0, 0.3, 0.1], versus=0.25)
    assert given_away(line, found, step).means[seat] == pytest.approx(0.0)
    assert not is_slip(line, found, step)
    line, found, step, seat = in_a_turn_of_three([0.0, -0.1, 0.01], versus=0.25)
    assert given_away(line, found, step).means[seat] == pytest.approx(0.25)
    assert is_slip(line, found, step)


def test_a_find_first_pays_back_what_its_turn_had_lost():
    line = GameLine.of(played("witchdom", 2, most=60))
    turn = next(turn for turn in line.turns if len(turn) >= 3)
    seat = line.moves[turn.start][0]
    one, two, three = list(turn)[:3]
    share = {
        step: [worth if at == seat else -worth for at in range(2)]
        for step, worth in ((one, -0.2), (three, 0.3))
    }
    luck = {two: [-0.05 if at == seat else 0.05 for at in range(2)]}
    left = parts_left(line, share, luck)
    assert left[Change(two, True)] == pytest.approx(0)
    assert left[Change(one, False)] == pytest.approx(0)
    assert left[Change(three, False)] == pytest.approx(0.05 / 0.3)


# -- small parts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "numbers", [[33.3, 33.3, 33.4], [-0.5, 0.5], [1.5, -1.4, -0.1], [0.0], [2.5, 2.5]]
)
def test_rounded_figures_keep_their_sum(numbers):
    found = spread(numbers)
    assert sum(found) == round(fsum(numbers))
    assert all(abs(a - b) <= 1 for a, b in zip(found, numbers, strict=True))


def test_scales_tell_shares_and_points():
    scales = Scales(0.5, 2.0, (10.0, 0.0, 1.0, 0.0, 0.0, 0.0))
    early, late = scales.shares([1.0, 0.0], 0.0), scales.shares([1.0, 0.0], 1.0)
    assert 0.5 < early[0] < late[0]
    assert sum(early) == pytest.approx(1)
    assert scales.points([1.0, -1.0], 0.0, [3, 3]) == [14.0, 12.0]
    assert scales.points([1.0, -1.0], 1.0, [3, 3]) == [3.0, 3.0]
    assert Scales().points([1.0], 0.0, [7]) == [7.0]
