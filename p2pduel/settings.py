"""What a person has chosen once for all games: a typed model and its readable file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from p2pduel import paths
from p2pduel.catalogue import faults, files
from p2pduel.catalogue.speech import anew

__all__ = ["CHOICES", "Loaded", "Settings", "load", "save", "update"]

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("dark", "light", "contrast"),
    "language": ("", "en", "de", "cs", "sk"),
}
"""Settings that are one of a few words."""

_LONGEST = 64
"""Characters of a text in the file."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; a new one is made for every change."""

    name: str = ""
    theme: str = "dark"
    language: str = ""
    """Empty: as the system has it."""
    safe_colours: bool = False
    ascii: bool = False
    animation: bool = True
    bell: bool = True
    keys: Mapping[str, str] = field(default_factory=dict)
    """Action -> key, where it is not the usual one."""
    sets: Mapping[str, str] = field(default_factory=dict)
    """Game -> the sets this person owns, with commas; all of them where nothing is said."""

    def to_toml(self) -> str:
        """The file, with a word on every line for whoever edits it by hand."""
        lines = [f"# {files.SETTINGS_HEAD}", ""]
        for name, words in files.SETTINGS_NOTES.items():
            lines += [f"# {words}", f"{name} = {_toml(getattr(self, name))}", ""]
        for title, words in files.SETTINGS_TABLES.items():
            rows = sorted(getattr(self, title).items())
            lines += [
                f"# {words}",
                f"[{title}]",
                *(f"{_toml(key)} = {_toml(value)}" for key, value in rows),
                "",
            ]
        lines.pop()
        return "\n".join(lines) + "\n"


def _toml(value: str | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    signs = {"\\": "\\\\", '"': '\\"'}
    plain = "".join(signs.get(c, c if c.isprintable() else f"\\U{ord(c):08x}") for c in value)
    return f'"{plain}"'


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as they were read, and what was wrong with the file."""

    settings: Settings = Settings()
    problem: str = ""


def load(path: Path | None = None) -> Loaded:
    """Read the settings; what can't be read is reported, kept in a copy, and replaced by the usual."""
    path = path or paths.settings()
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Loaded()
    except OSError as error:
        return Loaded(problem=anew(files.unreadable, str(path), faults.why(error)))
    import tomllib  # most people have no such file

    try:
        document = tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return Loaded(problem=_keep(path, data, anew(files.not_understood, str(path), str(error))))
    settings, wrong = _read(document)
    if not wrong:
        return Loaded(settings)
    return Loaded(settings, _keep(path, data, anew(files.partly_wrong, str(path), wrong)))


def _read(document: Mapping[str, Any]) -> tuple[Settings, list[str]]:
    """Every value that fits; a word about every one that doesn't."""
    good: dict[str, Any] = {}
    wrong: list[str] = []
    known = {one.name for one in fields(Settings)}
    for name, value in document.items():
        if name not in known:
            wrong.append(anew(lambda name: f"{name}: {files.NO_SUCH_SETTING}", name))
        elif _fault(name, value):
            wrong.append(anew(lambda name, value: f"{name}: {_fault(name, value)}", name, value))
        else:
            good[name] = value
    return replace(Settings(), **good), wrong


def _fault(name: str, value: Any) -> str:
    """What is wrong with a value; empty if nothing is."""
    if isinstance(getattr(Settings(), name), dict):
        fits = isinstance(value, dict) and all(_is_text(one) for one in value.values())
        return "" if fits else files.NO_TABLE[name]
    if isinstance(getattr(Settings(), name), bool):
        return "" if isinstance(value, bool) else files.TRUE_OR_FALSE
    if name in CHOICES:
        return "" if value in CHOICES[name] else files.one_of([one for one in CHOICES[name] if one])
    return "" if _is_text(value) else files.text_of(_LONGEST)


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST and all(c.isprintable() for c in value)


def _keep(path: Path, data: bytes, problem: str) -> str:
    """Put a copy of a broken file beside it, once; the report says where."""
    for number in range(1, 100):
        copy = path.with_name(f"{path.name}.broken{number if number > 1 else ''}")
        try:
            if not copy.exists():
                copy.write_bytes(data)
            elif copy.read_bytes() != data:
                continue
        except OSError as error:
            return anew(files.no_copy, problem, faults.why(error))
        return anew(files.copy_kept, problem, copy.name)
    return problem


def save(settings: Settings) -> str:
    """Write the settings whole or not at all; what stood against it, in words."""
    fault = paths.write_whole(paths.settings(), settings.to_toml())
    return anew(files.unwritable, str(paths.settings()), faults.why(fault)) if fault else ""


def update(**changes: Any) -> Settings:
    """Change some settings in the file; the settings as they are then. OSError if it can't be written."""
    settings = replace(load().settings, **changes)
    problem = save(settings)
    if problem:
        raise OSError(problem)
    return settings
