"""Reading tables beside R's data.table, numpy and pandas. The best of a few reads in each round: by the processor's clock
on one thread, by the clock on the wall on two. Memory is the most that the whole program held."""
import os
import tempfile

import numpy as np
from rounds import driver, rscript, spread, timed

ROWS = 1_000_000
REPEATS = 3

FREAD = """
a <- commandArgs(TRUE); threads <- as.integer(a[2])
suppressMessages(library(data.table)); setDTthreads(threads)
invisible(fread(text = "a,b\\n1,2\\n"))
t <- sapply(seq_len(as.integer(a[3])), function(i) {
  s <- system.time(fread(a[1], nThread = threads, showProgress = FALSE)); 1000 * c(sum(s[1:2]), s[[3]]) })
cat(min(t[1, ]), min(t[2, ]))
"""


def write_numbers(path):
    random = np.random.default_rng(7)
    columns = [np.arange(ROWS), random.random(ROWS) * 1000, random.normal(0, 50, ROWS), random.random(ROWS) * 1e6,
               random.integers(0, 100_000, ROWS)]
    np.savetxt(path, np.column_stack(columns), fmt=["%d", "%.4f", "%.3f", "%.7g", "%d"], delimiter=",",
               header="a,b,c,d,e", comments="")


def words_and_numbers(random):
    words = np.array(["read", "write", "randread", "randwrite"])
    hosts = np.array([f"host{i:03d}" for i in range(200)])
    return (hosts[random.integers(0, 200, ROWS)], words[random.integers(0, 4, ROWS)],
            words[random.integers(0, 2, ROWS)], random.integers(1, 129, ROWS), random.random(ROWS) * 1000,
            random.random(ROWS) * 50)


def write_mixed(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write("host,op,state,threads,rate,latency\n")
        rows = zip(*words_and_numbers(np.random.default_rng(8)))
        file.writelines(f"{h},{o},{s},{t},{r:.3f},{l:.4f}\n" for h, o, s, t, r, l in rows)


def write_dated(path):
    random = np.random.default_rng(9)
    days = np.array([str(np.datetime64("2021-01-01") + i) for i in range(1000)])
    with open(path, "w", encoding="utf-8") as file:
        file.write("host,op,day,threads,rate,latency\n")
        host, op, _, *numbers = words_and_numbers(random)
        rows = zip(host, op, days[random.integers(0, 1000, ROWS)], *numbers)
        file.writelines(f"{h},{o},{d},{t},{r:.3f},{l:.4f}\n" for h, o, d, t, r, l in rows)


def fread(path, threads):
    """Milliseconds of the processor on one thread, on the wall on more; None without data.table."""
    times = rscript(FREAD, path, threads, REPEATS, threads=threads)
    return times and float(times[0 if threads == 1 else 1])


def others(path, numbers_only):
    if numbers_only:
        yield "numpy loadtxt", lambda: np.loadtxt(path, delimiter=",", skiprows=1)
    try:
        import pandas
        yield "pandas", lambda: pandas.read_csv(path)
        yield "pandas, rounding correctly", lambda: pandas.read_csv(path, float_precision="round_trip")
    except ImportError:
        pass


def compare(folder, name, path, rounds, numbers_only):
    mine = {1: [], 2: []}
    theirs = {1: [], 2: []}
    rest = {peer: [] for peer, _ in others(path, numbers_only)}
    results = []
    for _ in range(rounds):
        for threads in mine:
            own = driver(folder / "bench_read", path, REPEATS, threads)
            mine[threads].append(own["best" if threads == 1 else "shortest"])
            results.append(own)
            theirs[threads].append(fread(path, threads))
        for peer, read in others(path, numbers_only):
            rest[peer].append(timed(read)[0])
    size = os.path.getsize(path)
    assert all(r["sums"] == results[0]["sums"] and r["rows"] == ROWS for r in results), "threads change the result"
    print(f"{name}, {size / 1e6:.0f} MB; memory {max(r['peak'] for r in results) * 2**20 / size:.2f} times the data")
    for threads, times in mine.items():
        line = f"  {threads} thread(s): {min(times):.1f} ms"
        if None not in theirs[threads]:
            ratios = [b / a for a, b in zip(times, theirs[threads])]
            line += (f", data.table's fread {min(theirs[threads]):.1f} ms: {spread(ratios)} times as fast, best by best "
                     f"{min(theirs[threads]) / min(times):.2f}")
        print(line)
    for peer, times in rest.items():
        print(f"  {spread([b / a for a, b in zip(mine[1], times)])} times as fast as {peer}")


def run(folder, rounds):
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, "table.csv")
        for name, write in (("1e6 x 5 numbers", write_numbers), ("1e6 x 3 words and 3 numbers", write_mixed),
                            ("1e6 x 2 words, a date and 3 numbers", write_dated)):
            write(path)
            compare(folder, name, path, rounds, write is write_numbers)
