"""A comparison of 1,000 cells, a scaling law, beside their limits; what simulated intervals hold, and how often equal
runs are told apart."""
from bench_simulation import limited
from rounds import driver


def run(folder, rounds):
    program = folder / "bench_stats"
    limited("comparison of 1,000 cells x 10 repeats x 10,000 draws, one thread",
            [driver(program, "compare", 1000, 10, 10_000)["processor"] for _ in range(rounds)], 2000, "ms")
    for points in (5, 9, 17):
        laws = [driver(program, "law", points) for _ in range(rounds)]
        limited(f"scaling law of {points} points", [each["best"] for each in laws], 1, "ms")
        limited("  interval of its peak", [each["peak"] for each in laws], 1, "ms")
    print("95 % intervals that hold the truth, %:")
    for name, held in driver(program, "coverage", 2000).items():
        print(f"  {name}: {held}")
    print("comparisons of equal runs with a false alarm, %:", driver(program, "alarms", 1000))
