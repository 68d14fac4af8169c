#!/usr/bin/env python3
"""Finds what two sources of a layer call by one name in their unnamed namespaces.

Several sources are compiled as one, and which ones changes with every new file: a name that stands twice is a build
that breaks where somebody adds a page. Functions may share a name where they take other things. Usage: check_names.py
ROOT. Prints the names and exits with 1 where there are any.
"""
import collections
import pathlib
import re
import sys

UNNAMED = re.compile(r"^namespace \{\n(.*?)^\}  // namespace$", re.M | re.S)
HOUSE = re.compile(r"^namespace ([\w:]+) \{", re.M)
CONSTANT = re.compile(r"(?:inline )?(?:const|constexpr)\b[^=({]*?\b(k[A-Z]\w*)\b")
TYPE = re.compile(r"(?:struct|class|enum class) (\w+)(?: final)?(?: :.*)? ?\{")
ALIAS = re.compile(r"using (\w+) = .*")
FUNCTION = re.compile(r"(?!return\b|using\b|else\b)[A-Za-z_][\w:<>,&*\s]*?[\s&*](\w+)(\([^;]*)$")


def names_in(body: str):
    """Names, each with what it stands for where another source may say the same."""
    for line in body.splitlines():
        if found := CONSTANT.match(line) or TYPE.match(line):
            yield found[1], None
        elif found := ALIAS.match(line):
            yield found[1], line
        elif found := FUNCTION.match(line):
            yield found[1] + re.sub(r"\s*/\*.*?\*/|\b\w+(?=[,)])", "", found[2]), None


def main() -> int:
    root = pathlib.Path(sys.argv[1]).resolve()
    count = 0
    for layer in ("core", "widgets", "app"):
        meanings = collections.defaultdict(dict)
        for path in sorted((root / layer).rglob("*.cpp")):
            text = path.read_text(encoding="utf-8")
            house = HOUSE.search(text)
            for body in UNNAMED.findall(text):
                for name, meaning in names_in(body):
                    place = str(path.relative_to(root))
                    meanings[(house[1] if house else "", name)][place] = meaning or place
        for (house, name), places in sorted(meanings.items()):
            if len(set(places.values())) > 1:
                print(f"{house}: {name} stands in {', '.join(places)}")
                count += 1
    print(f"{count} name(s) twice")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
