"""The replay screen: every step of a recorded game, forwards, backwards and by leaps."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from p2pduel.bots import make_bot
from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.table.brains import SeededBrain
from p2pduel.table.errors import TableError
from p2pduel.table.local import local
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs import Choose, Page
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.replay.check import check
from p2pduel.tui.replay.reel import Reel
from p2pduel.tui.replay.screen import ReplayScreen
from protocol.envelope import Envelope, decode_record
from protocol.identity import Identity
from protocol.io.journal import Journal, read
from tests.tui.rooms import PATIENCE, duel, screen_of, until
from tests.tui.sight import lines

pytestmark = pytest.mark.timeout(900)


def _brain(number: int) -> SeededBrain:
    return SeededBrain(lambda rng: make_bot("greedy", rng), bytes([number]) * 32)


async def _record(path: Path, variant: str) -> None:
    seeds = (b"\x01" * 32, b"\x02" * 32)
    _, task = await local(
        variant,
        (_brain(1), _brain(2)),
        ("Ann", "Bob"),
        identity=Identity(bytes(32)),
        journal=path,
        seeds=seeds,
    )
    await task


@cache
def _games() -> dict[str, bytes]:
    return {}


async def _journal(folder: Path, variant: str = "princes") -> Path:
    """A whole game of two bots; played once, then copied."""
    path = folder / f"{variant}.duel"
    if variant not in _games():
        await _record(path, variant)
        _games()[variant] = path.read_bytes()
    path.write_bytes(_games()[variant])
    return path


async def _holds(_path: Path) -> dict[str, Any]:
    return {"ok": True, "finished": True, "proofs": 7, "audit": "ok"}


def _app(path: Path, **more: Any) -> tuple[ScreenApp, ReplayScreen]:
    screen = ReplayScreen(Reel(path), **{"verifying": _holds, **more})
    return ScreenApp(lambda: screen), screen


async def _all_read(pilot: Pilot[int], screen: ReplayScreen) -> None:
    await until(pilot, lambda: screen.reel.done and screen.position >= 0, "the file is never read")


def _hashes(path: Path) -> list[tuple[str, str]]:
    """For every act in the file: its text, and the hash of the state it was made in."""
    found = []
    for record in map(decode_record, read(path).records):
        if isinstance(record, Envelope) and record.body.get("act"):
            act, before = record.body["act"], record.body["before"]
            assert isinstance(act, bytes) and isinstance(before, bytes)
            found.append((act.decode(), before.hex()))
    return found


def _digest(screen: ReplayScreen) -> str:
    assert screen.update_now is not None
    return str(screen.update_now.state.digest())


async def _step(app: ScreenApp, screen: ReplayScreen, key: str) -> None:
    """Press a key and wait for its step only: the pilot would rest after each of many hundred keys."""
    before = screen.position
    app.simulate_key(key)
    async with asyncio.timeout(PATIENCE):
        while screen.position == before:
            await asyncio.sleep(0)


@pytest.mark.slow
async def test_every_ply_forwards_and_backwards_has_the_hash_of_the_journal(tmp_path: Path) -> None:
    """Stepping by keys shows, before every act of the file, the very state the player had signed."""
    path = await _journal(tmp_path)
    wanted = _hashes(path)
    app, screen = _app(path)
    async with app.run_test(size=(80, 24)) as pilot:
        await _all_read(pilot, screen)
        forwards = [_digest(screen)]
        while screen.position + 1 < len(screen.reel):
            await _step(app, screen, "n")
            forwards.append(_digest(screen))
        assert screen.reel.end is not None and screen.reel.end.winner in (0, 1)
        acts = [place for place, frame in enumerate(screen.reel.frames) if frame.seat is not None]
        assert [(screen.reel.frames[place].move, forwards[place - 1]) for place in acts] == wanted
        backwards = [_digest(screen)]
        while screen.position:
            await _step(app, screen, "p")
            backwards.append(_digest(screen))
        assert backwards == forwards[::-1]


async def test_leaps_find_turns_rolls_buildings_and_events(tmp_path: Path) -> None:
    """Each leap lands on the next place where such a thing happens, a turn also backwards."""
    app, screen = _app(await _journal(tmp_path))
    async with app.run_test(size=(120, 40)) as pilot:
        await _all_read(pilot, screen)
        for key, kind in (("t", "turn"), ("r", "dice"), ("b", "built"), ("e", "event"), ("t", "turn")):
            start = screen.position
            await pilot.press(key)
            between = screen.reel.frames[start + 1 : screen.position]
            assert screen.frame is not None and screen.frame.has(kind)
            assert not any(frame.has(kind) for frame in between)
        here = screen.position
        await pilot.press("T")
        assert screen.position < here and screen.frame is not None and screen.frame.has("turn")
        await pilot.press("g", *"12", "enter")
        await until(pilot, lambda: screen.frame is not None and screen.frame.state.turn == 12, "no turn 12")
        await pilot.press("greater_than_sign")
        assert screen.position == len(screen.reel) - 1
        end = screen.reel.end
        assert end is not None and end.winner is not None
        winner = f"{screen.reel.names[end.winner]} has won"
        await until(pilot, lambda: any(winner in line for line in lines(app)), "nobody says who won")
        await pilot.press("less_than_sign")
        assert screen.position == 0


async def test_it_runs_by_itself_until_the_end_and_stops(tmp_path: Path) -> None:
    """Space starts it, plus makes it faster, and it stops at the last step."""
    app, screen = _app(await _journal(tmp_path))
    async with app.run_test(size=(120, 40)) as pilot:
        await _all_read(pilot, screen)
        await pilot.press("greater_than_sign", "p", "p", "p", "plus", "plus", "plus", "plus")
        assert screen.position == len(screen.reel) - 4 and not screen.playing
        await pilot.press("space")
        await until(pilot, lambda: screen.position == len(screen.reel) - 1, "it does not run")
        await until(pilot, lambda: not screen.playing, "it never stops")


async def test_hands_are_open_to_the_eyes_that_may_see_them(tmp_path: Path) -> None:
    """With both seeds open, each seat sees its own hand, and everybody sees both; flipped or not."""
    app, screen = _app(await _journal(tmp_path))
    async with app.run_test(size=(120, 40)) as pilot:
        await _all_read(pilot, screen)
        await pilot.press("greater_than_sign")
        frame = screen.frame
        assert frame is not None
        zones = frame.state.zones
        assert zones["hand0"] and zones["hand1"]
        for seat, near in ((None, 0), (0, 0), (1, 1)):
            assert screen.eyes == seat and screen.near == near
            update = screen.update_now
            assert update is not None
            for owner in (0, 1):
                open_hand = all(slot in update.knowledge for slot in zones[f"hand{owner}"])
                assert open_hand == (seat in (None, owner))
            await pilot.press("s")
        await pilot.press("f")
        assert screen.near == 1


async def test_what_a_seat_knew_lets_it_make_its_moves(tmp_path: Path) -> None:
    """The hands are right: every act of the file is legal with what its seat is shown to know."""
    reel = Reel(await _journal(tmp_path)).read_all()
    played = 0
    for before, after in zip(reel.frames, reel.frames[1:], strict=False):
        if after.seat is not None and after.move.split()[0] in ("build", "play"):
            legal = engine.legal(before.state, before.hands[after.seat])
            assert after.move in {move.text for move in legal}
            played += 1
    assert played > 20


async def test_closed_hands_while_the_seeds_are_not_open(tmp_path: Path) -> None:
    """A record that breaks off before the seeds: it can be seen, but nobody's hand."""
    path = await _journal(tmp_path)
    cut = _cut(path, 200)
    app, screen = _app(cut)
    async with app.run_test(size=(120, 40)) as pilot:
        await _all_read(pilot, screen)
        await pilot.press("greater_than_sign", "s")
        update = screen.update_now
        assert update is not None and not update.knowledge and not screen.reel.opened
        assert screen.reel.end is None
        assert any("not finished" in line for line in lines(app))


def _cut(path: Path, count: int) -> Path:
    """A journal with the first records of another one."""
    shorter = path.with_name("cut.duel")
    with Journal.create(shorter) as journal:
        for record in read(path).records[:count]:
            journal.append(record)
    return shorter


async def test_the_dice_stand_beside_what_is_expected(tmp_path: Path) -> None:
    """The chart counts the rolls up to the step shown."""
    path = await _journal(tmp_path)
    app, screen = _app(path)
    async with app.run_test(size=(120, 40)) as pilot:
        await _all_read(pilot, screen)
        await pilot.press("greater_than_sign")
        outcomes = [entry.outcome for frame in screen.reel.frames for entry in frame.entries]
        rolled = Counter(outcome.data["production"] for outcome in outcomes if outcome.kind == "dice")
        told = [outcome for outcome in screen.reel.outcomes(screen.position) if outcome.kind == "dice"]
        assert Counter(outcome.data["production"] for outcome in told) == rolled
        assert not [outcome for outcome in screen.reel.outcomes(0) if outcome.kind == "dice"]
        await pilot.press("d")
        page = await screen_of(pilot, Page)
        assert page is not None
        shown = "\n".join(lines(app))
        for number in range(1, 7):
            assert f"{rolled[number]}/{rolled.total() / 6:.1f}" in shown


async def test_keys_before_the_first_frame_is_read_wait_for_it(tmp_path: Path) -> None:
    """The file has just been opened: there is nothing to show yet, and nothing fails."""
    app, screen = _app(await _journal(tmp_path, "intro"))
    async with app.run_test(size=(120, 40)) as pilot:
        await _all_read(pilot, screen)
        frames, screen.reel.frames[:] = list(screen.reel.frames), []
        for action in (screen.action_first, screen.action_last):
            action()
        screen.reel.frames[:] = frames
        screen.action_last()
        assert screen.position == len(frames) - 1


async def test_the_verification_comes_later_and_never_blocks(tmp_path: Path) -> None:
    """Steps are taken while the verification still runs; then its result stands on the screen."""
    release = asyncio.Event()

    async def slow(path: Path) -> dict[str, Any]:
        await release.wait()
        return await _holds(path)

    app, screen = _app(await _journal(tmp_path), verifying=slow)
    async with app.run_test(size=(120, 40)) as pilot:
        await _all_read(pilot, screen)
        await pilot.press("t", "r")
        assert screen.position > 0 and screen.holds is None
        assert any("Not verified yet" in line for line in lines(app))
        assert not any("proofs hold" in line or "✓ All" in line for line in lines(app))
        release.set()
        await until(pilot, lambda: screen.holds is True, "the verification never ends")
        await until(pilot, lambda: any("7 proofs" in line for line in lines(app)), "no word of it")


async def test_the_real_verification_of_a_game_and_of_a_forged_one(tmp_path: Path) -> None:
    """In a process of its own: a good record holds, one that is no journal is said to be none."""
    path = await _journal(tmp_path, "intro")
    found = await check(path)
    assert found["ok"] and found["finished"] and found["proofs"] > 0
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    (tmp_path / "bad.duel").write_bytes(data)
    assert (await check(tmp_path / "bad.duel"))["error"]


class _Idle:
    """Somebody who rolls and passes: the game goes on for as long as one likes."""

    async def decide(self, _view: View, _decision: Decision, legal: Sequence[Move]) -> Move:
        idle = [move for move in legal if move.text.split()[0] in ("end", "pass", "roll")]
        return (idle or list(legal))[0]


async def _long(path: Path, turns: int) -> None:
    """A game of so many turns, left then."""
    (person, _), task = await local(
        "intro", (_Idle(), _Idle()), ("Ann", "Bob"), identity=Identity(bytes(32)), journal=path
    )

    while person.state is None or person.state.turn < turns:
        await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize("turns", [40, pytest.param(400, marks=pytest.mark.slow)])
async def test_a_long_file_opens_at_once_and_is_verified_beside_it(tmp_path: Path, turns: int) -> None:
    """The first frame is there in a moment; one steps while the rest is read and the proofs are checked."""
    await _long(tmp_path / "long.duel", turns)
    used = time.process_time()
    app, screen = _app(tmp_path / "long.duel", verifying=check)
    async with app.run_test(size=(80, 24)) as pilot:
        async with asyncio.timeout(PATIENCE):  # the pilot would wait until all is read
            while screen.position < 0:
                await asyncio.sleep(0.005)
        assert time.process_time() - used < 2.0 and screen.holds is None
        assert turns < 100 or not screen.reel.done
        while screen.position < 5:
            await _step(app, screen, "n")
        await _all_read(pilot, screen)
        await pilot.press("greater_than_sign")
        assert screen.frame is not None and screen.frame.state.turn >= turns
        await until(pilot, lambda: screen.holds is True, "the verification never ends")


async def test_a_recorded_game_is_opened_from_the_lobby(tmp_path: Path, home: Path) -> None:
    """Chosen from the games of the folder; closing it leads back; a folder without games says so."""
    app = duel()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        await pilot.press("p")
        await until(pilot, lambda: any("no recorded game" in line for line in lines(app)), "no word")
        (home / "games").mkdir(parents=True, exist_ok=True)
        (await _journal(tmp_path)).rename(home / "games" / "one.duel")
        (home / "games" / "other.duel").write_bytes(b"no game")
        await pilot.press("p")
        games = await screen_of(pilot, Choose)
        assert [row.text.plain.split(" · ")[0] for row in games.query_one(Rows).rows] == ["Ann – Bob"]
        await pilot.press("enter")
        screen = await screen_of(pilot, ReplayScreen)
        await until(pilot, lambda: screen.position == 0, "no first frame")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is lobby, "no way back")


async def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    """Said before any screen opens."""
    (tmp_path / "no.duel").write_bytes(b"nothing")
    with pytest.raises(TableError):
        Reel(tmp_path / "no.duel")
    with pytest.raises(TableError):
        Reel(tmp_path / "missing.duel")
