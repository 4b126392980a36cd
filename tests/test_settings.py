"""The settings file: readable, typed, and never lost."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from p2pduel import settings
from p2pduel.cli.dispatch import main
from p2pduel.decks.boxes import owned, problems
from p2pduel.settings import Loaded, Settings
from p2pduel.table import people

OTHER = Settings(
    name='Anna "the Bold" \\ Müller',
    theme="light",
    language="cs",
    safe_colours=True,
    ascii=True,
    animation=False,
    bell=False,
    keys={"table.build": "z", "lobby.host": "ctrl+o"},
    sets={"classic": "knights,wizards"},
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_without_a_file_everything_is_as_usual(home: Path) -> None:
    """Nothing is written by looking."""
    assert settings.load() == Loaded(Settings(), "")
    assert not home.exists()


def test_every_setting_comes_back(home: Path) -> None:
    """What was saved is what is loaded, and the file explains itself."""
    assert settings.save(OTHER) == ""
    assert settings.load() == Loaded(OTHER, "")
    text = (home / "settings.toml").read_text("utf-8")
    assert "# " in text and tomllib.loads(text)["theme"] == "light"
    assert [one.name for one in home.iterdir()] == ["settings.toml"]


def test_a_change_leaves_the_rest_alone() -> None:
    """One setting at a time."""
    settings.save(OTHER)
    assert settings.update(bell=True).theme == "light"
    assert settings.load().settings.bell and settings.load().settings.keys == OTHER.keys


def test_a_misspelt_set_is_named_with_those_there_are(home: Path) -> None:
    """It would be a set one lacks, and nobody said so; what was meant well stays, in the file too."""
    home.mkdir()
    text = '[sets]\nclassic = "knights, wizzards"\nclasic = "trade"\n'
    (home / "settings.toml").write_text(text)
    (said,) = problems()
    assert "[sets] classic – unknown: wizzards (known: knights, politics" in said
    assert "[sets] – unknown: clasic (known: classic)" in said
    assert owned("classic") == ("knights",) and "broken" not in said
    assert [one.name for one in home.iterdir()] == ["settings.toml"]
    settings.update(bell=False)
    assert settings.load().settings.sets == {"classic": "knights, wizzards", "clasic": "trade"}


def test_the_deck_commands_say_what_is_misspelt(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They follow the sets, and have no screen that would say it."""
    home.mkdir()
    (home / "settings.toml").write_text('[sets]\nclassic = "wizzards"\n')
    assert main(["deck", "check", "sorcerers", "--game", "classic"]) == 1
    assert "unknown: wizzards" in capsys.readouterr().err


@pytest.mark.parametrize(
    "broken",
    [b"theme = ", b"\xff\xfe\x00", b'theme = "dark"\ntheme = "light"', b"[keys\n", b"just words"],
)
def test_a_file_that_cannot_be_read_is_reported_and_kept(home: Path, broken: bytes) -> None:
    """The usual is used; the copy stays even when new settings are saved over the file."""
    home.mkdir()
    (home / "settings.toml").write_bytes(broken)
    loaded = settings.load()
    assert loaded.settings == Settings() and "settings.toml.broken" in loaded.problem
    assert settings.load().problem == loaded.problem
    settings.save(OTHER)
    assert settings.load().problem == ""
    assert (home / "settings.toml.broken").read_bytes() == broken
    assert not (home / "settings.toml.broken2").exists()


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ('theme = "purple"', "theme"),
        ("theme = []", "theme"),
        ('bell = "loud"', "bell"),
        ("name = 7", "name"),
        ('name = "\\u001b[31m"', "name"),
        ('language = "fr"', "language"),
        ("keys = 3", "keys"),
        ("[keys]\nx = 1", "keys"),
        ("sets = true", "sets"),
        ("colour = true", "colour"),
    ],
)
def test_one_wrong_value_spoils_only_itself(home: Path, line: str, word: str) -> None:
    """The rest holds; the fault is named; the file is kept."""
    home.mkdir()
    (home / "settings.toml").write_text(f"animation = false\n{line}\n", "utf-8")
    loaded = settings.load()
    assert loaded.settings == Settings(animation=False)
    assert f"{word}:" in loaded.problem
    assert (home / "settings.toml.broken").exists()


def test_a_second_broken_file_does_not_replace_the_first_copy(home: Path) -> None:
    """Never lost means: none of them."""
    home.mkdir()
    for number, data in enumerate((b"one =", b"two =", b"three ="), 1):
        (home / "settings.toml").write_bytes(data)
        assert f".broken{number if number > 1 else ''}" in settings.load().problem
    assert (home / "settings.toml.broken").read_bytes() == b"one ="
    assert (home / "settings.toml.broken3").read_bytes() == b"three ="


def test_a_folder_that_cannot_be_written_is_said(home: Path) -> None:
    """A file stands where the folder should be."""
    home.write_text("", "utf-8")
    assert "can't be written" in settings.save(OTHER)


def test_the_name_of_a_person_is_a_setting() -> None:
    """Set by any command, seen by all; what others must not see is cleaned."""
    settings.save(OTHER)
    assert people.set_name("Zoë\x1b[31m\n") == people.own_name() == settings.load().settings.name
    assert "\x1b" not in people.own_name() and people.own_name().startswith("Zoë")
    assert settings.load().settings.theme == "light"
