"""What each card does beyond its printed facts: one module per set."""
