"""The evidence files of the vectors: each proves what it says, and nothing once a byte of it is changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from protocol.evidence import EvidenceError, confirm
from tests.protocol.evidence_vector import HonestThief

VECTOR: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "protocol" / "vectors" / "evidence.json").read_text("ascii")
)


@pytest.mark.parametrize("row", VECTOR["files"], ids=lambda row: str(row["code"]))
def test_the_file_proves_what_the_vector_says(row: dict[str, Any]) -> None:
    """From its bytes and the rules alone."""
    verdict = confirm(bytes.fromhex(row["bytes"]), lambda _terms: HonestThief())
    assert (verdict.code.value, verdict.seat) == (row["code"], row["seat"])


@pytest.mark.parametrize("row", VECTOR["files"], ids=lambda row: str(row["code"]))
def test_a_changed_file_proves_nothing(row: dict[str, Any]) -> None:
    """The last signature, and a byte of what it covers."""
    data = bytes.fromhex(row["bytes"])
    for place in (len(data) - 1, len(data) - 70):
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(EvidenceError):
            confirm(changed, lambda _terms: HonestThief())
