"""The one way the engine says no."""

__all__ = ["IllegalMove"]


class IllegalMove(ValueError):  # noqa: N818 - the name of the thing, as in chess libraries
    """A move the rules do not allow: a stable code, the rule id and plain words."""

    def __init__(self, code: str, rule: str, words: str) -> None:
        super().__init__(f"{words} — {rule}" if rule else words)
        self.code = code
        self.rule = rule
        self.words = words

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str, str]]:
        """Pickle by its three parts: processes hand errors to each other."""
        return (IllegalMove, (self.code, self.rule, self.words))
