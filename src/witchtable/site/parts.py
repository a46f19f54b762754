"""What a site is made of that is not ours: by name and hash, as `parts.toml` says."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any, Final

from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import Message

__all__ = ["CannotMake", "find_pyodide", "find_wheels", "known_parts"]

_PACKAGE: Final = Path("node_modules", "pyodide")
_PATIENCE: Final = 600  # seconds for a few small files


class CannotMake(WitchtableError):
    """A site cannot be made here."""

    def __init__(self, why: str, **facts: str) -> None:
        super().__init__(Message(f"site-{why}", **facts))


@cache
def known_parts() -> Mapping[str, Any]:
    """Read which parts there are."""
    return tomllib.loads((resources.files(__package__) / "parts.toml").read_text("utf-8"))


def find_pyodide(given: Path | None) -> Path:
    """Find the folder of Pyodide's npm package, as it was hashed; raise CannotMake without it."""
    wanted = known_parts()["pyodide"]
    here = Path.cwd()
    folders = [given] if given else [folder / _PACKAGE for folder in (here, *here.parents)]
    folder = next((one for one in folders if (one / "pyodide.mjs").is_file()), None)
    if folder is None:
        raise CannotMake("no-pyodide", version=wanted["version"])
    for name, known in wanted["files"].items():
        if not (folder / name).is_file() or _hash(folder / name) != known:
            raise CannotMake("other-file", file=str(folder / name), version=wanted["version"])
    return folder


def find_wheels(folder: Path) -> list[Path]:
    """Download the wheels that Python needs beside itself; pip refuses those of another hash."""
    wanted = known_parts()["wheels"]
    asked = folder / "wheels.txt"
    asked.write_text(
        "".join(f"{name} --hash=sha256:{known}\n" for name, known in wanted["files"].items()), "utf-8"
    )
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    command += ["--only-binary=:all:", "--python-version", wanted["python"], "--implementation", "cp"]
    command += [f"--abi=cp{wanted['python'].replace('.', '')}", "--abi=none"]
    command += [f"--platform={platform}" for platform in wanted["platforms"]]
    command += ["--dest", str(folder), "--requirement", str(asked)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise CannotMake("no-wheels", problem=str(problem)) from None
    found = sorted(folder.glob("*.whl"))
    if done.returncode or len(found) != len(wanted["files"]):
        lines = done.stderr.strip().splitlines() or [f"{len(found)} of {len(wanted['files'])}"]
        raise CannotMake("no-wheels", problem=lines[-1])
    return found


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()
