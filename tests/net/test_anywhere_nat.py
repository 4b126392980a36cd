"""Tickets between homes: through masquerading routers, while addresses change, and where no way leads."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.net.lan import Host, Lan, lan_or_skip
from tests.net.nat import home_behind, missing
from tests.net.processes import PLAYER, Process, verified
from tests.net.test_anywhere import needs_iroh

RELAY = str(Path(__file__).with_name("relay.py"))

pytestmark = [needs_iroh, pytest.mark.network, pytest.mark.slow]


@contextmanager
def network(hosts: int) -> Iterator[Lan]:
    """Some hosts that can become routers, or a test skipped loudly."""
    if words := missing():
        warnings.warn(f"NETWORK TEST NOT RUN: {words}", stacklevel=3)
        pytest.skip(words)
    with lan_or_skip(hosts) as lan:
        yield lan


def start(host: Host, folder: Path, name: str, *words: str) -> Process:
    """A player on a host who knows tickets and nothing else."""
    alone = ("--no-mdns", "--anywhere", "--quick", "--name", name, "--journal", str(folder / f"{name}.duel"))
    return Process(host.command(sys.executable, PLAYER, *words, *alone), folder / name)


def finish(folder: Path, *running: Process) -> None:
    """All of them play to the end, and have the same game."""
    ends = [peer.event("finished") for peer in running]
    assert [peer.end() for peer in running] == [0] * len(running)
    assert len({(end["winner"], end["head"]) for end in ends}) == 1
    assert verified(folder / "Bert.duel")["audit"] == "ok"


@pytest.mark.parametrize("trouble", ["none", "another address", "cable", "killed"])
def test_a_guest_behind_a_router_plays_by_ticket(tmp_path: Path, trouble: str) -> None:
    """Whole games: undisturbed, with a new address of the router, a cable out, the guest killed."""
    with network(2) as lan:
        anna_at, router = lan.hosts
        home = home_behind(lan, router, 50)
        running: list[Process] = []
        try:
            anna = start(anna_at, tmp_path, "Anna", "host", "--seed", "1")
            running.append(anna)
            ticket = anna.event("ticket")["ticket"]
            bert = start(home, tmp_path, "Bert", "join", ticket, "--seed", "2", "--hold", "3")
            running.append(bert)
            bert.event("held")
            if trouble == "another address":
                router.renumber(9)
                bert.say("go")
            elif trouble == "cable":
                router.link(up=False)
                anna.until(lambda line: line.get("event") == "link" and line["state"] == "lost")
                router.link(up=True)
                bert.say("go")
            elif trouble == "killed":
                bert.kill()
                bert = start(home, tmp_path, "Bert", "join", ticket, "--seed", "2")
                running[1] = bert
            else:
                bert.say("go")
            finish(tmp_path, anna, bert)
        finally:
            for peer in running:
                peer.kill()


def test_between_two_routers_without_a_relay_nobody_is_found(tmp_path: Path) -> None:
    """Said in words, with exit code 3; this is what relays are for."""
    with network(2) as lan:
        homes = [home_behind(lan, router, 50 + number) for number, router in enumerate(lan.hosts)]
        running: list[Process] = []
        try:
            anna = start(homes[0], tmp_path, "Anna", "host", "--seed", "1")
            running.append(anna)
            ticket = anna.event("ticket")["ticket"]
            alone = ("--no-mdns", "--headless", "--bot", "greedy", "--no-relay", "--timeout", "1")
            bert = homes[1].start(["join", ticket, *alone], tmp_path / "Bert")
            said = bert.communicate(timeout=120)[1]
            assert bert.returncode == 3 and "nobody answers at this ticket" in said
        finally:
            for peer in running:
                peer.kill()


def test_without_internet_the_relays_of_n0_are_missed_in_words(tmp_path: Path) -> None:
    """A machine without a way out: the host says so and gives a ticket; a guest finds nobody (exit 3)."""
    with network(1) as lan:
        alone = ("--no-mdns", "--headless", "--bot", "greedy", "--relay", "n0")
        anna = Process(lan.hosts[0].p2pduel("host", "--anywhere", *alone), tmp_path / "Anna")
        try:
            assert anna.event("notice")["words"].startswith("no relay answers")
            ticket = anna.event("ticket")["ticket"]
        finally:
            anna.kill()
        bert = lan.hosts[0].start(["join", ticket, *alone, "--timeout", "1"], tmp_path / "Bert")
        said = bert.communicate(timeout=120)[1]
        assert bert.returncode == 3 and "nobody answers at this ticket" in said


@contextmanager
def relay_at(host: Host) -> Iterator[subprocess.Popen[str]]:
    """A relay of one's own on a host."""
    relay = subprocess.Popen(host.python(RELAY, "3340"), stdout=subprocess.PIPE, text=True)
    try:
        assert relay.stdout is not None and relay.stdout.readline() == "listens\n"
        yield relay
    finally:
        relay.kill()
        relay.communicate()


@pytest.mark.parametrize("trouble", ["cable", "relay"])
def test_between_two_routers_a_relay_of_ones_own_carries_the_game(tmp_path: Path, trouble: str) -> None:
    """Both homes reach the relay only; a cable pulled, or the relay started anew, loses nothing."""
    with network(3) as lan, contextlib.ExitStack() as stack:
        *routers, public = lan.hosts
        homes = [home_behind(lan, router, 50 + number) for number, router in enumerate(routers)]
        relay = stack.enter_context(relay_at(public))
        by_relay = ("--relay", f"http://{public.address}:3340")
        running: list[Process] = []
        try:
            anna = start(homes[0], tmp_path, "Anna", "host", "--seed", "1", *by_relay)
            running.append(anna)
            ticket = anna.event("ticket")["ticket"]
            bert = start(homes[1], tmp_path, "Bert", "join", ticket, "--seed", "2", "--hold", "3", *by_relay)
            running.append(bert)
            bert.event("held")
            if trouble == "cable":
                routers[1].link(up=False)
            else:
                relay.kill()
            anna.until(lambda line: line.get("event") == "link" and line["state"] == "lost")
            if trouble == "cable":
                routers[1].link(up=True)
            else:
                relay = stack.enter_context(relay_at(public))
            bert.say("go")
            finish(tmp_path, anna, bert)
            assert relay.stdout is not None and relay.stdout.readline() == "carries\n"
        finally:
            for peer in running:
                peer.kill()


def test_between_two_routers_holes_are_punched_when_the_relay_has_introduced_the_two(tmp_path: Path) -> None:
    """Once a direct way is there, nobody misses the relay: it dies in the middle of the game."""
    with network(3) as lan, relay_at(lan.hosts[2]) as relay:
        *routers, public = lan.hosts
        homes = [home_behind(lan, router, 50 + number) for number, router in enumerate(routers)]
        by_relay = ("--relay", f"http://{public.address}:3340", "--port", "4455")
        outside = [("--outside", f"{router.address}:4455") for router in routers]
        running: list[Process] = []
        try:
            anna = start(homes[0], tmp_path, "Anna", "host", "--seed", "1", *by_relay, *outside[0])
            running.append(anna)
            ticket = anna.event("ticket")["ticket"]
            held = ("--seed", "2", "--hold", "3")
            bert = start(homes[1], tmp_path, "Bert", "join", ticket, *held, *by_relay, *outside[1])
            running.append(bert)
            kinds = {"held", "direct"}
            while kinds:
                kinds.discard(bert.until(lambda line: line.get("event") in kinds)["event"])
            relay.kill()
            relay.wait()
            bert.say("go")
            finish(tmp_path, anna, bert)
            assert not any(line.get("event") == "link" and line["state"] == "lost" for line in bert.seen)
        finally:
            for peer in running:
                peer.kill()
