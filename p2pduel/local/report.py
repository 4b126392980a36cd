"""A match as one page of HTML: no script, no picture and no font from anywhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from p2pduel import games
from p2pduel.catalogue import bots
from p2pduel.catalogue import cli_arena as words
from p2pduel.catalogue.speech import spoken
from p2pduel.catalogue.words import decimal
from p2pduel.local.arena import Arena
from p2pduel.local.arena_stats import interval
from p2pduel.local.charts import Bar, bars, histogram

__all__ = ["called", "page", "percent", "what"]

_STYLE = """
:root { color-scheme: light dark; --ink: #22302a; --paper: #fbfaf6; --soft: #6b756f; --line: #d9d6cc;
  --red: #b5483a; --blue: #2f6690; --fill: #5b8c5a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e4dc; --paper: #1b211e; --soft: #9aa49e;
  --line: #3a433e; --red: #e07a6b; --blue: #7fb2dd; --fill: #8fbf8e; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin-bottom: 0.2rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
p.note { color: var(--soft); } svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; } svg .soft { fill: var(--soft); }
svg .line { stroke: var(--line); } svg .mark { stroke: var(--ink); stroke-width: 1.5; }
svg .bar { fill: var(--fill); } svg .bar0 { fill: var(--red); } svg .bar1 { fill: var(--blue); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
"""

_SHOWN = 24
"""Cards in the chart; the table has them all."""


def page(arena: Arena) -> str:
    """The whole page."""
    figures = arena.summary()
    names = arena.names()
    card_name = games.game(arena.match.game).words.card_name
    title = words.title([called(name) for name in names], figures["games"], what(figures))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="note">{escape(_facts(arena, figures))}</p>',
        _heading(words.GAMES_WON),
        _shares(figures, names),
        _heading(words.FIRST_TURN),
        f"<p>{escape(_first(figures))}</p>",
        *_seats(figures),
        _heading(words.LENGTH),
        histogram([result.turns for result in arena.results if result.error is None]),
        _heading(words.CARDS),
        f'<p class="note">{escape(words.CARDS_NOTE)}</p>',
        _card_chart(figures, card_name),
        _card_table(figures, card_name),
    ]
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def called(name: str) -> str:
    """A bot of the match by the words for its level; one without a level as it was typed."""
    bot, apart, number = name.partition("#")
    level, timed, budget = bot.partition(":")
    return f"{bots.NAMES.get(level, level)}{timed}{budget}{apart}{number}"


def what(figures: dict[str, Any]) -> str:
    """What was played: the variant, and the game where it is not the usual one."""
    variant: str = figures["variant"]
    if "game" not in figures:
        return variant
    options = [f"{name} {value}" for name, value in figures["options"].items()]
    return ", ".join([words.of_game(figures["game"], variant, figures["players"]), *options])


def _seats(figures: dict[str, Any]) -> list[str]:
    """How every seat did, where that is not as good as who began."""
    if "seats" not in figures:
        return []
    rows = [
        Bar(words.seat(seat), share["share"], (share["low"], share["high"]), _words(share))
        for seat, share in enumerate(figures["seats"])
    ]
    return [_heading(words.SEATS), bars(rows)]


def _facts(arena: Arena, figures: dict[str, Any]) -> str:
    told = [
        words.seed(arena.match.seed),
        f"{figures['seconds']:.0f} s",
        words.decisions(figures["decisions"]),
    ]
    told += [words.so_many(figures[key], name) for key, name in words.COUNTS.items() if figures[key]]
    if arena.interrupted:
        told.append(words.STOPPED)
    return f"{', '.join(told)}. {words.INTERVALS}"


def _shares(figures: dict[str, Any], names: tuple[str, ...]) -> str:
    rows = []
    for at, name in enumerate(names):
        share = figures["shares"][name]
        rows.append(
            Bar(
                called(name),
                share["share"],
                (share["low"], share["high"]),
                _words(share),
                f"bar{at}" if at < 2 else "bar",
            )
        )
    return bars(rows)


def _words(share: dict[str, Any]) -> str:
    return f"{words.wins_of(share['wins'], share['games'])}: {percent(share)}"


def percent(share: Mapping[str, Any]) -> str:
    """A share with its 95 % interval."""
    return words.percent(100 * share["share"], 100 * share["low"], 100 * share["high"])


def _first(figures: dict[str, Any]) -> str:
    share = figures["first_player"]
    if not share["games"]:
        return words.NONE_FINISHED
    return words.began(share["wins"], share["games"], percent(share))


def _card_chart(figures: dict[str, Any], card_name: Callable[[str], str]) -> str:
    rows = []
    for card in figures["cards"][:_SHOWN]:
        told = words.wins_of(card["wins"], card["uses"])
        name = card_name(card["card"])
        rows.append(Bar(name, card["share"], interval(card["wins"], card["uses"]), told))
    return bars(rows) if rows else f"<p>{escape(words.NO_CARD)}</p>"


def _card_table(figures: dict[str, Any], card_name: Callable[[str], str]) -> str:
    head = f"<tr>{''.join(f'<th>{escape(column)}</th>' for column in words.COLUMNS)}</tr>"
    rows = [
        f"<tr><td>{escape(card_name(card['card']))}</td><td>{card['uses']}</td><td>{card['wins']}</td>"
        f"<td>{decimal(100 * card['share'], 1)} %</td>"
        f"<td>{escape(words.interval(100 * card['low'], 100 * card['high']))}</td></tr>"
        for card in figures["cards"]
    ]
    return f"<table>\n<thead>{head}</thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody>\n</table>"


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"
