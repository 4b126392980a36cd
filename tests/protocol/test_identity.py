"""Keys, fingerprints, key files and the people met so far."""

from __future__ import annotations

import copy
import os
import pickle
import re
from pathlib import Path

import pytest

from protocol import limits
from protocol.identity import BadKeyError, Identity, check_public, fingerprint, meeting_code, verify
from protocol.io.keyring import BadKeyFileError, Greeting, KnownPeers, load_or_create
from protocol.io.private import ExposedFileError, read_private, write_private
from tests.protocol.samples import BLUE, RED

posix = pytest.mark.skipif(os.name != "posix", reason="this system has no file modes")


def test_signatures_hold_for_their_key_and_bytes_only() -> None:
    """A signature is bound to one key and one text."""
    signature = RED.sign(b"text")
    assert verify(RED.public, signature, b"text")
    assert not verify(BLUE.public, signature, b"text")
    assert not verify(RED.public, signature, b"texts")
    assert not verify(RED.public, BLUE.sign(b"text"), b"text")


@pytest.mark.parametrize(("public", "signature"), [(31, 64), (33, 64), (32, 63), (32, 65), (0, 0)])
def test_wrong_lengths_are_simply_no_signature(public: int, signature: int) -> None:
    """Nothing a peer sends makes the check raise."""
    assert not verify(bytes(public), bytes(signature), b"text")


def test_the_signature_of_a_known_key_is_the_standard_one() -> None:
    """RFC 8032, section 7.1, test 1."""
    secret = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
    one = Identity(secret)
    assert one.public.hex() == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
    assert one.sign(b"").hex().startswith("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155")


def test_new_identities_differ() -> None:
    """Nobody gets somebody else's key."""
    assert Identity.generate().public != Identity.generate().public


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_secret_has_its_length(length: int) -> None:
    """Anything else is no key."""
    with pytest.raises(BadKeyError):
        Identity(bytes(length))


@pytest.mark.parametrize(
    "public", [bytes(32), b"\x01" + bytes(31), bytes.fromhex("95" + "99" * 31), b"\xff" * 32, b"short"]
)
def test_keys_outside_the_group_are_refused(public: bytes) -> None:
    """Two programs could disagree about a signature under such a key."""
    check_public(RED.public)
    with pytest.raises(BadKeyError):
        check_public(public)


def test_a_fingerprint_can_be_read_aloud() -> None:
    """Five groups of four, small letters, and no digit that looks like a letter (0, 1, 8 do not occur)."""
    words = fingerprint(RED.public)
    assert re.fullmatch(r"[a-z2-7]{4}(-[a-z2-7]{4}){4}", words)
    assert words == RED.fingerprint != BLUE.fingerprint
    assert words == "a3ie-d52l-i6fm-rxum-zzel"


def test_the_secret_does_not_show() -> None:
    """Neither text form nor copies nor pickles give it away."""
    secret = b"\x01" * 32
    for text in (repr(RED), str(RED), f"{RED}", repr([RED])):
        assert secret.hex() not in text and repr(secret) not in text
        assert RED.fingerprint in text
    for copier in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError):
            copier(RED)
    assert not hasattr(RED, "__dict__")


def test_an_identity_is_made_once_and_kept(tmp_path: Path) -> None:
    """The same folder gives the same person; a new folder is made."""
    folder = tmp_path / "deep" / "data"
    one = load_or_create(folder)
    assert load_or_create(folder).public == one.public
    assert load_or_create(tmp_path / "other").public != one.public
    assert [file.name for file in folder.iterdir()] == ["identity.key"]


@posix
def test_a_key_file_is_private(tmp_path: Path) -> None:
    """Mode 0600 whatever the umask; refused as soon as others could read or change it."""
    before = os.umask(0)
    try:
        load_or_create(tmp_path)
    finally:
        os.umask(before)
    path = tmp_path / "identity.key"
    assert path.stat().st_mode & 0o777 == 0o600
    for mode in (0o640, 0o604, 0o620, 0o602, 0o610, 0o601, 0o644):
        path.chmod(mode)
        with pytest.raises(ExposedFileError):
            load_or_create(tmp_path)
    path.chmod(0o600)
    load_or_create(tmp_path)


@pytest.mark.parametrize(
    "text",
    [b"", b"ed25519-secret ", b"ed25519-secret zz", b"01" * 32, b"ed25519-secret " + b"01" * 33, b"\xff"],
)
def test_a_broken_key_file_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    """A new identity in its place would be a surprise to everybody; the message does not quote the file."""
    write_private(tmp_path / "identity.key", text)
    with pytest.raises(BadKeyFileError) as caught:
        load_or_create(tmp_path)
    assert "01" * 16 not in str(caught.value)
    assert (tmp_path / "identity.key").read_bytes() == text


@pytest.mark.parametrize("hard_links", [True, False])
def test_private_files_are_never_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hard_links: bool
) -> None:
    """A seed that is there stays there, and nothing is left beside it; some disks know no hard links."""
    path = tmp_path / "secret"
    if not hard_links:

        def refuse(*_: object) -> None:
            raise PermissionError("Operation not permitted")

        monkeypatch.setattr("os.link", refuse)
    write_private(path, b"one")
    with pytest.raises(FileExistsError):
        write_private(path, b"two")
    assert read_private(path, 10) == b"one"
    assert list(tmp_path.iterdir()) == [path]


def test_a_dangling_link_is_not_followed_for_ever(tmp_path: Path) -> None:
    """A link to nowhere in place of the key is an error, not a loop and not a key somewhere else."""
    (tmp_path / "identity.key").symlink_to(tmp_path / "nowhere")
    with pytest.raises(FileNotFoundError):
        load_or_create(tmp_path)
    assert not (tmp_path / "nowhere").exists()


def test_first_contact_is_remembered(tmp_path: Path) -> None:
    """A person is new once and known afterwards, also after a restart, with the day of the first meeting."""
    file = tmp_path / "peers.json"
    people = KnownPeers(file)
    assert people.greet("Ada", RED.public).greeting is Greeting.FIRST
    people.remember("Ada", RED.public, "2026-01-02")
    people.remember("Ada", RED.public, "2026-03-04")
    meeting = KnownPeers(file).greet("Ada", RED.public)
    assert meeting.greeting is Greeting.KNOWN
    assert [(one.name, one.first_seen, one.fingerprint) for one in meeting.before] == [
        ("Ada", "2026-01-02", RED.fingerprint)
    ]


@pytest.mark.parametrize("name", ["Ada", "ADA", " a\u200bda "])
def test_a_changed_key_is_reported_and_never_silently_accepted(tmp_path: Path, name: str) -> None:
    """The same name with another key is a warning, however it is spelled, until a person decides."""
    file = tmp_path / "peers.json"
    people = KnownPeers(file)
    people.remember("Ada", RED.public, "2026-01-02")
    meeting = people.greet(name, BLUE.public)
    assert meeting.greeting is Greeting.CHANGED
    assert meeting.before[0].public == RED.public
    with pytest.raises(BadKeyFileError):
        people.remember(name, BLUE.public, "2026-01-03")
    assert [one.public for one in KnownPeers(file)] == [RED.public]
    people.accept(name, BLUE.public, "2026-01-03")
    assert KnownPeers(file).greet("Ada", BLUE.public).greeting is Greeting.KNOWN
    assert KnownPeers(file).greet("Ada", RED.public).greeting is Greeting.CHANGED


def test_a_known_key_may_take_a_new_name(tmp_path: Path) -> None:
    """People rename themselves; both names stay bound to the key."""
    people = KnownPeers(tmp_path / "peers.json")
    people.remember("Ada", RED.public, "2026-01-02")
    meeting = people.greet("Countess", RED.public)
    assert meeting.greeting is Greeting.RENAMED
    assert meeting.before[0].name == "Ada"
    people.remember("Countess", RED.public, "2026-01-03")
    assert people.greet("Ada", RED.public).greeting is Greeting.KNOWN
    assert people.greet("Countess", BLUE.public).greeting is Greeting.CHANGED


def test_strangers_cannot_make_us_forget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full list keeps whom it knows and takes nobody new."""
    monkeypatch.setattr(limits, "MAX_KNOWN_PEERS", 2)
    people = KnownPeers(tmp_path / "peers.json")
    for number, name in enumerate(("Ada", "Bob", "Cyd", "Dan")):
        people.remember(name, bytes([number]) * 32, "2026-01-02")
    assert [one.name for one in KnownPeers(tmp_path / "peers.json")] == ["Ada", "Bob"]


@pytest.mark.parametrize(
    "text", ["", "{", "{}x", "[1]", '[{"name": "a"}]', '[{"name":"a","key":"00","first_seen":""}]']
)
def test_a_broken_list_is_refused(tmp_path: Path, text: str) -> None:
    """An unreadable list is not an empty one: everybody would be new."""
    file = tmp_path / "peers.json"
    file.write_text(text)
    with pytest.raises(BadKeyFileError):
        KnownPeers(file)
    assert file.read_text() == text


def test_two_who_meet_see_one_code() -> None:
    """The same from both sides, another one with any other key, and long enough against one in between."""
    anna, bob, eve = (Identity.generate().public for _ in range(3))
    code = meeting_code(anna, bob)
    assert code == meeting_code(bob, anna)
    assert len({code, meeting_code(anna, eve), meeting_code(eve, bob)}) == 3
    assert len(code.replace("-", "")) * 5 == 160
