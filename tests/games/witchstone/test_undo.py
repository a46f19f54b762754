"""WS-UNDO: what may be taken back."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import GAME, LETTERS, a_deal, a_table
from witchtable import Match
from witchtable.engine.errors import CannotUndo
from witchtable.games.witchstone.events import HexagonRefilled, ScrollRevealed, TileDrawn


def a_match(table):
    """A match that stands at this built position."""
    match = Match(GAME, seats=table.state.seats, seed=1)
    match.state = table.state
    return match


def play(match, *moves):
    told = []
    for move in moves:
        seat, _, notation = move.partition(" ")
        told += match.play(LETTERS.index(seat), GAME.parse(notation))
    return told


def will_reveal(match, move):
    seat, _, notation = move.partition(" ")
    return match.will_reveal(LETTERS.index(seat), GAME.parse(notation))


def stands(match, move, event):
    """Make a move that must reveal something and cannot be taken back."""
    assert will_reveal(match, move)
    assert any(isinstance(told, event) and told.reveals for told in play(match, move))
    assert not match.can_undo(LETTERS.index(move[0]))
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(LETTERS.index(move[0]))


def can_be_taken_back(match, move):
    """Make a move that must reveal nothing, and take it back."""
    seat, before = LETTERS.index(move[0]), match.state.copy()
    assert not will_reveal(match, move)
    assert match.state == before  # asking changes nothing
    play(match, move)
    assert match.state != before
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state == before


def batch(symbol, actions):
    """A carries out a batch; a witch action follows, so that the turn goes on after it."""
    table = a_table("A", "B").lying("A", 1).connection("A", "tower-n", "castle-n")
    return table.batch("A", symbol, actions).then("witch", "d3")


# -- reveals ---------------------------------------------------------------------------------------


def test_ws_undo_01_refilling_the_scroll_display_cannot_be_undone():
    stands(a_match(batch("scroll", 1)), "A scroll 1", ScrollRevealed)


def test_ws_undo_01_refilling_a_hexagonal_space_cannot_be_undone():
    stands(a_match(batch("pentagram", 3)), "A walk 2", HexagonRefilled)


def test_ws_undo_01_drawing_a_tile_cannot_be_undone():
    stands(a_match(a_table("A", "B").batch("A", "witch", 2)), "A close", TileDrawn)


def test_ws_undo_01_drawing_the_tile_of_a_turn_cannot_be_undone():
    table = a_table("A", "B", handicap_b=1).batch("A", "witch", 2)
    table.state.supply[0] = ()  # A draws nothing any more, but B does
    stands(a_match(table), "A close", TileDrawn)


def test_ws_undo_01_what_came_before_a_reveal_stands_too():
    match = a_match(batch("pentagram", 3))
    play(match, "A walk 1")
    assert match.can_undo(0)
    play(match, "A walk 1")
    assert not match.can_undo(0)
    play(match, "A walk 1")  # but what comes after it may be taken back
    assert match.undo(0).action.steps == 1
    assert not match.can_undo(0)


def test_ws_undo_01_a_scroll_taken_in_set_up_stands():
    table = a_deal(2).chip("tower-n", "scroll")
    match = a_match(table)
    play(match, "B tower tower-n")
    stands(match, "B scroll 1", ScrollRevealed)


# -- everything else -------------------------------------------------------------------------------


MOVES = {
    "a tile": (lambda: a_table("A", "B").hand("A", "energy-witch"), "place energy-witch d2 d3"),
    "energy": (lambda: batch("energy", 2), "energy tower-n forest-ne"),
    "a witch laid": (lambda: batch("witch", 3), "witch"),
    "a witch sent, her chip": (lambda: batch("witch", 3).chip("castle-n", "wand"), "send castle-n"),
    "a witch sent, points": (lambda: batch("witch", 3).chip("castle-n", "points"), "send castle-n"),
    "a chip used": (lambda: batch("energy", 2).holds("chip wand"), "use chip wand"),
    "a crystal": (lambda: batch("crystal", 2), "crystal c2 d2"),
    "a crystal to the rim": (lambda: batch("crystal", 2), "crystal c2 witch"),
    "light spaces": (lambda: batch("pentagram", 3), "walk 1"),
    "an owl tile": (lambda: batch("pentagram", 3).pentagram(A=4), "walk 1"),
    "an empty hexagon": (lambda: batch("pentagram", 3).hexagons(None, None, None), "walk 2"),
    "wand steps": (lambda: batch("wand", 3), "advance 1"),
    "wand scorings": (lambda: batch("wand", 5), "advance 4"),
    "a spell": (lambda: batch("energy", 2).scrolls("A", "single"), "spell single"),
    "a special tile laid": (lambda: batch("energy", 2).holds("energy-wand"), "lay energy-wand d2"),
    "a special tile used": (lambda: batch("energy", 2).holds("energy-wand"), "use energy-wand wand"),
    "improper removal": (lambda: batch("energy", 2), "remove d4"),
    "removal before placing": (lambda: a_table("A", "B"), "remove d4"),
    "the end of the first phase": (lambda: batch("energy", 2), "close"),
}


@pytest.mark.parametrize("name", MOVES)
def test_ws_undo_02_everything_else_may_be_undone(name):
    build, move = MOVES[name]
    can_be_taken_back(a_match(build()), f"A {move}")


@pytest.mark.parametrize(
    "chip", ["energy", "crystal", "witch", "wand", "pentagram", "scroll", "points"]
)
def test_ws_undo_02_a_big_witch_may_be_undone(chip):
    can_be_taken_back(a_match(a_deal(2).chip("tower-n", chip)), "B tower tower-n")


def test_ws_undo_02_the_order_of_the_types_may_be_undone():
    match = a_match(a_table("A", "B").hand("A", "energy-witch"))
    play(match, "A place energy-witch d2 d3")
    can_be_taken_back(match, "A first witch")


@pytest.mark.parametrize("put", ["shelve own witch", "bottom own witch wand"])
def test_ws_undo_02_a_crystal_put_into_the_rack_may_be_undone(put):
    match = a_match(batch("crystal", 3).table_chips("wand"))
    play(match, "A crystal c2 witch")
    can_be_taken_back(match, f"A {put}")


def test_ws_undo_02_back_to_the_start_of_the_turn_move_by_move():
    match = a_match(a_table("A", "B").hand("A", "energy-witch"))
    start = match.state.copy()
    play(match, "A remove c2", "A place energy-witch c2 d2", "A first energy")
    play(match, "A energy tower-n castle-n")  # the second phase begins
    while match.can_undo(0):
        match.undo(0)
    assert match.log == []
    assert match.state == start


def test_ws_undo_02_only_by_whoever_made_the_move():
    match = a_match(batch("energy", 2))
    play(match, "A energy tower-n forest-ne")
    assert not match.can_undo(1)
    assert match.can_undo(0)


def test_ws_undo_02_the_starting_player_may_undo_the_first_turn_and_the_placement_before_it():
    table = a_deal(2).chip("tower-e", "points").chip("tower-n", "witch").hand("A", "energy-witch")
    match = a_match(table)
    play(match, "B tower tower-e", "A tower tower-n", "A witch", "A place energy-witch d2 d3")
    assert match.can_undo(0)
    while match.can_undo(0):
        match.undo(0)
    assert [str(move.action) for move in match.log] == ["tower tower-e"]  # that is the other's


# -- nothing left to refill from -------------------------------------------------------------------


def test_ws_undo_03_a_scroll_that_is_not_replaced_reveals_nothing():
    table = batch("scroll", 2).pile()
    shown = len(table.displayed)
    match = a_match(table)
    can_be_taken_back(match, "A scroll 2")
    play(match, "A scroll 2")
    assert len(match.state.display) == shown - 1


def test_ws_undo_03_a_special_tile_that_is_not_replaced_reveals_nothing():
    match = a_match(batch("pentagram", 3).specials())
    can_be_taken_back(match, "A walk 2")
