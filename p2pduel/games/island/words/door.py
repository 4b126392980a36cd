"""The island in plain sentences: enough to play it anywhere."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from p2pduel.catalogue.anygame import AnyWords
from p2pduel.catalogue.options import OptionWords
from p2pduel.catalogue.words import listed
from p2pduel.games.island.rules.facts import COLOURS, RESOURCES
from p2pduel.games.island.words.numbered import RULES
from p2pduel.kernel.state import NOBODY

__all__ = ["WORDS", "cards_said"]

_CARDS: Final = ("cards", "want", "give", "get")
"""Fields that are cards by kind; give and get of a trade with the bank are one kind."""


def cards_said(cards: Sequence[int]) -> str:
    """Cards by kind, as a list."""
    return listed([f"{count} {RESOURCES[kind]}" for kind, count in enumerate(cards) if count]) or "nothing"


class IslandWords(AnyWords):
    """Fields of the island with names where there are numbers."""

    def _fields(self, data: Mapping[str, Any], names: Sequence[str] = (), you: int | None = None) -> Any:
        said = super()._fields(data, names, you)

        def player(number: int) -> str:
            if number == NOBODY:
                return "nobody"
            if number >= len(names):
                return COLOURS[number]
            return "you" if number == you else names[number]

        for key in ("colour", "victim", "before"):
            if isinstance(said.get(key), int):
                said[key] = player(said[key])
        for key in _CARDS:
            if isinstance(data.get(key), int):
                said[key] = RESOURCES[data[key]]
            elif key in data and "count" not in data:
                said[key] = cards_said(data[key])
        said["resource"] = RESOURCES[data["resource"]] if "resource" in data else "card"
        if "dice" in data:
            said["dice"] = " and ".join(map(str, data["dice"]))
        if data.get("seat") == NOBODY:
            said["seat"] = "nobody"
        return said


WORDS = IslandWords(
    name="The Island",
    variants={
        "beginner": ("The first island", "two to four players, board and first pieces laid out, 10 points"),
        "base": ("The island", "two to four players, a new board every time, 10 points"),
        "two": ("The island for two", "two players, neutral neighbours and trade tokens, 10 points"),
    },
    seats=("Blue", "Orange", "White", "Red"),
    faces={
        "knight": ("Knight", "Move the robber and steal a card."),
        "road_building": ("Road Building", "Build two roads for nothing."),
        "invention": ("Invention", "Take any two cards from the bank."),
        "monopoly": ("Monopoly", "Name a resource: all others give you every card of it."),
        "victory": ("Victory Card", "Worth 1 point; shown when it wins."),
    },
    questions={
        "found": "Where do you found a settlement?",
        "found_road": "Which way does its road lead?",
        "preroll": "Before the dice: what do you do?",
        "action": "What do you do?",
        "free_road": "Where do you build the free road?",
        "discard": "A seven: which {count} cards do you return?",
        "rob": "Where does the robber go?",
        "answer": "What do you say to the offer?",
        "close": "With whom do you trade?",
        "neutral": "Where does a neutral colour build a {what}?",
        "give": "Which {count} cards do you give back?",
    },
    moves={
        "settle": "build a settlement at {rest}",
        "road": "build a road on {rest}",
        "city": "build a city at {rest}",
        "buy": "buy a development card",
        "trade": "trade with the bank: {rest}",
        "offer": "offer {rest}",
        "invite": "ask for offers {rest}",
        "accept": "accept",
        "decline": "decline",
        "counter": "offer {rest} instead",
        "close": "trade with {rest}",
        "knight": "play a Knight",
        "road_building": "play Road Building",
        "invention": "play Invention for {rest}",
        "monopoly": "play Monopoly on {rest}",
        "reveal": "show {rest} victory cards and win",
        "roll": "roll the dice",
        "end": "end your turn",
        "rob": "put the robber on {rest}",
        "discard": "return {rest}",
        "give": "give {rest}",
        "force": "force a trade",
        "home": "send the robber home",
        "retire": "give up a knight for trade tokens",
    },
    outcomes={
        "board": "The island is laid out",
        "tossed": "Dice for the first turn: {sums}",
        "starts": "{seat} begins",
        "built": "{colour}: a {what} at {place}",
        "gained": "{seat} gets {cards}",
        "short": "The bank is short of {resource}",
        "rolled": "{seat} rolls {dice}",
        "rolled_same": "{seat} rolls {dice}, which is the same sum again",
        "discarded": "{seat} returns {cards}",
        "robber": "{seat} moves the robber to {hex}",
        "stole": "{seat} takes 1 {resource} from {victim}",
        "traded": "{seat} trades {count} {give} for 1 {get}",
        "offered": "{seat} offers {give} for {want}",
        "answered": "{seat} answers: {answer} ({give} for {want})",
        "dealt": "{seat} trades {give} for {get} with {to}",
        "no_deal": "{seat} makes no deal",
        "bought": "{seat} buys a development card",
        "played": "{seat} plays the {face}",
        "monopoly": "{seat} collects {count} {resource}",
        "revealed": "{seat} shows {count} victory cards",
        "longest_road": "Longest Road: {colour}",
        "largest_army": "Largest Army: {seat}",
        "tokens": "{seat} takes {count} trade tokens",
        "spent": "{seat} pays {count} trade tokens",
        "gave_cards": "{seat} gives {cards} to {to}",
        "retired": "{seat} gives up a knight",
        "won": "{seat} wins with {points} points",
    },
    refusals={
        "army/none": "you have no knight lying open",
        "army/once": "one knight a turn can be given up",
        "bank/short": "the bank has only {left} {resource}",
        "cards/amount": "it must be {count} cards",
        "cards/form": "cards are written like 2 ore 1 grain, not {words_said}",
        "cards/missing": "missing: {cards}",
        "city/site": "a city takes the place of an own settlement, and {site} is none",
        "deck/empty": "no development card is left",
        "dev/fresh": "a card bought in this turn cannot be played yet",
        "dev/none": "you have no such development card",
        "dev/once": "one development card a turn can be played",
        "dev/useless": "the {face} would do nothing now",
        "edge/taken": "there is a road on {edge} already",
        "force/none": "the other player has no card",
        "hex/same": "the robber stands on {hex} already",
        "kind/unknown": "there is no resource {word}",
        "pieces/none": "you have no {what} left",
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
        "trade/rate": "the bank wants {rate} {resource} for a card",
        "trade/same": "a resource cannot be traded for itself",
        "victim/needed": "say from whom you steal",
        "victim/none": "{victim} has nothing to steal at {hex}",
        "move/unknown": "{text} is no move here",
        "card/not-held": "you hold no {face}",
    },
    numbered=RULES,
    zones={"dev": "the development cards"},
    settled={
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
    },
    phases={"founding": "founding", "dice": "the dice", "action": "trade and build", "over": "the end"},
)
