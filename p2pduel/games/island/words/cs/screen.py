"""Co říkají obrazovky ostrova."""

from collections.abc import Sequence

from p2pduel.games.island.words.en.screen import __all__ as __all__

TERRAINS = ("les", "pahorkatina", "pastvina", "pole", "hory", "poušť")
RESOURCES = ("dřevo", "cihly", "vlna", "obilí", "ruda")
COLOURS = ("modrá", "oranžová", "bílá", "červená")
_LEVELS = ("", "vesnice", "město")
FACES = {
    "knight": "Rytíř",
    "road_building": "Stavba silnic",
    "invention": "Vynález",
    "monopoly": "Monopol",
    "victory": "Výherní bod",
}

# -- the map -----------------------------------------------------------------------------------------------

MAP = "Ostrov"
FREE_SITE = "volno"
FREE_EDGE = "bez silnice"
ROBBER_HERE = "stojí tu zloděj"
DESERT_HERE = "bez výnosu"


def place(name: str) -> str:
    """A place, before what is said of it."""
    return f"{name}:"


def yields(found: Sequence[tuple[int, int]]) -> str:
    """The hexes of a site: terrain and number, 0 for none."""
    said = (f"{TERRAINS[land]} {number}" if number else TERRAINS[land] for land, number in found)
    return ", ".join(said)


def chance(ways: int) -> str:
    """In how many of 36 rolls something comes."""
    return f"{ways} z 36 hodů"


def harbour(kind: int) -> str:
    """A harbour at a site; 5 is the general one."""
    return f"přístav 2:1 {RESOURCES[kind]}" if kind < len(RESOURCES) else "přístav 3:1"


def owned(level: int, name: str) -> str:
    """A building and whose it is."""
    return f"{_LEVELS[level]}: {name}"


def road_of(name: str) -> str:
    """A road and whose it is."""
    return f"silnice: {name}"


# -- players, bank, hand -----------------------------------------------------------------------------------

BANK = "Bank"
DICE = "Kostky"
CARDS = "karty"


def sum_of(total: int) -> str:
    """The sum of a roll."""
    return f"= {total}"


def knights(count: int) -> str:
    """Open knights."""
    return f"rytíři {count}"


def tokens(count: int) -> str:
    """Trade tokens."""
    return f"žetony {count}"


def hand_title(name: str, own: bool) -> str:
    """Whose cards are shown."""
    return "Tvé karty" if own else f"Karty: {name}"


def pays(rate: int) -> str:
    """What the bank wants of a resource for one card."""
    return f"bank {rate}:1"


def new_cards(count: int) -> str:
    """Development cards bought in this turn."""
    return f"nové: {count}"


# -- wishes ------------------------------------------------------------------------------------------------

GROUPS = {"build": "Stavba", "trade": "Obchod", "cards": "Akční karty", "more": "Tah"}
K_BUILD = "Stavět"
K_TRADE = "Obchod"
K_CARDS = "Karty"
K_ROLL = "Hodit"
K_END = "Konec tahu"
WISHES = {
    "road": "Silnice",
    "settle": "Vesnice",
    "city": "Město",
    "buy": "Akční karta",
    "trade": "Obchodovat s bankem",
    "offer": "Nabídnout hráčům",
    "roll": "Hodit kostkami",
    "end": "Ukončit tah",
    "force": "Vynutit výměnu",
    "home": "Poslat zloděje domů",
    "retire": "Vyměnit rytíře za žetony",
    "reveal": "Ukázat výherní body a zvítězit",
    "accept": "Přijmout",
    "decline": "Odmítnout",
    "counter": "Nabídnout něco jiného",
    "discard": "Vybrat karty k odevzdání",
    "give": "Vybrat karty k předání",
    "close": "Neobchodovat s nikým",
}
PLACES = {
    "found": "Vybrat křižovatku na mapě",
    "found_road": "Vybrat cestu na mapě",
    "free_road": "Vybrat cestu na mapě",
    "rob": "Vybrat pole na mapě",
    "neutral": "Vybrat místo na mapě",
}
NOT_YOUR_MOVE = "Stavět tu můžeš ve svém tahu."


def missing(cards: Sequence[int]) -> str:
    """What of a price is not in the hand."""
    said = ", ".join(f"{count}× {RESOURCES[kind]}" for kind, count in enumerate(cards) if count)
    return f"chybí: {said}"


def no_pieces(what: str) -> str:
    """None of a kind of pieces is left."""
    return f"v zásobě už není: {WISHES[what]}"


def rates(found: Sequence[int]) -> str:
    """What the bank wants of every resource."""
    said = ", ".join(f"{rate}× {RESOURCES[kind]}" for kind, rate in enumerate(found))
    return f"Bank chce: {said}."


def gives(cards: str) -> str:
    """The giving half of a trade; the cards are written out."""
    return f"dát: {cards}"


def wants(cards: str) -> str:
    """The other half."""
    return f"chtít: {cards}"


def rob_from(name: str) -> str:
    """Who is robbed; empty for nobody."""
    return f"okrást: {name}" if name else "neokrást nikoho"


def deal_of(name: str, give: str, get: str) -> str:
    """An answer that can be accepted."""
    return f"{name}: dáš {give}, dostaneš {get}"


def asked_for(name: str, get: str, give: str) -> str:
    """An offer that is to be answered: what one would get and give; either may be empty."""
    if not get:
        return f"{name} žádá o nabídky: {give}" if give else f"{name} žádá o nabídky"
    return f"{name} nabízí: {get}; chce od tebe: {give}"


# -- dialogues ---------------------------------------------------------------------------------------------

BANK_TRADE = "Obchodovat s bankem"
OFFER_ALL = "Nabídnout všem"
NOTHING_CHOSEN = "Vyber, co dáš a co chceš."
TRADE_KEYS = "← dá kartu, → chce kartu."


def trade_asks(kind: str) -> str:
    """What a dialogue about cards asks: trade, counter, discard, give, invention."""
    return {
        "trade": "Co dáš a co chceš?",
        "counter": "Co dáš místo toho a co chceš?",
        "discard": "Které karty odevzdáš?",
        "give": "Které karty předáš?",
        "invention": "Které karty si vezmeš?",
    }[kind]


def have(count: int) -> str:
    """Cards of a kind in the hand."""
    return f"máš {count}"


def bank_rate(kind: int, rate: int) -> str:
    """Why a trade is none of the bank's; rate 0: it is no single kind for one card."""
    if not rate:
        return "Bank dává jednu kartu jen za karty jednoho druhu."
    return f"Bank chce za jednu kartu: {rate}× {RESOURCES[kind]}."


def offer_to(name: str) -> str:
    """An offer to one player."""
    return f"Nabídnout: {name}"


def choose_exactly(count: int, chosen: int) -> str:
    """How many cards must be chosen, and how many are."""
    return f"Vybráno karet: {chosen} z {count}."


def discard_now(count: int) -> str:
    """The row that does it."""
    return "Tuto kartu" if count == 1 else f"Tyto karty ({count})"


# -- the end, help -----------------------------------------------------------------------------------------

POINTS = {
    "total": "Body",
    "settlements": "Vesnice",
    "cities": "Města",
    "road": "Nejdelší obchodní cesta",
    "army": "Největší vojsko",
    "victory": "Výherní body",
    "length": "Délka silnice",
    "knights": "Rytíři",
    "cards": "Karty v ruce",
}


def rolls(total: int) -> str:
    """The line above the chart of rolls."""
    return f"Hody: {total}; v závorce, co se čeká od poctivých kostek"


NEXT_ROLL = "Příští hod"
NEXT_BUILDING = "Další stavba"
NEXT_ROBBER = "Další zloděj"
HANDBOOK_ASK = "pravidlo, slovo: zloděj, I-10.6"
HANDBOOK_HELP = "Pravidla ostrova podle kapitol a čísel."
TABLE_HELP = (
    "Uprostřed je ostrov: každé pole má svou krajinu, číslo a tečku za každý hod, při kterém vynáší. Nad ním "
    "jsou hráči a bank, pod ním tvé karty, vpravo co se stalo a co můžeš dělat. Vyber, co chceš stavět, a "
    "místa, kde to jde, se rozsvítí: vedou k nim šipky a myš, Enter staví."
)
LANDS = ("les, dřevo", "pahorkatina, cihly", "pastvina, vlna", "pole, obilí", "hory, ruda", "poušť")
"""Terrain and what it yields, beside its sign."""
LEGEND = {
    "robber": "zloděj",
    "settlement": "vesnice",
    "city": "město",
    "corner": "křižovatka",
    "pier": "křižovatka s přístavem",
    "site": "místo, které můžeš vybrat",
    "dot": "jeden z 36 hodů",
    "marks": "hráči ve svých barvách",
    "roads": "silnice každé barvy",
}
