"""docs/classic-balance.md is what the program writes, and the kept figures are whole."""

from benchmarks.classic_balance import PAGE, kept, page
from p2pduel.games.classic.rules.facts.house import ADJUSTED
from p2pduel.games.classic.rules.variants import VARIANTS
from p2pduel.games.classic.words.en.names import noun


def test_the_page_is_what_the_program_writes() -> None:
    """`python -m benchmarks.classic_balance --write` keeps the figures and writes the page of them."""
    tallies = kept()
    assert [tally.variant for tally in tallies] == list(VARIANTS)
    assert all(tally.games == len(tally.lengths) >= tally.finished for tally in tallies)
    assert PAGE.read_text("utf-8") == page(tallies)


def test_the_page_says_which_values_of_the_house_were_adjusted() -> None:
    """Each with its reason (CR-19)."""
    text = PAGE.read_text("utf-8")
    assert all(f"- {noun(face).nom}: {why}\n" in text for face, why in ADJUSTED.items())
