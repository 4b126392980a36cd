"""Outcomes as plain sentences: the log people read."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from p2pduel.catalogue.grammar import Who
from p2pduel.catalogue.telling import players, runs, summed
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.words import nouns, spots
from p2pduel.games.classic.words import sentences as say
from p2pduel.games.classic.words.places import spot_at, zone_at
from p2pduel.games.classic.words.things import Zone
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

    def other(self, data: Data) -> Who:
        seat: int = data["seat"]
        return self.players[1 - seat]

    def faces(self, words: Iterable[str], seat: int) -> list[str]:
        """The standing cards and regions words refer to, in a principality; the words that are neither."""
        regions = self.state.players[seat].regions if self.state else {}
        return [
            word.partition("@")[0].partition("~")[0]
            if "@" in word or "~" in word
            else regions.get(word, word)
            for word in words
        ]

    def at(self, data: Data) -> str:
        """Where a card was built or stood; at the other player's it is said whose that is."""
        site, host = str(data["site"]), data.get("host", data["seat"])
        if site.lstrip("-").isdecimal():
            return spots.end(int(site) < 0)
        if self.state is None:
            return site
        whose = self.players[host] if host != data["seat"] else None
        return spots.where(spot_at(self.state.players[host], site, whose))


_Says = Callable[[_Teller, Who, Data], str]
"""What an outcome says of whom its seat is."""


def _toss(teller: _Teller, _who: Who, data: Data) -> str:
    red, blue = teller.players
    return say.toss(red, data["red"], blue, data["blue"])


def _won(_teller: _Teller, who: Who, data: Data) -> str:
    seat = data["seat"]
    return say.won(who, data["points"][seat], data["points"][1 - seat])


def _gained(_teller: _Teller, who: Who, data: Data) -> str:
    resource = data["resource"]
    return say.gained(who, {resource: len(data["places"])}, {resource: data["lost"]}, data.get("why", ""))


_RAISED: Final = frozenset({"city", "citadel", "metropolis"})
"""Centre cards that are built over another one."""


def _built(teller: _Teller, who: Who, data: Data) -> str:
    face = data["face"]
    return say.built_on(who, face) if face in _RAISED else say.built(who, face, teller.at(data))


_OPPOSING: Final = frozenset(
    {"border_dispute_theirs", "land_spell_theirs", "whirlwind", "black_knight", "arsonist", "civil_war"}
)
"""Causes for which something of the other principality is named."""


def _named(teller: _Teller, who: Who, data: Data) -> str:
    why = data.get("why", "").removesuffix("_theirs")
    if why == "keeper_of_fate":
        return say.fates(who, int(data["words"][0]))
    seat = data["seat"]
    faces = teller.faces(data["words"], 1 - seat if data.get("why") in _OPPOSING else seat)
    if all(face.partition("-")[0] in CARDS for face in faces):
        return say.named(who, faces, why)
    return say.decided(who, why)


def _token(teller: _Teller, who: Who, data: Data) -> str:
    if data["seat"] < 0:
        return say.lost_token(teller.players[data["was"]], data["token"])
    return say.took_token(who, data["token"])


def _magic(_teller: _Teller, who: Who, data: Data) -> str:
    if data["amount"] < 0:
        return say.magic_spent(who, -data["amount"], data["why"])
    return say.magic_gained(who, data["amount"], data["why"])


def _exchanged(teller: _Teller, who: Who, data: Data) -> str:
    """The regions have changed hands already, so each lies where the other did."""
    if teller.state is None:
        return say.decided(who, data["why"])
    seat = data["seat"]
    got = teller.state.players[seat].regions[data["mine"]]
    given = teller.state.players[1 - seat].regions[data["theirs"]]
    return say.exchanged(who, given, teller.other(data), got, data["why"])


def _drew(teller: _Teller, who: Who, data: Data) -> str:
    return say.drew(who, data["count"], data.get("faces", ()), teller.zone(data["zone"]))


def _took(teller: _Teller, who: Who, data: Data) -> str:
    faces = data.get("faces")
    return say.took(who, faces[0] if faces else "", teller.zone(data["zone"]))


def _showed(teller: _Teller, who: Who, data: Data) -> str:
    hand = str(data.get("zone", "hand")).startswith("hand")
    return say.showed(teller.players[data["to"]], who, hand)


def _offered(_teller: _Teller, who: Who, data: Data) -> str:
    return say.offered(who, Counter(data["given"]), Counter(data["wanted"]))


def _dueled(teller: _Teller, who: Who, data: Data) -> str:
    return say.dueled(who, teller.other(data), data["rolls"], data["sums"])


def _banned(teller: _Teller, who: Who, data: Data) -> str:
    return say.banned(who, teller.zone(data["pile"]), teller.other(data))


def _laid(_teller: _Teller, who: Who, data: Data) -> str:
    return say.laid(who, [(face, place.startswith("T")) for place, face in data["regions"].items()])


_COURSE: Final[dict[str, _Says]] = {
    "toss": _toss,
    "starts": lambda _, who, _data: say.starts(who),
    "turn": lambda _, who, data: say.turn(data["turn"], who),
    "phase": lambda _, who, data: say.phase(who, data["phase"]),
    "won": _won,
    "unlocked": lambda *_: say.UNLOCKED,
    "dice": lambda _, who, data: say.dice(who, data["production"], data["symbol"]),
    "set_die": lambda _, who, data: say.set_die(who, data["production"]),
    "set_face": lambda _, who, data: say.set_face(who, data["symbol"]),
    "turned_back": lambda _, who, data: say.turned_back(who, data["symbol"]),
    "quiet": lambda *_: say.QUIET,
    "robbed": lambda _, who, data: say.robbed(who, data["counted"], data["lost"]),
    "tournament": lambda _, who, _data: say.tournament(who),
    "event": lambda _, _who, data: say.event(data["face"]),
    "barbarians": lambda _, who, data: say.barbarians(who, data["units"], data["barbarians"], data["won"]),
    "raised": lambda _, who, data: say.raised(who, data["amount"]),
    "token": _token,
}
_GOODS: Final[dict[str, _Says]] = {
    "paid": lambda _, who, data: say.paid(who, data["amounts"], data.get("why", "")),
    "lost": lambda _, who, data: say.lost(who, data["amounts"], data.get("why", "")),
    "gained": _gained,
    "demanded": lambda teller, who, data: say.demanded(
        who, data["amounts"], teller.other(data), data.get("why", "")
    ),
    "traded": lambda _, who, data: say.traded(who, data["amount"], data["given"], data["wanted"]),
    "offered": _offered,
    "answered": lambda _, who, data: say.answered(who, data["accepted"]),
    "spread": lambda _, who, data: say.spread(who, data["resource"]),
    "kept": lambda _, who, data: say.kept(who, data["face"], data["amount"], data["resource"]),
    "worked": lambda _, who, data: say.worked(who, data["face"], data["way"] == "make"),
    "handed_in": lambda _, who, data: say.handed_in(who, data["amount"], data["why"]),
    "guests": lambda _, who, data: say.guests(who, data["roll"]),
    "magic": _magic,
    "cooked": lambda _, who, data: say.cooked(who, data["roll"]),
}
_CARDS: Final[dict[str, _Says]] = {
    "swapped": lambda teller, who, data: say.swapped(who, teller.faces(data["places"], data["seat"])),
    "laid": _laid,
    "changed_land": lambda _, who, data: say.changed_land(who, data["face"]),
    "exchanged": _exchanged,
    "built": _built,
    "played": lambda _, who, data: say.played(who, data["face"]),
    "cast": lambda _, who, data: say.cast(who, data["face"]),
    "used": lambda _, who, data: say.used(who, data["face"]),
    "countered": lambda _, who, data: say.countered(who, data["face"]),
    "attacked": lambda _, who, data: say.attacked(
        who, data["roll"], data["winner"] == data["seat"], data["why"]
    ),
    "warded": lambda _, who, data: say.warded(who, data["roll"], data["success"]),
    "strengthened": lambda _, who, data: say.strengthened(who, data["face"]),
    "dueled": _dueled,
    "banished": lambda _, who, data: say.banished(who, data["face"]),
    "demolished": lambda _, who, data: say.demolished(who, data["face"]),
    "removed": lambda teller, who, data: say.removed(who, data["face"], teller.at(data)),
    "left": lambda _, who, data: say.left(who, data["face"]),
    "home": lambda _, who, data: say.home(who, data["face"]),
    "moved": lambda teller, who, data: say.moved(who, data["face"], teller.at(data)),
    "to_row": lambda _, _who, data: say.to_row(data["face"]),
    "named": _named,
    "laid_on": lambda teller, who, data: say.laid_on(who, data["face"], teller.faces([data["on"]], 0)[0]),
    "lifted": lambda _, _who, data: say.lifted(data["face"]),
    "banned": _banned,
    "pawned": lambda _, who, data: say.pawned(who, data["face"]),
    "redeemed": lambda _, who, data: say.redeemed(who, data["face"]),
    "sold": lambda _, who, data: say.sold(who, data["face"]),
    "turned": lambda _, who, data: say.turned(who, data["face"], data["side"]),
    "copies": lambda _, who, data: say.copies(who, data["face"]),
}
_HIDDEN: Final[dict[str, _Says]] = {
    "shuffled": lambda teller, _who, data: say.shuffled(teller.zone(data["zone"])),
    "mixed": lambda _, who, _data: say.mixed(who),
    "formed": lambda teller, who, data: say.formed(who, teller.zone(data["zone"]), data["count"]),
    "chose": lambda _, who, data: say.chose(who, data["what"]),
    "drew": _drew,
    "looked": lambda teller, who, data: say.looked(who, teller.zone(data["zone"]), data.get("count", 0)),
    "searched": lambda teller, who, data: say.searched(who, teller.zone(data["zone"])),
    "took": _took,
    "buried": lambda teller, who, data: say.buried(who, teller.zone(data["zone"])),
    "sorted": lambda teller, who, data: say.sorted_cards(who, teller.zone(data["zone"]), data["count"]),
    "showed": _showed,
    "gave": lambda teller, who, data: say.gave(who, data["count"], teller.players[data["to"]]),
    "laid_down": lambda _, who, data: say.laid_down(who, data["face"]),
    "top": lambda teller, _who, data: say.top(teller.zone(data["zone"]), data["face"]),
    "returned": lambda teller, _who, data: say.returned(data["face"], teller.zone(data["zone"])),
}
_SAYS: Final = {**_COURSE, **_GOODS, **_CARDS, **_HIDDEN}

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


_QUIET: Final = frozenset({"phase", "shuffled"})
"""Kinds that a story leaves out: true, but of no interest in a log."""

_TELLING: Final = frozenset({"raid", "wizard_duel", "keeper_of_fate", "civil_war"})
"""Causes whose naming is worth a line: of the others the next line tells what was named."""


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
    worth = _worth_telling(list(outcomes), state)
    return [
        (run[0], _said(teller, run[0]) if len(run) == 1 else _together(run, teller)) for run in runs(worth)
    ]


def _worth_telling(outcomes: list[Outcome], state: State | None) -> list[Outcome]:
    """What another sentence says already is left out."""
    shelved = {one.data["face"] for one in outcomes if one.kind == "to_row"}
    gone = {one.data["face"] for one in outcomes if one.kind in ("demolished", "left")}
    gone |= {one.data["face"] for one in outcomes if one.kind == "home"} - shelved

    def told(outcome: Outcome) -> bool:
        data = outcome.data
        match outcome.kind:
            case "gained" | "paid":
                return data["why"] != "trade" or bool(data.get("lost"))
            case "removed":
                return data["face"] not in gone
            case "home":
                return data["face"] not in shelved
            case "returned":
                return _put_under(state, data)
            case "drew":
                return not data["zone"].startswith("home")
            case "looked":
                return bool(data.get("count"))
            case "named":
                return data["why"] in _TELLING
            case kind:
                return kind not in _QUIET

    return [outcome for outcome in outcomes if told(outcome)]


def _put_under(state: State | None, data: Data) -> bool:
    """Whether a card went under a draw stack: not to a hand, back on top, or into the events."""
    zone = data["zone"]
    if state is None or not zone.startswith("s") or not state.zones.get(zone):
        return False
    slots = state.zones[zone]
    if zone in state.open_tops and state.faces.get(slots[0]) == data["face"]:
        return False
    return bool(state.faces.get(slots[-1]) == data["face"])


def _together(run: list[Outcome], teller: _Teller) -> str:
    got, lost = summed(run)
    who, why = teller.players[run[0].data["seat"]], run[0].data["why"]
    return say.paid(who, got, why) if run[0].kind == "paid" else say.gained(who, got, lost, why)
