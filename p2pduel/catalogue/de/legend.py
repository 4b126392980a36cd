"""What the signs mean that every table shows."""

from typing import Final

__all__ = [
    "LEGEND",
    "MORE",
    "TITLE",
]

TITLE: Final = "Zeichen und Abkürzungen"

LEGEND: Final = {
    "full": "eines von dem, was gezählt wird",
    "empty": "Platz für eines mehr",
    "victory": "Punkte, die gewinnen",
    "line": "ein Weg zwischen zwei Orten",
    "back": "eine verdeckte Karte",
    "here": "Marke; ein Platz zum Wählen; rechts geht es weiter",
    "end": "links geht es weiter",
    "touched": "gehört zur markierten Karte",
    "new": "neu seit deinem letzten Zug",
    "more": "mehr als nach deinem letzten Zug",
    "less": "weniger als nach deinem letzten Zug",
    "moved": "etwas anderes als nach deinem letzten Zug",
    "gone": "war nach deinem letzten Zug hier",
    "yes": "ist möglich; geprüft",
    "no": "geht nicht; fehlt; keine Verbindung",
    "dot": "freier Platz; zwischen zwei Wörtern",
    "link": "verbunden mit",
    "arrow": "wird zu; gegeben für",
    "edge": "unterer Rand einer Karte",
    "bar": "linker Rand einer Karte",
    "dice": "Zahl eines Wurfs",
}
"""Sign of the glyphs -> meaning, in the order help lists them; a game may mean something narrower."""

MORE: Final = (
    ("4/12", "Punkte, und wie viele gewinnen"),
    ("×2", "zwei davon"),
    ("–", "nichts; von … bis"),
    ("…", "mehr Wörter, als passen; bei der Arbeit"),
    ("▶", "tut es; was als Nächstes kommt"),
    ("← →", "die Pfeiltasten"),
    ("^r", "Strg und r zusammen"),
)
"""What belongs to no set of signs."""
