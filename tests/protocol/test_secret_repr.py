"""Secrets appear in no repr, log, output or exception."""

import logging
import pickle
import traceback
from collections.abc import Callable

import pytest

from protocol import group
from protocol.proofs import key, rekey, share, shuffle, take
from protocol.secrets import Secrets
from tests.protocol.setting import KEYS, SEEDS, X, Y, secrets_at, seen, stack

SEC = secrets_at(50, 0, "play")


def traces(secret: int | bytes) -> set[str]:
    """The ways a secret could be written down."""
    number = secret if isinstance(secret, int) else int.from_bytes(secret, "big")
    raw = secret if isinstance(secret, bytes) else secret.to_bytes(32, "little")
    return {str(number), f"{number:x}", raw.hex(), raw[::-1].hex(), repr(raw), repr(raw)[2:-1]}


SECRETS: list[int | bytes] = [SEEDS[0], KEYS[0], SEC.rand("rho", b"b", 0), SEC.nonce("w", b"s", 0)]


def leaks(text: str) -> bool:
    """Whether a text holds one of the secrets."""
    return any(trace in text for secret in SECRETS for trace in traces(secret))


def test_the_search_finds_what_it_looks_for() -> None:
    """Seed and key in several spellings."""
    assert leaks(f"seed={SEEDS[0]!r}")
    assert leaks(f"x is {KEYS[0]}")
    assert leaks(f"x is {KEYS[0]:064x}")
    assert not leaks("nothing here")


def test_secrets_hide_themselves() -> None:
    """repr, str, format, dir and pickling."""
    texts = [repr(SEC), str(SEC), f"{SEC}", "%r %s" % (SEC, [SEC]), repr({"sec": SEC})]  # noqa: UP031
    assert not any(leaks(text) for text in texts)
    assert not hasattr(SEC, "__dict__")
    with pytest.raises(TypeError) as caught:
        pickle.dumps(SEC)
    assert not leaks("".join(traceback.format_exception(caught.value)))


def test_provers_say_nothing(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    """No log record and no output while proving; the proofs' own repr holds public values only."""
    caplog.set_level(logging.DEBUG)
    E = stack(3)
    W = seen(E)
    made = [
        key.prove(SEC, KEYS[0], X[0]),
        share.prove(SEC, KEYS[0], X[0], [a for a, _ in E]),
        rekey.prove(SEC, KEYS[0], X[0], Y, W[0]),
        shuffle.prove(SEC, Y, E)[0],
        take.prove(SEC, X[0], Y, E, W, 1),
    ]
    assert not any(leaks(repr(proof)) for proof in made)
    assert caplog.records == []
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "mistake",
    [
        lambda: share.prove(SEC, KEYS[0], X[0], []),
        lambda: shuffle.prove(SEC, Y, []),
        lambda: shuffle.prove(SEC, Y, stack(3), [0, 0, 1]),
        lambda: take.prove(SEC, X[0], Y, stack(1), stack(1), 0),
        lambda: take.prove(SEC, X[0], Y, stack(2), seen(stack(2)), 2),
        lambda: group.decode_scalar((KEYS[0] + group.Q).to_bytes(32, "little")),
        lambda: group.decode(SEEDS[0]),
        lambda: Secrets(SEEDS[0], SEC.ctx).rand("rho", b"", -1),
    ],
)
def test_exceptions_tell_no_secret(mistake: Callable[[], object]) -> None:
    """Every way to misuse a prover, with the whole traceback."""
    with pytest.raises((ValueError, OverflowError)) as caught:
        mistake()
    assert not leaks("".join(traceback.format_exception(caught.value)))
    assert not leaks(repr(caught.value.args))
