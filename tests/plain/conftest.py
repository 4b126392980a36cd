"""What tests of plain mode share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plain.room import Room


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A room whose programs are all ended."""
    found = Room(tmp_path)
    with found.stack:
        yield found
