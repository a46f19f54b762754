"""The settings of a table of Witchdom, and which of them go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from witchtable.engine.deal import Option, Value
from witchtable.engine.edition import Edition
from witchtable.engine.errors import BadOption
from witchtable.engine.texts import Message
from witchtable.games.witchdom.components import WitchdomEdition
from witchtable.games.witchdom.rules import row

__all__ = ["OPTIONS", "check_options"]

_MORE_OR_FEWER: Final = tuple(range(-4, 5))

OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        Option("animals", False, (False, True)),
        Option("animal_objectives", 1, (0, 1, 2)),
        Option("animal_sides", "mixed", ("mixed", "easy", "hard")),
        Option("extra_hard", 0, _MORE_OR_FEWER),
        Option("extra_easy", 0, _MORE_OR_FEWER),
        Option("choose_novices", False, (False, True)),
        Option(
            "difficulty",
            "new_apprentice",
            ("new_apprentice", "skilled_witch", "clan_grandmistress"),
        ),
    )
}

_ROW: Final = ("extra_hard", "extra_easy", "animal_objectives", "animal_sides")
_LEAST: Final = 2  # with one objective the game would be in its end phase from the start (WD-END-01)


def check_options(seats: int, options: Mapping[str, Value], edition: Edition) -> None:
    """Refuse settings that would have no effect at this table, and rows that cannot be laid out."""
    assert isinstance(edition, WitchdomEdition)
    changed = [name for name in OPTIONS if options[name] != OPTIONS[name].default]
    if "difficulty" in changed and seats > 1:
        raise BadOption("difficulty", Message("witchdom-option-solo-only"))
    for name in _ROW:
        if name in changed and seats == 1:  # WD-SOLO-20 to -22, -26
            raise BadOption(name, Message("witchdom-option-not-solo"))
    for name in ("animal_objectives", "animal_sides"):
        if name in changed and not options["animals"]:
            raise BadOption(name, Message("witchdom-option-animals-only"))
    if "animal_sides" in changed and not options["animal_objectives"]:
        raise BadOption("animal_sides", Message("witchdom-option-no-animal-objectives"))
    _check_row(edition, seats, options)


def _check_row(edition: WitchdomEdition, seats: int, options: Mapping[str, Value]) -> None:
    """Refuse a row with too few objectives, or with more than there are tokens for."""
    mix = row.usual(edition, seats, options)
    for side, usual in (("hard", mix.hard), ("easy", mix.easy)):
        if usual + int(options[f"extra_{side}"]) < 0:
            text = Message("witchdom-option-too-few", side=side, usual=usual)
            raise BadOption(f"extra_{side}", text)
    sorts = row.wanted(edition, seats, options)
    if len(sorts) < _LEAST:
        guilty = "extra_hard" if int(options["extra_hard"]) < 0 else "extra_easy"
        raise BadOption(guilty, Message("witchdom-option-short-row", count=len(sorts), least=_LEAST))
    tokens = row.sorts_of(edition)
    if row.lack(sorts, tokens) is None:
        return
    # The first side that cannot be had any more is the one to be told of.
    lacks = ((length, row.lack(sorts[:length], tokens)) for length in range(1, len(sorts) + 1))
    length, (needed, there) = next((length, found) for length, found in lacks if found is not None)
    text = Message("witchdom-option-tokens", wanted=needed, there=there)
    raise BadOption(_guilty(sorts, length, options), text)


def _guilty(sorts: tuple[int, ...], length: int, options: Mapping[str, Value]) -> str:
    """Name the option that asks for the last side of a part of the row."""
    if sorts[length - 1] < row.ANIMAL:
        return "extra_easy" if int(options["extra_easy"]) > 0 else "extra_hard"
    if options["animal_sides"] != OPTIONS["animal_sides"].default:
        return "animal_sides"
    is_first = length == 1 or sorts[length - 2] < row.ANIMAL
    return "animals" if is_first else "animal_objectives"
