"""P3's testbed of 64 clients on 4 servers and of 512 on 32, a sweep of 105 runs of the former, and how soon a run ends
that is cancelled, each beside its limit; the first beside SimGrid where that is installed."""
import subprocess

from rounds import driver, spread

MOST_OF_SIMGRID = 3  # runs: each takes half a minute


def limited(name, values, limit, unit):
    print(f"{name}: {spread(values)} {unit}, limit {limit} {unit}{'' if max(values) < limit else ', MISSED'}")


def simgrid(folder):
    """What SimGrid takes for the first simulation; None where it is not installed."""
    peer = folder / "peer_simgrid"
    if not peer.exists():
        return None
    try:
        return driver(peer, 64, 400, 4)
    except (OSError, subprocess.CalledProcessError):  # its library has gone since
        return None


def beside_simgrid(own, peer):
    pairs = [(mine, theirs) for mine, theirs in zip(own, peer) if theirs]
    if not pairs:
        print("  not beside SimGrid: it is not installed (libsimgrid-dev)")
        return
    print(f"  {spread([theirs['processor'] / mine['processor'] for mine, theirs in pairs])} times as fast as SimGrid, "
          f"which takes {spread([theirs['processor'] / 1e3 for _, theirs in pairs])} s and "
          f"{spread([theirs['mib'] for _, theirs in pairs])} MiB; simulated "
          f"{pairs[0][0]['throughput']:.0f} MB/s, there {pairs[0][1]['throughput']:.0f} MB/s")


def run(folder, rounds):
    program = folder / "bench_simulation"
    for clients, servers, limit in ((64, 4, 200), (512, 32, 3000)):
        runs, peer = [], []
        for r in range(rounds):
            runs.append(driver(program, clients, servers, 1))
            if clients == 64 and r < MOST_OF_SIMGRID:
                peer.append(simgrid(folder))
        limited(f"simulation, {clients} x 400 files x {servers}, {runs[0]['events']} events",
                [r["processor"] for r in runs], limit, "ms")
        if clients == 64:
            limited("  memory of the run", [r["mib"] for r in runs], 50, "MiB")
            beside_simgrid(runs, peer)
    for threads in (1, 2):
        limited(f"sweep of 7 x 3 x 5 runs on {threads} thread(s)",
                [driver(program, "sweep", threads)["wall"] for _ in range(rounds)], 10_000, "ms")
    limited("cancelled run ends after", [driver(program, "cancel")["ms"] for _ in range(rounds)], 100, "ms")
