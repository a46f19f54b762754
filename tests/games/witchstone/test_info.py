"""WS-INFO: what lies open and what is hidden."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.games.witchstone.table import LETTERS, Table, a_deal, a_table
from witchtable import GAMES
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.events import TileDrawn, TurnTileDrawn

GAME = GAMES["witchstone"]
OTHERS = ("B", "C", None)
MIXED = {"handicap_b": 1, "handicap_c": 3}


def seen(told, viewer):
    number = None if viewer is None else LETTERS.index(viewer)
    return [event.seen_by(number) for event in told]


def seen_of(table, seat, viewer):
    return table.view(viewer)["players"][LETTERS.index(seat)]


def open_part(view):
    """Leave out what only the viewer may know."""
    private = ("hand", "owls", "scrolls", "scrolls_owned", "degrees")
    players = [
        {name: value for name, value in player.items() if name not in private}
        for player in view["players"]
    ]
    return {**view, "seat": None, "players": players, "scrolls": None}


def random_game(seats, seed, **options):
    """Play a game at random and show the table before every decision."""
    table, rng = a_deal(seats, seed, **options), Random(seed)
    while table.deciders:
        yield table
        seat = table.deciders
        table.play(f"{seat} {rng.choice(table.legal(seat))}")
    yield table


def samples(table, viewer, number=20):
    """Tables that the viewer cannot tell from this one."""
    rng = Random(1)
    return [table.state.sample(LETTERS.index(viewer), rng) for _ in range(number)]


# -- open to all -----------------------------------------------------------------------------------


def test_ws_info_01_the_board_is_open_to_all():
    table = a_table("A", "B", "C").connection("B", "tower-e", "castle-e").chip("castle-n", "wand")
    table.standing("B", "castle-e").hexagons("energy-witch", None, "crystal-wand").pentagram(C=4)
    table.display("single", "chips").pile("double-wand").table_chips("witch", "points").specials(
        "wand-scroll"
    )
    for viewer in ("A", *OTHERS):
        view = table.view(viewer)
        places = {entry["location"]: entry for entry in view["locations"]}
        assert places["castle-n"]["chip"] == "wand"
        assert places["castle-e"]["witches"] == [1]
        assert [entry["builder"] for entry in view["connections"] if entry["complete"]] == [1]
        assert view["pentagram"]["spaces"][2]["tile"] == "energy-witch"
        assert view["pentagram"]["counters"] == [0, 0, 4]
        assert view["table"] == ["witch", "points"]
        assert view["display"] == ["single", "chips"]
        assert (view["pile"], view["pentagram"]["stack"]) == (1, 1)


def test_ws_info_01_cauldrons_scores_and_pieces_beside_the_screens_are_open_to_all():
    table = (
        a_table("A", "B", "C").tile("B", "energy-witch", "d2", "d3").special("B", "crystal-wand", "e3")
    )
    table.special("B", "wand-scroll").used("B", "single").crystals("B", "c2", black="d4").score("B", 9)
    for viewer in ("A", *OTHERS):
        player = seen_of(table, "B", viewer)
        assert player["cauldron"] == {
            "tiles": [{"tile": "energy-witch", "first": "d2", "second": "d3"}],
            "special_tiles": [{"tile": "crystal-wand", "space": "e3"}],
            "crystals": ["c2"],
            "black_crystal": "d4",
            "shown": {
                "energy": ["a4", "d2"],
                "crystal": ["e3", "g1"],
                "witch": ["d3", "d7"],
                "wand": ["d1", "e3"],
                "pentagram": ["g4"],
                "scroll": ["a1"],
            },
            "clusters": dict.fromkeys(SYMBOLS, 1),
        }
        assert player["special_tiles"] == ["wand-scroll"]
        assert player["crystals_aside"] == 5
        assert (player["hand_size"], player["supply"]) == (5, 9)
        assert table.view(viewer)["scores"] == [0, 9, 0]


def test_ws_info_01_the_stacking_order_on_the_wand_and_the_rack_are_open_to_all():
    table = a_table("A", "B", "C").wand(C=4, A=4, B=2).crystals("B").shelf("wand", B=2)
    for viewer in ("A", *OTHERS):
        wand = table.view(viewer)["wand"]
        assert wand["counters"] == [4, 2, 4]
        assert wand["stacking"].index(2) < wand["stacking"].index(0)  # A came later and lies on top
        shelf = next(entry for entry in table.view(viewer)["rack"] if entry["shelf"] == "wand")
        assert shelf["crystals"] == [{"seat": 1, "crystal": "own"}] * 2


def test_ws_info_01_all_see_the_same_through_a_whole_game():
    for table in random_game(3, 2, hidden_scrolls=True, **MIXED):
        spectator = open_part(table.view(None))
        for viewer in "ABC":
            assert open_part(table.view(viewer)) == spectator


@pytest.mark.parametrize("hidden", [False, True])
def test_ws_info_05_the_rules_speak_of_all_scrolls_that_a_viewer_sees_and_of_no_other(hidden):
    for table in random_game(3, 4, hidden_scrolls=hidden):
        for viewer in ("A", "B", "C", None):
            view = table.view(viewer)
            seen = set(view["display"])
            for player in view["players"]:
                seen.update(player["used_spells"], player["scrolls"] or ())
            assert set(view["scrolls"]) == seen


def keys(part):
    """The names of everything in a view, with those of its parts."""
    if isinstance(part, list):
        return [keys(each) for each in part]
    return {name: keys(each) for name, each in part.items()} if isinstance(part, dict) else None


@pytest.mark.parametrize("hidden", [False, True])
def test_a_view_has_the_shape_that_is_declared_for_it(hidden):
    for table in random_game(3, 5, hidden_scrolls=hidden, **MIXED):
        for viewer in ("A", "C", None):
            view = table.view(viewer)
            # What is not declared would be left out, what has another type refused.
            assert keys(msgspec.convert(view, GAME.view_type)) == keys(view)


# -- known to the owner ----------------------------------------------------------------------------


def test_ws_info_02_the_tiles_behind_the_screen_are_seen_by_their_owner_only():
    table = a_table("A", "B", "C").hand("A", "energy-witch", "crystal-wand")
    assert table.player("A")["hand"] == ["energy-witch", "crystal-wand"]
    for viewer in OTHERS:
        assert seen_of(table, "A", viewer)["hand"] is None
        assert seen_of(table, "A", viewer)["hand_size"] == 2


def test_ws_info_02_a_view_depends_on_no_tile_of_another_hand():
    views = []
    for tiles in (("energy-witch", "crystal-wand"), ("wand-scroll", "witch-scroll")):
        table = a_table("A", "B", "C").hand("A", *tiles)
        views.append([table.view(viewer) for viewer in OTHERS])
    assert views[0] == views[1]


def test_ws_info_02_a_drawn_tile_is_seen_by_its_owner_only():
    table = a_table("A", "B", "C").batch("A", "witch", 1)
    told = table.play("A witch")
    drawn = next(event for event in told if isinstance(event, TileDrawn))
    assert drawn.tile == table.player("A")["hand"][-1]
    assert drawn in seen(told, "A")
    for viewer in OTHERS:
        assert TileDrawn(0, None) in seen(told, viewer)
        assert drawn.tile not in repr(seen(told, viewer))


def test_ws_info_02_so_is_the_tile_drawn_for_a_turn_with_the_hardest_handicap():
    table = a_table("A", "B", "C", handicap_b=1).batch("A", "witch", 1)
    told = table.play("A witch")
    tile = table.player("B")["hand"][0]
    assert TurnTileDrawn(1, tile) in seen(told, "B")
    for viewer in ("A", "C", None):
        assert TurnTileDrawn(1, None) in seen(told, viewer)


def test_ws_info_02_leftover_tiles_stay_behind_the_screen_after_the_end():
    table = a_table("A", "B").end()
    assert table.player("A", "B")["hand"] is None


# -- known to nobody -------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["A", "B", "C"])
def test_ws_info_03_nobody_knows_the_order_of_piles_and_supplies(viewer):
    table = a_table("A", "B", "C")
    for other in samples(table, viewer, 1):
        assert other.view(LETTERS.index(viewer)) == table.view(viewer)
        assert other.pile != table.state.pile
        assert other.specials != table.state.specials
        assert all(
            mine != theirs for mine, theirs in zip(other.supply, table.state.supply, strict=True)
        )
        assert sorted(other.pile) == sorted(table.state.pile)
        assert sorted(other.specials) == sorted(table.state.specials)


@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_ws_info_03_a_view_depends_on_no_order(viewer):
    table = a_table("A", "B", handicap_a=2)
    before = table.view(viewer)
    state = table.state
    state.pile, state.specials = state.pile[::-1], state.specials[::-1]
    for seat in range(2):
        state.supply[seat] = state.supply[seat][::-1]
    state.supply[0], state.returned[0] = (
        state.returned[0] + state.supply[0][4:],
        state.supply[0][:4],
    )
    assert table.view(viewer) == before


def test_ws_info_03_tiles_returned_to_the_box_are_known_to_nobody():
    table = a_table("A", "B", handicap_a=3)
    for viewer in ("A", "B", None):
        assert seen_of(table, "A", viewer)["returned"] == 4  # their number only
    for viewer in ("A", "B"):
        assert len({other.returned[0] for other in samples(table, viewer)}) > 1


def test_ws_info_03_what_is_hidden_can_be_dealt_otherwise_without_anybody_noticing():
    for at, table in enumerate(random_game(3, 4, hidden_scrolls=True, **MIXED)):
        if at % 7 == 0:
            for number, viewer in enumerate("ABC"):
                other = table.state.sample(number, Random(at))
                assert Table(other).view(viewer) == table.view(viewer)
                assert other.legal(number) == table.state.legal(number)


# -- behind the screen, but taken openly ---------------------------------------------------------------


def test_ws_info_04_owl_values_are_hidden_from_opponents_but_not_their_number():
    table = a_table("A", "B", "C").owls("A", 7, 5)
    assert table.player("A")["owls"] == [7, 5]
    for viewer in OTHERS:
        assert seen_of(table, "A", viewer)["owls"] is None
        assert seen_of(table, "A", viewer)["owl_tiles"] == 2


def test_ws_info_04_until_the_end():
    table = a_table("A", "B", "C").owls("A", 7, 5)
    assert table.view("B")["scores"] == [0, 0, 0]  # not even in the score
    table.end()
    for viewer in OTHERS:
        assert seen_of(table, "A", viewer)["owls"] == [7, 5]
        assert table.view(viewer)["scores"] == [12, 0, 0]


def test_ws_info_04_chips_are_shown_by_their_number():
    views = []
    for front in ("witch", "wand"):
        table = a_table("A", "B", "C").chips("A", front, "energy")
        views.append([table.view(viewer) for viewer in OTHERS])
        assert seen_of(table, "A", "B")["chips"] == 2
    assert views[0] == views[1]


def test_ws_info_04_among_opponents_owl_tiles_may_be_dealt_otherwise():
    table = a_table("A", "B", "C").owls("A", 7).owls("B", 6).owls("C", 5, 4)
    dealt = {tuple(map(tuple, map(sorted, other.owls))) for other in samples(table, "A")}
    assert {owls[0] for owls in dealt} == {(7,)}
    assert {owls[1] for owls in dealt} == {(4,), (5,), (6,)}


# -- scrolls ---------------------------------------------------------------------------------------


def test_ws_info_05_scrolls_lie_open_by_default():
    table = a_table("A", "B", "C").scrolls("A", "single", "chips")
    for viewer in ("A", *OTHERS):
        assert seen_of(table, "A", viewer)["scrolls"] == ["single", "chips"]


def test_ws_info_05_a_hidden_stack_shows_neither_kind_nor_number():
    table = a_table("A", "B", "C", hidden_scrolls=True).scrolls("A", "single", "chips")
    assert table.player("A")["scrolls"] == ["single", "chips"]
    for viewer in OTHERS:
        assert seen_of(table, "A", viewer)["scrolls"] is None


def test_ws_info_05_a_view_depends_on_nothing_in_a_hidden_stack():
    views = []
    for owner in "AC":
        table = a_table("A", "B", "C", hidden_scrolls=True).display("single").scrolls(owner, "chips")
        views.append((table.view("B"), table.view(None)))
    assert views[0] == views[1]


def test_ws_info_05_used_spells_are_open_even_then():
    table = a_table("A", "B", "C", hidden_scrolls=True).scrolls("A", "single", "double-witch")
    table.batch("A", "witch", 2).play("A spell single")
    for viewer in ("A", *OTHERS):
        assert len(seen_of(table, "A", viewer)["used_spells"]) == 1


def test_ws_info_05_opponents_stacks_may_hold_anything_unseen():
    table = a_table("A", "B", "C", hidden_scrolls=True).scrolls("A", "crystals").scrolls("B", "single")
    found = samples(table, "A", 40)
    assert {other.scrolls[0] for other in found} == {table.state.scrolls[0]}
    assert {len(other.scrolls[1]) for other in found} == {0, 1}  # it may as well be C's
    assert len({other.scrolls[1:][0] + other.scrolls[2] for other in found}) > 5
    for other in found:
        cards = (*other.pile, *other.display, *(card for own in other.scrolls for card in own))
        assert len(cards) == 40


def test_ws_info_05_hidden_stacks_are_opened_at_the_end():
    table = a_table("A", "B", hidden_scrolls=True).scrolls("A", "single").end()
    assert table.player("A", "B")["scrolls"] == ["single"]


# -- the own supply --------------------------------------------------------------------------------


def test_ws_info_06_an_owner_knows_the_content_of_the_supply_but_not_its_order():
    table = a_table("A", "B")
    state, found = table.state, samples(table, "A")
    assert {other.hands[0] for other in found} == {state.hands[0]}
    assert {tuple(sorted(other.supply[0])) for other in found} == {tuple(sorted(state.supply[0]))}
    assert len({other.supply[0] for other in found}) > 10


def test_ws_info_06_of_another_only_hand_and_supply_together():
    table = a_table("A", "B").tile("B", "energy-witch", "d2", "d3").turn("B")
    state, found = table.state, samples(table, "A")
    unseen = sorted(state.hands[1] + state.supply[1])
    assert all(sorted(other.hands[1] + other.supply[1]) == unseen for other in found)
    assert all(len(other.hands[1]) == len(state.hands[1]) for other in found)
    assert len({tuple(sorted(other.hands[1])) for other in found}) > 10


def test_ws_info_06_with_handicap_only_of_supply_and_removed_tiles_together():
    table = a_table("A", "B", handicap_a=2)
    state, found = table.state, samples(table, "A")
    assert {other.hands[0] for other in found} == {state.hands[0]}
    unseen = sorted(state.supply[0] + state.returned[0])
    assert all(sorted(other.supply[0] + other.returned[0]) == unseen for other in found)
    assert len({tuple(sorted(other.supply[0])) for other in found}) > 10


@pytest.mark.parametrize("handicap", [0, 1, 2, 3])
def test_ws_info_06_all_fifteen_tiles_are_accounted_for(handicap):
    for at, table in enumerate(random_game(2, 3, handicap_a=handicap)):
        if at % 9 == 0:
            player, other = table.player("A"), table.state.sample(0, Random(at))
            known = [entry["tile"] for entry in player["cauldron"]["tiles"]]
            known += player["hand"] + player["discarded"]
            unseen = [table.box.tile_ids[tile] for tile in other.supply[0] + other.returned[0]]
            assert sorted(known + unseen) == sorted(table.box.tile_ids)


def test_ws_info_05_nobody_sees_whether_a_hidden_spell_would_fit():
    """A batch that closes by itself would tell that its owner has no fitting spell."""
    views = []
    for spell in ("double-energy", "double-crystal"):
        table = a_table("A", "B", hidden_scrolls=True).scrolls("A", spell)
        table.batch("A", "energy", 1).then("pentagram", "a2")
        table.play("A energy tower-n castle-n")
        assert "close" in table.legal("A")
        views.append(table.view("B"))
    assert views[0]["agenda"] == views[1]["agenda"]


def test_ws_info_05_whoever_decides_in_a_sample_has_something_to_choose():
    table = a_table("A", "B", hidden_scrolls=True).scrolls("A", "double-energy")
    table.batch("A", "energy", 1)
    table.play("A energy tower-n castle-n")
    for seed in range(5):
        guess = table.state.sample(1, Random(seed))
        assert guess.deciders == (0,)
        assert guess.legal(0)
