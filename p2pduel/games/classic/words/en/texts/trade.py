"""Words for the cards of Trade & Change."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["TRADE_TEXTS"]


def _works(region: str, resource: str) -> CardText:
    return CardText(
        f"In your turn, turn 2 {resource} of {region} next to it into 1 trade point on it, or give up such a point to take 1 resource of your choice from your opponent.",
        (
            "As often as you like and in any order; it shows 3 points at most.",
            "You can only take what your opponent has and what you can store.",
            "Building it is free. It can burn; its points are lost with it.",
        ),
    )


_STORE_NOTES: Final = (
    "No card of your opponent's and no event reaches them, and they do not count when brigands attack.",
    "You fill it in your turn while it is empty, and empty it only completely: what is not paid goes to your regions or is lost.",
    "Gold in it counts for a Trade Academy. If the building leaves, everything in it is lost.",
    "Building it is free, so it can't be pawned.",
)
_STORE: Final = CardText("Keeps 1 or 2 resources of one kind safe.", _STORE_NOTES)

TRADE_TEXTS: Final[dict[str, CardText]] = {
    "trading_post": CardText(
        (
            "Lay it on one of your roads: once in your turn 1 resource of the region above or below that "
            "road becomes 1 of the other's."
        ),
        (
            "It belongs to no settlement or city, so nothing that acts on a city touches it.",
            "A road carries one card at most. It is no bank trade.",
        ),
    ),
    "stud_farm": CardText(
        "In your turn, pay 1 grain: one of your knights or cannons moves to another free site of yours.",
        ("As often as you like; each move costs 1 grain again.",),
    ),
    "goldsmith": CardText(
        "Gold fields next to it yield 2 gold instead of 1 on the production roll.",
        ("It helps on either player's roll, but never with events, cards or trades.",),
    ),
    "lothar": CardText(
        "A knight with as many tournament points as the latest production roll shows.",
        (
            "Every roll of either player counts, so he can turn the tournament of the same throw.",
            "Placed, he takes the number of that turn.",
        ),
    ),
    "richard": CardText(
        "A knight. For 1 gold you may use him up as a Black Knight card.",
        (
            "Not in the turn he came, and only when a Black Knight could be played.",
            "The gold is paid and he is discarded before anything is named; a Herb Woman answers him.",
        ),
    ),
    "robber_baron_castle": CardText(
        (
            "Put it on a free site of your opponent's settlement or city: the cards there bring no trade "
            "points."
        ),
        (
            (
                "Only cards right at it: not those at regions, on roads or on the outer sites of a "
                "metropolis. Not at citadels."
            ),
            (
                "It can only be built while they have 3 strength points at most; with more it goes to your "
                "discard pile."
            ),
            "They can't demolish it but may burn it.",
        ),
    ),
    "wheelwright": CardText(
        "Before you roll, name a resource: you may lay it out anew among your regions of that kind.",
        ("It works from the turn after you built it, because it must be used before the dice.",),
    ),
    "inn": CardText(
        "In your turn, pay 1 gold and roll a die: 4-6 brings 1 resource of your choice.",
        ("As often as you like; each try costs 1 gold again.",),
    ),
    "shipyard": CardText("Each fleet you build costs 1 resource less, whichever of its price you like."),
    "dye_works": _works("the Pasture", "wool"),
    "art_smithy": _works("the Mountains", "ore"),
    "distillery": _works("the Fields", "grain"),
    "great_bazaar": CardText(
        "Once in your turn, offer your opponent 1 resource; they must give you 1 of another kind for it.",
        (
            "Neither may be gold. They choose among what they have and you can store.",
            "They must have room for what you offer.",
        ),
    ),
    "great_tournament_ground": CardText(
        "When you win the tournament, you take 2 resources of your choice instead of 1.",
        (
            "You can only build it while you have more tournament points than your opponent.",
            "It concerns the die, not the event Grand Tournament.",
        ),
    ),
    "produce_store": _STORE,
    "treasure_vault": _STORE,
    "trade_fair": CardText(
        "Worth its victory points, nothing more.",
        ("Besides its price you hand in 3 trade points from Dye Works, Art Smithy or Distillery.",),
    ),
    "hanse": CardText(
        "In your turn you may also use your opponent's trade fleets to trade 2:1 with the bank.",
        (
            "Their trade points do not count for you, a Lighthouse of theirs does not help you.",
            "Their Large Trade Fleet can't be used.",
        ),
    ),
    "lighthouse": CardText(
        (
            "Your trade fleet on the other site of the same side of its city trades 1:1 and is safe from "
            "the Civil War."
        ),
        ("Fleets on the outer sites of a metropolis get nothing from it.",),
    ),
    "peasant_revolt": CardText("Every region loses 1 resource for each Garrison that touches it."),
    "grand_tournament": CardText(
        "Whoever has more tournament points fills one of their gold fields to three.",
        ("A tie brings nothing.",),
    ),
    "calm_sea": CardText("Both players take 1 resource of their choice for each of their trade fleets."),
    "great_mayor": CardText(
        "Take 1 resource of your choice for each of your cities.",
        ("A metropolis counts, a citadel does not.",),
    ),
    "trade_monopoly": CardText(
        "Take up to 3 resources of one kind from your opponent and give them 1 of another kind.",
        ("What you get may go to your regions and straight into empty stores.",),
    ),
    "pawnbroker": CardText(
        (
            "Turn one of your buildings face down and take its printed price; until you pay that price "
            "again it does nothing."
        ),
        (
            (
                "All of it must fit. Free buildings, those paid with magic power and those under Witch or "
                "Dogma can't be pawned."
            ),
            "A pawned building can't be demolished but may burn; then it comes back to your hand unpawned.",
            "It may be used on a foreign card of yours.",
        ),
    ),
}
"""Card id to its words."""
