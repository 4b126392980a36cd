"""Levels of bots and decimal signs, where a person reads them: in the language spoken, never in JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from p2pduel.catalogue import bots, replay, speech
from p2pduel.catalogue.words import decimal
from p2pduel.cli.dispatch import main
from p2pduel.games import known
from p2pduel.local.report import called
from p2pduel.tui.lobby.fields import bot_fields

OTHERS = ("de", "cs", "sk")
MATCH = ["arena", "--variant", "intro", "--games", "2", "--bots", "random,random", "--max-turns", "3"]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English before and after."""
    speech.speak("en")
    yield
    speech.speak("en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_level_is_shown_by_its_words(language: str) -> None:
    """In the lobby's form every level that people are offered has words of the language, in every game."""
    speech.speak(language)
    for game in known():
        chosen = {"game": game.name, "variant": game.variants[0], "players": "2", "bot": "random"}
        field = next(one for one in bot_fields(chosen) if one.key == "bot")
        for level, said in field.values:
            assert said == bots.NAMES[level] != level


@pytest.mark.parametrize("language", OTHERS)
def test_the_arena_speaks_of_levels_and_writes_commas(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its table names the levels and has no decimal point; a bot without a level stays as it was typed."""
    assert main(["--language", language, *MATCH]) == 0
    told = capsys.readouterr().out
    speech.speak(language)
    assert f"{bots.NAMES['random']}#1" in told and "random" not in told
    assert re.search(r"\d,\d", told) and not re.search(r"\d\.\d", told)
    assert called("prince:0.2#2") == f"{bots.NAMES['prince']}:0.2#2" and called("cmd:./mine") == "cmd:./mine"


def test_json_has_ids_and_points_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    """What programs read does not depend on a language."""
    found = []
    for language in speech.LANGUAGES:
        assert main(["--language", language, *MATCH, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert {tuple(one["shares"]) for one in found} == {("random#1", "random#2")}
    assert len({one["mean_turns"] for one in found}) == 1


@pytest.mark.parametrize(("language", "sign"), [("en", "."), ("de", ","), ("cs", ","), ("sk", ",")])
def test_decimals_have_the_sign_of_the_language(language: str, sign: str) -> None:
    """Rolls to be expected, shares and the pace of a replay."""
    speech.speak(language)
    assert decimal(2.75, 1) == f"2{sign}8" and f"0{sign}5" in replay.pace_words(0.5, True)
