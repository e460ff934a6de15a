"""Runs macOS' own programs, and says plainly what went wrong."""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import Final

from installers.project import BuildError

_HIDDEN: Final = "***"


class Tools:
    """What the stage `package` asks of macOS; tests put another in its place."""

    def run(
        self,
        command: Sequence[str],
        *,
        secrets: Sequence[str] = (),
        environ: Mapping[str, str] | None = None,
    ) -> str:
        """Run a program of macOS or of Xcode's command line tools.

        Args:
            command: the program and its arguments.
            secrets: of the arguments those that no message may show.
            environ: what it gets besides this process's environment.

        Returns:
            What it printed on standard output.

        Raises:
            BuildError: it is not there, or fails.
        """
        try:
            done = subprocess.run(
                command,
                env=os.environ | {"LC_ALL": "C"} | dict(environ or {}),
                capture_output=True,
                text=True,
                check=False,
            )
        except FileNotFoundError:
            raise BuildError(
                f"there is no {command[0]}: it is part of macOS, or comes with "
                "`xcode-select --install`"
            ) from None
        if done.returncode:
            said = (done.stderr + done.stdout).strip()
            raise BuildError(f"{hide(' '.join(command), secrets)} failed:\n{hide(said, secrets)}")
        return done.stdout

    def pause(self, seconds: float) -> None:
        """Give macOS time."""
        time.sleep(seconds)


def hide(text: str, secrets: Sequence[str]) -> str:
    """A text without its secrets."""
    for secret in secrets:
        if secret:
            text = text.replace(secret, _HIDDEN)
    return text
