"""Every game as a Gymnasium environment: one seat is yours, the others are played. Needs gymnasium."""
import random
from typing import Any, Callable, Dict, List, Optional, Tuple

from ._spaces import mask, observation_space, reward, vector
from .batch import Batch
from .engine import Engine
from .errors import HearthsideError, MissingLibrary

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise MissingLibrary("hearthside.gym needs Gymnasium: pip install gymnasium.") from error

Opponent = Callable[[List[int], List[int]], int]
"""Gets what its seat sees and the legal actions, and returns one of them."""


class HearthsideGym(gymnasium.Env):  # type: ignore[misc,type-arg]
    """Observations are {"observation": …, "action_mask": …} as in hearthside.zoo; the mask is also in info["action_mask"].

    seat: yours. opponent: plays all other seats; does anything unless given. The reward comes at the end: 1 is shared by the winners,
    -1 by the others. reset(options={"table": {…}}) sets table options; max_steps truncates a game that goes on too long.
    """

    metadata: Dict[str, Any] = {"render_modes": []}

    def __init__(self, game: str, *, seat: int = 0, seats: Optional[int] = None, options: Optional[Dict[str, str]] = None,
                 opponent: Optional[Opponent] = None, engine: Optional[Engine] = None, max_steps: int = 100_000) -> None:
        self.game, self.seat, self._table_options, self._max = game, seat, options, max_steps
        self._random = random.Random()
        self._opponent = opponent or (lambda _, legal: self._random.choice(legal))
        self._own = engine is None
        self.engine = engine or Engine()
        try:
            self.layout = self.engine.layout(game)
            self._seats = seats or next(known["minSeats"] for known in self.engine.games() if known["id"] == game)
            if not 0 <= seat < self._seats:
                raise HearthsideError(f"Seats are 0 to {self._seats - 1}, not {seat}.")
        except BaseException:
            self.close()
            raise
        self.observation_space = observation_space(spaces, self.layout)
        self.action_space = spaces.Discrete(self.layout.action_count)
        self._batch: Optional[Batch] = None
        self._done = True

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._random.seed(seed)
        table = (options or {}).get("table", self._table_options)
        self._batch = Batch(self.engine, self.game, seats=self._seats, options=table, layout=self.layout,
                            seed=seed if seed is not None else self._random.getrandbits(48))
        self._steps = 0
        self._done = False
        self._others()
        return self._seen(), self._info()

    def step(self, action: Any) -> Tuple[Dict[str, Any], float, bool, bool, Dict[str, Any]]:
        if self._batch is None or self._done:
            raise HearthsideError("The game is over or has not begun: call reset().")
        if self._batch.seat[0] != self.seat:  # over before this seat ever came to act
            raise HearthsideError("It is not the turn of this seat: call reset().")
        self._play(int(action))
        self._others()
        ended = self._batch.ended
        truncated = not ended and self._steps >= self._max
        self._done = bool(ended) or truncated
        gained = reward(self.seat, ended[0].winners, self._seats) if ended else 0.0
        return self._seen(), gained, bool(ended), truncated, self._info()

    def _play(self, action: int) -> None:
        assert self._batch is not None
        self._batch.step([action])
        self._steps += 1

    def _others(self) -> None:
        """The other seats play until it is ours, or the game is over."""
        batch = self._batch
        assert batch is not None
        while batch.seat[0] not in (-1, self.seat) and self._steps < self._max:
            self._play(self._opponent(batch.observations[0], batch.legal[0]))

    def _ours(self) -> bool:
        return self._batch is not None and self._batch.seat[0] == self.seat

    def _mask(self) -> Any:
        assert self._batch is not None
        return mask(self.layout, self._batch.legal[0] if self._ours() and not self._done else [])

    def _seen(self) -> Dict[str, Any]:
        assert self._batch is not None
        seen = self._batch.observations[0] if self._ours() else self._batch.observe(0, self.seat)
        return {"observation": vector(seen), "action_mask": self._mask()}

    def _info(self) -> Dict[str, Any]:
        assert self._batch is not None
        info: Dict[str, Any] = {"action_mask": self._mask()}
        for ended in self._batch.ended:
            info.update(points=ended.points[self.seat], place=ended.places[self.seat])
        return info

    def close(self) -> None:
        if self._own:
            self.engine.close()
