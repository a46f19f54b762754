"""Compile the hot modules with mypyc while a wheel is built (`make compiled`).

Hatchling runs this as a build hook when HATCH_BUILD_HOOK_ENABLE_CUSTOM is set; pyproject.toml lists
the modules. Everything happens in a temporary copy: an extension module that lay beside its source
would be imported instead of it, by an editable install too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = ["CompileHook"]

_LIBRARY = "witchtable"  # one for all modules, so that they call each other directly
# Nobody else calls into it, so that calls need no detour and may be inlined.
_DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the wheel only points back to the sources."""
        if version == "editable":
            return
        self._folder = TemporaryDirectory(prefix="witchtable-")  # kept until the wheel is written
        folder = Path(self._folder.name)
        source = folder / "source"
        copytree(Path(self.root, "src"), source, ignore=ignore_patterns("__pycache__", "web"))
        modules = _chosen(source, self.config["modules"], self.config["left-out"])
        subprocess.run([sys.executable, __file__, str(folder), *modules], cwd=source, check=True)
        built = folder / "built"
        for path in built.rglob("*.*"):
            build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data |= {"pure_python": False, "infer_tag": True}

    def finalize(self, *_: object) -> None:
        """Remove the temporary copy."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def _chosen(source: Path, modules: list[str], left_out: list[str]) -> list[str]:
    found = {path.relative_to(source) for pattern in modules for path in source.glob(pattern)}
    kept = [path for path in found if not any(path.match(pattern) for pattern in left_out)]
    return sorted(path.as_posix() for path in kept)


def _compile(folder: Path, modules: list[str]) -> None:
    """Compile modules, given as paths from the working directory, into `built` in a folder."""
    from mypyc.build import mypycify
    from setuptools import setup

    # Errors in other modules are for `make check`; errors in these stop the build.
    checks = [
        "--config-file=",
        "--strict",
        "--follow-imports=silent",
        f"--cache-dir={folder / 'cache'}",
    ]
    extensions = mypycify(
        [*checks, *modules],
        opt_level="3",
        debug_level="0",
        group_name=_LIBRARY,
        target_dir=str(folder / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += _DIRECT_CALLS if os.name == "posix" else []
    places = ["--build-lib", str(folder / "built"), "--build-temp", str(folder / "objects")]
    setup(name=_LIBRARY, ext_modules=extensions, script_args=["--quiet", "build_ext", *places])


if __name__ == "__main__":
    _compile(Path(sys.argv[1]), sys.argv[2:])
