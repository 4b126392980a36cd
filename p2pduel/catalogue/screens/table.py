"""The words of the screens themselves; cards, prompts and sentences come from the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.words import counted, listed
from p2pduel.games.duel.words.nouns import KIND_WORDS, PHASES, amounts

if TYPE_CHECKING:  # the lobby needs words too, and is painted before the engine is loaded
    from p2pduel.games.duel.rules.state import Player, State
    from p2pduel.kernel.operations import Finished

CLOSE: Final = "Close"
HELP: Final = "Help"
LEAVE: Final = "Leave"
LEAVE_TITLE: Final = "Leave the program?"
LEAVE_QUESTION: Final = "Leave p2pduel now?"
LEAVE_YES: Final = "Leave"
STAY: Final = "Stay"
YES: Final = "Yes"
NO: Final = "No"
KEY: Final = "key"
ALL_ACTIONS: Final = "All"
CHOOSE_PLACE: Final = "Choose place"
COMMON_KEYS: Final = (
    ("tab", "next part of the screen (shift+tab: previous)"),
    ("arrows", "move inside a part"),
    ("enter", "choose what is marked"),
    ("esc", "close what is open, without doing anything"),
    ("^p", "all actions by name"),
    ("mouse", "click a card, a place, a row or a key; the wheel scrolls"),
)


def too_small(width: int, height: int, least_width: int, least_height: int) -> str:
    """The notice for a terminal without room for the table."""
    return (
        f"This window has {width} columns and {height} lines.\n"
        f"The table needs at least {least_width} × {least_height}.\n"
        "Make it larger and the game goes on; nothing is lost."
    )


ROAD: Final = "road"
FREE_SITE: Final = "· site ·"
REGION_SITE: Final = "· region site ·"
SETTLEMENT_PLACE: Final = "· settlement ·"


def covers(name: str) -> str:
    """What lies below a card."""
    return f"on {name}"


ACTION_FREE: Final = "free to play"
ROLLED: Final = "rolled"
EVENT_DIE: Final = "event die:"
DISCARD: Final = "discard:"
FACE_UP: Final = "open:"
REGIONS: Final = "region stack"
EVENTS: Final = "event stack"
ROADS: Final = "roads left"
SETTLEMENTS: Final = "settlements left"
CITIES: Final = "cities left"
IN_SHORT: Final = {
    REGIONS: "regions",
    EVENTS: "events",
    ROADS: "roads",
    SETTLEMENTS: "settlements",
    CITIES: "cities",
}
"""What is left in the box, where there is little room to say so."""
CARD: Final = "Card"


def kind(name: str) -> str:
    """What sort of card, in a word."""
    return KIND_WORDS[name]


YOU: Final = "– you"
WATCHING: Final = "you watch"
LOCAL: Final = "on this computer"
RECONNECTING: Final = "link lost, trying again"
LINK_LOST: Final = "link lost"
SWAP_HINT: Final = "o: see it"
VICTORY: Final = "victory"
STRENGTH: Final = "strength"
TRADE: Final = "trade"
SKILL: Final = "skill"
PROGRESS: Final = "progress"


def hand_size(count: int) -> str:
    """How many cards a hand holds."""
    return counted(count, "hand card")


def cards(count: int) -> str:
    """How many cards stand."""
    return counted(count, "card")


def proofs(number: int, short: bool) -> str:
    """How many proofs of the other side were checked here."""
    return counted(number, "proof") if short else f"{counted(number, 'proof')} checked"


def watchers(count: int) -> str:
    """How many people watch."""
    return f"{count} watching"


def turn_words(turn: int, name: str, phase: str) -> str:
    """Number of the turn, whose it is, and its phase."""
    return f"turn {turn} · {name}: {PHASES.get(phase, phase)}"


def waiting(attempt: int) -> str:
    """The banner while the link is being restored."""
    tries = f" (attempt {attempt})" if attempt else ""
    return (
        f"The link is gone; connecting again{tries}. The game is saved, nothing is lost and no time runs out."
    )


def lost(reason: str) -> str:
    """The banner when the link was given up, with the reason if one is known."""
    what = f"Stopped: {reason}" if reason else "The other side is gone"
    return f"{what}. The game is saved; continue it from the lobby whenever you both like."


def stored_name(player: Player, place: str) -> str:
    """What a place stores."""
    from p2pduel.games.duel.rules.board import land

    return land(player.regions[place])[0] if place in player.regions else "gold"


FREE_CHOICE: Final = frozenset({"action", "prepare"})
"""Decision kinds in which a player does as they like, any number of times."""
GROUP_BUILD: Final = "Build"
GROUP_PLAY: Final = "Play"
GROUP_MORE: Final = "And"
WISHES: Final = {"trade": "Trade with the supply …", "demolish": "Demolish …", "end": "End the turn"}
WHICH_CARD: Final = {
    "exchange": "Exchange a card …",
    "surplus": "Put a card away …",
    "put_away": "Put a card under a stack …",
    "take_card": "Look through the cards and take one …",
    "fetch": "Look through the discard pile and take …",
    "rob": "Look at the hand and take …",
    "survey": "Look through the regions and take two …",
    "lose": "Give up a card …",
    "appease": "Give up a card …",
    "name": "Name a card …",
}


def which_card(kind: str) -> str:
    """The row that opens the list of cards."""
    return WHICH_CARD.get(kind, "Choose a card …")


READ_FIRST: Final = (
    "Arrow keys or a click go through the cards; here you read them. Enter or a second click chooses."
)
TAKE_THESE: Final = "Take these"
WHICH_STACK: Final = "Which stack?"
NOT_OFFERED: Final = "You see this card, but it may not be taken."


def chosen_so_far(names: list[str]) -> str:
    """What is marked in a list from which several cards are taken."""
    return f"Marked: {listed(names)}." if names else "Nothing is marked yet."


NOT_NOW: Final = "Not possible now."
LETTERS: Final = {"lumber": "Lu", "gold": "Go", "grain": "Gr", "brick": "Br", "wool": "Wo", "ore": "Or"}


def needs(what: str, rule: str) -> str:
    """What is missing for a price, and the rule that asks for it."""
    return f"Needs {what} more ({rule})."


DO_IT: Final = "Do it"
WHICH_ONE: Final = "Which of these?"
CHANGED_TOO: Final = "changed with it"
NOT_THERE: Final = "That is not possible at this place."
OTHER_CHOICE: Final = "Other choice"
ONCE: Final = "once per principality"
COSTS: Final = "Costs"
NEEDS: Final = "Needs"
POINTS: Final = "Points"
IN_THE_BOX: Final = "In the box:"
RULES: Final = "Rules:"


def of_choices(number: int, count: int) -> str:
    """Which of how many choices is shown."""
    return f"({number} of {count})"


def give(what: str) -> str:
    """The giving side of a trade."""
    return f"Give {what}"


def receive(what: str) -> str:
    """The receiving side of a trade."""
    return f"Receive 1 {what}"


K_BUILD: Final = "Build"
K_PLAY: Final = "Play"
K_TRADE: Final = "Trade"
K_DEMOLISH: Final = "Demolish"
K_END: Final = "End turn"
K_INSPECT: Final = "Inspect"
K_UNDO: Final = "Undo"
K_LOG: Final = "Log"
K_SWAP: Final = "Other side"
K_ZOOM: Final = "Zoom"
K_WHOLE: Final = "Whole table"
K_VERIFY: Final = "Verify"
K_MOVES: Final = "My move"
K_RESIGN: Final = "Resign"
K_RULES: Final = "Rules"
HANDBOOK: Final = "Rules and cards"
HANDBOOK_ASK: Final = "Type a word: brigands, trade, Abbey, Kloster, D-8.5 …"
HANDBOOK_HELP: Final = (
    "All rules and all cards. Type, and only what holds your words stays in the list; cards are found by "
    "their name in any of the four languages, rules by the number that a refusal or a card shows: D-8.5. "
    "Enter opens the first one, the arrow keys go through the list."
)
INTO_LIST: Final = "Into the list"
RULES_HEADING: Final = "The rules"
NUMBERS_HEADING: Final = "Rules by number"
CHAPTER: Final = "rules"
LESSON: Final = "Lesson"
LOG: Final = "Log"
YOUR_MOVE: Final = "Your move"
NOW: Final = "Now"
ASKED: Final = "You are asked"
SENDING: Final = "…"
LEAVE_GAME: Final = "Leave this game? It is saved where it can be; you find it in the lobby."
HERE: Final = "Here"
WHAT_HERE: Final = "What shall happen here?"
NOT_YOUR_MOVE: Final = "It is not your move: you build in the action phase of your own turn (D-5.8)."
NOTHING_FITS: Final = "Nothing you have can be built here now:"
NOTHING_TO_INSPECT: Final = "Point at a card first: tab changes the part of the screen, the arrows move."
DEMOLISH_TITLE: Final = "Demolish?"
DEMOLISH_ASK: Final = "The card goes to the discard pile and you get nothing for it."
END_TITLE: Final = "End the turn?"
RESIGN_TITLE: Final = "Resign?"
RESIGN_ASK: Final = "The other side wins at once."
CHANCE_EXPLAINED: Final = (
    "Nobody alone decides chance here. Each side had committed itself before it knew the other's value; "
    "the result is computed from both, and everybody can compute it again."
)
LOCAL_CHANCE: Final = "This game runs on one computer, which rolls and shuffles by itself."
TABLE_HELP: Final = (
    "Your land is below, the other one above. Regions lie at the corners with their die number and their "
    "store (up to three); building sites lie above and below settlements and cities. Choose a card and "
    "then its place, or a place and then a card. The list beside it holds everything you can do now: ✓ can "
    "be done, ✗ says why not."
)


def cards_of(name: str) -> str:
    """The heading of a set."""
    return f"The cards: {name}"


def nothing_found(query: str) -> str:
    """No rule and no card holds what was typed."""
    return f"Nothing here speaks of “{query}”."


def hand_of(name: str, own: bool) -> str:
    """The caption of the hand."""
    return "Your hand" if own else f"{name}'s hand"


def waits_for(name: str) -> str:
    """Somebody else decides."""
    return f"{name} is thinking …"


def finished(end: Finished, names: tuple[str, ...]) -> str:
    """How the game ended."""
    if end.winner is None:
        return "The game ends in a draw."
    return f"{names[end.winner]} has won the game."


def unused(left: list[str]) -> str:
    """What could still be done this turn."""
    return f"You could still do this: {listed(left)}. End the turn all the same?"


def inspect_card(face: str) -> str:
    """The row that shows a card."""
    from p2pduel.games.duel.words.cards import card_name

    return f"Look at {card_name(face)}"


def effect_of(face: str) -> str:
    """What a card does."""
    from p2pduel.games.duel.words.cards import card_text

    return card_text(face).effect


def attacked(face: str) -> str:
    """The title of a notice about an attack card."""
    from p2pduel.games.duel.words.cards import card_name

    return f"Attack: {card_name(face)}"


def turn_number(turn: int) -> str:
    """A turn as a title."""
    return f"Turn {turn}" if turn else "Set-up"


def preview(face: str | None, note: str) -> str:
    """What to know about a highlighted wish that can be fulfilled."""
    from p2pduel.games.duel.rules.facts import card_of
    from p2pduel.games.duel.words.cards import card_text

    if face is None:
        return note
    cost = card_of(face).cost
    price = f"Costs {amounts(cost)}. " if cost else ""
    return price + card_text(face).effect


def rates(found: Mapping[str, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Rates for 1: " + ", ".join(f"{rate} {name} ({have})" for name, (rate, have) in found.items())


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"You have too little of everything ({rule}). {rates}"


def points_now(state: State) -> tuple[int, int, int]:
    """Turn and victory points of both."""
    from p2pduel.games.duel.rules.core import victory

    return (state.turn, victory(state, 0), victory(state, 1))


UNDO_NOTHING: Final = "There is nothing of yours to take back."
UNDO_LIMIT: Final = "So many moves were taken back since the last roll or card that no more can be: play on."
UNDO_BARRIER: Final = (
    "That cannot be taken back: a die was rolled or a hidden card came to light. There is no second roll."
)


def more(left: str, right: str) -> str:
    """There is more to see on one side."""
    return f" {left} more {right} ".replace("  ", " ")


def touching(regions: str) -> str:
    """Which regions a site touches."""
    return f"· touches {regions}"
