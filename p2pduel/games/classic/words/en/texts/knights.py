"""Words for the cards of Knights & Merchants."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.en.texts.base import PLAIN_KNIGHT

__all__ = ["KNIGHTS_TEXTS"]


KNIGHTS_TEXTS: Final[dict[str, CardText]] = {
    "peasant_army": CardText(
        "As strong as the grain that lies on the Fields next to it.",
        (
            "It changes with every grain that comes or goes there.",
            "It is a unit but no knight: Black Knight and Civil War do not touch it.",
        ),
    ),
    "bodo": PLAIN_KNIGHT,
    "castle": CardText(
        "Each knight you build costs 1 resource less, whichever of his price you like.",
        ("Two Castles make it 2; it never falls below nothing.",),
    ),
    "pirate_fleet": CardText(
        (
            "When you build it, your opponent loses a fleet of your choice. When the sun is rolled, it "
            "brings you 1 gold."
        ),
        (
            "The lost fleet goes to the discard pile.",
            "It reaches trade fleets, Treasure Fleets and other Pirate Fleets, not the Flagship.",
            "Sigismund saves trade fleets from it, a Flagship those of its city.",
        ),
    ),
    "roland": PLAIN_KNIGHT,
    "tournament_ground": CardText(
        "Each of your knights counts 1 tournament point more.", ("Even a knight who has none of his own.",)
    ),
    "watchtower": CardText(
        "When your opponent plays a Spy, you may roll a die: a 1 or 2 stops it.",
        (
            "Next to a Great Wall one roll serves both.",
            "The stopped Spy is used up.",
        ),
    ),
    "walther": CardText(
        "A knight the Black Knight can't drive off.",
        (
            "He has no strength of his own; a Smithy gives him 1 point.",
            "He stands once in both principalities together.",
        ),
    ),
    "toll_station": CardText("When the sun is rolled, it brings you 2 gold.", ("What has no room is gone.",)),
    "large_trade_fleet": CardText(
        "In your turn, trade 2 resources lying on one region next to it for 1 other with the bank.",
        (
            "Only what lies on those two regions, not the same kind elsewhere.",
            "On an outer site of a metropolis it serves that one region.",
            "It is a unit and a trade fleet, so a Lighthouse or Merchant Christopher makes it 1:1.",
        ),
    ),
    "large_harbor": CardText(
        "Doubles the trade points of your Marketplace, Merchant Guild and Counting House."
    ),
    "bank": CardText(
        "With the mill token you take 2 resources from your opponent instead of 1 when the mill is rolled.",
        ("Only what is there and what you can store.",),
    ),
    "palace": CardText(
        (
            "When the sun is rolled, you may take a card of the discard pile into your hand instead of 1 "
            "resource."
        ),
        (
            "The card is shown; in a tournament it comes from your own pile.",
            "With a Treasure Fleet: 3 resources, or 2 and a card.",
            (
                "If your hand gets too large in your opponent's turn, you lay a card on the discard pile "
                "at once."
            ),
        ),
    ),
    "raid": CardText(
        (
            "Whoever holds the knight token names 3 buildings of the other player, who takes one of them "
            "back into hand."
        ),
        (
            "With fewer buildings, fewer are named; foreign cards count as their owner's.",
            "Bewitched and pawned buildings may be named; what lies on them is discarded.",
            "Buildings of the open row go back to the row.",
        ),
    ),
    "imelda": CardText(
        "Your opponent discards a knight of your choice.",
        ("Johanna is safe from her, and so are costly knights with an Order Castle.",),
    ),
    "spice_caravan": CardText(
        "If you hold the mill token, take 2 resources of your choice from your opponent.",
        ("They must have 2 that you have room for.",),
    ),
    "border_dispute": CardText(
        "If you hold the knight token, swap one of your regions for one of your opponent's.",
        (
            "You name both; each side must have at least two regions of the kind it gives.",
            "Regions with a region expansion stay.",
            "Number and stored resources travel with the card.",
        ),
    ),
    "inquisition": CardText(
        "Your opponent shuffles their hand and stacks together, forms new stacks and draws a new hand.",
        (
            "Only in a tournament.",
            "A stack under an Ecclesiastical Ban stays as it is.",
            "The new hand is drawn card by card up to the hand limit.",
        ),
    ),
}
"""Card id to its words."""
