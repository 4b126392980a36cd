"""Why a move is suggested, in Slovak: a phrase that follows the move."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_sk import verb
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.sk.forms import RESOURCES
from p2pduel.games.classic.words.sk.names import noun
from p2pduel.games.classic.words.sk.nouns import amount, in_store
from p2pduel.games.classic.words.sk.nouns import points as counted_points
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
    "roll": "pred hodom kockami sa nič neoplatí",
    "done": "viac sa už neoplatí",
    "store": "tam bude miesto pre ďalší výnos",
    "defend": "hod to môže zastaviť a nič nestojí",
    "lay": "obe miesta sú rovnako dobré",
    "under": "na balíčku nezáleží",
    "swap": "takto ležia krajiny lepšie",
    "road": "otvára cestu k ďalšej dedine",
    "settlement": "1 víťazný bod a 2 krajiny",
    "city": "o 1 víťazný bod viac a miesto pre červené karty",
    "citadel": "miesto pre čarodejníkov a pre to, čo sa platí čarovnou silou",
    "metropolis": "viac miest pre jednotky",
    "overflow": "zásoby tak nepretečú",
    "spare": "to chýba najmenej",
    "another": "iná karta bude asi lepšia",
    "best": "to najlepšie z toho",
    "any_card": "každá nová karta môže pomôcť",
    "form": "balíček z vlastných odhodených kariet ich vráti do hry",
    "keep": "oplatí sa nechať si ju",
    "raise": "o 1 víťazný bod na oblúku viac",
    "plunder": "dve ľubovoľné suroviny",
    "magic": "čarovná sila je potrebná, surovina nie",
    "room": "uvoľní to miesto pre niečo lepšie",
    "accept": "prinesie to viac, než stojí",
    "decline": "stojí to viac, než prinesie",
    "not_worth": "nestojí to za kartu ani za jej cenu",
    "nothing": "teraz sa neoplatí nič stavať",
}
"""Reasons that are always the same."""

_ABOUT: Final = {
    "useless": ("už nepomôže", "už nepomôžu"),
    "least": ("je z kariet najmenej užitočná voľba", "sú z kariet najmenej užitočná voľba"),
    "least_of": ("je z toho najmenej užitočná voľba", "sú z toho najmenej užitočná voľba"),
    "best_of": ("je z toho najlepšia voľba", "sú z toho najlepšia voľba"),
    "hurts": ("protihráčovi ublíži najviac", "protihráčovi ublížia najviac"),
    "brings": ("prinesie viac, než stojí", "prinesú viac, než stoja"),
    "now": ("pomôže viac teraz než neskôr", "pomôžu viac teraz než neskôr"),
}
"""For one card, and for one whose name is a plural."""

_BESIDE: Final[dict[Resource, str]] = {
    "lumber": "susedné drevo",
    "gold": "susedné zlato",
    "grain": "susedné obilie",
    "brick": "susedné tehly",
    "wool": "susednú vlnu",
    "ore": "susednú rudu",
}
"""What the regions beside a building bring."""


def about(reason: str, card: str) -> str:
    """What there is to say about a card: useless, least, least_of, best_of, hurts, brings, now."""
    return f"{mid(noun(card).nom)} {verb(noun(card), *_ABOUT[reason])}"


def can_pay(goal: str) -> str:
    """Everything for a card is there."""
    return f"môžeš zaplatiť {noun(goal).acc}"


def saving(goal: str, lacking: Mapping[Price, int], rate: int, surplus: Resource | None) -> str:
    """What is saved for, what is short, and which trade would help, if one would."""
    trade = f"; vymeň {amount(rate, surplus)}" if surplus else ""
    return f"šetríš na {noun(goal).acc}, chýba {in_store(lacking)}{trade}"


def helps(card: str, saving: str) -> str:
    """A card to play while something is saved for."""
    return f"{mid(noun(card).nom)} {verb(noun(card), 'teraz pomôže', 'teraz pomôžu')}; {saving}"


def brigands(saving: str) -> str:
    """So much in store that brigands would take ore and wool."""
    return f"{saving}; pozor na zlodeja"


def build(
    first: bool, points: Sequence[tuple[str, int]], booster: Resource | None, ship: Resource | None
) -> str:
    """A card to build: whether it is the one saved for, its points, what it doubles or trades."""
    why = [counted_points(points)] if points else []
    if booster:
        why.append(f"zdvojnásobuje {_BESIDE[booster]}")
    if ship:
        why.append(f"vymieňa {RESOURCES[ship]} 2 : 1")
    said = "teraz je to najlepšia stavba" if first else "nič lepšie tým nezdržíš"
    return f"{said}: {', '.join(why)}" if why else said


def then_pay(goal: str) -> str:
    """A trade after which a card can be paid for."""
    return f"potom môžeš zaplatiť {noun(goal).acc}"


def nearer(goal: str, left: Mapping[Price, int]) -> str:
    """A trade after which something is still missing."""
    return f"priblíži to: {noun(goal).nom}, potom chýba {in_store(left)}"


def needs(goal: str, resource: Resource) -> str:
    """A resource that is wanted."""
    return f"na {mid(noun(goal).acc)} potrebuješ {RESOURCES[resource]}"


def spare_for(goal: str) -> str:
    """A payment that hurts least."""
    return f"najmenej to chýba na {noun(goal).acc}"
