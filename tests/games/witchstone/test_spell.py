"""WS-SPELL: reinforcing spells."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from tests.games.witchstone.table import a_deal, a_table
from tests.test_compiled import IS_COMPILED
from witchtable import GAMES, Place
from witchtable.engine.errors import BadEdition, IllegalAction
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.components import HEXAGON, house, read
from witchtable.games.witchstone.events import SpellPlayed, WandAdvanced
from witchtable.games.witchstone.spell_kinds import SPELLS, Spell

SYMBOLS = ("energy", "crystal", "witch", "wand", "pentagram", "scroll")
DOUBLES = tuple(f"double-{symbol}" for symbol in SYMBOLS)


def with_spells(symbol, actions, *spells):
    """A's turn, with a main batch and these spells."""
    return a_table("A", "B").scrolls("A", *spells).batch("A", symbol, actions)


def spells(table):
    return [move.removeprefix("spell ") for move in table.legal("A", "spell")]


def test_ws_spell_01_a_spell_adds_to_a_batch():
    table = with_spells("witch", 2, "double-witch")
    told = table.play("A spell double-witch")
    assert told == [SpellPlayed(0, "double-witch", "witch", 2)]
    assert table.batches == [("witch", 4)]


def test_ws_spell_01_alone_it_triggers_nothing():
    table = a_table("A", "B").scrolls("A", "double-wand", "single").hand("A", "energy-witch")
    assert spells(table) == []
    assert table.refused("A spell double-wand") == "WS-SPELL-01"
    table.play("A place energy-witch c3 c4")
    assert table.phase == "order"
    assert table.refused("A spell single") == "WS-SPELL-01"
    table.play("A first energy")
    assert table.refused("A spell double-wand") == "WS-SPELL-02"  # no wand batch runs


def test_ws_spell_01_only_own_spells():
    table = with_spells("witch", 1).scrolls("B", "double-witch")
    assert table.refused("A spell double-witch") == "WS-SPELL-01"


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_ws_spell_02_a_double_spell_is_for_the_printed_type(symbol):
    table = with_spells(symbol, 1, *DOUBLES)
    assert spells(table) == [f"double-{symbol}"]
    for other in DOUBLES:
        if other != f"double-{symbol}":
            assert table.refused(f"A spell {other}") == "WS-SPELL-02"
    table.play(f"A spell double-{symbol}")
    assert table.batches == [(symbol, 3)]


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_ws_spell_03_a_single_spell_is_for_any_type(symbol):
    table = with_spells(symbol, 1, "single")
    assert table.play("A spell single") == [SpellPlayed(0, "single", symbol, 1)]
    assert table.batches == [(symbol, 2)]


def test_ws_spell_04_any_number_on_one_batch():
    table = with_spells("pentagram", 1, "double-pentagram", "double-pentagram", "single", "single")
    table.play(*["A spell single", "A spell double-pentagram"] * 2)
    assert table.batches == [("pentagram", 7)]


@pytest.mark.parametrize(
    ("bonus", "actions"),
    [
        ("chip", 1),
        ("black-chip", 3),
        ("vial", 2),
        ("black-vial", 4),
        ("hexagon", 2),
        ("energy-witch", 2),
    ],
)
def test_ws_spell_05_it_works_on_every_bonus(bonus, actions):
    table = with_spells("scroll", 1, "double-witch")
    table.holds(bonus if bonus in ("hexagon", "energy-witch") else f"{bonus} witch")
    table.play(f"A use {bonus} witch")
    assert table.batches[-1] == ("witch", actions)
    table.play("A spell double-witch")
    assert table.batches == [("scroll", 1), ("witch", actions + 2)]  # the running batch only


def test_ws_spell_05_it_works_on_a_wand_space():
    table = with_spells("wand", 1, "double-energy").wand(A=5, B=22)
    table.play("A advance 1", "A spell double-energy")
    assert table.batches == [("wand", 0), ("energy", 3)]


def test_ws_spell_05_it_works_on_a_main_batch():
    table = a_table("A", "B").scrolls("A", "single").hand("A", "witch-wand")
    table.play("A place witch-wand c3 c4", "A first witch", "A spell single")
    assert table.batches == [("witch", 2)]


def test_ws_spell_06_each_spell_works_once():
    table = with_spells("witch", 1, "double-witch")
    table.play("A spell double-witch")
    assert table.player("A")["scrolls"] == []
    assert table.player("A", seen_by="B")["used_spells"] == ["double-witch"]
    assert spells(table) == []
    assert table.refused("A spell double-witch") == "WS-SPELL-06"


def test_ws_spell_06_a_second_copy_is_a_spell_of_its_own():
    table = with_spells("witch", 1, "single", "single")
    table.play("A spell single")
    assert spells(table) == ["single"]
    table.play("A spell single")
    assert table.batches == [("witch", 3)]
    assert table.refused("A spell single") == "WS-SPELL-06"


def test_ws_spell_07_also_after_the_other_actions_are_spent():
    table = with_spells("witch", 1, "double-witch")
    table.play("A witch")
    assert table.batches == [("witch", 0)]  # kept open by the spell
    assert table.refused("A witch") == "WS-BONUS-11"
    table.play("A spell double-witch", "A witch", "A witch")
    assert table.player("A")["witches"]["lying"] == 3


def test_ws_spell_07_for_energy_too_as_long_as_units_are_left():
    table = with_spells("energy", 1, "double-energy", "single").energy("A", 3)
    table.play("A energy tower-n village-ne")
    assert table.batches == [("energy", 0)]  # kept open by the spells
    table.play("A spell double-energy")
    assert table.batches == [("energy", 2)]
    assert table.refused("A spell single") == "WS-BONUS-10"  # both units can be laid without it


def test_ws_spell_07_not_for_energy_that_could_not_be_laid():
    table = with_spells("energy", 1, "single").energy("A", 1)
    assert spells(table) == []
    assert spells(table.energy("A", 2)) == ["single"]
    table.energy("A", 1).play("A energy tower-n village-ne")
    assert (table.batches, table.deciders) == ([], "B")


def test_ws_spell_07_not_after_the_batch_was_closed():
    table = with_spells("witch", 1, "double-witch").then("energy", "c3")
    table.play("A witch", "A close")
    assert table.batches == [("energy", 1)]
    assert spells(table) == []
    assert table.refused("A spell double-witch") == "WS-SPELL-02"


def test_ws_spell_07_not_after_the_scroll_was_taken():
    table = with_spells("scroll", 1, "double-scroll", "single").holds("chip energy")
    assert spells(table) == ["double-scroll", "single"]
    table.play("A scroll 1")
    assert spells(table) == []
    assert table.refused("A spell double-scroll") == "WS-SPELL-07"
    assert table.refused("A spell single") == "WS-SPELL-07"


def test_ws_spell_07_not_after_the_wand_advanced():
    table = with_spells("wand", 1, "double-wand")
    table.play("A advance 1")
    assert table.deciders == "B"
    assert table.player("A")["scrolls"] == ["double-wand"]


def test_ws_spell_08_spells_are_added_after_doubling():
    table = with_spells("wand", 1, "double-witch", "single").wand(A=9)
    table.play("A advance 1")
    assert table.batches == [("wand", 0), ("witch", 4)]
    table.play("A spell double-witch", "A spell single")
    assert table.batches == [("wand", 0), ("witch", 7)]


def test_ws_spell_09_only_on_your_own_turn():
    table = with_spells("witch", 1).scrolls("B", "double-witch", "single")
    assert table.legal("B") == []
    assert table.refused("B spell double-witch") == "WS-TURN-01"
    assert table.refused("B spell single") == "WS-TURN-01"


def test_ws_spell_09_on_the_set_up_chip_nobody_owns_a_spell():
    table = a_deal(2).chip("tower-n", "witch")
    table.play("B tower tower-n")
    assert table.batches == [("witch", 1)]
    assert table.legal("B", "spell") == []
    assert table.refused("B spell single") == "WS-SPELL-01"


def test_ws_spell_09_in_principle_it_would_work_there():
    table = a_deal(2).chip("tower-n", "witch").scrolls("B", "single")
    table.play("B tower tower-n", "B spell single")
    assert table.batches == [("witch", 2)]


def test_ws_spell_10_a_used_spell_counts_as_owned():
    table = with_spells("wand", 1, "double-wand").scrolls("A", "chips").wand(A=9, B=22)
    told = table.play("A spell double-wand", "A advance 3", "A close")
    assert WandAdvanced(0, 3, 12, False) in told
    assert table.sheet("A") == {"wand-scrolls": 2}


def test_ws_spell_10_unused_two_points_and_used_none():
    table = a_table("A", "B").scrolls("A", "single", "double-wand").used("A", "single", "double-witch")
    assert table.end().sheet("A") == {"spells": 4}


def test_ws_spell_07_not_for_energy_without_a_connection_to_lay_it_on():
    table = with_spells("energy", 1, "single").holds("chip witch")
    for end in ("witchstone", "forest-ne", "forest-nw", "castle-n", "village-ne"):
        table.connection("B", "tower-n", end)
    assert spells(table) == []
    assert table.refused("A spell single") == "WS-BONUS-10"


def test_ws_spell_07_not_for_steps_beyond_the_end_of_the_wand():
    table = with_spells("wand", 2, "single").wand(A=19)
    assert spells(table) == ["single"]
    assert spells(table.wand(A=20)) == []
    assert table.refused("A spell single") == "WS-BONUS-10"


def test_ws_spell_07_not_for_scrolls_that_are_not_on_display():
    table = with_spells("scroll", 2, "single").display("chips", "scrolls", "crystals")
    assert spells(table) == ["single"]
    assert spells(table.display("chips", "scrolls")) == []
    assert table.refused("A spell single") == "WS-BONUS-10"


# -- a spell that nobody has printed: one object with its hooks, and one entry --------------------


class Encore(Spell):
    """Bring two actions of any type as a bonus; of use even where more actions are of none."""

    reinforces = False
    brings = 5.0

    def check(self, reader, entry):
        reader.require(self.adds == 0, f"{entry}.adds", "an encore adds nothing")

    def is_of_use(self, state, seat):  # noqa: ARG002
        return HEXAGON not in state.held

    def play(self, state, seat):  # noqa: ARG002
        agenda.hold(state, HEXAGON)


@pytest.fixture
def encore(monkeypatch):
    """A box in which one kind of spell does something else than to reinforce."""
    if IS_COMPILED:
        pytest.skip("a compiled Spell has no subclasses that are not compiled with it")
    monkeypatch.setitem(SPELLS, "encore", Encore)
    return box_with(does="encore", adds=0)


def box_with(**more):
    data = deepcopy(dict(house().data))
    entry = next(each for each in data["pieces"]["scrolls"] if each["id"] == "single")
    entry |= more
    return read(data, "box")


def test_a_spell_may_do_something_else_than_to_reinforce(encore):
    table = a_table("A", "B", edition=encore).scrolls("A", "single", "single", "double-wand")
    table.wand(A=20).batch("A", "wand", 2)  # more steps would be of no use
    assert spells(table) == ["single"]
    told = table.play("A spell single")
    assert told == [SpellPlayed(0, "single", "wand", 0)]
    assert table.batches == [("wand", 2)]
    assert "use hexagon energy" in table.legal("A", "use")
    assert table.refused("A spell single") == "WS-BONUS-10"  # of no use as long as the other is held
    assert table.end().sheet("A")["spells"] == 4


def test_bots_view_and_terminal_know_such_a_spell(encore):
    game = GAMES["witchstone"]
    table = a_table("A", "B", edition=encore).scrolls("A", "single").batch("A", "witch", 1)
    actions = table.state.legal(0)
    worth = dict(zip(map(str, actions), game.mind.instinct(table.state, 0, actions), strict=True))
    assert worth["spell single"] > worth["close"]
    assert str(game.apprentice(Place(table.state, 0), Random(1))) == "spell single"
    assert table.state.view(0)["scrolls"]["single"]["clauses"] == ["WS-SPELL-03", "WS-SPELL-07"]
    assert any("single" in line for line in game.draw(table.state.view(0), encore))


def test_with_such_a_spell_everything_is_still_offered_or_refused(encore):
    for seed in range(3):
        state, rng = GAMES["witchstone"].new(seats=2, seed=seed, edition=encore), Random(seed)
        while state.deciders:
            seat = state.deciders[0]
            offered = state.legal(seat)
            for spell in state.offers.spell:
                if spell in offered:
                    state.check(seat, spell)
                else:
                    with pytest.raises(IllegalAction):
                        state.check(seat, spell)
            played = [action for action in offered if action in state.offers.spell]
            state.apply(seat, rng.choice(played if played and rng.random() < 0.3 else offered))


def test_what_a_spell_does_is_a_known_word():
    with pytest.raises(BadEdition, match=r"pieces\.scrolls\.single\.does"):
        box_with(does="nothing")
