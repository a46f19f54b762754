"""What a seat may ask in Witchdom. Words are the ids of the edition in play."""

from __future__ import annotations

from typing import ClassVar

from witchtable.engine.moves import Action
from witchtable.engine.notation import Words

__all__ = [
    "ACTIONS",
    "VERBS",
    "Back",
    "Brew",
    "Choose",
    "End",
    "Keep",
    "Pay",
    "Play",
    "Refresh",
    "Rest",
    "Take",
    "Tame",
]


class Choose(Action, frozen=True, tag="choose"):
    """Choose this pair of novices, named by the clan card of its symbol (WD-SETUP-20)."""

    pair: str


class Play(Action, frozen=True, tag="play"):
    """Collect: play this card from hand as the active card (WD-COLLECT-01)."""

    card: str


class Rest(Action, frozen=True, tag="rest"):
    """Take the played pile back into hand, then two resources (WD-REST)."""


class Refresh(Action, frozen=True, tag="refresh"):
    """Use the restoration symbol on `witches`, `potions` or one location (WD-RESTORE-02)."""

    what: str


class Keep(Action, frozen=True, tag="keep"):
    """Leave the restoration symbol unused (WD-RESTORE-01)."""


class Take(Action, frozen=True, tag="take"):
    """Take one thing at a location: a resource by its kind, or potion, tool, witch, animal.

    `which` counts equal tokens from the left, where it matters which one goes (WD-COLLECT-07).
    """

    location: str
    item: str
    which: int = 1


class Brew(Action, frozen=True, tag="brew"):
    """Brew this waiting potion with the active witch (WD-BREW-01)."""

    potion: str


class Pay(Action, frozen=True, tag="pay"):
    """Pay for the potion: every token given up, and every waiting tool used, by kind (WD-PAY).

    Tools already in the clan serve without being named. The order of the words means nothing.
    """

    given: Words

    def canonical(self) -> Pay:
        """Put the words in order."""
        return Pay(tuple(sorted(self.given)))


class Back(Action, frozen=True, tag="back"):
    """Do not brew the chosen potion after all: nothing has been paid yet (WD-BREW-15)."""

    is_aside: ClassVar[bool] = True
    takes_back: ClassVar[bool] = True


class Tame(Action, frozen=True, tag="tame"):
    """Move a waiting animal of this kind into the clan (WD-ANIMAL-03)."""

    animal: str


class End(Action, frozen=True, tag="end"):
    """End the turn without brewing or taming."""

    gives_up: ClassVar[bool] = True


ACTIONS: tuple[type[Action], ...] = (
    Choose,
    Play,
    Rest,
    Refresh,
    Keep,
    Take,
    Brew,
    Pay,
    Back,
    Tame,
    End,
)
VERBS: tuple[str, ...] = tuple(str(kind.__struct_config__.tag) for kind in ACTIONS)
