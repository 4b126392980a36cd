"""The words of a game with somebody: what players say to each other, how chance came about, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards, counted_proofs, counted_steps
from p2pduel.catalogue.grammar import one, upper

__all__ = [
    "ADJOURNED",
    "ADJOURNED_TITLE",
    "ASK_CHAT",
    "AUDITING",
    "BREAKDOWN",
    "BROKEN_TITLE",
    "CHART",
    "CLAIMED",
    "CLAIM_ASK",
    "CLAIM_EARLY",
    "CLAIM_TITLE",
    "END_HELP",
    "HALTED_TITLE",
    "K_ADJOURN",
    "K_CHAT",
    "K_CLAIM",
    "K_DRAW",
    "K_HINT",
    "K_LOBBY",
    "K_MUTE",
    "K_OFFERS",
    "K_RESULT",
    "K_TABLE",
    "K_UNMUTE",
    "LOBBY_ASK",
    "LOBBY_TITLE",
    "MUTED",
    "NO_HINT",
    "NO_REMATCH",
    "OFFERED_ADJOURN",
    "OFFERED_DRAW",
    "OFFERS",
    "OFFERS_ASK",
    "ONLY_WATCHING",
    "REMATCH",
    "SEALED_STILL",
    "SEED_SEALED",
    "SEE_TABLE",
    "SPECTATOR_HELP",
    "STILL_VERIFYING",
    "TO_LOBBY",
    "TRUST",
    "UNMUTED",
    "allow_undo",
    "asked_for_undo",
    "audit_found",
    "broken",
    "checked",
    "checked_steps",
    "committed",
    "dice_words",
    "does_not_hold",
    "evening",
    "gone_home",
    "halted",
    "heard",
    "held",
    "hint",
    "holds",
    "kept_in",
    "offer_ask",
    "offer_title",
    "rematch_begins",
    "rematch_row",
    "revealed",
    "roll_number",
    "seed_committed",
    "seed_revealed",
    "shuffle_words",
    "shuffled_by",
    "undo_asked_before",
    "violation",
    "wants_rematch",
    "watching_state",
    "working",
]

# --- table ------------------------------------------------------------------------------------------

ONLY_WATCHING: Final = "You only watch this game."
K_HINT: Final = "Hint"
NO_HINT: Final = "Nobody here knows what to advise in this game."
K_CHAT: Final = "Chat"
K_MUTE: Final = "Mute chat"
K_UNMUTE: Final = "Show chat again"
K_RESULT: Final = "Result"
BROKEN_TITLE: Final = "A rule was broken"
HALTED_TITLE: Final = "The other side has stopped"
ADJOURNED_TITLE: Final = "Adjourned"
ADJOURNED: Final = (
    "You have both agreed to stop here. The game is saved; continue it from the lobby another day."
)
K_DRAW: Final = "Offer a draw"
K_ADJOURN: Final = "Adjourn"
K_CLAIM: Final = "Claim the game"
K_OFFERS: Final = "Offers"
K_LOBBY: Final = "Lobby"
OFFERS: Final = "Between the players"
OFFERS_ASK: Final = "What do you want to say?"
MUTED: Final = "Chat is muted; nothing is shown until you unmute it."
UNMUTED: Final = "Chat is shown again."
OFFERED_DRAW: Final = "The draw is offered. It holds until the next move."
OFFERED_ADJOURN: Final = "You propose to adjourn. It holds until the next move."
CLAIMED: Final = "Your claim is written into the journal: you were here, the other side was not."
CLAIM_TITLE: Final = "Claim the game?"
CLAIM_ASK: Final = (
    "This puts on record that you waited and the other player did not come back. It is a signed note, not a "
    "victory by itself."
)
CLAIM_EARLY: Final = "A claim is for a link that is lost; the other player is here."
LOBBY_TITLE: Final = "Back to the lobby?"
LOBBY_ASK: Final = "The game is saved; you find it in the lobby among the unfinished ones."
STILL_VERIFYING: Final = "Checking the whole game from its first byte …"


ASK_CHAT: Final = "Say to the other player"


def checked_steps(envelopes: int, proofs: int) -> str:
    """How much was read and checked."""
    return f"{counted_steps(envelopes)}, {counted_proofs(proofs)} checked"


def asked_for_undo(name: str) -> str:
    """A takeback that needs consent."""
    return f"A card came to light, so {name} must agree. You have asked; play on if there is no answer."


def undo_asked_before(name: str) -> str:
    """The same wish a second time: the other side has it already."""
    return f"You have asked, and {name} has not agreed. Play on; or {name} agrees after all (x there)."


def allow_undo(name: str) -> str:
    """Agreeing after all."""
    return f"Let {name} take the last move back"


def working(name: str) -> str:
    """A step that nobody decides."""
    return f"{name}'s program is answering …" if name else "Keys, shares and shuffles are exchanged …"


def violation(what: str) -> str:
    """Somebody broke the rules."""
    return f"a rule of the table was broken ({what}); the evidence is saved beside the game"


def hint(move: str, reason: str) -> str:
    """A suggestion with its reason."""
    return f"{move}: {reason}." if reason else f"{move}."


def broken(what: str, evidence: str) -> str:
    """The table has stopped; what can be done about it."""
    proof = f"\n\nThe proof is in {evidence}; anybody can check it with p2pduel verify." if evidence else ""
    return f"The game has stopped, because a rule of the table was broken:\n\n{what}{proof}"


def halted(why: str) -> str:
    """The other side has stopped the game; what that means and what it does not."""
    return (
        f"{upper(why)}.\n\nYour own program has found nothing against you: without an evidence file this "
        "proves nothing. The game is saved; continue it from the lobby whenever you both like."
    )


def offer_title(kind: str) -> str:
    """The title of an incoming offer."""
    return {"draw": "A draw?", "adjourn": "Adjourn?", "takeback": "Take it back?"}[kind]


def offer_ask(kind: str, name: str) -> str:
    """What the other player proposes."""
    return {
        "draw": f"{name} offers a draw. Do you agree? The game ends at once, without a winner.",
        "adjourn": f"{name} wants to stop here and go on another day. Agree? It is saved on both sides.",
        "takeback": f"{name} asks to take the last move back. Do you agree?",
    }[kind]


def heard(kind: str, name: str, agreed: bool, watching: bool) -> str:
    """What a player declared, asked for, or agreed to; to a spectator it is about both players."""
    away = "the other player was" if watching else "you were"
    said = {
        "resign": f"{name} resigns.",
        "claim": f"{name} has claimed the game: {away} away too long.",
        "draw": f"{name} offers a draw.",
        "adjourn": f"{name} would like to stop here and go on another day.",
        "takeback": f"{name} asks to take the last move back.",
    }
    answered = {
        "draw": f"{name} agrees to the draw.",
        "adjourn": f"{name} agrees to go on another day.",
        "takeback": f"{name} agrees: the move is taken back.",
    }
    return (answered if agreed else said).get(
        kind
    ) or f"{name} has said something this program does not know."


def watching_state(caught_up: bool, proofs: int) -> str:
    """What a spectator may believe."""
    if caught_up:
        return f"verified: all {counted_proofs(proofs)} checked by this program"
    return f"catching up: {counted_proofs(proofs)} checked so far"


SPECTATOR_HELP: Final = (
    "You watch from a neutral seat: hands and stacks are closed, as for everybody. “o” flips the sides of "
    "the table. Your program verifies every step itself and passes the game on to further spectators."
)

# --- chance -----------------------------------------------------------------------------------------


def roll_number(k: int) -> str:
    """A roll of the game."""
    return f"Roll {k}"


def dice_words(dice: Sequence[int], sides: Sequence[int]) -> str:
    """What was rolled with which dice."""
    return ", ".join(f"{face} (of {most})" for face, most in zip(dice, sides, strict=True))


def committed(name: str, k: int) -> str:
    """A commitment of before the roll."""
    return f"{name} had committed to ({k})"


def revealed(name: str, k: int) -> str:
    """What was revealed."""
    return f"{name} revealed ({k})"


def checked(k: int) -> str:
    """The check made here."""
    return f"Checked here ({k})"


def held(links: bool, dice: bool) -> str:
    """What recomputing shows."""
    if links and dice:
        return "✓ both reveals fit their commitments, and they give these dice"
    return "✗ THIS DOES NOT FIT"


def seed_committed(name: str) -> str:
    """The commitment of before the first card, from whose seed every order of that side comes."""
    return f"{name} had committed to the seed"


def seed_revealed(name: str) -> str:
    """The seed, once it may be known."""
    return f"{name} revealed the seed"


SEED_SEALED: Final = "opened at the end of the game, then every order is made again and compared"


def shuffled_by(name: str) -> str:
    """Who shuffled."""
    return f"{name} shuffled"


def shuffle_words(cards: int, seq: int) -> str:
    """A proved shuffle."""
    return f"{counted_cards(cards)} · proof in step {seq}, checked ✓"


# --- end --------------------------------------------------------------------------------------------

BREAKDOWN: Final = "Points"
CHART: Final = "Victory points by turn"
TRUST: Final = "Was it fair?"
REMATCH: Final = "Rematch"
NO_REMATCH: Final = "No other game can follow this one."
SEE_TABLE: Final = "Look at the table once more"
TO_LOBBY: Final = "Back to the lobby"
AUDITING: Final = "Both seeds are open. Making every step of the game again from them …"
END_HELP: Final = (
    "The game is over. Both sides have opened their secret seeds, so that every shuffle, draw and roll "
    "can be made again and compared, byte for byte."
)
K_TABLE: Final = "Table"


def wants_rematch(name: str) -> str:
    """The other player asks for another game."""
    return f"{name} wants a rematch."


def rematch_row(name: str, mine: bool, theirs: bool, here: bool) -> str:
    """The row that asks for another game, and how far that is."""
    if not here:
        return f"{REMATCH}: {gone_home(name)}"
    if mine:
        return f"{REMATCH}: {name} is asked; choose again to withdraw"
    return f"{REMATCH}: {name} wants one" if theirs else REMATCH


def gone_home(name: str) -> str:
    """Why no other game can be asked for."""
    return f"{name} is not at the table any more."


def rematch_begins(swapped: bool) -> str:
    """Both want it; what is different now. Who begins is rolled for in every game (D-2.7)."""
    sides = (
        "The sides are swapped" if swapped else "The sides stay, for only this table can be reached by both"
    )
    return f"The next game begins. {sides}; the dice decide who starts."


def evening(me: str, mine: int, theirs: int, other: str, draws: int) -> str:
    """The score of the games two have finished with each other tonight."""
    drawn = f", {one(draws, 'draw', 'draws')}" if draws else ""
    return f"This evening: {me} {mine} : {theirs} {other}{drawn}"


def kept_in(path: str) -> str:
    """Where the game is."""
    return f"The whole game is in {path}: p2pduel verify checks it, p2pduel replay tells it."


def does_not_hold(why: str) -> str:
    """Checking the whole game has shown a fault."""
    return f"✗ The game does not hold: {why}"


def audit_found(findings: Sequence[str]) -> str:
    """The audit has found something."""
    return "\n".join(["✗ The audit found something:", *(f"  {finding}" for finding in findings)])


def holds(steps: int, proofs: int, audited: bool) -> str:
    """Checking the whole game has shown no fault."""
    base = f"✓ {checked_steps(steps, proofs)}: all hold."
    if audited:
        return f"{base}\n✓ Both seeds are open: made again from them, every byte is the same."
    return f"{base}\n{SEALED_STILL}"


SEALED_STILL: Final = (
    "What is hidden stays hidden until the end; then both seeds are opened and all is made again."
)
