"""Writes the page of layouts: python3 -m tests.layouts > layouts.md, in clients/python."""
import re
from typing import Dict, List

from hearthside import Engine, Layout, Slot


def _rows(slots: List[Slot]) -> List[str]:
    """One row for each path; members of a list that look alike are told once, with the first place of the first and of the second."""
    groups: Dict[str, List[Slot]] = {}
    for slot in slots:
        groups.setdefault(re.sub(r"\[[^]]*]", "[…]", slot.path), []).append(slot)
    rows = []
    for path, group in groups.items():
        first, values = group[0], group[0].values
        places = f"{first.at}" if first.count == 1 else f"{first.at} to {first.at + first.count - 1}"
        if len(group) > 1:
            places += f", then {group[1].at} … (the last at {group[-1].at})"
        told = "" if values is None else ("one of " if first.count == 1 else "how many of each: ") + _short(values)
        rows.append(f"| `{path}` | {places} | {len(group)} × {first.count} | {told} |")
    return rows


def _short(values: List[str]) -> str:
    return ", ".join(values) if len(values) <= 40 else f"{', '.join(values[:12])}, … {values[-1]} ({len(values)}: `layout` tells all)"


def _game(layout: Layout) -> str:
    actions = []
    for block in layout.blocks:
        fields = "; ".join(f"{name}: {told if len(told) <= 300 else told[:300].rsplit(', ', 1)[0] + ', …'}"
                           for name, told in block.fields.items())
        actions.append(f"| {block.start} to {block.start + block.count - 1} | {block.kind} | {fields} |")
    return "\n".join([f"## {layout.game}", "", f"{layout.observation_size} numbers, {layout.action_count} actions.", "",
                      "| path | places | members × places | values |", "|---|---|---|---|", *_rows(layout.slots), "",
                      "| actions | kind | components, the last changing first |", "|---|---|---|", *actions, ""])


def page() -> str:
    with Engine() as engine:
        games = [_game(engine.layout(game["id"])) for game in engine.games()]
    return "\n".join(["# Games as numbers", "", "Written by `python3 -m tests.layouts`; a test fails when it is stale. "
                      "The README tells how to read it; `engine.layout(game)` has the same for programs, place by place.", "", *games])


if __name__ == "__main__":
    print(page(), end="")
