"""Build what can be published, try it, and say what was made (`make dist`; `make wheel`: --compiled).

The sdist comes first and the wheel is built from it, so that it holds all that is needed; a second one
from the tree must hold the same. What was made is installed outside the tree, where nothing of ours is.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from shutil import move, rmtree
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

__all__ = ["contents"]

_ROOT: Final = Path(__file__).parents[1]
_OUT: Final = _ROOT / "dist"
_TRIAL: Final = _ROOT / "scripts" / "try_installed.py"


def main() -> None:
    """Build, check, install, play."""
    is_compiled = "--compiled" in sys.argv
    if not is_compiled:
        rmtree(_OUT, ignore_errors=True)
    made = _build_compiled() if is_compiled else _build_plain()
    _run("twine", "check", "--strict", *map(str, made))
    _try_installed(made[-1], *(["--compiled"] if is_compiled else []))
    for path in made:
        print(f"{path.relative_to(_ROOT)}: {path.stat().st_size / 1e6:.1f} MB")


def contents(wheel: Path) -> dict[str, bytes]:
    """Read all files of a wheel."""
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _build_plain() -> list[Path]:
    _run("build", "--outdir", str(_OUT), str(_ROOT))
    made = [*_OUT.glob("*.tar.gz"), *_OUT.glob("*.whl")]
    with TemporaryDirectory() as folder:
        _run("build", "--wheel", "--outdir", folder, str(_ROOT))
        (again,) = Path(folder).glob("*.whl")
        if different := _differences(contents(made[-1]), contents(again)):
            sys.exit(f"the sdist's wheel differs from the tree's: {', '.join(different)}")
    return made


def _build_compiled() -> list[Path]:
    with TemporaryDirectory() as folder:
        settings = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true"}
        _run("build", "--wheel", "--outdir", folder, str(_ROOT), env=settings)
        (made,) = Path(folder).glob("*.whl")
        _OUT.mkdir(exist_ok=True)
        return [Path(move(made, _OUT / made.name))]


def _differences(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


def _try_installed(wheel: Path, *options: str) -> None:
    with TemporaryDirectory(prefix="witchtable-") as folder:
        home = Path(folder)
        venv.create(home / "venv", with_pip=True)
        python = str(home / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python")
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)]
        subprocess.run(install, check=True, cwd=home)
        subprocess.run([python, str(_TRIAL), *options], check=True, cwd=home)


def _run(module: str, *words: str, env: dict[str, str] | None = None) -> None:
    """Run a tool quietly; what it says is shown when it fails."""
    done = subprocess.run(
        [sys.executable, "-m", module, *words], env=env, capture_output=True, text=True, cwd=_ROOT
    )
    if done.returncode:
        sys.exit(f"{module} {' '.join(words)}\n{done.stdout}{done.stderr}")
    print(f"{module} {words[0]}: done", flush=True)


if __name__ == "__main__":
    main()
