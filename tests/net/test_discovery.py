"""Tables find each other on a network of namespaces; forgers do no harm."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from protocol.io.tables import AmbiguousError, NobodyThereError, Table, pick
from tests.net.lan import Host, Lan, lan_or_skip
from tests.net.processes import Process

SCRIPT = str(Path(__file__).with_name("neighbour.py"))


def table(name: str, fingerprint: str, **fields: Any) -> Table:
    """A table as it might be heard of."""
    known = {"host": "10.77.0.1", "port": 4711, "variant": "intro", "state": "waiting", "spectators": True}
    return Table(name=name, fingerprint=fingerprint, game="", bot=False, version=1, **{**known, **fields})


def test_a_name_means_the_one_table_that_has_it() -> None:
    """Case and markup do not matter; a fingerprint may be given too."""
    tables = [table("Anna", "abcd-efgh"), table("Bert", "ijkl-mnop")]
    assert pick("anna", tables).fingerprint == "abcd-efgh"
    assert pick("Bert#ijkl", tables).fingerprint == "ijkl-mnop"
    with pytest.raises(NobodyThereError):
        pick("Carl", tables)
    with pytest.raises(NobodyThereError):
        pick("Bert#abcd", tables)


def test_a_name_that_fits_two_tables_is_an_error_with_both_fingerprints() -> None:
    """NAME#FINGERPRINT decides."""
    tables = [table("Anna", "abcd-efgh"), table("Anna", "ijkl-mnop")]
    with pytest.raises(AmbiguousError, match=r"abcd-efgh.*ijkl-mnop"):
        pick("Anna", tables)
    assert pick("Anna#ijkl-mnop", tables) is tables[1]


@contextlib.contextmanager
def neighbours(lan: Lan) -> Iterator[Callable[..., Process]]:
    """Start neighbours that are gone afterwards."""
    started: list[Process] = []

    def start(host: Host, *words: str) -> Process:
        process = Process(host.python(SCRIPT, *words))
        started.append(process)
        return process

    try:
        yield start
    finally:
        for process in started:
            process.kill()


def names(line: dict[str, Any]) -> dict[str, str]:
    """Name and state of every table in a report."""
    return {one["name"]: one["state"] for one in line.get("tables", [])}


@pytest.mark.network
def test_tables_appear_change_and_leave() -> None:
    """Announced, playing, gone, each heard on another host; two hosts with one name are two tables."""
    with lan_or_skip(3) as lan, neighbours(lan) as start:
        look = start(lan.hosts[0], "look")
        anna = start(lan.hosts[1], "announce", "Anna", "abcd-efgh", "4711")
        twin = start(lan.hosts[2], "announce", "Anna", "ijkl-mnop", "4711")
        both = look.until(lambda line: len(line.get("tables", [])) == 2)["tables"]
        assert {one["fingerprint"] for one in both} == {"abcd-efgh", "ijkl-mnop"}
        assert {one["host"] for one in both} == {host.address for host in lan.hosts[1:]}
        anna.say("playing")
        look.until(
            lambda line: any(
                one["fingerprint"] == "abcd-efgh" and one["state"] == "playing"
                for one in line.get("tables", [])
            )
        )
        anna.end()
        left = look.until(lambda line: len(line.get("tables", [])) == 1)["tables"]
        assert left[0]["fingerprint"] == "ijkl-mnop"
        twin.end()
        look.until(lambda line: line.get("tables") == [])


@pytest.mark.network
def test_a_table_that_answers_while_it_leaves_stays_gone() -> None:
    """A look-around that starts in the very moment of the goodbye does not bring the table back."""
    with lan_or_skip(2) as lan, neighbours(lan) as start:
        for turn in range(2):
            anna = start(lan.hosts[1], "announce", "Anna", "abcd-efgh", str(4711 + turn))
            anna.until(lambda line: "announced" in line)
            look = start(lan.hosts[0], "look")
            look.until(lambda line: names(line) == {"Anna": "waiting"})
            anna.end()
            look.until(lambda line: line.get("tables") == [])
            late = start(lan.hosts[0], "look")
            late.until(lambda line: "looking" in line)
            bert = start(lan.hosts[1], "announce", "Bert", "ijkl-mnop", "4800")
            late.until(lambda line: names(line) == {"Bert": "waiting"})
            look.until(lambda line: names(line) == {"Bert": "waiting"})
            bert.end()


@pytest.mark.network
def test_forged_answers_and_endless_changes_do_no_harm() -> None:
    """Markup is cleaned, records without sense are no tables, and a flood does not hide an honest table."""
    with lan_or_skip(3) as lan, neighbours(lan) as start:
        look = start(lan.hosts[0], "look")
        look.until(lambda line: "looking" in line)
        eve = start(lan.hosts[2], "forge", "100")
        eve.until(lambda line: "forged" in line)
        start(lan.hosts[1], "announce", "Anna", "abcd-efgh", "4711")
        seen = look.until(lambda line: "Anna" in names(line))["tables"]
        for one in seen:
            assert one["name"] in ("Anna", "red2JEve") or one["name"].startswith("Flood")
            assert one["variant"] in ("intro", "") and one["state"] in ("waiting", "unknown")
            assert one["spectators"] == (one["name"] == "Anna")
