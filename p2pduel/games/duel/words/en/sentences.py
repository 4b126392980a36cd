"""The log in English: one sentence for every outcome."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, mid, upper
from p2pduel.catalogue.grammar_en import a, the
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.en.names import NOUNS, noun
from p2pduel.games.duel.words.en.nouns import SYMBOL_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.en.spots import side, stack
from p2pduel.games.duel.words.things import Zone

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

_CAUSES: Final = {**SYMBOL_WORDS, "production": "production", "search": "search", "trade": "trade"}
_TOKENS: Final = {"strength": "the strength token", "trade": "the trade token"}


def cause(why: str) -> str:
    """What brought something about: a card, a symbol, the production."""
    return noun(why).nom if why.partition("-")[0] in NOUNS else _CAUSES[why]


def _because(why: str) -> str:
    return f" ({cause(why)})" if why else ""


def _whom(who: Who) -> str:
    return "you" if who.you else who.name


# -- set-up and the course of a turn -------------------------------------------------------------


def toss(red: Who, red_roll: int, blue: Who, blue_roll: int) -> str:
    """Both roll for the first turn."""
    return f"{red.does('rolls', 'You roll')} {red_roll} and {_whom(blue)} {blue_roll} for the first turn."


def starts(who: Who) -> str:
    """Who has the first turn."""
    return f"{who.does('starts', 'You start')}."


def turn(number: int, who: Who) -> str:
    """A turn begins."""
    return f"Turn {number}: {_whom(who)}."


def phase(who: Who, name: str) -> str:
    """A part of the turn begins."""
    if name == "action":
        return f"{who.does('may', 'You may')} build, play and trade."
    if name == "draw":
        return f"{who.does('fills', 'You fill')} the hand."
    if name == "preroll":
        return f"{who.does('is', 'You are')} about to roll."
    return f"{who.does('may', 'You may')} exchange a card."


def won(who: Who, points: int, others: int) -> str:
    """Somebody has the points to win."""
    return f"{who.does('has', 'You have')} the points to win: {points} to {others}."


def swapped(who: Who, faces: Sequence[str]) -> str:
    """Two regions, or two cards, change places."""
    return f"{who.does('swaps', 'You swap')} {listed([the(noun(face)) for face in faces])}."


def laid(who: Who, regions: Sequence[tuple[str, bool]]) -> str:
    """New regions: each with whether it lies above."""
    lying = [f"{noun(face).nom} {side(above)}" for face, above in regions]
    return f"{who.does('lays', 'You lay')} {listed(lying)}."


# -- dice and events -----------------------------------------------------------------------------


def dice(who: Who, production: int, symbol: str) -> str:
    """Both dice."""
    return f"{who.does('rolls', 'You roll')} {production} and {SYMBOL_WORDS[symbol]}."


def robbed(who: Who, counted: int, lost: Mapping[Resource, int]) -> str:
    """A Brigand Attack, for one player."""
    resources = counted_resources(counted)
    if lost:
        return f"Brigands rob {_whom(who)} ({resources}) of {amounts(lost)}."
    return f"Brigands pass {_whom(who)} by ({resources})."


def event(face: str) -> str:
    """An event is turned up."""
    return f"Event: {noun(face).nom}."


# -- resources -----------------------------------------------------------------------------------


def paid(who: Who, paid: Mapping[Resource, int], why: str) -> str:
    """A payment."""
    return f"{who.does('pays', 'You pay')} {amounts(paid)}{_because(why)}."


def lost(who: Who, lost: Mapping[Resource, int], why: str) -> str:
    """Resources that are gone."""
    return f"{who.does('loses', 'You lose')} {amounts(lost)}{_because(why)}."


def gained(who: Who, got: Mapping[Resource, int], lost: Mapping[Resource, int], why: str) -> str:
    """What came, and what there was no room for."""
    if not any(got.values()):
        return f"{who.does('has', 'You have')} no room for {amounts(lost)}{_because(why)}."
    has = "have" if who.you else "has"
    waste = f" and {has} no room for {amounts(lost)}" if any(lost.values()) else ""
    return f"{who.does('gets', 'You get')} {amounts(got)}{waste}{_because(why)}."


def demanded(who: Who, asked: Mapping[Resource, int], whom: Who, why: str) -> str:
    """Resources of the other side are named."""
    return f"{who.does('demands', 'You demand')} {amounts(asked)} from {_whom(whom)}{_because(why)}."


def traded(who: Who, number: int, given: Resource, wanted: Resource) -> str:
    """A trade with the supply."""
    return f"{who.does('trades', 'You trade')} {amount(number, given)} for {amount(1, wanted)}."


# -- cards ---------------------------------------------------------------------------------------


def built(who: Who, face: str, where: str) -> str:
    """A card comes to stand somewhere."""
    return f"{who.does('builds', 'You build')} {mid(a(noun(face)))} {where}."


def built_city(who: Who) -> str:
    """A settlement becomes a city."""
    return f"{who.does('builds', 'You build')} a City over a settlement."


def played(who: Who, face: str, die: str) -> str:
    """An action card; die: what it sets the production die to, or empty."""
    sets = "set" if who.you else "sets"
    target = f", and {sets} the production die to {die}" if die else ""
    return f"{who.does('plays', 'You play')} {noun(face).nom}{target}."


def defended(who: Who, roll: int, success: bool) -> str:
    """A roll against an attack."""
    wards = "ward" if who.you else "wards"
    result = f"{wards} the attack off" if success else "can't ward the attack off"
    return f"{who.does('rolls', 'You roll')} {roll} and {result}."


def undefended(who: Who, why: str) -> str:
    """No roll against an attack."""
    return f"{who.does('makes', 'You make')} no roll for a defence{_because(why)}."


def demolished(who: Who, face: str) -> str:
    """A card of one's own is taken away."""
    return f"{who.does('demolishes', 'You demolish')} {a(noun(face))}."


def removed(who: Who, face: str, where: str) -> str:
    """A card is lost."""
    return f"{who.does('loses', 'You lose')} {mid(a(noun(face)))} {where}."


def named(who: Who, faces: Sequence[str], why: str) -> str:
    """Cards of the other side are named."""
    return f"{who.does('names', 'You name')} {listed([the(noun(face)) for face in faces])}{_because(why)}."


def took_token(who: Who, token: str) -> str:
    """The strength or trade token has come."""
    return f"{who.does('takes', 'You take')} {_TOKENS[token]}."


def lost_token(who: Who, token: str) -> str:
    """Nobody has it any more."""
    return f"{who.does('loses', 'You lose')} {_TOKENS[token]}."


# -- hidden cards --------------------------------------------------------------------------------


def shuffled(zone: Zone) -> str:
    """Both have shuffled a stack."""
    return f"{upper(stack(zone).nom)} is shuffled by both."


def chose(who: Who, what: str) -> str:
    """A deck, or events, were chosen before the game."""
    return f"{who.does('has', 'You have')} chosen {'a deck' if what == 'deck' else 'the events to add'}."


def drew(who: Who, count: int, faces: Sequence[str], zone: Zone) -> str:
    """Cards came to a hand; faces only where they are known."""
    cards = listed([a(noun(face)) for face in faces]) if faces else counted_cards(count)
    return f"{who.does('draws', 'You draw')} {cards} from {stack(zone).nom}."


def looked(who: Who, zone: Zone) -> str:
    """A stack was looked through."""
    return f"{who.does('looks', 'You look')} through {stack(zone).nom}."


def searched(who: Who, zone: Zone) -> str:
    """A stack was searched for a card."""
    return f"{who.does('searches', 'You search')} {stack(zone).nom}."


def took(who: Who, face: str, zone: Zone) -> str:
    """A card was taken; face is empty where it is not known."""
    return (
        f"{who.does('takes', 'You take')} {mid(a(noun(face))) if face else 'a card'} from {stack(zone).nom}."
    )


def buried(who: Who, zone: Zone) -> str:
    """A card went under a stack."""
    return f"{who.does('puts', 'You put')} a card under {stack(zone).nom}."


def showed(viewer: Who, owner: Who) -> str:
    """A hand was shown."""
    whose = "your" if owner.you else f"{owner.name}'s"
    return f"{viewer.does('sees', 'You see')} {whose} hand."


def gave(who: Who, count: int, to: Who) -> str:
    """Cards went from hand to hand."""
    return f"{who.does('gives', 'You give')} {counted_cards(count)} to {_whom(to)}."


def fetched(who: Who, face: str) -> str:
    """A card came back from the discard pile."""
    return f"{who.does('fetches', 'You fetch')} {mid(a(noun(face)))} from the discard pile."


def returned(face: str, zone: Zone) -> str:
    """A card went under a stack, and everybody knows which."""
    return f"{upper(mid(the(noun(face))))} goes under {stack(zone).nom}."
