"""The fixed numbers of a game: what stands where in an observation, and what each action index means."""
from typing import Any, Dict, List, NamedTuple, Optional


class Slot(NamedTuple):
    """Places at … at+count-1 of the observation.

    With `values` and one place the number is 1 + the position in values, 0 for none; with as many places as values it is how many there
    are of each. Without values it is a plain number, or 1 for yes and 0 for no.
    """
    path: str
    at: int
    count: int
    values: Optional[List[str]] = None


class Block(NamedTuple):
    """The indices start … start+count-1 are actions of this kind; fields tells the values of each component, the last changing first."""
    kind: str
    start: int
    count: int
    fields: Dict[str, str]


class Layout:
    def __init__(self, answer: Dict[str, Any]) -> None:
        self.game: str = answer["game"]
        self.observation_size: int = answer["view"]
        self.action_count: int = answer["actions"]
        self.slots: List[Slot] = [Slot(s["path"], s["at"], s["count"], s.get("values")) for s in answer["slots"]]
        self.blocks: List[Block] = [Block(b["is"], b["from"], b["count"], b["fields"]) for b in answer["index"]]
        self.actions: Optional[List[Dict[str, Any]]] = answer.get("all")
        self._by_path = {slot.path: slot for slot in self.slots}

    def slot(self, path: str) -> Slot:
        """Where something stands, such as slot("settlements[0].dogs")."""
        return self._by_path[path]

    def kind(self, action: int) -> str:
        """Which kind of action an index is."""
        for block in self.blocks:
            if block.start <= action < block.start + block.count:
                return block.kind
        raise IndexError(f"Actions are 0 to {self.action_count - 1}, not {action}.")

    def mask(self, legal: List[int]) -> bytearray:
        """1 at every legal action, 0 elsewhere."""
        mask = bytearray(self.action_count)
        for action in legal:
            mask[action] = 1
        return mask
