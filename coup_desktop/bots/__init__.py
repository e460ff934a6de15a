"""Who sits in the empty chairs. No Qt here."""
