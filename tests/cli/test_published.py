"""A game that goes from a table through a folder and a web server to somebody far away, by commands."""

from __future__ import annotations

import functools
import http.server
import io
import json
import threading
from pathlib import Path

import pytest

from p2pduel.cli import main
from p2pduel.table.recorded import Recorded
from tests.cli.peers import Peer, p2pduel
from tests.known.make import FOLDER


@pytest.mark.slow
def test_a_whole_game_travels_by_a_folder_on_a_web_server(tmp_path: Path) -> None:
    """Two bots play, one spectator publishes, another reads what the server has: all know the same end."""
    out = tmp_path / "out"
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(out))
    alone = ("--no-mdns", "--headless")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_address[1]}/game.duel"
        with Peer("host", "--bot", "random", *alone, home=tmp_path / "a") as host:
            table = f"127.0.0.1:{host.until('listening')['port']}"
            with (
                Peer("watch", table, "--publish", str(out), *alone, home=tmp_path / "c") as publisher,
                Peer("watch", url, *alone, "--timeout", "200", home=tmp_path / "d") as reader,
            ):
                publisher.until("link")
                with Peer("join", table, "--bot", "random", *alone, home=tmp_path / "b") as guest:
                    assert [one.wait() for one in (host, guest, publisher, reader)] == [0, 0, 0, 0]
        server.shutdown()
    heads = {one.events[-1]["head"] for one in (host, publisher, reader)}
    index = json.loads((out / "index.json").read_text("ascii"))
    assert heads == {index["head"]} and index["complete"]
    assert p2pduel("verify", str(out / "game.duel"), home=tmp_path / "d").returncode == 0
    assert len(Recorded(out / "game.duel").chain) == index["envelopes"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["watch", "Anna", "--publish", "out"], "add --headless"),
        (["watch", "http://", "--headless"], "no address of a file"),
        (["watch", "Anna", "--headless", "--publish", str(FOLDER / "intro.duel")], "can't be written"),
    ],
)
def test_what_is_typed_wrongly_is_said(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Exit code 2, before anybody is asked."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    if "--headless" not in words:
        monkeypatch.setattr("p2pduel.cli.peering.has_screen", lambda: True)
    assert main(words) == 2
    assert said in capsys.readouterr().err
