"""The personalities of Whirling Witchcraft (WW-PERS, WW-P): what each can do stands in one place.

To add one: a class with the hooks that it needs (`power.py` has all of them) beside those it is like,
its object among the `POWERS` of that module, its card in `components.toml`, its words. Actions of its
own are declared in `actions.py`; everything else about them is said by its hooks. Whose ability side is
only a recipe needs nothing but the card (`recipes.py` has pictures of ours).
"""

from __future__ import annotations

from typing import Final

from witchtable.games.whirling_witchcraft.personalities import producing, studying
from witchtable.games.whirling_witchcraft.personalities.power import Appearance, Point, Power
from witchtable.games.whirling_witchcraft.personalities.recipes import ONLY_RECIPES

__all__ = ["NO_POWER", "ONLY_RECIPES", "POWERS", "Appearance", "Point", "Power"]

NO_POWER: Final = Power()
POWERS: Final[dict[str, Power]] = {
    power.name: power for power in (*studying.POWERS, *producing.POWERS) if power.name is not None
}
"""By their words in an edition."""
