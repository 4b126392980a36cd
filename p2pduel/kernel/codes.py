"""What a refusal is known by: the codes that are not one game's alone."""

from enum import StrEnum

__all__ = ["Code"]


class Code(StrEnum):
    """Why the kernel, a table or any game refuses."""

    ACT_INDEX = "act/index"
    ACT_OPENED = "act/opened"
    ACT_SECRET = "act/secret"
    CARD_MISSING = "card/missing"
    CARD_NOT_HELD = "card/not-held"
    CARD_UNNAMED = "card/unnamed"
    DECK_POOL = "deck/pool"
    DECK_SIZE = "deck/size"
    DONE_FACES = "done/faces"
    DONE_NONE = "done/none"
    DONE_VALUES = "done/values"
    FORCE_DICE = "force/dice"
    FORCE_FACE = "force/face"
    FORCE_KNOWN = "force/known"
    FORCE_STACK = "force/stack"
    GAME_OVER = "game/over"
    MOVE_FORM = "move/form"
    MOVE_NOT_OFFERED = "move/not-offered"
    MOVE_REFUSED = "move/refused"
    MOVE_TURN = "move/turn"
    MOVE_UNKNOWN = "move/unknown"
    POSITION_CARDS = "position/cards"
    POSITION_FACES = "position/faces"
    POSITION_FIELD = "position/field"
    POSITION_FORM = "position/form"
    POSITION_SLOTS = "position/slots"
    SEAT_UNKNOWN = "seat/unknown"
    SEATS_NUMBER = "seats/number"
    STACK_BACK = "stack/back"
    TURN_NOBODY = "turn/nobody"
    TURN_NOT_YOURS = "turn/not-yours"
    UNDO_PLY = "undo/ply"
    VARIANT_UNKNOWN = "variant/unknown"
