"""What must happen next: the steps of the classic card game."""
