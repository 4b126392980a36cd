"""A whole game on a network of four hosts that leads nowhere else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.net.lan import Host, lan_or_skip
from tests.net.processes import PLAYER, Process, verified


def start(host: Host, folder: Path, name: str, *words: str) -> Process:
    """A peer on a host, with a data folder of its own."""
    home = folder / name
    command = [*words[:1], *words[1:], "--name", name, "--journal", str(folder / f"{name}.duel")]
    return Process(host.command(sys.executable, PLAYER, *command), home)


@pytest.mark.network
def test_four_hosts_play_and_watch_one_game(tmp_path: Path) -> None:
    """Found by mDNS; one watches from before the start, one from mid-game through the first."""
    with lan_or_skip(4) as lan:
        anna_at, carl_at, dora_at, bert_at = lan.hosts
        running: list[Process] = []
        try:
            anna = start(anna_at, tmp_path, "Anna", "host", "--seed", "1")
            running.append(anna)
            anna.event("listening")
            carl = start(carl_at, tmp_path, "Carl", "watch", "Anna", "--seed", "3")
            running.append(carl)
            port = carl.event("listening")["port"]
            anna.until(lambda line: line.get("event") == "watchers" and line["n"] == 1)
            bert = start(bert_at, tmp_path, "Bert", "join", "Anna", "--seed", "2", "--hold", "3")
            running.append(bert)
            bert.event("held")
            dora = start(dora_at, tmp_path, "Dora", "watch", f"{carl_at.address}:{port}", "--seed", "4")
            running.append(dora)
            carl.until(lambda line: line.get("event") == "watchers" and line["n"] == 1)
            anna.until(lambda line: line.get("event") == "watchers" and line["n"] == 2)
            bert.say("go")
            ends = [peer.event("finished") for peer in running]
            assert [peer.end() for peer in running] == [0, 0, 0, 0]
        finally:
            for peer in running:
                peer.kill()
    assert len({(end["winner"], end["head"], end["state"]) for end in ends}) == 1
    journals = [tmp_path / f"{name}.duel" for name in ("Anna", "Bert", "Carl", "Dora")]
    assert len({journal.read_bytes() for journal in journals}) == 1
    result = verified(journals[3])
    assert result["finished"] and result["audit"] == "ok"
    assert (result["head"], result["state"]) == (ends[0]["head"], ends[0]["state"])
