"""The island in English."""
