"""What can go wrong. Every message is a sentence that says what to do."""
from typing import List, Optional


class HearthsideError(Exception):
    """The family of all errors of this package."""


class Refused(HearthsideError):
    """The engine refused a request; the session goes on as if it had not been made."""

    def __init__(self, sentence: str, rule: Optional[str] = None, complaints: Optional[List[str]] = None) -> None:
        super().__init__(sentence if rule is None else f"{sentence} ({rule})")
        self.sentence = sentence
        self.rule = rule
        self.complaints = complaints or [sentence]


class EngineNotFound(HearthsideError):
    """There is no engine to start."""


class EngineDied(HearthsideError):
    """The engine ended while an answer was due."""


class EngineTimeout(HearthsideError):
    """The engine did not answer in time; it was ended."""


class EngineGarbled(HearthsideError):
    """The engine wrote something that is not an answer; it was ended."""


class EngineClosed(HearthsideError):
    """This engine was closed before."""


class StaleMatch(HearthsideError):
    """Another game was opened in the same engine."""


class MissingLibrary(HearthsideError, ImportError):
    """An adapter was asked for whose library is not installed."""
