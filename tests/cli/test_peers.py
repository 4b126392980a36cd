"""A person's path by the command line: host, join, watch, identity, and what goes wrong."""

from __future__ import annotations

import io
import json
import signal
import socket
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from p2pduel.cli import join, main
from tests.cli.peers import Peer, p2pduel


def closed_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize(
    "words",
    [
        ["host", "--headless"],
        ["host", "--bot", "greedy"],
        ["host", "--headless", "--bot", "nobody"],
        ["host", "--variant", "chess", "--headless", "--bot", "random"],
        ["host", "--port", "70000", "--headless", "--bot", "random"],
        ["host"],
        ["join", "127.0.0.1:1", "--headless"],
        ["join", "--timeout", "soon", "--headless", "--bot", "random"],
        ["watch"],
        ["peers", "--timeout", "-1"],
        ["demo", "--bots", "greedy"],
        ["identity", "--name", "[]"],
        ["host", "--name", "", "--headless", "--bot", "random"],
        ["verify", "no-such-file.duel"],
        ["verify", "."],
    ],
    ids=" ".join,
)
def test_wrong_usage_ends_with_two_before_anything_happens(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A clear line on standard error, nothing on standard output, no file made."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("p2pduel: ")
    assert not (tmp_path / "home").exists()


def test_nobody_at_an_address_is_exit_code_three(tmp_path: Path) -> None:
    """join and watch of a closed port say so and end with 3."""
    address = f"127.0.0.1:{closed_port()}"
    for words in (
        ["join", address, "--bot", "random", "--timeout", "1"],
        ["watch", address, "--timeout", "1"],
    ):
        done = p2pduel(*words, "--headless", "--no-mdns", home=tmp_path)
        assert done.returncode == 3, done.stderr
        assert "Traceback" not in done.stderr and done.stderr.startswith("p2pduel: ")


def test_identity_is_made_once_and_its_name_can_be_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The fingerprint stays; the name is what was set last."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    assert main(["identity"]) == 0
    first = capsys.readouterr().out.splitlines()
    assert main(["identity", "--name", "Anna"]) == 0
    assert capsys.readouterr().out.splitlines() == ["name         Anna", first[1]]
    assert main(["identity"]) == 0
    assert capsys.readouterr().out.splitlines()[0].split() == ["name", "Anna"]


def test_a_data_folder_that_cannot_be_used_is_said_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file where the folder should be: exit code 2 and where to look for help."""
    (tmp_path / "home").write_text("in the way")
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))
    assert main(["host", "--headless", "--bot", "random"]) == 2
    assert "your key can't be used" in capsys.readouterr().err


def test_the_same_data_folder_on_both_sides_is_refused_with_a_hint(tmp_path: Path) -> None:
    """Nobody plays against their own key; --guest is what they are told to use."""
    with Peer("host", "--no-mdns", "--headless", "--bot", "greedy", home=tmp_path) as host:
        address = f"127.0.0.1:{host.until('listening')['port']}"
        words = ["join", address, "--no-mdns", "--headless", "--bot", "greedy"]
        done = p2pduel(*words, home=tmp_path)
        assert done.returncode == 2, done.stderr
        assert "--guest" in done.stderr
        with Peer(*words, "--guest", home=tmp_path) as guest:
            assert host.until("connected")["fingerprint"] != guest.until("connected")["fingerprint"]
            games = {host.until("started")["game"][:12], guest.until("started")["game"][:12]}
            assert len(games) == 1
            for peer in (host, guest):
                peer.until("turn")  # by now its file has the name of its game
            kept = sorted(path.stem[11:] for path in (tmp_path / "games").glob("*.duel"))
            assert kept == sorted([*games, *(f"{game}-2" for game in games)])  # nothing of the refused one


def test_a_guest_hears_that_a_deck_is_of_no_use_here(tmp_path: Path) -> None:
    """The host says which game it is, so this shows only when both have met; the game goes on."""
    quiet = ["--no-mdns", "--headless", "--bot", "greedy"]
    with Peer("host", *quiet, home=tmp_path / "host") as host:
        words = ["join", f"127.0.0.1:{host.until('listening')['port']}", "--deck", "warriors", *quiet]
        with Peer(*words, home=tmp_path / "join") as guest:
            assert "only for tournaments" in guest.until("notice")["words"]
            guest.until("turn")


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for a child on Windows")
@pytest.mark.parametrize("sign", ["SIGINT", "SIGTERM"])
def test_an_interrupted_table_ends_with_130(tmp_path: Path, sign: str) -> None:
    """Whoever gives up waiting gets exit code 130 and no traceback."""
    with Peer("host", "--no-mdns", "--headless", "--bot", "random", home=tmp_path) as host:
        host.until("listening")
        host.process.send_signal(getattr(signal, sign))
        assert host.wait() == 130
        assert "Traceback" not in host.stderr
    assert not list((tmp_path / "games").iterdir())  # a game that never began leaves no files


@pytest.mark.slow
def test_the_demo_plays_verifies_and_compares(tmp_path: Path) -> None:
    """Three processes, three journals, one head; --json prints exactly one object."""
    done = p2pduel("demo", "--json", home=tmp_path)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["ok"] and figures["variant"] == "intro" and figures["bots"] == ["greedy", "greedy"]
    assert len(figures["head"]) == len(figures["state"]) == 64 and figures["envelopes"] > 50
    assert "All three agree" in done.stderr


def test_of_several_tables_a_person_chooses_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """join without a name lists what waits and takes the number typed; one table needs no question."""

    def row(name: str, mark: str, state: str = "waiting") -> SimpleNamespace:
        return SimpleNamespace(plays="", name=name, variant="intro", fingerprint=mark, state=state)

    around = [row("Anna", "aaaa"), row("Anna", "bbbb"), row("Carl", "cccc", "playing")]

    async def peers(seconds: float) -> list[SimpleNamespace]:
        return around

    monkeypatch.setattr("p2pduel.table.peers.peers", peers)
    typed = iter(["0", "x", "3", "2"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    assert join._pick(0.0) == "Anna#bbbb"
    out = capsys.readouterr().out
    assert "aaaa" in out and "bbbb" in out and "Carl" not in out
    del around[1]
    assert join._pick(0.0) is None
