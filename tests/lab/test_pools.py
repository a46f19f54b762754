"""Wherever games are played, and whatever is lost on the way, the results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.lab.test_arena import BAD, lay, play, untimed
from witchtable.guests.processes import run_all
from witchtable.lab import cluster as dask_cluster
from witchtable.lab.arena import Arena, run
from witchtable.lab.arena_games import play_game
from witchtable.lab.arena_report import report_on
from witchtable.lab.arena_text import as_markdown
from witchtable.lab.cluster import SchedulerProblem, run_on_scheduler

ROOT = Path(__file__).parents[2]
in_two = partial(run_all, processes=2)


def on_scheduler(address):
    return partial(run_on_scheduler, address=address)


def test_two_processes_play_what_one_plays():
    contest = lay(["apprentice", "random"], game="whirling-witchcraft")
    alone, together = play(contest, 12), play(contest, 12, in_two)
    assert untimed(together.results) == untimed(alone.results)


def test_a_game_whose_process_was_lost_is_played_again(tmp_path, monkeypatch):
    monkeypatch.setenv("WITCHTABLE_TEST_TRACE", str(tmp_path / "trace"))
    arena = play(lay([f"{BAD}:KillsOnce", "random"]), 4, in_two)
    assert (tmp_path / "trace").exists()
    assert (len(arena.results), arena.lost) == (4, [])


def test_a_game_that_always_ends_its_process_is_given_up_and_named():
    arena = play(lay([f"{BAD}:Kills"]), 1, in_two)
    assert arena.results == []
    assert [job.bots for job in arena.lost] == [(f"{BAD}:Kills",) * 2]
    report = report_on(arena.contest.conditions, [], planned=1, lost=arena.lost)
    assert f"is not counted: {BAD}:Kills" in as_markdown(report)


def test_closing_stops_the_processes():
    contest = lay(["apprentice", "random"])
    outcomes = in_two(partial(play_game, contest), Arena(contest, 50).schedule)
    next(outcomes)
    outcomes.close()
    assert multiprocessing.active_children() == []


# -- Dask -------------------------------------------------------------------------------------


@contextmanager
def a_worker(address, folder):
    """A worker of a cluster, in a process of its own."""
    wishes = ("--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory", str(folder))
    path = os.pathsep.join([str(ROOT), *sys.path])
    child = subprocess.Popen(
        [sys.executable, "-m", "dask", "worker", address, *wishes],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield child
    finally:
        child.kill()
        child.wait()


@contextmanager
def a_scheduler():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=0, host="127.0.0.1", protocol="tcp://", dashboard_address=None
    ) as cluster:
        yield cluster


def test_a_cluster_that_loses_a_worker_plays_what_one_process_plays(tmp_path):
    contest = lay(["apprentice", "random"], game="whirling-witchcraft")
    arena = Arena(contest, 40)
    with (
        a_scheduler() as cluster,
        a_worker(cluster.scheduler_address, tmp_path) as one,
        a_worker(cluster.scheduler_address, tmp_path) as other,
    ):
        cluster.wait_for_workers(2, timeout=120)

        def seen():
            if arena.done == 5:
                one.send_signal(signal.SIGKILL)

        run(arena, on_scheduler(cluster.scheduler_address), seen=seen)
        assert one.wait(10) == -signal.SIGKILL
        assert other.poll() is None
    assert untimed(arena.results) == untimed(play(contest, 40).results)
    assert arena.lost == []


def test_a_scheduler_without_workers_is_an_answer(monkeypatch):
    with a_scheduler() as cluster:
        monkeypatch.setattr(dask_cluster, "_PATIENCE", 0.5)
        with pytest.raises(SchedulerProblem, match="has no workers"):
            play(lay(["random"]), 1, on_scheduler(cluster.scheduler_address))


def test_a_scheduler_that_is_not_there_is_an_answer(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(dask_cluster, "_PATIENCE", 0.5)
    with pytest.raises(SchedulerProblem, match=r"no Dask scheduler at tcp://127\.0\.0\.1:9:"):
        play(lay(["random"]), 1, on_scheduler("tcp://127.0.0.1:9"))
    with pytest.raises(SchedulerProblem, match="no Dask scheduler at nonsense://x"):
        play(lay(["random"]), 1, on_scheduler("nonsense://x"))


def test_without_the_package_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SchedulerProblem, match=r"pip install 'witchtable\[lab\]'"):
        play(lay(["random"]), 1, on_scheduler("tcp://127.0.0.1:9"))
