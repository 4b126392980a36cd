"""What plain mode says when something goes wrong, read as sentences."""

from __future__ import annotations

from pathlib import Path

from p2pduel import games
from p2pduel.catalogue import plain as words
from p2pduel.games.duel.words.numbered import RULES
from p2pduel.plain import cards

DUEL = games.game("duel")


def test_a_broken_rule_names_who_broke_it_and_where_the_proof_is() -> None:
    """No seat numbers and no codes; without a culprit it is somebody."""
    said = words.broken("Bob", "the value is not the one committed to", 12, Path("bob.proof"))
    assert said == (
        "The game has stopped, because Bob broke a rule of the table in step 12: "
        "the value is not the one committed to. The proof is in bob.proof; anybody can check it with "
        "p2pduel verify."
    )
    assert words.broken(None, "nobody knows", 3, None).endswith(
        "somebody broke a rule of the table in step 3: nobody knows."
    )


def test_a_game_that_stopped_says_why_in_words() -> None:
    """Agreed, left, or whatever the table said."""
    assert words.stopped("adjourned") == "You have both agreed to go on another day."
    assert words.stopped("left") == "The game has stopped before its end."
    assert words.stopped("nobody answers") == "The game has stopped: nobody answers."


def test_a_rule_is_told_by_its_number_with_the_rules_it_names() -> None:
    """As refusals name it, or as people type it; a number that no rule has is said to be none."""
    said = cards.rules(DUEL, "d-8.5")
    assert said[0] == "D-8.5 · Production." and RULES["D-8.5"] in said
    assert f"R-10 {RULES['R-10']}" in said and said[-1] == "Cards with this number: Marketplace."
    assert cards.rules(DUEL, "D-8.5, r-10")[0] == said[0]
    assert cards.rules(DUEL, "d-8.99") == [words.no_rule("d-8.99")]


def test_what_others_say_becomes_a_sentence() -> None:
    """A capital and a full stop, once."""
    assert words.sentence("the game has moved on meanwhile") == "The game has moved on meanwhile."
    assert words.sentence("You can't pay for it.") == "You can't pay for it."
