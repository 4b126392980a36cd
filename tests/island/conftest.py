"""Every test of the island has a data folder of its own, as those of the screens have."""

from __future__ import annotations

from tests.tui.conftest import home as home
