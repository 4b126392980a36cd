"""Secret numbers: repeatable, and different whenever anything they depend on differs."""

import pytest

from protocol import secrets as module
from protocol.group import Q
from protocol.hashing import H32
from protocol.proofs.shuffle import normal_form
from protocol.secrets import Secrets, context, game_key, seed_commitment

SEED, OTHER, CTX = b"\x05" * 32, b"\x06" * 32, H32("ctx-for-test")


def test_every_part_of_the_place_enters_the_context() -> None:
    """Game, sequence, previous hash, seat, kind, item: six ways to be elsewhere."""
    here = (SEED, 4, CTX, 0, "play", 1)
    elsewhere = [
        (OTHER, 4, CTX, 0, "play", 1),
        (SEED, 5, CTX, 0, "play", 1),
        (SEED, 4, OTHER, 0, "play", 1),
        (SEED, 4, CTX, 1, "play", 1),
        (SEED, 4, CTX, 0, "bury", 1),
        (SEED, 4, CTX, 0, "play", 2),
    ]
    assert len({context(*place) for place in [here, *elsewhere]}) == 7


def test_numbers_repeat_and_differ() -> None:
    """The same question has the same answer; any other question has another."""
    numbers = [
        Secrets(SEED, CTX).rand("rho", b"bind", 0),
        Secrets(OTHER, CTX).rand("rho", b"bind", 0),
        Secrets(SEED, OTHER).rand("rho", b"bind", 0),
        Secrets(SEED, CTX).rand("ks", b"bind", 0),
        Secrets(SEED, CTX).rand("rho", b"bound", 0),
        Secrets(SEED, CTX).rand("rho", b"bind", 1),
        Secrets(SEED, CTX).nonce("rho", b"bind", 0),
        Secrets(SEED, CTX).nonce("rho", b"other statement", 0),
    ]
    assert len(set(numbers)) == len(numbers)
    assert numbers[0] == Secrets(SEED, CTX).rand("rho", b"bind", 0)
    assert all(0 < number < Q for number in numbers)


def test_zero_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mask of 0 would show the card, a nonce of 0 the key."""
    monkeypatch.setattr(module, "Hs", lambda *parts: 0)
    secrets = Secrets(SEED, CTX)
    assert (secrets.rand("rho", b"", 0), secrets.nonce("w", b"", 0)) == (1, 1)


def test_permutations() -> None:
    """Every number once, repeatable, and another in another place."""
    here = Secrets(SEED, CTX).perm(60)
    assert sorted(here) == list(range(60))
    assert here == Secrets(SEED, CTX).perm(60)
    assert here != Secrets(SEED, OTHER).perm(60)
    assert here != Secrets(OTHER, CTX).perm(60)
    assert (Secrets(SEED, CTX).perm(0), Secrets(SEED, CTX).perm(1)) == ([], [0])


def test_a_word_above_the_bound_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rejection, not modulo: the word 2^64 − 1 decides nothing when 3 cards are left."""

    class Words:
        """Hands out fixed words in place of hashes."""

        def __init__(self, *words: int) -> None:
            self._words = list(words)

        def sha512(self, data: bytes) -> "Words":
            return self

        def digest(self) -> bytes:
            return self._words.pop(0).to_bytes(8, "big") + bytes(56)

    monkeypatch.setattr(module, "hashlib", Words(2**64 - 1, 1, 1))
    assert Secrets(SEED, CTX).perm(3) == [0, 2, 1]


def test_keys_and_commitments_depend_on_everything() -> None:
    """Seed and game, signing key and seed."""
    assert len({game_key(SEED, CTX), game_key(OTHER, CTX), game_key(SEED, OTHER)}) == 3
    assert len({seed_commitment(SEED, OTHER), seed_commitment(OTHER, SEED), seed_commitment(SEED, SEED)}) == 3


def test_chosen_orders_use_equal_cards_in_ascending_order() -> None:
    """The audit finds the order from the faces alone, without guessing among copies."""
    faces = [7, 7, 3, 7, 3]
    order = [3, 4, 1, 2, 0]
    normal = normal_form(order, faces)
    assert normal == [0, 2, 1, 4, 3]
    assert [faces[k] for k in normal] == [faces[k] for k in order]
    assert normal_form(normal, faces) == normal
