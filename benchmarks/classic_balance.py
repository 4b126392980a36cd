"""Greedy against greedy at the classic game: who begins, how long it takes, and what each card is worth.

    python -m benchmarks.classic_balance [--games 200] [--page docs/classic-balance.md] [VARIANT ...]

A card *could be built* by a seat in a game if the seat held it (or it lay in the open row) in an own action
part in which everything the card asks for was there, whatever it cost.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from p2pduel.games.classic.bots.greedy import GreedyBot
from p2pduel.games.classic.rules.building import free_sites
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.house import ADJUSTED, HOUSE
from p2pduel.games.classic.rules.facts.model import THEMES
from p2pduel.games.classic.rules.requirements import meets, once
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.variants import VARIANTS
from p2pduel.games.classic.words.en.names import noun
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.local.arena_stats import share
from p2pduel.local.driver import LocalTable

TURNS = 400
FEW = 20
"""A card that could be built less often says nothing."""
MUST, DUD = 0.9, 0.01


@dataclass
class Tally:
    """What many games of one variant came to."""

    variant: str
    games: int = 0
    starter: int = 0
    finished: int = 0
    lengths: list[int] = field(default_factory=list)
    could: Counter[str] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """The cards of another variant as well."""
        self.could += other.could
        self.built += other.built
        self.won += other.won


def _options(variant: str, number: int) -> dict[str, str]:
    """Pairs of sets in turn for mixed; for each player of a tournament one to six sets."""
    chance = random.Random(f"{variant}/{number}")
    found = {}
    for option in RULESET.options(variant):
        wanted = chance.sample(THEMES, 2 if variant == "mixed" else chance.randint(1, 6))
        found[option.name] = ",".join(theme for theme in THEMES if theme in wanted)
    return found


def _possible(s: State, seat: int, face: str) -> bool:
    """Whether a card held could be built or played now but for its price."""
    card = CARD[face]
    if not meets(card.needs, s, seat):
        return False
    if card.is_expansion:
        return not once(s, seat, card) and bool(free_sites(s, seat, card))
    return bool(s.unlocked) or card.kind == "action_defence" or face == "metropolis"


def play(tally: Tally, number: int) -> None:
    """One more game."""
    table = LocalTable(RULESET, tally.variant, number, options=_options(tally.variant, number))
    bots = [GreedyBot(random.Random(f"{number}/{seat}")) for seat in (0, 1)]
    could: list[set[str]] = [set(), set()]
    built: list[set[str]] = [set(), set()]
    while isinstance(due := table.due(), Decision) and table.state.turn <= TURNS:
        state, seat = table.state, due.seat
        if state.agenda[-1][0] in ("action", "react", "preroll"):
            held = [table.truth[slot] for slot in state.zones[f"hand{seat}"]]
            could[seat] |= {face for face in (*held, *state.row) if _possible(state, seat, face)}
        for outcome in table.play(seat, bots[seat].choose(table.view(seat), table.legal())):
            used = RULESET.used(outcome)
            if used is not None and used[1] != "citadel":
                built[used[0]].add(used[1])
    tally.games += 1
    tally.lengths.append(table.state.turn)
    winner = due.winner if isinstance(due, Finished) else None
    if winner is not None:
        tally.finished += 1
        tally.starter += winner == table.state.starter
    for seat in (0, 1):
        tally.could.update(could[seat] | built[seat])
        tally.built.update(built[seat])
        tally.won.update(built[seat] if seat == winner else ())


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def _interval(part: int, whole: int) -> str:
    found = share(part, whole)
    return f"{100 * found['share']:.1f} % ({100 * found['low']:.1f} – {100 * found['high']:.1f})"


def _row(face: str, every: Tally) -> str:
    could, built, won = every.could[face], every.built[face], every.won[face]
    basis = "house" if face in HOUSE else ""
    mark = ""
    if could >= FEW:
        mark = "must" if built > MUST * could else "dud" if built < DUD * could else ""
    cells = (noun(face).nom, basis, could, f"{built} ({_percent(built, could)})", _percent(won, built), mark)
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def page(tallies: list[Tally]) -> str:
    """The page as Markdown."""
    every = Tally("every variant")
    for tally in tallies:
        every.add(tally)
    lines = [_HEAD, "| variant | games | who begins wins | turns: shortest, median, longest | unfinished |"]
    lines.append("|---|---|---|---|---|")
    for tally in tallies:
        ordered = sorted(tally.lengths)
        turns = f"{ordered[0]}, {ordered[len(ordered) // 2]}, {ordered[-1]}"
        begins = _interval(tally.starter, tally.finished)
        left = tally.games - tally.finished
        lines.append(f"| `{tally.variant}` | {tally.games} | {begins} | {turns} | {left} |")
    lines += ["", _CARDS, "| card | basis | could be | was | won | |", "|---|---|---|---|---|---|"]
    drawn = [face for face, card in CARDS.items() if card.is_drawn]
    lines += [_row(face, every) for face in sorted(drawn, key=lambda face: noun(face).nom)]
    lines += ["", _ADJUSTED]
    lines += [f"- {noun(face).nom}: {why}" for face, why in ADJUSTED.items()] or ["- nothing yet"]
    return "\n".join(lines) + "\n"


_HEAD = """# Balance of the classic card game

Made by `python -m benchmarks.classic_balance`: greedy against greedy, with an interval of 95 %.
`mixed` is played with random pairs of sets, `tournament` with random decks of random sets.
"""

_CARDS = """## Cards, all variants together

*Could be*: in so many games of a player the card was held (or lay in the open row) in an own turn in which
all it asks for was there, whatever it cost. *Was*: in so many of them it was built or played. *Won*: how
often whoever did so won the game. A *must* was built in more than 90 % of them, a *dud* in less than 1 %.
Action cards without a price are played by everybody who may: of them only a dud says something.
"""

_ADJUSTED = """## House values

Of the duds with values of the house, Order Castle, Tournament Ground and the Residences of the Coin and
of the Cloth Merchant bring no points and little else: one would give the castle a strength point, as the
Castle and the Great Wall have, and the Residences a trade point each. Change Places and Divination cast
for 1 magic
power; what they do helps a person more than greedy, which never casts them. Art Smithy and Dye Works are
built by whoever may, for their price is nothing, and that is attested.

Adjusted in `facts/house.py`:
"""


def main() -> None:
    """Play, and print or write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--page", type=Path)
    said = parser.parse_args()
    tallies = []
    for variant in said.variants:
        tally = Tally(variant)
        for number in range(said.games):
            play(tally, number)
        tallies.append(tally)
        print(f"{variant}: {tally.finished} of {tally.games} finished", flush=True)
    text = page(tallies)
    if said.page is not None:
        said.page.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
