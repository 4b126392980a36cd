"""Texts that may be the same in another language as in English, each with a reason."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["SAME"]

_ALL = ("de", "cs", "sk")

_REASONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "the word is the same in that language": {
        r"commands:COMMANDS\[hand\]\[0\]": ("de",),
        r"lobby:(BOT|DECK|K_BOT|K_DECK|K_NAME)": ("de",),
        r"playing:K_LOBBY": _ALL,
        r"cli:(argument|ARGPARSE\[argument %\(argument_name\)s: %\(message\)s\])": ("cs", "sk"),
        r"cli_arena:COLUMNS\[4\]": ("cs", "sk"),
        r"(cli_output|lobby):(BOT|BOT_MARK|K_BOT)": ("cs", "sk"),
        r"lobby:WHICH_VARIANT": ("sk",),
        r"verdict:found": ("cs", "sk"),
        r"builder:(FILTERS\[sets\]|HAND|K_HAND|K_NAME|K_SETS)": ("de",),
        r"tables:SEATS\[1\]": ("de",),
        r"screen:BANK": ("de", "cs"),
        r"screen:pays": ("cs", "sk"),
        r"nouns:SET_WORDS\[gold\]": ("de",),
        r"sheets:origin": ("de",),
        r"goods:COLOURS\[1\]": ("de",),
        r"nouns:RESOURCE_WORDS\[gold\]": ("de",),
        r"table:LETTERS\[(gold|wool)\]": ("de",),
        r"names:NOUNS\[(dogma|inquisition|inspiration|medicus|mission|theater)\]": ("de",),
    },
    "a name, a unit, a command line or a sign": {
        r"cli_commands:bots": ("cs", "sk"),
        r"cli_doctor:CHECKS\[(port|multicast)\]": ("cs", "sk"),
        r"names:(NOUNS|SHORT)\[(austin|brigitta|candamir|gudrun|harald|inga|irmgard|osmund|siglind)\]": _ALL,
        r"names:SHORT\[(anton|baroc|bodo|eryn|falk|flavo|hagen|ingo|ismai|lothar|otto)\]": _ALL,
        r"names:SHORT\[(richard|roland|samsor|sven|walter|walther)\]": _ALL,
        r"names:SHORT\[(johanna|karl|pippin|siegfried|sigismund)\]": ("de",),
        r"names:NOUNS\[(ari|arsa|hafli|hor|ira|tali)\]": _ALL,
        r"settings:VALUES\[language\]\[(en|de|cs|sk)\]": _ALL,
    },
    "nothing but what was put into it": {r"plain:refused": _ALL},
}
"""Reason -> pattern of a message -> languages."""

SAME = tuple((pattern, where) for listed in _REASONS.values() for pattern, where in listed.items())
