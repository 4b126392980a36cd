"""What the signs and abbreviations of the classic game's table mean, in Czech."""

from typing import Final

__all__ = [
    "LEGEND",
    "MORE",
]

LEGEND: Final = {
    "full": "uložená surovina; stupeň počítadla",
    "empty": "místo na další",
    "victory": "vítězné body",
    "strength": "body síly",
    "trade": "body obchodu",
    "tournament": "turnajové body",
    "magic": "kouzelná síla",
    "token": "má figurku",
    "settlement": "vesnice",
    "city": "města",
    "metropolis": "metropole",
    "citadel": "citadely",
    "foreign": "karta tohoto hráče v druhém panství",
    "line": "cesta",
    "back": "zakrytá karta",
    "here": "kurzor; místo k výběru; další vpravo",
    "end": "další vlevo",
    "touched": "krajina, se kterou označená karta sousedí",
    "new": "nové od tvého posledního tahu",
    "more": "uloženo víc než po tvém posledním tahu",
    "less": "uloženo méně než po tvém posledním tahu",
    "moved": "jiná krajina než po tvém posledním tahu",
    "gone": "stálo tu po tvém posledním tahu",
    "yes": "jde udělat; ověřeno",
    "no": "nejde udělat; chybí; bez spojení",
    "dot": "volné místo; mezi dvěma slovy",
    "link": "spojeno s",
    "arrow": "změní se na; dává se za",
    "edge": "dolní okraj karty",
    "bar": "levý okraj karty",
    "event": "otočená událost",
    "dice": "číslo krajiny nebo hodu",
}
"""Sign -> meaning, in the order help lists them as the terminal shows them."""

MORE: Final = (
    ("4/13", "vítězné body a kolik jich stačí k vítězství"),
    ("×2", "dvě takové"),
    ("–", "nic; od … do"),
    ("…", "víc slov, než se vejde; pracuje se"),
    ("▶", "provede to; co dělat dál"),
    ("← →", "šipky na klávesnici"),
    ("C-8.3", "pravidlo podle čísla"),
    ("^r", "ctrl a r současně"),
)
"""What belongs to no set of signs."""
