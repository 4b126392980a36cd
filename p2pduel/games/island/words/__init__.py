"""Every word about the island."""
