"""What the classic card game's own refusals are known by."""

from enum import StrEnum

__all__ = ["ClassicCode"]


class ClassicCode(StrEnum):
    """Why only the classic card game refuses."""

    CARD_BARRED = "card/barred"
    CARD_FRESH = "card/fresh"
    CARD_HIDDEN = "card/hidden"
    CARD_KIND = "card/kind"
    CARD_LOCKED = "card/locked"
    CARD_NO_EFFECT = "card/no-effect"
    CARD_REQUIREMENT = "card/requirement"
    CARD_TIMING = "card/timing"
    CARD_UNIQUE = "card/unique"
    CARD_USED = "card/used"
    COST_MAGIC = "cost/magic"
    COST_SHORT = "cost/short"
    DEMOLISH_TARGET = "demolish/target"
    LIFT_TARGET = "lift/target"
    MOVE_PHASE = "move/phase"
    OFFER_LIMIT = "offer/limit"
    PAY_PLACES = "pay/places"
    POSITION_AGENDA = "position/agenda"
    POSITION_CENTRE = "position/centre"
    POSITION_COPIES = "position/copies"
    POSITION_PHASE = "position/phase"
    POSITION_REGIONS = "position/regions"
    POSITION_SETS = "position/sets"
    POSITION_SITE = "position/site"
    POSITION_STORED = "position/stored"
    POSITION_VARIANT = "position/variant"
    POSITION_ZONES = "position/zones"
    REDEEM_TARGET = "redeem/target"
    SITE_WRONG = "site/wrong"
    STACK_EMPTY = "stack/empty"
    TRADE_RATE = "trade/rate"
    TRADE_SAME = "trade/same"
    TRADE_SHORT = "trade/short"
    USE_TARGET = "use/target"
