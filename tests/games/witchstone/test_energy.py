"""WS-ENERGY: laying units on the connections of the crystal ball."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_table
from witchtable.games.witchstone.events import (
    BatchClosed,
    ConnectionCompleted,
    EnergyLaid,
    PhaseSkipped,
)

FROM_THE_TOWER = [  # the north tower, which is A's
    "energy tower-n witchstone",
    "energy tower-n forest-ne",
    "energy tower-n forest-nw",
    "energy tower-n castle-n",
    "energy tower-n village-ne",
]


def laying(actions, *connections, seats=("A", "B")):
    """A has so many energy actions; connections of A are given as "start end" or "start end units"."""
    table = a_table(*seats)
    for connection in connections:
        start, end, *units = connection.split()
        table.connection("A", start, end, *map(int, units))
    return table.batch("A", "energy", actions)


def connection(table, start, end):
    """What everybody sees of a connection."""
    shown = table.view()["connections"]
    return next(one for one in shown if (one["start"], one["end"]) == (start, end))


def test_ws_energy_01_one_action_lays_one_unit_of_the_own_stock():
    table = laying(3)
    events = table.play("A energy tower-n village-ne")
    assert events == [EnergyLaid(0, "tower-n", "village-ne", 1, 3)]
    assert table.batches == [("energy", 2)]
    assert table.player("A")["energy"] == 19
    assert connection(table, "tower-n", "village-ne")["units"] == 1
    assert connection(table, "tower-n", "village-ne")["builder"] == 0


def test_ws_energy_01_no_unit_on_a_space_that_is_taken():
    table = laying(2, "tower-n castle-n")
    assert "energy tower-n castle-n" not in table.legal("A")
    assert table.refused("A energy tower-n castle-n") == "WS-ENERGY-01"


def test_ws_energy_01_units_lie_on_connections_only():
    table = laying(2)
    assert table.refused("A energy tower-n tower-e") == "WS-CONT-11"
    assert table.refused("A energy tower-n nowhere") == "WS-CONT-10"


def test_ws_energy_02_the_first_connection_starts_at_the_own_tower():
    table = laying(2)
    assert table.legal("A", "energy") == FROM_THE_TOWER
    refusal = table.refusal("A energy tower-e castle-e")  # B's
    assert refusal.clause == "WS-ENERGY-02"
    assert "joined to your tower" in refusal.reason
    assert table.refused("A energy forest-ne village-ne") == "WS-ENERGY-02"


def test_ws_energy_02_later_ones_start_at_the_tower_or_at_a_joined_location():
    table = laying(3, "tower-n forest-ne", "forest-ne witchstone")
    offered = table.legal("A", "energy")
    assert "energy tower-n castle-n" in offered
    assert "energy forest-ne village-ne" in offered
    assert "energy tower-s witchstone" in offered  # from the Witchstone: two own connections away
    assert "energy castle-e village-ne" not in offered
    assert table.refused("A energy castle-e village-ne") == "WS-ENERGY-02"


def test_ws_energy_02_other_players_connections_join_nothing():
    table = laying(3).connection("B", "tower-e", "forest-ne").connection("B", "tower-n", "forest-ne")
    assert not [move for move in table.legal("A", "energy") if "forest-ne" in move]
    assert table.refused("A energy forest-ne village-ne") == "WS-ENERGY-02"


def test_ws_energy_02_a_location_is_joined_as_soon_as_its_connection_is_complete():
    table = laying(3)
    table.play("A energy tower-n castle-n")
    assert table.player("A")["network"] == ["tower-n", "castle-n"]
    table.play("A energy castle-n village-nw")
    assert table.player("A")["begun"] == ["castle-n", "village-nw"]


def test_ws_energy_03_a_connection_begun_is_completed_first():
    table = laying(4)
    table.play("A energy tower-n village-ne")
    assert table.legal("A", "energy") == ["energy tower-n village-ne"]
    refusal = table.refusal("A energy tower-n castle-n")
    assert refusal.clause == "WS-ENERGY-03"
    assert "2 units are missing" in refusal.reason
    table.play("A energy tower-n village-ne", "A energy tower-n village-ne")
    assert "energy tower-n castle-n" in table.legal("A")
    assert table.player("A")["begun"] is None


def test_ws_energy_03_also_across_turns():
    table = laying(1)
    table.play("A energy tower-n forest-nw")
    assert table.deciders == "B"
    table.batch("A", "energy", 2)
    assert table.player("A")["begun"] == ["tower-n", "forest-nw"]
    assert table.legal("A", "energy") == ["energy tower-n forest-nw"]
    assert table.refused("A energy tower-n castle-n") == "WS-ENERGY-03"


def test_ws_energy_03_each_player_has_an_unfinished_connection_of_their_own():
    table = laying(2).connection("B", "tower-e", "witchstone", 1)
    assert table.legal("A", "energy") == FROM_THE_TOWER
    table.play("A energy tower-n witchstone")
    assert table.player("A")["begun"] == ["tower-n", "witchstone"]
    assert table.player("B")["begun"] == ["tower-e", "witchstone"]


@pytest.mark.parametrize("units", [1, 2])
def test_ws_energy_04_a_connection_begun_by_another_is_closed(units):
    table = laying(2, "tower-n forest-ne").connection("B", "tower-e", "forest-ne", units)
    assert "energy tower-e forest-ne" not in table.legal("A")
    refusal = table.refusal("A energy forest-ne tower-e")
    assert refusal.clause == "WS-ENERGY-04"
    assert "begun by" in refusal.reason


def test_ws_energy_04_a_unit_of_one_player_shuts_the_others_out_at_once():
    table = laying(1, "tower-n forest-ne")
    table.play("A energy tower-e forest-ne")  # 1 of 2: it ends at B's tower
    table.batch("B", "energy", 1)
    assert "energy tower-e forest-ne" not in table.legal("B")
    assert table.refused("B energy tower-e forest-ne") == "WS-ENERGY-04"


@pytest.mark.parametrize(
    ("end", "length", "points"), [("castle-n", 1, 1), ("forest-nw", 2, 3), ("witchstone", 3, 6)]
)
def test_ws_energy_05_a_complete_connection_scores_by_its_length(end, length, points):
    table = laying(length + 1)
    for _ in range(length - 1):
        table.play(f"A energy tower-n {end}")
        assert table.points("A") == 0  # unfinished: nothing
    events = table.play(f"A energy tower-n {end}")
    assert events[-1] == ConnectionCompleted(0, "tower-n", end, points)
    assert table.sheet("A") == {"connections": points}
    assert connection(table, "tower-n", end)["complete"]


def test_ws_energy_05_an_unfinished_one_scores_nothing_even_at_the_end():
    table = laying(2)
    table.play("A energy tower-n witchstone", "A energy tower-n witchstone")
    assert table.points("A") == 0
    assert table.end().points("A") == 0


def test_ws_energy_06_no_energy_action_without_units():
    table = laying(2, "tower-n witchstone 1").energy("A", 0)
    assert table.legal("A", "energy") == []
    assert table.refused("A energy tower-n witchstone") == "WS-ENERGY-06"
    table.scrolls("A", "double-energy")
    assert table.legal("A", "spell") == []  # nor can a spell help


def test_ws_energy_06_the_type_is_skipped_when_the_stock_is_empty():
    table = a_table("A", "B").hand("A", "energy-witch").energy("A", 0)
    events = table.play("A place energy-witch c3 c4")
    assert PhaseSkipped(0, "energy") in events
    assert table.batches == [("witch", 1)]


def test_ws_energy_06_actions_beyond_the_last_unit_lapse():
    table = laying(3).energy("A", 1)
    events = table.play("A energy tower-n castle-n")
    assert BatchClosed(0, "energy", 2) in events
    assert table.deciders == "B"


def test_ws_energy_06_units_laid_never_come_back():
    table = laying(6)
    table.play(*["A energy tower-n forest-nw"] * 2, *["A energy tower-n witchstone"] * 2)
    assert table.player("A")["energy"] == 16
    table.finish_turn()
    table.batch("B", "energy", 1).play("B energy tower-e castle-e")
    assert table.player("A")["energy"] == 16
    assert table.player("B")["energy"] == 19


def test_ws_energy_07_a_connection_may_be_begun_with_too_few_units():
    table = laying(2).energy("A", 1)
    assert "energy tower-n witchstone" in table.legal("A")
    table.play("A energy tower-n witchstone")
    assert table.player("A")["begun"] == ["tower-n", "witchstone"]


def test_ws_energy_07_then_it_stays_unfinished_and_blocks_the_others():
    table = laying(2, "tower-n witchstone 2").energy("A", 0).lying("A", 1)
    assert not connection(table, "tower-n", "witchstone")["complete"]
    assert table.points("A") == 0
    table.batch("A", "witch", 2)
    assert table.refused("A send witchstone") == "WS-WITCH-09"
    table.connection("B", "tower-e", "witchstone").batch("B", "energy", 2)
    assert table.refused("B energy tower-n witchstone") == "WS-ENERGY-04"


def test_ws_energy_08_a_ring_may_be_closed_and_scores():
    table = laying(3, "tower-n forest-ne", "forest-ne witchstone")
    table.play(*["A energy tower-n witchstone"] * 3)  # both ends were joined before
    assert table.sheet("A") == {"connections": 6}
    assert table.player("A")["network"] == ["witchstone", "tower-n", "forest-ne"]


def test_ws_energy_09_the_spaces_of_a_connection_are_not_told_apart():
    table = laying(3)
    offered = table.legal("A", "energy")
    assert len(offered) == len(set(offered)) == 5  # one offer for each connection, not for each space
    table.play("A energy tower-n village-ne", "A energy village-ne tower-n")
    assert connection(table, "tower-n", "village-ne")["units"] == 2
    events = table.play("A energy village-ne tower-n")
    assert ConnectionCompleted(0, "tower-n", "village-ne", 6) in events


def test_ws_energy_10_it_does_not_matter_who_occupies_the_ends():
    table = laying(4, "tower-n forest-ne").standing("B", "forest-ne", "witchstone")
    table.play(*["A energy forest-ne witchstone"] * 2)
    table.play(*["A energy forest-ne tower-e"] * 2)  # B's own tower
    assert table.sheet("A") == {"connections": 6}
    assert {"witchstone", "tower-e"} < set(table.player("A")["network"])


def test_ws_energy_11_another_bonus_may_come_between_two_units():
    table = laying(2).holds("chip witch")
    table.play("A energy tower-n forest-nw", "A use chip witch")
    assert table.batches == [("energy", 1), ("witch", 1)]
    assert table.refused("A energy tower-n forest-nw") == "WS-BONUS-04"
    table.play("A witch")
    assert table.batches == [("energy", 1)]
    table.play("A energy tower-n forest-nw")
    assert table.sheet("A") == {"connections": 3}


def test_ws_energy_11_also_a_second_energy_bonus():
    table = laying(2).holds("vial energy")
    table.play("A energy tower-n witchstone", "A use vial energy")
    assert table.batches == [("energy", 1), ("energy", 2)]
    assert table.refused("A energy tower-n castle-n") == "WS-ENERGY-03"  # the same one goes on
    table.play("A energy tower-n witchstone", "A energy tower-n witchstone")
    assert table.batches == [("energy", 1)]
    assert table.points("A") == 6
