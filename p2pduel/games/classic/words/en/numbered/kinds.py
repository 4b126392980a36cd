"""New kinds of cards, the peculiarities of the sets, the reform of 2003: C-41 to C-60."""

from typing import Final

__all__ = ["BARBARIANS", "KINDS", "KNIGHTS", "POLITICS", "REFORM", "SCIENCE", "TRADE", "WIZARDS"]

KINDS: Final = {
    "C-41": (
        "A region expansion (brown) lies above or below a region of its kind: wizards, Wizard League, Dye "
        "Works, Art Smithy, Distillery, Colonial Base and the three Residences."
    ),
    "C-41.1": (
        "Region expansions can burn, wizards included; no Fire Brigade protects them, for they stand at no "
        "city."
    ),
    "C-41.2": "A region with a region expansion is neither swapped nor exchanged.",
    "C-41.3": (
        "A region belongs to everything it touches: between a citadel and a city it may carry the wizard "
        "of the one or an expansion of the other, and its resources serve both."
    ),
    "C-42": (
        "A road expansion lies on a road: the Trading Post on one's own, the Barbarian Stronghold on the "
        "other player's."
    ),
    "C-42.1": (
        "It belongs to no settlement or city; what acts on a city leaves it alone, and a Fire Brigade does "
        "not protect it."
    ),
    "C-42.2": "A road carries one at most; the Barbarian Stronghold needs a free road.",
    "C-43": (
        "A foreign card stands in the other principality and stays the property of whoever placed it: "
        "Robber Baron's Castle, Barbarian Stronghold, Trade Branch, Embassy, Bordello."
    ),
    "C-43.1": "The host may not demolish it but may attack it like any card of the other player.",
    "C-43.2": (
        "If it leaves under a condition, that is looked at after every change; then it goes to its owner's "
        "discard pile. Burnt, it comes back to its owner's hand."
    ),
    "C-43.3": "Its owner may pawn it.",
    "C-43.4": "Its points, piles and discards are counted for its owner.",
    "C-44": "Citadel and Metropolis are never demolished or destroyed.",
}

SCIENCE: Final = {
    "C-51.1": "The University lies in the open row.",
    "C-51.2": "Progress pays for Universities, too.",
}

BARBARIANS: Final = {
    "C-52.1": "Harbor and Triumphal Arch lie in the open row; the arch does not burn.",
    "C-52.2": "The Wizard League is for tournaments only, and only for those who use Wizards & Dragons.",
    "C-52.3": (
        "For Residences and the Guild of Merchant Lords a bank trade is 3:1, 2:1 by a fleet or 1:1 by "
        "Lighthouse or Merchant Christopher; never a Caravan or a trade between players."
    ),
    "C-52.4": (
        "In a Barbarian Invasion everybody faces as many barbarians as they have roads and Abbeys (CR-4)."
    ),
    "C-52.5": (
        "Two Harbors are possible in a tournament only; then each trade fleet counts 2 trade points more."
    ),
    "C-52.6": "One Triumphal Arch in a principality, in every game.",
}

TRADE: Final = {
    "C-53.1": "The Counting House lies in the open row.",
    "C-53.2": (
        "What lies in a Produce Store or Treasure Vault is safe from every card of the other player and "
        "every event and is not counted by brigands. It is lost with the building."
    ),
}

KNIGHTS: Final = {
    "C-54.1": "The Inquisition is for tournaments only.",
}

POLITICS: Final = {
    "C-55.1": "Church and Town Hall lie in the open row.",
    "C-55.2": (
        "The Metropolis is drawn like other cards, is free and goes on an own city while one has a Town "
        "Hall or a Church. One in a principality; not on a settlement or citadel."
    ),
    "C-55.3": "Whatever is said of cities goes for a metropolis.",
    "C-55.4": (
        "It opens a site for one unit outside each of its four regions. That unit belongs to the "
        "metropolis alone."
    ),
    "C-55.5": "A region between metropolis and citadel carries a wizard or a unit, not both.",
    "C-55.6": (
        "A Church in the metropolis protects the units on these sites from Civil War, a Cathedral does so "
        "wherever it stands."
    ),
    "C-55.7": "A tournament deck may hold both Metropolises; one of them can be laid.",
    "C-55.8": "Nobody has to lay a Metropolis.",
}

WIZARDS: Final = {
    "C-56.1": (
        "A Citadel is bought from the pile and goes on an own settlement: 1 victory point in all, and 2 "
        "while a wizard stands at it."
    ),
    "C-56.2": "Two citadels are never neighbours: a settlement or city stands between them.",
    "C-56.3": (
        "A citadel has four sites for purple and green cards and spell books, not for red ones, with or "
        "without a wizard."
    ),
    "C-56.4": "What is aimed at cities does not concern it.",
    "C-56.5": (
        "Wizards are no units. They stand at a region of their kind next to a citadel, Ari at any; four at "
        "a citadel at most. They start with 2 magic power."
    ),
    "C-56.6": "In one's own turn a wizard turns resources of its region into magic power, 1 for 1.",
    "C-56.7": (
        "A wizard that has gained magic power in this way or by a Magic Mill pays for nothing until the "
        "turn ends, not even with older power. Power from an event may be used at once."
    ),
    "C-56.8": (
        "Spell books are neither buildings nor units. They are placed free of charge on a citadel's site, "
        "several if one likes."
    ),
    "C-56.9": (
        "Each book may be cast once in a turn; several wizards of any own citadel may pay together. Two "
        "equal books may both be cast."
    ),
    "C-56.10": "A demolished book is discarded.",
    "C-56.11": "Dragons and purple buildings are paid with magic power. Each dragon exists once.",
    "C-56.12": "Purple action cards are action cards that cost magic power.",
    "C-56.13": "What acts on units does nothing to wizards.",
    "C-56.14": "Magic power that is spent leaves the wizards who pay.",
}

REFORM: Final = {
    "C-60.1": "A Spy takes units and action cards only.",
    "C-60.2": "The Civil War concerns knights, cannons and trade fleets only.",
    "C-60.3": (
        "Each card has one class. In the base set, attacks: Black Knight, Arsonist, Spy, Brigands, "
        "Merchant; defence: Herb Woman, Scout, Bishop; neutral: Alchemist, Caravan; units: trade fleets "
        "and knights; buildings: the rest. Events have none."
    ),
    "C-60.4": (
        "Frames: none for centre cards and road expansions, yellow for actions, green for any site, red "
        "for cities, purple for citadels, brown for regions, blue for events."
    ),
    "C-60.5": "The class of a card of a theme set is printed on it.",
}
