"""What games of principalities share: places, resources and where they are stored."""
