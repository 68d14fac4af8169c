#!/usr/bin/env python3
"""Grey models and their accuracy by exact arithmetic, for tst_model_oracle. Standard library alone.

Every series is taken as the rational numbers that its doubles are. Least squares are solved in rationals; what needs e,
powers and roots is a decimal of 120 digits. Formulas: see core/grey/models/grey_models.h. "loss" is the factor by which
the data enlarge rounding errors in the parameters.

usage: make_model_oracle.py > model_oracle.json
"""
import json
import random
from decimal import Decimal as D, getcontext
from fractions import Fraction as F

getcontext().prec = 120
getcontext().Emax, getcontext().Emin = 10**9, -10**9
HORIZON = 3


def dec(q):
    return D(q.numerator) / D(q.denominator) if isinstance(q, F) else D(q)


def frac(d):
    return d if isinstance(d, F) else F(*d.as_integer_ratio()) if isinstance(d, D) else F(d)


def running(x):
    sums, total = [], 0
    for value in x:
        total += value
        sums.append(total)
    return sums


def differences(x):
    return [x[0]] + [b - a for a, b in zip(x, x[1:])]


def least_squares(rows, right):
    """Gauss on the normal equations; exact for rationals."""
    width = len(rows[0])
    system = [[sum(r[i] * r[j] for r in rows) for j in range(width)] + [sum(r[i] * y for r, y in zip(rows, right))]
              for i in range(width)]
    for i in range(width):
        pivot = max(range(i, width), key=lambda row: abs(system[row][i]))
        system[i], system[pivot] = system[pivot], system[i]
        for row in range(width):
            if row != i:
                factor = system[row][i] / system[i][i]
                system[row] = [a - factor * b for a, b in zip(system[row], system[i])]
    return [system[i][width] / system[i][i] for i in range(width)]


def background(sums, alpha):
    return [alpha * now + (1 - alpha) * before for before, now in zip(sums, sums[1:])]


def gm11_coefficients(x, alpha):
    z = background(running(x), alpha)
    return least_squares([[-value, F(1)] for value in z], x[1:])


def gm11(x, alpha, ahead):
    a, u = gm11_coefficients(x, alpha)
    A, start = dec(a), dec(u - a * x[0])
    step = (1 - (-A).exp()) / A if a else D(1)
    return {"a": a, "u": u}, [dec(x[0])] + [start * (-A * (k - 1)).exp() * step for k in range(1, len(x) + ahead)]


def edgm(x, alpha, ahead):
    a, u = gm11_coefficients(x, alpha)
    values = [x[0], (u - a * x[0]) / (1 + alpha * a)]
    while len(values) < len(x) + ahead:
        values.append(values[-1] * (1 - (1 - alpha) * a) / (1 + alpha * a))
    return {"a": a, "u": u}, values


def discrete(x, ahead, trend):
    sums = running(x)
    rows = [[sums[k]] + ([F(k + 1)] if trend else []) + [F(1)] for k in range(len(x) - 1)]
    b = least_squares(rows, sums[1:])
    response = [x[0]]
    for k in range(1, len(x) + ahead):
        response.append(b[0] * response[-1] + (b[1] * k if trend else 0) + b[-1])
    bend = max(abs(sums[k] - sums[0] - (sums[-1] - sums[0]) * k / (len(x) - 1)) for k in range(len(x)))
    return {f"b{i + 1}": value for i, value in enumerate(b)}, differences(response), sums[-1] / bend if trend else 1


def bernoulli(x, alpha, n, ahead, accumulated=False):
    sums = list(x) if accumulated else running(x)
    x = differences(x) if accumulated else x
    z = [dec(value) for value in background(sums, alpha)]
    a, b = least_squares([[-value, value ** dec(n)] for value in z], [dec(value) for value in x[1:]])
    m, first = 1 - dec(n), dec(x[0])
    response = [first]
    for k in range(1, len(x) + ahead):
        decay = (-a * m * k).exp()
        y = first ** m * decay + b * (1 - decay) / a
        if y <= 0:
            return None
        response.append(y ** (1 / m))
    return {"a": a, "b": b, "n": n}, response if accumulated else differences(response)


def fractional(x, order):
    weights = [F(1)]
    for j in range(1, len(x)):
        weights.append(weights[-1] * (j - 1 + order) / j)
    weights = [dec(w) for w in weights] if isinstance(x[0], D) else weights
    return [sum(weights[k - i] * x[i] for i in range(k + 1)) for k in range(len(x))]


def fgm(x, alpha, order, ahead):
    parameters, response = gm11(fractional(x, order - 1), alpha, ahead)
    return {**parameters, "r": order}, fractional(response, 1 - order)


def rolling(x, alpha, ahead):
    parameters, values = gm11(x, alpha, 0)
    window = list(x)
    for _ in range(ahead):
        _, now = gm11(window, alpha, 1)
        values.append(now[-1])
        window = window[1:] + [frac(now[-1])]
    return parameters, values


def residual(x, alpha, ahead, printed):
    """Equations (7) to (13) of Zhao and Hu as printed, or as their example is worked."""
    base, values = gm11(x, alpha, ahead)
    sign = 1 if printed else -1
    errors = [sign * (dec(x[k]) - values[k]) for k in range(1, len(x))]
    shift = abs(min(errors))
    shifted = [e + shift for e in errors]
    if printed:
        mean = sum(shifted) / len(shifted)
        smooth = [min(max(e, D("0.8") * mean), D("1.2") * mean) for e in shifted]
    else:
        smooth = []
        for total in running(shifted):
            smooth.append(min(total, D("1.2") * smooth[-1]) if smooth else total)
    second, corrections = gm11([frac(e) for e in smooth], alpha, ahead)
    corrected = [values[0]] + [v + sign * (c - shift) for v, c in zip(values[1:], corrections)]
    loss = max(abs(dec(value)) for value in x) / max(smooth)
    return {**base, "a'": second["a"], "u'": second["u"], "|b|": shift}, corrected, loss


def remnant(x, alpha, ahead):
    base, values = gm11(x, alpha, ahead)
    errors = [dec(value) - fit for value, fit in zip(x, values)]
    start = len(x) - 1
    while start > 1 and errors[start - 1] * errors[-1] > 0:
        start -= 1
    if len(x) - start < 4:
        return None
    tail = [frac(abs(e)) for e in errors[start:]]
    a, u = gm11_coefficients(tail, alpha)
    sign = 1 if errors[-1] > 0 else -1
    for k in range(start + 1, len(values)):
        values[k] += sign * dec(u - a * tail[0]) * (dec(-a) * (k - 1 - start)).exp()
    return {**base, "a'": a, "u'": u}, values, max(abs(dec(value)) for value in x) / dec(max(tail))


def gm1n(x, factors, alpha, ahead):
    z, sums = background(running(x), alpha), [running(f) for f in factors]
    b = least_squares([[-z[k - 1]] + [s[k] for s in sums] for k in range(1, len(x))], x[1:])
    values, total = [x[0]], x[0]
    for k in range(1, len(x) + ahead):
        values.append((sum(c * s[k] for c, s in zip(b[1:], sums)) - b[0] * total) / (1 + alpha * b[0]))
        total += values[-1]
    return {"a": b[0], **{f"b(y{i})": c for i, c in enumerate(b[1:])}}, values


def gm0n(x, factors):
    sums, own = [running(f) for f in factors], running(x)
    b = least_squares([[F(1)] + [s[k] for s in sums] for k in range(1, len(x))], own[1:])
    curve = [x[0]] + [b[0] + sum(c * s[k] for c, s in zip(b[1:], sums)) for k in range(1, len(x))]
    return {"b0": b[0], **{f"b(y{i})": c for i, c in enumerate(b[1:])}}, differences(curve)


def pi():
    """Machin's formula."""
    arctan = lambda q: sum(D((-1) ** j) / ((2 * j + 1) * D(q) ** (2 * j + 1)) for j in range(200))
    return 16 * arctan(5) - 4 * arctan(239)


PI = pi()


def wave(angle):
    """Cosine and sine by their series."""
    angle = angle % (2 * PI)
    term, cosine, sine = D(1), D(0), D(0)
    for j in range(250):
        cosine, sine = (cosine + (-1) ** (j // 2) * term, sine) if j % 2 == 0 else (cosine, sine + (-1) ** (j // 2) * term)
        term = term * angle / (j + 1)
    return cosine, sine


def gm21(x, alpha, ahead):
    """x'' + a1 x' + a2 x = b for the sums, through their first and last value."""
    sums = running(x)
    z = background(sums, alpha)
    a1, a2, b = least_squares([[-x[k], -z[k - 1], F(1)] for k in range(1, len(x))],
                              [x[k] - x[k - 1] for k in range(1, len(x))])
    found, end = {"a1": a1, "a2": a2, "b": b}, D(len(x) - 1)
    a1, a2, b, first, last = dec(a1), dec(a2), dec(b), dec(sums[0]), dec(sums[-1])
    if a1 == a2 == 0:
        slope = (last - first) / end - b * end / 2
        curve = lambda t: first + slope * t + b * t * t / 2
    elif a2 == 0:
        slope = b / a1
        c = (last - first - slope * end) / ((-a1 * end).exp() - 1)
        curve = lambda t: c * (-a1 * t).exp() + slope * t + first - c
    else:
        level, square = b / a2, a1 * a1 / 4 - a2
        low, high = first - level, last - level
        if square > 0:
            r, s = -a1 / 2 + square.sqrt(), -a1 / 2 - square.sqrt()
            c = (high - low * (s * end).exp()) / ((r * end).exp() - (s * end).exp())
            curve = lambda t: c * (r * t).exp() + (low - c) * (s * t).exp() + level
        else:
            q = (-square).sqrt()
            cosine, sine = wave(q * end)
            d = (high * (a1 / 2 * end).exp() - low * cosine) / sine
            curve = lambda t: (-a1 / 2 * t).exp() * (low * wave(q * t)[0] + d * wave(q * t)[1]) + level
    return found, differences([curve(D(k)) for k in range(len(x) + ahead)])


def dgm21(x, ahead):
    a, b = least_squares([[-x[k], F(1)] for k in range(1, len(x))], [x[k] - x[k - 1] for k in range(1, len(x))])
    found, a, b, first = {"a": a, "b": b}, dec(a), dec(b), dec(x[0])
    if a == 0:
        return found, [first] + [first + b * (k - D("0.5")) for k in range(1, len(x) + ahead)]
    curve = lambda k: (b / a ** 2 - first / a) * (-a * k).exp() + b / a * k + (1 + a) * first / a - b / a ** 2
    return found, differences([curve(D(k)) for k in range(len(x) + ahead)])


def dgm1n(x, factors, ahead):
    sums, own = [running(f) for f in factors], running(x)
    b = least_squares([[own[k - 1]] + [s[k] for s in sums] + [F(1)] for k in range(1, len(x))], own[1:])
    response = [x[0]]
    for k in range(1, len(x) + ahead):
        response.append(b[0] * response[-1] + sum(c * s[k] for c, s in zip(b[1:], sums)) + b[-1])
    names = ["b1"] + [f"b(y{i})" for i in range(len(factors))] + ["c"]
    return dict(zip(names, b)), differences(response)


def scgm(x, ahead):
    means = [dec((a + b) / 2) for a, b in zip(x, x[1:])]
    ratio = sum(a * b for a, b in zip(means, means[1:])) / sum(a * a for a in means[:-1])
    if ratio <= 0:
        return None
    a = ratio.ln()
    growth = [(a * k).exp() for k in range(1, len(x))]
    b, c = least_squares([[g, D(-1)] for g in growth], running(means))
    height = 2 * b * (1 - (-a).exp()) / (1 + (-a).exp())
    return {"a": a, "b": b, "c": c}, [height * (a * k).exp() for k in range(len(x) + ahead)], 1 / abs(a)


def fourier(x, alpha, ahead):
    base, values = gm11(x, alpha, ahead)
    period = len(x) - 1
    waves = period // 2 - 1
    row = lambda k: [D(1) / 2] + [part for i in range(1, waves + 1) for part in wave(2 * PI * i * k / period)]
    found = least_squares([row(k) for k in range(2, len(x) + 1)], [dec(x[k - 1]) - values[k - 1] for k in range(2, len(x) + 1)])
    names = ["a0"] + [letter + str(i) for i in range(1, waves + 1) for letter in "ab"]
    corrected = [values[0]] + [values[k - 1] + sum(c * p for c, p in zip(found, row(k))) for k in range(2, len(values) + 1)]
    return {**base, **dict(zip(names, found))}, corrected


def markov(x, alpha, ahead, count=3):
    base, values = gm11(x, alpha, ahead)
    errors = [(dec(v) - fit) / fit for v, fit in zip(x[1:], values[1:])]
    low, width = min(errors), (max(errors) - min(errors)) / count
    states = [min(count - 1, int((e - low) / width)) if width > D("1e-13") else 0 for e in errors]
    middles = [low + (j + D("0.5")) * width for j in range(count)]
    moves = [[sum(1 for a, b in zip(states, states[1:]) if (a, b) == (i, j)) for j in range(count)] for i in range(count)]
    shares = [[F(m, sum(row)) for m in row] if sum(row) else [F(int(i == j)) for j in range(count)]
              for i, row in enumerate(moves)]
    chance = [F(int(j == states[-1])) for j in range(count)]
    factors = [D(0)] + [middles[s] for s in states]
    for _ in range(ahead):
        chance = [sum(chance[i] * shares[i][j] for i in range(count)) for j in range(count)]
        factors.append(sum(dec(c) * m for c, m in zip(chance, middles)))
    parameters = {**base, **{f"m{j + 1}": m for j, m in enumerate(middles)},
                  **{f"p{i + 1}{j + 1}": shares[i][j] for i in range(count) for j in range(count)}}
    return parameters, [value * (1 + f) for value, f in zip(values, factors)]


def metabolic(x, alpha, arrivals, ahead):
    """Each measured point joins and the oldest one leaves; what is beyond them follows from the last fit."""
    refits = min(len(arrivals), ahead)
    parameters, values = gm11(x, alpha, ahead if refits == 0 else 1)
    window = list(x)
    for fit in range(refits):
        window = window[1:] + [arrivals[fit]]
        found, now = gm11(window, alpha, 1 if fit + 1 < refits else ahead - refits)
        parameters.update({f"{letter}({fit + 2})": value for letter, value in found.items()})
        values += now[len(x):]
    return parameters, values


def area(x):
    zero = [dec(value) - dec(x[0]) for value in x]
    return sum(zero[1:-1]) + zero[-1] / 2


def grade(limits, value, below=True):
    return 1 + sum(1 for limit in limits if (value > limit if below else value < limit))


def grade_of(measure, value):
    limits, below = GRADES[measure]
    return grade([D(limit) for limit in limits], value, below)


GRADES = {"mape": ((1, 5, 10, 20), True), "incidence": ((".9", ".8", ".7", ".6"), False),
          "C": ((".35", ".5", ".65", ".8"), True), "P": ((".95", ".8", ".7", ".6"), False)}


def limits():
    """Values at, just below and just above every limit of a grade, and of -a, with what they allow (5 beyond)."""
    around = lambda limit: [float(D(limit) * (1 + D(step) / 10**9)) for step in (-1, 0, 1)]
    at = lambda limits, below: [[v, grade([float(limit) for limit in limits], v, below)]
                                for limit in limits for v in around(limit)]
    return {**{measure: at(*each) for measure, each in GRADES.items()}, "-a": at((".3", ".5", ".8", "1"), True)}


def accuracy(x, values):
    x, n = [dec(value) for value in x], len(x)
    errors = [a - dec(b) for a, b in zip(x, values)]
    mean, mean_error = sum(x) / n, sum(errors) / n
    s1 = (sum((value - mean) ** 2 for value in x) / n).sqrt()
    s2 = (sum((e - mean_error) ** 2 for e in errors) / n).sqrt()
    s, t = area(x), area(values[:n])
    result = {"incidence": (1 + abs(s) + abs(t)) / (1 + abs(s) + abs(t) + abs(s - t)), "S1": s1, "S2": s2}
    if all(x[1:]):
        result["mape"] = 100 * sum(abs(e / value) for e, value in zip(errors[1:], x[1:])) / (n - 1)
        result["grade mape"] = grade_of("mape", result["mape"])
    result["grade incidence"] = grade_of("incidence", result["incidence"])
    if s1:
        share = D(sum(1 for e in errors if abs(e - mean_error) < D("0.6745") * s1)) / n
        result.update({"C": s2 / s1, "P": share, "grade C": grade_of("C", s2 / s1), "grade P": grade_of("P", share)})
    return result


def admissibility(x):
    low = (D(-2) / (len(x) + 1)).exp()
    ratios = [dec(a / b) for a, b in zip(x, x[1:])]
    sums = running(x)
    smooth = [dec(x[k] / sums[k - 1]) for k in range(2, len(x))]
    bound = max([D(0)] + [max((low * dec(b) - dec(a)) / (1 - low), (dec(a) - dec(b) / low) / (1 / low - 1))
                          for a, b in zip(x, x[1:])])
    return {"low": low, "high": 1 / low, "ratios": ratios, "smoothness": smooth,
            "outside": [k + 2 for k, r in enumerate(ratios) if not low < r < 1 / low],
            "rough": [k + 3 for k, r in enumerate(smooth) if not 0 <= r < D("0.5")], "bound": bound}


def average(x):
    return [sum(x[k:]) / (len(x) - k) for k in range(len(x))]


def weighted(x):
    return [sum((i + 1) * x[i] for i in range(k, len(x))) / F(sum(range(k + 1, len(x) + 1))) for k in range(len(x))]


def geometric(x):
    return [(sum(dec(v).ln() for v in x[k:]) / (len(x) - k)).exp() for k in range(len(x))] if min(x) > 0 else None


def strengthened(x, means):
    return means and [value * value / mean if isinstance(mean, F) else dec(value * value) / mean
                      for value, mean in zip(x, means)]


def buffered(x):
    """The series after each buffer operator; none where the operator is not defined."""
    return {"average-weakening": average(x), "average-weakening-twice": average(average(x)),
            "weighted-weakening": weighted(x), "geometric-weakening": geometric(x),
            "average-strengthening": strengthened(x, average(x)), "weighted-strengthening": strengthened(x, weighted(x)),
            "geometric-strengthening": strengthened(x, geometric(x))}


def kinds():
    draw = random.Random(7)
    uniform = lambda n, low, high: [round(draw.uniform(low, high), 6) for _ in range(n)]
    rising = [round(20 * 1.12 ** k * draw.uniform(0.95, 1.05), 4) for k in range(9)]
    yield "random", uniform(8, 1, 9)
    yield "random, long", uniform(24, 40, 60)
    yield "rising", rising
    yield "falling", list(reversed(rising))
    yield "tied", [3.0, 3.0, 5.0, 5.0, 5.0, 8.0, 8.0]
    yield "constant", [2.5] * 6
    yield "proportional", [1.5 ** k for k in range(1, 8)]
    yield "hardly growing", [1000.0 + 0.001 * k + 1e-5 * (k * k % 3) for k in range(8)]
    yield "either sign", [-1.0, 4.0, 2.5, -0.5, 6.0, 5.0, 7.0, 3.0]
    yield "tiny", [1e-300 * value for value in rising]
    yield "huge", [1e300 * value for value in rising]
    yield "a line", [2.0 + 0.75 * k for k in range(7)]
    yield "growth above a level", [3.0 + 2.0 ** k for k in range(8)]
    yield "waves", [round(6 + 3 * (-1) ** (k // 3) + 0.5 * k % 2, 3) for k in range(10)]
    yield "S-shaped", [1.0, 1.8, 3.1, 5.2, 8.0, 10.7, 12.9, 14.2, 15.0]
    yield "textbook", [41.0, 49.0, 61.0, 78.0, 96.0, 104.0]
    yield "four points", [2.874, 3.278, 3.337, 3.39]


def plain(value):
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if value is None or isinstance(value, (int, str)):
        return value
    number = float(value) if abs(value) < F(10) ** 308 else None
    return number if value == 0 or number else None  # none: no double is near it


def main():
    cases = []
    for name, doubles in kinds():
        x = [F(value) for value in doubles]
        factors = [[F(v) for v in ([1 + 0.25 * k + k * k % 5 for k in range(len(x) + HORIZON)])]]
        case = {"name": name, "x": doubles, "factor": factors[0], "fits": [], "buffered": buffered(x),
                "admissibility": admissibility(x)}

        def add(model, alpha, fit, ahead=HORIZON, **options):
            try:
                made = fit()
            except ArithmeticError:  # the equations have no single solution
                return
            if made is not None:
                parameters, values, *loss = made
                case["fits"].append({"model": model, "alpha": alpha, **options, "parameters": parameters,
                                     "fitted": values[:len(x)], "forecast": values[len(x):len(x) + ahead],
                                     "accuracy": accuracy(x, values), "loss": loss[0] if loss else 1})

        constant = len(set(x)) == 1
        for weight in (0.5, 0.25):
            alpha = F(weight)
            add("gm11", weight, lambda: gm11(x, alpha, HORIZON))
            add("edgm", weight, lambda: edgm(x, alpha, HORIZON))
            for order in (0.5, 1.25):
                add("fgm", weight, lambda: fgm(x, alpha, F(order), HORIZON), order=order)
            add("rolling", weight, lambda: rolling(x, alpha, HORIZON))
            add("gm1n", weight, lambda: gm1n(x, factors, alpha, HORIZON))
            if min(x) > 0 and not constant:
                for n in (2.0, 0.5, -0.5):
                    add("verhulst" if n == 2 else "ngbm", weight, lambda: bernoulli(x, alpha, F(n), HORIZON), power=n)
            if not constant and len(x) > 4:
                add("residual-equations", weight, lambda: residual(x, alpha, HORIZON, True))
                add("residual-example", weight, lambda: residual(x, alpha, HORIZON, False))
                add("residual-remnant", weight, lambda: remnant(x, alpha, HORIZON))
            if len(x) > 4:
                add("gm21", weight, lambda: gm21(x, alpha, HORIZON))
                add("gm11-fourier", weight, lambda: fourier(x, alpha, HORIZON))
                add("gm11-markov", weight, lambda: markov(x, alpha, HORIZON))
            if min(x) > 0:
                add("verhulst", weight, lambda: bernoulli(x, alpha, F(2), HORIZON, True), power=2.0, accumulated=True)
            for arrived in ([], [1.5], [1.5, 1.25], [1.5, 1.25, 1.75, 2.0]):
                arrivals = [float(x[-1] * F(share)) for share in arrived]
                add("gm11-metabolic", weight, lambda: metabolic(x, alpha, [F(v) for v in arrivals], HORIZON),
                    arrivals=arrivals)
        add("dgm21", 0.5, lambda: dgm21(x, HORIZON))
        add("scgm", 0.5, lambda: scgm(x, HORIZON))
        if len(x) > 4:
            add("dgm1n", 0.5, lambda: dgm1n(x, factors, HORIZON))
        add("dgm", 0.5, lambda: discrete(x, HORIZON, False))
        if len(x) > 4:
            add("ndgm", 0.5, lambda: discrete(x, HORIZON, True))
        add("gm0n", 0.5, lambda: gm0n(x, factors), 0)
        cases.append(case)
    lines = ",\n".join(json.dumps(plain(case), separators=(",", ":")) for case in cases)
    print('{"limits":' + json.dumps(limits(), separators=(",", ":")) + ',\n"cases":[' + lines + "]}")


main()
