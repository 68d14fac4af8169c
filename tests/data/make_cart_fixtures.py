#!/usr/bin/env python3
"""Writes cart_fixtures.json: regression trees as scikit-learn grows, prunes and validates them.

Usage: make_cart_fixtures.py > cart_fixtures.json  (made with scikit-learn 1.2.1, numpy 1.24.2 of Debian 12)
In small nodes several predictors part the rows alike and scikit-learn takes one by rounding or by lot: full trees on
several predictors are compared on the rows they were grown on, without queries.
Predictor values are small multiples of 1/1024, exact in the single precision that scikit-learn keeps them in.
"""
import json

import numpy as np
from sklearn.tree import DecisionTreeRegressor


def preorder(tree):
    """Nodes from the root, left before right: [feature, threshold, rows, mean, sum of squares]; feature -1: a leaf."""
    t = tree.tree_
    rows = []

    def visit(i):
        leaf = t.children_left[i] < 0
        n = int(t.n_node_samples[i])
        rows.append([-1 if leaf else int(t.feature[i]), 0.0 if leaf else float(t.threshold[i]), n,
                     float(t.value[i][0][0]), float(t.impurity[i]) * n])
        if not leaf:
            visit(t.children_left[i])
            visit(t.children_right[i])

    visit(0)
    return rows


def leave_one_out(x, y, min_leaf, alphas):
    """Mean squared error and its standard error with the trees of all but one row pruned at each alpha (per row)."""
    squares = np.zeros((len(y), len(alphas)))
    for i in range(len(y)):
        keep = np.arange(len(y)) != i
        for k, alpha in enumerate(alphas):
            tree = DecisionTreeRegressor(min_samples_leaf=min_leaf, ccp_alpha=alpha, random_state=0)
            squares[i, k] = (tree.fit(x[keep], y[keep]).predict(x[i:i + 1])[0] - y[i]) ** 2
    return squares.mean(axis=0), squares.std(axis=0) / np.sqrt(len(y))


def case(name, x, y, queries, min_leaf=1, validate=False):
    tree = DecisionTreeRegressor(min_samples_leaf=min_leaf, random_state=0).fit(x, y)
    path = tree.cost_complexity_pruning_path(x, y)
    result = {
        "name": name, "min_leaf": min_leaf,
        "columns": x.T.tolist(), "response": y.tolist(), "queries": queries.tolist(),
        "nodes": preorder(tree), "fitted": tree.predict(x).tolist(), "predicted": tree.predict(queries).tolist() if len(queries) else [],
        "ccp_alphas": path.ccp_alphas.tolist(), "impurities": path.impurities.tolist(),
    }
    if validate:
        alphas = path.ccp_alphas
        middle = np.append(np.sqrt(alphas[:-1] * alphas[1:]), np.finfo(float).max)
        result["loo_error"], result["loo_standard_error"] = (v.tolist() for v in leave_one_out(x, y, min_leaf, middle))
    return result


def main():
    rng = np.random.default_rng(7)
    cases = []

    n, p = 60, 3  # no two values of a column are equal
    x = np.column_stack([rng.permutation(4 * n)[:n] for _ in range(p)]) / 1024.0
    y = np.sin(40 * x[:, 0]) + 5 * x[:, 1] + rng.normal(0, 0.2, n)
    queries = rng.integers(0, 4 * n, (40, p)) / 1024.0 + 1 / 4096.0
    cases.append(case("untied, full", x, y, queries[:0]))
    cases.append(case("untied, min leaf 5", x, y, queries, min_leaf=5, validate=True))
    cases.append(case("one predictor, full", x[:, :1], y, queries[:, :1]))

    n = 300  # few levels, some rare, in no order
    x = np.column_stack([rng.choice([8, 16, 32, 64, 128], n, p=[.6, .25, .1, .03, .02]),
                         rng.choice([1, 2, 4, 8], n, p=[.1, .1, .1, .7]),
                         rng.integers(-3, 4, n) ** 3, rng.integers(0, 40, n) / 4.0])
    y = np.log(x[:, 0]) * x[:, 1] + 0.1 * x[:, 2] - x[:, 3] + rng.normal(0, 1, n) * x[:, 1]
    queries = np.column_stack([rng.choice(x[:, c], 60) for c in range(x.shape[1])]) + 0.25
    cases.append(case("tied, min leaf 5", x, y, queries, min_leaf=5))
    cases.append(case("tied, full", x, y, queries[:0]))

    n = 2500  # large enough for the counting sort
    x = np.column_stack([rng.permutation(n) - n / 2, rng.integers(0, 60, n), rng.permutation(n) / 8]).astype(float)
    y = 1000 + x[:, 0] / 100 + (x[:, 1] > 30) * 7 + rng.normal(0, 3, n)
    cases.append(case("2,500 rows", x, y, x[:20] + 0.03125, min_leaf=20))

    print(json.dumps(cases, separators=(",", ":")))


if __name__ == "__main__":
    main()
