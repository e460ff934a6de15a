"""What `tests.bench.smooth` starts: the real program with a pulse in it, or its yardstick.

`python -m tests.bench.smooth_probe TASK OPTIONS`, the options as JSON; says its findings as one
line of JSON. The window is the program's own, made by `open_window`, on whatever screen DISPLAY
names; games are begun and followed by others in the program's own way.
"""

import contextlib
import ctypes
import faulthandler
import gc
import json
import os
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from coup_desktop.desk import art
from coup_desktop.desk.app import favour_window, open_window
from coup_desktop.desk.main_window import MainWindow
from coup_desktop.desk.new_game_choice import CAST, NewGameChoice
from coup_desktop.desk.places import Places
from coup_desktop.store.settings import Settings, save_settings
from coup_desktop.table.pace import Pace
from coup_desktop.table.setup import SeatSetup

WIDTH: Final = 1920
HEIGHT: Final = 1080
SEATS: Final = 10
_BEAT: Final = 1
"""Milliseconds between two beats."""
_SUSPECT: Final = 0.010
"""Seconds of silence after which the spy looks where the window's thread is."""
_LOOK: Final = 0.002
_FRAMES: Final = 60
_MID_GAME: Final = 150
"""Decisions after which the chronicle is full and most seats are still there."""
_SETTLED: Final = 1200
"""Milliseconds after which what a person did is done with."""
_MANY_LINES: Final = 4000
_AT_REST: Final = 4.0
"""Seconds that a window at rest is watched."""

Options = dict[str, Any]


class Pulse(QObject):
    """Beats once a millisecond in the window's own event loop, and notes how far apart it came."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.gaps: list[tuple[float, float]] = []
        """Milliseconds between two beats: by the clock, and of this thread's processor time."""
        self.last = 0.0
        self._used = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin to feel."""
        self.last, self._used = time.perf_counter(), time.thread_time()
        self._timer.start(_BEAT)

    def stop(self) -> None:
        """Feel no more."""
        self._timer.stop()
        self.last = 0.0

    def _beat(self) -> None:
        now, used = time.perf_counter(), time.thread_time()
        self.gaps.append(((now - self.last) * 1000, (used - self._used) * 1000))
        self.last, self._used = now, used


class Spy:
    """Looks where the window's thread is while the pulse is silent. It slows things a little.

    It never holds a frame: a painter in it would live on when its widget has been painted, and the
    program with it would not.
    """

    def __init__(self, pulse: Pulse) -> None:
        self.seen: Counter[str] = Counter()
        self._pulse = pulse
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="spy", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Look no more."""
        self._done.set()
        self._thread.join()

    def _watch(self) -> None:
        with tempfile.TemporaryFile("w+") as notes:
            while not self._done.wait(_LOOK):
                last = self._pulse.last
                if last and time.perf_counter() - last > _SUSPECT:
                    notes.seek(0)
                    notes.truncate()
                    faulthandler.dump_traceback(notes, all_threads=True)
                    notes.seek(0)
                    self.seen[_window_stack(notes.read())] += 1


def _window_stack(traces: str) -> str:
    """The innermost lines of the thread that was made first, which faulthandler writes last."""
    lines = traces.rsplit("most recent call first):", 1)[-1].strip().splitlines()
    places = [line.split("coup_desktop/")[-1].strip() for line in lines[:6]]
    return " < ".join(place.removeprefix("File ") for place in places)


class Sitting:
    """The program in this process, and games in it one after the other."""

    def __init__(self, options: Options) -> None:
        self.app = QApplication(["coup-desktop"])
        self._home = tempfile.TemporaryDirectory(prefix="coup-smooth-")
        home = Path(self._home.name)
        places = Places(home / "settings.json", home / "games", home / "log")
        save_settings(
            places.settings,
            Settings(
                pace=options.get("pace", "instant"), scheme="dark", table=table_of(options).text()
            ),
        )
        self.window: MainWindow = open_window(self.app, places)
        self.window.setGeometry(0, 0, WIDTH, HEIGHT)
        self.window.show()
        favour_window()
        self.pulse = Pulse(self.window)

    def later(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Do something after the window had time for what it has to do."""
        QTimer.singleShot(milliseconds, self.window, then)

    def begin(self, ended: Callable[[], None]) -> None:
        """Begin the game the table is laid for; `ended` is told when it is over."""
        session = self.window.host.session
        assert session is not None
        session.ended.connect(lambda _winner: ended())
        self.window.begin()

    def run(self) -> None:
        """Stay until `quit`."""
        self.app.exec()
        self.window.close()
        self._home.cleanup()

    def quit(self) -> None:
        """End the program."""
        self.app.quit()


def table_of(options: Options) -> NewGameChoice:
    """Ten bots that play with teams and six characters: as much as a table can show."""
    people = tuple(SeatSetup(f"Person{number}") for number in range(options.get("people", 0)))
    doges = options.get("doges", 0)
    bots = tuple(
        SeatSetup(name, "doge" if number < doges else "courtier")
        for number, name in enumerate(CAST[: SEATS - len(people)])
    )
    return NewGameChoice("coup-x", ("six", "teams"), (), (*people, *bots), starter=0)


def game(options: Options) -> Options:
    """Play one game, or so many seconds of it, and feel the pulse."""
    sitting = Sitting(options)
    spy = Spy(sitting.pulse) if options["where"] else None

    def start() -> None:
        sitting.pulse.start()
        sitting.begin(lambda: sitting.later(1500, sitting.quit))
        sitting.later(int(options["seconds"] * 1000), sitting.quit)

    sitting.later(1500, start)
    sitting.run()
    if spy is not None:
        spy.stop()
    lines = sitting.window.ui.log.count()
    found: Options = {"gaps": sitting.pulse.gaps, "lines": lines}
    if spy is not None:
        found["where"] = spy.seen.most_common(25)
    return found


def idle(options: Options) -> Options:
    """The yardstick: an empty window of the same size that does nothing, until stdin closes."""
    app = QApplication(["idle"])
    window = QWidget()
    window.setGeometry(0, 0, WIDTH, HEIGHT)
    window.show()
    pulse = Pulse(window)
    pulse.start()

    def wait() -> None:
        sys.stdin.read()
        QTimer.singleShot(0, app, app.quit)

    threading.Thread(target=wait, daemon=True).start()
    app.exec()
    return {"gaps": pulse.gaps}


def frames(options: Options) -> Options:
    """Paint a full table again and again: the whole window, and the table alone, in mid-game."""
    sitting = Sitting(options)
    window = sitting.window
    session = window.host.session
    assert session is not None
    found: Options = {}
    moves = 0

    def measure() -> None:
        found["yardstick"] = [_timed(_paint_yardstick) for _ in range(_FRAMES)]
        for name, widget in (("window", window), ("table", window.ui.table)):
            found[name] = [_timed(widget.repaint) for _ in range(_FRAMES)]
        sitting.quit()

    def prepare() -> None:
        table = window.ui.table
        words = (
            "I take 3 coins as Duke.",
            "I challenge that!",
            "I block as Contessa: nobody is killed here.",
            "I steal from Baldassare as Captain.",
        )
        for seat, text in zip((0, 3, 5, 8), words, strict=True):
            table.say(seat, text)
        sitting.later(500, measure)

    def count() -> None:
        nonlocal moves
        moves += 1
        if moves == _MID_GAME:
            session.controller.set_pace(Pace.STEP)

    session.controller.settled.connect(count)
    session.controller.paused.connect(lambda waits: sitting.later(300, prepare) if waits else None)
    sitting.later(500, window.begin)
    sitting.run()
    return found


def _paint_yardstick() -> None:
    """Work of the same kind whose amount never changes: a gradient, words and lines."""
    image = QImage(960, 540, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = QLinearGradient(0, 0, 960, 540)
    ground.setColorAt(0, QColor("#27554f"))
    ground.setColorAt(1, QColor("#12302f"))
    painter.fillRect(image.rect(), ground)
    painter.setPen(QColor("#efe4c9"))
    for row in range(20):
        painter.drawText(10, 20 + 25 * row, "Orsola takes three coins from the Treasury.")
        painter.drawEllipse(600 + 5 * row, 200, 40 + 3 * row, 60)
    painter.end()


def _timed(work: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of a piece of work, by the clock and of processor time."""
    began, used = time.perf_counter(), time.thread_time()
    work()
    return (time.perf_counter() - began) * 1000, (time.thread_time() - used) * 1000


def pieces(options: Options) -> Options:
    """Do what a person may do with the window, one thing after the other, after a whole game."""
    sitting = Sitting(options)
    window, pulse = sitting.window, sitting.pulse
    found: Options = {}
    steps = iter(_steps(window))

    def next_step() -> None:
        step = next(steps, None)
        if step is None:
            sitting.quit()
            return
        name, act = step
        pulse.gaps.clear()
        pulse.start()
        QTimer.singleShot(_SETTLED // 4, window, act)

        def settled() -> None:
            pulse.stop()
            busy = [gap for gap in pulse.gaps if gap[0] > 2 * _BEAT]
            works = [used for _, used in pulse.gaps]
            longest = max((gap for gap, _ in busy), default=0.0)
            found[name] = (longest, max(works, default=0.0), sum(works))
            next_step()

        sitting.later(_SETTLED, settled)

    sitting.later(500, lambda: sitting.begin(lambda: sitting.later(800, next_step)))
    sitting.run()
    return {"pieces": found}


def _steps(window: MainWindow) -> list[tuple[str, Callable[[], object]]]:
    """What is done, in order, by name."""
    ui = window.ui

    def close_dialogs() -> None:
        for dialog in window.findChildren(QDialog):
            dialog.close()

    def many_lines() -> None:
        for number in range(_MANY_LINES):
            text = f"Orsola takes {number} coins as Duke, and nobody challenges it: line {number}."
            ui.log.append(text, heading=number % 12 == 0)

    def new_game() -> None:
        window.lay_table()

    def change(**values: str | int) -> Callable[[], None]:
        return lambda: window._preferences.change(**values)

    return [
        ("close the game's end", close_dialogs),
        ("look back at a line", lambda: ui.log.line_activated.emit(ui.log.count() // 2)),
        ("come back", lambda: QTest.keyClick(window, Qt.Key.Key_Escape)),
        ("chronicle: narrow", ui.actionChronicleNarrow.trigger),
        ("chronicle: wide", ui.actionChronicleNarrow.trigger),
        ("text size 130", change(text_size=130)),
        ("text size 100", change(text_size=100)),
        ("cloth: wine", change(cloth="wine")),
        ("theme: contrast", ui.actionThemeContrast.trigger),
        ("theme: light", ui.actionThemeLight.trigger),
        ("theme: dark again", ui.actionThemeDark.trigger),
        ("new game laid", new_game),
        ("dialog: new game", ui.actionNewGame.trigger),
        ("close it", close_dialogs),
        ("dialog: settings", ui.actionPreferences.trigger),
        ("close it too", close_dialogs),
        ("dialog: reference card", ui.actionReference.trigger),
        ("close it, again", close_dialogs),
        ("resize to 1280x800", lambda: window.resize(1280, 800)),
        ("resize to 1270x800", lambda: window.resize(1270, 800)),
        ("resize to 1920x1080", lambda: window.resize(WIDTH, HEIGHT)),
        ("chronicle away", ui.actionChronicle.trigger),
        ("chronicle back", ui.actionChronicle.trigger),
        (f"({_MANY_LINES} lines come at once)", many_lines),
        ("one line more", lambda: ui.log.append("One line more.")),
        ("chronicle narrower", lambda: _set_chronicle_width(window, 260)),
        ("chronicle wider", lambda: _set_chronicle_width(window, 520)),
        ("resize with them", lambda: window.resize(1280, 800)),
        ("theme with them", ui.actionThemeLight.trigger),
        ("search in them", lambda: ui.log.ui.search.setText("orsola")),
        ("new game with them", new_game),
        ("resize to 3840x2160", lambda: window.resize(3840, 2160)),
        ("again, all pictures known", lambda: window.resize(3838, 2160)),
    ]


def _set_chronicle_width(window: MainWindow, width: int) -> None:
    splitter = window.ui.splitter
    splitter.setSizes([splitter.width() - width, width])


def memory(options: Options) -> Options:
    """Play many games in one window, one after the other, and look what has been kept."""
    sitting = Sitting(options)
    marks: dict[int, Options] = {}
    games: int = options["games"]
    played = 0

    def over() -> None:
        nonlocal played
        played += 1
        sitting.later(0, again)

    def again() -> None:
        for dialog in sitting.window.findChildren(QDialog):
            dialog.close()
        sitting.window.lay_table()
        if played in options["marks"] or played == games:
            sitting.later(200, look)  # at a table that is laid: every time the same
        else:
            sitting.begin(over)

    def look() -> None:
        marks[played] = census(sitting.window)
        if played >= games:
            sitting.quit()
        else:
            sitting.begin(over)

    sitting.later(300, lambda: sitting.begin(over))
    sitting.run()
    return {"marks": marks}


def census(window: MainWindow) -> Options:
    """What lives in this process now."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)  # what is free is no leak
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    kinds = Counter(type(item).__name__ for item in gc.get_objects())
    return {
        "megabytes": pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
        "qt": len(window.findChildren(QObject)),
        "python": sum(kinds.values()),
        "pictures": art.ALBUM.size / 2**20,
        "threads": threading.active_count(),
        "files": len(list(Path("/proc/self/fd").iterdir())),
        "kinds": dict(kinds.most_common(60)),
        "sessions": kinds["Session"],
    }


def rest(options: Options) -> Options:
    """Processor time of a window in which nothing happens: before, in and after a game."""
    sitting = Sitting(options)
    found: Options = {}

    def watch(name: str, then: Callable[[], None]) -> None:
        used = time.process_time()

        def done() -> None:
            found[name] = (time.process_time() - used) / _AT_REST * 100
            then()

        sitting.later(int(_AT_REST * 1000), done)

    def after() -> None:
        sitting.later(1500, lambda: watch("after a game", asked))

    def asked() -> None:
        sitting.window.host.play(table_of(options | {"people": 1}))
        sitting.later(3000, lambda: watch("while somebody is asked", sitting.quit))

    def before() -> None:
        watch("before a game", lambda: sitting.begin(after))

    sitting.later(1500, before)
    sitting.run()
    return found


TASKS: Final = {
    "game": game,
    "idle": idle,
    "frames": frames,
    "pieces": pieces,
    "memory": memory,
    "rest": rest,
}


def main() -> int:
    """Do the task; print what was found. Status 1 where something was raised meanwhile."""
    task, options = sys.argv[1], json.loads(sys.argv[2])
    raised: list[type[BaseException]] = []

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        raised.append(kind)
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = note
    print(json.dumps(TASKS[task](options)), flush=True)
    return 1 if raised else 0


if __name__ == "__main__":
    sys.exit(main())
