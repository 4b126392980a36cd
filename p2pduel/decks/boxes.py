"""Which sets of a game a person owns: said once, kept in the settings, followed wherever decks are chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from p2pduel import games, paths, settings
from p2pduel.catalogue import decks as words
from p2pduel.catalogue import files
from p2pduel.catalogue.speech import anew
from p2pduel.catalogue.words import either, listed
from p2pduel.games.door.decks import Boxes, Part

__all__ = ["keep_owned", "lacking", "own_options", "owned", "parts", "problems", "said", "with_owned"]


def problems() -> list[str]:
    """What is wrong with the settings, in words, misspelt sets included: they would be lacked."""
    loaded = settings.load()
    strays = _strays(loaded.settings.sets) if loaded.settings.sets else []
    said = anew(files.partly_wrong, str(paths.settings()), strays) if strays else ""
    return [words for words in (loaded.problem, said) if words]


def _strays(sets: Mapping[str, str]) -> list[str]:
    """A word about every game and every set that there is not."""
    boxed = _with_boxes()
    found = []
    for game, text in sets.items():
        names = [name.strip() for name in text.split(",")]
        unknown = [name for name in names if name and name not in boxed.get(game, names)]
        if game not in boxed:
            found.append(anew(files.not_known, "[sets]", [game], list(boxed)))
        elif unknown:
            found.append(anew(files.not_known, f"[sets] {game}", unknown, boxed[game]))
    return found


def _with_boxes() -> dict[str, tuple[str, ...]]:
    """Every game of which one may own some sets and lack others -> their names."""
    found = {one.name: one.decks.BOXES for one in games.known() if one.own_decks}
    return {name: boxes.names for name, boxes in found.items() if boxes is not None}


def said(game: str, kept: Mapping[str, str] | None = None) -> tuple[str, ...] | None:
    """The sets a person has said to own, in the order of the boxes; None where nothing was said, or can be.

    kept: the settings where they are at hand; else they are read.
    """
    boxes = games.game(game).decks.BOXES
    kept = settings.load().settings.sets if kept is None and boxes is not None else kept
    if boxes is None or not kept or game not in kept:
        return None
    named = {name.strip() for name in kept[game].split(",")}
    return tuple(name for name in boxes.names if name in named)


def owned(game: str, kept: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The sets a person owns beside what everybody has: all of them until something is said."""
    found, boxes = said(game, kept), games.game(game).decks.BOXES
    return found if found is not None else boxes.names if boxes is not None else ()


def with_owned(kept: Mapping[str, str], game: str, sets: Collection[str]) -> dict[str, str]:
    """The settings with these sets of a game; all of them need not be said."""
    boxes = _boxes(game)
    others = {name: value for name, value in kept.items() if name != game}
    if set(boxes.names) <= set(sets):
        return others
    return {**others, game: ",".join(name for name in boxes.names if name in sets)}


def keep_owned(game: str, sets: Collection[str]) -> None:
    """Remember which sets a person owns. OSError if the settings can't be written."""
    settings.update(sets=with_owned(settings.load().settings.sets, game, sets))


def own_options(game: str, variant: str, seat: int, kept: Mapping[str, str] | None = None) -> dict[str, str]:
    """The option of the terms that lets a seat choose from the sets it has said to own; else nothing."""
    played = games.game(game)
    sets = said(game, kept) if variant in played.own_decks else None
    if not sets:
        return {}
    return {_boxes(game).options[seat]: ",".join(sets)}


def parts(game: str, sets: Collection[str] | None) -> tuple[Part, ...]:
    """The parts of a deck with what somebody who owns these sets may choose; None: all there is."""
    law = games.game(game).decks
    if sets is None or law.BOXES is None:
        return tuple(law.PARTS)
    return tuple(replace(part, pool=law.BOXES.pool(part.asked, sets)) for part in law.PARTS)


def lacking(game: str, part: Part, faces: Iterable[str]) -> list[str]:
    """Why somebody who lacks their sets can't choose cards of a part: the cards, and where they come from."""
    needs: dict[str, list[str]] = {}
    for face in faces:
        needs.setdefault(_takes(game, part, face), []).append(face)
    return [anew(_not_owned, game, part, found) for found in needs.values()]


def _not_owned(game: str, part: Part, faces: Sequence[str]) -> str:
    """The same of cards that come from the same sets."""
    names = [games.game(game).decks.face_name(face) for face in faces]
    return words.not_owned(part.name, names, _takes(game, part, faces[0]))


def _takes(game: str, part: Part, face: str) -> str:
    """The sets that have a card, in words; all that it takes, where one does not do."""
    boxes = _boxes(game)
    found = [name for name in boxes.names if face in boxes.pool(part.asked, (name,))]
    if found:
        return either([boxes.title(name) for name in found])
    without = {name: [one for one in boxes.names if one != name] for name in boxes.names}
    found = [name for name in boxes.names if face not in boxes.pool(part.asked, without[name])]
    return listed([boxes.title(name) for name in found])


def _boxes(game: str) -> Boxes:
    """The sets of a game that has several boxes."""
    boxes = games.game(game).decks.BOXES
    assert boxes is not None
    return boxes
