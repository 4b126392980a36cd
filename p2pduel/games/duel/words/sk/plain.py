"""The Duel in Slovak sentences, for plain mode: principalities, hand, stacks, choices, help."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import Who, few, mid, upper
from p2pduel.catalogue.sk.words import counted_cards, listed
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.sk.names import noun
from p2pduel.games.duel.words.sk.nouns import SET_WORDS, SYMBOL_WORDS, amounts, in_store
from p2pduel.games.duel.words.sk.nouns import points as counted_points
from p2pduel.games.duel.words.sk.spots import stack, town, where
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
    "stôl: obe kniežatstvá vo vetách. moje a ich: jedno z nich.",
    "ruka: tvoje karty. balíčky: kocky, balíčky a otvorené karty.",
    "karta NÁZOV: všetko o karte, napríklad: karta kláštor. karta 3: karta voľby 3.",
    "pravidlá SLOVO: čo o niečom hovoria pravidlá, napríklad: pravidlá zlodej. pravidlá: ich kapitoly.",
    "pravidlo D-8.5: pravidlo s týmto číslom; čísla uvádzajú odmietnutia.",
)
WATCH_HELP: Final = (
    "stôl: obe kniežatstvá vo vetách. balíčky: kocky, balíčky a otvorené karty.",
    "karta NÁZOV: všetko o karte. pravidlá SLOVO: čo hovoria pravidlá. pravidlo D-8.5: pravidlo podľa čísla.",
)
REPLAY_HELP: Final = (
    "stôl: obe kniežatstvá vo vetách. balíčky: kocky, balíčky a otvorené karty.",
    "karta NÁZOV: všetko o karte. pravidlá SLOVO: čo o niečom hovoria pravidlá.",
)
WHICH_CARD: Final = "Ktorá karta? Napríklad: karta kláštor."

_TOKENS: Final = {"strength": "žetón sily", "trade": "žetón obchodu"}
_CENTRE: Final = {"road": "cesta", "settlement": "dedina", "city": "mesto"}

# -- a principality ------------------------------------------------------------------------------


def _points(found: Sequence[tuple[str, int]]) -> str:
    return listed([counted_points([each]) for each in found])


def head(
    name: str, seat: str, own: bool, victory: int, target: int, points: Sequence[tuple[str, int]]
) -> str:
    """Whose principality, and all its points; points are those of the other kinds."""
    you = ", ty" if own else ""
    won = counted_points([("victory", victory)])
    return f"{name} ({seat}{you}): {won}, na víťazstvo treba {target}; ďalej {_points(points)}."


def holds(name: str, tokens: Sequence[str]) -> str:
    """Which tokens somebody has."""
    return f"{name} má {listed([_TOKENS[token] for token in tokens])}."


def store(resources: Mapping[Resource, int]) -> str:
    """What lies on all regions together."""
    return f"V zásobe: {in_store(resources)}."


def centre(line: Sequence[str]) -> str:
    """Roads, settlements and cities from the left."""
    return f"Stredový rad zľava: {listed([_CENTRE[what] for what in line])}."


def regions(above: bool, found: Sequence[tuple[str, int, Resource]]) -> str:
    """The regions of one side: each with what it stores."""
    lying = [f"{noun(face).nom} ({in_store({resource: number})})" for face, number, resource in found]
    return f"Krajiny {'nad ním' if above else 'pod ním'} zľava: {listed(lying)}."


def _standing(faces: Sequence[str], room: int) -> str:
    if not faces:
        return "nič" if room == 1 else "nič, dve miesta voľné"
    return cards(faces) + (", jedno miesto voľné" if room > len(faces) else "")


def cards(faces: Sequence[str]) -> str:
    """Cards by their names."""
    return listed([noun(face).nom for face in faces])


def sites(place: Town, above: Sequence[str], below: Sequence[str], room: int) -> str:
    """What stands at a settlement or city, where there is room for so many on each side."""
    return f"{upper(town(place).nom)}: hore {_standing(above, room)}; dole {_standing(below, room)}."


def beyond(spot: Spot, faces: Sequence[str], gold: int | None) -> str:
    """What stands beyond a region, and the gold it stores, if it does."""
    stored = "" if gold is None else f" ({in_store({'gold': gold})})"
    return f"{upper(where(spot))}: {cards(faces)}{stored}."


def hand_size(number: int) -> str:
    """How many cards somebody holds."""
    return f"V ruke: {counted_cards(number)}."


# -- between the principalities ------------------------------------------------------------------


def dice(production: int, symbol: str) -> str:
    """What was rolled; symbol is empty until it is."""
    event = f", kocka udalostí {SYMBOL_WORDS[symbol]}" if symbol else ""
    return f"Kocky v tomto ťahu: výnosy {production}{event}."


def cards_left(found: Sequence[tuple[int, Zone]]) -> str:
    """How many cards lie in which stack."""
    return f"Zostávajúce karty: {listed([f'{stack(zone).nom} – {number}' for number, zone in found])}."


def left_to_build(roads: int, settlements: int, cities: int) -> str:
    """Centre cards in the box."""
    left = [
        few(roads, "cesta", "cesty", "ciest"),
        few(settlements, "dedina", "dediny", "dedín"),
        few(cities, "mesto", "mestá", "miest"),
    ]
    return f"Na postavenie zostáva: {listed(left)}."


def discarded(owner: Who | None, count: int, face: str) -> str:
    """The top of a discard pile, which may be one player's own."""
    whose = f"{owner.name}, " if owner is not None else ""
    return f"Navrchu odhadzovacieho balíčka ({whose}{counted_cards(count)}): {noun(face).nom}."


def face_up(found: Sequence[tuple[str, int]]) -> str:
    """The open cards that both may build, and how many of each."""
    copies = [
        noun(face).nom if count == 1 else f"{noun(face).nom} ({counted_cards(count)})"
        for face, count in found
    ]
    return f"Otvorene pre oboch: {listed(copies)}."


# -- the own hand --------------------------------------------------------------------------------

EMPTY_HAND: Final = "V ruke nemáš žiadnu kartu."


def you_hold(number: int) -> str:
    """How many cards the reader has."""
    return f"V ruke máš {few(number, 'kartu', 'karty', 'kariet')}."


def closed(back: str) -> str:
    """A card whose face is not known here."""
    return f"Karta s rubovou stranou: {SET_WORDS[back]}."


def card(
    face: str, cost: Mapping[Resource, int], condition: str, points: Sequence[tuple[str, int]], effect: str
) -> str:
    """A card of the own hand: price, condition, points, what it does."""
    facts = [f"stojí {amounts(cost)}" if cost else "zahrá sa zadarmo"]
    if condition:
        facts.append(f"podmienka: {condition}")
    if points:
        facts.append(f"prináša {_points(points)}")
    return f"{noun(face).nom}: {'; '.join(facts)}. {effect}"


# -- choosing ------------------------------------------------------------------------------------

TRADE_CHOICE: Final = "Obchodovať so zásobou"
DEMOLISH_CHOICE: Final = "Odstrániť"
TRADE_ASK: Final = ("Čo dávaš?", "Čo si za to berieš?")
DEMOLISH_WHICH: Final = "Ktorú kartu odstrániš?"
NO_TRADE: Final = "Zo všetkého máš primálo."
DEMOLISH_ASK: Final = (
    "Odstrániť: karta zmizne a nič za ňu nedostávaš. Napíš áno, ak to chceš urobiť, čokoľvek iné ju ponechá."
)


def build(face: str, cost: Mapping[Resource, int], effect: str) -> str:
    """A card to build, as a choice."""
    paid = f" za {amounts(cost)}" if cost else ""
    return f"{'Vyložiť' if is_unit(face) else 'Postaviť'} {mid(noun(face).acc) if paid else noun(face).acc}{paid}. {effect}"


def play(face: str, effect: str) -> str:
    """A card to play, as a choice."""
    return f"Zahrať {noun(face).acc}. {effect}"


def build_where(face: str) -> str:
    """The question after a card to build was chosen."""
    return f"Kam {'vyložíš' if is_unit(face) else 'postavíš'} {noun(face).acc}?"


def play_how(face: str) -> str:
    """The question after a card to play was chosen."""
    return f"Ako zahráš {noun(face).acc}?"


def ask(label: str) -> str:
    """The question after any other wish."""
    return f"{label}?"


def refused(label: str, why: str) -> str:
    """A wish that cannot be had."""
    return f"{label}: {why}"
