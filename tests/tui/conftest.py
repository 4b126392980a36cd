"""Every test of the screens has a data folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the person's own folder is read or written."""
    folder = tmp_path / "home"
    monkeypatch.setenv("P2PDUEL_HOME", str(folder))
    return folder
