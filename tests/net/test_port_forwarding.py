"""A table at home with one port forwarded: played and watched from another home, by the router's address."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.net.nat import forward, home_behind
from tests.net.processes import PLAYER, Process, verified
from tests.net.test_anywhere_nat import network

PORT = 4455


@pytest.mark.network
def test_a_forwarded_port_is_enough(tmp_path: Path) -> None:
    """Host, guest and spectator are each behind a router of their own."""
    with network(3) as lan:
        homes = [home_behind(lan, router, 50 + number) for number, router in enumerate(lan.hosts)]
        forward(lan.hosts[0], homes[0], PORT)
        table = f"{lan.hosts[0].address}:{PORT}"
        running: list[Process] = []
        try:
            for number, (home, name, words) in enumerate(
                zip(
                    homes,
                    ("Anna", "Carl", "Bert"),
                    (["host", "--port", str(PORT)], ["watch", table], ["join", table]),
                    strict=True,
                )
            ):
                alone = ["--no-mdns", "--name", name, "--journal", str(tmp_path / f"{name}.duel")]
                command = home.command(sys.executable, PLAYER, *words, *alone, "--seed", str(number + 1))
                running.append(Process(command, tmp_path / name))
                running[-1].event("listening" if name != "Carl" else "link")
            ends = [peer.event("finished") for peer in running]
            assert [peer.end() for peer in running] == [0, 0, 0]
        finally:
            for peer in running:
                peer.kill()
    assert len({end["head"] for end in ends}) == 1
    assert verified(tmp_path / "Carl.duel")["audit"] == "ok"
