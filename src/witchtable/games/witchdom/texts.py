"""Actions, events and questions as messages; the words are in locale/<language>/witchdom.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.edition import Edition
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchdom.actions import Brew, Pay, Play, Refresh, Take, Tame
from witchtable.games.witchdom.components import WitchdomEdition
from witchtable.games.witchdom.rules.phases import EMPTY, PHASES

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["describe", "label", "question", "word", "words"]


def label(box: WitchdomEdition, action: Action) -> Message:
    """Put an action into words."""
    if isinstance(action, Play):
        return Message("witchdom-do-play", card=name(box, action.card))
    if isinstance(action, Refresh):
        return Message("witchdom-do-refresh", what=word(action.what))
    if isinstance(action, Take):
        return Message("witchdom-do-take", item=word(action.item), location=word(action.location))
    if isinstance(action, Brew):
        return Message("witchdom-do-brew", potion=name(box, action.potion))
    if isinstance(action, Pay):
        return Message("witchdom-do-pay", given=words(action.given))
    if isinstance(action, Tame):
        return Message("witchdom-do-tame", animal=word(action.animal))
    return Message(f"witchdom-do-{action.__struct_config__.tag}")


def describe(box: Edition, event: Event) -> Message:
    """Put an event into words: its fields are the arguments, ids become names."""
    assert isinstance(box, WitchdomEdition)
    args: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        args[field] = _argument(box, field, getattr(event, field))
    return Message(f"witchdom-event-{event.__struct_config__.tag}", **args)


def question(state: WitchdomState, seat: Seat) -> Message:
    """Say what is asked of a seat now."""
    phase = PHASES[state.phase]
    if seat not in state.deciders:
        return Message("witchdom-ask-over" if phase == "over" else "witchdom-ask-wait")
    box = state.edition
    return Message(
        f"witchdom-ask-{phase}",
        location=word(box.locations[state.location]),
        points=state.points,
        potion=box.potion_names[state.brewing] if state.brewing != EMPTY else "",
    )


def word(text: str) -> Message:
    """Name a kind, a tool, an animal, a place or any other word of the notation."""
    return Message("witchdom-word", word=text)


def words(texts: tuple[str, ...]) -> Argument:
    """List words; nothing at all is a word too."""
    return [word(text) for text in texts] if texts else Message("witchdom-nothing")


def name(box: WitchdomEdition, card: str) -> str:
    """Name a card with its id, which is what one types."""
    if card in box.card_index:
        return f"{box.card_names[box.card_index[card]]} ({card})"
    if card in box.potion_index:
        return f"{box.potion_names[box.potion_index[card]]} ({card})"
    return card


def _argument(box: WitchdomEdition, field: str, value: object) -> Argument:
    if field == "seat" and isinstance(value, int):
        return Message("seat", seat="ABCDE"[value])
    if field == "winners" and isinstance(value, tuple):
        return [Message("seat", seat="ABCDE"[seat]) for seat in value]
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return name(box, value) if _is_card(box, value) else word(value)
    if isinstance(value, tuple):
        if not value:
            return Message("witchdom-nothing")
        return [_argument(box, "", part) for part in value]
    return Message("witchdom-nothing")


def _is_card(box: WitchdomEdition, text: str) -> bool:
    return text in box.card_index or text in box.potion_index
