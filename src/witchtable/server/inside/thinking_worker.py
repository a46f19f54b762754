"""What the worker that thinks calls (docs/decisions/0013)."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import to_js

from witchtable.server.inside import pool

__all__ = ["work"]


def work(job: Any) -> Any:
    """Do what a job says, and answer it."""
    return to_js(pool.work(job.to_bytes()))
