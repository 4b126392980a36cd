"""What all tests of the protocol share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from protocol.group import decode
from protocol.identity import verify


@pytest.fixture(autouse=True, scope="package")
def remembered() -> Iterator[None]:
    """Many readers read the same few games here: a point or signature is judged once, then remembered.

    Both are pure functions; a refusal of a point is an exception and never remembered.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("protocol.proofs.shape.decode", lru_cache(200_000)(decode))
        patch.setattr("protocol.envelope.verify", lru_cache(20_000)(verify))
        yield
