"""What the signs and abbreviations of the Duel's table mean, in German."""

from typing import Final

from p2pduel.games.duel.words.de.nouns import SET_WORDS

__all__ = [
    "LEGEND",
    "MORE",
    "back",
]

LEGEND: Final = {
    "full": "ein gelagerter Rohstoff",
    "empty": "Platz für einen mehr",
    "victory": "Siegpunkte",
    "strength": "Stärkepunkte",
    "trade": "Handelspunkte",
    "skill": "Geschicklichkeitspunkte",
    "progress": "Fortschrittspunkte",
    "token": "hat den Vorteil",
    "settlement": "Siedlungen",
    "city": "Städte",
    "line": "eine Straße",
    "back": "eine verdeckte Karte",
    "here": "Marke; ein Platz zum Wählen; rechts geht es weiter",
    "end": "links geht es weiter",
    "touched": "eine Landschaft, an die die markierte Karte grenzt",
    "new": "neu seit deinem letzten Zug",
    "more": "lagert mehr als nach deinem letzten Zug",
    "less": "lagert weniger als nach deinem letzten Zug",
    "moved": "eine andere Landschaft als nach deinem letzten Zug",
    "gone": "stand nach deinem letzten Zug hier",
    "yes": "ist möglich; geprüft",
    "no": "geht nicht; fehlt; keine Verbindung",
    "dot": "freier Platz; zwischen zwei Wörtern",
    "link": "verbunden mit",
    "arrow": "wird zu; gegeben für",
    "edge": "unterer Rand einer Karte",
    "bar": "linker Rand einer Karte",
    "event": "aufgedecktes Ereignis",
    "dice": "Zahl einer Landschaft oder eines Wurfs",
    "backs": "verdeckte Karten der Sets",
}
"""Sign -> meaning, in the order help lists them as the terminal shows them."""

MORE: Final = (
    ("4/12", "Siegpunkte, und wie viele gewinnen"),
    ("×2", "zwei davon"),
    ("–", "nichts; von … bis"),
    ("…", "mehr Wörter, als passen; bei der Arbeit"),
    ("▶", "tut es; was als Nächstes kommt"),
    ("← →", "die Pfeiltasten"),
    ("D-8.5", "eine Regel nach ihrer Nummer"),
    ("^r", "Strg und r zusammen"),
)
"""What belongs to no set of signs."""


def back(name: str) -> str:
    """A closed card of a set."""
    return f"{SET_WORDS[name]}, verdeckt"
