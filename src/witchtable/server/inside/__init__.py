"""The server inside a browser: the same service, with a store and bots that a browser can have.

It has no network, no thread and no file. The page's worker calls `browser.py` (docs/decisions/0013).
"""
