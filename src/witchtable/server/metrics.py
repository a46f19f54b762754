"""Figures for whoever runs the server, in the format of Prometheus."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from witchtable.engine.errors import BotFault
from witchtable.server.protocol.codes import Code
from witchtable.server.service import Service
from witchtable.server.tables.table import Table
from witchtable.server.thinking.lanes import Lane

__all__ = ["Metrics"]

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counts what happens."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.changes = Counter(
            "witchtable_changes", "Moves and other changes of games", ["game"], registry=self.registry
        )
        self.rejects = Counter(
            "witchtable_rejects", "Requests refused, by code", ["code"], registry=self.registry
        )
        self.bot_faults = Counter(
            "witchtable_bot_faults",
            "Decisions that a bot failed, by its name and how: raised, illegal, late, died",
            ["bot", "kind"],
            registry=self.registry,
        )
        self.sockets = Gauge("witchtable_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("witchtable_tables", "Tables at hand", registry=self.registry)
        self.thinking_queue = Gauge(
            "witchtable_thinking_queue",
            "Decisions of bots, hints and questions that wait for a process, by lane",
            ["lane"],
            registry=self.registry,
        )
        self.thinking_wait = Histogram(
            "witchtable_thinking_wait_seconds",
            "How long they have waited for their turn",
            ["lane"],
            buckets=(0.001, 0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 120.0),
            registry=self.registry,
        )
        self.move_seconds = Histogram(
            "witchtable_move_seconds",
            "From the request of a move to its answer",
            buckets=_QUICK,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "witchtable_commit_seconds",
            "How long a commit let wait whoever has waited longest for it",
            buckets=(*_QUICK, 5.0),
            registry=self.registry,
        )
        self.conflicts = Counter(
            "witchtable_conflicts",
            "Changes that came too late, since somebody else has kept one; they were judged again",
            registry=self.registry,
        )
        self.fanout_seconds = Histogram(
            "witchtable_fanout_seconds",
            "How old moves of other workers are when they are shown here, by the clock of the house",
            buckets=(*_QUICK, 2.5, 10.0),
            registry=self.registry,
        )
        self.leases = Gauge(
            "witchtable_leases",
            "Tables whose bots and clocks are up to this worker",
            registry=self.registry,
        )
        self.workers = Gauge(
            "witchtable_workers",
            "Workers of this house that live, this one included",
            registry=self.registry,
        )

    def watch(self, table: Table) -> None:
        """Count what happens at a table."""
        counter = self.changes.labels(table.setup.game)
        seen = table.viewpoints[None].version

        def count(table: Table) -> None:
            # Only what everybody sees: figures must not tell of sealed steps.
            nonlocal seen
            if table.viewpoints[None].version != seen:
                seen = table.viewpoints[None].version
                counter.inc()

        table.changed.append(count)

    def watch_service(self, service: Service) -> None:
        """Count what is at hand here, and who else is."""
        neighbours = service.neighbours
        self.tables.set_function(lambda: len(service.tables.at_hand))
        self.leases.set_function(lambda: len(neighbours.leases) if neighbours else 0)
        self.workers.set_function(lambda: len(neighbours.workers) if neighbours else 1)

    def watch_thinking(self, lanes: Iterable[Lane]) -> None:
        """Count who waits for a thought, and how long."""
        for lane in lanes:
            self.thinking_queue.labels(lane.name).set_function(partial(len, lane.turns))
            wait = self.thinking_wait.labels(lane.name)
            lane.waited.append(wait.observe)

    def count_reject(self, code: Code) -> None:
        """Count a refusal."""
        self.rejects.labels(code).inc()

    def count_move(self, seconds: float) -> None:
        """Count how long a move took to be answered."""
        self.move_seconds.observe(seconds)

    def count_commit(self, seconds: float) -> None:
        """Count a commit, by how long the first of what it holds has waited for it."""
        self.commit_seconds.observe(seconds)

    def count_conflict(self) -> None:
        """Count a change that came too late."""
        self.conflicts.inc()

    def count_fanout(self, seconds: float) -> None:
        """Count how old a move of another worker is that is shown now."""
        self.fanout_seconds.observe(seconds)

    def count_sockets(self, more: int) -> None:
        """Count sockets that open (1) or close (-1)."""
        self.sockets.inc(more)

    def count_fault(self, fault: BotFault) -> None:
        """Count a decision that a bot failed."""
        self.bot_faults.labels(fault.bot, fault.kind).inc()

    def write(self) -> bytes:
        """Write all figures."""
        return generate_latest(self.registry)
