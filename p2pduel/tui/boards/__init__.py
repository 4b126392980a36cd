"""The principality as a picture: tiles, layout, paint, and the widget that shows it."""
