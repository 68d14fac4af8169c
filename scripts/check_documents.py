#!/usr/bin/env python3
"""Checks the documents: links lead somewhere, rows of a table have equal numbers of cells, and a Chinese document has the
headings and the code of its English one.

Usage: check_documents.py ROOT. Prints what differs and exits with 1 where anything does.
"""
import pathlib
import re
import sys

HEADING = re.compile(r"^(#+) +(.*)$", re.M)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```$", re.M | re.S)
INDENTED = re.compile(r"(?<=\n\n)(?:    .*\n|\n(?=    ))+")  # behind an empty line: elsewhere a paragraph goes on


def prose(text: str) -> str:
    return INDENTED.sub("", FENCED.sub("", text))


def anchors(text: str):
    """As a forge makes them: small letters, marks left out, blanks as dashes, a number behind what stands twice."""
    seen = {}
    for _, title in HEADING.findall(prose(text)):
        plain = re.sub(r"[^\w\- ]", "", title.replace("`", "").strip().lower()).replace(" ", "-")
        seen[plain] = seen.get(plain, -1) + 1
        yield plain if seen[plain] == 0 else f"{plain}-{seen[plain]}"


def broken_links(path: pathlib.Path):
    for link in LINK.findall(prose(path.read_text(encoding="utf-8"))):
        target, _, anchor = (link[0] or link[1]).partition("#")
        if "://" in target:
            continue
        there = (path.parent / target) if target else path
        if not there.exists():
            yield f"no file {target}"
        elif anchor and anchor not in anchors(there.read_text(encoding="utf-8")):
            yield f"no heading #{anchor} in {there.name}"


def broken_tables(text: str):
    """Rows that have more or fewer cells than the rule below their heading: a bar in a cell needs a backslash."""
    cells = 0
    for number, line in enumerate(FENCED.sub(lambda found: "\n" * found[0].count("\n"), text).splitlines(), 1):
        bars = len(re.findall(r"(?<!\\)\|", line)) if line.startswith("|") else 0
        if bars and cells and bars != cells:
            yield f"line {number}: {bars - 1} cells in a table of {cells - 1}"
        cells = bars if not bars or not cells else cells


def unlike(english: str, chinese: str):
    levels = [[len(level) for level, _ in HEADING.findall(prose(text))] for text in (english, chinese)]
    if levels[0] != levels[1]:
        yield f"{len(levels[1])} headings of {len(levels[0])}, or not of the same levels"
    for kind in (FENCED, INDENTED):
        missing = set(kind.findall(english)) ^ set(kind.findall(chinese))
        for block in sorted(missing):
            yield f"only in one of both: {block.strip()[:100]}"


def main() -> int:
    root = pathlib.Path(sys.argv[1]).resolve()
    documents = sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / "sample_data").glob("*.md")])
    wrong = 0
    for path in documents:
        found = [*broken_links(path), *broken_tables(path.read_text(encoding="utf-8"))]
        if path.name.endswith(".zh.md") and path.with_name(path.name.replace(".zh.md", ".md")).exists():
            original = path.with_name(path.name.replace(".zh.md", ".md"))
            found += unlike(original.read_text(encoding="utf-8"), path.read_text(encoding="utf-8"))
        for what in found:
            print(f"{path.relative_to(root)}: {what}")
        wrong += len(found)
    print(f"{wrong} place(s) where documents do not agree")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
