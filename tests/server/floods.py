"""Attackers in a process of their own: for a while they ask for more than a share, as fast as they can.

    python -m tests.server.floods listings http://127.0.0.1:8377 10

Only ever against a server on this machine; they stop by themselves.
"""

from __future__ import annotations

import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import httpx

from tests.server.attackers import Guest, by_hand, frame, handshake, open_game

SOURCE = "127.0.0.5"


def _again_and_again(end: float, ask: Callable[[], object]) -> None:
    while time.monotonic() < end:
        with suppress(httpx.HTTPError, OSError):
            ask()


def silence(address: str, end: float) -> None:
    """Keep 1,100 connections open on which nothing is said."""
    lines: list[socket.socket] = []
    while time.monotonic() < end:
        with suppress(OSError):
            lines.append(by_hand(address, source=SOURCE))
        if len(lines) > 1100:
            lines.pop(0).close()
        time.sleep(0.001)


def arrivals(address: str, end: float) -> None:
    """Come and go."""
    _again_and_again(end, lambda: by_hand(address, "GET / HTTP/1.1\r\n\r\n", source=SOURCE).close())


def listings(address: str, end: float) -> None:
    """Read the lobby."""
    guest = Guest(address, "Reader", SOURCE)
    _again_and_again(end, lambda: guest.http.get("/api/tables"))


def files(address: str, end: float) -> None:
    """Read a file of the page."""
    guest = Guest(address, None, SOURCE)
    _again_and_again(end, lambda: guest.http.get("/web/js/main.js"))


def undos(address: str, end: float) -> None:
    """Make a move and take it back."""
    guest = Guest(address, "Doubter", SOURCE)
    path = f"/api/tables/{open_game(guest)}"
    state, number = guest.http.get(path).json(), 0

    def ask() -> None:
        nonlocal number
        number += 1
        action = state["legal"][0]["action"]
        move = {"kind": "move", "seat": 0, "version": state["version"] + 2 * number - 2}
        guest.http.post(f"{path}/moves", json=move | {"request": f"m{number}", "action": action})
        guest.http.post(f"{path}/undo", json={"kind": "undo", "request": f"u{number}", "seat": 0})

    _again_and_again(end, ask)


def openings(address: str, end: float) -> None:
    """Open tables."""
    guest = Guest(address, "Greedy", SOURCE)
    _again_and_again(
        end, lambda: guest.http.post("/api/tables", json={"game": "witchstone", "seats": 2})
    )


def messages(address: str, end: float) -> None:
    """Send thousands of messages over a socket, and come back when it is closed."""
    guest = Guest(address, "Flood", SOURCE)
    hello = handshake(guest, open_game(guest))
    piece = frame(b'{"kind": "look", "request": "x", "seat": 0}') * 100

    def ask() -> None:
        line = by_hand(address, hello, source=SOURCE)
        try:
            while time.monotonic() < end:
                line.sendall(piece)
        finally:
            line.close()

    _again_and_again(end, ask)


ATTACKS = {
    attack.__name__: attack
    for attack in (silence, arrivals, listings, files, undos, openings, messages)
}


def main(name: str, address: str, seconds: str) -> None:
    """Attack with three at a time."""
    assert httpx.URL(address).host == "127.0.0.1"
    end = time.monotonic() + float(seconds)
    threads = [threading.Thread(target=ATTACKS[name], args=(address, end)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
