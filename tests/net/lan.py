"""A small network made of namespaces on this machine: one switch, some hosts, no way to anywhere else."""

from __future__ import annotations

import contextlib
import itertools
import os
import subprocess
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

__all__ = ["Host", "Lan", "kernel_has_netem", "lan_or_skip", "refusal"]

_HERE = Path(__file__)
_NUMBERS = itertools.count()


class Host:
    """One machine of the network."""

    def __init__(self, namespace: str, number: int) -> None:
        self.namespace = namespace
        self.address = f"10.77.0.{number}"
        self.address6 = f"fd77::{number}"

    def command(self, *words: str) -> list[str]:
        """A command line that runs these words on this host."""
        return ["ip", "netns", "exec", self.namespace, *words]

    def python(self, *words: str) -> list[str]:
        """A command line that runs this Python there."""
        return self.command(sys.executable, *words)

    def p2pduel(self, *words: str) -> list[str]:
        """A command line of the program, there."""
        return self.python("-m", "p2pduel", *words)

    def start(
        self, words: Sequence[str], home: Path, env: Mapping[str, str] | None = None
    ) -> subprocess.Popen[str]:
        """Start `p2pduel …` on this host with a data folder of its own; pipes for its output."""
        variables = {**os.environ, "P2PDUEL_HOME": str(home), "PYTHONUNBUFFERED": "1", **(env or {})}
        return subprocess.Popen(
            self.p2pduel(*words),
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def link(self, up: bool) -> None:
        """Plug the cable in, or pull it."""
        _ip("-n", self.namespace, "link", "set", "eth0", "up" if up else "down")
        if up:  # the kernel forgets it with the link
            self._address6()

    def renumber(self, number: int) -> None:
        """Give the host another address, as a new lease would."""
        _ip("-n", self.namespace, "addr", "flush", "dev", "eth0", "scope", "global")
        self.address, self.address6 = f"10.77.0.{number}", f"fd77::{number}"
        _ip("-n", self.namespace, "addr", "add", f"{self.address}/24", "dev", "eth0")
        self._address6()

    def _address6(self) -> None:
        _ip("-n", self.namespace, "addr", "replace", f"{self.address6}/64", "dev", "eth0", "nodad")

    def reset(self) -> int:
        """Cut every connection of this host with a TCP reset; how many there were."""
        command = self.command("ss", "--kill", "--no-header", "--tcp", "state", "established")
        return len(subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines())


class Lan:
    """A switch with hosts 1, 2, 3 …; everything is gone after `close`."""

    def __init__(self, hosts: int) -> None:
        mark = f"duel{os.getpid()}x{next(_NUMBERS)}"
        self._switch = f"{mark}sw"
        self._namespaces: list[str] = []
        self._ports: list[str] = []
        self.hosts: list[Host] = []
        try:
            self._namespace(self._switch)
            _ip("-n", self._switch, "link", "add", "br0", "type", "bridge")
            _ip("-n", self._switch, "link", "set", "br0", "up")
            for number in range(1, hosts + 1):
                self._plug(Host(f"{mark}h{number}", number), number)
        except BaseException:
            self.close()
            raise

    def _namespace(self, name: str) -> None:
        _ip("netns", "add", name)
        self._namespaces.append(name)
        _ip("-n", name, "link", "set", "lo", "up")

    def _plug(self, host: Host, number: int) -> None:
        self._namespace(host.namespace)
        port = f"p{number}"
        _ip(
            "-n",
            self._switch,
            "link",
            "add",
            port,
            "type",
            "veth",
            "peer",
            "name",
            "eth0",
            "netns",
            host.namespace,
        )
        _ip("-n", self._switch, "link", "set", port, "master", "br0", "up")
        _ip("-n", host.namespace, "addr", "add", f"{host.address}/24", "dev", "eth0")
        _ip("-n", host.namespace, "addr", "add", f"{host.address6}/64", "dev", "eth0", "nodad")
        _ip("-n", host.namespace, "link", "set", "eth0", "up")
        self._ports.append(port)
        self.hosts.append(host)

    @contextlib.contextmanager
    def bad(self, loss: float, delay: float, jitter: float) -> Iterator[None]:
        """For a while the switch loses, delays and reorders frames; by what, and how many, is printed."""
        for host in self.hosts:
            subprocess.run(host.python(str(_HERE.with_name("plain_frames.py")), "eth0"), check=True)
        with (self._netem if kernel_has_netem() else self._forwarder)(loss, delay, jitter):
            yield

    @contextlib.contextmanager
    def _netem(self, loss: float, delay: float, jitter: float) -> Iterator[None]:
        """The kernel does it, to the frames that leave by each port."""
        words = ["netem", "loss", f"{loss:%}", "delay", f"{delay}s", f"{jitter}s"]
        for port in self._ports:
            self.tc("qdisc", "add", "dev", port, "root", *words)
        try:
            yield
        finally:
            for port in self._ports:
                print(f"{port}:", self.tc("-s", "qdisc", "show", "dev", port))
                self.tc("qdisc", "del", "dev", port, "root")

    @contextlib.contextmanager
    def _forwarder(self, loss: float, delay: float, jitter: float) -> Iterator[None]:
        """A program carries the frames between the ports."""
        for port in self._ports:
            _ip("-n", self._switch, "link", "set", port, "nomaster")
            _ip("-n", self._switch, "link", "set", port, "promisc", "on")
        words = ["--loss", str(loss), "--delay", str(delay), "--jitter", str(jitter)]
        command = Host(self._switch, 0).python(str(_HERE.with_name("lossy.py")), *self._ports, *words)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as forwarder:
            try:
                assert forwarder.stdout is not None
                assert forwarder.stdout.readline().strip() == "forwarding"
                yield
            finally:
                forwarder.terminate()
                print(f"lossy.py: {forwarder.communicate()[0].strip()}")
        for port in self._ports:
            _ip("-n", self._switch, "link", "set", port, "master", "br0")

    def tc(self, *words: str) -> str:
        """Ask the switch for another treatment of its frames; what it answers."""
        done = subprocess.run(["tc", "-n", self._switch, *words], check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def close(self) -> None:
        """Remove every namespace; links and bridge go with them."""
        for name in self._namespaces:
            with contextlib.suppress(OSError, subprocess.CalledProcessError):
                _ip("netns", "del", name)
        self._namespaces.clear()


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


@cache
def kernel_has_netem() -> bool:
    """Whether this kernel makes networks bad by itself, and `tc` is there to ask it for that."""
    with contextlib.closing(Lan(0)) as lan:
        try:
            lan.tc("qdisc", "add", "dev", "br0", "root", "netem")
        except (FileNotFoundError, subprocess.CalledProcessError):
            return False
    return True


@cache
def refusal() -> str:
    """Why no network can be made here; empty if it can."""
    try:
        Lan(1).close()
    except FileNotFoundError:
        return "the command `ip` is missing (Debian: iproute2)"
    except subprocess.CalledProcessError as error:
        return f"namespaces are not permitted: {error.stderr.strip()}"
    return ""


@contextlib.contextmanager
def lan_or_skip(hosts: int) -> Iterator[Lan]:
    """A network of so many hosts, or a test skipped loudly."""
    if words := refusal():
        warnings.warn(f"NETWORK TEST NOT RUN: {words}", stacklevel=3)
        pytest.skip(words)
    lan = Lan(hosts)
    try:
        yield lan
    finally:
        lan.close()
