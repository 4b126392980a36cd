"""Which language is spoken: that of the command line, of the setting, of the environment, or English."""

from __future__ import annotations

import os
from collections.abc import Mapping

from p2pduel.catalogue import speech

__all__ = ["ask_for", "forget", "from_environment", "settle"]

_asked: list[str] = []
"""What the command line asked for, if it did."""


def ask_for(language: str) -> None:
    """The command line wants a language: speak it, whatever the settings say."""
    speech.speak(language)
    _asked[:] = [language]


def forget() -> None:
    """What the command line wanted counts no more: somebody has chosen in the settings."""
    _asked.clear()


def settle(setting: str) -> None:
    """Speak what was asked for, else what the setting says, else the language of the environment."""
    speech.speak(next(iter(_asked), "") or setting or from_environment())


def from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language of the environment, as POSIX reads it; English if this program does not speak it."""
    env = os.environ if environment is None else environment
    said = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    language = said.partition(".")[0].partition("@")[0].partition("_")[0].casefold()
    return language if language in speech.LANGUAGES else speech.LANGUAGES[0]
