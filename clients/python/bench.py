#!/usr/bin/env python3
"""How many decisions a second random play makes through one engine process, for each game.

    python3 clients/python/bench.py                  with 64 games over one pipe
    python3 clients/python/bench.py --batch 1        one game, waiting for each answer
    python3 clients/python/bench.py --views          with the observation of every decision
    python3 clients/python/bench.py --check          fails below 20,000 for My First Stone Age or 5,000 for Fire & Axe
"""
import argparse
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from hearthside import Batch, Engine  # noqa: E402

LEAST = {"my-first-stone-age": 20_000, "fire-and-axe": 5_000}


def rate(engine: Engine, game: str, batch: int, seconds: float, views: bool) -> "tuple[float, int]":
    games = Batch(engine, game, batch, seed=1, observe=views, again=True)
    choose = random.Random(1).random

    def run(until: float) -> "tuple[int, int]":
        steps = finished = 0
        while time.perf_counter() < until:
            games.step([legal[int(choose() * len(legal))] if legal else -1 for legal in games.legal])
            steps += sum(map(bool, games.legal))
            finished += len(games.ended)
        return steps, finished

    run(time.perf_counter() + seconds / 2)  # warming up
    start = time.perf_counter()
    steps, finished = run(start + seconds)
    return steps / (time.perf_counter() - start), finished


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="the games to measure; all unless given")
    parser.add_argument("--batch", type=int, default=64, metavar="N", help="games over one pipe (64)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each game is measured, after half as long of warming up (5)")
    parser.add_argument("--views", action="store_true", help="ask for the observation of every decision")
    parser.add_argument("--check", action="store_true", help="exit with 1 where a game is slower than it must be")
    parser.add_argument("--engine", help="launcher or jar; found by itself unless given")
    told = parser.parse_args()
    slow = []
    with Engine(told.engine) as engine:
        known = [game["id"] for game in engine.games()]
        for game in told.games or known:
            steps, finished = rate(engine, game, told.batch, told.seconds, told.views)
            print(f"{game:20} {steps:10,.0f} steps/s  {finished:6} games finished, batch {told.batch}"
                  f"{', with observations' if told.views else ''}", flush=True)
            if steps < LEAST.get(game, 0):
                slow.append(game)
    if told.check and slow:
        print(f"Too slow: {', '.join(slow)}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
