"""What may be asked about on a table of Witchdom."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from witchtable.engine.edition import Edition
from witchtable.engine.texts import Message
from witchtable.engine.things import Thing, own_part, points_worth
from witchtable.games.witchdom.components import WitchdomEdition

__all__ = ["THINGS"]

_RESOURCES: Final = ("leaf", "berry", "herb", "mushroom", "feather")
_TOOLS: Final = ("flask", "ring", "crystal", "mortar", "candle")
_ANIMALS: Final = ("snake", "cat", "owl", "toad", "bat")


def _source(source: str, view: Mapping[str, Any], _: Edition) -> Message:
    """Say what a source of points has brought so far."""
    return Message("witchdom-worth-so-far", points=own_part(view)["sheet"].get(source, 0))


def _ladder(source: str, view: Mapping[str, Any], edition: Edition) -> Message | None:
    """Say what the different kinds in the clan are worth, and with one kind more."""
    assert isinstance(edition, WitchdomEdition)
    sheet, clan = own_part(view)["sheet"], own_part(view)["clan"]
    if source not in sheet:
        return None
    scoring = edition.scoring
    ladder = scoring.tools_ladder if source == "tools" else scoring.animals_ladder
    kinds = len(set(clan[source]))
    more = ladder[kinds + 1] if kinds + 1 < len(ladder) else 0
    points = Message("thing-points", points=sheet[source])
    return Message("witchdom-worth-kinds", kinds=kinds, points=points, more=more)


def _leftovers(view: Mapping[str, Any], _: Edition) -> Message:
    return Message("witchdom-worth-leftovers", points=own_part(view)["sheet"]["leftovers"])


def _score(view: Mapping[str, Any], _: Edition) -> int:
    score: int = view["scores"][view["seat"]]
    return score


def _own(id: str) -> Message:
    return Message(f"witchdom-thing-{id}")


def _words(*words: str) -> tuple[Message, ...]:
    return tuple(Message("witchdom-word", word=word) for word in words)


def _as_source(source: str) -> Message:
    return Message("page-wd-source", source=source)


THINGS: Final[Mapping[str, Thing]] = {
    "score": Thing(
        Message("thing-score"), ("WD-SCORE-09", "WD-SCORE-07"), ("WD-BREW-08",), points_worth(_score)
    ),
    "clan": Thing(
        Message("page-wd-clan"), ("WD-SETUP-03", "WD-SCORE-07"), ("WD-BREW-08",), points_worth(_score)
    ),
    "resource": Thing(
        Message("page-wd-resources"),
        ("WD-PAY-01", "WD-PAY-02"),
        ("WD-COLLECT-07", "WD-REST-02"),
        _leftovers,
        _words(*_RESOURCES),
    ),
    "leftovers": Thing(_as_source("leftovers"), ("WD-SCORE-05",), ("WD-COLLECT-07",), _leftovers),
    "tool": Thing(
        _as_source("tools"),
        ("WD-TOOL-01", "WD-TOOL-02"),
        ("WD-COLLECT-09",),
        partial(_ladder, "tools"),
        _words(*_TOOLS),
    ),
    "animal": Thing(
        _as_source("animals"),
        ("WD-ANIMAL-03", "WD-ANIMAL-05"),
        ("WD-COLLECT-11",),
        partial(_ladder, "animals"),
        _words(*_ANIMALS),
    ),
    "potion": Thing(
        Message("page-wd-deck", deck="potions"),
        ("WD-BREW-01", "WD-BREW-08"),
        ("WD-COLLECT-08",),
        partial(_source, "potions"),
    ),
    "witch": Thing(
        Message("page-wd-deck", deck="witches"),
        ("WD-COLLECT-01", "WD-BREW-02"),
        ("WD-COLLECT-10",),
        partial(_source, "witches"),
    ),
    "novice": Thing(Message("page-wd-pairs"), ("WD-CONT-05", "WD-BREW-04"), ("WD-SETUP-05",)),
    "objective": Thing(
        Message("page-wd-objectives"),
        ("WD-OBJ-01", "WD-END-01"),
        ("WD-OBJ-02",),
        partial(_source, "objectives"),
    ),
    "banner": Thing(_own("banner"), ("WD-BREW-02", "WD-BREW-03"), ("WD-CONT-02",)),
    "points": Thing(_own("points"), ("WD-COLLECT-03", "WD-COLLECT-04"), ("WD-COLLECT-01",)),
    "restore": Thing(Message("page-wd-restores"), ("WD-RESTORE-01", "WD-RESTORE-02")),
    "location": Thing(
        _own("location"),
        ("WD-COLLECT-06", "WD-COLLECT-05"),
        ("WD-COLLECT-03",),
        also=_words("mountains", "forest", "lake"),
    ),
    "gap": Thing(_own("gap"), ("WD-SUPPLY-01", "WD-SUPPLY-02"), ("WD-COLLECT-12",)),
    "card-gap": Thing(_own("card-gap"), ("WD-SUPPLY-03", "WD-END-08")),
    "deck": Thing(_own("deck"), ("WD-COLLECT-12", "WD-END-02"), ("WD-INFO-04",)),
    "hand": Thing(
        Message("page-wd-hand"), ("WD-TURN-02", "WD-TURN-04"), ("WD-REST-01", "WD-COLLECT-10")
    ),
    "played": Thing(Message("page-wd-played"), ("WD-COLLECT-01", "WD-REST-01")),
    "round": Thing(_own("round"), ("WD-TURN-06", "WD-END-03")),
    "step-play": Thing(Message("page-wd-trail-play"), ("WD-COLLECT-01", "WD-TURN-01")),
    "step-rest": Thing(Message("page-wd-trail-rest"), ("WD-REST-01", "WD-REST-02")),
    "step-brew": Thing(
        Message("page-wd-trail-brew", animals="false"), ("WD-BREW-01", "WD-BREW-05"), ("WD-BREW-02",)
    ),
    "ostara": Thing(Message("witchdom-ostara"), ("WD-SOLO-02", "WD-OSTARA-02"), ("WD-SOLO-23",)),
    "token": Thing(_own("token"), ("WD-OSTARA-03", "WD-SOLO-07")),
}
