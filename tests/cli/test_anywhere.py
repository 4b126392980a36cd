"""Tables by ticket from the command line: a whole game, the ticket on screens, and what is typed wrongly."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from p2pduel.cli import main
from tests.cli.peers import Peer, in_terminal
from tests.net.test_anywhere import needs_iroh

ALONE = ("--no-mdns", "--no-relay")


@pytest.mark.slow
@needs_iroh
def test_two_programs_play_by_a_ticket(tmp_path: Path) -> None:
    """All the guest is given is one word."""
    bot = ("--headless", "--bot", "random")
    with Peer("host", "--anywhere", *ALONE, *bot, home=tmp_path / "a") as host:
        ticket = host.until("ticket")["ticket"]
        with Peer("join", ticket, *ALONE, *bot, home=tmp_path / "b") as guest:
            assert [host.wait(), guest.wait()] == [0, 0]
    assert host.events[-1]["head"] == guest.events[-1]["head"]


@needs_iroh
@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals on Windows")
@pytest.mark.parametrize("way", [(), ("--plain",)])
def test_the_ticket_is_shown_to_people(tmp_path: Path, way: tuple[str, ...]) -> None:
    """On the screen, with a square for cameras, and in plain mode."""
    shown = in_terminal("host", "--anywhere", *ALONE, *way, home=tmp_path, until="endpointa")
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["host", "--anywhere"], "--relay n0 agrees"),
        (["host", "--anywhere", "--relay", "ftp://x"], "no address of a relay"),
        (["host", "--relay", "n0"], "add --anywhere"),
        (["join", "Anna", "--no-relay"], "or join a ticket"),
        (["join", "endpoint" + "a" * 80], "--relay n0 agrees"),
    ],
)
def test_what_is_typed_wrongly_is_said(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Exit code 2, and nobody is asked for anything."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main([*words, "--headless", "--bot", "random"]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "relays").exists()
