"""The tables of the island's words: questions, outcomes, refusals, options, in English."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.options import OptionWords
from p2pduel.games.island.words.en.numbered import RULES

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

NAME: Final = "The Island"
VARIANTS: Final = {
    "beginner": ("The first island", "two to four players, board and first pieces laid out, 10 points"),
    "base": ("The island", "two to four players, a new board every time, 10 points"),
    "two": ("The island for two", "two players, neutral neighbours and trade tokens, 10 points"),
}
SEATS: Final = ("Blue", "Orange", "White", "Red")
FACES: Final = {
    "knight": (Noun("Knight"), "Move the robber and steal a card."),
    "road_building": (Noun("Road Building"), "Build two roads for nothing."),
    "invention": (Noun("Invention"), "Take any two cards from the bank."),
    "monopoly": (Noun("Monopoly"), "Name a resource: all others give you every card of it."),
    "victory": (Noun("Victory Card"), "Worth 1 point; shown when it wins."),
}
QUESTIONS: Final = {
    "found": "Where do you found a settlement?",
    "found_road": "Which way does its road lead?",
    "preroll": "Before the dice: what do you do?",
    "action": "What do you do?",
    "free_road": "Where do you build the free road?",
    "discard": "A seven: which cards do you return? ({count})",
    "rob": "Where does the robber go?",
    "answer": "What do you say to the offer?",
    "close": "With whom do you trade?",
    "neutral": "Where does a neutral colour build: {what}?",
    "give": "Which cards do you give back? ({count})",
}
MOVES: Final[Mapping[str, str]] = {}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "board": "The island is laid out",
    "tossed": "Dice for the first turn: {sums}",
    "starts": ("{seat} begins", "You begin"),
    "turn": ("Turn {turn}: {seat}", "Turn {turn}: you"),
    "built": ("{seat} builds {what} at {place}", "You build {what} at {place}"),
    "gained": ("{seat} gets {cards}", "You get {cards}"),
    "short": "The bank is short of {resource}",
    "rolled": ("{seat} rolls {dice}", "You roll {dice}"),
    "rolled_same": ("{seat} rolls {dice}, the same sum again", "You roll {dice}, the same sum again"),
    "discarded": ("{seat} returns {cards}", "You return {cards}"),
    "robber": ("{seat} moves the robber to {hex}", "You move the robber to {hex}"),
    "stole": ("{seat} takes {loot} from {victim}", "You take {loot} from {victim}"),
    "traded": ("{seat} trades {give} for {get} with the bank", "You trade {give} for {get} with the bank"),
    "offered": ("{seat} offers {give} for {want}", "You offer {give} for {want}"),
    "answered": ("{seat} says {answer}: {give} for {want}", "You say {answer}: {give} for {want}"),
    "dealt": ("{seat} trades {give} for {get} with {to}", "You trade {give} for {get} with {to}"),
    "no_deal": ("{seat} makes no deal", "You make no deal"),
    "bought": ("{seat} buys a development card", "You buy a development card"),
    "drew": ("{seat} draws {cards}", "You draw {cards}"),
    "played": ("{seat} plays {face}", "You play {face}"),
    "monopoly": ("{seat} collects {loot}", "You collect {loot}"),
    "revealed": ("{seat} shows victory cards: {count}", "You show victory cards: {count}"),
    "longest_road": "Longest Road: {seat}",
    "largest_army": "Largest Army: {seat}",
    "tokens": ("{seat} takes trade tokens: {count}", "You take trade tokens: {count}"),
    "spent": ("{seat} pays trade tokens: {count}", "You pay trade tokens: {count}"),
    "gave_cards": ("{seat} gives {cards} to {to}", "You give {cards} to {to}"),
    "retired": ("{seat} gives up a knight", "You give up a knight"),
    "won": ("{seat} wins with {points} points", "You win with {points} points"),
}
REFUSALS: Final = {
    "army/none": "you have no knight lying open",
    "army/once": "one knight a turn can be given up",
    "bank/short": "the bank has too little: {resource} {left}",
    "cards/amount": "it must be so many cards: {count}",
    "cards/form": "cards are written like 2 ore 1 grain, not {words_said}",
    "cards/missing": "missing: {cards}",
    "city/site": "a city takes the place of an own settlement, and {site} is none",
    "deck/empty": "no development card is left",
    "dev/fresh": "a development card bought in this turn cannot be played yet",
    "dev/none": "you have no such development card",
    "dev/once": "one development card a turn can be played",
    "dev/useless": "{face} would do nothing now",
    "edge/taken": "there is a road on {edge} already",
    "force/none": "the other player has no card",
    "hex/same": "the robber stands on {hex} already",
    "kind/unknown": "there is no resource {word}",
    "pieces/none": "no piece is left: {what}",
    "points/short": "you need {need} points to win",
    "position/bank": "there are 19 cards of {resource}, not {total}",
    "position/close": "{site} is too close to another building",
    "position/colour": "nobody plays {colour}",
    "position/phase": "a position cannot begin with {phase}",
    "position/terrain": "these are not the 19 hexes of the box",
    "road/apart": "{edge} does not touch a road or building of yours",
    "robber/home": "the robber is in the desert",
    "roll/first": "roll first",
    "roll/once": "the dice have been rolled",
    "site/apart": "no road of yours leads to {site}",
    "site/close": "{site} is next to {near}, where a building stands",
    "site/taken": "{site} is taken",
    "tokens/once": "trade tokens can be used once a turn",
    "tokens/short": "that costs {need} trade tokens, and you have {have}",
    "trade/closed": "you have begun to build: trading is over",
    "trade/many": "{most} offers in a turn are enough",
    "trade/nothing": "both sides must give something",
    "trade/partner": "you cannot trade with {said}",
    "trade/rate": "the bank wants {rate} for a card: {resource}",
    "trade/same": "a resource cannot be traded for itself",
    "victim/needed": "say from whom you steal",
    "victim/none": "{victim} has nothing to steal at {hex}",
    "move/unknown": "{text} is no move here",
    "card/not-held": "you hold no {face}",
}
NUMBERED: Final = RULES
ZONES: Final = {
    "dev": Noun("the development cards"),
}
PHASES: Final = {
    "setup": "set-up",
    "founding": "founding",
    "dice": "the dice",
    "action": "trade and build",
    "over": "the end",
}
SETTLED: Final = {
    "target": OptionWords("Points to win", "What one must have in one's own turn."),
    "harbours": OptionWords(
        "New harbours",
        "When a harbour one has settled at can be used.",
        {"later": "from the next turn", "now": "at once"},
    ),
    "shortage": OptionWords(
        "Bank shortage",
        "Who gets cards that the bank cannot pay to all.",
        {"none": "nobody", "rest": "a single claimant the rest"},
    ),
    "tie": OptionWords(
        "Tie after a broken road",
        "Where Longest Road goes.",
        {"bank": "to the bank", "holder": "its holder keeps it"},
    ),
    "theft": OptionWords(
        "Robbing", "Whether whoever moves the robber must steal.", {"must": "a duty", "may": "a choice"}
    ),
    "phases": OptionWords(
        "Trade and build", "In which order.", {"free": "in any order", "strict": "trade first"}
    ),
}
