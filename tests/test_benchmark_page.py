"""The page of benchmarks: every ratio that was printed is in the table at its head."""

from __future__ import annotations

import re

from benchmarks.engine import Figures, beside_the_duel
from benchmarks.report import PAGE, kept, ratios, summary

PRINTED = """| engine | decisions/s | ratio |
|---|---|---|
| intro | 100 | 2.27 |
| other | 44 | 1.0 |

| way | |
|---|---|
| the table | 7.37 ms, 1.8 times |
| first paint | 250 ms, 1.40 × a bare app | under 1.6 × |

         cards  step                   ms     floor  ratio   bytes
take         9  decode + verify    18.426    12.648   1.46    1440
draw         1  both sides         18.426    12.648   2.50       0  above the aim
largest set-up   852  both seats       1767.531  1230.354   1.44  183512
"""


def test_ratios_are_read_from_every_kind_of_output() -> None:
    """A column of that name, “times”, “×”, and the columns of the decks."""
    assert list(ratios(PRINTED)) == [
        ("intro", 2.27),
        ("other", 1.0),
        ("the table", 1.8),
        ("first paint", 1.4),
        ("take 9 decode + verify", 1.46),
        ("draw 1 both sides", 2.5),
        ("largest set-up 852 both seats", 1.44),
    ]


def test_the_classic_is_set_beside_the_duel_of_its_round() -> None:
    """Ratios are taken within a round, against the median of the Duel's variants and two of them."""
    speeds = {"intro": 60, "gold": 70, "turmoil": 80, "progress": 80, "princes": 100, "tournament": 90}
    quiet = {name: Figures(speed, 0, 1, 1.0) for name, speed in speeds.items()}
    quiet["classic base"] = Figures(60, 0, 1, 1.0)
    busy = {name: Figures(one.decisions, 0, 1, 10.0) for name, one in quiet.items()}
    row = {"variant": "classic base", "of the Duel": 0.75, "of intro": 1.0, "of princes": 0.6}
    assert beside_the_duel([quiet, busy, busy]) == [row]


def test_the_page_names_machine_date_and_all_ratios() -> None:
    """docs/benchmarks.md as it is: its head fits its sections."""
    page = PAGE.read_text("utf-8")
    assert re.search(r"^- machine: .+$", page, re.MULTILINE)
    assert re.search(r"^- date: \d{4}-\d{2}-\d{2}$", page, re.MULTILINE)
    rows = [row for name, text in kept().items() for row in summary(name, text)]
    assert rows and all(row in page for row in rows)
