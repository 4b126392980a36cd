"""Why a move on the island is suggested, in Czech: a phrase that follows the move."""

from typing import Final

__all__ = ["FIXED", "GOALS", "found", "leads", "nearer", "saving", "then_pay"]

FIXED: Final = {
    "roll": "před hodem se nic nevyplatí",
    "settlement": "1 bod a větší výnos",
    "city": "o 1 bod více a tamní výnos se zdvojnásobí",
    "longest": "přiblíží nejdelší obchodní cestu, a ta má 2 body",
    "card": "rytíř, užitečná karta nebo bod",
    "road": "silnice zdarma nikdy nepřekáží",
    "accept": "ty karty jsou pro tebe cennější než to, co dáváš",
    "decline": "pomůže to víc druhému než tobě",
    "deal": "tato odpověď ti pomůže nejvíc",
    "no_deal": "žádná z odpovědí ti nepomůže",
    "spare": "tyto karty chybí nejméně",
    "rob": "uškodí tomu, kdo je pro tebe nejnebezpečnější",
    "army": "získáš největší vojsko, a to má 2 body",
    "free": "zloděj opustí tvé území",
    "steal": "ukradená karta a o rytíře více ve tvém vojsku",
    "road_building": "dvě silnice zdarma povedou, kam potřebuješ",
    "invention": "těmi dvěma kartami zaplatíš, na co šetříš",
    "monopoly": "ostatní toho mají hodně",
    "reveal": "tyto body vyhrají hru",
    "home": "zloděj opustí tvé území a nic jiného se neztratí",
    "force": "druhý má, co ti chybí",
    "retire": "žetony jsou pro tebe cennější než rytíř",
    "neutral": "tam ti bude nejméně překážet",
    "nothing": "teď se nevyplatí nic stavět",
}
"""Reasons that are always the same."""

GOALS: Final = {
    "city": "město",
    "settlement": "vesnici",
    "site": "silnici a vesnici",
    "longest": "nejdelší obchodní cestu",
    "card": "akční kartu",
}
"""What is saved for or paid."""


def found(dots: int) -> str:
    """A site with so many dots around it."""
    return f"teček na číslech kolem: {dots}"


def leads(site: str) -> str:
    """A road to a site."""
    return f"vede k místu {site}"


def saving(goal: str, cards: str) -> str:
    """What is saved for, and which cards are short."""
    return f"šetříš na {GOALS[goal]}, ještě potřebuješ {cards}"


def then_pay(goal: str) -> str:
    """A trade after which a goal can be paid."""
    return f"potom můžeš zaplatit {GOALS[goal]}"


def nearer(goal: str) -> str:
    """Cards that a goal needs."""
    return f"pomůže zaplatit {GOALS[goal]}"
