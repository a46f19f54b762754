"""The package as others meet it: a module that runs, types that are seen, benchmarks that write."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import resources

from benchmarks import engine as benchmark


def test_the_package_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "witchtable", "games"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Witchdom" in done.stdout


def test_the_package_says_that_it_is_typed():
    assert (resources.files("witchtable") / "py.typed").is_file()


def test_the_benchmark_writes_wherever_it_is_told(tmp_path, monkeypatch, capsys):
    file = tmp_path / "elsewhere" / "x.json"
    monkeypatch.setattr(sys, "argv", ["engine", "--json", str(file)])
    monkeypatch.setattr(benchmark, "measure", lambda _: {"python": "3", "results": {}})
    benchmark.main()
    assert json.loads(file.read_text("utf-8"))["results"] == {}
    assert str(file) in capsys.readouterr().err
