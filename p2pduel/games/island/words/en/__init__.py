"""The island's words in English."""
