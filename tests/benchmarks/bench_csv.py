#!/usr/bin/env python3
"""Times reading tables beside numpy, pandas and R's data.table, on the same files in the same run: processor time, one thread.

Usage: bench_csv.py PATH_TO_bench_csv [repeats]
Prints medians and how many times faster than the peers. A peer that is missing is left out.
"""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np

ROWS = 1_000_000


def write_numbers(path):
    random = np.random.default_rng(7)
    columns = [np.arange(ROWS), random.random(ROWS) * 1000, random.normal(0, 50, ROWS), random.random(ROWS) * 1e6,
               random.integers(0, 100_000, ROWS)]
    np.savetxt(path, np.column_stack(columns), fmt=["%d", "%.4f", "%.3f", "%.7g", "%d"], delimiter=",",
               header="a,b,c,d,e", comments="")


def write_mixed(path):
    random = np.random.default_rng(8)
    words = np.array(["read", "write", "randread", "randwrite"])
    hosts = np.array([f"host{i:03d}" for i in range(200)])
    with open(path, "w", encoding="utf-8") as file:
        file.write("host,op,state,threads,rate,latency\n")
        rows = zip(hosts[random.integers(0, 200, ROWS)], words[random.integers(0, 4, ROWS)],
                   words[random.integers(0, 2, ROWS)], random.integers(1, 129, ROWS), random.random(ROWS) * 1000,
                   random.random(ROWS) * 50)
        file.writelines(f"{h},{o},{s},{t},{r:.3f},{l:.4f}\n" for h, o, s, t, r, l in rows)


def timed(work, repeats):
    times = []
    for _ in range(repeats):
        start = time.process_time()
        work()
        times.append(1e3 * (time.process_time() - start))
    return statistics.median(times)


def peers(path, numbers_only, repeats):
    if numbers_only:
        yield "numpy loadtxt", timed(lambda: np.loadtxt(path, delimiter=",", skiprows=1), repeats)
    try:
        import pandas
        yield "pandas", timed(lambda: pandas.read_csv(path), repeats)
        yield "pandas, rounding correctly", timed(lambda: pandas.read_csv(path, float_precision="round_trip"), repeats)
    except ImportError:
        pass
    if shutil.which("Rscript"):
        script = ("suppressMessages(library(data.table)); setDTthreads(1); cat(median(sapply(1:%d, function(i) "
                  "sum(system.time(fread('%s'))[1:2]) * 1e3)))") % (repeats, path)
        result = subprocess.run(["Rscript", "-e", script], capture_output=True, text=True)
        if result.returncode == 0:
            yield "data.table fread", float(result.stdout)


def main():
    program = sys.argv[1]
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    with tempfile.TemporaryDirectory() as folder:
        for name, write in (("1e6 x 5 numbers", write_numbers), ("1e6 x 3 words and 3 numbers", write_mixed)):
            path = os.path.join(folder, "table.csv")
            write(path)
            own = json.loads(subprocess.run([program, path, str(repeats)], capture_output=True, text=True,
                                            check=True).stdout)
            print(f"{name}, {os.path.getsize(path) / 1e6:.0f} MB: greyscope {own['ms']:.0f} ms")
            for peer, milliseconds in peers(path, write is write_numbers, repeats):
                print(f"  {peer}: {milliseconds:.0f} ms, {milliseconds / own['ms']:.1f} times as long")


if __name__ == "__main__":
    main()
