"""The classic game in German sentences, for plain mode: principalities, hand, stacks, choices, help."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.de.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, mid, one, upper
from p2pduel.catalogue.grammar_de import a_acc, the_acc
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.de.nouns import (
    COUNTER_WORDS,
    MARK_WORDS,
    POINT_WORDS,
    SEATS,
    SYMBOL_WORDS,
    TOKEN_WORDS,
    amount,
    amounts,
    in_store,
    magic,
)
from p2pduel.games.classic.words.de.spots import stack, town, where
from p2pduel.games.classic.words.things import Spot, Town, Zone, is_person
from p2pduel.principality.resources import resource_named

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = [
    "CLOSED",
    "DEMOLISH_ASK",
    "DEMOLISH_CHOICE",
    "DEMOLISH_WHICH",
    "EMPTY_HAND",
    "HELP",
    "NO_TRADE",
    "OFFER_CHOICE",
    "REPLAY_HELP",
    "SELL_CHOICE",
    "SELL_WHICH",
    "TRADE_ASK",
    "TRADE_CHOICE",
    "WATCH_HELP",
    "WHICH_CARD",
    "ask",
    "banned",
    "beyond",
    "build",
    "build_where",
    "card",
    "cards_left",
    "centre",
    "citadels_left",
    "dice",
    "discarded",
    "event",
    "hand_size",
    "head",
    "holds",
    "left_to_build",
    "open_row",
    "open_top",
    "play",
    "play_how",
    "refused",
    "regions",
    "sites",
    "standing",
    "store",
    "use",
    "wizardry",
    "you_hold",
]

HELP: Final = (
    "tisch: beide Fürstentümer in Sätzen. meine und andere: eines davon.",
    "hand: deine Karten. stapel: die Würfel, die Stapel und die offenen Karten.",
    "karte NAME: alles über eine Karte, zum Beispiel: karte kloster. karte 3: die Karte der Antwort 3.",
    "regeln WORT: was die Regeln über etwas sagen, zum Beispiel: regeln räuber. regeln: ihre Kapitel.",
    "regel C-8.3: die Regel mit dieser Nummer; Absagen nennen sie.",
)
WATCH_HELP: Final = (
    "tisch: beide Fürstentümer in Sätzen. stapel: die Würfel, die Stapel und die offenen Karten.",
    "karte NAME: alles über eine Karte. regeln WORT: was die Regeln sagen. regel C-8.3: eine nach Nummer.",
)
REPLAY_HELP: Final = (
    "tisch: beide Fürstentümer in Sätzen. stapel: die Würfel, die Stapel und die offenen Karten.",
    "karte NAME: alles über eine Karte. regeln WORT: was die Regeln über etwas sagen.",
)
WHICH_CARD: Final = "Welche Karte? Zum Beispiel: karte kloster."

_CENTRE: Final = {
    "road": "Straße",
    "settlement": "Siedlung",
    "city": "Stadt",
    "metropolis": "Metropole",
    "citadel": "Zitadelle",
}

# -- a principality ------------------------------------------------------------------------------


def head(
    name: str, seat: str, own: bool, victory: int, target: int, points: Sequence[tuple[str, int]]
) -> str:
    """Whose principality, and all its points; points are those of the other kinds."""
    you = ", du" if own else ""
    others = listed([f"{POINT_WORDS[kind]} {number}" for kind, number in points])
    return f"{name} ({seat}{you}) hat {victory} von {target} Siegpunkten. Andere Punkte: {others}."


def holds(name: str, tokens: Sequence[str]) -> str:
    """Which tokens somebody has."""
    return f"{name} hat {listed([TOKEN_WORDS[token] for token in tokens])}."


def store(resources: Mapping["Price", int]) -> str:
    """What lies on all regions and stores together."""
    return f"Auf Lager: {in_store(resources)}."


def wizardry(power: int) -> str:
    """The magic power of all wizards together."""
    return f"Die Zauberer haben {magic(power)}."


def centre(line: Sequence[str]) -> str:
    """Roads, settlements and what they have become, from the left."""
    return f"Die Mittelreihe, von links: {listed([_CENTRE[what] for what in line])}."


def regions(above: bool, found: Sequence[tuple[str, int, "Price"]]) -> str:
    """The regions of one side: each with what it stores."""
    lying = [f"{noun(face).nom} mit {amount(number, resource)}" for face, number, resource in found]
    return f"Landschaften {'darüber' if above else 'darunter'}, von links: {listed(lying)}."


def standing(face: str, owner: int | None, counter: int, stored: str, marks: Sequence[str]) -> str:
    """A card that stands.

    With its owner's seat if it is the other player's; what its counter shows, which resource is stored on
    it or which title it copies, and what ails it.
    """
    facts = []
    if owner is not None:
        facts.append(f"Karte von {SEATS[owner]}")
    if face in COUNTER_WORDS:
        facts.append(f"{counter} {COUNTER_WORDS[face]}")
    elif stored == "magic":
        facts.append(magic(counter))
    elif counter and stored:
        facts.append(amount(counter, resource_named(stored)))
    elif stored:
        facts.append(f"als {POINT_WORDS.get(stored) or noun(stored).nom}")
    facts += [MARK_WORDS[mark] for mark in marks]
    return f"{noun(face).nom} ({', '.join(facts)})" if facts else noun(face).nom


def _side(cards: Sequence[str], room: int) -> str:
    if not cards:
        return "nichts" if room == 1 else "nichts, zwei Bauplätze frei"
    return listed(list(cards)) + (", ein Bauplatz frei" if room > len(cards) else "")


def sites(place: Town, above: Sequence[str], below: Sequence[str], room: int) -> str:
    """What stands at a settlement or city, where there is room for so many on each side."""
    return f"{upper(town(place).nom)}: darüber {_side(above, room)}; darunter {_side(below, room)}."


def beyond(spot: Spot, cards: Sequence[str]) -> str:
    """What stands beyond a region or on a road."""
    return f"{upper(where(spot))}: {listed(list(cards))}."


def hand_size(number: int) -> str:
    """How many cards somebody holds."""
    return f"Auf der Hand: {counted_cards(number)}."


# -- between the principalities ------------------------------------------------------------------


def dice(production: int, symbol: str) -> str:
    """What was rolled; symbol is empty until it is."""
    said = f", Ereigniswürfel {SYMBOL_WORDS[symbol]}" if symbol else ""
    return f"Die Würfel dieses Zugs: Ertrag {production}{said}."


def event(face: str) -> str:
    """The event card that lies open."""
    return f"Das Ereignis: {noun(face).nom}."


def cards_left(found: Sequence[tuple[int, Zone]]) -> str:
    """How many cards lie in which stack."""
    return f"Karten übrig: {listed([f'{stack(zone).nom} {number}' for number, zone in found])}."


def left_to_build(roads: int, settlements: int, cities: int) -> str:
    """Centre cards in the box."""
    left = [
        one(roads, "Straße", "Straßen"),
        one(settlements, "Siedlung", "Siedlungen"),
        one(cities, "Stadt", "Städte"),
    ]
    return f"Noch zu bauen: {listed(left)}."


def citadels_left(owner: Who | None, count: int) -> str:
    """Citadels in the common pile, or in a player's own."""
    whose = f" ({owner.name})" if owner is not None else ""
    return f"Stapel der Zitadellen{whose}: {one(count, 'Karte', 'Karten')}."


def discarded(owner: Who | None, count: int, face: str) -> str:
    """The top of a discard pile, which may be one player's own."""
    whose = f" ({owner.name})" if owner is not None else ""
    return f"Ablagestapel{whose}, {counted_cards(count)}, oben: {noun(face).nom}."


def open_row(found: Sequence[tuple[str, int]]) -> str:
    """The open cards that both may build, and how many of each."""
    copies = [noun(face).nom if count == 1 else f"{noun(face).nom} ({count} Karten)" for face, count in found]
    return f"Offen für beide: {listed(copies) or 'nichts mehr'}."


def open_top(zone: Zone, face: str) -> str:
    """The card that lies open on a stack."""
    return f"Oben auf {stack(zone).dat}: {noun(face).nom}."


def banned(zone: Zone, name: str) -> str:
    """A stack or pile that an Ecclesiastical Ban closes to somebody."""
    return f"{upper(stack(zone).nom)} ist durch einen Kirchenbann für {name} gesperrt."


# -- the own hand --------------------------------------------------------------------------------

EMPTY_HAND: Final = "Deine Hand ist leer."
CLOSED: Final = "Eine Karte, die hier nicht bekannt ist."


def you_hold(number: int) -> str:
    """How many cards the reader has."""
    return f"Du hast {counted_cards(number)} auf der Hand."


def card(face: str, cost: Mapping["Price", int], points: Sequence[tuple[str, int]], effect: str) -> str:
    """A card of the own hand: price, points, what it does."""
    facts = [f"kostet {amounts(cost)}" if cost else "kostet nichts"]
    if points:
        given = listed([f"{POINT_WORDS[kind]} {number}" for kind, number in points])
        facts.append(f"bringt Punkte ({given})")
    return f"{noun(face).nom}: {listed(facts)}. {effect}"


# -- choosing ------------------------------------------------------------------------------------

TRADE_CHOICE: Final = "Mit der Bank tauschen"
OFFER_CHOICE: Final = "Der anderen Seite einen Tausch anbieten"
SELL_CHOICE: Final = "Eine Aktionskarte verkaufen"
DEMOLISH_CHOICE: Final = "Abreißen"
TRADE_ASK: Final = ("Was gibst du?", "Was nimmst du dafür?")
SELL_WHICH: Final = "Welche Karte verkaufst du?"
DEMOLISH_WHICH: Final = "Welche Karte reißt du ab?"
NO_TRADE: Final = "Du hast von allem zu wenig."
DEMOLISH_ASK: Final = (
    "Abreißen: die Karte ist weg, und du bekommst nichts dafür. Tippe ja, um es zu tun, oder etwas anderes, "
    "um sie zu behalten."
)


def build(face: str, cost: Mapping["Price", int], effect: str) -> str:
    """A card to build, as a choice."""
    paid = f" für {amounts(cost)}" if cost else ""
    verb = "auslegen" if is_person(face) else "bauen"
    return f"{upper(mid(a_acc(noun(face))))}{paid} {verb}. {effect}"


def play(face: str, effect: str) -> str:
    """A card to play, as a choice."""
    return f"{upper(mid(the_acc(noun(face))))} spielen. {effect}"


def use(label: str, effect: str) -> str:
    """A standing card to use or cast, as a choice; label: its name, and where it stands if that matters."""
    return f"Nutzen: {label}. {effect}"


def build_where(face: str) -> str:
    """The question after a card to build was chosen."""
    if is_person(face):
        return f"Wo legst du {mid(the_acc(noun(face)))} aus?"
    return f"Wo baust du {the_acc(noun(face))}?"


def play_how(face: str) -> str:
    """The question after a card to play was chosen."""
    return f"Wie spielst du {the_acc(noun(face))}?"


def ask(label: str) -> str:
    """The question after any other wish."""
    return f"{label}?"


def refused(label: str, why: str) -> str:
    """A wish that cannot be had."""
    return f"{label}: {why}"
