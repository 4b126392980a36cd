"""Choices of hidden cards in the classic game: the list is whole, with a cheat for every row of it."""

from __future__ import annotations

from typing import Any

import pytest

from p2pduel.games.classic.rules.hidden import HIDDEN_CHOICES, HiddenChoice, allowed
from p2pduel.games.classic.rules.state import Placed
from p2pduel.games.classic.rules.steps.registry import REGISTRY, Ask
from p2pduel.kernel.state import Step
from protocol.audit import FindingCode, audit
from protocol.evidence import confirm
from tests.classic.entry import CLASSIC
from tests.net.hiding import Book, Cheat, doubled, other_card, taken

SHOWN: tuple[Step, ...] = (("draw", 0, "s1", (0, 1, 2, 3, 4, 5)), ("show", 0, 1))
HAND: Step = ("draw", 1, "s2", (0, 1))


def _holy_site(state: Any) -> None:
    """Seat 1 may put back a card it has drawn."""
    player = state.players[1]
    player.centre[1] = "city"
    player.sites["T1"] = (Placed("holy_site", 1),)
    player.arrange()


CHEATS: dict[str, Cheat] = {
    "surplus": Cheat(
        "proof/re-key", "base", (("draw", 1, "s1", (0, 1, 2, 3)), ("surplus", 1)), "bury", other_card
    ),
    "exchange": Cheat("proof/re-key", "base", (HAND, ("exchange", 1)), "bury", other_card),
    "put away": Cheat(
        "cards/zone",
        "base",
        (HAND, *SHOWN, ("rob", 1, 2, 2, "held1", ""), ("put_away", 1, "held1", 0, "")),
        "bury",
        lambda body: body | {"zone": "hand1"},
    ),
    "put under a stack": Cheat(
        "proof/re-key", "base", (HAND, ("put_under", 1, "hand1", ("s3",))), "bury", other_card
    ),
    "card just drawn": Cheat(
        "cards/zone",
        "politics",
        (("draw", 1, "s2", (0,)), ("draw", 1, "s1", (0,), "1:drawn"), ("keep", 1, "s1")),
        "bury",
        lambda body: body | {"zone": "hand1"},
        prepare=_holy_site,
    ),
    "order": Cheat(
        "proof/shuffle", "politics", (("look", 1, "s1", 3), ("sort_cards", 1, "s1", 3)), "arrange", doubled
    ),
    "search": Cheat("proof/take", "base", (("search", 1, "s1", 0),), "take", taken),
    "shown hand": Cheat(
        "cards/position",
        "base",
        (*SHOWN, ("rob", 1, 2, 2, "held1", "")),
        "pick",
        lambda body: body | {"positions": [0, 1, 2]},
    ),
    "spy": Cheat("act/hidden", "base", (*SHOWN, ("rob", 1, 0, 1, "hand1", "loose")), "pick"),
    "deck": Cheat("proof/shuffle", "tournament", (), "choose", doubled, "deck1"),
    "events": Cheat("proof/shuffle", "tournament", (), "choose", doubled, "events1"),
}
BOOK = Book(CLASSIC, CHEATS, allowed)


def _hides() -> set[str]:
    """Steps whose moves can touch a card that stays face down, found in the code of their carriers."""
    assert CLASSIC.rules  # loaded, so that all steps are known
    found = set()
    for name, ask in REGISTRY.asks.items():
        if type(ask).carrier is Ask.carrier:
            continue
        names = set(type(ask).carrier.__code__.co_names)
        if names & {"BuryCard", "TakeCard", "Pick", "ArrangeCards"}:
            found.add(name)
    return found


def test_every_choice_of_a_hidden_card_is_in_the_list_and_has_a_cheat() -> None:
    """A step whose move buries, takes, picks or arranges, and every choice of a deck, has its row."""
    assert {row.step for row in HIDDEN_CHOICES} == _hides() | {"choose"}
    assert set(CHEATS) == {row.name for row in HIDDEN_CHOICES}


@pytest.mark.parametrize("row", HIDDEN_CHOICES, ids=lambda row: str(row.name))
def test_a_row_says_what_the_step_asks_for(row: HiddenChoice) -> None:
    """Its rule is a number of the reference, or a card."""
    assert row.rule.startswith(("C-", "CR-", "pi-"))


@pytest.mark.few(4)
@pytest.mark.parametrize("name", CHEATS)
def test_the_other_side_refuses_at_once_and_can_prove_it(name: str) -> None:
    """C-70: the victim and a spectator stop at that envelope; the file convinces whoever reads it."""
    ends = BOOK.played(name, lax=(1,))
    for end in (0, 2):
        violation = ends.sessions[end].violation
        assert violation is not None, name
        assert (violation.code.value, violation.seat, violation.kind) == (
            CHEATS[name].code,
            1,
            CHEATS[name].kind,
        )
    for event in ends.violated()[:1]:
        verdict = confirm(event.evidence, BOOK.strict_games(name))
        assert (verdict.code.value, verdict.seat) == (CHEATS[name].code, 1)


def test_a_building_both_let_a_spy_take_is_found_by_the_audit() -> None:
    """C-20.9, C-70.5: spectators cannot see it before the seeds are open; then everybody can."""
    ends = BOOK.played("spy", lax=(0, 1))
    assert not [event for event in ends.violated() if event.violation.seat is not None]
    for seat in (0, 1):
        ends.take(seat, ends.sessions[seat].say("resign"))
        ends.pump()
        if ends.sessions[0].reader.ends:
            break
    pick = next(e for e in ends.sessions[0].reader.transcript if e.kind == "pick")
    report = audit(ends.journals[0], BOOK.strict_games("spy"))
    assert report.violation is None
    assert [(f.code, f.seat, f.seq) for f in report.findings] == [(FindingCode.HIDDEN, 1, pick.seq)]
    assert "C-20.9" in report.findings[0].words
