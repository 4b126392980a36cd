"""What the Ferry's own refusals are known by."""

from enum import StrEnum

__all__ = ["ToyCode"]


class ToyCode(StrEnum):
    """Why only the Ferry refuses."""

    CARD_UNKNOWN = "card/unknown"
    LOAD_HEAVY = "load/heavy"
    SINK_LATE = "sink/late"
