"""The set-up of every variant, as steps (D-2, D-14, D-15, D-16)."""

from typing import Any

from p2pduel.games.duel.rules.board import place_key
from p2pduel.games.duel.rules.core import draw_stacks, recount, rules_of
from p2pduel.games.duel.rules.facts import (
    COLOURS,
    STARTING_HOARD,
    STARTING_PLACES,
    region_stack_faces,
    starting_face,
)
from p2pduel.games.duel.rules.state import Player, State
from p2pduel.games.duel.rules.steps.action import prepare
from p2pduel.games.duel.rules.steps.hand import search
from p2pduel.games.duel.rules.steps.registry import Menu, auto, choose, step
from p2pduel.games.duel.rules.steps.turn import turn
from p2pduel.games.duel.rules.variants import (
    TOURNAMENT_DECK,
    TOURNAMENT_EVENTS,
    Variant,
    draw_pool,
    event_pool,
    half_moon_events,
)
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step

__all__ = ["EVENTS_BELOW_YULE", "REARRANGE_SWAPS", "lay_out", "starting_player"]

EVENTS_BELOW_YULE = 3
"""So many events lie under Yule (D-2.5)."""

REARRANGE_SWAPS = 12
"""Any order of six regions takes at most 5 swaps; the rest is for changing one's mind."""


def starting_player(seat: int, gold: int = 0) -> Player:
    """A principality at the start (D-3.2, D-4.2)."""
    player = Player()
    player.centre = {-1: "settlement", 0: "road", 1: "settlement"}
    for side, col, region in STARTING_PLACES:
        player.regions[f"{side}{col}"] = starting_face(COLOURS[seat], region)
        player.stored[f"{side}{col}"] = max(STARTING_HOARD[region], gold)
    player.arrange()
    return player


def lay_out(s: State) -> None:
    """The open part of the set-up; the rest is on the agenda."""
    entry = rules_of(s)
    s.players = [starting_player(seat, int(entry.own_decks)) for seat in (0, 1)]
    s.discards = [[], []] if entry.own_decks else [[]]
    s.faceup = [(entry.face_up, entry.name)] * 2 if entry.face_up else []
    s.zones = {zone: [] for zone in ("hand0", "hand1", "regions", "events")}
    for stack in entry.stacks:
        s.zones[stack.zone] = []
    recount(s)
    s.outcomes.clear()
    push(s, *_sealing(entry), *_event_stack(entry), ("toss",), *_hands(entry), ("first_turn",))


def _sealing(entry: Variant) -> list[Step]:
    """Region stack and draw stacks: seal, shuffle, split."""
    steps: list[Step] = [
        requests.seal("regions", "region", region_stack_faces()),
        requests.shuffle("regions"),
    ]
    backs = dict.fromkeys(stack.back for stack in entry.stacks)
    for back in backs:
        stacks = [stack for stack in entry.stacks if stack.back == back]
        first = stacks[0]
        seat = first.owner
        if seat is not None:
            steps.append(choose(seat, "deck", TOURNAMENT_DECK, f"deck{seat}", back))
            steps.append(requests.draw(seat, f"deck{seat}", (0, 1, 2)))
            steps.append(requests.transfer(f"deck{seat}", tuple(range(TOURNAMENT_DECK - 3)), first.zone))
        else:
            steps.append(requests.seal(first.zone, back, draw_pool(entry, back)))
        steps.append(requests.shuffle(first.zone))
        for stack in stacks[1:]:
            steps.append(
                requests.transfer(first.zone, tuple(range(first.size, first.size + stack.size)), stack.zone)
            )
    return steps


def _event_stack(entry: Variant) -> list[Step]:
    """All events but Yule are shuffled; Yule goes in as the fourth from the bottom (D-2.5)."""
    known = event_pool(entry)
    steps: list[Step] = [requests.seal("events", "event", known)]
    size = len(known)
    if entry.random_events:
        steps += [
            requests.seal("events.rest", "event", half_moon_events()),
            requests.shuffle("events.rest"),
            requests.transfer("events.rest", tuple(range(entry.random_events)), "events"),
        ]
        size += entry.random_events
    if entry.own_decks:
        for seat in (0, 1):
            chosen = f"events{seat}"
            steps.append(choose(seat, "events", TOURNAMENT_EVENTS, chosen, "event"))
            steps.append(requests.transfer(chosen, tuple(range(TOURNAMENT_EVENTS)), "events"))
            size += TOURNAMENT_EVENTS
    steps.append(requests.shuffle("events"))
    steps.append(requests.return_card("yule", "event", "events", size - EVENTS_BELOW_YULE))
    return steps


def _hands(entry: Variant) -> list[Step]:
    steps: list[Step] = []
    if entry.starting_hand != "deck":
        steps += [("starting_hand", 0), ("starting_hand", 1)]
    if entry.rearrange:
        steps += [("arrange", 0), ("arrange", 1)]
    if entry.own_decks:
        steps += [("preparation", 0), ("preparation", 1)]
    return steps


@auto("toss")
def _toss(s: State) -> None:
    """Both roll for the start, red first; a tie is rolled again (D-2.7, R-3)."""
    push(s, requests.roll(0, (6,), ("toss_second",)))


@auto("toss_second")
def _toss_second(s: State, red: int) -> None:
    push(s, requests.roll(1, (6,), ("toss_result", red)))


@auto("toss_result")
def _toss_result(s: State, red: int, blue: int) -> None:
    emit(s, "toss", red=red, blue=blue)
    if red == blue:
        push(s, ("toss",))
        return
    s.starter = 0 if red > blue else 1
    s.active = s.starter
    emit(s, "starts", seat=s.starter)


@auto("starting_hand")
def _starting_hand(s: State, order: int) -> None:
    seat = s.starter if order == 0 else 1 - s.starter
    push(s, ("starting_stack", seat))


@step("starting_stack")
class _StartingStack(Menu):
    """("starting_stack", seat): where the starting hand comes from.

    Whoever draws uses another stack than the first player (D-2.8); whoever searches need not (R-6).
    """

    kind = "starting_stack"
    rule = "D-2.8"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"how": rules_of(s).starting_hand}

    def options(self, s: State, step: Step) -> list[str]:
        verb = "draw" if rules_of(s).starting_hand == "draw" else "search"
        stacks = [stack for stack in draw_stacks(s, step[1]) if stack.back == "basic"]
        open_to = [stack for stack in stacks if verb == "search" or len(s.zones[stack.zone]) == stack.size]
        return [f"{verb} {stack.zone}" for stack in open_to]

    def choose(self, s: State, step: Step, text: str) -> None:
        verb, zone = text.split()
        if verb == "draw":
            push(s, requests.draw(step[1], zone, (0, 1, 2)))
        else:
            push(s, *[search(step[1], zone)] * 3)


@auto("arrange")
def _arrange(s: State, order: int) -> None:
    push(s, ("rearrange", s.starter if order == 0 else 1 - s.starter, REARRANGE_SWAPS))


@step("rearrange")
class _Rearrange(Menu):
    """("rearrange", seat, left): own starting regions change places, openly (D-14.7, R-7)."""

    kind = "rearrange"
    rule = "D-14.7"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"left": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        if not step[2]:
            return ["done"]
        places = sorted(s.players[step[1]].regions, key=place_key)
        return ["done", *(f"swap {a} {b}" for i, a in enumerate(places) for b in places[i + 1 :])]

    def choose(self, s: State, step: Step, text: str) -> None:
        if text == "done":
            return
        _, a, b = text.split()
        swap_regions(s.players[step[1]], a, b)
        emit(s, "swapped", seat=step[1], places=[a, b])
        push(s, ("rearrange", step[1], step[2] - 1))


def swap_regions(player: Player, a: str, b: str) -> None:
    """Two regions change places; amounts travel with the cards (R-7, R-14)."""
    regions, stored = player.regions, player.stored
    regions[a], regions[b] = regions[b], regions[a]
    stored[a], stored[b] = stored[b], stored[a]
    player.arrange()


@auto("first_turn")
def _first_turn(s: State) -> None:
    push(s, turn(s.starter))


@auto("preparation")
def _preparation(s: State, order: int) -> None:
    s.phase = "preparation"
    push(s, prepare(s.starter if order == 0 else 1 - s.starter))
