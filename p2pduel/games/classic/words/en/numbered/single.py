"""Rulings about cards on cards, magic, the open row and single cards: CR-49 to CR-83."""

from typing import Final

__all__ = ["ATTACHED", "MAGIC", "ONE_BY_ONE", "ROW"]

ATTACHED: Final = {
    "CR-49": (
        "A building that is bewitched, under Dogma or pawned gives no points, no effect and fulfils no "
        "requirement; what is stored or counted on it stays, untouchable and uncounted. Archdiocese, "
        "Triumphal Arch and Fire Brigade still do not burn."
    ),
    "CR-50": (
        "Witch and Dogma are laid on buildings the other one owns, foreign cards included, one of each "
        "kind on a building."
    ),
    "CR-51": (
        "The Pawnbroker pays the printed price, and all of it must fit; free buildings and those paid with "
        "magic power can't be pawned. Paying the printed price in one's action part turns the building up "
        "again. Burnt or raided, it comes back unpawned."
    ),
    "CR-52": (
        "The Ecclesiastical Ban closes one stack or discard pile to the other one: no drawing, searching, "
        "taking or putting under. For 3 gold in the own action part it is lifted and goes to its player's "
        "discard pile. In a tournament it lies on a pile of the other one."
    ),
    "CR-53": (
        "After Good Neighbourhood the top card of every stack lies open, also the next ones, until an "
        "Inquisition shuffles; a banned stack is skipped while it is banned."
    ),
    "CR-54": "At an Embassy every card its host takes from a stack, drawn or searched, is shown.",
    "CR-55": (
        "Foreign cards need a site or road of the host and what their owner has. The host can neither "
        "demolish, pawn nor move them; they count as buildings of their owner. Burnt or raided they go to "
        "the owner's hand, by their condition to the owner's discard pile."
    ),
    "CR-56": (
        "A store is filled in the own action part when empty, with 1 or 2 of one kind, and emptied only "
        "completely: each unit is paid or goes to a fitting region, else it is lost. As often as one "
        "likes; a Trade Monopoly may fill it directly."
    ),
    "CR-57": (
        "Counters: Dye Works, Art Smithy and Distillery 0 to 3, 2 resources for each; Triumphal Arch 0 to "
        "3; Colonial Base 0 to 3 gold, by its own production only. A Trade Academy counts gold wherever it "
        "lies. Counters are lost with the card."
    ),
    "CR-58": (
        "A Secret Society copies one title, named when it is built, as soon as such a building stands at "
        "the other's, even an ineffective one. When the last one leaves, another title may be named. "
        "Everything but victory points is copied."
    ),
    "CR-59": (
        "When the other one rolls the question mark, a Bailiwick's owner loses all ore and wool on regions "
        "and puts it under a stack of choice, bewitched or not; pawned, nothing happens."
    ),
}

MAGIC: Final = {
    "CR-60": (
        "Every region has one place at its outer side. It holds a region expansion or, at a metropolis, a "
        "unit that is no dragon; the unit touches that region only. Regions change places without the unit "
        "there; with a region expansion they stay."
    ),
    "CR-61": (
        "A wizard holds 0 to 3 magic power. The 2 of a new wizard may be used at once. After gaining power "
        "in the own turn by resources or a Magic Mill it pays for nothing until the turn ends. The owner "
        "chooses who pays; resources are turned in the own action part only."
    ),
    "CR-62": (
        "When a wizard leaves, its power is lost, and a citadel without another one is worth less again. "
        "Placed again it costs its price and starts with 2."
    ),
    "CR-63": (
        "A book may be cast in the turn it is placed, once for each turn and copy, own and other turns "
        "apart. By Magic's Hand places the book at once on a free site of an own citadel."
    ),
    "CR-64": (
        "Magic Eye: any hand card goes under the stack, even the one just taken. Keeper of Fate: any "
        "number of the 3. Divination: four different stacks, fewer if fewer hold cards."
    ),
    "CR-65": (
        "Scout and Land, Change! search the region stack, lay the chosen cards openly and shuffle the "
        "rest. The new region of Land, Change! is of another kind and holds what the old one held; the old "
        "one goes into the stack."
    ),
    "CR-66": (
        "Duel of the Wizards: the price first, then both wizards are named; one die each plus their magic "
        "power, ties again. The loser goes under a stack its owner chooses."
    ),
    "CR-67": (
        "Strength of a unit: what is printed, for cannons and dragons at most 2 against Johanna; twice "
        "that under an Elixir; 1 more for knights and cannons by a Smithy; 1 less for knights by a "
        "Bordello; never below 0. An Elixir ends with the other's next turn."
    ),
    "CR-68": (
        "Comet: the hand goes under one stack in any order, then as many cards as the limit allows come "
        "from its top. Inquisition: hand and all stacks without a Ban are shuffled together and form as "
        "many stacks again; then a new hand is drawn one by one."
    ),
}

ROW: Final = {
    "CR-69": (
        "A card of the open row is bought in the action part, with requirement and reductions, one of each "
        "title for each player. However it leaves, it goes back to the row, an arch without its counter."
    ),
    "CR-70": (
        "The sets of both are agreed openly. A deck is chosen from 62 cards of the base set, 27 of "
        "Knights, 26 of Politics, 35 of Barbarians (33 without Wizards), 26 of Science, 37 of Wizards, 27 "
        "of Trade; equal titles add up. Events: 7 of the base set besides the fixed ones and those of the "
        "theme sets; 4 are chosen."
    ),
    "CR-71": (
        "Put under, drawn from, discarded to: always piles of whoever owns the hand or the card. A card "
        "taken from the other one belongs to the taker for the rest of the game. An empty stack is formed "
        "anew in the own hand step, before drawing, of the whole discard pile."
    ),
    "CR-72": (
        "Knights, Flavo, dragons and the six wizards stand once in both principalities together, in all "
        "games; in hand they are free."
    ),
    "CR-73": "In a tournament everybody buys Citadels from the own pile.",
    "CR-74": (
        "In a tournament Master Builder and Comet use the own stacks; at a Conflict the cards go under one "
        "stack of the victim, chosen by the holder of the token."
    ),
    "CR-75": "Both tournament decks have the same back, so a stolen card may lie under a stack of the thief.",
}

ONE_BY_ONE: Final = {
    "CR-76": (
        "The Arsonist reaches buildings the other one owns, wherever they stand, region and road "
        "expansions and wizards; not centre cards, units, spell books, immune buildings or buildings in a "
        "city with an effective Fire Brigade."
    ),
    "CR-77": "A Lighthouse serves the trade fleet on the other site of the same side of its city.",
    "CR-78": (
        "No bank trades are Caravan, Anton, Cloth Residence, Trading Post, Dye Works and their like, and "
        "trades between players. The 2:1 of the Hanseatic League is one."
    ),
    "CR-79": (
        "Raid: the holder of the knight token names up to 3 buildings of the other one, who chooses which "
        "comes back to the hand; cards of the row go to the row."
    ),
    "CR-80": (
        "The Civil War may name knights, cannons and trade fleets, unless protected by Church (same city), "
        "Cathedral (all), Lighthouse, Flagship (trade fleets of its city), Order Castle (knights with a "
        "printed price of 3 or more) or Sigismund (all trade fleets)."
    ),
    "CR-81": (
        "The Great Tournament Ground may be built while its builder has more tournament points; it "
        "concerns the die, not the Grand Tournament."
    ),
    "CR-82": "Land Reform: own regions without region expansion; number and amount travel with the card.",
    "CR-83": (
        "The limit of the player who is not at turn falls as soon as a building that raises it leaves or "
        "loses its effect; surplus cards go under stacks of choice at once."
    ),
}
