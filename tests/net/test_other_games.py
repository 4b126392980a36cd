"""Tables of other games than the first one: terms say which, and who does not know it says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from p2pduel import games
from p2pduel.cli import main
from p2pduel.games import Game
from p2pduel.person.company import bot_begin
from p2pduel.table.brains import BotBrain
from p2pduel.table.errors import REFUSED, USAGE, TableError
from p2pduel.table.host import host, proposed
from p2pduel.table.join import join
from p2pduel.table.local import local
from p2pduel.table.peers import called, row
from p2pduel.table.replay import replay
from p2pduel.table.terms import Terms, objection, parse_term
from p2pduel.table.verify import UNREADABLE, verify
from p2pduel.table.watch import watch
from p2pduel.tui.lobby.unfinished import unfinished
from protocol.identity import Identity
from protocol.io.journal import seed_path
from protocol.io.tables import Announcement, Table, read_table
from protocol.reader import UnknownTermsError
from tests.net.loopback import Events, options

OTHER = Game("other", "p2pduel.games.duel", ("intro", "gold"))
"""The Duel under another name: all that a table sees of a second game."""
SENTENCE = "“other” is a game this program does not know; it knows: duel"


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """The other game is known until this is called."""
    monkeypatch.setattr(games, "_GAMES", {**games._GAMES, "other": OTHER})

    def forget() -> None:
        games._GAMES.pop("other")

    yield forget


class First:
    """A bot that takes the first move."""

    def choose(self, _view: Any, legal: Any) -> Any:
        """The first move."""
        return legal[0]


async def begun(path: Path, me: Identity) -> None:
    """A game of the other kind, left in the middle."""
    (seat, _), task = await local(
        "intro", [BotBrain(First())] * 2, ("Anna", "Bot"), identity=me, game="other", journal=path
    )
    async with asyncio.timeout(60):
        while not seat.to_decide:
            await asyncio.sleep(0.005)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert seat.terms == {"game": "other", "seats": 2, "variant": "intro", "hints": True, "claim": 0}


async def refused(work: Any) -> tuple[str, int]:
    """What kept a table from coming about, and the exit code."""
    with pytest.raises(TableError) as caught:
        async with asyncio.timeout(30):
            await work
    return str(caught.value), caught.value.code


async def test_a_journal_of_a_game_that_is_not_known_is_named_and_left_alone(
    tmp_path: Path, known: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """verify, replay, host, play, watch and the lobby's list: one sentence each, not a byte is touched."""
    monkeypatch.setattr("p2pduel.paths.games", lambda: tmp_path)
    path, me = tmp_path / "game.duel", Identity.generate()
    await begun(path, me)
    assert verify(path).ok and verify(path).game == "other" and replay(path).played is OTHER
    assert [one.strange for one in unfinished(me.public)] == [""]
    with path.open("ab") as file:
        file.write(b"\0\0\0")  # a torn end, which opening for writing would cut off
    before = {one: one.read_bytes() for one in tmp_path.iterdir()}
    known()
    words = f"{path}: {SENTENCE}"
    found = verify(path)
    assert found.exit_code == UNREADABLE and found.error == f"{words}; a program that plays it can check it"
    with pytest.raises(TableError) as caught:
        replay(path)
    assert (str(caught.value), caught.value.code) == (words, USAGE)
    mine = replace(options("Anna", 1, tmp_path, Events(), journal=path), identity=me)
    assert await refused(host(mine)) == (words, USAGE)
    assert await refused(join("127.0.0.1:9", mine)) == (words, USAGE)
    assert await refused(watch("127.0.0.1:9", mine)) == (words, USAGE)
    begin = bot_begin(("Anna", me), "intro", "random", "", path, lambda: 0.0)
    assert await refused(begin(lambda _seat: None, lambda _event: None)) == (words, USAGE)
    assert [one.strange for one in unfinished(me.public)] == [words]
    assert {one: one.read_bytes() for one in tmp_path.iterdir()} == before and seed_path(path) in before


@pytest.mark.parametrize("visit", [join, watch])
async def test_who_does_not_know_the_game_of_a_table_says_so(
    visit: Callable[..., Any], tmp_path: Path, known: Callable[[], None]
) -> None:
    """The welcome names it; the visitor goes with a sentence, and the table stays open."""
    events = Events()
    table = asyncio.create_task(host(options("Anna", 1, tmp_path, events, game="other", variant="gold")))
    port = (await events.first("listening"))["port"]
    while (tmp_path / "Anna.duel").stat().st_size < 200:  # its hello is written right after it listens
        await asyncio.sleep(0.005)
    known()
    guest = options("Bert", 2, tmp_path, Events())
    assert await refused(visit(f"127.0.0.1:{port}", guest)) == (
        f"this table can't be joined: {SENTENCE}",
        REFUSED,
    )
    assert not table.done()
    table.cancel()
    await asyncio.gather(table, return_exceptions=True)


async def test_another_game_is_played_over_the_wire(tmp_path: Path, known: Callable[[], None]) -> None:
    """The newcomer is told which game it is, and both sign its name and seats."""
    events, heard = Events(), Events()
    table = asyncio.create_task(host(options("Anna", 1, tmp_path, events, game="other")))
    port = (await events.first("listening"))["port"]
    guest = asyncio.create_task(join(f"127.0.0.1:{port}", options("Bert", 2, tmp_path, heard)))
    started = await heard.first("started")
    assert (started["plays"], started["variant"]) == ("other", "intro")
    for task in (guest, table):
        task.cancel()
    await asyncio.gather(guest, table, return_exceptions=True)


async def test_who_wants_one_game_does_not_sit_down_at_another(
    tmp_path: Path, known: Callable[[], None]
) -> None:
    """--accept game=NAME is a condition, as for variants."""
    events = Events()
    table = asyncio.create_task(host(options("Anna", 1, tmp_path, events)))
    port = (await events.first("listening"))["port"]
    guest = options("Bert", 2, tmp_path, Events(), accept=dict([parse_term("game=other")]))
    words, code = await refused(join(f"127.0.0.1:{port}", guest))
    assert "game=duel" in words and code == REFUSED and not table.done()
    table.cancel()
    await asyncio.gather(table, return_exceptions=True)


def test_terms_name_every_game_but_the_first(known: Callable[[], None]) -> None:
    """The Duel's terms are what they were; those of other games say game and seats."""
    duel = Terms("gold", True, 5)
    assert duel.to_wire() == {"variant": "gold", "hints": True, "claim": 5}
    assert Terms.read(duel.to_wire()) == Terms.read({**duel.to_wire(), "game": "duel", "seats": 2}) == duel
    other = Terms("gold", game="other")
    assert Terms.read(other.to_wire()) == other and not objection(other, {})
    assert objection(other, {"game": "duel"}) == "game=other"
    known()
    with pytest.raises(UnknownTermsError, match="does not know; it knows: duel"):
        Terms.read(other.to_wire())


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"game": "chess", "variant": "intro"}, "“chess” is a game this program does not know"),
        ({"game": 7, "variant": "intro"}, "a game this program does not know"),
        ({"game": "other", "variant": "princes"}, "no variant of the game"),
        ({"variant": "intro", "seats": 3}, "duel intro is for 2 players, not 3"),
        ({"variant": "intro", "seats": True}, "is for 2 players, not 0"),
    ],
)
def test_terms_that_no_game_has_are_refused(
    terms: dict[str, Any], words: str, known: Callable[[], None]
) -> None:
    """In one sentence each."""
    with pytest.raises(UnknownTermsError, match=words):
        Terms.read(terms)


@pytest.mark.parametrize("more", [{"game": "chess"}, {"variant": "chess"}, {"seats": 3}])
def test_no_table_is_opened_for_what_no_game_has(more: dict[str, Any], tmp_path: Path) -> None:
    """Before a file is made."""
    with pytest.raises(TableError) as caught:
        proposed(options("Anna", 1, tmp_path, Events(), **more))
    assert caught.value.code == USAGE and not list(tmp_path.iterdir())


# -- announcements -------------------------------------------------------------------------------------


def heard(**texts: str) -> Table | None:
    """The table of an announcement with these texts."""
    plain: Any = SimpleNamespace(
        decoded_properties={"fp": "abcd", "name": "Anna", "variant": "intro", "state": "waiting", **texts},
        parsed_scoped_addresses=lambda: ["192.0.2.1"],
        port=4455,
    )
    return read_table(plain)


def test_announcements_say_game_and_seats() -> None:
    """Told and heard alike; an old one without them is a Duel with a free seat."""
    told = Announcement(2, "Anna", "abcd", "isle", plays="island", seats=4, free=3)
    found = heard(**told.properties())
    assert found is not None and (found.plays, found.seats, found.free) == ("island", 4, 3)
    assert called(found) == "island isle (this program does not know it)"
    assert row(found)["known"] is False
    old = heard()
    assert old is not None and called(old) == "intro"
    listed = row(old)
    assert (listed["plays"], listed["seats"], listed["free"], listed["known"]) == ("duel", 2, 1, True)


@pytest.mark.parametrize(
    ("texts", "plays", "seats", "free"),
    [
        ({"plays": "Bad Name\x1b[31m", "seats": "2", "free": "1"}, "", 2, 1),
        ({"plays": "x" * 81}, "", 2, 1),
        ({"seats": "99999", "free": "77"}, "", 16, 16),
        ({"seats": "-1", "free": "1"}, "", 0, 0),
        ({"seats": "3", "free": "many"}, "", 3, 0),
    ],
)
def test_a_forged_announcement_stays_within_bounds(
    texts: dict[str, str], plays: str, seats: int, free: int
) -> None:
    """Words are plain and short, numbers small."""
    found = heard(**texts)
    assert found is not None and (found.plays, found.seats, found.free) == (plays, seats, free)


# -- what is typed -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("host", "--game", "chess"), "no game is called 'chess'; there are: duel, other"),
        (("demo", "--game", "other", "--variant", "princes"), "other has no variant 'princes'"),
        (("play", "--players", "3"), "duel intro is for 2 players, not 3"),
        (("play", "--game", "other", "--deck", "merchants"), "nobody brings a deck to intro"),
        (("deck", "list", "--game", "other"), "nobody brings a deck to other"),
    ],
)
def test_what_no_game_has_is_refused_in_one_sentence(
    words: tuple[str, ...],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    known: Callable[[], None],
) -> None:
    """Exit code 2."""
    assert main(list(words)) == 2
    assert sentence in capsys.readouterr().err


def test_a_variant_alone_means_the_default_game_or_the_only_one_that_has_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where several others have it, the game must be named."""
    from argparse import Namespace

    from p2pduel.cli.common import settle_table

    more = {name: Game(name, "p2pduel.games.duel", ("intro", "isle")) for name in ("one", "two")}
    monkeypatch.setattr(games, "_GAMES", {**games._GAMES, "one": more["one"]})

    def settled(variant: str | None, game: str | None = None) -> tuple[str, str, int]:
        args = Namespace(game=game, variant=variant, players=None)
        settle_table(args)
        return args.game, args.variant, args.players

    assert settled(None) == ("duel", "intro", 2) and settled("intro") == ("duel", "intro", 2)
    assert settled("isle") == ("one", "isle", 2) and settled(None, "one") == ("one", "intro", 2)
    monkeypatch.setitem(games._GAMES, "two", more["two"])
    assert main(["host", "--variant", "isle"]) == 2
    assert "add --game one or --game two" in capsys.readouterr().err


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """For people and for programs."""
    assert main(["games"]) == 0
    assert "tournament   Tournament" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    assert '"variant":"gold","title":"The Era of Gold","seats":[2],"target":12' in capsys.readouterr().out
