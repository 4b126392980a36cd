"""A peer for tests: host, join or watch, with a seeded bot that can be held at a turn or die at a point."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from p2pduel.bots import make_bot
from p2pduel.decks import default_deck
from p2pduel.rules.moves import Move
from p2pduel.rules.operations import Decision
from p2pduel.rules.view import View
from p2pduel.table import peer, people, seat
from p2pduel.table.brains import SeededBrain
from p2pduel.table.errors import TableError
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending, Options
from p2pduel.table.watch import watch
from protocol import limits
from protocol.envelope import Envelope, decode_record
from protocol.io.frames import Frame
from protocol.io.link import StreamLink


def say(event: dict[str, Any]) -> None:
    """One line for the test."""
    print(json.dumps(event), flush=True)


class HeldBrain:
    """A bot that waits at a turn until the test says so."""

    def __init__(self, name: str, seed: bytes, turn: int) -> None:
        self._bot = SeededBrain(lambda chance: make_bot(name, chance), seed)
        self._turn = turn

    async def decide(self, view: View, decision: Decision, legal: Sequence[Move]) -> Move:
        """What the bot chooses, when it may."""
        if self._turn and view.state.turn >= self._turn:
            self._turn = 0
            say({"event": "held"})
            await asyncio.to_thread(sys.stdin.readline)
        return await self._bot.decide(view, decision, legal)


def die_at(point: str, number: int) -> None:
    """Kill this process at an own envelope: before it is written, after, or after it was sent."""

    def mine(record: bytes, own: int | None) -> bool:
        envelope = decode_record(record)
        return isinstance(envelope, Envelope) and envelope.seat == own and envelope.seq >= number

    class Dying(seat.Seat):
        """A seat that is cut off once."""

        def write(self, record: bytes) -> None:
            if point == "before" and mine(record, self.seat):
                os.kill(os.getpid(), signal.SIGKILL)
            super().write(record)
            if point == "written" and mine(record, self.seat):
                os.kill(os.getpid(), signal.SIGKILL)

    plain = StreamLink.send

    async def send(self: StreamLink, item: Frame) -> None:
        """Write the frame, and die if it holds the envelope."""
        await plain(self, item)
        items, first = item.body.get("items"), item.body.get("first")
        if isinstance(items, list) and isinstance(first, int) and first + len(items) > number:
            os.kill(os.getpid(), signal.SIGKILL)

    vars(peer)["Seat"] = Dying
    if point == "sent":
        StreamLink.send = send  # type: ignore[method-assign]


async def main(args: argparse.Namespace) -> Ending:
    """Play or watch as the command line says."""
    seed = bytes([args.seed]) * 32
    deck = default_deck().to_choice()
    options = Options(
        args.name,
        people.identity(),
        None if args.role == "watch" else HeldBrain(args.bot, seed, args.hold),
        variant=args.variant,
        journal=Path(args.journal),
        mdns=not args.no_mdns,
        timeout=60,
        on_event=say,
        bot=True,
        port=args.port,
        host_address=args.address,
        seed=seed,
        deck=tuple(deck["deck"]),
        events=tuple(deck["events"]),
    )
    if args.role == "host":
        return await host(options)
    return await (join if args.role == "join" else watch)(args.target, options)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("role")
    parser.add_argument("target", nargs="?")
    parser.add_argument("--name", default="Test")
    parser.add_argument("--journal", required=True)
    parser.add_argument("--variant", default="intro")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hold", type=int, default=0)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--address")
    parser.add_argument("--no-mdns", action="store_true")
    parser.add_argument("--quick", action="store_true", help="notice a dead link within seconds")
    parser.add_argument("--die", nargs=2, metavar=("POINT", "NUMBER"))
    arguments = parser.parse_args()
    random.seed(0)
    if arguments.quick:
        vars(limits).update(PING_SECONDS=0.5, SILENT_SECONDS=3.0)
    if arguments.die:
        die_at(arguments.die[0], int(arguments.die[1]))
    try:
        ending = asyncio.run(main(arguments))
    except TableError as error:
        say({"event": "error", "words": str(error), "code": error.code})
        sys.exit(error.code)
    sys.exit(0 if ending.finished else 1 if ending.violation else 3)
