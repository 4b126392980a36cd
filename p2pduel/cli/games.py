"""`p2pduel games`: which games there are, in which variants, for how many."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import cli_output as said
from p2pduel.cli.common import EXIT_OK, emit

if TYPE_CHECKING:
    from p2pduel.games import Game

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel games
p2pduel games --json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """How they are listed."""
    parser.add_argument("--json", action="store_true", help=helps.JSON_ARRAY)


def run(args: argparse.Namespace) -> int:
    """List them."""
    from p2pduel import games

    found = [_row(game) for game in games.known()]
    if args.json:
        emit(found)
        return EXIT_OK
    for row in found:
        print(f"{row['game']} {said.DEFAULT if row['default'] else ''}".rstrip())
        width = max(len(entry["title"]) for entry in row["variants"])
        for entry in row["variants"]:
            told = said.variant([*map(str, entry["seats"])], entry["target"], entry["own_decks"])
            print(f"  {entry['variant']:<12} {entry['title']:<{width}}  {told}")
            for option in entry["options"]:
                print(f"    {said.option(option['option'], option['values'], option['usual'])}")
    return EXIT_OK


def _row(game: Game) -> dict[str, Any]:
    from p2pduel.games import DEFAULT

    variants = [
        {
            "variant": name,
            "title": game.words.variant_title(name),
            "seats": list(entry.seats),
            "target": entry.target,
            "own_decks": entry.own_decks,
            "options": [
                {"option": one.name, "values": one.range, "usual": one.text(one.usual)}
                for one in game.rules.options(name)
            ],
        }
        for name, entry in game.rules.variants.items()
    ]
    return {"game": game.name, "default": game.name == DEFAULT, "variants": variants}
