"""The log in Czech: one sentence for every outcome."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_cards, listed
from p2pduel.catalogue.grammar import Noun, Who, ended, few, mid
from p2pduel.catalogue.grammar_cs import cards, own, verb, z
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.cs.forms import RESOURCES, TOKENS
from p2pduel.games.classic.words.cs.names import NOUNS, noun
from p2pduel.games.classic.words.cs.nouns import (
    SYMBOL_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
    points_of,
)
from p2pduel.games.classic.words.cs.spots import stack
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
    "production": "výnosy",
    "search": "prohledání",
    "trade": "výměna",
    "bargain": "výměna s protihráčem",
    "store": "uskladnění",
}
QUIET: Final = "Zloděj v prvních dvou kolech nic nedělá."
UNLOCKED: Final = "Oba hráči dohromady mají 7 vítězných bodů: odteď lze hrát útoky a neutrální akce."


def cause(why: str) -> str:
    """What brought something about: a card, a symbol, the production."""
    return noun(why).nom if why.partition("-")[0] in NOUNS else _CAUSES[why]


def _because(why: str) -> str:
    return f" ({cause(why)})" if why else ""


def _acc(faces: Sequence[str]) -> str:
    return listed([noun(face).acc for face in faces])


def _stack(who: Who, zone: Zone) -> Noun:
    return own(stack(zone)) if who.you else stack(zone)


def _called(who: Who) -> str:
    return "ty" if who.you else who.name


# -- set-up and the course of a turn -------------------------------------------------------------


def toss(red: Who, red_roll: int, blue: Who, blue_roll: int) -> str:
    """Both roll for the first turn."""
    both = [f"{_called(who)} {roll}" for who, roll in ((red, red_roll), (blue, blue_roll))]
    return f"Hod o první tah: {listed(both)}."


def starts(who: Who) -> str:
    """Who has the first turn."""
    return "Začínáš." if who.you else f"Začíná {who.name}."


def turn(number: int, who: Who) -> str:
    """A turn begins."""
    return f"Tah {number}: {_called(who)}."


def phase(who: Who, name: str) -> str:
    """A part of the turn begins."""
    if name == "action":
        return f"{who.does('smí', 'Smíš')} stavět, hrát karty a obchodovat."
    if name == "hand":
        return f"{who.does('upravuje', 'Upravuješ')} karty v ruce."
    return f"{who.does('se chystá', 'Chystáš se')} házet kostkami."


def won(who: Who, points: int, others: int) -> str:
    """Somebody has the points to win."""
    return f"{who.does('má', 'Máš')} dost bodů k vítězství: {points} : {others}."


def swapped(who: Who, faces: Sequence[str]) -> str:
    """Two regions, or two cards, change places."""
    return f"{who.does('prohazuje', 'Prohazuješ')} {_acc(faces)}."


def laid(who: Who, regions: Sequence[tuple[str, bool]]) -> str:
    """New regions: each with whether it lies above."""
    lying = [f"{noun(face).acc} {'nahoru' if above else 'dolů'}" for face, above in regions]
    return f"{who.does('pokládá', 'Pokládáš')} {listed(lying)}."


# -- dice and events -----------------------------------------------------------------------------


def dice(who: Who, production: int, symbol: str) -> str:
    """Both dice."""
    return f"{who.does('hází', 'Házíš')}: {production} a {SYMBOL_WORDS[symbol]}."


def set_die(who: Who, production: int) -> str:
    """The production die is laid, not rolled."""
    return f"{who.does('nastavuje', 'Nastavuješ')} kostku výnosů na {production}."


def set_face(who: Who, symbol: str) -> str:
    """The event die is laid, not rolled."""
    return f"{who.does('nastavuje', 'Nastavuješ')} kostku událostí: {SYMBOL_WORDS[symbol]}."


def turned_back(who: Who, symbol: str) -> str:
    """A face of the event die, or the card it brought, is void."""
    return f"{who.does('vrací', 'Vracíš')} čas: {SYMBOL_WORDS[symbol]} neplatí."


def robbed(who: Who, counted: int, lost: Mapping[Price, int]) -> str:
    """The brigand, for one player."""
    has = f"{who.does('má', 'máš')} {counted_resources(counted)}"
    if not lost:
        return f"Zloděj: {has} a nic {'neztrácíš' if who.you else 'neztrácí'}."
    return f"Zloděj: {has} a {'ztrácíš' if who.you else 'ztrácí'} {amounts(lost)}."


def tournament(who: Who) -> str:
    """More tournament points than the other one."""
    return "Vítězíš v turnaji." if who.you else f"V turnaji vítězí {who.name}."


def event(face: str) -> str:
    """An event is turned up."""
    return f"Událost: {noun(face).nom}."


def barbarians(who: Who, units: int, barbarians: int, won: bool) -> str:
    """Units against barbarians, for one player."""
    has = who.does("má", "Máš")
    mine = few(units, "jednotku", "jednotky", "jednotek")
    theirs = few(barbarians, "barbar", "barbaři", "barbarů")
    result = "barbaři jsou poraženi" if won else "barbaři plení"
    return f"{has} {mine}, proti stojí {theirs}: {result}."


def raised(who: Who, amount: int) -> str:
    """The Triumphal Arch grows; amount: the victory points it is worth now."""
    return f"{who.does('zvyšuje', 'Zvyšuješ')} Vítězný oblouk na {points_of(amount, 'victory')}."


# -- resources -----------------------------------------------------------------------------------


def paid(who: Who, paid: Mapping[Price, int], why: str) -> str:
    """A payment."""
    return f"{who.does('platí', 'Platíš')} {amounts(paid)}{_because(why)}."


def lost(who: Who, lost: Mapping[Price, int], why: str) -> str:
    """Resources that are gone."""
    return f"{who.does('ztrácí', 'Ztrácíš')} {amounts(lost)}{_because(why)}."


def gained(who: Who, got: Mapping[Price, int], lost: Mapping[Price, int], why: str) -> str:
    """What came, and what there was no room for."""
    if not any(got.values()):
        return f"{who.does('nemá', 'Nemáš')} místo na {amounts(lost)}{_because(why)}."
    has = "nemáš" if who.you else "nemá"
    waste = f" a {has} místo na {amounts(lost)}" if any(lost.values()) else ""
    return f"{who.does('dostává', 'Dostáváš')} {amounts(got)}{waste}{_because(why)}."


def demanded(who: Who, asked: Mapping[Price, int], whom: Who, why: str) -> str:
    """Resources of the other side are named."""
    source = "od tebe" if whom.you else "od protihráče"
    return f"{who.does('požaduje', 'Požaduješ')} {source} {amounts(asked)}{_because(why)}."


def traded(who: Who, number: int, given: Price, wanted: Price) -> str:
    """A trade with the bank."""
    return f"{who.does('mění', 'Měníš')} {amount(number, given)} za {amount(1, wanted)}."


def offered(who: Who, given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """A trade is offered to the other side."""
    if not given:
        return f"{who.does('chce', 'Chceš')} {amounts(wanted)} a nic za to {'nenabízíš' if who.you else 'nenabízí'}."
    if not wanted:
        return f"{who.does('nabízí', 'Nabízíš')} {amounts(given)} a nic za to {'nechceš' if who.you else 'nechce'}."
    return f"{who.does('nabízí', 'Nabízíš')} {amounts(given)} za {amounts(wanted)}."


def answered(who: Who, accepted: bool) -> str:
    """The other side's answer to an offer."""
    if accepted:
        return f"{who.does('nabídku přijímá', 'Nabídku přijímáš')}."
    return f"{who.does('nabídku odmítá', 'Nabídku odmítáš')}."


def spread(who: Who, resource: Price) -> str:
    """Resources of a kind lie elsewhere from now on."""
    return f"{who.does('přesouvá', 'Přesouváš')} {RESOURCES[resource]} mezi krajinami (Kolář)."


def kept(who: Who, face: str, number: int, resource: Price) -> str:
    """Resources are put into a store."""
    return f"{who.does('ukládá', 'Ukládáš')} {amount(number, resource)} do {noun(face).gen}."


def worked(who: Who, face: str, making: bool) -> str:
    """A trade point is made, or given up for a resource of the other side."""
    if making:
        return f"{who.does('vyrábí', 'Vyrábíš')} bod obchodu ({noun(face).nom})."
    return f"{who.does('mění', 'Měníš')} bod obchodu za surovinu ({noun(face).nom})."


def handed_in(who: Who, number: int, why: str) -> str:
    """Trade points of counters are given up."""
    return f"{who.does('odevzdává', 'Odevzdáváš')} {points_of(number, 'trade')}{_because(why)}."


def guests(who: Who, roll: int) -> str:
    """What the Inn's die shows."""
    return f"{who.does('hází', 'Házíš')} {roll} (Hostinec)."


# -- magic ---------------------------------------------------------------------------------------


def magic_gained(who: Who, number: int, face: str) -> str:
    """A wizard gains magic power."""
    return f"{who.does('získává', 'Získáváš')} {magic(number)} ({noun(face).nom})."


def magic_spent(who: Who, number: int, why: str) -> str:
    """Wizards pay with magic power."""
    return f"{who.does('platí', 'Platíš')} {magic(number)}{_because(why)}."


def cooked(who: Who, roll: int) -> str:
    """What the Magic Kitchen's die shows."""
    result = ": kuchyně vybuchuje" if roll == 1 else ""
    return f"{who.does('hází', 'Házíš')} {roll} (Čarodějná kuchyně){result}."


def strengthened(who: Who, face: str) -> str:
    """A knight or dragon drinks an Elixir."""
    return f"{who.does('posiluje', 'Posiluješ')} {mid(noun(face).acc)} Elixírem."


def dueled(who: Who, whom: Who, rolls: Sequence[int], sums: Sequence[int]) -> str:
    """A duel of wizards: dice, and with the magic power the sums, of who began it and of the other one."""
    mine, theirs = (f"{roll} (s kouzelnou silou {total})" for roll, total in zip(rolls, sums, strict=True))
    return f"{who.does('hází', 'Házíš')} {mine}, {_called(whom)} {theirs}."


def changed_land(who: Who, face: str) -> str:
    """A region has become another one."""
    return f"{who.does('mění', 'Měníš')} krajinu: {noun(face).nom}."


def fates(who: Who, number: int) -> str:
    """So many of the events just seen go under the deck."""
    if not number:
        return f"{who.does('nevkládá', 'Nevkládáš')} pod balíček událostí nic."
    what = few(number, "událost", "události", "událostí")
    return f"{who.does('vkládá', 'Vkládáš')} {what} pod balíček událostí."


def banished(who: Who, face: str) -> str:
    """An event leaves the game."""
    return f"{who.does('odstraňuje', 'Odstraňuješ')} ze hry {noun(face).acc}."


# -- cards ---------------------------------------------------------------------------------------


def built(who: Who, face: str, where: str) -> str:
    """A card comes to stand somewhere."""
    builds = who.does("vykládá", "Vykládáš") if is_person(face) else who.does("staví", "Stavíš")
    return f"{builds} {mid(noun(face).acc)} {where}."


def built_on(who: Who, face: str) -> str:
    """A settlement becomes a city or citadel, a city a metropolis."""
    below = "město" if face == "metropolis" else "vesnici"
    above = {"city": "město", "citadel": "citadelu", "metropolis": "metropoli"}[face]
    return f"{who.does('přestavuje', 'Přestavuješ')} {below} na {above}."


def played(who: Who, face: str) -> str:
    """An action card."""
    return ended(f"{who.does('hraje', 'Hraješ')} {noun(face).acc}")


def cast(who: Who, face: str) -> str:
    """A spell."""
    return ended(f"{who.does('kouzlí', 'Kouzlíš')}: {noun(face).nom}")


def used(who: Who, face: str) -> str:
    """A standing card is used."""
    return f"{who.does('používá', 'Používáš')} {noun(face).acc}."


def countered(who: Who, face: str) -> str:
    """Countermagic stops a card."""
    return ended(f"{who.does('zastavuje', 'Zastavuješ')} Kouzelným zákazem {noun(face).acc}")


def attacked(who: Who, roll: int, won: bool, why: str) -> str:
    """The roll that decides an attack."""
    result = "útok je úspěšný" if won else "útok selhává a obrací se proti útočníkovi"
    return f"{who.does('hází', 'Házíš')} {roll}: {result}{_because(why)}."


def warded(who: Who, roll: int, success: bool) -> str:
    """A roll against a Spy."""
    result = "Špion je dopaden" if success else "Špion proniká"
    return f"{who.does('hází', 'Házíš')} {roll}: {result}."


def demolished(who: Who, face: str) -> str:
    """A card of one's own is taken away."""
    razes = who.does("odstraňuje", "Odstraňuješ") if is_person(face) else who.does("bourá", "Bouráš")
    return ended(f"{razes} {noun(face).acc}")


def removed(who: Who, face: str, where: str) -> str:
    """A card is lost."""
    return f"{who.does('přichází', 'Přicházíš')} o {mid(noun(face).acc)} {where}."


def left(who: Who, face: str) -> str:
    """A card in the other principality goes because its host has grown too strong."""
    return f"{who.does('přichází', 'Přicházíš')} o {noun(face).acc}: hostitel už má dost bodů."


def home(who: Who, face: str) -> str:
    """An open card goes to a hand."""
    return f"{who.does('si bere', 'Bereš si')} {mid(noun(face).acc)} do ruky."


def moved(who: Who, face: str, where: str) -> str:
    """A standing card goes to another place, perhaps to another owner."""
    return f"{mid(noun(face).nom)} teď stojí {where} ({_called(who)})."


def to_row(face: str) -> str:
    """A card goes back to the open row."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'se vrací', 'se vracejí')} do otevřené řady."


def named(who: Who, faces: Sequence[str], why: str) -> str:
    """Cards or regions are named."""
    return f"{who.does('označuje', 'Označuješ')} {_acc(faces)}{_because(why)}."


def decided(who: Who, why: str) -> str:
    """Something was chosen that the next lines tell."""
    return f"{who.does('má', 'Máš')} vybráno{_because(why)}."


def laid_on(who: Who, face: str, on: str) -> str:
    """A card that takes another one's effect lies on it."""
    return f"{who.does('pokládá', 'Pokládáš')} {noun(face).acc} na {noun(on).acc}."


def lifted(face: str) -> str:
    """Such a card, or a Ban, goes to the discard pile."""
    return f"{noun(face).nom} {verb(noun(face), 'přestává', 'přestávají')} působit."


def banned(who: Who, zone: Zone, whom: Who) -> str:
    """A stack or pile is closed to the other side."""
    closed = "ti uzavírá" if whom.you else "uzavírá protihráči"
    closes = who.does(closed, "Uzavíráš protihráči")
    return f"{closes} {stack(zone).acc} (Církevní kletba)."


def pawned(who: Who, face: str) -> str:
    """A building is pawned for its price."""
    return f"{who.does('dává', 'Dáváš')} do zástavy {noun(face).acc}."


def redeemed(who: Who, face: str) -> str:
    """A pawned building is bought back."""
    return f"{who.does('vyplácí', 'Vyplácíš')} ze zástavy {noun(face).acc}."


def sold(who: Who, face: str) -> str:
    """An action card of the hand is sold."""
    return ended(f"{who.does('prodává', 'Prodáváš')} {noun(face).acc}")


def turned(who: Who, face: str, kind: str) -> str:
    """A card shows other points from now on."""
    return f"{who.does('otáčí', 'Otáčíš')} {noun(face).acc} na {points_of(2, kind)}."


def copies(who: Who, face: str) -> str:
    """A Secret Society has the properties of another building."""
    whose = "Tvůj Tajný spolek" if who.you else f"Tajný spolek ({who.name})"
    return f"{whose} napodobuje {noun(face).acc}."


def exchanged(who: Who, mine: str, whom: Who, theirs: str, why: str) -> str:
    """A region is given for one of the other side."""
    gives = who.does("ti dává" if whom.you else "dává protihráči", "Dáváš protihráči")
    return f"{gives} {noun(mine).acc} za {noun(theirs).acc}{_because(why)}."


def took_token(who: Who, token: str) -> str:
    """The knight or mill token has come."""
    return f"{who.does('si bere', 'Bereš si')} {TOKENS[token]}."


def lost_token(who: Who, token: str) -> str:
    """Nobody has it any more."""
    return f"{who.does('ztrácí', 'Ztrácíš')} {TOKENS[token]}."


# -- hidden cards --------------------------------------------------------------------------------


def shuffled(zone: Zone) -> str:
    """Both have shuffled a stack."""
    return f"Oba míchají {stack(zone).acc}."


def mixed(who: Who) -> str:
    """Hand and stacks are shuffled together."""
    return f"{who.does('míchá', 'Mícháš')} karty v ruce dohromady s balíčky."


def formed(who: Who, zone: Zone, count: int) -> str:
    """An empty stack is made anew of the discard pile."""
    return f"{who.does('tvoří', 'Tvoříš')} znovu {_stack(who, zone).acc} ({counted_cards(count)})."


def chose(who: Who, what: str) -> str:
    """A deck, or events, were chosen before the game."""
    chosen = "vybraný vlastní balíček" if what == "deck" else "vybrané přidané události"
    return f"{who.does('má', 'Máš')} {chosen}."


def drew(who: Who, count: int, faces: Sequence[str], zone: Zone) -> str:
    """Cards came to a hand; faces only where they are known."""
    what = mid(_acc(faces)) if len(faces) == 1 else _acc(faces) if faces else cards(count)
    return f"{who.does('si dobírá', 'Dobíráš si')} {what} {z(_stack(who, zone).gen)}."


def looked(who: Who, zone: Zone, count: int) -> str:
    """A stack was looked through, or so many of its top cards."""
    looks = who.does("si prohlíží", "Prohlížíš si")
    if count:
        return f"{looks} {_top_cards(count)} {_stack(who, zone).gen}."
    return f"{looks} {_stack(who, zone).acc}."


def _top_cards(count: int) -> str:
    """The accusative: "vrchní kartu", "2 vrchní karty"."""
    return few(count, "vrchní kartu", "vrchní karty", "vrchních karet")


def searched(who: Who, zone: Zone) -> str:
    """A stack was searched for a card."""
    return f"{who.does('prohledává', 'Prohledáváš')} {_stack(who, zone).acc}."


def took(who: Who, face: str, zone: Zone) -> str:
    """A card was taken; face is empty where it is not known."""
    what = mid(noun(face).acc) if face else "kartu"
    return f"{who.does('si bere', 'Bereš si')} {what} {z(_stack(who, zone).gen)}."


def buried(who: Who, zone: Zone) -> str:
    """A card went under a stack."""
    return f"{who.does('vkládá', 'Vkládáš')} kartu pod {_stack(who, zone).acc}."


def sorted_cards(who: Who, zone: Zone, count: int) -> str:
    """Top cards of a stack have a new order."""
    return f"{who.does('řadí', 'Řadíš')} {_top_cards(count)} {_stack(who, zone).gen}."


def showed(viewer: Who, owner: Who, hand: bool) -> str:
    """A hand, or the card just taken, was shown."""
    sees = viewer.does("vidí", "Vidíš")
    if hand:
        whose = "které máš" if owner.you else f"které má {owner.name}"
        return f"{sees} karty, {whose} v ruce."
    whose = "kterou si bereš" if owner.you else f"kterou si bere {owner.name}"
    return f"{sees} kartu, {whose}."


def gave(who: Who, count: int, to: Who) -> str:
    """Cards went from hand to hand."""
    if to.you:
        return f"{who.name} ti dává {cards(count)}."
    return f"{who.does('dává', 'Dáváš')} protihráči {cards(count)}."


def laid_down(who: Who, face: str) -> str:
    """A card of the hand goes to the discard pile."""
    return f"{who.does('odkládá', 'Odkládáš')} {mid(noun(face).acc)} na odhazovací balíček."


def top(zone: Zone, face: str) -> str:
    """The open top card of a stack."""
    return ended(f"Vrchní karta {stack(zone).gen} leží lícem nahoru: {noun(face).nom}")


def returned(face: str, zone: Zone) -> str:
    """A card went under a stack, and everybody knows which."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'jde', 'jdou')} pod {stack(zone).acc}."
