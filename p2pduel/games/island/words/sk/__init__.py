"""The island in Slovak."""
