"""What hosts use fits the program: settings that exist, files that are there, and the same headers."""

from __future__ import annotations

import json
import re
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
import typer
import yaml

from witchtable.cli import app
from witchtable.server.metrics import Metrics

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
COMPOSED = [ROOT / name for name in ("compose.yaml", "compose.small.yaml")]
SERVED = [*COMPOSED, *(ROOT / name for name in ("Dockerfile", "deploy/witchtable.service"))]
FIGURE = re.compile(r"witchtable_\w+")
OURS = {"WITCHTABLE_NAME", "WITCHTABLE_AT"}  # of the compose file, for Caddy
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def settings():
    """All variables that the server knows, from its options and from what they say."""
    (serve,) = (c for c in typer.main.get_group(app).commands.values() if c.name == "serve")
    found = {str(option.envvar) for option in serve.params if option.envvar}
    return found | set(re.findall(r"WITCHTABLE_[A-Z_]+", " ".join(o.help or "" for o in serve.params)))


@pytest.mark.parametrize("path", SERVED, ids=lambda path: path.name)
def test_every_setting_exists(path):
    used = set(re.findall(r"WITCHTABLE_[A-Z_]+", path.read_text("utf-8"))) - OURS
    assert used
    assert used <= settings()


def test_the_container_copies_what_is_there_and_not_left_out():
    wanted = [
        line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").split() if line[0] == "!"
    ]
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text("utf-8"), re.M)
    names = " ".join(copied).split()
    assert set(names) == set(wanted)
    assert all((ROOT / name).exists() for name in names)


def test_the_container_is_nobody_with_a_place_for_its_data_and_its_health_asked():
    text = (ROOT / "Dockerfile").read_text("utf-8")
    assert re.search(r"^USER \d+$", text, re.M)
    assert re.search(r"^VOLUME /data$", text, re.M)
    assert "/health" in text


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.name)
def test_a_compose_file_trusts_the_network_that_it_makes(path):
    compose = yaml.safe_load(path.read_text("utf-8"))
    (subnet,) = compose["networks"]["default"]["ipam"]["config"]
    services = compose["services"]
    caddy = services["caddy"]
    workers = [at.partition(":")[0] for at in caddy["environment"]["WITCHTABLE_AT"].split()]
    for worker in workers:
        assert services[worker]["environment"]["WITCHTABLE_PROXY"] == subnet["subnet"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert caddy["depends_on"] == workers
    assert (ROOT / caddy["volumes"][0].partition(":")[0]).is_file()


def test_only_the_workers_reach_the_database():
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert services["database"]["networks"] == ["inside"]
    assert compose["networks"]["inside"]["internal"]
    inside = {name for name, service in services.items() if "inside" in service.get("networks", [])}
    assert inside == {"one", "two", "database"}
    assert "postgresql" in (ROOT / "Dockerfile").read_text("utf-8"), "its driver is in the image"


def test_the_dashboard_shows_figures_that_there_are():
    panels = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))["panels"]
    shown = {name for p in panels for t in p["targets"] for name in FIGURE.findall(t["expr"])}
    families = list(Metrics().registry.collect())
    known = {family.name for family in families}
    used = {re.sub("_(total|bucket|count)$", "", name) for name in shown}
    assert used <= known
    assert known - used <= {"witchtable_bot_faults", "witchtable_thinking_queue"}


def test_nginx_passes_on_what_the_server_asks_for_and_writes_no_queries_down():
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for header in ("Host $http_host", "X-Forwarded-For", "X-Forwarded-Proto $scheme", "Upgrade"):
        assert f"proxy_set_header {header}" in text
    log = re.search(r"log_format no_queries (.+);", text)
    assert log and "$uri" in log[1] and "request_uri" not in log[1] and "$request " not in log[1]
    assert set(re.findall(r"access_log (.+);", text)) == {
        "off",
        "/var/log/nginx/witchtable.log no_queries",
    }


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_call_what_is_there(path):
    jobs = yaml.safe_load(path.read_text("utf-8"))["jobs"].values()
    commands = "\n".join(step.get("run", "") for job in jobs for step in job["steps"])
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    assert set(re.findall(r"\bmake ([\w-]+)", commands)) <= {*targets}
    for name in re.findall(r"(?:scripts|tests|\.ci)/[\w./-]*\w", commands):
        assert (ROOT / name).exists(), name


def test_every_python_that_we_name_is_tried_and_gets_a_wheel():
    named = [c[-4:] for c in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", c)]
    tests = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8"))
    assert tests["jobs"]["systems"]["strategy"]["matrix"]["python"] == named
    wheels = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert [f"cp{version.replace('.', '')}-*" for version in named] == wheels


def test_what_is_built_holds_what_it_is_built_from():
    """The sdist is the tree without its pictures: nothing that the wheel needs may be left out."""
    hatch = PROJECT["tool"]["hatch"]["build"]["targets"]
    needed = [*hatch["wheel"]["packages"], *hatch["wheel"]["force-include"], "scripts/compile.py"]
    for name in needed:
        assert not any(fnmatchcase(f"/{name}", f"{left}*") for left in hatch["sdist"]["exclude"])
