"""For whoever runs the server, and for whoever reads its answers with a program."""

from __future__ import annotations

import asyncio
import json
from typing import get_args

import pytest

from tests.server.people import sit_together
from witchtable import GAMES
from witchtable.bots import LEVELS
from witchtable.cli.serve import JsonLines
from witchtable.server.protocol.codes import Code
from witchtable.server.routes.route import STATUS
from witchtable.server.store import StoreUnavailable

pytestmark = pytest.mark.anyio


async def test_health_is_ok_until_the_server_goes_down(server):
    someone = server.stranger()
    assert await someone.get("/health") == {"status": "ok"}
    server.service.is_closing = True
    response = await someone.request("GET", "/health")
    assert (response.status_code, response.json()) == (503, {"status": "closing"})


async def test_who_lives_is_told_from_who_is_ready(server, monkeypatch):
    """A worker whose database is away is not to be restarted for it."""
    someone = server.stranger()

    async def away(_):
        raise StoreUnavailable("the database is away")

    monkeypatch.setattr(server.service.store, "secret", away)
    response = await someone.request("GET", "/health")
    assert (response.status_code, response.json()) == (503, {"status": "cannot_keep"})
    assert await someone.get("/health/alive") == {"status": "alive"}


async def test_a_store_that_does_not_answer_is_waited_for_a_moment_only(server, monkeypatch):
    monkeypatch.setattr("witchtable.server.service._PATIENCE", 0.01)
    monkeypatch.setattr(server.service.store, "secret", lambda _: asyncio.Event().wait())
    response = await server.stranger().request("GET", "/health")
    assert (response.status_code, response.json()) == (503, {"status": "cannot_keep"})


async def test_one_id_leads_through_the_log_from_a_request_to_its_entry(server, anna, ben, caplog):
    caplog.set_level("INFO", logger="witchtable")
    table = await sit_together("witchdom", [anna, ben], deal=1)
    who = (anna, ben)[server.match(table).state.deciders[0]]
    async with who.socket(table) as socket:
        await socket.move(socket.choices[0], request="mine")
        await socket.move("rest", request="too late", version=0)
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    told = [(one["message"], one["request"], one["table"]) for one in lines if "request" in one]
    assert told == [("kept", "mine", table["table"]), ("refused", "too late", table["table"])]
    assert [one.get("entry") or one.get("code") for one in lines if "request" in one] == [1, "stale"]
    (entry,) = await server.service.store.entries(table["table"])
    assert (entry.request, entry.number) == ("mine", 1)


async def test_metrics_count_changes_refusals_and_sockets(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], deal=1)
    who = (anna, ben)[server.match(table).state.deciders[0]]
    async with who.socket(table) as socket:
        await socket.move(socket.choices[0])
        await socket.move("rest", request="same", version=0)
        text = server.service.figures.write().decode()
    assert 'witchtable_changes_total{game="witchdom"} 2.0' in text
    assert 'witchtable_rejects_total{code="stale"} 1.0' in text
    assert "witchtable_sockets 1.0" in text
    assert "witchtable_tables 1.0" in text
    assert "witchtable_move_seconds_count 2.0" in text
    assert "witchtable_workers 1.0" in text
    assert "witchtable_commit_seconds_count 0.0" not in text


async def test_the_openapi_description_names_every_route(server):
    described = await server.stranger().get("/schema/openapi.json")
    assert described["openapi"].startswith("3.")
    for path, method in (
        ("/api/session", "post"),
        ("/api/account", "post"),
        ("/api/tables", "post"),
        ("/api/tables/{table_id}", "get"),
        ("/api/tables/{table_id}/moves", "post"),
        ("/api/tables/{table_id}/undo", "post"),
        ("/api/tables/{table_id}/replay", "get"),
        ("/health", "get"),
    ):
        assert method in described["paths"][path]


async def test_the_games_are_listed_with_seats_options_and_bots(server):
    listed = await server.stranger().get("/api/games")
    assert [game["game"] for game in listed] == list(GAMES)
    for game in listed:
        known = GAMES[game["game"]]
        assert game["seats"] == list(known.seats)
        assert [option["name"] for option in game["options"]] == list(known.options)
        assert game["bots"] == list(LEVELS)


async def test_every_code_has_its_status():
    assert set(STATUS) == set(get_args(Code))


async def test_whatever_is_refused_is_refused_in_the_same_form(anna):
    for method, path, status, code in (
        ("GET", "/api/nothing", 404, "unknown_route"),
        ("GET", "/api/tables/nowhere", 404, "unknown_table"),
        ("GET", "/api/tables/nowhere/record", 404, "unknown_table"),
        ("POST", "/api/tables/nowhere/start", 404, "unknown_table"),
        ("PUT", "/api/tables", 405, "unknown_route"),
    ):
        reject = await anna.refused(method, path)
        assert (reject["status"], reject["code"]) == (status, code), path


async def test_a_body_that_makes_no_sense_is_malformed(anna):
    for body in ("", "{", "[]", "null", '{"game":', "\x00", '{"game": "witchdom"}'):
        response = await anna.request("POST", "/api/tables", content=body)
        assert (response.status_code, response.json()["code"]) == (400, "malformed"), body


async def test_a_body_that_is_too_large_is_refused(anna):
    body = b'{"name": "' + b"x" * 600_000 + b'"}'
    response = await anna.request("POST", "/api/session", content=body)
    assert (response.status_code, response.json()["code"]) == (413, "too_large")


async def test_every_answer_keeps_pages_harmless(server):
    for path in ("/health", "/api/me", "/api/tables/nowhere"):
        headers = (await server.stranger().request("GET", path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
