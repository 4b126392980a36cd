"""What a second program cannot make up stands in docs/vectors, and the pages lead there."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from p2pduel.cli.engine import Engine
from p2pduel.games.duel.rules.variants import VARIANTS
from protocol.params import Deck
from tests.known.vectors import FILES, FOLDER, setup_row

ROOT = Path(__file__).parents[2]
_PAGE = (ROOT / "docs" / "engine.md").read_text("utf-8")
_SPEC = (ROOT / "protocol" / "SPEC.md").read_text("utf-8")


def load(name: str) -> Any:
    """One file of vectors."""
    return json.loads((FOLDER / name).read_bytes())


def canonical(value: Any) -> bytes:
    """Canonical JSON as docs/engine.md says, not by the program's own function."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def test_the_script_writes_the_same_bytes(tmp_path: Path) -> None:
    """In a process of its own, whatever its hash seed."""
    command = [sys.executable, "-m", "tests.known.vectors", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PYTHONHASHSEED": "7"})
    assert (
        {path.name for path in tmp_path.iterdir()} == set(FILES) == {path.name for path in FOLDER.iterdir()}
    )
    for name in FILES:
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), name


def test_fingerprint_and_parameters_come_out_of_the_file_alone() -> None:
    """The document's hash, the number of every face and the parameters: no line of the rules is needed."""
    data = load("rules.json")
    pieces = [b"sealed-decks/1", b"rules", canonical(data["document"])]
    hashed = hashlib.sha512(b"".join(len(piece).to_bytes(8, "big") + piece for piece in pieces))
    assert hashed.digest()[:32].hex() == data["fingerprint"]
    assert list(data["decks"]) == list(VARIANTS)
    for variant, deck in data["decks"].items():
        assert deck["faces"] == data["document"]["variants"][variant]["faces"]
        assert Deck(deck["id"].encode(), len(deck["faces"])).params.hex() == deck["params"]


def test_the_engine_answers_the_same_document() -> None:
    """`{"cmd":"rules"}`, also where no game has begun."""
    data = load("rules.json")
    answer = Engine().answer('{"cmd":"rules"}')
    assert answer == {"ok": True, "fingerprint": data["fingerprint"], "document": data["document"]}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_set_up_comes_to_the_state_the_file_says(variant: str) -> None:
    """The engine step by step asks for exactly these operations; the public state hashes to the hash."""
    shown, engine = load("setup.json")[variant], Engine()
    toss = list(shown["toss"])
    assert engine.answer(json.dumps({"cmd": "new", "variant": variant, "steps": True}))["ok"]
    for operation in shown["operations"]:
        assert engine.answer('{"cmd":"due"}') == {"ok": True, "operation": operation}
        values = [toss.pop(0)] if operation["kind"] == "roll" else []
        assert engine.answer(json.dumps({"cmd": "done", "values": values}))["ok"]
    assert engine.answer('{"cmd":"hash"}')["hash"] == shown["hash"]
    assert hashlib.sha256(canonical(shown["public"])).hexdigest() == shown["hash"]


def _spread(
    faces: list[str], cards: dict[str, Any], sets: list[str], count: str, *, events: bool
) -> list[str]:
    """Every draw card or event of these sets, as often as the facts say, in the order of `faces`."""
    found = []
    for name in sets:
        for face in faces:
            card = cards[face.partition("-")[0]]
            if card["kind"] != "region" and (card["kind"] == "event") == events:
                found += [face] * (1 if "-" in face and card[count][name] else card[count][name])
    return found


def _expected(variant: str) -> list[list[str]]:
    """The lists of the set-up in their order, from the rules document alone, as the page says."""
    document = json.loads(canonical(load("rules.json")["document"]))  # whose maps have no order of their own
    entry, cards, faces = (
        document["variants"][variant],
        document["cards"],
        document["variants"][variant]["faces"],
    )
    kinds = list(dict.fromkeys(face.partition("-")[0] for face in faces if "-" in face))
    stack = document["region_stack"]
    lists = [[f"{kind}-{number}" for kind in kinds if kind in stack for number in stack[kind]]]
    every = _spread(faces, cards, entry["sets"], "copies", events=True)
    plain = _spread(faces, cards, entry["sets"], "no_half_moon", events=True)
    if variant == "tournament":
        deck = _spread(faces, cards, entry["sets"], "copies", events=False)
        marked = sorted(set((Counter(every) - Counter(plain)).elements()))
        pool = sorted([face for face in plain if face not in ("yule", "riots", "plague")] + marked)
        return [*lists, deck, deck, ["riots", "plague", "riots", "plague"], pool, pool]
    for back in dict.fromkeys(place["back"] for place in entry["stacks"]):
        count = "copies" if entry["half_moon"] or back == "basic" else "no_half_moon"
        drawn = _spread(faces, cards, [back], count, events=False)
        lists.append([face for face in drawn if face != entry["face_up"]])
    if not entry["random_events"]:
        return [*lists, [face for face in every if face != "yule"]]
    rest = []
    for name in entry["sets"]:
        both = (_spread(faces, cards, [name], count, events=True) for count in ("copies", "no_half_moon"))
        rest += list((Counter(next(both)) - Counter(next(both))).elements())
    return [*lists, [face for face in plain if face != "yule"], rest]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_lists_follow_from_the_rules_document_as_the_page_says(variant: str) -> None:
    """Which faces, how often and in which order: nothing but the facts is behind the file."""
    operations = load("setup.json")[variant]["operations"]
    shown = [operation.get("faces", operation.get("pool")) for operation in operations]
    assert [faces for faces in shown if faces] == _expected(variant)


def test_the_page_shows_the_set_up_of_every_variant() -> None:
    """Row by row what the engine asks for."""
    section = _PAGE.partition("## The set-up")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `\w+` \| `seal .*\|$", section, flags=re.MULTILINE)
    assert rows == [setup_row(variant) for variant in VARIANTS]


@pytest.mark.parametrize("name", FILES)
def test_both_pages_lead_to_the_files(name: str) -> None:
    """A second implementer finds them from SPEC §22 and from docs/engine.md."""
    assert f"(../docs/vectors/{name})" in _SPEC.partition("\n## 22.")[2]
    assert f"(vectors/{name})" in _PAGE
