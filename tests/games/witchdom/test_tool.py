"""WD-TOOL: tools are needed, not spent."""

from __future__ import annotations

from copy import deepcopy

from tests.games.witchdom.table import GAME, Table, a_table
from witchtable.games.witchdom import components


def at_the_cauldron(witch, *potions, table=None, **held):
    """Nothing lies on the board, so the turn goes straight from playing the witch to brewing."""
    table = (table or a_table()).empty_board().hand("A", witch).potions("A", *potions)
    return table.holds("A", **held)


def with_tools(potion, tools, any_tool=0):
    """A table where the tool symbols of a potion are changed."""
    data = deepcopy(GAME.edition().data)
    entry = next(entry for entry in data["pieces"]["potions"] if entry["id"] == potion)
    entry["tools"], entry["any_tool"] = tools, any_tool
    return Table(GAME.new(seats=2, seed=1, edition=components.read(data, "test")))


def brewed(events):
    return next(event for event in events if type(event).__name__ == "PotionBrewed")


def test_wd_tool_01_a_waiting_tool_moves_into_the_clan_the_first_time_it_is_used():
    table = at_the_cauldron("w04", "p06", leaf=1, berry=1, herb=1, feather=1)
    told = table.tools("A", "ring", "candle").play("play w04", "brew p06")
    assert brewed(told).tools == ("ring",)
    assert table.player("A")["clan"]["tools"] == ["ring"]
    assert table.player("A")["waiting"]["tools"] == ["candle"]


def test_wd_tool_02_a_tool_in_the_clan_serves_every_later_potion_at_no_further_cost():
    # p06 (red) and p16 (blue) both need a ring.
    table = at_the_cauldron("w04", "p06", "p16", leaf=1, berry=3, herb=2, feather=2)
    table.hand("A", "w04", "w11").tools("A", "ring").play("play w04", "brew p06")
    table.play("pay berry feather herb leaf ring")
    table.empty_board().turn("A")
    told = table.play("play w11", "brew p16")
    assert brewed(told).spent == ("berry", "berry", "herb", "feather")
    assert brewed(told).tools == ()
    assert table.player("A")["clan"]["potions"] == ["p06", "p16"]
    assert table.player("A")["clan"]["tools"] == ["ring"]


def test_wd_tool_02_a_clan_tool_of_another_kind_does_not_serve():
    table = at_the_cauldron("w04", "p06", "p45", leaf=1, berry=1, herb=1, feather=1)
    table.clan("A", "candle").play("play w04")
    assert table.refused("brew p06") == "WD-BREW-05"


def test_wd_tool_03_a_tool_that_still_waits_scores_nothing():
    table = a_table().tools("A", "ring", "candle", "flask").clan("A", "mortar")
    assert table.sheet("A")["tools"] == 1


def test_wd_tool_04_any_waiting_tool_meets_the_any_tool_symbol_and_moves():
    # p03 needs leaf, leaf, herb, feather and any tool.
    for tool in GAME.edition().tools:
        table = at_the_cauldron("w04", "p03", leaf=2, herb=1, feather=1).tools("A", tool)
        table.play("play w04", "brew p03")
        assert table.player("A")["clan"]["tools"] == [tool]
        assert table.player("A")["waiting"]["tools"] == []


def test_wd_tool_04_any_clan_tool_meets_the_any_tool_symbol():
    for tool in GAME.edition().tools:
        table = at_the_cauldron("w04", "p03", leaf=2, herb=1, feather=1).clan("A", tool)
        told = table.play("play w04", "brew p03")
        assert brewed(told).tools == ()
        assert table.player("A")["clan"]["tools"] == [tool]


def test_wd_tool_04_without_any_tool_the_symbol_is_not_met():
    table = at_the_cauldron("w04", "p03", "p45", leaf=2, berry=1, herb=1, feather=1)
    table.play("play w04")
    assert table.refused("brew p03") == "WD-BREW-05"


def test_wd_tool_05_two_symbols_of_a_kind_need_two_cards():
    table = at_the_cauldron("w04", "p10", "p45", table=with_tools("p10", ["ring", "ring"]))
    table.holds("A", leaf=1, berry=1, herb=3, mushroom=1, feather=1).clan("A", "ring")
    alone = table.state.copy()
    table.play("play w04")
    assert table.refused("brew p10") == "WD-BREW-05"
    table.state = alone
    table.tools("A", "ring").play("play w04", "brew p10")
    assert table.player("A")["clan"]["tools"] == ["ring", "ring"]


def test_wd_tool_05_a_tool_that_serves_a_named_symbol_does_not_serve_the_any_symbol():
    table = at_the_cauldron("w04", "p10", "p45", table=with_tools("p10", ["ring"], any_tool=1))
    table.holds("A", leaf=1, berry=1, herb=3, mushroom=1, feather=1).tools("A", "ring")
    alone = table.state.copy()
    table.play("play w04")
    assert table.refused("brew p10") == "WD-BREW-05"
    table.state = alone
    table.clan("A", "candle").play("play w04", "brew p10")
    assert sorted(table.player("A")["clan"]["tools"]) == ["candle", "ring"]


def test_wd_tool_05_a_pair_may_stand_in_for_the_second_card():
    table = at_the_cauldron("w04", "p10", table=with_tools("p10", ["ring", "ring"]))
    table.holds("A", leaf=1, herb=3, mushroom=1, feather=2).clan("A", "ring")
    told = table.play("play w04", "brew p10")
    assert sorted(brewed(told).spent) == [
        "feather",
        "feather",
        "herb",
        "herb",
        "herb",
        "leaf",
        "mushroom",
    ]


def test_wd_tool_06_the_player_chooses_between_a_clan_tool_and_a_waiting_one():
    exact = {"leaf": 2, "herb": 1, "feather": 1}
    table = at_the_cauldron("w04", "p03", **exact).clan("A", "candle").tools("A", "mortar", "ring")
    table.play("play w04", "brew p03")
    assert set(table.legal()) - {"back"} == {
        "pay feather herb 2leaf",
        "pay feather herb 2leaf mortar",
        "pay feather herb 2leaf ring",
    }
    table.play("pay feather herb 2leaf ring")
    assert table.player("A")["clan"]["tools"] == ["candle", "ring"]
    assert table.player("A")["waiting"]["tools"] == ["mortar"]


def test_wd_tool_06_the_player_chooses_for_a_named_symbol_too():
    table = at_the_cauldron("w04", "p06", leaf=1, berry=1, herb=1, feather=1)
    table.clan("A", "ring").tools("A", "ring").play("play w04", "brew p06")
    ways = {"pay berry feather herb leaf", "pay berry feather herb leaf ring"}
    assert set(table.legal()) == {*ways, "back"}
    table.play("pay berry feather herb leaf")
    assert table.player("A")["waiting"]["tools"] == ["ring"]


def test_wd_tool_07_a_second_tool_of_a_kind_may_enter_the_clan_but_adds_no_points():
    table = at_the_cauldron("w04", "p06", leaf=1, berry=1, herb=1, feather=1)
    table.clan("A", "ring", "flask").tools("A", "ring").play("play w04", "brew p06")
    before = table.sheet("A")["tools"]
    table.play("pay berry feather herb leaf ring")
    assert table.player("A")["clan"]["tools"] == ["ring", "flask", "ring"]
    assert table.sheet("A")["tools"] == before == 3
