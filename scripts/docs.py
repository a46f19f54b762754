"""Build the documentation as a site, in build/docs: `make docs`. Any warning is an error.

The pages are those of the repository. They are laid out in a folder of their own first: links that lead
out of docs/ are turned, and pages that say what the code says are written (`scripts/reference.py`).
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath
from shutil import copyfile, rmtree
from typing import Final

from scripts import reference
from witchtable.cli import app

__all__ = ["BUILT", "lay_out"]

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = ROOT / "build" / "docs"
_DOCS: Final = ROOT / "docs"
_WEB: Final = ROOT / "src" / "witchtable" / "web"
_BESIDE: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
_INSTEAD: Final = {
    "README.md": "index.md",
    "src/witchtable/__init__.py": "reference/python.md",
    "src/witchtable/client.py": "reference/client.md",
}
_LINK: Final = re.compile(r"(\]\()([^)\s#]+)(#[^)]*)?\)")
_FENCED: Final = re.compile(r"(^```.*?^```$)", re.M | re.S)
_LIST: Final = re.compile(r"^(?!(?:[-*|>]|\d+\.) )(\S.*)\n(?=(?:-|\d+\.) )", re.M)
_PLAY: Final = "play"
_PLAY_NOW: Final = f'\n<a class="play" href="{_PLAY}/">Play now, in this browser</a>\n'


def main() -> None:
    """Lay out, build, and add the playable site where there is a command for it."""
    pages = ROOT / "build" / "pages"
    # What the playable site is made of comes by npm, too: without it there is no such button.
    with_play = any(command.name == "site" for command in app.registered_commands)
    with_play = with_play and (ROOT / "node_modules" / "pyodide").is_dir()
    lay_out(pages, with_play=with_play)
    rmtree(BUILT, ignore_errors=True)
    config = pages.parent / "zensical.toml"
    where = f'[project]\ndocs_dir = "{pages.name}"\nsite_dir = "{BUILT.name}"\n'
    text = (_DOCS / "site.toml").read_text("utf-8").replace("[project]\n", where, 1)
    config.write_text(text, "utf-8")
    build = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", str(config)]
    subprocess.run(build, check=True, cwd=pages.parent)
    if with_play:
        command = [sys.executable, "-m", "witchtable", "site", str(BUILT / _PLAY)]
        subprocess.run(command, check=True, cwd=ROOT)
    more = "with" if with_play else "without"
    print(f"the documentation is in {BUILT.relative_to(ROOT)}, {more} the playable site")


def lay_out(pages: Path, *, with_play: bool = False) -> None:
    """Put all pages, and what they show, into a folder."""
    rmtree(pages, ignore_errors=True)
    found = {path: path.relative_to(_DOCS).as_posix() for path in _DOCS.rglob("*.md")}
    found |= {ROOT / name: name for name in _BESIDE}
    pages_of_ours = list(found.items())
    found |= {ROOT / path: name for path, name in _INSTEAD.items()}
    for path, name in pages_of_ours:
        text = _turned(path, found, pages)
        if with_play and name == "index.md":
            text = text.replace("\n![", f"{_PLAY_NOW}\n![", 1)
        _write(pages / name, text)
    for name, text in reference.pages().items():
        _write(pages / "reference" / name, text)
    _dress(pages / "look")


def _turned(path: Path, found: dict[Path, str], pages: Path) -> str:
    """Read a page for its new place: links follow, and lists begin where GitHub sees them begin."""
    here = PurePosixPath(found[path]).parent

    def turn(link: re.Match[str]) -> str:
        target = link[2]
        if "://" in target or target.startswith("mailto:"):
            return link[0]
        there = (path.parent / target).resolve()
        if there not in found:
            found[there] = f"files/{there.relative_to(ROOT).as_posix()}"
        name = found[there]
        if name.startswith("files/"):
            _copy(there, pages / name)
        return f"{link[1]}{os.path.relpath(name, here)}{link[3] or ''})"

    parts = _FENCED.split(path.read_text("utf-8"))
    return "".join(part if part.startswith("```") else _LINK.sub(turn, _lists(part)) for part in parts)


def _lists(text: str) -> str:
    """Set a blank line before each list that follows a line of text."""
    return _LIST.sub(r"\1\n\n", text)


def _dress(look: Path) -> None:
    """Bring fonts, colours and the sign of the table: nothing comes from another host."""
    _copy(ROOT / "scripts" / "docs.css", look / "docs.css")
    _copy(_WEB / "icon.svg", look / "icon.svg")
    for font in re.findall(r"fonts/([\w-]+\.woff2)", (look / "docs.css").read_text("utf-8")):
        _copy(_WEB / "vendor" / "fonts" / font, look / "fonts" / font)


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    copyfile(path, to)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
