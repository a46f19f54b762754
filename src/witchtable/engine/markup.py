"""Text for a terminal: games draw their tables with Rich's markup, without needing Rich itself."""

from __future__ import annotations

import re

__all__ = ["plain"]

# What Rich would take for markup; names of cards and players may hold anything.
_MARKUP = re.compile(r"(\\*)(\[[a-zA-Z#/@].*?\])")


def plain(text: str) -> str:
    """Show brackets as they are (as rich.markup.escape would, which this layer does without)."""
    escaped = _MARKUP.sub(r"\1\1\\\2", text)
    return f"{escaped}\\" if escaped.endswith("\\") and not escaped.endswith("\\\\") else escaped
