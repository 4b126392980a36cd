"""`p2pduel watch`: see a game and verify all of it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import faults, files, publishing
from p2pduel.cli import peering
from p2pduel.cli.common import CliError, UsageError

if TYPE_CHECKING:
    from p2pduel.table.options import Ending, Options

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel watch Anna
p2pduel watch 192.168.1.20:4455 --headless --journal seen.duel
p2pduel watch Anna --headless --publish /var/www/game
p2pduel watch https://example.org/game/game.duel
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which table."""
    parser.add_argument("table", nargs="?", metavar="NAME|HOST:PORT|URL", help=helps.WATCHED_TABLE)
    parser.add_argument("--publish", type=Path, metavar="FOLDER", help=helps.PUBLISH)
    parser.add_argument("--page", type=Path, metavar="FOLDER", help=helps.PAGE_LIVE)
    peering.add_journal(parser)
    peering.add_timeout(parser)
    peering.add_mdns(parser)
    peering.add_plain(parser)
    peering.add_headless(parser, decides=False)


def run(args: argparse.Namespace) -> int:
    """Watch one game to its end."""
    if args.headless and args.plain:
        raise UsageError(words.PLAIN_OR_HEADLESS)
    if not args.headless:
        peering.need_screen(args)
    if args.publish is not None and not args.headless:
        raise UsageError(publishing.PUBLISH_HEADLESS)
    if args.page is not None and args.publish is None:
        raise UsageError(publishing.PAGE_PUBLISH)
    options = peering.seat_options(args, None, timeout=args.timeout)
    if args.publish is None:
        return peering.play(options, _start(args.table), "watch", args.plain)
    from p2pduel.table.errors import TableError
    from p2pduel.table.published.publish import Publisher

    try:
        publisher = Publisher(args.publish)
        if args.page is not None:
            _write_page(args.page, args.publish)
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None
    try:
        return peering.play(replace(options, on_seat=publisher.attend), _start(args.table), "watch")
    finally:
        publisher.close()


def _write_page(libraries: Path, folder: Path) -> None:
    """A page beside the journal that shows and checks the game in a browser."""
    from p2pduel.table.errors import USAGE, TableError
    from p2pduel.tui.export.making import live

    made, path = live(libraries), folder / "live.html"
    fresh = path.with_name(".live.html.new")
    try:
        fresh.write_bytes(made)
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise TableError(files.unwritable(str(path), faults.why(error)), USAGE) from error


def _start(target: str | None) -> Callable[[Options], Coroutine[Any, Any, Ending]]:
    """What watches there: a file on the web, or a table."""
    from p2pduel.table.published.follow import follow, is_web
    from p2pduel.table.watch import watch

    if target is not None and is_web(target):
        return lambda options: follow(target, options)
    return lambda options: watch(target, options)
