"""What the island's screens say."""

from collections.abc import Sequence

__all__ = [
    "BANK",
    "BANK_TRADE",
    "CARDS",
    "COLOURS",
    "DESERT_HERE",
    "DICE",
    "FACES",
    "FREE_EDGE",
    "FREE_SITE",
    "GROUPS",
    "HANDBOOK_ASK",
    "HANDBOOK_HELP",
    "K_BUILD",
    "K_CARDS",
    "K_END",
    "K_ROLL",
    "K_TRADE",
    "LANDS",
    "LEGEND",
    "MAP",
    "NEXT_BUILDING",
    "NEXT_ROBBER",
    "NEXT_ROLL",
    "NOTHING_CHOSEN",
    "NOT_YOUR_MOVE",
    "OFFER_ALL",
    "PLACES",
    "POINTS",
    "RESOURCES",
    "ROBBER_HERE",
    "TABLE_HELP",
    "TERRAINS",
    "TRADE_KEYS",
    "WISHES",
    "asked_for",
    "bank_rate",
    "chance",
    "choose_exactly",
    "deal_of",
    "discard_now",
    "gives",
    "hand_title",
    "harbour",
    "have",
    "knights",
    "missing",
    "new_cards",
    "no_pieces",
    "offer_to",
    "owned",
    "pays",
    "place",
    "rates",
    "road_of",
    "rob_from",
    "rolls",
    "sum_of",
    "tokens",
    "trade_asks",
    "wants",
    "yields",
]

TERRAINS = ("forest", "hills", "pasture", "fields", "mountains", "desert")
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
COLOURS = ("blue", "orange", "white", "red")
_LEVELS = ("", "settlement", "city")
FACES = {
    "knight": "Knight",
    "road_building": "Road Building",
    "invention": "Invention",
    "monopoly": "Monopoly",
    "victory": "Victory Card",
}

# -- the map -----------------------------------------------------------------------------------------------

MAP = "The island"
FREE_SITE = "free"
FREE_EDGE = "no road"
ROBBER_HERE = "the robber stands here"
DESERT_HERE = "yields nothing"


def place(name: str) -> str:
    """A place, before what is said of it."""
    return f"{name}:"


def yields(found: Sequence[tuple[int, int]]) -> str:
    """The hexes of a site: terrain and number, 0 for none."""
    return ", ".join(
        f"{TERRAINS[terrain]} {number}" if number else TERRAINS[terrain] for terrain, number in found
    )


def chance(ways: int) -> str:
    """In how many of 36 rolls something comes."""
    return f"{ways} of 36 rolls"


def harbour(kind: int) -> str:
    """A harbour at a site; 5 is the general one."""
    return f"harbour 2:1 {RESOURCES[kind]}" if kind < len(RESOURCES) else "harbour 3:1"


def owned(level: int, name: str) -> str:
    """A building and whose it is."""
    return f"{_LEVELS[level]}: {name}"


def road_of(name: str) -> str:
    """A road and whose it is."""
    return f"road: {name}"


# -- players, bank, hand -----------------------------------------------------------------------------------

BANK = "Bank"
DICE = "Dice"
CARDS = "cards"


def sum_of(total: int) -> str:
    """The sum of a roll."""
    return f"= {total}"


def knights(count: int) -> str:
    """Open knights."""
    return f"knights {count}"


def tokens(count: int) -> str:
    """Trade tokens."""
    return f"tokens {count}"


def hand_title(name: str, own: bool) -> str:
    """Whose cards are shown."""
    return "Your cards" if own else f"Cards: {name}"


def pays(rate: int) -> str:
    """What the bank wants of a resource for one card."""
    return f"bank {rate}:1"


def new_cards(count: int) -> str:
    """Development cards bought in this turn."""
    return f"new: {count}"


# -- wishes ------------------------------------------------------------------------------------------------

GROUPS = {"build": "Build", "trade": "Trade", "cards": "Development cards", "more": "Turn"}
K_BUILD = "Build"
K_TRADE = "Trade"
K_CARDS = "Cards"
K_ROLL = "Roll"
K_END = "End turn"
WISHES = {
    "road": "Road",
    "settle": "Settlement",
    "city": "City",
    "buy": "Development card",
    "trade": "Trade with the bank",
    "offer": "Offer to players",
    "roll": "Roll the dice",
    "end": "End your turn",
    "force": "Force a trade",
    "home": "Send the robber home",
    "retire": "Give up a knight for tokens",
    "reveal": "Show victory cards and win",
    "accept": "Accept",
    "decline": "Decline",
    "counter": "Offer something else",
    "discard": "Choose the cards to return",
    "give": "Choose the cards to give",
    "close": "Trade with nobody",
}
PLACES = {
    "found": "Choose a site on the map",
    "found_road": "Choose an edge on the map",
    "free_road": "Choose an edge on the map",
    "rob": "Choose a hex on the map",
    "neutral": "Choose a place on the map",
}
NOT_YOUR_MOVE = "You can build here in your own turn."


def missing(cards: Sequence[int]) -> str:
    """What of a price is not in the hand."""
    said = ", ".join(f"{count} {RESOURCES[kind]}" for kind, count in enumerate(cards) if count)
    return f"missing: {said}"


def no_pieces(what: str) -> str:
    """None of a kind of pieces is left."""
    return f"none left in the supply: {WISHES[what]}"


def rates(found: Sequence[int]) -> str:
    """What the bank wants of every resource."""
    said = ", ".join(f"{rate} {RESOURCES[kind]}" for kind, rate in enumerate(found))
    return f"The bank wants {said}."


def gives(cards: str) -> str:
    """The giving half of a trade; the cards are written out."""
    return f"give {cards}"


def wants(cards: str) -> str:
    """The other half."""
    return f"for {cards}"


def rob_from(name: str) -> str:
    """Who is robbed; empty for nobody."""
    return f"rob {name}" if name else "rob nobody"


def deal_of(name: str, give: str, get: str) -> str:
    """An answer that can be accepted."""
    return f"{name}: you give {give} for {get}"


def asked_for(name: str, get: str, give: str) -> str:
    """An offer that is to be answered: what one would get and give; either may be empty."""
    if not get:
        return f"{name} asks for offers: {give}" if give else f"{name} asks for offers"
    return f"{name} gives {get} for your {give}"


# -- dialogues ---------------------------------------------------------------------------------------------

BANK_TRADE = "Trade with the bank"
OFFER_ALL = "Offer to everybody"
NOTHING_CHOSEN = "Give something and want something."
TRADE_KEYS = "← gives a card, → wants one."


def trade_asks(kind: str) -> str:
    """What a dialogue about cards asks: trade, counter, discard, give, invention."""
    return {
        "trade": "What do you give, what do you want?",
        "counter": "What do you give instead, what do you want?",
        "discard": "Which cards do you return?",
        "give": "Which cards do you give?",
        "invention": "Which cards do you take?",
    }[kind]


def have(count: int) -> str:
    """Cards of a kind in the hand."""
    return f"have {count}"


def bank_rate(kind: int, rate: int) -> str:
    """Why a trade is none of the bank's; rate 0: it is no single kind for one card."""
    if not rate:
        return "The bank gives one card for equal ones."
    return f"The bank wants {rate} {RESOURCES[kind]} for one card."


def offer_to(name: str) -> str:
    """An offer to one player."""
    return f"Offer to {name}"


def choose_exactly(count: int, chosen: int) -> str:
    """How many cards must be chosen, and how many are."""
    return f"{chosen} of {count} cards are chosen."


def discard_now(count: int) -> str:
    """The row that does it."""
    return f"These {count} cards" if count != 1 else "This card"


# -- the end, help -----------------------------------------------------------------------------------------

POINTS = {
    "total": "Points",
    "settlements": "Settlements",
    "cities": "Cities",
    "road": "Longest Road",
    "army": "Largest Army",
    "victory": "Victory cards",
    "length": "Length of road",
    "knights": "Knights",
    "cards": "Cards in hand",
}


def rolls(total: int) -> str:
    """The line above the chart of rolls."""
    return f"{total} rolls; in brackets what fair dice would bring"


NEXT_ROLL = "Next roll"
NEXT_BUILDING = "Next building"
NEXT_ROBBER = "Next robber"
HANDBOOK_ASK = "a rule, a word: robber, I-10.6"
HANDBOOK_HELP = "The rules of the island, by chapters and numbers."
TABLE_HELP = (
    "The island in the middle: every hex has its land, its number and a dot for each way to roll it. "
    "Above are the players and the bank, below your cards, at the right what happened and what you can do. "
    "Choose what to build, and the sites where it can stand light up: "
    "arrows and mouse go there, Enter builds."
)
LANDS = (
    "forest, lumber",
    "hills, brick",
    "pasture, wool",
    "fields, grain",
    "mountains, ore",
    "desert",
)
"""Terrain and what it yields, beside its sign."""
LEGEND = {
    "robber": "the robber",
    "settlement": "settlement",
    "city": "city",
    "corner": "intersection",
    "pier": "intersection with a harbour",
    "site": "a place you can choose",
    "dot": "one of 36 rolls",
    "marks": "the players, in their colours",
    "roads": "roads of each colour",
}
