"""placeholder"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from witchtable.engine.edition import Edition


def draw(view: Mapping[str, Any], edition: Edition) -> list[str]:
    """Draw."""
    return [str(view), str(edition)]
