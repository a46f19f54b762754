"""Copy the page's libraries and fonts from `node_modules`, and write down what they are.

`python -m scripts.vendor` copies them (after `scripts/tools`) and writes `vendor/manifest.json`: name,
version, licence, and for every file its sha256, here and in its package. Fonts are copied without what
the page never shows (small capitals, old figures, hinting): a third less. `--check` says whether
what lies there is what the manifest says, and, where `node_modules` is at hand, whether the packages
still hold what it was copied from.
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
_ALEGREYA: Final = [f"{part}-{weight}" for part in ("latin", "latin-ext") for weight in (400, 700)]

# Package to {file in the package: file here}.
FILES: Final[dict[str, dict[str, str]]] = {
    "preact": {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "preact-hooks.js"},
    "@preact/signals-core": {"dist/signals-core.mjs": "signals-core.js"},
    "@preact/signals": {"dist/signals.mjs": "signals.js"},
    "htm": {"dist/htm.mjs": "htm.js"},
    "@fluent/bundle": {f"esm/{name}.js": f"fluent/{name}.js" for name in _FLUENT},
    "@fontsource/fraunces": {
        f"files/fraunces-{part}-600-normal.woff2": f"fonts/fraunces-{part}-600.woff2"
        for part in ("latin", "latin-ext")
    },
    "@fontsource/alegreya-sans": {
        f"files/alegreya-sans-{part}-normal.woff2": f"fonts/alegreya-sans-{part}.woff2"
        for part in _ALEGREYA
    },
}


# Of a font's features, those that text needs: accents, kerning, ligatures, and figures of one width.
_FEATURES: Final = "kern,liga,lnum,tnum,ccmp,locl,mark,mkmk"


def derive() -> dict[str, Any]:
    """Describe the packages in `node_modules`: what they are, and the files that we take from them."""
    found = {}
    for name, files in FILES.items():
        package = json.loads((MODULES / name / "package.json").read_text("utf-8"))
        found[name] = {
            "version": package["version"],
            "licence": package["license"],
            "from": {target: _hash(MODULES / name / source) for source, target in files.items()},
        }
    return found


def copy() -> None:
    """Put everything into place, and write the manifest."""
    manifest = derive()
    for name, files in FILES.items():
        for source, target in files.items():
            (VENDOR / target).parent.mkdir(parents=True, exist_ok=True)
            put = _put_font if target.endswith(".woff2") else shutil.copyfile
            put(MODULES / name / source, VENDOR / target)
        manifest[name]["files"] = {target: _hash(VENDOR / target) for target in files.values()}
    MANIFEST.write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")


def _put_font(source: Path, target: Path) -> None:
    """Copy a font without what the page never shows."""
    from fontTools.subset import main as subset  # only who changes the fonts needs it

    options = ["--unicodes=*", f"--layout-features={_FEATURES}", "--flavor=woff2", "--no-hinting"]
    subset([str(source), f"--output-file={target}", *options])


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
