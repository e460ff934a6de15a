"""The card counter and the claims so far, as the audience may know them."""
