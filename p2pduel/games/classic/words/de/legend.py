"""What the signs and abbreviations of the classic game's table mean, in German."""

from typing import Final

__all__ = [
    "LEGEND",
    "MORE",
]

LEGEND: Final = {
    "full": "ein gelagerter Rohstoff; ein Schritt eines Zählers",
    "empty": "Platz für einen mehr",
    "victory": "Siegpunkte",
    "strength": "Stärkepunkte",
    "trade": "Handelspunkte",
    "tournament": "Turnierpunkte",
    "magic": "Zauberkraft",
    "token": "hat die Figur",
    "settlement": "Siedlungen",
    "city": "Städte",
    "metropolis": "die Metropole",
    "citadel": "Zitadellen",
    "foreign": "eine Karte dieser Seite im anderen Land",
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
}
"""Sign -> meaning, in the order help lists them as the terminal shows them."""

MORE: Final = (
    ("4/13", "Siegpunkte, und wie viele gewinnen"),
    ("×2", "zwei davon"),
    ("–", "nichts; von … bis"),
    ("…", "mehr Wörter, als passen; bei der Arbeit"),
    ("▶", "tut es; was als Nächstes kommt"),
    ("← →", "die Pfeiltasten"),
    ("C-8.3", "eine Regel nach ihrer Nummer"),
    ("^r", "Strg und r zusammen"),
)
"""What belongs to no set of signs."""
