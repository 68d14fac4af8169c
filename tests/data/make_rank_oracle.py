#!/usr/bin/env python3
"""Writes rank_oracle.json: rank correlations of random series with ties and gaps, at lag 0 and at others, by scipy.

Usage: make_rank_oracle.py > rank_oracle.json   (scipy 1.10, numpy 1.24)
The same in R: cor(x, y, method = "spearman" or "kendall", use = "pairwise.complete.obs"). A lag l pairs x(k) with y(k + l).
null is a missing value, or a coefficient that does not exist.
"""
import json
import warnings

import numpy as np
from scipy import stats

warnings.simplefilter("ignore")
random = np.random.default_rng(47)


def coefficients(x, y):
    both = ~(np.isnan(x) | np.isnan(y))
    x, y = x[both], y[both]
    if len(x) < 3:
        return [len(x), None, None]
    found = [float(stats.spearmanr(x, y).statistic), float(stats.kendalltau(x, y, variant="b").statistic)]
    return [len(x)] + [None if np.isnan(f) else f for f in found]


def moved(x, y, lag):
    n = len(x)
    return (x[:n - lag], y[lag:]) if lag >= 0 else (x[-lag:], y[:n + lag])


def case(index):
    n = int(random.integers(3, 60))
    shift = int(random.integers(0, 4))
    base = np.cumsum(random.standard_normal(n + shift))
    x = base[shift:] + 0.1 * random.standard_normal(n)
    y = (-1) ** index * base[:n] + 0.3 * random.standard_normal(n)
    digits = [6, 0, 1][index % 3]  # whole numbers and tenths have many ties
    x, y = np.round(x, digits), np.round(y, digits)
    if index % 4 == 3:
        x[random.random(n) < 0.2] = np.nan
        y[random.random(n) < 0.2] = np.nan
    if index % 17 == 16:
        y[~np.isnan(y)] = 5.0
    lags = range(-min(6, n - 1), min(6, n - 1) + 1)
    asked = [None if np.isnan(v) else float(v) for v in x], [None if np.isnan(v) else float(v) for v in y]
    return {"x": asked[0], "y": asked[1], "lags": [[lag] + coefficients(*moved(x, y, lag)) for lag in lags]}


print(json.dumps({"cases": [case(i) for i in range(60)]}))
