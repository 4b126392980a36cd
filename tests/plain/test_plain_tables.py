"""Plain mode between people: host, join and watch through pipes, a game left and taken up again, a replay."""

from __future__ import annotations

import re
import time
from pathlib import Path

from p2pduel.table.verify import verify
from tests.plain.player import PATIENCE, Player, run_script
from tests.plain.room import Room, address, meet, who_is_asked
from tests.plain.test_plain_game import controls


def _play_up_to(line: str, *players: Player) -> None:
    """Whoever is asked takes the first choice, until all have heard a line."""
    deadline = time.monotonic() + PATIENCE
    while not all(any(said.startswith(line) for said in player.said) for player in players):
        assert time.monotonic() < deadline, "".join(players[0].said)
        for player in players:
            if player.asked(0.05):
                player.type("1")


def test_a_game_between_people_is_left_and_taken_up_again(room: Room) -> None:
    """Both play, somebody watches; the end of input leaves it resumable; the loser resigns next time."""
    host, guest, there = meet(room)
    watcher = room.start("cleo", "watch", there)
    assert watcher.until("cards are dealt|under way") is not None
    assert host.until("The cards are dealt") and guest.until("The cards are dealt")
    _play_up_to("Turn 1", host, guest)
    asked, other = who_is_asked(host, guest)
    guest.type("say good luck")
    assert host.until("Bob says: good luck") is not None
    watcher.type("board", "resign", "quit")
    assert watcher.finish() == 0 and "You are only watching.\n" in watcher.said
    other.end_input()  # whoever is not asked need not wait for the one who is
    assert other.finish() == 130
    assert asked.until("The link is gone") is not None
    asked.end_input()
    assert asked.finish() == 130
    saved = [re.search(r"p2pduel (host|join) --plain --journal (\S+)", one.said[-1]) for one in (host, guest)]
    assert saved[0] is not None and saved[1] is not None
    again, other = _resumed(room, saved[0][2], saved[1][2])
    assert again.until("goes on where it stopped") and other.until("goes on where it stopped")
    loser, winner = who_is_asked(again, other)
    loser.type("resign", "no", "resign", "yes")
    ends = [one.until("has won because the other side resigned") for one in (winner, loser)]
    assert ends[0] is not None and ends[1] is not None and ends[0].string == ends[1].string
    winner.end_input()
    loser.type("no")
    assert (winner.finish(), loser.finish()) == (0, 0)
    for one in (host, guest, watcher, again, other):
        said = "".join(one.said)
        assert "\x1b" not in said and not controls(said)
    assert verify(Path(saved[0][2])).ok and verify(Path(saved[0][2])).finished
    _replay(room.home("anna"), saved[0][2])


def _resumed(room: Room, mine: str, theirs: str) -> tuple[Player, Player]:
    host = room.start("anna", "host", "--name", "Anna", "--journal", mine)
    return host, room.start("bob", "join", address(host), "--name", "Bob", "--journal", theirs)


def _replay(home: Path, journal: str) -> None:
    """Forwards, backwards, by turn; only before the last move is the end of input an interruption."""
    lines = ["", "next 3", "back", "board", "card abbey", "rules brigands", "rule d-6.4", "?"]
    code, said = run_script(home, lines, "replay", journal, "--plain")
    assert code == 130 and "\x1b" not in said and not controls(said)
    assert "Move 3 of" in said and "Anna (Red) has" in said and "Abbey.\n" in said and "turn 5" in said
    assert "7 are safe (R-33)." in said
    code, said = run_script(home, ["all"], "replay", journal, "--plain")
    assert code == 0 and "has won because the other side resigned" in said.splitlines()[-1]


def test_who_leaves_before_a_game_is_told_of_no_file(room: Room) -> None:
    """Nobody has agreed to anything yet, so nothing is kept, and nothing is promised."""
    host = room.start("anna", "host", "--name", "Anna")
    guest = room.start("bob", "join", address(host), "--name", "Bob")
    assert guest.until("Do you agree") is not None
    guest.end_input()
    assert guest.finish() == 130
    assert "The game is saved" not in "".join(guest.said)
    assert not list(room.home("bob").rglob("*.duel"))
