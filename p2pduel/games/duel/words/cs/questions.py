"""What a player is asked, in Czech.

A question may stand behind a heading or another sentence, so it begins with a small letter where it can.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import either, listed
from p2pduel.catalogue.grammar import Who, upper
from p2pduel.catalogue.grammar_cs import cards, own, verb, z
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.cs.names import noun
from p2pduel.games.duel.words.cs.nouns import amount, amounts, counted_resources
from p2pduel.games.duel.words.cs.sentences import cause
from p2pduel.games.duel.words.cs.spots import stack
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

REARRANGE: Final = "Uspořádej své krajiny: dvě prohoď, nebo je nech, jak jsou."
PREPARE: Final = "Před prvním tahem: postav jednu kartu z ruky, jednu centrální kartu, nebo nic."
PREROLL: Final = "Před hodem kostkami: zahraj kartu, která nastaví kostku, nebo hoď."
ACTION: Final = "Jsi na tahu: stavěj, hraj karty a obchoduj, jak chceš, a pak tah ukonči."
SURVEY: Final = "Zvěd: které dvě krajiny si bereš?"
PUT_AWAY: Final = "Vzaté karty vlož po jedné pod balíčky. Kterou a kam?"
EXCHANGE: Final = "Vyměnit kartu? Vyber kartu a balíček, pod který přijde, nebo si karty nech."
LIBRARY: Final = "Knihovna: smíš si prohlédnout balíček a vzít si z něj kartu. Který balíček?"
DRAW_HAND: Final = "Počáteční karty: ze kterého balíčku si bereš 3 vrchní karty?"
CHOOSE_HAND: Final = "Počáteční karty: prohlédni si balíček a vyber 3 karty. Který balíček?"


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    return f"{cause(why)}: " if why else ""


def pay(why: str, number: int, resource: Resource) -> str:
    """Where a payment comes from."""
    return f"{_for(why)}zaplať {amount(number, resource)}. Ze kterých krajin?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}zaplať {counted_resources(number)} podle své volby. Ze kterých krajin?"


def store(why: str, number: int, resource: Resource) -> str:
    """Where what came is put."""
    return f"{_for(why)}dostáváš {amount(number, resource)}. Kam to uložíš?"


def take(why: str, types: Sequence[Resource], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([amount(1, name) for name in types]) if types else "1 libovolnou surovinu"
    more = f" (zbývá {left})" if left > 1 else ""
    which = "Kam to uložíš?" if len(types) == 1 else "Co to bude a kam to uložíš?"
    return f"{_for(why)}vezmi si {what}{more}. {which}"


def demand(why: str, most: int, named: Mapping[Resource, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    asked = "1 surovinu" if most == 1 else f"až {counted_resources(most)}"
    so_far = f" Zatím: {amounts(named)}." if named else ""
    return f"{_for(why)}požaduj od protihráče {asked}.{so_far}"


def reduce(why: str, cost: Mapping[Resource, int]) -> str:
    """What of a price is spared."""
    return f"{_for(why)}platíš o 1 surovinu méně. Kterou vynecháš: {amounts(cost)}?"


def buy(why: str, left: int) -> str:
    """A resource for gold."""
    return f"{_for(why)}koupíš surovinu za 1 zlato? (nejvýš {left})"


def draw(limit: int) -> str:
    """A card for the hand."""
    return f"Dober si kartu: ze kterého balíčku? V ruce smíš mít {cards(limit)}."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"V ruce smíš mít {cards(limit)}. Kterou odložíš a pod který balíček?"


def replace(cost: int) -> str:
    """A new card for the one put away."""
    price = f"stojí {counted_resources(cost)}" if cost else "zdarma"
    return f"Dober si kartu, nebo prohledej balíček ({price}) a vezmi si kartu, kterou chceš."


def take_card(zone: Zone) -> str:
    """A card of a stack that is looked through."""
    return f"Vezmi si kartu {z(own(stack(zone)).gen)}. Kterou?"


def appease(why: str, gold: int) -> str:
    """Gold, or a unit."""
    return f"{_for(why)}zaplať {amount(gold, 'gold')}, nebo obětuj jednu ze svých jednotek."


def tithe(why: str, number: int, types: Sequence[Resource]) -> str:
    """So much of one of these types."""
    return f"{_for(why)}vezmeš si {either([amount(number, name) for name in types])}?"


def give_back(why: str) -> str:
    """A resource for the other side."""
    return f"{_for(why)}dej protihráči 1 surovinu. Kterou a odkud?"


def reaction(event: str) -> str:
    """A card against an event."""
    return f"Událost: {noun(event).nom}. Zahraješ proti ní kartu?"


def defend(why: str, safe: Sequence[int]) -> str:
    """A roll against an attack."""
    return f"{_for(why)}budeš se bránit hodem? Útok odrazí {either([str(number) for number in safe])}."


def fetch(why: str) -> str:
    """A card of the discard pile."""
    return f"{_for(why)}prohlížíš si odhazovací balíček. Kterou kartu si bereš?"


def lay(faces: Sequence[str]) -> str:
    """Two new regions."""
    return f"Nové krajiny: {listed([noun(face).nom for face in faces])}. Která bude nahoře?"


def name(why: str, left: int) -> str:
    """A card of the other side."""
    return f"{_for(why)}označ kartu protihráče (zbývá {left})."


def lose(why: str, discard: bool) -> str:
    """A card that goes to the discard pile, or under a stack."""
    where = "na odhazovací balíček" if discard else "pod dobírací balíček"
    return f"{_for(why)}musíš obětovat kartu; přijde {where}. Která to bude?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    return f"Pod který balíček {verb(noun(face), 'přijde', 'přijdou')} {noun(face).nom}?"


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = cards(most) if least == most or most == 1 else f"až {cards(most)}"
    take = f"Smíš si vzít {what}." if not least else f"Vezmi si {what}."
    return f"{_for(why)}vidíš karty, které má protihráč v ruce. {take}"


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    return f"{who.name or 'Protihráč'} hraje {noun(face).acc}. {upper(question)}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    builds = "vykládá" if is_unit(face) else "staví"
    return f"{who.name or 'Protihráč'} {builds} {noun(face).acc}. {upper(question)}"
