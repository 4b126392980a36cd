"""A few cases for the suite, the others for the long runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

__all__ = ["sampled"]


def sampled(names: Iterable[str], kept: tuple[str, ...]) -> list[Any]:
    """The cases by name: those kept run with every suite, the others are slow."""
    return [name if name in kept else pytest.param(name, marks=pytest.mark.slow) for name in names]
