#!/usr/bin/env python3
"""A complete bot for any game of a Hearthside house, in 40 lines:

    PYTHONPATH=clients/python python3 docs/examples/house_bot.py http://127.0.0.1:7070 hsb_…

It sits down wherever it is asked to, and likes what has worked for it before at the same kind of decision.
"""
import collections
import json
import random
import sys

from hearthside.house import House, HouseTurn

wins = collections.Counter()
tries = collections.Counter()
chosen = collections.defaultdict(list)                 # by table: what it did there


def choose(turn: HouseTurn) -> dict:
    def worth(option: dict) -> float:
        key = turn.game, option["is"]
        return (wins[key] + 1) / (tries[key] + 2) + random.random() / 4
    best = max(turn.options, key=worth)
    chosen[turn.table].append((turn.game, best["is"]))
    return best


def ended(event: dict) -> None:
    won = any(seat in event["result"]["winners"] for seat in event["mine"])
    for key in chosen.pop(event["table"], []):
        tries[key] += 1
        wins[key] += won
    print(json.dumps({"table": event["table"], "game": event["game"], "won": won}), flush=True)


if __name__ == "__main__":
    with House(sys.argv[1], sys.argv[2]) as house:
        house.play(choose, ended=ended, games=int(sys.argv[3]) if len(sys.argv) > 3 else None)
