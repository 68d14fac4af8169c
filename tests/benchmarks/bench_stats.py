"""A comparison of 1,000 cells, a scaling law, beside their limits; what simulated 95 % intervals of every kind hold, in one
table; and how often equal runs are told apart. Seeds are fixed."""
from bench_simulation import limited
import forecast_coverage
from rounds import driver

DEGREES = ("deng", "absolute", "relative", "synthetic", "similitude", "closeness")
POINTS = (6, 8, 10, 12, 16, 20, 30)
# Errors as they are made, and as the band takes them.
ERRORS = (("normal", "equal"), ("relative", "relative"), ("normal", "likeliest"), ("relative", "likeliest"))


def run(folder, rounds):
    program = folder / "bench_stats"
    limited("comparison of 1,000 cells x 10 repeats x 10,000 draws, one thread",
            [driver(program, "compare", 1000, 10, 10_000)["processor"] for _ in range(rounds)], 2000, "ms")
    for points in (5, 9, 17):
        laws = [driver(program, "law", points) for _ in range(rounds)]
        limited(f"scaling law of {points} points", [each["best"] for each in laws], 1, "ms")
        limited("  interval of its peak", [each["peak"] for each in laws], 1, "ms")
    print("95 % intervals that hold the truth, %; * outside 93 to 97, which is said where they are shown")
    for name, settings in coverage(folder, program):
        cells = [f"{setting} {share:.1f}{'' if 93.0 <= share <= 97.0 else '*'}" for setting, share in settings]
        print(f"  {name:36} " + ", ".join(cells))
    forecast_coverage.run(folder)
    print("chance that a rank holds: given in the mean, ranks that are the true ones, %; how many")
    for name, (given, held, count) in list(driver(program, "ranks", "deng", 8).items())[:-1]:
        print(f"  {name:36} {given:.1f} {held:.1f} {count:.0f}")
    print("comparisons of equal runs with a false alarm, %:", driver(program, "alarms", 1000))
    print("the same at 5 % without a margin, by spreads of 1 : times; of one cell, of 20 adjusted; * above 6, which is said there")
    for name, rates in change_rates(driver(program, "rates", 10_000)):
        print(f"  {name:36} " + ", ".join(rates))


def change_rates(shares):
    """(test and repeats, ["1 : 5 5.3 8.6*", ...])."""
    rows = {}
    for name, share in shares.items():
        if name != "trials":
            test, repeats, spreads, cells = name.split(", ")
            row = rows.setdefault(f"{test}, {repeats}", {})
            row.setdefault(spreads.removeprefix("spreads "), []).append(f"{share:.1f}{'*' if share > 6.0 else ''}")
    for name, row in rows.items():
        yield name, [" ".join([spreads, *shares]) for spreads, shares in row.items()]


def coverage(folder, program):
    """(interval, [(setting, percent), ...]) of everything that the program gives an interval of."""
    held = driver(program, "coverage", 2000)
    sizes = [size for size in held if size.endswith(" values")]
    for kind in held[sizes[0]]:
        shares = [(size.removesuffix(" values"), held[size][kind]) for size in sizes]
        yield f"{kind}, by values", [each for each in shares if each[1] > 0.0]  # 0: too few for any
    for made, taken in ERRORS:
        bands = [(n, driver(folder / "bench_band", "gm11", n, made, 0.95, 3000, 400, 1, taken)) for n in POINTS]
        yield (f"forecast, errors {made}, taken as {taken}",
               [(f"n {n}", 100.0 * sum(band["inside"]) / len(band["inside"])) for n, band in bands])
    for degree in DEGREES:
        yield from degrees(driver(program, "degrees", degree, 8))


def degrees(parts):
    """The parts of each setting of a degree, beginning with all."""
    settings = {}
    for name, value in parts.items():
        if name != "trials":
            setting, part = name.rsplit(", ", 1)
            settings.setdefault(setting, []).append((part, value[0]))
    for setting, shares in settings.items():
        yield f"degree, {setting}", sorted(shares, key=lambda each: each[0] != "all")
