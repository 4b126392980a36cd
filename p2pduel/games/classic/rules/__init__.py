"""The rules of the classic card game: state, moves, cards as data."""
