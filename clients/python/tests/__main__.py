"""All tests. They fail, too, where a socket, a pipe or a file is left to the garbage collector: there a warning is no error by itself."""
import gc
import os
import sys
import unittest
import warnings
from typing import Any, List

left: List[str] = []


def unraisable(event: Any) -> None:
    left.append(f"{event.exc_value} ({event.object!r})")
    sys.__unraisablehook__(event)


if __name__ == "__main__":
    warnings.simplefilter("error", ResourceWarning)
    sys.unraisablehook = unraisable
    here = os.path.dirname(os.path.abspath(__file__))
    loader = unittest.defaultTestLoader
    names = sys.argv[1:]  # tests.test_house, or none for all
    found = loader.loadTestsFromNames(names) if names else loader.discover(here, top_level_dir=os.path.dirname(here))
    run = unittest.TextTestRunner(warnings=False).run(found)  # trap: anything else sets the filters anew
    del found
    gc.collect()
    for line in left:
        print("Left to the garbage collector:", line, file=sys.stderr)
    sys.exit(not run.wasSuccessful() or bool(left))
