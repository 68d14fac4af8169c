"""What the benchmarks share: rounds in which the program and its peers take turns, so that a busy machine is as busy for
all, and ratios within each round. One thread by the processor's clock; two threads by the clock on the wall."""
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import time

for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[variable] = "1"


def driver(program, *arguments):
    """What a driver prints, as a dictionary."""
    out = subprocess.run([program, *map(str, arguments)], check=True, capture_output=True, text=True).stdout
    return json.loads(out)


def timed(work):
    """Milliseconds of the processor, and what the work returns."""
    start = time.process_time()
    result = work()
    return 1e3 * (time.process_time() - start), result


def rscript(code, *arguments, threads=1):
    """What R prints; None without R or the package that the code needs."""
    if not shutil.which("Rscript"):
        return None
    result = subprocess.run(["Rscript", "-e", code, *map(str, arguments)], capture_output=True, text=True,
                            env=dict(os.environ, OMP_NUM_THREADS=str(threads)))
    return result.stdout.split() if result.returncode == 0 else None


def binary(array):
    """A temporary file with the array's doubles, in its order."""
    file = tempfile.NamedTemporaryFile()
    file.write(array.astype(float).tobytes())
    file.flush()
    return file


def spread(values):
    return f"{statistics.median(values):.1f} ({min(values):.1f} to {max(values):.1f})"


def compare(name, own, peers, rounds, threads=(1, 2)):
    """own(threads) gives a driver's dictionary, peers name functions that give milliseconds, or None where a peer is
    missing. Prints and returns the last dictionary of one thread."""
    mine = {count: [] for count in threads}
    theirs = {peer: [] for peer in peers}
    for _ in range(rounds):
        for count in threads:
            mine[count].append(own(count))
        for peer, run in peers.items():
            theirs[peer].append(run())
    one = [run["processor"] for run in mine[threads[0]]]
    print(f"{name}: {statistics.median(one):.4g} ms")
    for peer, times in theirs.items():
        if None not in times:
            print(f"  {spread([time / own for time, own in zip(times, one)])} times as fast as {peer}")
    for count in threads[1:]:
        gains = [a["wall"] / b["wall"] for a, b in zip(mine[threads[0]], mine[count])]
        print(f"  {spread(gains)} times as fast on {count} threads")
    return mine[threads[0]][-1]
