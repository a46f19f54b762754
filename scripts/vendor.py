"""Copy the page's libraries and fonts from `node_modules`, and write down what they are.

`python -m scripts.vendor` copies them (after `scripts/tools`) and writes `vendor/manifest.json`: name,
version, licence, and for every file its sha256, here and in its package. Fonts are copied without what
the page never shows (small capitals, figures of other shapes, hinting): a third less, and more.
`--check` says whether what lies there is what the manifest says, and, where `node_modules` is at hand,
whether the packages still hold what it was copied from.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
VENDOR: Final = ROOT / "src" / "witchtable" / "web" / "vendor"
MANIFEST: Final = VENDOR / "manifest.json"
MODULES: Final = ROOT / "node_modules"

_FLUENT: Final = (
    "ast",
    "builtins",
    "bundle",
    "index",
    "memoizer",
    "resolver",
    "resource",
    "scope",
    "types",
)
_FONTS: Final = {"latin": "latin", "latin-ext": "latin-ext", "hungarian": "latin-ext"}
"""Parts of a font here, and in its package. Hungarian needs four letters more, not hundreds."""
_HUNGARIAN: Final = (0x150, 0x151, 0x170, 0x171)

# Package to {file here: file in the package}.
FILES: Final[dict[str, dict[str, str]]] = {
    "preact": {"preact.js": "dist/preact.mjs", "preact-hooks.js": "hooks/dist/hooks.mjs"},
    "@preact/signals-core": {"signals-core.js": "dist/signals-core.mjs"},
    "@preact/signals": {"signals.js": "dist/signals.mjs"},
    "htm": {"htm.js": "dist/htm.mjs"},
    "@fluent/bundle": {f"fluent/{name}.js": f"esm/{name}.js" for name in _FLUENT},
    "@fontsource/fraunces": {
        f"fonts/fraunces-{part}-600.woff2": f"files/fraunces-{source}-600-normal.woff2"
        for part, source in _FONTS.items()
    },
    "@fontsource/alegreya-sans": {
        f"fonts/alegreya-sans-{part}-{bold}.woff2": f"files/alegreya-sans-{source}-{bold}-normal.woff2"
        for part, source in _FONTS.items()
        for bold in (400, 700)
    },
}


# Of a font's features, those that text needs. Figures stand on the line and have one width everywhere
# (`base.css`): they are put in the place of the usual ones, and need no feature any more.
_FEATURES: Final = "kern,liga"
_FIGURES: Final = ("lnum", "tnum")


def derive() -> dict[str, Any]:
    """Describe the packages in `node_modules`: what they are, and the files that we take from them."""
    found = {}
    for name, files in FILES.items():
        package = json.loads((MODULES / name / "package.json").read_text("utf-8"))
        found[name] = {
            "version": package["version"],
            "licence": package["license"],
            "from": {target: _hash(MODULES / name / source) for target, source in files.items()},
        }
    return found


def copy() -> None:
    """Put everything into place, and write the manifest."""
    manifest = derive()
    for name, files in FILES.items():
        for target, source in files.items():
            (VENDOR / target).parent.mkdir(parents=True, exist_ok=True)
            put = _put_font if target.endswith(".woff2") else shutil.copyfile
            put(MODULES / name / source, VENDOR / target)
        manifest[name]["files"] = {target: _hash(VENDOR / target) for target in files}
    MANIFEST.write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")


def _put_font(source: Path, target: Path) -> None:
    """Copy a font without what the page never shows."""
    from fontTools import subset  # only who changes the fonts needs it
    from fontTools.ttLib import TTFont

    font = TTFont(source)
    for feature in _FIGURES:
        _make_usual(font, feature)
    letters = _HUNGARIAN if "hungarian" in target.name else font.getBestCmap()
    options = subset.Options(layout_features=_FEATURES.split(","), hinting=False, flavor="woff2")
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    subset.save_font(font, target, options)


def _make_usual(font: Any, feature: str) -> None:
    """Let characters look as a feature of the font shows them."""
    if "GSUB" not in font:
        return
    rules = font["GSUB"].table
    records = [one for one in rules.FeatureList.FeatureRecord if one.FeatureTag == feature]
    lookups = {number for one in records for number in one.Feature.LookupListIndex}
    shapes: dict[str, str] = {}
    for number in sorted(lookups):
        for table in rules.LookupList.Lookup[number].SubTable:
            shapes |= getattr(table, "ExtSubTable", table).mapping
    for table in font["cmap"].tables:
        table.cmap = {letter: shapes.get(shape, shape) for letter, shape in table.cmap.items()}


def problems() -> list[str]:
    """List what is not as the manifest says; nothing else may lie there."""
    manifest = json.loads(MANIFEST.read_text("utf-8"))
    expected = {
        target: hash for package in manifest.values() for target, hash in package["files"].items()
    }
    here = {
        str(path.relative_to(VENDOR)): path
        for path in sorted(VENDOR.rglob("*"))
        if path.is_file() and path != MANIFEST
    }
    found = [f"{name}: not in the manifest" for name in here.keys() - expected.keys()]
    found += [f"{name}: missing" for name in expected.keys() - here.keys()]
    found += [
        f"{name}: changed"
        for name in expected.keys() & here.keys()
        if _hash(here[name]) != expected[name]
    ]
    if MODULES.is_dir() and derive() != {name: _origin(entry) for name, entry in manifest.items()}:
        found.append("manifest.json: not what the packages in node_modules give")
    return sorted(found)


def _origin(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "files"}


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def main() -> None:
    """Copy, or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    if parser.parse_args().check:
        if found := problems():
            sys.exit("\n".join(found))
    else:
        copy()


if __name__ == "__main__":
    main()
