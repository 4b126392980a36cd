"""The terms of a game: what may stand in them, and which ones a seat agrees to before it signs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from p2pduel import games
from p2pduel.catalogue import agreement, settling
from p2pduel.catalogue.options import why
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.options import Option, Value
from p2pduel.table.about import SEATS, game_of, seats_of, strange, unknown_game
from protocol.reader import UnknownTermsError
from protocol.wire import Body

__all__ = ["CLAIM_SECONDS", "POLICIES", "Terms", "objection", "parse_term", "unusual"]

CLAIM_SECONDS: Final = 600
"""How long a player must be away before the others may claim the game, unless the terms say otherwise."""
_LONGEST_CLAIM: Final = 7 * 24 * 3600
POLICIES: Final = ("open", "closed")
_KEYS: Final = ("game", "variant", "seats", "hints", "claim")


@dataclass(frozen=True, slots=True)
class Terms:
    """What all seats of a game agree to."""

    variant: str
    hints: bool = False
    """Whether a player may ask for hints."""
    claim: int = CLAIM_SECONDS
    """Seconds without another player after which the game may be claimed."""
    policy: str = "open"
    """open: all open their seeds at the end, and everything is audited; closed: nobody does."""
    game: str = games.DEFAULT
    seats: int = SEATS
    options: Mapping[str, Value] = field(default_factory=dict)
    """The value of every option of the variant."""

    @classmethod
    def read(cls, terms: Body, policy: str = "open") -> Terms:
        """The terms of a hello; UnknownTermsError for a key or a value that is not known here."""
        words = strange(terms)
        if words:
            raise UnknownTermsError(words)
        game, seats = game_of(terms), seats_of(terms)
        variant, hints = terms.get("variant"), terms.get("hints", False)
        claim = terms.get("claim", CLAIM_SECONDS)
        if not isinstance(variant, str) or variant not in games.game(game).variants:
            raise UnknownTermsError(agreement.NO_VARIANT)
        rules = games.game(game).rules
        chosen: dict[str, Any] = {key: value for key, value in terms.items() if key not in _KEYS}
        for key in chosen.keys() - {option.name for option in rules.options(variant)}:
            raise UnknownTermsError(agreement.unknown_term(key))
        try:
            options = rules.check(variant, seats, chosen)
        except IllegalMove as error:
            raise UnknownTermsError(why(error)) from None
        if not isinstance(hints, bool):
            raise UnknownTermsError(agreement.HINTS_YES_NO)
        if type(claim) is not int or not 0 <= claim <= _LONGEST_CLAIM:
            raise UnknownTermsError(agreement.claim_range(_LONGEST_CLAIM))
        if policy not in POLICIES:
            raise UnknownTermsError(agreement.POLICY)
        return cls(variant, hints, claim, policy, game, seats, options)

    def to_wire(self) -> Body:
        """The terms as a hello says them; the first game there was is not named, nor its seats counted."""
        terms: Body = {"variant": self.variant, "hints": self.hints, "claim": self.claim, **self.options}
        return terms if self.game == games.DEFAULT else {"game": self.game, "seats": self.seats, **terms}

    def to_json(self) -> dict[str, Any]:
        """The terms as one flat object."""
        terms = asdict(self)
        return {**{key: terms[key] for key in terms if key != "options"}, **self.options}


def unusual(terms: Body) -> str:
    """The options that are not as usual, as an announcement has them; nothing of terms not known here."""
    try:
        agreed = Terms.read(terms)
    except UnknownTermsError:
        return ""
    options = games.game(agreed.game).rules.options(agreed.variant)
    chosen = [(one, agreed.options[one.name]) for one in options]
    return ";".join(f"{one.name}={one.text(value)}" for one, value in chosen if value != one.usual)


def objection(terms: Terms, accepted: Mapping[str, object]) -> str:
    """The first term that is not among the accepted ones, as KEY=VALUE; empty if all are.

    What is not named must be as usual; any game in any variant will do.
    """
    rules = games.game(terms.game).rules
    usual = Terms(
        terms.variant, game=terms.game, seats=terms.seats, options=rules.check(terms.variant, terms.seats)
    )
    wanted = {**usual.to_json(), **accepted}
    known = {option.name: option for option in rules.options(terms.variant)}
    for key, value in terms.to_json().items():
        shown = known[key].text(value) if key in known else _shown(value)
        if value != wanted[key] and shown != wanted[key]:  # an option may be accepted as it is typed
            return f"{key}={shown}"
    return ""


def _shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parse_term(text: str) -> tuple[str, object]:
    """KEY=VALUE as a person types it; ValueError says what is wrong.

    The value of an option stays as it is typed: which game it is about, the host decides.
    """
    key, sign, value = text.partition("=")
    first = games.game(games.DEFAULT).variants[0]
    try:
        if key == "hints" and value in ("yes", "no"):
            return key, value == "yes"
        if key == "claim" and value.isdecimal():
            return key, Terms.read({"variant": first, "claim": int(value)}).claim
        if key == "variant" and sign:
            return key, _variant(value)
        if key == "game" and sign:
            return key, games.game(value).name
        if key == "policy" and sign:
            return key, Terms.read({"variant": first}, value).policy
        if key not in _KEYS and sign and (found := _options(key)):
            return key, _typed(found, value)
    except games.UnknownGameError:
        raise ValueError(unknown_game(value)) from None
    except UnknownTermsError as error:
        raise ValueError(str(error)) from None
    raise ValueError(agreement.FORM)


def _options(name: str) -> list[Option]:
    """The options of that name, in any variant of any game."""
    return [
        option
        for game in games.known()
        for variant in game.variants
        for option in game.rules.options(variant)
        if option.name == name
    ]


def _typed(options: list[Option], text: str) -> str:
    """A value that one of these options has, as it is typed."""
    for option in options:
        value = option.parse(text)
        if option.allows(value):
            return option.text(value)
    ranges = list(dict.fromkeys(option.range for option in options))
    raise UnknownTermsError(settling.not_so(options[0].name, ranges, text))


def _variant(name: str) -> str:
    """A variant of any game that is known."""
    if not any(name in game.variants for game in games.known()):
        raise UnknownTermsError(agreement.NO_VARIANT)
    return name
