"""`witchtable serve`: the table in the browser, for friends, bots and spectators."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from witchtable.cli.arguments import BadArgument
from witchtable.cli.listening import listen, most_files, take_over
from witchtable.engine.texts import Message

if TYPE_CHECKING:
    from witchtable.server.http.door import Door
    from witchtable.server.service.limits import Share

__all__ = ["JsonLines", "cannot_open", "serve"]

_GARBAGE: Final = (20_000, 20, 50)
_DEFAULT_PORT: Final = 8377
_HOST_NAME: Final = re.compile(r"[\w-]+(\.[\w-]+)*\.?")
_QUERY: Final = re.compile(r"(/[^\s?\"']*)\?[^\s\"']+")


def serve(
    host: Annotated[
        str, typer.Option(envvar="WITCHTABLE_HOST", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="WITCHTABLE_PORT", min=0, max=65535, help="The port; 0: any free one.")
    ] = _DEFAULT_PORT,
    lan: Annotated[
        bool, typer.Option("--lan", envvar="WITCHTABLE_LAN", help="Let others in this network join.")
    ] = False,
    data: Annotated[
        Path | None,
        typer.Option(envvar="WITCHTABLE_DATA", help="Where games are kept.", file_okay=False),
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(
            envvar="WITCHTABLE_STORE",
            metavar="ADDRESS",
            help="Keep games in a PostgreSQL (postgresql://user@host/name) instead of a file.",
        ),
    ] = None,
    no_browser: Annotated[
        bool,
        typer.Option("--no-browser", envvar="WITCHTABLE_NO_BROWSER", help="Do not open the browser."),
    ] = False,
    log: Annotated[
        str, typer.Option(envvar="WITCHTABLE_LOG", help="How to log: text or json.")
    ] = "text",
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=SPEC",
            help="Offer a bot of your own at the tables: module:Class, an entry point, or "
            "command:program; may be given several times. Also WITCHTABLE_BOTS, one per line.",
        ),
    ] = None,
    secure: Annotated[
        bool,
        typer.Option("--secure", envvar="WITCHTABLE_SECURE", help="Behind a proxy that speaks TLS."),
    ] = False,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name that this server goes by, besides this machine's own and addresses of its "
            "network; may be given several times. Also WITCHTABLE_HOST_NAMES, with blanks between.",
        ),
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            envvar="WITCHTABLE_METRICS_PORT", min=1, max=65535, help="Show figures at this port."
        ),
    ] = None,
    metrics_host: Annotated[
        str, typer.Option(envvar="WITCHTABLE_METRICS_HOST", help="The address to show figures on.")
    ] = "127.0.0.1",
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy of yours, or a network of them: it may say whom it brings in "
            "(X-Forwarded-For). With --secure, this machine is one. Also WITCHTABLE_PROXY.",
        ),
    ] = None,
    bot_processes: Annotated[
        int | None,
        typer.Option(
            envvar="WITCHTABLE_BOT_PROCESSES",
            min=1,
            max=64,
            help="Processes for each kind of thinking; by default one for each core but one.",
        ),
    ] = None,
    bot_seconds: Annotated[
        float,
        typer.Option(
            envvar="WITCHTABLE_BOT_SECONDS", min=0.05, max=60, help="How long grandmistresses think."
        ),
    ] = 1.0,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=SHARE",
            help="What one player may have, or one address: moves=80/600 (at once, and a minute), "
            "sockets@address=150. Also WITCHTABLE_LIMITS, one per line.",
        ),
    ] = None,
    no_limits: Annotated[
        bool,
        typer.Option("--no-limits", envvar="WITCHTABLE_NO_LIMITS", help="No limits: for tests."),
    ] = False,
    inherited: Annotated[
        int | None, typer.Option("--listener", hidden=True, help="An open socket to listen on.")
    ] = None,
) -> None:
    """Serve the table in the browser; Ctrl+C ends it, and nothing is lost."""
    # Imported here: the other commands start without the web framework.
    from witchtable.server.http import create_app, open_store
    from witchtable.server.http.arrivals import Entrance
    from witchtable.server.http.door import Door, OpenDoor
    from witchtable.server.service.limits import Limits
    from witchtable.server.settings import Settings, default_data
    from witchtable.server.store.opening import CannotOpen
    from witchtable.server.thinking.bot_list import BotList

    if log not in ("text", "json"):
        raise BadArgument(Message("serve-log", log=log))
    bots = BotList(_guests(bot or os.environ.get("WITCHTABLE_BOTS", "").splitlines()))
    names = _names(host_name or os.environ.get("WITCHTABLE_HOST_NAMES", "").split())
    _log_to_stderr(as_json=log == "json")
    listens = "0.0.0.0" if lan and host == "127.0.0.1" else host
    listener = listen(listens, port) if inherited is None else take_over(inherited)
    port = listener.getsockname()[1]
    figures = listen(metrics_host, metrics_port) if metrics_port is not None else None
    shares = _shares(limit or os.environ.get("WITCHTABLE_LIMITS", "").splitlines())
    proxies = _proxies(proxy or os.environ.get("WITCHTABLE_PROXY", "").split(","), secure=secure)
    settings = Settings(
        data or default_data(),
        bots=bots,
        secure=secure,
        limits=not no_limits,
        shares=shares,
        host_names=(*names, host),
        bot_seconds=bot_seconds,
        bot_processes=bot_processes or Settings.bot_processes,
        listens=listens,
        postgres=store,
    )
    try:
        opened = open_store(settings)
    except CannotOpen as problem:
        listener.close()
        if figures is not None:
            figures.close()
        raise cannot_open(problem.reason, problem.place, problem.detail) from None
    app = create_app(settings, opened)
    door = Door(Limits(shares, is_on=settings.limits), proxies, most_files())
    config = OpenDoor(
        app,
        door,
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        log_config=None,
        proxy_headers=bool(proxies),  # nobody else may say who asks
        forwarded_allow_ips=[str(network) for network in proxies],
        access_log=False,
        server_header=False,
        date_header=False,  # the guard adds it where somebody reads it
        timeout_graceful_shutdown=5,
    )
    address = f"http://{'127.0.0.1' if lan else host}:{port}/"
    # The server closes everything when it is asked to stop; then it is done, and has not failed.
    for stop in ("SIGINT", "SIGTERM", "SIGBREAK"):  # the last one is Ctrl+Break, of Windows
        if hasattr(signal, stop):
            signal.signal(getattr(signal, stop), lambda *_: None)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        server = Entrance(config)
        follows = inherited is not None
        running = _run(server, door, listener, address, lan=lan, browse=not no_browser, follows=follows)
        runner.run(running if figures is None else _with_figures(running, app, figures))
    # Everything is closed; to look through all tables once more would only delay the next start.
    gc.freeze()


def cannot_open(reason: str, place: Path, detail: str) -> BadArgument:
    """Say why nothing can be kept somewhere, and what to do."""
    words = {
        "taken": "serve-taken",
        "newer": "serve-newer",
        "damaged": "serve-damaged",
        "forbidden": "serve-forbidden",
        "incomplete": "serve-incomplete",
        "foreign": "serve-foreign",
        "unreachable": "serve-unreachable",
        "no_driver": "serve-no-driver",
        "older": "serve-older",
    }
    return BadArgument(Message(words[reason], place=str(place), detail=detail))


def _guests(texts: list[str]) -> dict[str, str]:
    """Read NAME=SPEC; the specs themselves are for the list of bots."""
    guests: dict[str, str] = {}
    for text in filter(None, map(str.strip, texts)):
        name, equals, spec = text.partition("=")
        if not (name and equals and spec) or name in guests:
            raise BadArgument(Message("serve-bot", text=text))
        guests[name] = spec
    return guests


def _names(texts: list[str]) -> list[str]:
    """Read the names that the server goes by; an address with more than the name is a mistake."""
    for text in texts:
        if not _HOST_NAME.fullmatch(text) and not _is_address(text):
            raise BadArgument(Message("serve-host-name", text=text))
    return texts


def _is_address(text: str) -> bool:
    with contextlib.suppress(ValueError):
        return bool(ip_address(text.strip("[]")))
    return False


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Find the faster event loop; where there is none, Python's own does."""
    with contextlib.suppress(ImportError):
        import uvloop

        new_event_loop: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
        return new_event_loop
    return None


def _shares(texts: list[str]) -> dict[str, Share]:
    """Read NAME=SHARE."""
    from witchtable.server.service.limits import SHARES, read_shares

    try:
        return read_shares(texts)
    except ValueError as problem:
        known = ", ".join(f"{name}={share}" for name, share in SHARES.items())
        raise BadArgument(Message("serve-limit", text=str(problem), known=known)) from None


def _proxies(texts: list[str], *, secure: bool) -> list[IPv4Network | IPv6Network]:
    """Read addresses of proxies, or of networks that they are in."""
    given = list(filter(None, map(str.strip, texts)))
    if secure and not given:
        given = ["127.0.0.1", "::1"]  # something on this machine speaks TLS for us
    try:
        return [ip_network(text) for text in given]
    except ValueError as problem:
        raise BadArgument(Message("serve-proxy", reason=str(problem))) from None


async def _run(
    server: Any,
    door: Door,
    listener: socket.socket,
    address: str,
    *,
    lan: bool,
    browse: bool,
    follows: bool,
) -> None:
    from witchtable.server.http.hosts import lan_address

    watching = asyncio.create_task(door.watch())
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        if follows:
            threading.Thread(target=_leave_with_parent, daemon=True).start()
        # What is there now stays; looking through it again and again would only make moves wait.
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        typer.echo(str(Message("serve-ready", address=address)))
        if lan and (here := lan_address()) is not None:
            port = listener.getsockname()[1]
            typer.echo(str(Message("serve-lan", address=f"http://{here}:{port}/")))
        sys.stdout.flush()
        if browse:
            with contextlib.suppress(webbrowser.Error):
                await asyncio.to_thread(webbrowser.open, address)
    await serving
    watching.cancel()
    if not server.started:
        raise BadArgument(Message("serve-failed"))


def _leave_with_parent() -> None:
    """Leave in order when whoever has started us is no more, however that ended."""
    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


async def _with_figures(running: Coroutine[Any, Any, None], app: Any, listener: socket.socket) -> None:
    """Show figures at a door of their own while the server runs."""
    import uvicorn

    from witchtable.server.http.figures import figures_app

    class Beside(uvicorn.Server):
        """A server that leaves the signals to the one beside it."""

        def capture_signals(self) -> contextlib.AbstractContextManager[None]:  # type: ignore[override]
            return contextlib.nullcontext()

    config = uvicorn.Config(
        figures_app(app),
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    door = Beside(config)
    showing = asyncio.create_task(door.serve(sockets=[listener]))
    try:
        await running
    finally:
        door.should_exit = True
        await showing


def _log_to_stderr(*, as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else _Text("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO if as_json else logging.WARNING, handlers=[handler])


def _without_queries(text: str) -> str:
    """Leave out what stands behind the question mark of an address: it may be an invitation."""
    return _QUERY.sub(r"\1?…", text)


class _Text(logging.Formatter):
    """A line of the log, to be read by people."""

    def format(self, record: logging.LogRecord) -> str:
        return _without_queries(super().format(record))


class JsonLines(logging.Formatter):
    """One JSON object for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line, with what it is about."""
        line: dict[str, Any] = {
            "at": record.created,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _without_queries(record.getMessage()),
        }
        for name in ("table", "seat", "bot", "path", "request", "entry", "code"):
            if getattr(record, name, None) is not None:
                line[name] = getattr(record, name)
        if record.exc_info:
            line["trace"] = _without_queries(self.formatException(record.exc_info))
        return json.dumps(line)
