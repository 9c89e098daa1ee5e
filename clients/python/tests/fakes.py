"""Engines that misbehave, each a small program of its own."""
import sys
from typing import List

SAY = "import sys, time, json\nline = sys.stdin.readline\nsay = lambda text: (sys.stdout.write(text + chr(10)), sys.stdout.flush())\n"

SILENT = "line(); time.sleep(600)"
DEAF = "time.sleep(600)"
JUNK = "line(); say('Picked up JAVA_TOOL_OPTIONS'); time.sleep(600)"
NOT_AN_ANSWER = "line(); say('[1, 2]'); time.sleep(600)"
DIES = "line(); sys.stderr.write('no more memory' + chr(10)); sys.exit(3)"
DIES_IN_THE_MIDDLE = "line(); sys.stdout.write('{\"ok\":tr'); sys.stdout.flush(); sys.exit(4)"
STUBBORN = ("import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nsay('{\"ok\":true}')\nline()\n"
            "while True: time.sleep(1)")
ECHO = "for request in sys.stdin: say(json.dumps({'ok': True, 'size': len(request), 'back': 'x' * 5000}))"
SLOW_PIECES = ("line()\nfor letter in '{\"ok\":true}' + chr(10):\n    sys.stdout.write(letter); sys.stdout.flush(); time.sleep(0.01)\n"
               "time.sleep(600)")
REFUSES = "for request in sys.stdin: say('{\"ok\":false,\"error\":\"No.\",\"rule\":\"MF-13\"}')"


def command(program: str) -> List[str]:
    return [sys.executable, "-c", SAY + program]
