"""The Ferry in words."""

from p2pduel.catalogue.anygame import AnyWords
from p2pduel.catalogue.options import OptionWords
from tests.toy.rules.state import WEIGHT

__all__ = ["WORDS"]

_NAMES = {"cat": "Cat", "goat": "Goat", "scout": "Scout", "ox": "Ox", "bell": "Bell"}

WORDS = AnyWords(
    name="The Ferry",
    variants={
        "short": ("A short crossing", "two or three players, 9 to win"),
        "long": ("A long crossing", "two players, 16 to win"),
    },
    seats=("North", "South", "West"),
    faces={face: (name, f"Weighs {WEIGHT[face]}.") for face, name in _NAMES.items()},
    questions={"load": "The ferry carries {room}. What do you do?", "water": "Calm water. What do you do?"},
    moves={
        "load": "load the {card}",
        "sink": "sink the {card}, unseen",
        "row": "row: end your turn",
        "full": "carry six",
        "half": "carry three and draw a card",
    },
    outcomes={
        "rolled": "{seat} rolls {die}",
        "gust": "{seat} gets a gust: the {face} is turned up",
        "water": "{seat} crosses calm water with a {how} boat",
        "loaded": "{seat} loads the {face}",
        "sank": "{seat} sinks a card under the stack",
        "won": "{seat} wins",
        "drawn": "Nobody wins",
    },
    refusals={
        "load/heavy": "the {face} is too heavy: the ferry carries {room}",
        "card/not-held": "you hold no {face}",
        "card/unknown": "there is no {face} in this game",
        "sink/late": "something is loaded already",
        "move/unknown": "{text} is no move here",
    },
    numbered={
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
    },
    zones={"stack": "the stack"},
    settled={
        "target": OptionWords("Weight to win", "What has to lie on one's shore at the end of one's turn."),
        "water": OptionWords(
            "Water", "On calm water a 6 lets you choose.", {"calm": "calm", "rough": "rough: a 6 is a 6"}
        ),
    },
    phases={"crossing": "crossing", "over": "the end"},
)
