"""Moves in German, for menus: what would happen if I chose this?"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, listed
from p2pduel.catalogue.grammar import mid, upper
from p2pduel.catalogue.grammar_de import a_acc, a_dat, of, the_acc, the_dat
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.de.nouns import (
    RESOURCE_WORDS,
    SYMBOL_WORDS,
    amount,
    amounts,
    magic,
    points_of,
)
from p2pduel.games.classic.words.de.spots import side, stack, town, where
from p2pduel.games.classic.words.things import Spot, Standing, Town, Zone, is_person

__all__ = [
    "ACCEPT",
    "DECLINE",
    "DEFEND",
    "DONE",
    "DONE_ELSE",
    "END",
    "KEEP",
    "LET_GO",
    "OFFER",
    "PASS",
    "PASSES",
    "PLUNDER",
    "RAISE",
    "ROLL",
    "WORK",
    "arrange",
    "build",
    "build_end",
    "build_on",
    "bury",
    "cast",
    "conjure",
    "copy",
    "demand",
    "demolish",
    "discard",
    "draw",
    "empty_store",
    "fates",
    "fetch",
    "form",
    "give",
    "lay",
    "lift",
    "lose",
    "name",
    "name_amount",
    "name_kind",
    "name_site",
    "name_town",
    "name_zone",
    "pay",
    "pick",
    "play",
    "put",
    "redeem",
    "search",
    "sell",
    "set_die",
    "set_face",
    "spare",
    "swap",
    "take",
    "take_card",
    "trade",
    "turn_to",
    "under",
    "use",
    "want",
]

ROLL: Final = "Würfeln"
END: Final = "Die Aktionsphase beenden"
DEFEND: Final = "Dagegen würfeln"
KEEP: Final = "Die Karte behalten"
OFFER: Final = "Der anderen Seite einen Tausch anbieten"
ACCEPT: Final = "Das Angebot annehmen"
DECLINE: Final = "Das Angebot ablehnen"
RAISE: Final = "Den Triumphbogen erhöhen"
PLUNDER: Final = "2 Rohstoffe nehmen"
LET_GO: Final = "Verfallen lassen: Es ist kein Platz"
PASSES: Final = {
    "exchange": "Die Karten behalten",
    "reaction": "Keine Karte dagegen spielen",
    "counter": "Die Karte wirken lassen",
    "jump": "Die Zeit weiterlaufen lassen",
    "ward": "Geschehen lassen, ohne zu würfeln",
    "rob": "Keine Karte nehmen",
    "take_card": "Keine Karte nehmen",
    "master_builder": "Keinen Stapel durchsehen",
    "form": "Keinen Stapel neu bilden",
    "dig": "Nur Rohstoffe nehmen",
    "offer": "Kein Angebot machen",
    "new_land": "Die Landschaft behalten",
    "name": "Nichts nennen",
}
"""Question -> what it means to pass."""
PASS: Final = "Passen"
DONE: Final = {
    "demand": "Das ist alles",
    "barter": "Das ist alles",
    "rearrange": "Die Landschaften lassen, wie sie sind",
    "name": "Diese",
    "offer": "Dieses Angebot machen",
}
"""Question -> what it means to be done."""
DONE_ELSE: Final = "Fertig"
WORK: Final = {
    "make": "Aus 2 Rohstoffen der Landschaft einen Handelspunkt machen",
    "demand": "Einen Handelspunkt für 1 Rohstoff der anderen Seite hergeben",
}
"""What a card with trade points can do."""


def _price(cost: Mapping[Price, int]) -> str:
    return f" ({amounts(cost)})" if cost else ""


def _thing(thing: Standing | str) -> str:
    """A standing card, or a region: "das Kloster über der linken Stadt", "Wald 2"."""
    if isinstance(thing, str):
        return noun(thing).nom
    return f"{mid(the_acc(noun(thing.face)))} {where(thing.spot)}"


def _from(thing: Standing | str) -> str:
    """A region, or a card by its name alone, after von."""
    return of(the_dat(noun(thing.face if isinstance(thing, Standing) else thing)))


def _onto(thing: Standing | str) -> str:
    """A region, or a store."""
    return f"in {the_acc(noun(thing.face))}" if isinstance(thing, Standing) else f"auf {noun(thing).nom}"


def _card(face: str) -> str:
    """A card that may be unknown."""
    return mid(the_acc(noun(face))) if face else "eine Karte"


# -- building and playing ------------------------------------------------------------------------


def build(face: str, spot: Spot, near: Sequence[str], cost: Mapping[Price, int]) -> str:
    """A card on a site; near are the regions it touches, where they matter."""
    touching = f", angrenzend an {listed([noun(region).nom for region in near])}" if near else ""
    verb = "auslegen" if is_person(face) else "bauen"
    return upper(f"{mid(a_acc(noun(face)))} {where(spot)} {verb}{_price(cost)}{touching}")


def build_on(face: str, place: Town, cost: Mapping[Price, int]) -> str:
    """A city or citadel over a settlement, a metropolis over a city."""
    return upper(f"{town(place).nom} zur {noun(face).nom} ausbauen{_price(cost)}")


def build_end(face: str, end: str, helper: str, cost: Mapping[Price, int]) -> str:
    """A road or settlement at an end of the line, perhaps with a Scout."""
    by = f" mit {a_dat(noun(helper))}" if helper else ""
    return upper(f"{a_acc(noun(face))} {end}{by} bauen{_price(cost)}")


def play(face: str, cost: Mapping[Price, int]) -> str:
    """An action card."""
    return upper(f"{the_acc(noun(face))} spielen{_price(cost)}")


def cast(thing: Standing | str, number: int) -> str:
    """A spell of a standing book; number: the magic power it costs."""
    return f"Zaubern: {noun(thing.face if isinstance(thing, Standing) else thing).nom} ({magic(number)})"


def use(thing: Standing | str, cost: Mapping[Price, int]) -> str:
    """A standing card is used; cost: of using it."""
    return upper(f"{_thing(thing)} nutzen{_price(cost)}")


def conjure(thing: Standing | str, resource: Price) -> str:
    """A wizard turns a resource of the region into magic power."""
    return f"{amount(1, resource)} wird zu Zauberkraft: {_thing(thing)}"


def empty_store(thing: Standing | str, number: int, resource: Price) -> str:
    """What lies in a store goes to the regions."""
    if isinstance(thing, str):
        return f"{amount(number, resource)} aus {noun(thing).nom} holen"
    return f"{amount(number, resource)} aus {the_dat(noun(thing.face))} {where(thing.spot)} holen"


def sell(face: str) -> str:
    """An action card is sold for a resource."""
    return upper(f"{the_acc(noun(face))} für 1 Rohstoff verkaufen")


def demolish(thing: Standing | str) -> str:
    """Take a card of one's own away."""
    dismissed = isinstance(thing, Standing) and is_person(thing.face)
    return upper(f"{_thing(thing)} {'entlassen' if dismissed else 'abreißen'}")


def redeem(thing: Standing | str, cost: Mapping[Price, int]) -> str:
    """Buy a pawned building back."""
    return upper(f"{_thing(thing)} auslösen{_price(cost)}")


def lift(zone: Zone, cost: Mapping[Price, int]) -> str:
    """Pay for a Ban to be lifted."""
    return f"Den Kirchenbann auf {stack(zone).dat} aufheben{_price(cost)}"


# -- resources -----------------------------------------------------------------------------------


def trade(number: int, given: Price, region: str, wanted: Price) -> str:
    """A trade with the bank; region: where from, if that matters."""
    source = f" von {noun(region).nom}" if region else ""
    return f"{amount(number, given)}{source} gegen {amount(1, wanted)} tauschen"


def pay(sources: Sequence[tuple[int, Standing | str]]) -> str:
    """So many from each of these: regions, stores, wizards, counters."""
    return f"{listed([f'{number} {_from(thing)}' for number, thing in sources])} zahlen"


def lose(sources: Sequence[tuple[int, Standing | str]]) -> str:
    """So many of each of these are lost."""
    return f"{listed([f'{number} {_from(thing)}' for number, thing in sources])} hergeben"


def put(stores: Sequence[tuple[int, Standing | str]]) -> str:
    """So many to each of these regions or stores."""
    return f"{listed([f'{number} {_onto(thing)}' for number, thing in stores])} legen"


def take(resource: Price, region: str) -> str:
    """A resource, and where it goes; nowhere, if there is no room."""
    if not region:
        return f"{amount(1, resource)} nehmen (kein Platz: verfällt)"
    return f"{amount(1, resource)} nehmen, auf {noun(region).nom}"


def demand(resource: Price) -> str:
    """A resource of the other side."""
    return f"{amount(1, resource)} nehmen"


def give(resource: Price) -> str:
    """A resource that is given or handed in."""
    return f"{amount(1, resource)} geben"


def want(resource: Price) -> str:
    """A resource that an offer asks for."""
    return f"{amount(1, resource)} verlangen"


def spare(resource: Price) -> str:
    """What of a price is spared."""
    return f"{amount(1, resource)} weglassen"


# -- what a card asks to be named ----------------------------------------------------------------


def name(thing: Standing | str) -> str:
    """A standing card or a region."""
    return upper(f"{_thing(thing)} wählen")


def name_zone(zone: Zone) -> str:
    """A stack or pile."""
    return upper(f"{stack(zone).acc} wählen")


def name_site(spot: Spot) -> str:
    """A place for a card that moves."""
    return upper(f"{where(spot)} aufstellen")


def name_town(place: Town) -> str:
    """A settlement or city."""
    return upper(f"{town(place).nom} wählen")


def name_kind(resource: Price) -> str:
    """A kind of resource."""
    return f"{RESOURCE_WORDS[resource]} wählen"


def name_amount(number: int, resource: Price) -> str:
    """So much of a resource."""
    return f"{amount(number, resource)} wählen"


def set_die(number: int) -> str:
    """What the production die shall show."""
    return f"Den Ertragswürfel auf {number} stellen"


def set_face(symbol: str) -> str:
    """What the event die shall show."""
    return f"Den Ereigniswürfel auf {SYMBOL_WORDS[symbol]} stellen"


def turn_to(kind: str) -> str:
    """Which points a Brewery brings."""
    return f"{points_of(2, kind)} wählen"


def copy(face: str) -> str:
    """Which building a Secret Society copies."""
    return upper(f"{the_acc(noun(face))} kopieren")


def fates(number: int) -> str:
    """So many events go under the deck."""
    return f"{number} unter den Stapel legen" if number else "Alle oben lassen"


# -- cards of hands and stacks -------------------------------------------------------------------


def fetch(face: str) -> str:
    """A card of the discard pile."""
    return upper(f"{_card(face)} nehmen")


def discard(face: str) -> str:
    """A card of the hand goes to the discard pile."""
    return upper(f"{_card(face)} auf den Ablagestapel legen")


def take_card(face: str, zone: Zone) -> str:
    """A card of a stack; face is empty where it is not known."""
    return upper(f"{_card(face)} {of(stack(zone).dat)} nehmen")


def pick(count: int, faces: Sequence[str]) -> str:
    """Cards of those that are shown, by name where they are known."""
    what = listed([the_acc(noun(face)) for face in faces]) if faces else counted_cards(count)
    return upper(f"{what} nehmen")


def arrange(order: Sequence[int], zone: Zone) -> str:
    """An order of cards by the places they had, the top one first; empty where it is not known."""
    how = f"in der Reihenfolge {', '.join(map(str, order))}" if order else "in neuer Reihenfolge"
    return upper(f"{how} auf {stack(zone).acc} zurücklegen")


def draw(zone: Zone) -> str:
    """The top card of a stack."""
    return upper(f"{of(stack(zone).dat)} ziehen")


def search(zone: Zone) -> str:
    """Look a stack through for a card."""
    return upper(f"{stack(zone).acc} durchsuchen")


def form(zone: Zone) -> str:
    """Make an empty stack anew of the discard pile."""
    return upper(f"{stack(zone).acc} neu bilden")


def under(zone: Zone) -> str:
    """Where a card goes that everybody knows."""
    return f"Unter {stack(zone).acc} legen"


def bury(face: str, zone: Zone) -> str:
    """Put a card of the hand under a stack; face is empty where it is not known."""
    return upper(f"{_card(face)} unter {stack(zone).acc} legen")


# -- regions -------------------------------------------------------------------------------------


def swap(faces: Sequence[str]) -> str:
    """Two regions change places."""
    return f"{listed([noun(face).nom for face in faces])} vertauschen"


def lay(face: str, above: bool) -> str:
    """A new region, above or below."""
    return f"{noun(face).nom} nach {side(above)} legen"
