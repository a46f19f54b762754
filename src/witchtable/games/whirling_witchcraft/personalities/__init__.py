"""The personalities of Whirling Witchcraft (WW-PERS, WW-P): what each can do stands in one place.

To add one: a class with the hooks that it needs (`power.py` has all of them) beside those it is like,
one line in `POWERS`, its card in `components.toml`, its words. Whose ability side is only a recipe
needs nothing but the card.
"""

from __future__ import annotations

from typing import Final

from witchtable.games.whirling_witchcraft.personalities.power import Point, Power
from witchtable.games.whirling_witchcraft.personalities.producing import (
    HIDDEN_POWER,
    POTION_BREWER,
    SCHOLAR,
    TRICKSTER,
    WITCH_OF_ALL_TRADES,
)
from witchtable.games.whirling_witchcraft.personalities.studying import (
    CLAIRVOYANT,
    DAREDEVIL,
    INITIATE,
    UNCONTROLLED_POWERS,
    WHIRLWIND,
)

__all__ = ["NO_POWER", "POWERS", "Point", "Power"]

NO_POWER: Final = Power()
POWERS: Final[dict[str, Power]] = {
    power.name: power
    for power in (
        INITIATE,
        CLAIRVOYANT,
        DAREDEVIL,
        HIDDEN_POWER,
        POTION_BREWER,
        SCHOLAR,
        TRICKSTER,
        UNCONTROLLED_POWERS,
        WHIRLWIND,
        WITCH_OF_ALL_TRADES,
    )
    if power.name is not None
}
"""By their words in an edition; the order is that of the features that were learned."""
