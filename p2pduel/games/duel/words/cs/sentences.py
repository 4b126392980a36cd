"""The log in Czech: one sentence for every outcome."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import Noun, Who, mid
from p2pduel.catalogue.grammar_cs import cards, own, verb, z
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.cs.names import NOUNS, noun
from p2pduel.games.duel.words.cs.nouns import SYMBOL_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.cs.spots import stack
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

_CAUSES: Final = {**SYMBOL_WORDS, "production": "výnosy", "search": "prohledání", "trade": "obchod"}
_TOKENS: Final = {"strength": "žeton síly", "trade": "žeton obchodu"}


def cause(why: str) -> str:
    """What brought something about: a card, a symbol, the production."""
    return noun(why).nom if why.partition("-")[0] in NOUNS else _CAUSES[why]


def _because(why: str) -> str:
    return f" ({cause(why)})" if why else ""


def _acc(faces: Sequence[str]) -> str:
    return listed([noun(face).acc for face in faces])


# -- set-up and the course of a turn -------------------------------------------------------------


def _stack(who: Who, zone: Zone) -> Noun:
    return own(stack(zone)) if who.you else stack(zone)


def toss(red: Who, red_roll: int, blue: Who, blue_roll: int) -> str:
    """Both roll for the first turn."""
    both = [f"{'ty' if who.you else who.name} {roll}" for who, roll in ((red, red_roll), (blue, blue_roll))]
    return f"Hod o první tah: {listed(both)}."


def starts(who: Who) -> str:
    """Who has the first turn."""
    return "Začínáš." if who.you else f"Začíná {who.name}."


def turn(number: int, who: Who) -> str:
    """A turn begins."""
    return f"Tah {number}: {'ty' if who.you else who.name}."


def phase(who: Who, name: str) -> str:
    """A part of the turn begins."""
    if name == "action":
        return f"{who.does('smí', 'Smíš')} stavět, hrát karty a obchodovat."
    if name == "draw":
        return f"{who.does('doplňuje', 'Doplňuješ')} karty v ruce."
    if name == "preroll":
        return f"{who.does('se chystá', 'Chystáš se')} házet kostkami."
    return f"{who.does('smí', 'Smíš')} vyměnit kartu."


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


def robbed(who: Who, counted: int, lost: Mapping[Resource, int]) -> str:
    """A Brigand Attack, for one player."""
    has = f"{who.does('má', 'máš')} {counted_resources(counted)}"
    if not lost:
        return f"Zloděj: {has} a nic {'neztrácíš' if who.you else 'neztrácí'}."
    return f"Zloděj: {has} a {'ztrácíš' if who.you else 'ztrácí'} {amounts(lost)}."


def event(face: str) -> str:
    """An event is turned up."""
    return f"Událost: {noun(face).nom}."


# -- resources -----------------------------------------------------------------------------------


def paid(who: Who, paid: Mapping[Resource, int], why: str) -> str:
    """A payment."""
    return f"{who.does('platí', 'Platíš')} {amounts(paid)}{_because(why)}."


def lost(who: Who, lost: Mapping[Resource, int], why: str) -> str:
    """Resources that are gone."""
    return f"{who.does('ztrácí', 'Ztrácíš')} {amounts(lost)}{_because(why)}."


def gained(who: Who, got: Mapping[Resource, int], lost: Mapping[Resource, int], why: str) -> str:
    """What came, and what there was no room for."""
    if not any(got.values()):
        return f"{who.does('nemá', 'Nemáš')} místo na {amounts(lost)}{_because(why)}."
    has = "nemáš" if who.you else "nemá"
    waste = f" a {has} místo na {amounts(lost)}" if any(lost.values()) else ""
    return f"{who.does('dostává', 'Dostáváš')} {amounts(got)}{waste}{_because(why)}."


def demanded(who: Who, asked: Mapping[Resource, int], whom: Who, why: str) -> str:
    """Resources of the other side are named."""
    source = "od tebe" if whom.you else "od protihráče"
    return f"{who.does('požaduje', 'Požaduješ')} {source} {amounts(asked)}{_because(why)}."


def traded(who: Who, number: int, given: Resource, wanted: Resource) -> str:
    """A trade with the supply."""
    return f"{who.does('mění', 'Měníš')} {amount(number, given)} za {amount(1, wanted)}."


# -- cards ---------------------------------------------------------------------------------------


def built(who: Who, face: str, where: str) -> str:
    """A card comes to stand somewhere."""
    builds = who.does("vykládá", "Vykládáš") if is_unit(face) else who.does("staví", "Stavíš")
    return f"{builds} {mid(noun(face).acc)} {where}."


def built_city(who: Who) -> str:
    """A settlement becomes a city."""
    return f"{who.does('přestavuje', 'Přestavuješ')} vesnici na město."


def played(who: Who, face: str, die: str) -> str:
    """An action card; die: what it sets the production die to, or empty."""
    sets = "nastavuješ" if who.you else "nastavuje"
    card = noun(face).acc
    target = f"{mid(card)} a {sets} kostku výnosů na {die}" if die else card
    return f"{who.does('hraje', 'Hraješ')} {target}."


def defended(who: Who, roll: int, success: bool) -> str:
    """A roll against an attack."""
    wards = "odrážíš" if who.you else "odráží"
    return f"{who.does('hází', 'Házíš')} {roll} a útok {wards if success else f'ne{wards}'}."


def undefended(who: Who, why: str) -> str:
    """No roll against an attack."""
    return f"{who.does('se hodem nebrání', 'Hodem se nebráníš')}{_because(why)}."


def demolished(who: Who, face: str) -> str:
    """A card of one's own is taken away."""
    razes = who.does("odstraňuje", "Odstraňuješ") if is_unit(face) else who.does("bourá", "Bouráš")
    return f"{razes} {noun(face).acc}."


def removed(who: Who, face: str, where: str) -> str:
    """A card is lost."""
    return f"{who.does('přichází', 'Přicházíš')} o {mid(noun(face).acc)} {where}."


def named(who: Who, faces: Sequence[str], why: str) -> str:
    """Cards of the other side are named."""
    return f"{who.does('označuje', 'Označuješ')} {_acc(faces)}{_because(why)}."


def took_token(who: Who, token: str) -> str:
    """The strength or trade token has come."""
    return f"{who.does('si bere', 'Bereš si')} {_TOKENS[token]}."


def lost_token(who: Who, token: str) -> str:
    """Nobody has it any more."""
    return f"{who.does('ztrácí', 'Ztrácíš')} {_TOKENS[token]}."


# -- hidden cards --------------------------------------------------------------------------------


def shuffled(zone: Zone) -> str:
    """Both have shuffled a stack."""
    return f"Oba míchají {stack(zone).acc}."


def chose(who: Who, what: str) -> str:
    """A deck, or events, were chosen before the game."""
    chosen = "vybraný vlastní balíček" if what == "deck" else "vybrané přidané události"
    return f"{who.does('má', 'Máš')} {chosen}."


def drew(who: Who, count: int, faces: Sequence[str], zone: Zone) -> str:
    """Cards came to a hand; faces only where they are known."""
    what = mid(_acc(faces)) if len(faces) == 1 else _acc(faces) if faces else cards(count)
    return f"{who.does('si dobírá', 'Dobíráš si')} {what} {z(_stack(who, zone).gen)}."


def looked(who: Who, zone: Zone) -> str:
    """A stack was looked through."""
    return f"{who.does('si prohlíží', 'Prohlížíš si')} {_stack(who, zone).acc}."


def searched(who: Who, zone: Zone) -> str:
    """A stack was searched for a card."""
    return f"{who.does('prohledává', 'Prohledáváš')} {_stack(who, zone).acc}."


def took(who: Who, face: str, zone: Zone) -> str:
    """A card was taken; face is empty where it is not known."""
    return f"{who.does('si bere', 'Bereš si')} {mid(noun(face).acc) if face else 'kartu'} {z(_stack(who, zone).gen)}."


def buried(who: Who, zone: Zone) -> str:
    """A card went under a stack."""
    return f"{who.does('vkládá', 'Vkládáš')} kartu pod {_stack(who, zone).acc}."


def showed(viewer: Who, owner: Who) -> str:
    """A hand was shown."""
    whose = "které máš" if owner.you else f"které má {owner.name}"
    return f"{viewer.does('vidí', 'Vidíš')} karty, {whose} v ruce."


def gave(who: Who, count: int, to: Who) -> str:
    """Cards went from hand to hand."""
    if to.you:
        return f"{who.name} ti dává {cards(count)}."
    return f"{who.does('dává', 'Dáváš')} protihráči {cards(count)}."


def fetched(who: Who, face: str) -> str:
    """A card came back from the discard pile."""
    return f"{who.does('si bere', 'Bereš si')} {mid(noun(face).acc)} z odhazovacího balíčku."


def returned(face: str, zone: Zone) -> str:
    """A card went under a stack, and everybody knows which."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'jde', 'jdou')} pod {stack(zone).acc}."
