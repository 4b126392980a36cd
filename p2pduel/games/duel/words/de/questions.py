"""What a player is asked, in German.

A question may stand behind a heading or another sentence; a whole sentence begins with a capital there, too.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, either, listed
from p2pduel.catalogue.grammar import Who
from p2pduel.catalogue.grammar_de import a_acc, of, the, the_acc, verb
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import RESOURCE_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.de.sentences import cause
from p2pduel.games.duel.words.de.spots import stack
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

REARRANGE: Final = "Ordne deine Landschaften: Vertausche zwei davon, oder lass sie, wie sie sind."
PREPARE: Final = "Vor dem ersten Zug: Baue eine Karte aus deiner Hand, eine Zentralkarte oder nichts."
PREROLL: Final = "Vor dem Würfeln: Spiele eine Karte, die einen Würfel einstellt, oder würfle."
ACTION: Final = "Dein Zug: Baue, spiele Karten und tausche, wie du möchtest, und beende ihn dann."
SURVEY: Final = "Kundschafter: Welche zwei Landschaften nimmst du?"
PUT_AWAY: Final = "Lege die genommenen Karten einzeln unter Stapel. Welche, und wohin?"
EXCHANGE: Final = (
    "Eine Karte tauschen? Wähle die Karte und den Stapel, unter den sie kommt, oder behalte deine Karten."
)
LIBRARY: Final = "Bibliothek: Du darfst einen Stapel durchsehen und eine Karte nehmen. Welchen Stapel?"
DRAW_HAND: Final = "Deine Starthand: Von welchem Stapel nimmst du die obersten 3 Karten?"
CHOOSE_HAND: Final = "Deine Starthand: Sieh einen Stapel durch und wähle 3 Karten. Welchen Stapel?"


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    return f"{cause(why)}: " if why else ""


def pay(why: str, number: int, resource: Resource) -> str:
    """Where a payment comes from."""
    return f"{_for(why)}Zahle {amount(number, resource)}. Von welchen Landschaften?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}Zahle {counted_resources(number)} deiner Wahl. Von welchen Landschaften?"


def store(why: str, number: int, resource: Resource) -> str:
    """Where what came is put."""
    return f"{_for(why)}Du bekommst {amount(number, resource)}. Wohin damit?"


def take(why: str, types: Sequence[Resource], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([RESOURCE_WORDS[name] for name in types]) if types else "Rohstoff deiner Wahl"
    more = f" (noch {left})" if left > 1 else ""
    which = "Wohin damit?" if len(types) == 1 else "Welchen, und wohin damit?"
    return f"{_for(why)}Nimm 1 {what}{more}. {which}"


def demand(why: str, most: int, named: Mapping[Resource, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    asked = "1 Rohstoff" if most == 1 else f"bis zu {most} Rohstoffe"
    so_far = f" Bisher: {amounts(named)}." if named else ""
    return f"{_for(why)}Verlange {asked} von der anderen Seite.{so_far}"


def reduce(why: str, cost: Mapping[Resource, int]) -> str:
    """What of a price is spared."""
    return f"{_for(why)}Du zahlst 1 Rohstoff weniger. Welchen lässt du weg: {amounts(cost)}?"


def buy(why: str, left: int) -> str:
    """A resource for gold."""
    return f"{_for(why)}Einen Rohstoff für 1 Gold kaufen? (höchstens {left})"


def draw(limit: int) -> str:
    """A card for the hand."""
    return f"Ziehe eine Karte: Von welchem Stapel? Du füllst deine Hand auf {counted_cards(limit)} auf."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"Du darfst {counted_cards(limit)} behalten. Welche legst du weg, und unter welchen Stapel?"


def replace(cost: int) -> str:
    """A new card for the one put away."""
    price = counted_resources(cost) if cost else "nichts"
    return (
        f"Ziehe eine Karte, oder durchsuche einen Stapel (kostet {price}) und nimm die Karte, die du willst."
    )


def take_card(zone: Zone) -> str:
    """A card of a stack that is looked through."""
    return f"Nimm eine Karte {of(stack(zone).dat)}. Welche?"


def appease(why: str, gold: int) -> str:
    """Gold, or a unit."""
    return f"{_for(why)}Zahle {amount(gold, 'gold')}, oder gib eine deiner Einheiten ab."


def tithe(why: str, number: int, types: Sequence[Resource]) -> str:
    """So much of one of these types."""
    return f"{_for(why)}Nimmst du {number} {either([RESOURCE_WORDS[name] for name in types])}?"


def give_back(why: str) -> str:
    """A resource for the other side."""
    return f"{_for(why)}Gib der anderen Seite 1 Rohstoff. Welchen, und woher?"


def reaction(event: str) -> str:
    """A card against an event."""
    return f"Das Ereignis: {noun(event).nom}. Spielst du eine Karte dagegen?"


def defend(why: str, safe: Sequence[int]) -> str:
    """A roll against an attack."""
    return f"{_for(why)}Würfelst du dagegen? Eine {either([str(number) for number in safe])} wehrt ihn ab."


def fetch(why: str) -> str:
    """A card of the discard pile."""
    return f"{_for(why)}Du siehst den Ablagestapel durch. Welche Karte nimmst du?"


def lay(faces: Sequence[str]) -> str:
    """Two new regions."""
    return f"Neue Landschaften: {listed([noun(face).nom for face in faces])}. Welche liegt oben?"


def name(why: str, left: int) -> str:
    """A card of the other side."""
    return f"{_for(why)}Benenne eine Karte der anderen Seite (noch {left})."


def lose(why: str, discard: bool) -> str:
    """A card that goes to the discard pile, or under a stack."""
    where = "auf den Ablagestapel" if discard else "unter einen Nachziehstapel"
    return f"{_for(why)}Du musst eine Karte abgeben; sie kommt {where}. Welche Karte?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    return f"Unter welchen Stapel {verb(noun(face), 'kommt', 'kommen')} {the(noun(face))}?"


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = counted_cards(most) if least == most or most == 1 else f"bis zu {counted_cards(most)}"
    take = f"Du darfst {what} nehmen." if not least else f"Nimm {what}."
    return f"{_for(why)}Du siehst die Handkarten der anderen Seite. {take}"


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    return f"{who.name or 'Die andere Seite'} spielt {the_acc(noun(face))}. {question}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    who_builds = who.name or "Die andere Seite"
    if is_unit(face):
        return f"{who_builds} legt {a_acc(noun(face))} aus. {question}"
    return f"{who_builds} baut {a_acc(noun(face))}. {question}"
