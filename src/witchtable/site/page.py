"""The page of a site: files and texts as a server sends them, and answers that never change."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from posixpath import normpath
from typing import Final

from witchtable.engine.texts import languages, text_folders
from witchtable.games import GAMES
from witchtable.lessons import course
from witchtable.server.http.guard import policy_of
from witchtable.server.http.static import WEB, find_lesson_texts, find_texts
from witchtable.server.inside.journal import KeptParts
from witchtable.server.inside.opening import open_inside

__all__ = ["answer_files", "page_files", "page_of_site"]

_DOOR: Final = ("/web/js/doors/network.js", "/web/js/doors/inside.js")
_SERVICE: Final = "js/inside/service.js"
_FIRST: Final = ("js/main.js", "js/pages/lobby.js", "js/inside/notice.js")
"""What every first visit begins with."""
_IMPORTS: Final = re.compile(r"""^(?:import|export)\b[^'"();]*['"]([^'"]+)['"]""", re.M)


def page_files() -> Iterator[tuple[str, bytes]]:
    """List the files of the page and its texts, by name."""
    for path in sorted(WEB.root.rglob("*")):
        name = path.relative_to(WEB.root).as_posix()
        found = WEB.find(name)
        if found is not None and name not in ("index.html", _SERVICE):
            yield f"web/{name}", found.body
    for language in languages():
        for name in _texts():
            if (found := find_texts(f"{language}/{name}")) is not None:
                yield f"locale/{language}/{name}", found.body
        for game in GAMES:
            for lesson in course(GAMES[game]):
                name = f"{language}/lessons-{game}/{lesson.name}.ftl"
                if (found := find_lesson_texts(name)) is not None:
                    yield f"locale/{name}", found.body


def page_of_site(version: str) -> Iterator[tuple[str, bytes]]:
    """Write what knows the version: the page, which finds everything beside itself, and its service."""
    index, service = WEB.find("index.html"), WEB.find(_SERVICE)
    assert index is not None
    assert service is not None
    text = index.body.decode().replace(*_DOOR)
    text = text.replace("</head>", f"{_preloads(text)}</head>", 1).replace('"/web/', '"./web/')
    # What a server of ours says in a header; a host of files says nothing.
    policy = f'<meta http-equiv="content-security-policy" content="{policy_of(text.encode())}">'
    text = text.replace("<head>", f"<head>\n{policy}", 1)
    mark = f'<meta name="witchtable-site" content="{version}">\n</head>'
    yield "index.html", text.replace("</head>", mark, 1).encode()
    yield "service.js", service.body.replace(b"{version}", version.encode())


def _preloads(page: str) -> str:
    """Name all modules of a first visit, so that none is asked for only when another one has come."""
    (names,) = re.findall(r'importmap">(.*?)</script>', page, re.DOTALL)
    known: dict[str, str] = json.loads(names)["imports"]
    found: list[str] = []
    waiting = [f"/web/{name}" for name in _FIRST]
    while waiting:
        name = waiting.pop(0)
        if name in found or (file := WEB.find(name.removeprefix("/web/"))) is None:
            continue
        found.append(name)
        for other in _IMPORTS.findall(file.body.decode()):
            waiting.append(known[other] if other in known else normpath(f"{name}/../{other}"))
    links = (f'<link rel="modulepreload" href="{name}">\n' for name in found)
    return "".join(link for link in links if link not in page)


def answer_files() -> Iterator[tuple[str, bytes]]:
    """Ask a table that nobody has come to yet: what it says is the same everywhere."""
    asked = ["/api/games", "/api/me", "/api/tables", "/api/coach"]
    for game in GAMES:
        asked += [f"/api/games/{game}/edition", f"/api/lessons/{game}"]
        asked += [f"/api/rules/{game}?lang={language}" for language in languages()]
    # In a thread of its own: whoever makes a site may be in the middle of a loop.
    with ThreadPoolExecutor(1) as beside:
        found = beside.submit(lambda: asyncio.run(_answers(asked))).result()
    for path, body in found.items():
        yield f"answers{re.sub(r'[?]lang=', '.', path)}.json", body.encode()


async def _answers(asked: list[str]) -> dict[str, str]:
    door = await open_inside(_Nothing(), _Nobody())
    try:
        found = {path: await door.request("GET", path, {}, None) for path in asked}
    finally:
        await door.close()
    return {path: answer.body for path, answer in found.items() if answer.status == 200}


def _texts() -> list[str]:
    """List the names of all texts."""
    found = {
        file.name
        for folder in text_folders()
        for language in folder.iterdir()
        if language.is_dir()
        for file in language.iterdir()
        if file.name.endswith(".ftl")
    }
    return sorted(found)


class _Nothing:
    """Keeps nothing: it is only asked."""

    async def load(self) -> KeptParts:
        return KeptParts(None, [])

    async def add(self, number: int, part: bytes) -> None:
        pass

    async def replace(self, whole: bytes, upto: int) -> None:
        pass


class _Nobody:
    """Thinks nothing: there is no bot."""

    is_up = False

    async def think(self, job: bytes) -> bytes:
        raise NotImplementedError

    def restart(self) -> None:
        pass
