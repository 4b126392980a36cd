"""The set-up of every variant, as steps (C-2, C-20, C-30)."""

from typing import Any

from p2pduel.games.classic.rules.facts.faces import region_stack_faces, starting_face
from p2pduel.games.classic.rules.facts.numbers import (
    DECK,
    DECK_EVENTS,
    STARTING_HAND,
    STARTING_PLACES,
)
from p2pduel.games.classic.rules.notation import BACK
from p2pduel.games.classic.rules.points import recount
from p2pduel.games.classic.rules.state import Player, State
from p2pduel.games.classic.rules.steps.hand import search
from p2pduel.games.classic.rules.steps.land import swap_regions
from p2pduel.games.classic.rules.steps.registry import Menu, auto, choose, step
from p2pduel.games.classic.rules.steps.turn import turn
from p2pduel.games.classic.rules.variants import Layout, Stack, deck_pool
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.principality.board import place_key

__all__ = ["REARRANGE_SWAPS", "lay_out", "starting_player"]

REARRANGE_SWAPS = 12
"""Any order of six regions takes at most 5 swaps; the rest is for changing one's mind."""


def starting_player(seat: int) -> Player:
    """A principality at the start: every region shows 1 (C-2.1, C-2.2)."""
    player = Player(seat)
    player.centre = {-1: "settlement", 0: "road", 1: "settlement"}
    for place, region in STARTING_PLACES.items():
        player.regions[place] = starting_face(seat, region)
        player.stored[place] = 1
    player.arrange()
    return player


def lay_out(s: State) -> None:
    """The open part of the set-up; the rest is on the agenda."""
    s.players = [starting_player(seat) for seat in (0, 1)]
    s.zones = {zone: [] for zone in ("hand0", "hand1", "regions", "events")}
    for stack in s.layout.stacks:
        s.zones[stack.zone] = []
    recount(s)
    s.outcomes.clear()
    steps: list[Step] = [
        requests.seal("regions", "region", region_stack_faces()),
        requests.shuffle("regions"),
        *(_decks(s.layout) if s.layout.own_decks else _stacks(s.layout)),
        *_events(s.layout),
        ("toss",),
        ("lay_regions", 0),
        ("lay_regions", 1),
    ]
    if not s.layout.own_decks:
        steps += [("starting_hand", 0), ("starting_hand", 1)]
    push(s, *steps, ("first_turn",))


def _split(stacks: tuple[Stack, ...]) -> list[Step]:
    """All cards lie in the first stack; the others get theirs from its end."""
    first = stacks[0]
    steps: list[Step] = []
    for stack in stacks[1:]:
        steps.append(
            requests.transfer(first.zone, tuple(range(first.size, first.size + stack.size)), stack.zone)
        )
    return steps


def _stacks(table: Layout) -> list[Step]:
    """Base stacks and theme stacks: seal, shuffle, split (C-2.3, C-20.2, C-20.4)."""
    steps: list[Step] = []
    count = 4 if table.theme_pool else 5
    for pool, stacks in ((table.base_pool, table.stacks[:count]), (table.theme_pool, table.stacks[count:])):
        if pool:
            steps.append(requests.seal(stacks[0].zone, BACK, pool))
            steps.append(requests.shuffle(stacks[0].zone))
            steps += _split(stacks)
    return steps


def _decks(table: Layout) -> list[Step]:
    """Own decks: 33 chosen, the first 3 are the starting hand, 30 shuffled into four stacks (C-30.6)."""
    steps: list[Step] = []
    for seat in (0, 1):
        deck, first = f"deck{seat}", f"s{4 * seat + 1}"
        steps += choose(seat, "deck", DECK, deck, BACK, len(deck_pool(table.sets[seat])))
        steps.append(requests.draw(seat, deck, tuple(range(STARTING_HAND))))
        steps.append(requests.transfer(deck, tuple(range(DECK - STARTING_HAND)), first))
        steps.append(requests.shuffle(first))
        steps.append(("deal_deck", seat))
    return steps


@auto("deal_deck")
def _deal_deck(s: State, seat: int) -> None:
    push(s, *_split(s.layout.stacks_of(seat)))


def _events(table: Layout) -> list[Step]:
    """The event deck; in a tournament each player adds four in secret (C-20.1, C-30.4)."""
    steps: list[Step] = [requests.seal("events", "event", table.events)]
    if table.own_decks:
        for seat in (0, 1):
            chosen = f"events{seat}"
            steps += choose(seat, "events", DECK_EVENTS, chosen, "event")
            steps.append(requests.transfer(chosen, tuple(range(DECK_EVENTS)), "events"))
    return [*steps, requests.shuffle("events")]


@auto("lay_regions")
def _lay_regions(s: State, order: int) -> None:
    push(s, ("arrange", s.starter if order == 0 else 1 - s.starter, REARRANGE_SWAPS))


@step("arrange")
class _Arrange(Menu):
    """("arrange", seat, left): own starting regions change places, openly (C-2.1)."""

    kind = "rearrange"
    rule = "C-2.1"

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
        seat = step[1]
        swap_regions(s, (seat, a), (seat, b))
        emit(s, "swapped", seat=seat, places=[a, b])
        push(s, ("arrange", seat, step[2] - 1))


@auto("toss")
def _toss(s: State) -> None:
    """Both roll for the start, red first; a tie is rolled again (C-2.4)."""
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
    push(s, ("starting_stack", s.starter if order == 0 else 1 - s.starter))


@step("starting_stack")
class _StartingStack(Menu):
    """("starting_stack", seat): one stack is searched for three cards, each player another (C-2.5)."""

    kind = "starting_stack"
    rule = "C-2.5"

    def options(self, s: State, step: Step) -> list[str]:
        return [f"search {stack.zone}" for stack in s.layout.stacks if len(s.zones[stack.zone]) == stack.size]

    def choose(self, s: State, step: Step, text: str) -> None:
        push(s, *[search(step[1], text.split()[1])] * STARTING_HAND)


@auto("first_turn")
def _first_turn(s: State) -> None:
    push(s, turn(s.starter))
