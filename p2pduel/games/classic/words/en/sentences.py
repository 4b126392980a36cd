"""The log in English: one sentence for every outcome."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, ended, mid, one, upper
from p2pduel.catalogue.grammar_en import a, the
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.en.names import NOUNS, noun
from p2pduel.games.classic.words.en.nouns import (
    RESOURCE_WORDS,
    SYMBOL_WORDS,
    TOKEN_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
    points_of,
)
from p2pduel.games.classic.words.en.spots import side, stack
from p2pduel.games.classic.words.things import Zone, is_person

__all__ = [
    "QUIET",
    "UNLOCKED",
    "answered",
    "attacked",
    "banished",
    "banned",
    "barbarians",
    "built",
    "built_on",
    "buried",
    "cast",
    "cause",
    "changed_land",
    "chose",
    "cooked",
    "copies",
    "countered",
    "decided",
    "demanded",
    "demolished",
    "dice",
    "drew",
    "dueled",
    "event",
    "exchanged",
    "fates",
    "formed",
    "gained",
    "gave",
    "guests",
    "handed_in",
    "home",
    "kept",
    "laid",
    "laid_down",
    "laid_on",
    "left",
    "lifted",
    "looked",
    "lost",
    "lost_token",
    "magic_gained",
    "magic_spent",
    "mixed",
    "moved",
    "named",
    "offered",
    "paid",
    "pawned",
    "phase",
    "played",
    "raised",
    "redeemed",
    "removed",
    "returned",
    "robbed",
    "searched",
    "set_die",
    "set_face",
    "showed",
    "shuffled",
    "sold",
    "sorted_cards",
    "spread",
    "starts",
    "strengthened",
    "swapped",
    "to_row",
    "took",
    "took_token",
    "top",
    "toss",
    "tournament",
    "traded",
    "turn",
    "turned",
    "turned_back",
    "used",
    "warded",
    "won",
    "worked",
]

_CAUSES: Final = {
    **SYMBOL_WORDS,
    "production": "production",
    "search": "search",
    "trade": "trade",
    "bargain": "trade with the other player",
    "store": "storing",
}

QUIET: Final = "The brigand does nothing in the first two rounds."
UNLOCKED: Final = "Both together have 7 victory points: attack and neutral cards may be played from now on."


def cause(why: str) -> str:
    """What brought something about: a card, a symbol, the production."""
    return noun(why).nom if why.partition("-")[0] in NOUNS else _CAUSES[why]


def _because(why: str) -> str:
    return f" ({cause(why)})" if why else ""


def _whom(who: Who) -> str:
    return "you" if who.you else who.name


def _whose(who: Who) -> str:
    return "your" if who.you else f"{who.name}'s"


# -- set-up and the course of a turn -------------------------------------------------------------


def toss(red: Who, red_roll: int, blue: Who, blue_roll: int) -> str:
    """Both roll for the first turn."""
    return f"{red.does('rolls', 'You roll')} {red_roll} and {_whom(blue)} {blue_roll} for the first turn."


def starts(who: Who) -> str:
    """Who has the first turn."""
    return f"{who.does('starts', 'You start')}."


def turn(number: int, who: Who) -> str:
    """A turn begins."""
    return f"Turn {number}: {_whom(who)}."


def phase(who: Who, name: str) -> str:
    """A part of the turn begins."""
    if name == "action":
        return f"{who.does('may', 'You may')} build, play and trade."
    if name == "hand":
        return f"{who.does('sees', 'You see')} to the hand."
    return f"{who.does('is', 'You are')} about to roll."


def won(who: Who, points: int, others: int) -> str:
    """Somebody has the points to win."""
    return f"{who.does('has', 'You have')} the points to win: {points} to {others}."


def swapped(who: Who, faces: Sequence[str]) -> str:
    """Two regions, or two cards, change places."""
    return f"{who.does('swaps', 'You swap')} {listed([the(noun(face)) for face in faces])}."


def laid(who: Who, regions: Sequence[tuple[str, bool]]) -> str:
    """New regions: each with whether it lies above."""
    lying = [f"{noun(face).nom} {side(above)}" for face, above in regions]
    return f"{who.does('lays', 'You lay')} {listed(lying)}."


# -- dice and events -----------------------------------------------------------------------------


def dice(who: Who, production: int, symbol: str) -> str:
    """Both dice."""
    return f"{who.does('rolls', 'You roll')} {production} and {SYMBOL_WORDS[symbol]}."


def set_die(who: Who, production: int) -> str:
    """The production die is laid, not rolled."""
    return f"{who.does('sets', 'You set')} the production die to {production}."


def set_face(who: Who, symbol: str) -> str:
    """The event die is laid, not rolled."""
    return f"{who.does('sets', 'You set')} the event die to {SYMBOL_WORDS[symbol]}."


def turned_back(who: Who, symbol: str) -> str:
    """A face of the event die, or the card it brought, is void."""
    return f"{who.does('turns', 'You turn')} time back: {SYMBOL_WORDS[symbol]} does not count."


def robbed(who: Who, counted: int, lost: Mapping[Price, int]) -> str:
    """The brigand, for one player."""
    resources = counted_resources(counted)
    if lost:
        return f"The brigand robs {_whom(who)} ({resources}) of {amounts(lost)}."
    return f"The brigand passes {_whom(who)} by ({resources})."


def tournament(who: Who) -> str:
    """More tournament points than the other one."""
    return f"{who.does('wins', 'You win')} the tournament."


def event(face: str) -> str:
    """An event is turned up."""
    return f"Event: {noun(face).nom}."


def barbarians(who: Who, units: int, barbarians: int, won: bool) -> str:
    """Units against barbarians, for one player."""
    result = "the barbarians are beaten" if won else "the barbarians plunder"
    has = who.does("has", "You have")
    return (
        f"{has} {one(units, 'unit', 'units')} against {one(barbarians, 'barbarian', 'barbarians')}: {result}."
    )


def raised(who: Who, amount: int) -> str:
    """The Triumphal Arch grows; amount: the victory points it is worth now."""
    return f"{who.does('raises', 'You raise')} the Triumphal Arch to {points_of(amount, 'victory')}."


# -- resources -----------------------------------------------------------------------------------


def paid(who: Who, paid: Mapping[Price, int], why: str) -> str:
    """A payment."""
    return f"{who.does('pays', 'You pay')} {amounts(paid)}{_because(why)}."


def lost(who: Who, lost: Mapping[Price, int], why: str) -> str:
    """Resources that are gone."""
    return f"{who.does('loses', 'You lose')} {amounts(lost)}{_because(why)}."


def gained(who: Who, got: Mapping[Price, int], lost: Mapping[Price, int], why: str) -> str:
    """What came, and what there was no room for."""
    if not any(got.values()):
        return f"{who.does('has', 'You have')} no room for {amounts(lost)}{_because(why)}."
    has = "have" if who.you else "has"
    waste = f" and {has} no room for {amounts(lost)}" if any(lost.values()) else ""
    return f"{who.does('gets', 'You get')} {amounts(got)}{waste}{_because(why)}."


def demanded(who: Who, asked: Mapping[Price, int], whom: Who, why: str) -> str:
    """Resources of the other side are named."""
    return f"{who.does('demands', 'You demand')} {amounts(asked)} from {_whom(whom)}{_because(why)}."


def traded(who: Who, number: int, given: Price, wanted: Price) -> str:
    """A trade with the bank."""
    return f"{who.does('trades', 'You trade')} {amount(number, given)} for {amount(1, wanted)}."


def offered(who: Who, given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """A trade is offered to the other side."""
    return f"{who.does('offers', 'You offer')} {amounts(given)} for {amounts(wanted)}."


def answered(who: Who, accepted: bool) -> str:
    """The other side's answer to an offer."""
    if accepted:
        return f"{who.does('accepts', 'You accept')} the offer."
    return f"{who.does('declines', 'You decline')} the offer."


def spread(who: Who, resource: Price) -> str:
    """Resources of a kind lie elsewhere from now on."""
    return f"{who.does('moves', 'You move')} {RESOURCE_WORDS[resource]} among regions (Wheelwright)."


def kept(who: Who, face: str, number: int, resource: Price) -> str:
    """Resources are put into a store."""
    return f"{who.does('puts', 'You put')} {amount(number, resource)} into {the(noun(face))}."


def worked(who: Who, face: str, making: bool) -> str:
    """A trade point is made, or given up for a resource of the other side."""
    if making:
        return f"{who.does('makes', 'You make')} a trade point ({noun(face).nom})."
    return f"{who.does('gives', 'You give')} up a trade point for a resource ({noun(face).nom})."


def handed_in(who: Who, number: int, why: str) -> str:
    """Trade points of counters are given up."""
    return f"{who.does('hands', 'You hand')} in {points_of(number, 'trade')}{_because(why)}."


def guests(who: Who, roll: int) -> str:
    """What the Inn's die shows."""
    return f"{who.does('rolls', 'You roll')} {roll} at the Inn."


# -- magic ---------------------------------------------------------------------------------------


def magic_gained(who: Who, number: int, face: str) -> str:
    """A wizard gains magic power."""
    return f"{who.does('gives', 'You give')} {the(noun(face))} {magic(number)}."


def magic_spent(who: Who, number: int, why: str) -> str:
    """Wizards pay with magic power."""
    return f"{who.does('spends', 'You spend')} {magic(number)}{_because(why)}."


def cooked(who: Who, roll: int) -> str:
    """What the Magic Kitchen's die shows."""
    result = ": the kitchen explodes" if roll == 1 else ""
    return f"{who.does('rolls', 'You roll')} {roll} at the Magic Kitchen{result}."


def strengthened(who: Who, face: str) -> str:
    """A knight or dragon drinks an Elixir."""
    return f"{who.does('gives', 'You give')} {mid(the(noun(face)))} the Elixir."


def dueled(who: Who, whom: Who, rolls: Sequence[int], sums: Sequence[int]) -> str:
    """A duel of wizards: dice, and with the magic power the sums, of who began it and of the other one."""
    mine, theirs = (f"{roll} ({total} with magic power)" for roll, total in zip(rolls, sums, strict=True))
    return f"{who.does('rolls', 'You roll')} {mine}, {_whom(whom)} {theirs}."


def changed_land(who: Who, face: str) -> str:
    """A region has become another one."""
    return f"{who.does('turns', 'You turn')} a region into {noun(face).nom}."


def fates(who: Who, number: int) -> str:
    """So many of the events just seen go under the deck."""
    what = one(number, "event", "events") if number else "none of the events"
    return f"{who.does('puts', 'You put')} {what} under the event deck."


def banished(who: Who, face: str) -> str:
    """An event leaves the game."""
    return f"{who.does('takes', 'You take')} {noun(face).nom} out of the game."


# -- cards ---------------------------------------------------------------------------------------


def built(who: Who, face: str, where: str) -> str:
    """A card comes to stand somewhere."""
    if is_person(face):
        return f"{who.does('lays', 'You lay')} out {mid(a(noun(face)))} {where}."
    return f"{who.does('builds', 'You build')} {mid(a(noun(face)))} {where}."


def built_on(who: Who, face: str) -> str:
    """A settlement becomes a city or citadel, a city a metropolis."""
    below = "city" if face == "metropolis" else "settlement"
    return f"{who.does('builds', 'You build')} {a(noun(face))} over a {below}."


def played(who: Who, face: str) -> str:
    """An action card."""
    return ended(f"{who.does('plays', 'You play')} {noun(face).nom}")


def cast(who: Who, face: str) -> str:
    """A spell."""
    return ended(f"{who.does('casts', 'You cast')} {noun(face).nom}")


def used(who: Who, face: str) -> str:
    """A standing card is used."""
    return f"{who.does('uses', 'You use')} {the(noun(face))}."


def countered(who: Who, face: str) -> str:
    """Countermagic stops a card."""
    return f"{who.does('stops', 'You stop')} {noun(face).nom} with Countermagic."


def attacked(who: Who, roll: int, won: bool, why: str) -> str:
    """The roll that decides an attack."""
    result = "the attack succeeds" if won else "the attack fails and turns back"
    return f"{who.does('rolls', 'You roll')} {roll}: {result}{_because(why)}."


def warded(who: Who, roll: int, success: bool) -> str:
    """A roll against a Spy."""
    result = "the Spy is caught" if success else "the Spy gets through"
    return f"{who.does('rolls', 'You roll')} {roll}: {result}."


def demolished(who: Who, face: str) -> str:
    """A card of one's own is taken away."""
    if is_person(face):
        return f"{who.does('dismisses', 'You dismiss')} {the(noun(face))}."
    return ended(f"{who.does('demolishes', 'You demolish')} {a(noun(face))}")


def removed(who: Who, face: str, where: str) -> str:
    """A card is lost."""
    return f"{who.does('loses', 'You lose')} {mid(a(noun(face)))} {where}."


def left(who: Who, face: str) -> str:
    """A card in the other principality goes because its host has grown too strong."""
    return f"{who.does('must', 'You must')} give up {the(noun(face))}: its host has enough points now."


def home(who: Who, face: str) -> str:
    """An open card goes to a hand."""
    return f"{who.does('takes', 'You take')} {mid(the(noun(face)))} into {'your' if who.you else 'the'} hand."


def moved(who: Who, face: str, where: str) -> str:
    """A standing card goes to another place, perhaps to another owner."""
    now = "stand" if noun(face).plural else "stands"
    return f"{upper(the(noun(face)))} now {now} {where}, with {_whom(who)}."


def to_row(face: str) -> str:
    """A card goes back to the open row."""
    return f"{upper(the(noun(face)))} goes back to the open row."


def named(who: Who, faces: Sequence[str], why: str) -> str:
    """Cards or regions are named."""
    return f"{who.does('names', 'You name')} {listed([the(noun(face)) for face in faces])}{_because(why)}."


def decided(who: Who, why: str) -> str:
    """Something was chosen that the next lines tell."""
    return f"{who.does('has', 'You have')} chosen{_because(why)}."


def laid_on(who: Who, face: str, on: str) -> str:
    """A card that takes another one's effect lies on it."""
    return f"{who.does('lays', 'You lay')} {the(noun(face))} on {the(noun(on))}."


def lifted(face: str) -> str:
    """Such a card, or a Ban, goes to the discard pile."""
    return f"{upper(the(noun(face)))} is lifted."


def banned(who: Who, zone: Zone, whom: Who) -> str:
    """A stack or pile is closed to the other side."""
    return f"{who.does('closes', 'You close')} {stack(zone).nom} to {_whom(whom)} (Ecclesiastical Ban)."


def pawned(who: Who, face: str) -> str:
    """A building is pawned for its price."""
    return f"{who.does('pawns', 'You pawn')} {the(noun(face))}."


def redeemed(who: Who, face: str) -> str:
    """A pawned building is bought back."""
    return f"{who.does('redeems', 'You redeem')} {the(noun(face))}."


def sold(who: Who, face: str) -> str:
    """An action card of the hand is sold."""
    return ended(f"{who.does('sells', 'You sell')} {noun(face).nom}")


def turned(who: Who, face: str, kind: str) -> str:
    """A card shows other points from now on."""
    return f"{who.does('turns', 'You turn')} {the(noun(face))} to {points_of(2, kind)}."


def copies(who: Who, face: str) -> str:
    """A Secret Society has the properties of another building."""
    return f"{_whose(who).capitalize() if who.you else _whose(who)} Secret Society copies {the(noun(face))}."


def exchanged(who: Who, mine: str, whom: Who, theirs: str, why: str) -> str:
    """A region is given for one of the other side."""
    given, got = noun(mine).nom, noun(theirs).nom
    return f"{who.does('gives', 'You give')} {_whom(whom)} {given} for {got}{_because(why)}."


def took_token(who: Who, token: str) -> str:
    """The knight or mill token has come."""
    return f"{who.does('takes', 'You take')} {TOKEN_WORDS[token]}."


def lost_token(who: Who, token: str) -> str:
    """Nobody has it any more."""
    return f"{who.does('loses', 'You lose')} {TOKEN_WORDS[token]}."


# -- hidden cards --------------------------------------------------------------------------------


def shuffled(zone: Zone) -> str:
    """Both have shuffled a stack."""
    return f"{upper(stack(zone).nom)} is shuffled by both."


def mixed(who: Who) -> str:
    """Hand and stacks are shuffled together."""
    return f"{who.does('shuffles', 'You shuffle')} hand and stacks together."


def formed(who: Who, zone: Zone, count: int) -> str:
    """An empty stack is made anew of the discard pile."""
    return f"{who.does('makes', 'You make')} {stack(zone).nom} anew of {counted_cards(count)}."


def chose(who: Who, what: str) -> str:
    """A deck, or events, were chosen before the game."""
    return f"{who.does('has', 'You have')} chosen {'a deck' if what == 'deck' else 'the events to add'}."


def drew(who: Who, count: int, faces: Sequence[str], zone: Zone) -> str:
    """Cards came to a hand; faces only where they are known."""
    cards = listed([a(noun(face)) for face in faces]) if faces else counted_cards(count)
    return f"{who.does('draws', 'You draw')} {cards} from {stack(zone).nom}."


def looked(who: Who, zone: Zone, count: int) -> str:
    """A stack was looked through, or so many of its top cards."""
    if count:
        cards = one(count, "top card", "top cards")
        return f"{who.does('looks', 'You look')} at the {cards} of {stack(zone).nom}."
    return f"{who.does('looks', 'You look')} through {stack(zone).nom}."


def searched(who: Who, zone: Zone) -> str:
    """A stack was searched for a card."""
    return f"{who.does('searches', 'You search')} {stack(zone).nom}."


def took(who: Who, face: str, zone: Zone) -> str:
    """A card was taken; face is empty where it is not known."""
    card = mid(a(noun(face))) if face else "a card"
    return f"{who.does('takes', 'You take')} {card} from {stack(zone).nom}."


def buried(who: Who, zone: Zone) -> str:
    """A card went under a stack."""
    return f"{who.does('puts', 'You put')} a card under {stack(zone).nom}."


def sorted_cards(who: Who, zone: Zone, count: int) -> str:
    """Top cards of a stack have a new order."""
    cards = one(count, "top card", "top cards")
    return f"{who.does('sorts', 'You sort')} the {cards} of {stack(zone).nom}."


def showed(viewer: Who, owner: Who, hand: bool) -> str:
    """A hand, or the card just taken, was shown."""
    return f"{viewer.does('sees', 'You see')} {_whose(owner)} {'hand' if hand else 'new card'}."


def gave(who: Who, count: int, to: Who) -> str:
    """Cards went from hand to hand."""
    return f"{who.does('gives', 'You give')} {counted_cards(count)} to {_whom(to)}."


def laid_down(who: Who, face: str) -> str:
    """A card of the hand goes to the discard pile."""
    return f"{who.does('lays', 'You lay')} {mid(a(noun(face)))} on the discard pile."


def top(zone: Zone, face: str) -> str:
    """The open top card of a stack."""
    return f"{upper(a(noun(face)))} lies open on {stack(zone).nom}."


def returned(face: str, zone: Zone) -> str:
    """A card went under a stack, and everybody knows which."""
    return f"{upper(mid(the(noun(face))))} goes under {stack(zone).nom}."
