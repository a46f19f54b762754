"""WD-BREW: brewing at the end of a Collect turn."""

from __future__ import annotations

from tests.games.witchdom.table import a_table


def test_wd_brew_01_one_waiting_potion_may_be_brewed_at_the_end_of_a_collect_turn():
    # w04 is a red witch with two points in the mountains and one in the forest; p01 is red.
    table = a_table().hand("A", "w04").potions("A", "p01", "s1")
    table.board("mountains", "leaf leaf leaf").board("forest", "herb herb herb")
    table.holds("A", berry=2, mushroom=2, feather=2, leaf=0)
    table.play("play w04", "take mountains leaf", "take mountains leaf", "take forest herb")
    assert "brew p01" in table.legal()
    assert "end" in table.legal()  # brewing is optional
    table.play("brew p01", "pay berry feather mushroom")
    assert table.player("A")["clan"]["potions"] == ["p01"]
    assert table.whose_turn == "B"  # never a second potion in the same turn
