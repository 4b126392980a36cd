"""Homes behind routers that masquerade, as most people have them: a namespace more for each."""

from __future__ import annotations

import shutil
import subprocess

from tests.net.lan import Host, Lan

__all__ = ["forward", "home_behind", "missing"]

_RULES = """
table ip home {
  chain out { type nat hook postrouting priority 100; oifname "eth0" masquerade; }
  chain through {
    type filter hook forward priority 0; policy drop;
    ct state established,related accept; iifname "in0" accept;
  }
  chain to {
    type filter hook input priority 0; policy drop;
    ct state established,related accept; iifname "in0" accept;
  }
}
"""


def missing() -> str:
    """Why no router can be made here; empty if it can."""
    if shutil.which("nft") is None:
        return "the command `nft` is missing (Debian: nftables)"
    return ""


def home_behind(lan: Lan, router: Host, net: int) -> Host:
    """A laptop at home: the host becomes its router, and lets nothing in that was not asked for."""
    home = Host(f"{router.namespace}in", 2)
    home.address = f"192.168.{net}.2"
    lan._namespace(home.namespace)
    for words in (
        f"link add in0 type veth peer name eth0 netns {home.namespace}",
        f"addr add 192.168.{net}.1/24 dev in0",
        "link set in0 up",
    ):
        _run("ip", "-n", router.namespace, *words.split())
    for words in (f"addr add {home.address}/24 dev eth0", "link set eth0 up"):
        _run("ip", "-n", home.namespace, *words.split())
    _run("ip", "-n", home.namespace, "route", "add", "default", "via", f"192.168.{net}.1")
    _run(*router.command("sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward"))
    subprocess.run(router.command("nft", "-f", "-"), input=_RULES, check=True, text=True)
    return home


def forward(router: Host, home: Host, port: int) -> None:
    """The router hands one TCP port on to the laptop, as its owner has set it to."""
    rules = (
        f"add chain ip home in {{ type nat hook prerouting priority -100; }}\n"
        f'add rule ip home in iifname "eth0" tcp dport {port} dnat to {home.address}\n'
        f"add rule ip home through ip daddr {home.address} tcp dport {port} accept\n"
    )
    subprocess.run(router.command("nft", "-f", "-"), input=rules, check=True, text=True)


def _run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True, text=True)
