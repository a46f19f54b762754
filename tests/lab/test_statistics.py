"""Shares, ratings and evidence are what textbooks say."""

from __future__ import annotations

from random import Random

import pytest

from witchtable.lab.statistics import Evidence, ratings, strengths, wilson


def test_wilson_is_as_printed():
    low, high = wilson(81, 263)
    assert (low, high) == (pytest.approx(0.2553, abs=1e-4), pytest.approx(0.3662, abs=1e-4))
    assert wilson(10, 10) == (pytest.approx(0.7225, abs=1e-4), pytest.approx(1.0))
    assert wilson(0, 10) == (pytest.approx(0.0), pytest.approx(0.2775, abs=1e-4))
    assert wilson(0, 0) == (0.0, 1.0)


def test_strengths_explain_the_results():
    wins = [[0, 60, 90], [40, 0, 80], [10, 20, 0]]
    found = strengths(wins)
    for a in range(3):
        expected = sum(
            (wins[a][b] + wins[b][a]) * found[a] / (found[a] + found[b]) for b in range(3) if b != a
        )
        assert expected == pytest.approx(sum(wins[a]), abs=1e-3)


def test_ten_to_one_is_400_points():
    deals = [[[0, 10], [1, 0]] for _ in range(5000)]
    rated = ratings(deals, 1000)
    assert rated[0] == (1000, 1000, 1000)
    assert rated[1].points == pytest.approx(600, abs=1)
    assert rated[1].low < rated[1].points < rated[1].high


def test_who_never_lost_is_not_endlessly_strong_and_not_surely_so():
    few, many = (ratings([[[0, 2], [0, 0]]] * deals, 1000)[1] for deals in (5, 200))
    assert many.points < few.points < 1000
    assert few.high - few.low > 300
    assert many.high < few.high < 1000


def test_the_interval_holds_the_truth_about_95_times_of_100():
    rng = Random(1)
    inside = 0
    for _ in range(40):
        deals = []
        for _ in range(40):
            won = sum(rng.random() < 0.64 for _ in range(2))
            deals.append([[0, won], [2 - won, 0]])
        rating = ratings(deals, 0)[1]
        inside += rating.low <= -100 <= rating.high  # 64% is 100 points
    assert 34 <= inside <= 40


def test_nobody_and_nothing_can_be_rated():
    assert ratings([], 1000) == []
    assert ratings([[[0.0]]], 1000) == [(1000, 1000, 1000)]


def test_evidence_grows_with_a_difference_only():
    better, worse, fair = Evidence(0.5), Evidence(0.25), Evidence(0.5)
    for deal in range(200):
        fair.add(deal % 2)
    assert fair.value < 1
    assert sum(better.add(1.0) < Evidence.ENOUGH for _ in range(12)) < 12
    assert sum(worse.add(0.0) < Evidence.ENOUGH for _ in range(40)) < 40


def test_evidence_seldom_lies_however_often_one_looks():
    rng = Random(2)
    lies = 0
    for _ in range(200):
        evidence = Evidence(0.5)
        lies += any(evidence.add(rng.randrange(3) / 2) >= Evidence.ENOUGH for _ in range(100))
    assert lies <= 10
