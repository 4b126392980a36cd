"""What a person likes: the screen for it, and how it is put on."""
