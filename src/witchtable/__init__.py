"""Witchtable: a digital table for Witchstone, Whirling Witchcraft and Witchdom."""

from __future__ import annotations

from witchtable.games import GAMES, find_game

__all__ = ["GAMES", "find_game"]
