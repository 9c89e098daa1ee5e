"""Matches, bots, batches and layouts against the real engine."""
import random
import subprocess
import sys
import unittest
from pathlib import Path

from hearthside import Batch, Engine, HearthsideError, Match, RandomBot, Refused, SearchBot, play

from .test_adapters import GAMES

PACKAGE = Path(__file__).resolve().parent.parent


class GamesTest(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_every_game_has_seats_and_bots(self) -> None:
        games = self.engine.games()
        self.assertEqual(set(GAMES), {game["id"] for game in games})
        self.assertTrue(all(game["bots"] for game in games))

    def test_a_match_from_the_first_option_to_its_journal(self) -> None:
        match = Match.new(self.engine, "my-first-stone-age", seats=2, seed=7)
        self.assertEqual(([0], 0, False), (match.to_act, match.seat, match.over))
        flip = match.options()[3]
        self.assertEqual({"is": "Flip", "tree": 3}, flip)
        self.assertTrue(match.why_not(flip).allowed)
        events = match.apply(flip, draws=["dog"])
        self.assertEqual("dog", events[0]["token"])
        self.assertEqual([events], match.events())
        refusal = match.why_not(flip, seat=0)
        self.assertFalse(refusal.allowed)
        self.assertTrue(refusal.rule)
        with self.assertRaises(Refused) as caught:
            match.apply(flip, seat=0)
        self.assertTrue(caught.exception.rule)
        position, journal = match.position(), match.journal()
        match.undo()
        self.assertEqual(0, match.seat)
        self.assertTrue(match.outcomes(flip)["outcomes"])
        self.assertTrue(match.describe()["options"])
        self.assertEqual(15, len(match.edition()["huts"]))
        self.assertEqual(position["state"], Match.load(self.engine, journal=journal).position()["state"])
        again = Match.load(self.engine, position=position)
        self.assertEqual(1, again.seat)
        self.assertFalse(again.result().over)

    def test_bots_play_every_game_to_its_end_and_the_same_seed_is_the_same_game(self) -> None:
        for game, seats in (("my-first-stone-age", 3), ("stone-age", 2), ("cavemen", 2)):
            with self.subTest(game):
                results = [play(self.engine, game, [RandomBot(seat) for seat in range(seats)], seed=4) for _ in range(2)]
                self.assertTrue(results[0].over)
                self.assertEqual(results[0], results[1])

    def told(self, game):  # type: ignore[no-untyped-def]
        """What the bot of seat 0 was told before each of its decisions, and all that happened, both by the kinds of events."""
        told = []

        def watcher(turn):  # type: ignore[no-untyped-def]
            told.extend(event["is"] for event in turn.happened)
            return turn.options[0]

        play(self.engine, game, [watcher, RandomBot(1)], seed=4)
        return told, [event["is"] for events in self.engine.match.events() for event in events]

    def test_a_bot_sees_what_happened_since_its_last_turn_and_nothing_twice(self) -> None:
        told, whole = self.told("stone-age")
        self.assertTrue(told)
        self.assertEqual(whole[:len(told)], told)

    def test_a_bot_is_not_told_again_what_has_been_hidden_since(self) -> None:
        told, whole = self.told("my-first-stone-age")
        rest = iter(whole)
        self.assertTrue(all(kind in rest for kind in told), "in the order in which it happened")
        self.assertLess(len(told), len(whole))

    def test_a_bot_that_invents_an_action_is_told_so(self) -> None:
        with self.assertRaisesRegex(HearthsideError, "seat 0 chose"):
            play(self.engine, "my-first-stone-age", [lambda turn: {"is": "Fly"}, RandomBot()], seed=1)

    def test_the_search_can_play(self) -> None:
        result = play(self.engine, "my-first-stone-age", [SearchBot(20), RandomBot(1)], seed=2, options={"shortGame": "on"})
        self.assertTrue(result.winners)

    def test_layouts_have_no_gaps_and_every_index_is_one_action(self) -> None:
        for game in GAMES:
            with self.subTest(game):
                layout = self.engine.layout(game, whole=True)
                at = 0
                for slot in layout.slots:
                    self.assertEqual(at, slot.at, slot.path)
                    self.assertIn(slot.count, {1, len(slot.values or [0])})
                    at += slot.count
                self.assertEqual(layout.observation_size, at)
                self.assertEqual(len(layout.slots), len({slot.path for slot in layout.slots}))
                assert layout.actions is not None
                self.assertEqual(layout.action_count, len(layout.actions))
                self.assertEqual(layout.action_count, len({repr(action) for action in layout.actions}))
                for number, action in enumerate(layout.actions):
                    self.assertEqual(layout.kind(number), action["is"])

    def test_numbers_say_what_the_view_says(self) -> None:
        layout = self.engine.layout("my-first-stone-age")
        batch = Batch(self.engine, "my-first-stone-age", seats=4, seed=3)
        seen = batch.observations[0]
        self.assertEqual([0, 4], seen[:2])
        phase = layout.slot("phase.is")
        assert phase.values is not None
        self.assertEqual("Flipping", phase.values[seen[phase.at] - 1])
        self.assertEqual(4, seen[layout.slot("settlements.count").at])
        self.assertEqual(["Flip"] * 14, [layout.kind(action) for action in batch.legal[0]])
        match = Match.new(self.engine, "my-first-stone-age", seats=4, seed=3)
        land = match.view(0)["land"]
        self.assertEqual([land[good] for good in land], [seen[layout.slot(f"land.{good}").at] for good in land])

    def test_a_batch_deals_as_the_single_game_does_and_offers_the_same(self) -> None:
        for game in GAMES:
            with self.subTest(game):
                layout = self.engine.layout(game, whole=True)
                assert layout.actions is not None
                batch = Batch(self.engine, game, seed=11)
                match = Match.new(self.engine, game, seed=11)
                choose = random.Random(1)
                for _ in range(150):
                    self.assertEqual(match.seat, batch.seat[0])
                    self.assertEqual(match.options(), [layout.actions[action] for action in batch.legal[0]])
                    action = choose.choice(batch.legal[0])
                    match.apply(layout.actions[action])
                    batch.step([action])
                    if match.over:
                        break

    def test_many_games_end_and_begin_again(self) -> None:
        choose = random.Random(1)
        batch = Batch(self.engine, "my-first-stone-age", 20, seed=1, again=True, observe=False)
        ended = 0
        for _ in range(600):
            batch.step([choose.choice(legal) if legal else -1 for legal in batch.legal])
            ended += len(batch.ended)
            for end in batch.ended:
                self.assertEqual(-1, batch.seat[end.game])
                self.assertTrue(end.winners)
        self.assertGreater(ended, 20)
        self.assertEqual([], batch.observations)

    def test_a_wrong_action_in_one_game_plays_in_none(self) -> None:
        batch = Batch(self.engine, "my-first-stone-age", 3, seed=1)
        for wrong in ([0, 1, 100_000], [0, 1], [0, 1, 2.5]):
            with self.assertRaises(Refused):
                batch.step(wrong)  # type: ignore[arg-type]
        batch.step([0, -1, -1])
        self.assertNotEqual(batch.observations[0], batch.observations[1])

    def test_more_seats_than_a_game_has_are_refused_with_a_sentence(self) -> None:
        with self.assertRaisesRegex(Refused, "2 to 4 players"):
            Batch(self.engine, "my-first-stone-age", seats=7)

    def test_the_bench_tells_a_figure(self) -> None:
        done = subprocess.run([sys.executable, str(PACKAGE / "bench.py"), "my-first-stone-age", "--seconds", "0.2", "--batch", "8"],
                              stdout=subprocess.PIPE, text=True, timeout=300, check=True)
        self.assertRegex(done.stdout, r"my-first-stone-age +[\d,]+ steps/s")


if __name__ == "__main__":
    unittest.main()
