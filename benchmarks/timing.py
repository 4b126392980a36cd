"""Measuring: medians over interleaved rounds, so that a busy machine slows both sides of a ratio alike."""

import os
import platform
import statistics
import time
from collections.abc import Callable, Mapping

__all__ = ["machine", "measure", "seconds"]

Action = Callable[[], object]

# Processor time ignores what other programs do; where its clock is coarse the wall clock is the lesser evil.
_FINE = time.get_clock_info("process_time").resolution < 1e-5
_clock = time.process_time if _FINE else time.perf_counter


def seconds(action: Action, repeat: int = 1) -> float:
    """Processor time of this process for one call, averaged over `repeat` calls."""
    start = _clock()
    for _ in range(repeat):
        action()
    return (_clock() - start) / repeat


def measure(actions: Mapping[str, tuple[Action, int]], rounds: int = 7) -> dict[str, float]:
    """Median seconds per call of every (action, repeat); all actions take turns in every round."""
    found: dict[str, list[float]] = {name: [] for name in actions}
    for action, _ in actions.values():
        action()
    for _ in range(rounds):
        for name, (action, repeat) in actions.items():
            found[name].append(seconds(action, repeat))
    return {name: statistics.median(times) for name, times in found.items()}


def machine() -> str:
    """One line about where the figures come from."""
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} {platform.machine()}, {cores} cores"
