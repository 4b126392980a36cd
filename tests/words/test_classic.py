"""The classic card game told in every language it has: outcomes, questions, moves, refusals, cards."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from p2pduel.catalogue import speech
from p2pduel.catalogue.samples import topics
from p2pduel.catalogue.speech import speaking
from p2pduel.games import known
from p2pduel.games.classic.rules import engine
from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.facts.faces import CARDS, all_faces
from p2pduel.games.classic.rules.facts.house import HOUSE
from p2pduel.games.classic.rules.facts.model import FIGURES
from p2pduel.games.classic.rules.facts.numbers import EVENT_DIE
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.steps.registry import REGISTRY
from p2pduel.games.classic.rules.variants import VARIANTS
from p2pduel.games.classic.words import cards, log, moves, names, nouns, prompts, questions, reasons
from p2pduel.games.classic.words.door import WORDS
from p2pduel.games.classic.words.refusals import REASONS
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.kernel.steps import Ask
from p2pduel.principality.resources import RESOURCES
from tests.classic.helpers import Table
from tests.classic.test_properties import options_of, random_game
from tests.words.test_duel import broken

HOME = "p2pduel.games.classic.words"
NAMES = ("Anna", "Ben")
RULES = Path(engine.__file__).parent


def _speaks(language: str) -> bool:
    """Whether all that is tried here is said in a language."""
    found = set(topics(HOME, language))
    return {"choices", "needs", "nouns", "questions", "reasons", "sentences", "sheets", "spots"} <= found


LANGUAGES = [language for language in speech.LANGUAGES if _speaks(language)]
"""The languages of the game."""

everywhere = pytest.mark.parametrize("language", LANGUAGES)


# -- outcomes ------------------------------------------------------------------------------------


def told(kind: str, **data: Any) -> Outcome:
    """An outcome of the first seat, unless it says otherwise."""
    return Outcome(kind, {"seat": 0, **data})


OUTCOMES = [
    Outcome("toss", {"red": 3, "blue": 5}),
    told("starts"),
    told("turn", turn=4),
    *(told("phase", phase=name) for name in ("preroll", "action", "hand")),
    told("won", reason="target", points=[13, 4]),
    Outcome("unlocked", {}),
    Outcome("quiet", {}),
    *(told("dice", production=3, symbol=one) for one in dict.fromkeys(EVENT_DIE)),
    told("set_die", production=5),
    *(told(kind, symbol=one) for kind in ("set_face", "turned_back") for one in dict.fromkeys(EVENT_DIE)),
    told("robbed", counted=9, lost={"ore": 2, "wool": 1}),
    told("robbed", counted=1, lost={}),
    told("tournament"),
    Outcome("event", {"face": "plague"}),
    *(told("barbarians", units=units, barbarians=3, won=units > 3) for units in (0, 1, 2, 5)),
    told("raised", face="triumphal_arch", amount=2),
    *(told("token", token=token, was=-1) for token in ("knight", "mill")),
    told("token", token="mill", seat=-1, was=0),
    told("paid", amounts={"ore": 1, "wool": 5}, places=[], why="search"),
    told("paid", amounts={"ore": 1}, places=[], why="bargain"),
    told("lost", amounts={"brick": 2}, places=[], why="plague"),
    told("gained", resource="ore", places=["B2"], lost=1, why="production"),
    told("gained", resource="ore", places=[], lost=1, why="sun"),
    told("demanded", amounts={"grain": 1}, why="mill"),
    told("traded", amount=3, given="ore", wanted="wool"),
    told("offered", given=["ore", "ore"], wanted=["wool"]),
    *(told("answered", accepted=accepted) for accepted in (True, False)),
    told("spread", resource="wool", places=["T0"]),
    told("kept", face="produce_store", resource="ore", amount=2),
    *(told("worked", face="dye_works", way=way) for way in ("make", "demand")),
    told("handed_in", amount=3, why="trade_fair"),
    told("guests", roll=4),
    told("magic", amount=1, why="hafli", wizards=["hafli"]),
    told("magic", amount=-2, why="elixir", wizards=["hafli@TT0", "hafli@TT0"]),
    *(told("cooked", roll=roll) for roll in (1, 2, 6)),
    told("swapped", places=["T-2", "T0"]),
    told("swapped", places=["abbey@T1", "library@B1"]),
    told("laid", regions={"T4": "forest-1", "B4": "gold_field-3"}),
    told("changed_land", place="T0", face="hills-1"),
    told("exchanged", mine="T0", theirs="B0", why="border_dispute"),
    *(told("built", face=face, host=0, site="T-1") for face in ("abbey", "karl", "johanna", "dye_works")),
    told("built", face="embassy", host=1, site="T1"),
    told("built", face="barbarian_stronghold", host=1, site="R0"),
    told("built", face="hafli", host=0, site="TT-2"),
    told("built", face="road", host=0, site="2"),
    *(told("built", face=face, host=0, site="-1") for face in ("city", "citadel", "metropolis")),
    *(told("played", face=face) for face in ("arsonist", "land_change", "brigands")),
    *(told("cast", face=face) for face in ("elixir", "change_places")),
    told("used", face="inn", site="T1"),
    told("countered", face="spy"),
    *(told("attacked", why="arsonist", roll=4, winner=winner) for winner in (0, 1)),
    *(told("warded", roll=5, success=success) for success in (True, False)),
    told("strengthened", face="samsor"),
    told("dueled", rolls=[3, 4], sums=[5, 4]),
    told("banished", face="conflict"),
    *(told("demolished", face=face, site="T-1") for face in ("abbey", "ingo", "bath_house", "change_places")),
    told("removed", face="bath_house", host=0, site="B1"),
    told("left", face="trade_branch", site="T1"),
    told("home", face="karl"),
    told("moved", face="flavo", host=0, site="B1"),
    told("moved", face="elixir", host=0, site="B1"),
    Outcome("to_row", {"face": "church"}),
    told("named", words=["abbey@T1", "library@B1"], why="raid"),
    told("named", words=["T-2"], why="land_reform"),
    told("named", words=["s1"], why="comet"),
    *(told("named", words=[number], why="keeper_of_fate") for number in "012"),
    told("laid_on", face="witch", on="library@T1"),
    *(told("lifted", face=face) for face in ("witch", "dogma", "ban")),
    *(told("banned", pile=pile) for pile in ("s2", "pile", "pile1")),
    told("pawned", face="abbey", site="T1"),
    told("redeemed", face="abbey", site="T1"),
    told("sold", face="spy"),
    *(told("turned", face="brewery", side=side) for side in ("trade", "strength")),
    told("copies", face="university"),
    *(Outcome("shuffled", {"zone": zone}) for zone in ("regions", "events", "s1")),
    told("mixed", zones=["s1", "s2"]),
    told("formed", zone="s2", count=7),
    *(told("chose", what=what) for what in ("deck", "events")),
    told("drew", zone="s1", count=2),
    told("drew", zone="s1", count=2, faces=["abbey", "karl"]),
    told("drew", zone="deck0", count=3),
    told("looked", zone="regions"),
    told("looked", zone="s2", count=4),
    told("searched", zone="s2"),
    told("took", zone="s2"),
    told("took", zone="s2", faces=["johanna"]),
    told("buried", zone="s3", source="hand0"),
    told("sorted", zone="events", count=3),
    told("showed", to=1),
    told("showed", to=1, zone="0:drawn"),
    told("gave", to=1, count=2),
    told("laid_down", face="abbey", back="draw"),
    Outcome("top", {"zone": "s1", "face": "karl"}),
    Outcome("returned", {"face": "bath_house", "zone": "s1"}),
]


def emitted() -> set[str]:
    """The kinds of outcomes the rules, and the kernel under them, speak of."""
    found: set[str] = set()
    kernel = Path(import_module("p2pduel.kernel.requests").__file__ or "")
    for path in (*RULES.rglob("*.py"), kernel):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "emit":
                kind = node.args[1]
                assert isinstance(kind, ast.Constant)
                found.add(str(kind.value))
    return found


def test_every_kind_of_outcome_is_told_and_tried() -> None:
    """What the rules emit, what there are words for, and what is tried below are the same kinds."""
    assert emitted() == log.KINDS == {outcome.kind for outcome in OUTCOMES}


@everywhere
def test_every_outcome_is_told_about_a_player_and_to_the_reader(language: str) -> None:
    """For both seats and for somebody who watches; a sentence ends."""
    state = Table(RULESET, "base", 1).state
    with speaking(language):
        for outcome in OUTCOMES:
            for you in (None, 0, 1):
                words = WORDS.sentence(outcome, NAMES, state=state, you=you)
                assert not broken(words, language) and words[-1] in ".!" and "!." not in words, words


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_name_of_a_player_is_declined(language: str) -> None:
    """The name stands in every sentence as it was typed, or not at all."""
    state = Table(RULESET, "base", 1).state
    with speaking(language):
        for outcome in OUTCOMES:
            words = WORDS.sentence(outcome, ("Xaverie", "Qvido"), state=state)
            assert set(re.findall(r"\b(?:Xaver|Qvid)\w*", words)) <= {"Xaverie", "Qvido"}, words


# -- questions -----------------------------------------------------------------------------------

_WHY = {"why": "caravan"}
_BAGS = {"given": ["ore"], "wanted": ["wool", "wool"]}
QUESTIONS: Mapping[str, list[dict[str, Any]]] = {
    "pay": [{**_WHY, "resource": "ore", "amount": 2}, {**_WHY, "resource": "any", "amount": 5}],
    "pay_magic": [{"why": "elixir", "amount": 2}],
    "hand_in": [{"why": "trade_fair", "amount": 3}],
    "store": [{**_WHY, "resource": "brick", "amount": 1}],
    "hoard": [{"resource": "ore", "amount": 3}],
    "take": [
        {**_WHY, "amount": 1, "types": ["ore"]},
        {**_WHY, "amount": 2, "types": ["ore", "wool"]},
        {**_WHY, "amount": 1, "types": list(RESOURCES)},
    ],
    "demand": [{**_WHY, "most": 1, "named": []}, {**_WHY, "most": 2, "named": ["ore"]}],
    "give": [{**_WHY, "amount": 1}, {**_WHY, "amount": 2}],
    "spare": [{**_WHY, "cost": {"ore": 2, "brick": 1}, "times": 1}],
    "barter": [{**_WHY, "most": 2, "given": []}, {**_WHY, "most": 2, "given": ["ore"]}],
    "lose": [{"why": "superstition", "amount": 2}],
    "spread": [{"resource": "wool"}],
    "offer": [{"given": [], "wanted": []}, _BAGS],
    "answer": [_BAGS],
    "triumph": [{"why": "barbarian_invasion"}],
    "dig": [{"amount": 1}, {"amount": 3}],
    "name": [
        {"why": "raid", "count": 3, "named": ["abbey@T1"]},
        {"why": "land_spell_theirs", "pass": False, "next": "dispute_won"},
        *(
            {"why": why, "pass": False, "next": "leave_for"}
            for why in ("black_knight", "civil_war", "imelda")
        ),
        *({"why": why, "pass": False, "next": "leave_for"} for why in ("arsonist", "raid", "pirate_fleet")),
    ],
    "reaction": [{"threat": "arsonist"}, {"threat": "plague"}],
    "counter": [{"face": "land_change"}],
    "jump": [{"symbol": "sun", "event": ""}, {"symbol": "mystery", "event": "plague"}],
    "ward": [{"safe": [1, 2]}],
    "rob": [{"least": 0, "most": 1}, {"least": 2, "most": 2}],
    "put_away": [{"zone": "held0", "stack": ""}, {"zone": "held0", "stack": "s2"}],
    "draw": [{"limit": 3, "cost": 2}, {"limit": 5, "cost": 0}],
    "replace": [{"cost": 1, "zone": "s1"}],
    "surplus": [{"limit": 4}],
    "lay_down": [{"limit": 3}],
    "keep": [{"zone": "s1"}],
    "take_card": [{"zone": "s1", "pass": False}, {"zone": "s1", "pass": True}],
    "sort_cards": [{"zone": "events", "count": 3}],
    "under": [{"face": "bailiwick"}, {"face": "hafli"}],
    "lay": [{"faces": ["forest-1", "gold_field-3"], "column": 4}, {"faces": ["forest-1"], "column": 4}],
    "new_land": [{"place": "T0", "cards": 5}],
}
"""Questions that have data, and some of it."""


def test_every_question_of_the_rules_has_words() -> None:
    """The kinds of the steps that ask are those there are words for."""
    asked = {step.kind for step in REGISTRY.steps.values() if isinstance(step, Ask)}
    assert asked == prompts.PROMPTS.keys() >= QUESTIONS.keys()


@everywhere
def test_every_question_is_asked(language: str) -> None:
    """Also while a card of the other side is in play, whose player is named or not."""
    state = Table(RULESET, "politics", 1).state
    with speaking(language):
        for kind in prompts.PROMPTS:
            for data in QUESTIONS.get(kind, [{}]):
                found = [
                    prompts.prompt(Decision(0, kind, data)),
                    prompts.prompt(Decision(1, kind, data), state),
                ]
                state.agenda.append(("lay_off", 1, "arsonist"))
                found += [prompts.prompt(Decision(0, kind, data), state, by) for by in (NAMES, None)]
                state.agenda.pop()
                for words in found:
                    assert not broken(words, language) and words[-1] in ".?)", words
        for key in questions.ASKED:
            assert not broken(questions.asked("caravan", key), language)
            assert not broken(questions.asked_more("caravan", key, 2), language)


# -- whole games ---------------------------------------------------------------------------------


@everywhere
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_whole_game_is_told(variant: str, language: str) -> None:
    """Questions, choices, the log; no two moves read the same."""
    _tell(variant, language, 31, 160)


@pytest.mark.slow
@everywhere
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_many_whole_games_are_told(variant: str, language: str) -> None:
    """As above, longer and more of them."""
    for seed in range(40, 50):
        _tell(variant, language, seed, 1500)


def _tell(variant: str, language: str, seed: int, length: int) -> None:
    with speaking(language):
        for table, _, _ in random_game(variant, seed, length):
            asked, state = table.due(), table.state
            assert isinstance(asked, Decision)
            legal = table.legal()
            said = [moves.describe(move, state) for move in legal]
            # Equal cards at two places of a shown hand are one choice to a person.
            different = {("pick", move.secret) if move.text.startswith("pick") else move for move in legal}
            assert len(set(said)) == len(different), f"two different moves read the same: {sorted(said)}"
            said.append(prompts.prompt(asked, state, NAMES))
            said += WORDS.story(state.outcomes, NAMES, state=state, you=0)
            said += [WORDS.sentence(one, NAMES, state=state) for one in state.outcomes]
            assert not [found for words in said if (found := broken(words, language))]


# -- refusals ------------------------------------------------------------------------------------

TYPED = (
    "build abbey T1",
    "build road 2",
    "build road x",
    "build city 1",
    "build settlement 5",
    "build citadel 1",
    "build metropolis 1",
    "build merchant_guild T1",
    "build hafli TT0",
    "build abbey T1 x",
    "build settlement 3 with abbey",
    "build",
    "play",
    "play abbey",
    "play scout",
    "play spy",
    "play witch",
    "play merchant",
    "cast elixir@T1",
    "use x",
    "use inn@T1",
    "sell spy",
    "lift s1",
    "redeem abbey@T1",
    "demolish abbey@T1",
    "trade 3 ore ore",
    "trade x ore wool",
    "trade 3 foo wool",
    "trade 2 ore wool",
    "trade",
    "offer",
    "offer x",
    "end now",
    "dance",
    "roll",
    "bury s1",
    "bury s99",
    "pick 0",
    "pick 1 0",
    "pay T2 T2",
    "take s1",
    "arrange s1",
    "discard",
    "",
)


def _refused(variant: str) -> Iterator[IllegalMove]:
    """What a game refuses while it is played and somebody types all this at some questions."""
    for number, (table, seat, _) in enumerate(random_game(variant, 3, 400)):
        for text in TYPED if number % 8 == 0 else ():
            opened = text.split()[1].partition("@")[0] if " " in text else None
            try:
                engine.ENGINE.act(table.state.clone(), seat, Move(text), opened, 0)
            except IllegalMove as error:
                yield error


@pytest.mark.parametrize("variant", ["base", "wizards", "tournament"])
def test_every_refusal_has_words(variant: str) -> None:
    """As they come, in every language."""
    found = {
        str(error): error for error in _refused(variant) if isinstance(error.code, ClassicCode) or error.data
    }
    assert len({error.code for error in found.values()}) > 12
    for language in LANGUAGES:
        with speaking(language):
            for error in found.values():
                typed = [str(error.data.get(key, "")) for key in ("text", "word", "what")]
                said = _without(WORDS.refusal(error), typed)
                assert not broken(said, language), said


def _without(said: str, typed: list[str]) -> str:
    """A refusal without what was typed, and without the examples of how a move is written."""
    examples = (
        "build settlement 3 with scout",
        "build road 2",
        "trade 3 ore wool",
        "bury s1",
        "discard abbey",
    )
    for text in (*typed, *examples):
        said = said.replace(text or "\0", "…")
    return re.sub(r"„[^“]*“|“[^”]*”", "…", said)


def test_every_reason_a_rule_gives_has_words_and_none_is_invented() -> None:
    """The source of the rules names the same reasons as the words, and no reason in English words alone."""
    given = set()
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalMove":
                code = node.args[0]
                assert len(node.args) == 2, f"{path.name}:{node.lineno} gives words, not data"
                whys = [one.value for one in node.keywords if one.arg == "why"]
                why = str(whys[0].value) if whys and isinstance(whys[0], ast.Constant) else ""
                assert isinstance(code, ast.Attribute) and isinstance(code.value, ast.Name)
                given.add((code.value.id, code.attr, why))
    codes: dict[str, type[StrEnum]] = {"Code": Code, "ClassicCode": ClassicCode}
    keys = {f"{codes[kind][name]} {why}".strip() for kind, name, why in given}
    known = {*REASONS, *reasons.FIXED, *reasons.TYPED}
    centre = {key for key in known if key.startswith("site/wrong ")}  # its reason is a centre card
    assert keys <= known
    assert known - keys == centre
    assert {str(code) for kind in codes.values() for code in kind} == reasons.HEADINGS.keys()


# -- cards ---------------------------------------------------------------------------------------


@everywhere
def test_every_card_can_be_read(language: str) -> None:
    """Sheet, condition and names of all faces; all names differ."""
    with speaking(language):
        faces = (*CARDS, *(face for face in all_faces() if "-" in face))
        for face in faces:
            for words in (*WORDS.sheet(face), cards.condition(face), cards.short_name(face)):
                assert not broken(words, language), words
        assert len({cards.card_name(face) for face in faces}) == len(faces)


@everywhere
def test_a_sheet_tells_which_figures_are_values_of_the_house(language: str) -> None:
    """Each of them by its name, and beside the figure where it is shown (CR-19)."""
    with speaking(language):
        house = nouns.BASIS_WORDS["house"]
        for face, card in CARDS.items():
            said = " ".join(cards.bases(face))
            figures = [figure for figure in FIGURES if card.basis[figure] == "house"]
            assert bool(figures) == (face in HOUSE)
            assert all(nouns.FIGURE_WORDS[figure] in said for figure in figures)
            assert (house in cards.price(face)) == ("cost" in figures)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language in ("cs", "sk")])
def test_every_noun_has_its_cases(language: str) -> None:
    """Genitive, accusative, instrumental, with a number behind them where a region has one."""
    with speaking(language):
        for ident in CARDS:
            found = [getattr(names.noun(ident), case) for case in ("nom", "gen", "acc", "ins")]
            assert all(found) and all(form[0].isupper() for form in found), ident
        river = names.noun("gold_field-3")
        assert all(getattr(river, case).endswith(" 3") for case in ("nom", "gen", "acc", "ins"))


READ = [language for language in LANGUAGES if "rulebook" in set(topics(HOME, language))]
"""The languages whose rules are written."""


@pytest.mark.parametrize("language", READ)
def test_every_page_of_the_handbook_can_be_read(language: str) -> None:
    """Chapters, rules with what they name, and cards by the rules that name them."""
    with speaking(language):
        book = WORDS.book()
        for number in book.rules:
            assert set(book.related(number)) <= book.rules.keys()
            for block in book.page(number).body:
                for text in (block,) if isinstance(block, str) else block:
                    assert not broken(text.replace("**", ""), language), text
        for chapter in book.chapters:
            for block in chapter.body:
                for text in (block,) if isinstance(block, str) else block:
                    assert not broken(text, language), text
        assert {"arsonist", "fire_brigade"} <= {card.face for card in book.citing(["CR-76"])}
        assert len(WORDS.cards()) == len(CARDS)


@pytest.mark.skipif("classic" not in {game.name for game in known()}, reason="not among the games yet")
@pytest.mark.parametrize("language", READ)
@pytest.mark.parametrize("stem", ["classic-how-to-play", "classic-rules"])
def test_documents_made_of_the_catalogue_are_up_to_date(stem: str, language: str) -> None:
    """The document and what the screens show are one text; `python -m p2pduel.catalogue` writes it."""
    name = f"{stem}.md" if language == "en" else f"{stem}.{language}.md"
    page = Path(__file__).parents[2] / "docs" / name
    assert page.read_text("utf-8") == WORDS.documents()[name]()


def test_the_points_that_win_are_those_of_the_rules() -> None:
    """The lobby says them before it has any rules (C-9.4, C-20.12)."""
    assert {name: variant.target for name, variant in VARIANTS.items()} == WORDS.targets
    for variant in VARIANTS:
        options = options_of(variant, random.Random(1))
        assert options.keys() <= WORDS.options().keys()
