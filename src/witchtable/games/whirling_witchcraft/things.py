"""What may be asked about on a table of Whirling Witchcraft."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from witchtable.engine.edition import Edition
from witchtable.engine.texts import Message
from witchtable.engine.things import Thing, own_part
from witchtable.games.whirling_witchcraft.components import WhirlingEdition

__all__ = ["THINGS"]

_ARCANA: Final = {"potion": "WW-ARC-08", "raven": "WW-ARC-10", "book": "WW-ARC-11"}
_KINDS: Final = ("mushroom", "spider", "toad", "mandrake", "heart")
# The steps of a round, each with the clauses that say what happens.
_STEPS: Final = {
    "play": ("WW-STUDY-01", "WW-STUDY-02"),
    "reveal": ("WW-STUDY-07", "WW-STUDY-08"),
    "arcana": ("WW-ARC-01", "WW-ARC-02"),
    "brew": ("WW-BREW-01", "WW-BREW-02"),
    "pass": ("WW-PASS-01", "WW-PASS-02"),
    "check": ("WW-WIN-01", "WW-WIN-02"),
    "hands": ("WW-HAND-01", "WW-HAND-02"),
}


def _circle(view: Mapping[str, Any], edition: Edition) -> Message:
    assert isinstance(edition, WhirlingEdition)
    count = sum(own_part(view)["circle"].values())
    return Message("page-ww-circle-count", count=count, needed=edition.rules.win_threshold, coming=0)


def _row(kind: str, view: Mapping[str, Any], edition: Edition) -> Message:
    """Say how full a row of the own workbench is."""
    spaces = {entry["id"]: entry["capacity"] for entry in edition.data["pieces"]["ingredients"]}[kind]
    lying = (view["mine"] or {}).get("draft") or own_part(view)
    count = lying["bench"][kind]
    return Message("whirling-witchcraft-worth-row", count=count, spaces=spaces, room=spaces - count)


def _level(arcana: str, view: Mapping[str, Any], _: Edition) -> Message:
    """Say where the own tracker is, and where the next effect comes."""
    level = own_part(view)["trackers"][arcana]
    following = [at for at in view["effect_levels"] if at > level]
    return Message("whirling-witchcraft-worth-level", level=level, next=min(following, default=0))


def _order(view: Mapping[str, Any], _: Edition) -> Message | None:
    number = own_part(view)["initiative"]
    return None if number is None else Message("whirling-witchcraft-worth-initiative", number=number)


def _own(id: str) -> Message:
    return Message(f"whirling-witchcraft-thing-{id}")


THINGS: Final[Mapping[str, Thing]] = {
    "score": Thing(Message("thing-score"), ("WW-WIN-01", "WW-WIN-02"), ("WW-PASS-05",), _circle),
    "circle": Thing(Message("page-ww-circle"), ("WW-GOAL-04",), ("WW-PASS-05",), _circle),
    "bench": Thing(Message("page-ww-pane-bench"), ("WW-COMP-04", "WW-PASS-03"), ("WW-PASS-02",)),
    **{
        kind: Thing(
            Message(f"page-ww-name-{kind}"),
            ("WW-BREW-02", "WW-PASS-03"),
            ("WW-BREW-05", "WW-PASS-02"),
            partial(_row, kind),
        )
        for kind in _KINDS
    },
    "cauldron": Thing(Message("page-ww-cauldron"), ("WW-PASS-01", "WW-PASS-05"), ("WW-BREW-11",)),
    "recipe": Thing(_own("recipe"), ("WW-BREW-02", "WW-STUDY-08"), ("WW-STUDY-01",)),
    "place": Thing(_own("place"), ("WW-STUDY-08",), ("WW-STUDY-01",)),
    "initiative": Thing(_own("initiative"), ("WW-ORDER-02",), (), _order),
    "hand": Thing(Message("page-ww-hand"), ("WW-STUDY-01", "WW-HAND-01"), ("WW-HAND-02",)),
    "deck": Thing(_own("deck"), ("WW-HAND-02",), ("WW-SETUP-08",)),
    **{
        arcana: Thing(
            Message(f"page-ww-arcana-{arcana}"),
            (clause, "WW-ARC-02"),
            ("WW-ARC-01",),
            partial(_level, arcana),
        )
        for arcana, clause in _ARCANA.items()
    },
    "personality": Thing(Message("page-ww-personality"), ("WW-COMP-08",), ("WW-SETUP-03",)),
    "nemesis": Thing(Message("page-ww-pane-nemesis"), ("WW-GOAL-02", "WW-GOAL-03")),
    "threat": Thing(Message("page-ww-pane-threat"), ("WW-GOAL-02", "WW-PASS-05")),
    "neighbours": Thing(_own("neighbours"), ("WW-SEAT-02", "WW-SEAT-01")),
    "sealed": Thing(_own("sealed"), ("WW-INFO-03", "WW-ROUND-04")),
    "round": Thing(_own("round"), ("WW-ROUND-01", "WW-ROUND-02", "WW-ROUND-03")),
    **{
        f"step-{step}": Thing(Message(f"page-ww-step-{step}"), clauses)
        for step, clauses in _STEPS.items()
    },
}
