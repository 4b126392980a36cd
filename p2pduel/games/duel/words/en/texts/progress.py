"""Words for the cards of the Era of Progress."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["PROGRESS_TEXTS"]

_SAME_TURN: Final = "You may play that card in the same turn."

PROGRESS_TEXTS: Final[dict[str, CardText]] = {
    "benjamin": CardText(
        "Your regions with this turn's production number yield 1 once more.",
        (
            "Regions that joined you this turn count.",
            "Neither doubling buildings nor your opponent get anything from it.",
        ),
    ),
    "three_field_system": CardText(
        "Bring in as much as 2 grain.",
        ("Spread it over your Fields as you like.", "One of them must have room."),
    ),
    "mineral_mining": CardText(
        "Bring in as much as 2 ore.",
        ("Spread it over your Mountains as you like.", "One of them must have room."),
    ),
    "guido": CardText(
        "Pick a card from the discard pile for your hand.",
        (
            "For the owner of a Town Hall, or whoever is behind in victory points.",
            "Your opponent hears which card it is.",
            _SAME_TURN,
            "In a tournament it is your opponent's pile.",
        ),
    ),
    "gustav": CardText(
        "Pick a card from the discard pile for your hand.",
        (
            "For the owner of a Library, or whoever is behind in victory points.",
            "Your opponent hears which card it is.",
            _SAME_TURN,
            "In a tournament it is your own pile.",
        ),
    ),
    "doctor": CardText(
        "The two regions beside one of your Bath Houses yield 1 each.",
        ("One Bath House only, however many you have.", "One of the two regions must have room."),
    ),
    "chief_cannoneer": CardText(
        "A strong unit: worth its points, nothing more.",
        ("No hero, so cards about heroes pass it by.", "Both may serve you at once."),
    ),
    "pharmacy": CardText(
        "After a Plague, take 1 resource of your choice.",
        ("Even if you lost nothing.", "Each Pharmacy brings one.", "Whatever finds no room is gone."),
    ),
    "bath_house": CardText(
        "The four regions around its city lose nothing to the Plague.",
        ("Above and below, whichever side it stands on.",),
    ),
    "building_crane": CardText(
        "City expansions with a printed price above 4 cost you 1 resource less, whichever you like.",
        ("A price of exactly 4 stays.", "Green expansions, roads, settlements and cities keep theirs."),
    ),
    "library": CardText(
        "When you build it, search a draw stack and take a card.",
        (
            "Free of charge; the order of the stack stays.",
            _SAME_TURN,
            "Once you have looked, you must take one.",
            "In a tournament you search your own stacks.",
            "It opens the way to the University and to Gustav.",
        ),
    ),
    "parliament": CardText(
        "Worth 2 victory points, nothing more.",
        ("The two progress points must stand in your principality when you build it.",),
    ),
    "town_hall": CardText(
        "Goes on your Parish Hall at a city; searching a draw stack at the end of your turn is free.",
        (
            "It takes no further site.",
            "The Parish Hall sleeps below it and wakes up if the Town Hall is lost.",
            "There is room for one only: you have just one Parish Hall.",
        ),
    ),
    "university": CardText(
        "Opens the way to Building Crane, Chief Cannoneer, Mineral Mining and Three-Field System.",
        (
            "In a game of one era it lies open for both and is built from there, never held.",
            "Its progress point lets you hold one more card and counts for Invention.",
            "Cards that needed it stay when it is lost.",
        ),
    ),
    "plague": CardText(
        "Every region beside a city loses 1 resource, for both players.",
        (
            "Two cities beside a region make it no worse: 1 is lost.",
            "Bath Houses protect; a Pharmacy gives something afterwards.",
            "The Gold Cache is spared.",
        ),
    ),
}
"""Card id to its words."""
