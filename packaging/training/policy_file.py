"""Writes the policy file that `coup_desktop.bots.master.policy` reads."""

import json
import zlib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from coup_desktop.bots.master.policy import FORMAT, KEY_PLANES, STRATEGY_PLANES, WHOLE


def fifteenths(weights: Sequence[float]) -> list[int]:
    """Shares of a strategy in fifteenths, which sum up to fifteen: the largest rests round up.

    Args:
        weights: not below 0, not all 0.
    """
    total = sum(weights)
    exact = [WHOLE * weight / total for weight in weights]
    shares = [int(part) for part in exact]
    order = sorted(range(len(shares)), key=lambda k: shares[k] - exact[k])
    for k in order[: WHOLE - sum(shares)]:
        shares[k] += 1
    return shares


def write(path: Path, made: dict[str, Any], entries: Sequence[tuple[int, Sequence[int]]]) -> int:
    """Writes a policy; how many bytes it has.

    Args:
        path: where.
        made: how it was made.
        entries: key, and the shares of its choices in fifteenths; in any order, no key twice.
    """
    entries = sorted(entries)
    steps = bytearray()
    before = 0
    for key, _ in entries:
        steps += (key - before).to_bytes(KEY_PLANES, "little")
        before = key
    planes = bytearray()
    for plane in range(KEY_PLANES):
        planes += steps[plane::KEY_PLANES]
    for plane in range(STRATEGY_PLANES):
        low = 1 + 2 * plane
        for _, shares in entries:
            padded = (*shares, 0, 0, 0, 0, 0, 0, 0)
            planes.append(padded[low] | padded[low + 1] << 4)
    body = zlib.compress(bytes(planes), 9)
    header = {
        "format": FORMAT,
        "entries": len(entries),
        "sha256": sha256(body).hexdigest(),
        "made": made,
    }
    text = json.dumps(header, ensure_ascii=True, sort_keys=True).encode() + b"\n" + body
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
    return len(text)
