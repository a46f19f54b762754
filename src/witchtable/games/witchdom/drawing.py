"""The table as text for a terminal, drawn from a view. Square brackets are Rich markup.

Whoever draws may add `names` to the view: what the seats are called at this table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from witchtable.engine.edition import Edition
from witchtable.engine.markup import plain
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message, name_of
from witchtable.games.witchdom.components import OstaraToken, Side, WitchdomEdition
from witchtable.games.witchdom.rules.payment import ANY_TOOL

__all__ = ["draw", "draw_memory"]

_NAME = 12  # columns for a heading

View = Mapping[str, Any]


def draw(view: View, edition: Edition) -> list[str]:
    """Draw the table as the view's owner sees it."""
    assert isinstance(edition, WitchdomEdition)
    pen = _Pen(view, edition)
    lines = [pen.heading(), ""]
    for here in view["board"]:
        lines += pen.location(here)
    lines += [f"[dim]{_say('numbers')}[/dim]"]
    lines += ["", *pen.objectives(), "", *pen.pairs()]
    for owner in range(view["seats"]):
        lines += pen.ostara(owner) if pen.is_ostara(owner) else pen.player(owner)
    return lines


def draw_memory(memory: View, view: View, edition: Edition) -> list[str]:
    """Draw what the view's owner has seen and no longer sees."""
    assert isinstance(edition, WitchdomEdition)
    pen = _Pen(view, edition)
    lines = []
    for owner, player in enumerate(memory["players"]):
        found = pen.remembered(owner, player)
        lines += [f"[bold]{plain(pen.name(owner))}[/bold]", *found] if found else []
    for deck, cards in memory["under"].items():
        lines += [f"[bold]{_say('under', deck=deck)}[/bold]"] if cards else []
        lines += [_row("", pen.card_or_potion(card)) for card in cards]
    return lines or [_say("memory-empty")]


class _Pen:
    def __init__(self, view: View, edition: WitchdomEdition) -> None:
        self.view = view
        self.edition = edition
        # Any: starting potions are a class of their own, without banner or back.
        brews: list[Any] = [*edition.potions, *edition.starting_potions]
        self.potions = {potion.id: potion for potion in brews}
        self.witches = {witch.id: witch for witch in edition.witches}
        self.novices = {novice.id: novice for novice in edition.novices}
        self.ostara_tokens = {token.id: token for token in edition.ostara_tokens}

    def heading(self) -> str:
        decks = self.view["decks"]
        last = self.view["last_round"]
        text = _say(
            "heading",
            round=self.view["round"],
            last=last or "none",
            potions=decks["potions"]["size"],
            potion_back=_word(decks["potions"]["back"] or "–"),
            witches=decks["witches"]["size"],
            witch_back=_word(decks["witches"]["back"] or "–"),
            pouch=sum(self.view["pouch"].values()),
        )
        return f"[bold]{text}[/bold]"

    def location(self, here: View) -> list[str]:
        active = here["location"] == self.view["location"]
        name = f"[{'bold reverse' if active else 'bold'}]{here['location']:<{_NAME - 1}}[/] "
        tokens = " ".join(token or "–" for token in here["resources"])
        potion, witch = here["potion"], here["witch"]
        return [
            f"{name}[cyan]{tokens}[/cyan]",
            _row("potion", f"{self._potion(potion['card'])} · {_back(potion)}" if potion else "–"),
            _row("witch", f"{self._card(witch['card'])} · {_back(witch)}" if witch else "–"),
        ]

    def objectives(self) -> list[str]:
        return _headed("objectives", [self._objective(entry) for entry in self.view["objectives"]])

    def _objective(self, entry: View) -> str:
        token = next(t for t in self.edition.objectives if t.id == entry["objective"])
        side: Side = getattr(token, entry["side"])
        facts = {"objective": token.id, "side": entry["side"], "points": side.points}
        text = _say("wants", **facts, what=_wants(side))
        if entry["owner"] is None:
            return text
        taken = _aim("taken", owner=self.name(entry["owner"]))
        return f"[dim]{text} · {plain(taken)}[/dim]"

    def pairs(self) -> list[str]:
        """The novices that can still be chosen, and what to type for them."""
        lines = [
            f"{pair['pair']}: {', '.join(self._card(card) for card in pair['cards'])}"
            for pair in self.view["pairs"] or ()
        ]
        return [*_headed("pairs", lines), *[""] * bool(lines)]

    def remembered(self, owner: int, player: View) -> list[str]:
        """The hand of somebody else, and the faces of all cards that lie turned."""
        hand = player["hand"] if owner != self.view["seat"] else []
        lines = [_row("hand", self._card(card)) for card in hand]
        for where in ("waiting", "clan"):
            shown = self.view["players"][owner][where]
            for sort in ("tools", "animals"):
                turned = zip(shown[sort], player[where][sort], strict=True)
                lines += [
                    _row(where, f"{_word(kind)}: {self.card_or_potion(card)}") for kind, card in turned
                ]
        return lines

    def card_or_potion(self, card: str) -> str:
        return self._potion(card) if card in self.potions else self._card(card)

    # -- what lies in front of somebody -------------------------------------------------------

    def player(self, owner: int) -> list[str]:
        player = self.view["players"][owner]
        clan = [name_of(clan.name) for clan in self.edition.clans if clan.id == player["clan_card"]]
        letter, name = LETTERS[owner], self.name(owner)
        who = letter if name == letter else f"{letter} {name}"
        lines = [self._title(owner, who, *clan, _say("in-hand", count=player["hand_size"]))]
        lines.append(self._resources(player))
        lines += [_row("hand", self._card(card)) for card in player["hand"] or ()]
        lines += [_row("played", self._card(card)) for card in player["played"][-1:]]
        below = ", ".join(self._short(card) for card in player["played"][:-1])
        lines.append(_row("below", plain(below)))
        lines += [_row("waiting", self._waiting(card, player)) for card in player["waiting"]["potions"]]
        lines.append(
            _row("waiting", " ".join(player["waiting"]["tools"] + player["waiting"]["animals"]))
        )
        return [line for line in [*lines, *self._clan(player)] if line]

    def is_ostara(self, owner: int) -> bool:
        return self.view["ostara"] is not None and owner == self.view["ostara"]["seat"]

    def ostara(self, owner: int) -> list[str]:
        """Ostara has no hand and no pile: all her witches are active (WD-OSTARA-01)."""
        player, her = self.view["players"][owner], self.view["ostara"]
        level = str(Message(f"witchdom-level-{her['level']}"))
        shown = " · ".join(_token(self.ostara_tokens[token]) for token in her["shown"])
        lines = [self._title(owner, self.name(owner), level)]
        lines.append(_row("tokens", _say("stack", hidden=her["hidden"], shown=shown)))
        lines.append(self._resources(player))
        lines += [_row("witches", self._named(card)) for card in player["played"]]
        lines += [_row("waiting", self._waiting(card, player)) for card in player["waiting"]["potions"]]
        return [line for line in [*lines, *self._clan(player)] if line]

    def _title(self, owner: int, who: str, *rest: str) -> str:
        style = "bold reverse" if owner in self.view["deciders"] else "bold"
        points = _say("points", points=self.view["scores"][owner])
        return " · ".join([f"[{style}]{plain(who)}[/]", *map(plain, rest), points])

    def name(self, owner: int) -> str:
        names: Sequence[str] = self.view.get("names", ())
        if owner < len(names):
            return names[owner]
        return str(Message(self.view["automatic"])) if self.is_ostara(owner) else LETTERS[owner]

    def _resources(self, player: View) -> str:
        counted = _counted(player["resources"])
        return _row("resources", f"[cyan]{counted}[/cyan]" if counted else "")

    def _clan(self, player: View) -> list[str]:
        """Witches, potions, and what was turned: a line for each, where there is any."""
        clan = player["clan"]
        groups = [
            ", ".join(self._worth(card) for card in clan["witches"]),
            ", ".join(self._worth(card) for card in clan["potions"]),
            " ".join(clan["tools"] + clan["animals"]),
        ]
        filled = [group for group in groups if group]
        headings = ["clan", *[""] * len(filled)]
        return [_row(heading, group) for heading, group in zip(headings, filled, strict=False)]

    # -- cards --------------------------------------------------------------------------------

    def _short(self, card: str) -> str:
        entry = self.potions.get(card) or self.witches.get(card) or self.novices[card]
        return f"{card} {name_of(entry.name)}"

    def _named(self, card: str) -> str:
        """A witch or a potion without what it costs or does."""
        return f"{card} {self._worth(card)}"

    def _worth(self, card: str) -> str:
        """A card as it counts in a clan: nobody has to type its id any more."""
        entry = self.potions.get(card) or self.witches[card]
        banners = getattr(entry, "banners", None) or [getattr(entry, "banner", "wild")]
        return f"{plain(name_of(entry.name))} ({entry.points}) {'/'.join(map(_banner, banners))}"

    def _card(self, card: str) -> str:
        if card in self.novices:
            return f"{plain(self._short(card))} · {_ap(self.novices[card].ap)}"
        witch = self.witches[card]
        restore = f" {_say('restore')}" if witch.restore else ""
        return f"{self._named(card)} · {_ap(witch.ap)}{restore}"

    def _potion(self, card: str) -> str:
        potion = self.potions[card]
        needs = _needs(potion.needs, potion.tools, potion.any_tool)
        return f"{self._named(card)} · {needs}"

    def _waiting(self, card: str, player: View) -> str:
        """A waiting potion, and what is still missing for it."""
        if player["uses_tools"]:
            return f"{self._potion(card)} · {self._lacks(card, player)}"
        needs = _counted(self.potions[card].needs)
        return f"{self._named(card)} · {needs} · {self._lacks(card, player)}"

    def _lacks(self, card: str, player: View) -> str:
        recipe = player["recipes"][card]
        missing, pairs = Counter(recipe["missing"]), recipe["pairs"]
        if not missing:
            return _say("ready")
        count, any_tool = missing.total(), missing.pop(ANY_TOOL, 0)
        resources = {kind: missing.pop(kind, 0) for kind in self.edition.kind_ids}
        what = _needs(resources, missing.elements(), any_tool)
        return _say("lacks", what=what, pairs="all" if pairs >= count else pairs)


def _say(label: str, **args: Argument) -> str:
    return str(Message(f"witchdom-draw-{label}", **args))


def _aim(label: str, **args: Argument) -> str:
    """Say something of objectives as the page does, too."""
    return str(Message(f"witchdom-aim-{label}", **args))


def _word(kind: str) -> str:
    """Say what nobody types here in the reader's language; what is typed stays as it is typed."""
    return str(Message("witchdom-word", word=kind))


def _headed(label: str, lines: Sequence[str]) -> list[str]:
    """Lines under one heading, which stands before the first of them."""
    headings = [f"[bold]{_say(label):<{_NAME}}[/bold]", *[" " * _NAME] * len(lines)]
    return [heading + line for heading, line in zip(headings, lines, strict=False)]


def _row(label: str, text: str) -> str:
    """A labelled line; nothing when there is nothing to show."""
    heading = _say(label) if label else ""
    return f"  [dim]{heading:<{_NAME - 2}}[/dim]{text}" if text else ""


def _ap(points: Iterable[int]) -> str:
    return "-".join(str(point) for point in points)


def _needs(resources: Mapping[str, int], tools: Iterable[str], any_tool: int) -> str:
    words = [_counted(resources), *tools, *[_aim("any-tool")] * any_tool]
    return " ".join(word for word in words if word)


def _wants(side: Side) -> str:
    words = [_aim("want-witches", count=n, colour=colour) for colour, n in side.witches.items()]
    words += [_aim("want-potions", count=n, colour=colour) for colour, n in side.potions.items()]
    words += [*map(_word, side.tools), *[_aim("any-tool")] * side.any_tools]
    words += [*map(_word, side.animals), *[_say("any-animal")] * side.any_animals]
    return ", ".join(words)


def _token(token: OstaraToken) -> str:
    gains = []
    for gain in token.gain:
        first, second = gain.order or ("", "")
        gains.append(_say(f"gain-{gain.take}", first=first, second=second, count=gain.count))
    return f"{token.id} {', '.join(gains)}"


def _counted(counts: Mapping[str, int]) -> str:
    return " ".join(word if count == 1 else f"{count}{word}" for word, count in counts.items() if count)


def _banner(colour: str) -> str:
    style = "white" if colour == "wild" else colour
    return f"[{style}]{Message('page-wd-colour', colour=colour)}[/{style}]"


def _back(shown: View) -> str:
    return f"[dim]{_say('back', what=_word(shown['back']))}[/dim]"
