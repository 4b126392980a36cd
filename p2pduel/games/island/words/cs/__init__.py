"""The island's words in Czech."""
