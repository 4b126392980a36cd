"""Cheats with the game around the cards, chosen decks and picked cards."""

from __future__ import annotations

from typing import cast

from protocol.group import Ciphertext
from protocol.proofs import rekey
from protocol.prover import Prover
from protocol.seam import Choice, hand
from protocol.violation import Code
from protocol.wire import Body, Value
from tests.protocol.attackers import Scene, attack, honest_game, swapped
from tests.protocol.toy import POOL

SHUFFLE = Code.PROOF_SHUFFLE

# --- around the game --------------------------------------------------------------------------------------


@attack("39", "different rules", "hello", Code.HELLO)
def other_rules(s: Scene) -> Body:
    """Another fingerprint."""
    return s.body | {"rules": bytes(32)}


@attack("39", "different terms", "hello", Code.HELLO)
def other_terms(s: Scene) -> Body:
    """Another variant."""
    return s.body | {"terms": {"variant": "toy", "tax": 1}}


@attack("39", "terms that look the same to some programs", "hello", Code.HELLO)
def ambiguous_terms(s: Scene) -> Body:
    """Here 1 and true are equal, elsewhere they are not: the signed bytes decide."""
    return s.body | {"terms": {"variant": "toy", "tax": False}}


@attack("39", "another audit policy", "hello", Code.HELLO)
def other_policy(s: Scene) -> Body:
    """His own seed would stay closed."""
    return s.body | {"policy": "closed"}


@attack("46", "signs another end than the other seat", "end", Code.END)
def other_end(s: Scene) -> Body:
    """A better result for himself."""
    return s.body | {"winner": 1}


@attack("40", "a list of length 0", "draw", Code.SCHEMA)
def no_positions(s: Scene) -> Body:
    """No positions at all."""
    return s.body | {"positions": []}


@attack("40", "a position of 10^9", "draw", Code.SCHEMA)
def huge_position(s: Scene) -> Body:
    """Far beyond any stack."""
    return s.body | {"positions": [10**9]}


@attack("40", "nested nonsense", "draw", Code.SCHEMA)
def nested(s: Scene) -> Body:
    """Lists in lists."""
    return s.body | {"positions": [[[[]]]]}


@attack("40", "an extra field", "draw", Code.SCHEMA)
def extra_field(s: Scene) -> Body:
    """A place for hidden words."""
    return s.body | {"more": b"x"}


@attack("41", "opens another seed than committed", "open", Code.SEED)
def other_seed(s: Scene) -> Body:
    """A seed that tells a better story."""
    return {"seed": bytes(32)}


@attack("42", "copies the other's seed commitment", "hello", Code.SAME)
def copied_commitment(s: Scene) -> Body:
    """To open it later with the other's seed."""
    return s.body | {"commit": honest_game()[0].body["commit"]}


@attack("46", "acts out of turn", "act", Code.TURN, seat=0, as_seat=1)
def out_of_turn(s: Scene) -> Body:
    """The other seat is to decide."""
    return s.body


@attack("46", "acts on another state", "act", Code.BEFORE, seat=0)
def other_state(s: Scene) -> Body:
    """The act names the state it was made on."""
    return s.body | {"before": bytes(32)}


@attack("46", "decides without an act", "play", Code.CARRIER, seat=0)
def no_act(s: Scene) -> Body:
    """A card leaves the hand for nothing."""
    return s.body | {"act": b"", "before": b""}


@attack("46", "puts an act into a step nobody decides", "give", Code.CARRIER, seat=0)
def act_in_step(s: Scene) -> Body:
    """A second decision riding on a forced envelope."""
    return s.body | {"act": b"stop", "before": s.board.game.digest()}


@attack("46", "lets an act travel in another envelope", "play", Code.CARRIER, seat=0)
def other_envelope(s: Scene) -> Body:
    """Words that move no card, and a card beside them."""
    return s.body | {"act": b"say no"}


@attack("46", "makes an illegal act", "act", Code.RULES, seat=0)
def illegal(s: Scene) -> Body:
    """A word the rules do not know."""
    return s.body | {"act": b"win"}


# --- chosen decks and picked cards (§16) ------------------------------------------------------------------


def _pool(s: Scene) -> list[Ciphertext]:
    return [s.board.cards.deck.seal(face, s.Y) for face in POOL]


@attack("49", "a card too many in the chosen deck", "choose", Code.LENGTH)
def larger_pool(s: Scene) -> Body:
    """One more copy of a good card."""
    return s.body | {"proof": s.shuffled([*_pool(s), _pool(s)[7]])}


@attack("49", "a card of a foreign set in the chosen deck", "choose", SHUFFLE)
def foreign_pool(s: Scene) -> Body:
    """A face that is not in the pool."""
    return s.body | {"proof": s.shuffled(swapped(_pool(s), 0, s.board.cards.deck.seal(10, s.Y)))}


@attack("50", "submits a copy of a sealed card as his own", "choose", SHUFFLE)
def copied_card(s: Scene) -> Body:
    """The top of the stack, re-masked, in his own deck."""
    return s.body | {"proof": s.shuffled(swapped(_pool(s), 0, s.board.cards.slots("deck")[0].card))}


@attack("51", "changes the chosen deck later", "draw", Code.KIND, as_kind="choose", nth=2)
def chooses_again(s: Scene) -> Body:
    """A second choose when he has to draw from the first."""
    return {"zone": "own", "proof": s.shuffled(_pool(s))}


@attack("51", "draws other cards of the chosen deck", "draw", Code.POSITION, nth=2)
def draws_other(s: Scene) -> Body:
    """Positions are fixed by the rules."""
    return s.body | {"positions": [1, 2]}


@attack("52", "gives a third card instead of a named one", "give", Code.PROOF_REKEY, seat=0)
def gives_third(s: Scene) -> Body:
    """The proof is about a card that was not picked."""
    third = s.board.cards.slots(hand(0))[-1].card
    T = s.board.cards.keys[1]
    proofs = cast(list[Value], s.body["proofs"])
    return s.body | {"proofs": [rekey.prove(s.sec(1), s.eyes.x, s.X, T, third).to_wire(), *proofs[1:]]}


@attack("52", "gives other positions than picked", "give", Code.POSITION, seat=0)
def gives_other_positions(s: Scene) -> Body:
    """Names positions of his own."""
    return s.body | {"indices": [0, 2]}


@attack("52", "re-masks before giving a picked card", "give", Code.REMASK, seat=0)
def gives_remasked(s: Scene) -> Body:
    """With a re-mask he could hand over any card."""
    cards = [slot.card for slot in s.board.cards.slots(hand(0))]
    return s.body | {"remask": s.shuffled(cards, s.X)}


@attack("52", "picks other cards than his act names", "pick", Code.POSITION)
def picks_other(s: Scene) -> Body:
    """One list for the rules, another for the cards."""
    return s.body | {"positions": [0, 2]}


@attack("53", "buries his own card and keeps the stolen one", "bury", Code.ZONE, nth=0)
def buries_own(s: Scene) -> Body:
    """A burial that is right in every way, but from the hand instead of the held list."""
    zone = s.board.cards.slots(hand(1))
    own = next(p for p, slot in enumerate(zone) if slot.back == s.body["back"])
    prover = Prover(s.board, s.eyes)
    leaving, index, slot = prover._leaving(s.place, hand(1), Choice(b"", own))
    return s.body | leaving | {"index": index, "proof": prover.rekeyed(s.place, 1, s.Y, slot.card)}


@attack("54", "names one position twice", "draw", Code.SCHEMA)
def twice(s: Scene) -> Body:
    """One card would become two."""
    return s.body | {"positions": [0, 0]}
