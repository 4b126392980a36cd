"""What sentences are made of: nouns with their cases, who does something, plurals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

__all__ = ["Gender", "Noun", "Who", "chain", "comma", "ended", "few", "mid", "one", "upper"]

Gender = Literal["m", "f", "n"]


@dataclass(frozen=True, slots=True)
class Noun:
    """A name with its cases; a language leaves out those it does not have."""

    nom: str
    gen: str = ""
    acc: str = ""
    ins: str = ""
    gender: Gender = "m"
    dat: str = ""
    weak: str = ""
    """German: the nominative after der, die, das, where an adjective changes: "das Große Handelsschiff"."""
    animate: bool = False
    plural: bool = False
    """The noun is plural by form: "Lázně jdou", "die Unruhen kommen"."""
    proper: bool = False
    """A person, or in English an event: takes no article in English and German."""

    def __str__(self) -> str:
        """The noun as it stands alone."""
        return self.nom

    def with_number(self, text: str) -> Noun:
        """The same noun with a figure behind it that does not change: "Forest 4", "Kaple 1–3"."""
        forms = (self.nom, self.gen, self.acc, self.ins, self.dat, self.weak)
        nom, gen, acc, ins, dat, weak = (f"{form} {text}" if form else "" for form in forms)
        return replace(self, nom=nom, gen=gen, acc=acc, ins=ins, dat=dat, weak=weak)


class Who(NamedTuple):
    """Who does something: a player by a name that no language changes, or the reader."""

    name: str
    you: bool = False

    def does(self, theirs: str, yours: str) -> str:
        """The subject and its verb: "Bob builds" of "builds", or all of yours: "You build", "Stavíš"."""
        return yours if self.you else f"{self.name} {theirs}"


def upper(text: str) -> str:
    """The text with a capital first letter, the rest untouched."""
    return text[:1].upper() + text[1:]


def mid(name: str) -> str:
    """A name in the middle of a sentence: a title behind a comma ends with another one; a call does not."""
    return f"{name}," if "," in name and not name.endswith("!") else name


def ended(sentence: str) -> str:
    """The sentence with its full stop, unless a name at its end is a call: "Anna casts Change Places!"."""
    return sentence if sentence.endswith("!") else f"{sentence}."


def chain(items: Sequence[str], last: str) -> str:
    """One, two and three: last is the word before the last one."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def one(number: int, single: str, more: str) -> str:
    """The number with its noun in English and German: 1 card, 3 cards."""
    return f"{number} {single if number == 1 else more}"


def comma(figures: str) -> str:
    """A number written with a point, as German, Czech and Slovak write it."""
    return figures.replace(".", ",")


_FEW: Final = range(2, 5)


def few(number: int, single: str, two_to_four: str, more: str) -> str:
    """The number with its noun in Czech and Slovak: 1 karta, 3 karty, 5 karet."""
    return f"{number} {single if number == 1 else two_to_four if number in _FEW else more}"
