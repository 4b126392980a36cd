"""A language beside English, message by message, to be read through by somebody who speaks it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from p2pduel import games
from p2pduel.catalogue.samples import message_names, said, topics

__all__ = ["homes", "review"]


def homes() -> list[str]:
    """The packages of words: the program's own, and every game's that has languages."""
    found = ["p2pduel.catalogue"]
    for game in games.known():
        try:
            import_module(f"{game.home}.words.en")
        except ModuleNotFoundError:
            continue
        found.append(f"{game.home}.words")
    return found


def review(language: str) -> Iterator[str]:
    """The lines of the page: every message with sample values, English first."""
    for home in homes():
        for topic in topics(home):
            english = import_module(f"{home}.en.{topic}")
            other = import_module(f"{home}.{language}.{topic}")
            yield f"\n## {home}.{topic}\n"
            for name in message_names(english):
                yield f"\n### {name}\n"
                theirs = said(other, name)
                for way, words in said(english, name).items():
                    yield f"- {way} `en` {_line(words)}" if way else f"- `en` {_line(words)}"
                yield from (
                    f"- {way} `{language}` {_line(words)}" if way else f"- `{language}` {_line(words)}"
                    for way, words in theirs.items()
                )


def _line(words: str) -> str:
    return words.replace("\n", " ⏎ ")
