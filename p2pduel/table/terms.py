"""The terms of a game: what may stand in them, and which ones a seat agrees to before it signs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from p2pduel import games
from p2pduel.catalogue import agreement, refusals
from p2pduel.kernel.errors import IllegalMove
from p2pduel.table.about import SEATS, game_of, seats_of, strange, unknown_game
from protocol.reader import UnknownTermsError
from protocol.wire import Body

__all__ = ["CLAIM_SECONDS", "POLICIES", "Terms", "objection", "parse_term"]

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

    @classmethod
    def read(cls, terms: Body, policy: str = "open") -> Terms:
        """The terms of a hello; UnknownTermsError for a key or a value that is not known here."""
        words = strange(terms)
        if words:
            raise UnknownTermsError(words)
        game, seats = game_of(terms), seats_of(terms)
        for key in terms:
            if key not in _KEYS:  # options of a game would be asked for at its rules
                raise UnknownTermsError(agreement.unknown_term(key))
        variant, hints = terms.get("variant"), terms.get("hints", False)
        claim = terms.get("claim", CLAIM_SECONDS)
        if not isinstance(variant, str) or variant not in games.game(game).variants:
            raise UnknownTermsError(agreement.NO_VARIANT)
        try:
            games.game(game).rules.check(variant, seats)
        except IllegalMove as error:
            raise UnknownTermsError(refusals.REASONS[error.code]) from None
        if not isinstance(hints, bool):
            raise UnknownTermsError(agreement.HINTS_YES_NO)
        if type(claim) is not int or not 0 <= claim <= _LONGEST_CLAIM:
            raise UnknownTermsError(agreement.claim_range(_LONGEST_CLAIM))
        if policy not in POLICIES:
            raise UnknownTermsError(agreement.POLICY)
        return cls(variant, hints, claim, policy, game, seats)

    def to_wire(self) -> Body:
        """The terms as a hello says them; the first game there was is not named, nor its seats counted."""
        terms: Body = {"variant": self.variant, "hints": self.hints, "claim": self.claim}
        return terms if self.game == games.DEFAULT else {"game": self.game, "seats": self.seats, **terms}

    def to_json(self) -> dict[str, Any]:
        """The terms as one flat object."""
        return asdict(self)


def objection(terms: Terms, accepted: Mapping[str, object]) -> str:
    """The first term that is not among the accepted ones, as KEY=VALUE; empty if all are.

    What is not named must be as usual; any game in any variant will do.
    """
    usual = asdict(Terms(terms.variant, game=terms.game, seats=terms.seats))
    for key, value in asdict(terms).items():
        if value != {**usual, **accepted}[key]:
            return f"{key}={_shown(value)}"
    return ""


def _shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parse_term(text: str) -> tuple[str, object]:
    """KEY=VALUE as a person types it; ValueError says what is wrong."""
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
    except games.UnknownGameError:
        raise ValueError(unknown_game(value)) from None
    except UnknownTermsError as error:
        raise ValueError(str(error)) from None
    raise ValueError(agreement.FORM)


def _variant(name: str) -> str:
    """A variant of any game that is known."""
    if not any(name in game.variants for game in games.known()):
        raise UnknownTermsError(agreement.NO_VARIANT)
    return name
