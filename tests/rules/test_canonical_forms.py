"""What two programs compare is described in docs/engine.md, field by field, and made of plain data only."""

import hashlib
import json
import re
from typing import Any

from p2pduel import games
from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.document import rules_document
from p2pduel.games.duel.rules.steps.registry import REGISTRY
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.canonical import canonical
from p2pduel.kernel.steps import Auto
from p2pduel.table.game import rules_fingerprint
from tests.duel import duel_table
from tests.rules_version import ROOT

DUEL = games.game("duel")

_PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
_RULES, _STATE = (_PAGE.partition("### The rules fingerprint")[2].partition("### The state hash"))[::2]
_STATE = _STATE.partition("\n## ")[0]


def _fields(section: str) -> set[str]:
    """The names in the first column of a section's tables."""
    rows = re.findall(r"^\| (`[^|]+) \|", section, flags=re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def _described(section: str, opening: str) -> set[str]:
    """The names in the paragraph that begins so."""
    paragraph = section.partition(f"\n{opening}")[2].partition("\n\n")[0]
    return set(re.findall(r"`(\w+)`", paragraph))


def _plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(type(key) is str and _plain(part) for key, part in value.items())
    if isinstance(value, list):
        return all(_plain(part) for part in value)
    return value is None or type(value) in (int, str, bool)


def test_the_fingerprint_is_the_hash_the_specification_says() -> None:
    """SPEC §2 and §22, built without the program's own hashing."""

    def prefixed(data: bytes) -> bytes:
        return len(data).to_bytes(8, "big") + data

    text = json.dumps(rules_document(), sort_keys=True, separators=(",", ":")).encode("ascii")
    pieces = [b"sealed-decks/1", b"rules", text]
    assert hashlib.sha512(b"".join(map(prefixed, pieces))).digest()[:32] == rules_fingerprint(DUEL)


def test_the_rules_document_is_plain_and_every_field_is_described() -> None:
    """No class, no path, no name of a module; whoever reads the page can build it."""
    document = rules_document()
    assert _plain(document) and json.loads(canonical(document)) == document
    assert "p2pduel" not in canonical(document)
    assert set(document) == _fields(_RULES)
    for card in document["cards"].values():
        assert set(card) <= _described(_RULES, "A card:")
        assert card["kind"] in _described(_RULES, "A card:")
        assert card["placement"] in _described(_RULES, "A card:")
    for variant in document["variants"].values():
        assert set(variant) <= _described(_RULES, "A variant:")


def test_the_hashed_state_is_plain_and_every_field_is_described() -> None:
    """In every variant, at the first decision."""
    for variant in VARIANTS:
        document = duel_table(variant, 1).state.to_json()
        assert _plain(document)
        assert set(document) == _fields(_STATE)
        for player in document["players"]:
            assert set(player) == _described(_STATE, "A principality:") - {"settlement", "city", "road"}


def test_every_step_of_the_agenda_is_described() -> None:
    """Names and numbers of arguments, as they are hashed."""
    assert engine.new("intro")  # all steps are registered
    rows = re.findall(r"^\| [a-z ]+ \| (`.+) \|$", _STATE, flags=re.MULTILINE)
    steps = [words.split() for row in rows for words in re.findall(r"`([^`]+)`", row)]
    assert sorted(name for name, *_ in steps) == sorted(REGISTRY.steps)
    for name, *arguments in steps:
        handler = REGISTRY.steps[name]
        if isinstance(handler, Auto):
            assert handler.takes(len(arguments)), name
        else:
            said = re.match(r'\("\w+"((?:, [^,)]+)*)\)', type(handler).__doc__ or "")
            assert said is None or said[1].count(",") == len(arguments) - ("[regions]" in arguments), name


def test_the_moves_of_every_decision_are_on_the_page() -> None:
    """Whatever a seat can be asked: the table of moves says how it answers."""
    moves = _PAGE.partition("\n## Moves\n")[2].partition("\n## ")[0]
    assert {ask.kind for ask in REGISTRY.asks.values()} == _fields(moves)
