"""What the signs mean that every table shows."""

from typing import Final

__all__ = [
    "LEGEND",
    "MORE",
    "TITLE",
]

TITLE: Final = "Značky a skratky"

LEGEND: Final = {
    "full": "jeden z toho, čo sa počíta",
    "empty": "miesto na jeden ďalší",
    "victory": "body potrebné na víťazstvo",
    "line": "spojnica dvoch miest",
    "back": "zakrytá karta",
    "here": "kurzor; miesto na výber; vpravo je viac",
    "end": "vľavo je viac",
    "touched": "patrí k označenej karte",
    "new": "nové od tvojho posledného ťahu",
    "more": "viac než po tvojom poslednom ťahu",
    "less": "menej než po tvojom poslednom ťahu",
    "moved": "iné než po tvojom poslednom ťahu",
    "gone": "po tvojom poslednom ťahu tu bolo",
    "yes": "dá sa urobiť; overené",
    "no": "nedá sa urobiť; chýba; bez spojenia",
    "dot": "voľné miesto; medzi dvoma slovami",
    "link": "v spojení s",
    "arrow": "stáva sa; mení sa za",
    "edge": "dolný okraj karty",
    "bar": "ľavý okraj karty",
    "dice": "číslo hodu",
}
"""Sign of the glyphs -> meaning, in the order help lists them; a game may mean something narrower."""

MORE: Final = (
    ("4/12", "body a koľko ich víťazí"),
    ("×2", "dva kusy"),
    ("–", "nič; od … do"),
    ("…", "viac slov, než sa zmestí; pracuje sa"),
    ("▶", "urobí to; čo robiť ďalej"),
    ("← →", "šípky"),
    ("^r", "ctrl a r naraz"),
)
"""What belongs to no set of signs."""
