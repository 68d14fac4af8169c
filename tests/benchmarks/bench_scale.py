"""A long table grouped to the cells of a chart, from the file to the numbers: the whole command beside DuckDB, data.table
and pandas, whichever are found, each a process of its own. Then how time and memory grow with rows, series, levels and
columns. DuckDB is looked for as Python's module, as the program `duckdb`, and as Node's @duckdb/node-api, beside
NODE_PATH. SCALE_ROWS="1e6 1e8" measures other numbers of rows."""
import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np

SYSTEMS = np.array(["lustre", "beegfs", "ceph", "gpfs"])
OPERATIONS = np.array(["read", "write", "randread", "randwrite"])
BLOCK = 500_000
VALUE = "throughput (MB/s)"

DUCKDB = ("select system, operation, threads, avg(v) m, stddev(v) s, count(*) n from (select *, \"" + VALUE + "\" v from "
          "read_csv('{path}')) group by all")
PYTHON_DUCKDB = """
import duckdb
duckdb.sql("set threads={threads}")
print(len(duckdb.sql(\"\"\"{query}\"\"\").fetchall()))
"""
NODE_DUCKDB = """
const { DuckDBInstance } = require('@duckdb/node-api');
(async () => {
  const db = await DuckDBInstance.create(':memory:', { threads: '{threads}' });
  const reader = await (await db.connect()).runAndReadAll(`{query}`);
  console.log(reader.currentRowCount);
})();
"""
PANDAS = """
import pandas
t = pandas.read_csv({path!r})
print(len(t.groupby(["system", "operation", "threads"])[{value!r}].agg(["mean", "std", "count"])))
"""
DATA_TABLE = """
suppressMessages(library(data.table)); setDTthreads({threads})
t <- fread({path!r}, showProgress = FALSE)
cat(nrow(t[, .(mean(`{value}`), sd(`{value}`), .N), by = .(system, operation, threads)]))
"""


def write_table(path, rows, cells=320, columns=0):
    """Every cell as often as the others; `run` counts its repeats. `columns`: further columns of fractions."""
    random = np.random.default_rng(1)
    loads = max(1, cells // 16)
    with open(path, "w", encoding="utf-8") as file:
        file.write(",".join(["system,operation,threads,run", VALUE] + [f"extra{c}" for c in range(columns)]) + "\n")
        for first in range(0, rows, BLOCK):
            place = np.arange(first, min(first + BLOCK, rows))
            cell = place % (16 * loads)
            texts = [SYSTEMS[cell % 4], OPERATIONS[cell // 4 % 4], 1 + cell // 16, place // (16 * loads)]
            numbers = [random.random(len(place)) * 2000 + 100] + [random.random(len(place)) for _ in range(columns)]
            for values in zip(*texts, *numbers):
                file.write(",".join(map(str, values[:4])) + "".join(f",{number:.3f}" for number in values[4:]) + "\n")


def measured(command, **environment):
    """Seconds of the processor and on the wall, MiB, and what it prints; None where it fails."""
    start = time.perf_counter()
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL, env=dict(os.environ, **environment))
        _, status, used = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        out.seek(0)
        text = out.read().decode(errors="replace")
    return None if status else {"cpu": used.ru_utime + used.ru_stime, "wall": wall, "mib": used.ru_maxrss / 1024,
                                "out": text}


def grouped(program, path):
    return [str(program), "relate", path, "--series", "system,operation", "--axis", "threads", "--value",
            VALUE, "--matrix", "--agg", "mean", "--format", "csv"]


def peers(path, threads):
    query = DUCKDB.format(path=path)
    if subprocess.run([sys.executable, "-c", "import duckdb"], capture_output=True).returncode == 0:
        yield "DuckDB", [sys.executable, "-c", PYTHON_DUCKDB.format(threads=threads, query=query)]
    elif shutil.which("duckdb"):
        yield "DuckDB", ["duckdb", "-c", f"set threads={threads}; {query}"]
    elif shutil.which("node") and subprocess.run(["node", "-e", "require.resolve('@duckdb/node-api')"],
                                                 capture_output=True).returncode == 0:
        yield "DuckDB", ["node", "-e", NODE_DUCKDB.replace("{threads}", str(threads)).replace("{query}", query)]
    yield "data.table", ["Rscript", "-e", DATA_TABLE.format(path=path, threads=threads, value=VALUE)]
    yield "pandas", [sys.executable, "-c", PANDAS.format(path=path, value=VALUE)]


def beside(program, path, rows, rounds):
    cores = os.cpu_count() or 1
    taken = {}
    for _ in range(rounds):
        for name, command in [("greyscope", grouped(program, path)), *peers(path, cores)]:
            run = measured(command) if shutil.which(command[0]) else None
            if run:
                taken.setdefault(name, []).append(run)
    print(f"{rows:.0e} rows, {os.path.getsize(path) / 1e6:.0f} MB, {cores} threads: median seconds of the processor, on the "
          "wall, MiB")
    own = taken["greyscope"]
    for name, runs in taken.items():
        of = {key: statistics.median(run[key] for run in runs) for key in ("cpu", "wall", "mib")}
        ratios = "" if name == "greyscope" else "; ours to its: " + ", ".join(
            f"{statistics.median(a[key] / b[key] for a, b in zip(own, runs)):.2f}" for key in ("cpu", "wall", "mib"))
        print(f"  {name:<10} {of['cpu']:7.2f} {of['wall']:7.2f} {of['mib']:7.0f}{ratios}")
    if "DuckDB" not in taken:
        print("  DuckDB was not found")


def growth(program, place):
    print("growth: seconds of the processor, MiB, and the power of the size that a straight line through the logarithms has")
    sizes = {"rows": [{"rows": n} for n in (250_000, 1_000_000, 4_000_000)],
             "levels": [{"rows": 1_000_000, "cells": 16 * n} for n in (10, 100, 1_000, 10_000)],
             "columns": [{"rows": 250_000, "columns": n} for n in (4, 16, 64)]}
    for what, tables in sizes.items():
        xs, times = [], []
        for table in tables:
            path = os.path.join(place, "growth.csv")
            write_table(path, **table)
            run = measured(grouped(program, path))
            size = {"rows": table["rows"], "levels": table.get("cells", 320) // 16,
                    "columns": 5 + table.get("columns", 0)}[what]
            xs.append(size)
            times.append(run["cpu"])
            print(f"  {what:<8} {size:>9} {run['cpu']:7.2f} {run['mib']:7.0f}")
        slope = np.polyfit([math.log(x) for x in xs], [math.log(t) for t in times], 1)[0]
        print(f"  {what:<8} power {slope:.2f}")


def run(folder, rounds):
    program = pathlib.Path(folder).parent.parent / "app" / "greyscope"
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, "table.csv")
        for rows in [int(float(n)) for n in os.environ.get("SCALE_ROWS", "1e6 1e7").replace(",", " ").split()]:
            write_table(path, rows)
            beside(program, path, rows, rounds)
        growth(program, place)
