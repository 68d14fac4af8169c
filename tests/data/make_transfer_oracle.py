"""Errors of the parallel operator that tst_transfer checks, by brute force and without any of the program's code.

Trees are grown best first, every cut tried; paths of two and three relations go by every system between the ends; the
best three work in parallel with weights 1 / error. Each cell is left out of every tree that speaks about it. Prints
the mean error in percent where the paths are chosen by all cells, and where the cell itself does not count.

    python3 make_transfer_oracle.py ../../sample_data/lustre_throughput.csv
"""

import csv
import itertools
import sys
from functools import lru_cache

HOPS, COMBINED = 3, 3


def read(path, operation):
    systems = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            if row["operation"] == operation:
                cell = (float(row["threads_per_ost"]), float(row["objects_per_ost"]))
                systems.setdefault(row["case"], {})[cell] = float(row["throughput_mb_s"])
    return systems


def squares(values):
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values)


def best_cut(rows, least):
    best = None
    whole = squares([y for _, y in rows])
    for feature in range(2):
        levels = sorted({x[feature] for x, _ in rows})
        for low, high in zip(levels, levels[1:]):
            left = [y for x, y in rows if x[feature] <= low]
            right = [y for x, y in rows if x[feature] > low]
            if len(left) >= least and len(right) >= least:
                gain = whole - squares(left) - squares(right)
                if gain > 1e-12 * whole and (best is None or gain > best[0] * (1 + 1e-12)):
                    best = (gain, feature, (low + high) / 2)
    return best


def grown(rows, least, leaves):
    nodes = [{"value": sum(y for _, y in rows) / len(rows)}]
    waiting = [(0, rows, best_cut(rows, least))]
    for _ in range(leaves - 1):
        splittable = [entry for entry in waiting if entry[2]]
        if not splittable:
            break
        entry = max(splittable, key=lambda each: (each[2][0], -each[0]))
        waiting.remove(entry)
        index, own, (_, feature, cut) = entry
        nodes[index].update(feature=feature, cut=cut, left=len(nodes), right=len(nodes) + 1)
        for part in ([row for row in own if row[0][feature] <= cut], [row for row in own if row[0][feature] > cut]):
            nodes.append({"value": sum(y for _, y in part) / len(part)})
            waiting.append((len(nodes) - 1, part, best_cut(part, least)))
    return nodes


def errors(systems, first, last, least, leaves):
    cells = list(systems[first])
    between = []
    for name in systems:
        if name not in (first, last) and all(systems[name] != systems[other] for other in [first, last] + between):
            between.append(name)

    @lru_cache(None)
    def tree(a, b, out):
        return grown([(cell, systems[b][cell] / systems[a][cell]) for cell in cells if cell != out], least, leaves)

    def ratio(path, cell):
        product = 1.0
        for a, b in zip(path, path[1:]):
            nodes, node = tree(a, b, cell), 0
            while "feature" in nodes[node]:
                side = "left" if cell[nodes[node]["feature"]] <= nodes[node]["cut"] else "right"
                node = nodes[node][side]
            product *= nodes[node]["value"]
        return product

    def error(value, cell):
        return 100 * abs(systems[first][cell] * value - systems[last][cell]) / systems[last][cell]

    paths = [(first, *way, last) for hops in range(1, HOPS) for way in itertools.permutations(between, hops)]
    by_path = {path: {cell: error(ratio(path, cell), cell) for cell in cells} for path in paths}

    def combined(cell, scores):
        best = sorted(paths, key=scores.get)[:COMBINED]
        weights = [1 / scores[path] for path in best]
        return error(sum(w * ratio(path, cell) for w, path in zip(weights, best)) / sum(weights), cell)

    everywhere = {path: sum(own.values()) / len(cells) for path, own in by_path.items()}
    chosen_by_all = nested = 0.0
    for cell in cells:
        others = {path: (sum(own.values()) - own[cell]) / (len(cells) - 1) for path, own in by_path.items()}
        best = sorted(paths, key=everywhere.get)[:COMBINED]
        chosen_by_all += combined(cell, {path: others[path] if path in best else float("inf") for path in paths})
        nested += combined(cell, others)
    return chosen_by_all / len(cells), nested / len(cells)


if __name__ == "__main__":
    table = read(sys.argv[1], "W")
    for first, last, least, leaves in (("1.1", "4.1", 2, 999), ("2.1", "3.2", 2, 5)):
        by_all, without = errors(table, first, last, least, leaves)
        print(f"{first} to {last}, leaves of {least}, at most {leaves}: {by_all:.4f} by all cells, {without:.4f} without")
