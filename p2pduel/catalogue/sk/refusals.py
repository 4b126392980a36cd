"""Why the program itself refuses something, by its codes; what a game refuses stands with the game."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.sk.words import counted_seconds

__all__ = [
    "NOT_DUE",
    "REASONS",
    "claim_after",
]

REASONS: Final[Mapping[str, str]] = {
    "act/index": "taká karta z ruky neodchádza",
    "act/opened": "odkrytá je iná karta, než o ktorej ťah je",
    "act/secret": "skryté karty sa tu nemenujú",
    "card/missing": "tá karta tu nie je",
    "card/not-held": "túto kartu nemáš v ruke",
    "card/unnamed": "povedz, ktorá karta",
    "deck/pool": "toľkokrát tá karta k dispozícii nie je",
    "deck/size": "toľko kariet sa nevyberá",
    "done/faces": "tieto karty nemožno otočiť",
    "done/none": "nič nie je na rade",
    "done/values": "to z toho nemohlo vyjsť",
    "force/dice": "to nie sú kocky",
    "force/face": "taká karta už nezostáva",
    "force/known": "tú kartu poznajú všetci",
    "force/stack": "taký balíček tu nie je",
    "game/over": "hra sa skončila",
    "move/form": "to nie je ťah",
    "move/not-offered": "tu to nie je možné",
    "move/refused": "stôl to odmieta",
    "move/turn": "teraz nerozhoduješ ty",
    "move/unknown": "taký ťah neexistuje",
    "position/cards": "karty takto ležať nemôžu",
    "position/faces": "líca kariet takto ležať nemôžu",
    "position/field": "pozícia má chybné pole",
    "position/form": "to nie je pozícia",
    "position/slots": "zakryté karty takto ležať nemôžu",
    "seat/unknown": "také miesto neexistuje",
    "seats/number": "pre toľko hráčov hra nie je",
    "stack/back": "rubové strany sa nezhodujú",
    "turn/nobody": "teraz nie je na ťahu nikto",
    "turn/not-yours": "teraz nerozhoduješ ty",
    "undo/ply": "k takému ťahu sa nedá vrátiť",
    "variant/unknown": "taký variant neexistuje",
}
"""Code of a refusal that is not one game's alone -> why."""

NOT_DUE: Final[Mapping[str, str]] = {
    "nothing": "To teraz nie je možné.",
    "not-playing": "To môže povedať len hráč bežiacej hry.",
    "not-asked": "Teraz nemáš o čom rozhodovať.",
    "no-way-back": "Pred hod kockami, odkrytú kartu alebo ťah iného hráča sa vrátiť nedá.",
    "takebacks": (
        "Od posledného hodu alebo karty je už toľko ťahov vzatých späť, že ďalšie nejdú: hraj ďalej."
    ),
    "no-room": "Hra je pridlhá na ďalší ťah: vzdaj sa, alebo sa dohodnite na remíze.",
    "moved-on": "Hra je medzitým už ďalej.",
    "talkative": "Hovoríš prirýchlo: chvíľu počkaj a povedz to znova.",
    "asked-often": "Takých žiadostí má druhý hráč v tomto ťahu už dosť.",
}
"""Why something can't be done now."""


def claim_after(seconds: int) -> str:
    """A claim that comes too early."""
    return f"Nárok možno uplatniť, keď je druhý hráč preč aspoň {counted_seconds(seconds)}."
