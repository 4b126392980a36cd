"""Who knows what, and what players do to each other: D-17 and D-18."""

from typing import Final

__all__ = ["CONFLICT", "SECRETS"]

SECRETS: Final = {
    "D-17.1": (
        "Open for both: principalities, resources, points, tokens, the number of cards in each hand and "
        "stack."
    ),
    "D-17.2": "A hand is seen by its owner alone.",
    "D-17.3": (
        "Nobody sees what lies in the draw, event and region stacks, or in which order. Backs are visible."
    ),
    "D-17.4": "A drawn card is seen by the drawer; the other side sees from which stack it came.",
    "D-17.5": (
        "A card put from the hand under a stack is known to its owner; the other side sees under which stack."
    ),
    "D-17.6": (
        "A stack that is looked through (exchange, Library, starting hands) is seen whole by the one who "
        "looks. The other side sees which stack it is, not which card was taken."
    ),
    "D-17.7": "A Scout sees all regions of the stack; the other side sees the two that are laid out.",
    "D-17.8": (
        "Fraternal Feuds show the hand to the attacker. The victim learns which cards are gone and which "
        "stacks got cards, but not which card went where."
    ),
    "D-17.9": "A Traitor shows the hand to the attacker; the victim sees which card was taken.",
    "D-17.10": "The top of the discard pile is open. What lies below was open once, and is not shown again.",
    "D-17.11": (
        "Guido and Gustav look through a whole discard pile; the other side sees how many cards it has, and "
        "hears which one is taken (R-24)."
    ),
    "D-17.12": (
        "An expansion that Archer, Arsonist, Feud or Riots put under a stack is known to both, and so is the "
        "stack."
    ),
    "D-17.13": (
        "An event is seen by both when it is turned up; after that both know that it lies at the bottom."
    ),
    "D-17.14": "Which six half-moon events are in the stack of a Duel, nobody knows.",
    "D-17.15": "A tournament deck and the events in it are known to their owner until they appear.",
}

CONFLICT: Final = {
    "D-18.1": (
        "Whoever demands resources names types and numbers; whoever gives chooses the regions, or the Gold "
        "Cache, that they leave."
    ),
    "D-18.2": "Only what the receiver has room for may be demanded (R-11).",
    "D-18.3": (
        "Against Archer, Arsonist and Traitor, Lookout Tower and Heinrich may defend: after the card is "
        "named and before a target is, the defender may roll the die once. The Tower holds on 1 and 2, "
        "Heinrich on 3 to 5, both together on 1 to 5 (R-20)."
    ),
    "D-18.4": "If the defence holds, the attack does nothing and is discarded.",
    "D-18.5": (
        "Buildings in the city of a Fire Brigade are safe from the Arsonist. If there is no other building, "
        "he can't be played."
    ),
    "D-18.6": (
        "Who chooses what is lost. Archer: the victim, a unit with strength. Feud: the attacker names three "
        "buildings, the victim takes one of them. Arsonist: the attacker. Pirate Ship: the victim, a trade "
        "ship. Riots: whoever is hit."
    ),
    "D-18.7": (
        "Where it goes. Archer, Arsonist, Feud, Riots: under a stack with the same back, chosen by its "
        "owner. Pirate Ship and demolition: to the discard pile. A card that lay open: back to its place "
        "(R-17)."
    ),
    "D-18.8": "When a Town Hall is removed, the Parish Hall below it comes to light again.",
    "D-18.9": (
        "After a loss everything is counted anew at once: points, tokens, points that depend on something; "
        "the hand limit when its owner draws next."
    ),
    "D-18.10": (
        "Irmgard's owner takes 1 resource of choice for each expansion lost to an event or an action of "
        "the other side, but not for Irmgard herself (R-22)."
    ),
    "D-18.11": "Whoever may demand several resources may name fewer, but 1 at least (R-42).",
    "D-18.12": "A defence roll leaves the production number of the turn as it is (R-48).",
}
