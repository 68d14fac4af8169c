"""Regression trees beside scikit-learn and rpart.

rpart stops at a depth of 30, where it grows another tree than the two others; on a million rows it takes minutes and is
left out. The predictors are distinct and exact in single precision, as scikit-learn keeps them, and further apart than the
1e-7 within which it takes two values for one.
"""
import resource

import numpy as np
from rounds import binary, compare, driver, rscript, timed

RPART = """
a <- commandArgs(TRUE); n <- as.integer(a[2]); p <- as.integer(a[3]); leaf <- as.integer(a[4]); folds <- as.integer(a[5])
d <- as.data.frame(matrix(readBin(a[1], "double", n * (p + 1)), n)); names(d)[p + 1] <- "y"
library(rpart); set.seed(1)
control <- rpart.control(minsplit = 2 * leaf, minbucket = leaf, cp = 0, xval = folds, maxcompete = 0, maxsurrogate = 0,
                         usesurrogate = 0, maxdepth = 30)
t <- system.time(rpart(y ~ ., d, method = "anova", control = control, y = FALSE))
cat(1000 * (t[["user.self"]] + t[["sys.self"]]))
"""


def data(rows, columns):
    """Predictors from about -3 to 3 in random order, and a response with steps and noise."""
    rng = np.random.default_rng(rows + columns)
    step = 2.0 ** np.floor(np.log2(6 / rows))
    x = np.column_stack([(rng.permutation(rows) - rows // 2) * step for _ in range(columns)])
    return x, np.sin(2 * x[:, 0]) + (x[:, 1] > 0.3) * x[:, 2] + 0.5 * rng.normal(size=rows)


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def compare_trees(folder, name, mode, rows, columns, folds, rounds, repeats, with_rpart):
    x, y = data(rows, columns)
    trees = []
    before = peak()
    peers = {}
    try:
        from sklearn.tree import DecisionTreeRegressor

        def scikit():
            milliseconds, model = timed(lambda: DecisionTreeRegressor(min_samples_leaf=5, random_state=0).fit(x, y))
            trees.append(model.tree_)
            return milliseconds

        if mode == "grow":
            peers["scikit-learn"] = scikit
    except ImportError:
        pass
    with binary(np.column_stack([x, y]).T) as file:
        if with_rpart:
            def rpart():
                out = rscript(RPART, file.name, rows, columns, 5, folds)
                return out and float(out[0])
            peers["rpart"] = rpart
        own = compare(name, lambda threads: driver(folder / "bench_cart", mode, file.name, rows, columns, 5, threads,
                                                   repeats), peers, rounds)
    if trees:
        leaf = trees[0].children_left < 0
        squares = float((trees[0].impurity * trees[0].n_node_samples)[leaf].sum())
        print(f"  {own['leaves']} leaves, scikit-learn {leaf.sum()}; sums of squares differ by "
              f"{abs(own['sse'] / squares - 1):.0e}; the program holds {own['peak']:.0f} MiB with its data, fitting adds "
              f"{peak() - before:.0f} MiB to scikit-learn's")
    elif mode == "prune":
        compare_paths(x, y, own["alphas"])


def compare_paths(x, y, alphas):
    try:
        from sklearn.tree import DecisionTreeRegressor
    except ImportError:
        return
    theirs = DecisionTreeRegressor(min_samples_leaf=5, random_state=0).cost_complexity_pruning_path(x, y).ccp_alphas
    theirs = theirs[np.append(np.diff(theirs) > 1e-12 * theirs[1:], True)]  # equal links one by one
    ours = np.array(alphas) / len(y)
    same = len(theirs) == len(ours)
    print(f"  {len(ours)} alphas, scikit-learn {len(theirs)}"
          + (f"; they differ by {np.abs(theirs - ours).max() / theirs.max():.0e}" if same else ""))


def run(folder, rounds):
    compare_trees(folder, "grow 100,000 x 10", "grow", 100_000, 10, 0, rounds, 3, True)
    compare_trees(folder, "grow 1,000,000 x 4", "grow", 1_000_000, 4, 0, min(rounds, 3), 1, False)
    compare_trees(folder, "prune with 10 folds 10,000 x 10", "prune", 10_000, 10, 10, rounds, 3, True)
