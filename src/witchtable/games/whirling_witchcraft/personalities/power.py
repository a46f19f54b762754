"""What a personality can do: hooks that the chapters of the rules, the view and the bots ask.

A power is one object of a class derived from `Power`; what it does not say is as for everybody else.
Flags are asked in hot paths: they spare the call of a hook that does nothing. (Where a type is wider
than the value, a derived class says it again: the compiler asks for it.)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from witchtable.engine.chapters import ActionRules
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft.cubes import Heap
from witchtable.games.whirling_witchcraft.rules import EMPTY

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.components import WhirlingEdition
    from witchtable.games.whirling_witchcraft.rules.offers import Offers
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["ONCE", "Appearance", "Point", "Power", "every_rule", "owing"]

Point: TypeAlias = tuple[Heap, Heap, Heap, int, Heap]
"""How far a brew has come: workbench, made, cauldron, recipes used (as bits), types named by Books."""

ONCE: Final = 1 << 62
"""Among the recipes used, of a point or a draft: the power was used that works once in a brew."""


class Appearance(NamedTuple):
    """How an action of a power is offered on a page: under a heading, as a piece."""

    heading: str
    """Which one (of `page-ww-may-…`); what has the same heading stands together."""
    picture: str
    """The type of ingredient, or the arcana, that stands for it."""
    lies: str | None = None
    """Where cubes of this type lie that stand for it as well: `bench` or `cauldron`."""
    left: int = 0
    """How often it can be done, for the words of the heading."""


class Power:
    """Somebody without any power; those who have one derive from this."""

    name: str | None = None
    """The word for it in `components.toml` (and in `whirling-witchcraft-power-…`)."""

    # -- its card -------------------------------------------------------------------------------

    clause: str = "WW-PERS-02"
    """The rule to read about it."""
    picture: str = "wd-witch"
    """The picture on the page."""
    is_for_everybody: bool = False
    """Everybody begins with it where personalities are not drafted, and nobody drafts it."""
    needs_of_card: tuple[str, ...] = ()
    """Figures that the card must have."""
    has_hand_limit: bool = False
    """Its card says how many cards are held (WW-HAND-02)."""

    # -- actions of its own ---------------------------------------------------------------------

    phase: int = EMPTY
    """The step of the round in which they are offered. (If it is a step for powers: if one is owed.)"""

    def actions(self) -> tuple[ActionRules, ...]:
        """Hand on all that the rules know of its actions, as a chapter does."""
        return ()

    def vocabulary(self, edition: WhirlingEdition) -> Sequence[Action]:  # noqa: ARG002 - as for all
        """List every action of its own there can be: they are ready-made in `offers.own`."""
        return ()

    def appearance(self, state: WhirlingState, seat: Seat, action: Action) -> Appearance | None:  # noqa: ARG002
        """Say how one of them that is offered looks on a page; None: as a button."""
        return None

    def owes(self, state: WhirlingState, seat: Seat) -> bool:  # noqa: ARG002 - as for all
        """Ask whether there is anything to decide now."""
        return True

    # -- playing a recipe -----------------------------------------------------------------------

    rotates_any: bool = False
    """Every recipe may be rotated (compare WW-STUDY-04)."""
    changes_play: bool = False
    """`choices_of_play` does something."""

    def choices_of_play(self, state: WhirlingState, found: list[Action]) -> list[Action]:  # noqa: ARG002
        """Add to the recipes that may be played, or replace them."""
        return found

    def cannot_play(self, state: WhirlingState) -> IllegalAction | None:  # noqa: ARG002
        """Forbid to play a card of the hand."""
        return None

    def question_of_play(self, state: WhirlingState) -> Message | None:  # noqa: ARG002
        """Ask something else than for a recipe."""
        return None

    def named_effect(self, state: WhirlingState) -> int:  # noqa: ARG002
        """Find the arcana effect that was named beside the recipe; EMPTY if none was."""
        return EMPTY

    # -- arcana ---------------------------------------------------------------------------------

    moves_by_potions: bool = False
    """Each Potion icon of a recipe also allows a move (`choices_of_moves`)."""

    def choices_of_moves(self, state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG002
        """List the moves, while there are any left."""
        return []

    # -- brewing and after ----------------------------------------------------------------------

    has_brew_steps: bool = False
    """`brew_steps` does something."""

    def brew_steps(self, offers: Offers, point: Point) -> list[tuple[Action, Point]]:  # noqa: ARG002
        """List what can be done in the middle of a brew besides using recipes, and what it leads to.

        Helper, bots and the view of a draft know a step by where it leads. More cubes must not forbid
        one.
        """
        return []

    def spent_by(self, state: WhirlingState, seat: Seat) -> int:  # noqa: ARG002
        """Find the recipes (as bits) whose use costs the personality."""
        return 0

    def hands_passed(self, state: WhirlingState, seat: Seat) -> None:
        """Change what changes at the end of a round."""

    # -- what is sealed -------------------------------------------------------------------------

    def shown_to_owner(self, state: WhirlingState) -> tuple[str | None, str | None]:  # noqa: ARG002
        """Show the recipe that chance chose, and the effect named for it (in the view)."""
        return None, None

    def reopen(self, state: WhirlingState) -> None:
        """Take back what was decided beside the recipe."""

    def forget(self, state: WhirlingState) -> None:
        """Forget all that was begun in secret."""

    def guess(self, state: WhirlingState, seat: Seat, rng: Random) -> None:
        """Begin at random what may have been begun in secret, in a sample."""

    # -- what bots make of it -------------------------------------------------------------------

    appeal: float = 0.0
    """How it did when instinct played instinct, against those whose power is a recipe, in points."""
    odds: float | None = None
    """What it adds to the logarithm of the odds when nothing was learned; None: it is not measured.

    (Weights are learned for the powers that have it: who gives it to another one trains them anew, by
    `witchtable train`.)
    """


def every_rule(powers: Sequence[Power]) -> tuple[ActionRules, ...]:
    """Put together what the rules know of the actions of several powers."""
    return tuple([each for power in powers for each in power.actions()])


def owing(state: WhirlingState) -> int:
    """Find the seats whose power has something to decide in this phase, as bits."""
    found = 0
    phase, powers = state.phase, state.edition.powers
    for seat, personality in enumerate(state.personality):
        power = powers[personality]
        if power.phase == phase and power.owes(state, seat):
            found |= 1 << seat
    return found
