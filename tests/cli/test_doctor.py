"""`p2pduel doctor`: says what is wrong, and nothing is wrong where nothing is."""

from __future__ import annotations

import json
import os
import shlex
import ssl
import subprocess
from pathlib import Path
from typing import Any

import pytest

from p2pduel.cli import doctor, main
from p2pduel.table.game import from_terms
from protocol import group
from protocol.events import Record
from protocol.identity import Identity
from protocol.io.journal import Journal
from protocol.session import Session
from protocol.wire import Body


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def examined(capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, dict[str, Any]]]:
    """Exit code and checks by name."""
    code = main(["doctor", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["ok"] == (code == 0)
    return code, {check["name"]: check for check in found["checks"]}


def test_an_empty_home_is_fine_and_stays_empty(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Looking makes nothing: no key, no folder."""
    _, found = examined(capsys)
    assert {"python", "terminal", "size", "port", "multicast", "folder", "journals", "key"} <= set(found)
    assert all(found[name]["state"] == "ok" for name in ("python", "port", "folder", "journals", "key"))
    assert not home.exists()


def test_links_that_can_not_be_made_secure_are_named(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library without TLS 1.3, or no place for a temporary file: no game over a network is possible."""
    assert examined(capsys)[1]["links"]["state"] == "ok"

    def refused(*_words: object, **_more: object) -> None:
        raise ssl.SSLError("no ciphers available")

    monkeypatch.setattr(ssl.SSLContext, "load_cert_chain", refused)
    code, found = examined(capsys)
    assert code == 1 and found["links"]["state"] == "mend" and "no ciphers" in found["links"]["words"]


@pytest.mark.skipif(os.name != "posix", reason="permissions are looked at on POSIX only")
def test_a_key_that_others_can_read_must_be_mended(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 1, the file's name and what to type."""
    assert main(["identity"]) == 0
    capsys.readouterr()
    assert examined(capsys)[1]["key"]["state"] == "ok"
    key = home / "identity" / "identity.key"
    key.chmod(0o644)
    code, found = examined(capsys)
    assert code == 1 and found["key"]["state"] == "mend"
    assert "identity.key" in found["key"]["words"]
    subprocess.run(shlex.split(found["key"]["hint"]), check=True)
    assert examined(capsys)[1]["key"]["state"] == "ok"


def test_a_key_that_is_none_must_be_mended(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What keeps every game from starting is what the doctor is sent for."""
    assert main(["identity"]) == 0
    (home / "identity" / "identity.key").write_bytes(b"nonsense")
    assert main(["identity"]) == 2
    capsys.readouterr()
    code, found = examined(capsys)
    assert code == 1 and found["key"]["state"] == "mend" and "identity.key" in found["key"]["words"]


def test_settings_that_cannot_be_read_are_noted(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The usual ones are used: no reason for exit 1, but worth a word."""
    home.mkdir()
    (home / "settings.toml").write_text("theme = ", "utf-8")
    _, found = examined(capsys)
    assert found["settings"]["state"] == "note" and "settings.toml" in found["settings"]["words"]


@pytest.mark.skipif(os.name != "posix", reason="permissions are looked at on POSIX only")
def test_the_secret_of_a_game_is_a_key_too(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever reads the file beside a running game's journal sees the hand."""
    secret = home / "games" / "a.duel.key"
    secret.parent.mkdir(parents=True)
    secret.write_bytes(b"x" * 32)
    secret.chmod(0o640)
    code, found = examined(capsys)
    assert code == 1 and "a.duel.key" in found["key"]["words"]


def test_a_terminal_too_small_or_too_simple_must_be_mended(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A window of 60 × 20, a dumb terminal, an old encoding: each is named, with what to do."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("shutil.get_terminal_size", lambda *_, **__: os.terminal_size((60, 20)))
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("COLORTERM", raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    code, found = examined(capsys)
    assert code == 1 and [found[name]["state"] for name in ("terminal", "size", "colours")] == [
        "mend",
        "mend",
        "note",
    ]
    assert "80 × 24" in found["size"]["hint"] and "--plain" in found["terminal"]["hint"]


def test_a_port_that_cannot_be_opened_must_be_mended(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without listening there is no hosting."""

    def refuse(*args: object, **rest: object) -> None:
        raise PermissionError("not allowed")

    monkeypatch.setattr("socket.create_server", refuse)
    code, found = examined(capsys)
    assert code == 1 and found["port"]["state"] == "mend" and "troubleshooting" in found["port"]["hint"]


def test_a_folder_that_cannot_be_must_be_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A data folder inside a file can't be made."""
    (tmp_path / "file").write_text("x")
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "file" / "home"))
    code, found = examined(capsys)
    assert code == 1 and found["folder"]["state"] == "mend" and "P2PDUEL_HOME" in found["folder"]["hint"]


def test_a_network_without_multicast_is_only_noted(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """HOST:PORT always works, so this is no reason for exit 1; the hint says so."""

    def silent() -> bool:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(doctor, "_hears_itself", silent)
    _, found = examined(capsys)
    assert found["multicast"]["state"] == "note" and "HOST:PORT" in found["multicast"]["hint"]
    monkeypatch.setattr(doctor, "_hears_itself", lambda: False)
    assert examined(capsys)[1]["multicast"]["state"] == "note"


def test_for_people_it_is_a_list(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line per check, and hints below."""
    main(["doctor"])
    out = capsys.readouterr().out
    assert "python" in out and "multicast" in out and "can play" in out.splitlines()[-1]


def test_a_bad_library_is_named_and_nothing_is_verified_with_it(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library that accepts any point: doctor says so, and other commands end with a sentence."""
    assert examined(capsys)[1]["cards"]["state"] == "ok"
    terms: Body = {"variant": "intro"}
    host = Session(from_terms, seat=0, identity=Identity.generate(), seed=bytes(32), name="A", terms=terms)
    with Journal.create(tmp_path / "game.duel") as journal:
        for effect in host.start():
            if isinstance(effect, Record):
                journal.append(effect.data)
    monkeypatch.setattr(group, "crypto_core_ed25519_is_valid_point", lambda data: True)
    group.ensure_library.cache_clear()
    try:
        code, found = examined(capsys)
        assert code == 1 and found["cards"]["state"] == "mend" and "PyNaCl" in found["cards"]["hint"]
        assert main(["verify", str(tmp_path / "game.duel")]) == 2
        assert "group self-test failed" in capsys.readouterr().err
    finally:
        group.ensure_library.cache_clear()
