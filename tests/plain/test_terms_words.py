"""The terms of a table as the person who sits down hears them."""

from __future__ import annotations

import pytest

from p2pduel.catalogue import agreement


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (0, "Who is away may be claimed against at once."),
        (1, "Who is away for 1 second may be claimed against."),
        (30, "Who is away for 30 seconds may be claimed against."),
        (60, "Who is away for 1 minute may be claimed against."),
        (300, "Who is away for 5 minutes may be claimed against."),
        (90, "Who is away for 90 seconds may be claimed against."),
    ],
)
def test_the_time_to_claim_is_said_as_it_is(claim: int, said: str) -> None:
    """Nothing is rounded away, and no time at all is no number."""
    assert said in agreement.asked("The First Catanians", (), False, claim, "open")
