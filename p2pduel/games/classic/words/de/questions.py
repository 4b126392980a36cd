"""What a player is asked, in German.

A question may stand behind a heading or another sentence; a whole sentence begins with a capital there, too.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, either, listed
from p2pduel.catalogue.grammar import Who, ended, upper
from p2pduel.catalogue.grammar_de import a_acc, of, the, the_acc, verb
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.de.nouns import (
    RESOURCE_WORDS,
    SYMBOL_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
    points_of,
)
from p2pduel.games.classic.words.de.sentences import cause
from p2pduel.games.classic.words.de.spots import stack
from p2pduel.games.classic.words.things import Zone

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

REARRANGE: Final = "Ordne deine Landschaften: Vertausche zwei davon, oder lass sie, wie sie sind."
STARTING_STACK: Final = "Deine Starthand: Sieh einen Stapel durch und nimm 3 Karten. Welchen Stapel?"
PREROLL: Final = "Vor dem Würfeln: Spiele, zaubere oder nutze, was vorher dran ist, oder würfle."
ACTION: Final = "Dein Zug: Baue, spiele Karten und tausche, wie du möchtest, und beende ihn dann."
SURVEY: Final = "Kundschafter: Welche zwei Landschaften nimmst du?"
PUT_UNDER: Final = "Lege eine Handkarte unter einen Stapel. Welche Karte?"
NEW_HAND: Final = "Ziehe Karte für Karte eine neue Hand: Von welchem Stapel?"
EXCHANGE: Final = (
    "Eine Karte tauschen? Wähle die Karte und den Stapel, unter den sie kommt, oder behalte deine Karten."
)
FORM: Final = "Einen leeren Stapel aus deinem Ablagestapel neu bilden?"
MASTER_BUILDER: Final = "Baumeister: Du darfst einen Stapel durchsehen und eine Karte nehmen. Welchen Stapel?"
BANISH: Final = "Bessere Welt: Welches Ereignis verlässt das Spiel?"

ASKED: Final = {
    "set_production": "Was soll der Ertragswürfel zeigen?",
    "set_symbol": "Was soll der Ereigniswürfel zeigen?",
    "leave_for black_knight": "Welche Einheit geht auf die Hand zurück?",
    "leave_for arsonist": "Welches Gebäude oder welcher Zauberer brennt und geht auf die Hand zurück?",
    "leave_for civil_war": "Welche Einheit muss die andere Seite auf die Hand zurücknehmen?",
    "leave_for pirate_fleet": "Welche Flotte verliert die andere Seite?",
    "leave_for raid": "Welches dieser Gebäude nimmst du zurück?",
    "leave_for imelda": "Welchen Ritter muss die andere Seite ablegen?",
    "fetched": "Welche Karte nimmst du vom Ablagestapel?",
    "lay_on": "Welches Gebäude verliert seine Wirkung?",
    "dispute_over": "Welche deiner Landschaften gibst du her?",
    "dispute_won": "Welche Landschaft der anderen Seite bekommst du dafür?",
    "reform": "Welche Landschaft wechselt den Platz?",
    "reformed": "Mit welcher Landschaft tauscht sie den Platz?",
    "archive": "Von welchem Stapel ordnest du die obersten Karten?",
    "council_draws": "Von welchem Stapel ziehst du 2 Karten?",
    "chancellor": "Aus welchem Stapel wählst du 3 Karten?",
    "bribed": "Welchen Ritter bestichst du?",
    "changes_sides": "Wo steht der Ritter von nun an?",
    "banned": "Welchen Stapel sperrst du für die andere Seite?",
    "copy_title": "Welches Gebäude kopiert er?",
    "turn_brewery": "Welche Punkte bringt sie?",
    "swap_pair": "Von welchem Rohstoff gibst du 2 ab?",
    "draw_named": "Von welchem Stapel ziehst du eine Karte?",
    "juggler_moves": "Er kommt zu dir. Wo steht er?",
    "voyage_home": "Welchen Rohstoff bringen deine Handelsflotten heim?",
    "fill": "Welche Landschaft wird aufgefüllt?",
    "carry_across": "Von welcher Landschaft gibst du 1 Rohstoff ab?",
    "ride": "Welcher Ritter oder welche Kanone zieht um?",
    "rides_to": "Wohin?",
    "spread": "Welche Art von Rohstoffen verteilst du neu?",
    "work": "Was machst du?",
    "bazaar": "Welchen Rohstoff bietest du an?",
    "fill_store": "Was lagerst du ein?",
    "monopoly": "Was nimmst du der anderen Seite?",
    "pawn": "Welches Gebäude verpfändest du?",
    "charge": "Welcher Zauberer bekommt die Zauberkraft?",
    "bury_fate": "Wie viele dieser Ereignisse, die letzten, kommen unter den Stapel?",
    "eye": "Welchen Stapel siehst du durch?",
    "first_place": "Welche Karte wechselt den Platz?",
    "second_place": "Mit welcher Karte tauscht sie den Platz?",
    "drink": "Wer trinkt ihn?",
    "impact": "Unter welchen Stapel kommt deine Hand?",
    "challenge": "Welcher deiner Zauberer kämpft?",
    "duel": "Gegen welchen Zauberer?",
    "change_land": "Welche deiner Landschaften gibst du her?",
    "materialize": "Welche Siedlung wird zur Stadt?",
    "blow": "Welche Landschaft der anderen Seite verliert alles?",
    "steal": "Welches Zauberbuch nimmst du?",
    "stolen": "An welcher Zitadelle liegt das Zauberbuch von nun an?",
    "raided": "Nenne 3 Gebäude der anderen Seite; eines davon wird zurückgenommen.",
    "inspired": "Von welchen zwei Stapeln ziehst du eine Karte?",
    "divine": "Von welchen Stapeln siehst du die oberste Karte an?",
}
"""What follows from the answer (with the card that asks, where many do) -> what is to be named."""


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    return f"{cause(why)}: " if why else ""


def _they(who: Who) -> str:
    """Who asks something of the reader."""
    return who.name or "Die andere Seite"


def asked(why: str, key: str) -> str:
    """Something is to be named; key of ASKED."""
    return f"{_for(why)}{ASKED[key]}"


def asked_more(why: str, key: str, left: int) -> str:
    """Several things are to be named one by one; left: how many more."""
    return f"{_for(why)}{ASKED[key]} (noch {left})"


# -- resources and magic power -------------------------------------------------------------------


def pay(why: str, number: int, resource: Price) -> str:
    """Where a payment comes from."""
    return f"{_for(why)}Zahle {amount(number, resource)}. Woher?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}Zahle {counted_resources(number)} deiner Wahl. Woher?"


def pay_magic(why: str, number: int) -> str:
    """Which wizards pay."""
    return f"{_for(why)}Zahle {magic(number)}. Welche Zauberer zahlen?"


def hand_in(why: str, number: int) -> str:
    """Trade points of counters are given up."""
    return f"{_for(why)}Gib {points_of(number, 'trade')} ab. Von welchen Karten?"


def store(why: str, number: int, resource: Price) -> str:
    """Where what came is put."""
    return f"{_for(why)}Du bekommst {amount(number, resource)}. Wohin damit?"


def hoard(number: int, resource: Price) -> str:
    """Where what a Trade Monopoly brought is put: regions or stores."""
    return f"{_for('trade_monopoly')}Du bekommst {amount(number, resource)}. Wohin damit?"


def take(why: str, types: Sequence[Price], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([RESOURCE_WORDS[name] for name in types]) if types else "Rohstoff deiner Wahl"
    more = f" (noch {left})" if left > 1 else ""
    which = "Was davon, und wohin damit?" if types else "Welchen, und wohin damit?"
    which = "Wohin damit?" if len(types) == 1 else which
    return f"{_for(why)}Nimm 1 {what}{more}. {which}"


def demand(why: str, most: int, named: Mapping[Price, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    what = counted_resources(1) if most == 1 else f"bis zu {counted_resources(most)}"
    so_far = f" Bisher: {amounts(named)}." if named else ""
    return f"{_for(why)}Nimm der anderen Seite {what}.{so_far}"


def give(why: str, left: int) -> str:
    """Resources for the other side; left: how many more."""
    more = f" (noch {left})" if left > 1 else ""
    return f"{_for(why)}Gib der anderen Seite 1 Rohstoff{more}. Welchen?"


def spare(why: str, cost: Mapping[Price, int], times: int) -> str:
    """What of a price is spared."""
    less = counted_resources(times)
    return f"{_for(why)}Du zahlst {less} weniger. Was lässt du weg von {amounts(cost)}?"


def barter(why: str, most: int, given: Mapping[Price, int]) -> str:
    """Resources are handed in for as many others; given are those already named."""
    so_far = f" Bisher: {amounts(given)}." if given else ""
    most_words = counted_resources(most)
    return f"{_for(why)}Gib bis zu {most_words} gegen ebenso viele andere ab. Welche?{so_far}"


def lose(why: str, number: int) -> str:
    """Resources of one's own choice are lost."""
    return f"{_for(why)}Du verlierst {counted_resources(number)} deiner Wahl. Was gibst du her?"


def spread(resource: Price) -> str:
    """How the resources of a kind lie from now on."""
    return f"{_for('wheelwright')}Wie liegt {RESOURCE_WORDS[resource]} von nun an?"


def offer(given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """An offer to the other side, as far as it goes."""
    if not given and not wanted:
        return "Was bietest du der anderen Seite an, und wofür?"
    return f"Du bietest {amounts(given)} gegen {amounts(wanted)}. Was noch?"


def answer(who: Who, given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """An offer of the other side."""
    return f"{_they(who)} bietet {amounts(given)} gegen {amounts(wanted)}. Nimmst du an?"


def triumph(why: str) -> str:
    """The arch, or resources."""
    return f"{_for(why)}Erhöhst du deinen Triumphbogen, oder nimmst du 2 Rohstoffe?"


def dig(number: int) -> str:
    """A discarded card instead of a resource; number: the resources otherwise."""
    instead = "statt des Rohstoffs" if number == 1 else f"statt einem von {number} Rohstoffen"
    return f"{_for('palace')}Nimmst du eine Karte vom Ablagestapel, {instead}?"


# -- answers to what the other side does ---------------------------------------------------------


def reaction(why: str) -> str:
    """A card against a threat."""
    return f"{_for(why)}Spielst du eine Karte dagegen?"


def counter(who: Who, face: str) -> str:
    """Countermagic against a card that somebody plays."""
    return f"{_they(who)} spielt {the_acc(noun(face))}: Hältst du die Karte mit dem Zauberveto auf?"


def jump(symbol: str, event: str) -> str:
    """Time Jump against a face of the event die, or the event it brought."""
    what = noun(event).nom if event else SYMBOL_WORDS[symbol]
    return f"Der Ereigniswürfel: {what}. Drehst du die Zeit zurück?"


def ward(why: str, safe: Sequence[int]) -> str:
    """A roll against a Spy."""
    return f"{_for(why)}Würfelst du dagegen? {either([str(number) for number in safe])} hält ihn auf."


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = counted_cards(most) if least == most or most == 1 else f"bis zu {counted_cards(most)}"
    take = f"Nimm {what}" if least else f"Du darfst {what} nehmen"
    return f"{_for(why)}Du siehst die Hand der anderen Seite. {take}."


def put_away(why: str, zone: Zone | None) -> str:
    """The cards taken from a hand go under one stack; zone, once it is chosen."""
    where = f"unter {stack(zone).acc}" if zone else "unter einen Stapel"
    return f"{_for(why)}Lege die genommenen Karten einzeln {where}. Welche kommt als nächste?"


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    return f"{ended(f'{_they(who)} spielt {the_acc(noun(face))}')} {upper(question)}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    return f"{_they(who)} baut {a_acc(noun(face))}. {upper(question)}"


# -- hand and stacks -----------------------------------------------------------------------------


def draw(limit: int, cost: int) -> str:
    """A card for the hand; cost: of a search."""
    price = counted_resources(cost) if cost else "nichts"
    hand = f"Du füllst deine Hand auf {counted_cards(limit)} auf"
    return f"Ziehe eine Karte oder durchsuche einen Stapel (kostet {price}): Welchen Stapel? {hand}."


def replace(zone: Zone, cost: int) -> str:
    """A new card for the one put away, from the same stack; cost: of a search."""
    price = counted_resources(cost) if cost else "nichts"
    return f"Ziehe eine Karte {of(stack(zone).dat)}, oder such dir eine aus (kostet {price})."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"Du darfst {counted_cards(limit)} behalten. Welche legst du weg, und unter welchen Stapel?"


def lay_down(limit: int) -> str:
    """Too many cards, which go to the discard pile."""
    return f"Du darfst {counted_cards(limit)} behalten. Welche legst du auf den Ablagestapel?"


def keep(zone: Zone) -> str:
    """A card just drawn may be put back for another."""
    back = f"unter {stack(zone).acc} legen und eine andere ziehen"
    return f"{_for('holy_site')}Die gezogene Karte behalten, oder {back}?"


def take_card(zone: Zone, optional: bool) -> str:
    """A card of a stack that is looked through; optional: none need be taken."""
    if optional:
        return f"Du darfst eine Karte {of(stack(zone).dat)} nehmen. Welche?"
    return f"Nimm eine Karte {of(stack(zone).dat)}. Welche?"


def sort_cards(zone: Zone, count: int) -> str:
    """Top cards of a stack get a new order."""
    return f"In welcher Reihenfolge kommen die {count} Karten auf {stack(zone).acc} zurück?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    goes = verb(noun(face), "kommt", "kommen")
    return f"Unter welchen Stapel {goes} {the(noun(face))}?"


def lay(faces: Sequence[str]) -> str:
    """New regions."""
    return f"Neue Landschaften: {listed([noun(face).nom for face in faces])}. Wo liegt die erste?"


def new_land(face: str) -> str:
    """A region of the stack for one's own."""
    return f"{_for('land_change')}Welche Landschaft nimmst du für {noun(face).nom}?"
