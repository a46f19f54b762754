"""WS-WITCH: laying witches beside the tower and sending them out."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import LETTERS, a_table
from witchtable.games.witchstone.events import (
    BatchClosed,
    BonusesLapsed,
    ChipScored,
    ChipTaken,
    ConnectionCompleted,
    PhaseSkipped,
    WitchLaid,
    WitchSent,
    WitchstoneReached,
)

ELSEWHERE = (  # eleven locations for A's small witches
    "witchstone", "tower-e", "tower-s", "tower-w", "castle-n", "castle-e",
    "castle-s", "castle-w", "forest-ne", "forest-se", "forest-sw",
)  # fmt: skip


def sending(actions, *own, foreign=(), lying=1, chip=None, seats=("A", "B")):
    """A has so many witch actions and witches lying; connections are A's `own` and B's `foreign`.

    The only chip in the crystal ball is `chip`, as "castle-n wand".
    """
    table = a_table(*seats).lying("A", lying)
    location, front = chip.split() if chip else (None, None)
    if location:
        table.chip(location, front)
    for other in table.box.location_ids:
        if other != location:
            table.chip(other, None)
    for connection in own:
        table.connection("A", *connection.split())
    for connection in foreign:
        table.connection("B", *connection.split())
    return table.batch("A", "witch", actions)


def sent(events):
    """Where witches went and what they cost."""
    return [(event.location, event.cost) for event in events if isinstance(event, WitchSent)]


def witches(table, seat="A"):
    return table.player(seat)["witches"]


def test_ws_witch_01_lay_or_send():
    table = sending(3, "tower-n castle-n")
    assert table.play("A witch") == [WitchLaid(0)]
    assert witches(table) == {"supply": 9, "lying": 2, "standing": ["tower-n"]}
    table.play("A send castle-n")
    assert witches(table) == {"supply": 9, "lying": 1, "standing": ["tower-n", "castle-n"]}
    assert table.batches == [("witch", 1)]


@pytest.mark.parametrize(
    "moves",
    [
        ("A witch", "A witch", "A send castle-n", "A send forest-ne"),
        ("A witch", "A send forest-ne", "A witch", "A send castle-n"),
    ],
)
def test_ws_witch_01_any_mix_and_order(moves):
    table = sending(5, "tower-n castle-n", "tower-n forest-ne", lying=0)
    table.play(*moves)
    assert witches(table) == {"supply": 9, "lying": 0, "standing": ["tower-n", "castle-n", "forest-ne"]}
    assert table.batches == [("witch", 1)]


def test_ws_witch_02_laying_scores_nothing_and_any_number_may_lie():
    table = sending(12, lying=0)
    table.play(*["A witch"] * 11)
    assert witches(table)["lying"] == 11
    assert table.points("A") == 0


def test_ws_witch_03_through_any_number_of_locations_occupied_or_not():
    table = sending(1, "tower-n forest-ne", "forest-ne witchstone", "witchstone forest-sw")
    table.standing("A", "forest-ne").standing("B", "forest-ne", "witchstone")
    assert sent(table.play("A send forest-sw")) == [("forest-sw", 1)]


def test_ws_witch_03_only_where_connections_lead_from_the_own_tower():
    table = sending(5, "tower-n forest-ne", foreign=["tower-e castle-e", "castle-e village-se"])
    assert table.legal("A", "send") == ["send forest-ne"]
    refusal = table.refusal("A send castle-e")
    assert refusal.clause == "WS-WITCH-09"
    assert "lead from your tower" in refusal.reason


@pytest.mark.parametrize("target", ["forest-ne", "witchstone", "forest-sw", "village-sw"])
def test_ws_witch_04_own_connections_cost_one_action_whatever_their_length(target):
    table = sending(
        1, "tower-n forest-ne", "forest-ne witchstone", "witchstone forest-sw", "forest-sw village-sw"
    )
    events = table.play(f"A send {target}")
    assert sent(events) == [(target, 1)]


def test_ws_witch_05_each_foreign_connection_costs_one_whatever_its_length():
    table = sending(
        9,
        "tower-n forest-ne",
        foreign=["forest-ne tower-e", "tower-e castle-e", "castle-e village-se"],
        lying=4,
    )
    events = table.play(*[f"A send {to}" for to in ("forest-ne", "tower-e")])
    assert sent(events) == [("forest-ne", 1), ("tower-e", 2)]  # own part, own part + 1
    events = table.play("A send castle-e")
    assert sent(events) == [("castle-e", 3)]
    assert table.refusal("A send village-se").facts["price"] == 4  # three spaces, but one connection
    assert table.batches == [("witch", 3)]


def test_ws_witch_05_the_own_part_costs_one_in_total():
    table = sending(2, "tower-n forest-ne", "forest-ne witchstone", foreign=["tower-e witchstone"])
    assert sent(table.play("A send tower-e")) == [("tower-e", 2)]


def test_ws_witch_05_connections_of_several_other_players_cost_alike():
    table = sending(3, "tower-n witchstone", foreign=["tower-e witchstone"], seats=("A", "B", "C"))
    table.connection("C", "tower-s", "castle-s").connection("C", "tower-s", "forest-se")
    table.connection("C", "forest-se", "tower-e")
    assert sent(table.play("A send forest-se")) == [("forest-se", 3)]


def test_ws_witch_06_a_route_over_foreign_connections_only_costs_their_number():
    table = sending(3, foreign=["tower-e forest-ne", "forest-ne tower-n"], lying=2)
    assert sent(table.play("A send forest-ne")) == [("forest-ne", 1)]
    assert sent(table.play("A send tower-e")) == [("tower-e", 2)]


def test_ws_witch_06_own_connections_elsewhere_do_not_make_it_dearer():
    table = sending(2, "tower-n castle-n", foreign=["tower-e forest-ne", "forest-ne tower-n"])
    assert sent(table.play("A send tower-e")) == [("tower-e", 2)]


def test_ws_witch_07_the_cheapest_route_is_taken():
    # Over B's connections the Witchstone is two away; over A's own four, but those cost 1 in all.
    table = sending(
        4,
        *("tower-n castle-n", "castle-n village-nw", "village-nw forest-nw", "forest-nw witchstone"),
        foreign=["tower-e forest-ne", "forest-ne tower-n", "forest-ne witchstone"],
        lying=2,
    )
    assert sent(table.play("A send witchstone")) == [("witchstone", 1)]
    assert sent(table.play("A send tower-e")) == [("tower-e", 2)]  # nor does the own part help here


def test_ws_witch_07_the_price_counts_foreign_connections_and_the_own_part_once():
    table = sending(1, "tower-n castle-n", "castle-n village-ne", lying=3)
    table.connection("B", "tower-e", "castle-e").connection("B", "castle-e", "village-ne")
    table.connection("B", "castle-e", "village-se")
    prices = {
        target: table.refusal(f"A send {target}").facts["price"]
        for target in ("castle-e", "tower-e", "village-se")
    }
    assert prices == {"castle-e": 2, "tower-e": 3, "village-se": 3}


def test_ws_witch_08_the_whole_price_in_one_batch():
    table = sending(1, "tower-n witchstone", foreign=["tower-e witchstone"])
    assert table.legal("A", "send") == ["send witchstone"]
    refusal = table.refusal("A send tower-e")
    assert refusal.clause == "WS-WITCH-08"
    assert "costs 2 actions; this batch has 1" in refusal.reason


def test_ws_witch_08_a_spell_helps_but_another_batch_does_not():
    table = sending(1, "tower-n witchstone", foreign=["tower-e witchstone"])
    table.holds("chip witch").scrolls("A", "single")
    table.play("A use chip witch")
    assert table.batches == [("witch", 1), ("witch", 1)]
    assert table.refused("A send tower-e") == "WS-WITCH-08"
    table.play("A spell single")
    assert sent(table.play("A send tower-e")) == [("tower-e", 2)]
    assert table.batches == [("witch", 1)]


def test_ws_witch_08_no_half_move_and_no_stop_on_the_way():
    table = sending(2, "tower-n witchstone", foreign=["tower-e witchstone"])
    table.play("A send tower-e")
    assert witches(table)["standing"] == ["tower-n", "tower-e"]
    assert table.view()["witchstone"] == []  # she went past it
    assert table.points("A") == 2


@pytest.mark.parametrize("builder", ["A", "B"])
def test_ws_witch_09_unfinished_connections_carry_nobody(builder):
    table = sending(3).connection(builder, "tower-n", "forest-nw", 1)
    assert table.legal("A", "send") == []
    assert table.refused("A send forest-nw") == "WS-WITCH-09"


def test_ws_witch_09_a_way_is_not_longer_than_its_complete_part():
    table = sending(3, "tower-n forest-ne").connection("A", "forest-ne", "witchstone", 1)
    assert table.legal("A", "send") == ["send forest-ne"]
    assert table.refused("A send witchstone") == "WS-WITCH-09"


def test_ws_witch_10_standing_a_witch_scores_two():
    table = sending(2, "tower-n castle-n")
    events = table.play("A send castle-n")
    assert events == [WitchSent(0, "castle-n", 1, 2)]
    assert table.sheet("A") == {"witches": 2}


def test_ws_witch_10_also_where_others_stand():
    table = sending(2, "tower-n castle-n").standing("B", "castle-n")
    table.play("A send castle-n")
    assert table.sheet("A") == {"witches": 2}
    assert table.points("B") == 0


def test_ws_witch_11_the_chip_of_a_location_is_taken_and_gives_one_action():
    table = sending(2, "tower-n castle-n", chip="castle-n pentagram")
    events = table.play("A send castle-n")
    assert ChipTaken(0, "pentagram", "castle-n") in events
    assert table.chip_at("castle-n") is None
    assert table.player("A")["chips"] == 1
    assert table.held == ["chip pentagram"]
    table.play("A use chip pentagram")
    assert table.batches == [("witch", 1), ("pentagram", 1)]


def test_ws_witch_11_three_points_are_scored_at_once():
    table = sending(2, "tower-n castle-n", chip="castle-n points")
    events = table.play("A send castle-n")
    assert ChipScored(0, 3) in events
    assert table.sheet("A") == {"witches": 2, "chip-points": 3}
    assert table.held == []  # nothing waits
    assert table.player("A")["chips"] == 1


def test_ws_witch_11_only_the_first_visitor_finds_it():
    table = sending(1, "tower-n castle-n", "castle-n village-ne", chip="castle-n scroll")
    table.play("A send castle-n", "A close")
    table.connection("B", "tower-e", "castle-e").connection("B", "castle-e", "village-ne").lying("B", 1)
    table.batch("B", "witch", 4)
    events = table.play("B send castle-n")
    assert sent(events) == [("castle-n", 2)]
    assert table.points("B") == 2
    assert table.player("B")["chips"] == 0


def test_ws_witch_11_passing_through_takes_no_chip():
    table = sending(2, "tower-n forest-ne", "forest-ne village-ne", chip="forest-ne wand")
    table.play("A send village-ne")
    assert table.chip_at("forest-ne") == "wand"
    assert table.held == []


def test_ws_witch_12_one_standing_witch_of_each_player_and_location():
    table = sending(3, "tower-n castle-n", lying=2)
    table.play("A send castle-n")
    assert table.legal("A", "send") == []
    refusal = table.refusal("A send castle-n")
    assert refusal.clause == "WS-WITCH-12"
    assert "stands on" in refusal.reason


def test_ws_witch_12_different_players_share_locations():
    table = sending(2, "tower-n witchstone", seats=("A", "B", "C")).standing("B", "witchstone")
    table.standing("C", "witchstone").play("A send witchstone")
    witchstone = table.view()["locations"][0]
    assert witchstone["witches"] == [0, 1, 2]


def test_ws_witch_12_no_small_witch_stands_on_the_own_tower():
    table = sending(3, "tower-n castle-n")
    assert "send tower-n" not in table.legal("A")
    refusal = table.refusal("A send tower-n")
    assert refusal.clause == "WS-WITCH-12"
    assert "Big Witch" in refusal.reason


def test_ws_witch_13_a_standing_witch_never_moves_again():
    table = sending(5, "tower-n castle-n", "tower-n forest-ne", lying=0).standing("A", "castle-n")
    assert table.legal("A", "send") == []
    assert table.refused("A send forest-ne") == "WS-WITCH-16"  # nobody lies; castle-n does not count
    table.play("A witch", "A send forest-ne")
    assert witches(table)["standing"] == ["tower-n", "castle-n", "forest-ne"]


def test_ws_witch_14_an_occupied_foreign_tower_scores_two():
    table = sending(2, "tower-n forest-ne", "forest-ne tower-e")
    events = table.play("A send tower-e")
    assert events == [WitchSent(0, "tower-e", 1, 2)]  # B took the chip in set-up
    assert table.points("A") == 2


def test_ws_witch_14_an_unclaimed_tower_still_has_its_chip():
    table = sending(2, "tower-n witchstone", "witchstone tower-s", chip="tower-s points")
    table.play("A send tower-s")
    assert table.sheet("A") == {"witches": 2, "chip-points": 3}


@pytest.mark.parametrize(("others", "bonus"), [("", 5), ("B", 3), ("BC", 2), ("BCD", 1)])
def test_ws_witch_15_the_highest_free_bonus_space_of_the_witchstone(others, bonus):
    table = sending(2, "tower-n witchstone", seats=("A", "B", "C", "D"))
    for seat in others:
        table.standing(seat, "witchstone")
    events = table.play("A send witchstone")
    assert WitchstoneReached(0, len(others) + 1, bonus) in events
    assert table.sheet("A") == {"witches": 2, "witchstone": bonus}
    assert table.view()["witchstone"] == [*map(LETTERS.index, others), 0]


def test_ws_witch_15_the_witchstone_has_no_chip():
    table = sending(2, "tower-n witchstone")
    table.play("A send witchstone")
    assert table.held == []
    assert table.player("A")["chips"] == 0


def test_ws_witch_16_witch_actions_are_useless_when_all_witches_stand():
    table = sending(3, lying=0).standing("A", *ELSEWHERE)
    assert table.legal("A", "witch") == table.legal("A", "send") == []
    assert table.refused("A witch") == "WS-WITCH-16"
    assert table.refused("A send village-ne") == "WS-WITCH-16"


def test_ws_witch_16_then_the_type_is_skipped_and_a_chip_is_lost():
    table = a_table("A", "B").hand("A", "witch-pentagram").standing("A", *ELSEWHERE)
    events = table.play("A place witch-pentagram c3 c4")
    assert PhaseSkipped(0, "witch") in events
    table.holds("chip witch")
    assert table.refused("A use chip witch") == "WS-BONUS-10"


def test_ws_witch_16_no_sending_without_a_lying_witch():
    table = sending(2, "tower-n castle-n", lying=0)
    assert table.legal("A", "send") == []
    assert table.refused("A send castle-n") == "WS-WITCH-16"


def test_ws_witch_16_no_laying_without_supply():
    table = sending(2, "tower-n castle-n", lying=11)
    assert table.legal("A", "witch") == []
    refusal = table.refusal("A witch")
    assert refusal.clause == "WS-WITCH-16"
    assert "11 lie beside your tower" in refusal.reason
    assert table.legal("A", "send") == ["send castle-n"]


def test_ws_witch_16_actions_left_over_without_any_use_lapse():
    table = sending(4, "tower-n castle-n", lying=0)
    table.standing("A", *(at for at in ELSEWHERE if at != "castle-n")).lying("A", 1)
    events = table.play("A send castle-n")  # the last of the eleven
    assert BatchClosed(0, "witch", 3) in events
    assert table.deciders == "B"


def test_ws_witch_17_a_connection_completed_in_the_middle_carries_the_rest():
    table = sending(2, "tower-n castle-n", lying=2, chip="castle-n energy")
    table.connection("A", "tower-n", "forest-nw", 1)
    assert table.refused("A send forest-nw") == "WS-WITCH-09"
    table.play("A send castle-n", "A use chip energy")
    events = table.play("A energy tower-n forest-nw")
    assert ConnectionCompleted(0, "tower-n", "forest-nw", 3) in events
    assert table.batches == [("witch", 1)]
    assert sent(table.play("A send forest-nw")) == [("forest-nw", 1)]


def test_ws_witch_18_a_chip_not_used_is_kept():
    table = sending(1, "tower-n castle-n", chip="castle-n wand")
    table.play("A send castle-n")
    events = table.play("A close")
    assert BonusesLapsed(0, ("wand-chip",)) in events
    assert table.player("A", "B")["chips"] == 1
    assert table.state.wand == [0, 0]
    assert table.end().sheet("A") == {"witches": 2, "chips": 2}


def test_ws_witch_18_it_is_turned_over_and_gives_nothing_in_the_next_phase():
    table = sending(1, "tower-n castle-n", chip="castle-n wand").then("energy", "d2")
    table.play("A send castle-n", "A close")
    assert table.batches == [("energy", 1)]
    assert table.held == []
    assert table.refused("A use chip wand") == "WS-BONUS-01"


def test_ws_witch_16_the_last_witch_lying_makes_an_action_useful():
    table = a_table("A", "B").standing("A", *ELSEWHERE[1:]).lying("A", 1)
    assert table.player("A")["witches"]["supply"] == 0
    table.batch("A", "energy", 1).holds("chip witch")
    assert "use chip witch" in table.legal("A")
