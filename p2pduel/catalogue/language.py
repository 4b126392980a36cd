"""Which language is spoken."""

from typing import Final

__all__ = ["LANGUAGES", "speak", "spoken"]

LANGUAGES: Final = ("en", "de", "cs", "sk")
"""The languages of the table, in its column order."""

_spoken = ["en"]


def speak(language: str) -> None:
    """Name cards in this language from now on, wherever no other is asked for."""
    if language not in LANGUAGES:
        raise ValueError(f"cards have no names in {language!r}")
    _spoken[0] = language


def spoken() -> str:
    """The language cards are named in."""
    return _spoken[0]
