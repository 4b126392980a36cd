"""What the signs mean that every table shows."""

from typing import Final

__all__ = [
    "LEGEND",
    "MORE",
    "TITLE",
]

TITLE: Final = "Značky a zkratky"

LEGEND: Final = {
    "full": "jeden z toho, co se počítá",
    "empty": "místo na jeden další",
    "victory": "body k vítězství",
    "line": "spojnice dvou míst",
    "back": "zakrytá karta",
    "here": "kurzor; místo na výběr; vpravo je víc",
    "end": "vlevo je víc",
    "touched": "patří k označené kartě",
    "new": "nové od tvého posledního tahu",
    "more": "víc než po tvém posledním tahu",
    "less": "míň než po tvém posledním tahu",
    "moved": "jiné než po tvém posledním tahu",
    "gone": "po tvém posledním tahu tu bylo",
    "yes": "lze udělat; ověřeno",
    "no": "nelze udělat; chybí; bez spojení",
    "dot": "volné místo; mezi dvěma slovy",
    "link": "ve spojení s",
    "arrow": "stává se; mění se za",
    "edge": "dolní okraj karty",
    "bar": "levý okraj karty",
    "dice": "číslo hodu",
}
"""Sign of the glyphs -> meaning, in the order help lists them; a game may mean something narrower."""

MORE: Final = (
    ("4/12", "body a kolik jich vítězí"),
    ("×2", "dva kusy"),
    ("–", "nic; od … do"),
    ("…", "víc slov, než se vejde; pracuje se"),
    ("▶", "udělá to; co dělat dál"),
    ("← →", "šipky"),
    ("^r", "ctrl a r najednou"),
)
"""What belongs to no set of signs."""
