"""Cheats with hands, looks and dice."""

from __future__ import annotations

from typing import cast

from protocol import dice
from protocol.group import Ciphertext
from protocol.proofs import rekey, share, shuffle, take
from protocol.seam import hand
from protocol.violation import Code
from protocol.wire import Body, Value
from tests.protocol.attackers import Scene, attack, honest_game, swapped
from tests.protocol.toy_table import seed

SHUFFLE = Code.PROOF_SHUFFLE


# --- hands ------------------------------------------------------------------------------------------------


@attack("16", "plays a card and names another face", "play", Code.RULES, seat=0)
def names_other_face(s: Scene) -> Body:
    """The face is computed by everybody."""
    return s.body | {"act": b"play 9"}


@attack("17", "plays a card he does not hold", "play", Code.POSITION, seat=0)
def not_in_hand(s: Scene) -> Body:
    """An index beyond his hand."""
    return s.body | {"index": 90}


@attack("17", "plays a card of the other's hand", "play", Code.ZONE, seat=0)
def not_his_hand(s: Scene) -> Body:
    """Another zone."""
    return s.body | {"zone": hand(1)}


@attack("18", "exchanges a hand card during a re-mask", "play", SHUFFLE, seat=0)
def exchanges(s: Scene) -> Body:
    """A face he would like better, under his own key."""
    cards = swapped(s.group(), 0, s.board.cards.deck.seal(7, s.X))
    return s.body | {"remask": s.shuffled(cards, s.X)}


def _remasked(s: Scene) -> tuple[Ciphertext, ...]:
    return shuffle.Shuffle.from_wire(s.body["remask"]).F


@attack("19", "buries something else than the hand card", "bury", Code.PROOF_REKEY, seat=0)
def buries_other(s: Scene) -> Body:
    """The proof is about another card of the hand."""
    F, index = _remasked(s), cast(int, s.body["index"])
    other = F[(index + 1) % len(F)]
    return s.body | {"proof": rekey.prove(s.sec(1), s.eyes.x, s.X, s.Y, other).to_wire()}


@attack("19", "shows something else than the hand card", "show", Code.PROOF_REKEY, seat=0)
def shows_other(s: Scene) -> Body:
    """A home-made card for the viewer."""
    proofs = cast(list[Value], s.body["proofs"])
    fake = s.board.cards.deck.seal(0, s.X)
    T = s.board.cards.keys[1]
    return s.body | {"proofs": [rekey.prove(s.sec(1), s.eyes.x, s.X, T, fake).to_wire(), *proofs[1:]]}


@attack("17", "opens two cards with one play", "play", Code.LENGTH, seat=0)
def opens_two(s: Scene) -> Body:
    """A second share beside the first."""
    D, *rest = cast(list[Value], s.body["proof"])
    return s.body | {"proof": [[*cast(list[Value], D)] * 2, *rest]}


@attack("19", "gives something else than the hand card", "give", Code.PROOF_REKEY, seat=0, nth=1)
def gives_other(s: Scene) -> Body:
    """A home-made card for the receiver."""
    fake = s.board.cards.deck.seal(0, s.X)
    proof = rekey.prove(s.sec(1), s.eyes.x, s.X, s.board.cards.keys[1], fake)
    return s.body | {"proofs": [proof.to_wire()]}


@attack("19", "gives two cards at once", "give", Code.LENGTH, seat=0, nth=1)
def gives_two(s: Scene) -> Body:
    """A gift is one card; a second proof would go unread."""
    proofs, index = cast(list[Value], s.body["proofs"]), cast(list[int], s.body["indices"])[0]
    return s.body | {"indices": [index, index + 1], "proofs": proofs * 2}


@attack("20", "buries a card and keeps it", "play", Code.LENGTH, seat=0)
def keeps_it(s: Scene) -> Body:
    """Re-masks a hand with one card more than everybody counts."""
    cards = [*s.group(), s.board.cards.deck.seal(7, s.X)]
    return s.body | {"remask": s.shuffled(cards, s.X)}


# --- several cards of private zones -----------------------------------------------------------------------


def _union(s: Scene) -> list[Ciphertext]:
    """The cards of all named zones, as the honest envelope re-masks them."""
    return [slot.card for zone in cast(list[str], s.body["zones"]) for slot in s.board.cards.slots(zone)]


@attack("58", "opens one card and counts it twice", "plays", Code.SCHEMA, seat=0)
def counts_twice(s: Scene) -> Body:
    """The same index two times."""
    index = cast(list[int], s.body["indices"])[0]
    return s.body | {"indices": [index, index]}


@attack("58", "opens fewer cards than the act says", "plays", Code.LENGTH, seat=0)
def opens_fewer(s: Scene) -> Body:
    """Two are claimed, one is shown."""
    indices = cast(list[int], s.body["indices"])[:1]
    F = shuffle.Shuffle.from_wire(s.body["remask"]).F
    proof = share.prove(s.sec(1), s.eyes.x, s.X, [F[indices[0]][0]])
    return s.body | {"indices": list[Value](indices), "proof": proof.to_wire()}


@attack("58", "opens cards it does not hold", "plays", Code.POSITION, seat=0)
def opens_beyond(s: Scene) -> Body:
    """An index beyond its zones."""
    return s.body | {"indices": [0, 90]}


@attack("58", "opens cards of another zone than the act is about", "plays", Code.ZONE, seat=0)
def opens_elsewhere(s: Scene) -> Body:
    """The same cards, but of the zones in another order: what is left would lie in the wrong one."""
    return s.body | {"zones": list(reversed(cast(list[Value], s.body["zones"])))}


@attack("58", "joins a zone of the other seat", "plays", Code.ZONE, seat=0)
def opens_theirs(s: Scene) -> Body:
    """What lies there is not under its key."""
    return s.body | {"zones": ["0:old", "1:new"]}


@attack("58", "names a zone twice", "plays", Code.ZONE, seat=0)
def joins_twice(s: Scene) -> Body:
    """Every card of it would count two times."""
    return s.body | {"zones": ["0:old", "0:old"]}


@attack("58", "names another back", "plays", Code.BACK, seat=0)
def opens_other_back(s: Scene) -> Body:
    """The rules would be told of cards that are not there."""
    return s.body | {"back": "blue"}


@attack("59", "exchanges a card while several are opened", "plays", SHUFFLE, seat=0)
def exchanges_one(s: Scene) -> Body:
    """A face it would like better, under its own key."""
    return s.body | {"remask": s.shuffled(swapped(_union(s), 0, s.board.cards.deck.seal(7, s.X)), s.X)}


@attack("59", "keeps a card more than everybody counts", "plays", Code.LENGTH, seat=0)
def keeps_one_more(s: Scene) -> Body:
    """A re-mask of one card too many."""
    return s.body | {"remask": s.shuffled([*_union(s), s.board.cards.deck.seal(7, s.X)], s.X)}


@attack("59", "leaves the re-mask of joined zones out", "plays", Code.REMASK, seat=0)
def joins_openly(s: Scene) -> Body:
    """So that a confederate can tell which card was bought when."""
    return s.body | {"remask": None}


@attack("59", "opens other cards than the re-masked ones", "plays", Code.PROOF_SHARE, seat=0)
def opens_others(s: Scene) -> Body:
    """Shares on the cards of before."""
    A = [a for a, _ in _union(s)[:2]]
    return s.body | {"proof": share.prove(s.sec(1), s.eyes.x, s.X, A).to_wire()}


@attack("60", "shows another card than the one it drew", "show", Code.PROOF_REKEY, seat=0, nth=1)
def shows_another(s: Scene) -> Body:
    """A home-made card for the viewer of a private zone."""
    fake, T = s.board.cards.deck.seal(0, s.X), s.board.cards.keys[1]
    return s.body | {"proofs": [rekey.prove(s.sec(1), s.eyes.x, s.X, T, fake).to_wire()]}


@attack("60", "shows its hand instead of what it drew", "show", Code.ZONE, seat=0, nth=1)
def shows_the_hand(s: Scene) -> Body:
    """The zone is the one the rules ask for."""
    return s.body | {"zone": hand(0)}


@attack("60", "puts back another card than the one it drew", "bury", Code.ZONE, seat=0, nth=1)
def puts_back_another(s: Scene) -> Body:
    """A card of the hand, properly re-masked and proved, where the rules ask for the drawn one."""
    body = s.body | {"zone": hand(0)}
    slots = s.board.cards.slots(hand(0))
    remask = s.shuffled([slots[p].card for p in s.board.cards.group(hand(0), "red")], s.X)
    card = shuffle.Shuffle.from_wire(remask).F[0]
    proof = rekey.prove(s.sec(1), s.eyes.x, s.X, s.Y, card).to_wire()
    return body | {"remask": remask, "index": 0, "proof": proof}


@attack("29", "leaves the compulsory re-mask out", "play", Code.REMASK, seat=0)
def no_remask(s: Scene) -> Body:
    """So that a confederate can tell when the card was drawn."""
    slot = s.board.cards.slots(hand(0))[0]
    return s.body | {
        "remask": None,
        "index": 0,
        "proof": share.prove(s.sec(1), s.eyes.x, s.X, [slot.card[0]]).to_wire(),
    }


@attack("29", "re-masks a single card", "bury", Code.REMASK, nth=1)
def remasks_one(s: Scene) -> Body:
    """It hides nothing and would be room for hidden words."""
    return s.body | {"remask": s.shuffled(s.group(), s.X)}


@attack("30", "mixes backs in a re-mask", "play", Code.LENGTH, seat=0)
def mixes_backs(s: Scene) -> Body:
    """Re-masks the whole hand instead of one back."""
    cards = [slot.card for slot in s.board.cards.slots(hand(0))]
    return s.body | {"remask": s.shuffled(cards, s.X)}


@attack("19", "buries under another stack than his act names", "bury", Code.ZONE, seat=0)
def other_stack(s: Scene) -> Body:
    """One stack for the rules, another for the card."""
    return s.body | {"to": "blue"}


@attack("19", "gives to another zone than his act names", "give", Code.ZONE, seat=0, nth=1)
def other_receiver(s: Scene) -> Body:
    """Back into his own hand."""
    return s.body | {"to": hand(0)}


@attack("52", "gives a picked card to another zone", "give", Code.ZONE, seat=0)
def picked_elsewhere(s: Scene) -> Body:
    """Into the hand instead of the held list."""
    return s.body | {"to": hand(1)}


@attack("30", "buries a card of another back", "bury", Code.BACK, seat=0)
def other_back(s: Scene) -> Body:
    """A blue card under the red stack."""
    zone = s.board.cards.slots(hand(0))
    blue = next(slot for slot in zone if slot.back == "blue")
    proof = rekey.prove(s.sec(1), s.eyes.x, s.X, s.Y, blue.card).to_wire()
    return s.body | {"back": "blue", "remask": None, "index": 0, "proof": proof}


# --- look and take ----------------------------------------------------------------------------------------

TAKE = Code.PROOF_TAKE


@attack("21", "takes two cards from a look", "take", Code.LENGTH, seat=0)
def takes_two(s: Scene) -> Body:
    """The stack is two cards shorter."""
    E, W = s.looked()
    return s.body | {"proof": take.prove(s.sec(), s.X, s.Y, E[:-1], W[:-1], 0).to_wire()}


@attack("22", "takes one and rearranges the rest", "take", TAKE, seat=0)
def rearranges(s: Scene) -> Body:
    """The honest prover over a stack in another order."""
    E, W = s.looked()
    E[2], E[3], W[2], W[3] = E[3], E[2], W[3], W[2]
    return s.body | {"proof": take.prove(s.sec(), s.X, s.Y, E, W, 1).to_wire()}


@attack("23", "puts a different card back in the stack", "take", TAKE, seat=0)
def puts_other_back(s: Scene) -> Body:
    """A known card in place of a sealed one."""
    E, W = s.looked()
    E[2] = s.board.cards.deck.seal(0, s.Y)
    return s.body | {"proof": take.prove(s.sec(), s.X, s.Y, E, W, 1).to_wire()}


@attack("24", "takes a copy of one card while removing another", "take", TAKE, seat=0)
def copy_of_another(s: Scene) -> Body:
    """The hand half is about card 2, the stack half about card 1."""
    E, W = s.looked()
    W[1] = W[2]
    return s.body | {"proof": take.prove(s.sec(), s.X, s.Y, E, W, 1).to_wire()}


@attack("25", "looks at more cards than the rule allows", "look", Code.POSITION, seat=0, nth=1)
def looks_further(s: Scene) -> Body:
    """One card below the top three."""
    return s.body | {"positions": [0, 1, 2, 3]}


@attack("25", "takes from a stack he is not looking at", "take", Code.ZONE, seat=0)
def takes_elsewhere(s: Scene) -> Body:
    """A stack nobody has given him shares for."""
    return s.body | {"zone": "blue"}


@attack("25", "arranges a stack he is not looking at", "arrange", Code.ZONE, seat=0)
def arranges_elsewhere(s: Scene) -> Body:
    """Every card of the deck in an order of his own."""
    return s.body | {"zone": "deck", "proof": s.shuffled([x.card for x in s.board.cards.slots("deck")])}


# --- dice -------------------------------------------------------------------------------------------------


@attack("31", "changes a die after seeing the other's value", "roll", Code.DICE_LINK)
def other_die(s: Scene) -> Body:
    """Any other value."""
    return s.body | {"value": bytes(32)}


@attack("32", "repeats a chain value", "roll", Code.DICE_LINK, nth=1)
def repeats_value(s: Scene) -> Body:
    """The value of the roll before."""
    return s.body | {"value": s.board.chains[s.seat].last}


@attack("32", "skips a chain value", "roll", Code.DICE_ORDER, nth=1)
def skips_value(s: Scene) -> Body:
    """A later roll of the same chain."""
    chain = dice.chain(seed(1), s.place.gid, 1, 8)
    return {"k": 3, "value": chain[3]}


@attack("32", "sends a new head after seeing the other half", "roll", Code.KIND, as_kind="dice-head")
def late_head(s: Scene) -> Body:
    """A chain made to measure."""
    return {"head": bytes(32), "length": 4}


@attack("33", "mirrors the other's dice head", "key", Code.SAME)
def mirrored_head(s: Scene) -> Body:
    """So that both values would be equal."""
    return s.body | {"head": honest_game()[2].body["head"]}
