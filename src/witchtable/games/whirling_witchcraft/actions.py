"""What a seat may ask in Whirling Witchcraft. Words are the ids of the edition in play.

Where a word stands for a cube that goes into a recipe, it also says where the cube comes from:
`toad` from the workbench, `made-toad` from an output of this brew, `cauldron-toad` from the cauldron
(if the table allows it), `book-toad` from the supply by a Book. `into-toad` chooses an output, and
`as-toad` the type of a hybrid input, wherever the cube comes from.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from witchtable.engine.moves import Action
from witchtable.engine.notation import Words

__all__ = [
    "ACTIONS",
    "Back",
    "Book",
    "Call",
    "Choose",
    "Claim",
    "Dare",
    "Done",
    "Gain",
    "Gamble",
    "Keep",
    "MoveCube",
    "Play",
    "Potion",
    "Raven",
    "Redraw",
    "Rotate",
    "Scholar",
    "Step",
    "Use",
]


class _Sealed(Action, frozen=True):
    """Base of what is chosen in secret and revealed later (WW-INFO-03)."""

    sealed: ClassVar[bool] = True


class Choose(_Sealed, frozen=True, tag="choose"):
    """Keep this one of the two personalities (WW-SETUP-03)."""

    personality: str


class Gain(Action, frozen=True, tag="gain"):
    """Take three cubes of this type, as Uncontrolled Powers must (WW-P-UNCON-01)."""

    type: str


class Redraw(_Sealed, frozen=True, tag="redraw"):
    """Discard the Initiate and the hand, and draw four (WW-P-INITIATE-01)."""


class Keep(_Sealed, frozen=True, tag="keep"):
    """Keep the hand."""


class Play(_Sealed, frozen=True, tag="play"):
    """Play this recipe as it is printed (WW-STUDY-01)."""

    recipe: str


class Rotate(_Sealed, frozen=True, tag="rotate"):
    """Play this recipe rotated (WW-STUDY-03)."""

    recipe: str


class Gamble(_Sealed, frozen=True, tag="gamble"):
    """Let chance choose the recipe (WW-P-DARE-01)."""


class Dare(_Sealed, frozen=True, tag="dare"):
    """Name the arcana effect that the gamble earns, and the way the card lies (WW-P-DARE-04)."""

    arcana: str
    way: str
    """`upright` or `rotated`."""


class Potion(_Sealed, frozen=True, tag="potion"):
    """Put one cube of this type from the supply into the cauldron (WW-ARC-08)."""

    type: str


class Raven(_Sealed, frozen=True, tag="raven"):
    """Return one or two cubes from the workbench to the supply (WW-ARC-10)."""

    types: Words

    def canonical(self) -> Raven:
        """Put the words in order."""
        return Raven(tuple(sorted(self.types)))


class Book(_Sealed, frozen=True, tag="book"):
    """Name the type that recipe inputs may take from the supply (WW-ARC-11)."""

    type: str


class MoveCube(_Sealed, frozen=True, tag="move"):
    """Move a cube from the workbench to the cauldron, as the Potion Brewer may (WW-P-BREWER-01)."""

    type: str


class Use(_Sealed, frozen=True, tag="use", cache_hash=True):
    """Use a recipe: the cubes that go in, with their origin, and the outputs chosen (WW-BREW-02).

    If no cube is named, or only the types of hybrid inputs (`as-toad`), workbench cubes go first, then
    made ones, and so on (WW-ENG-08).
    """

    recipe: str
    cubes: Words

    def canonical(self) -> Use:
        """Put the words in order."""
        return Use(self.recipe, tuple(sorted(self.cubes)))


class Scholar(_Sealed, frozen=True, tag="scholar"):
    """Spend a mandrake (or a made one) for a Book of this type (WW-P-SCHOLAR-01)."""

    type: str
    payment: str


class Claim(Action, frozen=True, tag="claim"):
    """Move a cube from the cauldron to the circle, as the Witch of All Trades may (WW-P-TRADES-01)."""

    type: str


class Done(_Sealed, frozen=True, tag="done"):
    """Commit to what was chosen so far; what is left unused is declined."""

    gives_up: ClassVar[bool] = True


class Back(_Sealed, frozen=True, tag="back"):
    """Take back the own commitment, or the last step towards it, while it is still sealed."""

    takes_back: ClassVar[bool] = True


class Call(Action, frozen=True, tag="call"):
    """Ask for initiative order this round (WW-ORDER-05)."""


Step: TypeAlias = Potion | Raven | Book | MoveCube | Use | Scholar
"""What a draft is made of."""

ACTIONS: tuple[type[Action], ...] = (
    Choose,
    Gain,
    Redraw,
    Keep,
    Play,
    Rotate,
    Gamble,
    Dare,
    Potion,
    Raven,
    Book,
    MoveCube,
    Use,
    Scholar,
    Claim,
    Done,
    Back,
    Call,
)
