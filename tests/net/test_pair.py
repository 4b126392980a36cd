"""The harness of kills keeps its own books: a death hidden behind another's is not waited for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.net.pair import Kill, Pair


class Ended:
    """A process of which a code, or none yet, is seen."""

    def __init__(self, code: int | None) -> None:
        """The code; None while it seems to live."""
        self.child = SimpleNamespace(poll=lambda: code)

    def kill(self) -> None:
        """Nothing to end."""


@pytest.mark.parametrize(("reached", "left"), [(78, [257]), (76, [77, 257])])
def test_a_death_behind_that_of_the_other_is_off_the_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reached: int, left: list[int]
) -> None:
    """The host dies and takes the guest along, which has passed its own end meanwhile, or has not."""
    plan = [Kill(74, "sent", "host", both=True), Kill(77, "written", "join"), Kill(257, "written", "join")]
    started: list[tuple[str, list[int]]] = []

    def start(_pair: Pair, role: str, still: Sequence[Kill]) -> None:
        started.append((role, [kill.number for kill in still]))

    monkeypatch.setattr(Pair, "start", start)
    monkeypatch.setattr(Pair, "_has_all", lambda _pair, _role: False)
    monkeypatch.setattr(
        Pair, "envelopes", lambda _pair, _role: [SimpleNamespace(seq=seq) for seq in range(reached)]
    )
    pair = Pair(tmp_path, running=cast("dict[str, Any]", {"host": Ended(-9), "join": Ended(None)}))
    pair._bury(plan)
    assert [kill.number for kill in plan] == left
    assert started == [("host", left), ("join", left)]
