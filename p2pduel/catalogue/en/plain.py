"""The words of plain mode; cards, questions and sentences are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from p2pduel.catalogue.en.words import counted_games, counted_moves, either, listed
from p2pduel.catalogue.grammar import upper

__all__ = [
    "AFTER_HELP",
    "AGREE_ASK",
    "CANT_GO_BACK",
    "CHAPTERS",
    "DEALT",
    "GAME_OVER",
    "HOW_TO_LEAVE",
    "LINK",
    "NOBODY_TO_TRUST",
    "NOTHING_ASKED",
    "NOTHING_REFUSED",
    "NOTHING_TO_ALLOW",
    "NOT_BEGUN",
    "NOT_OVER",
    "NOT_UNDERSTOOD",
    "NO_ADVICE",
    "NO_HINTS",
    "OFFERED_ADJOURN",
    "OFFERED_DRAW",
    "ONLY_WATCHING",
    "PLAYING_ON",
    "REMATCH_ASK",
    "RESIGN_ASK",
    "RESUMED",
    "SAY_WHAT",
    "SHUFFLING",
    "STILL_EMPTY",
    "TAKEN_BACK",
    "TOO_LATE",
    "TRUSTED",
    "UNDER_WAY",
    "UNFINISHED",
    "WATCHING",
    "WELCOME",
    "adjourn_offered",
    "advice",
    "back_at_table",
    "broken",
    "changed",
    "deciding",
    "draw_offered",
    "evening",
    "helps",
    "kept",
    "listening",
    "met",
    "new_cards",
    "no_card_there",
    "no_rule",
    "no_such",
    "own_mark",
    "place_in",
    "range_of",
    "rematch_asked",
    "replay_helps",
    "replay_title",
    "result",
    "saved",
    "says",
    "sentence",
    "stopped",
    "stranger",
    "takeback_asked",
    "unknown_card",
    "watch_helps",
    "withdrawn",
]

AFTER_HELP: Final = (
    "The game is over. rematch: play another game. no: leave.",
    "These words still work: board, stacks, log, card NAME, rules WORD, rule NUMBER.",
)
AGREE_ASK: Final = "Do you agree to play so? Type yes, or quit to leave."
WELCOME: Final = "Plain mode: every question has numbered choices. Type ? for help."
WATCHING: Final = "You are watching. Type ? for help."
SHUFFLING: Final = "The cards are being shuffled and dealt by both sides; that takes a moment."
DEALT: Final = "The cards are dealt."
RESUMED: Final = "The game goes on where it stopped. These were the last things that happened:"
UNDER_WAY: Final = "The game is under way. These were the last things that happened:"
TAKEN_BACK: Final = "A move was taken back."
NOTHING_ASKED: Final = "You are not asked anything just now."
NOT_UNDERSTOOD: Final = "I don't understand that. Type a number, or ? for help."
CANT_GO_BACK: Final = "There is no choice to take back here. To take a move back, type undo."
NOTHING_REFUSED: Final = "There is nothing that you can't do now."
SAY_WHAT: Final = "Say what? For example: say good luck."
RESIGN_ASK: Final = "Resign: the other side wins at once. Type yes to do it, anything else to play on."
REMATCH_ASK: Final = "Do you want to play again? Type rematch, or no to leave."
HOW_TO_LEAVE: Final = "Type no to leave."
GAME_OVER: Final = "The game is over. Type rematch to play again, no to leave, or ? for help."
NOT_OVER: Final = "The game is not over yet; a rematch comes after it."
PLAYING_ON: Final = "Nothing was done."
NO_HINTS: Final = "This game is played without hints."
NO_ADVICE: Final = "Nobody gives hints in this game."
TOO_LATE: Final = "The game has moved on; that question is answered."
CHAPTERS: Final = "The rules have these chapters. To hear one, type rules and its name:"
NOBODY_TO_TRUST: Final = "There is no new key to remember."
TRUSTED: Final = "The key is remembered."
NOTHING_TO_ALLOW: Final = "Nobody has asked you to take anything back."
OFFERED_DRAW: Final = "You offer a draw. The offer holds until the next move."
OFFERED_ADJOURN: Final = "You propose to go on another day. That holds until the next move."
STILL_EMPTY: Final = "Nothing has happened yet."
NOT_BEGUN: Final = "The game has not begun yet."
UNFINISHED: Final = "Here the record ends; the game is not finished."
ONLY_WATCHING: Final = "You are only watching."
LINK: Final = {
    "connected": "The other side is connected.",
    "lost": "The link is gone; connecting again. The game is saved and no time runs out.",
}


def helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything a player may type; what the words about the table tell is the game's to say."""
    return (
        "Type the number of a choice and press Enter. These words work at any time:",
        "back: take back the last part of a choice you are putting together.",
        "again: hear the question and the choices once more.",
        "why: hear what you can't do now, and why.",
        "hint: hear what a simple bot would choose here.",
        *table,
        "log: the last things that happened. log 40: the last forty.",
        "undo: take your last move back, where that is possible.",
        "say TEXT: say something to the other player.",
        "draw: offer a draw, or accept one. adjourn: the same for going on another day.",
        "allow: agree that the other player takes a move back.",
        "trust: remember the other player's key, after you have compared fingerprints.",
        "resign: give the game up. quit: leave; the game is saved and can be continued.",
        "rematch: once the game is over, ask for another one.",
    )


def watch_helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything somebody who watches may type."""
    return (
        "You are watching; the game tells itself. These words work at any time:",
        *table,
        "log: the last things that happened.",
        "quit: stop watching.",
    )


def replay_helps(table: Sequence[str]) -> tuple[str, ...]:
    """Everything that may be typed at a record."""
    return (
        "Press Enter, or type next, for the next move. These words work, too:",
        "back: one move back. next 10 and back 10: ten moves at once.",
        "turn 5: go to the beginning of turn 5. end and start: the last and the first move.",
        *table,
        "all: tell everything from here to the end. quit: leave.",
    )


def deciding(name: str) -> str:
    """Somebody else is asked."""
    return f"{name} is deciding."


def range_of(count: int, back: bool) -> str:
    """The line after the choices; scripts wait for it."""
    asked = "Your choice, 1" if count == 1 else f"Your choice, 1 to {count}"
    return f"{asked}{', or back' if back else ''}:"


def sentence(said: str) -> str:
    """What another part of the program said, as a sentence."""
    return upper(said) if said.endswith((".", "!", "?", ":")) else f"{upper(said)}."


def no_such(count: int) -> str:
    """A number that is no choice."""
    return f"There is no such choice; the numbers go from 1 to {count}."


def advice(number: int, choice: str, reason: str) -> str:
    """What a bot would do, and why."""
    return f"Hint: {number}, {choice}. The reason: {reason}."


def says(name: str, text: str) -> str:
    """A line of chat, as it was typed."""
    return f"{name} says: {text}"


def new_cards(names: Sequence[str]) -> str:
    """What has come into the own hand."""
    return f"New in your hand: {listed(names)}."


def no_rule(typed: str) -> str:
    """The rules do not speak of it."""
    return f"The rules say nothing about {typed}. Type rules alone to hear their chapters."


def no_card_there(number: int) -> str:
    """A number that was typed for a card names none."""
    return f"Choice {number} is no card."


def unknown_card(name: str, like: Sequence[str]) -> str:
    """No card of that name; some that are like it."""
    near = f" Do you mean {either(like)}?" if like else ""
    return f"There is no card called {name}.{near}"


def listening(address: str) -> str:
    """The table is open."""
    return f"The table is open at {address}. Waiting for somebody to sit down."


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} is there. Fingerprint: {mark}."


def stranger(name: str, code: str) -> str:
    """Somebody new."""
    return (
        f"You meet {name} for the first time. Both of you see one code now: {code}. Read it to each other, "
        "in person or by telephone; if it is the same on both sides, type trust and the key is remembered."
    )


def changed(name: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"Warning: {name} had another key before: {', '.join(before)}. This may be somebody else. "
        "Type yes to play all the same, or quit to leave."
    )


def own_mark(name: str, mark: str) -> str:
    """How the others see me."""
    return f"You are {name}. Your fingerprint: {mark}."


def draw_offered(name: str) -> str:
    """The other side offers a draw."""
    return f"{name} offers a draw. Type draw to accept it; play on to decline."


def adjourn_offered(name: str) -> str:
    """The other side wants to go on later."""
    return f"{name} would like to go on another day. Type adjourn to agree; play on to decline."


def takeback_asked(name: str) -> str:
    """The other side wants a move back."""
    return f"{name} asks to take a move back. Type allow to agree; play on to decline."


def result(name: str | None, reason: str, names: Sequence[str], points: Sequence[int]) -> str:
    """How the game ended."""
    who = f"{name} has won" if name is not None else "The game ends in a draw"
    why = {"resign": " because the other side resigned", "draw": ", as agreed"}.get(reason, "")
    counts = [f"{one} {count}" for one, count in zip(names[1:], points[1:], strict=True)]
    return f"{who}{why}: {listed([f'{names[0]} has {points[0]}', *counts])} victory points."


def evening(me: str, mine: int, other: str, theirs: int, draws: int) -> str:
    """The score of the games two have finished with each other tonight."""
    drawn = f"; {counted_games(draws)} ended in a draw" if draws else ""
    return f"This evening {me} has won {counted_games(mine)} and {other} {counted_games(theirs)}{drawn}."


def rematch_asked(name: str) -> str:
    """Our wish is known to the other player, who has not answered yet."""
    return f"{name} is asked. Type no to leave instead."


def withdrawn(name: str) -> str:
    """The other player wanted another game, and does no more."""
    return f"{name} does not want a rematch any more."


def back_at_table(name: str) -> str:
    """A link that was lost after the end is there again."""
    return f"{name} is at the table again."


def kept(path: Path) -> str:
    """Where a finished game is."""
    return f"The game is kept in {path}. To check it: p2pduel verify {path}"


def saved(command: str) -> str:
    """How to go on with a game that was left."""
    return f"The game is saved. To go on with it: {command}"


def stopped(reason: str) -> str:
    """A game that stopped before its end."""
    known = {
        "adjourned": "You have both agreed to go on another day.",
        "left": "The game has stopped before its end.",
    }
    return known.get(reason) or f"The game has stopped: {reason}."


def broken(name: str | None, what: str, step: int, evidence: Path | None) -> str:
    """A rule of the protocol was broken: by whom, how, where the proof is."""
    proof = f" The proof is in {evidence}; anybody can check it with p2pduel verify." if evidence else ""
    return (
        f"The game has stopped, because {name or 'somebody'} broke a rule of the table in step {step}: "
        f"{what}.{proof}"
    )


def place_in(number: int, count: int, turn: int) -> str:
    """Where a replay stands."""
    where = f"turn {turn}" if turn else "the set-up"
    return f"Move {number} of {count}, in {where}."


def replay_title(names: Sequence[str], title: str, moves: int) -> str:
    """What is replayed."""
    return f"{title}: {' against '.join(names)}, {counted_moves(moves)}. Type ? for help."
