"""What the signs and abbreviations of the Duel's table mean, in Slovak."""

from typing import Final

from p2pduel.games.duel.words.sk.nouns import SET_WORDS

__all__ = [
    "LEGEND",
    "MORE",
    "back",
]

LEGEND: Final = {
    "full": "uložená surovina",
    "empty": "miesto na ďalšiu",
    "victory": "víťazné body",
    "strength": "body sily",
    "trade": "body obchodu",
    "skill": "body zručnosti",
    "progress": "body rozvoja",
    "token": "má prevahu",
    "settlement": "dediny",
    "city": "mestá",
    "line": "cesta",
    "back": "zakrytá karta",
    "here": "kurzor; miesto na výber; ďalšie vpravo",
    "end": "ďalšie vľavo",
    "touched": "krajina, s ktorou označená karta susedí",
    "new": "nové od tvojho posledného ťahu",
    "more": "uložené viac než po tvojom poslednom ťahu",
    "less": "uložené menej než po tvojom poslednom ťahu",
    "moved": "iná krajina než po tvojom poslednom ťahu",
    "gone": "stálo tu po tvojom poslednom ťahu",
    "yes": "dá sa urobiť; overené",
    "no": "nedá sa urobiť; chýba; bez spojenia",
    "dot": "voľné miesto; medzi dvoma slovami",
    "link": "spojené s",
    "arrow": "zmení sa na; dáva sa za",
    "edge": "dolný okraj karty",
    "bar": "ľavý okraj karty",
    "event": "otočená udalosť",
    "dice": "číslo krajiny alebo hodu",
    "backs": "zakryté karty súprav",
}
"""Sign -> meaning, in the order help lists them as the terminal shows them."""

MORE: Final = (
    ("4/12", "víťazné body a koľko ich stačí na víťazstvo"),
    ("×2", "dve také"),
    ("–", "nič; od … do"),
    ("…", "viac slov, než sa zmestí; pracuje sa"),
    ("▶", "vykoná to; čo robiť ďalej"),
    ("← →", "šípky na klávesnici"),
    ("D-8.5", "pravidlo podľa čísla"),
    ("^r", "ctrl a r súčasne"),
)
"""What belongs to no set of signs."""


def back(name: str) -> str:
    """A closed card of a set."""
    return f"{SET_WORDS[name]}, zakrytá karta"
