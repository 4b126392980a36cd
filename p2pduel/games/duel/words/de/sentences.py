"""The log in German: one sentence for every outcome."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, mid, upper
from p2pduel.catalogue.grammar_de import a_acc, of, the, the_acc, verb
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import NOUNS, noun
from p2pduel.games.duel.words.de.nouns import SYMBOL_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.de.spots import stack
from p2pduel.games.duel.words.things import Zone, is_unit

__all__ = [
    "built",
    "built_city",
    "buried",
    "cause",
    "chose",
    "defended",
    "demanded",
    "demolished",
    "dice",
    "drew",
    "event",
    "fetched",
    "gained",
    "gave",
    "laid",
    "looked",
    "lost",
    "lost_token",
    "named",
    "paid",
    "phase",
    "played",
    "removed",
    "returned",
    "robbed",
    "searched",
    "showed",
    "shuffled",
    "starts",
    "swapped",
    "took",
    "took_token",
    "toss",
    "traded",
    "turn",
    "undefended",
    "won",
]

_CAUSES: Final = {**SYMBOL_WORDS, "production": "Ertrag", "search": "Durchsuchen", "trade": "Handel"}
_TOKENS: Final = {"strength": "den Heldenstein", "trade": "den Handelsstein"}


def cause(why: str) -> str:
    """What brought something about: a card, a symbol, the production."""
    return noun(why).nom if why.partition("-")[0] in NOUNS else _CAUSES[why]


def _because(why: str) -> str:
    return f" ({cause(why)})" if why else ""


def _of(who: Who) -> str:
    """Von whom."""
    return "dir" if who.you else who.name


# -- set-up and the course of a turn -------------------------------------------------------------


def toss(red: Who, red_roll: int, blue: Who, blue_roll: int) -> str:
    """Both roll for the first turn."""
    both = [f"{'du' if who.you else who.name} {roll}" for who, roll in ((red, red_roll), (blue, blue_roll))]
    return f"Wurf um den ersten Zug: {listed(both)}."


def starts(who: Who) -> str:
    """Who has the first turn."""
    return f"{who.does('beginnt', 'Du beginnst')}."


def turn(number: int, who: Who) -> str:
    """A turn begins."""
    return f"Zug {number}: {'du' if who.you else who.name}."


def phase(who: Who, name: str) -> str:
    """A part of the turn begins."""
    if name == "action":
        return f"{who.does('darf', 'Du darfst')} bauen, Karten spielen und tauschen."
    if name == "draw":
        return f"{who.does('füllt die Hand', 'Du füllst deine Hand')} auf."
    if name == "preroll":
        return f"{who.does('ist', 'Du bist')} vor dem Würfeln am Zug."
    return f"{who.does('darf', 'Du darfst')} eine Karte tauschen."


def won(who: Who, points: int, others: int) -> str:
    """Somebody has the points to win."""
    return f"{who.does('hat', 'Du hast')} die Punkte zum Sieg: {points} zu {others}."


def swapped(who: Who, faces: Sequence[str]) -> str:
    """Two regions, or two cards, change places."""
    return f"{who.does('vertauscht', 'Du vertauschst')} {listed([the_acc(noun(face)) for face in faces])}."


def laid(who: Who, regions: Sequence[tuple[str, bool]]) -> str:
    """New regions: each with whether it lies above."""
    lying = [f"{noun(face).nom} nach {'oben' if above else 'unten'}" for face, above in regions]
    return f"{who.does('legt', 'Du legst')} {listed(lying)}."


# -- dice and events -----------------------------------------------------------------------------


def dice(who: Who, production: int, symbol: str) -> str:
    """Both dice."""
    return f"{who.does('würfelt', 'Du würfelst')}: {production} und {SYMBOL_WORDS[symbol]}."


def robbed(who: Who, counted: int, lost: Mapping[Resource, int]) -> str:
    """A Brigand Attack, for one player."""
    loses = "verlierst" if who.you else "verliert"
    resources = counted_resources(counted)
    return f"Räuberüberfall: {who.does('hat', 'Du hast')} {resources} und {loses} {amounts(lost)}."


def event(face: str) -> str:
    """An event is turned up."""
    return f"Ereignis: {noun(face).nom}."


# -- resources -----------------------------------------------------------------------------------


def paid(who: Who, paid: Mapping[Resource, int], why: str) -> str:
    """A payment."""
    return f"{who.does('zahlt', 'Du zahlst')} {amounts(paid)}{_because(why)}."


def lost(who: Who, lost: Mapping[Resource, int], why: str) -> str:
    """Resources that are gone."""
    return f"{who.does('verliert', 'Du verlierst')} {amounts(lost)}{_because(why)}."


def gained(who: Who, got: Mapping[Resource, int], lost: Mapping[Resource, int], why: str) -> str:
    """What came, and what there was no room for."""
    if not any(got.values()):
        return f"{who.does('hat', 'Du hast')} keinen Platz für {amounts(lost)}{_because(why)}."
    has = "hast" if who.you else "hat"
    waste = f" und {has} keinen Platz für {amounts(lost)}" if any(lost.values()) else ""
    return f"{who.does('bekommt', 'Du bekommst')} {amounts(got)}{waste}{_because(why)}."


def demanded(who: Who, asked: Mapping[Resource, int], whom: Who, why: str) -> str:
    """Resources of the other side are named."""
    return f"{who.does('verlangt', 'Du verlangst')} {amounts(asked)} von {_of(whom)}{_because(why)}."


def traded(who: Who, number: int, given: Resource, wanted: Resource) -> str:
    """A trade with the supply."""
    return f"{who.does('tauscht', 'Du tauschst')} {amount(number, given)} gegen {amount(1, wanted)}."


# -- cards ---------------------------------------------------------------------------------------


def built(who: Who, face: str, where: str) -> str:
    """A card comes to stand somewhere."""
    if is_unit(face):
        return f"{who.does('legt', 'Du legst')} {mid(a_acc(noun(face)))} {where} aus."
    return f"{who.does('baut', 'Du baust')} {mid(a_acc(noun(face)))} {where}."


def built_city(who: Who) -> str:
    """A settlement becomes a city."""
    return f"{who.does('baut', 'Du baust')} eine Siedlung zur Stadt aus."


def played(who: Who, face: str, die: str) -> str:
    """An action card; die: what it sets the production die to, or empty."""
    sets = "stellst" if who.you else "stellt"
    card = the_acc(noun(face))
    target = f"{mid(card)} und {sets} den Ertragswürfel auf {die}" if die else card
    return f"{who.does('spielt', 'Du spielst')} {target}."


def defended(who: Who, roll: int, success: bool) -> str:
    """A roll against an attack."""
    wards, can = ("wehrst", "kannst") if who.you else ("wehrt", "kann")
    result = f"{wards} den Angriff ab" if success else f"{can} den Angriff nicht abwehren"
    return f"{who.does('würfelt', 'Du würfelst')} {roll} und {result}."


def undefended(who: Who, why: str) -> str:
    """No roll against an attack."""
    return f"{who.does('verzichtet', 'Du verzichtest')} auf den Abwehrwurf{_because(why)}."


def demolished(who: Who, face: str) -> str:
    """A card of one's own is taken away."""
    if is_unit(face):
        return f"{who.does('entfernt', 'Du entfernst')} {a_acc(noun(face))}."
    return f"{who.does('reißt', 'Du reißt')} {mid(a_acc(noun(face)))} ab."


def removed(who: Who, face: str, where: str) -> str:
    """A card is lost."""
    return f"{who.does('verliert', 'Du verlierst')} {mid(a_acc(noun(face)))} {where}."


def named(who: Who, faces: Sequence[str], why: str) -> str:
    """Cards of the other side are named."""
    cards = listed([the_acc(noun(face)) for face in faces])
    return f"{who.does('benennt', 'Du benennst')} {cards}{_because(why)}."


def took_token(who: Who, token: str) -> str:
    """The strength or trade token has come."""
    return f"{who.does('nimmt', 'Du nimmst')} {_TOKENS[token]}."


def lost_token(who: Who, token: str) -> str:
    """Nobody has it any more."""
    return f"{who.does('verliert', 'Du verlierst')} {_TOKENS[token]}."


# -- hidden cards --------------------------------------------------------------------------------


def shuffled(zone: Zone) -> str:
    """Both have shuffled a stack."""
    return f"Beide mischen {stack(zone).acc}."


def chose(who: Who, what: str) -> str:
    """A deck, or events, were chosen before the game."""
    chosen = "ein Deck" if what == "deck" else "die zusätzlichen Ereignisse"
    return f"{who.does('hat', 'Du hast')} {chosen} gewählt."


def drew(who: Who, count: int, faces: Sequence[str], zone: Zone) -> str:
    """Cards came to a hand; faces only where they are known."""
    cards = listed([a_acc(noun(face)) for face in faces]) if faces else counted_cards(count)
    return f"{who.does('zieht', 'Du ziehst')} {cards} {of(stack(zone).dat)}."


def looked(who: Who, zone: Zone) -> str:
    """A stack was looked through."""
    return f"{who.does('sieht', 'Du siehst')} {stack(zone).acc} durch."


def searched(who: Who, zone: Zone) -> str:
    """A stack was searched for a card."""
    return f"{who.does('durchsucht', 'Du durchsuchst')} {stack(zone).acc}."


def took(who: Who, face: str, zone: Zone) -> str:
    """A card was taken; face is empty where it is not known."""
    card = mid(a_acc(noun(face))) if face else "eine Karte"
    return f"{who.does('nimmt', 'Du nimmst')} {card} {of(stack(zone).dat)}."


def buried(who: Who, zone: Zone) -> str:
    """A card went under a stack."""
    return f"{who.does('legt', 'Du legst')} eine Karte unter {stack(zone).acc}."


def showed(viewer: Who, owner: Who) -> str:
    """A hand was shown."""
    whose = "deine Handkarten" if owner.you else f"die Handkarten von {owner.name}"
    return f"{viewer.does('sieht', 'Du siehst')} {whose}."


def gave(who: Who, count: int, to: Who) -> str:
    """Cards went from hand to hand."""
    return f"{who.does('gibt', 'Du gibst')} {counted_cards(count)} an {'dich' if to.you else to.name}."


def fetched(who: Who, face: str) -> str:
    """A card came back from the discard pile."""
    return f"{who.does('holt', 'Du holst')} {mid(a_acc(noun(face)))} vom Ablagestapel."


def returned(face: str, zone: Zone) -> str:
    """A card went under a stack, and everybody knows which."""
    goes = verb(noun(face), "kommt", "kommen")
    return f"{upper(mid(the(noun(face))))} {goes} unter {stack(zone).acc}."
