"""Why a move is suggested, in Slovak: a phrase that follows the move."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_sk import verb
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.sk.names import noun
from p2pduel.games.duel.words.sk.nouns import amount, in_store
from p2pduel.games.duel.words.sk.nouns import points as counted_points

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
    "roll": "pred hodom kockami sa nič neoplatí hrať",
    "done": "viac sa už neoplatí",
    "store": "tam bude miesto pre ďalší výnos",
    "defend": "hod to môže odraziť a nič nestojí",
    "lay": "obe miesta sú rovnako dobré",
    "under": "na balíčku nezáleží",
    "swap": "takto ležia krajiny lepšie",
    "road": "otvára cestu k ďalšej dedine",
    "settlement": "1 víťazný bod a 2 krajiny",
    "city": "o 1 víťazný bod viac a miesto na stavbu",
    "overflow": "zásoby tak nepretečú",
    "spare": "to chýba najmenej",
    "another": "iná karta bude asi lepšia",
    "best": "to najlepšie z toho",
    "city_cards": "je miesto pre karty, ktoré potrebujú mesto",
    "any_card": "každá nová karta môže pomôcť",
    "nothing": "teraz sa neoplatí nič stavať",
}
"""Reasons that are always the same."""

_ABOUT: Final = {
    "useless": ("už nepomôže", "už nepomôžu"),
    "least": ("je z kariet najmenej užitočná voľba", "sú z kariet najmenej užitočná voľba"),
    "least_of": ("z toho prospieva najmenej", "z toho prospievajú najmenej"),
    "best_of": ("je z toho najlepšia voľba", "sú z toho najlepšia voľba"),
    "hurts": ("protihráčovi ublíži najviac", "protihráčovi ublížia najviac"),
    "brings": (
        "má väčší prínos než tvoj najslabší hrdina",
        "majú väčší prínos než tvoj najslabší hrdina",
    ),
    "now": ("pomôže viac teraz než v ruke", "pomôžu viac teraz než v ruke"),
}
"""For one card, and for one whose name is a plural."""

_TYPES: Final[dict[Resource, str]] = {
    "lumber": "drevo",
    "gold": "zlato",
    "grain": "obilie",
    "brick": "tehly",
    "wool": "vlnu",
    "ore": "rudu",
}
_FEMININE: Final = ("wool", "ore")
"""Resources whose word is a feminine singular."""


def about(reason: str, card: str) -> str:
    """What there is to say about a card: useless, least, least_of, best_of, hurts, brings, now."""
    return f"{mid(noun(card).nom)} {verb(noun(card), *_ABOUT[reason])}"


def can_pay(goal: str) -> str:
    """Everything for a card is there."""
    return f"môžeš zaplatiť {noun(goal).acc}"


def saving(goal: str, lacking: Mapping[Resource, int], rate: int, surplus: Resource | None) -> str:
    """What is saved for, what is short, and which trade would help, if one would."""
    trade = f"; vymeň {amount(rate, surplus)}" if surplus else ""
    return f"šetríš na {noun(goal).acc}, chýba: {in_store(lacking)}{trade}"


def helps(card: str, saving: str) -> str:
    """A card to play while something is saved for."""
    return f"{mid(noun(card).nom)} {verb(noun(card), 'teraz pomôže', 'teraz pomôžu')}; {saving}"


def brigands(saving: str) -> str:
    """So much in store that brigands would take it."""
    return f"{saving}; pozor na zlodeja"


def build(
    first: bool, points: Sequence[tuple[str, int]], booster: Resource | None, ship: Resource | None
) -> str:
    """A card to build: whether it is the one saved for, its points, what it doubles or trades."""
    why = [counted_points(points)] if points else []
    if booster:
        why.append(f"zdvojnásobuje {'susednú' if booster in _FEMININE else 'susedné'} {_TYPES[booster]}")
    if ship:
        why.append(f"vymieňa {_TYPES[ship]} 2 : 1")
    said = "teraz je to najlepšia stavba" if first else "nič lepšie tým nezdržíš"
    return f"{said}: {', '.join(why)}" if why else said


def then_pay(goal: str) -> str:
    """A trade after which a card can be paid for."""
    return f"potom môžeš zaplatiť {noun(goal).acc}"


def nearer(goal: str, left: Mapping[Resource, int]) -> str:
    """A trade after which something is still missing."""
    return f"priblíži to: {noun(goal).nom}, potom chýba: {in_store(left)}"


def needs(goal: str, resource: Resource) -> str:
    """A resource that is wanted."""
    return f"na {noun(goal).acc} potrebuješ {_TYPES[resource]}"


def spare_for(goal: str) -> str:
    """A payment that hurts least."""
    return f"najmenej to chýba na {noun(goal).acc}"
