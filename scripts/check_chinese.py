#!/usr/bin/env python3
"""Finds signs and blanks that Chinese does not set: in the texts of the program, and in the documents.

Between letters of Chinese, commas, colons, semicolons, question marks and brackets are as wide as these, and no blank stands
between two of them or beside such a sign. Formulas and names of other tongues keep their own. In documents, a bold text
must not end with such a sign before a letter, because Markdown does not close it there. Usage: check_chinese.py ROOT.
Prints the offending places and exits with 1 where there are any.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree

HAN = "[\u4e00-\u9fff]"
WIDE = "[，。；：！？、（）]"
RULES = [
    re.compile(rf"{HAN}[,;:!?](?!;)(?=\s*{HAN}|\s|$)|(?<!;)[,;!?]{HAN}"),
    re.compile(rf"{HAN} +{HAN}"),
    re.compile(rf"{WIDE} +\S|\S +{WIDE}"),
    re.compile(rf"{HAN}\((?!&)[^()]*{HAN}[^()]*\)"),
]


def open_bold(text: str):
    """Ends of bold text that Markdown does not take as ends: behind a punctuation mark, before a letter."""
    marks = list(re.finditer(r"\*\*", text))
    for mark in marks[1::2]:
        before, behind = text[mark.start() - 1], text[mark.end() : mark.end() + 1]
        if re.match(r"[^\w\s]", before) and re.match(r"\w", behind):
            yield mark


def texts_of(program: pathlib.Path):
    """Every translation, by what it translates."""
    for message in xml.etree.ElementTree.parse(program).getroot().iter("message"):
        source = message.findtext("source", "").replace("\n", " ")
        translation = message.find("translation")
        for said in [form.text for form in translation.findall("numerusform")] or [translation.text]:
            yield source, said or ""


def lines_of(document: pathlib.Path):
    """The lines of a document without what is code, and with their ends taken off tables."""
    code = False
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        code ^= line.startswith("```")
        if not code and not line.startswith(("    ", "```")):
            yield str(number), re.sub(r"`[^`]*`", "c", re.sub(r"\s*\|\s*", "|", line))


def main() -> int:
    root = pathlib.Path(sys.argv[1]).resolve()
    program = root / "resources/translations/greyscope_zh_CN.ts"
    documents = sorted([root / "README.zh.md", *(root / "docs").rglob("*.zh.md")])
    places = [(program, where, text) for where, text in texts_of(program)]
    places += [(document, where, text) for document in documents for where, text in lines_of(document)]
    bad = 0
    for file, where, text in places:
        for found in [*filter(None, (rule.search(text) for rule in RULES)), *open_bold(text)]:
            bad += 1
            around = text[max(0, found.start() - 12) : found.end() + 12].replace("\n", " ")
            print(f"{file.relative_to(root)}: {where[:60]}: …{around}…")
    print(f"{bad} place(s) with signs that are not those of Chinese")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
