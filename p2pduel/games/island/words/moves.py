"""A move of the island as a person reads it in a menu: its parts, for the language to put together."""

from collections.abc import Callable, Sequence

from p2pduel.games.island.rules.cards import kind_of, parse_cards
from p2pduel.games.island.rules.facts import COLOURS, HARBOUR_AT
from p2pduel.games.island.rules.geometry import HEX_OF, HEXES_AT, VERTEX_OF
from p2pduel.games.island.rules.state import State
from p2pduel.games.island.words import deeds, goods

__all__ = ["described", "hexagon", "site"]


def site(state: State, name: str) -> str:
    """An intersection with what it yields, and the harbour it opens."""
    vertex = VERTEX_OF[name]
    found = HARBOUR_AT.get(vertex)
    harbour = None if found is None else state.harbours[found]
    return goods.site(name, [(state.terrain[at], state.tokens[at]) for at in HEXES_AT[vertex]], harbour)


def hexagon(state: State, name: str) -> str:
    """A hex with its terrain and number."""
    at = HEX_OF[name]
    return goods.hexagon(name, state.terrain[at], state.tokens[at])


def _cards(words: Sequence[str]) -> str:
    return goods.cards(parse_cards(words))


def _swap(words: Sequence[str]) -> tuple[str, str]:
    """Both sides of `1 wool for 1 ore`."""
    at = words.index("for")
    return _cards(words[:at]), _cards(words[at + 1 :])


def _until(words: Sequence[str], sign: str, called: Callable[[int], str]) -> tuple[Sequence[str], str]:
    """The words before a sign, and the player named behind it, if one is."""
    if sign not in words:
        return words, ""
    at = words.index(sign)
    return words[:at], called(COLOURS.index(words[at + 1]))


def described(text: str, state: State, called: Callable[[int], str]) -> str:
    """What a move does; called gives a colour its name."""
    verb, *words = text.split()
    if verb in deeds.FIXED:
        return deeds.FIXED[verb]
    said, colour = _until(words, "as", called)
    deed = _deed(verb, said, state, called)
    return deeds.as_colour(deed, colour) if colour else deed


def _deed(verb: str, words: Sequence[str], state: State, called: Callable[[int], str]) -> str:
    match verb:
        case "settle":
            return deeds.settle(site(state, words[0]))
        case "city":
            return deeds.city(site(state, words[0]))
        case "road":
            return deeds.road(words[0])
        case "trade":
            return deeds.trade(_cards(words[:2]), _cards(words[2:]))
        case "offer":
            swap, to = _until(words, "to", called)
            return deeds.offer(*_swap(swap), to)
        case "invite":
            wanted, _ = _until(words, "to", called)
            return deeds.invite(_cards(wanted) if wanted else "")
        case "counter":
            return deeds.counter(*_swap(words))
        case "close":
            return deeds.close(called(COLOURS.index(words[0])) if words else "")
        case "monopoly":
            return deeds.monopoly(kind_of(words[0]))
        case "reveal":
            return deeds.reveal(int(words[0]))
        case "rob":
            where, victim = _until(words, "from", called)
            return deeds.rob(hexagon(state, where[0]), victim)
    return _given(verb, words)


def _given(verb: str, words: Sequence[str]) -> str:
    """A move that is nothing but cards."""
    say = {"invention": deeds.invention, "discard": deeds.discard, "give": deeds.give}[verb]
    return say(_cards(words))
