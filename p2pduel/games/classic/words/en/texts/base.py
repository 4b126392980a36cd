"""Words for the cards of the base set."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BASE_TEXTS", "PLAIN_KNIGHT"]


_REGION_NOTES: Final = (
    "It holds three at most; anything more is gone.",
    "It also gains when your opponent rolls its number.",
    "One card fits on its outer edge.",
)


def _region(resource: str) -> CardText:
    return CardText(f"Yields 1 {resource} whenever the production die shows its number.", _REGION_NOTES)


def _doubler(regions: str, resource: str) -> CardText:
    return CardText(
        f"{regions} next to it yield 2 {resource} instead of 1 on the production roll.",
        (
            "It helps on either player's roll, but never with events, cards or trades.",
            "If only one of the two fits, the other is gone.",
        ),
    )


def _fleet(resource: str) -> CardText:
    return CardText(
        f"In your turn, trade 2 {resource} for 1 other resource with the bank, as often as you like.",
        (
            "It is a unit, not a building.",
            "It may sail in the turn you build it.",
            "In the Civil War it can be sent home.",
        ),
    )


PLAIN_KNIGHT: Final = CardText(
    "A knight: worth his points, nothing more.",
    (
        "The Black Knight and the Civil War can send him home.",
        "He stands once in both principalities together.",
    ),
)

BASE_TEXTS: Final[dict[str, CardText]] = {
    "road": CardText(
        "Lengthens your line at one end, so that a settlement can follow.",
        (
            "Goes next to your outermost settlement, city or citadel, left or right.",
            "Two roads never lie in a row.",
            "When the roads are used up, there are no more.",
        ),
    ),
    "settlement": CardText(
        "Goes on the open end of your road and brings two new regions and two building sites.",
        (
            (
                "The regions come to you empty; the first drawn lies above or below, as you choose, the "
                "second opposite."
            ),
            "One building site lies above it, one below.",
            "A Scout played with it lets you choose the regions.",
        ),
    ),
    "city": CardText(
        "Covers one of your settlements: 2 victory points instead of 1, and four building sites.",
        (
            "What already stands there stays there.",
            "Red expansions need a city.",
            "The mill token needs a city, too.",
        ),
    ),
    "forest": _region("lumber"),
    "pasture": _region("wool"),
    "hills": _region("brick"),
    "mountains": _region("ore"),
    "fields": _region("grain"),
    "gold_field": _region("gold"),
    "alchemist": CardText(
        "Before you roll, set the production die to any number; then roll the event die alone.",
        (
            "It can't change a roll that has been made.",
            "The event is still resolved first, then production with your number.",
            "With the Wheel of Time no die is rolled at all.",
        ),
    ),
    "arsonist": CardText(
        (
            "Roll a die. On 1-5 your opponent takes one of their buildings, chosen by you, back into hand; "
            "on 6 it hits you."
        ),
        (
            "A Bishop, played before the roll, lets you win on 1-2 only.",
            "The target is named after the roll, by whoever won it.",
            "Region and road expansions, wizards and foreign cards burn, too; units and spell books never.",
            (
                "Buildings of the open row go back to the row. Triumphal Arch, Archdiocese and Fire "
                "Brigade do not burn."
            ),
            "Your opponent puts surplus cards away at once, you at the end of your turn.",
        ),
    ),
    "bishop": CardText(
        "When your opponent plays Arsonist or Brigands, play it before the die: they win on 1-2 only.",
        (
            "It may be played at any score, and in your opponent's turn.",
            "It also protects a building of yours that stands in your opponent's principality.",
        ),
    ),
    "black_knight": CardText(
        (
            "Roll a die. On 1-5 your opponent takes one of their knights, chosen by you, back into hand; "
            "on 6 it hits you."
        ),
        (
            "A Herb Woman, played before the roll, lets you win on 1-2 only.",
            "The target is named after the roll, by whoever won it.",
            "Cannons and dragons can be driven off, too. A Church does not help.",
            "There must be a target at your opponent's when you play it.",
        ),
    ),
    "brigands": CardText(
        (
            "Roll a die. On 1-5 you take 2 resources of your choice from your opponent; on 6 they take 2 "
            "from you."
        ),
        (
            "A Bishop, played before the roll, lets you win on 1-2 only.",
            "Only what the winner can store is taken; if there is less, less.",
            "The loser decides which regions they leave.",
        ),
    ),
    "caravan": CardText(
        "Hand in 1 or 2 of your resources and take as many others of your choice.",
        (
            "The two may be of different kinds.",
            "It is no bank trade: Residences and the Guild of Merchant Lords take no notice.",
        ),
    ),
    "herb_woman": CardText(
        "When your opponent plays a Black Knight, play it before the die: they win on 1-2 only.",
        (
            "It may be played at any score, and in your opponent's turn.",
            "It answers Richard the Avenger, too.",
        ),
    ),
    "merchant": CardText(
        "Take 1 or 2 resources of your choice from your opponent, then give them 1 of your choice.",
        (
            "What you give may be what you have just taken.",
            "Nothing changes hands that the receiver has no room for.",
        ),
    ),
    "scout": CardText(
        "Play it when you build a settlement: choose its two regions from the whole region stack.",
        (
            "The chosen regions are laid openly, the rest is shuffled.",
            "It may be played at any score.",
        ),
    ),
    "spy": CardText(
        "Your opponent shows you their hand; you may take one action card or unit from it.",
        (
            "Buildings, wizards, spell books and the Metropolis are safe.",
            "You may use the card at once.",
            "A Great Wall or a Watchtower may stop the Spy before anything is shown.",
        ),
    ),
    "civil_war": CardText(
        (
            "Both players take one of their knights, cannons or trade fleets back into hand; the other one "
            "chooses which."
        ),
        (
            "Whoever rolled chooses first.",
            (
                "Other units stay; Church, Cathedral, Order Castle, Lighthouse, Flagship and Sigismund "
                "protect."
            ),
            "Then both put surplus cards away at once.",
        ),
    ),
    "conflict": CardText(
        "Whoever holds the knight token looks at the other hand and puts 2 of its cards under one stack.",
        (
            "If nobody holds the token, nothing happens.",
            "With fewer than 2 cards there, fewer go.",
            "The hand is filled again only at the end of its owner's turn.",
        ),
    ),
    "master_builder": CardText(
        (
            "Both players in turn look through a stack and may take 1 card; for it a hand card goes under "
            "a stack."
        ),
        (
            "Whoever rolled begins; the other one must use another stack.",
            "It is free, the stack keeps its order, and hands keep their size.",
            "The card put under may be the one just taken.",
        ),
    ),
    "plague": CardText(
        "Every region next to a city or metropolis loses 1 resource.",
        (
            "A region between two cities loses only 1; citadels do not count.",
            "Bath House, Aqueduct and Medicus protect.",
        ),
    ),
    "productive_year": CardText(
        "Every region gains 1 resource for each Garrison that touches it.",
        ("What has no room is gone; it does not move on to another region.",),
    ),
    "progress": CardText(
        (
            "Both players take 1 resource of their choice for each of their Abbeys, Libraries and "
            "Universities."
        ),
        ("Bewitched and pawned buildings and those under a Dogma bring nothing.",),
    ),
    "year_end": CardText(
        "The event deck is shuffled, this card included.", ("A Wine Cellar brings its owner 2 resources.",)
    ),
    "abbey": CardText(
        "You may hold one more card in your hand.",
        (
            "Progress brings you 1 resource for it.",
            "It counts for the barbarians in an invasion, and Superstition costs you 1 resource for it.",
        ),
    ),
    "garrison": CardText(
        "The regions next to it do not count when brigands attack.",
        (
            "If you are robbed all the same, ore and wool there are lost, too.",
            "A Productive Year fills its regions, a Peasant Revolt empties them.",
        ),
    ),
    "smithy": CardText(
        "Each of your knights and cannons counts 1 strength point more.",
        ("The Barbarian Stronghold needs it.",),
    ),
    "brick_factory": _doubler("Hills", "brick"),
    "foundry": _doubler("Mountains", "ore"),
    "grain_mill": _doubler("Fields", "grain"),
    "sawmill": _doubler("Forests", "lumber"),
    "woolen_mill": _doubler("Pastures", "wool"),
    "fleet_brick": _fleet("brick"),
    "fleet_gold": _fleet("gold"),
    "fleet_grain": _fleet("grain"),
    "fleet_lumber": _fleet("lumber"),
    "fleet_ore": _fleet("ore"),
    "fleet_wool": _fleet("wool"),
    "conrad": PLAIN_KNIGHT,
    "falk": PLAIN_KNIGHT,
    "gotz": PLAIN_KNIGHT,
    "hagen": PLAIN_KNIGHT,
    "karl": PLAIN_KNIGHT,
    "otto": PLAIN_KNIGHT,
    "pippin": PLAIN_KNIGHT,
    "siegfried": PLAIN_KNIGHT,
    "walter": PLAIN_KNIGHT,
    "aqueduct": CardText("The Plague harms none of your regions."),
    "bath_house": CardText(
        "The Plague does no harm to the four regions around its city.",
        ("A region shared with a neighbouring city is safe, too.",),
    ),
    "church": CardText(
        "Your knights, cannons and trade fleets at its city are safe from the Civil War.",
        (
            "In a metropolis the units on its outer sites are safe as well.",
            "With Politics & Intrigue it lies in the open row; many cards need it.",
        ),
    ),
    "colossus": CardText("Worth its victory points, nothing more."),
    "counting_house": CardText(
        "Worth its trade points; many cards of Trade & Change need it.",
        (
            "With Trade & Change it lies in the open row: one for each player.",
            "A Large Harbor doubles its trade points.",
        ),
    ),
    "harbor": CardText(
        "Each of your trade fleets counts 1 trade point more.",
        (
            "The Large Trade Fleet is one of them; Pirate Fleet, Treasure Fleet and Flagship are not.",
            "Two Harbors, in a tournament, give 2 each.",
            "With Barbarians & Traders it lies in the open row: one for each player.",
        ),
    ),
    "library": CardText(
        "You may hold one more card in your hand.", ("Progress brings you 1 resource for it.",)
    ),
    "marketplace": CardText("Worth its trade points, nothing more.", ("A Large Harbor doubles them.",)),
    "merchant_guild": CardText("Worth its trade points, nothing more.", ("A Large Harbor doubles them.",)),
    "mint": CardText("In your turn, trade 1 gold for 1 other resource with the bank, as often as you like."),
    "town_hall": CardText(
        "Searching a stack costs you 1 resource instead of 2.",
        (
            "A second one lowers it no further.",
            "With Politics & Intrigue it lies in the open row; many cards need it.",
        ),
    ),
}
"""Card id to its words."""
