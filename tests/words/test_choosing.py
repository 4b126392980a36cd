"""Which language is spoken: the command line, the setting, the environment, English, in this order."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from p2pduel import children, language, settings
from p2pduel.catalogue import lobby, speech
from p2pduel.catalogue.de import lobby as german
from p2pduel.catalogue.en import lobby as english
from p2pduel.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A data folder of its own, and no language in the environment."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield
    language.forget()
    speech.speak("en")


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "cs_CZ"}, "cs"),
        ({"LANG": "sk"}, "sk"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8", "LC_ALL": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "../../etc"}, "en"),
    ],
)
def test_the_environment_says_it_as_posix_reads_it(environment: dict[str, str], spoken: str) -> None:
    """LC_ALL before LC_MESSAGES before LANG; what is not spoken here is English."""
    assert language.from_environment(environment) == spoken


def test_what_was_asked_for_comes_before_the_setting_before_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Until somebody chooses in the settings."""
    monkeypatch.setenv("LANG", "sk_SK.UTF-8")
    language.settle("")
    assert speech.spoken() == "sk"
    language.settle("cs")
    assert speech.spoken() == "cs"
    language.ask_for("de")
    language.settle("cs")
    assert speech.spoken() == "de"
    language.forget()
    language.settle("cs")
    assert speech.spoken() == "cs"


@pytest.mark.parametrize("words", [["--language", "de"], ["--language=de"]])
@pytest.mark.parametrize("first", [True, False])
def test_every_command_takes_the_option_anywhere(
    words: list[str], first: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the command and behind it; afterwards the program speaks as before."""
    assert main([*words, "identity"] if first else ["identity", *words]) == 0
    assert "Fingerabdruck" in capsys.readouterr().out
    assert speech.spoken() == "en"


def test_the_help_is_translated_with_the_words_of_argparse(capsys: pytest.CaptureFixture[str]) -> None:
    """Usage, options, errors; in English they are as argparse says them."""
    assert main(["play", "--help", "--language", "de"]) == 0
    german_help = capsys.readouterr().out
    assert main(["play", "--help"]) == 0
    english_help = capsys.readouterr().out
    assert "usage: " in english_help and "options:" in english_help
    assert "usage: " not in german_help and "options:" not in german_help
    assert "--language" in german_help and "--language" in english_help
    assert main(["verify", "--language", "de"]) == 2
    assert "required" not in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--language", "fr"], ["--language="], ["--language"], ["--language", ""]])
def test_a_language_that_is_none_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Clearly, and before anything else happens."""
    code = main(["identity", *words])
    said = capsys.readouterr()
    assert code == 2 and said.out == ""
    assert "language" in said.err


def test_the_setting_counts_where_nothing_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old file with a language is valid; one without has that of the environment."""
    settings.update(language="de")
    assert main(["identity"]) == 0
    assert "Fingerabdruck" in capsys.readouterr().out
    settings.update(language="")
    assert main(["identity"]) == 0
    assert "fingerprint" in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["identity"]) == 0
    assert "Fingerabdruck" in capsys.readouterr().out


def test_an_old_file_of_settings_stays_valid(tmp_path: Path) -> None:
    """All four values there were; another word is a fault that is told."""
    for value in ("en", "de", "cs", "sk", ""):
        (tmp_path / "settings.toml").write_text(f'language = "{value}"\n')
        loaded = settings.load()
        assert loaded.settings.language == value and not loaded.problem
    (tmp_path / "settings.toml").write_text('language = "fr"\n')
    assert "language" in settings.load().problem


@pytest.mark.parametrize("words", [["games", "--json"], ["doctor", "--json"]])
def test_what_programs_read_stays_english(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The same bytes, whoever runs it."""
    main(words)
    plain = capsys.readouterr().out
    main([*words, "--language", "de"])
    assert capsys.readouterr().out == plain


def test_children_speak_the_language_of_who_starts_them() -> None:
    """The command line of a child names it, and the child obeys."""
    with speech.speaking("de"):
        command = children.command("identity")
    assert command[-2:] == ["--language", "de"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert done.returncode == 0 and "Fingerabdruck" in done.stdout


def test_a_switch_speaks_the_language_of_the_moment() -> None:
    """Texts and sentences, also one that was taken before."""
    greeting = lobby.greeting
    with speech.speaking("de"):
        assert (lobby.TABLES, greeting("Anna")) == (german.TABLES, german.greeting("Anna"))
    assert (lobby.TABLES, greeting("Anna")) == (english.TABLES, english.greeting("Anna"))
    with pytest.raises(ValueError, match="fr"):
        speech.speak("fr")
    with pytest.raises(AttributeError):
        _ = lobby.NO_SUCH_WORD  # type: ignore[attr-defined]
    assert speech.message("p2pduel.catalogue.lobby:TABLES") == english.TABLES
    assert speech.message("p2pduel.catalogue.settings:LABELS[bell]") == "Bell"
    with pytest.raises(TypeError):
        speech.message("p2pduel.catalogue.settings:LABELS")


def test_the_version_needs_no_words() -> None:
    """Neither settings nor catalogues are read for it."""
    code = "import sys; from p2pduel.cli import main; main(['--version']); print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()
    assert loaded[0].startswith("p2pduel ")
    wrong = (
        "p2pduel.settings",
        "p2pduel.games",
        "p2pduel.catalogue.en",
        "textual",
        "tomllib",
        "platformdirs",
    )
    assert not [name for name in loaded if name.startswith(wrong)]
