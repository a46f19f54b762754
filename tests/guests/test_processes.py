"""Work in other processes: everything is done, whatever ends a process on the way."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from witchtable.engine.errors import BadSeatCount
from witchtable.guests.processes import Lost, Worker, WorkerLost, none_lost, run_all


def double(number):
    return 2 * number


def refuse(_):
    raise BadSeatCount("Chess", 3, range(2, 3))


def fail(_):
    raise KeyError("nothing there")


def end_at_three(number):
    if number == 3:
        os._exit(1)
    return number


def end_once(trace, number):
    if not Path(trace).exists():
        Path(trace).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.stop()


@pytest.mark.parametrize("processes", [1, 3])
def test_everything_is_done(processes):
    assert sorted(run_all(double, range(7), processes)) == [0, 2, 4, 6, 8, 10, 12]
    assert list(run_all(double, [], processes)) == []


def test_what_ends_every_process_is_given_up_and_the_rest_is_done():
    outcomes = list(run_all(end_at_three, range(6), 2))
    assert Lost(3) in outcomes
    assert sorted(done for done in outcomes if done != Lost(3)) == [0, 1, 2, 4, 5]
    with pytest.raises(WorkerLost, match="3 has ended 3 processes"):
        list(none_lost(run_all(end_at_three, [3], 2)))


def test_what_ended_one_process_is_done_by_another(tmp_path):
    work = partial(end_once, str(tmp_path / "trace"))
    assert sorted(none_lost(run_all(work, range(3), 2))) == [0, 1, 2]


@pytest.mark.parametrize(
    ("work", "error", "says"), [(refuse, BadSeatCount, "Chess"), (fail, RuntimeError, "nothing there")]
)
def test_what_is_raised_there_is_raised_here_and_stops_the_others(work, error, says):
    with pytest.raises(error, match=says):
        list(run_all(work, range(4), 2))
    assert multiprocessing.active_children() == []


def test_closing_stops_the_processes():
    outcomes = run_all(double, range(50), 2)
    next(outcomes)
    outcomes.close()
    assert multiprocessing.active_children() == []


def test_a_worker_does_one_thing_after_another(worker):
    assert [worker.call(double, number) for number in (1, 2)] == [2, 4]
    with pytest.raises(RuntimeError, match="nothing there"):
        worker.call(fail, 0)
    assert worker.call(pow, 2, 5) == 32


def test_stopping_a_worker_ends_the_waiting_for_it(worker):
    """As a server does whose patience is at an end."""
    ended = []

    def wait():
        with pytest.raises(WorkerLost):
            worker.call(time.sleep, 600)
        ended.append(True)

    thread = threading.Thread(target=wait)
    thread.start()
    worker.stop()
    thread.join(60)
    assert ended == [True]


def test_patience_with_a_worker_ends_when_it_is_said_to(worker):
    assert worker.call_within(60, double, 4) == 8
    with pytest.raises(TimeoutError):
        worker.call_within(0.05, time.sleep, 600)
    worker.kill()
    with pytest.raises(WorkerLost):
        worker.take()
