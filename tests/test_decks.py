"""Tournament deck files: what is read, what is refused, and the ready ones."""

from collections import Counter
from pathlib import Path

import pytest

from p2pduel.cli.dispatch import main
from p2pduel.decks import Deck, DeckError, default_deck, load_deck, read_deck, ready
from p2pduel.games.duel.rules.variants import chosen_event_pool, deck_pool
from tests.duel import duel_table

GOOD = """
name = "mine"
hand = ["abbey", "abbey", "scout"]

[cards]
abbey = 2
scout = 2
brigitta = 3
goldsmith = 3
merchant_caravan = 2
relocation = 2
parish_hall = 2
storehouse = 3
marketplace = 2
toll_bridge = 2
bath_house = 3
pharmacy = 2
library = 2
fire_brigade = 2
chapel-1-3 = 1

[events]
invention = 2
feud = 1
plague = 1
"""


def _faults(text: str) -> tuple[str, ...]:
    with pytest.raises(DeckError) as caught:
        read_deck(text)
    return caught.value.faults


def test_a_deck_is_read() -> None:
    """D-16.7, D-16.8, D-16.4: the starting hand comes first and is not in the stacks as well."""
    deck = read_deck(GOOD)
    assert (deck.name, deck.style, deck.hand) == ("mine", "", ("abbey", "abbey", "scout"))
    cards = deck.parts["cards"]
    assert (len(cards), cards.count("abbey"), cards.count("scout")) == (30, 0, 1)
    choice = deck.to_choice()
    assert choice["deck"][:3] == ["abbey", "abbey", "scout"]
    assert len(choice["deck"]) == 33
    assert Counter(choice["events"]) == {"invention": 2, "feud": 1, "plague": 1}


@pytest.mark.parametrize("name", ready())
def test_every_ready_deck_is_legal_and_playable(name: str) -> None:
    """D-16.5, D-16.7."""
    deck = load_deck(name)
    choice = deck.to_choice()
    assert not Counter(choice["deck"]) - Counter(deck_pool())
    assert not Counter(choice["events"]) - Counter(chosen_event_pool())
    assert deck.name == name
    assert deck.style
    table = duel_table("tournament", 0, decks=[choice, None])
    assert sorted(table.truth[slot] for slot in table.state.zones["hand0"]) == sorted(deck.hand)


def test_the_ready_decks_differ_and_the_first_is_the_default() -> None:
    """Three styles: fewer than half of the cards are common to any two."""
    decks = [load_deck(name) for name in ready()]
    assert len(decks) == 3
    assert default_deck() == decks[0]
    for at, one in enumerate(decks):
        for other in decks[at + 1 :]:
            common = Counter(one.to_choice()["deck"]) & Counter(other.to_choice()["deck"])
            assert sum(common.values()) < 17


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('name = "mine"', "", "needs a name"),
        ('name = "mine"', "name = 3", "“name” is not one line of text"),
        ('name = "mine"', 'name = "a\\nb"', "“name” is not one line of text"),
        ("abbey = 2", "abbey = 3", "“abbey” 3×, but at most 2×"),
        ("chapel-1-3 = 1", "chapel = 1", "“chapel” is not among the cards"),
        ("chapel-1-3 = 1", "dragon = 1", "there is no card “dragon”"),
        ("chapel-1-3 = 1", "chappel-1-3 = 1", "“chapel-1-3”?"),
        ("chapel-1-3 = 1", "riots = 1", "“riots” is not among the cards"),
        ("chapel-1-3 = 1", "road = 1", "“road” is not among the cards"),
        ("scout = 2", "scout = 0", "“scout” needs a whole number"),
        ("scout = 2", "scout = true", "“scout” needs a whole number"),
        ("scout = 2", 'scout = "2"', "“scout” needs a whole number"),
        ("scout = 2", "scout = 1", "cards: 32 instead of 33"),
        ('"scout"]', '"inga"]', "“inga” 1×, but 0×"),
        ('"scout"]', '"abbey"]', "“abbey” 3×, but 2×"),
        (', "scout"]', "]", "hand: 2 instead of 3"),
        ('["abbey", "abbey", "scout"]', "3", "“hand” is not a list"),
        ('["abbey", "abbey", "scout"]', "[1, 2, 3]", "“hand” is not a list"),
        ("invention = 2", "invention = 3", "“invention” 3×, but at most 2×"),
        ("feud = 1", "feud = 2", "“feud” 2×, but at most 1×"),
        ("plague = 1", "yule = 1", "“yule” is not among the cards"),
        ("plague = 1", "abbey = 1", "“abbey” is not among the cards"),
        ("plague = 1", "", "events: 3 instead of 4"),
        ("[events]", "[event]", "unknown field “event”"),
    ],
)
def test_every_fault_has_a_name(old: str, new: str, fault: str) -> None:
    """D-16.4, D-16.5, D-16.7, D-16.8."""
    assert old in GOOD
    faults = _faults(GOOD.replace(old, new, 1))
    assert any(fault in each for each in faults), faults


def test_one_card_too_often_is_one_fault() -> None:
    """D-16.7: nothing untrue is said about the starting hand, which holds two of the three Abbeys."""
    text = GOOD.replace("abbey = 2", "abbey = 3").replace("scout = 2", "scout = 1")
    assert _faults(text) == ("cards: “abbey” 3×, but at most 2× (D-16.7)",)


def test_all_faults_are_named_at_once() -> None:
    """One reading is enough to repair a file."""
    text = GOOD.replace("abbey = 2", "abey = 2").replace("feud = 1", "feud = 4").replace('name = "mine"', "")
    faults = _faults(text)
    assert len(faults) == 5, faults


@pytest.mark.parametrize("text", ["name = ", "[cards", "x = " + "[" * 5000, "x = " + "9" * 5000, "cards = 3"])
def test_what_is_no_deck_at_all_is_refused(text: str) -> None:
    """Broken TOML, nesting without end, numbers without end."""
    assert _faults(text)


def test_a_file_is_a_deck_too(tmp_path: Path) -> None:
    """By path; a missing file, a folder, other bytes and a very long file are refused in words."""
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, "utf-8")
    assert isinstance(load_deck(str(path)), Deck)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(DeckError, match="UTF-8"):
        load_deck(path)
    path.write_bytes(b"#" * 100_000)
    with pytest.raises(DeckError, match="at most"):
        load_deck(path)
    for absent in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(DeckError, match="no deck") as caught:
            load_deck(absent)
        assert caught.value.missing


def test_the_command_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 0 for a deck, 1 with every fault on a line, 2 if there is nothing to read."""
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, "utf-8")
    assert main(["deck", "check", str(path)]) == 0
    assert "draw stacks 33, events 4" in capsys.readouterr().out
    path.write_text(GOOD.replace("abbey = 2", "abbey = 9").replace("feud", "fued"), "utf-8")
    assert main(["deck", "check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any("abbey" in line for line in lines)
    assert any("“feud”?" in line for line in lines)
    assert main(["deck", "check", str(tmp_path / "none.toml")]) == 2
    assert main(["deck", "check"]) == 2
    assert main(["deck", "list", "x"]) == 2
    assert main(["deck"]) == 2


def test_the_command_lists_and_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every ready deck with its style; a deck with its cards by name."""
    assert main(["deck", "list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(ready())
    assert main(["deck", "show", "warriors"]) == 0
    shown = capsys.readouterr().out
    assert "starting hand (3)" in shown
    assert "1 Harald" in shown
    assert "2 Brigands" in shown
    assert main(["deck", "show", "nobody"]) == 2
    broken = tmp_path / "broken.toml"
    broken.write_text("name = 'x'", "utf-8")
    assert main(["deck", "show", str(broken)]) == 1
