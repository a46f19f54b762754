"""WS-PROPH: prophecies, scored once at the end."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from tests.games.witchstone.table import a_table
from witchtable import GAMES, Place
from witchtable.engine.errors import BadEdition
from witchtable.games.witchstone.actions import TakeScroll
from witchtable.games.witchstone.components import house, read
from witchtable.games.witchstone.mind.valuation import Valuation
from witchtable.games.witchstone.scroll_kinds import CHIPS

# Tiles that grow a cluster one by one from the printed witch symbol on d7.
GROWING = (
    ("energy-witch", "b5", "c6"),
    ("crystal-witch", "d5", "d6"),
    ("witch-wand", "e6", "f5"),
    ("witch-pentagram", "c5", "c4"),
    ("witch-scroll", "e5", "e4"),
)


def worth(table, prophecy, seat="A"):
    """What one more prophecy of a seat brings if the game ends here."""
    number = "ABCD".index(seat)
    state = table.state.copy()
    state.scrolls[number] += (table.box.scroll_index[prophecy],)
    state.phase, state.deciders = 4, ()
    found = [line for line in state.score_sheet(number) if "prophecy" in line.label]
    return found[-1].points


def cluster_of(size):
    """A's cauldron has a cluster of so many witch symbols, the printed one among them."""
    table = a_table("A", "B").crystals("A")
    for tile, first, second in GROWING[: size - 1]:
        table.tile("A", tile, first, second)
    return table


def joined(*ends):
    """A, whose tower is tower-n, has completed these connections."""
    table = a_table("A", "B")
    for start, end in ends:
        table.connection("A", start, end)
    return table


def test_ws_proph_01_one_three_five_or_seven_points():
    for lying, points in ((0, 1), (1, 3), (2, 5), (3, 7)):
        assert worth(a_table("A", "B").lying("A", lying), "witches-lying") == points


def test_ws_proph_01_only_at_the_end():
    table = a_table("A", "B").scrolls("A", "witches-lying").lying("A", 3)
    assert (table.points("A"), table.sheet("A")) == (0, {})
    assert table.end().sheet("A") == {"prophecy-witches-lying": 7}


def test_ws_proph_01_only_the_owner_scores():
    table = a_table("A", "B").scrolls("A", "witches-lying").lying("B", 3)
    table.end()
    assert (table.points("A"), table.points("B")) == (1, 0)


def test_ws_proph_01_each_prophecy_scores_for_itself():
    table = a_table("A", "B").scrolls("A", "witches-lying", "witches-on-board", "chips").lying("A", 4)
    assert table.end().sheet("A") == {
        "prophecy-witches-lying": 7,
        "prophecy-witches-on-board": 3,
        "prophecy-chips": 1,
    }


@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 1), (3, 1), (4, 3), (5, 5), (6, 7)])
def test_ws_proph_02_the_largest_cluster_of_the_symbol(size, points):
    table = cluster_of(size)
    assert worth(table, "cluster-witch") == points
    assert worth(table, "cluster-scroll") == 1  # another symbol


def test_ws_proph_02_more_than_six_are_perfect_too():
    table = cluster_of(6).special("A", "witch-wand", "f4")
    assert worth(table, "cluster-witch") == 7


def test_ws_proph_02_the_own_cauldron_counts():
    assert worth(cluster_of(6), "cluster-witch", "B") == 1


def test_ws_proph_03_printed_symbols_tiles_and_special_tiles_count():
    table = cluster_of(3)  # the printed one and two halves
    assert worth(table, "cluster-witch") == 1
    assert worth(table.special("A", "witch-scroll", "e6"), "cluster-witch") == 3


def test_ws_proph_03_unconnected_symbols_do_not():
    table = cluster_of(4).tile("A", "witch-pentagram", "b2", "b1").special("A", "witch-scroll", "b3")
    assert worth(table, "cluster-witch") == 3
    table = cluster_of(3).tile("A", "witch-pentagram", "b2", "b1").special("A", "witch-scroll", "b3")
    assert worth(table, "cluster-witch") == 1  # five symbols in all, but three and two


def test_ws_proph_03_a_cluster_may_do_without_the_printed_symbol():
    table = a_table("A", "B").crystals("A")
    table.tile("A", "energy-witch", "b1", "b2").tile("A", "crystal-witch", "c1", "c2")
    table.tile("A", "witch-wand", "b3", "b4").tile("A", "witch-pentagram", "c3", "d3")
    assert worth(table, "cluster-witch") == 3


@pytest.mark.parametrize(
    ("standing", "points"),
    [
        ((), 1),
        (("forest-ne",), 3),
        (("forest-ne", "village-ne"), 5),
        (("forest-ne", "village-ne", "tower-e"), 7),
        (("forest-ne", "tower-e"), 3),  # without the second, the third does not count
        (("village-ne", "tower-e"), 1),  # without the first, nothing does
        (("forest-ne", "forest-se", "forest-sw"), 3),
    ],
)
def test_ws_proph_04_witches_at_different_types_in_the_printed_order(standing, points):
    table = a_table("A", "B").standing("A", *standing)
    assert worth(table, "witches-forest-village-tower") == points


@pytest.mark.parametrize(
    ("prophecy", "places"),
    [
        ("witches-forests", ("forest-ne", "forest-se", "forest-sw", "forest-nw")),
        ("witches-villages", ("village-nw", "village-ne", "village-se", "village-sw")),
        ("witches-castles", ("castle-s", "castle-w", "castle-n", "castle-e")),
        ("witches-towers", ("tower-e", "tower-s", "tower-w")),
    ],
)
def test_ws_proph_05_witches_at_one_type(prophecy, places):
    table = a_table("A", "B").standing("B", *places[:3])
    assert worth(table, prophecy) == 1
    for place, points in zip(places, (3, 5, 7, 7), strict=False):
        assert worth(table.standing("A", place), prophecy) == points


def test_ws_proph_06_locations_joined_by_own_complete_connections():
    table = joined(("tower-n", "castle-n"))
    assert worth(table, "connect-castle-castle-village") == 3
    table = joined(("castle-n", "tower-n"), ("castle-n", "village-ne"), ("village-ne", "castle-e"))
    assert worth(table, "connect-castle-castle-village") == 7


def test_ws_proph_06_the_first_type_must_be_joined_first():
    table = joined(("tower-n", "village-ne"))
    assert worth(table, "connect-castle-castle-village") == 1
    table.connection("A", "tower-n", "castle-n")
    assert worth(table, "connect-castle-castle-village") == 3  # the village still waits for a castle
    table.connection("A", "village-ne", "castle-e")
    assert worth(table, "connect-castle-castle-village") == 7


def test_ws_proph_06_unfinished_and_foreign_connections_do_not_join():
    table = joined(("tower-n", "village-ne"))
    assert worth(table, "connect-village-village-tower") == 3
    table.connection("A", "village-ne", "castle-e", units=2).standing("A", "castle-e", "castle-n")
    table.connection("B", "tower-e", "castle-e")
    assert worth(table, "connect-castle-castle-village") == 1


def test_ws_proph_07_a_type_printed_twice_needs_two_locations():
    table = joined(("tower-n", "village-ne"), ("forest-ne", "village-ne"), ("tower-e", "forest-ne"))
    assert worth(table, "connect-village-village-tower") == 3  # one village, one foreign tower
    table.connection("A", "castle-n", "village-ne").connection("A", "castle-n", "village-nw")
    assert worth(table, "connect-village-village-tower") == 7


def test_ws_proph_08_a_black_tower_is_foreign_occupied_or_not():
    table = a_table("A", "B")
    assert worth(table, "witches-towers") == 1  # the Big Witch stands on the own tower
    assert worth(table.standing("A", "tower-e"), "witches-towers") == 3  # B's
    assert worth(table.standing("A", "tower-s"), "witches-towers") == 5  # nobody's
    assert worth(a_table("A", "B").standing("B", "tower-n"), "witches-towers", "B") == 3  # A's


def test_ws_proph_08_the_own_tower_is_not_joined_as_a_foreign_one():
    table = joined(("tower-n", "forest-ne"))
    assert worth(table, "connect-tower-tower-forest") == 1
    assert worth(table.connection("A", "tower-e", "forest-ne"), "connect-tower-tower-forest") == 3


def test_ws_proph_08_a_purple_tower_is_the_own_one():
    data = deepcopy(dict(house().data))
    scroll = next(row for row in data["pieces"]["scrolls"] if row["id"] == "witches-castles")
    scroll["locations"] = ["own-tower", "castle", "foreign-tower"]
    table = a_table("A", "B", edition=read(data, "purple")).standing("B", "tower-n", "castle-n")
    assert worth(table, "witches-castles") == 3  # the Big Witch
    assert worth(table.standing("A", "tower-e"), "witches-castles") == 3  # no castle yet
    assert worth(table.standing("A", "castle-n"), "witches-castles") == 7
    assert worth(table, "witches-castles", "B") == 7


def test_ws_proph_09_lying_witches_are_at_no_location():
    table = a_table("A", "B").lying("A", 5)
    for prophecy in ("witches-towers", "witches-castles", "witches-forest-village-tower"):
        assert worth(table, prophecy) == 1


def test_ws_proph_09_the_big_witch_stands_on_the_own_tower_only():
    table = a_table("A", "B").standing("A", "castle-n", "forest-ne")
    assert worth(table, "witches-castle-forest-tower") == 5
    assert worth(table.standing("A", "tower-w"), "witches-castle-forest-tower") == 7


def test_ws_proph_10_the_rank_at_the_witchstone():
    table = a_table("A", "B", "C", "D")
    assert worth(table, "witchstone-rank") == 1
    for seat in "CADB":
        table.standing(seat, "witchstone")
    assert [worth(table, "witchstone-rank", seat) for seat in "CADB"] == [7, 5, 3, 1]


@pytest.mark.parametrize(
    ("witches", "points"),
    [(1, 1), (4, 1), (5, 3), (6, 3), (7, 5), (8, 5), (9, 7), (12, 7)],
)
def test_ws_proph_11_witches_on_the_board(witches, points):
    # The Big Witch, and the others lying or standing.
    assert worth(a_table("A", "B").lying("A", witches - 1), "witches-on-board") == points
    if witches > 3:
        table = a_table("A", "B").standing("A", "castle-n", "castle-e").lying("A", witches - 3)
        assert worth(table, "witches-on-board") == points


@pytest.mark.parametrize(("lying", "points"), [(0, 1), (1, 3), (2, 5), (3, 7), (4, 7), (9, 7)])
def test_ws_proph_12_witches_lying_beside_the_tower(lying, points):
    table = a_table("A", "B").lying("A", lying).standing("A", "castle-n", "castle-s")
    assert worth(table, "witches-lying") == points


@pytest.mark.parametrize(
    ("space", "points"),
    [(0, 1), (8, 1), (11, 1), (12, 3), (15, 3), (16, 5), (19, 5), (20, 7), (22, 7)],
)
def test_ws_proph_13_silver_spaces_reached_or_passed(space, points):
    assert worth(a_table("A", "B").wand(A=space), "silver-spaces") == points


@pytest.mark.parametrize(("tiles", "points"), [(0, 1), (1, 1), (2, 3), (3, 5), (4, 7), (5, 7)])
def test_ws_proph_14_special_tiles_in_the_cauldron_or_beside_the_screen(tiles, points):
    specials = ("energy-witch", "wand-scroll", "energy-wand", "crystal-scroll", "witch-wand")[:tiles]
    table = a_table("A", "B")
    for tile, space in zip(specials, ("d3", None, "d5", None, None), strict=False):
        table.special("A", tile, space)
    assert worth(table, "special-tiles") == points


@pytest.mark.parametrize(
    ("kept", "used", "points"),
    [(0, 0, 1), (1, 1, 1), (2, 1, 3), (3, 0, 3), (0, 4, 5), (3, 2, 7), (4, 4, 7)],
)
def test_ws_proph_15_scrolls_used_and_unused_and_this_one_too(kept, used, points):
    table = a_table("A", "B")
    table.scrolls("A", *("single", "double-wand", "crystals", "chips")[:kept])
    table.used("A", *("single", "double-energy", "double-scroll", "double-crystal")[:used])
    assert worth(table, "scrolls") == points


@pytest.mark.parametrize(("chips", "points"), [(3, 1), (4, 3), (5, 5), (6, 5), (7, 7), (9, 7)])
def test_ws_proph_16_magic_chips(chips, points):
    table = a_table("A", "B").chips("A", *(("points", "wand", "witch") * 3)[:chips])
    assert worth(table, "chips") == points


@pytest.mark.parametrize(("crystals", "points"), [(2, 1), (3, 3), (4, 5), (5, 7), (6, 7)])
def test_ws_proph_17_own_colour_crystals_in_the_rack(crystals, points):
    table = a_table("A", "B").crystals("A").crystals("B")
    table.shelf("wand", A=crystals // 2, B=1).shelf("bottom", A=crystals - crystals // 2, B=1)
    assert worth(table, "crystals") == points


def test_ws_proph_17_black_and_laid_aside_crystals_do_not_count():
    table = a_table("A", "B").crystals("A", black="b1")  # six lie beside the screen
    table.shelf("wand", A=2).batch("A", "crystal", 1)
    table.play("A crystal b1 witch", "A shelve black witch")
    assert table.player("A")["crystals_aside"] == 4
    assert worth(table, "crystals") == 1


# -- points of one prophecy alone -----------------------------------------------------------------


def with_points(prophecy, points):
    """A box in which one prophecy has points of its own: only its entry changes."""
    data = deepcopy(dict(house().data))
    entry = next(each for each in data["pieces"]["scrolls"] if each["id"] == prophecy)
    entry["points"] = points
    return read(data, "box")


def test_ws_proph_01_one_prophecy_may_have_points_of_its_own():
    box = with_points("witches-lying", [0, 4, 8, 20])
    for lying, points in ((0, 0), (1, 4), (2, 8), (3, 20)):
        table = a_table("A", "B", edition=box).lying("A", lying)
        assert worth(table, "witches-lying") == points
    assert worth(a_table("A", "B", edition=box).chips("A", *["wand"] * 7), "chips") == 7


def test_view_page_and_terminal_are_told_the_points_of_one_prophecy():
    box = with_points("witches-lying", [0, 4, 8, 20])
    table = a_table("A", "B", edition=box).scrolls("A", "witches-lying", "chips").lying("A", 2)
    view = table.state.view(0)
    assert view["scrolls"]["witches-lying"]["points"] == [0, 4, 8, 20]
    assert view["scrolls"]["chips"]["points"] == [1, 3, 5, 7]
    now = view["players"][0]["degrees"]["witches-lying"]
    shown = str(GAMES["witchstone"].draw(view, box))
    assert (view["scrolls"]["witches-lying"]["points"][now], "8 points" in shown) == (8, True)


def test_bots_follow_the_points_of_one_prophecy():
    worths = []
    for box in (house(), with_points("chips", [1, 3, 12, 30])):
        table = a_table("A", "B", edition=box).display("chips", "scrolls", "crystals")
        table.batch("A", "scroll", 3)
        actions = [action for action in table.state.legal(0) if isinstance(action, TakeScroll)]
        instinct = GAMES["witchstone"].mind.instinct(table.state, 0, actions)
        picked = GAMES["witchstone"].apprentice(Place(table.state, 0), Random(1))
        owner = Valuation(table.scrolls("A", "chips").state, 0).bump[CHIPS]
        worths.append((instinct, picked, owner))
    (plain, _, less), (dear, picked, more) = worths
    assert dear[0] > plain[0] and dear[1:] == plain[1:]
    assert picked == TakeScroll(1)
    assert more > less


def test_only_prophecies_have_points():
    with pytest.raises(BadEdition, match=r"pieces\.scrolls\.single\.points: only prophecies score"):
        with_points("single", [0, 4, 8, 20])
