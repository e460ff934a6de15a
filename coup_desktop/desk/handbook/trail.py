"""Where somebody has been in the handbook, to go back and forward."""


class Trail:
    """Places in the order in which they were visited; one of them is the present one."""

    def __init__(self) -> None:
        self._places: list[str] = []
        self._at = -1

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before the present one."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether somebody has gone back from a later place."""
        return self._at < len(self._places) - 1

    def visit(self, place: str) -> None:
        """Go to a new place; those that lay ahead are forgotten."""
        if self._at >= 0 and self._places[self._at] == place:
            return
        self._places[self._at + 1 :] = [place]
        self._at += 1

    def stay(self, place: str) -> None:
        """Say where exactly somebody has come to in the present place, to come back there."""
        if self._at >= 0:
            self._places[self._at] = place

    def go(self, step: int) -> str:
        """Go back (-1) or forward (1); there must be a place. Returns the place."""
        self._at += step
        return self._places[self._at]
