"""WS-SCROLL: taking scrolls from the display."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_table
from witchtable.games.witchstone.components import house
from witchtable.games.witchstone.events import PhaseSkipped, ScrollRevealed, ScrollTaken

DISPLAY = ("chips", "double-wand", "cluster-wand", "scrolls", "double-witch", "crystals")


def choosing(actions, *scrolls):
    """A's turn, with a main scroll batch; A owns these scrolls already."""
    table = a_table("A", "B").display(*DISPLAY).scrolls("A", *scrolls)
    return table.batch("A", "scroll", actions)


def positions(table):
    return [int(move.removeprefix("scroll ")) for move in table.legal("A", "scroll")]


def test_ws_scroll_01_a_batch_gives_exactly_one_scroll():
    table = choosing(4)
    table.play("A scroll 2")
    assert table.player("A")["scrolls"] == ["double-wand"]
    assert table.deciders == "B"  # the other three actions bring nothing


def test_ws_scroll_01_no_second_one_while_the_batch_is_still_open():
    table = choosing(4).holds("chip energy")
    table.play("A scroll 2")
    assert positions(table) == []
    assert table.refused("A scroll 1") == "WS-BONUS-11"


@pytest.mark.parametrize("actions", [1, 2, 3, 5, 6, 7, 11])
def test_ws_scroll_02_choose_among_the_first_n(actions):
    table = choosing(actions)
    most = min(actions, 6)
    assert positions(table) == list(range(1, most + 1))
    assert table.refused(f"A scroll {actions + 1}") == "WS-SCROLL-02"
    assert table.refused("A scroll 0") == "WS-SCROLL-02"
    table.play(f"A scroll {most}")
    assert table.player("A")["scrolls"] == [DISPLAY[most - 1]]


def test_ws_scroll_02_the_size_of_the_cluster_is_the_range():
    table = a_table("A", "B").hand("A", "wand-scroll").display(*DISPLAY)
    table.play("A place wand-scroll b2 b1", "A first scroll")  # beside the printed scroll on a1
    assert positions(table) == [1, 2]


def test_ws_scroll_03_the_gap_closes_and_position_six_is_refilled():
    table = choosing(3).pile("silver-spaces", "single")
    told = table.play("A scroll 3")
    assert told[:2] == [ScrollTaken(0, "cluster-wand", 3), ScrollRevealed("silver-spaces")]
    assert table.displayed == [
        "chips",
        "double-wand",
        "scrolls",
        "double-witch",
        "crystals",
        "silver-spaces",
    ]
    assert table.view()["pile"] == 1


def test_ws_scroll_03_the_scroll_lies_open():
    table = choosing(1)
    table.play("A scroll 1")
    assert table.player("A", seen_by="B")["scrolls"] == ["chips"]


def test_ws_scroll_04_every_source_gives_one_scroll_from_its_own_range():
    table = a_table("A", "B").display(*DISPLAY).batch("A", "energy", 1)
    table.holds("chip scroll", "chip scroll", "vial scroll", "vial scroll", "wand-scroll")
    for bonus, reach in (("chip", 1), ("vial", 2), ("chip", 1), ("wand-scroll", 2), ("vial", 2)):
        table.play(f"A use {bonus} scroll")
        assert positions(table) == list(range(1, reach + 1))
        table.play("A scroll 1")
    assert len(table.player("A")["scrolls"]) == 5


def test_ws_scroll_04_the_display_is_refilled_in_between():
    table = a_table("A", "B").display(*DISPLAY).batch("A", "energy", 1)
    table.holds("chip scroll", "chip scroll")
    table.play("A use chip scroll", "A scroll 1")
    assert (table.displayed[0], len(table.displayed)) == ("double-wand", 6)
    table.play("A use chip scroll", "A scroll 1")
    assert table.player("A")["scrolls"] == ["chips", "double-wand"]


def test_ws_scroll_05_spells_enlarge_a_range():
    table = choosing(1, "single", "double-scroll")
    table.play("A spell single")
    assert positions(table) == [1, 2]
    table.play("A spell double-scroll")
    assert positions(table) == [1, 2, 3, 4]


def test_ws_scroll_05_nothing_else_does():
    table = choosing(1, "double-wand").holds("chip scroll", "vial scroll", "wand-scroll")
    assert positions(table) == [1]
    assert table.refused("A spell double-wand") == "WS-SPELL-02"
    table.play("A use chip scroll")
    assert positions(table) == [1]  # not two: the chip and the batch are separate
    assert table.refused("A scroll 2") == "WS-SCROLL-02"


def test_ws_scroll_06_without_a_pile_the_display_is_not_refilled():
    table = choosing(5).pile()
    assert not any(isinstance(event, ScrollRevealed) for event in table.play("A scroll 2"))
    assert table.displayed == ["chips", "cluster-wand", "scrolls", "double-witch", "crystals"]
    assert positions(table.batch("A", "scroll", 6)) == [1, 2, 3, 4, 5]  # gapless
    assert table.refused("A scroll 6") == "WS-SCROLL-06"


def test_ws_scroll_06_without_a_display_scroll_actions_are_lost():
    table = a_table("A", "B").display().pile().hand("A", "energy-scroll")
    told = table.play("A place energy-scroll c3 c4") + table.finish_turn()
    assert PhaseSkipped(0, "scroll") in told
    table.batch("A", "energy", 1).holds("chip scroll")
    assert table.legal("A", "use") == []
    assert table.refused("A use chip scroll") == "WS-BONUS-10"


def test_ws_scroll_07_there_are_spells_and_prophecies():
    table = choosing(1, *house().scroll_ids)
    playable = set()
    for symbol in ("energy", "crystal", "witch", "wand", "pentagram", "scroll"):
        playable.update(table.batch("A", symbol, 1).legal("A", "spell"))
    spells = {move.removeprefix("spell ") for move in playable}
    sheet = [line.label for line in table.end().state.score_sheet(0)]
    prophecies = sum(label.startswith("witchstone-score-prophecy-") for label in sheet)
    assert len(spells) == 7
    assert prophecies == len(house().scroll_ids) - 7


def test_ws_scroll_07_prophecies_cannot_be_played():
    table = choosing(1, "cluster-scroll")
    assert table.legal("A", "spell") == []
    assert table.refused("A spell cluster-scroll") == "WS-SCROLL-07"


def test_ws_scroll_08_a_new_spell_works_on_a_batch_that_is_still_open():
    table = a_table("A", "B").display("double-witch", *DISPLAY[:4]).batch("A", "witch", 1)
    table.holds("chip scroll")
    table.play("A use chip scroll", "A scroll 1")
    assert table.batches == [("witch", 1)]
    table.play("A spell double-witch")
    assert table.batches == [("witch", 3)]


def test_ws_scroll_08_or_on_a_later_batch():
    table = choosing(2).holds("chip wand")
    table.play("A scroll 2", "A use chip wand", "A spell double-wand", "A advance 3")
    assert table.view()["wand"]["counters"] == [3, 0]
