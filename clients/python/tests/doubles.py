"""Stand-ins for the base classes of PettingZoo and Gymnasium, for machines without them: only what an environment inherits, with the
contracts of their documentation (AEC: the accumulated reward in last(), agents that are done step with None and leave; Gymnasium:
reset(seed=…) seeds)."""
import random
import sys
import types
from typing import Any, Dict, List, Optional, Tuple


class Discrete:
    def __init__(self, n: int) -> None:
        self.n = n

    def contains(self, x: Any) -> bool:
        return 0 <= int(x) < self.n

    def sample(self, mask: Any) -> int:
        return random.choice([i for i, one in enumerate(mask) if one])


class Box:
    def __init__(self, low: int, high: int, shape: Tuple[int, ...], dtype: Any) -> None:
        self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

    def contains(self, x: Any) -> bool:
        return len(x) == self.shape[0] and all(self.low <= each <= self.high for each in x)


class DictSpace:
    def __init__(self, spaces: Dict[str, Any]) -> None:
        self.spaces = spaces

    def contains(self, x: Dict[str, Any]) -> bool:
        return set(x) == set(self.spaces) and all(space.contains(x[key]) for key, space in self.spaces.items())


class Env:
    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Any:
        if seed is not None and seed < 0:
            raise ValueError("Seeds are not negative.")


class AECEnv:
    agents: List[str]
    agent_selection: str
    rewards: Dict[str, float]
    terminations: Dict[str, bool]
    truncations: Dict[str, bool]
    infos: Dict[str, Dict[str, Any]]
    _cumulative_rewards: Dict[str, float]
    _skip_agent_selection: Optional[str] = None

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    def observe(self, agent: str) -> Any:
        raise NotImplementedError

    def last(self, observe: bool = True) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 1 << 62) -> Any:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _clear_rewards(self) -> None:
        for agent in self.rewards:
            self.rewards[agent] = 0

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _done(self) -> List[str]:
        return [agent for agent in self.agents if self.terminations[agent] or self.truncations[agent]]

    def _deads_step_first(self) -> str:
        done = self._done()
        if done:
            self._skip_agent_selection, self.agent_selection = self.agent_selection, done[0]
        return self.agent_selection

    def _was_dead_step(self, action: Any) -> None:
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        for each in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del each[agent]
        self.agents.remove(agent)
        done = self._done()
        if done:
            self._skip_agent_selection = self._skip_agent_selection or agent
            self.agent_selection = done[0]
        elif self._skip_agent_selection is not None:
            self.agent_selection, self._skip_agent_selection = self._skip_agent_selection, None
        self._clear_rewards()


def install() -> None:
    """Puts the stand-ins where the libraries would be, unless they are there."""
    try:
        import gymnasium  # noqa: F401
        import pettingzoo  # noqa: F401
    except ImportError:
        spaces = types.ModuleType("gymnasium.spaces")
        spaces.Discrete, spaces.Box, spaces.Dict = Discrete, Box, DictSpace  # type: ignore[attr-defined]
        gym = types.ModuleType("gymnasium")
        gym.Env, gym.spaces = Env, spaces  # type: ignore[attr-defined]
        zoo = types.ModuleType("pettingzoo")
        zoo.AECEnv = AECEnv  # type: ignore[attr-defined]
        sys.modules.update({"gymnasium": gym, "gymnasium.spaces": spaces, "pettingzoo": zoo})
