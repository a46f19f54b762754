"""WS-BONUS: batches inside batches, and what becomes of them."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from tests.games.witchstone.table import GAME, Table, a_table
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.components import house, read
from witchtable.games.witchstone.events import (
    BatchBegan,
    BatchClosed,
    BatchGrew,
    BonusesLapsed,
    ChipTaken,
    OwlTaken,
    PhaseBegan,
    SpecialTaken,
    TurnBegan,
    WandScored,
    WitchSent,
)


def working(symbol, actions, *bonuses):
    """A has a main batch and holds these bonuses."""
    return a_table("A", "B").batch("A", symbol, actions).holds(*bonuses)


def a_chain():
    """A crystal phase in which A has come four batches deep.

    A crystal lies on the rim; another one brought a witch vial; its witch a wand chip; with that A
    advanced over a dark space (energy, doubled) and a silver one. A pentagram chip was kept before.
    """
    table = a_table("A", "B").crystals("A", "b5", "c1", black="d4").wand(A=5).lying("A", 1)
    table.connection("A", "tower-n", "castle-n").chip("castle-n", "wand").scrolls("A", "double-wand")
    table.batch("A", "crystal", 4).then("scroll", "b1").holds("chip pentagram")
    table.play("A crystal b5 crystal", "A crystal c1 witch", "A shelve own witch")
    table.play("A use vial witch", "A send castle-n")
    table.play("A use chip wand", "A spell double-wand", "A advance 3")
    return table


def restored(table):
    """The same game after it was saved as text and read again."""
    saved = json.loads(json.dumps(table.state.dump()))
    return Table(GAME.restore(saved, GAME.arrange(2, 1)))


# -- where bonuses come from ----------------------------------------------------------------------


def test_ws_bonus_01_from_the_chip_of_a_location():
    table = working("witch", 1).connection("A", "tower-n", "castle-n").lying("A", 1)
    table.chip("castle-n", "energy").play("A send castle-n")
    assert table.held == ["chip energy"]
    assert table.agenda["bonuses"][0]["actions"] == 1


def test_ws_bonus_01_from_a_chip_of_the_table():
    table = working("crystal", 1).crystals("A", "b5").table_chips("energy")
    table.play("A crystal b5 crystal", "A bottom own crystal energy")
    assert table.held == ["chip energy"]


def test_ws_bonus_01_from_a_special_tile():
    table = working("pentagram", 2).hexagons("energy-witch", "energy-wand", "energy-scroll")
    table.play("A walk 2")
    assert table.held == ["energy-witch"]
    assert table.agenda["bonuses"][0]["symbols"] == ["energy", "witch"]
    assert table.agenda["bonuses"][0]["actions"] == 2


def test_ws_bonus_01_from_an_empty_hexagonal_space():
    table = working("pentagram", 2).hexagons(None, "energy-wand", "energy-scroll")
    table.play("A walk 2")
    assert table.held == ["hexagon"]
    assert table.agenda["bonuses"][0]["actions"] == 2
    assert len(table.legal("A", "use")) == 6  # any one type


def test_ws_bonus_01_from_a_vial():
    table = working("crystal", 1).crystals("A", "c1")
    table.play("A crystal c1 witch", "A shelve own witch")
    assert table.held == ["vial witch"]
    assert table.agenda["bonuses"][0]["actions"] == 2


def test_ws_bonus_01_from_a_dark_space_of_the_wand():
    table = working("wand", 1).wand(A=9, B=12)
    events = table.play("A advance 1")
    assert BatchBegan(0, "wand", "witch", 2) in events
    assert table.batches == [("wand", 0), ("witch", 2)]
    assert table.agenda["batches"][1]["source"] == "wand"


def test_ws_bonus_01_nothing_else_can_be_begun():
    table = working("witch", 2, "chip energy")
    refusal = table.refusal("A use vial energy")
    assert refusal.clause == "WS-BONUS-01"
    assert "no such bonus" in refusal.reason
    assert table.refused("A use chip wand") == "WS-BONUS-01"
    assert table.refused("A use hexagon energy") == "WS-BONUS-01"


# -- when they are used ---------------------------------------------------------------------------


def test_ws_bonus_02_nothing_is_saved_for_the_second_phase():
    table = working("witch", 1, "chip energy", "vial wand").then("pentagram", "c3")
    events = table.play("A witch", "A close")
    assert BonusesLapsed(0, ("energy-chip", "wand-vial")) in events
    assert PhaseBegan(0, "pentagram", 1) in events
    assert table.held == []
    assert table.refused("A use chip energy") == "WS-BONUS-01"


def test_ws_bonus_02_nor_for_a_later_turn():
    table = working("witch", 1, "chip energy")
    table.play("A witch", "A close")
    assert table.deciders == "B"
    table.batch("B", "witch", 1)
    assert table.refused("B use chip energy") == "WS-BONUS-01"
    table.batch("A", "witch", 1)
    assert table.refused("A use chip energy") == "WS-BONUS-01"


def test_ws_bonus_02_the_agenda_warns_of_what_closing_gives_up():
    table = working("witch", 3, "chip energy", "vial wand")
    assert table.agenda["lapses"] == {"actions": 3, "ends_phase": True, "bonuses": 2}
    table.play("A use vial wand")
    assert table.agenda["lapses"] == {"actions": 2, "ends_phase": False, "bonuses": 0}


@pytest.mark.parametrize("first", ["chip energy", "vial scroll", "black-vial witch", "hexagon wand"])
def test_ws_bonus_03_any_of_those_held_may_come_first(first):
    held = ["chip energy", "vial scroll", "black-vial witch", "hexagon"]
    table = working("pentagram", 1, *held)
    table.play(f"A use {first}")
    assert table.held == [bonus for bonus in held if bonus != first.removesuffix(" wand")]
    assert table.batches[-1][0] == first.split()[1]


def test_ws_bonus_03_only_the_wand_prescribes_an_order():
    table = working("wand", 1, "chip witch").wand(A=5)
    table.play("A advance 1")
    assert table.batches == [("wand", 0), ("energy", 2)]
    assert table.legal("A", "use") == []
    assert table.refused("A use chip witch") == "WS-WAND-10"
    assert table.agenda["bonuses"][0]["waits"]
    table.play("A close")
    assert table.legal("A", "use") == ["use chip witch"]


# -- batches inside batches -----------------------------------------------------------------------


def test_ws_bonus_04_a_bonus_is_used_in_the_middle_of_another_batch():
    table = working("witch", 3, "vial energy")
    table.play("A witch")
    assert table.play("A use vial energy") == [BatchBegan(0, "vial", "energy", 2)]
    assert table.batches == [("witch", 2), ("energy", 2)]
    table.play("A energy tower-n castle-n", "A energy tower-n forest-ne")
    assert table.batches == [("witch", 2)]  # it goes on


def test_ws_bonus_04_the_interrupted_batch_waits_until_the_inner_one_is_closed():
    table = working("witch", 3, "vial energy")
    table.play("A use vial energy", "A energy tower-n castle-n")
    refusal = table.refusal("A witch")
    assert refusal.clause == "WS-BONUS-04"
    assert "energy actions are running" in refusal.reason
    table.play("A close")
    assert table.batches == [("witch", 3)]
    assert "witch" in table.legal("A")


def test_ws_bonus_04_an_inner_batch_of_the_same_type_is_spent_on_its_own():
    table = working("witch", 3, "chip witch").scrolls("A", "single")  # the spell keeps it open
    table.play("A use chip witch", "A witch")
    assert table.batches == [("witch", 3), ("witch", 0)]
    refusal = table.refusal("A witch")
    assert refusal.clause == "WS-BONUS-11"
    assert "left in this batch" in refusal.reason


def test_ws_bonus_04_bonuses_nest_to_any_depth():
    bonuses = ["chip energy", "vial pentagram", "hexagon", "black-vial energy", "energy-scroll"]
    table = working("witch", 2, *bonuses)
    table.play("A use chip energy", "A use vial pentagram", "A use hexagon witch")
    table.play("A use black-vial energy", "A use energy-scroll scroll")
    assert table.batches == [
        ("witch", 2),
        ("energy", 1),
        ("pentagram", 2),
        ("witch", 2),
        ("energy", 4),
        ("scroll", 2),
    ]
    for depth in range(5, 0, -1):
        table.play("A close")
        assert len(table.batches) == depth
    assert table.batches == [("witch", 2)]


def test_ws_bonus_04_the_agenda_in_the_middle_of_a_chain():
    agenda = a_chain().agenda
    batches = [(batch["symbol"], batch["source"]) for batch in agenda["batches"]]
    assert batches == [
        ("crystal", "main"),
        ("witch", "vial"),
        ("wand", "chip"),
        ("energy", "wand"),
    ]
    assert [(batch["left"], batch["granted"]) for batch in agenda["batches"]] == [
        (2, 4),
        (1, 2),
        (0, 3),
        (2, 2),
    ]
    assert [len(batch["rim"]) for batch in agenda["batches"]] == [1, 0, 0, 0]
    assert agenda["batches"][0]["rim"] == [{"crystal": "own", "symbol": "crystal"}]
    assert agenda["bonuses"] == [
        {"bonus": "chip", "symbols": ["pentagram"], "actions": 1, "waits": True, "special": False}
    ]
    assert [(entry["space"], entry["scores"]) for entry in agenda["queue"]] == [(8, "witches-on-board")]
    assert agenda["types"] == [{"symbol": "scroll", "space": "b1", "actions": 2}]  # with a1
    assert agenda["lapses"] == {"actions": 2, "ends_phase": False, "bonuses": 0}


def test_ws_bonus_04_a_chain_allows_only_what_belongs_to_its_innermost_batch():
    table = a_chain()
    assert {move.split()[0] for move in table.legal("A")} == {"energy", "close", "remove"}
    assert table.refused("A witch") == "WS-BONUS-04"
    assert table.refused("A use chip pentagram") == "WS-WAND-10"
    assert table.refused("A shelve own crystal") == "WS-CRYSTAL-23"
    assert table.refused("A scroll 1") == "WS-BONUS-04"


def test_ws_bonus_04_a_chain_unwinds_from_the_inside():
    table = a_chain()
    table.play("A energy tower-n forest-ne")
    events = table.play("A close")
    assert WandScored(0, "witches-on-board", 2) in events  # then the queue is empty
    assert table.batches == [("crystal", 2), ("witch", 1)]
    assert table.agenda["queue"] == []
    assert not table.agenda["bonuses"][0]["waits"]
    table.play("A witch", "A close")
    assert table.batches == [("crystal", 2)]
    table.play("A shelve own crystal")
    assert table.batches == [("crystal", 4)]
    table.play("A close")
    assert table.batches == [("scroll", 2)]


CHAIN = (
    "A energy tower-n forest-ne",
    "A energy forest-ne village-ne",
    "A use chip pentagram",
    "A walk 1",
    "A witch",
    "A shelve own crystal",
    "A crystal d4 witch",
    "A shelve black witch",
    "A use black-vial witch",
    "A witch",
    "A close",
    "A scroll 2",
)


@pytest.mark.parametrize("moves", range(len(CHAIN)))
def test_ws_bonus_04_a_game_saved_in_the_middle_of_a_chain_goes_on_equally(moves):
    table = a_chain()
    table.play(*CHAIN[:moves])
    other = restored(table)
    assert other.state == table.state
    for move in CHAIN[moves:]:
        assert other.view("A") == table.view("A")
        assert other.legal("A") == table.legal("A")
        assert other.play(move) == table.play(move)
    assert other.state == table.state
    assert other.deciders == "B"
    assert other.legal("B") == table.legal("B")


def test_ws_bonus_05_the_end_of_the_phase_is_the_deadline_for_chips_of_inner_batches():
    table = working("crystal", 3, "chip witch").connection("A", "tower-n", "castle-n").lying("A", 1)
    table.chip("castle-n", "wand")
    table.play("A use chip witch", "A send castle-n", "A close")
    assert table.batches == [("crystal", 3)]  # the witch batch is over, but not the phase
    assert table.held == ["chip wand"]
    table.play("A crystal d4 d3")
    assert table.play("A use chip wand") == [BatchBegan(0, "chip", "wand", 1)]


def test_ws_bonus_05_and_for_special_tiles():
    table = working("witch", 2, "vial pentagram")
    table.hexagons("energy-wand", "crystal-wand", "energy-crystal")
    table.play("A use vial pentagram", "A walk 2", "A close", "A witch", "A witch")
    assert table.batches == [("witch", 0)]  # its last action is used, and the phase still runs
    table.play("A use energy-wand energy")
    assert table.batches == [("witch", 0), ("energy", 2)]


# -- never added together -------------------------------------------------------------------------


@pytest.mark.parametrize(("bonus", "actions"), [("chip scroll", 1), ("vial energy", 2)])
def test_ws_bonus_06_two_of_a_kind_are_two_batches(bonus, actions):
    table = working("witch", 1, bonus, bonus)
    assert table.legal("A", "use") == [f"use {bonus}"]
    table.play(f"A use {bonus}")
    assert table.batches == [("witch", 1), (bonus.split()[1], actions)]
    assert table.held == [bonus]  # the other one waits


def test_ws_bonus_06_two_special_tiles_used_once_are_two_batches():
    table = working("pentagram", 1, "energy-witch", "energy-wand")
    table.play("A use energy-witch energy")
    assert table.batches == [("pentagram", 1), ("energy", 2)]
    table.play("A use energy-wand energy")
    assert table.batches == [("pentagram", 1), ("energy", 2), ("energy", 2)]


def test_ws_bonus_07_one_scroll_is_chosen_with_one_chip():
    table = working("witch", 1, "chip scroll", "chip scroll")
    table.play("A use chip scroll")
    assert table.legal("A", "scroll") == ["scroll 1"]
    refusal = table.refusal("A scroll 2")
    assert refusal.clause == "WS-SCROLL-02"
    assert "position 1 only" in refusal.reason


def test_ws_bonus_07_a_chip_does_not_pay_for_a_witch_of_the_running_batch():
    table = working("witch", 1, "chip witch").lying("A", 1).connection("A", "tower-n", "witchstone")
    table.connection("B", "tower-e", "witchstone")
    assert table.refused("A send tower-e") == "WS-WITCH-08"
    table.play("A use chip witch")
    assert table.refused("A send tower-e") == "WS-WITCH-08"


def test_ws_bonus_07_nor_for_an_uninterrupted_crystal_move():
    table = working("crystal", 2, "chip crystal").crystals("A", "d3").fill("A", "c1", "c2", "d2", "e1")
    assert table.refused("A crystal d3 witch") == "WS-CRYSTAL-04"  # 3 away, and full on the way
    table.play("A use chip crystal")
    assert table.refused("A crystal d3 witch") == "WS-CRYSTAL-04"
    assert table.refusal("A crystal d3 witch").facts["left"] == 1


def test_ws_bonus_07_spells_are_added_to_the_one_batch():
    table = working("witch", 1, "chip scroll").scrolls("A", "double-scroll", "single")
    table.play("A use chip scroll", "A spell double-scroll", "A spell single")
    assert table.batches == [("witch", 1), ("scroll", 4)]
    assert "scroll 4" in table.legal("A")


# -- the crystal shelf ----------------------------------------------------------------------------


def test_ws_bonus_08_two_left_and_two_from_the_crystal_shelf_make_four():
    table = working("crystal", 3).crystals("A", "b5", black="d4").fill("A", "d3", "c2", "c1", "d2")
    table.play("A crystal b5 crystal")
    assert table.refused("A crystal d4 witch") == "WS-CRYSTAL-04"  # four actions away
    events = table.play("A shelve own crystal")
    assert BatchGrew(0, 2) in events
    assert table.batches == [("crystal", 4)]
    assert table.held == []
    table.play("A crystal d4 witch")
    assert table.batches == [("crystal", 0)]


def test_ws_bonus_08_every_crystal_put_there_adds_to_the_batch():
    table = working("crystal", 2).crystals("A", "b5", "c6", "d2")
    table.play("A crystal b5 crystal", "A crystal c6 crystal")
    table.play("A shelve own crystal")
    assert table.batches == [("crystal", 2)]
    table.play("A shelve own crystal")
    assert table.batches == [("crystal", 4)]
    assert table.agenda["batches"][0]["granted"] == 6


def test_ws_bonus_08_the_very_batch_grows_that_brought_the_crystal():
    table = working("crystal", 1, "chip crystal").crystals("A", "b5", "d2")
    table.play("A use chip crystal", "A crystal b5 crystal", "A shelve own crystal")
    assert table.batches == [("crystal", 1), ("crystal", 2)]


def test_ws_bonus_08_a_crystal_chip_of_the_table_is_no_exception():
    table = working("crystal", 2).crystals("A", "b5", "d2").table_chips("crystal")
    table.play("A crystal b5 crystal", "A bottom own crystal crystal")
    assert table.batches == [("crystal", 1)]
    assert table.held == ["chip crystal"]


# -- spells, useless bonuses, what is optional ----------------------------------------------------


@pytest.mark.parametrize(
    ("bonus", "use", "actions"),
    [
        ("chip energy", "chip energy", 1),
        ("black-chip energy", "black-chip energy", 3),
        ("vial energy", "vial energy", 2),
        ("black-vial energy", "black-vial energy", 4),
        ("hexagon", "hexagon energy", 2),
        ("energy-wand", "energy-wand energy", 2),
    ],
)
def test_ws_bonus_09_spells_enlarge_every_bonus(bonus, use, actions):
    table = working("witch", 1, bonus).scrolls("A", "double-energy")
    table.play(f"A use {use}", "A spell double-energy")
    assert table.batches == [("witch", 1), ("energy", actions + 2)]


def test_ws_bonus_09_also_that_of_a_wand_space():
    table = working("wand", 1).wand(A=5, B=9).scrolls("A", "double-energy")
    table.play("A advance 1", "A spell double-energy")
    assert table.batches == [("wand", 0), ("energy", 3)]


def test_ws_bonus_10_a_useless_bonus_is_lost():
    table = working("witch", 1, "chip energy").chips("A", "energy").energy("A", 0)
    assert table.legal("A", "use") == []
    refusal = table.refusal("A use chip energy")
    assert refusal.clause == "WS-BONUS-10"
    assert "of no use" in refusal.reason
    events = table.play("A witch")  # nothing is left to do
    assert BonusesLapsed(0, ("energy-chip",)) in events
    assert table.deciders == "B"


def test_ws_bonus_10_it_cannot_be_exchanged():
    table = working("witch", 2, "chip energy").energy("A", 0)
    for symbol in ("crystal", "witch", "wand", "pentagram", "scroll"):
        assert table.refused(f"A use chip {symbol}") == "WS-BONUS-01"


def test_ws_bonus_10_the_chip_and_the_special_tile_are_still_owned():
    table = working("witch", 2).lying("A", 1).connection("A", "tower-n", "castle-n").energy("A", 0)
    table.chip("castle-n", "energy").holds("energy-wand")
    table.play("A send castle-n", "A close")
    assert table.player("A")["chips"] == 1
    assert table.player("A")["special_tiles"] == ["energy-wand"]
    assert table.end().sheet("A") == {"witches": 2, "chips": 2}


def test_ws_bonus_11_all_actions_are_optional():
    table = working("witch", 3, "vial energy")
    table.play("A use vial energy")
    assert table.play("A close") == [BatchClosed(0, "energy", 2)]
    events = table.play("A close")
    assert events[0] == BatchClosed(0, "witch", 3)
    assert table.player("A")["energy"] == 20
    assert table.player("A")["witches"]["supply"] == 11


def test_ws_bonus_11_actions_given_up_do_not_come_back():
    table = working("witch", 3, "vial energy")
    table.play("A use vial energy", "A energy tower-n castle-n", "A close")
    assert table.held == []
    assert table.refused("A use vial energy") == "WS-BONUS-01"
    assert table.refused("A energy tower-n forest-ne") == "WS-BONUS-04"


def test_ws_bonus_12_a_chip_reached_is_taken():
    table = working("witch", 2).lying("A", 1).connection("A", "tower-n", "castle-n")
    events = table.chip("castle-n", "scroll").play("A send castle-n")
    assert events == [WitchSent(0, "castle-n", 1, 2), ChipTaken(0, "scroll", "castle-n")]
    assert table.points("A") == 2
    assert table.chip_at("castle-n") is None


def test_ws_bonus_12_an_owl_tile_reached_is_taken():
    table = working("pentagram", 4).pentagram(A=3)
    assert OwlTaken(0, 7) in table.play("A walk 2")
    assert table.player("A")["owls"] == [7]
    table.pentagram(A=4)
    assert table.refused("A walk 2") == "WS-PENTA-02"  # nobody walks past one without taking it
    assert OwlTaken(0, 6) in table.play("A walk 1")


def test_ws_bonus_12_a_special_tile_reached_is_taken():
    table = working("pentagram", 2).hexagons("energy-wand", "crystal-wand", "energy-crystal")
    assert SpecialTaken(0, "energy-wand") in table.play("A walk 2")
    assert table.player("A")["special_tiles"] == ["energy-wand"]


def test_ws_bonus_12_points_reached_are_scored():
    table = working("wand", 1).wand(A=7).lying("A", 2)
    assert WandScored(0, "witches-on-board", 3) in table.play("A advance 1")
    assert table.points("A") == 3


# -- the end of a phase ---------------------------------------------------------------------------


def test_ws_bonus_13_it_ends_by_itself_when_nothing_is_left():
    table = working("witch", 2).then("energy", "c3")
    table.play("A witch")
    assert table.batches == [("witch", 1)]
    assert PhaseBegan(0, "energy", 1) in table.play("A witch")
    assert table.batches == [("energy", 1)]


def test_ws_bonus_13_not_while_a_bonus_is_pending():
    table = working("witch", 1, "chip energy").then("pentagram", "c3")
    table.play("A witch")
    assert table.batches == [("witch", 0)]
    assert table.legal("A", "use") == ["use chip energy"]
    assert table.refused("A walk 1") == "WS-BONUS-04"
    table.play("A use chip energy")
    assert PhaseBegan(0, "pentagram", 1) in table.play("A energy tower-n castle-n")


def test_ws_bonus_13_not_before_the_wand_queue_is_empty():
    table = working("wand", 5).wand(A=5, B=20).then("pentagram", "c3")
    table.play("A advance 5")
    assert table.queue == [8, 10]
    assert not table.agenda["lapses"]["ends_phase"]
    events = table.play("A close")  # the energy of space 6 is given up; the queue goes on
    assert WandScored(0, "witches-on-board", 1) in events
    assert table.batches == [("wand", 0), ("witch", 2)]
    assert PhaseBegan(0, "pentagram", 1) in table.play("A close")


def test_ws_bonus_13_not_while_a_crystal_lies_on_the_rim():
    table = working("crystal", 1).crystals("A", "b5").then("pentagram", "c3")
    table.play("A crystal b5 crystal")
    assert "close" not in table.legal("A")
    assert table.refused("A close") == "WS-CRYSTAL-06"


def test_ws_bonus_13_after_the_second_phase_the_turn_is_over():
    table = working("witch", 1).then("energy", "c3")
    table.play("A witch")
    assert table.agenda["types"] == []
    events = table.play("A energy tower-n castle-n")
    assert TurnBegan(1, 1) in events
    assert table.agenda["batches"] == []


def test_ws_bonus_04_the_agenda_names_what_granted_each_batch():
    table = working("wand", 1, "chip energy").wand(A=5, B=20)
    table.play("A use chip energy")
    assert [batch["source"] for batch in table.agenda["batches"]] == ["main", "chip"]
    table.play("A close", "A advance 1")
    assert [batch["source"] for batch in table.agenda["batches"]] == ["main", "wand"]
    assert [batch["wand_space"] for batch in table.agenda["batches"]] == [None, 6]


def test_ws_bonus_11_only_what_was_left_is_told_to_lapse():
    told = working("witch", 0, "chip energy").then("pentagram", "c3").play("A close")
    assert told == [BonusesLapsed(0, ("energy-chip",)), PhaseBegan(0, "pentagram", 1)]
    told = working("witch", 1).then("pentagram", "c3").play("A close")
    assert told == [BatchClosed(0, "witch", 1), PhaseBegan(0, "pentagram", 1)]


def test_ws_bonus_13_a_batch_that_can_do_nothing_is_kept_open_by_a_bonus():
    table = working("energy", 2, "chip witch").energy("A", 1)
    table.play("A energy tower-n castle-n")
    assert table.batches == [("energy", 1)]
    assert table.legal("A", "use") == ["use chip witch"]


def special_without_room(*bonuses, **options):
    """A holds bonuses of no use; the cauldron is full, but one crystal could be taken out."""
    table = a_table("A", "B", **options).energy("A", 0).wand(A=22).crystals("A", "c3")
    table.batch("A", "witch", 1).holds(*bonuses).fill("A", *SPACES)
    table.play("A witch")
    return table


def test_ws_bonus_13_not_while_a_removal_makes_room_for_a_special_tile():
    table = special_without_room("chip energy", "energy-wand")
    assert table.legal("A") == ["close", "remove c3"]
    table.play("A remove c3", "A lay energy-wand c3")
    assert table.deciders == "B"


def test_ws_bonus_13_whichever_special_tile_it_is():
    data = deepcopy(dict(house().data))
    data["pieces"]["special_tiles"].sort(key=lambda tile: tile != "energy-wand")
    data["meta"]["edition"] = "reordered"
    table = special_without_room("energy-wand", edition=read(data, "reordered"))
    assert table.legal("A") == ["close", "remove c3"]


def test_ws_bonus_13_without_such_a_tile_a_crystal_keeps_nothing_open():
    assert special_without_room("chip energy").deciders == "B"
