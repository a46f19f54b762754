"""What actions are called in Witchstone, how early a long list names them, which rules allow them."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.witchstone.table import GAME, LETTERS, a_deal, a_table
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.components import house, read

TO_THE_BOTTOM = "on the bottom shelf and take a chip"


def label(table, move):
    """An action in English; also one that is not offered."""
    return str(table.state.label(GAME.parse(move)))


def prominence(table, move):
    return table.state.prominence(GAME.parse(move))


def clauses(table, move):
    seat, _, notation = move.partition(" ")
    return table.state.clauses(LETTERS.index(seat), GAME.parse(notation))


# -- set-up and tiles ------------------------------------------------------------------------------


def test_a_tower_is_named_with_its_chip():
    table = a_deal().chip("tower-n", "wand").chip("tower-e", "points").chip("tower-s", None)
    assert label(table, "tower tower-n") == "Stand your Big Witch on the north tower (chip: wand)"
    assert label(table, "tower tower-e") == "Stand your Big Witch on the east tower (chip: 3 points)"
    assert label(table, "tower tower-s") == "Stand your Big Witch on the south tower (no chip)"
    assert label(table, "tower nowhere") == "Stand your Big Witch on nowhere (no chip)"


def placing():
    """B places a tile; energy lies on c3 and a witch on c4, a wand is printed on d1."""
    return a_table("A", "B").tile("B", "energy-witch", "c3", "c4").turn("B")


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("place energy-wand d3 d2", "Place energy/wand on d3 and d2: 2 energy, 2 wand"),
        ("place energy-wand d2 d3", "Place energy/wand on d2 and d3: 1 energy, 1 wand"),
        ("place witch-wand d5 e4", "Place witch/wand on d5 and e4: 2 witch, 1 wand"),
        ("place witch-wand nowhere d2", "Place witch/wand on nowhere and d2: 0 witch, 2 wand"),
        ("place witch-wand d5 nowhere", "Place witch/wand on d5 and nowhere: 2 witch, 0 wand"),
        ("place nonsense d2 e2", "Place nonsense on d2 and e2: 1 energy, 1 energy"),
    ],
)
def test_a_placement_is_named_with_the_clusters_of_both_halves(move, says):
    assert label(placing(), move) == says


def test_placements_are_named_the_earlier_the_larger_their_clusters_are():
    assert prominence(placing(), "place energy-wand d3 d2") == 4
    assert prominence(placing(), "place witch-wand d5 e4") == 3
    assert prominence(placing(), "place witch-wand nowhere nowhere") == 0


def test_giving_up_and_beginning_are_named_plainly():
    assert label(placing(), "discard energy-wand") == "Give up energy/wand"
    assert label(placing(), "first wand") == "Begin with wand"


# -- the six action types --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ends", "says"),
    [
        ("tower-e village-se", "the east tower and the south-east village (1 of 3)"),
        ("tower-e castle-e", "the east tower and the east castle (completes it: 1 point)"),
        ("tower-e forest-ne", "the east tower and the north-east forest (completes it: 3 points)"),
        ("forest-ne tower-e", "the north-east forest and the east tower (completes it: 3 points)"),
        ("castle-e village-ne", "the east castle and the north-east village (2 of 3)"),
        ("tower-e tower-n", "the east tower and the north tower (0 of 0)"),
        ("nowhere tower-e", "nowhere and the east tower (0 of 0)"),
    ],
)
def test_energy_is_named_with_the_units_there_would_be(ends, says):
    table = a_table("A", "B").connection("B", "tower-e", "forest-ne", units=1)
    table.connection("A", "castle-e", "village-ne", units=1).batch("B", "energy", 2)
    assert label(table, f"energy {ends}") == f"Lay energy between {says}"


def sending():
    """A has a lying witch; the castle and the Witchstone are near, the village is across B's way."""
    table = a_table("A", "B").lying("A", 1).connection("A", "tower-n", "castle-n")
    table.connection("A", "tower-n", "witchstone").connection("B", "castle-n", "village-ne")
    table.chip("castle-n", "witch").chip("village-ne", None).chip("forest-ne", "points")
    return table.batch("A", "witch", 2)


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("witch", "Lay a witch beside your tower"),
        ("send castle-n", "Send a witch to the north castle for 1 action (chip: witch)"),
        ("send village-ne", "Send a witch to the north-east village for 2 actions"),
        ("send witchstone", "Send a witch to the Witchstone for 1 action (bonus space: 5)"),
        ("send forest-ne", "Send a witch to the north-east forest for 0 actions (chip: 3 points)"),
        ("send nowhere", "Send a witch to nowhere for 0 actions"),
    ],
)
def test_a_witch_is_named_with_her_price_and_what_she_finds(move, says):
    assert label(sending(), move) == says


@pytest.mark.parametrize(
    ("others", "says"),
    [
        ("B", " (bonus space: 3)"),
        ("BC", " (bonus space: 2)"),
        ("BCD", " (bonus space: 1)"),
        ("BCDA", ""),
    ],
)
def test_the_next_bonus_space_of_the_witchstone_is_named(others, says):
    table = a_table(*"ABCD").connection("A", "tower-n", "witchstone")
    for seat in others:
        table.standing(seat, "witchstone")
    assert label(table, "send witchstone") == f"Send a witch to the Witchstone for 1 action{says}"


def test_without_a_tower_a_witch_has_no_price():
    table = a_deal().chip("castle-n", "wand")
    says = "Send a witch to the north castle for 0 actions (chip: wand)"
    assert label(table, "send castle-n") == says


@pytest.mark.parametrize(
    ("space", "owls_taken", "steps", "says"),
    [
        (1, 0, 1, "1 step, to the special tile energy/witch"),
        (1, 0, 2, "2 steps, onto a light space"),
        (3, 0, 2, "2 steps, to the owl worth 7"),
        (3, 2, 2, "2 steps, to the owl worth 5"),
        (3, 5, 2, "2 steps, onto an owl space without owls"),
        (13, 0, 1, "1 step, onto an empty hexagon"),
        (13, 0, 4, "4 steps, to the special tile energy/witch"),
    ],
)
def test_a_walk_is_named_with_what_lies_at_its_end(space, owls_taken, steps, says):
    table = a_table("A", "B").hexagons("energy-witch", "crystal-wand", None).pentagram(B=space)
    table.owls_taken(owls_taken, 0).batch("B", "pentagram", 4)
    assert label(table, f"walk {steps}") == f"Walk {says}"


def a_cauldron():
    """B moves crystals: a coloured one lies on c3, the black one on c4."""
    return a_table("A", "B").crystals("B", "c3", black="c4").batch("B", "crystal", 3)


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("crystal c3 c2", "Move the crystal from c3 to c2 for 1"),
        ("crystal c4 c2", "Move the black crystal from c4 to c2 for 2"),
        ("crystal c3 witch", "Move the crystal from c3 out to witch for 3"),
        ("crystal c4 witch", "Move the black crystal from c4 out to witch for 4"),
        ("crystal nowhere witch", "Move the crystal from nowhere out to witch for 0"),
        ("crystal nowhere c2", "Move the crystal from nowhere to c2 for 0"),
        ("crystal c3 nowhere", "Move the crystal from c3 to nowhere for 0"),
        ("remove c3", "Take the crystal on c3 out improperly for 1 point"),
        ("remove c4", "Take the black crystal on c4 out improperly for 1 point"),
        ("remove nowhere", "Take the crystal on nowhere out improperly for 1 point"),
    ],
)
def test_crystals_are_named_with_their_colour_and_the_price(move, says):
    assert label(a_cauldron(), move) == says


def test_a_move_says_whether_it_leads_out():
    def where(move):
        return a_cauldron().state.label(GAME.parse(move)).args["where"]

    assert where("crystal c3 witch") == "rim"
    assert where("crystal c3 c2") == "space"


def test_the_next_removal_is_named_with_its_own_price():
    table = a_cauldron()
    table.play("B remove c3")
    assert label(table, "remove c4") == "Take the black crystal on c4 out improperly for 2 points"


def test_ways_out_are_named_before_steps_inside_and_removals_last():
    table = a_cauldron()
    moves = ["crystal c3 witch", "crystal c3 c2", "remove c3"]
    assert [prominence(table, move) for move in moves] == [-1, -2, -3]
    assert prominence(table, "close") == 0


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("shelve own witch", "coloured crystal on the witch shelf: 2 witch actions"),
        ("shelve black wand", "black crystal on the wand shelf: 4 wand actions"),
        ("bottom own wand scroll", f"coloured crystal (wand) {TO_THE_BOTTOM}: 1 scroll"),
        ("bottom black wand scroll", f"black crystal (wand) {TO_THE_BOTTOM}: 3 scroll"),
        ("bottom own wand points", f"coloured crystal (wand) {TO_THE_BOTTOM}: 3 points"),
        ("bottom black wand points", f"black crystal (wand) {TO_THE_BOTTOM}: 5 points"),
    ],
)
def test_a_shelf_is_named_with_what_it_brings(move, says):
    assert label(a_cauldron(), move) == f"Put the {says}"


def advancing(**spaces):
    """B has six steps, three witches on the board, a scroll and a chip."""
    table = a_table("A", "B").wand(**spaces).lying("B", 2).scrolls("B", "single").chips("B", "points")
    return table.batch("B", "wand", 6)


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        (1, "1 step on the wand: 3 points for witches on the board (gives up 5)"),
        (2, "2 steps on the wand: 3 points for witches on the board (gives up 4)"),
        (3, "3 steps on the wand: 3 points for witches on the board, 2 witch (gives up 3)"),
        (
            5,
            "5 steps on the wand: 3 points for witches on the board, 2 witch, 1 point for scrolls"
            " (gives up 1)",
        ),
        (6, "6 steps on the wand: 3 points for witches on the board, 4 witch, 1 point for scrolls"),
    ],
)
def test_an_advance_is_named_with_the_spaces_it_crosses(steps, says):
    assert label(advancing(B=7, A=13), f"advance {steps}") == f"Advance {says}"


def test_an_advance_over_light_spaces_brings_nothing():
    assert label(advancing(B=8), "advance 1") == "Advance 1 step on the wand (gives up 5)"
    assert label(advancing(B=8).turn("B"), "advance 1") == "Advance 1 step on the wand"


def test_an_advance_ends_on_the_last_space_and_gives_up_no_less_than_nothing():
    says = "Advance 9 steps on the wand: 0 points for special tiles"
    assert label(advancing(B=21), "advance 9") == says


def test_a_scroll_is_named_with_its_position():
    table = a_table("A", "B").display("single", "chips").batch("A", "scroll", 2)
    assert label(table, "scroll 1") == "Take the Single spell from position 1"
    assert label(table, "scroll 2") == "Take the prophecy Magic chips from position 2"
    assert label(table, "scroll 3") == "Take  from position 3"
    assert label(table, "scroll 0") == "Take  from position 0"


def test_a_spell_is_named_with_what_it_adds():
    table = a_table("A", "B").batch("A", "scroll", 2)
    assert label(table, "spell single") == "Play the Single spell: 1 more"
    assert label(table, "spell double-wand") == "Play the spell Double Wand: 2 more"
    assert label(table, "spell chips") == "Play the prophecy Magic chips: 0 more"
    assert label(table, "spell nonsense") == "Play nonsense: 0 more"


def test_a_word_that_is_no_scroll_adds_nothing_whatever_scrolls_there_are():
    data = deepcopy(dict(house().data))
    data["pieces"]["scrolls"].reverse()  # spells come last
    data["meta"]["edition"] = "reversed"
    table = a_table("A", "B", edition=read(data, "reversed"))
    assert label(table, "spell nonsense") == "Play nonsense: 0 more"


# -- bonuses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("use chip wand", "(chip): 1 wand"),
        ("use vial wand", "(vial): 2 wand"),
        ("use black-chip energy", "(chip of the black crystal): 3 energy"),
        ("use hexagon scroll", "(empty hexagon): 2 scroll"),
        ("use energy-witch witch", "(energy/witch): 2 witch"),
        ("use energy-witch scroll", "(energy/witch): 0 scroll"),
        ("use chip energy", "(chip): 0 energy"),
    ],
)
def test_a_bonus_is_named_with_its_actions(move, says):
    table = a_table("A", "B").batch("A", "witch", 2)
    table.holds("chip wand", "vial wand", "black-chip energy", "hexagon", "energy-witch")
    assert label(table, move) == f"Use the bonus {says}"


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("lay energy-witch d4", "energy/witch on d4 for good: clusters of 2 energy, 1 witch"),
        ("lay witch-wand d2", "witch/wand on d2 for good: clusters of 1 witch, 2 wand"),
        ("lay energy-nonsense d4", "energy-nonsense on d4 for good: clusters of 2 energy"),
        ("lay nonsense d4", "nonsense on d4 for good: clusters of none"),
        ("lay energy-witch nowhere", "energy/witch on nowhere for good: clusters of none"),
    ],
)
def test_a_special_tile_is_named_with_the_clusters_it_would_belong_to(move, says):
    table = a_table("A", "B").crystals("B").tile("B", "energy-scroll", "d3", "c2")
    table.batch("B", "wand", 2)
    assert label(table, move) == f"Lay the special tile {says}"


def test_ending_a_phase_names_what_is_given_up():
    def ending(symbol, actions, *bonuses):
        return label(a_table("A", "B").batch("A", symbol, actions).holds(*bonuses), "close")

    assert ending("witch", 2) == "End the witch phase, giving up 2 witch actions"
    assert ending("scroll", 2) == "End the scroll phase, giving up the scroll"
    says = "End the witch phase; bonuses left unused: 2 times a wand chip, a scroll vial"
    assert ending("witch", 0, "chip wand", "vial scroll", "chip wand") == says


def test_closing_an_inner_batch_gives_up_no_bonus():
    table = a_table("A", "B").batch("A", "witch", 2).holds("chip wand", "vial energy")
    table.play("A use vial energy")
    assert label(table, "close") == "Close the energy batch, giving up 2 energy actions"


def test_closing_in_set_up_leaves_the_chip_unused():
    table = a_deal().chip("tower-n", "witch")
    table.play("B tower tower-n")
    assert label(table, "close") == "Leave the chip unused"


def test_closing_without_a_batch_names_nothing():
    assert label(a_table("A", "B"), "close") == "Close the  batch"


# -- the rules that allow them ---------------------------------------------------------------------


def rim_of_a():
    """A has moved a crystal onto the witch symbol of the rim."""
    table = a_table("A", "B").crystals("A", "b1", "c3").batch("A", "crystal", 2)
    table.play("A crystal b1 witch")
    return table


def ordering():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.play("A place energy-witch d2 d3")
    return table


def working(symbol, *bonuses):
    return a_table("A", "B").lying("A", 1).batch("A", symbol, 2).holds(*bonuses)


@pytest.mark.parametrize(
    ("table", "move", "named"),
    [
        (a_deal, "B tower tower-n", "WS-SETUP-10 WS-SETUP-11"),
        (lambda: a_table("A", "B").hand("A", "energy-witch"), "A place energy-witch d2 d3",
         "WS-TURN-02 WS-TURN-03"),
        (lambda: a_table("A", "B").hand("A", "energy-witch").fill("A", *SPACES),
         "A discard energy-witch", "WS-TURN-10"),
        (ordering, "A first energy", "WS-TURN-05"),
        (lambda: working("energy"), "A energy tower-n castle-n", "WS-ENERGY-01 WS-ENERGY-02"),
        (lambda: working("energy"), "A energy castle-n tower-n", "WS-ENERGY-01 WS-ENERGY-02"),
        (lambda: working("witch"), "A witch", "WS-WITCH-01"),
        (sending, "A send castle-n", "WS-WITCH-01 WS-WITCH-07"),
        (lambda: working("pentagram"), "A walk 1", "WS-PENTA-01"),
        (a_cauldron, "B crystal c3 c2", "WS-CRYSTAL-01 WS-CRYSTAL-02"),
        (a_cauldron, "B remove c3", "WS-CRYSTAL-20 WS-CRYSTAL-21"),
        (rim_of_a, "A shelve own witch", "WS-CRYSTAL-07 WS-CRYSTAL-08"),
        (lambda: rim_of_a().table_chips("wand"), "A bottom own witch wand",
         "WS-CRYSTAL-07 WS-CRYSTAL-09"),
        (lambda: working("wand"), "A advance 1", "WS-WAND-01 WS-WAND-02"),
        (lambda: working("scroll"), "A scroll 1", "WS-SCROLL-02"),
        (lambda: working("witch").scrolls("A", "single"), "A spell single", "WS-SPELL-01 WS-SPELL-07"),
        (lambda: working("witch", "chip wand"), "A use chip wand", "WS-BONUS-03 WS-BONUS-04"),
        (lambda: working("witch", "energy-witch"), "A lay energy-witch d2", "WS-PENTA-07"),
        (lambda: working("witch"), "A close", "WS-BONUS-11 WS-BONUS-13"),
    ],
)  # fmt: skip
def test_an_action_names_the_rules_that_allow_it(table, move, named):
    assert clauses(table(), move) == tuple(named.split())


def test_closing_an_inner_batch_ends_no_phase():
    table = working("witch", "vial energy")
    table.play("A use vial energy")
    assert clauses(table, "A close") == ("WS-BONUS-11",)


def test_closing_in_set_up_has_a_rule_of_its_own():
    table = a_deal().chip("tower-n", "witch")
    table.play("B tower tower-n")
    assert clauses(table, "B close") == ("WS-SETUP-13",)
