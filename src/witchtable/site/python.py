"""The Python of a site: Pyodide, a part of its standard library, and one archive with all of ours."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from importlib import resources
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

from witchtable.engine.texts import languages
from witchtable.site.parts import CannotMake, find_pyodide, find_wheels, known_parts

__all__ = ["python_files"]

_PATIENCE: Final = 900  # seconds, on however busy a machine
_WASM: Final = "pyodide.asm.wasm"
_MODULES: Final = ("pyodide.mjs", "pyodide.asm.mjs")
_SOURCE: Final = Path(str(resources.files("witchtable")))
_CHECKOUT: Final = _SOURCE.parents[1] / "docs" / "rules"
"""Where the rules lie that an installed package has beside its code."""


def python_files(pyodide: Path | None) -> dict[str, bytes]:
    """Make the files of the folder `python`; raise CannotMake if that cannot be done here."""
    folder = find_pyodide(pyodide)
    node = which("node")
    if node is None:
        raise CannotMake("no-node")
    found = {_WASM: (folder / _WASM).read_bytes()}
    for name in _MODULES:
        found[_as_script(name)] = _renamed((folder / name).read_bytes())
    found["pyodide-lock.json"] = _without_packages(folder / "pyodide-lock.json")
    with TemporaryDirectory() as made:
        work = Path(made)
        wheels = find_wheels(work)
        files: list[str] = []
        for name, contents in (
            ("python_stdlib.zip", standard_library(folder / "python_stdlib.zip")),
            ("witchtable.zip", [*ours(), *libraries(wheels)]),
        ):
            source, target = work / f"source-{name}", work / name
            with ZipFile(source, "w") as sources:
                for path, body in contents:
                    sources.writestr(path, body)
            files += [str(source), str(target)]
        script = resources.files(__package__) / "compile.mjs"
        command = [node, str(script), str(folder.resolve()), *files]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=_PATIENCE)
        except subprocess.CalledProcessError as problem:
            said = problem.stderr.decode("utf-8", "replace").strip().splitlines()
            raise CannotMake("not-compiled", problem=said[-1] if said else "?") from None
        except subprocess.TimeoutExpired as problem:
            raise CannotMake("not-compiled", problem=str(problem)) from None
        for name in ("python_stdlib.zip", "witchtable.zip"):
            found[name] = (work / name).read_bytes()
    return found


def _as_script(name: str) -> str:
    """Call a module what every host knows: many send `.mjs` as something that browsers do not run."""
    return name.replace(".mjs", ".js")


def _renamed(body: bytes) -> bytes:
    for name in _MODULES:
        body = body.replace(name.encode(), _as_script(name).encode())
    return body


def _without_packages(lock: Path) -> bytes:
    """Leave out the hundreds of packages that are loaded from elsewhere."""
    return json.dumps(json.loads(lock.read_text("utf-8")) | {"packages": {}}).encode()


def standard_library(path: Path) -> Iterator[tuple[str, bytes]]:
    """Read what is needed of the standard library."""
    out = known_parts()["left-out"]
    with ZipFile(path) as packed:
        for name in packed.namelist():
            folder, _, module = name.partition("/")
            if folder == "encodings" and module.removesuffix(".py") not in out["encodings"]:
                continue
            if name in out["kept"] or not (
                name.endswith("/") or _is_out(name, out["standard-library"])
            ):
                yield name, packed.read(name)


def ours() -> Iterator[tuple[str, bytes]]:
    """Read what is needed of Witchtable, the rules included."""
    out = known_parts()["left-out"]["ours"]
    for path in sorted(_SOURCE.rglob("*")):
        name = path.relative_to(_SOURCE).as_posix()
        if path.is_file() and "__pycache__" not in path.parts and not _is_out(name, out):
            yield f"witchtable/{name}", path.read_bytes()
    if not (_SOURCE / "rules").is_dir():
        for path in sorted(_CHECKOUT.rglob("*.md")):
            yield f"witchtable/rules/{path.relative_to(_CHECKOUT).as_posix()}", path.read_bytes()


def libraries(wheels: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    """Read what is needed of the libraries; of babel's hundreds of languages only ours."""
    out = known_parts()["left-out"]["wheels"]
    kept = {f"babel/locale-data/{name}.dat" for name in ("root", *languages())}
    for wheel in wheels:
        with ZipFile(wheel) as packed:
            for name in packed.namelist():
                if name in kept or not (name.endswith("/") or _is_out(name, out)):
                    yield name, packed.read(name)


def _is_out(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
