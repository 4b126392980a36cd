"""Two homes in one private network: an unmodified game between them through Yggdrasil, by address."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.net.lan import Host
from tests.net.nat import home_behind
from tests.net.processes import PLAYER, Process, verified
from tests.net.test_anywhere_nat import network

PROGRAM = shutil.which("yggdrasil")
PORT = 4455
MEETING = 9001

pytestmark = [
    pytest.mark.slow,
    pytest.mark.network,
    pytest.mark.skipif(PROGRAM is None, reason="NO VPN: install yggdrasil to play through one"),
]


@contextmanager
def member(host: Host, *, listen: bool = False, meets: Host | None = None) -> Iterator[str]:
    """A member of the private network; its address there."""
    assert PROGRAM is not None
    made = subprocess.run([PROGRAM, "-genconf", "-json"], check=True, capture_output=True, text=True)
    settings = json.loads(made.stdout) | {
        "Listen": [f"tcp://0.0.0.0:{MEETING}"] if listen else [],
        "Peers": [f"tcp://{meets.address}:{MEETING}"] if meets is not None else [],
        "MulticastInterfaces": [],
        "AdminListen": "none",
    }
    written = json.dumps(settings)
    asked = [PROGRAM, "-useconf", "-address"]
    address = subprocess.run(asked, input=written, check=True, capture_output=True, text=True).stdout.strip()
    running = subprocess.Popen(
        host.command(PROGRAM, "-useconf"),
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert running.stdin is not None
    running.stdin.write(written)
    running.stdin.close()
    try:
        yield address
    finally:
        running.kill()
        running.wait()


def test_two_homes_play_by_their_addresses_in_a_vpn(tmp_path: Path) -> None:
    """Both behind routers that let nothing in; a third machine that both can reach is all they share."""
    with network(3) as lan:
        *routers, meeting = lan.hosts
        homes = [home_behind(lan, router, 50 + number) for number, router in enumerate(routers)]
        running: list[Process] = []
        with (
            member(meeting, listen=True),
            member(homes[0], meets=meeting) as anna_at,
            member(homes[1], meets=meeting),
        ):
            try:
                for number, (name, words) in enumerate(
                    (
                        ("Anna", ["host", "--port", str(PORT)]),
                        ("Bert", ["join", f"[{anna_at}]:{PORT}"]),
                    )
                ):
                    alone = ["--no-mdns", "--name", name, "--journal", str(tmp_path / f"{name}.duel")]
                    player = [sys.executable, PLAYER, *words, *alone, "--seed", str(number + 1)]
                    running.append(Process(homes[number].command(*player), tmp_path / name))
                    running[-1].event("listening")
                ends = [peer.event("finished") for peer in running]
                assert [peer.end() for peer in running] == [0, 0]
            finally:
                for peer in running:
                    peer.kill()
    assert len({end["head"] for end in ends}) == 1
    assert verified(tmp_path / "Bert.duel")["audit"] == "ok"
