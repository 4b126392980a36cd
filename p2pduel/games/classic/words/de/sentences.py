"""The log in German: one sentence for every outcome."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, ended, mid, one, upper
from p2pduel.catalogue.grammar_de import a, a_acc, of, the, the_acc, the_dat, verb
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.de.names import NOUNS, noun
from p2pduel.games.classic.words.de.nouns import (
    RESOURCE_WORDS,
    SYMBOL_WORDS,
    TOKEN_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
    points_of,
)
from p2pduel.games.classic.words.de.spots import side, stack
from p2pduel.games.classic.words.things import Zone, is_person

__all__ = [
    "QUIET",
    "UNLOCKED",
    "answered",
    "attacked",
    "banished",
    "banned",
    "barbarians",
    "built",
    "built_on",
    "buried",
    "cast",
    "cause",
    "changed_land",
    "chose",
    "cooked",
    "copies",
    "countered",
    "decided",
    "demanded",
    "demolished",
    "dice",
    "drew",
    "dueled",
    "event",
    "exchanged",
    "fates",
    "formed",
    "gained",
    "gave",
    "guests",
    "handed_in",
    "home",
    "kept",
    "laid",
    "laid_down",
    "laid_on",
    "left",
    "lifted",
    "looked",
    "lost",
    "lost_token",
    "magic_gained",
    "magic_spent",
    "mixed",
    "moved",
    "named",
    "offered",
    "paid",
    "pawned",
    "phase",
    "played",
    "raised",
    "redeemed",
    "removed",
    "returned",
    "robbed",
    "searched",
    "set_die",
    "set_face",
    "showed",
    "shuffled",
    "sold",
    "sorted_cards",
    "spread",
    "starts",
    "strengthened",
    "swapped",
    "to_row",
    "took",
    "took_token",
    "top",
    "toss",
    "tournament",
    "traded",
    "turn",
    "turned",
    "turned_back",
    "used",
    "warded",
    "won",
    "worked",
]

_CAUSES: Final = {
    **SYMBOL_WORDS,
    "production": "Ertrag",
    "search": "Durchsuchen",
    "trade": "Handel",
    "bargain": "Tausch mit der anderen Seite",
    "store": "Einlagern",
}

QUIET: Final = "In den ersten zwei Runden tut der Räuber nichts."
UNLOCKED: Final = (
    "Zusammen sind es 7 Siegpunkte: von nun an dürfen Angriffs- und neutrale Karten gespielt werden."
)


def cause(why: str) -> str:
    """What brought something about: a card, a symbol, the production."""
    return noun(why).nom if why.partition("-")[0] in NOUNS else _CAUSES[why]


def _because(why: str) -> str:
    return f" ({cause(why)})" if why else ""


def _nom(who: Who) -> str:
    return "du" if who.you else who.name


def _of(who: Who) -> str:
    """Von whom."""
    return "dir" if who.you else who.name


# -- set-up and the course of a turn -------------------------------------------------------------


def toss(red: Who, red_roll: int, blue: Who, blue_roll: int) -> str:
    """Both roll for the first turn."""
    both = [f"{_nom(who)} {roll}" for who, roll in ((red, red_roll), (blue, blue_roll))]
    return f"Wurf um den ersten Zug: {listed(both)}."


def starts(who: Who) -> str:
    """Who has the first turn."""
    return f"{who.does('beginnt', 'Du beginnst')}."


def turn(number: int, who: Who) -> str:
    """A turn begins."""
    return f"Zug {number}: {_nom(who)}."


def phase(who: Who, name: str) -> str:
    """A part of the turn begins."""
    if name == "action":
        return f"{who.does('darf', 'Du darfst')} bauen, Karten spielen und tauschen."
    if name == "hand":
        return f"{who.does('ordnet die Handkarten', 'Du ordnest deine Handkarten')}."
    return f"{who.does('ist', 'Du bist')} vor dem Würfeln am Zug."


def won(who: Who, points: int, others: int) -> str:
    """Somebody has the points to win."""
    return f"{who.does('hat', 'Du hast')} die Punkte zum Sieg: {points} zu {others}."


def swapped(who: Who, faces: Sequence[str]) -> str:
    """Two regions, or two cards, change places."""
    return f"{who.does('vertauscht', 'Du vertauschst')} {listed([the_acc(noun(face)) for face in faces])}."


def laid(who: Who, regions: Sequence[tuple[str, bool]]) -> str:
    """New regions: each with whether it lies above."""
    lying = [f"{noun(face).nom} nach {side(above)}" for face, above in regions]
    return f"{who.does('legt', 'Du legst')} {listed(lying)}."


# -- dice and events -----------------------------------------------------------------------------


def dice(who: Who, production: int, symbol: str) -> str:
    """Both dice."""
    return f"{who.does('würfelt', 'Du würfelst')}: {production} und {SYMBOL_WORDS[symbol]}."


def set_die(who: Who, production: int) -> str:
    """The production die is laid, not rolled."""
    return f"{who.does('stellt', 'Du stellst')} den Ertragswürfel auf {production}."


def set_face(who: Who, symbol: str) -> str:
    """The event die is laid, not rolled."""
    return f"{who.does('stellt', 'Du stellst')} den Ereigniswürfel auf {SYMBOL_WORDS[symbol]}."


def turned_back(who: Who, symbol: str) -> str:
    """A face of the event die, or the card it brought, is void."""
    return f"{who.does('dreht', 'Du drehst')} die Zeit zurück: {SYMBOL_WORDS[symbol]} gilt nicht."


def robbed(who: Who, counted: int, lost: Mapping[Price, int]) -> str:
    """The brigand, for one player."""
    resources = counted_resources(counted)
    if lost:
        loses = "verlierst" if who.you else "verliert"
        return f"Räuber: {who.does('hat', 'Du hast')} {resources} und {loses} {amounts(lost)}."
    return f"Räuber: {who.does('hat', 'Du hast')} {resources} und {'bleibst' if who.you else 'bleibt'} verschont."


def tournament(who: Who) -> str:
    """More tournament points than the other one."""
    return f"{who.does('gewinnt', 'Du gewinnst')} das Turnier."


def event(face: str) -> str:
    """An event is turned up."""
    return ended(f"Ereignis: {noun(face).nom}")


def barbarians(who: Who, units: int, barbarians: int, won: bool) -> str:
    """Units against barbarians, for one player."""
    result = "die Barbaren sind geschlagen" if won else "die Barbaren plündern"
    has = who.does("hat", "Du hast")
    return (
        f"{has} {one(units, 'Einheit', 'Einheiten')} gegen "
        f"{one(barbarians, 'Barbaren', 'Barbaren')}: {result}."
    )


def raised(who: Who, amount: int) -> str:
    """The Triumphal Arch grows; amount: the victory points it is worth now."""
    return f"{who.does('erhöht', 'Du erhöhst')} den Triumphbogen auf {points_of(amount, 'victory')}."


# -- resources -----------------------------------------------------------------------------------


def paid(who: Who, paid: Mapping[Price, int], why: str) -> str:
    """A payment."""
    return f"{who.does('zahlt', 'Du zahlst')} {amounts(paid)}{_because(why)}."


def lost(who: Who, lost: Mapping[Price, int], why: str) -> str:
    """Resources that are gone."""
    return f"{who.does('verliert', 'Du verlierst')} {amounts(lost)}{_because(why)}."


def gained(who: Who, got: Mapping[Price, int], lost: Mapping[Price, int], why: str) -> str:
    """What came, and what there was no room for."""
    if not any(got.values()):
        return f"{who.does('hat', 'Du hast')} keinen Platz für {amounts(lost)}{_because(why)}."
    has = "hast" if who.you else "hat"
    waste = f" und {has} keinen Platz für {amounts(lost)}" if any(lost.values()) else ""
    return f"{who.does('bekommt', 'Du bekommst')} {amounts(got)}{waste}{_because(why)}."


def demanded(who: Who, asked: Mapping[Price, int], whom: Who, why: str) -> str:
    """Resources of the other side are named."""
    return f"{who.does('verlangt', 'Du verlangst')} {amounts(asked)} von {_of(whom)}{_because(why)}."


def traded(who: Who, number: int, given: Price, wanted: Price) -> str:
    """A trade with the bank."""
    return f"{who.does('tauscht', 'Du tauschst')} {amount(number, given)} gegen {amount(1, wanted)}."


def offered(who: Who, given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """A trade is offered to the other side."""
    return f"{who.does('bietet', 'Du bietest')} {amounts(given)} gegen {amounts(wanted)} an."


def answered(who: Who, accepted: bool) -> str:
    """The other side's answer to an offer."""
    if accepted:
        return f"{who.does('nimmt', 'Du nimmst')} das Angebot an."
    return f"{who.does('lehnt', 'Du lehnst')} das Angebot ab."


def spread(who: Who, resource: Price) -> str:
    """Resources of a kind lie elsewhere from now on."""
    return f"{who.does('verteilt', 'Du verteilst')} {RESOURCE_WORDS[resource]} neu (Wagner)."


def kept(who: Who, face: str, number: int, resource: Price) -> str:
    """Resources are put into a store."""
    return f"{who.does('lagert', 'Du lagerst')} {amount(number, resource)} ein ({noun(face).nom})."


def worked(who: Who, face: str, making: bool) -> str:
    """A trade point is made, or given up for a resource of the other side."""
    if making:
        return f"{who.does('gewinnt', 'Du gewinnst')} einen Handelspunkt ({noun(face).nom})."
    return f"{who.does('gibt', 'Du gibst')} einen Handelspunkt für einen Rohstoff her ({noun(face).nom})."


def handed_in(who: Who, number: int, why: str) -> str:
    """Trade points of counters are given up."""
    return f"{who.does('gibt', 'Du gibst')} {points_of(number, 'trade')} ab{_because(why)}."


def guests(who: Who, roll: int) -> str:
    """What the Inn's die shows."""
    return f"{who.does('würfelt', 'Du würfelst')} im Wirtshaus {roll}."


# -- magic ---------------------------------------------------------------------------------------


def magic_gained(who: Who, number: int, face: str) -> str:
    """A wizard gains magic power."""
    return f"{who.does('gibt', 'Du gibst')} {the_dat(noun(face))} {magic(number)}."


def magic_spent(who: Who, number: int, why: str) -> str:
    """Wizards pay with magic power."""
    return f"{who.does('verbraucht', 'Du verbrauchst')} {magic(number)}{_because(why)}."


def cooked(who: Who, roll: int) -> str:
    """What the Magic Kitchen's die shows."""
    result = ": sie fliegt in die Luft" if roll == 1 else ""
    return f"{who.does('würfelt', 'Du würfelst')} in der Zauberküche {roll}{result}."


def strengthened(who: Who, face: str) -> str:
    """A knight or dragon drinks an Elixir."""
    return f"{who.does('gibt', 'Du gibst')} {mid(the_dat(noun(face)))} den Zaubertrank."


def dueled(who: Who, whom: Who, rolls: Sequence[int], sums: Sequence[int]) -> str:
    """A duel of wizards: dice, and with the magic power the sums, of who began it and of the other one."""
    mine, theirs = (f"{roll} (mit Zauberkraft {total})" for roll, total in zip(rolls, sums, strict=True))
    return f"{who.does('würfelt', 'Du würfelst')} {mine}, {_nom(whom)} {theirs}."


def changed_land(who: Who, face: str) -> str:
    """A region has become another one."""
    return f"{who.does('verwandelt', 'Du verwandelst')} eine Landschaft in {noun(face).nom}."


def fates(who: Who, number: int) -> str:
    """So many of the events just seen go under the deck."""
    what = one(number, "Ereignis", "Ereignisse") if number else "kein Ereignis"
    return f"{who.does('legt', 'Du legst')} {what} unter den Ereigniskartenstapel."


def banished(who: Who, face: str) -> str:
    """An event leaves the game."""
    return f"{who.does('nimmt', 'Du nimmst')} {the_acc(noun(face))} aus dem Spiel."


# -- cards ---------------------------------------------------------------------------------------


def built(who: Who, face: str, where: str) -> str:
    """A card comes to stand somewhere."""
    if is_person(face):
        return f"{who.does('legt', 'Du legst')} {mid(a_acc(noun(face)))} {where} aus."
    return f"{who.does('baut', 'Du baust')} {mid(a_acc(noun(face)))} {where}."


def built_on(who: Who, face: str) -> str:
    """A settlement becomes a city or citadel, a city a metropolis."""
    below = "Stadt" if face == "metropolis" else "Siedlung"
    return f"{who.does('baut', 'Du baust')} eine {below} zur {noun(face).nom} aus."


def played(who: Who, face: str) -> str:
    """An action card."""
    return ended(f"{who.does('spielt', 'Du spielst')} {the_acc(noun(face))}")


def cast(who: Who, face: str) -> str:
    """A spell."""
    return ended(f"{who.does('zaubert', 'Du zauberst')}: {noun(face).nom}")


def used(who: Who, face: str) -> str:
    """A standing card is used."""
    return f"{who.does('nutzt', 'Du nutzt')} {the_acc(noun(face))}."


def countered(who: Who, face: str) -> str:
    """Countermagic stops a card."""
    return f"{who.does('hält', 'Du hältst')} {mid(the_acc(noun(face)))} mit dem Zauberveto auf."


def attacked(who: Who, roll: int, won: bool, why: str) -> str:
    """The roll that decides an attack."""
    result = "der Angriff gelingt" if won else "der Angriff misslingt und geht nach hinten los"
    return f"{who.does('würfelt', 'Du würfelst')} {roll}: {result}{_because(why)}."


def warded(who: Who, roll: int, success: bool) -> str:
    """A roll against a Spy."""
    result = "der Spion ist gefasst" if success else "der Spion kommt durch"
    return f"{who.does('würfelt', 'Du würfelst')} {roll}: {result}."


def demolished(who: Who, face: str) -> str:
    """A card of one's own is taken away."""
    if is_person(face):
        return f"{who.does('entlässt', 'Du entlässt')} {the_acc(noun(face))}."
    return f"{who.does('reißt', 'Du reißt')} {mid(a_acc(noun(face)))} ab."


def removed(who: Who, face: str, where: str) -> str:
    """A card is lost."""
    return f"{who.does('verliert', 'Du verlierst')} {mid(a_acc(noun(face)))} {where}."


def left(who: Who, face: str) -> str:
    """A card in the other principality goes because its host has grown too strong."""
    must = who.does("muss", "Du musst")
    return f"{must} {the_acc(noun(face))} aufgeben: drüben sind jetzt genug Punkte."


def home(who: Who, face: str) -> str:
    """An open card goes to a hand."""
    return f"{who.does('nimmt', 'Du nimmst')} {mid(the_acc(noun(face)))} auf die Hand."


def moved(who: Who, face: str, where: str) -> str:
    """A standing card goes to another place, perhaps to another owner."""
    stands = verb(noun(face), "steht", "stehen")
    return f"{upper(mid(the(noun(face))))} {stands} jetzt {where}, bei {_of(who)}."


def to_row(face: str) -> str:
    """A card goes back to the open row."""
    goes = verb(noun(face), "kommt", "kommen")
    return f"{upper(the(noun(face)))} {goes} in die offene Reihe zurück."


def named(who: Who, faces: Sequence[str], why: str) -> str:
    """Cards or regions are named."""
    cards = listed([the_acc(noun(face)) for face in faces])
    return f"{who.does('benennt', 'Du benennst')} {cards}{_because(why)}."


def decided(who: Who, why: str) -> str:
    """Something was chosen that the next lines tell."""
    return f"{who.does('hat', 'Du hast')} gewählt{_because(why)}."


def laid_on(who: Who, face: str, on: str) -> str:
    """A card that takes another one's effect lies on it."""
    return f"{who.does('legt', 'Du legst')} {the_acc(noun(face))} auf {the_acc(noun(on))}."


def lifted(face: str) -> str:
    """Such a card, or a Ban, goes to the discard pile."""
    return f"{upper(the(noun(face)))} wirkt nicht mehr."


def banned(who: Who, zone: Zone, whom: Who) -> str:
    """A stack or pile is closed to the other side."""
    shut = "dich" if whom.you else whom.name
    return f"{who.does('sperrt', 'Du sperrst')} {stack(zone).acc} für {shut} (Kirchenbann)."


def pawned(who: Who, face: str) -> str:
    """A building is pawned for its price."""
    return f"{who.does('verpfändet', 'Du verpfändest')} {the_acc(noun(face))}."


def redeemed(who: Who, face: str) -> str:
    """A pawned building is bought back."""
    return f"{who.does('löst', 'Du löst')} {mid(the_acc(noun(face)))} wieder aus."


def sold(who: Who, face: str) -> str:
    """An action card of the hand is sold."""
    return ended(f"{who.does('verkauft', 'Du verkaufst')} {the_acc(noun(face))}")


def turned(who: Who, face: str, kind: str) -> str:
    """A card shows other points from now on."""
    return f"{who.does('dreht', 'Du drehst')} {the_acc(noun(face))} auf {points_of(2, kind)}."


def copies(who: Who, face: str) -> str:
    """A Secret Society has the properties of another building."""
    whose = "Dein Geheimbund" if who.you else f"Der Geheimbund von {who.name}"
    return f"{whose} kopiert {the_acc(noun(face))}."


def exchanged(who: Who, mine: str, whom: Who, theirs: str, why: str) -> str:
    """A region is given for one of the other side."""
    given, got = noun(mine).nom, noun(theirs).nom
    return f"{who.does('tauscht', 'Du tauschst')} {given} gegen {got} von {_of(whom)}{_because(why)}."


def took_token(who: Who, token: str) -> str:
    """The knight or mill token has come."""
    return f"{who.does('nimmt', 'Du nimmst')} {TOKEN_WORDS[token]}."


def lost_token(who: Who, token: str) -> str:
    """Nobody has it any more."""
    return f"{who.does('verliert', 'Du verlierst')} {TOKEN_WORDS[token]}."


# -- hidden cards --------------------------------------------------------------------------------


def shuffled(zone: Zone) -> str:
    """Both have shuffled a stack."""
    return f"Beide mischen {stack(zone).acc}."


def mixed(who: Who) -> str:
    """Hand and stacks are shuffled together."""
    return f"{who.does('mischt', 'Du mischst')} Handkarten und Stapel zusammen."


def formed(who: Who, zone: Zone, count: int) -> str:
    """An empty stack is made anew of the discard pile."""
    return f"{who.does('bildet', 'Du bildest')} {stack(zone).acc} neu ({counted_cards(count)})."


def chose(who: Who, what: str) -> str:
    """A deck, or events, were chosen before the game."""
    chosen = "ein Deck" if what == "deck" else "die eigenen Ereignisse"
    return f"{who.does('hat', 'Du hast')} {chosen} gewählt."


def drew(who: Who, count: int, faces: Sequence[str], zone: Zone) -> str:
    """Cards came to a hand; faces only where they are known."""
    cards = listed([a_acc(noun(face)) for face in faces]) if faces else counted_cards(count)
    return f"{who.does('zieht', 'Du ziehst')} {cards} {of(stack(zone).dat)}."


def looked(who: Who, zone: Zone, count: int) -> str:
    """A stack was looked through, or so many of its top cards."""
    if count:
        cards = "die oberste Karte" if count == 1 else f"die obersten {count} Karten"
        return f"{who.does('sieht', 'Du siehst')} {cards} {of(stack(zone).dat)} an."
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


def sorted_cards(who: Who, zone: Zone, count: int) -> str:
    """Top cards of a stack have a new order."""
    cards = "die oberste Karte" if count == 1 else f"die obersten {count} Karten"
    return f"{who.does('ordnet', 'Du ordnest')} {cards} {of(stack(zone).dat)}."


def showed(viewer: Who, owner: Who, hand: bool) -> str:
    """A hand, or the card just taken, was shown."""
    sees = viewer.does("sieht", "Du siehst")
    if hand:
        return f"{sees} {'deine Handkarten' if owner.you else f'die Handkarten von {owner.name}'}."
    return f"{sees} {'deine neue Karte' if owner.you else f'die neue Karte von {owner.name}'}."


def gave(who: Who, count: int, to: Who) -> str:
    """Cards went from hand to hand."""
    return f"{who.does('gibt', 'Du gibst')} {counted_cards(count)} an {'dich' if to.you else to.name}."


def laid_down(who: Who, face: str) -> str:
    """A card of the hand goes to the discard pile."""
    return f"{who.does('legt', 'Du legst')} {mid(a_acc(noun(face)))} auf den Ablagestapel."


def top(zone: Zone, face: str) -> str:
    """The open top card of a stack."""
    lies = verb(noun(face), "liegt", "liegen")
    return f"{upper(mid(a(noun(face))))} {lies} offen auf {stack(zone).dat}."


def returned(face: str, zone: Zone) -> str:
    """A card went under a stack, and everybody knows which."""
    goes = verb(noun(face), "kommt", "kommen")
    return f"{upper(mid(the(noun(face))))} {goes} unter {stack(zone).acc}."
