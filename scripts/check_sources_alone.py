#!/usr/bin/env python3
"""Compiles sources one at a time, without a precompiled header or a neighbour in the same unit, and names those that
lack an include.

Usage: check_sources_alone.py [--all | --since COMMIT] [--most N]. Without --all, the sources that differ from COMMIT
(default: ten commits ago). Of more than N (default 40) every so many-th is taken, and the program says so. Prints the
first error of each and exits with 1 where there are any.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "alone"
LAYERS = ("core/", "widgets/", "app/")


def write_empty_moc(source: pathlib.Path, folder: pathlib.Path) -> None:
    """Writes an empty file for each .moc that the source includes, because nothing is generated here: what moc would define is
    declared and not defined."""
    folder.mkdir(exist_ok=True)
    for name in re.findall(r'#include "([^"/]+[.]moc)"', source.read_text(encoding="utf-8")):
        (folder / name).touch()


def commands() -> dict:
    """The compiler's arguments for each source, by its path from the root."""
    subprocess.run(["cmake", "--preset", "dev", "-B", BUILD, "-DCMAKE_UNITY_BUILD=OFF"], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL)
    found = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        path = os.path.relpath(entry["file"], ROOT)
        if not path.startswith(LAYERS):
            continue
        kept = []
        words = iter(shlex.split(entry["command"])[1:])
        for word in words:
            if word in ("-o", "-include", "-Xclang"):
                next(words)
            elif word.startswith(("-D", "-I", "-isystem", "-W", "-std")) and word != "-Winvalid-pch":
                kept.append(word)
                if word == "-isystem":
                    kept.append(next(words))
        write_empty_moc(pathlib.Path(entry["file"]), BUILD / "moc")
        found[path] = ["clang++", "-fsyntax-only", *kept, f"-I{BUILD / 'moc'}", "-Wno-undefined-internal",
                       entry["file"]]
    return found


def changed_since(commit: str) -> list:
    told = subprocess.run(["git", "diff", "--name-only", "--diff-filter=d", commit], cwd=ROOT, capture_output=True,
                          text=True)
    return told.stdout.split() if told.returncode == 0 else []


def first_error(command: list) -> str:
    told = subprocess.run(command, cwd=BUILD, capture_output=True, text=True)
    return "" if told.returncode == 0 else next((line for line in told.stderr.splitlines() if "error" in line), "failed")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--since", default="HEAD~10")
    parser.add_argument("--most", type=int, default=40)
    options = parser.parse_args()
    known = commands()
    chosen = sorted(known) if options.all else [path for path in changed_since(options.since) if path in known]
    if not options.all and len(chosen) > options.most:
        print(f"{options.most} of {len(chosen)} changed sources are compiled")
        chosen = [chosen[i * len(chosen) // options.most] for i in range(options.most)]
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() if options.all else 1) as pool:
        for error in pool.map(first_error, [known[path] for path in chosen]):
            if error:
                print(error, flush=True)
                bad += 1
    print(f"{len(chosen)} source(s) compiled alone, {bad} with an error")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
