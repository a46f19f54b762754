"""One position of Hollow Kettle: what lies where, who sees it, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, TypedDict

from hollow_kettle.moves import Herb
from hollow_kettle.rules import CARDS, HAND, POINTS, RULES
from witchtable.engine.chance import Chance
from witchtable.engine.chapters import Rules
from witchtable.engine.deal import Deal
from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.memory import Memory
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import ScoreLine, State
from witchtable.engine.texts import Message
from witchtable.engine.views import PerSeat, TableView, shared_view


class WitchView(TypedDict):
    hand: list[Herb] | None
    hand_size: int
    in_kettle: int
    laid_out: list[Herb]


class KettleView(TableView):
    deck: int
    kettle: list[Herb | None]
    players: PerSeat[WitchView]


class KettleState(State):
    title: ClassVar[str] = "Hollow Kettle"
    rules: ClassVar[Rules] = RULES

    deck: tuple[str, ...]
    hands: list[tuple[str, ...]]
    kettle: tuple[str, ...]
    cooks: tuple[Seat, ...]
    """Who dropped each herb in the kettle."""
    laid_out: list[tuple[str, ...]]

    # -- written by `python -m scripts.fields` from the fields above: not by hand --
    # fmt: off
    __slots__ = (
        "cooks", "deck", "hands", "kettle", "laid_out",
    )
    fixed: ClassVar[tuple[str, ...]] = (
        "edition", "options", "seats",
    )
    parts: ClassVar[Mapping[str, Any]] = {
        "deciders": tuple[Seat, ...], "deck": tuple[str, ...], "hands": list[tuple[str, ...]],
        "kettle": tuple[str, ...], "cooks": tuple[Seat, ...], "laid_out": list[tuple[str, ...]],
    }

    def copy(self) -> KettleState:
        """Return an independent copy (nobody listens to it)."""
        twin = KettleState()
        twin.edition = self.edition
        twin.options = self.options
        twin.seats = self.seats
        twin.deciders = self.deciders
        twin.deck = self.deck
        twin.hands = self.hands[:]
        twin.kettle = self.kettle
        twin.cooks = self.cooks
        twin.laid_out = self.laid_out[:]
        twin.events = None
        twin._choices = self._choices
        twin._choices_of = self._choices_of
        return twin
    # fmt: on
    # -- up to here --

    @property
    def can_ladle(self) -> bool:
        return len(self.kettle) >= self.seats

    def worth(self, herb: str) -> int:
        return POINTS.get(herb, -int(self.options["bitter"]))

    def prepare(self, deal: Deal) -> None:
        self.edition, self.options, self.seats = deal.edition, deal.options, deal.seats

    def lay_out(self, deal: Deal) -> None:
        cards = [herb for herb, count in CARDS.items() for _ in range(count)]
        deck = Chance.from_seed(deal.seed, "deck").shuffled(cards)
        self.hands = [tuple(sorted(deck.pop() for _ in range(HAND))) for _ in range(self.seats)]
        self.deck, self.kettle, self.cooks = tuple(deck), (), ()
        self.laid_out = [()] * self.seats
        self.deciders = (0,)

    def apply_trusted(self, seat: Seat, action: Action) -> None:
        self._choices = None
        self.rules.perform[type(action)](self, seat, action)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        offered: tuple[Action, ...] = self.rules.offered[0](self, seat)
        return offered

    def _out_of_turn(self, seat: Seat, action: Action) -> IllegalAction:
        if not self.deciders:
            return OutOfTurn("HK-TURN-02", Message("hollow-kettle-refuse-over"))
        return OutOfTurn("HK-TURN-01", Message("hollow-kettle-refuse-turn"))

    def _question(self, seat: Seat) -> Message:
        if seat not in self.deciders:
            return Message("hollow-kettle-ask-wait")
        return Message("hollow-kettle-ask" if self.can_ladle else "hollow-kettle-ask-drop")

    def _open_view(self, memory: Memory) -> dict[str, Any]:
        players = [self._witch(seat) for seat in range(self.seats)]
        hidden = [None] * len(self.kettle)
        return {**shared_view(self), "deck": len(self.deck), "kettle": hidden, "players": players}

    def _witch(self, seat: Seat) -> dict[str, Any]:
        return {
            "hand": None,
            "hand_size": len(self.hands[seat]),
            "in_kettle": self.cooks.count(seat),
            "laid_out": list(self.laid_out[seat]),
        }

    def _view(self, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
        dropped = zip(self.kettle, self.cooks, strict=True)
        kettle = [herb if cook == seat else None for herb, cook in dropped]
        players = list(open_view["players"])
        if seat is not None:
            players[seat] = {**players[seat], "hand": list(self.hands[seat])}
        return {"seat": seat, "kettle": kettle, "players": players}

    def _sample(self, seat: Seat, rng: Random) -> KettleState:
        """Deal anew what this witch has not seen: what others dropped, their hands, the deck."""
        twin = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        dropped = list(zip(self.kettle, self.cooks, strict=True))
        unseen = [herb for herb, cook in dropped if cook != seat]
        unseen += [herb for other in others for herb in self.hands[other]]
        # Sorted: a sample must follow from what is known and the random numbers alone.
        unseen = sorted([*unseen, *self.deck])
        rng.shuffle(unseen)
        twin.kettle = tuple(herb if cook == seat else unseen.pop() for herb, cook in dropped)
        for other in others:
            twin.hands[other] = tuple(sorted(unseen.pop() for _ in self.hands[other]))
        twin.deck = tuple(unseen)
        return twin

    def _score_sheet(self, seat: Seat) -> list[ScoreLine]:
        herbs = self.laid_out[seat]
        good = sum(POINTS.get(herb, 0) for herb in herbs)
        bad = herbs.count("nightshade") * self.worth("nightshade")
        return [
            ScoreLine("hollow-kettle-score-herbs", good, "HK-END-01"),
            ScoreLine("hollow-kettle-score-nightshade", bad, "HK-END-02"),
        ]

    def _winners(self) -> tuple[Seat, ...]:
        """Find who has most points, and among those fewest nightshades (HK-END-03)."""
        bad = [-herbs.count("nightshade") for herbs in self.laid_out]
        ranks = list(zip(self.scores, bad, strict=True))
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
