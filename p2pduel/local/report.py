"""A match as one page of HTML: no script, no picture and no font from anywhere else."""

from __future__ import annotations

from html import escape
from typing import Any

from p2pduel.local.arena import Arena
from p2pduel.local.arena_stats import interval
from p2pduel.local.charts import Bar, bars, histogram

__all__ = ["page", "what"]

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
    title = f"{', '.join(names[:-1])} and {names[-1]}: {figures['games']} games of {what(figures)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="note">{escape(_facts(arena, figures))}</p>',
        "<h2>Games won</h2>",
        _shares(figures, names),
        "<h2>The first turn</h2>",
        f"<p>{escape(_first(figures))}</p>",
        *_seats(figures),
        "<h2>Length in turns</h2>",
        histogram([result.turns for result in arena.results if result.error is None]),
        "<h2>Cards</h2>",
        '<p class="note">How often whoever built or played a card won the game. A card that winners '
        "can afford more easily than losers shows a high share, too.</p>",
        _card_chart(figures),
        _card_table(figures),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def what(figures: dict[str, Any]) -> str:
    """What was played: the variant, and the game where it is not the usual one."""
    variant: str = figures["variant"]
    if "game" not in figures:
        return variant
    words = f"{figures['game']} {variant} for {figures['players']}"
    options = ", ".join(f"{name} {value}" for name, value in figures["options"].items())
    return f"{words}, {options}" if options else words


def _seats(figures: dict[str, Any]) -> list[str]:
    """How every seat did, where that is not as good as who began."""
    if "seats" not in figures:
        return []
    rows = [
        Bar(f"seat {seat}", share["share"], (share["low"], share["high"]), _words(share))
        for seat, share in enumerate(figures["seats"])
    ]
    return ["<h2>The seats</h2>", bars(rows)]


def _facts(arena: Arena, figures: dict[str, Any]) -> str:
    words = [f"Seed {arena.match.seed}", f"{figures['seconds']:.0f} s", f"{figures['decisions']} decisions"]
    for name in ("unfinished", "resigned", "errors"):
        if figures[name]:
            words.append(f"{figures[name]} {name}")
    if arena.interrupted:
        words.append("interrupted before its end")
    return ", ".join(words) + ". Lines show 95 % intervals (Wilson)."


def _shares(figures: dict[str, Any], names: tuple[str, ...]) -> str:
    rows = []
    for at, name in enumerate(names):
        share = figures["shares"][name]
        rows.append(
            Bar(
                name,
                share["share"],
                (share["low"], share["high"]),
                _words(share),
                f"bar{at}" if at < 2 else "bar",
            )
        )
    return bars(rows)


def _words(share: dict[str, Any]) -> str:
    return f"{share['wins']} of {share['games']}: {_percent(share)}"


def _percent(share: dict[str, Any]) -> str:
    return f"{100 * share['share']:.1f} % ({100 * share['low']:.1f} to {100 * share['high']:.1f})"


def _first(figures: dict[str, Any]) -> str:
    share = figures["first_player"]
    if not share["games"]:
        return "No game was finished."
    return (
        f"Whoever began won {share['wins']} of {share['games']} finished games: {_percent(share)}. "
        "The bots took turns to begin."
    )


def _card_chart(figures: dict[str, Any]) -> str:
    rows = []
    for card in figures["cards"][:_SHOWN]:
        words = f"{card['wins']} of {card['uses']}"
        rows.append(Bar(_title(card["card"]), card["share"], interval(card["wins"], card["uses"]), words))
    return bars(rows) if rows else "<p>No card was used.</p>"


def _card_table(figures: dict[str, Any]) -> str:
    head = "<tr><th>card</th><th>used</th><th>won</th><th>share of wins</th><th>interval</th></tr>"
    rows = [
        f"<tr><td>{escape(_title(card['card']))}</td><td>{card['uses']}</td><td>{card['wins']}</td>"
        f"<td>{100 * card['share']:.1f} %</td>"
        f"<td>{100 * card['low']:.0f} to {100 * card['high']:.0f} %</td></tr>"
        for card in figures["cards"]
    ]
    return f"<table>\n<thead>{head}</thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody>\n</table>"


def _title(card: str) -> str:
    return card.replace("_", " ")
