"""Writing a site into a folder."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from witchtable.site.page import answer_files, page_files, page_of_site
from witchtable.site.parts import CannotMake
from witchtable.site.python import python_files

__all__ = ["Site", "write_site"]

_LIST: Final = "site.json"


class Site(NamedTuple):
    """What was written."""

    version: str
    files: int
    size: int
    """In bytes, as they lie there."""


def write_site(out: Path, *, pyodide: Path | None = None) -> Site:
    """Write a site into a folder that is empty, or has an older site; raise CannotMake if not."""
    if out.exists() and (not out.is_dir() or (any(out.iterdir()) and not (out / _LIST).is_file())):
        raise CannotMake("not-empty", folder=str(out))
    found = dict(page_files()) | dict(answer_files())
    found |= {f"python/{name}": body for name, body in python_files(pyodide).items()}
    version = _version(found | dict(page_of_site("")))
    found |= dict(page_of_site(version))
    files = {
        name: {"size": len(body), "hash": sha256(body).hexdigest()[:16]}
        for name, body in sorted(found.items())
        # The browser itself looks after what keeps all the others.
        if name != "service.js"
    }
    found[_LIST] = json.dumps({"version": version, "files": files}, indent=1).encode()
    _replace(out, found)
    return Site(version, len(found), sum(map(len, found.values())))


def _version(files: dict[str, bytes]) -> str:
    known = sha256()
    for name, body in sorted(files.items()):
        known.update(f"{name} {len(body)}\n".encode() + body)
    return known.hexdigest()[:16]


def _replace(out: Path, files: dict[str, bytes]) -> None:
    """Put the files there, and only them."""
    if out.exists():
        for path in out.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    # The list last: where it is, everything else is.
    for name, body in files.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
