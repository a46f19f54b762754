"""A small client: a bot joins a table on any server in about ten lines.

    with Client("http://127.0.0.1:8377", name="My bot") as client:
        table = client.join("http://127.0.0.1:8377/tables/TABLE?invite=INVITATION")
        for decision in table.decisions():
            table.play(decision, random.choice(decision.legal))
        print(table.scores, table.winners)

A broken line mends itself: the client comes back, asks what has happened since, and repeats the move
that was not answered. docs/protocol.md explains what passes over the line.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator, Mapping
from time import monotonic, sleep
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

__all__ = [
    "Choice",
    "Client",
    "Decision",
    "JoinedTable",
    "MoveRejected",
    "Refused",
    "Unreachable",
    "put_together",
]

Json: TypeAlias = dict[str, Any]

_LONGEST: Final = 16 * 2**20  # bytes of a message
_PAUSE: Final = 0.1  # seconds before coming back; twice as long after every failure


class Refused(Exception):
    """The server refuses; `code` is one of those in docs/protocol.md, `reason` is for people."""

    def __init__(self, answer: Json) -> None:
        self.code = str(answer["code"])
        self.reason: str | None = answer.get("reason")
        super().__init__(f"{self.code}: {self.reason}" if self.reason else self.code)


class MoveRejected(Refused):
    """A move was not made; if the rules forbid it, `clause` says which one."""

    def __init__(self, answer: Json) -> None:
        super().__init__(answer)
        self.clause: str | None = answer.get("clause")
        self.message: Json | None = answer.get("message")


class Unreachable(Exception):
    """The server has not answered for longer than the client's patience."""


class Choice(msgspec.Struct, frozen=True):
    """An action that the rules allow; `message`, its words, is missing where choices are very many."""

    action: str
    clauses: tuple[str, ...]
    message: Json | None = None


class Decision(msgspec.Struct, frozen=True):
    """What one seat has to decide: what it sees, and what it may do."""

    seat: int
    version: int
    view: Json
    choices: tuple[Choice, ...] = msgspec.field(name="legal")
    question: Json | None
    can_undo: bool

    @property
    def legal(self) -> list[str]:
        """The notation of every action that the rules allow."""
        return [choice.action for choice in self.choices]


class Client:
    """A player on a server: a new guest, or with a key the same player as before."""

    def __init__(
        self, url: str, name: str = "Bot", *, key: str | None = None, patience: float = 60.0
    ) -> None:
        parts = urlsplit(url)
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.patience = patience  # seconds for which the server may be away
        self._http = httpx.Client(base_url=self.url, headers={"Origin": self.url}, timeout=30.0)
        self.tables: list[JoinedTable] = []
        player = self.call("POST", "/api/session", {"key": key} if key else {"name": name})
        self.key = str(player["key"] or key)
        """Keep it: `Client(url, key=…)` is this player again."""

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        """Hang up everywhere; the seats stay taken."""
        for table in self.tables:
            table.close()
        self._http.close()

    def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """Ask one of the HTTP routes; raise Refused for anything but success."""
        try:
            response = self._http.request(method, path, json=body)
        except httpx.TransportError as problem:
            raise Unreachable(f"{self.url}: {problem}") from None
        is_json = response.headers.get("content-type", "").startswith("application/json")
        if response.is_error:
            raise Refused(response.json() if is_json else {"code": str(response.status_code)})
        return response.json() if is_json else response.text

    def open(
        self, game: str, seats: int = 2, *, bots: Mapping[int, str] | None = None, **settings: Any
    ) -> JoinedTable:
        """Open a table; settings: see TableRequest. If bots fill it, the game begins at once."""
        levels = {str(seat): level for seat, level in (bots or {}).items()}
        body = {"game": game, "seats": seats, "bots": levels, **settings}
        table = JoinedTable(self, self.call("POST", "/api/tables", body), None)
        if all(seat["taken"] for seat in table.about["players"]):
            table.start()
        return table

    def join(self, table: str, invite: str | None = None, seat: int | None = None) -> JoinedTable:
        """Sit down at a table, named by its id or by its link; or come back to one's seats there."""
        if (link := urlsplit(table)).scheme:
            table = link.path.rstrip("/").rpartition("/")[2]
            invite = invite or next(iter(parse_qs(link.query).get("invite", [])), None)
        path = f"/api/tables/{quote(table, safe='')}"
        about = self.call("GET", path + (f"?{urlencode({'invite': invite})}" if invite else ""))
        for left in about["to_return"] if about["status"] == "running" else ():
            if seat in (None, left):  # a bot has played there meanwhile
                about = self.call("POST", f"{path}/seats/{left}/return")
        if not about["seats"] or seat not in (None, *about["seats"]):
            about = self.call("POST", f"{path}/seats", {"seat": seat, "invite": invite})
        return JoinedTable(self, about, invite)

    def dial(self, path: str) -> ClientConnection:
        """Open a socket as this player."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)
        return connect(
            self.url.replace("http", "ws", 1) + path,
            origin=Origin(self.url),
            additional_headers={"Cookie": cookies},
            compression=None,
            max_size=_LONGEST,
        ).__enter__()


class JoinedTable:
    """A table that this player sits at."""

    def __init__(self, client: Client, about: Json, invite: str | None) -> None:
        self.id = str(about["table"])
        self.invite: str | None = about.get("invite") or invite
        self.about = about
        """Who sits where, how the table is set up, and how it stands."""
        self.state: Json | None = None
        """How the game stands for the seat that is looked from; None before it begins."""
        self.events: list[Json] = []
        """What happened, in order, since the table was joined."""
        self.chat: list[Json] = []
        self._client = client
        client.tables.append(self)
        self._path = f"/api/tables/{self.id}"
        self._socket: ClientConnection | None = None

    @property
    def link(self) -> str:
        """What to send to those who shall join."""
        return f"{self._client.url}/tables/{self.id}?{urlencode({'invite': self.invite or ''})}"

    @property
    def seats(self) -> list[int]:
        """The own seats."""
        return list(self.about["seats"])

    @property
    def is_over(self) -> bool:
        """Whether nobody will be asked anything any more."""
        return self.about["status"] in ("over", "abandoned") or bool(self.state and self.state["over"])

    @property
    def scores(self) -> list[int]:
        """The points of all seats, as far as they lie open."""
        return list(self.state["scores"]) if self.state else []

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return list(self.state["winners"]) if self.state else []

    def decisions(self) -> Iterator[Decision]:
        """Yield what an own seat has to decide, until the game is over; unanswered, it comes again."""
        while self._line() and not self.is_over:  # a new line brings the state with it
            owing = self.state["deciders"] if self.state else ()
            seat = next((seat for seat in self.seats if seat in owing), None)
            if seat is not None:
                yield self.look(seat)
                continue
            try:
                self._receive()
            except ConnectionClosed:
                self._hang_up()

    def look(self, seat: int) -> Decision:
        """Look from an own seat."""
        self._line()
        if self.state is None or self.state["seat"] != seat:
            self._ask({"kind": "look", "seat": seat})
        return msgspec.convert(self.state, Decision)

    def play(self, decision: Decision, action: str) -> int:
        """Make a move; MoveRejected with code `stale`: the decision has changed since, look again."""
        seen = {"seat": decision.seat, "version": decision.version}
        return self._ask({"kind": "move", "action": action, **seen})

    def undo(self, seat: int, *, ask: bool = False, agree: bool | None = None) -> int:
        """Take the last move back; `ask` everybody to go back further, or `agree` to that."""
        return self._ask({"kind": "undo", "seat": seat, "ask": ask, "agree": agree})

    def say(self, text: str) -> None:
        """Say something to everybody at the table."""
        self._ask({"kind": "chat", "text": text})

    def start(self) -> None:
        """Begin the game, as its host."""
        self.about = self._client.call("POST", f"{self._path}/start")

    def record(self) -> str:
        """Fetch the match record of a finished game."""
        return str(self._client.call("GET", f"{self._path}/record"))

    def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    # -- the line -------------------------------------------------------------------------------------

    def _ask(self, request: Json) -> int:
        """Send a request until it is answered, always with the same id: it takes effect once."""
        request["request"] = secrets.token_hex(8)
        while True:
            try:
                self._line().send(msgspec.json.encode(request), text=True)
                # An answer without an id is to something that the server would not read.
                while (answer := self._receive(30.0)).get("request", "") not in (
                    request["request"],
                    None,
                ):
                    pass
            except (ConnectionClosed, TimeoutError):
                self._hang_up()
                continue
            if answer["kind"] == "ack":
                return int(answer["version"])
            if answer["code"] != "too_many":
                raise MoveRejected(answer)
            sleep(answer.get("retry_after") or 0.5)

    def _receive(self, timeout: float | None = None) -> Json:
        """Read a message, and note what it tells."""
        message: Json = msgspec.json.decode(self._line().recv(timeout))
        if message["kind"] == "parts":
            self.state = put_together(self.state or {}, message["parts"])
        self.about = message.get("table") or self.about
        self.state = message.get("state") or self.state
        self.events += message.get("events") or ()
        self.chat = message.get("chat", self.chat)
        if message["kind"] == "chat":
            self.chat.append(message["line"])
        return message

    def _hang_up(self) -> None:
        self.close()
        sleep(_PAUSE * random.uniform(0.5, 1.5))  # not all at once: everybody comes back

    def _line(self) -> ClientConnection:
        """Find the open socket, or open one; raise Unreachable when patience is at an end."""
        pause, end = _PAUSE, monotonic() + self._client.patience
        while self._socket is None:
            try:
                self._dial()
            except (OSError, InvalidHandshake, ConnectionClosed) as problem:
                self.close()
                if monotonic() > end:
                    raise Unreachable(f"{self._client.url}: {problem}") from None
                sleep(pause * random.uniform(0.5, 1.5))
                pause = min(2 * pause, 5.0)
        return self._socket

    def _dial(self) -> None:
        query: Json = {"parts": "true"}
        if self.invite:
            query["invite"] = self.invite
        if self.state is not None and self.seats[:1] == [self.state["seat"]]:
            query["since"] = self.state["version"]  # versions count for the seat that saw them
        self._socket = self._client.dial(f"{self._path}/socket?{urlencode(query)}")
        while (first := self._receive())["kind"] != "welcome":
            if first["kind"] == "reject":
                self.close()
                passes = first["code"] in ("unavailable", "too_many")
                raise ConnectionError(first.get("reason")) if passes else Refused(first)


def put_together(before: Json, parts: Json) -> Json:
    """Put together what was sent last and what has changed since; both stay as they are."""
    made = dict(before)
    own: dict[int, Any] = {}  # what was copied already

    def copy_of(value: Any) -> Any:
        if id(value) not in own:
            copy = value.copy()
            own[id(copy)] = copy
            return copy
        return value

    for path, value in parts.items():
        *way, last = path.split("/")
        place: Any = made
        for name in way:
            at: Any = int(name) if isinstance(place, list) else name
            place[at] = copy_of(place[at])
            place = place[at]
        place[int(last) if isinstance(place, list) else last] = value
    return made
