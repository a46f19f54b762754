"""What only the compiler reads. (A module that is compiled itself may not choose what it defines.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Leave a class as it is."""
        return lambda kind: kind
