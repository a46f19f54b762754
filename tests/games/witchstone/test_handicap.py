"""WS-HCAP: fewer tiles to choose from for experienced players."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import LETTERS, a_deal, a_table
from witchtable.engine.errors import BadOption
from witchtable.games.witchstone.events import TileDrawn, TurnBegan, TurnTileDrawn


def tiles_by_turn(table, seat="A"):
    """Play to the end; return how many tiles a seat could choose from in each of its turns."""
    found = {}
    while table.deciders:
        if table.phase == "place" and table.deciders == seat:
            found[table.view()["round"]] = table.player(seat)["hand_size"]
        decider = table.state.deciders[0]
        table.state.apply(decider, table.state.fallback(decider))
    return [found[turn] for turn in range(1, 12)]


def turn_of(table, seat):
    """Place the first tile in the first way, and close everything."""
    return table.play(f"{seat} {table.legal(seat, 'place')[0]}") + table.finish_turn()


def test_ws_hcap_01_four_random_tiles_go_back_to_the_box():
    returned = set()
    for seed in range(20):
        state = a_deal(2, seed, handicap_a=2).state
        assert [len(tiles) for tiles in state.returned] == [4, 0]
        parts = [*state.returned[0], *state.hands[0], *state.supply[0]]
        assert sorted(parts) == list(range(15))
        returned.add(frozenset(state.returned[0]))
    assert len(returned) > 15


def test_ws_hcap_01_nobody_sees_which_not_even_the_owner():
    # The same table with other tiles in the box looks the same to everybody.
    table = a_deal(2, handicap_a=2)
    before = [table.view(seat) for seat in ("A", "B", None)]
    returned, supply = table.state.returned[0], table.state.supply[0]
    table.state.returned[0], table.state.supply[0] = supply[:4], (*supply[4:], *returned)
    assert [table.view(seat) for seat in ("A", "B", None)] == before
    assert before[0]["players"][0]["returned"] == 4


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ws_hcap_01_eleven_tiles_remain_and_all_are_played(level):
    table = a_deal(2, handicap_b=level)
    assert table.player("B")["hand_size"] + table.player("B")["supply"] == 11
    tiles_by_turn(table)
    player = table.player("B")
    assert (player["hand_size"], player["supply"]) == (0, 0)
    assert len(player["cauldron"]["tiles"]) + len(player["discarded"]) == 11


def test_ws_hcap_01_it_is_chosen_for_each_player_alone():
    table = a_deal(4, handicap_a=1, handicap_b=2, handicap_d=3)
    players = [table.player(seat) for seat in LETTERS]
    assert [player["hand_size"] for player in players] == [0, 2, 5, 3]
    assert [player["supply"] for player in players] == [11, 9, 10, 8]
    assert [player["returned"] for player in players] == [4, 4, 0, 4]


def test_ws_hcap_02_three_open_tiles_and_eight_in_supply():
    table = a_deal(2, handicap_a=3)
    assert (len(table.player("A")["hand"]), table.player("A")["supply"]) == (3, 8)
    assert tiles_by_turn(table) == [3] * 9 + [2, 1]


def test_ws_hcap_02_play_one_draw_one():
    table = a_table("A", "B", handicap_a=3)
    drawn = [event for event in turn_of(table, "A") if isinstance(event, TileDrawn)]
    assert [(type(event), event.seat) for event in drawn] == [(TileDrawn, 0)]
    assert (table.player("A")["hand_size"], table.player("A")["supply"]) == (3, 7)


def test_ws_hcap_03_two_open_tiles_and_nine_in_supply():
    table = a_deal(2, handicap_a=2)
    assert (len(table.player("A")["hand"]), table.player("A")["supply"]) == (2, 9)
    assert tiles_by_turn(table) == [2] * 10 + [1]


def test_ws_hcap_04_no_open_tiles_but_one_drawn_at_the_start_of_each_turn():
    table = a_deal(2, handicap_a=1)
    assert (table.player("A")["hand"], table.player("A")["supply"]) == ([], 11)
    assert tiles_by_turn(table) == [1] * 11


def test_ws_hcap_04_the_tile_is_drawn_when_the_turn_begins_and_not_when_it_ends():
    table = a_table("A", "B", handicap_b=1)
    assert table.player("B")["hand"] == []
    told = turn_of(table, "A")
    at = told.index(TurnBegan(1, 1))
    drawn = told[at + 1]
    assert isinstance(drawn, TurnTileDrawn)
    assert table.player("B")["hand"] == [drawn.tile]
    assert drawn.seen_by(0).tile is None
    assert {text.split()[1] for text in table.legal("B", "place")} == {drawn.tile}
    told = turn_of(table, "B")
    assert not [event for event in told if isinstance(event, TileDrawn) and event.seat == 1]
    assert (table.player("B")["hand"], table.player("B")["supply"]) == ([], 10)


def test_ws_hcap_04_the_starting_player_draws_after_the_last_big_witch():
    table = a_deal(2, handicap_a=1).chip("tower-n", "points")
    table.play("B tower tower-n")
    assert table.player("A")["hand"] == []
    told = table.chip("tower-e", "points").play("A tower tower-e")
    assert [type(event) for event in told[-2:]] == [TurnBegan, TurnTileDrawn]
    assert len(table.player("A")["hand"]) == 1


def test_ws_hcap_05_off_by_default():
    for seats in (2, 3, 4):
        table = a_deal(seats)
        assert {player["returned"] for player in table.view()["players"]} == {0}
        assert {player["hand_size"] for player in table.view()["players"]} == {5}
    assert table.view() == a_deal(4, handicap_a=0, handicap_b=0, handicap_c=0, handicap_d=0).view()


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ws_hcap_05_everything_else_is_unchanged(level):
    usual, harder = a_deal(2).view("B"), a_deal(2, handicap_a=level).view("B")
    del usual["players"][0], harder["players"][0], usual["options"], harder["options"]
    assert usual == harder


@pytest.mark.parametrize(("seats", "option"), [(2, "handicap_c"), (2, "handicap_d"), (3, "handicap_d")])
def test_ws_hcap_05_an_empty_seat_has_no_handicap(seats, option):
    with pytest.raises(BadOption):
        a_deal(seats, **{option: 1})
    for level in (4, -1, True):
        with pytest.raises(BadOption):
            a_deal(seats, handicap_a=level)


HEAD_STARTS = {2: [0, 1], 3: [0, 3, 6], 4: [0, 2, 5, 7]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ws_hcap_06_later_seats_begin_with_points(seats):
    state = a_deal(seats, seat_points=True).state
    assert state.scores == HEAD_STARTS[seats]
    for seat, points in enumerate(HEAD_STARTS[seats]):
        line = next(line for line in state.score_sheet(seat) if line.clause == "WS-HCAP-06")
        assert (line.label, line.points) == ("witchstone-score-seat", points)


def test_ws_hcap_06_they_go_by_turn_order_wherever_it_begins():
    seen = set()
    for seed in range(20):
        state = a_deal(3, seed, seat_points=True, starting_player="random").state
        in_order = [state.scores[(state.start + place) % 3] for place in range(3)]
        assert in_order == HEAD_STARTS[3]
        seen.add(state.start)
    assert seen == {0, 1, 2}


def test_ws_hcap_06_they_count_at_the_end_and_may_decide():
    table, even = a_deal(4, "seats"), a_deal(4, "seats", seat_points=True)
    for each in (table, even):
        tiles_by_turn(each)
    gained = [more - less for more, less in zip(even.state.scores, table.state.scores, strict=True)]
    assert gained == HEAD_STARTS[4]
    for seat in range(4):
        assert sum(line.points for line in even.state.score_sheet(seat)) == even.state.scores[seat]


def test_ws_hcap_06_off_unless_the_table_wants_it():
    state = a_deal(4).state
    assert state.scores == [0, 0, 0, 0]
    assert all(line.clause != "WS-HCAP-06" for line in state.score_sheet(3))
    # Recorded games of tables without them keep their digests.
    assert "seat_points" not in state.dump()["options"]
    assert a_deal(4, seat_points=True).state.dump()["options"]["seat_points"] is True
