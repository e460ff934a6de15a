"""A desktop and the program on it, for each test anew."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from tests.e2e.program import Program
from tests.e2e.session import in_ci, missing, program_command, session

Start = Callable[..., Program]


@pytest.fixture
def desktop(real_screen: dict[str, str]) -> Iterator[dict[str, str]]:
    """The environment of somebody who has logged in on a screen of 1280x800."""
    lacking = missing()
    if lacking and in_ci():
        pytest.fail(lacking, pytrace=False)
    if lacking:
        pytest.skip(f"NO GAME WAS PLAYED IN A REAL WINDOW: {lacking}")
    with session(real_screen) as environ:
        yield environ


@pytest.fixture
def start(desktop: dict[str, str], tmp_path: Path) -> Iterator[Start]:
    """Starts the program, or another command; what was started is gone in the end."""
    running: list[Program] = []

    def start_one(*command: str | Path) -> Program:
        running.append(Program(command or program_command(), desktop, tmp_path))
        return running[-1]

    yield start_one
    for program in running:
        program.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep the evidence of a failure while the program still runs."""
    report = yield
    program = getattr(item, "funcargs", {}).get("program")
    if report.when == "call" and report.failed and isinstance(program, Program):
        where = program.keep_evidence()
        report.sections.append(("evidence", f"{where}\n{program.said}"))
    return report
