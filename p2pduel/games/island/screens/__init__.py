"""The island as a person sees it."""
