"""Who knows what: C-70."""

from typing import Final

__all__ = ["SECRETS"]

SECRETS: Final = {
    "C-70.1": (
        "Everybody sees both principalities, resources, counters, magic power, tokens, pawned, bewitched "
        "and banned cards, the open row, the discard piles, and how many cards a hand or a stack has."
    ),
    "C-70.2": (
        "A hand is known to its owner. What lies in the stacks is known to nobody, except for what a rule "
        "let somebody see."
    ),
    "C-70.3": (
        "Of a drawn card the other one sees the stack it came from, of a card put away the stack it went "
        "under."
    ),
    "C-70.4": (
        "Whoever searches sees the whole stack; the other one sees which stack it was, neither the card "
        "taken nor its place."
    ),
    "C-70.5": (
        "The Spy shows the whole hand to the attacker; the victim sees what was taken, spectators see "
        "neither. At a Conflict the holder of the knight token sees the hand, the victim knows which cards "
        "are gone and where, not in which order."
    ),
    "C-70.6": (
        "A card that goes from a principality or discard pile to a hand, and an open card that goes under "
        "a stack, is known to both."
    ),
    "C-70.7": (
        "Archivist: the other one sees how many cards are sorted. Keeper of Fate: how many events go "
        "below. Better World: the event removed. Divination: which stacks."
    ),
    "C-70.8": (
        "Scout and Land, Change! show the region stack; the chosen regions are open, the rest is shuffled."
    ),
    "C-70.9": (
        "Good Neighbourhood: both know the top cards. Embassy: both know what its host takes from a stack."
    ),
    "C-70.10": (
        "Tournament: deck, starting hand, unused cards and the 4 chosen events are known to their owner; "
        "the sets in use and the 5 fixed events to both."
    ),
    "C-70.11": (
        "Whether somebody is asked for a defence card hangs on public facts only, so that neither a "
        "question nor its absence tells anything about a hand."
    ),
}
