"""Where this program keeps a person's files, by the system's own rules."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths


@dataclass(frozen=True, slots=True)
class Places:
    """Folders and files; none of them need exist yet."""

    settings: Path
    games: Path
    """The folder of the running and finished games' records."""
    log: Path
    """The folder of what is noted when something goes wrong."""

    @classmethod
    def of_system(cls) -> "Places":
        """Those of the person who is logged in."""
        kinds = QStandardPaths.StandardLocation
        config = Path(QStandardPaths.writableLocation(kinds.AppConfigLocation))
        data = Path(QStandardPaths.writableLocation(kinds.AppLocalDataLocation))
        state = Path(QStandardPaths.writableLocation(kinds.StateLocation))
        return cls(settings=config / "settings.json", games=data / "games", log=state / "log")
