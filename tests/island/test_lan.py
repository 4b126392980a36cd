"""The island on a network: two players and a spectator on machines of their own, killed and started again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.net.faults import LanPair
from tests.net.lan import lan_or_skip
from tests.net.pair import ROLES, Kill, Pair
from tests.net.processes import verified

SEEDS = (1, 2)


@pytest.mark.network
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_game_across_namespaces_is_killed_and_goes_on(tmp_path: Path) -> None:
    """Each player is killed alone and with the other: three equal heads, the undisturbed game's, audit ok."""
    variant = "base"
    more = ("--game", "island")
    with lan_or_skip(3) as lan:
        whole = Pair(tmp_path / "whole", variant, SEEDS, more)
        whole.folder.mkdir()
        whole.play()
        chain = whole.envelopes()
        own = {role: [one.seq for one in chain if ROLES[one.seat] == role] for role in ROLES}
        kills = [
            Kill(own["host"][len(own["host"]) // 4], "written", "host"),
            Kill(own["join"][len(own["join"]) // 2], "written", "join"),
            Kill(own["host"][3 * len(own["host"]) // 4], "before", "host", both=True),
        ]
        again = LanPair(tmp_path / "again", variant, SEEDS, more, lan=lan, clock=(), faults=[])
        again.folder.mkdir()
        again.play(kills)
        assert again.watched(), "the spectator missed the end"
    whole.compare(again, kills)
    found = [verified(again.journal(role)) for role in (*ROLES, "watch")]
    assert len({(one["head"], one["state"], one["winner"]) for one in found}) == 1
    assert all(one["finished"] and one["audit"] == "ok" and one["game"] == "island" for one in found)
