"""What the cast say."""
