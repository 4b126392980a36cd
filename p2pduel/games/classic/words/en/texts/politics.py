"""Words for the cards of Politics & Intrigue."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["POLITICS_TEXTS"]


POLITICS_TEXTS: Final[dict[str, CardText]] = {
    "metropolis": CardText(
        (
            "Lay it on one of your cities, free of charge: each of its four regions gets a site for one "
            "unit on its outer side."
        ),
        (
            "You need a Town Hall or a Church; a settlement or a citadel will not do.",
            "One in a principality. It can't be demolished, and a Spy can't take it.",
            "Whatever is said of a city goes for a metropolis.",
            (
                "A unit out there touches that one region. Next to a citadel the place holds either a "
                "wizard or a unit."
            ),
            "Dragons stay at citadels.",
        ),
    ),
    "holy_site": CardText(
        (
            "Once while filling your hand you may put a card you have just drawn under its stack and draw "
            "another."
        ),
        (
            "Decide right after drawing that card.",
            "Only drawn cards, not searched ones.",
        ),
    ),
    "mission": CardText(
        "Your church buildings cost 1 resource less, whichever of their price you like.",
        ("Church, Abbey, Order Castle, Archdiocese and Cathedral; the Holy Site is none.",),
    ),
    "order_castle": CardText(
        (
            "Your knights with a printed price of 3 resources or more are safe from Imelda, Civil War and "
            "Bribery."
        ),
        ("Against the Black Knight it does not help.",),
    ),
    "bailiwick": CardText(
        (
            "Whenever you roll, take 1 extra resource of your choice. If your opponent rolls the question "
            "mark, you lose all ore and wool, and it goes under a stack."
        ),
        (
            "It can't stand in one principality with a House of the Republic.",
            "Your own question mark does nothing to it.",
            "The drawback works even while it is bewitched, not while it is pawned.",
            "Ore and wool in a store are safe.",
        ),
    ),
    "archdiocese": CardText(
        "Take 1 gold for every action card and every spell your opponent uses.",
        (
            "It comes from the supply, before the card takes effect; without room there is none.",
            "Nothing if you stop the card with Countermagic.",
            "It does not burn, not even bewitched or pawned.",
        ),
    ),
    "bordello": CardText(
        (
            "Put it on a free site of your opponent's city: each of their knights counts 1 strength point "
            "less."
        ),
        (
            "Never below 0.",
            "It stays yours. They can't demolish it but may burn it; then it comes back to your hand.",
        ),
    ),
    "brewery": CardText(
        "Counts 2 trade points or 2 strength points, as it is turned.",
        (
            "You choose when you build it; once in your turn you may turn it for 1 gold.",
            "Its strength counts even without a knight.",
        ),
    ),
    "court": CardText("Brigands rob you only if you have more than 10 resources."),
    "house_of_republic": CardText(
        "When the number of a region next to it is rolled, that region gains 3 more.",
        (
            "No region holds more than three.",
            "It can't stand in one principality with a Bailiwick, not even a bewitched or pawned one.",
        ),
    ),
    "secret_society": CardText(
        (
            "Has the properties of one kind of your opponent's buildings: Town Hall, Library, Church or "
            "University."
        ),
        (
            "You name the kind when you build it; it works as soon as such a building stands there.",
            "It copies no victory points, but limits, search price, protection, requirements and events.",
            "It works even while the original is bewitched, under Dogma or pawned.",
            "When the last such building leaves, you may name another kind.",
        ),
    ),
    "theater": CardText(
        "You may hold two more cards in your hand.", ("It adds up with Abbey, Library and others.",)
    ),
    "mendicant": CardText(
        "Whoever holds the mill token gives the other player 2 resources of their own choice.",
        ("Only what is there and what the other one has room for.",),
    ),
    "church_feast": CardText(
        "With a Church take 2 resources of your choice, with a Cathedral 4, with both 6.",
        ("For both players; a second Church brings nothing more.",),
    ),
    "good_neighbourhood": CardText(
        "From now on the top card of every stack lies face up.",
        (
            "Until an Inquisition shuffles; a stack under a Ban is left out.",
            "Drawing, searching and putting under go on as usual.",
            "A Wine Cellar brings its owner 2 resources.",
        ),
    ),
    "archivist": CardText(
        "Look at the top 6 cards of one stack and put them back in any order.",
        ("If there are fewer, you sort them all.",),
    ),
    "council": CardText(
        "Put a hand card under a stack, then draw the top 2 cards of one stack.",
        (
            "You need another card in your hand.",
            "Surplus cards leave at the end of your turn.",
        ),
    ),
    "bribery": CardText(
        "One of your opponent's knights moves into your principality.",
        (
            "You need a free site for him.",
            "Johanna is safe from it, and so are costly knights with an Order Castle.",
            "From then on he is yours.",
        ),
    ),
    "diplomat": CardText(
        "Look through the discard pile and take 1 card into your hand.",
        (
            "The card is shown; in a tournament it comes from your own pile.",
            "Not while the pile lies under an Ecclesiastical Ban.",
        ),
    ),
    "wedding": CardText(
        "Your opponent gives you all the gold you have room for.",
        ("Gold in a Treasure Vault or Produce Store is safe.",),
    ),
    "chancellor": CardText(
        "Choose 3 cards from one stack.",
        (
            "You may use them at once; surplus cards leave at the end of your turn.",
            "The usual drawing or exchanging is still possible then.",
        ),
    ),
    "ban": CardText(
        (
            "Lay it on a stack or a discard pile: it is closed to your opponent until they pay 3 gold in "
            "their turn."
        ),
        (
            (
                "They neither take from it nor put anything under it; cards they must discard slide under "
                "the Ban."
            ),
            "You keep using it. In a tournament it lies on one of their piles.",
            "Paid off, it goes to your discard pile.",
        ),
    ),
    "medicus": CardText(
        "Play it when the Plague is turned up: none of your regions loses anything.",
        ("Also in your opponent's turn, and at any score.",),
    ),
}
"""Card id to its words."""
