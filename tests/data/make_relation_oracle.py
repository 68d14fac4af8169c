#!/usr/bin/env python3
"""Writes relation_oracle.json: Deng's relational degree of six measured series, by numpy.

Usage: make_relation_oracle.py > relation_oracle.json   (numpy 1.24)
The series are the twenty cells of cases 1.1 and 1.2 of sample_data/lustre_throughput.csv.
"""
import json

import numpy as np

SERIES = {
    "1.1-W": "381 404 407 389 659 688 671 646 590 820 837 782 598 884 827 848 837 915 888 893",
    "1.1-ReW": "386 412 412 397 652 678 653 620 604 837 814 776 621 878 874 853 853 888 910 885",
    "1.1-R": "707 680 603 576 716 791 718 725 829 840 840 761 823 813 869 852 849 902 779 914",
    "1.2-W": "430 492 441 425 622 702 657 643 728 803 816 754 846 942 922 869 817 937 1116 1006",
    "1.2-ReW": "433 446 459 458 635 703 658 620 764 814 781 736 805 952 922 886 829 946 1022 981",
    "1.2-R": "823 680 622 615 920 816 755 736 928 944 876 828 991 963 965 911 1002 990 993 949",
}
IMAGES = {
    "none": lambda x: x,
    "initial": lambda x: x / x[0],
    "mean": lambda x: x / x.mean(axis=0),
    "interval": lambda x: (x - x.min(axis=0)) / (x.max(axis=0) - x.min(axis=0)),
}


def degrees(x, scope, rho, weights):
    """x: points x series; entry (i, j) has i as the reference."""
    d = np.abs(x[:, :, None] - x[:, None, :])
    off = ~np.eye(x.shape[1], dtype=bool)
    low, high = d.min(axis=0), d.max(axis=0)
    if scope == "matrix":
        low, high = np.full_like(low, low[off].min()), np.full_like(high, high[off].max())
    elif scope == "global":
        low = np.repeat(np.where(off, low, np.inf).min(axis=1)[:, None], low.shape[1], axis=1)
        high = np.repeat(high.max(axis=1)[:, None], high.shape[1], axis=1)
    np.fill_diagonal(high, 1.0)
    grades = np.average((low + rho * high) / (d + rho * high), axis=0, weights=weights)
    np.fill_diagonal(grades, 1.0)
    return grades


def main():
    raw = np.array([[float(v) for v in values.split()] for values in SERIES.values()]).T
    cases = []
    for image, of in IMAGES.items():
        for scope in ("global", "pairwise", "matrix"):
            for rho in (0.1, 0.5, 1.0):
                for weights in (None, np.arange(1.0, len(raw) + 1.0)):
                    cases.append({
                        "image": image, "scope": scope, "rho": rho,
                        "weights": [] if weights is None else weights.tolist(),
                        "grades": degrees(of(raw), scope, rho, weights).tolist(),
                    })
    print(json.dumps({"names": list(SERIES), "series": raw.T.tolist(), "cases": cases}))


main()
