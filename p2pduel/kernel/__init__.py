"""What rules are written in: agenda, steps, slots, operations, moves, position, view. Knows no game."""
