"""The island's words in German."""
