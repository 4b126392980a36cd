"""Words for the cards of the Era of Gold."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["GOLD_TEXTS"]

_VICTIM_CHOOSES: Final = "Your opponent decides which regions they leave."
_ROOM: Final = "You can't ask for what you have no room for."

GOLD_TEXTS: Final[dict[str, CardText]] = {
    "gudrun": CardText(
        "Take up to 2 gold from your opponent for each of your Pirate Ships.",
        (
            _ROOM,
            "There must be gold on their regions; then gold in the Gold Cache can be taken, too.",
            "You may ask for less, but not for nothing.",
        ),
    ),
    "merchant": CardText(
        "Your opponent hands you 1 or 2 resources you name; you give 1 of your choice back.",
        (
            _ROOM,
            _VICTIM_CHOOSES,
            "You must give something back; it may be what you just got.",
            "If your opponent has no room for it, it is gone.",
        ),
    ),
    "trade_master": CardText(
        "Your opponent hands you 1 or 2 resources you name.",
        (_ROOM, _VICTIM_CHOOSES),
    ),
    "brigands": CardText(
        "Point at one of your regions: your opponent fills it from their own resources of that type.",
        (
            "The goods go to that one region, so three at most.",
            "You may ask for less, but not for nothing.",
            _VICTIM_CHOOSES,
            "Gold from a Gold Cache can be asked for.",
        ),
    ),
    "reiner": CardText(
        "Before you roll, set the event die to Celebration; when it comes, take 1 extra resource.",
        (
            "The production die is rolled as usual, and its yield comes first.",
            "The extra is yours even when only your opponent celebrates.",
        ),
    ),
    "gold_cache": CardText(
        "Keeps up to 3 more gold, safe from brigands and left out of their count.",
        (
            "Stands on the outer edge of any region; it costs nothing.",
            "The hero is needed only on the day you place it.",
            "What you receive may go there; production, Year of Plenty, Benjamin and the Doctor fill regions "
            "only.",
            "Its gold pays and trades like any other, and opposing action cards may demand it.",
            "Plague does not touch it, and nobody can remove it.",
        ),
    ),
    "pirate_ship": CardText(
        "Built, it sinks an opposing trade ship; from then on each Plentiful Harvest brings you 1 gold.",
        (
            "Your opponent chooses the ship.",
            "Without a trade ship to sink you may still build it; nothing is made up later.",
            "It is a unit, but no trade ship, and has no points.",
            "Irmgard gives nothing for a sunken ship.",
        ),
    ),
    "moneylender": CardText(
        "With the trade advantage, the Trade symbol brings you 2 resources from your opponent instead of 1.",
        (
            "Two in all, equal or different.",
            _ROOM,
            "If your opponent owns just one, you get just one.",
            "One you must take if it fits; the second you may leave. The Gold Cache is out of reach.",
        ),
    ),
    "harbor": CardText(
        "Worth 1 victory point as long as you have three trade ships.",
        (
            "You may build it with fewer.",
            "Its trade point does not depend on the ships.",
            "A Trading Base makes it worth 2 trade points.",
        ),
    ),
    "trading_base": CardText(
        "Your Marketplace and your Harbor are worth 1 trade point more each.",
        ("They may be built later.", "Its own points count in any case."),
    ),
    "merchant_guild": CardText(
        "Opens the way to the Trade Master and the Staple House.",
        (
            "In a game of one era it lies open for both and is built from there, never held.",
            "Cards that needed it stay when it is lost.",
        ),
    ),
    "mint": CardText(
        "Once in each of your turns, trade 1 gold for 1 other resource.",
        ("Two Mints, two trades.", "It works in the turn you build it."),
    ),
    "salt_silo": CardText(
        "Each of your trade ships is worth 1 trade point more.",
        ("Later ships too.", "You may build it without any."),
    ),
    "staple_house": CardText(
        "When you build it, take 2 resources of your choice.",
        ("They come after you have paid, so they can't help to pay.",),
    ),
    "gift_for_the_prince": CardText(
        "Both players get 1 gold for each of their units with strength points.",
        ("All that fits is kept, the Gold Cache included.", "Buildings with strength points don't count."),
    ),
}
"""Card id to its words."""
