"""Editions of Witchstone: mistakes are named by their entry, and odd boxes can be played."""

from __future__ import annotations

import copy
import gc
import pickle
import weakref
from random import Random

import msgspec
import pytest

from tests.games.witchstone.table import a_deal, a_table
from witchtable import GAMES, Match
from witchtable.engine.errors import BadEdition
from witchtable.games.witchstone import components
from witchtable.games.witchstone.rules.offers import Offers

GAME = GAMES["witchstone"]


def a_box():
    return copy.deepcopy(dict(GAME.edition().data))


def problems(data):
    with pytest.raises(BadEdition) as found:
        components.read(data, "my box")
    return found.value.problems


def problems_with(path, value):
    """What is wrong with the house edition after one change; `path` as in the messages."""
    data = a_box()
    change(data, path, value)
    return problems(data)


def change(data, path, value):
    """Set the value at a dotted path; in a list, a name finds the entry with that id."""
    *way, last = path.split(".")
    for step in way:
        data = data[step] if isinstance(data, dict) else next(r for r in data if r["id"] == step)
    data[last] = value


def without(path, *ids):
    """The house edition's list at a path, without some entries."""
    rows = a_box()
    for step in path.split("."):
        rows = rows[step]
    return [row for row in rows if (row["id"] if isinstance(row, dict) else row) not in ids]


def wand_with(*spaces):
    return [*a_box()["wand"]["spaces"], *spaces]


def connections_with(*connections):
    return [*a_box()["pieces"]["connections"], *connections]


PAIRS = a_box()["pieces"]["special_tiles"]


MISTAKES = [
    # Typing mistakes: what cannot be read at all.
    ("meta.game", "witchdom", "meta.game: expected 'witchstone'"),
    ("meta.schema", 2, "meta.schema: expected 1"),
    ("meta.edition", "two\nlines", "meta.edition: "),
    ("setup.turns", 0, "setup: turns: "),
    ("setup.turns", "11", "setup: turns: "),
    ("setup.open_tile", 5, "setup: Object contains unknown field"),
    ("handicap.open_tiles", [0, 2], "handicap: open_tiles: "),
    ("scoring.connection", [1, 3], "scoring: connection: "),
    ("scoring.standing_witch", -2, "scoring: standing_witch: "),
    ("scoring.prophecy", [1, 3, 5, 700], "scoring: prophecy[3]: "),
    ("rack.symbol_actions", 0, "rack: symbol_actions: "),
    ("rack.symbol_vials", {"5": 6}, "rack: symbol_vials: "),
    ("pentagram.spaces", ["light", "dark"], "pentagram: spaces[1]: "),
    ("wand.last", 0, "wand: last: "),
    ("wand.spaces", [{"at": 0, "bonus": "energy", "actions": 1}], "wand: spaces[0].at: "),
    ("wand.spaces", [{"at": 1, "bonus": "moon", "actions": 1}], "wand: spaces[0].bonus: "),
    ("wand.spaces", [{"at": 1, "scores": "owls", "points": 1}], "wand: spaces[0].scores: "),
    ("cauldron.black_crystal", "centre", "cauldron: black_crystal: "),
    ("cauldron.crystals", [], "cauldron: crystals: "),
    ("cauldron.crystals", ["a2", "a3", "b1", "b2", "b3", "b4", "b5"], "cauldron: crystals: "),
    ("pieces.chips", {}, "pieces.chips: expected a list of entries"),
    ("pieces.locations", None, "pieces.locations: expected a list of entries"),
    ("pieces.scrolls", ["single"], "pieces.scrolls, entry 1: "),
    ("cauldron.rim.energy.arrows", [], "cauldron: rim[0].arrows: "),
    ("pieces.chips.energy.count", -1, "pieces.chips.energy: count: "),
    ("pieces.chips.energy.id", "moon", "pieces.chips.moon: id: "),
    ("pieces.locations.castle-n.type", "inn", "pieces.locations.castle-n: type: "),
    ("pieces.locations.castle-n.id", "Castle", "pieces.locations.Castle: id: "),
    ("pieces.locations.castle-n.id", "castle-e", "pieces.locations.castle-e: this id stands twice"),
    ("pieces.connections", connections_with(["castle-n", "forest-ne", 4]), "pieces.connections: "),
    ("pieces.connections", connections_with(["castle-n", "forest-ne"]), "pieces.connections: "),
    ("pieces.scrolls.single.copies", 0, "pieces.scrolls.single: copies: "),
    ("pieces.scrolls.single.add", 2, "pieces.scrolls.single: Object contains unknown field"),
    ("pieces.scrolls.single.symbol", "moon", "pieces.scrolls.single: symbol: "),
    ("pieces.scrolls.chips.counts", "owls", "pieces.scrolls.chips: counts: "),
    ("pieces.scrolls.chips.at_least", [4, 5], "pieces.scrolls.chips: at_least: "),
    ("pieces.hex_tile", [], "pieces.hex_tile: unknown"),
    ("extras", {"moon": 1}, "extras: unknown table"),
    # Tiles.
    ("pieces.hex_tiles", [*PAIRS[1:], "energy-moon"], "pieces.hex_tiles.energy-moon: unknown 'moon'"),
    ("pieces.hex_tiles", [*PAIRS[1:], "energy"], "pieces.hex_tiles.energy: expected two different"),
    ("pieces.hex_tiles", [*PAIRS[1:], "wand-wand"], "pieces.hex_tiles.wand-wand: expected two"),
    ("pieces.hex_tiles", [*PAIRS[1:], PAIRS[1]], "pieces.hex_tiles: energy-witch stands twice"),
    ("pieces.special_tiles", [*PAIRS[1:], "wand-wand"], "pieces.special_tiles.wand-wand: expected"),
    ("pieces.special_tiles", [*PAIRS[1:], "energy-moon"], "pieces.special_tiles.energy-moon: unkn"),
    ("pieces.special_tiles", [*PAIRS, "black-chip"], "pieces.special_tiles: an id that means"),
    ("pieces.hex_tiles", PAIRS[:10], "setup.turns: more than hex tiles"),
    ("handicap.returned", 5, "handicap.returned: too few hex tiles remain"),
    ("handicap.open_tiles", [0, 2, 12], "handicap.returned: too few hex tiles remain"),
    ("handicap.open_tiles", [1, 2, 3], "handicap.open_tiles: expected none at level 1"),
    ("handicap.open_tiles", [0, 0, 3], "handicap.open_tiles: expected none at level 1"),
    # The crystal ball.
    ("pieces.locations.castle-n.type", "witchstone", "pieces.locations: expected one witchstone"),
    ("pieces.locations.witchstone.type", "castle", "pieces.locations: expected one witchstone"),
    ("pieces.locations.tower-n.type", "castle", "pieces.locations: expected at least 4 towers"),
    (
        "pieces.connections",
        connections_with(["castle-n", "moon", 1]),
        "pieces.connections, castle-n to moon: unknown 'moon'",
    ),
    (
        "pieces.connections",
        connections_with(["castle-n", "castle-n", 1]),
        "pieces.connections, castle-n to castle-n: joins a location to itself",
    ),
    (
        "pieces.connections",
        connections_with(["castle-n", "tower-n", 2]),
        "pieces.connections, castle-n to tower-n: stands twice",
    ),
    # The cauldron.
    ("cauldron.black_crystal", "h1", "cauldron: unknown 'h1'"),
    ("cauldron.crystals", ["b3", "d8"], "cauldron: unknown 'd8'"),
    ("cauldron.crystals", ["b3", "b3"], "cauldron: b3 stands twice"),
    ("cauldron.crystals", ["b3", "a1"], "cauldron: a1 stands twice"),
    ("cauldron.black_crystal", "f3", "cauldron: f3 stands twice"),
    ("cauldron.rim.energy.arrows", ["e1", "z9"], "cauldron.rim.energy: unknown 'z9'"),
    ("cauldron.rim.energy.id", "wand", "cauldron.rim: expected every symbol once"),
    ("cauldron.rim", without("cauldron.rim", "wand"), "cauldron.rim: expected every symbol once"),
    ("cauldron.printed.a1.symbol", "wand", "cauldron.printed: expected every symbol once"),
    (
        "cauldron.printed",
        without("cauldron.printed", "a1"),
        "cauldron.printed: expected every symbol once",
    ),
    # Pentagram and wand.
    ("pentagram.spaces", ["light", "hexagon"], "pentagram.spaces: expected an owl space"),
    ("pentagram.spaces", ["light", "owl"], "pentagram.spaces: expected a hexagonal space"),
    ("pieces.special_tiles", PAIRS[:2], "pieces.special_tiles: fewer than hexagonal spaces"),
    ("pentagram.owls", [3, 4, 5, 6, 7], "pentagram.owls: expected the highest first"),
    (
        "wand.spaces",
        wand_with({"at": 2, "bonus": "energy", "actions": 1}),
        "wand.spaces: 2 stands twice",
    ),
    ("wand.last", 20, "wand.spaces, 22: lies beyond the last space"),
    ("wand.spaces", wand_with({"at": 1}), "wand.spaces, 1: expected a bonus with actions, or"),
    ("wand.spaces", wand_with({"at": 1, "bonus": "wand"}), "wand.spaces, 1: expected a bonus"),
    ("wand.spaces", wand_with({"at": 1, "scores": "chips"}), "wand.spaces, 1: expected a bonus"),
    (
        "wand.spaces",
        wand_with({"at": 1, "bonus": "wand", "actions": 1, "points": 1}),
        "wand.spaces, 1: expected a bonus",
    ),
    (
        "wand.spaces",
        wand_with({"at": 1, "bonus": "wand", "actions": 1, "scores": "chips"}),
        "wand.spaces, 1: expected a bonus",
    ),
    (
        "wand.spaces",
        wand_with({"at": 1, "bonus": "wand", "actions": 1, "scores": "chips", "points": 1}),
        "wand.spaces, 1: expected a bonus",
    ),
    # Scrolls.
    ("pieces.scrolls.single.adds", 0, "pieces.scrolls.single.adds: missing"),
    ("pieces.scrolls.single.symbol", None, "pieces.scrolls.single.symbol: missing"),
    ("pieces.scrolls.single.at_least", [1, 2, 3], "pieces.scrolls.single: a spell has no loc"),
    ("pieces.scrolls.single.locations", ["castle"] * 3, "pieces.scrolls.single: a spell has no"),
    ("pieces.scrolls.chips.adds", 1, "pieces.scrolls.chips.adds: only spells add actions"),
    ("pieces.scrolls.chips.locations", ["castle"] * 3, "pieces.scrolls.chips.locations: expected"),
    ("pieces.scrolls.chips.at_least", None, "pieces.scrolls.chips.at_least: does not fit"),
    ("pieces.scrolls.chips.symbol", "wand", "pieces.scrolls.chips.symbol: expected for clusters"),
    ("pieces.scrolls.cluster-wand.symbol", None, "pieces.scrolls.cluster-wand.symbol: expected"),
    ("pieces.scrolls.cluster-wand.symbol", "any", "pieces.scrolls.cluster-wand.symbol: expected"),
    ("pieces.scrolls.witches-castles.locations", ["castle"] * 2, "pieces.scrolls.witches-castles.l"),
    ("pieces.scrolls.witches-castles.locations", None, "pieces.scrolls.witches-castles.locations"),
    ("pieces.scrolls.witches-castles.at_least", [1, 2, 3], "pieces.scrolls.witches-castles.at_l"),
    ("pieces.scrolls.witchstone-rank.at_least", [1, 2, 3], "pieces.scrolls.witchstone-rank.at_l"),
    ("pieces.scrolls", a_box()["pieces"]["scrolls"][:2], "pieces.scrolls: fewer than places"),
    # Chips and the rack.
    ("rack.symbol_vials", {"2": 4, "4": 6}, "rack.symbol_vials.3: missing"),
    ("rack.bottom_vials", {"3": 4, "4": 5}, "rack.bottom_vials.2: missing"),
    ("rack.bottom_vials", {"2": 4, "3": 5, "4": 6}, "pieces.chips: too few for the bottom shelf"),
    ("pieces.chips.energy.count", 2, "pieces.chips: too few for the bottom shelf: 4 remain"),
    # Contents and marks.
    ("counts.scrolls", 41, "counts.scrolls: says 41, but there are 40"),
    ("counts.dice", 2, "counts.dice: unknown"),
    ("pieces.chips.energy.count", 4, "counts.chips: says 21, but there are 22"),
    ("pieces.scrolls.single.copies", 5, "counts.scrolls: says 40, but there are 41"),
    ("pieces.connections", a_box()["pieces"]["connections"][1:], "counts.connection_spaces: says 80"),
    ("pentagram.owls", [7, 6, 5], "counts.owl_tiles: says 10, but there are 6"),
    ("provenance", {"rack": "guess"}, "provenance.rack: expected one of"),
    ("provenance", {"moon": "fact"}, "provenance.moon: points at nothing"),
]


def test_the_house_edition_is_good():
    again = components.read(a_box(), "again")
    assert again.fingerprint == GAME.edition().fingerprint


@pytest.mark.parametrize(("path", "value", "says"), MISTAKES)
def test_a_mistake_is_named_by_its_entry(path, value, says):
    found = problems_with(path, value)
    assert any(problem.startswith(says) for problem in found), found


@pytest.mark.parametrize(
    "path",
    ["setup", "handicap", "scoring", "rack", "pentagram", "wand", "cauldron"]
    + [f"pieces.{name}" for name in ("hex_tiles", "special_tiles", "connections")],
)
def test_what_is_missing_is_named(path):
    data = a_box()
    table, _, key = path.partition(".")
    if key:
        del data[table][key]
    else:
        del data[table]
    assert any(problem == f"{path}: missing" for problem in problems(data))


def test_all_mistakes_are_named_at_once():
    data = a_box()
    change(data, "pieces.scrolls.single.adds", 0)
    change(data, "cauldron.black_crystal", "h1")
    change(data, "counts.chips", 20)
    assert len(problems(data)) == 3


def test_marks_say_where_a_value_comes_from():
    box = GAME.edition()
    assert box.mark("setup.turns") == "fact"
    assert box.mark("pieces.scrolls.single.adds") == "fact"
    assert box.mark("pieces.scrolls.single.copies") == "house"
    assert box.mark("scoring.witchstone") == "deduced"


# -- odd boxes -----------------------------------------------------------------------------------


def another_wand(data):
    """A short wand on which dark spaces lead on along the wand, and every other type is there too."""
    data["wand"]["last"] = 9
    data["wand"]["spaces"] = [
        {"at": at, "bonus": bonus, "actions": 2}
        for at, bonus in enumerate(
            ("wand", "crystal", "wand", "pentagram", "scroll", "energy"), start=1
        )
    ] + [{"at": 9, "scores": "special-tiles", "points": 5}]


def another_pentagram(data):
    """A small ring that begins with a reward, with single owl tiles."""
    data["pentagram"]["spaces"] = ["hexagon", "light", "light", "owl", "light", "light", "light"]
    data["pentagram"]["owls"] = [9]
    data["counts"]["owl_tiles"] = 1


def the_same_special_tiles(data):
    data["pieces"]["special_tiles"] = ["energy-pentagram"] * 15


def two_crystals(data):
    data["cauldron"]["crystals"] = ["a2", "g3"]
    data["cauldron"]["black_crystal"] = "d2"


def nothing_to_spend(data):
    """Hardly any pieces: most action types are useless soon."""
    data["setup"].update(energy_units=0, small_witches=0, display=1, open_tiles=1)
    data["rack"]["symbol_vials"] = data["rack"]["bottom_vials"] = {"2": 0, "3": 1, "4": 0}


def only_prophecies(data):
    rows = data["pieces"]["scrolls"]
    data["pieces"]["scrolls"] = [row for row in rows if "counts" in row]
    data["counts"]["scrolls"] = len(data["pieces"]["scrolls"])
    data["provenance"] = {}


def a_box_of_plenty(data):
    """Nine of everything that a bonus gives."""
    data["rack"].update(symbol_actions=9, black_symbol_actions=9, chip_actions=9, black_chip_actions=9)
    data["pentagram"].update(special_actions=9)
    data["setup"].update(display=9, open_tiles=9, small_witches=20, energy_units=99)


def no_connections(data):
    data["pieces"]["connections"] = []
    data["counts"]["connection_spaces"] = 0


def fewer_tiles(data):
    data["pieces"]["hex_tiles"] = ["energy-witch", "witch-energy", "wand-scroll"]
    data["setup"].update(turns=3, open_tiles=2)
    data["handicap"].update(returned=0, open_tiles=[0, 1, 3])
    data["counts"]["hex_tiles"] = 3


ODD = [
    another_wand,
    another_pentagram,
    the_same_special_tiles,
    two_crystals,
    nothing_to_spend,
    only_prophecies,
    a_box_of_plenty,
    no_connections,
    fewer_tiles,
]


def an_odd_edition(oddity):
    data = a_box()
    data["meta"]["edition"] = "odd"
    oddity(data)
    return components.read(data, oddity.__name__)


@pytest.mark.parametrize("oddity", ODD, ids=lambda oddity: oddity.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_odd_edition_plays_to_the_end(oddity, seats):
    edition = an_odd_edition(oddity)
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed, edition=edition, handicap_a=seed)
        rng = Random(seed)
        while state.deciders:
            seat = state.deciders[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        assert state.view(None)["phase"] == "over"
        assert state.view(None)["round"] == edition.setup.turns
        assert state.winners


def test_special_tiles_of_the_same_kind_are_two_tiles():
    table = a_table("A", "B", edition=an_odd_edition(the_same_special_tiles))
    table.batch("A", "pentagram", 9).play("A walk 2", "A walk 3", "A walk 3")
    assert table.held == ["energy-pentagram"] * 2
    assert table.legal("A", "use") == ["use energy-pentagram energy", "use energy-pentagram pentagram"]
    table.play("A lay energy-pentagram c3")
    assert table.held == ["energy-pentagram"]
    table.play("A use energy-pentagram energy")
    assert table.player("A")["special_tiles"] == ["energy-pentagram"]
    assert len(table.player("A")["cauldron"]["special_tiles"]) == 1


def test_an_edition_with_two_crystals_has_two_crystals():
    player = a_deal(2, edition=an_odd_edition(two_crystals)).player("A")
    assert player["cauldron"]["crystals"] == ["a2", "g3"]
    assert player["cauldron"]["black_crystal"] == "d2"


def test_an_edition_decides_how_long_a_game_is():
    table = a_deal(2, edition=an_odd_edition(fewer_tiles))
    assert table.view()["rounds"] == 3
    assert len(table.player("A")["hand"]) == 2


def test_a_game_is_played_with_ones_own_edition():
    edition = an_odd_edition(another_wand)
    match = Match(GAME, seats=2, seed=1, edition=edition)
    for _ in range(20):
        seat = match.state.deciders[0]
        match.play(seat, match.state.legal(seat)[0])
    assert match.state.view(None)["wand"]["last"] == 9
    assert Match.loads(match.dumps(), edition=edition).state == match.state


def test_the_actions_of_an_edition_can_be_pickled():
    offers = a_deal(2, edition=an_odd_edition(another_wand)).state.offers
    assert pickle.loads(pickle.dumps(offers)).advance == offers.advance


def test_the_actions_of_the_house_edition_are_there_only_once():
    house = a_deal().state.offers
    assert pickle.loads(pickle.dumps(house)) is house


def test_the_actions_of_an_edition_go_when_it_goes():
    edition = an_odd_edition(another_wand)
    # Its actions know it: whoever kept them would keep it, too.
    assert a_deal(2, edition=edition).state.offers is edition.derived(Offers)
    gone = weakref.ref(edition)
    del edition
    gc.collect()
    assert gone() is None


def test_an_edition_has_the_shape_that_is_declared_for_it():
    data = a_box()
    assert msgspec.convert(data, GAME.edition_type).keys() == data.keys()
