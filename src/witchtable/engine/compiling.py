"""What only mypy and its compiler read. (A module that is compiled may not choose what it defines.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.edition import Edition

__all__ = ["OwnEdition", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
    from typing_extensions import TypeVar

    OwnEdition = TypeVar("OwnEdition", bound=Edition, default=Edition, covariant=True)
    """The edition of a game. (A compiled class may not declare an attribute of its base again.)"""
else:
    from typing import TypeVar

    OwnEdition = TypeVar("OwnEdition", bound=Edition, covariant=True)

    def mypyc_attr(**_):
        """Leave a class as it is."""
        return lambda kind: kind
