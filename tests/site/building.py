"""A site for tests: made once for all processes of a run, since all of it is compiled anew."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from witchtable.site import write_site

__all__ = ["PYODIDE", "built_site"]

PYODIDE = Path(found) if (found := os.environ.get("WITCHTABLE_PYODIDE")) else None
"""Where Pyodide's npm package lies, if not in node_modules."""
_PATIENCE = 900  # seconds until another process has made it, on a busy machine


def built_site(factory: pytest.TempPathFactory) -> Path:
    """Find or make a site, in a folder below another one, as it may lie at a host."""
    own = factory.getbasetemp()
    shared = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "host"
    site, failed = shared / "games" / "table", shared / "failed"
    try:
        shared.mkdir()
    except FileExistsError:  # somebody makes it, or has made it
        ends = time.monotonic() + _PATIENCE
        while not (site / "site.json").exists():
            assert not failed.exists() and time.monotonic() < ends, "the site could not be made"
            time.sleep(0.2)
        return site
    try:
        # Node, too, is to take the scripts for modules, as browsers do.
        (shared / "package.json").write_text('{"type": "module"}', "utf-8")
        write_site(site, pyodide=PYODIDE)
    except BaseException:
        failed.touch()
        raise
    return site
