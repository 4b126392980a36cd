"""What a stretch of work costs this process: its own processor time, and apart from it the disk."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass

__all__ = ["Cost", "Meter", "metered"]


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of processor time, number of fsyncs, seconds spent waiting for them."""

    cpu: float = 0.0
    syncs: float = 0
    disk: float = 0.0

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.cpu + other.cpu, self.syncs + other.syncs, self.disk + other.disk)

    def __sub__(self, other: Cost) -> Cost:
        return Cost(self.cpu - other.cpu, self.syncs - other.syncs, self.disk - other.disk)

    def row(self) -> list[float]:
        """The figures, for another process."""
        return list(astuple(self))

    @classmethod
    def read(cls, row: list[float]) -> Cost:
        """The inverse of `row`."""
        return cls(*row)


class Meter:
    """Everything this process has spent since it began to count."""

    def __init__(self) -> None:
        self._syncs = 0
        self._disk = 0.0

    def now(self) -> Cost:
        """So far."""
        return Cost(time.process_time(), self._syncs, self._disk)

    def synced(self, seconds: float) -> None:
        """One more wait for the disk."""
        self._syncs += 1
        self._disk += seconds


@contextmanager
def metered() -> Iterator[Meter]:
    """Count from now on, every fsync of this process included."""
    meter = Meter()
    plain = os.fsync

    def fsync(file: int) -> None:
        start = time.perf_counter()
        plain(file)
        meter.synced(time.perf_counter() - start)

    os.fsync = fsync  # type: ignore[assignment]
    try:
        yield meter
    finally:
        os.fsync = plain
