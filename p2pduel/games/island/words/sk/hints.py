"""Why a move on the island is suggested, in Slovak: a phrase that follows the move."""

from typing import Final

__all__ = ["FIXED", "GOALS", "found", "leads", "nearer", "saving", "then_pay"]

FIXED: Final = {
    "roll": "pred hodom sa nič neoplatí",
    "settlement": "1 bod a väčší výnos",
    "city": "o 1 bod viac a tamojší výnos sa zdvojnásobí",
    "longest": "priblíži najdlhšiu obchodnú cestu, a tá má 2 body",
    "card": "rytier, užitočná karta alebo bod",
    "road": "cesta zadarmo nikdy neprekáža",
    "accept": "tie karty sú pre teba cennejšie než to, čo dávaš",
    "decline": "pomôže to viac druhému než tebe",
    "deal": "táto odpoveď ti pomôže najviac",
    "no_deal": "žiadna z odpovedí ti nepomôže",
    "spare": "tieto karty chýbajú najmenej",
    "rob": "uškodí tomu, kto je pre teba najnebezpečnejší",
    "army": "získaš najväčšie vojsko, a to má 2 body",
    "free": "zlodej opustí tvoje územie",
    "steal": "ukradnutá karta a o rytiera viac v tvojom vojsku",
    "road_building": "dve cesty zadarmo povedú, kam potrebuješ",
    "invention": "tými dvoma kartami zaplatíš, na čo šetríš",
    "monopoly": "ostatní toho majú veľa",
    "reveal": "tieto body vyhrajú hru",
    "home": "zlodej opustí tvoje územie a nič iné sa nestratí",
    "force": "druhý má, čo ti chýba",
    "retire": "žetóny sú pre teba cennejšie než rytier",
    "neutral": "tam ti bude najmenej prekážať",
    "nothing": "teraz sa neoplatí nič stavať",
}
"""Reasons that are always the same."""

GOALS: Final = {
    "city": "mesto",
    "settlement": "dedinu",
    "site": "cestu a dedinu",
    "longest": "najdlhšiu obchodnú cestu",
    "card": "akčnú kartu",
}
"""What is saved for or paid."""


def found(dots: int) -> str:
    """A site with so many dots around it."""
    return f"bodiek na číslach okolo: {dots}"


def leads(site: str) -> str:
    """A road to a site."""
    return f"vedie k miestu {site}"


def saving(goal: str, cards: str) -> str:
    """What is saved for, and which cards are short."""
    return f"šetríš na {GOALS[goal]}, ešte potrebuješ {cards}"


def then_pay(goal: str) -> str:
    """A trade after which a goal can be paid."""
    return f"potom môžeš zaplatiť {GOALS[goal]}"


def nearer(goal: str) -> str:
    """Cards that a goal needs."""
    return f"pomôže zaplatiť {GOALS[goal]}"
