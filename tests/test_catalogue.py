"""The catalogue has words for everything a player can meet."""

import ast
import json
import pickle
import random
import re
from enum import StrEnum
from pathlib import Path

import pytest

from p2pduel import kernel
from p2pduel.catalogue.grammar_en import a
from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.catalogue.words import listed
from p2pduel.games.duel.rules import facts
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.facts.disputed import REGION_STACK
from p2pduel.games.duel.rules.steps.registry import REGISTRY
from p2pduel.games.duel.rules.steps.setup import starting_player
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words import cards, handbook, log, numbered, prompts, reasons, rulebook, texts
from p2pduel.games.duel.words.book import book
from p2pduel.games.duel.words.door import WORDS
from p2pduel.games.duel.words.log import sentence, story
from p2pduel.games.duel.words.moves import describe
from p2pduel.games.duel.words.names import noun
from p2pduel.games.duel.words.nouns import RESOURCE_WORDS, SYMBOL_WORDS, amounts
from p2pduel.games.duel.words.places import place_words, zone_words
from p2pduel.games.duel.words.prompts import prompt
from p2pduel.games.duel.words.refusals import card_refusal, refusal
from p2pduel.games.duel.words.variants import TITLES
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished, Outcome
from tests.duel import duel_table

DOCS = Path(__file__).parent.parent / "docs"
RULES = Path(facts.__file__).parent.parent
KERNEL = Path(kernel.__file__).parent


def test_every_card_has_a_name_in_every_language_and_a_text() -> None:
    """Every card, four languages, one effect sentence each."""
    for ident in facts.CARDS:
        names = cards.all_names(ident)
        assert len(names) == len(LANGUAGES) and all(name.strip() == name and name for name in names)
    for language in LANGUAGES:
        with speaking(language):
            assert set(texts.TEXTS) == set(facts.CARDS)
            for text in texts.TEXTS.values():
                assert all(line.endswith((".", ".)", "“")) for line in (text.effect, *text.notes)), text
    assert set(RESOURCE_WORDS) == set(facts.RESOURCES)
    assert set(SYMBOL_WORDS) == set(facts.EVENT_DIE)


def test_names_tell_all_faces_apart() -> None:
    """Two faces with one English name could not be told apart on a screen."""
    names = [cards.card_name(face) for face in facts.all_faces()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("face", "language", "name"),
    [
        ("abbey", "en", "Abbey"),
        ("abbey", "cs", "Klášter"),
        ("forest-4", "en", "Forest 4"),
        ("gold_field-3", "de", "Goldfluss 3"),
        ("chapel-1-3", "sk", "Kaplnka 1–3"),
    ],
)
def test_names_carry_number_and_range(face: str, language: str, name: str) -> None:
    """The number of a region and the range of a Chapel are part of what one sees."""
    assert cards.card_name(face, language) == name


def test_articles_are_for_things_not_for_people() -> None:
    """ "Inga", but "an Abbey"."""
    faces = ("inga", "abbey", "mint", "brigitta", "riots", "university", "ore_ship", "fields-3")
    assert [a(noun(face)) for face in faces] == [
        "Inga",
        "an Abbey",
        "a Mint",
        "Brigitta, the Wise Woman",
        "Riots",
        "a University",
        "an Ore Ship",
        "Fields 3",
    ]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_texts_name_other_cards_in_the_language_spoken(language: str) -> None:
    """Whoever reads "Bogenschütze" on a card finds no "Archer" in the texts of the others."""
    names = {ident: cards.all_names(ident) for ident in facts.CARDS}
    english = [name for name, *others in names.values() if name not in others and " " in name]
    with speaking(language):
        told = [line for text in texts.TEXTS.values() for line in (text.effect, *text.notes)]
        told += [*numbered.RULES.values(), *(str(chapter) for chapter in rulebook.RULEBOOK)]
    assert [name for name in english if any(name in line for line in told)] == []


def test_amounts_are_read_in_a_fixed_order() -> None:
    """The same price always reads the same."""
    assert amounts({"ore": 1, "brick": 1, "grain": 1}) == "1 grain, 1 brick and 1 ore"
    assert amounts({"gold": 0}) == "nothing"


def test_every_condition_can_be_said() -> None:
    """Exactly the cards with a requirement have words for it."""
    for face in facts.all_faces():
        assert bool(cards.condition(face)) == (facts.card_of(face).requires is not None)
    assert cards.condition("university") == "an Abbey of yours or a Library of yours"
    assert cards.condition("merchant") == (
        "3 trade points or a City of yours, and an opposing resource you have room for"
    )


def test_the_sheet_of_a_card_tells_all_of_it() -> None:
    """Title, kind and place, price, condition, points, effect, notes, where it comes from, rules."""
    assert cards.sheet("staple_house") == (
        "Staple House",
        "Building, at a city",
        "Costs 2 brick, 1 wool and 2 ore",
        "Needs a Merchant Guild of yours",
        "Points: 1 victory",
        "When you build it, take 2 resources of your choice.",
        "They come after you have paid, so they can't help to pay.",
        "In the box: 2 in Gold.",
    )


@pytest.mark.parametrize("name", list(handbook.DOCUMENTS))
def test_documents_made_of_the_catalogue_are_up_to_date(name: str) -> None:
    """The document and what the screens show are one text; `python -m p2pduel.catalogue` writes it."""
    assert (DOCS / name).read_text(encoding="utf-8") == handbook.DOCUMENTS[name]()


def test_the_rulebook_lists_every_card_once() -> None:
    """Each card in the chapter of the set it first appears in."""
    entries = [entry for chapter in handbook.card_chapters() for block in chapter.body for entry in block]
    assert len(entries) == len(facts.CARDS)
    assert len({chapter.key for chapter in rulebook.RULEBOOK}) == len(rulebook.RULEBOOK)


def test_every_rule_says_something_and_names_only_rules_there_are() -> None:
    """Whole sentences of our own; what one rule refers to can be looked up as well."""
    for number, text in numbered.RULES.items():
        assert re.fullmatch(r"[A-Z0-9].*[.)]", text) and len(text) > 20, number
        assert set(book().related(number)) <= set(numbered.RULES), number


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("D-8.5", ["D-8.5"]),
        ("d8.5", ["D-8.5"]),
        ("r-8", ["R-8"]),
        ("e-5", ["E-05"]),
        ("D-4.6 D-9.8, R-41", ["D-4.6", "D-9.8", "R-41"]),
        ("D-15", [f"D-15.{n}" for n in range(1, 9)]),
        ("d-8.99", []),
        ("r-54", []),
        ("brigands", None),
        ("d", None),
        ("", None),
    ],
)
def test_numbers_are_understood_as_people_type_them(typed: str, found: list[str] | None) -> None:
    """One number, several, a chapter; anything else is no number."""
    assert book().meant(typed) == found


def test_figures_in_the_rules_are_those_of_the_program() -> None:
    """Whoever corrects a fact is told which sentence speaks of it."""
    numbers = [f"{cards.card_name(r, 'en')} {listed(list(map(str, n)))}" for r, n in REGION_STACK.items()]
    assert all(said in numbered.RULES["D-1.11"] for said in numbers)
    red, blue = numbered.RULES["D-3.3"].split("Blue: ")
    for colour, text in (("red", red), ("blue", blue)):
        for region, number in facts.STARTING_NUMBERS[colour].items():
            assert f"{cards.card_name(region, 'en')} {number}" in text
    for centre, text in zip(("road", "settlement", "city"), numbered.RULES["D-4.7"].split(". "), strict=True):
        asked = {
            word.split()[1].rstrip("."): int(word.split()[0]) for word in text.split(": ")[1].split(", ")
        }
        assert asked == {name: count for name, count in facts.CARDS[centre].cost.items() if count}
    twice = max(facts.EVENT_DIE, key=facts.EVENT_DIE.count)
    assert f"{SYMBOL_WORDS[twice]} has two of the six faces" in numbered.RULES["D-1.8"]
    assert f"two show {SYMBOL_WORDS[twice]}" in numbered.RULES["R-2"]
    sizes = [stack.size for stack in VARIANTS["princes"].stacks if stack.back != "basic"]
    assert f"{sizes[0]}, {sizes[1]} and {sizes[2]} cards" in numbered.RULES["D-15.3"]
    assert str(VARIANTS["intro"].target) in numbered.RULES["D-13.2"]
    targets = {variant.target for variant in VARIANTS.values()} - {VARIANTS["intro"].target}
    assert all(str(target) in numbered.RULES["D-13.3"] for target in targets)


def test_rules_name_cards_in_the_language_spoken() -> None:
    """As the texts of the cards do."""
    with speaking("de"):
        said = book().said("D-6.5")
    assert "Lagerstätte" in said and "Storehouse" not in said


def _literals(call: str, position: int, root: Path) -> set[str]:
    """The string constants at a position of every call of that name in the source below a folder."""
    found: set[str] = set()
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                argument = node.args[position] if len(node.args) > position else None
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value)
    return found


def test_every_outcome_kind_has_a_sentence_and_none_is_invented() -> None:
    """What the engine emits and what the log can say are the same kinds."""
    assert _literals("emit", 1, RULES) | _literals("emit", 1, KERNEL) == set(log.KINDS)


def test_every_decision_kind_has_a_question_and_none_is_invented() -> None:
    """Every question of the agenda can be put to a person."""
    asked = {ask.kind for ask in REGISTRY.asks.values()}
    assert asked == set(prompts.PROMPTS)


def test_every_refusal_code_has_a_heading_and_none_is_invented() -> None:
    """A refusal is never just a code, and no code is both the kernel's and the Duel's."""
    assert sorted(reasons.HEADINGS) == sorted([*Code, *DuelCode])


@pytest.mark.parametrize(("codes", "roots"), [(Code, ("kernel", "local", "table", "person")), (DuelCode, ())])
def test_every_refusal_code_is_raised_somewhere(codes: type[StrEnum], roots: tuple[str, ...]) -> None:
    """A code that nothing raises any more goes."""
    found = set()
    for root in (RULES, *(KERNEL.parent / name for name in roots)):
        for path in root.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    found.add((node.value.id, node.attr))
    assert {name for name in codes.__members__ if (codes.__name__, name) not in found} == set()


def test_a_refusal_keeps_its_code_between_processes_and_in_documents() -> None:
    """Code of the enumeration, text to whoever reads it."""
    error = pickle.loads(pickle.dumps(IllegalMove(DuelCode.TRADE_SHORT, "D-10.2", amount=3)))
    assert error.code is DuelCode.TRADE_SHORT and error.data == {"amount": 3}
    assert (error.code, f"{error.code}", json.dumps(error.code)) == (
        "trade/short",
        "trade/short",
        '"trade/short"',
    )
    assert str(error) == "trade/short: amount 3 — D-10.2"


def test_a_refusal_names_reason_details_and_rule() -> None:
    """Code, words and rule of the error all reach the player."""
    table = duel_table("intro", 1)
    with pytest.raises(IllegalMove) as caught:
        table.play(1 - table.state.starter, "draw draw1")
    assert refusal(caught.value) == ("It is not your turn to decide: the other player is to move (D-5.1)")


@pytest.mark.parametrize(
    ("code", "face", "anywhere", "words"),
    [
        (
            "card/requirement",
            "traitor",
            True,
            "Needs a Hedge Tavern of yours and a card in the opposing hand (D-1).",
        ),
        ("site/wrong", "chapel-1-3", True, "There is no free place at a city (D-1)."),
        ("site/wrong", "chapel-1-3", False, "It may not stand there (D-1)."),
        ("site/wrong", "road", True, "What the rules say (D-1)."),
        ("cost/short", "abbey", True, "You can't pay for it: what the rules say (D-1)."),
    ],
)
def test_a_card_is_refused_in_words_without_codes(code: str, face: str, anywhere: bool, words: str) -> None:
    """Who looks at a card hears what it lacks, not the notation of the place that was tried."""
    error = IllegalMove(DuelCode(code), "D-1", "what the rules say")
    assert card_refusal(error, face, anywhere=anywhere) == words


def test_one_is_never_asked_for_up_to_one() -> None:
    """Numbers and owners in questions as one would say them."""
    ask = prompts.prompt
    assert ask(Decision(0, "demand", {"why": "voyage_of_plunder", "most": 1, "named": []})) == (
        "Voyage of Plunder: demand 1 resource from your opponent."
    )
    assert ask(Decision(0, "rob", {"least": 0, "most": 1})).endswith("You may take 1 card.")
    assert ask(Decision(0, "take", {"why": "trade", "amount": 1, "types": ["ore"]})).endswith(
        "Where do you put it?"
    )
    assert ask(Decision(1, "take_card", {"zone": "deck1"})) == "Take a card from your deck. Which one?"
    assert ask(Decision(0, "under", {"face": "inga"})) == "Under which stack does Inga go?"
    assert ask(Decision(0, "under", {"face": "abbey"})) == "Under which stack does the Abbey go?"


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_a_random_game_can_be_told(variant: str) -> None:
    """Every question, every choice and everything that comes of it has words, in each variant."""
    table = duel_table(variant, 7)
    rng = random.Random(11)
    told = story(table.outcomes, state=table.state)
    for _ in range(400):
        asked = table.due()
        if isinstance(asked, Finished):
            break
        legal = table.legal()
        question = prompt(asked, table.state)
        assert question.endswith((".", "?", ")")), question
        choices = [describe(move, table.state) for move in legal]
        # Equal cards at two places of a shown hand are one choice to a person.
        different = {("pick", move.secret) if move.text.startswith("pick") else move for move in legal}
        assert len(set(choices)) == len(different), "two different moves read the same"
        table.play(asked.seat, rng.choice(legal))
        for outcome in table.outcomes:
            assert sentence(outcome).endswith(".")
        told += story(table.outcomes, ("Anna", "Ben"), table.state)
    assert len(told) > 100
    assert not any("_" in line or "@" in line or "None" in line for line in told)


def test_moves_are_described_by_what_they_do() -> None:
    """Prices, places and cards are named; the notation stays out of sight."""
    table = duel_table("intro", 1)
    first = table.state.starter
    assert describe(Move("draw draw2"), table.state) == "Draw from draw stack 2 (Basic)"
    table.play(first, "draw draw2")
    table.play(1 - first, "draw draw4")
    while (asked := table.due()) != Decision(first, "action", {"production": table.state.production}):
        assert isinstance(asked, Decision)
        table.play(asked.seat, table.legal()[0])
    said = {
        "build abbey T-1": "Build an Abbey above the left settlement (1 grain, 1 brick and 1 ore)",
        "build city 1": "Build a City on the right settlement (2 grain and 3 ore)",
        "build road 2": "Build a Road at the right end (1 lumber and 2 brick)",
        "build settlement -3 with scout": (
            "Build a Settlement at the left end with a Scout (1 lumber, 1 grain, 1 brick and 1 wool)"
        ),
        "trade 3 ore wool": "Trade 3 ore for 1 wool",
        "play brigitta 5": "Play Brigitta, the Wise Woman: set the production die to 5",
        "end": "End the action phase",
    }
    assert {text: describe(Move(text), table.state) for text in said} == said


def test_a_story_draws_gains_together_and_leaves_repetitions_out() -> None:
    """One line for what one cause brings; a trade is told once."""
    outcomes = [
        Outcome("dice", {"seat": 0, "production": 3, "symbol": "celebration"}),
        Outcome("gained", {"seat": 0, "resource": "ore", "places": ["B2"], "lost": 0, "why": "production"}),
        Outcome("gained", {"seat": 0, "resource": "wool", "places": [], "lost": 1, "why": "production"}),
        Outcome("gained", {"seat": 1, "resource": "ore", "places": ["B2"], "lost": 0, "why": "production"}),
        Outcome("traded", {"seat": 0, "amount": 3, "given": "ore", "wanted": "wool"}),
        Outcome("paid", {"seat": 0, "amounts": {"ore": 3}, "places": ["B2"] * 3, "why": "trade"}),
        Outcome("built", {"seat": 1, "face": "abbey", "site": "T-1"}),
        Outcome("token", {"token": "trade", "seat": -1, "was": 0}),
    ]
    assert story(outcomes, ("Anna", "Ben")) == [
        "Anna rolls 3 and Celebration.",
        "Anna gets 1 ore and has no room for 1 wool (production).",
        "Ben gets 1 ore (production).",
        "Anna trades 3 ore for 1 wool.",
        "Ben builds an Abbey T-1.",
        "Anna loses the trade token.",
    ]


def test_each_game_says_what_it_takes_to_win() -> None:
    """The blurbs follow the variants' data, and the rulebook agrees."""
    assert set(TITLES) == set(VARIANTS)
    winning = next(chapter for chapter in rulebook.RULEBOOK if chapter.key == "win")
    for name, variant in VARIANTS.items():
        assert f"{variant.target} points win" in WORDS.blurb(name)
        assert f" {variant.target} " in str(winning.body)


def test_a_fetched_card_is_named_and_its_way_is_not() -> None:
    """R-24: the card Guido brings is said aloud; that it passes through a zone is nobody's interest."""
    outcomes = [
        Outcome("played", {"seat": 1, "face": "guido", "target": "abbey"}),
        Outcome("returned", {"face": "abbey", "zone": "fetched1"}),
        Outcome("drew", {"seat": 1, "zone": "fetched1", "count": 1}),
        Outcome("returned", {"face": "plague", "zone": "events"}),
    ]
    assert story(outcomes, ("Anna", "Ben")) == [
        "Ben plays Guido the Ambassador.",
        "Ben fetches an Abbey from the discard pile.",
    ]


def test_places_are_named_from_the_left() -> None:
    """One, two, three or more of a kind; regions by name; the Gold Cache beside its region."""
    player = starting_player(0)
    assert place_words(player, "T-2") == "Forest 2"
    assert place_words(player, "BB-2") == "below Hills 3"
    assert place_words(player, "B1") == "below the right settlement"
    player.centre |= {2: "road", 3: "city"}
    assert place_words(player, "T3") == "above the city"
    player.centre |= {4: "road", 5: "settlement"}
    assert place_words(player, "T1") == "above the middle settlement"
    player.centre |= {6: "road", 7: "settlement", 8: "road", 9: "city"}
    assert place_words(player, "T5") == "above the third settlement from the left"
    assert place_words(player, "T3") == "above the left city", "two cities have no third"


def test_stacks_are_named_by_number_and_back_or_owner() -> None:
    """In a tournament every player counts their own stacks from one."""
    names = ("Anna", "Ben")
    gold, cup = duel_table("gold", 1).state, duel_table("tournament", 1).state
    said = [zone_words(gold, zone, names) for zone in ("draw1", "draw5", "hand1", "regions")]
    assert said == ["draw stack 1 (Basic)", "draw stack 5 (Gold)", "Ben's hand", "the region stack"]
    assert zone_words(cup, "draw6", names) == "Ben's draw stack 2"


def test_what_the_lobby_says_without_the_rules_is_what_they_say() -> None:
    """Points that win and the order of resources stand in words, too: the first paint loads no card."""
    assert {name: variant.target for name, variant in VARIANTS.items()} == WORDS.targets
    assert tuple(RESOURCE_WORDS) == facts.RESOURCES
