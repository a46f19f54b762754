"""Workers are restarted while two people play: all that they notice is a line that comes back."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import contextmanager
from random import Random

from tests.browser.visitors import Visitors
from tests.postgres import postgres
from tests.serving import free_port


@contextmanager
def clustering(folder, store):
    """Run `witchtable cluster` with two workers; gives its process and address."""
    command = [sys.executable, "-m", "witchtable", "cluster", "--workers", "2", "--no-limits"]
    command += ["--port", str(free_port()), "--data", str(folder), "--store", store]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process, re.search(r"(http://\S+)/ ", read_until(process, "http://"))[1]
        finally:
            process.terminate()
            process.wait(60)


def read_until(process, words):
    for line in process.stdout:
        if words in line:
            return line
    raise AssertionError(f"the cluster never said {words}")


def test_two_people_play_on_while_all_workers_are_restarted(windows, tmp_path):
    with postgres() as database, clustering(tmp_path, database.database()) as (cluster, address):
        visitors = Visitors(windows, address)
        visitors.expected += ["WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE"]
        people = [visitors.arrive(name) for name in ("Anna", "Ben")]
        table = people[0].open_table("witchdom", seats=2, bots=0)
        place = f"/api/tables/{table['table']}"
        people[1].call("POST", f"{place}/seats", {"invite": table["invite"]})
        people[0].call("POST", f"{place}/start")
        for person in people:
            person.sit_at(table)
        chance, made = Random(5), 0
        for _ in range(2):
            os.kill(cluster.pid, signal.SIGHUP)
            for _ in range(6):
                made += move(people, chance)
            read_until(cluster, "were restarted")
        for _ in range(4):
            made += move(people, chance)
        for person in people:
            person.page.wait_for_selector(".top .pill.bad", state="detached")
        log = people[0].call("GET", f"{place}/log")
        assert len({entry["move"] for entry in log["events"] if entry.get("move")}) == made
        visitors.leave()
    assert visitors.unexpected() == []


def move(people, chance):
    """Let whoever is asked make a move."""
    asked = people[0]
    for _ in range(200):
        asked = next((person for person in people if person.is_asked), None)
        if asked is not None:
            break
        people[0].page.wait_for_timeout(50)
    assert asked is not None, "nobody is asked anything"
    asked.make_a_move(chance)
    return 1
