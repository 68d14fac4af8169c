#!/usr/bin/env python3
"""Finds what hands text to Qt in a way that lets Qt take it for HTML, or for a pattern.

Labels, tips and messages go through widgets/common/plain_text.h. A pattern gets all its values in one arg(): a second
one would replace the "%1" of a name that the first one put in. Usage: check_plain_text.py ROOT. Prints the offending
lines and exits with 1 where there are any.
"""
import pathlib
import re
import sys

HOME = {"widgets/common/plain_text.h", "widgets/common/plain_text.cpp"}
# A style sheet is not text; a report's document takes its text by QTextCursor::insertText() alone; the guide shows the
# documents that the program carries.
EXEMPT = {"widgets/common/theme/style_sheet.cpp", "app/report/report_pdf.cpp", "app/window/dialogs/guide_window.cpp"}
RULES = [
    (re.compile(r"\bQLabel\b"), "PlainLabel"),
    (re.compile(r"\bsetToolTip\s*\("), "setTip"),
    (re.compile(r"\bQToolTip::showText\((?!.*tipText\()"), "tipText"),
    (re.compile(r"\bQMessageBox\s*\(|\bQMessageBox::(?:about|critical|information|question|warning)\s*\("), "messageBox"),
    (re.compile(r"\bQ(?:ErrorMessage|ProgressDialog|InputDialog|WhatsThis|TextBrowser|TextEdit|SplashScreen)\b"), "a plain widget"),
    (re.compile(r"\bset(?:WhatsThis|StatusTip|Html|InformativeText|TextFormat)\s*\("), "plain text"),
    (re.compile(r"\bQTextDocument\b|\bQStaticText\b"), "drawText"),
]
TIP_ROLE = re.compile(r"\bQt::ToolTipRole\b")
LITERAL = re.compile(r'"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\'|//[^\n]*')
FILLED = re.compile(r"(\w*)\s*\.arg\(")


def end_of_call(code: str, begin: int) -> int:
    """The place behind the bracket that closes the one at `begin`."""
    depth = 0
    for place in range(begin, len(code)):
        depth += (code[place] == "(") - (code[place] == ")")
        if depth == 0:
            return place + 1
    return len(code)


def filled_twice(text: str):
    """Lines of the second arg() of a pattern: of one expression, or of a variable that was filled in its function."""
    code = LITERAL.sub(lambda found: " " * len(found[0]), text)
    for call in FILLED.finditer(code):
        end = end_of_call(code, call.end() - 1)
        if re.compile(r"\s*\.arg\(").match(code, end):
            yield code.count("\n", 0, end) + 1
        if call[1]:
            function = code[max(code.rfind("\n}", 0, call.start()), 0) : call.start()]
            values = re.findall(rf"\b{call[1]}\s*=([^;]*);", function)
            if values and ".arg(" in values[-1]:
                yield code.count("\n", 0, call.start()) + 1


def problems_in(text: str):
    lines = text.splitlines()
    for number in filled_twice(text):
        yield number, lines[number - 1], "give the pattern all its values in one arg()"
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        for rule, instead in RULES:
            if rule.search(code) and "#include" not in code:
                yield number, line, f"use {instead} of widgets/common/plain_text.h"
        if TIP_ROLE.search(code) and "tipText(" not in " ".join(lines[number - 1 : number + 3]):
            yield number, line, "a tip of a model goes through tipText"


def main() -> int:
    root = pathlib.Path(sys.argv[1]).resolve()
    count = 0
    for top in ("widgets", "app"):
        for path in sorted((root / top).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix not in (".h", ".cpp") or name in HOME or name in EXEMPT:
                continue
            for number, line, reason in problems_in(path.read_text(encoding="utf-8")):
                count += 1
                print(f"{name}:{number}: {line.strip()}: {reason}")
    print(f"{count} text(s) that Qt could take for HTML or for a pattern")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
