"""The window's first picture beside an empty window of Qt's: processor time and resident memory."""
import os

from rounds import driver, spread


def run(folder, rounds):
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    taken = {"program": [], "empty": []}
    for _ in range(rounds):
        for what, results in taken.items():
            results.append(driver(folder / "bench_start", what))
    for what, results in taken.items():
        print(f"start, {what:8} {spread([r['ms'] for r in results])} ms of the processor, "
              f"{spread([r['mb'] for r in results])} MiB resident")
