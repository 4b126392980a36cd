"""Plain mode in every language: whole games, with the words of that language typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from p2pduel.catalogue import commands, plain, speech
from p2pduel.catalogue.en.commands import COMMANDS as ENGLISH
from p2pduel.catalogue.search import bare
from p2pduel.plain.typed import command, parted
from tests.plain.player import Player

OTHERS = ("de", "cs", "sk")
LEFT = re.compile(
    r"\b(the|you|your|and|is|are|of|with|card|cards|turn|draws|builds|rolls|choice)\b", re.IGNORECASE
)
"""Words that only English sentences have."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """What a test speaks is forgotten after it."""
    yield
    speech.speak("en")


@pytest.mark.few(1)
@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_in_every_language(language: str, tmp_path: Path) -> None:
    """Hints asked for in the language and followed to the end; no English is left in what was said."""
    player = Player(tmp_path, "play", "--plain", "--bot", "random", language=language)
    try:
        with speech.speaking(language):
            words = {name: typed[0] for name, typed in commands.COMMANDS.items()}
        assert player.question()
        player.type(
            words["help"], words["board"], words["stacks"], words["hand"], words["why"], words["again"]
        )
        answered = player.play_on()
        player.type(words["no"])
        assert player.finish() == 0
    finally:
        player.close()
    assert answered > 10
    said = [line for line in player.said if "p2pduel" not in line]
    assert not [line for line in said if LEFT.search(line)]


@pytest.mark.parametrize("language", ("en", *OTHERS))
def test_every_command_has_words_that_mean_nothing_else(language: str) -> None:
    """Neither of the language nor of English; with and without accents, in any case."""
    speech.speak(language)
    seen: dict[str, str] = {}
    for table in (ENGLISH, commands.COMMANDS):
        for name, typed in table.items():
            assert typed and all(" " not in word and word == word.casefold() for word in typed)
            for word in typed:
                assert seen.setdefault(bare(word) or word, name) == name, f"{word} means two things"
                assert command(word) == command(word.upper()) == name
                assert not bare(word) or command(bare(word)) == name
    assert parted(f"{commands.COMMANDS['rules'][0]}  D-8.5 ") == ("rules", "D-8.5")
    assert command("Xyz") == "xyz" and parted("") == ("", "")


def test_english_words_always_work() -> None:
    """Scripts are written in it."""
    speech.speak("cs")
    assert command("board") == "board" and command("EXIT") == "quit" and command("?") == "help"


@pytest.mark.parametrize("language", ("en", *OTHERS))
def test_the_help_names_words_that_work(language: str) -> None:
    """Everything that stands before a colon, or is said to be typed, is a command."""
    speech.speak(language)
    for line in (*plain.helps(()), *plain.watch_helps(()), *plain.replay_helps(()), *plain.AFTER_HELP):
        for word in re.findall(r"(?:^|\. )([^\W\d_]+)(?: [^\W\d_]+| \d+)?:", line):
            assert command(word) in ENGLISH or word != word.lower(), f"{word!r} in {line!r}"


def test_a_colliding_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken copy: a word of two commands."""
    from p2pduel.catalogue.de import commands as german

    monkeypatch.setattr(german, "COMMANDS", {**german.COMMANDS, "log": ("board",)})
    with pytest.raises(AssertionError, match="means two things"):
        test_every_command_has_words_that_mean_nothing_else("de")
