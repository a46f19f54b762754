"""The plain page: the same file for the hall and for every table; its script finds out which."""

from __future__ import annotations

from importlib import resources
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

__all__ = ["ROUTES"]

_TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
}
_FILES: Final = {
    entry.name: entry.read_bytes()
    for entry in (resources.files("witchtable") / "web").iterdir()
    if entry.name.rpartition(".")[2] in _TYPES
}


def _file(name: str) -> Response[bytes]:
    if name not in _FILES:
        raise NotFoundException(f"there is no {name}")
    return Response(_FILES[name], media_type=_TYPES[name.rpartition(".")[2]])


@get(["/", "/tables/{table_id:str}"], include_in_schema=False)
async def page() -> Response[bytes]:
    """Show the page."""
    return _file("index.html")


@get("/web/{name:str}", include_in_schema=False)
async def file(name: FromPath[str]) -> Response[bytes]:
    """Send what the page needs."""
    return _file(name)


ROUTES = [page, file]
