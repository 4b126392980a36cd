"""Words for the cards of Wizards & Dragons."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["WIZARDS_TEXTS"]

_ATTACK: Final = "It is an attack: the Philosopher's Stone forbids it."
_ONCE: Final = "Each book may be cast once in a turn; two equal ones once each."

_WIZARD_NOTES: Final = (
    "Gained in your own turn, magic power makes the wizard pay for nothing until the turn ends; from an event it may be used at once.",
    "A wizard is no unit. It stands once in both principalities together.",
    "It can burn; its magic power is lost with it. Placed again, it starts afresh.",
)
_DRAGON: Final = CardText(
    "A dragon: worth its points. Nothing but the Black Knight drives it off.",
    (
        "It stands at a citadel, once in both principalities together.",
        "While your opponent has Johanna, it counts 2 strength points at most.",
        "An Elixir doubles it.",
    ),
)


def _wizard(region: str, resource: str) -> CardText:
    return CardText(
        f"Stands at {region} next to your citadel, starts with 2 magic power and turns {resource} of that region into more, 1:1.",
        _WIZARD_NOTES,
    )


WIZARDS_TEXTS: Final[dict[str, CardText]] = {
    "citadel": CardText(
        (
            "Covers one of your settlements: four sites for green and purple cards and spell books, and "
            "wizards at its regions."
        ),
        (
            "Worth 1 victory point, and 2 while a wizard stands at it.",
            "Never next to another citadel; no red expansions; nothing said of cities goes for it.",
            "It can't be removed. Both players buy from one pile; in a tournament each has its own.",
        ),
    ),
    "ismai": _DRAGON,
    "samsor": _DRAGON,
    "philosophers_stone": CardText(
        "Nobody may attack with action cards or spells.",
        (
            (
                "It binds both players, you included; Richard and Sven can't be used up, and Land Spell "
                "and Countermagic can't be cast."
            ),
            "Witch, Dogma and Ban that already lie there stay. Events, dice and units are no attacks.",
        ),
    ),
    "magic_kitchen": CardText(
        (
            "In your turn, pay 1 magic power and roll a die: 3-6 brings 1 resource of your choice, a 1 "
            "blows it up."
        ),
        (
            "On 2 nothing happens.",
            "As often as you like; each try costs 1 again.",
        ),
    ),
    "magic_mill": CardText(
        "Once in your turn, pay 1 gold: a wizard of yours gains 1 magic power.",
        (
            "That wizard pays for nothing until the turn ends.",
            "It need not stand next to a gold field.",
        ),
    ),
    "ari": _wizard("any region", "the resources"),
    "arsa": _wizard("Hills", "brick"),
    "hafli": _wizard("a Forest", "lumber"),
    "hor": _wizard("Pasture", "wool"),
    "ira": _wizard("Mountains", "ore"),
    "tali": _wizard("Fields", "grain"),
    "keeper_of_fate": CardText(
        (
            "Look at the top 3 events; put any of them under the deck and the others back on top, all in "
            "the order you like."
        ),
        (
            "Your opponent sees how many go below.",
            _ONCE,
        ),
    ),
    "inspiration": CardText(
        "Draw the top cards of two stacks.",
        (
            "You may use them at once; surplus cards leave at the end of your turn.",
            _ONCE,
        ),
    ),
    "land_spell": CardText(
        "Swap one of your regions for one of your opponent's.",
        (
            "You name both; each side must have at least two regions of the kind it gives.",
            "Regions with a region expansion stay; number and stored resources travel with the card.",
            _ATTACK,
        ),
    ),
    "magic_eye": CardText(
        "Look through a stack, take 1 card of it and put a hand card under the same stack.",
        (
            "You may put back the card just taken. The stack keeps its order.",
            "The card may be used at once.",
            _ONCE,
        ),
    ),
    "change_places": CardText(
        "Two of your buildings, or two of your units, change places.",
        (
            (
                "Each must be allowed where it goes; a building and a unit can't swap, nor is an empty "
                "site a place."
            ),
            "Whatever lies on them moves along. Foreign cards stay.",
            _ONCE,
        ),
    ),
    "wheel_of_time": CardText(
        "Before you roll, decide what the event die shows.",
        (
            "With the Alchemist no die is rolled at all.",
            _ONCE,
        ),
    ),
    "divination": CardText(
        "Look at the top cards of four stacks; each goes back to its place.",
        (
            "In a tournament your opponent's stacks may be among them.",
            "With fewer stacks that hold cards, fewer are seen.",
            _ONCE,
        ),
    ),
    "elixir": CardText(
        "One of your knights or dragons is twice as strong until your opponent's next turn is over.",
        (
            "A dragon held down to 2 by Johanna counts 4.",
            "A Smithy or a Bordello is reckoned after the doubling.",
            "You may repeat it on the same unit every turn.",
        ),
    ),
    "countermagic": CardText(
        "Cast it while your opponent plays an action card: the card does nothing and goes under a stack.",
        (
            "They choose the stack. What the card has cost stays paid.",
            "It stops attacks, defences and neutral cards, but no spells.",
            _ATTACK,
        ),
    ),
    "time_jump": CardText(
        (
            "Cast it when the event die has fallen or an event card is turned up: it is void, and the "
            "event die is rolled again."
        ),
        (
            "In either player's turn, before anything has happened. The production number stays.",
            "A void event card goes under the deck.",
        ),
    ),
    "comet": CardText(
        (
            "Whoever has more than 3 victory points puts the whole hand under one stack and draws a new "
            "one from its top."
        ),
        (
            "Whoever rolled begins; the other one must use another stack.",
            "The new hand has as many cards as the limit allows.",
        ),
    ),
    "unicorn_dance": CardText(
        "Each wizard of both players gains 1 magic power.",
        ("It may be used in the same turn. A wizard that is full gains nothing.",),
    ),
    "better_world": CardText(
        "Look through the event deck and remove one card for the rest of the game.",
        ("Not Year End. The card is shown, the deck keeps its order.",),
    ),
    "wizard_duel": CardText(
        (
            "Name one of your wizards and one of your opponent's: a die each plus their magic power. The "
            "weaker one goes under a stack."
        ),
        (
            "A tie is rolled again. The loser's owner picks the stack.",
            "The wizard who pays need not be the one who fights; one that has just gained power may fight.",
        ),
    ),
    "land_change": CardText(
        "Exchange one of your regions for one of another kind from the region stack.",
        (
            "You must have two regions of its kind, and it must carry no region expansion.",
            (
                "The new region holds as much as the old one, which goes into the stack; the stack is "
                "shuffled."
            ),
        ),
    ),
    "materialization": CardText(
        "One of your settlements becomes a city.",
        ("The city comes from the supply; a citadel can't become one.",),
    ),
    "witch": CardText(
        "Lay her on a building of your opponent's: it does nothing until they roll the question mark.",
        (
            "Points, requirements and effect are suspended; the hand may have to shrink at once.",
            (
                "She leaves after the event card has been carried out; all Witches in that principality "
                "leave together."
            ),
            (
                "The building can't be pawned. If its owner demolishes it, the Witch goes to your discard "
                "pile."
            ),
            "A Secret Society that copies it goes on working.",
        ),
    ),
    "whirlwind": CardText(
        "One of your opponent's regions, chosen by you, loses everything stored on it.",
        ("One card only, not all of that kind.",),
    ),
    "ancestral_wisdom": CardText(
        "Take an action card from the discard pile into your hand.",
        ("It is shown and may be used at once; in a tournament it comes from your own pile.",),
    ),
    "by_magics_hand": CardText(
        "Take a spell book from your opponent and put it on a free site of your citadel.",
        (
            "You may demolish something first to make room.",
            "It is yours from then on; if you have the same book already, each may be cast once in a turn.",
        ),
    ),
}
"""Card id to its words."""
