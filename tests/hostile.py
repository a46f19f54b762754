"""Editions that somebody made up to do harm: the house's, changed in a few places.

They aim at what multiplies: spaces with choices, needs, tools, tokens, icons, counts, lengths. The
contents list is repaired, so that an edition is not refused for that alone. Drawn by hypothesis, so
that one that does harm is made smaller before it is shown, by its changes.
"""

from __future__ import annotations

import re
from copy import deepcopy
from functools import cache
from itertools import combinations

import msgspec
from hypothesis import strategies as st

from witchtable import GAMES
from witchtable.engine.errors import BadEdition

__all__ = ["Changed", "a_copy", "editions", "read"]

_NUMBERS = (0, 1, 2, 3, 4, 5, 6, 9, 10, 19, 20, 50, 60, 99, 127, 999)
_COUNT = re.compile(r"counts\.(\w+): says \d+, but there are (\d+)")


@cache
def _written(game):
    return msgspec.json.encode(GAMES[game].house_edition().data)


def a_copy(game):
    """The data of the house edition, to be changed."""
    return msgspec.json.decode(_written(game))


def read(game, data):
    """Read an edition after its contents list was corrected."""
    for _ in range(2):
        try:
            return GAMES[game].read_edition(data, "hostile")
        except BadEdition as bad:
            wrong = [_COUNT.fullmatch(problem) for problem in bad.problems]
            if not all(wrong):
                raise
            data["counts"] |= {found[1]: int(found[2]) for found in wrong}
    return GAMES[game].read_edition(data, "hostile")


class Changed:
    """A house edition with some values changed; it is shown by these."""

    def __init__(self, game):
        self.game = game
        self.data = a_copy(game)
        self._changes = []

    def __repr__(self):
        return "\n".join([f"the edition of {self.game}, but", *self._changes])

    def at(self, path):
        """Find what stands somewhere."""
        found = self.data
        for step in path:
            found = found[step]
        return found

    def put(self, value, *path):
        """Change what stands somewhere."""
        self.at(path[:-1])[path[-1]] = value
        self._changes.append(f"{'.'.join(map(str, path))} = {value!r}")

    def put_in_turn(self, values, rows, key):
        """Change something of many rows: each has the next of a few values, from the first again."""
        for number, row in enumerate(rows):
            self.at(row)[key] = deepcopy(values[number % len(values)])
        if rows:
            begin, end = (".".join(map(str, row)) for row in (rows[0], rows[-1]))
            self._changes.append(f"{begin} to {end}: {key} = in turn {values!r}")

    def pieces(self, *names):
        """List where the entries of some tables of pieces stand."""
        return [("pieces", name, at) for name in names for at in range(len(self.at(("pieces", name))))]


@st.composite
def editions(draw, game):
    """Change a house edition in a few places, of all kinds or of those that multiply."""
    edition = Changed(game)
    aims = st.sampled_from((_AIMED[game], _AIMED[game], _AIMED[game], _anywhere, _anywhere))
    for change in draw(st.lists(aims, min_size=1, max_size=4)):
        change(draw, edition)
    return edition


def _one_of(draw, *values):
    return draw(st.sampled_from(values))


def _a_few(draw, value):
    return draw(st.lists(value, min_size=1, max_size=4))


# -- what multiplies ----------------------------------------------------------------------------


def _whirling(draw, edition):
    kinds = st.sampled_from([row["id"] for row in edition.at(("pieces", "ingredients"))])
    recipes = edition.pieces("recipes")
    some = _one_of(draw, recipes, edition.pieces("personalities"), [draw(st.sampled_from(recipes))])
    what = _one_of(draw, "spaces", "spaces", "spaces", "capacity", "arcana", "figures")
    if what == "spaces":
        for side in ("inputs", "outputs"):
            spaces = st.sampled_from((0, 1, 1, 2, 3, 6)).flatmap(
                lambda size: st.lists(_space(kinds), min_size=size, max_size=size)
            )
            edition.put_in_turn(_a_few(draw, spaces), some, side)
    elif what == "capacity":
        for row in edition.pieces("ingredients"):
            edition.put(_one_of(draw, 9, 20), *row, "capacity")
    elif what == "arcana":
        arcana = st.lists(st.sampled_from(edition.at(("pieces", "arcana"))), max_size=7)
        edition.put_in_turn(_a_few(draw, arcana), some, "arcana")
    else:
        edition.put(_one_of(draw, 1, 50), "rules", "win_threshold")
        edition.put(_one_of(draw, 1, 20), "rules", "arcana_step")
        edition.put(_one_of(draw, 1, 20), "rules", "idle_rounds")
        edition.put(_one_of(draw, 1, 4, 10), "setup", "hand_limit")


def _space(kinds):
    """A type, a choice of some (also of the same ones), far too long a choice, or a free space."""
    words = st.lists(kinds, min_size=1, max_size=5)
    choice = st.builds(
        lambda words, times: "|".join(words * times), words, st.sampled_from((1, 1, 1, 20))
    )
    return st.one_of(kinds, kinds, kinds, choice, choice, st.just("any"))


def _witchdom(draw, edition):
    kinds = st.sampled_from([row["id"] for row in edition.at(("pieces", "resources"))])
    potions = edition.pieces("potions")
    some = _one_of(draw, potions, [draw(st.sampled_from(potions))], edition.pieces("starting_potions"))
    what = _one_of(draw, "needs", "needs", "tools", "tokens", "points")
    if what == "needs":
        counts = st.sampled_from((0, 1, 1, 2, 2, 3, 4, 9))
        needs = st.dictionaries(kinds, counts, min_size=1, max_size=5)
        edition.put_in_turn(_a_few(draw, needs), some, "needs")
    elif what == "tools":
        tools = st.lists(st.sampled_from(edition.at(("pieces", "tools"))), max_size=6)
        edition.put_in_turn(_a_few(draw, st.sampled_from((0, 1, 2, 4, 9))), some, "any_tool")
        edition.put_in_turn(_a_few(draw, tools), some, "tools")
    elif what == "tokens":
        for row in edition.pieces("resources"):
            edition.put(_one_of(draw, 9, 13, 15, 20, 40, 99), *row, "count")
    else:
        points = st.lists(st.sampled_from((0, 1, 3, 9)), min_size=3, max_size=3)
        edition.put_in_turn(_a_few(draw, points), edition.pieces("witches", "novices"), "ap")


def _witchstone(draw, edition):
    what = _one_of(draw, "actions", "board", "scrolls", "wand", "tiles")
    if what == "actions":
        for name in ("symbol_actions", "black_symbol_actions", "chip_actions", "black_chip_actions"):
            edition.put(_one_of(draw, 1, 3, 9), "rack", name)
        edition.put(_one_of(draw, 1, 3, 9), "pentagram", "special_actions")
    elif what == "board":
        ids = [row["id"] for row in edition.at(("pieces", "locations"))]
        pairs = list(combinations(sorted(set(ids)), 2))
        least, most = _one_of(draw, (0, 10), (10, 60), (60, 121))
        some = draw(st.permutations(pairs))[: draw(st.integers(least, most))]
        lengths = _a_few(draw, st.sampled_from((1, 2, 3)))
        connections = [[*pair, lengths[at % len(lengths)]] for at, pair in enumerate(sorted(some))]
        edition.put(connections, "pieces", "connections")
    elif what == "scrolls":
        rows = edition.pieces("scrolls")
        edition.put_in_turn(_a_few(draw, st.sampled_from((1, 9))), rows, "copies")
        adding = [row for row in rows if "adds" in edition.at(row)]
        edition.put_in_turn(_a_few(draw, st.sampled_from((1, 9, 99))), adding, "adds")
    elif what == "wand":
        for name in ("actions", "points"):
            spaces = enumerate(edition.at(("wand", "spaces")))
            rows = [("wand", "spaces", at) for at, space in spaces if name in space]
            edition.put_in_turn(_a_few(draw, st.sampled_from((1, 9, 99))), rows, name)
    else:
        edition.put(_one_of(draw, 1, 5, 9), "setup", "open_tiles")
        edition.put(_one_of(draw, 1, 11, 15), "setup", "turns")
        edition.put(_one_of(draw, 1, 15, 99), "setup", "small_witches")
        edition.put(_one_of(draw, 1, 99), "setup", "energy_units")


_AIMED = {"whirling-witchcraft": _whirling, "witchdom": _witchdom, "witchstone": _witchstone}


# -- anything -----------------------------------------------------------------------------------


def _anywhere(draw, edition):
    """Change one value: everywhere in its list, often, because that is how attacks look."""
    places = list(_places(edition.data))
    path, key = draw(st.sampled_from([(path, key) for path, key, _ in places if key != "id"]))
    paths = [path]
    in_a_list = path and isinstance(path[-1], int) and isinstance(edition.at(path), dict)
    if in_a_list and _one_of(draw, False, True, True):
        rows = enumerate(edition.at(path[:-1]))
        paths = [(*path[:-1], at) for at, row in rows if isinstance(row, dict) and key in row]
    words = [value for _, at, value in places if isinstance(value, str) and at != "name"]
    for path in paths:
        edition.put(_another(draw, edition.at((*path, key)), words), *path, key)


def _another(draw, value, words):
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return draw(st.sampled_from(_NUMBERS))
    if isinstance(value, str):
        return draw(st.sampled_from(words)) * _one_of(draw, 1, 1, 1, 50)
    if isinstance(value, list) and value:
        if isinstance(value[0], dict) and "id" in value[0]:
            more = _one_of(draw, 0, 1, 3)
            return value + [row | {"id": f"{row['id'][:20]}x{n}"} for n in range(more) for row in value]
        return (value * _one_of(draw, 1, 2, 6, 40))[: _one_of(draw, 1, 3, 6, 40, 1000)]
    return value


def _places(data, path=()):
    """Every value with where it stands, except what says nothing of play."""
    rows = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in rows:
        if path or key not in ("meta", "provenance", "counts"):
            yield path, key, value
            yield from _places(value, (*path, key))
