"""Every game as a PettingZoo environment (AEC). Needs pettingzoo."""
from typing import Any, Dict, List, Optional

from ._spaces import mask, observation_space, reward, vector
from .batch import Batch
from .engine import Engine
from .errors import HearthsideError, MissingLibrary

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise MissingLibrary("hearthside.zoo needs PettingZoo: pip install pettingzoo.") from error


class HearthsideAEC(AECEnv):  # type: ignore[misc]
    """One game with a seat for each agent, player_0 … player_N-1.

    An observation is {"observation": what the agent sees as numbers, "action_mask": 1 at each legal action}; engine.layout(game) says what
    the numbers mean. The mask of an agent that is not to act is all 0. Rewards come at the end: 1 is shared by the winners and -1
    by the others. reset(options={"table": {…}}) sets table options; max_steps truncates a game that goes on too long.
    """

    metadata: Dict[str, Any] = {"render_modes": ["ansi"], "name": "hearthside_v0", "is_parallelizable": False}

    def __init__(self, game: str, *, seats: Optional[int] = None, options: Optional[Dict[str, str]] = None, engine: Optional[Engine] = None,
                 max_steps: int = 100_000, render_mode: Optional[str] = None) -> None:
        super().__init__()
        self.game, self.render_mode, self._max = game, render_mode, max_steps
        self.metadata = {**type(self).metadata, "name": f"hearthside_{game.replace('-', '_')}_v0"}
        self._table_options = options
        self._own = engine is None
        self.engine = engine or Engine()
        try:
            self.layout = self.engine.layout(game)
            self._seats = seats or next(known["minSeats"] for known in self.engine.games() if known["id"] == game)
        except BaseException:
            self.close()
            raise
        self.possible_agents: List[str] = [f"player_{seat}" for seat in range(self._seats)]
        self.agents: List[str] = []
        self.observation_spaces = {agent: observation_space(spaces, self.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.layout.action_count) for agent in self.possible_agents}
        self._batch: Optional[Batch] = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        table = (options or {}).get("table", self._table_options)
        self._batch = Batch(self.engine, self.game, seats=self._seats, options=table, seed=seed, layout=self.layout)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self.agent_selection = self.possible_agents[self._batch.seat[0]]

    def _running(self) -> Batch:
        if self._batch is None:
            raise HearthsideError("Call reset() before anything else.")
        return self._batch

    def observe(self, agent: str) -> Dict[str, Any]:
        batch, seat = self._running(), self.possible_agents.index(agent)
        acts = batch.seat[0] == seat
        may = acts and not self.truncations.get(agent, True)
        seen = batch.observations[0] if acts else batch.observe(0, seat)
        return {"observation": vector(seen), "action_mask": mask(self.layout, batch.legal[0] if may else [])}

    def step(self, action: Any) -> None:
        batch, agent = self._running(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch.step([int(action)])  # an action that is not legal is refused before anything changes
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if batch.ended:
            ended = batch.ended[0]
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = reward(seat, ended.winners, self._seats)
                self.infos[other] = {"points": ended.points[seat], "place": ended.places[seat]}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self._max:
            self.truncations = dict.fromkeys(self.agents, True)
        if batch.seat[0] >= 0:
            self.agent_selection = self.possible_agents[batch.seat[0]]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Optional[str]:
        """Render mode "ansi": what the agent to act sees, by the paths of the layout."""
        if self.render_mode != "ansi":
            return None
        seen = self._running().observations[0]
        return "\n".join(f"{slot.path}: {seen[slot.at:slot.at + slot.count]}" for slot in self.layout.slots)

    def close(self) -> None:
        if self._own:
            self.engine.close()
