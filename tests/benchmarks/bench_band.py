"""How much the 90 % prediction band covers, by simulation: percent of measurements 1, 2 and 3 steps ahead inside it."""
from concurrent.futures import ThreadPoolExecutor

from rounds import driver

POINTS = (6, 8, 10, 12, 20)
NOISE = ("normal", "uniform", "student", "relative", "correlated")
MODELS = ("gm11", "dgm", "rolling")


def run(folder, rounds):
    trials = 200 * rounds
    print(f"90 % band, share of {trials} series inside it 1, 2, 3 steps ahead, in percent")
    with ThreadPoolExecutor(2) as pool:
        for model in MODELS:
            print(f"  {model:8}" + "".join(f"{'n = ' + str(n):>12}" for n in POINTS))
            for noise in NOISE:
                cells = pool.map(lambda n: driver(folder / "bench_band", model, n, noise, 0.9, trials, 400, 1,
                                                  "likeliest"), POINTS)
                texts = [" ".join(f"{100 * share:.0f}" for share in cell["inside"]) for cell in cells]
                print(f"  {noise:10}" + "".join(f"{text:>12}" for text in texts))
