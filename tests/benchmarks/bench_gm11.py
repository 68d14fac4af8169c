"""100,000 GM(1,1) fits of length 12 with 4 steps ahead, beside vectorised numpy."""
import numpy as np
from rounds import binary, compare, driver, timed


def numpy_forecast(x, horizon):
    """The normal equations in closed form, all series at once."""
    points = x.shape[1]
    rows = points - 1
    sums = np.cumsum(x, axis=1)
    z = 0.5 * (sums[:, 1:] + sums[:, :-1])
    y = x[:, 1:]
    sz, sy = z.sum(1), y.sum(1)
    szz, szy = np.einsum("ij,ij->i", z, z), np.einsum("ij,ij->i", z, y)
    determinant = rows * szz - sz * sz
    a = (sz * sy - rows * szy) / determinant
    u = (sy * szz - sz * szy) / determinant
    steps = np.arange(points, points + horizon)
    return ((x[:, 0] - u / a) * (1 - np.exp(a)))[:, None] * np.exp(-a[:, None] * steps)


def run(folder, rounds):
    rng = np.random.default_rng(3)
    points, count = 12, 100_000
    x = np.exp(rng.uniform(-0.2, 0.3, (count, 1)) * np.arange(points)) * rng.uniform(0.9, 1.1, (count, points))
    sums = []

    def peer():
        milliseconds, forecast = timed(lambda: numpy_forecast(x, 4))
        sums.append(forecast.sum())
        return milliseconds

    with binary(x) as file:
        own = compare("100,000 GM(1,1) fits of 12 points",
                      lambda threads: driver(folder / "bench_gm11", file.name, points, count, 4, threads, 20),
                      {"numpy": peer}, rounds)
    print(f"  sums of the forecasts differ by {abs(own['sum'] / sums[0] - 1):.0e}")
