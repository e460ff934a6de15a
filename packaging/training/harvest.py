"""Makes a policy of a table: strategies in fifteenths, the ones that matter first."""

from typing import Any

import numpy as np

from coup_desktop.bots.master import keys as policy_keys
from coup_desktop.bots.master.policy import WHOLE

Entries = list[tuple[int, list[int]]]


def entries(
    keys: Any,  # noqa: ANN401
    sums: Any,  # noqa: ANN401
    most: int | None,
    least: int = 0,
) -> Entries:
    """What goes into the file.

    A decision for which there is no entry with memory is answered by the one without, the mean
    over all memories; so what is left out is what differs least from it, weighed by how often it
    is reached.

    Args:
        keys: of the table.
        sums: of its strategies, a row each, all above 0.
        most: how many entries with memory at most; None: all.
        least: a choice with fewer fifteenths is left out: most of it is noise of the training.
    """
    strategies = sums / sums.sum(axis=1)[:, None]
    blind, place = np.unique(keys // policy_keys.MEMORY_STEP, return_inverse=True)
    means = np.zeros((len(blind), sums.shape[1]))
    np.add.at(means, place, sums)
    means /= means.sum(axis=1)[:, None]
    differs = sums.sum(axis=1) * np.abs(strategies - means[place]).sum(axis=1)
    differs[keys % policy_keys.LEVELS == policy_keys.NO_MEMORY] = -1.0
    kept = np.argsort(-differs, kind="stable")[: np.count_nonzero(differs >= 0.0)][:most]
    return _listed(blind * policy_keys.MEMORY_STEP, means, least) + _listed(
        keys[kept], strategies[kept], least
    )


def _listed(keys: Any, strategies: Any, least: int) -> Entries:  # noqa: ANN401
    shares = fifteenths(strategies)
    top = shares.max(axis=1)[:, None]
    strong = np.where(shares >= np.minimum(least, top), strategies, 0.0)
    shares = fifteenths(strong / strong.sum(axis=1)[:, None])
    return [(int(key), row.tolist()) for key, row in zip(keys, shares, strict=True)]


def fifteenths(strategies: Any) -> Any:  # noqa: ANN401
    """Strategies, a row each, in fifteenths that sum up to fifteen: largest rests round up."""
    exact = strategies * WHOLE
    shares = np.floor(exact + 1e-9).astype(np.int64)
    short = WHOLE - shares.sum(axis=1)
    order = np.argsort(shares - exact, axis=1, kind="stable")
    rank = np.argsort(order, axis=1, kind="stable")
    return shares + (rank < short[:, None])
