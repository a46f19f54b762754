"""The example game as `pip install -e` would make it known, without pip: no network, no time."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "hollow-kettle"
GAME = "hollow-kettle"


def installed(folder: Path, **more: str) -> dict[str, str]:
    """Write down in a folder what its pyproject.toml says; gives an environment that finds it there.

    `more` are further entry points, by their name with underscores.
    """
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    known = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    known.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (known / "METADATA").write_text(metadata, "utf-8")
    lines = []
    for group, entries in project["entry-points"].items():
        entries = {**more, **entries}
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (known / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    paths = [str(folder), str(EXAMPLE), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
