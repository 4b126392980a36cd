"""The island's words in Slovak."""
