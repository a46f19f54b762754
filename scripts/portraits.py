"""Draw the portraits of all opponents from the parts that their looks name (`games/*/opponents.toml`).

    python -m scripts.portraits           # writes src/witchtable/web/icons/opponents-<game>.svg
    python -m scripts.portraits --check   # says whether they are up to date

A portrait is a round picture of 96 by 96, in the manner of the coach: dark outlines, flat colours.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from witchtable import GAMES
from witchtable.engine.opponents import Opponent

__all__ = ["drawn", "sprite"]

FOLDER: Final = Path(__file__).parents[1] / "src" / "witchtable" / "web" / "icons"
_INK: Final = "#241a2e"
_NEAR: Final = (
    '<g transform="translate(48 54) scale(1.1) translate(-48 -52)">'  # faces count, not cloaks
)
_PARTS: Final = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


def drawn(opponent: Opponent) -> str:
    """Draw one portrait as a symbol."""
    look, body = opponent.look, _PARTS["body"]
    part = {name: shapes[look[name]] for name, shapes in _PARTS.items() if name in look}
    layers = [
        f'<circle cx="48" cy="48" r="46" fill="{look["back"]}" stroke="none"/>',
        f'<g stroke="none">{body["halo"]}</g>{_NEAR}',
        _filled(look["hair"], part["locks"]),
        _filled(look["cloak"], body["cloak"]),
        _filled(look["skin"], body["skin"]) + body["shade"],
        f'<g fill="{_INK}" stroke-width="0">{part["eyes"]}</g>',
        _filled("none", part["brows"]),
        part["nose"],
        body["cheeks"],
        part["mark"],
        _filled("none", part["mouth"]),
        _filled(look["hair"], part["front"]),
        _filled(look["cap"], part["hat"]),
        _filled(look["ribbon"], _PARTS["band"][look["hat"]]) + "</g>",
    ]
    clip = f'<clipPath id="clip-{opponent.id}"><circle cx="48" cy="48" r="46"/></clipPath>'
    face = f'<g clip-path="url(#clip-{opponent.id})">{"".join(layers)}</g>'
    # What she is fond of, on the rim.
    charm = f'<g transform="scale(1.25)" stroke-width="1.2">{part["charm"]}</g>'
    charm = f'<g transform="translate(77 77)">{body["rim"]}{charm}</g>'
    lines = f'stroke="{_INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'
    drawing = f"{clip}<g {lines}>{face}{charm}</g>"
    return f'<symbol id="{opponent.id}" viewBox="0 0 96 96">{drawing}</symbol>'


def _filled(colour: str, shapes: str) -> str:
    return f'<g fill="{colour}">{shapes}</g>' if shapes else ""


def sprite(opponents: tuple[Opponent, ...]) -> str:
    """Write all portraits of a game into one file."""
    symbols = "\n".join(drawn(opponent) for opponent in opponents)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


def _files() -> Mapping[Path, str]:
    return {
        FOLDER / f"opponents-{game.id}.svg": sprite(game.opponents())
        for game in GAMES.values()
        if game.opponents()
    }


def main() -> None:
    """Draw all portraits anew, or only check them."""
    stale = {
        file: text
        for file, text in _files().items()
        if not file.is_file() or file.read_text("utf-8") != text
    }
    if "--check" in sys.argv:
        names = ", ".join(file.name for file in stale)
        sys.exit(f"run `python -m scripts.portraits`: {names}" if stale else 0)
    for file, text in stale.items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
