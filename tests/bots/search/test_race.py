"""Which move of a race is better than the first, beyond what chance may make of it."""

from random import Random

from coup_desktop.bots.search.race import BATCH, Race, Tally

ERRORS, MARGIN = 2.0, 0.03


def run(chances: list[float], deals: int, seed: int) -> Race:
    """Moves that win with these chances, each by itself."""
    random = Random(seed)
    race = Race(len(chances), 1)
    for _ in range(deals):
        race.enter([float(random.random() < chances[i]) for i in race.running], 1)
        if race.deals % BATCH == 0:
            race.thin_out()
    return race


def test_a_better_move_is_proven_and_is_the_best() -> None:
    for seed in range(20):
        race = run([0.2, 0.25, 0.6, 0.1], 300, seed)
        assert race.best == 2
        assert race.beats(2, ERRORS, MARGIN)


def test_equal_moves_are_hardly_ever_taken_for_better() -> None:
    proven = 0
    for seed in range(400):
        race = run([0.3, 0.3], 200, seed)
        proven += race.beats(race.best, ERRORS, MARGIN)
    # One side of two standard errors is 2.3 % without any margin.
    assert proven < 400 * 0.04


def test_the_first_move_never_beats_itself_and_never_drops_out() -> None:
    race = run([0.9, 0.1, 0.1], 60, 1)
    assert race.running == [0]
    assert race.best == 0
    assert not race.beats(0, ERRORS, MARGIN)


def test_hopeless_moves_drop_out_and_their_tallies_stay_as_they_were() -> None:
    race = run([0.4, 0.05, 0.8], 240, 3)
    assert 1 not in race.running
    assert race.tallies[1].count < race.tallies[2].count == 240


def test_the_worse_half_is_dropped() -> None:
    race = Race(6, 1)
    for _ in range(5):
        race.enter([0.5, 0.1, 0.9, 0.2, 0.8, 0.3], 1)
    race.halve()
    assert race.running == [0, 2, 4, 5]


def test_values_are_entered_for_those_that_still_run() -> None:
    race = Race(3, 1)
    race.running = [0, 2]
    race.enter([0.25, 1.0], 1)
    assert (race.tallies[1].count, race.tallies[2].mean) == (0, 0.75)


def test_what_harms_where_one_style_plays_is_found_though_it_helps_on_the_whole() -> None:
    race = Race(2, 3)
    for number in range(300):
        style = number % 3
        race.enter([0.5, 0.0 if style == 1 else 1.0], 1 << style)
    assert race.tallies[1].mean > 0.0
    assert race.beats(1, ERRORS, MARGIN)
    assert race.harms(1, ERRORS)


def test_a_style_that_hardly_came_up_harms_nothing() -> None:
    race = Race(2, 2)
    for number in range(100):
        rare = number < BATCH - 1
        race.enter([0.5, 0.0 if rare else 1.0], 2 if rare else 1)
    assert not race.harms(1, ERRORS)


def test_a_few_equal_differences_are_no_certainty() -> None:
    tally = Tally()
    assert (tally.mean, tally.error > 0.5) == (0.0, True)
    for _ in range(4):
        tally.add(0.5)
    assert tally.mean == 0.5
    assert tally.error > 0.2
