"""The README, typed as it stands there: host, watch, join, then verify and replay; and the rest."""

from __future__ import annotations

import json
import re
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from p2pduel.cli import main
from tests.cli.peers import Peer, in_terminal, p2pduel

pytestmark = pytest.mark.slow
"""The gate runs these by themselves."""

README = Path(__file__).parents[2] / "README.md"


def lines() -> list[str]:
    """Every command of the README, without the program's name and without remarks."""
    blocks = re.findall(r"```sh\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    found = [line.partition(" #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line.removeprefix("p2pduel ") for line in found if line.startswith("p2pduel ")]


TOUR = (
    "host --name Anna --variant intro",
    "join ",
    "watch ",
    "verify ",
    "replay game.duel --text",
    "export ",
)
"""What the tour below runs, by the beginnings."""
SCREENS = {
    "lesson": "Welcome",
    "lesson --game island": "one island",
    "play": "First Catanians",
    "play --plain": "are dealt",
    "deck build": "Cards",
    "replay game.duel": "First Catanians",
}
"""What needs a terminal, and what is to be seen there."""
OTHERS = [line for line in lines() if not line.startswith(TOUR) and line not in (*SCREENS, "demo")]
"""The rest; the demo has a test of its own, as a whole game is long."""


def typed(start: str) -> list[str]:
    """The one command of the README that begins like this."""
    found = [line for line in lines() if line.startswith(start)]
    assert len(found) == 1, found
    return shlex.split(found[0])


def put(words: list[str], **places: str) -> list[str]:
    """The words with a table's name or a file's name put in its place."""
    return [{"Anna": places.get("anna"), "game.duel": places.get("file")}.get(word) or word for word in words]


@dataclass
class Tour:
    """What the three saw, and their ends."""

    home: Path
    events: dict[str, list[dict[str, Any]]]
    ends: dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory) -> Tour:
    """Two people and a spectator follow the README by HOST:PORT; bots decide in the people's place."""
    home = tmp_path_factory.mktemp("tour")
    quiet = ["--headless", "--no-mdns"]
    ends = {}
    opening = typed("host --name Anna --variant intro")
    with Peer(*opening, *quiet, "--bot", "greedy", home=home / "host") as host:
        address = f"127.0.0.1:{host.until('listening')['port']}"
        words = put(typed("watch"), anna=address, file=str(home / "game.duel"))
        with Peer(*words, *quiet, home=home / "watch") as watch:
            host.until("watchers")
            words = put(typed("join"), anna=address)
            with Peer(*words, *quiet, "--bot", "greedy", home=home / "join") as join:
                peers = {"host": host, "join": join, "watch": watch}
                for name, peer in peers.items():
                    ends[name] = peer.until("finished")
                    assert peer.wait() == 0, peer.stderr
    return Tour(home, {name: peer.events for name, peer in peers.items()}, ends)


@pytest.fixture
def journal(tour: Tour) -> Path:
    """The spectator's file."""
    return tour.home / "game.duel"


def test_all_three_see_the_same_end(tour: Tour) -> None:
    """Winner, reason, head and state agree; journals lie where they were wanted, or in the data folder."""
    for key in ("winner", "reason", "head", "state"):
        assert len({end[key] for end in tour.ends.values()}) == 1
    assert tour.ends["host"]["winner"] in ("Anna", "Bob") and tour.ends["host"]["reason"] == "target"
    assert Path(tour.ends["watch"]["journal"]) == tour.home / "game.duel"
    for name in ("host", "join"):
        kept = Path(tour.ends[name]["journal"])
        assert kept.is_file() and kept.parent == tour.home / name / "games" and kept.suffix == ".duel"


def test_the_events_tell_the_story_in_order(tour: Tour) -> None:
    """Somebody comes, the game starts and decks are sealed, turns count up, the end comes after them."""
    for name, other in (("host", "Bob"), ("join", "Anna")):
        events = tour.events[name]
        kinds = [event["event"] for event in events]
        at = {kind: kinds.index(kind) for kind in ("connected", "setup", "started", "turn", "finished")}
        assert at["connected"] < min(at["setup"], at["started"])
        assert max(at["setup"], at["started"]) < at["turn"] < at["finished"]
        assert events[at["connected"]]["name"] == other and events[at["connected"]]["fingerprint"]
        started = events[at["started"]]
        assert started["variant"] == "intro" and started["seat"] in (0, 1, "red", "blue")
        turns = [event["n"] for event in events if event["event"] == "turn"]
        assert turns == sorted(turns) and len(turns) > 5


def test_what_was_watched_verifies(journal: Path, tmp_path: Path) -> None:
    """`verify` of the spectator's journal needs no identity, makes no file and holds: exit 0."""
    words = put(typed("verify"), file=str(journal))
    done = p2pduel(*words, "--json", home=tmp_path / "none")
    assert done.returncode == 0, done.stderr
    verdict = json.loads(done.stdout)
    assert verdict["ok"] and verdict["finished"] and verdict["violation"] is None
    assert verdict["audit"] == "ok" and verdict["variant"] == "intro"
    assert [player["name"] for player in verdict["players"]] == ["Anna", "Bob"]
    assert not (tmp_path / "none").exists()


def test_a_replay_tells_the_game(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`replay --text` has both names, moves in notation and the winner at the end."""
    assert main(put(typed("replay game.duel --text"), file=str(journal))) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Anna" in lines[0] and "Bob" in lines[0]
    assert any("build " in line for line in lines) and "won" in lines[-1]


def test_a_page_is_made_of_the_game(journal: Path, tmp_path: Path) -> None:
    """`export` writes one page with both names in its title."""
    words = [str(tmp_path / word) if word.endswith(".html") else word for word in typed("export")]
    assert main(put(words, file=str(journal))) == 0
    page = (tmp_path / "game.html").read_text("utf-8")
    assert "<title>Anna against Bob" in page


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_no_game_are_exit_code_two(command: str, tmp_path: Path) -> None:
    """Missing, empty and foreign files are unreadable."""
    empty, foreign = tmp_path / "empty.duel", tmp_path / "foreign.duel"
    empty.write_bytes(b"")
    foreign.write_bytes(b"\x00\x01not a journal" * 100)
    for path in (tmp_path / "missing.duel", empty, foreign):
        assert main([command, str(path)] + (["--text"] if command == "replay" else [])) == 2, path.name


def test_one_changed_byte_is_found(journal: Path, tmp_path: Path) -> None:
    """A journal with a byte changed in the middle no longer verifies."""
    data = bytearray(journal.read_bytes())
    data[len(data) // 2] ^= 1
    spoiled = tmp_path / "spoiled.duel"
    spoiled.write_bytes(bytes(data))
    assert main(["verify", str(spoiled)]) in (1, 2)


@pytest.mark.few(3)
@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals on Windows")
@pytest.mark.timeout(60)
@pytest.mark.parametrize("line", SCREENS)
def test_commands_for_a_terminal_open_in_one(line: str, journal: Path, tmp_path: Path) -> None:
    """In a terminal of 120 × 40 each begins to show a game."""
    assert line in lines()
    shown = in_terminal(*put(shlex.split(line), file=str(journal)), home=tmp_path, until=SCREENS[line])
    assert "Traceback" not in shown


@pytest.mark.parametrize("line", OTHERS)
def test_every_other_command_of_the_readme_runs(line: str, tmp_path: Path) -> None:
    """Tables are opened, everything else ends by itself with exit code 0; nobody may be there to be found."""
    words = shlex.split(line)
    if words[0] == "host":
        with Peer(*words, "--headless", "--no-mdns", "--bot", "greedy", home=tmp_path) as host:
            assert host.until("listening")["port"]
        return
    done = p2pduel(*words, home=tmp_path)
    assert done.returncode == 0 or (words[0], done.returncode) == ("peers", 3), done.stderr
