"""What the island's screens say."""

__all__ = ["TERRAINS"]

TERRAINS = ("forest", "hills", "pasture", "fields", "mountains", "desert")
