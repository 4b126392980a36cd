"""Čo hovoria obrazovky ostrova."""

from collections.abc import Sequence

from p2pduel.games.island.words.en.screen import __all__ as __all__

TERRAINS = ("les", "pahorkatina", "pastvina", "pole", "hory", "púšť")
RESOURCES = ("drevo", "tehly", "vlna", "obilie", "ruda")
COLOURS = ("modrá", "oranžová", "biela", "červená")
_LEVELS = ("", "dedina", "mesto")
FACES = {
    "knight": "Rytier",
    "road_building": "Stavba ciest",
    "invention": "Vynález",
    "monopoly": "Monopol",
    "victory": "Výherný bod",
}

# -- the map -----------------------------------------------------------------------------------------------

MAP = "Ostrov"
FREE_SITE = "voľné"
FREE_EDGE = "bez cesty"
ROBBER_HERE = "stojí tu zlodej"
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
    return f"{ways} z 36 hodov"


def harbour(kind: int) -> str:
    """A harbour at a site; 5 is the general one."""
    return f"prístav 2:1 {RESOURCES[kind]}" if kind < len(RESOURCES) else "prístav 3:1"


def owned(level: int, name: str) -> str:
    """A building and whose it is."""
    return f"{_LEVELS[level]}: {name}"


def road_of(name: str) -> str:
    """A road and whose it is."""
    return f"cesta: {name}"


# -- players, bank, hand -----------------------------------------------------------------------------------

BANK = "V banku"
DICE = "Kocky"
CARDS = "karty"


def sum_of(total: int) -> str:
    """The sum of a roll."""
    return f"= {total}"


def knights(count: int) -> str:
    """Open knights."""
    return f"rytieri {count}"


def tokens(count: int) -> str:
    """Trade tokens."""
    return f"žetóny {count}"


def hand_title(name: str, own: bool) -> str:
    """Whose cards are shown."""
    return "Tvoje karty" if own else f"Karty: {name}"


def pays(rate: int) -> str:
    """What the bank wants of a resource for one card."""
    return f"bank {rate}:1"


def new_cards(count: int) -> str:
    """Development cards bought in this turn."""
    return f"nové: {count}"


# -- wishes ------------------------------------------------------------------------------------------------

GROUPS = {"build": "Stavba", "trade": "Obchod", "cards": "Akčné karty", "more": "Ťah"}
K_BUILD = "Stavať"
K_TRADE = "Obchod"
K_CARDS = "Karty"
K_ROLL = "Hodiť"
K_END = "Koniec ťahu"
WISHES = {
    "road": "Cesta",
    "settle": "Dedina",
    "city": "Mesto",
    "buy": "Akčná karta",
    "trade": "Obchodovať s bankom",
    "offer": "Ponúknuť hráčom",
    "roll": "Hodiť kockami",
    "end": "Ukončiť ťah",
    "force": "Vynútiť výmenu",
    "home": "Poslať zlodeja domov",
    "retire": "Vymeniť rytiera za žetóny",
    "reveal": "Ukázať výherné body a vyhrať",
    "accept": "Prijať",
    "decline": "Odmietnuť",
    "counter": "Ponúknuť niečo iné",
    "discard": "Vybrať karty na odovzdanie",
    "give": "Vybrať karty na odovzdanie hráčovi",
    "close": "Neobchodovať s nikým",
}
PLACES = {
    "found": "Vybrať križovatku na mape",
    "found_road": "Vybrať chodník na mape",
    "free_road": "Vybrať chodník na mape",
    "rob": "Vybrať políčko na mape",
    "neutral": "Vybrať miesto na mape",
}
NOT_YOUR_MOVE = "Tu môžeš stavať vo svojom ťahu."


def missing(cards: Sequence[int]) -> str:
    """What of a price is not in the hand."""
    said = ", ".join(f"{count}× {RESOURCES[kind]}" for kind, count in enumerate(cards) if count)
    return f"chýba: {said}"


def no_pieces(what: str) -> str:
    """None of a kind of pieces is left."""
    return f"v zásobe nič nie je: {WISHES[what]}"


def rates(found: Sequence[int]) -> str:
    """What the bank wants of every resource."""
    said = ", ".join(f"{rate}× {RESOURCES[kind]}" for kind, rate in enumerate(found))
    return f"Bank chce: {said}."


def gives(cards: str) -> str:
    """The giving half of a trade; the cards are written out."""
    return f"dať: {cards}"


def wants(cards: str) -> str:
    """The other half."""
    return f"chcieť: {cards}"


def rob_from(name: str) -> str:
    """Who is robbed; empty for nobody."""
    return f"okradnúť: {name}" if name else "neokradnúť nikoho"


def deal_of(name: str, give: str, get: str) -> str:
    """An answer that can be accepted."""
    return f"{name}: dáš {give}, dostaneš {get}"


def asked_for(name: str, get: str, give: str) -> str:
    """An offer that is to be answered: what one would get and give; either may be empty."""
    if not get:
        return f"{name} žiada o ponuky: {give}" if give else f"{name} žiada o ponuky"
    return f"{name} ponúka: {get}; chce od teba: {give}"


# -- dialogues ---------------------------------------------------------------------------------------------

BANK_TRADE = "Obchodovať s bankom"
OFFER_ALL = "Ponúknuť všetkým"
NOTHING_CHOSEN = "Vyber, čo dáš a čo chceš."
TRADE_KEYS = "← dá kartu, → chce kartu."


def trade_asks(kind: str) -> str:
    """What a dialogue about cards asks: trade, counter, discard, give, invention."""
    return {
        "trade": "Čo dáš a čo chceš?",
        "counter": "Čo dáš namiesto toho a čo chceš?",
        "discard": "Ktoré karty odovzdáš?",
        "give": "Ktoré karty dáš hráčovi?",
        "invention": "Ktoré karty si vezmeš?",
    }[kind]


def have(count: int) -> str:
    """Cards of a kind in the hand."""
    return f"máš {count}"


def bank_rate(kind: int, rate: int) -> str:
    """Why a trade is none of the bank's; rate 0: it is no single kind for one card."""
    if not rate:
        return "Bank dá jednu kartu za rovnaké karty."
    return f"Bank chce za jednu kartu: {rate}× {RESOURCES[kind]}."


def offer_to(name: str) -> str:
    """An offer to one player."""
    return f"Ponúknuť: {name}"


def choose_exactly(count: int, chosen: int) -> str:
    """How many cards must be chosen, and how many are."""
    return f"Vybraté karty: {chosen} z {count}."


def discard_now(count: int) -> str:
    """The row that does it."""
    return "Túto kartu" if count == 1 else f"Tieto karty ({count})"


# -- the end, help -----------------------------------------------------------------------------------------

POINTS = {
    "total": "Body",
    "settlements": "Dediny",
    "cities": "Mestá",
    "road": "Najdlhšia obchodná cesta",
    "army": "Najväčšie vojsko",
    "victory": "Výherné body",
    "length": "Dĺžka cesty",
    "knights": "Rytieri",
    "cards": "Karty v ruke",
}


def rolls(total: int) -> str:
    """The line above the chart of rolls."""
    return f"Hody: {total}; v zátvorke, čo by priniesli poctivé kocky"


NEXT_ROLL = "Ďalší hod"
NEXT_BUILDING = "Ďalšia stavba"
NEXT_ROBBER = "Ďalší zlodej"
HANDBOOK_ASK = "pravidlo, slovo: zlodej, I-10.6"
HANDBOOK_HELP = "Pravidlá ostrova podľa kapitol a čísel."
TABLE_HELP = (
    "V strede je ostrov: každé políčko má svoju krajinu, číslo a bodku za každý hod, ktorý ho prinesie. Nad "
    "ním sú hráči a bank, pod ním tvoje karty, vpravo čo sa stalo a čo môžeš robiť. Vyber, čo chceš stavať, "
    "a miesta, kde sa dá, sa rozsvietia: vedú k nim šípky a myš, Enter stavia."
)
LANDS = ("les, drevo", "pahorkatina, tehly", "pastvina, vlna", "pole, obilie", "hory, ruda", "púšť")
"""Terrain and what it yields, beside its sign."""
LEGEND = {
    "robber": "zlodej",
    "settlement": "dedina",
    "city": "mesto",
    "corner": "križovatka",
    "pier": "križovatka s prístavom",
    "site": "miesto, ktoré môžeš vybrať",
    "dot": "jeden z 36 hodov",
    "marks": "hráči vo svojich farbách",
    "roads": "cesty každej farby",
}
