"""The classic game in Slovak sentences, for plain mode: principalities, hand, stacks, choices, help."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.grammar import Who, ended, few, mid, upper
from p2pduel.catalogue.grammar_sk import cards
from p2pduel.catalogue.sk.words import counted_cards, listed
from p2pduel.games.classic.words.sk.forms import TOKENS
from p2pduel.games.classic.words.sk.names import noun
from p2pduel.games.classic.words.sk.nouns import (
    COUNTER_WORDS,
    MARK_WORDS,
    POINT_WORDS,
    SEATS,
    SYMBOL_WORDS,
    amounts,
    in_store,
    magic,
    points_of,
)
from p2pduel.games.classic.words.sk.spots import stack, town, where
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
    "stôl: obe panstvá vo vetách. moje a ich: jedno z nich.",
    "ruka: tvoje karty. balíčky: kocky, balíčky a otvorené karty.",
    "karta NÁZOV: všetko o karte, napríklad: karta kláštor. karta 3: karta voľby 3.",
    "pravidlá SLOVO: čo o niečom hovoria pravidlá, napríklad: pravidlá zlodej. pravidlá: ich kapitoly.",
    "pravidlo C-8.3: pravidlo s týmto číslom; čísla uvádzajú odmietnutia.",
)
WATCH_HELP: Final = (
    "stôl: obe panstvá vo vetách. balíčky: kocky, balíčky a otvorené karty.",
    "karta NÁZOV: všetko o karte. pravidlá SLOVO: čo hovoria pravidlá. pravidlo C-8.3: pravidlo podľa čísla.",
)
REPLAY_HELP: Final = (
    "stôl: obe panstvá vo vetách. balíčky: kocky, balíčky a otvorené karty.",
    "karta NÁZOV: všetko o karte. pravidlá SLOVO: čo o niečom hovoria pravidlá.",
)
WHICH_CARD: Final = "Ktorá karta? Napríklad: karta kláštor."

_CENTRE: Final = {
    "road": "cesta",
    "settlement": "dedina",
    "city": "mesto",
    "metropolis": "metropola",
    "citadel": "citadela",
}

# -- a principality ------------------------------------------------------------------------------


def _points(found: Sequence[tuple[str, int]]) -> str:
    return listed([points_of(number, kind) for kind, number in found])


def head(
    name: str, seat: str, own: bool, victory: int, target: int, points: Sequence[tuple[str, int]]
) -> str:
    """Whose principality, and all its points; points are those of the other kinds."""
    you = ", ty" if own else ""
    won = points_of(victory, "victory")
    return f"{name} ({seat}{you}): {won}, na víťazstvo treba {target}; ďalej {_points(points)}."


def holds(name: str, tokens: Sequence[str]) -> str:
    """Which tokens somebody has."""
    return f"{name} má {listed([TOKENS[token] for token in tokens])}."


def store(resources: Mapping["Price", int]) -> str:
    """What lies on all regions and stores together."""
    return f"V zásobe: {in_store(resources)}."


def wizardry(power: int) -> str:
    """The magic power of all wizards together."""
    return f"Čarodejníci majú {magic(power)}."


def centre(line: Sequence[str]) -> str:
    """Roads, settlements and what they have become, from the left."""
    return f"Stredový rad zľava: {listed([_CENTRE[what] for what in line])}."


def regions(above: bool, found: Sequence[tuple[str, int, "Price"]]) -> str:
    """The regions of one side: each with what it stores."""
    lying = [f"{noun(face).nom} ({in_store({resource: number})})" for face, number, resource in found]
    return f"Krajiny {'nad ním' if above else 'pod ním'} zľava: {listed(lying)}."


def standing(face: str, owner: int | None, counter: int, stored: str, marks: Sequence[str]) -> str:
    """A card that stands.

    With its owner's seat if it is the other player's; what its counter shows, which resource is stored on
    it or which title it copies, and what ails it.
    """
    facts = []
    if owner is not None:
        facts.append(f"vlastník {SEATS[owner]}")
    if face in COUNTER_WORDS:
        facts.append(f"{COUNTER_WORDS[face]}: {counter}")
    elif stored == "magic":
        facts.append(magic(counter))
    elif counter and stored:
        facts.append(in_store({resource_named(stored): counter}))
    elif stored:
        facts.append(f"ako {POINT_WORDS.get(stored) or noun(stored).nom}")
    facts += [MARK_WORDS[mark] for mark in marks]
    return f"{noun(face).nom} ({', '.join(facts)})" if facts else noun(face).nom


def _side(cards: Sequence[str], room: int) -> str:
    if not cards:
        return "nič" if room == 1 else "nič, dve miesta voľné"
    return listed(list(cards)) + (", jedno miesto voľné" if room > len(cards) else "")


def sites(place: Town, above: Sequence[str], below: Sequence[str], room: int) -> str:
    """What stands at a settlement or city, where there is room for so many on each side."""
    return f"{upper(town(place).nom)}: hore {_side(above, room)}; dole {_side(below, room)}."


def beyond(spot: Spot, cards: Sequence[str]) -> str:
    """What stands beyond a region or on a road."""
    return f"{upper(where(spot))}: {listed(list(cards))}."


def hand_size(number: int) -> str:
    """How many cards somebody holds."""
    return f"V ruke: {counted_cards(number)}."


# -- between the principalities ------------------------------------------------------------------


def dice(production: int, symbol: str) -> str:
    """What was rolled; symbol is empty until it is."""
    said = f", kocka udalostí: {SYMBOL_WORDS[symbol]}" if symbol else ""
    return f"Kocky v tomto ťahu: výnosy {production}{said}."


def event(face: str) -> str:
    """The event card that lies open."""
    return f"Udalosť: {noun(face).nom}."


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


def citadels_left(owner: Who | None, count: int) -> str:
    """Citadels in the common pile, or in a player's own."""
    whose = f" ({owner.name})" if owner is not None else ""
    return f"V balíčku citadel{whose}: {few(count, 'citadela', 'citadely', 'citadel')}."


def discarded(owner: Who | None, count: int, face: str) -> str:
    """The top of a discard pile, which may be one player's own."""
    whose = f"{owner.name}, " if owner is not None else ""
    return ended(f"Navrchu odhadzovacieho balíčka ({whose}{counted_cards(count)}): {noun(face).nom}")


def open_row(found: Sequence[tuple[str, int]]) -> str:
    """The open cards that both may build, and how many of each."""
    copies = [
        noun(face).nom if count == 1 else f"{noun(face).nom} ({counted_cards(count)})"
        for face, count in found
    ]
    return f"Otvorene pre oboch: {listed(copies) or 'už nič'}."


def open_top(zone: Zone, face: str) -> str:
    """The card that lies open on a stack."""
    return ended(f"Vrchná karta {stack(zone).gen}: {noun(face).nom}")


def banned(zone: Zone, name: str) -> str:
    """A stack or pile that an Ecclesiastical Ban closes to somebody."""
    return f"Na {stack(zone).acc} nesmie {name}: leží na ňom Cirkevná kliatba."


# -- the own hand --------------------------------------------------------------------------------

EMPTY_HAND: Final = "V ruke nemáš žiadnu kartu."
CLOSED: Final = "Karta, ktorá tu nie je známa."


def you_hold(number: int) -> str:
    """How many cards the reader has."""
    return f"V ruke máš {cards(number)}."


def card(face: str, cost: Mapping["Price", int], points: Sequence[tuple[str, int]], effect: str) -> str:
    """A card of the own hand: price, points, what it does."""
    facts = [f"stojí {amounts(cost)}" if cost else "zadarmo"]
    if points:
        facts.append(f"prináša {_points(points)}")
    return f"{noun(face).nom}: {'; '.join(facts)}. {effect}"


# -- choosing ------------------------------------------------------------------------------------

TRADE_CHOICE: Final = "Obchodovať s bankom"
OFFER_CHOICE: Final = "Ponúknuť protihráčovi výmenu"
SELL_CHOICE: Final = "Predať akčnú kartu"
DEMOLISH_CHOICE: Final = "Odstrániť"
TRADE_ASK: Final = ("Čo dávaš?", "Čo si za to berieš?")
SELL_WHICH: Final = "Ktorú kartu predáš?"
DEMOLISH_WHICH: Final = "Ktorú kartu odstrániš?"
NO_TRADE: Final = "Zo všetkého máš primálo."
DEMOLISH_ASK: Final = (
    "Odstrániť: karta zmizne a nič za ňu nedostávaš. Napíš áno, ak to chceš urobiť, čokoľvek iné ju ponechá."
)


def build(face: str, cost: Mapping["Price", int], effect: str) -> str:
    """A card to build, as a choice."""
    verb = "Vyložiť" if is_person(face) else "Postaviť"
    what = f"{mid(noun(face).acc)} za {amounts(cost)}" if cost else noun(face).acc
    return f"{ended(f'{verb} {what}')} {effect}"


def play(face: str, effect: str) -> str:
    """A card to play, as a choice."""
    return f"{ended(f'Zahrať {noun(face).acc}')} {effect}"


def use(label: str, effect: str) -> str:
    """A standing card to use or cast, as a choice; label: its name, and where it stands if that matters."""
    return f"{ended(f'Použiť kartu: {label}')} {effect}"


def build_where(face: str) -> str:
    """The question after a card to build was chosen."""
    return f"Kam {'vyložíš' if is_person(face) else 'postavíš'} {noun(face).acc}?"


def play_how(face: str) -> str:
    """The question after a card to play was chosen."""
    return f"Ako zahráš {noun(face).acc}?"


def ask(label: str) -> str:
    """The question after any other wish."""
    return f"{label}?"


def refused(label: str, why: str) -> str:
    """A wish that cannot be had."""
    return f"{label}: {why}"
