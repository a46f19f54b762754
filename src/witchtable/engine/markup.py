"""Text for a terminal: games draw their tables with Rich's markup, without needing Rich itself."""

from __future__ import annotations

import re

__all__ = ["plain", "unmarked"]

# What Rich would take for markup; names of cards and players may hold anything.
_MARKUP = re.compile(r"(\\*)(\[[a-zA-Z#/@][^\[]*?\])")


def plain(text: str) -> str:
    """Show brackets as they are (as rich.markup.escape would, which this layer does without)."""
    escaped = _MARKUP.sub(r"\1\1\\\2", text)
    return f"{escaped}\\" if escaped.endswith("\\") and not escaped.endswith("\\\\") else escaped


# What Rich takes for a tag, after any number of backslashes.
_TAGS = re.compile(r"(\\*)\[([a-z#/@][^\[]*?)\]")


def unmarked(line: str) -> str:
    """Leave the markup out, as Rich's `Text.from_markup` would: for pages that show plain text."""
    parts, end = [], 0
    for tag in _TAGS.finditer(line):
        parts.append(line[end : tag.start()].replace(r"\[", "["))
        slashes, is_escaped = divmod(len(tag[1]), 2)
        parts.append("\\" * slashes)
        parts.append(f"[{tag[2]}]" if is_escaped else "")
        end = tag.end()
    return "".join([*parts, line[end:].replace(r"\[", "[")])
