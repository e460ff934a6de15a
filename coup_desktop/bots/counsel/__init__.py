"""What a strong player would do on a seat, and why, from what that seat may know."""
