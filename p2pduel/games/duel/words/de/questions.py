"""What a player is asked, in English.

A question may stand behind a heading or another sentence, so it begins with a small letter where it can.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, either, listed
from p2pduel.catalogue.grammar import Who, upper
from p2pduel.catalogue.grammar_de import a_acc, the_nom
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import RESOURCE_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.de.sentences import cause
from p2pduel.games.duel.words.de.spots import stack
from p2pduel.games.duel.words.things import Zone

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

REARRANGE: Final = "Ordne deine Landschaften: vertausche zwei davon, oder lass sie, wie sie sind."
PREPARE: Final = "Vor dem ersten Zug: baue eine Karte von deiner Hand, eine Zentralkarte, oder nichts."
PREROLL: Final = "Vor dem Würfeln: spiele eine Karte, die einen Würfel stellt, oder würfle."
ACTION: Final = "Dein Zug: baue, spiele Karten und tausche, wie du magst, dann beende ihn."
SURVEY: Final = "Kundschafter: welche zwei Landschaften nimmst du?"
PUT_AWAY: Final = "Lege die genommenen Karten unter Stapel, eine nach der anderen. Welche, und wohin?"
EXCHANGE: Final = (
    "Eine Karte tauschen? Wähle die Karte und den Stapel, unter den sie kommt, oder behalte deine Karten."
)
LIBRARY: Final = "Bibliothek: du darfst einen Stapel durchsehen und eine Karte nehmen. Welchen Stapel?"
DRAW_HAND: Final = "Deine Starthand: nimm die obersten 3 Karten welches Stapels?"
CHOOSE_HAND: Final = "Deine Starthand: sieh einen Stapel durch und wähle 3 Karten. Welchen Stapel?"


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    return f"{cause(why)}: " if why else ""


def pay(why: str, number: int, resource: Resource) -> str:
    """Where a payment comes from."""
    return f"{_for(why)}zahle {amount(number, resource)}. Von welchen Landschaften?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}zahle {counted_resources(number)} deiner Wahl. Von welchen Landschaften?"


def store(why: str, number: int, resource: Resource) -> str:
    """Where what came is put."""
    return f"{_for(why)}du bekommst {amount(number, resource)}. Wohin damit?"


def take(why: str, types: Sequence[Resource], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([RESOURCE_WORDS[name] for name in types]) if types else "Rohstoff deiner Wahl"
    more = f" (noch {left})" if left > 1 else ""
    which = "Wohin damit?" if len(types) == 1 else "Welchen, und wohin damit?"
    return f"{_for(why)}nimm 1 {what}{more}. {which}"


def demand(why: str, most: int, named: Mapping[Resource, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    asked = "1 Rohstoff" if most == 1 else f"bis zu {most} Rohstoffe"
    so_far = f" Bisher: {amounts(named)}." if named else ""
    return f"{_for(why)}verlange {asked} von der anderen Seite.{so_far}"


def reduce(why: str, cost: Mapping[Resource, int]) -> str:
    """What of a price is spared."""
    return f"{_for(why)}es kostet dich 1 Rohstoff weniger. Was lässt du weg: {amounts(cost)}?"


def buy(why: str, left: int) -> str:
    """A resource for gold."""
    return f"{_for(why)}einen Rohstoff für 1 Gold kaufen? (höchstens {left})"


def draw(limit: int) -> str:
    """A card for the hand."""
    return f"Zieh eine Karte: von welchem Stapel? Du füllst deine Hand auf {counted_cards(limit)} auf."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"Du darfst {counted_cards(limit)} behalten. Welche legst du weg, und unter welchen Stapel?"


def replace(cost: int) -> str:
    """A new card for the one put away."""
    price = counted_resources(cost) if cost else "nichts"
    return (
        f"Zieh eine Karte, oder durchsuche einen Stapel (kostet {price}) und nimm die Karte, die du willst."
    )


def take_card(zone: Zone) -> str:
    """A card of a stack that is looked through."""
    return f"Nimm eine Karte; von: {stack(zone).nom}. Welche?"


def appease(why: str, gold: int) -> str:
    """Gold, or a unit."""
    return f"{_for(why)}zahle {amount(gold, 'gold')}, oder gib eine deiner Einheiten auf."


def tithe(why: str, number: int, types: Sequence[Resource]) -> str:
    """So much of one of these types."""
    return f"{_for(why)}nimm {number} {either([RESOURCE_WORDS[name] for name in types])}?"


def give_back(why: str) -> str:
    """A resource for the other side."""
    return f"{_for(why)}gib der anderen Seite 1 Rohstoff. Welchen, und von wo?"


def reaction(event: str) -> str:
    """A card against an event."""
    return f"Das Ereignis: {noun(event).nom}. Spielst du eine Karte dagegen?"


def defend(why: str, safe: Sequence[int]) -> str:
    """A roll against an attack."""
    return f"{_for(why)}dagegen würfeln? {either([str(number) for number in safe])} wehrt ab."


def fetch(why: str) -> str:
    """A card of the discard pile."""
    return f"{_for(why)}du siehst den Ablagestapel durch. Welche Karte nimmst du?"


def lay(faces: Sequence[str]) -> str:
    """Two new regions."""
    return f"Neue Landschaften: {listed([noun(face).nom for face in faces])}. Welche liegt oben?"


def name(why: str, left: int) -> str:
    """A card of the other side."""
    return f"{_for(why)}nenne eine Karte der anderen Seite (noch {left})."


def lose(why: str, discard: bool) -> str:
    """A card that goes to the discard pile, or under a stack."""
    where = "auf den Ablagestapel" if discard else "unter einen Nachziehstapel"
    return f"{_for(why)}du musst eine Karte aufgeben; sie kommt {where}. Welche Karte?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    goes = "kommen" if noun(face).plural else "kommt"
    return f"Unter welchen Stapel {goes} {the_nom(noun(face))}?"


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = counted_cards(most) if least == most or most == 1 else f"bis zu {counted_cards(most)}"
    take = f"Du darfst {what} nehmen" if not least else f"Nimm {what}"
    return f"{_for(why)}du siehst die Hand der anderen Seite. {take}."


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    return f"{who.name or 'Die andere Seite'} spielt {noun(face).acc or noun(face).nom}. {upper(question)}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    return f"{who.name or 'Die andere Seite'} baut {a_acc(noun(face))}. {upper(question)}"
