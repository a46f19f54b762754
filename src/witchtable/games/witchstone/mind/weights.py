"""The evaluation made by hand: what each feature is worth in points, early and late."""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Weights
from witchtable.games.witchstone.mind.features import FEATURES

__all__ = ["HAND"]

# Points for one of each feature, at the beginning and at the end of the game: guessed first, then
# corrected by how games of instinct against instinct went on.
_POINTS: Final[dict[str, tuple[float, float]]] = {
    "energy points": (7.5, 9.5),
    "energy stock": (1.2, 0),
    "begun connection": (1.8, 0.4),
    "connections before silver": (1.5, 0.2),
    "network": (1.4, -0.2),
    "free connections": (-1.2, -0.6),
    "witch points": (8, 10),
    "chips": (8, 10),
    "witches in supply": (0.8, -0.5),
    "lying ready": (1.8, 1.7),
    "lying idle": (1, 0),
    "targets with chips": (2.2, 0.9),
    "other targets": (-0.3, 0),
    "witchstone open": (0.5, 0),
    "witches before silver": (1.2, 0.4),
    "chips before silver": (0.9, 1),
    "wand points": (11, 10),
    "wand space": (0.5, 0.1),
    "wand lead": (1.1, 0.4),
    "wand behind": (-1.4, -0.4),
    "dark spaces ahead": (1.2, 0.2),
    "next wand space": (1, 1.8),
    "pentagram points": (9, 9.5),
    "pentagram steps": (2.4, 0.3),
    "next owl": (-0.6, 0.4),
    "special tiles": (2.4, 0),
    "special tiles before silver": (-0.4, 0.1),
    "removals": (2, 2),
    "crystals in the cauldron": (0, -0.6),
    "crystals near the rim": (5, 0.8),
    "black crystal": (4, 0),
    "crystals before silver": (2, 0.3),
    "spells": (1.7, 2.2),
    "double spells": (1.7, -0.1),
    "prophecies now": (6.5, 10),
    "prophecies to come": (3.7, 5.4),
    "scrolls before silver": (1.7, 0.5),
    "energy cluster": (1, 0),
    "crystal cluster": (0.8, -0.2),
    "witch cluster": (0.6, -0.2),
    "wand cluster": (2.7, 0),
    "pentagram cluster": (0.2, 0),
    "scroll cluster": (-0.2, 0),
    "best tile": (-0.5, 0),
    "tiles to come": (6, 3),
    "special tiles laid": (4.7, 0),
    "growing clusters": (5.5, 4),
    "lack of room": (-2.5, -2.8),
    "turns left": (9.5, 9),
}
# A point decides more the fewer are still to come.
_EARLY, _LATE = 0.07, 0.22

HAND: Final = Weights(
    tuple(_EARLY * _POINTS[feature.name][0] for feature in FEATURES),
    tuple(_LATE * _POINTS[feature.name][1] for feature in FEATURES),
)
