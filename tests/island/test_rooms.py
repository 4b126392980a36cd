"""The island's rooms fit the doors, and have words for everything that can happen."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from p2pduel import games
from p2pduel.bots import make_bot
from p2pduel.catalogue.search import chapter_lines
from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.games.island.bots import crew
from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.games.island.rules.facts import FACES
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.screens.hands import HANDS
from p2pduel.games.island.screens.lines import LINES
from p2pduel.games.island.words import deeds
from p2pduel.games.island.words.door import WORDS
from p2pduel.games.island.words.en import script
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.kernel.record import replay_entry
from p2pduel.local.driver import LocalTable
from tests.island.scenes import everywhere

if TYPE_CHECKING:
    from p2pduel.games.door.crew import Crew
    from p2pduel.games.door.hands import Hands
    from p2pduel.games.door.lines import Lines
    from p2pduel.games.door.words import Words

    _DOORS: tuple[Words, Hands, Lines, Crew] = (WORDS, HANDS, LINES, crew)

NAMES = ("Anna", "Bert", "Cleo", "Dora")


def test_the_doors_are_found_by_the_games_name() -> None:
    """Room by room."""
    island = games.game("island")
    assert (island.words, island.hands, island.lines) == (WORDS, HANDS, LINES)
    assert island.crew.LEVELS == crew.LEVELS


@everywhere
def test_everything_that_happens_has_words(variant: str, seats: int) -> None:
    """Questions, moves, outcomes for every reader, the table, the hand; the random bot makes offers."""
    import random

    names = NAMES[:seats]
    for seed in range(2):
        table = LocalTable(RULESET, variant, seed, seats=seats)
        bots = [make_bot("random", random.Random(seat), "island") for seat in range(seats)]
        number = 0
        while isinstance(due := table.due(), Decision):
            legal, state = table.legal(), table.state
            if number % 9 == 0:
                assert "?" in WORDS.prompt(due)
                with speaking(LANGUAGES[number // 9 % len(LANGUAGES)]):
                    assert all("{" not in WORDS.describe(each, state) for each in legal)
                assert HANDS.prefer(state, due, legal) in legal
                assert len(LINES.board(state, names, due.seat)) >= 2 * seats + 2
                held = len(state.zones[f"{due.seat}:dev"]) + len(state.zones[f"{due.seat}:new"])
                assert len(LINES.hand(state, table.known[due.seat], due.seat)) == held + 1
            table.play(due.seat, bots[due.seat].choose(table.view(due.seat), legal))
            number += 1
        following = RULESET.new(variant, seats)
        for entry in table.record:
            replay_entry(RULESET.engine, following, entry)
            for outcome, you in product(following.outcomes, (None, *range(seats))):
                told = outcome if you is None else HANDS.unseen(outcome, you)
                with speaking(LANGUAGES[number % len(LANGUAGES)]):
                    said = WORDS.sentence(told, names, you=you)
                number += 1
                assert WORDS.tells(outcome.kind) and "{" not in said and said[0].isupper()


def test_a_sentence_speaks_to_its_reader() -> None:
    """Anna gets; you get. What was stolen from another, one is not told."""
    gained = Outcome("gained", {"seat": 0, "cards": (1, 0, 2, 0, 0), "why": "roll"})
    assert WORDS.sentence(gained, NAMES) == "Anna gets 1 lumber and 2 wool"
    assert WORDS.sentence(gained, NAMES, you=0) == "You get 1 lumber and 2 wool"
    stole = Outcome("stole", {"seat": 0, "victim": 1, "resource": 4, "why": "rob"})
    assert WORDS.sentence(stole, NAMES, you=1) == "Anna takes 1 ore from you"
    assert WORDS.sentence(HANDS.unseen(stole, 2), NAMES, you=2) == "Anna takes a card from Bert"
    road = Outcome("built", {"colour": 3, "what": "road", "place": "19-24"})
    assert WORDS.sentence(road, NAMES[:2]) == "Red builds a road at 19-24"


def test_a_refusal_says_what_is_missing() -> None:
    """The engine gives data; the words make a sentence of it."""
    error = IllegalMove(IslandCode.CARDS_MISSING, "I-11.1", seat=0, cards=(1, 1, 0, 0, 0))
    assert WORDS.refusal(error) == "Missing: 1 lumber and 1 brick. (I-11.1)"
    assert {face for _, face in WORDS.called()} == set(FACES)


def test_the_card_one_bought_is_told_to_oneself() -> None:
    """Its face is added where all its cards are known."""
    table = LocalTable.load(
        RULESET, {"blue": {"hand": {"ore": 1, "wool": 1, "grain": 1}}, "stack": ["monopoly"]}
    )
    drew = [outcome for outcome in table.play(0, "buy") if outcome.kind == "drew"]
    assert HANDS.with_faces(drew[0], table.state, table.known[0]).data["faces"] == ["monopoly"]
    assert "faces" not in HANDS.with_faces(drew[0], table.state, table.known[1]).data


@pytest.mark.parametrize(
    ("language", "bought", "drawn", "known"),
    [
        ("en", "Anna buys a development card", "Anna draws a development card", "You draw Knight"),
        ("de", "Anna kauft eine Entwicklungskarte", "Anna zieht eine Entwicklungskarte", "Du ziehst Ritter"),
        ("cs", "Anna kupuje akční kartu", "Anna si bere akční kartu", "Bereš si Rytíře"),
        ("sk", "Anna kupuje akčnú kartu", "Anna si berie akčnú kartu", "Berieš si Rytiera"),
    ],
)
def test_a_development_card_has_one_name(language: str, bought: str, drawn: str, known: str) -> None:
    """It is bought, drawn and played under that name; one's own is said in its case (I-14.1)."""
    buys, draws = Outcome("bought", {"seat": 0}), {"seat": 0, "to_zone": "0:new", "count": 1}
    with speaking(language):
        assert WORDS.sentence(buys, NAMES) == bought
        assert WORDS.sentence(Outcome("drew", draws), NAMES) == drawn
        assert WORDS.sentence(Outcome("drew", {**draws, "faces": ["knight"]}), NAMES, you=0) == known


def test_english_names_of_cards_are_the_same_everywhere() -> None:
    """Menus, log, handbook and lesson: no victory-point card, no Knight card, no article before a name."""
    with speaking("en"):
        told = [*WORDS.tables.NUMBERED.values(), *deeds.FIXED.values(), *WORDS.tables.REFUSALS.values()]
        told += [line for chapter in WORDS.book().chapters for line in chapter_lines(chapter, str)]
        told += [text for step in script.STEPS.values() for text in step]
    text = "\n".join(told)
    wrong = ["ictory-point card", "Knight card", "Play a Knight"]  # also where a sentence begins with it
    wrong += [f"{article}he {name}" for article in "tT" for name in ("Longest Road", "Largest Army")]
    assert not [words for words in wrong if words in text]
