"""The evaluation made by hand: what each feature is worth in points, early and late."""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Weights
from witchtable.games.witchstone.mind.features import FEATURES

__all__ = ["HAND"]

# Points for one of each feature, at the beginning and at the end of the game.
_POINTS: Final[dict[str, tuple[float, float]]] = {
    "energy points": (7.5, 9.5),
    "energy stock": (1.8, 0),
    "begun connection": (1.7, 0.4),
    "connections before silver": (1.1, 0.5),
    "network": (1.4, 0),
    "free connections": (-0.6, -0.4),
    "witch points": (9, 10),
    "chips": (7.5, 10),
    "witches in supply": (1.2, 0),
    "lying ready": (2.2, 1.5),
    "lying idle": (1.2, 0),
    "targets with chips": (2.4, 0.5),
    "other targets": (0.3, 0),
    "witchstone open": (0.9, 0),
    "witches before silver": (1.2, 0.5),
    "chips before silver": (0.5, 1),
    "wand points": (10.5, 10),
    "wand space": (0, 0.5),
    "wand lead": (1.6, 0.3),
    "wand behind": (-1.4, -0.3),
    "dark spaces ahead": (1.2, 0.4),
    "next wand space": (1.4, 1.6),
    "pentagram points": (9, 9.5),
    "pentagram steps": (2.7, 0.2),
    "next owl": (-0.6, 0.3),
    "special tiles": (3.4, 0),
    "special tiles before silver": (0, 0.2),
    "removals": (2, 2),
    "crystals in the cauldron": (1, -0.3),
    "crystals near the rim": (4, 0.3),
    "black crystal": (3.5, 0),
    "crystals before silver": (2, 0.5),
    "spells": (1.8, 2.1),
    "double spells": (1.5, 0),
    "prophecies now": (6, 10),
    "prophecies to come": (3.7, 4.8),
    "scrolls before silver": (1.6, 0.6),
    "energy cluster": (2.5, 0),
    "crystal cluster": (1.2, 0),
    "witch cluster": (1, 0),
    "wand cluster": (3.2, 0),
    "pentagram cluster": (0.4, 0),
    "scroll cluster": (-0.5, 0),
    "best tile": (0, 0),
    "tiles to come": (5, 3),
    "special tiles laid": (3.5, 0),
    "growing clusters": (4, 3),
    "lack of room": (-3, -3),
    "turns left": (9, 10),
}
# A point decides more the fewer are still to come.
_EARLY, _LATE = 0.07, 0.22

HAND: Final = Weights(
    tuple(_EARLY * _POINTS[feature.name][0] for feature in FEATURES),
    tuple(_LATE * _POINTS[feature.name][1] for feature in FEATURES),
)
