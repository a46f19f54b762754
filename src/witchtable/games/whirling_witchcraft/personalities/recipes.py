"""The personalities of our box whose ability side is only a recipe: how they look (WW-P)."""

from __future__ import annotations

from typing import Final

from witchtable.games.whirling_witchcraft.personalities.power import Power

__all__ = ["ONLY_RECIPES"]


class _FeyBlessed(Power):
    clause = "WW-P-FEY-01"
    picture = "wd-feather"


class _FrogWhisperer(Power):
    clause = "WW-P-FROG-01"
    picture = "ww-toad"


class _SpiderSummoner(Power):
    clause = "WW-P-SPIDER-01"
    picture = "ww-spider"


ONLY_RECIPES: Final[dict[str, Power]] = {
    "fey-blessed": _FeyBlessed(),
    "frog-whisperer": _FrogWhisperer(),
    "spider-summoner": _SpiderSummoner(),
}
"""By the ids of their cards."""
