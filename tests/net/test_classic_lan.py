"""The classic game on a network of three hosts: watched, both players killed and started again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from p2pduel import games
from p2pduel.table.verify import HOLDS, verify
from tests.classic.entry import CLASSIC
from tests.net.lan import Host, lan_or_skip
from tests.net.processes import PLAYER, Process

SETS = ("red-sets=knights,politics,wizards", "blue-sets=barbarians,science,trade")
OPTIONS = {"tournament": [word for said in SETS for word in ("--option", said)]}
KILLS = {"Anna": ("written", 120), "Bert": ("before", 160)}
"""Who is killed at which envelope, and when in its life."""


def start(host: Host, folder: Path, name: str, variant: str, *words: str) -> Process:
    """A peer on a host, with a data folder of its own."""
    command = [*words, "--name", name, "--journal", str(folder / f"{name}.duel"), "--quick"]
    command += ["--game", "classic", "--variant", variant, *OPTIONS.get(variant, [])]
    return Process(host.command(sys.executable, PLAYER, *command), folder / name)


def game(folder: Path, variant: str, *more: str) -> list[dict[str, object]]:
    """A game with a spectator in which both players die once; how it ended for each of the three."""
    with lan_or_skip(3) as lan:
        anna_at, bert_at, carl_at = lan.hosts
        hosting = ("host", "--seed", "1", "--port", "7017", *more)
        joining = ("join", f"{anna_at.address}:7017", "--seed", "2", *more)
        running: dict[str, Process] = {}

        def begin(name: str, *words: str, at: Host) -> None:
            running[name] = start(at, folder, name, variant, *words)
            running[name].event("listening")

        def die(name: str) -> list[str]:
            point, number = KILLS[name]
            return ["--die", point, str(number)]

        try:
            begin("Anna", *hosting, *die("Anna"), at=anna_at)
            begin("Carl", "watch", f"{anna_at.address}:7017", "--seed", "3", at=carl_at)
            running["Anna"].until(lambda line: line.get("event") == "watchers" and line["n"] == 1)
            begin("Bert", *joining, *die("Bert"), at=bert_at)
            for name, words, at in (("Anna", hosting, anna_at), ("Bert", joining, bert_at)):
                assert running[name].child.wait(280) == -9, running[name].last(3)
                running[name].kill()
                begin(name, *words, at=at)
            ends = [peer.event("finished") for peer in running.values()]
            assert len({peer.end() for peer in running.values()} - {0, 3}) == 0
        finally:
            for peer in running.values():
                peer.kill()
    return ends


def check(folder: Path, variant: str, ends: list[dict[str, object]], monkeypatch: pytest.MonkeyPatch) -> None:
    """All three have the same game, and everything in it holds."""
    assert len({(end["winner"], end["head"], end["state"]) for end in ends}) == 1
    journals = [folder / f"{name}.duel" for name in ("Anna", "Bert", "Carl")]
    assert len({journal.read_bytes() for journal in journals}) == 1
    monkeypatch.setitem(games._GAMES, "classic", CLASSIC)
    verdict = verify(journals[2])
    assert (verdict.exit_code, verdict.audit, verdict.variant) == (HOLDS, "ok", variant)


@pytest.mark.network
@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("variant", ["wizards", "tournament"])
def test_a_watched_game_with_killed_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variant: str
) -> None:
    """Equal heads, equal files, audit ok (C-20, C-30)."""
    check(tmp_path, variant, game(tmp_path, variant), monkeypatch)


@pytest.mark.network
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_short_one_that_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same up to the twentieth turn of a tournament of all six sets."""
    check(tmp_path, "tournament", game(tmp_path, "tournament", "--resign", "20"), monkeypatch)
