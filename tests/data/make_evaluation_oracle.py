#!/usr/bin/env python3
"""Writes evaluation_oracle.json: grey clustering and grey target decisions in exact rationals (square roots and
logarithms at the end, in 50 digits). Usage: make_evaluation_oracle.py > evaluation_oracle.json"""
import json
import random
from decimal import Decimal, getcontext
from fractions import Fraction as F

getcontext().prec = 50


def decimal(x):
    return Decimal(x.numerator) / Decimal(x.denominator)


def triangle(x, low, top, high):
    if x <= low or x >= high:
        return F(0)
    return (x - low) / (top - low) if x <= top else (high - x) / (high - top)


def weight(kind, lam, ends, k, x):
    """Of class k with rising centres."""
    s = len(lam)
    if kind == "measure":
        if x < 0:
            return F(0)
        q = x / lam[k]
        w = min(F(1), 2 - q) if k == 0 else min(F(1), q) if k == s - 1 else min(q, 2 - q)
        return max(F(0), w)
    if kind == "end" and not ends[0] <= x <= ends[-1]:
        return F(0)
    if kind != "mirrored" and k == 0 and x <= lam[0]:
        return F(1)
    if kind != "mirrored" and k == s - 1 and x >= lam[-1]:
        return F(1)
    low = lam[k - 1] if k else 2 * lam[0] - lam[1]
    high = lam[k + 1] if k + 1 < s else 2 * lam[-1] - lam[-2]
    return triangle(x, low, lam[k], high)


def weights(kind, lam, ends, x):
    if lam[0] > lam[-1]:
        return weights(kind, lam[::-1], ends[::-1], x)[::-1]
    return [weight(kind, lam, ends, k, x) for k in range(len(lam))]


def clustering(rng, kind, how):
    n, m, s = rng.randint(1, 7), rng.randint(1, 4), rng.randint(2, 5)
    x = [[F(rng.randint(0, 4000), 32) for _ in range(m)] for _ in range(n)]
    classes = []
    for _ in range(m):
        ends = sorted(rng.sample(range(1, 4000), s + 1))
        ends = [F(e, 32) for e in ends]
        falls = rng.random() < 0.5
        ends = ends[::-1] if falls else ends
        lam = [(ends[k] + ends[k + 1]) / 2 for k in range(s)]
        classes.append((lam, ends))
    eta_given = [F(rng.randint(1, 20)) for _ in range(m)]
    eta = [[F(0)] * s for _ in range(m)]
    for k in range(s):
        column = []
        for j in range(m):
            mean = sum(row[j] for row in x) / n
            column.append(eta_given[j] if how == "fixed" else classes[j][0][k] if how == "variable" else classes[j][0][k] / mean)
        for j in range(m):
            eta[j][k] = column[j] / sum(column)
    f = [[weights(kind, classes[j][0], classes[j][1], row[j]) for j in range(m)] for row in x]
    sigma = [[sum(f[i][j][k] * eta[j][k] for j in range(m)) for k in range(s)] for i in range(n)]
    return {"functions": kind, "weights": how, "x": x, "centres": [c[0] for c in classes],
            "ends": [c[1] for c in classes], "given": eta_given, "f": f, "eta": eta, "sigma": sigma}


def decision(rng, measure, how, bullseye):
    n, m = rng.randint(1, 7), rng.randint(1, 5)
    x = [[F(rng.randint(1, 4000), 32) for _ in range(m)] for _ in range(n)]
    kinds = [rng.choice(["benefit", "cost", "target"]) for _ in range(m)]
    target = [F(rng.randint(1, 4000), 32) for _ in range(m)]
    critical = []
    r = [[F(0)] * m for _ in range(n)]
    for j in range(m):
        column = [row[j] for row in x]
        c = {"benefit": max(column) - F(rng.randint(1, 900), 32), "cost": min(column) + F(rng.randint(1, 900), 32),
             "target": F(rng.randint(1, 900), 32)}[kinds[j]]
        critical.append(c)
        for i, u in enumerate(column):
            if measure == "ratio":
                r[i][j] = {"benefit": u / max(column), "cost": min(column) / u,
                           "target": min(u, target[j]) / max(u, target[j])}[kinds[j]]
            else:
                r[i][j] = ((u - c) / (max(column) - c) if kinds[j] == "benefit" else
                           (c - u) / (c - min(column)) if kinds[j] == "cost" else (c - abs(u - target[j])) / c)
    if how == "entropy":
        raw = []
        for j in range(m):
            total = sum(row[j] for row in r)
            e = -sum(decimal(row[j] / total) * decimal(row[j] / total).ln() for row in r) / Decimal(n).ln() if n > 1 else Decimal(1)
            raw.append(max(Decimal(0), 1 - e))
        if sum(raw) == 0:
            raw = [Decimal(1)] * m
        w = [v / sum(raw) for v in raw]
    else:
        given = [F(rng.randint(1, 9)) for _ in range(m)]
        w = [decimal(g / sum(given)) for g in given]
    r0 = [max(row[j] for row in r) if bullseye == "best" else F(1) for j in range(m)]
    gap = [[abs(r[i][j] - r0[j]) for j in range(m)] for i in range(n)]
    least, most = min(map(min, gap)), max(map(max, gap))
    rho = F(1, 2)
    degree = [sum(w[j] * (decimal((least + rho * most) / (gap[i][j] + rho * most)) if most else Decimal(1))
                  for j in range(m)) for i in range(n)]
    distance = [sum(w[j] * decimal(gap[i][j]) ** 2 for j in range(m)).sqrt() for i in range(n)]
    result = {"measure": measure, "weights": how, "bullseye_is": bullseye, "x": x, "kinds": kinds, "targets": target,
              "critical": critical, "w": w, "effects": r, "bullseye": r0, "distance": distance, "degree": degree,
              "score": [sum(w[j] * decimal(r[i][j]) for j in range(m)) for i in range(n)]}
    if how == "given":
        result["given"] = given
    return result


def plain(value):
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    return float(value) if isinstance(value, (F, Decimal)) else value


rng = random.Random(5)
print(json.dumps({
    "clusterings": [plain(clustering(rng, kind, how)) for kind in ("centre", "end", "measure", "mirrored")
                    for how in ("fixed", "variable", "variable-mean") for _ in range(4)],
    "decisions": [plain(decision(rng, measure, how, bullseye)) for measure in ("ratio", "uniform")
                  for how in (("given", "entropy") if measure == "ratio" else ("given",))
                  for bullseye in ("best", "one") for _ in range(5)]}))
