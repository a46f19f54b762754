"""What the table itself says to everybody: who plays in whose place; and what witches say.

It is said among the lines of the chat and kept with them, so that whoever comes back after days reads
it, too.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from witchtable.engine.remarks import Remark
from witchtable.engine.texts import Message, render
from witchtable.server.protocol.messages import ChatLine, ChatMessage, Text
from witchtable.server.protocol.writing import encode, write_text
from witchtable.server.store import ChatRow, StoreUnavailable
from witchtable.server.tables.times import today

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["add_line", "chat_line", "said_by_witches", "say_for_table", "say_for_witch"]

_THE_TABLE: Final = ""  # who speaks when nobody does
_WITCH: Final = "witch:"  # no player's id has a colon
_read: Final = msgspec.json.Decoder(Text).decode
_log = logging.getLogger(__name__)


async def say_for_table(table: Table, id: str, **args: Any) -> None:
    """Say something for the table itself (by its owner); what cannot be kept is not said."""
    text = encode(Text(id, args)).decode()
    with suppress(StoreUnavailable):
        await add_line(table, _THE_TABLE, "", text)


async def say_for_witch(table: Table, remark: Remark) -> None:
    """Say something for one of the opponents (by the table's owner)."""
    text = encode(write_text(remark.message)).decode()
    await add_line(table, _WITCH + remark.witch, table.names[remark.seat], text, by_itself=True)


async def said_by_witches(table: Table, last: int) -> set[str]:
    """Find what opponents have said among the last lines, by the ids of the messages."""
    if not table.chat_lines:
        return set()
    rows = await table.store.chat(table.id, limit=last)
    return {_read(row.text).id for row in rows if row.player.startswith(_WITCH)}


async def add_line(table: Table, player: str, name: str, text: str, *, by_itself: bool = False) -> None:
    """Keep a line of the chat, then tell everybody who looks on; by the owner of the table."""
    row = ChatRow(table.id, table.chat_lines + 1, player, name, text, today())
    await table.keep_around(table.store.add_chat, row, by_itself=by_itself)
    table.chat_lines = row.number
    message = encode(ChatMessage(line=chat_line(table, row)))
    for connection in table.connections:
        connection.tell(message)


def chat_line(table: Table, row: ChatRow) -> ChatLine:
    """Write a line of the chat as everybody reads it."""
    if row.player == _THE_TABLE:
        said = _read(row.text)
        words = render(_message(said), "en")
        return ChatLine(
            number=row.number, name="", text=words, at=row.at, who="", seat=None, message=said
        )
    if row.player.startswith(_WITCH):
        said = _read(row.text)
        return ChatLine(
            number=row.number,
            name=row.name,
            text=render(_message(said), "en"),
            at=row.at,
            who=_sign(row.player),
            seat=next((seat.seat for seat in table.seats if seat.bot == row.name), None),
            message=said,
        )
    own = [seat.seat for seat in table.seats if row.player in (seat.player, seat.owner)]
    return ChatLine(
        number=row.number,
        name=row.name,
        text=row.text,
        at=row.at,
        who=_sign(row.player),
        seat=own[0] if own else None,
        message=UNSET,
    )


def _sign(player: str) -> str:
    """Make a sign by which somebody can be told from others, and which is good for nothing else."""
    return blake2b(player.encode(), digest_size=6).hexdigest()


def _message(text: Text) -> Message:
    """Read a message from what was kept of it."""
    return Message(text.id, **{name: _argument(value) for name, value in text.args.items()})


def _argument(value: Any) -> Any:
    if isinstance(value, Text):
        return _message(value)
    return [_argument(one) for one in value] if isinstance(value, list) else value
