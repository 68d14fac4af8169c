#!/usr/bin/env python3
"""The absolute degree and those that compare curves by exact arithmetic, for tst_degree_oracle. Standard library alone.

Every series is taken as the rational numbers that its doubles are; a root is a decimal of 120 digits. A degree that is
not defined for a table is null. "degrees"[i][j]: series i is the reference, series j is compared. "curves": of series 0, for k = 2 .. n.

usage: make_degree_oracle.py > degree_oracle.json
"""
import json
import random
from decimal import Decimal as D, getcontext
from fractions import Fraction as F

getcontext().prec = 120
getcontext().Emax, getcontext().Emin = 10**9, -10**9


class Undefined(Exception):
    pass


def over(number, divisor):
    if divisor == 0:
        raise Undefined
    return number / divisor


def mean(x):
    return sum(x) / len(x)


def steps(x):
    return [b - a for a, b in zip(x, x[1:])]


def dec(q):
    return D(q.numerator) / D(q.denominator)


# Increments in units of the mean, of the standard deviation with the denominator n, and of their mean size.
CURVES = {
    "slope": lambda z: [over(d, mean(z)) for d in steps(z)],
    "slope-deviation": lambda z: [over(dec(d), dec(mean([(v - mean(z)) ** 2 for v in z])).sqrt()) for d in steps(z)],
    "t-type": lambda z: [over(d, mean([abs(e) for e in steps(z)])) for d in steps(z)],
}


# Dang 1994: the reference alone is in the numerator.
def slope(x, y):
    a, b = map(CURVES["slope"], (x, y))
    return mean([(1 + abs(s)) / (1 + abs(s) + abs(s - t)) for s, t in zip(a, b)])


def slope_deviation(x, y):
    return mean([1 / (1 + abs(s - t)) for s, t in zip(*map(CURVES["slope-deviation"], (x, y)))])


# Tang 1995: the sign says whether both series turn alike.
def t_type(x, y):
    a, b = map(CURVES["t-type"], (x, y))
    total = []
    for s, t in zip(a, b):
        if s * t == 0:
            total.append(F(0))
        else:
            sign = 1 if s * t > 0 else -1
            total.append(sign * min(abs(s), abs(t)) / max(abs(s), abs(t)))
    return mean(total)


# Liu: the areas under the raw series, each minus its first value.
def absolute(x, y):
    a, b = (sum(v - z[0] for v in z[1:-1]) + (z[-1] - z[0]) / 2 for z in (x, y))
    return (1 + abs(a) + abs(b)) / (1 + abs(a) + abs(b) + abs(a - b))


DEGREES = {
    "absolute": absolute,
    "slope": slope,
    "slope-deviation": slope_deviation,
    "t-type": t_type,
}


def tables():
    draw = random.Random(53)
    for n in (2, 3, 5, 8, 21):
        yield "random", [[draw.uniform(1.0, 9.0) for _ in range(n)] for _ in range(4)]
        yield "with signs", [[draw.uniform(-5.0, 9.0) for _ in range(n)] for _ in range(3)]
        yield "tied", [[float(draw.randint(1, 3)) for _ in range(n)] for _ in range(4)]
        base = [draw.uniform(1.0, 9.0) for _ in range(n)]
        yield "proportional", [base, [3.0 * v for v in base], [0.25 * v for v in base]]
        yield "shifted", [base, [v + 8.0 for v in base], [v - 0.5 for v in base]]
        yield "falling", [base, [10.0 - v for v in base]]
        yield "constant", [base, [4.0] * n, [0.1] * n]
        yield "tiny", [[draw.uniform(1.0, 9.0) * 1e-290 for _ in range(n)] for _ in range(3)]
        yield "huge", [[draw.uniform(1.0, 9.0) * 1e290 for _ in range(n)] for _ in range(3)]
        yield "far from 0", [[1e9 + draw.randint(0, 50) for _ in range(n)] for _ in range(3)]


def matrix(degree, table):
    try:
        return [[float(degree(x, y)) for y in table] for x in table]
    except Undefined:
        return None


def curve(of, x):
    try:
        return [float(value) for value in of(x)]
    except Undefined:
        return None


def main():
    cases = []
    for name, table in tables():
        exact = [[F(v) for v in x] for x in table]
        cases.append({"name": f"{name}, {len(table[0])} points", "series": table,
                      "degrees": {key: matrix(degree, exact) for key, degree in DEGREES.items()},
                      "curves": {key: curve(of, exact[0]) for key, of in CURVES.items()}})
    print("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]")


main()
