"""The measuring instruments measure: rates, differences, sequential tests, deals kept in a file."""

from pathlib import Path

import pytest

from coup_desktop.engine.rng import SplitMix64
from tests.bench.accept import Trial, interval
from tests.bench.cells import Line, Share, Sitting, Times, Told, played
from tests.bench.deals import Deals, Found, Task, play
from tests.bench.figures import cells, response
from tests.bench.habits import Habits, difference, last_offender
from tests.bots.playing import dealt, say

ROOT = Path(__file__).resolve().parents[2]
TASK = Task(("official", 3, ()), "honest", ("random", "contest"), 5)


def told(mean: float, seed: int) -> bool:
    """What the sequential test says of shares that differ by `mean` in truth."""
    chance = SplitMix64(seed)
    trial = Trial(0.02)
    # A deal of four games: each won by the one, by the other, or by neither alone.
    odds = 0.12 + mean / 2, 0.12 - mean / 2
    while True:
        deal = 0
        for _ in range(4):
            number = chance.chance()
            deal += (number < odds[0]) - (odds[0] <= number < odds[0] + odds[1])
        trial.add(deal / 4)
        found = trial.verdict()
        if found is not None:
            return found


def test_the_sequential_test_is_seldom_wrong() -> None:
    games = 200
    assert sum(told(0.0, seed) for seed in range(games)) > 0.92 * games
    assert sum(told(-0.02, seed) for seed in range(games)) < 0.08 * games
    assert all(told(0.05, seed) for seed in range(50))
    assert not any(told(-0.08, seed) for seed in range(50))


def test_too_few_deals_tell_nothing_and_equals_are_accepted() -> None:
    trial = Trial(0.02)
    for _ in range(29):
        trial.add(-1.0)
    assert trial.likelihood < -100
    assert trial.verdict() is None
    trial.add(-1.0)
    assert trial.verdict() is False
    trial = Trial(0.02)
    for _ in range(30):
        trial.add(0.0)
    assert trial.verdict() is True
    mean, low, high = interval([0.0, 0.25, -0.25, 0.0])
    assert (mean, high - mean) == pytest.approx((0.0, 0.2000), abs=1e-3)
    assert low == -high


def test_a_difference_of_rates_is_counted_in_standard_errors() -> None:
    assert difference((50, 100), (50, 100)) == 0
    assert difference((60, 100), (40, 100)) == pytest.approx(2.828, abs=1e-3)
    assert difference((40, 100), (60, 100)) == pytest.approx(-2.828, abs=1e-3)
    assert difference((0, 0), (60, 100)) == difference((0, 10), (0, 10)) == 0


def noted(game_text: str, lines: list[str], move: str) -> dict[str, int]:
    game = dealt(game_text)
    say(game, *lines)
    names = [str(seat) for seat in range(game.ruleset.seats)]
    chosen = next(m for m in game.legal() if m.text(names) == move)
    habits = Habits()
    habits.note(game.view(game.asked), game.legal(), chosen)
    return {word: count for word, count in habits.counts.items() if count}


def test_habits_are_counted() -> None:
    hands = "duke contessa, captain assassin, captain ambassador"
    assert noted(hands, [], "tax") == {"claims": 1}
    assert noted(hands, [], "exchange") == {"claims": 1, "bluffs": 1}
    assert noted(hands, [], "income") == {}
    assert noted(hands, ["tax"], "challenge") == {"questions": 1, "doubts": 1}
    assert noted(hands, ["tax"], "allow") == {"questions": 1}
    assert noted(hands, ["foreign-aid"], "block duke") == {"claims": 1, "bluffs": 1}
    # Seat 1 has more coins than seat 2, and comes next.
    aid = ["foreign-aid", "allow", "allow"]
    stealing = ["income", "income", "income", "income", *aid, "income"]
    first = noted(hands, stealing, "steal 1")
    assert first == {"claims": 1, "bluffs": 1, "aimed": 1, "at the richest": 1, "at the next": 1}
    second = noted(hands, [*stealing[:3], "income", "income", *aid], "steal 2")
    assert second == {"claims": 1, "bluffs": 1, "aimed": 1, "at the richest": 1}


def test_who_offended_last_is_known() -> None:
    game = dealt("duke contessa, captain assassin, captain ambassador")
    assert last_offender(game.view(0)) == -1
    say(game, "foreign-aid", "allow", "block duke", "allow", "allow")
    assert last_offender(game.view(0)) == 2
    assert last_offender(game.view(1)) == -1
    say(game, "steal 0", "allow", "allow", "allow")
    assert last_offender(game.view(0)) == 1
    say(game, "income", "tax", "challenge", "show duke", "lose captain")
    assert [last_offender(game.view(seat)) for seat in range(3)] == [1, -1, -1]


def test_a_deal_is_played_on_every_seat_the_same_each_time() -> None:
    first = play(TASK, 2)
    assert (first.games, play(TASK, 2).habits.counts) == (3, first.habits.counts)
    assert first.habits.counts["claims"] > 0
    assert play(TASK, 3).habits.counts != first.habits.counts


def test_another_checkouts_bot_plays_as_it_does_there() -> None:
    borrowed = Task(TASK.rules, f"honest@{ROOT}", TASK.table, TASK.seed)
    for deal in range(3):
        ours, theirs = play(TASK, deal), play(borrowed, deal)
        assert (ours.wins, ours.habits.counts) == (theirs.wins, theirs.habits.counts)
    with pytest.raises(SystemExit, match="no checkout of Coup Desktop"):
        play(Task(TASK.rules, "honest@/nowhere", TASK.table, 1), 0)


def test_deals_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    others = Task(TASK.rules, "turtle", TASK.table, TASK.seed)
    begun = Deals(path)
    assert list(begun.played([TASK, others], 3, 1)) == [0, 1, 2]
    path.write_bytes(path.read_bytes()[:-9])  # the last line was cut off
    again = Deals(path)
    assert len(again.of(TASK)) + len(again.of(others)) == 5
    assert list(again.played([TASK, others], 4, 1)) == [0, 1, 2, 3]
    whole = Deals(None)
    for deal in range(4):
        whole.add(TASK, deal, play(TASK, deal))
    assert shares(again, TASK) == shares(whole, TASK)
    assert again.of(TASK)[3].habits.counts == whole.of(TASK)[3].habits.counts


def shares(deals: Deals, task: Task) -> list[float]:
    found = deals.of(task)
    return [found[deal].share for deal in sorted(found)]


def sitting(folder: Path, games: int = 6, stops_after: int = 10_000) -> Sitting:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > stops_after

    return Sitting(games, None, 1, folder, stopped)


def test_a_cell_passes_fails_lacks_or_is_gone_on_with(tmp_path: Path) -> None:
    easy = Share("easy", "honest", ("random",), 3, 0.2)
    hard = Share("hard", "random", ("contest",), 3, 0.9)
    assert played(easy, sitting(tmp_path, stops_after=120)).verdict == "PART"
    line = played(easy, sitting(tmp_path))
    assert line.verdict == "PASS"
    assert line.text.endswith("of 6 games; wanted 20.0% or more")
    assert played(hard, sitting(tmp_path)).verdict == "FAIL"
    absent = Share("absent", "hal", ("random",), 3, 0.2)
    assert played(absent, sitting(tmp_path)).text.startswith("'hal' is no bot")
    assert played(absent, sitting(tmp_path)).verdict == "LACKS"
    slow = Times("slow", easy, 0.0, 0.0, 0.0)
    assert played(slow, sitting(tmp_path)).verdict == "FAIL"
    assert played(Times("quick", easy, 1e6, 1e6, 1e6), sitting(tmp_path)).verdict == "PASS"


def test_a_program_judges_by_its_status_and_is_not_asked_again(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = f"open({str(notes)!r}, 'a').write('x'); print('all well')"
    told = Told("told", ("-c", program))
    for _ in range(2):
        assert played(told, sitting(tmp_path)) == Line("PASS", "all well")
    assert notes.read_text() == "x"
    failing = Told("failing", ("-c", "raise SystemExit('no good')"))
    assert played(failing, sitting(tmp_path)).verdict == "FAIL"
    assert "no good" in (tmp_path / "failing.log").read_text()
    lacking = Told("lacking", ("-c", ""), needs="no/such.file")
    assert played(lacking, sitting(tmp_path)) == Line("LACKS", "no/such.file is not there")
    slow = Told("slow", ("-c", "import time; time.sleep(60)"))
    assert played(slow, sitting(tmp_path, stops_after=0)).verdict == "PART"


def test_a_response_counts_once_its_curve_is_flat() -> None:
    def curve(*means: float) -> str:
        return "\n".join(f'{{"mean": {mean}}}' for mean in means)

    assert response(curve(0.5, 0.52, 0.54, 0.545, 0.547, 0.547))[0]
    assert not response(curve(0.5, 0.52, 0.54, 0.545, 0.54, 0.56))[0]
    good, text = response(curve(0.3, 0.3, 0.3, 0.35, 0.4, 0.45))
    assert not good
    assert text.endswith("its curve is not flat yet")


def test_every_cell_has_a_name_and_a_command_of_its_own(tmp_path: Path) -> None:
    all_cells = list(cells())
    assert len({cell.name for cell in all_cells}) == len(all_cells) > 50
    said = [" ".join(cell.command(sitting(tmp_path))) for cell in all_cells]
    assert len(set(said)) == len(said)
    assert not any("{" in command for command in said)


def test_a_share_is_of_all_games_of_a_deal() -> None:
    assert Found(2, 4, Habits()).share == 0.5
