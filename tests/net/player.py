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
from p2pduel.games import DEFAULT
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.table import peer, seat
from p2pduel.table.anywhere import Relays
from p2pduel.table.brains import SeededBrain
from p2pduel.table.errors import TableError
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending, Options
from p2pduel.table.watch import watch
from protocol import limits
from protocol.envelope import Envelope, decode_record
from protocol.hashing import H32
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.frames import Frame
from protocol.io.link import StreamLink
from protocol.session import Session
from tests.classic.entry import make_known
from tests.net.outside import reachable_at


def say(event: dict[str, Any]) -> None:
    """One line for the test."""
    print(json.dumps(event), flush=True)


class HeldBrain:
    """A bot that waits at a turn until the test says so, and may take back one act."""

    def __init__(self, args: argparse.Namespace, seed: bytes) -> None:
        self._bot = SeededBrain(lambda chance: make_bot(args.bot, chance, args.game), seed)
        self._hold, self._regret, self._resign = args.hold, args.regret, args.resign
        self.seat: seat.Seat | None = None

    async def decide(self, view: Any, decision: Decision, legal: Sequence[Move]) -> Move:
        """What the bot chooses, when it may."""
        if self._hold and view.state.turn >= self._hold:
            self._hold = 0
            say({"event": "held"})
            await asyncio.to_thread(sys.stdin.readline)
        if self._regret and view.state.turn >= self._regret and self.seat is not None:
            await self._take_back(self.seat)
        if self._resign and view.state.turn >= self._resign and self.seat is not None:
            await self.seat.say("resign")
        return await self._bot.decide(view, decision, legal)

    async def _take_back(self, own: seat.Seat) -> None:
        """Once in a game, told by the transcript: a restart must not do it again, or forget it."""
        session = own.session
        done = any(one.kind == "takeback" and one.seat == own.seat for one in session.reader.transcript)
        back = session.can_take_back()
        if not done and back and session.is_free_takeback(back[-1]):
            await own.take_back()


def die_at(plan: Sequence[tuple[str, int]]) -> None:
    """Kill this process at one of these envelopes: before it is written, after, or after it was sent."""

    def die(point: str, numbers: range) -> None:
        if any(at == point and number in numbers for at, number in plan):
            os.kill(os.getpid(), signal.SIGKILL)

    class Dying(seat.Seat):
        """A seat that is cut off."""

        def write(self, record: bytes) -> None:
            envelope = decode_record(record)
            number = envelope.seq if isinstance(envelope, Envelope) else -1
            die("before", range(number, number + 1))
            super().write(record)
            die("written", range(number, number + 1))

    plain = StreamLink.send

    async def send(self: StreamLink, item: Frame) -> None:
        """Write the frame, and die if it holds the envelope."""
        await plain(self, item)
        items, first = item.body.get("items"), item.body.get("first")
        if isinstance(items, list) and isinstance(first, int):
            die("sent", range(first, first + len(items)))

    vars(peer)["Seat"] = Dying
    StreamLink.send = send  # type: ignore[method-assign]


def renew_dice_after(rolls: int) -> None:
    """Dice chains so short that a game needs several."""
    defaults = Session.__init__.__kwdefaults__
    assert defaults is not None
    defaults["chain_length"] = rolls


async def main(args: argparse.Namespace) -> Ending:
    """Play or watch as the command line says."""
    seed = bytes([args.seed]) * 32
    deck = default_deck().to_choice() if args.game == DEFAULT else {}
    brain = HeldBrain(args, seed)
    settled = dict(word.split("=", 1) for word in args.option)

    def seated(own: seat.Seat) -> None:
        brain.seat = own

    options = Options(
        args.name,
        Identity(H32("player", seed)),
        None if args.role == "watch" else brain,
        game=args.game,
        variant=args.variant,
        options=settled if args.role == "host" else {},
        accept=settled,
        journal=Path(args.journal),
        mdns=not args.no_mdns,
        timeout=60,
        on_event=say,
        on_seat=seated,
        bot=True,
        port=args.port,
        host_address=args.address,
        seed=seed,
        deck={part: tuple(faces) for part, faces in deck.items()},
        anywhere=Relays(urls=tuple(args.relay)) if args.anywhere else None,
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
    parser.add_argument("--game", default=DEFAULT)
    parser.add_argument("--variant", default="intro")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hold", type=int, default=0)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--address")
    parser.add_argument("--no-mdns", action="store_true")
    parser.add_argument("--anywhere", action="store_true", help="by ticket, without a relay but those named")
    parser.add_argument("--relay", action="append", default=[], help="the address of a relay")
    parser.add_argument("--outside", help="the address under which routers let others see this one")
    parser.add_argument("--quick", action="store_true", help="notice dead links and new addresses soon")
    parser.add_argument("--regret", type=int, default=0, help="take back one act from this turn on")
    parser.add_argument("--resign", type=int, default=0, help="give up at this turn")
    parser.add_argument("--chain", type=int, default=0, help="rolls in one dice chain")
    parser.add_argument("--die", nargs=2, metavar=("POINT", "NUMBER"), action="append", default=[])
    arguments = parser.parse_args()
    random.seed(0)
    make_known()
    # A restart on a busy machine takes its time, and who has left by then cannot hand over the last word.
    vars(limits).update(FAREWELL_SECONDS=30.0)
    if arguments.quick:
        vars(limits).update(PING_SECONDS=0.5, SILENT_SECONDS=3.0)
        vars(bounds).update(ADDRESS_SECONDS=0.5, CONNECT_SECONDS=2.0)
    if arguments.outside:
        reachable_at(arguments.outside, lambda: say({"event": "direct"}))
    if arguments.chain:
        renew_dice_after(arguments.chain)
    if arguments.die:
        die_at([(point, int(number)) for point, number in arguments.die])
    try:
        ending = asyncio.run(main(arguments))
    except TableError as error:
        say({"event": "error", "words": str(error), "code": error.code})
        sys.exit(error.code)
    sys.exit(0 if ending.finished else 1 if ending.violation else 3)
