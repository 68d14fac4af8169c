"""P3's testbed of 64 clients on 4 servers and of 512 on 32, a sweep of 105 runs of the former, and how soon a run ends
that is cancelled, each beside its limit."""
from rounds import driver, spread


def limited(name, values, limit, unit):
    print(f"{name}: {spread(values)} {unit}, limit {limit} {unit}{'' if max(values) < limit else ', MISSED'}")


def run(folder, rounds):
    program = folder / "bench_simulation"
    for clients, servers, limit in ((64, 4, 200), (512, 32, 3000)):
        runs = [driver(program, clients, servers, 1) for _ in range(rounds)]
        limited(f"simulation, {clients} x 400 files x {servers}, {runs[0]['events']} events",
                [r["processor"] for r in runs], limit, "ms")
        if clients == 64:
            limited("  memory of the run", [r["mib"] for r in runs], 50, "MiB")
    for threads in (1, 2):
        limited(f"sweep of 7 x 3 x 5 runs on {threads} thread(s)",
                [driver(program, "sweep", threads)["wall"] for _ in range(rounds)], 10_000, "ms")
    limited("cancelled run ends after", [driver(program, "cancel")["ms"] for _ in range(rounds)], 100, "ms")
