"""Every route as its OpenAPI describes it, with anything that the description allows and more."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies
from schemathesis import GenerationMode

from tests.server.attackers import HERE, App, running
from witchtable.server.http import create_app
from witchtable.server.http.openapi import describe
from witchtable.server.settings import Settings

with TemporaryDirectory() as _folder:
    SCHEMA = describe(create_app(Settings(Path(_folder))))
API = schemathesis.openapi.from_dict(SCHEMA)
API.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
OPERATIONS = {
    f"{operation.ok().method.upper()} {operation.ok().path}": operation.ok()
    for operation in API.get_all_operations()
}


CHECKS = [
    schemathesis.checks.not_a_server_error,
    *schemathesis.checks.CHECKS.get_by_names(
        ["status_code_conformance", "content_type_conformance", "response_schema_conformance"]
    ),
]
SLOW = ("POST /api/account", "POST /api/key", "POST /api/session")  # passwords are hashed slowly


class Running:
    """The app in a thread of its own, so that the (synchronous) cases can ask it."""

    def __init__(self, data: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.leave = asyncio.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self._run(data),))
        self.thread.start()
        assert self.ready.wait(20)

    async def _run(self, data: Path) -> None:
        async with running(data) as self.app:
            await self._furnish(self.app)
            self.ready.set()
            await self.leave.wait()

    async def _furnish(self, app: App) -> None:
        """Put up a waiting, a running and a finished table."""
        self.player = await app.guest("Ann")
        self.tables = []
        for status in ("waiting", "running", "over"):
            asked = {"game": "witchdom", "seats": 2, "public": True}
            opened = await app.ask("POST", "/api/tables", self.player, asked)
            home = f"/api/tables/{opened.json()['table']}"
            self.tables.append(opened.json()["table"])
            await app.ask("POST", f"{home}/seats", self.player, {})
            if status != "waiting":
                await app.ask("POST", f"{home}/start", self.player)
            if status == "over":
                await app.ask("POST", f"{home}/abandon", self.player)

    def ask(self, request: dict[str, Any]) -> httpx.Response:
        """Send a request, signed and from here."""
        return asyncio.run_coroutine_threadsafe(self._ask(request), self.loop).result(20)

    async def _ask(self, request: dict[str, Any]) -> httpx.Response:
        transport = httpx.ASGITransport(self.app.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, timeout=20) as client:
            return await client.request(**request)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.leave.set)
        self.thread.join(20)
        self.loop.close()


@pytest.fixture(scope="module")
def running_app(tmp_path_factory):
    app = Running(tmp_path_factory.mktemp("schema"))
    yield app
    app.close()


def test_the_description_has_every_route():
    assert len(OPERATIONS) >= 20
    assert all(
        path.partition(" ")[2].startswith(("/api/", "/health", "/metrics")) for path in OPERATIONS
    )


def operations():
    return [one for some in SCHEMA["paths"].values() for one in some.values()]


def shapeless(schema, path=()):
    """Where a description says nothing: any value at all, or an object that may hold anything."""
    if isinstance(schema, bool):
        return [path] if schema else []
    if not set(schema) & {"type", "$ref", "allOf", "anyOf", "oneOf", "enum", "const"}:
        return [path]
    if schema.get("type") == "object" and not set(schema) & {"properties", "additionalProperties"}:
        return [path]
    parts = list(schema.get("properties", {}).items())
    parts += [(key, schema[key]) for key in ("items", "additionalProperties") if key in schema]
    parts += [("", one) for key in ("allOf", "anyOf", "oneOf") for one in schema.get(key, ())]
    return [found for key, part in parts for found in shapeless(part, (*path, key))]


def test_every_answer_has_a_shape_and_says_what_it_is():
    for operation in operations():
        assert operation["description"]
        for status, answer in operation["responses"].items():
            assert answer["description"], operation["operationId"]
            for body in answer["content"].values():
                assert shapeless(body["schema"]) == [], (operation["operationId"], status)


def test_what_is_refused_has_the_shape_that_it_really_has():
    for operation in operations():
        assert set(operation["responses"]) <= {"200", "201", "default"}
        refused = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert refused == {"$ref": "#/components/schemas/Reject"}


REQUESTED = ("TableRequest.edition",)  # anything, until it is read


@pytest.mark.parametrize("name", SCHEMA["components"]["schemas"])
def test_every_shape_says_what_is_in_it(name):
    schema = SCHEMA["components"]["schemas"][name]
    found = {".".join((name, *path[:1])) for path in shapeless(schema)}
    assert found <= {*REQUESTED}
    if "." not in name:  # those of games have their words in docs/rules
        assert schema["description"]


@pytest.mark.parametrize("name", OPERATIONS)
def test_a_route_keeps_what_its_description_promises(name, running_app):
    operation = OPERATIONS[name]

    @settings(
        max_examples=8 if name in SLOW else 25,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), which=strategies.integers(0, 5))
    def check(case, which) -> None:
        if "table_id" in (case.path_parameters or {}) and which < len(running_app.tables):
            case.path_parameters["table_id"] = running_app.tables[which]
        kwargs = case.as_transport_kwargs(base_url=HERE)
        headers = dict(kwargs.get("headers") or {})
        headers |= {"origin": HERE} | running_app.app.cookie(running_app.player)
        request = {"method": kwargs["method"], "url": kwargs["url"], "headers": headers}
        for mine, theirs in (("params", "params"), ("json", "json"), ("data", "content")):
            if kwargs.get(mine) is not None:
                request[theirs] = kwargs[mine]
        answer = running_app.ask(request)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.json()["kind"] == "reject"
            assert answer.json()["code"]
        if answer.is_success and answer.status_code != 405:
            case.validate_response(answer, checks=CHECKS)

    check()
