"""Words for the cards of the Basic set."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BASIC_TEXTS"]

_REGION_NOTES: Final = (
    "It holds three at most; anything more is gone.",
    "Nobody can take the card away from you, only what lies on it.",
    "One region expansion fits on its outer edge.",
)


def _region(resource: str) -> CardText:
    return CardText(f"Yields 1 {resource} whenever the production die shows its number.", _REGION_NOTES)


def _booster(yields: str, resource: str) -> CardText:
    return CardText(
        f"{yields} 2 {resource} instead of 1 on the production roll.",
        (
            "It helps on either player's roll, but never with events, cards or trades.",
            "If only one of the two fits, the other is gone.",
            "With such a region on both sides, it works for both.",
        ),
    )


def _ship(resource: str) -> CardText:
    return CardText(
        f"In your turn, trade 2 {resource} for 1 resource of another type, as often as you like.",
        ("The 2 may lie on different regions.", "It may sail in the turn you build it."),
    )


def _hero(nature: str) -> CardText:
    return CardText(
        f"{nature}: worth its points, nothing more.", ("A hero stands once in your principality.",)
    )


BASIC_TEXTS: Final[dict[str, CardText]] = {
    "road": CardText(
        "Lengthens your line at one end, so that a settlement can follow.",
        (
            "Goes next to your outermost settlement or city, left or right.",
            "Two roads never lie in a row.",
            "You may build one even when no settlement is left.",
        ),
    ),
    "settlement": CardText(
        "Goes on the open end of your road and brings two new regions and two building sites.",
        (
            "The top two regions of the stack come to you empty; you choose which lies above.",
            "One building site lies above it, one below.",
        ),
    ),
    "city": CardText(
        "Covers one of your settlements: 2 victory points instead of 1, and four building sites.",
        (
            "What already stands there stays there.",
            "Two sites lie above and two below; both sites of a side touch the same two regions.",
            "Red expansions need a city.",
        ),
    ),
    "forest": _region("lumber"),
    "gold_field": _region("gold"),
    "fields": _region("grain"),
    "hills": _region("brick"),
    "pasture": _region("wool"),
    "mountains": _region("ore"),
    "brigitta": CardText(
        "Before you roll, set the production die to any number; then roll the event die alone.",
        (
            "It can't change a roll that has been made.",
            "Your number counts as the roll for everything this turn.",
            "Brigands still come first if the event die shows them.",
        ),
    ),
    "goldsmith": CardText(
        "Pay 3 gold and take any 2 resources.",
        (
            "The gold may come from several places, the Gold Cache among them.",
            "Whatever finds no room is gone.",
        ),
    ),
    "merchant_caravan": CardText(
        "Give up any 2 of your resources and take any 2 in return.",
        (
            "Equal or different, from one region or two.",
            "You may take the same types again.",
            "Whatever finds no room is gone.",
        ),
    ),
    "scout": CardText(
        "When you build a settlement, search the region stack and pick its two new regions yourself.",
        (
            "The settlement still costs its price.",
            "Only you see the stack; your opponent sees the two regions once they lie there.",
            "The stack is shuffled afterwards.",
        ),
    ),
    "relocation": CardText(
        "Swap two of your regions, or two of your expansions.",
        (
            "Resources travel with their region.",
            "Both cards must be allowed where they end up; nothing moves to an empty site.",
            "A Town Hall takes its Parish Hall along.",
            "A region expansion changes places only with another one.",
        ),
    ),
    "brick_factory": _booster("Hills next to it yield", "brick"),
    "iron_foundry": _booster("Mountains next to it yield", "ore"),
    "grain_mill": _booster("Fields next to it yield", "grain"),
    "lumber_camp": _booster("A Forest next to it yields", "lumber"),
    "weavers_shop": _booster("A Pasture next to it yields", "wool"),
    "parish_hall": CardText(
        "Searching a draw stack at the end of your turn costs you 1 resource instead of 2.",
        (
            "Under a Town Hall it stays yours: a second Parish Hall is still not allowed.",
            "In a tournament you search your own stacks.",
        ),
    ),
    "abbey": CardText(
        "Its progress point lets you hold one more card.",
        (
            "Lose it, and you give up the extra card only at the end of your own turn.",
            "Counts for Invention and Year of Plenty, and opens the way to the University.",
        ),
    ),
    "storehouse": CardText(
        "Resources on the two regions it touches don't count when brigands attack.",
        (
            "Over 7 without them, you lose the gold and wool there as well.",
            "Its regions gain from a Year of Plenty.",
            "You may own several.",
        ),
    ),
    "marketplace": CardText(
        "When the rolled number lies on more regions of your opponent than of yours, take 1 resource "
        "that one of those regions yields.",
        (
            "One extra resource a roll, however large the difference.",
            "The type may be taken even if the opposing region is full.",
            "Works on both players' rolls, after the ordinary yield.",
        ),
    ),
    "toll_bridge": CardText(
        "A Plentiful Harvest brings you 2 gold on top.",
        (
            "You can't refuse gold that fits, be it into the Gold Cache; the rest is gone.",
            "Two bridges bring 4.",
        ),
    ),
    "brick_ship": _ship("brick"),
    "grain_ship": _ship("grain"),
    "ore_ship": _ship("ore"),
    "wool_ship": _ship("wool"),
    "lumber_ship": _ship("lumber"),
    "gold_ship": _ship("gold"),
    "large_trade_ship": CardText(
        "In your turn, trade 2 resources of one neighbouring region for 1 of another type, "
        "as often as you like.",
        (
            "Both must lie on the same region; left and right don't mix.",
            "It counts as a trade ship everywhere.",
        ),
    ),
    "austin": _hero("A gifted hero"),
    "candamir": _hero("A mighty hero"),
    "harald": _hero("A solid hero"),
    "inga": _hero("A skilful hero"),
    "osmund": _hero("An even-handed hero"),
    "siglind": _hero("An all-round hero"),
    "fraternal_feuds": CardText(
        "Whoever leads in strength looks at the other's hand and sends 2 of its cards under draw stacks.",
        (
            "The leader picks the cards, the stacks (matching backs) and the order.",
            "A hand of one card loses that one; an empty one loses nothing.",
            "The hand is filled up again only at the end of the victim's own turn.",
            "Sebastian protects.",
        ),
    ),
    "invention": CardText(
        "Both players take 1 resource of their choice for each building with a progress point, 2 at most.",
        ("Such buildings are the Abbey and the University.", "Buildings count, not points."),
    ),
    "year_of_plenty": CardText(
        "Every region yields 1 for each Abbey and each Storehouse beside it.",
        ("For both players, as far as the region itself has room.", "Beside two such buildings it yields 2."),
    ),
    "traveling_merchant": CardText(
        "Both players may buy up to 2 resources of their choice for 1 gold each.",
        (
            "Gold from this very roll may be spent, the Gold Cache too.",
            "The player whose turn it is buys first.",
        ),
    ),
    "feud": CardText(
        "Whoever leads in strength names three of the other's buildings; one goes under a draw stack.",
        (
            "The owner chooses which of the three, and the stack (matching back).",
            "With three buildings or fewer, all are named.",
            "Neither Fire Brigade nor Lookout Tower nor Heinrich helps; Sebastian does.",
        ),
    ),
    "yule": CardText(
        "Build the event stack anew, then turn up another event.",
        ("Three events, Yule, and the others on top: the next one is never Yule.",),
    ),
    "trade_ships_race": CardText(
        "Whoever has more trade ships takes 1 resource of choice; level with at least one each, both do.",
        ("Pirate Ships don't count, Large Trade Ships do.",),
    ),
}
"""Card id to its words."""
