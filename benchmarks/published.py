"""A published game and its crowd: what nginx needs for so many readers, and how late they read.

`python -m benchmarks.published 10 1000` measures these numbers of readers only. All of it is on this machine;
the readers take most of its time, so their delay is an upper bound.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.support.pollers import RECORD

READERS = (10, 100, 1000, 10_000)
SECONDS = 12.0
_CONFIG = """
worker_processes 1; pid {place}/pid; error_log {place}/error.log;
worker_rlimit_nofile 20000;
events {{ worker_connections 12000; }}
http {{
  access_log off; keepalive_requests 100000; sendfile on; tcp_nodelay on;
  client_body_temp_path {place}/a; proxy_temp_path {place}/b; fastcgi_temp_path {place}/c;
  uwsgi_temp_path {place}/d; scgi_temp_path {place}/e;
  server {{ listen 127.0.0.1:{port} backlog=4096; root {place}/www; }}
}}
"""


@contextlib.contextmanager
def nginx(place: Path, port: int) -> Iterator[list[int]]:
    """A server of its own; the numbers of its processes."""
    (place / "www").mkdir()
    (place / "conf").write_text(_CONFIG.format(place=place, port=port), "ascii")
    place.chmod(0o755)  # its worker is somebody else
    server = subprocess.Popen(["nginx", "-c", str(place / "conf"), "-g", "daemon off;"])
    try:
        while not (workers := _children(server.pid)):
            time.sleep(0.05)
        yield [server.pid, *workers]
    finally:
        server.terminate()
        server.wait()


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def seconds_of(pids: list[int]) -> float:
    """Processor time of some processes."""
    fields = [Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split() for pid in pids]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


def memory_of(pids: list[int]) -> float:
    """Memory of some processes in MiB, what they share counted once."""
    lines = [Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines() for pid in pids]
    return sum(int(line.split()[1]) for one in lines for line in one if line.startswith("Pss:")) / 1024


def measured(number: int, port: int) -> str:
    """One row: so many readers for some seconds, two records a second."""
    with tempfile.TemporaryDirectory() as folder, nginx(Path(folder), port) as pids:
        file = Path(folder) / "www" / "game.duel"
        file.write_bytes(bytes(RECORD))
        words = [sys.executable, "-m", "benchmarks.support.pollers", str(port), str(number), str(RECORD)]
        readers = subprocess.Popen([*words, str(SECONDS)], stdout=subprocess.PIPE, text=True)
        assert readers.stdout is not None and readers.stdout.readline() == "here\n"
        before, begun = seconds_of(pids), time.monotonic()
        while time.monotonic() - begun < SECONDS - 1:
            with file.open("ab") as grown:
                grown.write(f"{time.time():020.6f}".encode("ascii").ljust(RECORD, b"."))
            time.sleep(0.5)
        share = (seconds_of(pids) - before) / (time.monotonic() - begun)
        memory = memory_of(pids)
        told = json.loads(readers.stdout.readline())
        readers.wait()
    return (
        f"| {number} | {memory:.0f} MiB | {100 * share:.1f} % | {told['median']:.2f} s "
        f"| {told['late']:.2f} s | {told['records']} |"
    )


def main() -> None:
    """All numbers of readers as a table; nothing where there is no nginx."""
    if shutil.which("nginx") is None:
        print("nginx is not installed: not measured")
        return
    print("| readers | memory, nginx | of a core, nginx | delay, median | slowest of twenty | records read |")
    print("|---|---|---|---|---|---|")
    for index, number in enumerate([int(word) for word in sys.argv[1:]] or READERS):
        print(measured(number, 18431 + index), flush=True)


if __name__ == "__main__":
    main()
