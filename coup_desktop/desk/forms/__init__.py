"""The windows and dialogs drawn in Qt Designer, compiled from ``ui/*.ui``; never edited here.

In a checkout, importing this package makes sure that what is compiled is what was drawn last.
"""

import sys
from pathlib import Path

_STALE_EXIT_STATUS = 2


def stale_forms(checkout: Path, compiled: Path) -> list[str]:
    """Return the forms whose compiled code is missing or older than the drawing, by file name.

    Args:
        checkout: The folder that holds ``ui/``; where there is none, nothing is stale.
        compiled: The folder of the compiled forms.
    """
    return [
        source.name
        for source in sorted((checkout / "ui").glob("*.ui"))
        if not _is_current(source, compiled / f"ui_{source.stem}.py")
    ]


def _is_current(source: Path, compiled: Path) -> bool:
    """Compare the form with the digest in the head of its compiled code."""
    try:
        head = compiled.read_text(encoding="utf-8").split("\n", 2)[:2]
    except OSError:
        return False
    import hashlib

    digest = hashlib.sha256(source.read_bytes()).hexdigest()
    return head[1:] == [f"# form-sha256: {digest}"]


def _require_current_forms() -> None:
    """End the program with one line that says what to run, if a form is stale."""
    compiled = Path(__file__).resolve().parent
    checkout = compiled.parents[2]
    if not (checkout / "pyproject.toml").is_file():
        return
    stale = stale_forms(checkout, compiled)
    if stale:
        import shlex

        script = checkout / "packaging" / "compile_forms.py"
        command = shlex.join([sys.executable, str(script)])
        print(  # noqa: T201 - before there is a window to say it in
            f"coup-desktop: not compiled since last changed: {', '.join(stale)}. Run: {command}",
            file=sys.stderr,
        )
        raise SystemExit(_STALE_EXIT_STATUS)


_require_current_forms()
