"""Outcomes as plain sentences: the log people read."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from p2pduel.catalogue.grammar import Who
from p2pduel.catalogue.telling import players, runs, summed
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words import nouns, spots
from p2pduel.games.duel.words import sentences as say
from p2pduel.games.duel.words.places import spot_at, zone_at
from p2pduel.games.duel.words.things import Zone
from p2pduel.kernel.operations import Outcome

__all__ = ["KINDS", "sentence", "story", "telling"]

Data = Mapping[str, Any]


class _Teller:
    """Who is who; with a state, places have names."""

    __slots__ = ("players", "state")

    def __init__(self, names: Sequence[str], state: State | None, you: int | None) -> None:
        """You: the seat that reads."""
        self.players = players(tuple(names), you)
        self.state = state

    def zone(self, zone: str) -> Zone:
        return zone_at(self.state, zone, self.players)

    def faces(self, references: list[str], seat: int) -> list[str]:
        """The standing cards and regions a text refers to; places, where nobody knows what lies there."""
        regions = self.state.players[seat].regions if self.state else {}
        return [
            word.partition("@")[0].partition("/")[0] if "@" in word else regions.get(word, word)
            for word in references
        ]

    def at(self, data: Data) -> str:
        """Where a card was built or stood."""
        site = str(data["site"])
        if site.lstrip("-").isdecimal():
            return spots.end(int(site) < 0)
        return spots.where(spot_at(self.state.players[data["seat"]], site)) if self.state else site


_Says = Callable[[_Teller, Who, Data], str]
"""What an outcome says of whom its seat is."""


def _toss(teller: _Teller, _who: Who, data: Data) -> str:
    red, blue = teller.players
    return say.toss(red, data["red"], blue, data["blue"])


def _won(_teller: _Teller, who: Who, data: Data) -> str:
    seat = data["seat"]
    return say.won(who, data["points"][seat], data["points"][1 - seat])


def _swapped(teller: _Teller, who: Who, data: Data) -> str:
    return say.swapped(who, teller.faces(data["places"], data["seat"]))


def _laid(_teller: _Teller, who: Who, data: Data) -> str:
    return say.laid(who, [(face, place.startswith("T")) for place, face in data["regions"].items()])


def _gained(_teller: _Teller, who: Who, data: Data) -> str:
    resource = data["resource"]
    return say.gained(who, {resource: len(data["places"])}, {resource: data["lost"]}, data.get("why", ""))


def _demanded(teller: _Teller, who: Who, data: Data) -> str:
    return say.demanded(who, data["amounts"], teller.players[1 - data["seat"]], data.get("why", ""))


def _built(teller: _Teller, who: Who, data: Data) -> str:
    return say.built_city(who) if data["face"] == "city" else say.built(who, data["face"], teller.at(data))


def _played(_teller: _Teller, who: Who, data: Data) -> str:
    die = data.get("target") if data["face"] == "brigitta" else ""
    return say.played(who, data["face"], die or "")


def _named(teller: _Teller, who: Who, data: Data) -> str:
    return say.named(who, teller.faces(data["cards"], 1 - data["seat"]), data.get("why", ""))


def _token(teller: _Teller, who: Who, data: Data) -> str:
    if data["seat"] < 0:
        return say.lost_token(teller.players[data["was"]], data["token"])
    return say.took_token(who, data["token"])


def _drew(teller: _Teller, who: Who, data: Data) -> str:
    return say.drew(who, data["count"], data.get("faces", ()), teller.zone(data["zone"]))


def _took(teller: _Teller, who: Who, data: Data) -> str:
    faces = data.get("faces")
    return say.took(who, faces[0] if faces else "", teller.zone(data["zone"]))


def _returned(teller: _Teller, _who: Who, data: Data) -> str:
    zone = data["zone"]
    if zone.startswith("fetched"):
        return say.fetched(teller.players[int(zone[-1])], data["face"])
    return say.returned(data["face"], teller.zone(zone))


_SAYS: Final[dict[str, _Says]] = {
    "toss": _toss,
    "starts": lambda _, who, _data: say.starts(who),
    "turn": lambda _, who, data: say.turn(data["turn"], who),
    "phase": lambda _, who, data: say.phase(who, data["phase"]),
    "won": _won,
    "swapped": _swapped,
    "laid": _laid,
    "dice": lambda _, who, data: say.dice(who, data["production"], data["symbol"]),
    "robbed": lambda _, who, data: say.robbed(who, data["counted"], data["lost"]),
    "event": lambda _, _who, data: say.event(data["face"]),
    "paid": lambda _, who, data: say.paid(who, data["amounts"], data.get("why", "")),
    "lost": lambda _, who, data: say.lost(who, data["amounts"], data.get("why", "")),
    "gained": _gained,
    "demanded": _demanded,
    "traded": lambda _, who, data: say.traded(who, data["amount"], data["given"], data["wanted"]),
    "built": _built,
    "played": _played,
    "defended": lambda _, who, data: say.defended(who, data["roll"], data["success"]),
    "undefended": lambda _, who, data: say.undefended(who, data.get("why", "")),
    "demolished": lambda _, who, data: say.demolished(who, data["face"]),
    "removed": lambda teller, who, data: say.removed(who, data["face"], teller.at(data)),
    "named": _named,
    "token": _token,
    "shuffled": lambda teller, _who, data: say.shuffled(teller.zone(data["zone"])),
    "chose": lambda _, who, data: say.chose(who, data["what"]),
    "drew": _drew,
    "looked": lambda teller, who, data: say.looked(who, teller.zone(data["zone"])),
    "searched": lambda teller, who, data: say.searched(who, teller.zone(data["zone"])),
    "took": _took,
    "buried": lambda teller, who, data: say.buried(who, teller.zone(data["zone"])),
    "showed": lambda teller, who, data: say.showed(teller.players[data["to"]], who),
    "gave": lambda teller, who, data: say.gave(who, data["count"], teller.players[data["to"]]),
    "returned": _returned,
}

KINDS: Final = frozenset(_SAYS)
"""The outcome kinds there are words for."""


def _said(teller: _Teller, outcome: Outcome) -> str:
    data = outcome.data
    return _SAYS[outcome.kind](teller, teller.players[data.get("seat", 0)], data)


def sentence(
    outcome: Outcome, names: Sequence[str] | None = None, state: State | None = None, you: int | None = None
) -> str:
    """One outcome as a sentence; with the state after it, places are named by what lies there.

    you is the seat that reads it.
    """
    return _said(_Teller(names or nouns.SEATS, state, you), outcome)


_QUIET: Final = frozenset({"phase", "shuffled", "looked"})
"""Kinds that a story leaves out: true, but of no interest in a log."""


def story(
    outcomes: Iterable[Outcome],
    names: Sequence[str] | None = None,
    state: State | None = None,
    you: int | None = None,
) -> list[str]:
    """The outcomes of a move as a log: gains and payments of one cause drawn together."""
    return [line for _, line in telling(outcomes, names, state, you)]


def telling(
    outcomes: Iterable[Outcome],
    names: Sequence[str] | None = None,
    state: State | None = None,
    you: int | None = None,
) -> list[tuple[Outcome, str]]:
    """The story, each line with the outcome it tells of, or the first of several."""
    teller = _Teller(names or nouns.SEATS, state, you)
    worth = _worth_telling(list(outcomes))
    return [
        (run[0], _said(teller, run[0]) if len(run) == 1 else _together(run, teller)) for run in runs(worth)
    ]


def _worth_telling(outcomes: list[Outcome]) -> list[Outcome]:
    """What another sentence says already is left out."""
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


def _together(run: list[Outcome], teller: _Teller) -> str:
    got, lost = summed(run)
    who, why = teller.players[run[0].data["seat"]], run[0].data["why"]
    return say.paid(who, got, why) if run[0].kind == "paid" else say.gained(who, got, lost, why)
