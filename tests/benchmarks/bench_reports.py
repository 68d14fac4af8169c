"""Reading what benchmarks print, tens of megabytes of it, beside the limits: 100 MB/s and more on one thread, memory of the
whole program below twice the data, and reading ends within 100 ms of the processor when it is
cancelled."""
import json
import os
import pathlib
import random
import tempfile

from rounds import driver, spread

DATA = pathlib.Path(__file__).parent.parent / "data"
BYTES = 60_000_000

IOR_RUN = """IOR-4.0.0: MPI Coordinated Test of Parallel I/O
Began               : Fri Nov 20 07:33:16 2026
Command line        : ior -f sweep.ior
Machine             : Linux vm
{tests}
Summary of all tests:
Operation   Max(MiB)   Min(MiB)  Mean(MiB)     StdDev   Max(OPs)   Min(OPs)  Mean(OPs)     StdDev    Mean(s) Stonewall(s) Stonewall(MiB) Test# #Tasks tPN reps fPP reord reordoff reordrand seed segcnt   blksiz    xsize aggs(MiB)   API RefNum
{summaries}Finished            : Fri Nov 20 07:33:16 2026
"""
IOR_TEST = """TestID              : {test}
StartTime           : Fri Nov 20 07:33:16 2026
Path                : /scratch/sw.00000000
FS                  : 252.0 GiB   Used FS: 7.7%   Inodes: 16.0 Mi   Used Inodes: 3.0%

Options: 
api                 : POSIX
apiVersion          : 
test filename       : /scratch/sw
access              : file-per-process
type                : independent
segments            : 1
ordering in a file  : sequential
ordering inter file : constant task offset
task offset         : 1
nodes               : {nodes}
tasks               : {tasks}
clients per node    : 4
repetitions         : {repetitions}
xfersize            : {transfer} bytes
blocksize           : 8 MiB
aggregate filesize  : 32 MiB

Results: 

access    bw(MiB/s)  IOPS       Latency(s)  block(KiB) xfer(KiB)  open(s)    wr/rd(s)   close(s)   total(s)   iter
------    ---------  ----       ----------  ---------- ---------  --------   --------   --------   --------   ----
{results}"""


def ior_test(draw, test, repetitions):
    transfer = draw.choice((65536, 262144, 1048576))
    rows = []
    for iteration in range(repetitions):
        for operation in ("write", "read"):
            seconds = draw.uniform(0.001, 0.02)
            rows.append(f"{operation:<9} {32 / seconds:<10.2f} {2**25 / transfer / seconds:<10.0f} {seconds / 8:<11.6f} "
                        f"8192       {transfer / 1024:<10.2f} {draw.random() / 400:<10.6f} {seconds:<10.6f} "
                        f"{draw.random() / 2000:<10.6f} {seconds * 1.01:<10.6f} {iteration:<4}\n")
    summary = "".join(f"{operation:<10} {3e4 * draw.random():10.2f} 1998.86    2009.86      11.00   32333.83   31981.83   "
                      f"32157.83     176.00    0.01592         NA            NA {test:5}      4   4 {repetitions:4}   1     "
                      f"1        1         0    0      1  8388608 {transfer:8}      32.0 POSIX      0\n"
                      for operation in ("write", "read"))
    text = IOR_TEST.format(test=test, nodes=1, tasks=4, repetitions=repetitions, transfer=transfer, results="".join(rows))
    return text, summary


def write_ior(path, tests, repetitions):
    """Runs one after the other in a log."""
    draw = random.Random(3)
    with open(path, "w", encoding="utf-8") as file:
        while file.tell() < BYTES:
            parts = [ior_test(draw, test, repetitions) for test in range(tests)]
            file.write(IOR_RUN.format(tests="".join(p[0] for p in parts), summaries="".join(p[1] for p in parts)))


def write_fio(path):
    """The jobs of a document again and again, with other numbers."""
    draw = random.Random(5)
    document = json.loads((DATA / "fio-2.21_multi.json").read_text(encoding="utf-8"))
    sample = document.pop("jobs")
    disks = document.pop("disk_util", [])

    def moved(value):
        if isinstance(value, dict):
            return {key: moved(each) for key, each in value.items()}
        return value * draw.uniform(0.5, 2.0) if isinstance(value, float) else value

    def written(value, indent):
        return json.dumps(value, indent=2, separators=(",", " : ")).replace("\n", "\n" + indent)

    with open(path, "w", encoding="utf-8") as file:
        file.write(written(document, "")[:-2] + ',\n  "jobs" : [\n    ')
        number = 0
        while file.tell() < BYTES:
            for job in sample:
                job = moved(job)
                job["jobname"] = f"{job['jobname']}-{number // 100}"
                file.write((",\n    " if number else "") + written(job, "    "))
                number += 1
        file.write('\n  ],\n  "disk_util" : ' + written(disks, "  ") + "\n}\n")


def run(folder, rounds):
    program = folder / "bench_read"
    with tempfile.TemporaryDirectory() as place:
        path = os.path.join(place, "report")
        for name, write in (("fio JSON", write_fio), ("IOR text, logs of 6 tests", lambda p: write_ior(p, 6, 2)),
                            ("IOR text, 1,000 repetitions", lambda p: write_ior(p, 1, 1000)),
                            ("IOR text, scripts of 200 tests", lambda p: write_ior(p, 200, 2))):
            write(path)
            runs = [driver(program, path, 1, 1) for _ in range(rounds)]
            size = os.path.getsize(path)
            speeds = [size / 1e3 / r["processor"] for r in runs]
            memory = max(r["peak"] for r in runs) * 2**20 / size
            cancel = driver(program, path, "cancel")
            missed = [what for what, held in (("SPEED", max(speeds) >= 100), ("MEMORY", memory < 2),
                                              ("CANCEL", cancel["processor"] < 100 and cancel["stopped"] > 0)) if not held]
            print(f"{name}, {size / 1e6:.0f} MB, {runs[0]['rows']} rows: {spread(speeds)} MB/s; memory {memory:.2f} times "
                  f"the data; ends {cancel['processor']:.0f} ms of the processor after it is cancelled, {cancel['wall']:.0f} "
                  f"on the wall, {cancel['stopped']} of 10 times"
                  + "".join(f"; {what} MISSED" for what in missed))
