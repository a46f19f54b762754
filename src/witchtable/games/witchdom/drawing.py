"""The table as text for a terminal, drawn from a view. Square brackets are Rich markup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from witchtable.engine.edition import Edition
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchdom.components import Side, WitchdomEdition

__all__ = ["draw"]

_NAME = 12  # columns for a heading

View = Mapping[str, Any]


def draw(view: View, edition: Edition) -> list[str]:
    """Draw the table as the view's owner sees it."""
    assert isinstance(edition, WitchdomEdition)
    pen = _Pen(view, edition)
    lines = [pen.heading(), ""]
    for here in view["board"]:
        lines += pen.location(here)
    lines += ["", *pen.objectives(), ""]
    for owner in range(view["seats"]):
        lines += pen.player(owner)
    return lines


class _Pen:
    def __init__(self, view: View, box: WitchdomEdition) -> None:
        self.view = view
        self.box = box
        self.potions = {potion.id: potion for potion in box.potions}
        self.starting = {potion.id: potion for potion in box.starting_potions}
        self.witches = {witch.id: witch for witch in box.witches}
        self.novices = {novice.id: novice for novice in box.novices}

    def heading(self) -> str:
        decks = self.view["decks"]
        last = self.view["last_round"]
        text = _say(
            "heading",
            round=self.view["round"],
            last=last or "none",
            potions=decks["potions"]["size"],
            potion_back=decks["potions"]["back"] or "–",
            witches=decks["witches"]["size"],
            witch_back=decks["witches"]["back"] or "–",
            pouch=sum(self.view["pouch"].values()),
        )
        return f"[bold]{text}[/bold]"

    def location(self, here: View) -> list[str]:
        active = here["location"] == self.view["location"]
        name = f"[{'bold reverse' if active else 'bold'}]{here['location']:<{_NAME - 1}}[/] "
        tokens = " ".join(token or "–" for token in here["resources"])
        return [
            f"{name}[cyan]{tokens}[/cyan]",
            _row("potion", [self._face_up_potion(here["potion"])]),
            _row("witch", [self._face_up_witch(here["witch"])]),
        ]

    def objectives(self) -> list[str]:
        lines = []
        for entry in self.view["objectives"]:
            token = next(t for t in self.box.objectives if t.id == entry["objective"])
            side: Side = getattr(token, entry["side"])
            owner = "·" if entry["owner"] is None else "ABCDE"[entry["owner"]]
            wants = _say("wants", side=entry["side"], points=side.points, what=_wants(side))
            style = "" if entry["owner"] is None else "dim"
            lines.append(_styled(f"{'':<{_NAME}}{owner} {token.id} {wants}", style))
        lines[0] = f"[bold]{_say('objectives'):<{_NAME}}[/bold]" + lines[0].replace(" " * _NAME, "", 1)
        return lines

    def player(self, owner: int) -> list[str]:
        player = self.view["players"][owner]
        is_turn = owner in self.view["deciders"]
        name = _say("ostara") if self.view["solo"] and owner == 1 else "ABCDE"[owner]
        clan = next(clan.name for clan in self.box.clans if clan.id == player["clan_card"])
        title = f"{name} · {clan}"
        lines = [
            f"[{'bold reverse' if is_turn else 'bold'}]{title}[/] "
            + _say("points", points=self.view["scores"][owner], hand=player["hand_size"])
        ]
        resources = _counted(player["resources"])
        lines.append(_row("resources", [f"[cyan]{resources}[/cyan]"] if resources else []))
        if player["hand"] is not None:
            lines += [_row("hand", [self._card(card)]) for card in player["hand"]]
        lines += [_row("played", [self._card(card)]) for card in player["played"][-1:]]
        if len(player["played"]) > 1:
            lines.append(_row("below", [" ".join(player["played"][:-1])]))
        waiting, joined = player["waiting"], player["clan"]
        lines += [_row("waiting", [self._waiting(p, player)]) for p in waiting["potions"]]
        lines.append(_row("waiting", waiting["tools"] + waiting["animals"]))
        together = joined["potions"] + joined["witches"] + joined["tools"] + joined["animals"]
        lines.append(_row("clan", [" ".join(together)] if together else []))
        return [line for line in lines if line]

    # -- cards --------------------------------------------------------------------------------

    def _card(self, card: str) -> str:
        if card in self.novices:
            novice = self.novices[card]
            return f"{card} {novice.name} · {_ap(novice.ap)}"
        witch = self.witches[card]
        banners = "/".join(_banner(colour) for colour in witch.banners)
        restore = f" {_say('restore')}" if witch.restore else ""
        return f"{card} {witch.name} ({witch.points}) {banners} · {_ap(witch.ap)}{restore}"

    def _potion(self, card: str) -> str:
        potion = self.potions.get(card) or self.starting[card]
        banner = _banner(getattr(potion, "banner", "wild"))
        needs = _needs(potion.needs, potion.tools, potion.any_tool)
        return f"{card} {potion.name} ({potion.points}) {banner} · {needs}"

    def _face_up_witch(self, shown: View | None) -> str:
        return f"{self._card(shown['card'])} · {_back(shown)}" if shown else "–"

    def _face_up_potion(self, shown: View | None) -> str:
        return f"{self._potion(shown['card'])} · {_back(shown)}" if shown else "–"

    def _waiting(self, card: str, player: View) -> str:
        """A waiting potion, and what is still missing for it."""
        potion = self.potions.get(card) or self.starting[card]
        owned = Counter(player["waiting"]["tools"]) + Counter(player["clan"]["tools"])
        lacking = Counter(potion.needs) - Counter(player["resources"])
        lacking += Counter(potion.tools) - owned
        return f"{self._potion(card)} · {_say('lacks', what=_counted(lacking) or '–')}"


def _say(label: str, **args: Argument) -> str:
    return str(Message(f"witchdom-draw-{label}", **args))


def _row(label: str, parts: Iterable[str]) -> str:
    """A labelled line; nothing when there is nothing to show."""
    text = " ".join(parts)
    return f"  [dim]{_say(label):<{_NAME - 2}}[/dim]{text}" if text else ""


def _ap(points: Iterable[int]) -> str:
    return "-".join(str(point) for point in points)


def _needs(resources: Mapping[str, int], tools: Iterable[str], any_tool: int) -> str:
    words = [_counted(resources), *tools, *[_say("any-tool")] * any_tool]
    return " ".join(word for word in words if word)


def _wants(side: Side) -> str:
    words = [_say("witches", count=n, colour=colour) for colour, n in side.witches.items()]
    words += [_say("potions", count=n, colour=colour) for colour, n in side.potions.items()]
    words += [*side.tools, *[_say("any-tool")] * side.any_tools]
    words += [*side.animals, *[_say("any-animal")] * side.any_animals]
    return ", ".join(words)


def _counted(counts: Mapping[str, int]) -> str:
    return " ".join(word if count == 1 else f"{count}{word}" for word, count in counts.items() if count)


def _styled(text: str, style: str) -> str:
    return f"[{style}]{text}[/{style}]" if style else text


def _banner(colour: str) -> str:
    style = "white" if colour == "wild" else colour
    return f"[{style}]{colour}[/{style}]"


def _back(shown: View) -> str:
    return f"[dim]{_say('back', what=shown['back'])}[/dim]"
