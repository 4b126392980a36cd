"""Why a move is suggested, in Czech: a phrase that follows the move."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_cs import verb
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.cs.names import noun
from p2pduel.games.duel.words.cs.nouns import amount, in_store
from p2pduel.games.duel.words.cs.nouns import points as counted_points

__all__ = [
    "FIXED",
    "about",
    "brigands",
    "build",
    "can_pay",
    "helps",
    "nearer",
    "needs",
    "saving",
    "spare_for",
    "then_pay",
]

FIXED: Final = {
    "roll": "před hodem kostkami se nic nevyplatí hrát",
    "done": "víc už se nevyplatí",
    "store": "tam bude místo pro další výnos",
    "defend": "hod to může odrazit a nic nestojí",
    "lay": "obě místa jsou stejně dobrá",
    "under": "na balíčku nezáleží",
    "swap": "takto leží krajiny lépe",
    "road": "otevírá cestu k další vesnici",
    "settlement": "1 vítězný bod a 2 krajiny",
    "city": "o 1 vítězný bod více a místo ke stavbě",
    "overflow": "zásoby tak nepřetečou",
    "spare": "to chybí nejméně",
    "another": "jiná karta bude asi lepší",
    "best": "to nejlepší z toho",
    "city_cards": "je místo pro karty, které potřebují město",
    "any_card": "každá nová karta může pomoci",
    "nothing": "teď se nevyplatí nic stavět",
}
"""Reasons that are always the same."""

_ABOUT: Final = {
    "useless": ("už nepomůže", "už nepomohou"),
    "least": ("je z karet nejméně užitečná volba", "jsou z karet nejméně užitečná volba"),
    "least_of": ("je z toho nejméně užitečná volba", "jsou z toho nejméně užitečná volba"),
    "best_of": ("je z toho nejlepší volba", "jsou z toho nejlepší volba"),
    "hurts": ("protihráči ublíží nejvíce", "protihráči ublíží nejvíce"),
    "brings": (
        "přinese víc, než kolik stojí tvůj nejslabší hrdina",
        "přinesou víc, než kolik stojí tvůj nejslabší hrdina",
    ),
    "now": ("pomůže víc teď než v ruce", "pomohou víc teď než v ruce"),
}
"""For one card, and for one whose name is a plural."""

_TYPES: Final[dict[Resource, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlnu",
    "ore": "rudu",
}


def about(reason: str, card: str) -> str:
    """What there is to say about a card: useless, least, least_of, best_of, hurts, brings, now."""
    return f"{mid(noun(card).nom)} {verb(noun(card), *_ABOUT[reason])}"


def can_pay(goal: str) -> str:
    """Everything for a card is there."""
    return f"můžeš zaplatit {noun(goal).acc}"


def saving(goal: str, lacking: Mapping[Resource, int], rate: int, surplus: Resource | None) -> str:
    """What is saved for, what is short, and which trade would help, if one would."""
    trade = f"; vyměň {amount(rate, surplus)}" if surplus else ""
    return f"šetříš na {noun(goal).acc}, chybí {in_store(lacking)}{trade}"


def helps(card: str, saving: str) -> str:
    """A card to play while something is saved for."""
    return f"{mid(noun(card).nom)} {verb(noun(card), 'teď pomůže', 'teď pomohou')}; {saving}"


def brigands(saving: str) -> str:
    """So much in store that brigands would take it."""
    return f"{saving}; pozor na zloděje"


def build(
    first: bool, points: Sequence[tuple[str, int]], booster: Resource | None, ship: Resource | None
) -> str:
    """A card to build: whether it is the one saved for, its points, what it doubles or trades."""
    why = [counted_points(points)] if points else []
    if booster:
        why.append(f"zdvojnásobuje sousední {_TYPES[booster]}")
    if ship:
        why.append(f"mění {_TYPES[ship]} 2 : 1")
    said = "teď je to nejlepší stavba" if first else "nic lepšího tím nezdržíš"
    return f"{said}: {', '.join(why)}" if why else said


def then_pay(goal: str) -> str:
    """A trade after which a card can be paid for."""
    return f"potom můžeš zaplatit {noun(goal).acc}"


def nearer(goal: str, left: Mapping[Resource, int]) -> str:
    """A trade after which something is still missing."""
    return f"přiblíží to: {noun(goal).nom}, potom chybí {in_store(left)}"


def needs(goal: str, resource: Resource) -> str:
    """A resource that is wanted."""
    return f"na {noun(goal).acc} potřebuješ {_TYPES[resource]}"


def spare_for(goal: str) -> str:
    """A payment that hurts least."""
    return f"nejméně to chybí na {noun(goal).acc}"
