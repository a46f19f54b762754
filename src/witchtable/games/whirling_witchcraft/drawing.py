"""The table as text for a terminal, drawn from a view. Square brackets are Rich markup.

Whoever draws may add `names` to the view: what the seats are called at this table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from witchtable.engine.edition import Edition
from witchtable.engine.markup import plain
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message, name_of
from witchtable.games.whirling_witchcraft.components import WhirlingEdition

__all__ = ["draw"]

_NAME = 12  # columns for a heading

View = Mapping[str, Any]


def draw(view: View, edition: Edition) -> list[str]:
    """Draw the table as the view's owner sees it: the others first, then oneself."""
    assert isinstance(edition, WhirlingEdition)
    pen = _Pen(view, edition)
    seat = view["seat"]
    first = 0 if seat is None else seat + 1
    order = [(first + at) % view["seats"] for at in range(view["seats"])]
    lines = [pen.heading(), ""]
    for owner in order:
        lines += pen.player(owner)
    return lines + (pen.mine() if seat is not None else [])


class _Pen:
    def __init__(self, view: View, edition: WhirlingEdition) -> None:
        self.view = view
        self.edition = edition

    def heading(self) -> str:
        view = self.view
        text = _say("heading", round=view["round"], deck=view["deck"], discards=view["discards"])
        if view["ordered"]:
            text += " · " + _say("ordered")
        return f"[bold]{text}[/bold]"

    def player(self, owner: int) -> list[str]:
        player = self.view["players"][owner]
        state = "decided" if owner in self.view["committed"] else "waiting"
        personality = player["personality"]
        name = self._personality(personality) if personality else "–"
        points = _say("points", points=self.view["scores"][owner], hand=player["hand_size"])
        style = "bold reverse" if owner in self.view["deciders"] else "bold"
        names = self.view.get("names") or LETTERS
        title = f"[{style}]{plain(names[owner])} · {plain(name)}[/] {points}"
        if owner in self.view["owing"]:
            title += f" · {_say(state)}"
        lines = [title, _row("bench", self._bench(player["bench"]))]
        lines.append(_row("power", self._power(personality)))
        lines.append(_row("arcana", [f"{name} {n}" for name, n in player["trackers"].items()]))
        lines += [_row("recipe", [self._recipe(entry)]) for entry in player["recipes"]]
        lines.append(_row("cauldron", _heap(player["cauldron"])))
        lines.append(_row("circle", _heap(player["circle"])))
        lines.append(_row("books", player["books"]))
        if player["hand"] is not None:
            lines += [_row("hand", [self._card(card)]) for card in player["hand"]]
        elif player["hand_known"]:
            lines.append(_row("known", player["hand_known"]))
        return [line for line in lines if line]

    def mine(self) -> list[str]:
        """One's own sealed decision as far as it has come."""
        mine = self.view["mine"]
        lines = []
        if self.view["phase"] == "personality":
            for id in mine["personalities"]:
                lines += self._both_sides(id)
        if mine["choice"] is not None:
            choice = mine["choice"]
            lines.append(_row("sealed", [self._recipe(choice) if isinstance(choice, dict) else choice]))
        if mine["draft"] is not None:
            draft = mine["draft"]
            lines += [_row("step", [step]) for step in draft["steps"]]
            if draft["steps"]:
                lines.append(_row("draft-bench", self._bench(draft["bench"])))
                lines.append(_row("made", _heap(draft["made"])))
                lines.append(_row("cauldron", _heap(draft["cauldron"])))
            left = [f"{count} {name}" for name, count in draft["triggers"].items() if count]
            lines.append(_row("triggers", left))
        return [line for line in lines if line]

    def _bench(self, heap: Mapping[str, int]) -> list[str]:
        spaces = {kind.id: kind.capacity for kind in self.edition.ingredients}
        return [f"[cyan]{kind}[/cyan] {count}/{spaces[kind]}" for kind, count in heap.items()]

    def _recipe(self, entry: View) -> str:
        return self._card(entry["recipe"], rotated=entry["rotated"])

    def _card(self, id: str, *, rotated: bool = False) -> str:
        edition = self.edition
        if id in edition.personality_index:
            personality = edition.personality_index[id]
            code = edition.personality_code(personality)
            name, rest = edition.personalities[personality].name, ""
        else:
            code = 2 * edition.card_index[id]
            recipe = edition.recipes[edition.card_index[id]]
            name = recipe.name
            way = _say("two-way") if recipe.two_way else ""
            icons = "/".join(recipe.arcana)
            parts = (icons, way, f"#{recipe.initiative}")
            rest = f" [dim]{' '.join(part for part in parts if part)}[/dim]"
        inputs, outputs = edition.sides[code + rotated]
        return f"{id} {plain(name_of(name))} · {_spaces(inputs)} → {_spaces(outputs)}{rest}"

    def _both_sides(self, id: str) -> list[str]:
        """A personality with what it starts with and what it can do (WW-SETUP-05)."""
        personality = self.edition.personalities[self.edition.personality_index[id]]
        lines = [
            _row("personality", [plain(name_of(personality.name))]),
            _row("start", _heap(personality.start)),
        ]
        if personality.inputs is not None:
            lines.append(_row("recipe", [self._card(id)]))
        lines.append(_row("arcana", personality.arcana))
        return [*lines, _row("power", self._power(id))]

    def _power(self, id: str | None) -> list[str]:
        if id is None:
            return []
        power = self.edition.personalities[self.edition.personality_index[id]].power
        return [str(Message(f"whirling-witchcraft-power-{power}"))] if power else []

    def _personality(self, id: str) -> str:
        return name_of(self.edition.personalities[self.edition.personality_index[id]].name)


def _say(label: str, **args: Argument) -> str:
    return str(Message(f"whirling-witchcraft-draw-{label}", **args))


def _row(label: str, parts: Sequence[str]) -> str:
    """A labelled line; nothing when there is nothing to show."""
    text = "  ".join(parts)
    return f"  [dim]{_say(label):<{_NAME - 2}}[/dim]{text}" if text else ""


def _spaces(spaces: Sequence[str]) -> str:
    return " ".join(spaces) if spaces else _say("nothing")


def _heap(heap: Mapping[str, int]) -> list[str]:
    return [f"{kind} {count}" for kind, count in heap.items() if count]
