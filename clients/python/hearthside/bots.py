"""Bots, and the loop that lets them play a game."""
import random
from typing import Callable, Dict, List, Optional, Sequence

from .engine import Action, Answer, Engine
from .errors import HearthsideError
from .match import Match, Result


class Turn:
    """A decision: what a bot may look at. Nothing here tells more than its seat may know."""

    def __init__(self, match: Match, seat: int, options: List[Action], happened: List[Answer]) -> None:
        self._match = match
        self._view: Optional[Answer] = None
        self.seat = seat
        self.options = options
        # the events since this seat's last decision; not those that have been hidden since (MF-V1: a forest that has closed)
        self.happened = happened

    @property
    def view(self) -> Answer:
        """All that the seat may know; asked for once, and only if it is looked at."""
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    def search(self, *, iterations: Optional[int] = None, ms: Optional[int] = None) -> Answer:
        """What our own search would do, from what the seat may know."""
        return self._match.search(iterations=iterations, ms=ms, seat=self.seat)


Bot = Callable[[Turn], Action]


class RandomBot:
    """Does anything."""

    def __init__(self, seed: Optional[int] = None) -> None:
        self._random = random.Random(seed)

    def __call__(self, turn: Turn) -> Action:
        return self._random.choice(turn.options)


class SearchBot:
    """Does what our own search finds best."""

    def __init__(self, iterations: int = 200) -> None:
        self.iterations = iterations

    def __call__(self, turn: Turn) -> Action:
        action: Action = turn.search(iterations=self.iterations)["action"]
        return action


def play(engine: Engine, game: str, bots: Sequence[Bot], *, options: Optional[Dict[str, str]] = None, seed: Optional[int] = None,
         limit: int = 100_000) -> Result:
    """Plays one game to its end, a bot for each seat. Each bot gets a Turn and returns one of its options."""
    match = Match.new(engine, game, seats=len(bots), options=options, seed=seed)
    told = [0] * len(bots)
    for decision in range(limit):
        if match.over:
            return match.result()
        seat = match.seat
        happened = [event for events in match.events(seen_by=seat, start=told[seat]) for event in events] if decision else []
        told[seat] = decision
        turn = Turn(match, seat, match.options(seat), happened)
        action = bots[seat](turn)
        if action not in turn.options:
            raise HearthsideError(f"The bot of seat {seat} chose {action!r}, which is not one of its {len(turn.options)} options.")
        match.apply(action, seat)
    raise HearthsideError(f"The game was not over after {limit} decisions.")
