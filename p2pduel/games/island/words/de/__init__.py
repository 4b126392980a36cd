"""The island in German."""
