"""A site: a static folder that is the whole table for one device (docs/decisions/0013).

`page.py` gathers what the page consists of, `python.py` the Python that it loads, `writing.py` puts
both into a folder. What comes from elsewhere is named and hashed in `parts.toml`.
"""

from __future__ import annotations

from witchtable.site.parts import CannotMake
from witchtable.site.writing import write_site

__all__ = ["CannotMake", "write_site"]
