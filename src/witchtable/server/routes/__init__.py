"""Every route: what is asked, passed on to the service, and its answer, as plain functions.

The HTTP door makes its handlers from them (`http/handlers.py`), the door inside a browser calls them
(`inside/door.py`); `docs/protocol.md` lists them all.
"""

from __future__ import annotations

from typing import Final

from witchtable.server.routes import learning, looking_back, names, playing, sessions
from witchtable.server.routes.route import Route

__all__ = ["ROUTES"]

ROUTES: Final[list[Route]] = [
    *playing.ROUTES,
    *learning.ROUTES,
    *looking_back.ROUTES,
    *sessions.ROUTES,
    *names.ROUTES,
]
