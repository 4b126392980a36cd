"""The island's players: every move is legal, none sees more than its seat, and the better ones win."""

from __future__ import annotations

import random
from typing import Any

import pytest

from p2pduel.bots import make_bot
from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.games.island.bots.advice import advice
from p2pduel.games.island.bots.crew import CLASSES, LEVELS, TIMED, USUAL, about
from p2pduel.games.island.bots.guesses import Guesses, with_guessed_hands
from p2pduel.games.island.bots.prospects import chances
from p2pduel.games.island.rules.facts import BOX
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.view import View
from p2pduel.games.island.words.door import WORDS
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.local import arena
from p2pduel.local.arena import Match
from p2pduel.local.driver import LocalTable
from tests.island.scenes import UNLISTED, IslandTable, everywhere, scene

MOST_TURNS = 1000
WINS = 18
"""Of twenty; the arena's seed fixes the games."""
ALONE = {"settlements": ["V19"], "roads": ["19-24"]}


def choice(at: Any, name: str = "greedy") -> str:
    """What a bot does in a scene."""
    legal = at.table.legal()
    assert len(legal) > 1
    return str(make_bot(name, random.Random(1), "island").choose(at.table.view(at.decision.seat), legal))


def hint(at: Any) -> str:
    """Why."""
    return WORDS.hint(advice(at.table.view(at.decision.seat), at.table.legal()))


# -- whole games -----------------------------------------------------------------------------------------


@everywhere
def test_every_decision_is_legal_and_every_game_ends(variant: str, seats: int) -> None:
    """What greedy and the apprentice choose is listed, or an offer that the rules take; hints have words."""
    for seed in range(2):
        table = LocalTable(RULESET, variant, seed, seats=seats)
        names = ("greedy", "apprentice", "greedy", "random")
        bots = [make_bot(names[seat], random.Random(seat), "island") for seat in range(seats)]
        number = 0
        while isinstance(due := table.due(), Decision) and table.state.turn < MOST_TURNS:
            legal, view = table.legal(), table.view(due.seat)
            move = bots[due.seat].choose(view, legal)
            assert move in legal or move.text.split()[0] in UNLISTED
            found = advice(view, legal)
            assert found.move in legal
            with speaking(LANGUAGES[number % len(LANGUAGES)]):
                assert "{" not in WORDS.hint(found)
            table.play(due.seat, move)
            number += 1
        assert isinstance(table.due(), Finished)


@pytest.mark.parametrize("variant", ["base", "beginner", "two"])
def test_greedy_beats_random(variant: str) -> None:
    """At least 18 of 20 games; none breaks, none stays open (I-16)."""
    figures = arena.run(Match(variant, ("greedy", "random"), seed=11, game="island"), 20).summary()
    assert figures["errors"] == figures["unfinished"] == 0
    assert figures["wins"]["greedy"] >= WINS


def test_the_same_source_makes_the_same_game() -> None:
    """Chance comes from the source alone."""

    def played() -> list[Any]:
        table = LocalTable(RULESET, "base", 5, seats=3)
        bots = [make_bot(name, random.Random(9), "island") for name in ("greedy", "apprentice", "greedy")]
        while isinstance(due := table.due(), Decision):
            table.play(due.seat, bots[due.seat].choose(table.view(due.seat), table.legal()))
        return list(table.record)

    assert played() == played()


# -- only what the seat sees -----------------------------------------------------------------------------


def disguised(table: IslandTable, seat: int, rng: random.Random) -> IslandTable:
    """The same table to this seat's eyes, with hidden hands and development cards dealt anew."""
    other = table.copy()
    hidden = sorted(slot for slot in other.truth if slot not in other.known[seat])
    faces = [other.truth[slot] for slot in hidden]
    rng.shuffle(faces)
    other.truth.update(zip(hidden, faces, strict=True))
    for each, known in enumerate(other.known):
        if each != seat:
            known.update({slot: other.truth[slot] for slot in known if slot in other.truth})
    if other.state.seats > 2:
        seats = [each for each in range(other.state.seats) if each != seat]
        cards = [kind for each in seats for kind, n in enumerate(other.state.hands[each]) for _ in range(n)]
        rng.shuffle(cards)
        for each in seats:
            dealt = [cards.pop() for _ in range(other.state.size(each))]
            other.state.hands[each] = [dealt.count(kind) for kind in range(5)]
    return other


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("name", "seats"), [("greedy", 4), ("apprentice", 3), ("greedy", 2), ("planner:3n", 3), ("planner:3n", 2)]
)
def test_hidden_cards_change_no_decision(name: str, seats: int) -> None:
    """Over a whole game: same view, same choice, same hint (I-8.5, I-14.3)."""
    rng = random.Random(2)
    table = LocalTable(RULESET, "base", 4, seats=seats)
    changed = decisions = 0
    while isinstance(due := table.due(), Decision) and decisions < 250:
        legal = table.legal()
        other = disguised(table, due.seat, rng)
        assert other.legal() == legal
        chosen, again = (
            make_bot(name, random.Random(decisions), "island", own_process=False).choose(
                each.view(due.seat), legal
            )
            for each in (table, other)
        )
        assert chosen == again
        assert advice(table.view(due.seat), legal) == advice(other.view(due.seat), legal)
        changed += table.truth != other.truth or table.state.hands != other.state.hands
        decisions += 1
        table.play(due.seat, chosen)
    assert decisions > 50 and changed > decisions // 2


def test_guesses_are_made_of_what_the_box_has() -> None:
    """I-1.5: all 25 faces, those known where they are; guessed hands fit sizes and bank."""
    table = LocalTable(RULESET, "base", 7, seats=4)
    bots = [make_bot("greedy", random.Random(seat), "island") for seat in range(4)]
    while isinstance(due := table.due(), Decision) and table.state.turn < 40:
        table.play(due.seat, bots[due.seat].choose(table.view(due.seat), table.legal()))
    view: View = table.view(0)
    dealt = Guesses(view).deal(random.Random(1))
    assert set(dealt) == set(table.state.backs)
    assert all(dealt[slot] == face for slot, face in view.knowledge.items() if slot in dealt)
    assert all(list(dealt.values()).count(face) <= BOX.count(face) for face in BOX)
    guess = with_guessed_hands(view, random.Random(1)).state
    assert guess.hands[0] == table.state.hands[0] and guess.hands != table.state.hands
    assert [sum(hand) for hand in guess.hands] == [sum(hand) for hand in table.state.hands]
    assert [sum(kind) for kind in zip(*guess.hands, guess.bank, strict=True)] == [19] * 5


# -- small choices it must get right ---------------------------------------------------------------------


def test_a_city_is_built_when_it_can_be_paid() -> None:
    """I-11.1: three ore and two grain."""
    at = scene(blue={**ALONE, "hand": {"ore": 3, "grain": 2}})
    assert choice(at) == "city V19"
    assert hint(at) == "1 point more, and the harvest there is doubled"


def test_it_trades_for_what_is_missing() -> None:
    """I-10.6: four wool buy the last ore of a city."""
    at = scene(blue={**ALONE, "hand": {"ore": 2, "grain": 2, "wool": 4}})
    assert choice(at) == "trade 4 wool 1 ore"
    assert hint(at) == "after that you can pay for a city"


def test_it_wins_when_it_can() -> None:
    """I-14.5: victory cards are shown when they win, whatever else could be built."""
    at = scene(
        blue={**ALONE, "hand": {"ore": 3, "grain": 2}, "dev": ["victory", "victory"]},
        options={"target": 3},
    )
    assert choice(at) == "reveal 2"


def test_the_robber_hurts_the_leader() -> None:
    """I-9.4: the hex of the player who is ahead, and a card of theirs."""
    at = scene(
        seats=3,
        blue={**ALONE, "dev": ["knight"]},
        orange={"cities": ["V40", "V42"], "hand": {"ore": 1}},
        white={"settlements": ["V9"], "hand": {"ore": 1}},
    )
    at.play("knight")
    assert choice(at).endswith("from orange")


def test_what_the_goal_needs_is_kept() -> None:
    """I-9.1: of nine cards the five for a city stay."""
    at = scene(blue={**ALONE, "hand": {"ore": 3, "grain": 2, "wool": 4}}, phase="dice", dice=[(3, 4)])
    assert at.asked == ("blue", "discard")
    assert choice(at) == "discard 4 wool"


@pytest.mark.parametrize(("leads", "answer"), [(False, "accept"), (True, "decline")])
def test_an_offer_is_taken_if_it_helps_and_nobody_wins_by_it(leads: bool, answer: str) -> None:
    """I-10.2: the last ore of a city for a wool, but not from somebody who is about to win."""
    towns = {"cities": ["V1", "V3", "V8", "V51"]} if leads else {"settlements": ["V1"]}
    at = scene(
        blue={"hand": {"ore": 1}, **towns},
        orange={**ALONE, "hand": {"ore": 2, "grain": 2, "wool": 1}},
    )
    at.play("offer 1 ore for 1 wool")
    assert at.asked == ("orange", "answer")
    assert choice(at) == answer


def test_a_knight_goes_before_the_dice_where_the_robber_hurts() -> None:
    """I-7.4: with the robber on the own hex; else the dice come first."""
    for robber, expected in (("H5", "knight"), ("H19", "roll")):
        at = scene(blue={"settlements": ["V14"], "dev": ["knight"]}, robber=robber, phase="dice")
        assert choice(at) == expected


# -- looking ahead ---------------------------------------------------------------------------------------

RICH = {"hand": {"ore": 3, "wool": 2}}


def test_chances_follow_who_is_ahead() -> None:
    """I-16.1: shares, nearly equal for equals, and the greater the further somebody is ahead."""
    villages = {"settlements": ["V19"]}, {"settlements": ["V36"]}
    towns = {"cities": ["V9", "V19", "V32", "V40"]}
    tables = [scene(blue=blue, orange=villages[1]).table for blue in (villages[0], ALONE, towns)]
    found = [chances(table.state, table.truth) for table in tables]
    assert all(sum(each) == pytest.approx(1) for each in found)
    assert 0.4 < found[0][0] < 0.6 < found[2][0] and found[0][0] < found[1][0] < found[2][0]


@pytest.mark.parametrize("name", ["greedy", "planner:8n"])
def test_what_nobody_lists_is_asked_for(name: str) -> None:
    """I-10.2: an ore for lumber, where all that is listed is the end of the turn."""
    at = scene(blue={**ALONE, "hand": {"ore": 2, "grain": 2, "lumber": 3}}, orange=RICH)
    assert [str(move) for move in at.table.legal()] == ["end"]
    bot = make_bot(name, random.Random(1), "island", own_process=False)
    assert str(bot.choose(at.table.view(0), at.table.legal())) == "offer 1 lumber for 1 ore"


def test_an_offer_comes_back_from_the_planners_own_process() -> None:
    """I-10.2: it is in no list, and found there as it is found here."""
    at = scene(blue={**ALONE, "hand": {"ore": 1, "grain": 4, "brick": 1}}, orange=RICH)
    legal = at.table.legal()
    assert len(legal) == 5
    here, there = (
        make_bot("planner:12n", random.Random(3), "island", own_process=own).choose(at.table.view(0), legal)
        for own in (False, True)
    )
    assert here == there == Move("offer 1 grain for 1 wool")


# -- who there is ----------------------------------------------------------------------------------------


def test_everybody_has_a_line() -> None:
    """In four languages; the usual one is offered."""
    assert USUAL in LEVELS and set(TIMED) < set(CLASSES)
    for language in LANGUAGES:
        with speaking(language):
            assert all(about(name) for name in CLASSES)
    with pytest.raises(KeyError):
        make_bot("nobody", random.Random(0), "island")
