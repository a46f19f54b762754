"""What follows from an edition is worked out once, and goes when it goes."""

from __future__ import annotations

import gc
import weakref

from witchtable import GAMES
from witchtable.engine.edition import Edition


def an_edition() -> Edition:
    return Edition({"meta": {"edition": "test"}})


def test_it_is_worked_out_once_and_kept_for_each_edition():
    edition, other = an_edition(), an_edition()
    asked = []

    def build(one):
        asked.append(one)
        return []

    found = edition.derived(build)
    assert edition.derived(build) is found
    assert other.derived(build) is not found
    assert asked == [edition, other]
    edition.forget_derived()
    assert edition.derived(build) is not found


def test_even_nothing_is_worked_out_only_once():
    edition, asked = an_edition(), []
    for _ in range(3):
        assert edition.derived(asked.append) is None
    assert asked == [edition]


def test_it_does_not_outlive_its_edition():
    edition = an_edition()
    edition.derived(lambda one: [one])
    seen = weakref.ref(edition)
    del edition
    gc.collect()
    assert seen() is None


def test_an_edition_names_the_designers_of_its_game():
    assert GAMES["witchstone"].edition().designers == ["Reiner Knizia", "Martino Chiacchiera"]
    assert an_edition().designers == []
