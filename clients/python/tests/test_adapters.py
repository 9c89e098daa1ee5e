"""The environments against the contracts of PettingZoo (AEC) and Gymnasium, with stand-ins where the libraries are not installed."""
import random
import subprocess
import sys
import unittest
from collections import defaultdict
from pathlib import Path
from typing import Any, Dict

from hearthside import Engine, HearthsideError, Refused
from hearthside._spaces import reward

from . import doubles

PACKAGE = Path(__file__).resolve().parent.parent
GAMES = ["my-first-stone-age", "stone-age", "stone-age-solo", "cavemen", "fire-and-stone", "fire-and-axe"]


class AdaptersTest(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        doubles.install()
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def zoo(self, game: str, **more: Any) -> Any:
        from hearthside.zoo import HearthsideAEC
        return HearthsideAEC(game, engine=self.engine, **more)

    def gym(self, game: str, **more: Any) -> Any:
        from hearthside.gym import HearthsideGym
        return HearthsideGym(game, engine=self.engine, **more)

    def walk(self, env: Any, most: int) -> Dict[str, float]:
        """Random play with everything the AEC contract says checked at each step; the rewards at the end."""
        owed: Dict[str, float] = defaultdict(float)
        final: Dict[str, float] = {}
        for agent in env.agent_iter(most):
            seen, earned, terminated, truncated, info = env.last()
            self.assertEqual(owed[agent], earned, "last() must give the reward since the agent's last step")
            self.assertTrue(env.observation_space(agent).contains(seen))
            self.assertIsInstance(info, dict)
            owed[agent] = 0
            if terminated or truncated:
                final[agent] = earned
                self.assertEqual(0, sum(seen["action_mask"]))
                self.assertIsNone(env.step(None))
            else:
                legal = [i for i, one in enumerate(seen["action_mask"]) if one]
                self.assertTrue(legal, "whoever must act can act")
                self.assertIsNone(env.step(random.choice(legal)))
            for other, gained in env.rewards.items():
                owed[other] += gained
            for table in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(set(env.agents), set(table))
        return final

    def test_every_game_keeps_the_contract_of_agents_that_take_turns(self) -> None:
        for game in GAMES:
            with self.subTest(game):
                random.seed(1)
                env = self.zoo(game, max_steps=400)
                env.reset(seed=1, options={"anything": 1})
                self.assertEqual(env.possible_agents, env.agents)
                final = self.walk(env, 500)
                self.assertEqual(set(env.possible_agents), set(final), "every agent is told that it is over")
                self.assertEqual([], env.agents)

    def test_rewards_come_at_the_end_and_sum_to_nothing(self) -> None:
        random.seed(2)
        env = self.zoo("my-first-stone-age", seats=3)
        env.reset(seed=5)
        final = self.walk(env, 100_000)
        self.assertAlmostEqual(0, sum(final.values()))
        self.assertGreater(max(final.values()), 0)

    def test_the_mask_of_who_is_not_to_act_is_empty(self) -> None:
        env = self.zoo("my-first-stone-age")
        env.reset(seed=1)
        other = next(agent for agent in env.agents if agent != env.agent_selection)
        self.assertEqual(0, sum(env.observe(other)["action_mask"]))
        self.assertEqual(env.possible_agents.index(other), env.observe(other)["observation"][0])

    def test_an_illegal_action_is_refused_and_changes_nothing(self) -> None:
        env = self.zoo("my-first-stone-age")
        env.reset(seed=1)
        before, agent = list(env.observe(env.agent_selection)["observation"]), env.agent_selection
        with self.assertRaisesRegex(Refused, "not an option"):
            env.step(env.layout.action_count - 1)
        self.assertEqual((before, agent), (list(env.observe(agent)["observation"]), env.agent_selection))

    def test_the_same_seed_and_the_same_actions_are_the_same_game(self) -> None:
        def play(env: Any) -> Any:
            env.reset(seed=9)
            seen = []
            for _ in range(100):
                mask = list(env.last()[0]["action_mask"])
                env.step(mask.index(1))
                seen.append(list(env.last()[0]["observation"]))
            return seen
        self.assertEqual(play(self.zoo("fire-and-axe")), play(self.zoo("fire-and-axe")))

    def test_a_seat_against_others_in_gymnasium(self) -> None:
        for game in GAMES:
            with self.subTest(game):
                env = self.gym(game, max_steps=100_000 if game == "my-first-stone-age" else 300)
                seen, info = env.reset(seed=3)
                self.assertTrue(env.observation_space.contains(seen))
                terminated = truncated = False
                while not (terminated or truncated):
                    self.assertEqual(list(seen["action_mask"]), list(info["action_mask"]))
                    self.assertEqual(env.seat, seen["observation"][0])
                    seen, gained, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
                    self.assertTrue(env.observation_space.contains(seen))
                    self.assertTrue(terminated or gained == 0)
                if terminated:
                    self.assertIn("place", info)
                with self.assertRaisesRegex(HearthsideError, "reset"):
                    env.step(0)

    def test_another_seat_than_there_are_is_refused(self) -> None:
        with self.assertRaisesRegex(HearthsideError, "Seats are 0 to 1"):
            self.gym("my-first-stone-age", seat=2)

    def test_rewards(self) -> None:
        self.assertEqual([1, -1], [reward(seat, [0], 2) for seat in range(2)])
        self.assertEqual([0.5, 0.5, -1], [reward(seat, [0, 1], 3) for seat in range(3)])
        self.assertEqual([0, 0], [reward(seat, [0, 1], 2) for seat in range(2)])
        self.assertEqual((1, -1), (reward(0, [0], 1), reward(0, [], 1)))


class WithoutTheLibrariesTest(unittest.TestCase):
    def test_the_package_imports_neither_and_says_what_is_missing_in_one_sentence(self) -> None:
        program = ("import sys\nsys.modules['gymnasium'] = sys.modules['pettingzoo'] = None\nimport hearthside\n"
                   "for name in ('zoo', 'gym'):\n    try:\n        __import__('hearthside.' + name)\n"
                   "    except hearthside.MissingLibrary as error:\n        print(error)\n")
        done = subprocess.run([sys.executable, "-c", program], cwd=PACKAGE, stdout=subprocess.PIPE, text=True, timeout=30, check=True)
        self.assertEqual(["hearthside.zoo needs PettingZoo: pip install pettingzoo.",
                          "hearthside.gym needs Gymnasium: pip install gymnasium."], done.stdout.splitlines())


if __name__ == "__main__":
    unittest.main()
