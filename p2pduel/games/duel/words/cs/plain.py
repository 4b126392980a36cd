"""The Duel in Czech sentences, for plain mode: principalities, hand, stacks, choices, help."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, few, mid, upper
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.cs.names import noun
from p2pduel.games.duel.words.cs.nouns import SET_WORDS, SYMBOL_WORDS, amounts, in_store
from p2pduel.games.duel.words.cs.nouns import points as counted_points
from p2pduel.games.duel.words.cs.spots import stack, town, where
from p2pduel.games.duel.words.things import Spot, Town, Zone, is_unit

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
    "stůl: obě knížectví ve větách. moje a jejich: jedno z nich.",
    "ruka: tvoje karty. balíčky: kostky, balíčky a otevřené karty.",
    "karta NÁZEV: všechno o kartě, například: karta klášter. karta 3: karta volby 3.",
    "pravidla SLOVO: co o něčem říkají pravidla, například: pravidla zloděj. pravidla: jejich kapitoly.",
    "pravidlo D-8.5: pravidlo s tímto číslem; čísla uvádějí odmítnutí.",
)
WATCH_HELP: Final = (
    "stůl: obě knížectví ve větách. balíčky: kostky, balíčky a otevřené karty.",
    "karta NÁZEV: všechno o kartě. pravidla SLOVO: co říkají pravidla. pravidlo D-8.5: pravidlo podle čísla.",
)
REPLAY_HELP: Final = (
    "stůl: obě knížectví ve větách. balíčky: kostky, balíčky a otevřené karty.",
    "karta NÁZEV: všechno o kartě. pravidla SLOVO: co o něčem říkají pravidla.",
)
WHICH_CARD: Final = "Která karta? Například: karta klášter."

_TOKENS: Final = {"strength": "žeton síly", "trade": "žeton obchodu"}
_CENTRE: Final = {"road": "cesta", "settlement": "vesnice", "city": "město"}

# -- a principality ------------------------------------------------------------------------------


def _points(found: Sequence[tuple[str, int]]) -> str:
    return listed([counted_points([each]) for each in found])


def head(
    name: str, seat: str, own: bool, victory: int, target: int, points: Sequence[tuple[str, int]]
) -> str:
    """Whose principality, and all its points; points are those of the other kinds."""
    you = ", ty" if own else ""
    won = counted_points([("victory", victory)])
    return f"{name} ({seat}{you}): {won}, k vítězství je potřeba {target}; dále {_points(points)}."


def holds(name: str, tokens: Sequence[str]) -> str:
    """Which tokens somebody has."""
    return f"{name} má {listed([_TOKENS[token] for token in tokens])}."


def store(resources: Mapping[Resource, int]) -> str:
    """What lies on all regions together."""
    return f"V zásobě: {in_store(resources)}."


def centre(line: Sequence[str]) -> str:
    """Roads, settlements and cities from the left."""
    return f"Středová řada zleva: {listed([_CENTRE[what] for what in line])}."


def regions(above: bool, found: Sequence[tuple[str, int, Resource]]) -> str:
    """The regions of one side: each with what it stores."""
    lying = [f"{noun(face).nom} ({in_store({resource: number})})" for face, number, resource in found]
    return f"Krajiny {'nad ní' if above else 'pod ní'} zleva: {listed(lying)}."


def _standing(faces: Sequence[str], room: int) -> str:
    if not faces:
        return "nic" if room == 1 else "nic, dvě místa volná"
    return cards(faces) + (", jedno místo volné" if room > len(faces) else "")


def cards(faces: Sequence[str]) -> str:
    """Cards by their names."""
    return listed([noun(face).nom for face in faces])


def sites(place: Town, above: Sequence[str], below: Sequence[str], room: int) -> str:
    """What stands at a settlement or city, where there is room for so many on each side."""
    return f"{upper(town(place).nom)}: nahoře {_standing(above, room)}; dole {_standing(below, room)}."


def beyond(spot: Spot, faces: Sequence[str], gold: int | None) -> str:
    """What stands beyond a region, and the gold it stores, if it does."""
    stored = "" if gold is None else f" ({in_store({'gold': gold})})"
    return f"{upper(where(spot))}: {cards(faces)}{stored}."


def hand_size(number: int) -> str:
    """How many cards somebody holds."""
    return f"V ruce: {counted_cards(number)}."


# -- between the principalities ------------------------------------------------------------------


def dice(production: int, symbol: str) -> str:
    """What was rolled; symbol is empty until it is."""
    event = f", kostka událostí {SYMBOL_WORDS[symbol]}" if symbol else ""
    return f"Kostky v tomto tahu: výnosy {production}{event}."


def cards_left(found: Sequence[tuple[int, Zone]]) -> str:
    """How many cards lie in which stack."""
    return f"Zbývající karty: {listed([f'{stack(zone).nom} – {number}' for number, zone in found])}."


def left_to_build(roads: int, settlements: int, cities: int) -> str:
    """Centre cards in the box."""
    left = [
        few(roads, "cesta", "cesty", "cest"),
        few(settlements, "vesnice", "vesnice", "vesnic"),
        few(cities, "město", "města", "měst"),
    ]
    return f"K postavení zbývá: {listed(left)}."


def discarded(owner: Who | None, count: int, face: str) -> str:
    """The top of a discard pile, which may be one player's own."""
    whose = f"{owner.name}, " if owner is not None else ""
    return f"Na vrchu odhazovacího balíčku ({whose}{counted_cards(count)}): {noun(face).nom}."


def face_up(found: Sequence[tuple[str, int]]) -> str:
    """The open cards that both may build, and how many of each."""
    copies = [
        noun(face).nom if count == 1 else f"{noun(face).nom} ({counted_cards(count)})"
        for face, count in found
    ]
    return f"Otevřeně pro oba: {listed(copies)}."


# -- the own hand --------------------------------------------------------------------------------

EMPTY_HAND: Final = "V ruce nemáš žádnou kartu."


def you_hold(number: int) -> str:
    """How many cards the reader has."""
    return f"V ruce máš {few(number, 'kartu', 'karty', 'karet')}."


def closed(back: str) -> str:
    """A card whose face is not known here."""
    return f"Karta s rubovou stranou: {SET_WORDS[back]}."


def card(
    face: str, cost: Mapping[Resource, int], condition: str, points: Sequence[tuple[str, int]], effect: str
) -> str:
    """A card of the own hand: price, condition, points, what it does."""
    facts = [f"stojí {amounts(cost)}" if cost else "zahraje se zdarma"]
    if condition:
        facts.append(f"podmínka: {condition}")
    if points:
        facts.append(f"přináší {_points(points)}")
    return f"{noun(face).nom}: {'; '.join(facts)}. {effect}"


# -- choosing ------------------------------------------------------------------------------------

TRADE_CHOICE: Final = "Obchodovat se zásobou"
DEMOLISH_CHOICE: Final = "Zbořit"
TRADE_ASK: Final = ("Co dáváš?", "Co si za to bereš?")
DEMOLISH_WHICH: Final = "Kterou kartu zboříš?"
NO_TRADE: Final = "Od všeho máš příliš málo."
DEMOLISH_ASK: Final = (
    "Zbořit: karta zmizí a nic za ni nedostáváš. Napiš ano, chceš-li to udělat, cokoli jiného ji ponechá."
)


def build(face: str, cost: Mapping[Resource, int], effect: str) -> str:
    """A card to build, as a choice."""
    paid = f" za {amounts(cost)}" if cost else ""
    return f"{'Vyložit' if is_unit(face) else 'Postavit'} {mid(noun(face).acc) if paid else noun(face).acc}{paid}. {effect}"


def play(face: str, effect: str) -> str:
    """A card to play, as a choice."""
    return f"Zahrát {noun(face).acc}. {effect}"


def build_where(face: str) -> str:
    """The question after a card to build was chosen."""
    return f"Kam {'vyložíš' if is_unit(face) else 'postavíš'} {noun(face).acc}?"


def play_how(face: str) -> str:
    """The question after a card to play was chosen."""
    return f"Jak zahraješ {noun(face).acc}?"


def ask(label: str) -> str:
    """The question after any other wish."""
    return f"{label}?"


def refused(label: str, why: str) -> str:
    """A wish that cannot be had."""
    return f"{label}: {why}"
