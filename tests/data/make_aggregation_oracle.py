#!/usr/bin/env python3
"""Writes aggregation_oracle.json: what values become as one, by numpy.

Usage: make_aggregation_oracle.py > aggregation_oracle.json   (numpy 1.24)
The same in R: mean(x), median(x), min(x), max(x), sum(x), length(x), sd(x), var(x), quantile(x, p / 100, type = 7).
Sums are math.fsum(), the exact sum rounded once. Spreads have n - 1 below the line; of one value there is none (null).
"""
import json
import math

import numpy as np

PERCENTS = [0, 0.1, 5, 25, 50, 75, 90, 95, 99, 99.5, 99.9, 100]
random = np.random.default_rng(11)


def case(name, values):
    x = np.array(values, dtype=float)
    spread = len(x) > 1
    expected = {"mean": float(np.mean(x)), "median": float(np.median(x)), "min": float(x.min()), "max": float(x.max()),
                "sum": math.fsum(values), "count": len(values),
                "sd": float(np.std(x, ddof=1)) if spread else None,
                "variance": float(np.var(x, ddof=1)) if spread else None}
    for percent in PERCENTS:
        expected["p%g" % percent] = float(np.percentile(x, percent))
    return {"name": name, "values": values, "expected": expected}


def rounded(values, digits):
    return [float(v) for v in np.round(values, digits)]


cases = [case("one value", [3.25]), case("two values", [1.0, 4.0]), case("all equal", [7.5] * 9),
         case("ties", [1.0, 2.0, 2.0, 2.0, 5.0, 5.0, 9.0]), case("negative", [-3.0, -1.5, 0.0, 2.0, -8.0, 4.5]),
         case("huge", [1e150, 2e150, 3.5e150, -1e150]), case("tiny", [1e-150, 2e-150, 4e-150, 8e-150]),
         case("far from zero", [1e9 + v for v in (0.0, 0.25, 0.5, 1.0, 2.0)])]
for n in (5, 8, 31, 100, 201):
    cases.append(case("lognormal, %d" % n, rounded(random.lognormal(1.0, 0.8, n), 6)))
    cases.append(case("ties, %d" % n, rounded(random.normal(20.0, 3.0, n), 0)))
print(json.dumps(cases, indent=None, separators=(",", ":")).replace('{"name"', '\n{"name"'))
