"""Thinking, in other processes, so that nobody waits for it: bots at tables, and hints for people."""
