"""What hangs in another process: apart, so that a process which is sent it need not load the tests."""

from __future__ import annotations

import time


def hang(game, name, state, seat, question):
    """Stand in for an aid that takes for ever, if "stuck" is asked of it."""
    if "stuck" in question:
        time.sleep(600)
    return game.aids[name](state, seat, question)
