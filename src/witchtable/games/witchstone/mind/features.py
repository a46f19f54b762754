"""What is measured of a seat, and the source of points that each feature belongs to."""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Feature

__all__ = ["FEATURES"]

FEATURES: Final = (
    Feature("energy points", "energy"),
    Feature("energy stock", "energy"),
    Feature("begun connection", "energy"),
    Feature("connections before silver", "energy"),
    Feature("network", "energy"),
    Feature("free connections", "energy"),
    Feature("witch points", "witches"),
    Feature("chips", "witches"),
    Feature("witches in supply", "witches"),
    Feature("lying ready", "witches"),
    Feature("lying idle", "witches"),
    Feature("targets with chips", "witches"),
    Feature("other targets", "witches"),
    Feature("witchstone open", "witches"),
    Feature("witches before silver", "witches"),
    Feature("chips before silver", "witches"),
    Feature("wand points", "wand"),
    Feature("wand space", "wand"),
    Feature("wand lead", "wand"),
    Feature("wand behind", "wand"),
    Feature("dark spaces ahead", "wand"),
    Feature("next wand space", "wand"),
    Feature("pentagram points", "pentagram"),
    Feature("pentagram steps", "pentagram"),
    Feature("next owl", "pentagram"),
    Feature("special tiles", "pentagram"),
    Feature("special tiles before silver", "pentagram"),
    Feature("removals", "crystals"),
    Feature("crystals in the cauldron", "crystals"),
    Feature("crystals near the rim", "crystals"),
    Feature("black crystal", "crystals"),
    Feature("crystals before silver", "crystals"),
    Feature("spells", "scrolls"),
    Feature("double spells", "scrolls"),
    Feature("prophecies now", "scrolls"),
    Feature("prophecies to come", "scrolls"),
    Feature("scrolls before silver", "scrolls"),
    Feature("energy cluster", "tiles"),
    Feature("crystal cluster", "tiles"),
    Feature("witch cluster", "tiles"),
    Feature("wand cluster", "tiles"),
    Feature("pentagram cluster", "tiles"),
    Feature("scroll cluster", "tiles"),
    Feature("best tile", "tiles"),
    Feature("tiles to come", "tiles"),
    Feature("special tiles laid", "tiles"),
    Feature("growing clusters", "tiles"),
    Feature("lack of room", "tiles"),
    Feature("turns left", "tiles"),
)
