"""`python -m witchtable` is the command line."""

from __future__ import annotations

from witchtable.cli import main

if __name__ == "__main__":
    main()
