"""Reading tables beside numpy, pandas and R's data.table: processor time, one thread."""
import json
import os
import shutil
import statistics
import subprocess
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


def run(folder, rounds):
    with tempfile.TemporaryDirectory() as place:
        for name, write in (("1e6 x 5 numbers", write_numbers), ("1e6 x 3 words and 3 numbers", write_mixed)):
            path = os.path.join(place, "table.csv")
            write(path)
            own = json.loads(subprocess.run([folder / "bench_csv", path, str(rounds)], capture_output=True, text=True,
                                            check=True).stdout)
            print(f"{name}, {os.path.getsize(path) / 1e6:.0f} MB: {own['ms']:.0f} ms")
            for peer, milliseconds in peers(path, write is write_numbers, rounds):
                print(f"  {milliseconds / own['ms']:.1f} times as fast as {peer}")
