"""What a person sees and does at the classic card game."""
