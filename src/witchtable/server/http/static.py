"""What is sent as it lies there: files of the page, texts, printed components and rules.

Each content is hashed and compressed once. Browsers ask every time and mostly learn that nothing has
changed, so a new version of the page is there at once. (Litestar's own static files are compressed
for every answer again, by gzip only, and their tags change with the date of a file.)
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import Any, Final

import brotli
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from witchtable.engine.texts import text_folders

__all__ = [
    "JSON",
    "LOCALE",
    "ROUTES",
    "WEB",
    "Content",
    "Folder",
    "content",
    "find_texts",
    "lost",
    "static_answer",
]

JSON: Final = "application/json"
# Litestar itself adds the charset to what is text.
_TYPES: Final = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "mjs": "text/javascript",
    "json": JSON,
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "woff2": "font/woff2",
    "png": "image/png",
}
# Every icon on the page asks for its sheet of drawings anew: for a moment it is the same.
_KEPT: Final = {"image/svg+xml": "max-age=10"}
_PACKED_ALREADY: Final = ("font/woff2", "image/png")
# The smallest first. Browsers take Brotli only over TLS, and on their own machine. What strangers bring
# is not worth the time: ten times as much, and there is no end to what they bring.
_WAYS: Final[dict[str, Callable[[bytes, bool], bytes]]] = {
    "br": lambda body, is_ours: brotli.compress(body, quality=11 if is_ours else 4),
    "gzip": lambda body, is_ours: gzip.compress(body, 9 if is_ours else 4, mtime=0),
}
_WALKS: Final = 1.0  # seconds between two walks through a folder for names that were not there


class Content:
    """Bytes with their type, their hash, and the same bytes compressed in some ways."""

    def __init__(self, body: bytes, media_type: str, *, is_ours: bool = True) -> None:
        self.body = body
        self.media_type = media_type
        self._is_ours = is_ours
        # Weak: it stands for the compressed bytes as well.
        self.etag = f'W/"{blake2b(body, digest_size=8).hexdigest()}"'

        self._packed: dict[str, bytes] = {}

    def pack(self, accepted: str) -> tuple[str | None, bytes]:
        """Find the best way that a browser accepts, and the body compressed so; None: as it is."""
        if self.media_type not in _PACKED_ALREADY:
            for way, compress in _WAYS.items():
                if not _takes(accepted, way):
                    continue
                if way not in self._packed:
                    self._packed[way] = compress(self.body, self._is_ours)
                if len(self._packed[way]) < len(self.body):
                    return way, self._packed[way]
        return None, self.body


@lru_cache(maxsize=64)
def content(body: bytes, media_type: str = JSON, *, is_ours: bool = True) -> Content:
    """Find the content of these bytes: what is asked for again is not compressed again."""
    return Content(body, media_type, is_ours=is_ours)


# Comments that fill their lines, and types; what else stands beside code may be part of a text.
_COMMENTS: Final = {
    ".js": re.compile(
        rb"^[ \t]*(?://.*|/\*(?:(?!\*/)[\s\S])*\*/[ \t]*)$|/\*\* @type (?:(?!\*/).)*\*/ ?", re.M
    ),
    ".css": re.compile(rb"^[ \t]*/\*(?:(?!\*/)[\s\S])*\*/[ \t]*$", re.M),
    ".ftl": re.compile(rb"^#.*$", re.M),
}


def _without_comments(body: bytes, suffix: str) -> bytes:
    """Leave out what only readers of sources need, a sixth of the page; lines keep their numbers."""
    pattern = _COMMENTS.get(suffix)
    return body if pattern is None else pattern.sub(lambda found: b"\n" * found[0].count(b"\n"), body)


class Folder:
    """Files of a folder and those in it: read when they are asked for, and again when they change."""

    def __init__(self, root: Path, types: dict[str, str]) -> None:
        self.root = root
        self._types = types
        self._paths: dict[str, Path] = {}
        self._walked = float("-inf")
        self._read: dict[str, tuple[tuple[int, int], Content]] = {}

    def find(self, name: str) -> Content | None:
        """Find a file by its path below the folder; only what a walk has met, so no name leads out."""
        if name not in self._paths and monotonic() - self._walked > _WALKS:
            self._walk()
        path = self._paths.get(name)
        if path is None:
            return None
        try:
            found = path.stat()
            stamp = (found.st_mtime_ns, found.st_size)
            known = self._read.get(name)
            if known is None or known[0] != stamp:
                body = _without_comments(path.read_bytes(), path.suffix)
                known = stamp, Content(body, self._types[path.suffix[1:]])
                self._read[name] = known
        except OSError:  # it has just gone
            return None
        return known[1]

    def _walk(self) -> None:
        self._walked = monotonic()
        self._paths = {
            path.relative_to(self.root).as_posix(): path
            for path in self.root.rglob("*")
            if path.suffix[1:] in self._types and path.is_file()
        }


_PACKAGE: Final = Path(__file__).parents[2]
WEB: Final = Folder(_PACKAGE / "web", _TYPES)
LOCALE: Final = Folder(_PACKAGE / "locale", {"ftl": _TYPES["txt"]})


@cache
def _texts_in(folder: Path) -> Folder:
    return Folder(folder, {"ftl": _TYPES["txt"]})


def find_texts(name: str) -> Content | None:
    """Find texts by language and name: ours, or those of a game from another package.

    Such a game need not speak every language: what it lacks is sent in English.
    """
    found = LOCALE.find(name)
    for folder in text_folders()[1:]:
        texts = _texts_in(Path(str(folder)))
        found = found or texts.find(name) or texts.find(f"en/{name.partition('/')[2]}")
    return found


def find_lesson_texts(name: str) -> Content | None:
    """Find the texts of one lesson and the titles of all: `de/lessons-witchdom/brew.ftl`.

    Whoever plays it needs no more of a long course.
    """
    course, _, lesson = name.removesuffix(".ftl").rpartition("/")
    found = find_texts(f"{course}.ftl") if "/lessons-" in course else None
    return None if found is None else _part_of(found, course.partition("/lessons-")[2], lesson)


@lru_cache(maxsize=200)
def _part_of(found: Content, game: str, lesson: str) -> Content | None:
    lines = found.body.decode().splitlines()
    heads = {line.partition("-about =")[0] for line in lines if "-about =" in line}
    own = f"lesson-{game}-{lesson}"
    if own not in heads:
        return None
    about = {f"{head}-about" for head in heads}
    kept = [
        line for line in lines if line.startswith(f"{own}-") or line.partition(" =")[0] in heads | about
    ]
    return Content("\n".join(kept).encode(), found.media_type)


def static_answer(request: Request[Any, Any, Any], found: Content) -> Response[Any]:
    """Send a content: compressed if the browser can read that, and not at all if it has it already."""
    kept = _KEPT.get(found.media_type, "no-cache")
    headers = {"etag": found.etag, "cache-control": kept, "vary": "accept-encoding"}
    if _has(request.headers.get("if-none-match", ""), found.etag):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    way, body = found.pack(request.headers.get("accept-encoding", ""))
    if way is not None:
        headers["content-encoding"] = way
    return Response(body, headers=headers, media_type=found.media_type)


def _has(known: str, etag: str) -> bool:
    tags = {tag.strip().removeprefix("W/") for tag in known.split(",")}
    return bool(tags & {"*", etag.removeprefix("W/")})


def _takes(accepted: str, way: str) -> bool:
    for choice in accepted.split(","):
        name, _, quality = choice.partition(";")
        if name.strip().lower() == way:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


# -- the page: one file for the lobby and for every table; its script finds out which -----------------

_PAGES: Final = [
    "/",
    "/tables/{table_id:str}",
    "/tables/{table_id:str}/replay",
    "/tables/{table_id:str}/review",
    "/rules/{game:str}",
    "/how-to-play/{game:str}",
    "/learn/{game:str}",
    "/finished",
]
_NO_PAGES: Final = ("/api/", "/web/", "/locale/")


def _sent(request: Request[Any, Any, Any], found: Content | None) -> Response[Any]:
    if found is None:
        raise NotFoundException(f"there is no {request.url.path}")
    return static_answer(request, found)


@get(_PAGES, include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Show the page."""
    return _sent(request, WEB.find("index.html"))


def lost(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Find words for people who look for a page that is not there; None for programs."""
    path, found = request.url.path, WEB.find("index.html")
    is_page = not path.startswith(_NO_PAGES) and "text/html" in request.headers.get("accept", "")
    if found is None or not is_page or request.method != "GET":
        return None
    return Response(found.body, status_code=404, media_type=found.media_type)


@get("/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def file_of_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
    """Send what the page needs."""
    return _sent(request, WEB.find(path.lstrip("/")))


@get("/locale/{path:path}", include_in_schema=False, sync_to_thread=False)
def texts(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
    """Send the texts of a language: `/locale/en/witchdom.ftl`."""
    name = path.lstrip("/")
    return _sent(request, find_texts(name) or find_lesson_texts(name))


ROUTES: Final = [page, file_of_page, texts]
