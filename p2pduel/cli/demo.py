"""`p2pduel demo`: two bots and a spectator as three processes play a whole game; then all is verified."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from p2pduel import children
from p2pduel.bots import names
from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import cli_output as said
from p2pduel.cli.choosing import add_table, named_deck, need_own_decks, need_two, settle_table
from p2pduel.cli.common import EXIT_NO, EXIT_OK, bot_pair, deck_pair, emit, say
from p2pduel.games import Game

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel demo
p2pduel demo --variant gold --bots greedy,greedy --json
"""

_HOST, _JOIN, _WATCH = "host", "join", "watch"


def arguments(parser: argparse.ArgumentParser) -> None:
    """The game and its players."""
    add_table(parser)
    parser.add_argument(
        "--bots",
        type=bot_pair,
        default=("greedy", "greedy"),
        metavar="A,B",
        help=helps.bots(names()),
    )
    parser.add_argument("--decks", type=deck_pair, metavar="A,B", help=helps.DECKS)
    parser.add_argument("--json", action="store_true", help=helps.JSON_AT_END)


def run(args: argparse.Namespace) -> int:
    """Play, verify, compare; exit 0 only if all agree."""
    game = settle_table(args)
    need_two(args)
    need_own_decks(args, game, "decks")
    for deck in args.decks or ():  # a fault is said before anything starts
        named_deck(deck, args.game, "decks")
    folder = Path(tempfile.mkdtemp(prefix="p2pduel-demo-"))
    tell: Callable[[str], None] = say if args.json else _print
    outcome = asyncio.run(_Demo(game, args.variant, args.option, args.bots, args.decks, folder, tell).play())
    if args.json:
        emit(outcome)
    if outcome["ok"]:
        shutil.rmtree(folder, ignore_errors=True)
        return EXIT_OK
    say(said.disagree(outcome["fault"], str(folder)))
    return EXIT_NO


def _print(line: str) -> None:
    print(line, flush=True)


@dataclass
class _Peer:
    """One of the three processes, and what it said last."""

    role: str
    process: asyncio.subprocess.Process
    errors: Path
    finished: dict[str, Any] | None = None
    fault: str | None = None


class _DemoError(Exception):
    """A process ended in a way it should not have."""


class _Demo:
    """The course of the demonstration."""

    def __init__(
        self,
        game: Game,
        variant: str,
        options: list[tuple[str, str]],
        bots: tuple[str, str],
        decks: tuple[str, str] | None,
        folder: Path,
        tell: Callable[[str], None],
    ) -> None:
        self.game, self.variant, self.bots, self.decks = game, variant, bots, decks
        self.options = [f"{name}={value}" for name, value in options]
        self.folder, self.tell = folder, tell
        self.peers: dict[str, _Peer] = {}
        self.port = 0
        self.listening = asyncio.Event()
        self.watched = asyncio.Event()
        self._setup_told = -1
        self._turn_told = 0

    async def play(self) -> dict[str, Any]:
        """The whole of it, as the figures that --json prints."""
        title = self.game.words.variant_title(self.variant)
        self.tell(said.demo_begins(title, list(zip(self.bots, self.seats, strict=True))))
        try:
            await self._game()
            verdicts = await self._verdicts()
        except _DemoError as error:
            return self._asked() | {"ok": False, "fault": str(error)}
        finally:
            await self._stop()
        return self._compare(verdicts)

    @property
    def seats(self) -> tuple[str, ...]:
        """What the two seats are called."""
        return tuple(self.game.words.seat_name(seat) for seat in range(2))

    def _asked(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "variant": self.variant,
            "options": self.options,
            "bots": list(self.bots),
        }

    # -- the game ------------------------------------------------------------------------------------

    async def _game(self) -> None:
        readers = [await self._start(_HOST, "--port", "0", *self._seat(_HOST, self.bots[0]))]
        await _first(self.listening, readers)
        if not self.listening.is_set():
            raise _DemoError(self._fault_of(_HOST))
        address = f"127.0.0.1:{self.port}"
        self.tell(said.listens(self.seats[0], address))
        readers.append(await self._start(_WATCH, address, "--journal", self._journal(_WATCH)))
        await _first(self.watched, readers)
        readers.append(await self._start(_JOIN, address, *self._seat(_JOIN, self.bots[1])))
        await self._until_over(readers)

    def _seat(self, role: str, bot: str) -> list[str]:
        name = said.bot_name(self.seats[role == _JOIN])
        own = ["--name", name, "--bot", bot, "--journal", self._journal(role)]
        if self.decks:
            own += ["--deck", self.decks[role == _JOIN]]
        if role == _JOIN:
            agreed = (f"game={self.game.name}", *self.options)  # whose decks are meant, too
            return own + [word for option in agreed for word in ("--accept", option)]
        chosen = [word for option in self.options for word in ("--option", option)]
        return [*own, "--game", self.game.name, "--variant", self.variant, *chosen]

    def _journal(self, role: str) -> str:
        return str(self.folder / f"{role}.duel")

    async def _start(self, role: str, *words: str) -> asyncio.Task[None]:
        errors = self.folder / f"{role}.log"
        # a data folder of its own for each: three strangers, and nothing of the user's is touched
        environment = {**os.environ, "P2PDUEL_HOME": str(self.folder / f"{role}-home")}
        with errors.open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *children.command(role, *words, "--headless", "--no-mdns"),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=environment,
            )
        peer = self.peers[role] = _Peer(role, process, errors)
        return asyncio.create_task(self._follow(peer))

    async def _until_over(self, readers: list[asyncio.Task[None]]) -> None:
        for done in asyncio.as_completed(readers):
            await done
            for peer in self.peers.values():
                if peer.process.returncode or (peer.process.returncode == 0 and peer.finished is None):
                    raise _DemoError(self._fault_of(peer.role))

    async def _follow(self, peer: _Peer) -> None:
        """Read one peer's events to the end of its life."""
        async for event in _events(peer.process):
            self._hear(peer, event)
        await peer.process.wait()

    def _hear(self, peer: _Peer, event: dict[str, Any]) -> None:
        kind = event["event"]
        if kind == "finished":
            peer.finished = event
        elif kind == "violation":
            peer.fault = said.saw_violation(peer.role, str(event.get("code")))
        if peer.role != _HOST:
            return
        if kind == "listening":
            self.port = event["port"]
            self.listening.set()
        elif kind == "watchers" and event["n"]:
            self.watched.set()
        elif kind == "setup":
            self._tell_setup(event["done"], event["total"])
        elif kind == "turn":
            self._tell_turn(event)
        elif kind == "finished":
            self.tell(said.demo_ended(event["winner"], event["reason"]))

    def _tell_setup(self, done: int, total: int) -> None:
        quarter = 4 * done // max(1, total)
        if quarter > self._setup_told:
            self._setup_told = quarter
            self.tell(said.sealing(done, total))

    def _tell_turn(self, event: dict[str, Any]) -> None:
        if event["n"] >= self._turn_told + 10 or event["n"] == 1:
            self._turn_told = event["n"]
            self.tell(said.turn(event["n"], list(zip(self.seats, event["points"], strict=True))))

    def _fault_of(self, role: str) -> str:
        peer = self.peers[role]
        last = peer.errors.read_text(errors="replace").strip().splitlines()[-3:]
        why = peer.fault or "; ".join(last) or said.NO_REASON
        return said.process_ended(role, peer.process.returncode or 0, why)

    # -- afterwards ------------------------------------------------------------------------------------

    async def _verdicts(self) -> dict[str, dict[str, Any]]:
        self.tell(said.VERIFYING)
        found = await asyncio.gather(*(self._verify(role) for role in (_HOST, _JOIN, _WATCH)))
        return dict(found)

    async def _verify(self, role: str) -> tuple[str, dict[str, Any]]:
        process = await asyncio.create_subprocess_exec(
            *children.command("verify", self._journal(role), "--json"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await process.communicate()
        try:
            verdict: dict[str, Any] = json.loads(out)
        except ValueError:
            why = said.verify_ended(role, process.returncode or 0, err.decode()[-300:])
            raise _DemoError(why) from None
        verdict["exit"] = process.returncode
        return role, verdict

    def _compare(self, verdicts: dict[str, dict[str, Any]]) -> dict[str, Any]:
        fault = None
        for role, verdict in verdicts.items():
            self.tell(
                f"  {role:<6} ok={verdict['ok']} envelopes={verdict['envelopes']} head={verdict['head'][:16]}"
            )
            if verdict["exit"] or not verdict["ok"] or not verdict["finished"]:
                fault = said.does_not_verify(role, str(verdict.get("violation")))
        first = verdicts[_HOST]
        for key in ("head", "state", "winner"):
            if len({json.dumps(verdict[key]) for verdict in verdicts.values()}) > 1:
                fault = fault or said.journals_differ(key)
        if fault is None:
            self.tell(said.AGREE)
        return self._asked() | {
            "ok": fault is None,
            "winner": first["winner"],
            "envelopes": first["envelopes"],
            "head": first["head"],
            "state": first["state"],
            "fault": fault,
        }

    async def _stop(self) -> None:
        """Nobody is left behind, however this ends."""
        for peer in self.peers.values():
            if peer.process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    peer.process.terminate()
                await peer.process.wait()


async def _first(event: asyncio.Event, readers: list[asyncio.Task[None]]) -> None:
    """Wait for an event, or for one of the processes to be gone."""
    waiting = asyncio.create_task(_until(event))
    await asyncio.wait([waiting, *readers], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()


async def _until(event: asyncio.Event) -> None:
    await event.wait()


async def _events(process: asyncio.subprocess.Process) -> AsyncIterator[dict[str, Any]]:
    """The JSON lines a process prints."""
    assert process.stdout is not None
    async for line in process.stdout:
        with contextlib.suppress(ValueError):
            event = json.loads(line)
            if isinstance(event, dict) and "event" in event:
                yield event
