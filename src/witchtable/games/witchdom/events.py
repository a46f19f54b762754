"""What can become true in Witchdom. Everything lies open on the table, so every seat sees it all;
only what comes off a deck, out of the pouch or from Ostara's stack is new to anybody."""

from __future__ import annotations

from typing import ClassVar

from witchtable.engine.moves import Event, Seat
from witchtable.engine.notation import Words

__all__ = [
    "EVENTS",
    "AnimalTamed",
    "BrewTakenBack",
    "CardPlayed",
    "CardTurnedUp",
    "DeckRanOut",
    "DisplayKept",
    "EndTriggered",
    "GameEnded",
    "GapFilled",
    "ItemTaken",
    "LeftoverObjective",
    "NovicesChosen",
    "ObjectiveClaimed",
    "OstaraChose",
    "OstaraGainLapsed",
    "OstaraTokenRevealed",
    "OstaraTokensShuffled",
    "PointsLapsed",
    "PotionBrewed",
    "PotionChosen",
    "Refreshed",
    "Rested",
    "RoundBegan",
    "TakenByOstara",
    "TakenResting",
    "TokenDrawn",
    "TurnEnded",
]


class NovicesChosen(Event, frozen=True, tag="novices-chosen"):
    """A pair of novices went into a hand, and the clan card of their symbol was laid out."""

    clause: ClassVar[str] = "WD-SETUP-20"
    seat: Seat
    clan: str
    cards: Words


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A new round began."""

    clause: ClassVar[str] = "WD-TURN-06"
    round: int


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A card became the active card."""

    clause: ClassVar[str] = "WD-COLLECT-01"
    seat: Seat
    card: str


class Rested(Event, frozen=True, tag="rested"):
    """The played pile went back to hand."""

    clause: ClassVar[str] = "WD-REST-01"
    seat: Seat
    cards: Words


class DisplayKept(Event, frozen=True, tag="display-kept"):
    """The restoration symbol was left unused."""

    clause: ClassVar[str] = "WD-RESTORE-01"
    seat: Seat


class Refreshed(Event, frozen=True, tag="refreshed"):
    """Cards went under their deck, or the tokens of a location back into the pouch."""

    clause: ClassVar[str] = "WD-RESTORE-02"
    seat: Seat
    what: str
    returned: Words


class ItemTaken(Event, frozen=True, tag="item-taken", omit_defaults=True):
    """One thing was taken: `kind` is resource, potion, tool, witch or animal; `item` its id.

    `which` of equal tokens it was, counted from the left.
    """

    clause: ClassVar[str] = "WD-COLLECT-06"
    seat: Seat
    location: str
    kind: str
    item: str
    which: int = 1


class TakenResting(ItemTaken, frozen=True, tag="taken-resting"):
    """A resource was taken by a resting player."""

    clause: ClassVar[str] = "WD-REST-02"


class TakenByOstara(ItemTaken, frozen=True, tag="taken-by-ostara"):
    """Ostara took one thing."""

    clause: ClassVar[str] = "WD-OSTARA-02"


class CardTurnedUp(Event, frozen=True, tag="card-turned-up"):
    """A gap was filled from a deck; `next_back` is the back of the card now on top."""

    clause: ClassVar[str] = "WD-COLLECT-12"
    reveals: ClassVar[bool] = True
    deck: str
    location: str
    card: str
    next_back: str | None


class TokenDrawn(Event, frozen=True, tag="token-drawn"):
    """A gap was filled from the pouch."""

    clause: ClassVar[str] = "WD-COLLECT-12"
    reveals: ClassVar[bool] = True
    location: str
    kind: str


class GapFilled(TokenDrawn, frozen=True, tag="gap-filled"):
    """A gap that had stayed open was filled at the end of a turn."""

    clause: ClassVar[str] = "WD-SUPPLY-02"


class PointsLapsed(Event, frozen=True, tag="points-lapsed"):
    """A location had nothing left to offer."""

    clause: ClassVar[str] = "WD-COLLECT-04"
    seat: Seat
    location: str
    points: int


class PotionChosen(Event, frozen=True, tag="potion-chosen"):
    """A potion is about to be brewed and waits for its payment."""

    clause: ClassVar[str] = "WD-BREW-01"
    seat: Seat
    potion: str


class BrewTakenBack(Event, frozen=True, tag="brew-taken-back"):
    """A potion that was about to be brewed waits on; nothing was paid."""

    clause: ClassVar[str] = "WD-BREW-15"
    seat: Seat
    potion: str


class PotionBrewed(Event, frozen=True, tag="potion-brewed"):
    """Potion and witch joined the clan; `tools` are the waiting ones that went with them."""

    clause: ClassVar[str] = "WD-BREW-08"
    seat: Seat
    potion: str
    witch: str
    spent: Words
    tools: Words


class AnimalTamed(Event, frozen=True, tag="animal-tamed"):
    """An animal joined the clan; `spent` is None when it cost nothing (Ostara)."""

    clause: ClassVar[str] = "WD-ANIMAL-03"
    seat: Seat
    animal: str
    spent: str | None


class ObjectiveClaimed(Event, frozen=True, tag="objective-claimed"):
    """A clan met a condition first."""

    clause: ClassVar[str] = "WD-OBJ-02"
    seat: Seat
    objective: str
    side: str
    points: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A turn ended without brewing or taming, by choice."""

    clause: ClassVar[str] = "WD-BREW-01"
    seat: Seat


class DeckRanOut(Event, frozen=True, tag="deck-ran-out"):
    """The last card of a deck was turned up; `reserve` boxed cards became the new deck."""

    clause: ClassVar[str] = "WD-END-05"
    reveals: ClassVar[bool] = True
    deck: str
    reserve: int
    next_back: str | None


class EndTriggered(Event, frozen=True, tag="end-triggered"):
    """The end phase began: `cause` is objectives or deck; one full round follows this one."""

    clause: ClassVar[str] = "WD-END-03"
    cause: str
    last_round: int


class OstaraTokensShuffled(Event, frozen=True, tag="ostara-tokens-shuffled"):
    """A new stage began with all of Ostara's tokens in a new stack."""

    clause: ClassVar[str] = "WD-SOLO-07"
    stage: int


class OstaraTokenRevealed(Event, frozen=True, tag="ostara-token-revealed"):
    """Ostara's turn began with this token."""

    clause: ClassVar[str] = "WD-SOLO-07"
    reveals: ClassVar[bool] = True
    token: str


class OstaraChose(Event, frozen=True, tag="ostara-chose"):
    """Ostara settled on something, and by what: the criteria that narrowed the choice down."""

    clause: ClassVar[str] = "WD-OSTARA-13"
    kind: str
    item: str
    criteria: Words
    potion: str | None = None
    """For a resource: the waiting potion she wants it for."""


class OstaraGainLapsed(Event, frozen=True, tag="ostara-gain-lapsed"):
    """Nothing of the kind was on display."""

    clause: ClassVar[str] = "WD-OSTARA-09"
    kind: str


class LeftoverObjective(Event, frozen=True, tag="leftover-objective"):
    """An open objective went to Ostara after the last round."""

    clause: ClassVar[str] = "WD-SOLO-22"
    objective: str
    points: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""

    clause: ClassVar[str] = "WD-SCORE-09"
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    NovicesChosen,
    RoundBegan,
    CardPlayed,
    Rested,
    DisplayKept,
    Refreshed,
    ItemTaken,
    TakenResting,
    TakenByOstara,
    CardTurnedUp,
    TokenDrawn,
    GapFilled,
    PointsLapsed,
    PotionChosen,
    BrewTakenBack,
    PotionBrewed,
    AnimalTamed,
    ObjectiveClaimed,
    TurnEnded,
    DeckRanOut,
    EndTriggered,
    OstaraTokensShuffled,
    OstaraTokenRevealed,
    OstaraChose,
    OstaraGainLapsed,
    LeftoverObjective,
    GameEnded,
)
