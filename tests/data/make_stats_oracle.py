#!/usr/bin/env python3
"""Writes stats_oracle.json: tests and quantiles on random data, by scipy.

Usage: make_stats_oracle.py > stats_oracle.json   (scipy 1.10, numpy 1.24)
The same in R: t.test(x, y), wilcox.test(x, y), p.adjust(p, "BH"), qt(p, df), pt(t, df, lower.tail = FALSE),
nls(y ~ l * n / (1 + s * (n - 1) + k * n * (n - 1))).
"""
import json
import warnings

import numpy as np
from scipy import optimize, stats

warnings.simplefilter("ignore")
random = np.random.default_rng(7)


def rounded(values, digits):
    return [float(v) for v in np.round(values, digits)]


def two_samples(index):
    nx, ny = random.integers(3, 40, 2)
    digits = 1 if index % 2 else 6  # ties in every other one
    x = rounded(random.lognormal(2.0, 0.4, nx), digits)
    y = rounded(random.lognormal(2.0 + 0.1 * (index % 5), 0.1 + 0.1 * (index % 4), ny), digits)
    ties = len(set(x + y)) < nx + ny
    welch = stats.ttest_ind(x, y, equal_var=False)
    student = stats.ttest_ind(x, y)
    exact = not ties and max(nx, ny) < 50
    ranks = [stats.mannwhitneyu(x, y, alternative=a, method="exact" if exact else "asymptotic")
             for a in ("two-sided", "less", "greater")]
    return {"x": x, "y": y, "welch": [welch.statistic, welch.pvalue], "student": [student.statistic, student.pvalue],
            "u": ranks[0].statistic, "ranks": [r.pvalue for r in ranks]}


def adjusted(index):
    p = rounded(random.beta(0.4, 1.5, int(random.integers(1, 60))), 3 if index % 2 else 9)
    order = np.argsort(p)[::-1]
    m = len(p)
    bh = np.empty(m)
    bh[order] = np.minimum(1, np.minimum.accumulate(m / np.arange(m, 0, -1) * np.array(p)[order]))
    up = np.argsort(p)
    holm = np.empty(m)
    holm[up] = np.minimum(1, np.maximum.accumulate((m - np.arange(m)) * np.array(p)[up]))
    return {"p": p, "bh": list(bh), "holm": list(holm)}


def scaling(index):
    n = np.array([1, 2, 4, 8, 16, 32, 64][: 5 + index % 3], float)
    l, s, k = random.uniform(1, 1000), random.uniform(0.01, 0.3), 10 ** random.uniform(-4, -2)
    law = lambda n, l, s, k: l * n / (1 + s * (n - 1) + k * n * (n - 1))
    y = np.array(rounded(law(n, l, s, k) * (1 + 0.01 * random.standard_normal(len(n))), 6))
    best = optimize.least_squares(lambda b: (law(n, *b) - y) / y.max(), [l, s, k], x_scale=[l, s, k],
                                  bounds=([0, 0, 0], [np.inf, 1, 1]), xtol=1e-15, ftol=1e-15, gtol=1e-15)
    return {"n": list(n), "y": list(y), "b": list(best.x), "rss": float(2 * best.cost * y.max() ** 2)}


def quantile(p, df):
    """By the tail: stats.t.ppf itself is good to 2e-9 only."""
    near = stats.t.ppf(p, df)
    return float(optimize.brentq(lambda t: np.log(stats.t.sf(t, df) / (1 - p)), near * 0.9, near * 1.1, xtol=1e-15, rtol=1e-14))


quantiles = [[p, df, quantile(p, df)]
             for df in (1, 1.3, 2, 3.7, 8.25, 29, 100.5, 79260.9) for p in (0.6, 0.9, 0.975, 0.995, 0.9999)]
tails = [[t, df, float(stats.t.sf(t, df))] for df in (1, 2.5, 7, 40, 1e4) for t in (-3, -0.2, 0, 1e-6, 0.5, 2, 9, 30)]
normals = [[p, float(stats.norm.ppf(p))] for p in (1e-300, 1e-20, 1e-6, 0.01, 0.07, 0.3, 0.5, 0.8, 0.95, 0.999)]
print(json.dumps({"samples": [two_samples(i) for i in range(24)], "adjusted": [adjusted(i) for i in range(8)],
                  "scaling": [scaling(i) for i in range(12)], "quantiles": quantiles, "tails": tails,
                  "normals": normals}, indent=0).replace("\n", " ").replace("{ \"x\"", "\n{\"x\""))
