"""What the Duel shows: its boards, its wishes, its marks."""
