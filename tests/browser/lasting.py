"""A server whose files browsers may keep: a window that was used before asks for none of them again.

python -m tests.browser.lasting serve --no-browser …

A page has more than a hundred files. Elsewhere browsers ask every time whether they have changed
(`server/http/static.py`), which is a third of what it takes to open a table.
"""

from __future__ import annotations


def let_files_last() -> None:
    """Let browsers keep whatever lies in folders: nothing changes while tests run."""
    from witchtable.server.http import static

    sent = static._sent

    def lasting(request, found):
        answer = sent(request, found)
        answer.headers["cache-control"] = "max-age=999"
        return answer

    static._sent = lasting


def main() -> None:
    """Serve."""
    from witchtable.cli import main

    let_files_last()
    main()


if __name__ == "__main__":
    main()
