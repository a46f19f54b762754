"""Draw the pictures that systems show of the page once it is installed, from `web/icon.svg`.

    python -m scripts.icons

Some systems cut a shape of their own out of a picture: that one has no corners, and room all around.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.browser.chromium import chromium

_WEB: Final = Path(__file__).parents[1] / "src" / "witchtable" / "web"
_MARGIN: Final = 8  # of 64: what a circle cuts off


def whole(icon: str) -> str:
    """Let the ground reach the edges, and the drawing keep away from them."""
    ground, drawing = re.fullmatch(r"<svg[^>]*>(<rect[^>]*/>)(.*)</svg>\s*", icon, re.S).groups()  # type: ignore[union-attr]
    side, start = 64 + 2 * _MARGIN, -_MARGIN
    square = re.sub(
        r'<rect [^>]*fill="([^"]*)"[^>]*/>',
        rf'<rect x="{start}" y="{start}" width="{side}" height="{side}" fill="\1"/>',
        ground,
    )
    box = f"{start} {start} {side} {side}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{square}{drawing}</svg>'


def main() -> None:
    """Draw all of them."""
    icon = (_WEB / "icon.svg").read_text("utf-8")
    with chromium() as browser:
        for name, drawing, size in (
            ("app-192", icon, 192),
            ("app-512", icon, 512),
            ("app-whole-512", whole(icon), 512),
        ):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            path = _WEB / "icons" / f"{name}.png"
            page.screenshot(path=path, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
