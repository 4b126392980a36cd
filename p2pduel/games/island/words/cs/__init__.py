"""The island in Czech."""
