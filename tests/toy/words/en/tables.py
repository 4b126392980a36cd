"""What the Ferry says in English."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.options import OptionWords

__all__ = [
    "FACES",
    "GREEDY",
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
    "shore",
]

NAME: Final = "The Ferry"
VARIANTS: Final = {
    "short": ("A short crossing", "two or three players, 9 to win"),
    "long": ("A long crossing", "two players, 16 to win"),
}
SEATS: Final = ("North", "South", "West")
FACES: Final = {
    "cat": (Noun("Cat"), "Weighs 1."),
    "goat": (Noun("Goat"), "Weighs 2."),
    "scout": (Noun("Scout"), "Weighs 3."),
    "ox": (Noun("Ox"), "Weighs 4."),
    "bell": (Noun("Bell"), "Weighs 5."),
}
QUESTIONS: Final = {
    "load": "The ferry carries {room}. What do you do?",
    "water": "Calm water. What do you do?",
}
MOVES: Final = {
    "load": "load the {card}",
    "sink": "sink the {card}, unseen",
    "row": "row: end your turn",
    "full": "carry six",
    "half": "carry three and draw a card",
}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "rolled": ("{seat} rolls {die}", "You roll {die}"),
    "gust": (
        "{seat} gets a gust: the {face} is turned up",
        "You get a gust: the {face} is turned up",
    ),
    "water": ("{seat} crosses calm water", "You cross calm water"),
    "loaded": ("{seat} loads the {face}", "You load the {face}"),
    "sank": ("{seat} sinks a card under the stack", "You sink a card under the stack"),
    "won": ("{seat} wins", "You win"),
    "drawn": "Nobody wins",
}
REFUSALS: Final = {
    "load/heavy": "the {face} is too heavy: the ferry carries {room}",
    "card/not-held": "you hold no {face}",
    "card/unknown": "there is no {face} in this game",
    "sink/late": "something is loaded already",
    "move/unknown": "{text} is no move here",
}
NUMBERED: Final = {
    "T-1": "There are 21 cards, each with a weight. They lie face down in one stack.",
    "T-2": "Everybody draws three cards. The first seat begins; turns go round.",
    "T-3": "A turn begins with a die: so much the ferry carries. On a 1 the top card is turned up, "
    "its weight is added, and the card goes under the stack.",
    "T-4": "Load cards of your hand, as long as they are not too heavy for what is left.",
    "T-5": "Or, before anything is loaded, sink one card, unseen, under the stack; that ends the turn.",
    "T-6": "Row, which ends the turn. The hand is then filled up to three.",
    "T-7": "Whoever has the target weight on the own shore at the end of the own turn wins.",
    "T-8": "When no card is left, or after the last turn, the heaviest shore wins; a tie is a draw.",
    "T-9": "A 6 is calm water: carry six, or carry three and draw a card first.",
}
ZONES: Final = {"stack": Noun("the stack")}
PHASES: Final = {"crossing": "crossing", "over": "the end"}
GREEDY: Final = "loads the heaviest card that fits"


def shore(cards: str) -> str:
    """What somebody has brought across, if anything."""
    return f"On the shore: {cards or 'nothing'}."


SETTLED: Final = {
    "target": OptionWords("Weight to win", "What has to lie on one's shore at the end of one's turn."),
    "water": OptionWords(
        "Water", "On calm water a 6 lets you choose.", {"calm": "calm", "rough": "rough: a 6 is a 6"}
    ),
}
