"""The page: the same file for the hall and for every table; its script finds out which."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from witchtable.server.static import WEB, Content, find_texts, static_answer

__all__ = ["ROUTES"]

_PAGES = [
    "/",
    "/tables/{table_id:str}",
    "/tables/{table_id:str}/replay",
    "/rules/{game:str}",
    "/finished",
]


def _sent(request: Request[Any, Any, Any], found: Content | None) -> Response[Any]:
    if found is None:
        raise NotFoundException(f"there is no {request.url.path}")
    return static_answer(request, found)


@get(_PAGES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Show the page."""
    return _sent(request, WEB.find("index.html"))


@get("/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
    """Send what the page needs."""
    return _sent(request, WEB.find(path.lstrip("/")))


@get("/locale/{path:path}", include_in_schema=False, sync_to_thread=False)
def texts(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
    """Send the texts of a language: `/locale/en/witchdom.ftl`."""
    return _sent(request, find_texts(path.lstrip("/")))


ROUTES = [page, file, texts]
