"""Words for the cards of Barbarians & Traders."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BARBARIANS_TEXTS"]

_MARKS: Final = (
    "Marks come from 3:1, 2:1 and 1:1 trades with the bank, not from a Caravan or trades with your opponent."
)
_KEPT: Final = "Three marks are the most; they are not spent and get lost with the card."

BARBARIANS_TEXTS: Final[dict[str, CardText]] = {
    "barbarian_stronghold": CardText(
        (
            "Lay it on a free road of your opponent's: in their turn only the first action card is free, "
            "each further one costs them 1 gold."
        ),
        (
            "The gold is paid first and stays paid if the card is stopped.",
            "Out of their turn, and when they sell cards, nothing is due.",
            (
                "It can only be laid while they have 5 strength points at most; at 6 it goes to your "
                "discard pile."
            ),
        ),
    ),
    "trade_branch": CardText(
        (
            "Put it on a free site of your opponent's: when the number of a region next to it is rolled, "
            "you get 1 of its resource."
        ),
        (
            "It comes from the supply, even if the region is full; doublers do not raise it.",
            (
                "It can only be built while they have 5 trade points at most; at 6 it goes to your discard "
                "pile."
            ),
        ),
    ),
    "wine_cellar": CardText("On Year End and Good Neighbourhood take 2 resources of your choice."),
    "flavo": CardText(
        (
            "When the tournament is rolled, the regions next to him gain 1 each; then he moves on to your "
            "opponent."
        ),
        (
            "They must have a free site and 1 gold, which they have to pay; otherwise he stays.",
            "The winner of the tournament takes the prize first, so that gold may pay for him.",
            "On an outer site of a metropolis he feeds one region.",
            "He stands once in both principalities together.",
        ),
    ),
    "baroc": CardText(
        (
            "A knight. When brigands are rolled, take 1 ore, or 2 while your Barbarian Stronghold stands "
            "at your opponent's."
        ),
        ("The ore comes after everybody's losses, and not in the first two rounds.",),
    ),
    "johanna": CardText(
        "A knight. Your opponent's cannons and dragons count 2 strength points at most.",
        (
            "Imelda and Bribery do nothing to her.",
            "When she leaves, they regain their value.",
        ),
    ),
    "sven": CardText(
        "A knight. For 1 gold you may use him up as a Merchant card.",
        (
            "Not in the turn he came, and only when a Merchant could be played.",
            "The gold is paid and he is discarded before anything is named.",
        ),
    ),
    "treasure_fleet": CardText(
        "When the sun is rolled, take 3 resources of your choice instead of 1.",
        (
            "A second one adds nothing. With a Palace: 3 resources, or 2 and a card.",
            "It is a fleet but no trade fleet.",
        ),
    ),
    "colonial_base": CardText(
        "When the number of its gold field is rolled, it gains 1 gold of its own, up to three.",
        (
            "That gold is paid and taken like any other, and counts when brigands attack.",
            "It gets gold in no other way.",
        ),
    ),
    "residence_coin": CardText(
        (
            "Each time you hand in ore to the bank, mark 1 coin. With 3 coins your knights cost neither "
            "grain nor wool."
        ),
        (
            _MARKS,
            _KEPT,
            "Castles lower what is left of the price.",
        ),
    ),
    "residence_paper": CardText(
        (
            "Each time you hand in lumber to the bank, mark 1 paper. With 3 papers take 1 resource of your "
            "choice at the start of your turn."
        ),
        (
            _MARKS,
            _KEPT,
        ),
    ),
    "residence_cloth": CardText(
        (
            "Each time you hand in wool to the bank, mark 1 cloth. With 3 cloths you may once a turn "
            "exchange 2 equal resources for 2 others."
        ),
        (
            _MARKS,
            _KEPT,
        ),
    ),
    "wizard_league": CardText(
        "Counts as a wizard at any kind of region next to your citadel, but starts without magic power.",
        (
            (
                "Your opponent must have a wizard at a region of the same kind when you place it; if that "
                "one leaves, it stays."
            ),
            "Only in a tournament with Wizards & Dragons.",
            "It is not unique; it can burn, and its magic power is lost with it.",
        ),
    ),
    "guild": CardText(
        (
            "When your opponent trades with the bank, you get 1 of what they hand in; and you may hold one "
            "more card in your hand."
        ),
        ("Trades with the bank only, no Caravan; without room you get nothing.",),
    ),
    "secret_brotherhood": CardText(
        "In your turn you may sell action cards from your hand, each for 1 resource of your choice.",
        ("Sold cards go to the discard pile. Selling is not playing.",),
    ),
    "scriptorium": CardText(
        "Once in your turn take the top card of a stack.",
        (
            "You may use it at once; surplus cards leave at the end of your turn.",
            "In a tournament from one of your own stacks.",
        ),
    ),
    "triumphal_arch": CardText(
        "Counts as many victory points as it shows: 1 more for each victory over the barbarians.",
        (
            "It starts at 0 and shows 3 at most.",
            "One in a principality. It does not burn.",
            "It lies in the open row: one for each player.",
        ),
    ),
    "commodity_exchange": CardText(
        "The regions next to it yield double on the production roll.",
        ("With another doubler fourfold, but no region holds more than three.",),
    ),
    "flagship": CardText(
        "Civil War and Pirate Fleets do nothing to it, nor to the trade fleets at its city.",
        (
            "The outer sites of a metropolis are covered as well.",
            "It is a fleet but no trade fleet.",
        ),
    ),
    "superstition": CardText(
        "Both players lose 1 resource of their choice for each of their Abbeys and Universities.",
        ("Bewitched or pawned ones do not count.",),
    ),
    "barbarian_invasion": CardText(
        (
            "If you have more units than roads and Abbeys together, raise your Triumphal Arch by 1 or take "
            "2 resources. Otherwise you lose all your gold."
        ),
        (
            "For both players, each on their own. The number of units counts, not their strength.",
            (
                "All units count, fleets too; wizards are none. Bewitched or pawned Abbeys count, and so "
                "does the first road."
            ),
            "Gold in a Treasure Vault or Produce Store is safe, on a Colonial Base it is not.",
        ),
    ),
    "lucky_voyage": CardText(
        "Both players choose one of their trade fleets and get up to 3 of the resource it trades.",
        ("For a Large Trade Fleet: the resource of a region next to it.",),
    ),
    "ancient_sciences": CardText(
        "Take a card that is no building from the discard pile into your hand.",
        (
            "It is shown and may be used at once.",
            "In a tournament it comes from your opponent's pile and is yours from then on.",
        ),
    ),
    "anton": CardText("Exchange 1 gold for 2 other resources of your choice.", ("It is no bank trade.",)),
    "barbarian_campaign": CardText(
        "Take 2 resources of your choice, or raise your Triumphal Arch by 1.",
        ("Any fleet counts towards what it asks for.",),
    ),
    "gunther": CardText("Take 2 resources of your choice."),
    "dogma": CardText(
        (
            "Lay it on your opponent's Palace, University, Library or Church: it does nothing until you "
            "roll the question mark."
        ),
        (
            "Points, requirements and effect are suspended; the hand may have to shrink at once.",
            "It leaves after the event card has been carried out; a second Dogma of yours leaves with it.",
            "The building can't be pawned. If its owner demolishes it, Dogma goes to your discard pile.",
            "A Secret Society that copies it goes on working.",
        ),
    ),
    "eryn": CardText(
        "Take as many resources of your choice as your opponent leads you in victory points, at most 4.",
        (
            (
                "Only while you are behind. An Abbey or a Citadel of yours forbids it, even bewitched or "
                "pawned."
            ),
        ),
    ),
    "christopher": CardText(
        "For this turn your trade fleets trade 1:1 with the bank.",
        (
            "A Large Trade Fleet does so for the resources on the regions next to it.",
            "These are bank trades.",
        ),
    ),
    "neighbourly_help": CardText(
        "Fill to three one of your Forests next to a Sawmill, Pastures next to a Woolen Mill or Fields "
        "next to a Grain Mill."
    ),
    "sigismund": CardText(
        (
            "Play it at a Civil War or against a Pirate Fleet: all your trade fleets are safe. Or, in your "
            "turn, take a trade fleet from the discard pile into your hand."
        ),
        (
            "Knights and cannons are not protected.",
            "In a tournament the fleet comes from your own pile.",
        ),
    ),
}
"""Card id to its words."""
