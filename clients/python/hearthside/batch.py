"""Many games of one kind over one pipe, told as numbers."""
from typing import Any, Dict, List, NamedTuple, Optional, Sequence

from .engine import Answer, Engine, checked
from .errors import HearthsideError
from .layout import Layout


class Ended(NamedTuple):
    """How a game of the batch ended."""
    game: int
    points: List[int]
    places: List[int]
    winners: List[int]


class Batch:
    """So many games side by side. After each step, for every game:

    seat:         who is to act; -1 when it is over
    legal:        the action indices that seat may choose from
    observations: what that seat sees, as numbers (only with observe=True)
    ended:        the games that ended in the last step

    With again=True a game that is over begins anew at the next step; its action must then be -1.
    An engine has one batch at a time, beside its Match.
    """

    def __init__(self, engine: Engine, game: str, games: int = 1, *, seats: Optional[int] = None, options: Optional[Dict[str, str]] = None,
                 seed: Optional[int] = None, observe: bool = True, again: bool = False, layout: Optional[Layout] = None) -> None:
        if games < 1:
            raise HearthsideError("A batch has at least one game.")
        self.engine = engine
        self.layout = layout or engine.layout(game)
        fields: Dict[str, Any] = {"seats": seats, "options": options, "seed": seed}
        self.seat: List[int] = []
        self.legal: List[List[int]] = []
        self.observations: List[List[int]] = []
        self.ended: List[Ended] = []
        self._take(engine.ask("batch", game=game, games=games, views=observe, again=again,
                              **{key: value for key, value in fields.items() if value is not None}))

    def __len__(self) -> int:
        return len(self.seat)

    def step(self, actions: Sequence[int]) -> None:
        """One action index for each game; -1 leaves a game alone. If one of them is not legal, nothing is played in any game."""
        self._take(checked(self.engine.ask_line('{"do":"step","actions":[' + ",".join(map(str, actions)) + "]}")))

    def _take(self, answer: Answer) -> None:
        self.seat = answer["seat"]
        self.legal = answer["options"]
        self.observations = answer.get("views", [])
        ended = answer["ended"]
        self.ended = [Ended(e["game"], e["points"], e["places"], e["winners"]) for e in ended] if ended else []

    def observe(self, game: int, seat: int) -> List[int]:
        """What any seat sees in one of the games; -1 a spectator."""
        view: List[int] = self.engine.ask("observe", game=game, seat=seat)["view"]
        return view

    def mask(self, game: int = 0) -> bytearray:
        """1 at every legal action of the seat to act, 0 elsewhere."""
        return self.layout.mask(self.legal[game])
