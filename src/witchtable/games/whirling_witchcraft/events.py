"""What can become true in Whirling Witchcraft, and who may see it.

While a decision is sealed, its owner sees every step and the others only whether it is made.
"""

from __future__ import annotations

from typing import ClassVar

from witchtable.engine.moves import Event, Seat
from witchtable.engine.notation import Words

__all__ = [
    "EVENTS",
    "ArcanaRevealed",
    "BrewRevealed",
    "CardsDrawn",
    "CauldronPassed",
    "CircleClaimed",
    "Committed",
    "DeckReshuffled",
    "Gained",
    "Gambled",
    "GameEnded",
    "HandDiscarded",
    "HandsPassed",
    "InitiativeCalled",
    "PersonalitiesDealt",
    "PersonalityDiscarded",
    "PersonalityRevealed",
    "PersonalityRotated",
    "RecipeRevealed",
    "RedrawsRevealed",
    "Reopened",
    "RoundBegan",
    "StepTaken",
    "StepTakenBack",
    "TrackersRaised",
]


class _Private(Event, frozen=True):
    """Seen by its own seat only."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return it to its owner, nothing to the others."""
        return self if seat == self.seat else None


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A new round began."""

    clause: ClassVar[str] = "WW-ROUND-01"
    round: int


class PersonalitiesDealt(_Private, frozen=True, tag="personalities-dealt"):
    """A seat was dealt personalities to choose from."""

    clause: ClassVar[str] = "WW-SETUP-03"
    reveals: ClassVar[bool] = True
    personalities: Words


class PersonalityRevealed(Event, frozen=True, tag="personality-revealed"):
    """A seat's personality came into play."""

    clause: ClassVar[str] = "WW-SETUP-05"
    reveals: ClassVar[bool] = True
    unseals: ClassVar[bool] = True
    seat: Seat
    personality: str


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """A seat drew recipe cards; which ones, only it sees."""

    clause: ClassVar[str] = "WW-HAND-02"
    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: Words | None

    def seen_by(self, seat: Seat | None) -> Event:
        """Hide the cards from the others."""
        return self if seat == self.seat else CardsDrawn(self.seat, self.count, None)


class StepTaken(_Private, frozen=True, tag="step"):
    """A seat made a step towards a sealed commitment."""

    clause: ClassVar[str] = "WW-INFO-03"
    action: str


class StepTakenBack(_Private, frozen=True, tag="step-taken-back"):
    """A seat took back its last step."""

    clause: ClassVar[str] = "WW-ENG-15"


class Committed(Event, frozen=True, tag="committed"):
    """A seat has committed; to what, stays sealed."""

    clause: ClassVar[str] = "WW-INFO-03"
    seat: Seat


class Reopened(Event, frozen=True, tag="reopened"):
    """A seat took its commitment back."""

    clause: ClassVar[str] = "WW-ENG-15"
    seat: Seat


class Gambled(_Private, frozen=True, tag="gambled"):
    """Chance chose a recipe for the Daredevil, who sees it."""

    clause: ClassVar[str] = "WW-P-DARE-04"
    reveals: ClassVar[bool] = True
    recipe: str


class Gained(Event, frozen=True, tag="gained"):
    """Uncontrolled Powers put cubes on a workbench; the overflow went to the left."""

    clause: ClassVar[str] = "WW-P-UNCON-01"
    # Secret decisions follow: whether it could be undone must not tell of them.
    reveals: ClassVar[bool] = True
    seat: Seat
    type: str
    stored: int
    overflow: int


class RedrawsRevealed(Event, frozen=True, tag="redraws-revealed"):
    """The Initiates have decided; these seats redraw. Told also when nobody does."""

    clause: ClassVar[str] = "WW-P-INITIATE-02"
    reveals: ClassVar[bool] = True
    unseals: ClassVar[bool] = True
    redrawing: tuple[Seat, ...]


class HandDiscarded(Event, frozen=True, tag="hand-discarded"):
    """An Initiate gave up the hand and the personality."""

    clause: ClassVar[str] = "WW-P-INITIATE-01"
    reveals: ClassVar[bool] = True
    seat: Seat
    count: int


class RecipeRevealed(Event, frozen=True, tag="recipe-revealed"):
    """A recipe was revealed; `dare` is the effect a Daredevil named."""

    clause: ClassVar[str] = "WW-STUDY-07"
    reveals: ClassVar[bool] = True
    unseals: ClassVar[bool] = True
    seat: Seat
    recipe: str
    way: str
    dare: str | None


class TrackersRaised(Event, frozen=True, tag="trackers-raised"):
    """Icons raised trackers; `triggered` are the effects that may be used."""

    clause: ClassVar[str] = "WW-ARC-01"
    seat: Seat
    icons: Words
    triggered: Words


class InitiativeCalled(Event, frozen=True, tag="initiative-called"):
    """A seat asked for initiative order; everybody decides anew, one after the other."""

    clause: ClassVar[str] = "WW-ORDER-05"
    reveals: ClassVar[bool] = True
    seat: Seat


class ArcanaRevealed(Event, frozen=True, tag="arcana-revealed"):
    """What a seat did with its arcana effects, in notation."""

    clause: ClassVar[str] = "WW-ENG-05"
    reveals: ClassVar[bool] = True
    unseals: ClassVar[bool] = True
    seat: Seat
    steps: tuple[str, ...]


class BrewRevealed(Event, frozen=True, tag="brew-revealed"):
    """What a seat brewed, step by step, and what its cauldron holds now."""

    clause: ClassVar[str] = "WW-BREW-11"
    reveals: ClassVar[bool] = True
    unseals: ClassVar[bool] = True
    seat: Seat
    steps: tuple[str, ...]
    cauldron: Words


class PersonalityDiscarded(Event, frozen=True, tag="personality-discarded"):
    """A personality went back to the box."""

    clause: ClassVar[str] = "WW-PERS-01"
    seat: Seat
    personality: str


class CircleClaimed(Event, frozen=True, tag="circle-claimed"):
    """The Witch of All Trades moved a cube (or none) from the cauldron to the circle."""

    clause: ClassVar[str] = "WW-P-TRADES-01"
    seat: Seat
    type: str | None


class CauldronPassed(Event, frozen=True, tag="cauldron-passed"):
    """A cauldron went to the right; what did not fit went into the sender's circle."""

    clause: ClassVar[str] = "WW-PASS-05"
    seat: Seat
    to: Seat
    stored: Words
    overflow: Words


class HandsPassed(Event, frozen=True, tag="hands-passed"):
    """All hands went to the left."""

    clause: ClassVar[str] = "WW-HAND-01"
    reveals: ClassVar[bool] = True


class PersonalityRotated(Event, frozen=True, tag="personality-rotated"):
    """The Trickster turned around."""

    clause: ClassVar[str] = "WW-P-TRICK-03"
    seat: Seat


class DeckReshuffled(Event, frozen=True, tag="deck-reshuffled"):
    """The discard pile became the new deck."""

    clause: ClassVar[str] = "WW-HAND-05"
    cards: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""

    clause: ClassVar[str] = "WW-WIN-01"
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    PersonalitiesDealt,
    PersonalityRevealed,
    CardsDrawn,
    StepTaken,
    StepTakenBack,
    Committed,
    Reopened,
    Gambled,
    Gained,
    RedrawsRevealed,
    HandDiscarded,
    RecipeRevealed,
    TrackersRaised,
    InitiativeCalled,
    ArcanaRevealed,
    BrewRevealed,
    PersonalityDiscarded,
    CircleClaimed,
    CauldronPassed,
    HandsPassed,
    PersonalityRotated,
    DeckReshuffled,
    GameEnded,
)
