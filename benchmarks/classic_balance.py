"""Greedy against greedy at the classic game: who begins, how long it takes, and what each card is worth.

    python -m benchmarks.classic_balance [--games 200] [--write | --page] [VARIANT ...]

With `--write` the figures of these variants are kept beside the program, and docs/classic-balance.md is
written anew from all that are kept; a test compares the two. `--page` writes it without any game.

A card *could be built* by a seat in a game if the seat held it (or it lay in the open row) in an own action
part in which everything the card asks for was there, whatever it cost.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

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

__all__ = ["PAGE", "kept", "page"]

PAGE = Path(__file__).parents[1] / "docs" / "classic-balance.md"
KEPT = Path(__file__).parent / "support" / "classic_balance.json"
"""The figures of every variant, as they were last written."""
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

    def to_json(self) -> dict[str, Any]:
        """Everything, a card as [could, built, won]."""
        cards = {face: [self.could[face], self.built[face], self.won[face]] for face in sorted(self.could)}
        lengths = sorted(self.lengths)
        return {
            "games": self.games,
            "starter": self.starter,
            "finished": self.finished,
            "lengths": lengths,
            "cards": cards,
        }

    @classmethod
    def from_json(cls, variant: str, kept: dict[str, Any]) -> Tally:
        """What was written."""
        cards = kept["cards"].items()
        could, built, won = (Counter({face: row[at] for face, row in cards}) for at in range(3))
        return cls(
            variant, kept["games"], kept["starter"], kept["finished"], kept["lengths"], could, built, won
        )


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


def _mark(face: str, every: Tally) -> str:
    """Whether a card is a must or a dud."""
    could, built = every.could[face], every.built[face]
    if could < FEW:
        return ""
    return "must" if built > MUST * could else "dud" if built < DUD * could else ""


def _row(face: str, every: Tally) -> str:
    could, built, won = every.could[face], every.built[face], every.won[face]
    basis = "house" if face in HOUSE else ""
    share_of = f"{built} ({_percent(built, could)})"
    cells = (noun(face).nom, basis, could, share_of, _percent(won, built), _mark(face, every))
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def _marked(every: Tally, mark: str) -> list[str]:
    """The cards with a mark, by name."""
    found = [face for face in every.could if _mark(face, every) == mark]
    return sorted(found, key=lambda face: noun(face).nom)


def _house(every: Tally) -> list[str]:
    """What follows from the figures for the values of the house."""
    lines = ["", "## House values", "", _ADJUSTED, ""]
    lines += [f"- {noun(face).nom}: {why}" for face, why in ADJUSTED.items()]
    for mark, plural in (("dud", "Duds"), ("must", "Musts")):
        names = [face for face in _marked(every, mark) if face in HOUSE]
        said = "; ".join(f"{noun(face).nom} ({', '.join(HOUSE[face])})" for face in names) or "none"
        lines += ["", f"{plural} with values of the house, those in brackets, as they are now: {said}."]
        free = [noun(face).nom for face in names if mark == "must" and not CARD[face].cost]
        if free:
            lines.append(f"{_FREE}: {', '.join(free)}.")
    for mark, plural in (("dud", "Duds"), ("must", "Musts")):
        names = [noun(face).nom for face in _marked(every, mark) if face not in HOUSE]
        lines += ["", f"{plural} without any, which therefore stay: {', '.join(names) or 'none'}."]
    seldom = [face for face, card in CARDS.items() if card.is_drawn and every.could[face] < FEW]
    names = sorted(f"{noun(face).nom} ({every.built[face]} of {every.could[face]})" for face in seldom)
    lines += ["", f"Possible fewer than {FEW} times, so that nothing can be said: {', '.join(names)}."]
    return lines


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
    return "\n".join([*lines, *_house(every)]) + "\n"


_HEAD = f"""# Balance of the classic card game

Every word of this page is written by `python -m benchmarks.classic_balance --write`: greedy against greedy,
with an interval of 95 %. `mixed` is played with random pairs of sets, `tournament` with random decks of
random sets; a game is left after {TURNS} turns: with decks of chance greedy may come to a stand a point or
two before the end.
"""

_CARDS = f"""## Cards, all variants together

*Could be*: in so many games of a player the card was held (or lay in the open row) in an own turn in which
all it asks for was there, whatever it cost. *Was*: in so many of them it was built or played. *Won*: how
often whoever did so won the game. A *must* was built in more than {100 * MUST:.0f} % of them, a *dud*
in less than {100 * DUD:.0f} %; where a card could be built fewer than {FEW} times nothing is said. Action
cards without a price are played by everybody who may: of them only a dud says something.
"""

_ADJUSTED = """Figures that no source tells were chosen to fit. Where greedy knew what a card is good for and
still never built it, they were adjusted once, in `p2pduel/games/classic/rules/facts/house.py`:"""

_FREE = "The price of these is nothing, and that is attested, so that no value of the house would change it"


def kept() -> list[Tally]:
    """The figures of every variant that were last written."""
    found = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return [Tally.from_json(variant, found[variant]) for variant in VARIANTS if variant in found]


def write(tallies: list[Tally]) -> None:
    """Keep these figures beside those of the other variants, and write the page of all."""
    every = {tally.variant: tally for tally in (*kept(), *tallies)}
    rows = [f"{json.dumps(name)}: {json.dumps(every[name].to_json())}" for name in VARIANTS if name in every]
    KEPT.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    PAGE.write_text(page(kept()), encoding="utf-8")


def main() -> None:
    """Play, and print or write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--page", action="store_true")
    said = parser.parse_args()
    if said.page:
        write([])
        return
    tallies = []
    for variant in said.variants:
        tally = Tally(variant)
        for number in range(said.games):
            play(tally, number)
        tallies.append(tally)
        print(f"{variant}: {tally.finished} of {tally.games} finished", flush=True)
        if said.write:
            write([tally])
    if not said.write:
        print(page(tallies))


if __name__ == "__main__":
    main()
