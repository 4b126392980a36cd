"""Words for the cards of the Era of Turmoil."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["TURMOIL_TEXTS"]

_DEFENCE: Final = "Your opponent may roll: a Lookout Tower stops it on 1-2, Heinrich on 3-5."
_OWN_STACKS: Final = "In a tournament it goes under one of its owner's stacks."

TURMOIL_TEXTS: Final[dict[str, CardText]] = {
    "voyage_of_plunder": CardText(
        "Your opponent hands you 1 resource you name, or 2 if they have more victory points than you.",
        (
            "You can't ask for what you have no room for.",
            "Your opponent decides which regions they leave.",
            "Tokens and conditional points count in the comparison.",
        ),
    ),
    "archer": CardText(
        "Your opponent puts one of their units with strength under a draw stack.",
        ("They choose the unit and the stack (matching back).", _DEFENCE, _OWN_STACKS),
    ),
    "arsonist": CardText(
        "Choose a building of your opponent: it goes under a draw stack.",
        (
            "The owner picks the stack (matching back).",
            "Buildings at a city with a Fire Brigade are safe.",
            _DEFENCE,
            "Under a burnt Town Hall the Parish Hall comes to light again.",
            _OWN_STACKS,
        ),
    ),
    "sebastian": CardText(
        "Play him when Riots, Feud or Fraternal Feuds is turned up: it passes you by.",
        (
            "Only if the event would hit you: not next to a Chapel that already protects.",
            "Your opponent still has to face the Riots.",
            "He may be played in either player's turn.",
        ),
    ),
    "traitor": CardText(
        "Look at your opponent's hand; you may take one card from it.",
        (
            "You may play that card in the same turn.",
            _DEFENCE,
            "In a tournament only a unit or an action card may be taken.",
            "Too many cards are put away only at the end of your turn.",
        ),
    ),
    "lookout_tower": CardText(
        "When Archer, Arsonist or Traitor comes for you, you may roll: a 1 or 2 stops it.",
        (
            "Next to Heinrich one roll is made, and 1-5 protects.",
            "The roll comes before a target is named and leaves the turn's production as it was.",
            "It is a building: its strength makes it no unit.",
        ),
    ),
    "drill_ground": CardText(
        "Your heroes cost 1 resource less, whichever of their price you like.",
        ("Only heroes: no ships, no Chief Cannoneer.",),
    ),
    "carl_forkbeard": CardText(
        "The strongest hero: worth his points, nothing more.",
        ("A hero stands once in your principality.",),
    ),
    "heinrich": CardText(
        "When Archer, Arsonist or Traitor comes for you, you may roll: a 3, 4 or 5 stops it.",
        (
            "Next to a Lookout Tower one roll is made, and 1-5 protects.",
            "The roll comes before a target is named and leaves the turn's production as it was.",
        ),
    ),
    "irmgard": CardText(
        "Take 1 resource of your choice for each expansion you lose to an event or an opposing card.",
        (
            "Not for Irmgard herself, not for your own demolition, not for a ship sunk by pirates.",
            "Not for a unit you give up in Riots although you could pay.",
            "It comes right after the loss.",
        ),
    ),
    "fairgrounds": CardText(
        "When you build it and lead in skill, take 2 resources of your choice.",
        ("Without the lead you may build it, but get nothing.", "They come after you have paid."),
    ),
    "fire_brigade": CardText(
        "No building at its city can be burnt down by the Arsonist.",
        ("It protects itself too.", "Against Feud it does not help."),
    ),
    "large_festival_hall": CardText("Worth 2 victory points, nothing more."),
    "chapel": CardText(
        "Riots pass you by when this turn's production number lies in its range.",
        (
            "One Chapel covers 1-3, the other 4-6; with both you are always safe.",
            "There is no extra roll.",
        ),
    ),
    "hedge_tavern": CardText(
        "Opens the way to Archer, Arsonist and Traitor.",
        (
            "In a game of one era it lies open for both and is built from there, never held.",
            "Cards that needed it stay when it is lost.",
        ),
    ),
    "tithe_barn": CardText(
        "When you build it, take grain or wool, 1 for each of your heroes.",
        (
            "All of one type; what fits you must take, the rest is gone.",
            "Ships and the Chief Cannoneer are no heroes.",
        ),
    ),
    "riots": CardText(
        "Whoever has units with strength or trade points pays 1 gold (2 from three units on) "
        "or puts one of them under a draw stack.",
        (
            "For both players; the one whose turn it is decides first.",
            "No part payment: too little gold means a unit goes.",
            "The gold must be there already; there is no time to trade.",
            "A Chapel in range or Sebastian protects.",
            _OWN_STACKS,
        ),
    ),
}
"""Card id to its words."""
