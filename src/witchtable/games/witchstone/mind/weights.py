"""The evaluation made by hand: what each feature is worth in points, early and late."""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Weights
from witchtable.games.witchstone.mind.features import FEATURES

__all__ = ["HAND"]

# Points for one of each feature, at the beginning and at the end of the game.
_POINTS: Final[dict[str, tuple[float, float]]] = {
    "energy points": (8, 9.5),
    "energy stock": (1.8, 0.2),
    "begun connection": (1.4, 0.2),
    "connections before silver": (1.3, 0.6),
    "network": (1.4, 0),
    "free connections": (-0.2, -0.4),
    "witch points": (8, 10),
    "chips": (7, 10),
    "witches in supply": (1.3, -0.4),
    "lying ready": (1.6, 1),
    "lying idle": (0.8, 0),
    "targets with chips": (2.2, 0.4),
    "other targets": (0.6, 0),
    "witchstone open": (1, 0),
    "witches before silver": (1.7, 0.6),
    "chips before silver": (0.6, 1),
    "wand points": (10, 10),
    "wand space": (0.2, 0.4),
    "wand lead": (2.2, 0.6),
    "wand behind": (-1.2, -0.2),
    "dark spaces ahead": (1.2, 0.4),
    "next wand space": (1, 1.2),
    "pentagram points": (8, 9.5),
    "pentagram steps": (2.4, 0.2),
    "next owl": (-0.5, 0.2),
    "special tiles": (4, 0.2),
    "special tiles before silver": (0, 0.4),
    "removals": (2, 2),
    "crystals in the cauldron": (2.2, -0.2),
    "crystals near the rim": (3, 0),
    "black crystal": (4, 0.2),
    "crystals before silver": (2.4, 0.6),
    "spells": (2, 2),
    "double spells": (1.8, 0.1),
    "prophecies now": (6, 10),
    "prophecies to come": (3.6, 4.6),
    "scrolls before silver": (1.3, 0.9),
    "energy cluster": (2.8, 0),
    "crystal cluster": (2.2, 0),
    "witch cluster": (2, 0),
    "wand cluster": (5, 0),
    "pentagram cluster": (1.2, 0),
    "scroll cluster": (0.2, 0),
    "best tile": (0.6, 0),
    "tiles to come": (3, 1.5),
    "special tiles laid": (1, 0),
    "growing clusters": (1, 1),
    "lack of room": (-3, -3),
    "turns left": (10, 11),
}
# A point decides more the fewer are still to come.
_EARLY, _LATE = 0.07, 0.22

HAND: Final = Weights(
    tuple(_EARLY * _POINTS[feature.name][0] for feature in FEATURES),
    tuple(_LATE * _POINTS[feature.name][1] for feature in FEATURES),
)
