"""What the window does with a million rows of 250,000 levels, and with 3,000 series, step by step beside the limits: an
event takes the GUI thread 100 ms of the processor at most, a result or a progress to cancel is there within 3 s, and a
frame of scrolling takes 16 ms."""
import os
import re
import subprocess
import tempfile

import numpy as np

EVENT = re.compile(r"(?P<step>.*?)\s+(?P<longest>[\d.]+) ms longest,\s+(?P<all>[\d.]+) ms all; result at (?P<result>\d+) ms"
                   r"(?:, cancellable at (?P<cancel>\d+))?: (?P<what>.*)")
FRAME = re.compile(r"(?P<step>.*?): scroll\s+(?P<median>[\d.]+) ms median,\s+(?P<most>[\d.]+) ms most, (?P<what>.*)")


def write_levels(path):
    random = np.random.default_rng(11)
    with open(path, "w", encoding="utf-8") as file:
        file.write("system,step,mb_per_s,latency_us\n")
        for level in range(250_000):
            for system, draw in zip(("a", "b", "c", "d"), random.random((4, 2))):
                file.write(f"{system},{level},{500 + 500 * draw[0]:.2f},{10 + 90 * draw[1]:.3f}\n")


def write_series(path):
    random = np.random.default_rng(12)
    with open(path, "w", encoding="utf-8") as file:
        file.write("host,threads,mb_per_s\n")
        for host in range(3000):
            for threads, draw in zip((1, 2, 4, 8, 16, 32, 64, 128), random.random(8)):
                file.write(f"node{host:04d},{threads},{threads * (5 + 5 * draw):.2f}\n")


def told(line):
    """A line of the driver, with what it misses."""
    if event := EVENT.match(line):
        first = min(int(event["result"]), int(event["cancel"] or event["result"]))
        return line + "".join(f"; {what} MISSED" for what, missed in (("100 ms", float(event["longest"]) > 100),
                                                                      ("3 s", first > 3000)) if missed)
    frame = FRAME.match(line)
    return line + ("; 16 ms MISSED" if frame and float(frame["median"]) > 16 else "")


def run(folder, _rounds):
    environment = dict(os.environ)
    if not environment.get("DISPLAY"):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as place:
        for name, write, arguments in (("1e6 rows, 250,000 levels", write_levels, []),
                                       ("3,000 series", write_series, ["--compare", "2999"])):
            path = os.path.join(place, "table.csv")
            write(path)
            print(f"window, {name}")
            out = subprocess.run([folder / "bench_gui", *arguments, path], check=True, capture_output=True, text=True,
                                 env=environment).stdout
            print("\n".join("  " + told(line) for line in out.splitlines()))
