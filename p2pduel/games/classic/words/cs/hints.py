"""Why a move is suggested, in Czech: a phrase that follows the move."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_cs import verb
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.cs.forms import RESOURCES
from p2pduel.games.classic.words.cs.names import noun
from p2pduel.games.classic.words.cs.nouns import amount, in_store
from p2pduel.games.classic.words.cs.nouns import points as counted_points
from p2pduel.principality.resources import Resource

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
    "roll": "před hodem kostkami se nic nevyplatí",
    "done": "víc už se nevyplatí",
    "store": "tam bude místo pro další výnos",
    "defend": "hod to může zastavit a nic nestojí",
    "lay": "obě místa jsou stejně dobrá",
    "under": "na balíčku nezáleží",
    "swap": "takto leží krajiny lépe",
    "road": "otevírá cestu k další vesnici",
    "settlement": "1 vítězný bod a 2 krajiny",
    "city": "o 1 vítězný bod více a místo pro červené karty",
    "citadel": "místo pro čaroděje a pro to, co se platí kouzelnou silou",
    "metropolis": "víc míst pro jednotky",
    "overflow": "zásoby tak nepřetečou",
    "spare": "to chybí nejméně",
    "another": "jiná karta bude asi lepší",
    "best": "to nejlepší z toho",
    "any_card": "každá nová karta může pomoci",
    "form": "balíček z vlastních odhozených karet je vrátí do hry",
    "keep": "vyplatí se si ji nechat",
    "raise": "o 1 vítězný bod na oblouku více",
    "plunder": "dvě libovolné suroviny",
    "magic": "kouzelná síla je potřeba, surovina ne",
    "room": "uvolní to místo pro něco lepšího",
    "accept": "přinese to víc, než stojí",
    "decline": "stojí to víc, než přinese",
    "not_worth": "nestojí to za kartu ani za její cenu",
    "nothing": "teď se nevyplatí nic stavět",
}
"""Reasons that are always the same."""

_ABOUT: Final = {
    "useless": ("už nepomůže", "už nepomohou"),
    "least": ("je z karet nejméně užitečná volba", "jsou z karet nejméně užitečná volba"),
    "least_of": ("je z toho nejméně užitečná volba", "jsou z toho nejméně užitečná volba"),
    "best_of": ("je z toho nejlepší volba", "jsou z toho nejlepší volba"),
    "hurts": ("protihráči ublíží nejvíce", "protihráči ublíží nejvíce"),
    "brings": ("přinese víc, než stojí", "přinesou víc, než stojí"),
    "now": ("pomůže víc teď než později", "pomohou víc teď než později"),
}
"""For one card, and for one whose name is a plural."""


def about(reason: str, card: str) -> str:
    """What there is to say about a card: useless, least, least_of, best_of, hurts, brings, now."""
    return f"{mid(noun(card).nom)} {verb(noun(card), *_ABOUT[reason])}"


def can_pay(goal: str) -> str:
    """Everything for a card is there."""
    return f"můžeš zaplatit {noun(goal).acc}"


def saving(goal: str, lacking: Mapping[Price, int], rate: int, surplus: Resource | None) -> str:
    """What is saved for, what is short, and which trade would help, if one would."""
    trade = f"; vyměň {amount(rate, surplus)}" if surplus else ""
    return f"šetříš na {noun(goal).acc}, chybí {in_store(lacking)}{trade}"


def helps(card: str, saving: str) -> str:
    """A card to play while something is saved for."""
    return f"{mid(noun(card).nom)} {verb(noun(card), 'teď pomůže', 'teď pomohou')}; {saving}"


def brigands(saving: str) -> str:
    """So much in store that brigands would take ore and wool."""
    return f"{saving}; pozor na zloděje"


def build(
    first: bool, points: Sequence[tuple[str, int]], booster: Resource | None, ship: Resource | None
) -> str:
    """A card to build: whether it is the one saved for, its points, what it doubles or trades."""
    why = [counted_points(points)] if points else []
    if booster:
        why.append(f"zdvojnásobuje sousední {RESOURCES[booster]}")
    if ship:
        why.append(f"mění {RESOURCES[ship]} 2 : 1")
    said = "teď je to nejlepší stavba" if first else "nic lepšího tím nezdržíš"
    return f"{said}: {', '.join(why)}" if why else said


def then_pay(goal: str) -> str:
    """A trade after which a card can be paid for."""
    return f"potom můžeš zaplatit {noun(goal).acc}"


def nearer(goal: str, left: Mapping[Price, int]) -> str:
    """A trade after which something is still missing."""
    return f"přiblíží to: {noun(goal).nom}, potom chybí {in_store(left)}"


def needs(goal: str, resource: Resource) -> str:
    """A resource that is wanted."""
    return f"na {mid(noun(goal).acc)} potřebuješ {RESOURCES[resource]}"


def spare_for(goal: str) -> str:
    """A payment that hurts least."""
    return f"nejméně to chybí na {noun(goal).acc}"
