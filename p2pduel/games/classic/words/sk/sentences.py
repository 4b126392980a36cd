"""The log in Slovak: one sentence for every outcome."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import Noun, Who, ended, few, mid
from p2pduel.catalogue.grammar_sk import cards, own, verb, z
from p2pduel.catalogue.sk.words import counted_cards, listed
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.sk.forms import RESOURCES, TOKENS
from p2pduel.games.classic.words.sk.names import NOUNS, noun
from p2pduel.games.classic.words.sk.nouns import (
    SYMBOL_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
    points_of,
)
from p2pduel.games.classic.words.sk.spots import stack
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
    "search": "prehľadanie",
    "trade": "výmena",
    "bargain": "výmena s protihráčom",
    "store": "uskladnenie",
}
QUIET: Final = "Zlodej v prvých dvoch kolách nič nerobí."
UNLOCKED: Final = "Obaja hráči majú spolu 7 víťazných bodov: odteraz možno hrať útoky a neutrálne akcie."


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
    return f"Hod o prvý ťah: {listed(both)}."


def starts(who: Who) -> str:
    """Who has the first turn."""
    return "Začínaš." if who.you else f"Začína {who.name}."


def turn(number: int, who: Who) -> str:
    """A turn begins."""
    return f"Ťah {number}: {_called(who)}."


def phase(who: Who, name: str) -> str:
    """A part of the turn begins."""
    if name == "action":
        return f"{who.does('smie', 'Smieš')} stavať, hrať karty a obchodovať."
    if name == "hand":
        return f"{who.does('upravuje', 'Upravuješ')} karty v ruke."
    return f"{who.does('sa chystá', 'Chystáš sa')} hádzať kockami."


def won(who: Who, points: int, others: int) -> str:
    """Somebody has the points to win."""
    return f"{who.does('má', 'Máš')} dosť bodov na víťazstvo: {points} : {others}."


def swapped(who: Who, faces: Sequence[str]) -> str:
    """Two regions, or two cards, change places."""
    return f"{who.does('navzájom vymieňa', 'Navzájom vymieňaš')} {_acc(faces)}."


def laid(who: Who, regions: Sequence[tuple[str, bool]]) -> str:
    """New regions: each with whether it lies above."""
    lying = [f"{noun(face).acc} {'hore' if above else 'dole'}" for face, above in regions]
    return f"{who.does('kladie', 'Kladieš')} {listed(lying)}."


# -- dice and events -----------------------------------------------------------------------------


def dice(who: Who, production: int, symbol: str) -> str:
    """Both dice."""
    return f"{who.does('hádže', 'Hádžeš')}: {production} a {SYMBOL_WORDS[symbol]}."


def set_die(who: Who, production: int) -> str:
    """The production die is laid, not rolled."""
    return f"{who.does('nastavuje', 'Nastavuješ')} kocku výnosov na {production}."


def set_face(who: Who, symbol: str) -> str:
    """The event die is laid, not rolled."""
    return f"{who.does('nastavuje', 'Nastavuješ')} kocku udalostí: {SYMBOL_WORDS[symbol]}."


def turned_back(who: Who, symbol: str) -> str:
    """A face of the event die, or the card it brought, is void."""
    return f"{who.does('vracia', 'Vraciaš')} čas: {SYMBOL_WORDS[symbol]} neplatí."


def robbed(who: Who, counted: int, lost: Mapping[Price, int]) -> str:
    """The brigand, for one player."""
    has = f"{who.does('má', 'máš')} {counted_resources(counted)}"
    if not lost:
        return f"Zlodej: {has} a nič {'nestrácaš' if who.you else 'nestráca'}."
    return f"Zlodej: {has} a {'strácaš' if who.you else 'stráca'} {amounts(lost)}."


def tournament(who: Who) -> str:
    """More tournament points than the other one."""
    return "Víťazíš v turnaji." if who.you else f"V turnaji víťazí {who.name}."


def event(face: str) -> str:
    """An event is turned up."""
    return f"Udalosť: {noun(face).nom}."


def barbarians(who: Who, units: int, barbarians: int, won: bool) -> str:
    """Units against barbarians, for one player."""
    has = who.does("má", "Máš")
    mine = few(units, "jednotku", "jednotky", "jednotiek")
    stand = "stoja" if 1 < barbarians < 5 else "stojí"
    theirs = f"{stand} {few(barbarians, 'barbar', 'barbari', 'barbarov')}"
    result = "barbari sú porazení" if won else "barbari plienia"
    return f"{has} {mine}, proti {theirs}: {result}."


def raised(who: Who, amount: int) -> str:
    """The Triumphal Arch grows; amount: the victory points it is worth now."""
    return f"{who.does('zvyšuje', 'Zvyšuješ')} Víťazný oblúk na {points_of(amount, 'victory')}."


# -- resources -----------------------------------------------------------------------------------


def paid(who: Who, paid: Mapping[Price, int], why: str) -> str:
    """A payment."""
    return f"{who.does('platí', 'Platíš')} {amounts(paid)}{_because(why)}."


def lost(who: Who, lost: Mapping[Price, int], why: str) -> str:
    """Resources that are gone."""
    return f"{who.does('stráca', 'Strácaš')} {amounts(lost)}{_because(why)}."


def gained(who: Who, got: Mapping[Price, int], lost: Mapping[Price, int], why: str) -> str:
    """What came, and what there was no room for."""
    if not any(got.values()):
        return f"{who.does('nemá', 'Nemáš')} miesto na {amounts(lost)}{_because(why)}."
    has = "nemáš" if who.you else "nemá"
    waste = f" a {has} miesto na {amounts(lost)}" if any(lost.values()) else ""
    return f"{who.does('dostáva', 'Dostávaš')} {amounts(got)}{waste}{_because(why)}."


def demanded(who: Who, asked: Mapping[Price, int], whom: Who, why: str) -> str:
    """Resources of the other side are named."""
    source = "od teba" if whom.you else "od protihráča"
    return f"{who.does('požaduje', 'Požaduješ')} {source} {amounts(asked)}{_because(why)}."


def traded(who: Who, number: int, given: Price, wanted: Price) -> str:
    """A trade with the bank."""
    return f"{who.does('vymieňa', 'Vymieňaš')} {amount(number, given)} za {amount(1, wanted)}."


def offered(who: Who, given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """A trade is offered to the other side."""
    if not given:
        return f"{who.does('chce', 'Chceš')} {amounts(wanted)} a nič za to {'neponúkaš' if who.you else 'neponúka'}."
    if not wanted:
        return f"{who.does('ponúka', 'Ponúkaš')} {amounts(given)} a nič za to {'nechceš' if who.you else 'nechce'}."
    return f"{who.does('ponúka', 'Ponúkaš')} {amounts(given)} za {amounts(wanted)}."


def answered(who: Who, accepted: bool) -> str:
    """The other side's answer to an offer."""
    if accepted:
        return f"{who.does('ponuku prijíma', 'Ponuku prijímaš')}."
    return f"{who.does('ponuku odmieta', 'Ponuku odmietaš')}."


def spread(who: Who, resource: Price) -> str:
    """Resources of a kind lie elsewhere from now on."""
    return f"{who.does('presúva', 'Presúvaš')} {RESOURCES[resource]} medzi krajinami (Kolár)."


def kept(who: Who, face: str, number: int, resource: Price) -> str:
    """Resources are put into a store."""
    return f"{who.does('ukladá', 'Ukladáš')} {amount(number, resource)} do {noun(face).gen}."


def worked(who: Who, face: str, making: bool) -> str:
    """A trade point is made, or given up for a resource of the other side."""
    if making:
        return f"{who.does('vyrába', 'Vyrábaš')} bod obchodu ({noun(face).nom})."
    return f"{who.does('vymieňa', 'Vymieňaš')} bod obchodu za surovinu ({noun(face).nom})."


def handed_in(who: Who, number: int, why: str) -> str:
    """Trade points of counters are given up."""
    return f"{who.does('odovzdáva', 'Odovzdávaš')} {points_of(number, 'trade')}{_because(why)}."


def guests(who: Who, roll: int) -> str:
    """What the Inn's die shows."""
    return f"{who.does('hádže', 'Hádžeš')} {roll} (Hostinec)."


# -- magic ---------------------------------------------------------------------------------------


def magic_gained(who: Who, number: int, face: str) -> str:
    """A wizard gains magic power."""
    return f"{who.does('získava', 'Získavaš')} {magic(number)} ({noun(face).nom})."


def magic_spent(who: Who, number: int, why: str) -> str:
    """Wizards pay with magic power."""
    return f"{who.does('platí', 'Platíš')} {magic(number)}{_because(why)}."


def cooked(who: Who, roll: int) -> str:
    """What the Magic Kitchen's die shows."""
    result = ": kuchyňa vybuchuje" if roll == 1 else ""
    return f"{who.does('hádže', 'Hádžeš')} {roll} (Čarovná kuchyňa){result}."


def strengthened(who: Who, face: str) -> str:
    """A knight or dragon drinks an Elixir."""
    return f"{who.does('posilňuje', 'Posilňuješ')} {mid(noun(face).acc)} Elixírom."


def dueled(who: Who, whom: Who, rolls: Sequence[int], sums: Sequence[int]) -> str:
    """A duel of wizards: dice, and with the magic power the sums, of who began it and of the other one."""
    mine, theirs = (f"{roll} (s čarovnou silou {total})" for roll, total in zip(rolls, sums, strict=True))
    return f"{who.does('hádže', 'Hádžeš')} {mine}, {_called(whom)} {theirs}."


def changed_land(who: Who, face: str) -> str:
    """A region has become another one."""
    return f"{who.does('mení', 'Meníš')} krajinu: {noun(face).nom}."


def fates(who: Who, number: int) -> str:
    """So many of the events just seen go under the deck."""
    if not number:
        return f"{who.does('nevkladá', 'Nevkladáš')} pod balíček udalostí nič."
    what = few(number, "udalosť", "udalosti", "udalostí")
    return f"{who.does('vkladá', 'Vkladáš')} {what} pod balíček udalostí."


def banished(who: Who, face: str) -> str:
    """An event leaves the game."""
    return f"{who.does('odstraňuje', 'Odstraňuješ')} z hry {noun(face).acc}."


# -- cards ---------------------------------------------------------------------------------------


def built(who: Who, face: str, where: str) -> str:
    """A card comes to stand somewhere."""
    builds = who.does("vykladá", "Vykladáš") if is_person(face) else who.does("stavia", "Staviaš")
    return f"{builds} {mid(noun(face).acc)} {where}."


def built_on(who: Who, face: str) -> str:
    """A settlement becomes a city or citadel, a city a metropolis."""
    below = "mesto" if face == "metropolis" else "dedinu"
    above = {"city": "mesto", "citadel": "citadelu", "metropolis": "metropolu"}[face]
    return f"{who.does('prestavuje', 'Prestavuješ')} {below} na {above}."


def played(who: Who, face: str) -> str:
    """An action card."""
    return ended(f"{who.does('hrá', 'Hráš')} {noun(face).acc}")


def cast(who: Who, face: str) -> str:
    """A spell."""
    return ended(f"{who.does('čaruje', 'Čaruješ')}: {noun(face).nom}")


def used(who: Who, face: str) -> str:
    """A standing card is used."""
    return f"{who.does('používa', 'Používaš')} {noun(face).acc}."


def countered(who: Who, face: str) -> str:
    """Countermagic stops a card."""
    return ended(f"{who.does('zastavuje', 'Zastavuješ')} Čarovným zákazom {noun(face).acc}")


def attacked(who: Who, roll: int, won: bool, why: str) -> str:
    """The roll that decides an attack."""
    result = "útok je úspešný" if won else "útok zlyháva a obracia sa proti útočníkovi"
    return f"{who.does('hádže', 'Hádžeš')} {roll}: {result}{_because(why)}."


def warded(who: Who, roll: int, success: bool) -> str:
    """A roll against a Spy."""
    result = "Špión je dolapený" if success else "Špión preniká"
    return f"{who.does('hádže', 'Hádžeš')} {roll}: {result}."


def demolished(who: Who, face: str) -> str:
    """A card of one's own is taken away."""
    return ended(f"{who.does('odstraňuje', 'Odstraňuješ')} {noun(face).acc}")


def removed(who: Who, face: str, where: str) -> str:
    """A card is lost."""
    return f"{who.does('prichádza', 'Prichádzaš')} o {mid(noun(face).acc)} {where}."


def left(who: Who, face: str) -> str:
    """A card in the other principality goes because its host has grown too strong."""
    return f"{who.does('prichádza', 'Prichádzaš')} o {noun(face).acc}: hostiteľ už má dosť bodov."


def home(who: Who, face: str) -> str:
    """An open card goes to a hand."""
    return f"{who.does('si berie', 'Berieš si')} {mid(noun(face).acc)} do ruky."


def moved(who: Who, face: str, where: str) -> str:
    """A standing card goes to another place, perhaps to another owner."""
    return f"{mid(noun(face).nom)} teraz stojí {where} ({_called(who)})."


def to_row(face: str) -> str:
    """A card goes back to the open row."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'sa vracia', 'sa vracajú')} do otvoreného radu."


def named(who: Who, faces: Sequence[str], why: str) -> str:
    """Cards or regions are named."""
    return f"{who.does('označuje', 'Označuješ')} {_acc(faces)}{_because(why)}."


def decided(who: Who, why: str) -> str:
    """Something was chosen that the next lines tell."""
    return f"{who.does('má', 'Máš')} vybrané{_because(why)}."


def laid_on(who: Who, face: str, on: str) -> str:
    """A card that takes another one's effect lies on it."""
    return f"{who.does('kladie', 'Kladieš')} {noun(face).acc} na {noun(on).acc}."


def lifted(face: str) -> str:
    """Such a card, or a Ban, goes to the discard pile."""
    return f"{noun(face).nom} {verb(noun(face), 'prestáva', 'prestávajú')} pôsobiť."


def banned(who: Who, zone: Zone, whom: Who) -> str:
    """A stack or pile is closed to the other side."""
    closed = "ti uzatvára" if whom.you else "uzatvára protihráčovi"
    closes = who.does(closed, "Uzatváraš protihráčovi")
    return f"{closes} {stack(zone).acc} (Cirkevná kliatba)."


def pawned(who: Who, face: str) -> str:
    """A building is pawned for its price."""
    return f"{who.does('dáva', 'Dávaš')} do zálohy {noun(face).acc}."


def redeemed(who: Who, face: str) -> str:
    """A pawned building is bought back."""
    return f"{who.does('vypláca', 'Vyplácaš')} zo zálohy {noun(face).acc}."


def sold(who: Who, face: str) -> str:
    """An action card of the hand is sold."""
    return ended(f"{who.does('predáva', 'Predávaš')} {noun(face).acc}")


def turned(who: Who, face: str, kind: str) -> str:
    """A card shows other points from now on."""
    return f"{who.does('otáča', 'Otáčaš')} {noun(face).acc} na {points_of(2, kind)}."


def copies(who: Who, face: str) -> str:
    """A Secret Society has the properties of another building."""
    whose = "Tvoj Tajný spolok" if who.you else f"Tajný spolok ({who.name})"
    return f"{whose} napodobňuje {noun(face).acc}."


def exchanged(who: Who, mine: str, whom: Who, theirs: str, why: str) -> str:
    """A region is given for one of the other side."""
    gives = who.does("ti dáva" if whom.you else "dáva protihráčovi", "Dávaš protihráčovi")
    return f"{gives} {noun(mine).acc} za {noun(theirs).acc}{_because(why)}."


def took_token(who: Who, token: str) -> str:
    """The knight or mill token has come."""
    return f"{who.does('si berie', 'Berieš si')} {TOKENS[token]}."


def lost_token(who: Who, token: str) -> str:
    """Nobody has it any more."""
    return f"{who.does('stráca', 'Strácaš')} {TOKENS[token]}."


# -- hidden cards --------------------------------------------------------------------------------


def shuffled(zone: Zone) -> str:
    """Both have shuffled a stack."""
    return f"Obaja miešajú {stack(zone).acc}."


def mixed(who: Who) -> str:
    """Hand and stacks are shuffled together."""
    return f"{who.does('mieša', 'Miešaš')} karty v ruke dokopy s balíčkami."


def formed(who: Who, zone: Zone, count: int) -> str:
    """An empty stack is made anew of the discard pile."""
    return f"{who.does('znovu tvorí', 'Znovu tvoríš')} {_stack(who, zone).acc} ({counted_cards(count)})."


def chose(who: Who, what: str) -> str:
    """A deck, or events, were chosen before the game."""
    chosen = "vybraný vlastný balíček" if what == "deck" else "vybrané pridané udalosti"
    return f"{who.does('má', 'Máš')} {chosen}."


def drew(who: Who, count: int, faces: Sequence[str], zone: Zone) -> str:
    """Cards came to a hand; faces only where they are known."""
    what = mid(_acc(faces)) if len(faces) == 1 else _acc(faces) if faces else cards(count)
    return f"{who.does('si doberá', 'Doberáš si')} {what} {z(_stack(who, zone).gen)}."


def looked(who: Who, zone: Zone, count: int) -> str:
    """A stack was looked through, or so many of its top cards."""
    looks = who.does("si prezerá", "Prezeráš si")
    if count:
        return f"{looks} {_top_cards(count)} {_stack(who, zone).gen}."
    return f"{looks} {_stack(who, zone).acc}."


def _top_cards(count: int) -> str:
    """The accusative: "vrchnú kartu", "2 vrchné karty"."""
    return few(count, "vrchnú kartu", "vrchné karty", "vrchných kariet")


def searched(who: Who, zone: Zone) -> str:
    """A stack was searched for a card."""
    return f"{who.does('prehľadáva', 'Prehľadávaš')} {_stack(who, zone).acc}."


def took(who: Who, face: str, zone: Zone) -> str:
    """A card was taken; face is empty where it is not known."""
    what = mid(noun(face).acc) if face else "kartu"
    return f"{who.does('si berie', 'Berieš si')} {what} {z(_stack(who, zone).gen)}."


def buried(who: Who, zone: Zone) -> str:
    """A card went under a stack."""
    return f"{who.does('vkladá', 'Vkladáš')} kartu pod {_stack(who, zone).acc}."


def sorted_cards(who: Who, zone: Zone, count: int) -> str:
    """Top cards of a stack have a new order."""
    return f"{who.does('radí', 'Radíš')} {_top_cards(count)} {_stack(who, zone).gen}."


def showed(viewer: Who, owner: Who, hand: bool) -> str:
    """A hand, or the card just taken, was shown."""
    sees = viewer.does("vidí", "Vidíš")
    if hand:
        whose = "ktoré máš" if owner.you else f"ktoré má {owner.name}"
        return f"{sees} karty, {whose} v ruke."
    whose = "ktorú si berieš" if owner.you else f"ktorú si berie {owner.name}"
    return f"{sees} kartu, {whose}."


def gave(who: Who, count: int, to: Who) -> str:
    """Cards went from hand to hand."""
    if to.you:
        return f"{who.name} ti dáva {cards(count)}."
    return f"{who.does('dáva', 'Dávaš')} protihráčovi {cards(count)}."


def laid_down(who: Who, face: str) -> str:
    """A card of the hand goes to the discard pile."""
    return f"{who.does('odkladá', 'Odkladáš')} {mid(noun(face).acc)} na odhadzovací balíček."


def top(zone: Zone, face: str) -> str:
    """The open top card of a stack."""
    return ended(f"Vrchná karta {stack(zone).gen} leží lícom nahor: {noun(face).nom}")


def returned(face: str, zone: Zone) -> str:
    """A card went under a stack, and everybody knows which."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'ide', 'idú')} pod {stack(zone).acc}."
