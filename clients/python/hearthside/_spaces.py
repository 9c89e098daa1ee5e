"""What both adapters share: spaces, and numbers in the form that learners expect."""
from array import array
from typing import Any, List

from .layout import Layout

LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1

try:
    import numpy
except ImportError:  # only where the libraries are replaced, for both of them bring it along
    numpy = None  # type: ignore[assignment]


def vector(numbers: List[int]) -> Any:
    """An observation as 32-bit numbers."""
    return array("i", numbers) if numpy is None else numpy.array(numbers, dtype=numpy.int32)


def mask(layout: Layout, legal: List[int]) -> Any:
    """An action mask as 8-bit numbers."""
    ones = layout.mask(legal)
    return array("b", ones) if numpy is None else numpy.frombuffer(ones, dtype=numpy.int8)


def observation_space(spaces: Any, layout: Layout) -> Any:
    wide, narrow = ("int32", "int8") if numpy is None else (numpy.int32, numpy.int8)
    return spaces.Dict({
        "observation": spaces.Box(low=LOWEST, high=HIGHEST, shape=(layout.observation_size,), dtype=wide),
        "action_mask": spaces.Box(low=0, high=1, shape=(layout.action_count,), dtype=narrow),
    })


def reward(seat: int, winners: List[int], seats: int) -> float:
    """1 for winning alone and -1 for losing; whoever wins together shares it. Alone, or together against the game: 1 or -1."""
    if not winners:
        return -1.0
    if len(winners) == seats:
        return 1.0 if seats == 1 else 0.0
    return 1.0 / len(winners) if seat in winners else -1.0 / (seats - len(winners))
