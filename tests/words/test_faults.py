"""What the operating system refuses is said in the language spoken, whoever asks and however deep it lies."""

from __future__ import annotations

import errno
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from p2pduel import settings
from p2pduel.catalogue import faults, files, links, speech, system
from p2pduel.cli.dispatch import main
from p2pduel.decks import DeckError, read_text
from p2pduel.table.errors import TableError
from p2pduel.table.files import unreadable
from p2pduel.table.peers import peers
from p2pduel.table.people import IdentityError, identity
from protocol.io.journal import JournalBrokenError
from protocol.io.link import LinkLostError
from protocol.io.locking import FileBusyError
from protocol.io.private import ExposedFileError

LANGUAGES = ("de", "cs", "sk")


@pytest.fixture(autouse=True)
def _english_afterwards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))
    yield
    speech.speak("en")


def _lost(cause: Exception) -> LinkLostError:
    """A link that was lost for some reason of the system."""
    try:
        raise LinkLostError("no connection to there:1") from cause
    except LinkLostError as error:
        return error


@pytest.mark.parametrize(
    ("error", "name"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "ENOENT"),
        (OSError(errno.ENFILE, "Too many open files in system"), "EMFILE"),
        (OSError("Multiple exceptions: [Errno 111] Connect call failed, [Errno 111] …"), "ECONNREFUSED"),
        (TimeoutError(), "ETIMEDOUT"),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "EAI_NONAME"),
        (_lost(ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused")), "ECONNREFUSED"),
    ],
)
def test_an_error_of_the_system_is_told_in_the_language_spoken(error: Exception, name: str) -> None:
    """Its own, one that means the same, one of several, one without a number, and one beneath another."""
    said = faults.why(error)
    told = {said}
    for language in LANGUAGES:
        speech.speak(language)
        assert speech.told(said) == faults.why(error) == system.FAULTS[name]
        told.add(faults.why(error))
    assert len(told) == 4


def test_an_error_without_a_name_here_is_quoted() -> None:
    """The heading is ours, the words are the system's."""
    error = OSError(errno.EDOM, "Numerical argument out of domain")
    for language in LANGUAGES:
        speech.speak(language)
        assert faults.why(error) == system.unnamed("Numerical argument out of domain")
    assert "Numerical argument" in faults.why(error)


def test_what_is_no_error_of_the_system_keeps_its_words() -> None:
    """Those of the protocol and of a library as they are; those of this program are told anew."""
    assert faults.why(ssl.SSLError(1, "wrong version number")) == str(ssl.SSLError(1, "wrong version number"))
    assert faults.why(LinkLostError("the connection is closed")) == "the connection is closed"
    own = faults.why(LinkLostError(speech.anew(lambda: links.NOBODY_ANSWERS)))
    speech.speak("sk")
    assert speech.told(own) == links.NOBODY_ANSWERS != str(own)


def test_the_file_or_the_place_is_named() -> None:
    """By the error, else by whoever knows where it was."""
    speech.speak("de")
    broken = JournalBrokenError(Path("game.duel"), "No space left on device")
    broken.__cause__ = OSError(errno.ENOSPC, "No space left on device")
    assert faults.whole(broken) == f"game.duel: {system.FAULTS['ENOSPC']}"
    refused = _lost(ConnectionRefusedError(errno.ECONNREFUSED, ""))
    assert faults.whole(refused, "there:1") == f"there:1: {system.FAULTS['ECONNREFUSED']}"
    assert faults.whole(LinkLostError("closed"), "there:1") == "closed"


async def test_a_search_that_is_not_possible_says_what_works_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The reason is the system's; that an address does is still said, in the language spoken."""

    def refuses(**_more: object) -> None:
        raise OSError(errno.ENODEV, "No such device")

    monkeypatch.setattr("protocol.io.discovery.AsyncZeroconf", refuses)
    speech.speak("cs")
    with pytest.raises(TableError) as refused:
        await peers(0)
    assert str(refused.value) == links.no_search(system.FAULTS["ENODEV"])
    assert refused.value.hint == links.NO_SEARCHING


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_say_why_in_the_language_spoken(language: str, tmp_path: Path) -> None:
    """A deck that is not there, a journal in use, settings in a folder, a key others can read."""
    speech.speak(language)
    with pytest.raises(DeckError, match=system.FAULTS["ENOENT"]):
        read_text(tmp_path / "none.toml")
    assert files.IN_USE in unreadable(tmp_path / "a.duel", FileBusyError("a.duel is in use"))
    assert system.FAULTS["EISDIR"] in settings.load(tmp_path).problem
    key = tmp_path / "home" / "identity" / "identity.key"
    key.parent.mkdir(parents=True)
    key.write_text("open to all")
    key.chmod(0o644)
    with pytest.raises(IdentityError) as refused:
        identity()
    cause = refused.value.__cause__
    assert str(refused.value) == files.key_unusable(files.exposed(str(key)))
    assert isinstance(cause, ExposedFileError)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_says_why_in_the_language_spoken(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A journal that is not there, and a place that is a folder."""
    assert main(["--language", language, "verify", str(tmp_path / "none.duel")])
    assert main(["--language", language, "replay", "--text", str(tmp_path)])
    said = capsys.readouterr()
    speech.speak(language)
    assert system.FAULTS["ENOENT"] in said.out + said.err
    assert system.FAULTS["EISDIR"] in said.err and "directory" not in said.out + said.err
