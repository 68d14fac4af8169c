"""All pairs of 500 series x 2,000 points, and a small table while rho is dragged, beside numpy."""
import numpy as np
from rounds import binary, compare, driver, timed


def numpy_grades(series, rho, all_pairs):
    """By the definition, each pair once: a reference against all series after it."""
    count = len(series)
    if all_pairs:
        low, high = np.inf, 0.0
        for i in range(count - 1):
            difference = np.abs(series[i + 1:] - series[i])
            low, high = min(low, difference.min()), max(high, difference.max())
    grades = np.eye(count)
    for i in range(count - 1):
        difference = np.abs(series[i + 1:] - series[i])
        if not all_pairs:
            low, high = difference.min(1)[:, None], difference.max(1)[:, None]
        grades[i, i + 1:] = grades[i + 1:, i] = ((low + rho * high) / (difference + rho * high)).mean(1)
    return grades


def run(folder, rounds):
    for name, mode, count, points, repeats in (
            ("all pairs, extrema of each", "pairwise", 500, 2000, 3),
            ("all pairs, extrema over all", "matrix", 500, 2000, 3),
            ("24 x 20 at another rho", "drag", 24, 20, 2000)):
        series = np.random.default_rng(count).random((count, points))
        sums = []

        def peer():
            milliseconds, grades = timed(lambda: numpy_grades(series, 0.5, mode == "matrix"))
            sums.append(grades.sum())
            return milliseconds

        with binary(series) as file:
            own = compare(name, lambda threads: driver(folder / "bench_relations", file.name, count, points, mode,
                                                       threads, repeats), {"numpy": peer}, rounds)
        print(f"  sums of the degrees differ by {abs(own['sum'] / sums[0] - 1):.0e}")
