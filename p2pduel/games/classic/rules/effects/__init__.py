"""What makes cards special, set by set."""
