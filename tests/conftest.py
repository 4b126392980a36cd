"""What holds for every test."""

from __future__ import annotations

import signal
from collections import defaultdict

import pytest

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite started in the background hears no interrupt, nor would the programs that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of the cases of a test marked `few(n)` n, spread evenly, are in the suite; the soaks have the rest."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("few") is not None and item.get_closest_marker("slow") is None:
            cases[item.nodeid.partition("[")[0]].append(item)
    for found in cases.values():
        mark = found[0].get_closest_marker("few")
        wanted = int(mark.args[0]) if mark is not None else 0
        kept = {round(place * (len(found) - 1) / max(1, wanted - 1)) for place in range(wanted)}
        for place, item in enumerate(found):
            if place not in kept:
                item.add_marker(pytest.mark.slow)
