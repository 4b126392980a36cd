"""Was die Bildschirme der Insel sagen."""

from collections.abc import Sequence

from p2pduel.games.island.words.en.screen import __all__ as __all__

TERRAINS = ("Wald", "Hügelland", "Weideland", "Ackerland", "Gebirge", "Wüste")
RESOURCES = ("Holz", "Lehm", "Wolle", "Getreide", "Erz")
COLOURS = ("Blau", "Orange", "Weiß", "Rot")
_LEVELS = ("", "Siedlung", "Stadt")
FACES = {
    "knight": "Ritter",
    "road_building": "Straßenbau",
    "invention": "Erfindung",
    "monopoly": "Monopol",
    "victory": "Siegpunktkarte",
}

# -- the map -----------------------------------------------------------------------------------------------

MAP = "Die Insel"
FREE_SITE = "frei"
FREE_EDGE = "keine Straße"
ROBBER_HERE = "hier steht der Räuber"
DESERT_HERE = "kein Ertrag"


def place(name: str) -> str:
    """A place, before what is said of it."""
    return f"{name}:"


def yields(found: Sequence[tuple[int, int]]) -> str:
    """The hexes of a site: terrain and number, 0 for none."""
    said = (f"{TERRAINS[land]} {number}" if number else TERRAINS[land] for land, number in found)
    return ", ".join(said)


def chance(ways: int) -> str:
    """In how many of 36 rolls something comes."""
    return f"{ways} von 36 Würfen"


def harbour(kind: int) -> str:
    """A harbour at a site; 5 is the general one."""
    return f"Hafen 2:1 {RESOURCES[kind]}" if kind < len(RESOURCES) else "Hafen 3:1"


def owned(level: int, name: str) -> str:
    """A building and whose it is."""
    return f"{_LEVELS[level]}: {name}"


def road_of(name: str) -> str:
    """A road and whose it is."""
    return f"Straße: {name}"


# -- players, bank, hand -----------------------------------------------------------------------------------

BANK = "Bank"
DICE = "Würfel"
CARDS = "Karten"


def sum_of(total: int) -> str:
    """The sum of a roll."""
    return f"= {total}"


def knights(count: int) -> str:
    """Open knights."""
    return f"Ritter {count}"


def tokens(count: int) -> str:
    """Trade tokens."""
    return f"Chips {count}"


def hand_title(name: str, own: bool) -> str:
    """Whose cards are shown."""
    return "Deine Karten" if own else f"Karten: {name}"


def pays(rate: int) -> str:
    """What the bank wants of a resource for one card."""
    return f"Bank {rate}:1"


def new_cards(count: int) -> str:
    """Development cards bought in this turn."""
    return f"neu: {count}"


# -- wishes ------------------------------------------------------------------------------------------------

GROUPS = {"build": "Bauen", "trade": "Handeln", "cards": "Entwicklungskarten", "more": "Zug"}
K_BUILD = "Bauen"
K_TRADE = "Handeln"
K_CARDS = "Karten"
K_ROLL = "Würfeln"
K_END = "Zug beenden"
WISHES = {
    "road": "Straße",
    "settle": "Siedlung",
    "city": "Stadt",
    "buy": "Entwicklungskarte",
    "trade": "Mit der Bank handeln",
    "offer": "Anderen anbieten",
    "roll": "Würfeln",
    "end": "Zug beenden",
    "force": "Tausch erzwingen",
    "home": "Räuber heimschicken",
    "retire": "Ritter für Chips abgeben",
    "reveal": "Siegpunktkarten zeigen und gewinnen",
    "accept": "Annehmen",
    "decline": "Ablehnen",
    "counter": "Etwas anderes anbieten",
    "discard": "Karten zum Abgeben wählen",
    "give": "Karten zum Weggeben wählen",
    "close": "Mit niemandem handeln",
}
PLACES = {
    "found": "Auf dem Plan eine Kreuzung wählen",
    "found_road": "Auf dem Plan einen Weg wählen",
    "free_road": "Auf dem Plan einen Weg wählen",
    "rob": "Auf dem Plan ein Feld wählen",
    "neutral": "Auf dem Plan einen Ort wählen",
}
NOT_YOUR_MOVE = "Hier kannst du in deinem eigenen Zug bauen."


def missing(cards: Sequence[int]) -> str:
    """What of a price is not in the hand."""
    said = ", ".join(f"{count} {RESOURCES[kind]}" for kind, count in enumerate(cards) if count)
    return f"es fehlt: {said}"


def no_pieces(what: str) -> str:
    """None of a kind of pieces is left."""
    return f"nichts mehr im Vorrat: {WISHES[what]}"


def rates(found: Sequence[int]) -> str:
    """What the bank wants of every resource."""
    said = ", ".join(f"{rate} {RESOURCES[kind]}" for kind, rate in enumerate(found))
    return f"Die Bank verlangt {said}."


def gives(cards: str) -> str:
    """The giving half of a trade; the cards are written out."""
    return f"gib {cards}"


def wants(cards: str) -> str:
    """The other half."""
    return f"für {cards}"


def rob_from(name: str) -> str:
    """Who is robbed; empty for nobody."""
    return f"ausrauben: {name}" if name else "niemanden ausrauben"


def deal_of(name: str, give: str, get: str) -> str:
    """An answer that can be accepted."""
    return f"{name}: du gibst {give} für {get}"


def asked_for(name: str, get: str, give: str) -> str:
    """An offer that is to be answered: what one would get and give; either may be empty."""
    if not get:
        return f"{name} bittet um Angebote: {give}" if give else f"{name} bittet um Angebote"
    return f"{name} gibt {get} und möchte von dir {give}"


# -- dialogues ---------------------------------------------------------------------------------------------

BANK_TRADE = "Mit der Bank handeln"
OFFER_ALL = "Allen anbieten"
NOTHING_CHOSEN = "Gib etwas und wünsch dir etwas."
TRADE_KEYS = "← gibt eine Karte, → wünscht eine."


def trade_asks(kind: str) -> str:
    """What a dialogue about cards asks: trade, counter, discard, give, invention."""
    return {
        "trade": "Was gibst du, was möchtest du?",
        "counter": "Was gibst du stattdessen, was möchtest du?",
        "discard": "Welche Karten gibst du ab?",
        "give": "Welche Karten gibst du weg?",
        "invention": "Welche Karten nimmst du?",
    }[kind]


def have(count: int) -> str:
    """Cards of a kind in the hand."""
    return f"Hand {count}"


def bank_rate(kind: int, rate: int) -> str:
    """Why a trade is none of the bank's; rate 0: it is no single kind for one card."""
    if not rate:
        return "Die Bank gibt eine Karte für gleiche Karten."
    return f"Die Bank verlangt {rate} {RESOURCES[kind]} für eine Karte."


def offer_to(name: str) -> str:
    """An offer to one player."""
    return f"Anbieten: {name}"


def choose_exactly(count: int, chosen: int) -> str:
    """How many cards must be chosen, and how many are."""
    return f"{chosen} von {count} Karten sind gewählt."


def discard_now(count: int) -> str:
    """The row that does it."""
    return f"Diese {count} Karten" if count != 1 else "Diese Karte"


# -- the end, help -----------------------------------------------------------------------------------------

POINTS = {
    "total": "Punkte",
    "settlements": "Siedlungen",
    "cities": "Städte",
    "road": "Längste Handelsstraße",
    "army": "Größte Rittermacht",
    "victory": "Siegpunktkarten",
    "length": "Straßenlänge",
    "knights": "Ritter",
    "cards": "Handkarten",
}


def rolls(total: int) -> str:
    """The line above the chart of rolls."""
    return f"Würfe: {total}; in Klammern, was von fairen Würfeln zu erwarten ist"


NEXT_ROLL = "Nächster Wurf"
NEXT_BUILDING = "Nächster Bau"
NEXT_ROBBER = "Nächster Räuber"
HANDBOOK_ASK = "eine Regel, ein Wort: Räuber, I-10.6"
HANDBOOK_HELP = "Die Regeln der Insel, nach Kapiteln und Nummern."
TABLE_HELP = (
    "In der Mitte liegt die Insel: jedes Feld zeigt seine Landschaft, seine Zahl und einen Punkt "
    "für jeden Wurf, der sie bringt. Darüber alle am Tisch und die Bank, darunter deine Karten, "
    "rechts, was geschehen ist und was du tun kannst. Wähle, was du baust, und die möglichen Orte"
    " leuchten auf: Pfeile und Maus führen hin, Enter baut."
)
LANDS = (
    "Wald, Holz",
    "Hügelland, Lehm",
    "Weideland, Wolle",
    "Ackerland, Getreide",
    "Gebirge, Erz",
    "Wüste",
)
"""Terrain and what it yields, beside its sign."""
LEGEND = {
    "robber": "der Räuber",
    "settlement": "Siedlung",
    "city": "Stadt",
    "corner": "Kreuzung",
    "pier": "Kreuzung mit Hafen",
    "site": "ein Ort, den du wählen kannst",
    "dot": "einer von 36 Würfen",
    "marks": "alle Plätze in ihren Farben",
    "roads": "Straßen jeder Farbe",
}
