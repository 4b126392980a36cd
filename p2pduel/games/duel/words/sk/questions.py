"""What a player is asked, in Slovak.

A question may stand behind a heading or another sentence, so it begins with a small letter where it can.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import Who, upper
from p2pduel.catalogue.grammar_sk import cards, verb, z
from p2pduel.catalogue.sk.words import either, listed
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.sk.names import noun
from p2pduel.games.duel.words.sk.nouns import amount, amounts, counted_resources
from p2pduel.games.duel.words.sk.sentences import cause
from p2pduel.games.duel.words.sk.spots import stack
from p2pduel.games.duel.words.things import Zone, is_unit

__all__ = [
    "ACTION",
    "CHOOSE_HAND",
    "DRAW_HAND",
    "EXCHANGE",
    "LIBRARY",
    "PREPARE",
    "PREROLL",
    "PUT_AWAY",
    "REARRANGE",
    "SURVEY",
    "appease",
    "built_by",
    "buy",
    "defend",
    "demand",
    "draw",
    "fetch",
    "give_back",
    "lay",
    "lose",
    "name",
    "pay",
    "pay_any",
    "played_by",
    "reaction",
    "reduce",
    "replace",
    "rob",
    "store",
    "surplus",
    "take",
    "take_card",
    "tithe",
    "under",
]

REARRANGE: Final = "Usporiadaj svoje krajiny: dve navzájom vymeň alebo ich nechaj, ako sú."
PREPARE: Final = "Pred prvým ťahom: postav jednu kartu z ruky, jednu centrálnu kartu alebo nič."
PREROLL: Final = "Pred hodom kockami: zahraj kartu, ktorá nastaví kocku, alebo hoď."
ACTION: Final = "Si na ťahu: stavaj, hraj karty a obchoduj, ako chceš, a potom ťah ukonči."
SURVEY: Final = "Zved: ktoré dve krajiny si berieš?"
PUT_AWAY: Final = "Vzaté karty vlož po jednej pod balíčky. Ktorú a kam?"
EXCHANGE: Final = "Vymeniť kartu? Vyber kartu a balíček, pod ktorý príde, alebo si karty nechaj."
LIBRARY: Final = "Knižnica: smieš si prezrieť balíček a vziať si z neho kartu. Ktorý balíček?"
DRAW_HAND: Final = "Počiatočné karty: z ktorého balíčka si berieš 3 vrchné karty?"
CHOOSE_HAND: Final = "Počiatočné karty: prezri si balíček a vyber 3 karty. Ktorý balíček?"


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    return f"{cause(why)}: " if why else ""


def pay(why: str, number: int, resource: Resource) -> str:
    """Where a payment comes from."""
    return f"{_for(why)}zaplať {amount(number, resource)}. Z ktorých krajín?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}zaplať {counted_resources(number)} podľa svojej voľby. Z ktorých krajín?"


def store(why: str, number: int, resource: Resource) -> str:
    """Where what came is put."""
    return f"{_for(why)}dostávaš {amount(number, resource)}. Kam to uložíš?"


def take(why: str, types: Sequence[Resource], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([amount(1, name) for name in types]) if types else "1 ľubovoľnú surovinu"
    more = f" (zostáva: {left})" if left > 1 else ""
    which = "Kam to uložíš?" if len(types) == 1 else "Ktorú a kam ju uložíš?"
    return f"{_for(why)}vezmi si {what}{more}. {which}"


def demand(why: str, most: int, named: Mapping[Resource, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    asked = "1 surovinu" if most == 1 else f"až {counted_resources(most)}"
    so_far = f" Zatiaľ: {amounts(named)}." if named else ""
    return f"{_for(why)}požaduj od protihráča {asked}.{so_far}"


def reduce(why: str, cost: Mapping[Resource, int]) -> str:
    """What of a price is spared."""
    return f"{_for(why)}platíš o 1 surovinu menej. Ktorú vynecháš: {amounts(cost)}?"


def buy(why: str, left: int) -> str:
    """A resource for gold."""
    return f"{_for(why)}kúpiš surovinu za 1 zlato? (najviac {left})"


def draw(limit: int) -> str:
    """A card for the hand."""
    return f"Dober si kartu: z ktorého balíčka? V ruke smieš mať {cards(limit)}."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"V ruke smieš mať {cards(limit)}. Ktorú odložíš a pod ktorý balíček?"


def replace(cost: int) -> str:
    """A new card for the one put away."""
    price = f"stojí {counted_resources(cost)}" if cost else "zadarmo"
    return f"Dober si kartu alebo prehľadaj balíček ({price}) a vezmi si kartu, ktorú chceš."


def take_card(zone: Zone) -> str:
    """A card of a stack that is looked through."""
    return f"Vezmi si kartu {z(stack(zone).gen)}. Ktorú?"


def appease(why: str, gold: int) -> str:
    """Gold, or a unit."""
    return f"{_for(why)}zaplať {amount(gold, 'gold')} alebo obetuj jednu zo svojich jednotiek."


def tithe(why: str, number: int, types: Sequence[Resource]) -> str:
    """So much of one of these types."""
    return f"{_for(why)}vezmeš si {either([amount(number, name) for name in types])}?"


def give_back(why: str) -> str:
    """A resource for the other side."""
    return f"{_for(why)}daj protihráčovi 1 surovinu. Ktorú a odkiaľ?"


def reaction(event: str) -> str:
    """A card against an event."""
    return f"Udalosť: {noun(event).nom}. Zahráš proti nej kartu?"


def defend(why: str, safe: Sequence[int]) -> str:
    """A roll against an attack."""
    return f"{_for(why)}budeš sa brániť hodom? Útok odrazí {either([str(number) for number in safe])}."


def fetch(why: str) -> str:
    """A card of the discard pile."""
    return f"{_for(why)}prezeráš si odhadzovací balíček. Ktorú kartu si berieš?"


def lay(faces: Sequence[str]) -> str:
    """Two new regions."""
    return f"Nové krajiny: {listed([noun(face).nom for face in faces])}. Ktorá bude hore?"


def name(why: str, left: int) -> str:
    """A card of the other side."""
    return f"{_for(why)}označ kartu protihráča (zostáva: {left})."


def lose(why: str, discard: bool) -> str:
    """A card that goes to the discard pile, or under a stack."""
    where = "na odhadzovací balíček" if discard else "pod doberajúci balíček"
    return f"{_for(why)}musíš obetovať kartu; príde {where}. Ktorá to bude?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    return f"Pod ktorý balíček {verb(noun(face), 'príde', 'prídu')} {noun(face).nom}?"


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = cards(most) if least == most or most == 1 else f"až {cards(most)}"
    take = f"Smieš si vziať {what}." if not least else f"Vezmi si {what}."
    return f"{_for(why)}vidíš karty, ktoré má protihráč v ruke. {take}"


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    return f"{who.name or 'Protihráč'} hrá {noun(face).acc}. {upper(question)}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    builds = "vykladá" if is_unit(face) else "stavia"
    return f"{who.name or 'Protihráč'} {builds} {noun(face).acc}. {upper(question)}"
