"""A site as any web host serves it: a folder under a sub-path, without a server of ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

__all__ = ["hosting"]


class _Silent(SimpleHTTPRequestHandler):
    """As `python -m http.server` answers, but it writes nothing down."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """Serve a folder and say where; for as long as it is needed."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=str(folder)))
    serving = Thread(target=host.serve_forever, daemon=True)
    serving.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}"
    finally:
        host.shutdown()
        host.server_close()
        serving.join()
