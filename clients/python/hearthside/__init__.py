"""Drive the games of Hearthside from Python. See the README of this package.

The adapters are not imported here, so that nothing but Python is needed: hearthside.zoo (PettingZoo) and hearthside.gym (Gymnasium).
"""
from .batch import Batch, Ended
from .bots import Bot, RandomBot, SearchBot, Turn, play
from .engine import Action, Engine
from .errors import (EngineClosed, EngineDied, EngineGarbled, EngineNotFound, EngineTimeout, HearthsideError, MissingLibrary, Refused,
                     StaleMatch)
from .layout import Block, Layout, Slot
from .match import Match, Result, WhyNot

__all__ = ["Action", "Batch", "Block", "Bot", "Ended", "Engine", "EngineClosed", "EngineDied", "EngineGarbled", "EngineNotFound",
           "EngineTimeout", "HearthsideError", "Layout", "Match", "MissingLibrary", "RandomBot", "Refused", "Result", "SearchBot",
           "Slot", "StaleMatch", "Turn", "WhyNot", "play"]
__version__ = "0.2.0"
