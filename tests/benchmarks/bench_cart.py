#!/usr/bin/env python3
"""Times regression trees beside scikit-learn and rpart, on the same data in the same run: processor time, one thread each.

Usage: bench_cart.py PATH_TO_bench_cart [repeats]
Prints medians, how many times faster than the peers, and whether leaves and sums of squares are the same.
Needs numpy, scikit-learn, and Rscript with rpart; a peer that is missing is left out. rpart stops at a depth
of 30, where it grows another tree than the two others.
"""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[variable] = "1"

import numpy as np
from sklearn.tree import DecisionTreeRegressor

RPART = """
a <- commandArgs(TRUE); n <- as.integer(a[2]); p <- as.integer(a[3]); leaf <- as.integer(a[4]); folds <- as.integer(a[5])
d <- as.data.frame(matrix(readBin(a[1], "double", n * (p + 1)), n)); names(d)[p + 1] <- "y"
library(rpart); set.seed(1)
control <- rpart.control(minsplit = 2 * leaf, minbucket = leaf, cp = 0, xval = folds, maxcompete = 0, maxsurrogate = 0,
                         usesurrogate = 0, maxdepth = 30)
t <- system.time(f <- rpart(y ~ ., d, method = "anova", control = control, y = FALSE)); t <- t[["user.self"]] + t[["sys.self"]]
leaf <- f$frame$var == "<leaf>"
cat(t * 1000, sum(leaf), format(sum(f$frame$dev[leaf]), digits = 15), "\\n")
"""


def data(rows, columns, seed):
    """Normal predictors, exact in single precision as scikit-learn keeps them, and a response with steps and noise."""
    rng = np.random.default_rng(seed)
    x = rng.normal(size=(rows, columns)).astype(np.float32).astype(float)
    y = np.sin(2 * x[:, 0]) + (x[:, 1] > 0.3) * x[:, 2] + 0.5 * rng.normal(size=rows)
    return x, y


def ours(driver, mode, path, x, min_leaf, repeats):
    out = subprocess.run([driver, mode, path, *map(str, (*x.shape, min_leaf, repeats))], check=True,
                         capture_output=True, text=True).stdout
    return json.loads(out)


def sklearn_grow(x, y, min_leaf):
    start = time.process_time()
    tree = DecisionTreeRegressor(min_samples_leaf=min_leaf, random_state=0).fit(x, y).tree_
    seconds = time.process_time() - start
    leaf = tree.children_left < 0
    return seconds * 1000, int(leaf.sum()), float((tree.impurity * tree.n_node_samples)[leaf].sum())


def rpart(path, x, min_leaf, folds):
    if not shutil.which("Rscript"):
        return None
    out = subprocess.run(["Rscript", "-e", RPART, path, *map(str, (*x.shape, min_leaf, folds))], check=True,
                         capture_output=True, text=True).stdout.split()
    return float(out[0]), int(out[1]), float(out[2])


def compare(name, driver, mode, rows, columns, min_leaf, folds, repeats, peer_repeats, with_rpart=True):
    x, y = data(rows, columns, seed=rows + columns)
    with tempfile.NamedTemporaryFile() as file:
        file.write(np.column_stack([x, y]).T.tobytes())
        file.flush()
        mine = ours(driver, mode, file.name, x, min_leaf, repeats)
        print(f"{name}: {mine['median']:.1f} ms (best {mine['best']:.1f}), {mine['leaves']} leaves, sse {mine['sse']:.9g}")
        peers = {"rpart": lambda: rpart(file.name, x, min_leaf, folds)} if with_rpart else {}
        if mode == "grow":
            peers["scikit-learn"] = lambda: sklearn_grow(x, y, min_leaf)
        for peer, run in peers.items():
            results = [run() for _ in range(peer_repeats)]
            if results[0] is None:
                continue
            median = statistics.median(r[0] for r in results)
            same = ""
            if mode == "grow":
                alike = results[0][1] == mine["leaves"] and abs(results[0][2] / mine["sse"] - 1) < 1e-9
                same = ", the same tree" if alike else f", another tree: {results[0][1]} leaves, sse {results[0][2]:.9g}"
            print(f"  {peer}: {median:.0f} ms, {median / mine['median']:.1f} times ours{same}")


def main():
    driver, repeats = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 7
    compare("grow 100,000 x 10", driver, "grow", 100_000, 10, 5, 0, repeats, 3)
    compare("grow 1,000,000 x 4", driver, "grow", 1_000_000, 4, 5, 0, min(repeats, 3), 1,
            with_rpart=False)  # it takes minutes
    compare("prune with 10 folds 10,000 x 10", driver, "prune", 10_000, 10, 5, 10, repeats, 3)


if __name__ == "__main__":
    main()
