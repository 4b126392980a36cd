"""The vectors of protocol/vectors: this program agrees, and the script makes the same bytes again."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from protocol import dice
from protocol.group import (
    BadPointError,
    BadScalarError,
    EncodingError,
    add,
    base,
    decode,
    decode_scalar,
    encode_scalar,
    h2g,
    mul,
    sub,
)
from protocol.hashing import H32, LP, H, Hs, cts, pts, u8, u32, u64
from protocol.identity import verify
from protocol.params import Deck, generators
from protocol.secrets import Secrets, context, game_key, seed_commitment
from tests.protocol.make_vectors import FILES, FOLDER
from tests.protocol.setting import ACCEPTS, FIELDS


def load(name: str) -> Any:
    """One file of vectors."""
    return json.loads((FOLDER / name).read_bytes())


def raw(value: Any) -> Any:
    """Hex back to bytes, through lists."""
    return bytes.fromhex(value) if isinstance(value, str) else [raw(item) for item in value]


def test_the_script_makes_the_same_bytes(tmp_path: Path) -> None:
    """Every file, from a fresh interpreter with another hash seed."""
    root = FOLDER.parents[1]
    command = [sys.executable, "-m", "tests.protocol.make_vectors", str(tmp_path)]
    subprocess.run(command, cwd=root, check=True, env={**os.environ, "PYTHONHASHSEED": "7"})
    assert {path.name for path in tmp_path.iterdir()} == set(FILES)
    for name in FILES:
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), name


def test_encodings() -> None:
    """Integers, prefixes, hashes and lists."""
    data = load("encodings.json")
    for row, encode in zip(data["integers"], (u8, u32, u64), strict=True):
        assert encode(row[encode.__name__]).hex() == row["hex"]
    assert all(LP(raw(row["data"])).hex() == row["hex"] for row in data["length_prefix"])
    for row in data["hashes"]:
        items = raw(row["items"])
        assert H(row["label"], *items).hex() == row["H"]
        assert H32(row["label"], *items).hex() == row["H32"]
        assert encode_scalar(Hs(row["label"], *items)).hex() == row["Hs"]
    assert pts(raw(data["lists"]["points"])).hex() == data["lists"]["pts"]
    assert cts(raw(data["lists"]["cards"])).hex() == data["lists"]["cts"]


def test_points_and_scalars() -> None:
    """What is read and what is refused."""
    data = load("encodings.json")
    assert all(decode(raw(point)) == raw(point) for point in data["points"]["valid"])
    for row in data["points"]["invalid"]:
        with pytest.raises(BadPointError):
            decode(raw(row["hex"]))
    assert all(decode_scalar(raw(row["hex"])) == int(row["value"]) for row in data["scalars"]["valid"])
    for row in data["scalars"]["invalid"]:
        with pytest.raises(BadScalarError):
            decode_scalar(raw(row["hex"]))
    for row in data["multiples"]:
        assert mul(decode_scalar(raw(row["k"])), raw(row["P"])).hex() == row["kP"]


def test_hash_to_group() -> None:
    """Points, generators, faces, fingerprints."""
    data = load("hash_to_group.json")
    assert all(h2g(row["label"], *raw(row["items"])).hex() == row["point"] for row in data["points"])
    assert [point.hex() for point in generators()] == data["generators"]
    for row in data["decks"]:
        deck = Deck(raw(row["deck_id"]), len(row["faces"]))
        assert [point.hex() for point in deck.points] == row["faces"]
        assert deck.params.hex() == row["params"]


def test_commitments() -> None:
    """Seeds, games, keys, contexts and secret numbers."""
    data = load("commitments.json")
    for row in data["seeds"]:
        assert (seed_commitment(raw(row["V"]), raw(row["seed"])).hex() == row["K"]) == bool(row["valid"])
    for row in data["games"]:
        assert H32("game", raw(row["hello_0"]), raw(row["hello_1"])).hex() == row["gid"]
    for row in data["keys"]:
        x = game_key(raw(row["seed"]), raw(row["gid"]))
        assert (encode_scalar(x).hex(), base(x).hex()) == (row["x"], row["X"])
    assert add(*(raw(row["X"]) for row in data["keys"])).hex() == data["joint_key"]
    for row in data["contexts"]:
        place = (raw(row["gid"]), row["seq"], raw(row["prev"]), row["seat"], row["kind"], row["item"])
        assert context(*place).hex() == row["ctx"]
    sec = Secrets(raw(data["secrets"]["seed"]), raw(data["secrets"]["ctx"]))
    for row in data["secrets"]["rand"]:
        assert encode_scalar(sec.rand(row["what"], raw(row["bind"]), row["j"])).hex() == row["hex"]
    for row in data["secrets"]["nonce"]:
        assert encode_scalar(sec.nonce(row["what"], raw(row["st"]), row["j"])).hex() == row["hex"]
    assert all(sec.perm(row["n"]) == row["order"] for row in data["secrets"]["perm"])


def test_signatures() -> None:
    """Where libraries disagree about Ed25519, this program's answer is the written one."""
    data = load("signatures.json")
    for row in data["signatures"]:
        found = verify(raw(data["public"]), raw(row["hex"]), raw(data["message"]))
        assert found == bool(row["valid"]), row["why"]


def test_dice() -> None:
    """Chains, links and rolls."""
    data = load("dice.json")
    gid = raw(data["gid"])
    for row in data["chains"]:
        values = dice.chain(raw(row["seed"]), gid, row["seat"], row["length"], row["m"], row["start"])
        assert [value.hex() for value in values] == row["values"]
    for row in data["links"]:
        place = (raw(row["gid"]), row["seat"], row["k"], raw(row["value"]), raw(row["previous"]))
        assert dice.is_committed(*place) == bool(row["valid"])
    for row in data["rolls"]:
        assert dice.result(gid, row["k"], raw(row["values"]), row["sides"]) == row["faces"]


def test_encryption_and_shares() -> None:
    """Cards are sealed, shared and opened as written."""
    data = load("encryption.json")
    keys = [decode_scalar(raw(x)) for x in data["keys"]]
    deck = Deck(raw(data["deck_id"]), len(data["sealed"]))
    joint = raw(data["joint_key"])

    def opened(card: Any) -> int | None:
        a, b = raw(card)
        return deck.face_of(sub(sub(b, mul(keys[0], a)), mul(keys[1], a)))

    for row in data["sealed"]:
        assert [half.hex() for half in deck.seal(row["face"], joint)] == row["card"]
        assert opened(row["card"]) == row["face"]
    for row in data["stack"]:
        a, b = raw(row["card"])
        shares = [mul(x, a) for x in keys]
        assert [share.hex() for share in shares] == row["shares"]
        assert [a.hex(), sub(b, shares[1]).hex()] == row["hand_of_0"]
        assert sub(sub(b, shares[1]), shares[0]).hex() == row["point"]
        assert opened(row["card"]) == row["face"]
    assert opened(data["masked"]["before"][0]) == opened(data["masked"]["after"][0]) == data["masked"]["face"]
    assert data["masked"]["before"] != data["masked"]["after"]
    assert [opened(row["card"]) for row in data["no_face"]] == [None, None]


@pytest.mark.parametrize("name", FIELDS)
def test_valid_proofs(name: str) -> None:
    """Accepted as they are."""
    for row in load("proofs.json")[name]["valid"]:
        statement = {part: raw(value) for part, value in row["statement"].items()}
        assert ACCEPTS[name](statement, raw(row["proof"])) is True


@pytest.mark.parametrize("name", FIELDS)
def test_invalid_proofs(name: str) -> None:
    """Refused for the named reason, in every field and in every part of the statement."""
    data = load("proofs.json")[name]
    statement = {part: raw(value) for part, value in data["valid"][0]["statement"].items()}
    proof = raw(data["valid"][0]["proof"])
    assert {row["field"] for row in data["invalid"] if "field" in row} == set(FIELDS[name])
    assert {row["part"] for row in data["invalid"] if "part" in row} == set(statement)
    for row in data["invalid"]:
        if "part" in row:
            assert ACCEPTS[name]({**statement, row["part"]: raw(row["value"])}, proof) is False
        elif row["refusal"] == "proof":
            assert ACCEPTS[name](statement, raw(row["proof"])) is False
        else:
            with pytest.raises(EncodingError):
                ACCEPTS[name](statement, raw(row["proof"]))
