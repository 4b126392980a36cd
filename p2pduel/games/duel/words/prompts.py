"""Decisions as questions to the player who decides."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from p2pduel.catalogue.words import counted, listed, upper
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words.cards import a_name, card_name, the_name
from p2pduel.games.duel.words.log import cause
from p2pduel.games.duel.words.nouns import amounts
from p2pduel.games.duel.words.places import zone_words
from p2pduel.kernel.operations import Decision

__all__ = ["PROMPTS", "prompt"]

_Data = Mapping[str, Any]
_Ask = Callable[[_Data, State | None], str]
_SEATS: Final = ("Red", "Blue")


def _for(data: _Data) -> str:
    """What the question is about, as a heading."""
    return f"{cause(data['why'])}: " if data.get("why") else ""


def _any(resource: str, amount: int) -> str:
    return counted(amount, "resource") + " of your choice" if resource == "any" else f"{amount} {resource}"


def _pay(data: _Data, _: State | None) -> str:
    return f"{_for(data)}pay {_any(data['resource'], data['amount'])}. From which regions?"


def _store(data: _Data, _: State | None) -> str:
    return f"{_for(data)}you get {data['amount']} {data['resource']}. Where do you put it?"


def _take(data: _Data, _: State | None) -> str:
    types = list(data.get("types", ()))
    what = listed(types, "or") if 0 < len(types) < 6 else "resource of your choice"
    left = f" ({data['amount']} to go)" if data["amount"] > 1 else ""
    which = "W" if len(types) == 1 else "Which, and w"
    return f"{_for(data)}take 1 {what}{left}. {which}here do you put it?"


def _demand(data: _Data, _: State | None) -> str:
    named = {name: list(data["named"]).count(name) for name in data["named"]}
    so_far = f" So far: {amounts(named)}." if named else ""
    most = "1 resource" if data["most"] == 1 else f"up to {data['most']} resources"
    return f"{_for(data)}demand {most} from your opponent.{so_far}"


def _reduce(data: _Data, _: State | None) -> str:
    return f"{_for(data)}it costs you 1 resource less. Which of {amounts(data['cost'])} do you leave out?"


def _buy(data: _Data, _: State | None) -> str:
    return f"{_for(data)}buy a resource for 1 gold? ({data['left']} at most)"


def _draw(data: _Data, _: State | None) -> str:
    return f"Draw a card: from which stack? You fill your hand up to {counted(data['limit'], 'card')}."


def _surplus(data: _Data, _: State | None) -> str:
    return f"You may keep {data['limit']} cards. Which do you put away, and under which stack?"


def _replace(data: _Data, _: State | None) -> str:
    cost = counted(data["cost"], "resource") if data["cost"] else "nothing"
    return f"Draw a card, or search a stack (costs {cost}) and take the card you want."


def _take_card(data: _Data, state: State | None) -> str:
    return f"Take a card from {zone_words(state, data['zone'], _SEATS)}. Which one?"


def _starting_stack(data: _Data, _: State | None) -> str:
    if data["how"] == "draw":
        return "Your starting hand: take the top 3 cards of which stack?"
    return "Your starting hand: look through a stack and pick 3 cards. Which stack?"


def _appease(data: _Data, _: State | None) -> str:
    return f"{_for(data)}pay {data['gold']} gold, or give up one of your units."


def _tithe(data: _Data, _: State | None) -> str:
    return f"{_for(data)}take {data['amount']} {listed(list(data['types']), 'or')}?"


def _give_back(data: _Data, _: State | None) -> str:
    return f"{_for(data)}give your opponent 1 resource. Which, and from where?"


def _reaction(data: _Data, _: State | None) -> str:
    return f"The event is {card_name(data['event'])}. Do you play a card against it?"


def _defend(data: _Data, _: State | None) -> str:
    safe = listed([str(number) for number in data["safe"]], "or")
    return f"{_for(data)}roll the die against it? {safe} stops it."


def _fetch(data: _Data, _: State | None) -> str:
    return f"{_for(data)}you look through the discard pile. Which card do you take?"


def _lay(data: _Data, _: State | None) -> str:
    return f"New regions: {listed([card_name(face) for face in data['faces']])}. Which lies above?"


def _name(data: _Data, _: State | None) -> str:
    left = data["count"] - len(data["named"])
    return f"{_for(data)}name a card of your opponent ({left} to go)."


def _lose(data: _Data, _: State | None) -> str:
    where = "to the discard pile" if data["where"] == "discard" else "under a draw stack"
    return f"{_for(data)}you must give up a card; it goes {where}. Which card?"


def _under(data: _Data, _: State | None) -> str:
    return f"Under which stack does {the_name(data['face'])} go?"


def _rob(data: _Data, _: State | None) -> str:
    least, most = data["least"], data["most"]
    what = counted(most, "card") if least == most or most == 1 else f"up to {most} cards"
    take = "You may take" if not least else "Take"
    return f"{_for(data)}you see your opponent's hand. {take} {what}."


def _fixed(words: str) -> _Ask:
    return lambda _data, _state: words


def _of_card(face: str, words: str) -> _Ask:
    return lambda _data, _state: f"{card_name(face)}: {words}"


PROMPTS: Final[dict[str, _Ask]] = {
    "starting_stack": _starting_stack,
    "rearrange": _fixed("Rearrange your regions: swap two of them, or leave them as they are."),
    "prepare": _fixed("Before the first turn: build one card from your hand, one centre card, or nothing."),
    "preroll": _fixed("Before the dice: play a card that sets one, or roll."),
    "action": _fixed("Your turn: build, play cards and trade as you like, then end it."),
    "reaction": _reaction,
    "defend": _defend,
    "fetch": _fetch,
    "survey": _of_card("scout", "which two regions do you take?"),
    "lay": _lay,
    "name": _name,
    "lose": _lose,
    "under": _under,
    "rob": _rob,
    "put_away": _fixed("Put the cards you took under stacks, one by one. Which, and where?"),
    "pay": _pay,
    "store": _store,
    "take": _take,
    "demand": _demand,
    "give_back": _give_back,
    "appease": _appease,
    "tithe": _tithe,
    "reduce": _reduce,
    "buy": _buy,
    "draw": _draw,
    "surplus": _surplus,
    "exchange": _fixed("Exchange a card? Choose the card and the stack it goes under, or keep your cards."),
    "replace": _replace,
    "library": _of_card("library", "you may look through a stack and take a card. Which stack?"),
    "take_card": _take_card,
}
"""Decision kind to its question."""


def _played_by(name: str, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    return f"{name} plays {card_name(face)}. {upper(question)}"


def _built_by(name: str, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    return f"{name} builds {a_name(face)}. {upper(question)}"


def _in_play(decision: Decision, state: State | None) -> tuple[int, str] | None:
    """Whose card asks, and which: its way to the discard pile waits on the agenda; a ship says so itself."""
    if decision.data.get("cause") == "ship":
        return 1 - decision.seat, "pirate_ship"
    agenda = state.agenda if state is not None else []
    return next(((step[1], step[2]) for step in reversed(agenda) if step[0] == "discard"), None)


def _cause(decision: Decision, state: State, found: tuple[int, str] | None) -> str:
    """What brought the question about where its data do not say: a card in play, an event."""
    if found is not None:
        return found[1]
    return state.event if decision.kind in _OF_EVENTS else ""


_OF_EVENTS: Final = frozenset({"lose"})
"""Questions an event asks without naming itself."""


def prompt(
    decision: Decision,
    state: State | None = None,
    names: Sequence[str] = ("your opponent", "your opponent"),
) -> str:
    """The question a decision asks, in words; what the other side has played is named with its player."""
    data, found = decision.data, _in_play(decision, state)
    other = found if found is not None and found[0] != decision.seat else None
    if other is not None and data.get("why", other[1]) == other[1]:
        data = {**data, "why": ""}
    elif state is not None and not data.get("why"):
        data = {**data, "why": _cause(decision, state, found)}
    words = PROMPTS[decision.kind](data, state)
    for seat, whose in ((decision.seat, "your"), (1 - decision.seat, "your opponent's")):
        words = words.replace(f"{_SEATS[seat]}'s", whose)
    if other is None:
        return upper(words)
    said = _built_by if data.get("cause") == "ship" else _played_by
    return upper(said(names[other[0]], other[1], words))
