"""The only source of chance: a keyed hash stream, the same on every platform.

Not `random`: its shuffles may change between Python versions, and nobody can check a deal with it.
Here the seed alone decides every draw, a table can publish the `commitment` of its seed before the
deal, and anybody who is later given the seed can deal again and compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

__all__ = ["Chance", "commitment"]

T = TypeVar("T")

# Draws are cut from a block in slices of two bytes; a table has far fewer than 2**16 pieces.
_SLICE: Final = 1 << 16


def commitment(seed: str) -> str:
    """Hash a seed so that it can be published before the deal without giving the deal away."""
    return blake2b(seed.encode(), digest_size=16, person=b"witchtable-seed").hexdigest()


class Chance:
    """A stream of fair draws from one key; copying it costs next to nothing."""

    __slots__ = ("_block", "_digest", "_key", "_left")

    def __init__(self, key: bytes, block: int = 0, digest: bytes = b"", left: int = 0) -> None:
        self._key = key
        self._block = block
        self._digest = digest
        self._left = left

    @classmethod
    def from_seed(cls, seed: str, purpose: str) -> Chance:
        """Open a stream for one purpose: decks dealt from one stream do not disturb the others."""
        key = blake2b(seed.encode(), digest_size=32, person=b"witchtable-deal")
        key.update(b"\0" + purpose.encode())
        return cls(key.digest())

    def copy(self) -> Chance:
        """Continue from the same point, independently."""
        return Chance(self._key, self._block, self._digest, self._left)

    def below(self, bound: int) -> int:
        """Draw a whole number from 0 up to but not including `bound` (at most 65536)."""
        if not 0 < bound <= _SLICE:
            raise ValueError(f"cannot draw below {bound}")
        fair = _SLICE - _SLICE % bound
        while True:
            if self._left == 0:
                self._refill()
            # Two bytes, from the end of the block to its beginning.
            left = self._left - 1
            draw = self._digest[2 * left] << 8 | self._digest[2 * left + 1]
            self._left = left
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
            stream._left = left
        return stream

    def __reduce__(self) -> tuple[Any, ...]:
        # By hand: a compiled class has no slots that `pickle` could follow.
        return Chance, (self._key, self._block, self._digest, self._left)

    def _refill(self) -> None:
        self._digest = blake2b(self._block.to_bytes(8, "big"), key=self._key).digest()
        self._left = len(self._digest) // 2
        self._block += 1
