"""The one game that an engine has open."""
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Union

from .engine import Action, Answer, Engine
from .errors import StaleMatch

Draw = Union[int, str]


class WhyNot(NamedTuple):
    allowed: bool
    reason: Optional[str] = None
    rule: Optional[str] = None


class Result(NamedTuple):
    over: bool
    points: List[int]
    winners: List[int]
    places: List[int]


class Match:
    """A game being played. An engine has one open at a time: opening another makes this one stale.

        match = Match.new(engine, "my-first-stone-age", seats=2, seed=7)
        match.apply(match.options()[0])
    """

    def __init__(self, engine: Engine, standing: Answer) -> None:
        self.engine = engine
        self.to_act: List[int] = standing["toAct"]
        self.over: bool = standing["over"]
        engine.match = self

    @classmethod
    def new(cls, engine: Engine, game: str, *, seats: Optional[int] = None, options: Optional[Dict[str, str]] = None,
            edition: Any = None, seed: Optional[int] = None) -> "Match":
        fields = {"seats": seats, "options": options, "edition": edition, "seed": seed}
        return cls(engine, engine.ask("new", game=game, **{key: value for key, value in fields.items() if value is not None}))

    @classmethod
    def load(cls, engine: Engine, *, position: Optional[Answer] = None, journal: Optional[List[Answer]] = None,
             seed: Optional[int] = None) -> "Match":
        """A position, or a journal as a list of its lines."""
        fields: Dict[str, Any] = {"position": position, "journal": journal, "seed": seed}
        return cls(engine, engine.ask("load", **{key: value for key, value in fields.items() if value is not None}))

    def _ask(self, do: str, **fields: Any) -> Answer:
        if self.engine.match is not self:
            raise StaleMatch("Another game was opened in this engine, so this one is gone; keep its journal, or start a second engine.")
        return self.engine.ask(do, **{key: value for key, value in fields.items() if value is not None})

    @property
    def seat(self) -> int:
        """The first seat that is to act; -1 when the game is over."""
        return self.to_act[0] if self.to_act else -1

    def options(self, seat: Optional[int] = None) -> List[Action]:
        """Everything a seat may do now: complete, and each can be given to apply as it is."""
        options: List[Action] = self._ask("options", seat=seat)["options"]
        return options

    def apply(self, action: Action, seat: Optional[int] = None, draws: Optional[Sequence[Draw]] = None,
              seen_by: Optional[int] = None) -> List[Answer]:
        """Plays an action; the seat to act does it unless another is named. Returns what happened, whole, or as `seen_by` may see it.
        `draws` says what chance gives, by number or by name."""
        answer = self._ask("apply", seat=self.seat if seat is None else seat, action=action,
                           draws=None if draws is None else list(draws), **{"as": seen_by})
        return self._stand(answer)

    def _stand(self, answer: Answer) -> List[Answer]:
        self.to_act, self.over = answer["toAct"], answer["over"]
        events: List[Answer] = answer["events"]
        return events

    def undo(self) -> None:
        """Takes back one decision."""
        self._stand(self._ask("undo"))

    def events(self, seen_by: Optional[int] = None, start: int = 0) -> List[List[Answer]]:
        """What happened at each decision, from the decision of this number on, as `seen_by` may see it."""
        events: List[List[Answer]] = self._ask("events", **{"as": seen_by, "from": start})["events"]
        return events

    def outcomes(self, action: Action, seat: Optional[int] = None, draws: Optional[Sequence[Draw]] = None,
                 limit: Optional[int] = None) -> Answer:
        """What chance may give after an action: `next` and `outcomes`, each by name with its chance."""
        return self._ask("outcomes", seat=self.seat if seat is None else seat, action=action,
                         draws=None if draws is None else list(draws), limit=limit)

    def why_not(self, action: Action, seat: Optional[int] = None) -> WhyNot:
        answer = self._ask("whyNot", seat=self.seat if seat is None else seat, action=action)
        return WhyNot(answer["allowed"], answer.get("reason"), answer.get("rule"))

    def view(self, seat: int = -1) -> Answer:
        """All that a seat may know; -1 a spectator, -2 the referee."""
        view: Answer = self._ask("view", seat=seat)["view"]
        return view

    def describe(self, seat: Optional[int] = None) -> Answer:
        """Position and options in words."""
        return self._ask("describe", seat=seat)

    def edition(self) -> Answer:
        """Cards, map and prices of this game."""
        edition: Answer = self._ask("edition")["edition"]
        return edition

    def position(self) -> Answer:
        position: Answer = self._ask("position")["position"]
        return position

    def journal(self) -> List[Answer]:
        journal: List[Answer] = self._ask("journal")["journal"]
        return journal

    def result(self) -> Result:
        answer = self._ask("result")
        return Result(answer["over"], answer["points"], answer["winners"], answer["places"])

    def search(self, *, ms: Optional[int] = None, iterations: Optional[int] = None, seat: Optional[int] = None) -> Answer:
        """The best action that our own search finds, and what it thinks of the others."""
        return self._ask("search", ms=ms, iterations=iterations, seat=seat)
