#!/usr/bin/env python3
"""Times the core beside other programs on the same data in the same run.

Usage: run.py FOLDER_OF_DRIVERS [relations|gm11|cart|csv|reports|band|simulation|stats|start|gui|edit|history|figures|scale ...] [--rounds N]
Needs numpy; scikit-learn, pandas, DuckDB, SimGrid, and R with rpart and data.table are compared with where they are installed.
"""
import argparse
import importlib
import pathlib

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("names", nargs="*", default=["relations", "gm11", "cart", "csv", "reports", "band", "simulation", "stats", "start", "gui", "edit", "history", "figures", "scale"])
parser.add_argument("--rounds", type=int, default=5)
arguments = parser.parse_args()
for name in arguments.names:
    importlib.import_module("bench_" + name).run(arguments.folder, arguments.rounds)
