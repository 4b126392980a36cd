"""What the signs and abbreviations of the classic game's table mean, in Slovak."""

from typing import Final

__all__ = [
    "LEGEND",
    "MORE",
]

LEGEND: Final = {
    "full": "uložená surovina; stupeň počítadla",
    "empty": "miesto na ďalšiu",
    "victory": "víťazné body",
    "strength": "body sily",
    "trade": "body obchodu",
    "tournament": "turnajové body",
    "magic": "čarovná sila",
    "token": "má figúrku",
    "settlement": "dediny",
    "city": "mestá",
    "metropolis": "metropoly",
    "citadel": "citadely",
    "foreign": "karta tohto hráča v druhom panstve",
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
}
"""Sign -> meaning, in the order help lists them as the terminal shows them."""

MORE: Final = (
    ("4/13", "víťazné body a koľko ich stačí na víťazstvo"),
    ("×2", "dve také"),
    ("–", "nič; od … do"),
    ("…", "viac slov, než sa zmestí; pracuje sa"),
    ("▶", "vykoná to; čo robiť ďalej"),
    ("← →", "šípky na klávesnici"),
    ("C-8.3", "pravidlo podľa čísla"),
    ("^r", "ctrl a r súčasne"),
)
"""What belongs to no set of signs."""
