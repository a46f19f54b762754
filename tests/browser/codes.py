"""Reading QR codes without the page's own program: from modules back to bytes, and every check."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["read_code"]

# Level M, by version: codewords for correction in each block; blocks by their number of data words.
_BLOCKS = {
    1: (10, [16]), 2: (16, [28]), 3: (26, [44]), 4: (18, [32] * 2), 5: (24, [43] * 2),
    6: (16, [27] * 4), 7: (18, [31] * 4), 8: (22, [38] * 2 + [39] * 2), 9: (22, [36] * 3 + [37] * 2),
    10: (26, [43] * 4 + [44]),
}  # fmt: skip
_SQUARES = {1: [], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50]}
# The table of the standard: level M with the masks 0 to 7, after its own mask.
_FORMATS = [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0]
_VERSIONS = {7: 0x07C94, 8: 0x085BC, 9: 0x09A99, 10: 0x0A4D3}
_MASKS = [
    lambda i, j: (i + j) % 2,
    lambda i, _: i % 2,
    lambda _, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
]

_EXP = [1]
for _ in range(254):
    _EXP.append(_EXP[-1] << 1 ^ (0x11D if _EXP[-1] & 128 else 0))
_LOG = {value: power for power, value in enumerate(_EXP)}


def read_code(rows: Sequence[Sequence[bool]]) -> str:
    """Read a code; whatever is not as the standard has it is an error."""
    size = len(rows)
    version = (size - 17) // 4
    mask = _format(rows)
    if version >= 7:
        bits = [rows[at // 3][size - 11 + at % 3] for at in range(18)]
        assert sum(bit << at for at, bit in enumerate(bits)) == _VERSIONS[version]
        assert bits == [rows[size - 11 + at % 3][at // 3] for at in range(18)]
    return _text(_data(_words(rows, version, mask), version), version)


def _format(rows: Sequence[Sequence[bool]]) -> int:
    size = len(rows)
    around = [(8, at) for at in (0, 1, 2, 3, 4, 5, 7, 8)] + [(at, 8) for at in (7, 5, 4, 3, 2, 1, 0)]
    beside = [(size - 1 - at, 8) for at in range(7)] + [(8, size - 8 + at) for at in range(8)]
    found = [sum(rows[y][x] << 14 - at for at, (y, x) in enumerate(way)) for way in (around, beside)]
    assert found[0] == found[1]
    assert rows[size - 8][8], "the dark module"
    return _FORMATS.index(found[0])


def _is_function(y: int, x: int, version: int) -> bool:
    size = 17 + 4 * version
    if y == 6 or x == 6 or (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9):
        return True
    if version >= 7 and (min(y, x) < 6 and max(y, x) >= size - 11):
        return True
    places = _SQUARES.get(version, [6, size - 7])
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    centres = {(a, b) for a in places for b in places} - corners
    return any(abs(y - a) <= 2 and abs(x - b) <= 2 for a, b in centres)


def _words(rows: Sequence[Sequence[bool]], version: int, mask: int) -> list[int]:
    size, bits = len(rows), []
    columns = [x for x in range(size - 1, 0, -2) if x > 6] + [5, 3, 1]
    for turn, right in enumerate(columns):
        for y in range(size) if turn % 2 else range(size - 1, -1, -1):
            for x in (right, right - 1):
                if not _is_function(y, x, version):
                    bits.append(rows[y][x] ^ (_MASKS[mask](y, x) == 0))
    return [
        sum(bit << 7 - at for at, bit in enumerate(bits[i : i + 8])) for i in range(0, len(bits) - 7, 8)
    ]


def _data(words: list[int], version: int) -> list[int]:
    count, sizes = _BLOCKS[version]
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(words)
    for at in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if at < size:
                block.append(next(rest))
    for _ in range(count):
        for block in blocks:
            block.append(next(rest))
    for block in blocks:
        assert not any(_value_at(block, root) for root in range(count)), "the correction does not fit"
    return [word for block, size in zip(blocks, sizes, strict=True) for word in block[:size]]


def _value_at(block: list[int], root: int) -> int:
    """Evaluate a block as a polynomial at a power of two: zero, if nothing is wrong with it."""
    value = 0
    for word in block:
        value = (_EXP[(_LOG[value] + root) % 255] if value else 0) ^ word
    return value


def _text(data: list[int], version: int) -> str:
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100", "not bytes"
    wide = 8 if version < 10 else 16
    length, start = int(bits[4 : 4 + wide], 2), 4 + wide
    found = bytes(int(bits[start + 8 * at : start + 8 * at + 8], 2) for at in range(length))
    return found.decode()
