#!/usr/bin/env python3
"""Writes forecast_oracle.json: GM(1,N) by least squares and the bootstrap band of GM(1,1), by numpy.

Usage: make_forecast_oracle.py > forecast_oracle.json   (numpy 1.24)
The series are cases 1.1-R (eight points) and 1.1-W, 1.2-W (five) of sample_data.
"""
import json

import numpy as np

READ = [0.244, 0.465, 0.648, 0.707, 0.716, 0.829, 0.823, 0.849]
SIGNS = [-3.0, 2.0, -1.5, 1.0, 2.5, -2.0, 0.5, 1.0]
TARGET = [381.0, 659.0, 590.0, 598.0, 837.0, 702.0, 911.0]
FACTORS = [[430.0, 622.0, 728.0, 846.0, 817.0, 905.0, 940.0], [386.0, 652.0, 644.0, 621.0, 853.0, 760.0, 870.0]]


def gm1n(x, factors, n, alpha):
    x1, y1 = np.cumsum(x[:n]), [np.cumsum(y) for y in factors]
    z = alpha * x1[1:] + (1 - alpha) * x1[:-1]
    rows = np.column_stack([-z] + [y[1:n] for y in y1])
    p = np.linalg.lstsq(rows, np.array(x[1:n]), rcond=None)[0]
    values, total = [x[0]], x[0]
    for k in range(1, len(factors[0])):
        drive = sum(b * y[k] for b, y in zip(p[1:], y1))
        values.append((drive - p[0] * total) / (1 + alpha * p[0]))
        total += values[-1]
    return {"n": n, "alpha": alpha, "parameters": list(p), "values": values}


class Mt19937_64:
    """The 64-bit Mersenne twister as Matsumoto and Nishimura published it."""

    def __init__(self, seed):
        self.mt, self.at = [seed], 312
        for i in range(1, 312):
            self.mt.append((6364136223846793005 * (self.mt[-1] ^ (self.mt[-1] >> 62)) + i) & (2**64 - 1))

    def __call__(self):
        if self.at == 312:
            for i in range(312):
                y = (self.mt[i] & 0xFFFFFFFF80000000) | (self.mt[(i + 1) % 312] & 0x7FFFFFFF)
                self.mt[i] = self.mt[(i + 156) % 312] ^ (y >> 1) ^ (0xB5026F5AA96619E9 if y & 1 else 0)
            self.at = 0
        y = self.mt[self.at]
        self.at += 1
        y ^= (y >> 29) & 0x5555555555555555
        y ^= (y << 17) & 0x71D67FFFEDA60000
        y ^= (y << 37) & 0xFFF7EEE000000000
        return y ^ (y >> 43)


def gm11(x, steps):
    """None where |a| is not below 2, as the program refuses."""
    x1 = np.cumsum(x)
    z = 0.5 * (x1[1:] + x1[:-1])
    a, u = np.linalg.lstsq(np.column_stack([-z, np.ones(len(z))]), np.array(x[1:]), rcond=None)[0]
    if abs(a) >= 2:
        return None
    k = np.arange(len(x) + steps)
    response = (x[0] - u / a) * np.exp(-a * k) + u / a
    return np.concatenate([[x[0]], np.diff(response)])


def band(x, steps, level, seed, refits, taken):
    draw, n = Mt19937_64(seed), len(x)
    path = gm11(x, steps)
    levels, ahead = np.abs(path[1:n]), np.abs(path[n:])
    plain = np.array(x[1:]) - path[1:n]
    relative = plain / levels
    plain, relative = plain - plain.mean(), relative - relative.mean()
    def uniform():
        return ((draw() >> 11) + 0.5) * 2.0**-53

    def chi_squared(freedom):
        total = sum(-2 * np.log(uniform()) for _ in range(freedom // 2))
        if freedom % 2:
            cosine = np.cos(2 * np.pi * uniform())
            total -= 2 * np.log(uniform()) * cosine**2
        return total

    expected = []
    for _ in range(refits):
        scale = np.sqrt((n - 1) / chi_squared(n - 3))
        error = lambda size: scale * (size * relative if taken == "relative" else plain)[draw() % (n - 1)]
        again = gm11([x[0]] + [path[k] + error(levels[k - 1]) for k in range(1, n)], steps)
        measured = path[n:] + [error(size) for size in ahead]
        if again is not None:
            expected.append((measured, again[n:]))
    measured, forecast = (np.array(each) for each in zip(*expected))
    sign = np.sign(path[n:])
    ratios = ((measured * sign > 0) & (forecast * sign > 0)).all(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        around = np.where(ratios, path[n:] * (measured / forecast), path[n:] + (measured - forecast))
    low, middle, high = np.quantile(around, [(1 - level) / 2, 0.5, (1 + level) / 2], axis=0)
    return {"values": list(x), "level": level, "seed": seed, "refits": refits, "errors": taken,
            "ratios": [bool(each) for each in ratios], "low": list(low), "corrected": list(middle), "high": list(high)}


print(
    json.dumps(
        {
            "read": READ,
            "target": TARGET,
            "factors": FACTORS,
            "gm1n": [gm1n(TARGET, FACTORS[:1], 5, 0.5), gm1n(TARGET, FACTORS, 6, 0.3)],
            "band": [
                band(READ[:6], 2, 0.9, 1, 300, "equal"),
                band(READ, 3, 0.5, 42, 200, "relative"),
                band(SIGNS, 2, 0.9, 5, 200, "equal"),
            ],
        },
        indent=1,
    )
)
