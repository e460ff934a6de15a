"""The rules of Coup, the record, and what a seat may know. Standard library only."""
