"""How unclear places are read: the rulings CR-1 to CR-48, by topic."""

from typing import Final

__all__ = ["CARDS", "OLD", "TURNS"]

OLD: Final = {
    "CR-1": (
        "In the base game only the player whose turn it is wins: at the very start of the turn or after "
        "any step of it. With theme sets both are looked at whenever a step is complete, tokens first; 13 "
        "or more wins, the higher score before the lower, at a tie whoever's turn it is."
    ),
    "CR-2": (
        "Churches, Town Halls, one Harbor and one Counting House of the open row come from the base set, "
        "whose stacks are smaller by these cards."
    ),
    "CR-3": (
        "Where the rules of Politics & Intrigue speak of a University beside Church and Town Hall, the "
        "bought card is meant."
    ),
    "CR-4": (
        "Barbarian Invasion: the units one owns, wherever they stand and of whatever kind (no wizards), "
        "against one's roads, the first one included, and Abbeys, bewitched and pawned ones included. More "
        "units win; otherwise all gold on gold fields and a Colonial Base is lost."
    ),
    "CR-5": "Materialization needs two own wizards and takes a City from the supply.",
    "CR-6": (
        "A Harbor counts its own trade point and 1 more for each trade fleet: the six fleets and the Large "
        "Trade Fleet, not Pirate Fleet, Treasure Fleet or Flagship. Two Harbors count double."
    ),
    "CR-7": "A fleet taken by a Pirate Fleet goes to the discard pile, in a tournament to that of its owner.",
    "CR-8": (
        "The Witch leaves when the building's owner rolls the question mark, Dogma when its own player "
        "does, after the event. A building may carry one of each."
    ),
    "CR-9": "A metropolis has four sites more: the outer side of each of its regions.",
    "CR-10": "In the other's turn only Countermagic and Time Jump may be cast.",
    "CR-11": (
        "The Philosopher's Stone binds both: no attack cards, no Richard or Sven in their use as cards, no "
        "Land Spell, no Countermagic. Witch, Dogma and Ban that lie stay. Units, events and dice are no "
        "attacks."
    ),
    "CR-12": "An Order Castle does not help against the Black Knight.",
    "CR-13": "Great Bazaar and each Trading Post may be used once in a turn.",
    "CR-14": "After a Time Jump only the event die is rolled again; the production number stays.",
    "CR-15": (
        "Land Spell and Border Dispute: each side has at least two regions of the kind it gives, none of "
        "the two cards carries a region expansion, number and amount travel along, and whoever plays it "
        "names both."
    ),
    "CR-16": (
        "Robber Baron's Castle (more than 3 strength points), Barbarian Stronghold (6) and Trade Branch (6 "
        "trade points) leave by the points of the moment and can't be placed while they would have to "
        "leave. Under a Robber Baron's Castle a Harbor still helps fleets elsewhere."
    ),
    "CR-17": (
        "Stacks are as equal as possible, larger ones first. Base game: 13, 13, 12, 12, 12. Theme stacks: "
        "Knights 13 and 12, Politics 13 and 13, Barbarians 15 and 15, Science 12 and 12, Wizards 19 and "
        "18, Trade 13 and 13. Events: base 10, Knights, Politics, Wizards and Trade 13, Science 14, "
        "Barbarians 15."
    ),
    "CR-18": (
        "Some names stand for two cards in the Czech rules this game was read from; which one is meant was "
        "decided case by case."
    ),
    "CR-19": (
        "Prices and points nobody could tell are taken from the successor game or are values of the house; "
        "the card says which."
    ),
    "CR-20": (
        "In the base game, too, the permission to play attacks and neutral cards stays once it is given."
    ),
    "CR-21": "A Secret Society that copies a Church protects the units of the city it stands in.",
    "CR-22": (
        "A Wizard League counts as a wizard in every respect. It stands at any kind of region next to an "
        "own citadel while the other one has a wizard at the same kind, starts with 0 magic power and "
        "stays when that wizard leaves."
    ),
    "CR-23": (
        "A Residence gets one mark for each bank trade that hands in its kind, up to 3. Marks are not "
        "spent; the bonus holds while there are 3 and the card is effective."
    ),
}

TURNS: Final = {
    "CR-24": (
        "Before the dice: the Paper Residence gives its resource, then Wheelwright, Alchemist and Wheel of "
        "Time may be used in any order. Nothing else happens before the dice."
    ),
    "CR-25": (
        "One throw gives both results; what a card has set is not rolled. The number holds from that "
        "moment, so Lothar has it at the tournament of the same throw. Dice rolled for cards never change "
        "it."
    ),
    "CR-26": (
        "A Time Jump may be cast when the face is known and again when the event is open, before anything "
        "happens; both are asked who could, first whoever's turn it is. The face and the card are void, "
        "the card goes under the deck, the event die is rolled again."
    ),
    "CR-27": (
        "At the question mark: the event for both, then the other's Bailiwick, then Witches and Dogmas "
        "leave, then the event goes under the deck, then production."
    ),
    "CR-28": (
        "Brigand: in the first two rounds nothing happens, not even for Baroc. Later both are counted, "
        "then both lose, then Baroc brings ore. Gold on a Colonial Base counts, goods in stores do not. A "
        "Court raises the limit from 7 to 10."
    ),
    "CR-29": (
        "Fixed gains and losses of both happen together; choices are made first by whoever's turn it is."
    ),
    "CR-30": (
        "Sun: 1 resource of choice (3 in all with a Treasure Fleet), one of them a discarded card with a "
        "Palace; then 1 gold for each Pirate Fleet and 2 for each Toll Station. What has no room is lost."
    ),
    "CR-31": (
        "Mill: whoever holds the token takes 1 resource, 2 with a Bank, or fewer, only what there is room "
        "for."
    ),
    "CR-32": (
        "Tournament: the winner takes 1 resource, 2 with a Great Tournament Ground. Then Flavo's regions "
        "get 1 each. Then the other one must pay 1 gold and place him, if there is a free site and that "
        "gold, even gold just won. One move for each throw."
    ),
    "CR-33": (
        "A region yields 1, doubled by each fitting doubler that touches it, and 3 more for each House of "
        "the Republic; it stores up to 3."
    ),
    "CR-34": (
        "After the regions: each Colonial Base at the number gets 1 gold, each Trade Branch brings its "
        "owner 1 of each region at the number, and last the roller's Bailiwick brings 1 resource."
    ),
}

CARDS: Final = {
    "CR-35": (
        "An action card: shown; paid; Countermagic; 1 gold for an Archdiocese; answers or the roll of "
        "Great Wall and Watchtower; effect; discard pile. A spell goes the same way without Countermagic "
        "and pile. The Archdiocese gets nothing if its owner stopped the card."
    ),
    "CR-36": (
        "Black Knight, Arsonist, Brigands: 1-5 wins, after an answer 1-2; then the winner names the "
        "target. Without one nothing happens. Cards go to their owner's hand. When it is played, there "
        "must be a target at the other's."
    ),
    "CR-37": (
        "Answers: Herb Woman to Black Knight and Richard; Bishop to Arsonist and Brigands; Medicus to the "
        "Plague; Sigismund to Civil War and Pirate Fleet. Whoever could be hit and holds cards is asked, "
        "whatever they are; passing tells nothing. A Scout is played with a settlement."
    ),
    "CR-38": (
        "Whoever has Countermagic not used in this turn and the power for it is asked at every action card "
        "of the other one. A stopped card goes under a stack its player chooses and counts as played for a "
        "Barbarian Stronghold. After a stopped defence card another may be played."
    ),
    "CR-39": (
        "A Spy needs a hand of at least 1 card. The Great Wall must roll (3-6), the Watchtower may (1-2), "
        "one roll for both. If he works, the whole hand is shown and one action card or unit may be taken."
    ),
    "CR-40": (
        "Richard as Black Knight and Sven as Merchant count as that card in every respect. 1 gold is paid "
        "and the knight leaves first; not in the turn he came."
    ),
    "CR-41": (
        "The permission of C-7.2 is for action cards (and CR-40) only: spells, units, buildings and the "
        "Metropolis are free of it."
    ),
    "CR-42": (
        "A required building must stand in the own principality and be effective, or be copied by a Secret "
        "Society. A forbidden one counts even if it is not effective. Looked at when the card is placed or "
        "played, never later."
    ),
    "CR-43": (
        "Who takes or demands names kinds and numbers; who gives names them in Merchant, Trade Monopoly, "
        "Great Bazaar and Mendicant Friars. The loser chooses the regions they leave, the receiver those "
        "they reach. Only what can be stored changes hands."
    ),
    "CR-44": "A resource of choice may be named without room and is lost. Fixed gains can't be declined.",
    "CR-45": (
        "With a reduced price the builder chooses what is left out. Reductions add up, never below "
        "nothing; limits look at the printed price. The Coin Residence first drops grain and wool, then "
        "Castles apply. Magic prices are never reduced."
    ),
    "CR-46": (
        "A card fetched from a discard pile is shown; the card that fetches can't fetch itself. One's own "
        "pile in a tournament, the other's for Ancient Sciences, otherwise the common one."
    ),
    "CR-47": (
        "One demolishes in the action part, and only one's own cards in one's own principality: no pawned "
        "buildings, no centre cards, no foreign cards."
    ),
    "CR-48": (
        "What asks a price each time may be repeated; any other use of a card is once for each turn and "
        "copy. A card that left and came again starts afresh."
    ),
}
