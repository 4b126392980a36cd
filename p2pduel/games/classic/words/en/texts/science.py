"""Words for the cards of Science & Progress."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.en.texts.base import PLAIN_KNIGHT

__all__ = ["SCIENCE_TEXTS"]


SCIENCE_TEXTS: Final[dict[str, CardText]] = {
    "great_wall": CardText(
        "When your opponent plays a Spy, you roll a die: 3-6 stops it.",
        (
            "You have to roll. Next to a Watchtower one roll serves both.",
            "The stopped Spy is used up and has seen nothing.",
        ),
    ),
    "ingo": PLAIN_KNIGHT,
    "cannon": CardText(
        "A strong unit: worth its points, nothing more.",
        (
            "Black Knight and Civil War can send it home; Imelda and Bribery can't touch it.",
            "A Smithy adds 1 strength point. While your opponent has Johanna, it counts 2 at most.",
            "It stays when the University is lost. There may be several.",
        ),
    ),
    "crane": CardText(
        "Your red expansions with a printed price of 4 resources or more cost 1 less, whichever you like.",
        ("Cities are no expansions.",),
    ),
    "fire_brigade": CardText(
        "No building at its city can burn.",
        (
            (
                "Neither by your opponent's Arsonist nor by your own that fails, and your opponent's "
                "buildings there are safe, too."
            ),
            "Region and road expansions are not covered.",
            "Bewitched or pawned it still does not burn itself, but protects nothing else.",
        ),
    ),
    "embassy": CardText(
        "Put it on a free site of your opponent's city: they must show every card they take from a stack.",
        (
            "Drawn or searched; what is in hand already stays hidden.",
            "It stays yours. They can't demolish it but may burn it, unless a Fire Brigade stands there.",
        ),
    ),
    "public_hall": CardText(
        "Searching a stack costs you nothing.", ("A card must be taken from a stack you search.",)
    ),
    "trade_academy": CardText(
        "Each gold you store counts as 1 trade point.",
        (
            "On gold fields, a Colonial Base, a Produce Store or a Treasure Vault.",
            "The mill token may change hands with every gold that moves.",
        ),
    ),
    "cathedral": CardText(
        "All your knights, cannons and trade fleets are safe from the Civil War.",
        (
            "Wherever it stands; also those on the outer sites of a metropolis.",
            "A Church Feast brings you 4 resources for it.",
        ),
    ),
    "university": CardText(
        "Opens the way to many cards; Progress brings you 1 resource for it.",
        (
            "It lies in the open row: one for each player.",
            "Cards that needed it stay when it is lost.",
            "Superstition costs you 1 resource for it.",
        ),
    ),
    "printing": CardText("Take 2 resources of your choice."),
    "three_field": CardText("Fill one of your Fields to three grain."),
    "inventor": CardText("Fill one of your Mountains to three ore.", ("You may spend the ore there first.",)),
    "land_reform": CardText(
        "Two of your regions change places.",
        (
            "Number and stored resources travel with the card.",
            "Regions with a region expansion stay.",
        ),
    ),
}
"""Card id to its words."""
