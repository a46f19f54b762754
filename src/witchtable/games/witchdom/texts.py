"""Actions and events as messages; the words are in locale/<language>/witchdom.ftl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from witchtable.engine.edition import Edition
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchdom.components import (
    OstaraGain,
    Side,
    WitchdomEdition,
)
from witchtable.games.witchdom.events import (
    LeftoverObjective,
    ObjectiveClaimed,
    OstaraChose,
    OstaraTokenRevealed,
)

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "clan_name",
    "describe",
    "gain",
    "name",
    "place",
    "plain_label",
    "seat_name",
    "word",
    "words",
]


def plain_label(state: WitchdomState, action: Action) -> Message:  # noqa: ARG001
    """Put an action into words that says all by itself."""
    return Message(f"witchdom-do-{action.__struct_config__.tag}")


def describe(edition: Edition, event: Event) -> Message:
    """Put an event into words: its fields are the arguments, ids become names."""
    assert isinstance(edition, WitchdomEdition)
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        args[field] = _argument(edition, field, getattr(event, field))
    if isinstance(event, OstaraChose):
        args["criteria"] = _criteria(event.criteria, potion=args["potion"])
    if isinstance(event, OstaraTokenRevealed):
        token = next(token for token in edition.ostara_tokens if token.id == event.token)
        args["gains"] = [gain(part) for part in token.gain]
        args["criteria"] = _criteria(token.criteria)
    if isinstance(event, ObjectiveClaimed | LeftoverObjective):
        args["objective"] = _wants(_side(edition, event))
    return Message(f"witchdom-event-{event.__struct_config__.tag}", **args)


def word(text: str) -> Message:
    """Name a kind, a tool, an animal, a place or any other word of the notation."""
    return Message("witchdom-word", word=text)


def place(location: str) -> Message:
    """Say where: at the lake, in the forest."""
    return Message("witchdom-place", location=word(location))


def words(texts: Sequence[str]) -> Argument:
    """List words, equal ones counted; nothing at all is a word too."""
    if not texts:
        return Message("witchdom-nothing")
    return [
        word(text) if count == 1 else Message("witchdom-several", count=count, word=word(text))
        for text, count in Counter(texts).items()
    ]


def name(edition: WitchdomEdition, card: str) -> Message:
    """Name a card with its id, which is what one types; a page leaves the id out."""
    if card in edition.card_index:
        return Message("named", name=edition.card_names[edition.card_index[card]], id=card)
    if card in edition.potion_index:
        return Message("named", name=edition.potion_names[edition.potion_index[card]], id=card)
    return word(card)


def clan_name(edition: WitchdomEdition, clan: str) -> Message:
    """Name a clan card with its id, which is what one types for its novices."""
    if clan not in edition.clan_index:
        return word(clan)
    return Message("named", name=edition.clans[edition.clan_index[clan]].name, id=clan)


def seat_name(seat: Seat) -> Message:
    """Name a seat by its letter; a table that knows its players puts their names in place of it."""
    return Message("seat", seat=LETTERS[seat])


def gain(part: OstaraGain) -> Message:
    """Put one gain of an Ostara token into words."""
    first, second = part.order or ("", "")
    return Message(f"witchdom-gain-{part.take}", first=first, second=second, count=part.count)


def _side(edition: WitchdomEdition, event: ObjectiveClaimed | LeftoverObjective) -> Side:
    """Find the side of an objective that lies up; where an event does not say, by its points."""
    token = next(token for token in edition.objectives if token.id == event.objective)
    is_easy = event.side == "easy" if isinstance(event, ObjectiveClaimed) else False
    return token.easy if is_easy or token.hard.points != event.points else token.hard


def _wants(side: Side) -> Argument:
    """List what an objective asks for."""
    found: list[Argument] = []
    for colour, count in side.witches.items():
        found.append(Message("witchdom-aim-want-witches", count=count, colour=colour))
    for colour, count in side.potions.items():
        found.append(Message("witchdom-aim-want-potions", count=count, colour=colour))
    found += [word(kind) for kind in (*side.tools, *side.animals)]
    if side.any_tools:
        found.append(Message("witchdom-want-more-tools", count=side.any_tools))
    if side.any_animals:
        found.append(Message("witchdom-want-any-animals", count=side.any_animals))
    return found


def _criteria(criteria: Sequence[str], **args: Argument) -> Argument:
    if not criteria:
        return Message("witchdom-nothing")
    return [Message(f"witchdom-criterion-{criterion}", **args) for criterion in criteria]


def _argument(edition: WitchdomEdition, field: str, value: object) -> Argument:
    if field == "seat" and isinstance(value, int):
        return seat_name(value)
    if field == "clan" and isinstance(value, str):
        return clan_name(edition, value)
    if field == "winners" and isinstance(value, tuple):
        return [seat_name(seat) for seat in value]
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return name(edition, value) if _is_card(edition, value) else word(value)
    if isinstance(value, tuple):
        if value and isinstance(value[0], int):
            return value
        if value and _is_card(edition, value[0]):
            return [name(edition, part) for part in value]
        return words(value)
    return Message("witchdom-nothing")


def _is_card(edition: WitchdomEdition, text: str) -> bool:
    return text in edition.card_index or text in edition.potion_index
