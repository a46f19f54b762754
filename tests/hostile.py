"""Editions that somebody made up to do harm, drawn at random from the house's.

They aim at what multiplies: spaces with choices, needs, tools, tokens, icons, counts, lengths. The
contents list is repaired, so that an edition is not refused for that alone.
"""

from __future__ import annotations

import json
import re
from random import Random

import msgspec

from witchtable import GAMES
from witchtable.engine.errors import BadEdition

__all__ = ["a_copy", "draw", "read"]

_NUMBERS = (0, 1, 2, 3, 4, 5, 6, 9, 10, 19, 20, 50, 60, 99, 127, 999)
_COUNT = re.compile(r"counts\.(\w+): says \d+, but there are (\d+)")


def a_copy(game):
    """The data of the house edition, to be changed."""
    return json.loads(msgspec.json.encode(GAMES[game].house_edition().data))


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


def draw(game, rng: Random):
    """Change a house edition in a few places, of all kinds or of those that multiply."""
    data = a_copy(game)
    for _ in range(rng.choice((1, 1, 2, 3, 4))):
        if rng.random() < 0.6:
            _AIMED[game](data, rng)
        else:
            _anywhere(data, rng)
    return data


# -- what multiplies ----------------------------------------------------------------------------


def _whirling(data, rng):
    pieces = data["pieces"]
    kinds = [entry["id"] for entry in pieces["ingredients"]]
    some = rng.choice((pieces["recipes"], pieces["personalities"], [rng.choice(pieces["recipes"])]))
    what = rng.choice(("spaces", "spaces", "spaces", "capacity", "arcana", "figures"))
    if what == "spaces":
        for row in some:
            for side in ("inputs", "outputs"):
                row[side] = [_space(rng, kinds) for _ in range(rng.choice((0, 1, 1, 2, 3, 6)))]
    elif what == "capacity":
        for row in pieces["ingredients"]:
            row["capacity"] = rng.choice((9, 20))
    elif what == "arcana":
        for row in some:
            row["arcana"] = rng.choices(pieces["arcana"], k=rng.choice((0, 3, 6, 50)))
    else:
        data["rules"] |= {"win_threshold": rng.choice((1, 50)), "arcana_step": rng.choice((1, 20))}
        data["rules"]["idle_rounds"] = rng.choice((1, 20))
        data["setup"]["hand_limit"] = rng.choice((1, 4, 10))


def _space(rng, kinds):
    number = rng.choice((1, 1, 1, 2, 2, 3, 5, 100))
    return "any" if rng.random() < 0.15 else "|".join(rng.choice(kinds) for _ in range(number))


def _witchdom(data, rng):
    pieces = data["pieces"]
    kinds = [entry["id"] for entry in pieces["resources"]]
    some = rng.choice((pieces["potions"], [rng.choice(pieces["potions"])], pieces["starting_potions"]))
    what = rng.choice(("needs", "needs", "tools", "tokens", "points"))
    if what == "needs":
        for row in some:
            wanted = rng.sample(kinds, rng.choice((1, 2, 3, 5)))
            row["needs"] = {kind: rng.choice((0, 1, 1, 2, 2, 3, 4, 9)) for kind in wanted}
    elif what == "tools":
        for row in some:
            row["any_tool"] = rng.choice((0, 1, 2, 4, 9))
            row["tools"] = rng.choices(pieces["tools"], k=rng.choice((0, 1, 2, 5, 30)))
    elif what == "tokens":
        for row in pieces["resources"]:
            row["count"] = rng.choice((9, 13, 15, 20, 40, 99))
    else:
        for row in (*pieces["witches"], *pieces["novices"]):
            row["ap"] = [rng.choice((0, 1, 3, 9)) for _ in range(3)]


def _witchstone(data, rng):
    what = rng.choice(("actions", "board", "scrolls", "wand", "tiles"))
    pieces = data["pieces"]
    if what == "actions":
        for name in ("symbol_actions", "black_symbol_actions", "chip_actions", "black_chip_actions"):
            data["rack"][name] = rng.choice((1, 3, 9))
        data["pentagram"]["special_actions"] = rng.choice((1, 3, 9))
    elif what == "board":
        ids = [entry["id"] for entry in pieces["locations"]]
        more = rng.choice((10, 60, 120))
        pairs = {tuple(sorted(rng.sample(ids, 2))) for _ in range(more)}
        pieces["connections"] = [[*pair, rng.choice((1, 2, 3))] for pair in sorted(pairs)]
    elif what == "scrolls":
        for row in pieces["scrolls"]:
            row["copies"] = rng.choice((1, 9))
            if "adds" in row:
                row["adds"] = rng.choice((1, 9, 99))
    elif what == "wand":
        for row in data["wand"]["spaces"]:
            for name in ("actions", "points"):
                if name in row:
                    row[name] = rng.choice((1, 9, 99))
    else:
        data["setup"] |= {"open_tiles": rng.choice((1, 5, 9)), "turns": rng.choice((1, 11, 15))}
        data["setup"] |= {"small_witches": rng.choice((1, 15, 99)), "energy_units": rng.choice((1, 99))}


_AIMED = {"whirling-witchcraft": _whirling, "witchdom": _witchdom, "witchstone": _witchstone}


# -- anything -----------------------------------------------------------------------------------


def _anywhere(data, rng):
    """Change one value: everywhere in its list, often, because that is how attacks look."""
    path, key = rng.choice([(path, key) for path, key, _ in _places(data) if key != "id"])
    home = _at(data, path)
    homes = [home]
    if path and isinstance(path[-1], int) and isinstance(home, dict) and rng.random() < 0.6:
        homes = [row for row in _at(data, path[:-1]) if isinstance(row, dict) and key in row]
    words = [value for _, at, value in _places(data) if isinstance(value, str) and at != "name"]
    for home in homes:
        home[key] = _changed(home[key], rng, words)


def _changed(value, rng, words):
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice(_NUMBERS)
    if isinstance(value, str):
        return rng.choice(words) * rng.choice((1, 1, 1, 50))
    if isinstance(value, list) and value:
        if isinstance(value[0], dict) and "id" in value[0]:
            more = rng.choice((0, 1, 3))
            return value + [row | {"id": f"{row['id'][:20]}x{n}"} for n in range(more) for row in value]
        return (value * rng.choice((1, 2, 6, 40)))[: rng.choice((1, 3, 6, 40, 1000))]
    return value


def _places(data, path=()):
    """Every value with where it stands, except what says nothing of play."""
    rows = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in rows:
        if path or key not in ("meta", "provenance", "counts"):
            yield path, key, value
            yield from _places(value, (*path, key))


def _at(data, path):
    for step in path:
        data = data[step]
    return data
