"""What a player is asked, in Czech.

A question may stand behind a heading or another sentence, so it begins with a small letter where it can.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_cards, either, listed
from p2pduel.catalogue.grammar import Noun, Who, ended, upper
from p2pduel.catalogue.grammar_cs import cards, own, verb, z
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.cs.names import noun
from p2pduel.games.classic.words.cs.nouns import (
    SYMBOL_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
    points_of,
)
from p2pduel.games.classic.words.cs.sentences import cause, offered
from p2pduel.games.classic.words.cs.spots import stack
from p2pduel.games.classic.words.things import Zone, is_person

__all__ = [
    "ACTION",
    "ASKED",
    "BANISH",
    "EXCHANGE",
    "FORM",
    "MASTER_BUILDER",
    "NEW_HAND",
    "PREROLL",
    "PUT_UNDER",
    "REARRANGE",
    "STARTING_STACK",
    "SURVEY",
    "answer",
    "asked",
    "asked_more",
    "barter",
    "built_by",
    "counter",
    "demand",
    "dig",
    "draw",
    "give",
    "hand_in",
    "hoard",
    "jump",
    "keep",
    "lay",
    "lay_down",
    "lose",
    "new_land",
    "offer",
    "pay",
    "pay_any",
    "pay_magic",
    "played_by",
    "put_away",
    "reaction",
    "replace",
    "rob",
    "sort_cards",
    "spare",
    "spread",
    "store",
    "surplus",
    "take",
    "take_card",
    "triumph",
    "under",
    "ward",
]

REARRANGE: Final = "Uspořádej své krajiny: dvě prohoď, nebo je nech, jak jsou."
STARTING_STACK: Final = "Počáteční karty: prohlédni si balíček a vezmi si 3 karty. Který balíček?"
PREROLL: Final = "Před hodem kostkami: zahraj, vykouzli nebo použij, co přichází dřív, nebo hoď."
ACTION: Final = "Jsi na tahu: stavěj, hraj karty a obchoduj, jak chceš, a pak tah ukonči."
SURVEY: Final = "Vyzvědač: které dvě krajiny si bereš?"
PUT_UNDER: Final = "Vlož kartu z ruky pod balíček. Kterou?"
NEW_HAND: Final = "Dobírej si nové karty do ruky po jedné: ze kterého balíčku?"
EXCHANGE: Final = "Vyměnit kartu? Vyber kartu a balíček, pod který přijde, nebo si karty nech."
FORM: Final = "Utvořit z odhazovacího balíčku znovu prázdný balíček?"
MASTER_BUILDER: Final = "Stavitel: smíš si prohlédnout balíček a vzít si z něj kartu. Který balíček?"
BANISH: Final = "Lepší svět: která událost odchází ze hry?"

ASKED: Final = {
    "set_production": "co má ukázat kostka výnosů?",
    "set_symbol": "co má ukázat kostka událostí?",
    "leave_for black_knight": "která jednotka se vrací do ruky svého vlastníka?",
    "leave_for arsonist": "která stavba nebo který čaroděj shoří a vrací se do ruky svého vlastníka?",
    "leave_for civil_war": "kterou jednotku si protihráč musí vzít zpět do ruky?",
    "leave_for pirate_fleet": "o kterou flotilu protihráč přichází?",
    "leave_for raid": "kterou z těchto staveb si bereš zpět?",
    "leave_for imelda": "kterého rytíře musí protihráč odhodit?",
    "fetched": "kterou kartu si bereš z odhazovacího balíčku?",
    "lay_on": "která stavba přestává působit?",
    "dispute_over": "kterou svou krajinu dáváš?",
    "dispute_won": "kterou krajinu protihráče za ni dostáváš?",
    "reform": "která krajina mění místo?",
    "reformed": "se kterou krajinou si mění místo?",
    "archive": "vrchní karty kterého balíčku řadíš?",
    "council_draws": "ze kterého balíčku si dobíráš 2 karty?",
    "chancellor": "ze kterého balíčku si vybíráš 3 karty?",
    "bribed": "kterého rytíře podplácíš?",
    "changes_sides": "kde má rytíř odteď stát?",
    "banned": "který balíček protihráči uzavíráš?",
    "copy_title": "kterou stavbu napodobuje?",
    "turn_brewery": "které body přináší?",
    "swap_pair": "2 suroviny kterého druhu odevzdáváš?",
    "draw_named": "ze kterého balíčku si dobíráš kartu?",
    "juggler_moves": "přichází k tobě. Kde má stát?",
    "voyage_home": "kterou surovinu tvé obchodní flotily přivážejí?",
    "fill": "která krajina se naplní?",
    "carry_across": "ze které krajiny odevzdáváš 1 surovinu?",
    "ride": "který rytíř nebo které dělo se přesouvá?",
    "rides_to": "kam?",
    "spread": "suroviny kterého druhu přesouváš?",
    "work": "co děláš?",
    "bazaar": "kterou surovinu nabízíš?",
    "fill_store": "co do ní ukládáš?",
    "monopoly": "co si bereš od protihráče?",
    "pawn": "kterou stavbu dáváš do zástavy?",
    "charge": "který čaroděj získá kouzelnou sílu?",
    "bury_fate": "kolik z těchto událostí, od konce, jde pod balíček?",
    "eye": "který balíček si prohlížíš?",
    "first_place": "která karta mění místo?",
    "second_place": "se kterou kartou si mění místo?",
    "drink": "kdo ho vypije?",
    "impact": "pod který balíček jdou tvé karty z ruky?",
    "challenge": "který z tvých čarodějů bojuje?",
    "duel": "proti kterému čaroději?",
    "change_land": "které své krajiny se vzdáváš?",
    "materialize": "která vesnice se stává městem?",
    "blow": "která krajina protihráče ztrácí všechno?",
    "steal": "kterou knihu kouzel si bereš?",
    "stolen": "u které citadely bude kniha kouzel odteď ležet?",
    "raided": "označ 3 stavby protihráče; jedna z nich se vrátí do ruky.",
    "inspired": "ze kterých dvou balíčků si dobíráš kartu?",
    "divine": "vrchní karty kterých balíčků si prohlížíš?",
}
"""What follows from the answer (with the card that asks, where many do) -> what is to be named."""

_LIE: Final[dict[Price, str]] = {
    "lumber": "tvé dřevo",
    "gold": "tvé zlato",
    "grain": "tvé obilí",
    "brick": "tvé cihly",
    "wool": "tvá vlna",
    "ore": "tvá ruda",
}
"""What lies on regions; the verb is the same after all of them."""


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    if not why:
        return ""
    said = cause(why)
    return f"{said} – " if said.endswith("!") else f"{said}: "


def _left(left: int) -> str:
    return f" ({'zbývají' if 1 < left < 5 else 'zbývá'} {left})"


def _stack(zone: Zone) -> Noun:
    """A stack, to its owner: "svůj balíček 2"."""
    return own(stack(zone))


def asked(why: str, key: str) -> str:
    """Something is to be named; key of ASKED."""
    return f"{_for(why)}{ASKED[key]}"


def asked_more(why: str, key: str, left: int) -> str:
    """Several things are to be named one by one; left: how many more."""
    return f"{_for(why)}{ASKED[key]}{_left(left)}"


# -- resources and magic power -------------------------------------------------------------------


def pay(why: str, number: int, resource: Price) -> str:
    """Where a payment comes from."""
    return f"{_for(why)}zaplať {amount(number, resource)}. Odkud?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}zaplať {counted_resources(number)} podle své volby. Odkud?"


def pay_magic(why: str, number: int) -> str:
    """Which wizards pay."""
    return f"{_for(why)}zaplať {magic(number)}. Kteří čarodějové platí?"


def hand_in(why: str, number: int) -> str:
    """Trade points of counters are given up."""
    return f"{_for(why)}odevzdej {points_of(number, 'trade')}. Ze kterých karet?"


def store(why: str, number: int, resource: Price) -> str:
    """Where what came is put."""
    return f"{_for(why)}dostáváš {amount(number, resource)}. Kam to uložíš?"


def hoard(number: int, resource: Price) -> str:
    """Where what a Trade Monopoly brought is put: regions or stores."""
    return f"{_for('trade_monopoly')}dostáváš {amount(number, resource)}. Kam to uložíš?"


def take(why: str, types: Sequence[Price], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([amount(1, name) for name in types]) if types else "1 libovolnou surovinu"
    more = _left(left) if left > 1 else ""
    which = "Kam to uložíš?" if len(types) == 1 else "Co to bude a kam to uložíš?"
    return f"{_for(why)}vezmi si {what}{more}. {which}"


def demand(why: str, most: int, named: Mapping[Price, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    what = counted_resources(1) if most == 1 else f"až {counted_resources(most)}"
    so_far = f" Zatím: {amounts(named)}." if named else ""
    return f"{_for(why)}vezmi si od protihráče {what}.{so_far}"


def give(why: str, left: int) -> str:
    """Resources for the other side; left: how many more."""
    more = _left(left) if left > 1 else ""
    return f"{_for(why)}dej protihráči 1 surovinu{more}. Kterou?"


def spare(why: str, cost: Mapping[Price, int], times: int) -> str:
    """What of a price is spared."""
    return f"{_for(why)}platíš o {counted_resources(times)} méně. Co vynecháš: {amounts(cost)}?"


def barter(why: str, most: int, given: Mapping[Price, int]) -> str:
    """Resources are handed in for as many others; given are those already named."""
    so_far = f" Zatím: {amounts(given)}." if given else ""
    return f"{_for(why)}odevzdej až {counted_resources(most)} za stejně tolik jiných. Které?{so_far}"


def lose(why: str, number: int) -> str:
    """Resources of one's own choice are lost."""
    which = "Kterou" if number == 1 else "Které"
    return f"{_for(why)}ztrácíš {counted_resources(number)} podle své volby. {which}?"


def spread(resource: Price) -> str:
    """How the resources of a kind lie from now on."""
    return f"{_for('wheelwright')}jak odteď leží {_LIE[resource]}?"


def offer(given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """An offer to the other side, as far as it goes."""
    if not given and not wanted:
        return "Co protihráči nabízíš a za co?"
    if not given:
        return f"Chceš {amounts(wanted)}. Co dál?"
    price = f" za {amounts(wanted)}" if wanted else ""
    return f"Nabízíš {amounts(given)}{price}. Co dál?"


def answer(who: Who, given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """An offer of the other side."""
    return f"{offered(Who(who.name or 'Protihráč'), given, wanted)} Přijímáš?"


def triumph(why: str) -> str:
    """The arch, or resources."""
    return f"{_for(why)}zvýšíš svůj Vítězný oblouk, nebo si vezmeš 2 suroviny?"


def dig(number: int) -> str:
    """A discarded card instead of a resource; number: the resources otherwise."""
    instead = "místo suroviny" if number == 1 else f"místo 1 ze {number} surovin"
    return f"{_for('palace')}vezmeš si {instead} kartu z odhazovacího balíčku?"


# -- answers to what the other side does ---------------------------------------------------------


def reaction(why: str) -> str:
    """A card against a threat."""
    return f"{_for(why)}zahraješ proti tomu kartu?"


def counter(who: Who, face: str) -> str:
    """Countermagic against a card that somebody plays."""
    return played_by(who, face, "zastavíš kartu Kouzelným zákazem?")


def jump(symbol: str, event: str) -> str:
    """Time Jump against a face of the event die, or the event it brought."""
    what = noun(event).nom if event else SYMBOL_WORDS[symbol]
    return f"Kostka událostí: {what}. Vrátíš čas?"


def ward(why: str, safe: Sequence[int]) -> str:
    """A roll against a Spy."""
    return f"{_for(why)}budeš se bránit hodem? Zastaví ho {either([str(number) for number in safe])}."


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = cards(most) if least == most or most == 1 else f"až {cards(most)}"
    take = "Smíš si vzít" if not least else "Vezmi si"
    return f"{_for(why)}vidíš karty, které má protihráč v ruce. {take} {what}."


def put_away(why: str, zone: Zone | None) -> str:
    """The cards taken from a hand go under one stack; zone, once it is chosen."""
    where = f"pod {_stack(zone).acc}" if zone else "pod balíček"
    return f"{_for(why)}vzaté karty vlož po jedné {where}. Která je další?"


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    plays = ended(f"{who.name or 'Protihráč'} hraje {noun(face).acc}")
    return f"{plays} {upper(question)}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    builds = "vykládá" if is_person(face) else "staví"
    built = ended(f"{who.name or 'Protihráč'} {builds} {noun(face).acc}")
    return f"{built} {upper(question)}"


# -- hand and stacks -----------------------------------------------------------------------------


def _search(cost: int) -> str:
    return f"za {counted_resources(cost)}" if cost else "zdarma"


def draw(limit: int, cost: int) -> str:
    """A card for the hand; cost: of a search."""
    hand = f"V ruce smíš mít {cards(limit)}"
    return f"Dober si kartu, nebo prohledej balíček ({_search(cost)}): který balíček? {hand}."


def replace(zone: Zone, cost: int) -> str:
    """A new card for the one put away, from the same stack; cost: of a search."""
    return f"Dober si kartu {z(_stack(zone).gen)}, nebo ho prohledej ({_search(cost)})."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"V ruce smíš mít {cards(limit)}. Kterou odložíš a pod který balíček?"


def lay_down(limit: int) -> str:
    """Too many cards, which go to the discard pile."""
    return f"V ruce smíš mít {cards(limit)}. Kterou odložíš na odhazovací balíček?"


def keep(zone: Zone) -> str:
    """A card just drawn may be put back for another."""
    under = f"vložíš ji pod {_stack(zone).acc} a dobereš si jinou"
    return f"{_for('holy_site')}necháš si dobranou kartu, nebo {under}?"


def take_card(zone: Zone, optional: bool) -> str:
    """A card of a stack that is looked through; optional: none need be taken."""
    takes = "Smíš si vzít" if optional else "Vezmi si"
    return f"{takes} kartu {z(_stack(zone).gen)}. Kterou?"


def sort_cards(zone: Zone, count: int) -> str:
    """Top cards of a stack get a new order."""
    return f"V jakém pořadí se {counted_cards(count)} vrátí na {_stack(zone).acc}?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    return f"Pod který balíček {verb(noun(face), 'přijde', 'přijdou')} {noun(face).nom}?"


def lay(faces: Sequence[str]) -> str:
    """New regions."""
    return f"Nové krajiny: {listed([noun(face).nom for face in faces])}. Kde bude ležet první?"


def new_land(face: str) -> str:
    """A region of the stack for one's own."""
    return f"{_for('land_change')}kterou krajinu si bereš za {noun(face).acc}?"
