#!/usr/bin/env python3
"""A small bot that drives Hearthside through its engine protocol.

    python3 docs/examples/bot.py ./hearthside engine

It plays one game of My First Stone Age by itself, for all seats: it remembers every token it has seen turned up, goes
to the building site when it can build, and otherwise turns up a tree it does not know yet. Standard library only.
"""
import json
import random
import subprocess
import sys


class Engine:
    """One engine process; every call sends a line and reads a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, do, **fields):
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"])
        return answer


def choose(options, known):
    builds = [o for o in options if o["is"] == "Build"]
    if builds:
        return builds[0]
    flips = [o for o in options if o["is"] == "Flip"]
    if flips:
        unknown = [o for o in flips if o["tree"] not in known]
        return random.choice(unknown or flips)
    return random.choice(options)


def main():
    random.seed(1)
    engine = Engine(sys.argv[1:] or ["./hearthside", "engine"])
    state = engine.ask("new", game="my-first-stone-age", seats=2, seed=7)
    known, decisions = {}, 0
    while not state["over"]:
        answer = engine.ask("options")
        action = choose(answer["options"], known)
        state = engine.ask("apply", seat=answer["seat"], action=action)
        decisions += 1
        for event in state["events"]:
            if event["is"] == "Flipped":
                known[event["tree"]] = event["token"]
            elif event["is"] == "Swapped":
                a, b = event["a"], event["b"]
                known[a], known[b] = known.get(b), known.get(a)
                known = {tree: token for tree, token in known.items() if token}
    result = engine.ask("result")
    engine.ask("quit")
    print(f"{decisions} decisions, winners {result['winners']}, huts {result['points']}")


if __name__ == "__main__":
    main()
