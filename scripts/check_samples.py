#!/usr/bin/env python3
"""Reads every sample of a folder with `greyscope import` and tells what differs from its INDEX.tsv.

    scripts/check_samples.py FOLDER [--program build/dev/app/greyscope] [--only PART] [--all]

INDEX.tsv has a heading and the columns path, tool, version, source, licence, expected_import. Of the last, in words,
what a machine can tell is checked: rows, columns, and whether a file is to be refused. --all prints also what agrees."""

import argparse
import csv
import json
import os
import re
import subprocess
import sys

REFUSAL = re.compile(r"error message|clear message|refus|must not crash|unsupported|not performance data|no results"
                     r"|not a result|\b0 (?:records|table rows|per-iteration rows, 0 summary|phase blocks|rows)"
                     r"|no OLE container|0 bytes", re.I)


# Where a tidy reading has other rows than the file has lines, and docs/formats.md says why: the columns of
# elbencho, of which many are empty or notes, the rows of a mix, tests that were not run, times beside rates, averages.
TIDY = [(r"\d+ rows x 5[2-5] cols; .*'RWMIX", "twice"), (r"\d+ rows x 5[2-5] cols", "rows alone"),
        (r"(\d+) SUMMARY blocks, (\d+) rows; .*zero rows=(\d+)", "without zeros"),
        (r"0 rows x 0 cols; \{\}", "heading alone"), (r"(\d+) rows x \d+ cols; \{'", "rows alone"),
        (r"(\d+) data rows x \d+ cols, \"avg\" rows", "averages")]


def tidied(text):
    """What a machine can check where the tidy reading differs: {"rows": (least, most)}; none otherwise."""
    for pattern, what in TIDY:
        match = re.search(pattern, text)
        if not match:
            continue
        rows = int(re.match(r"\D*(\d+)", match[0])[1])
        if what == "twice":
            rows *= 2
        elif what == "without zeros":
            blocks, rows, zeros = (int(number) for number in match.groups())
            return {"rows": (rows // blocks - zeros, rows - zeros)}  # rates and times of a test are one row
        elif what == "averages":
            return {"rows": (1, rows)}
        return {"rows": (rows, rows)}
    return None


def expected(text, others):
    """What a machine can check: {"rows": (least, most), "columns": n, "refused": bool}."""
    same = re.match(r"(?:same )?as (\d\d)\b", text)
    if same:
        other = next((words for path, words in others.items() if os.path.basename(path).startswith(same[1] + "_")), "")
        return {**expected(other, {}), "refused": bool(REFUSAL.search(text))} if other else {}
    wanted = {"refused": bool(REFUSAL.search(text))}
    if (tidy := tidied(text)) is not None:
        return {**wanted, **tidy}
    if index := re.match(r"(\d+)x(\d+) \+ index column", text):  # which is kept as one that is not used
        return {**wanted, "rows": (int(index[1]), int(index[1])), "columns": int(index[2]) + 1}
    if rows := re.search(r"wide -> (\d+) rows long", text):
        return {**wanted, "rows": (int(rows[1]), int(rows[1]))}
    # "sheet raw = 60x6" has the table as it is read first.
    size = re.search(r"(\d+)(?: rows)? ?x ?(\d+)(?: cols)?", text) if " = " not in text else \
        re.search(r"(?:sheet raw = |^)(\d+)(?: rows)? ?x ?(\d+)(?: cols)?", text)
    if size:
        wanted["rows"] = (int(size[1]), int(size[1]))
        wanted["columns"] = int(size[2])
        return wanted
    if lines := re.fullmatch(r"(\d+) lines", text.strip()):
        return {**wanted, "lines": int(lines[1])}
    if table := re.search(r"([1-9]\d*) table rows; .*ncols=\[(\d+)\]", text):  # of sizes and as many tests
        rows = int(table[1]) * (int(table[2]) - 2)
        return {**wanted, "rows": (rows, rows)}
    if blocks := re.search(r"human text: ([1-9]\d*) phase blocks", text):  # the reads of a mix are a row more
        return {**wanted, "rows": (int(blocks[1]), 2 * int(blocks[1]))}
    if failed := re.search(r"\b0 records; .*failed=([1-9]\d*)", text):  # rows that say so
        return {"refused": False, "rows": (int(failed[1]), int(failed[1]))}
    if results := re.search(r"([1-9]\d*) RESULT rows", text):  # beside them phases that are not scored
        return {**wanted, "rows": (int(results[1]), int(results[1]) + 5)}
    if results := re.search(r"results=(\d+) \(incl. remove rows\)", text):
        return {**wanted, "rows": (int(results[1]) * 2 // 3, int(results[1]))}
    patterns = [r"(\d+) \(config,op\) records", r"(\d+) bwMiB values", r"lines, (\d+) records", r"(\d+) row, no header", r"0 per-iteration rows, (\d+) summary rows", r"JSON \((\d+) records\)",
                r"(\d+) lines = heading and rows", r"throughput records=([1-9]\d*)",
                r"sections, ([1-9]\d*) scores", r"(\d+) interval rows", r"(?<!\()\b([1-9]\d*) per-iteration rows", r"(\d+) (?:data |usable |test )?rows", r"(\d+) samples", r"(\d+) job x direction records",
                r"(\d+) read/write blocks"]
    found = next((match for pattern in patterns if (match := re.search(pattern, text))), None)
    if found:
        wanted["rows"] = (int(found[1]), int(found[1]))
        return wanted
    lines = re.match(r"(\d+) lines; \d+ fields", text)  # of terse fio: up to three directions each
    if lines:
        wanted["rows"] = (int(lines[1]), 3 * int(lines[1]))
    return wanted


def read(program, path):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    try:
        run = subprocess.run([program, "import", path, "--report", "--format", "json"], capture_output=True,
                             text=True, errors="replace", timeout=120, env=environment)
    except subprocess.TimeoutExpired:
        return None, "did not end within two minutes"
    if run.returncode < 0 or run.returncode > 2:
        return None, f"CRASHED with {run.returncode}: {run.stderr.strip()[-200:]}"
    if run.returncode != 0:
        return None, "refused: " + run.stderr.strip()
    return json.loads(run.stdout)["files"][0], ""


def differences(wanted, got, why):
    if got is None:
        refusal = why.startswith("refused")
        return [] if refusal and wanted.get("refused") else [why]
    told = []
    rows = wanted.get("rows")
    if rows and not rows[0] <= got["rows"] <= rows[1]:
        span = str(rows[0]) if rows[0] == rows[1] else f"{rows[0]} to {rows[1]}"
        told.append(f"{span} rows expected, {got['rows']} read")
    if "lines" in wanted and got["lines"] != wanted["lines"]:
        told.append(f"{wanted['lines']} lines expected, {got['lines']} read")
    if "columns" in wanted and len(got["columns"]) != wanted["columns"]:
        told.append(f"{wanted['columns']} columns expected, {len(got['columns'])} read: "
                    + ", ".join(column["name"] for column in got["columns"])[:200])
    return told


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder")
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    arguments.add_argument("--program", default=os.path.join(here, "build/dev/app/greyscope"))
    arguments.add_argument("--only", default="", help="paths that hold this")
    arguments.add_argument("--all", action="store_true", help="prints also what agrees")
    chosen = arguments.parse_args()
    with open(os.path.join(chosen.folder, "INDEX.tsv"), encoding="utf-8", newline="") as index:
        samples = list(csv.DictReader(index, delimiter="\t", quoting=csv.QUOTE_NONE))
    words = {sample["path"]: sample["expected_import"] for sample in samples}
    counts = {"agree": 0, "differ": 0, "read, nothing to compare": 0}
    for path, text in words.items():
        if chosen.only not in path:
            continue
        wanted = expected(text, words)
        got, why = read(chosen.program, os.path.join(chosen.folder, path))
        told = differences(wanted, got, why)
        checked = bool(wanted.get("rows") or wanted.get("lines") or (got is None and not told))
        counts["differ" if told else "agree" if checked else "read, nothing to compare"] += 1
        if told:
            print(f"{path}: {'; '.join(told)}\n    expected: {text}")
        elif chosen.all or not checked:
            what = "refused, as it should be" if got is None else \
                f"{got['reader']}, {got['rows']} rows, " + ", ".join(column["name"] for column in got["columns"])[:160]
            print(f"{path}: {what}" + ("" if checked else f"\n    look at: {text}"))
    print(", ".join(f"{count} {what}" for what, count in counts.items()))
    return 1 if counts["differ"] else 0


if __name__ == "__main__":
    sys.exit(main())
