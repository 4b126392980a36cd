"""Known answers do not move by accident: fingerprints, parameters, seeded games, journals from before."""

from __future__ import annotations

import json

import pytest

from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.table.verify import verify
from tests.known.make import FOLDER, SEEDS, fingerprints, games, recorded

KNOWN = json.loads((FOLDER / "answers.json").read_text("utf-8"))


def test_fingerprints_are_the_known_ones() -> None:
    """Whoever has an older copy of this program can still play with us and check our games."""
    assert fingerprints() == {part: KNOWN[part] for part in ("rules", "params")}


@pytest.mark.parametrize("variant", VARIANTS)
def test_seeded_games_go_through_the_known_states(variant: str) -> None:
    """Every legal move in its order, every state hash on the way."""
    assert games(variant) == KNOWN["games"][variant]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_journal_of_every_variant_still_verifies(variant: str) -> None:
    """Kept in the repository, audited from its bytes alone."""
    verdict = verify(FOLDER / f"{variant}.duel")
    assert verdict.ok and verdict.finished and verdict.audit == "ok", verdict.words()
    assert {"head": verdict.head, "state": verdict.state} == KNOWN["journals"][variant]


@pytest.mark.parametrize("variant", ["intro", "tournament"])
def test_the_same_seeds_write_the_same_journal(variant: str) -> None:
    """Bots, dice, decks and proofs: byte for byte the kept file."""
    assert variant in SEEDS
    assert recorded(variant) == (FOLDER / f"{variant}.duel").read_bytes()
