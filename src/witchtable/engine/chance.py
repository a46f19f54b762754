"""The only source of chance: a keyed hash stream, the same on every platform.

Not `random`: its shuffles may change between Python versions, and nobody can check a deal with it.
Here the seed alone decides every draw, a table can publish the `commitment` of its seed before the
deal, and anybody who is later given the seed can deal again and compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

__all__ = ["Chance", "commitment"]

T = TypeVar("T")

_BLOCK_BITS = 512
# Draws are cut from the block in slices of this size; a table has far fewer than 2**16 pieces.
_SLICE_BITS = 16
_SLICE = 1 << _SLICE_BITS
_MASK = _SLICE - 1


def commitment(seed: str) -> str:
    """Hash a seed so that it can be published before the deal without giving the deal away."""
    return blake2b(seed.encode(), digest_size=16, person=b"witchtable-seed").hexdigest()


class Chance:
    """A stream of fair draws from one key; copying it costs next to nothing."""

    __slots__ = ("_bits", "_block", "_key", "_left")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._bits = 0
        self._left = 0

    @classmethod
    def from_seed(cls, seed: str, purpose: str) -> Chance:
        """Open a stream for one purpose: decks dealt from one stream do not disturb the others."""
        key = blake2b(seed.encode(), digest_size=32, person=b"witchtable-deal")
        key.update(b"\0" + purpose.encode())
        return cls(key.digest())

    def copy(self) -> Chance:
        """Continue from the same point, independently."""
        twin = Chance.__new__(Chance)
        twin._key = self._key
        twin._block = self._block
        twin._bits = self._bits
        twin._left = self._left
        return twin

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 up to but not including `bound` (at most 65536)."""
        if not 0 < bound <= _SLICE:
            raise ValueError(f"cannot draw below {bound}")
        fair = _SLICE - _SLICE % bound
        while True:
            if self._left == 0:
                self._refill()
            draw = self._bits & _MASK
            self._bits >>= _SLICE_BITS
            self._left -= 1
            # Rejecting the uneven rest keeps every outcome equally likely.
            if draw < fair:
                return draw % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in a random order (Fisher-Yates)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            pick = self.below(last + 1)
            deck[last], deck[pick] = deck[pick], deck[last]
        return deck

    def dump(self) -> list[str | int]:
        """Write the stream's position as JSON-ready values."""
        return [self._key.hex(), self._block, self._left]

    @classmethod
    def restore(cls, data: list[str | int]) -> Chance:
        """Continue a stream from what `dump` wrote."""
        key, block, left = str(data[0]), int(data[1]), int(data[2])
        stream = cls(bytes.fromhex(key))
        if block:
            stream._block = block - 1
            stream._refill()
            stream._bits >>= _BLOCK_BITS - left * _SLICE_BITS
            stream._left = left
        return stream

    def _refill(self) -> None:
        digest = blake2b(self._block.to_bytes(8, "big"), key=self._key).digest()
        self._bits = int.from_bytes(digest, "big")
        self._left = _BLOCK_BITS // _SLICE_BITS
        self._block += 1
