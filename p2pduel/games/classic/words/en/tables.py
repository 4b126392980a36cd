"""What the classic card game says in English."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.options import OptionWords
from p2pduel.games.classic.rules.facts.faces import LAND, all_faces
from p2pduel.games.classic.words.en.names import NOUNS

__all__ = [
    "FACES",
    "MOVES",
    "NAME",
    "NUMBERED",
    "OUTCOMES",
    "PHASES",
    "QUESTIONS",
    "REFUSALS",
    "SEATS",
    "SETTLED",
    "VARIANTS",
    "ZONES",
]

NAME: Final = "The classic card game"
VARIANTS: Final = {
    "base": ("Base game", "the base set alone, 12 points"),
    "knights": ("Knights & Merchants", "the base set and this one, 13 points"),
    "politics": ("Politics & Intrigue", "the base set and this one, 13 points"),
    "barbarians": ("Barbarians & Traders", "the base set and this one, 13 points"),
    "science": ("Science & Progress", "the base set and this one, 13 points"),
    "wizards": ("Wizards & Dragons", "the base set and this one, 13 points"),
    "trade": ("Trade & Change", "the base set and this one, 13 points"),
    "mixed": ("Mixed sets", "the base set and two or three others, 13 points"),
    "tournament": ("Tournament", "own decks of 33 cards, 13 points"),
}
SEATS: Final = ("Red", "Blue")


def _region(face: str) -> Noun:
    name, _, number = face.partition("-")
    return Noun(f"{NOUNS[name].nom} {number}")


FACES: Final[Mapping[str, tuple[Noun, str]]] = {
    **{face: (_region(face), f"Yields {LAND[face][0]}.") for face in all_faces() if "-" in face},
    **{face: (noun, "") for face, noun in NOUNS.items()},
}
QUESTIONS: Final = {
    "action": "Your turn: build, play, trade, or end.",
    "preroll": "Before the dice: play or use a card, or roll.",
    "pay": "Where do you pay {amount} {resource} from?",
    "pay_magic": "Whose magic power pays {amount}?",
    "hand_in": "Which trade points do you hand in, {amount} of them?",
    "store": "Where do you store {amount} {resource}?",
    "take": "Which resource do you take? {amount} left.",
    "demand": "Which resource do you take from the other player?",
    "give": "Which resource do you give the other player? {amount} left.",
    "spare": "Which resource need you not pay? {times} left.",
    "barter": "Which resource do you hand in? Up to {most}.",
    "name": "What do you name?",
    "under": "Under which stack does it go?",
    "reaction": "Do you answer with a card?",
    "counter": "Do you stop the card with magic?",
    "jump": "Do you turn back time?",
    "ward": "Do you roll against the Spy?",
    "rob": "Which of these cards do you take? {least} to {most}.",
    "put_away": "Under which stack do these cards go?",
    "put_under": "Which card do you put under a stack?",
    "keep": "Do you keep the card you have drawn?",
    "sort_cards": "In which order do these {count} cards go back?",
    "take_card": "Which card of the stack do you take?",
    "draw": "Draw or search, up to {limit} cards.",
    "new_hand": "Draw a new hand.",
    "surplus": "Put cards away until you hold {limit}.",
    "lay_down": "Lay cards down until you hold {limit}.",
    "exchange": "Do you put a card away for another?",
    "replace": "Draw the other card, or search for it.",
    "form": "Do you form an empty stack anew?",
    "dig": "A card of the discard pile, or {amount} resources?",
    "survey": "Which two regions do you take?",
    "lay": "Where does the first region lie?",
    "rearrange": "Do your starting regions change places?",
    "starting_stack": "Which stack do you look through for your first cards?",
    "master_builder": "Which stack do you look through?",
    "triumph": "Raise the arch, or take two resources?",
    "lose": "Which {amount} resources do you lose?",
    "spread": "How do these resources lie from now on?",
    "hoard": "Where do you store {amount} {resource}?",
    "banish": "Which event leaves the game?",
    "new_land": "Which region do you take?",
    "offer": "What do you offer the other player?",
    "answer": "Do you accept the offer?",
}
MOVES: Final = {
    "accept": "accept",
    "arrange": "put them back in the order {card}",
    "build": "build {rest}",
    "bury": "put the {card} under {rest}",
    "cast": "cast {rest}",
    "decline": "decline",
    "defend": "roll against it",
    "demand": "take {rest}",
    "demolish": "demolish {rest}",
    "discard": "lay down the {card}",
    "done": "done",
    "draw": "draw from {rest}",
    "end": "end your turn",
    "fetch": "take the {card} from the discard pile",
    "form": "form {rest} anew",
    "give": "give {rest}",
    "keep": "keep it",
    "lay": "lay {rest}",
    "lift": "pay for the ban on {rest}",
    "lose": "lose {rest}",
    "name": "{rest}",
    "offer": "offer the other player a trade",
    "pass": "pass",
    "pay": "pay from {rest}",
    "pick": "take {card}",
    "play": "play the {card}",
    "plunder": "take two resources",
    "raise": "raise the arch",
    "redeem": "redeem {rest}",
    "roll": "roll the dice",
    "search": "look through {rest}",
    "sell": "sell the {card}",
    "spare": "do not pay {rest}",
    "store": "store at {rest}",
    "swap": "swap {rest}",
    "take": "take {card}",
    "trade": "trade {rest}",
    "under": "under {rest}",
    "use": "use {rest}",
    "want": "ask for {rest}",
}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "turn": ("Turn {turn}: {seat}", "Turn {turn}: you"),
    "dice": ("{seat} rolls {production} and {symbol}", "You roll {production} and {symbol}"),
    "event": "The event is {face}",
    "built": ("{seat} builds {face} at {site}", "You build {face} at {site}"),
    "played": ("{seat} plays {face}", "You play {face}"),
    "cast": ("{seat} casts {face}", "You cast {face}"),
    "used": ("{seat} uses {face}", "You use {face}"),
    "traded": (
        "{seat} trades {amount} {given} for {wanted}",
        "You trade {amount} {given} for {wanted}",
    ),
    "offered": ("{seat} makes an offer", "You make an offer"),
    "demolished": ("{seat} demolishes {face}", "You demolish {face}"),
    "home": ("{seat} takes {face} back", "You take {face} back"),
    "gained": ("{seat} gets {resource}", "You get {resource}"),
    "countered": ("{seat} stops {face} with magic", "You stop {face} with magic"),
    "starts": ("{seat} begins", "You begin"),
    "won": ("{seat} wins", "You win"),
}
REFUSALS: Final = {
    "card/barred": "{by} forbids {face}",
    "card/fresh": "{face} came in this turn",
    "card/hidden": "that card may not be taken",
    "card/kind": "{face} is not used that way",
    "card/locked": "{face} needs a joint score of seven",
    "card/no-effect": "{face} would do nothing",
    "card/not-held": "you do not hold {face}",
    "card/requirement": "what {face} asks for is not there",
    "card/timing": "{face} is not for this moment",
    "card/unique": "{face} is there already",
    "card/used": "{face} was used in this turn",
    "cost/magic": "{face} costs {cost} magic power",
    "cost/short": "{face} costs more than you have",
    "demolish/target": "you cannot demolish {what}",
    "lift/target": "no ban lies on {what}",
    "move/phase": "that is not for this moment",
    "offer/limit": "no more offers in this turn",
    "pay/places": "that does not pay {amount} {resource}",
    "redeem/target": "{what} is not pawned",
    "site/wrong": "{face} does not go to {site}",
    "stack/empty": "no {what} is left",
    "trade/rate": "nobody trades {resource} at that rate",
    "trade/same": "a trade brings another resource than it gives",
    "trade/short": "you have {have} {resource}, not {amount}",
    "use/target": "you have no {what} to use",
}
NUMBERED: Final[Mapping[str, str]] = {}
ZONES: Final = {
    "regions": Noun("the region stack"),
    "events": Noun("the event deck"),
    **{f"s{n}": Noun(f"stack {n}") for n in range(1, 11)},
}
PHASES: Final = {
    "setup": "the beginning",
    "preroll": "before the dice",
    "dice": "dice",
    "action": "actions",
    "hand": "hand",
    "over": "the end",
}
SETTLED: Final = {
    "sets": OptionWords("Theme sets", "Two or three that are played beside the base set."),
    "red-sets": OptionWords("Red's sets", "What Red may build a deck from, beside the base set."),
    "blue-sets": OptionWords("Blue's sets", "What Blue may build a deck from, beside the base set."),
}
