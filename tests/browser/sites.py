"""A site as any web host serves it: a folder under a sub-path, without a server of ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

__all__ = ["hosting"]


class _Host(SimpleHTTPRequestHandler):
    """Answers as `python -m http.server` does."""

    def __init__(self, asked: list[str], *given: Any, **settings: Any) -> None:
        self._asked = asked
        super().__init__(*given, **settings)

    def log_message(self, *_: object) -> None:
        """Note what was asked, and print nothing."""
        self._asked.append(self.path)


@contextmanager
def hosting(folder: Path, asked: list[str] | None = None) -> Iterator[str]:
    """Serve a folder and say where; for as long as it is needed. What is asked for is noted."""
    handler = partial(_Host, [] if asked is None else asked, directory=str(folder))
    host = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    serving = Thread(target=host.serve_forever, daemon=True)
    serving.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}"
    finally:
        host.shutdown()
        host.server_close()
        serving.join()
