"""The Duel in four languages: everything that can happen is told, in whole games of every variant."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from p2pduel.bots.base import Advice
from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.games.duel.bots.advice import advice
from p2pduel.games.duel.rules import engine, facts
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.screens import lines
from p2pduel.games.duel.words import (
    cards,
    handbook,
    hints,
    log,
    names,
    numbered,
    prompts,
    reasons,
    rulebook,
)
from p2pduel.games.duel.words.advising import ABOUT, hint
from p2pduel.games.duel.words.door import WORDS
from p2pduel.games.duel.words.refusals import REASONS
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from tests.duel import duel_table

OTHERS = LANGUAGES[1:]
NAMES = ("Anna", "Ben")

ENGLISH = frozenset(
    [
        "the",
        "and",
        "you",
        "your",
        "from",
        "with",
        "under",
        "above",
        "below",
        "settlement",
        "city",
        "cards",
        "brick",
        "wool",
        "ore",
        "grain",
        "lumber",
        "takes",
        "gets",
        "pays",
        "loses",
        "builds",
        "plays",
        "swaps",
        "stack",
        "hand",
        "resource",
        "resources",
        "points",
        "opponent",
        "which",
        "where",
        "dice",
        "no",
        "has",
    ]
)
"""English words that no sentence of another language has."""

SAME = frozenset({"no", "dice", "hand", "has", "wool"})
"""Words of that list that a language has, too, or that a document's field is called by."""


def broken(words: str, language: str) -> str:
    """What is wrong with a sentence; empty if nothing is."""
    if re.search(r"[{}]|  |\bNone\b|[a-z]_[a-z]|@|\(\)| [.,;:?]", words.replace(" : ", "")):
        return f"a hole: {words}"
    left = set(re.findall(r"[^\W\d_]+", words.casefold())) & (ENGLISH - SAME)
    return f"English: {left} in {words}" if language != "en" and left else ""


OUTCOMES = [
    Outcome("toss", {"red": 3, "blue": 5}),
    Outcome("starts", {"seat": 1}),
    Outcome("turn", {"seat": 0, "turn": 4}),
    *(Outcome("phase", {"seat": 0, "phase": name}) for name in ("preroll", "action", "draw", "exchange")),
    Outcome("won", {"seat": 0, "reason": "target", "points": [7, 4]}),
    Outcome("swapped", {"seat": 0, "places": ["T-2", "T0"]}),
    Outcome("laid", {"seat": 0, "regions": {"T4": "forest-4", "B4": "gold_field-3"}}),
    *(Outcome("dice", {"seat": 0, "production": 3, "symbol": one}) for one in dict.fromkeys(facts.EVENT_DIE)),
    Outcome("robbed", {"seat": 0, "counted": 9, "lost": {"gold": 2, "wool": 1}}),
    Outcome("robbed", {"seat": 0, "counted": 1, "lost": {}}),
    Outcome("event", {"face": "plague"}),
    Outcome("paid", {"seat": 0, "amounts": {"ore": 1, "wool": 5}, "why": "search"}),
    Outcome("lost", {"seat": 0, "amounts": {"brick": 2}, "why": "plague"}),
    Outcome("gained", {"seat": 0, "resource": "ore", "places": ["B2"], "lost": 1, "why": "production"}),
    Outcome("gained", {"seat": 0, "resource": "ore", "places": [], "lost": 1, "why": "trade"}),
    Outcome("demanded", {"seat": 0, "amounts": {"grain": 1}, "why": "voyage_of_plunder"}),
    Outcome("traded", {"seat": 0, "amount": 3, "given": "ore", "wanted": "wool"}),
    *(Outcome("built", {"seat": 0, "face": face, "site": "T-1"}) for face in ("abbey", "harald", "irmgard")),
    Outcome("built", {"seat": 0, "face": "city", "site": "-1"}),
    Outcome("built", {"seat": 0, "face": "road", "site": "2"}),
    Outcome("played", {"seat": 0, "face": "brigitta", "target": "5"}),
    Outcome("played", {"seat": 0, "face": "archer", "target": ""}),
    *(Outcome("defended", {"seat": 0, "roll": 5, "success": success}) for success in (True, False)),
    Outcome("undefended", {"seat": 0, "why": "archer"}),
    *(Outcome("demolished", {"seat": 0, "face": face, "site": "T-1"}) for face in ("abbey", "inga")),
    Outcome("removed", {"seat": 0, "face": "bath_house", "site": "B1"}),
    Outcome("named", {"seat": 1, "cards": ["abbey@T1", "harald@B1", "T-2"], "why": "feud"}),
    *(Outcome("token", {"token": token, "seat": 0, "was": -1}) for token in ("strength", "trade")),
    Outcome("token", {"token": "trade", "seat": -1, "was": 0}),
    *(Outcome("shuffled", {"zone": zone}) for zone in ("regions", "events", "draw1")),
    *(Outcome("chose", {"seat": 0, "what": what}) for what in ("deck", "events")),
    Outcome("drew", {"seat": 0, "zone": "draw1", "count": 2}),
    Outcome("drew", {"seat": 0, "zone": "draw1", "count": 2, "faces": ["brigitta", "abbey"]}),
    Outcome("looked", {"seat": 0, "zone": "regions"}),
    Outcome("searched", {"seat": 0, "zone": "draw2"}),
    Outcome("took", {"seat": 0, "zone": "draw2"}),
    Outcome("took", {"seat": 0, "zone": "draw2", "faces": ["guido"]}),
    Outcome("buried", {"seat": 0, "zone": "draw3", "source": "hand0"}),
    Outcome("showed", {"seat": 0, "to": 1}),
    Outcome("gave", {"seat": 0, "to": 1, "count": 2}),
    Outcome("returned", {"face": "bath_house", "zone": "draw1"}),
    Outcome("returned", {"face": "abbey", "zone": "fetched0"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_is_told_about_a_player_and_to_the_reader(language: str) -> None:
    """Each kind there is, for both seats and for somebody who watches."""
    assert {outcome.kind for outcome in OUTCOMES} == log.KINDS
    state = duel_table("intro", 1).state
    with speaking(language):
        for outcome in OUTCOMES:
            for you in (None, 0, 1):
                told = WORDS.sentence(outcome, NAMES, state=state, you=you)
                assert not broken(told, language) and told.endswith("."), told


@pytest.mark.parametrize("language", OTHERS)
def test_no_name_of_a_player_is_declined(language: str) -> None:
    """The name stands in every sentence as it was typed, or not at all."""
    state = duel_table("intro", 1).state
    with speaking(language):
        for outcome in OUTCOMES:
            told = WORDS.sentence(outcome, ("Xaverie", "Qvido"), state=state)
            assert set(re.findall(r"\b(?:Xaver|Qvid)\w*", told)) <= {"Xaverie", "Qvido"}, told


_WHY = {"why": "trade_ships_race"}
QUESTIONS: Mapping[str, list[dict[str, Any]]] = {
    "starting_stack": [{"how": "draw"}, {"how": "choose"}],
    "reaction": [{"event": "riots"}],
    "defend": [{"why": "archer", "safe": [4, 5, 6]}],
    "fetch": [{"why": "guido"}],
    "lay": [{"faces": ["forest-4", "gold_field-3"]}],
    "name": [{"why": "feud", "count": 3, "named": ["abbey@T1"]}],
    "lose": [{"where": "discard"}, {"where": "stack"}],
    "under": [{"face": "bath_house"}, {"face": "inga"}],
    "rob": [{"least": 0, "most": 1}, {"least": 2, "most": 2}, {"least": 1, "most": 3}],
    "pay": [{**_WHY, "resource": "ore", "amount": 2}, {**_WHY, "resource": "any", "amount": 5}],
    "store": [{**_WHY, "resource": "brick", "amount": 1}],
    "take": [
        {**_WHY, "amount": 1, "types": ["ore"]},
        {**_WHY, "amount": 2, "types": ["ore", "wool"]},
        {**_WHY, "amount": 1, "types": list(facts.RESOURCES)},
    ],
    "demand": [{**_WHY, "most": 1, "named": []}, {**_WHY, "most": 2, "named": ["ore"]}],
    "give_back": [_WHY],
    "appease": [{"why": "riots", "gold": 2}],
    "tithe": [{"why": "tithe_barn", "amount": 2, "types": ["grain", "wool"]}],
    "reduce": [{"why": "library", "cost": {"ore": 2, "brick": 1}}],
    "buy": [{"why": "traveling_merchant", "left": 2}],
    "draw": [{"limit": 3}, {"limit": 5}],
    "surplus": [{"limit": 4}],
    "replace": [{"cost": 0}, {"cost": 1}, {"cost": 2}],
    "take_card": [{"zone": "draw1"}, {"zone": "deck0"}, {"zone": "deck1"}],
}
"""Questions that have data, and some of it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked(language: str) -> None:
    """Also while a card of the other side is in play, whose player is named or not."""
    assert QUESTIONS.keys() <= prompts.PROMPTS.keys()
    state = duel_table("turmoil", 1).state
    with speaking(language):
        for kind in prompts.PROMPTS:
            for data in QUESTIONS.get(kind, [{}]):
                found = [
                    prompts.prompt(Decision(0, kind, data)),
                    prompts.prompt(Decision(1, kind, data), state),
                ]
                state.agenda.append(("discard", 1, "archer", "turmoil"))
                found += [prompts.prompt(Decision(0, kind, data), state, by) for by in (NAMES, None)]
                state.agenda.pop()
                for words in found:
                    assert not broken(words, language) and words[-1] in ".?)", words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", list(VARIANTS))
def test_a_whole_game_is_told(variant: str, language: str) -> None:
    """Questions, choices, hints, the log, the account, the table in sentences; no two moves read the same."""
    table, rng = duel_table(variant, 7), random.Random(11)
    with speaking(language):
        for turn in range(250):
            asked = table.due()
            if not isinstance(asked, Decision):
                break
            legal = table.legal()
            said = [
                WORDS.prompt(asked, table.state, NAMES),
                *(WORDS.describe(move, table.state) for move in legal),
            ]
            # Equal cards at two places of a shown hand are one choice to a person.
            different = {("pick", move.secret) if move.text.startswith("pick") else move for move in legal}
            assert len(set(said[1:])) == len(different), "two different moves read the same"
            if turn % 10 == 0:
                said.append(hint(advice(table.view(asked.seat), legal)))
                said += lines.board(table.state, NAMES, asked.seat)
                said += lines.hand(table.state, table.knowledge(asked.seat), asked.seat)
            table.play(asked.seat, rng.choice(legal))
            said += lines.told(table.outcomes, NAMES, table.state, 0)
            said += WORDS.account(table.outcomes, 0, NAMES)
            assert not [found for words in said if (found := broken(words, language))]


TYPED = (
    "build abbey T1",
    "build road 2",
    "build city 1",
    "build settlement 5",
    "build castle T1",
    "build",
    "play",
    "play abbey",
    "play scout",
    "play brigitta 9",
    "trade 3 ore ore",
    "trade x ore wool",
    "trade 3 foo wool",
    "trade",
    "trade 2 ore wool",
    "demolish abbey@T1",
    "end now",
    "dance",
    "build road x",
    "build abbey/gold T1",
    "roll",
    "bury draw1",
    "bury draw9",
    "pick 0",
    "pick 1 0",
    "pay T2 T2",
    "build merchant_guild T1",
    "build toll_bridge T9",
    "build inga TT0",
    "demand ore",
    "build abbey T1 x",
    "build settlement 3 with abbey",
    "",
)


def _refused(variant: str) -> Iterator[IllegalMove]:
    """What a game refuses while it is played and somebody types all this at every question."""
    table, rng = duel_table(variant, 3), random.Random(5)
    for _ in range(120):
        asked = table.due()
        if not isinstance(asked, Decision):
            return
        for text in TYPED:
            opened = text.split()[1].partition("/")[0] if " " in text else None
            try:
                engine.act(table.state.clone(), asked.seat, Move(text), opened)
            except IllegalMove as error:
                yield error
            except KeyError:
                continue
        table.play(asked.seat, rng.choice(table.legal()))


@pytest.mark.parametrize("variant", ["intro", "turmoil", "tournament"])
def test_every_refusal_has_words(variant: str) -> None:
    """As they come, in every language."""
    found = {
        str(error): error for error in _refused(variant) if isinstance(error.code, DuelCode) or error.data
    }
    assert len({error.code for error in found.values()}) > 8
    for language in LANGUAGES:
        with speaking(language):
            for error in found.values():
                said = WORDS.refusal(error).replace("@", "").replace("_", "")
                typed = " ".join(str(error.data.get(key, "")) for key in ("text", "word", "target"))
                assert not broken(_without(said, typed), language), said


def _without(said: str, typed: str) -> str:
    """A refusal without what was typed, and without the examples of how a move is written."""
    for text in (typed, "build settlement 3 with scout", "build road 2", "trade 3 ore wool", "bury draw1"):
        said = said.replace(text.replace("_", "").replace("@", "").strip() or "\0", "…")
    return re.sub(r"„[^“]*“|“[^”]*”", "…", said)


def test_every_reason_a_rule_gives_has_words_and_none_is_invented() -> None:
    """The source of the rules names the same reasons as the words."""
    given = set()
    for path in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalMove":
                code = node.args[0]
                whys = [one.value for one in node.keywords if one.arg == "why"]
                why = str(whys[0].value) if whys and isinstance(whys[0], ast.Constant) else ""
                if isinstance(code, ast.Attribute) and isinstance(code.value, ast.Name):
                    given.add((code.value.id, code.attr, why))
    codes: dict[str, type[StrEnum]] = {"Code": Code, "DuelCode": DuelCode}
    keys = {f"{codes[kind][name]} {why}".strip() for kind, name, why in given}
    known = {*REASONS, *reasons.FIXED, *reasons.TYPED}
    loose = {
        "site/wrong",
        "stack/empty",
        "card/hidden",
    }  # their reason is a value: a centre card, a row of the list
    assert keys - loose <= known
    assert {key for key in known if key not in keys and key.split()[0] not in loose} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_hint_has_words(language: str) -> None:
    """Fixed ones, those about a card, those made of data; a card whose name is a plural among them."""
    saving = {"goal": "city", "lacking": {"ore": 1, "brick": 2}, "rate": 3, "surplus": "wool"}
    move = Move("end")
    told = [
        *(Advice(move, reason) for reason in hints.FIXED),
        *(Advice(move, reason, "", {"card": card}) for reason in ABOUT for card in ("bath_house", "guido")),
        Advice(move, "saving", "", saving),
        Advice(move, "saving", "", {**saving, "lacking": {}, "brigands": True}),
        Advice(move, "saving", "", {"goal": ""}),
        Advice(move, "helps", "", {**saving, "card": "bath_house"}),
        Advice(move, "build", "", {"first": True, "points": [("trade", 1)], "booster": "ore", "ship": None}),
        Advice(move, "build", "", {"first": False, "points": [], "booster": None, "ship": "wool"}),
        Advice(move, "then_pay", "", {"goal": "city"}),
        Advice(move, "nearer", "", {"goal": "city", "left": {"ore": 2}}),
        Advice(move, "needs", "", {"goal": "city", "resource": "brick"}),
        Advice(move, "spare_for", "", {"goal": "city"}),
    ]
    with speaking(language):
        assert not [found for each in told if (found := broken(hint(each), language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    """Sheet, conditions and names of all faces; the rules, the chapters and the documents made of them."""
    with speaking(language):
        for face in facts.all_faces():
            for words in (*WORDS.sheet(face), cards.condition(face), cards.short_name(face)):
                assert not broken(words, language), words
        assert len({cards.card_name(face) for face in facts.all_faces()}) == len(facts.all_faces())
        for number, text in numbered.RULES.items():
            assert not broken(text, language), number
        for chapter in rulebook.RULEBOOK:
            for block in chapter.body:
                for text in (block,) if isinstance(block, str) else block:
                    assert not broken(text, language), text
        assert len(handbook.how_to_play()) > 20_000 < len(handbook.rules_by_number())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_rules_are_numbered_in_every_language(language: str) -> None:
    """And name the same other rules."""
    with speaking(language):
        related = {number: sorted(WORDS.book().related(number)) for number in numbered.RULES}
    with speaking("en"):
        assert related == {number: sorted(WORDS.book().related(number)) for number in numbered.RULES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_in_the_rulebook_are_those_of_the_cards(language: str) -> None:
    """Road, settlement and city (D-4.7)."""
    with speaking(language):
        building = next(chapter for chapter in rulebook.RULEBOOK if chapter.key == "build")
        said = str(building.body)
        for centre in ("road", "settlement", "city"):
            for number in re.findall(r"\d", cards.price(centre)):
                assert f"**{cards.card_name(centre)}**" in said and number in said


@pytest.mark.parametrize("language", ["cs", "sk"])
def test_every_noun_has_its_cases(language: str) -> None:
    """Genitive, accusative, instrumental, with a number behind them where a region has one."""
    with speaking(language):
        for ident in names.NOUNS:
            found = [getattr(names.noun(ident), case) for case in ("nom", "gen", "acc", "ins")]
            assert all(found) and all(form[0].isupper() for form in found), ident
        river = names.noun("gold_field-3")
        assert all(getattr(river, case).endswith(" 3") for case in ("nom", "gen", "acc", "ins"))


def test_a_sentence_with_a_hole_or_with_english_in_it_is_found() -> None:
    """Braces, blanks, ids, a word that was left."""
    for words in (
        "Anna {x}.",
        "Anna  staví.",
        "Anna staví toll_bridge.",
        "Anna staví None.",
        "Anna staví abbey@T1.",
    ):
        assert broken(words, "en")
    assert broken("Anna gets 1 rudu.", "cs") and not broken("Anna dostává 1 rudu.", "cs")


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_kernel_refuses_is_said_in_the_language_of_its_reader(language: str) -> None:
    """Its own words beside a code are English: the heading says it all."""
    table = duel_table("intro", 1)
    with pytest.raises(IllegalMove) as caught:
        table.play(1 - table.state.starter, "draw draw1")
    with speaking(language):
        said = WORDS.refusal(caught.value)
        assert said == f"{reasons.HEADINGS[Code.TURN_NOT_YOURS]} (D-5.1)" and not broken(said, language)
        assert not broken(WORDS.reason(caught.value), language)
