"""The Duel in German sentences, for plain mode: principalities, hand, stacks, choices, help."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, one, upper
from p2pduel.catalogue.grammar_de import the_acc
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import POINT_WORDS, SET_WORDS, SYMBOL_WORDS, amount, amounts, in_store
from p2pduel.games.duel.words.de.spots import stack, town, where
from p2pduel.games.duel.words.things import Spot, Town, Zone

__all__ = [
    "DEMOLISH_ASK",
    "DEMOLISH_CHOICE",
    "DEMOLISH_WHICH",
    "EMPTY_HAND",
    "HELP",
    "NO_TRADE",
    "REPLAY_HELP",
    "TRADE_ASK",
    "TRADE_CHOICE",
    "WATCH_HELP",
    "WHICH_CARD",
    "ask",
    "beyond",
    "build",
    "build_where",
    "card",
    "cards",
    "cards_left",
    "centre",
    "closed",
    "dice",
    "discarded",
    "face_up",
    "hand_size",
    "head",
    "holds",
    "left_to_build",
    "play",
    "play_how",
    "refused",
    "regions",
    "sites",
    "store",
    "you_hold",
]

HELP: Final = (
    "tisch: beide Fürstentümer in Sätzen. meine und andere: eines davon.",
    "hand: deine Karten. stapel: die Würfel, die Stapel und die offenen Karten.",
    "karte NAME: alles über eine Karte, zum Beispiel: karte kloster. karte 3: die Karte der Antwort 3.",
    "regeln WORT: was die Regeln über etwas sagen, zum Beispiel: regeln räuber. regeln: ihre Kapitel.",
    "regel D-8.5: die Regel mit dieser Nummer; Absagen nennen sie.",
)
WATCH_HELP: Final = (
    "tisch: beide Fürstentümer in Sätzen. stapel: die Würfel, die Stapel und die offenen Karten.",
    (
        "karte NAME: alles über eine Karte. regeln WORT: was die Regeln sagen. regel D-8.5: eine Regel "
        "nach ihrer Nummer."
    ),
)
REPLAY_HELP: Final = (
    "tisch: beide Fürstentümer in Sätzen. stapel: die Würfel, die Stapel und die offenen Karten.",
    "karte NAME: alles über eine Karte. regeln WORT: was die Regeln über etwas sagen.",
)
WHICH_CARD: Final = "Welche Karte? Zum Beispiel: karte kloster."

_TOKENS: Final = {"strength": "den Heldenstein", "trade": "den Handelsstein"}
_CENTRE: Final = {"road": "Straße", "settlement": "Siedlung", "city": "Stadt"}

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
    return f"{name} hat {listed([_TOKENS[token] for token in tokens])}."


def store(resources: Mapping[Resource, int]) -> str:
    """What lies on all regions together."""
    return f"Auf Lager: {in_store(resources)}."


def centre(line: Sequence[str]) -> str:
    """Roads, settlements and cities from the left."""
    return f"Die Mittelreihe, von links: {listed([_CENTRE[what] for what in line])}."


def regions(above: bool, found: Sequence[tuple[str, int, Resource]]) -> str:
    """The regions of one side: each with what it stores."""
    lying = [f"{noun(face).nom} mit {amount(number, resource)}" for face, number, resource in found]
    return f"Landschaften {'darüber' if above else 'darunter'}, von links: {listed(lying)}."


def _standing(faces: Sequence[str], room: int) -> str:
    if not faces:
        return "nichts" if room == 1 else "nichts, zwei Bauplätze frei"
    return cards(faces) + (", ein Bauplatz frei" if room > len(faces) else "")


def cards(faces: Sequence[str]) -> str:
    """Cards by their names."""
    return listed([noun(face).nom for face in faces])


def sites(place: Town, above: Sequence[str], below: Sequence[str], room: int) -> str:
    """What stands at a settlement or city, where there is room for so many on each side."""
    return f"{upper(town(place).nom)}: darüber {_standing(above, room)}; darunter {_standing(below, room)}."


def beyond(spot: Spot, faces: Sequence[str], gold: int | None) -> str:
    """What stands beyond a region, and the gold it stores, if it does."""
    stored = "" if gold is None else f" mit {amount(gold, 'gold')}"
    return f"{upper(where(spot))}: {cards(faces)}{stored}."


def hand_size(number: int) -> str:
    """How many cards somebody holds."""
    return f"Auf der Hand: {counted_cards(number)}."


# -- between the principalities ------------------------------------------------------------------


def dice(production: int, symbol: str) -> str:
    """What was rolled; symbol is empty until it is."""
    event = f", Ereigniswürfel {SYMBOL_WORDS[symbol]}" if symbol else ""
    return f"Die Würfel dieses Zugs: Ertrag {production}{event}."


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


def discarded(owner: Who | None, count: int, face: str) -> str:
    """The top of a discard pile, which may be one player's own."""
    whose = f" ({owner.name})" if owner is not None else ""
    return f"Ablagestapel{whose}, {counted_cards(count)}, oben: {noun(face).nom}."


def face_up(found: Sequence[tuple[str, int]]) -> str:
    """The open cards that both may build, and how many of each."""
    copies = [noun(face).nom if count == 1 else f"{noun(face).nom} ({count} Karten)" for face, count in found]
    return f"Offen für beide: {listed(copies)}."


# -- the own hand --------------------------------------------------------------------------------

EMPTY_HAND: Final = "Deine Hand ist leer."


def you_hold(number: int) -> str:
    """How many cards the reader has."""
    return f"Du hast {counted_cards(number)} auf der Hand."


def closed(back: str) -> str:
    """A card whose face is not known here."""
    return f"Eine Karte mit der Rückseite {SET_WORDS[back]}."


def card(
    face: str, cost: Mapping[Resource, int], condition: str, points: Sequence[tuple[str, int]], effect: str
) -> str:
    """A card of the own hand: price, condition, points, what it does."""
    facts = [f"kostet {amounts(cost)}" if cost else "kostet nichts"]
    if condition:
        facts.append(f"braucht {condition}")
    if points:
        given = listed([f"{POINT_WORDS[kind]} {number}" for kind, number in points])
        facts.append(f"bringt Punkte ({given})")
    return f"{noun(face).nom}: {listed(facts)}. {effect}"


# -- choosing ------------------------------------------------------------------------------------

TRADE_CHOICE: Final = "Mit dem Vorrat tauschen"
DEMOLISH_CHOICE: Final = "Abreißen"
TRADE_ASK: Final = ("Was gibst du?", "Was nimmst du dafür?")
DEMOLISH_WHICH: Final = "Welche Karte reißt du ab?"
NO_TRADE: Final = "Du hast von allem zu wenig."
DEMOLISH_ASK: Final = (
    "Abreißen: die Karte ist weg, und du bekommst nichts dafür. Tippe ja, um es zu tun, sonst "
    "irgendetwas, um sie zu "
    "behalten."
)


def build(face: str, cost: Mapping[Resource, int], effect: str) -> str:
    """A card to build, as a choice."""
    paid = f" für {amounts(cost)}" if cost else ""
    return f"Bauen: {noun(face).nom}{paid}. {effect}"


def play(face: str, effect: str) -> str:
    """A card to play, as a choice."""
    return f"Spielen: {noun(face).nom}. {effect}"


def build_where(face: str) -> str:
    """The question after a card to build was chosen."""
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
