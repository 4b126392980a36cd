"""The lines of the lobby's forms: which game, variant and options, how many play, which bot, which deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from p2pduel import games
from p2pduel.catalogue import bots, settling
from p2pduel.catalogue import lobby as say
from p2pduel.catalogue.options import value_words
from p2pduel.kernel.options import Choice, Number, Option, Several, Value
from p2pduel.tui.dialogs.forms import Field, Fields

__all__ = [
    "Kept",
    "bot_fields",
    "chosen_options",
    "deck_field",
    "game_fields",
    "host_fields",
    "reading_once",
    "terms_fields",
]

_LINKED = 2
"""So many players a table on the network links."""


Kept = Mapping[str, str] | None
"""The sets a person owns by game, as the settings have them; None: they are read now."""


def reading_once(fields: Callable[[Mapping[str, str], Kept], list[Field]]) -> Fields:
    """The lines of a form that is opened now: no key in it reads the settings again."""
    from p2pduel import settings  # read when a form opens

    kept = settings.load().settings.sets
    return lambda chosen: fields(chosen, kept)


def game_fields(chosen: Mapping[str, str], most: int = 99, kept: Kept = None) -> list[Field]:
    """Which game, where there are several; which variant; for how many, where that can be chosen."""
    game, known = games.game(chosen["game"]), games.known()
    said, names = game.words, game.variants
    variant = chosen["variant"] if chosen["variant"] in names else names[0]
    titles = [(name, said.variant_title(name)) for name in names]
    label = say.VARIANT if len(known) == 1 else say.WHICH_VARIANT
    seats = [str(number) for number in game.rules.variants[variant].seats if number <= most]
    return [
        Field("game", say.GAME, [(one.name, one.words.title()) for one in known], quiet=True),
        Field("variant", label, titles, [said.blurb(name) for name in names]),
        Field("players", say.PLAYERS, [(number, number) for number in seats], quiet=True),
        *_option_fields(game, variant, kept),
    ]


def chosen_options(chosen: Mapping[str, str]) -> dict[str, Value]:
    """What a form settles about the rules of its variant."""
    game, variant = games.game(chosen["game"]), chosen["variant"]
    found: dict[str, Value] = {}
    mine = _own_sets(game, variant)
    for option in game.rules.options(variant):
        key = _key(game, variant, option)
        if isinstance(option, Several):
            usual = mine.get(option.name, option.parts(option.usual))
            offered = mine.get(option.name, option.values)
            taken = {word: chosen.get(f"{key}.{word}") for word in offered}
            wanted = [word for word in offered if (taken[word] or _flag(word in usual)) == _YES]
            found[option.name] = option.together(wanted)
        elif key in chosen:
            found[option.name] = option.parse(chosen[key])
    return found


def _own_sets(game: games.Game, variant: str, kept: Kept = None) -> dict[str, tuple[str, ...]]:
    """The option for the sets of the first seat -> those the person owns, if that was ever said."""
    from p2pduel.decks.boxes import own_options  # read when a form opens

    return {name: tuple(sets.split(",")) for name, sets in own_options(game.name, variant, 0, kept).items()}


_YES, _NO = "yes", "no"


def _flag(value: bool) -> str:
    return _YES if value else _NO


def _key(game: games.Game, variant: str, option: Option) -> str:
    """The line of an option: one of the same name in another variant is another one."""
    return f"option.{game.name}.{variant}.{option.name}"


def _option_fields(game: games.Game, variant: str, kept: Kept) -> list[Field]:
    """A line for every option of the variant; for one of several words a line for each of them.

    Of the sets for the own deck only those are offered that the person owns, and they are all taken at first.
    """
    fields: list[Field] = []
    mine = _own_sets(game, variant, kept)
    for option in game.rules.options(variant):
        key, said = _key(game, variant, option), game.words.options().get(option.name)
        label, about = (said.title, said.about) if said is not None else (option.name, "")
        if isinstance(option, Several):
            usual = mine.get(option.name, option.parts(option.usual))
            flags = [(_YES, settling.YES), (_NO, settling.NO)]
            for word in mine.get(option.name, option.values):
                called = said.part(word) if said is not None else word
                line = Field(f"{key}.{word}", called, flags, [about] * 2, usual=_flag(word in usual))
                fields.append(line)
        else:
            values = [(option.text(value), value_words(said, option, value)) for value in _values(option)]
            notes = [about] * len(values)
            fields.append(Field(key, label, values, notes, usual=option.text(option.usual)))
    return fields


def _values(option: Option) -> Sequence[Value]:
    """Everything an option may be, in the order of turning."""
    if isinstance(option, Number):
        return range(option.least, option.most + 1)
    return option.values if isinstance(option, Choice) else (True, False)


def bot_fields(chosen: Mapping[str, str], kept: Kept = None) -> list[Field]:
    """A game against a bot."""
    crew = games.game(chosen["game"]).crew
    described = [crew.about(name) for name in crew.LEVELS]
    levels = [(name, bots.NAMES.get(name, name)) for name in crew.LEVELS]
    return [*game_fields(chosen, kept=kept), Field("bot", say.BOT, levels, described), *_decks(chosen, kept)]


def host_fields(chosen: Mapping[str, str], kept: Kept = None) -> list[Field]:
    """A table of one's own."""
    return [*game_fields(chosen, _LINKED, kept), *terms_fields(), *_decks(chosen, kept)]


def terms_fields() -> list[Field]:
    """What else holds at a table of one's own: who may watch, whether bots may be asked."""
    values = [("yes", say.ALLOWED), ("no", say.NOT_ALLOWED)]
    return [
        Field("watch", say.SPECTATORS, values),
        Field("hints", say.HINTS, values[::-1], [say.ABOUT_HINTS] * 2),
    ]


def _decks(chosen: Mapping[str, str], kept: Kept) -> list[Field]:
    """The line for decks, where a variant of the game uses them."""
    return [deck_field(chosen["game"], kept)] if games.game(chosen["game"]).own_decks else []


def deck_field(game: str, kept: Kept = None) -> Field:
    """Which deck of a game; only those in which players bring their own use it."""
    from p2pduel.decks import playable  # read when a form opens

    names = playable(game, kept)
    return Field("deck", say.DECK, [(name, name) for name in names], [say.ABOUT_DECK] * len(names))
