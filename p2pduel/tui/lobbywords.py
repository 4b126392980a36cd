"""The words of lobby, set-up, spectator and end, and of what players say to each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.games import TITLES, blurb, title
from p2pduel.catalogue.words import counted, listed

if TYPE_CHECKING:
    from p2pduel.table.verify import Verdict

# --- lobby ------------------------------------------------------------------------------------------

MOTTO: Final = "Catan Duel between two laptops: no server, and nobody to trust"
TABLES: Final = " Tables on this network "
WHAT_NOW: Final = " What would you like to do? "
DETAILS: Final = " About it "
SEARCHING: Final = "Listening … open tables on your network appear here by themselves."
NO_SEARCH: Final = "This network cannot be searched. An address typed by hand always works."
PLAY_BOT: Final = "Play against a bot"
OTHER_BOT_GAME: Final = "Choose game and bot …"
HOST: Final = "Host a game …"
JOIN_ADDRESS: Final = "Join by name or address …"
WATCH_ADDRESS: Final = "Watch by name or address …"
CHANGE_NAME: Final = "Change your name …"
UNFINISHED: Final = "Unfinished games"
BEGIN: Final = "Begin"
OTHERS: Final = "With other people"
K_JOIN: Final = "Join"
K_WATCH: Final = "Watch"
K_HOST: Final = "Host"
K_BOT: Final = "Bot"
K_ADDRESS: Final = "Address"
K_NAME: Final = "Name"
K_DELETE: Final = "Forget"
LOBBY_HELP: Final = (
    "Tables that people on your network open appear at the top: Enter sits down at a waiting one and watches "
    "one where a game is on. Below is everything else: a game against a bot, a table of your own, an address "
    "somebody told you, and the games you have not finished. Before a first game with somebody new, both of "
    "you compare fingerprints: then you know that nobody sits in between."
)
STATES: Final = {"waiting": "waiting", "playing": "playing", "finished": "over", "unknown": "?"}
KNOWN: Final = {"known": "known", "new": "new", "changed": "OTHER KEY"}
BOT_MARK: Final = "bot"
PRIVATE: Final = "no spectators"


def greeting(name: str) -> str:
    """Who plays here."""
    return f"You are {name}"


def fingerprint_line(mark: str) -> str:
    """The own fingerprint."""
    return f"fingerprint {mark}"


def bot_game(variant: str, bot: str) -> str:
    """The game that begins with one Enter."""
    return f"{PLAY_BOT} · {title(variant).removeprefix('The ')} · {bot}"


def about_bot(variant: str, bot: str) -> str:
    """What the bot game is."""
    return (
        f"{title(variant)}: {blurb(variant)}.\n\nYou are red, {bot} is blue. The same sealed cards and joint "
        "dice as between two laptops, both seats in this program. Leave whenever you like: the game waits "
        "below."
    )


ABOUT_OTHER: Final = "Another variant, another bot, another deck."
ABOUT_HOST: Final = (
    "Opens a table on this computer and tells the network. Somebody sits down, and the game begins; "
    "others may watch if you allow it."
)
ABOUT_ADDRESS: Final = (
    "A name from the network, or HOST:PORT where discovery does not reach: another network segment, a tunnel."
)
BOTS: Final = {
    "greedy": "builds what pays most right now: a fair opponent",
    "random": "does anything that is allowed: an easy one",
}
ABOUT_DECK: Final = "Only a tournament uses decks."
NOT_TO_WATCH: Final = "This table may not be watched."
TAKEN: Final = "The seat is taken; you can watch with “w”."
ABOUT_NAME: Final = "The name others see at the table and on the network."


def about_table(variant: str, state: str, bot: bool, watch: bool) -> str:
    """What is played at a table, and what Enter does."""
    lines = [f"{title(variant)}: {blurb(variant)}." if variant in TITLES else "A game this program lacks."]
    if bot:
        lines.append("A bot sits there.")
    if state == "waiting":
        lines.append("The seat is free: Enter sits down.")
    elif state == "playing":
        lines.append("A game is on: Enter watches it." if watch else "A game is on; nobody may watch it.")
    else:
        lines.append("The game there is over.")
    return "\n".join(lines)


ABOUT_KNOWN: Final = {
    "known": "You have played with this key before.",
    "new": "New to you: you will compare fingerprints before the game.",
    "changed": (
        "WARNING: this name had another key before. A new computer, or somebody who pretends. Ask the person "
        "before you play."
    ),
}


def game_row(names: Sequence[str], variant: str, when: str) -> str:
    """An unfinished game."""
    return f"Continue: {' – '.join(names)} · {TITLES.get(variant, variant)} · {when}"


def about_game(envelopes: int, file: str, bot: bool, seat: int) -> str:
    """What continuing does."""
    how = (
        "The bot goes on where it was."
        if bot
        else (
            "Your table opens again and the other player finds it."
            if seat == 0
            else "The other player's table is looked for on the network and where it was last."
        )
    )
    return f"{how}\n\n{counted(envelopes, 'signed step')}, kept in\n{file}"


FORGET_TITLE: Final = "Forget this game?"
FORGET_ASK: Final = "Its file is deleted and it can never be continued."

# --- forms ------------------------------------------------------------------------------------------

VARIANT: Final = "Game"
BOT: Final = "Bot"
SPECTATORS: Final = "Spectators"
HINTS: Final = "Hints from a bot"
DECK: Final = "Deck"
ALLOWED: Final = "welcome"
NOT_ALLOWED: Final = "none"
FORM_HINT: Final = "Enter or ← → changes a line; the last line begins."
OPEN_TABLE: Final = "Open the table"
START: Final = "Begin the game"
ASK_ADDRESS: Final = "Name of the host, NAME#FINGERPRINT, or HOST:PORT"
ASK_NAME: Final = "Your name, as others see it"
ASK_CHAT: Final = "Say to the other player"
OK: Final = "OK"
K_LEAVE_INPUT: Final = "Leave"

# --- people -----------------------------------------------------------------------------------------

COMPARE_TITLE: Final = "Somebody new"
CHANGED_TITLE: Final = "WARNING: another key"
SAME: Final = "They are the same"
DIFFERENT: Final = "Do not play"
PLAY_ANYWAY: Final = "Play all the same"


def compare(name: str, theirs: str, mine: str) -> str:
    """Before the first game with somebody."""
    return (
        f"You meet {name} for the first time. Read your fingerprints to each other, by voice or side by "
        f"side:\n\n   {name}:  {theirs}\n   you:  {mine}\n\nIf both agree, nobody sits between you, now or "
        "later: this program will know the key again."
    )


def changed_key(name: str, theirs: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"You know {name} with another key!\n\n   before:  {listed(list(before))}\n   now:  {theirs}\n\n"
        f"Perhaps a new computer, perhaps somebody who pretends to be {name}. Ask before you play."
    )


def not_played(name: str) -> str:
    """The fingerprints differed."""
    return f"You did not play with {name}. Nothing was remembered."


# --- set-up -----------------------------------------------------------------------------------------

SETTING_UP: Final = "The table is being laid"
WAITING_FOR_GUEST: Final = "Waiting for somebody to sit down"
LOOKING: Final = "Looking for the table"
WAITING_FOR_OTHER: Final = "Waiting for the other player"
CATCHING_UP: Final = "Reading the game from its beginning"
LOADING: Final = "Reading the game"
WENT_WRONG: Final = "It did not work"
K_BACK: Final = "Back"
BACK_HINT: Final = "Esc: back to the lobby"
STEPS: Final = (
    "Both sides make a key for this game and prove that they know it.",
    "Each stack is sealed under both keys, then shuffled by both, with a proof for every shuffle.",
    "Starting cards are dealt: nobody can open a card without the other side's share.",
)
WHY: Final = (
    "Why nobody can cheat: a stack shuffled by both is unknown to both, every step is signed and proved, "
    "and your program checks every proof before it believes anything."
)
WHY_WATCH: Final = (
    "You see what everybody may see. Your program checks every signature, every shuffle and every move "
    "itself; it takes nobody's word."
)
SETUP_HELP: Final = "The cards are being sealed and shuffled by both sides. Nothing is asked of you yet."


def listening(port: int, name: str) -> str:
    """Where the table can be found."""
    return f"Others see it as “{name}”; where discovery does not reach: port {port} on this computer."


def step_of(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"{done} of {total} steps"


def checked_steps(envelopes: int, proofs: int) -> str:
    """How much was read and checked."""
    return f"{counted(envelopes, 'signed step')}, {counted(proofs, 'proof')} checked"


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} is here · fingerprint {mark}"


# --- table ------------------------------------------------------------------------------------------

ONLY_WATCHING: Final = "You only watch this game."
K_CHAT: Final = "Chat"
K_MUTE: Final = "Mute chat"
K_UNMUTE: Final = "Show chat again"
K_RESULT: Final = "Result"
K_FLIP: Final = "Flip sides"
BROKEN_TITLE: Final = "A rule was broken"
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
CLAIM_WORDS: Final = "I waited; the other player is away."
CLAIM_EARLY: Final = "A claim is for a link that is lost; the other player is here."
LOBBY_TITLE: Final = "Back to the lobby?"
LOBBY_ASK: Final = "The game is saved; you find it in the lobby under “Unfinished games”."
STILL_VERIFYING: Final = "Checking the whole game from its first byte …"
NOT_AT_END: Final = "The game is over."


def asked_for_undo(name: str) -> str:
    """A takeback that needs consent."""
    return f"A card came to light, so {name} must agree. You have asked; play on if there is no answer."


def working(name: str) -> str:
    """A step that nobody decides."""
    return f"{name}'s program is answering …" if name else "Keys, shares and shuffles are exchanged …"


def violation(what: str) -> str:
    """Somebody broke the rules."""
    return f"a rule of the table was broken ({what}); the evidence is saved beside the game"


def broken(what: str, evidence: str) -> str:
    """The table has stopped; what can be done about it."""
    proof = f"\n\nThe proof is in {evidence}; anybody can check it with p2pduel verify." if evidence else ""
    return f"The game has stopped, because a rule of the table was broken:\n\n{what}{proof}"


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


def heard(kind: str, name: str) -> str:
    """What the other player declared."""
    return {
        "resign": f"{name} resigns.",
        "claim": f"{name} has claimed the game: you were away too long.",
    }.get(kind, f"{name}: {kind}")


def watching_state(caught_up: bool, proofs: int) -> str:
    """What a spectator may believe."""
    if caught_up:
        return f"verified: all {counted(proofs, 'proof')} checked by this program"
    return f"catching up: {counted(proofs, 'proof')} checked so far"


SPECTATOR_HELP: Final = (
    "You watch from a neutral seat: hands and stacks are closed, as for everybody. “f” flips the sides of "
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


def shuffled_by(name: str) -> str:
    """Who shuffled."""
    return f"{name} shuffled"


def shuffle_words(cards: int, seq: int) -> str:
    """A proved shuffle."""
    return f"{counted(cards, 'card')} · proof in step {seq}, checked ✓"


# --- end --------------------------------------------------------------------------------------------

BREAKDOWN: Final = " Points "
CHART: Final = " Victory points by turn "
TRUST: Final = " Was it fair? "
REMATCH: Final = "Rematch"
SEE_TABLE: Final = "Look at the table once more"
TO_LOBBY: Final = "Back to the lobby"
AUDITING: Final = "Both seeds are open. Making every step of the game again from them …"
END_HELP: Final = (
    "The game is over. Both sides have opened their secret seeds, so that every shuffle, draw and roll "
    "can be made again and compared, byte for byte."
)
PARTS: Final = {
    "settlements": "settlements",
    "cities": "cities",
    "cards": "cards",
    "trade_token": "trade advantage",
    "strength_token": "strength advantage",
    "total": "victory points",
    "trade": "trade points",
    "strength": "strength points",
    "skill": "skill points",
    "progress": "progress points",
}
K_TABLE: Final = "Table"


def kept_in(path: str) -> str:
    """Where the game is."""
    return f"The whole game is in {path}: p2pduel verify checks it, p2pduel replay tells it."


REASONS: Final = {
    "target": "by victory points",
    "resign": "by resignation",
    "resigned": "by resignation",
    "draw": "by agreement",
}


def result(winner: int | None, seat: int | None, names: Sequence[str], reason: str) -> str:
    """The headline."""
    how = REASONS.get(reason, "")
    if winner is None:
        return f"A draw {how}".strip()
    if seat is None:
        return f"{names[winner]} has won {how}".strip()
    return f"You have won {how}".strip() if winner == seat else f"{names[winner]} has won {how}".strip()


def verdict(found: Verdict) -> str:
    """What checking the whole game has shown."""
    if found.error or found.violation is not None:
        return f"✗ The game does not hold: {found.error or found.violation}"
    serious = [one for one in found.findings if one.code.value != "unaudited"]
    if serious:
        lines = [f"  step {one.seq}: {one.code.value}: {one.words}" for one in serious]
        return "\n".join(["✗ The audit found something:", *lines])
    base = f"✓ {checked_steps(found.envelopes, found.proofs)}: all hold."
    if found.audited:
        return f"{base}\n✓ Both seeds are open; every step made again from them is the same, byte for byte."
    return f"{base}\n{SEALED_STILL}"


SEALED_STILL: Final = (
    "What is hidden stays hidden until the end; then both seeds are opened and all is made again."
)
CRASHED: Final = (
    "The screen has failed; your game is saved. Start p2pduel again and continue it from the lobby."
)
