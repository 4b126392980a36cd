"""What a player is asked, in Slovak.

A question may stand behind a heading or another sentence, so it begins with a small letter where it can.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import Noun, Who, ended, upper
from p2pduel.catalogue.grammar_sk import cards, own, verb, z
from p2pduel.catalogue.sk.words import either, listed
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.sk.names import noun
from p2pduel.games.classic.words.sk.nouns import (
    SYMBOL_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
    points_of,
)
from p2pduel.games.classic.words.sk.sentences import cause, offered
from p2pduel.games.classic.words.sk.spots import stack
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

REARRANGE: Final = "Usporiadaj svoje krajiny: dve navzájom vymeň alebo ich nechaj, ako sú."
STARTING_STACK: Final = "Počiatočné karty: prezri si balíček a vezmi si 3 karty. Ktorý balíček?"
PREROLL: Final = "Pred hodom kockami: zahraj, vyčaruj alebo použi, čo prichádza skôr, alebo hoď."
ACTION: Final = "Si na ťahu: stavaj, hraj karty a obchoduj, ako chceš, a potom ťah ukonči."
SURVEY: Final = "Vyzvedač: ktoré dve krajiny si berieš?"
PUT_UNDER: Final = "Vlož kartu z ruky pod balíček. Ktorú?"
NEW_HAND: Final = "Doberaj si nové karty do ruky po jednej: z ktorého balíčka?"
EXCHANGE: Final = "Vymeniť kartu? Vyber kartu a balíček, pod ktorý príde, alebo si karty nechaj."
FORM: Final = "Utvoriť z odhadzovacieho balíčka znovu prázdny balíček?"
MASTER_BUILDER: Final = "Staviteľ: smieš si prezrieť balíček a vziať si z neho kartu. Ktorý balíček?"
BANISH: Final = "Lepší svet: ktorá udalosť odchádza z hry?"

ASKED: Final = {
    "set_production": "čo má ukázať kocka výnosov?",
    "set_symbol": "čo má ukázať kocka udalostí?",
    "leave_for black_knight": "ktorá jednotka sa vracia do ruky svojho vlastníka?",
    "leave_for arsonist": "ktorá stavba alebo ktorý čarodejník zhorí a vracia sa do ruky svojho vlastníka?",
    "leave_for civil_war": "ktorú jednotku si protihráč musí vziať späť do ruky?",
    "leave_for pirate_fleet": "o ktorú flotilu protihráč prichádza?",
    "leave_for raid": "ktorú z týchto stavieb si berieš späť?",
    "leave_for imelda": "ktorého rytiera musí protihráč odhodiť?",
    "fetched": "ktorú kartu si berieš z odhadzovacieho balíčka?",
    "lay_on": "ktorá stavba prestáva pôsobiť?",
    "dispute_over": "ktorú svoju krajinu dávaš?",
    "dispute_won": "ktorú krajinu protihráča za ňu dostávaš?",
    "reform": "ktorá krajina mení miesto?",
    "reformed": "s ktorou krajinou si mení miesto?",
    "archive": "vrchné karty ktorého balíčka radíš?",
    "council_draws": "z ktorého balíčka si doberáš 2 karty?",
    "chancellor": "z ktorého balíčka si vyberáš 3 karty?",
    "bribed": "ktorého rytiera podplácaš?",
    "changes_sides": "kde má rytier odteraz stáť?",
    "banned": "ktorý balíček protihráčovi uzatváraš?",
    "copy_title": "ktorú stavbu napodobňuje?",
    "turn_brewery": "ktoré body prináša?",
    "swap_pair": "2 suroviny ktorého druhu odovzdávaš?",
    "draw_named": "z ktorého balíčka si doberáš kartu?",
    "juggler_moves": "prichádza k tebe. Kde má stáť?",
    "voyage_home": "ktorú surovinu tvoje obchodné flotily privážajú?",
    "fill": "ktorá krajina sa naplní?",
    "carry_across": "z ktorej krajiny odovzdávaš 1 surovinu?",
    "ride": "ktorý rytier alebo ktoré delo sa presúva?",
    "rides_to": "kam?",
    "spread": "suroviny ktorého druhu presúvaš?",
    "work": "čo robíš?",
    "bazaar": "ktorú surovinu ponúkaš?",
    "fill_store": "čo do nej ukladáš?",
    "monopoly": "čo si berieš od protihráča?",
    "pawn": "ktorú stavbu dávaš do zálohy?",
    "charge": "ktorý čarodejník získa čarovnú silu?",
    "bury_fate": "koľko z týchto udalostí, od konca, ide pod balíček?",
    "eye": "ktorý balíček si prezeráš?",
    "first_place": "ktorá karta mení miesto?",
    "second_place": "s ktorou kartou si mení miesto?",
    "drink": "kto ho vypije?",
    "impact": "pod ktorý balíček idú tvoje karty z ruky?",
    "challenge": "ktorý z tvojich čarodejníkov bojuje?",
    "duel": "proti ktorému čarodejníkovi?",
    "change_land": "ktorej svojej krajiny sa vzdávaš?",
    "materialize": "ktorá dedina sa stáva mestom?",
    "blow": "ktorá krajina protihráča stráca všetko?",
    "steal": "ktorú knihu kúziel si berieš?",
    "stolen": "pri ktorej citadele bude kniha kúziel odteraz ležať?",
    "raided": "označ 3 stavby protihráča; jedna z nich sa vráti do ruky.",
    "inspired": "z ktorých dvoch balíčkov si doberáš kartu?",
    "divine": "vrchné karty ktorých balíčkov si prezeráš?",
}
"""What follows from the answer (with the card that asks, where many do) -> what is to be named."""

_LIE: Final[dict[Price, str]] = {
    "lumber": "leží tvoje drevo",
    "gold": "leží tvoje zlato",
    "grain": "leží tvoje obilie",
    "brick": "ležia tvoje tehly",
    "wool": "leží tvoja vlna",
    "ore": "leží tvoja ruda",
}
"""What lies on regions, with its verb."""


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    if not why:
        return ""
    said = cause(why)
    return f"{said} – " if said.endswith("!") else f"{said}: "


def _left(left: int) -> str:
    return f" ({'zostávajú' if 1 < left < 5 else 'zostáva'} {left})"


def _stack(zone: Zone) -> Noun:
    """A stack, to its owner: "svoj balíček 2"."""
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
    return f"{_for(why)}zaplať {amount(number, resource)}. Odkiaľ?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}zaplať {counted_resources(number)} podľa svojej voľby. Odkiaľ?"


def pay_magic(why: str, number: int) -> str:
    """Which wizards pay."""
    return f"{_for(why)}zaplať {magic(number)}. Ktorí čarodejníci platia?"


def hand_in(why: str, number: int) -> str:
    """Trade points of counters are given up."""
    return f"{_for(why)}odovzdaj {points_of(number, 'trade')}. Z ktorých kariet?"


def store(why: str, number: int, resource: Price) -> str:
    """Where what came is put."""
    return f"{_for(why)}dostávaš {amount(number, resource)}. Kam to uložíš?"


def hoard(number: int, resource: Price) -> str:
    """Where what a Trade Monopoly brought is put: regions or stores."""
    return f"{_for('trade_monopoly')}dostávaš {amount(number, resource)}. Kam to uložíš?"


def take(why: str, types: Sequence[Price], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([amount(1, name) for name in types]) if types else "1 ľubovoľnú surovinu"
    more = _left(left) if left > 1 else ""
    which = "Kam to uložíš?" if len(types) == 1 else "Čo to bude a kam to uložíš?"
    return f"{_for(why)}vezmi si {what}{more}. {which}"


def demand(why: str, most: int, named: Mapping[Price, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    what = counted_resources(1) if most == 1 else f"až {counted_resources(most)}"
    so_far = f" Zatiaľ: {amounts(named)}." if named else ""
    return f"{_for(why)}vezmi si od protihráča {what}.{so_far}"


def give(why: str, left: int) -> str:
    """Resources for the other side; left: how many more."""
    more = _left(left) if left > 1 else ""
    return f"{_for(why)}daj protihráčovi 1 surovinu{more}. Ktorú?"


def spare(why: str, cost: Mapping[Price, int], times: int) -> str:
    """What of a price is spared."""
    return f"{_for(why)}platíš o {counted_resources(times)} menej. Čo vynecháš: {amounts(cost)}?"


def barter(why: str, most: int, given: Mapping[Price, int]) -> str:
    """Resources are handed in for as many others; given are those already named."""
    so_far = f" Zatiaľ: {amounts(given)}." if given else ""
    return f"{_for(why)}odovzdaj až {counted_resources(most)} za rovnako veľa iných. Ktoré?{so_far}"


def lose(why: str, number: int) -> str:
    """Resources of one's own choice are lost."""
    which = "Ktorú" if number == 1 else "Ktoré"
    return f"{_for(why)}strácaš {counted_resources(number)} podľa svojej voľby. {which}?"


def spread(resource: Price) -> str:
    """How the resources of a kind lie from now on."""
    return f"{_for('wheelwright')}ako odteraz {_LIE[resource]}?"


def offer(given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """An offer to the other side, as far as it goes."""
    if not given and not wanted:
        return "Čo protihráčovi ponúkaš a za čo?"
    if not given:
        return f"Chceš {amounts(wanted)}. Čo ďalej?"
    price = f" za {amounts(wanted)}" if wanted else ""
    return f"Ponúkaš {amounts(given)}{price}. Čo ďalej?"


def answer(who: Who, given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """An offer of the other side."""
    return f"{offered(Who(who.name or 'Protihráč'), given, wanted)} Prijímaš?"


def triumph(why: str) -> str:
    """The arch, or resources."""
    return f"{_for(why)}zvýšiš svoj Víťazný oblúk, alebo si vezmeš 2 suroviny?"


def dig(number: int) -> str:
    """A discarded card instead of a resource; number: the resources otherwise."""
    instead = "namiesto suroviny" if number == 1 else f"namiesto 1 suroviny (spolu {number})"
    return f"{_for('palace')}vezmeš si {instead} kartu z odhadzovacieho balíčka?"


# -- answers to what the other side does ---------------------------------------------------------


def reaction(why: str) -> str:
    """A card against a threat."""
    return f"{_for(why)}zahráš proti tomu kartu?"


def counter(who: Who, face: str) -> str:
    """Countermagic against a card that somebody plays."""
    return played_by(who, face, "zastavíš kartu Čarovným zákazom?")


def jump(symbol: str, event: str) -> str:
    """Time Jump against a face of the event die, or the event it brought."""
    what = noun(event).nom if event else SYMBOL_WORDS[symbol]
    return f"Kocka udalostí: {what}. Vrátiš čas?"


def ward(why: str, safe: Sequence[int]) -> str:
    """A roll against a Spy."""
    return f"{_for(why)}budeš sa brániť hodom? Zastaví ho {either([str(number) for number in safe])}."


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = cards(most) if least == most or most == 1 else f"až {cards(most)}"
    take = "Smieš si vziať" if not least else "Vezmi si"
    return f"{_for(why)}vidíš karty, ktoré má protihráč v ruke. {take} {what}."


def put_away(why: str, zone: Zone | None) -> str:
    """The cards taken from a hand go under one stack; zone, once it is chosen."""
    where = f"pod {_stack(zone).acc}" if zone else "pod balíček"
    return f"{_for(why)}vzaté karty vlož po jednej {where}. Ktorá je ďalšia?"


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    plays = ended(f"{who.name or 'Protihráč'} hrá {noun(face).acc}")
    return f"{plays} {upper(question)}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    builds = "vykladá" if is_person(face) else "stavia"
    built = ended(f"{who.name or 'Protihráč'} {builds} {noun(face).acc}")
    return f"{built} {upper(question)}"


# -- hand and stacks -----------------------------------------------------------------------------


def _search(cost: int) -> str:
    return f"za {counted_resources(cost)}" if cost else "zadarmo"


def draw(limit: int, cost: int) -> str:
    """A card for the hand; cost: of a search."""
    hand = f"V ruke smieš mať {cards(limit)}"
    return f"Dober si kartu alebo prehľadaj balíček ({_search(cost)}): ktorý balíček? {hand}."


def replace(zone: Zone, cost: int) -> str:
    """A new card for the one put away, from the same stack; cost: of a search."""
    return f"Dober si kartu {z(_stack(zone).gen)} alebo ho prehľadaj ({_search(cost)})."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"V ruke smieš mať {cards(limit)}. Ktorú odložíš a pod ktorý balíček?"


def lay_down(limit: int) -> str:
    """Too many cards, which go to the discard pile."""
    return f"V ruke smieš mať {cards(limit)}. Ktorú odložíš na odhadzovací balíček?"


def keep(zone: Zone) -> str:
    """A card just drawn may be put back for another."""
    under = f"ju vložíš pod {_stack(zone).acc} a doberieš si inú"
    return f"{_for('holy_site')}necháš si dobranú kartu, alebo {under}?"


def take_card(zone: Zone, optional: bool) -> str:
    """A card of a stack that is looked through; optional: none need be taken."""
    takes = "Smieš si vziať" if optional else "Vezmi si"
    return f"{takes} kartu {z(_stack(zone).gen)}. Ktorú?"


def sort_cards(zone: Zone, count: int) -> str:
    """Top cards of a stack get a new order."""
    return f"V akom poradí vrátiš {cards(count)} na {_stack(zone).acc}?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    return f"Pod ktorý balíček {verb(noun(face), 'príde', 'prídu')} {noun(face).nom}?"


def lay(faces: Sequence[str]) -> str:
    """New regions."""
    return f"Nové krajiny: {listed([noun(face).nom for face in faces])}. Kde bude ležať prvá?"


def new_land(face: str) -> str:
    """A region of the stack for one's own."""
    return f"{_for('land_change')}ktorú krajinu si berieš za {noun(face).acc}?"
