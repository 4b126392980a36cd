"""Outcomes as plain sentences: the log people read."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from p2pduel.catalogue.words import counted, listed, second_person, upper
from p2pduel.games.duel.rules.facts import CARDS, Resource
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words.cards import a_name, card_name, the_name
from p2pduel.games.duel.words.nouns import SYMBOL_WORDS, amounts
from p2pduel.games.duel.words.places import end_words, place_words, zone_words
from p2pduel.kernel.operations import Outcome

__all__ = ["KINDS", "cause", "sentence", "story"]

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Teller:
    """Who is who, and in which language cards are named; with a state, places have names."""

    names: Sequence[str]
    language: str | None
    state: State | None
    you: int | None = None
    """The seat that reads."""

    def who(self, seat: int) -> str:
        """Somebody to whom something is done."""
        return "you" if seat == self.you else self.names[seat]

    def does(self, data: Data, verb: str, key: str = "seat") -> str:
        """Who does something, and the verb that fits."""
        seat = data[key]
        return f"You {second_person(verb)}" if seat == self.you else f"{self.names[seat]} {verb}"

    def other(self, data: Data) -> str:
        return self.who(1 - data["seat"])

    def card(self, data: Data, key: str = "face") -> str:
        return card_name(data[key], self.language)

    def a_card(self, data: Data) -> str:
        return a_name(data["face"], self.language)

    def zone(self, zone: str) -> str:
        return zone_words(self.state, zone, self.names)

    def place(self, seat: int, place: str) -> str:
        return place_words(self.state.players[seat], place) if self.state else place

    def cards(self, references: list[str], seat: int) -> list[str]:
        """Standing cards and regions that a text refers to."""
        return [
            the_name(word.partition("@")[0].partition("/")[0], self.language)
            if "@" in word
            else self.place(seat, word)
            for word in references
        ]

    def at(self, data: Data) -> str:
        """Where a card was built or stood."""
        site = str(data["site"])
        if site.lstrip("-").isdecimal():
            return end_words(int(site)) if data["face"] != "city" else "over a settlement"
        return self.place(data["seat"], site)


_Says = Callable[[_Teller, Data], str]
_SAYS: Final[dict[str, _Says]] = {}


def _says(kind: str) -> Callable[[_Says], _Says]:
    def register(words: _Says) -> _Says:
        _SAYS[kind] = words
        return words

    return register


_CAUSES: Final = {
    **SYMBOL_WORDS,
    "production": "production",
    "search": "search",
    "trade": "trade",
}


def cause(why: str, language: str | None = None) -> str:
    """What brought something about: a card, a symbol, the production."""
    ident = why.partition("-")[0]
    return card_name(why, language) if ident in CARDS else _CAUSES.get(why, why.replace("_", " "))


def _because(teller: _Teller, data: Data) -> str:
    why = data.get("why", "")
    return f" ({cause(why, teller.language)})" if why else ""


# -- set-up and the course of a turn -------------------------------------------------------------


@_says("toss")
def _toss(teller: _Teller, data: Data) -> str:
    first = teller.does({"seat": 0}, "rolls")
    return f"{first} {data['red']} and {teller.who(1)} {data['blue']} for the first turn"


@_says("starts")
def _starts(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'starts')}"


@_says("turn")
def _turn(teller: _Teller, data: Data) -> str:
    return f"Turn {data['turn']}: {teller.who(data['seat'])}"


_PHASES: Final = {
    "action": "may build, play and trade",
    "draw": "fills the hand",
    "exchange": "may exchange a card",
}


@_says("phase")
def _phase(teller: _Teller, data: Data) -> str:
    verb, _, rest = str(_PHASES.get(data["phase"], data["phase"])).partition(" ")
    return f"{teller.does(data, verb)} {rest}".rstrip()


_REASONS: Final = {"target": "has the points to win"}


@_says("won")
def _won(teller: _Teller, data: Data) -> str:
    red, blue = data["points"]
    mine, theirs = (red, blue) if data["seat"] == 0 else (blue, red)
    reason = _REASONS.get(data["reason"], data["reason"])
    verb, _, rest = str(reason).partition(" ")
    return f"{teller.does(data, verb)} {rest}".rstrip() + f": {mine} to {theirs}"


@_says("swapped")
def _swapped(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'swaps')} {listed(teller.cards(data['places'], data['seat']))}"


@_says("laid")
def _laid(teller: _Teller, data: Data) -> str:
    sides = [
        f"{card_name(face, teller.language)} {'above' if place.startswith('T') else 'below'}"
        for place, face in data["regions"].items()
    ]
    return f"{teller.does(data, 'lays')} {listed(sides)}"


# -- dice and events -----------------------------------------------------------------------------


@_says("dice")
def _dice(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'rolls')} {data['production']} and {SYMBOL_WORDS[data['symbol']]}"


@_says("robbed")
def _robbed(teller: _Teller, data: Data) -> str:
    resources = counted(data["counted"], "resource")
    if data["lost"]:
        return f"Brigands rob {teller.who(data['seat'])} ({resources}) of {amounts(data['lost'])}"
    return f"Brigands pass {teller.who(data['seat'])} by ({resources})"


@_says("event")
def _event(teller: _Teller, data: Data) -> str:
    return f"Event: {teller.card(data)}"


# -- resources -----------------------------------------------------------------------------------


@_says("paid")
def _paid(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'pays')} {amounts(data['amounts'])}{_because(teller, data)}"


@_says("lost")
def _lost(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'loses')} {amounts(data['amounts'])}{_because(teller, data)}"


def _gain_words(teller: _Teller, data: Data, got: dict[Resource, int], lost: dict[Resource, int]) -> str:
    because = _because(teller, data)
    if not any(got.values()):
        return f"{teller.does(data, 'has')} no room for {amounts(lost)}{because}"
    has = second_person("has") if data["seat"] == teller.you else "has"
    waste = f" and {has} no room for {amounts(lost)}" if any(lost.values()) else ""
    return f"{teller.does(data, 'gets')} {amounts(got)}{waste}{because}"


@_says("gained")
def _gained(teller: _Teller, data: Data) -> str:
    got, lost = {data["resource"]: len(data["places"])}, {data["resource"]: data["lost"]}
    return _gain_words(teller, data, got, lost)


@_says("demanded")
def _demanded(teller: _Teller, data: Data) -> str:
    asked = amounts(data["amounts"])
    return f"{teller.does(data, 'demands')} {asked} from {teller.other(data)}{_because(teller, data)}"


@_says("traded")
def _traded(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'trades')} {data['amount']} {data['given']} for 1 {data['wanted']}"


# -- cards ---------------------------------------------------------------------------------------


@_says("built")
def _built(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'builds')} {teller.a_card(data)} {teller.at(data)}"


@_says("played")
def _played(teller: _Teller, data: Data) -> str:
    sets = data.get("target") and data["face"] == "brigitta"
    target = f", and sets the production die to {data['target']}" if sets else ""
    return f"{teller.does(data, 'plays')} {teller.card(data)}{target}"


@_says("defended")
def _defended(teller: _Teller, data: Data) -> str:
    wards = second_person("wards") if data["seat"] == teller.you else "wards"
    result = f"{wards} the attack off" if data["success"] else "can't ward the attack off"
    return f"{teller.does(data, 'rolls')} {data['roll']} and {result}"


@_says("undefended")
def _undefended(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'makes')} no roll for a defence{_because(teller, data)}"


@_says("demolished")
def _demolished(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'demolishes')} {teller.a_card(data)}"


@_says("removed")
def _removed(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'loses')} {teller.a_card(data)} {teller.at(data)}"


@_says("named")
def _named(teller: _Teller, data: Data) -> str:
    named = listed(teller.cards(data["cards"], 1 - data["seat"]))
    return f"{teller.does(data, 'names')} {named}{_because(teller, data)}"


@_says("token")
def _token(teller: _Teller, data: Data) -> str:
    token = f"the {data['token']} token"
    if data["seat"] < 0:
        return f"{teller.does(data, 'loses', 'was')} {token}"
    return f"{teller.does(data, 'takes')} {token}"


# -- hidden cards --------------------------------------------------------------------------------


@_says("shuffled")
def _shuffled(teller: _Teller, data: Data) -> str:
    return f"{upper(teller.zone(data['zone']))} is shuffled by both"


@_says("chose")
def _chose(teller: _Teller, data: Data) -> str:
    what = "a deck" if data["what"] == "deck" else "the events to add"
    return f"{teller.does(data, 'has')} chosen {what}"


@_says("drew")
def _drew(teller: _Teller, data: Data) -> str:
    if faces := data.get("faces"):
        known = listed([a_name(face, teller.language) for face in faces])
        return f"{teller.does(data, 'draws')} {known} from {teller.zone(data['zone'])}"
    return f"{teller.does(data, 'draws')} {counted(data['count'], 'card')} from {teller.zone(data['zone'])}"


@_says("looked")
def _looked(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'looks')} through {teller.zone(data['zone'])}"


@_says("searched")
def _searched(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'searches')} {teller.zone(data['zone'])}"


@_says("took")
def _took(teller: _Teller, data: Data) -> str:
    if faces := data.get("faces"):
        known = a_name(faces[0], teller.language)
        return f"{teller.does(data, 'takes')} {known} from {teller.zone(data['zone'])}"
    return f"{teller.does(data, 'takes')} a card from {teller.zone(data['zone'])}"


@_says("buried")
def _buried(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'puts')} a card under {teller.zone(data['zone'])}"


@_says("showed")
def _showed(teller: _Teller, data: Data) -> str:
    whose = "your" if data["seat"] == teller.you else f"{teller.who(data['seat'])}'s"
    return f"{teller.does(data, 'sees', 'to')} {whose} hand"


@_says("gave")
def _gave(teller: _Teller, data: Data) -> str:
    return f"{teller.does(data, 'gives')} {counted(data['count'], 'card')} to {teller.who(data['to'])}"


@_says("returned")
def _returned(teller: _Teller, data: Data) -> str:
    zone = data["zone"]
    if zone.startswith("fetched"):
        return (
            f"{teller.does({'seat': int(zone[-1])}, 'fetches')} {teller.a_card(data)} from the discard pile"
        )
    return f"{upper(the_name(data['face'], teller.language))} goes under {teller.zone(zone)}"


KINDS: Final = frozenset(_SAYS)
"""The outcome kinds there are words for."""


def sentence(
    outcome: Outcome,
    names: Sequence[str] = ("Red", "Blue"),
    language: str | None = None,
    state: State | None = None,
    you: int | None = None,
) -> str:
    """One outcome as a sentence; with the state after it, places are named by what lies there.

    you is the seat that reads it.
    """
    return _SAYS[outcome.kind](_Teller(names, language, state, you), dict(outcome.data)) + "."


_QUIET: Final = frozenset({"phase", "shuffled", "looked"})
"""Kinds that a story leaves out: true, but of no interest in a log."""


def story(
    outcomes: Iterable[Outcome],
    names: Sequence[str] = ("Red", "Blue"),
    language: str | None = None,
    state: State | None = None,
    you: int | None = None,
) -> list[str]:
    """The outcomes of a move as a log: gains and payments of one cause drawn together."""
    lines: list[str] = []
    run: list[Outcome] = []

    def flush() -> None:
        if run:
            lines.append(_together(run, _Teller(names, language, state, you)))
            run.clear()

    for outcome in _telling(list(outcomes)):
        if run and not _same_run(run[-1], outcome):
            flush()
        if outcome.kind in ("gained", "paid"):
            run.append(outcome)
        else:
            lines.append(sentence(outcome, names, language, state, you))
    flush()
    return lines


def _telling(outcomes: list[Outcome]) -> list[Outcome]:
    """The outcomes worth telling: what another sentence says already is left out."""
    demolished = {outcome.data["face"] for outcome in outcomes if outcome.kind == "demolished"}

    def told(outcome: Outcome) -> bool:
        data = outcome.data
        if outcome.kind in ("gained", "paid"):
            return data["why"] != "trade" or bool(data.get("lost"))
        if outcome.kind == "removed":
            return data["face"] not in demolished
        if outcome.kind == "returned":
            return bool(data["zone"] != "events")
        if outcome.kind == "drew":
            return not data["zone"].startswith("fetched")
        return outcome.kind not in _QUIET

    return [outcome for outcome in outcomes if told(outcome)]


def _same_run(last: Outcome, outcome: Outcome) -> bool:
    return last.kind == outcome.kind and all(last.data[key] == outcome.data[key] for key in ("seat", "why"))


def _together(run: list[Outcome], teller: _Teller) -> str:
    got: dict[Resource, int] = {}
    lost: dict[Resource, int] = {}
    for outcome in run:
        data = outcome.data
        if outcome.kind == "paid":
            for resource, amount in data["amounts"].items():
                got[resource] = got.get(resource, 0) + amount
        else:
            resource = data["resource"]
            got[resource] = got.get(resource, 0) + len(data["places"])
            lost[resource] = lost.get(resource, 0) + data["lost"]
    data = dict(run[0].data)
    if run[0].kind == "paid":
        return f"{teller.does(data, 'pays')} {amounts(got)}{_because(teller, data)}."
    return _gain_words(teller, data, got, lost) + "."
