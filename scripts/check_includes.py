#!/usr/bin/env python3
"""Checks every #include against the layers: which folder may include which; that folders of app make no circle; that no
call depends on the locale; that files are written in one place; and that a type has a name of its own.

Usage: check_includes.py ROOT. Prints the offending lines and exits with 1 where there are any.
"""
import pathlib
import re
import sys

# folder -> folders of the project that it may include, besides itself
CORE = {
    "core/base": [],
    "core/data": ["core/base"],
    "core/io": ["core/base", "core/data"],
    "core/stats": ["core/base", "core/data"],
    "core/latency": ["core/base", "core/data", "core/stats"],
    "core/timeline": ["core/base", "core/data", "core/stats"],
    "core/grey": ["core/base", "core/data", "core/stats"],
    "core/cart": ["core/base", "core/data"],
    "core/relative": ["core/base", "core/data", "core/cart", "core/stats"],
    "core/striping": ["core/base"],
    "core/access": ["core/base", "core/io", "core/striping"],
    "core/sim": ["core/base", "core/data", "core/io", "core/stats", "core/striping", "core/access"],
    "core/derivation": ["core/base", "core/data", "core/stats", "core/grey", "core/cart", "core/relative", "core/striping"],
    "core/exercise": ["core/base", "core/data", "core/grey", "core/cart", "core/derivation"],
    "core/published": ["core/base", "core/data", "core/io", "core/grey", "core/cart", "core/relative"],
}
# Pages never include each other, only what stands in their own folder and what they share, which stands beside the
# folders; the registry alone knows them all.
PAGE_REGISTRY = "page_registry"
QCUSTOMPLOT_FOLDER = "widgets/plot"
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
# A type that a header defines outside classes and functions, not a declaration of one that stands elsewhere.
NEW_TYPE = re.compile(r"^(?:class|struct|enum|enum class) (\w+)(?: final)?(?: :[^:;{][^;{]*)? ?\{", re.M)
SQL_FOLDER = "app/sources"
SQL_HEADER = re.compile(r"^(QSql[A-Za-z]+|QtSql/.*|sqlite3\.h)$")
QT_HEADER = re.compile(r"^(Q[A-Za-z]+|Qt[A-Za-z]+/.*|q[a-z]+\.h)$")
# Analyses are shared by the window and the command line: no widget is in their reach, through whatever header.
ANALYSES = "app/analyses"
ANALYSES_MAY = ("core/", "widgets/present/", "app/analyses/", "app/scenario/", "app/study/", "app/text/")
ANALYSES_MAY_TOO = ("widgets/figure/figure.h", "widgets/common/view_state.h", "app/run/resources.h", "app/run/tally.h")
WIDGET_HEADER = re.compile(
    r"^(QtWidgets/.*|Q(Widget|Frame|Dialog|Label|MainWindow|Menu|Slider|Splitter|ScrollArea|StackedWidget|TabBar|ToolTip"
    r"|\w*Box|\w*Button|\w*Layout|\w*Edit|(AbstractItem|Tree|Table|List)View))$"
)

# They read or write numbers and letters as the locale has them; fast_float, std::to_chars and Qt's C locale do not.
LOCALE_CALL = re.compile(
    r"\b(std::sto(f|d|ld)|(std::)?strto(f|d|ld)|atof|s?n?printf|setlocale|std::locale|std::tolower|std::toupper)\b"
)

# A file is written by core/io/files/output_file.h, which checks that all of it has reached the disk. A buffer in memory is
# called "content", and libxlsxwriter writes to a folder of its own, which is read back.
WRITES = re.compile(r"\bQSaveFile\b|\bofstream\b|\bfopen\s*\(|(?<!content\.open\(QIODevice::)\bWriteOnly\b")


def allowed(folder: str, stem: str, target: str) -> bool:
    """Whether the file `stem` in `folder` may include the project's header `target`."""
    if folder.startswith("tests"):
        return True
    if folder.startswith("core"):
        home = "/".join(folder.split("/")[:2])
        place = "/".join(target.split("/")[:2])
        return place == home or place in CORE.get(home, [])
    if folder.startswith("widgets/present"):
        return target.startswith(("core/", "widgets/present/"))
    if folder.startswith("widgets"):
        return target.startswith(("core/", "widgets/"))
    if folder.startswith(ANALYSES):
        return target.startswith(ANALYSES_MAY) or target in ANALYSES_MAY_TOO
    if folder.startswith("app"):
        if folder.startswith("app/pages") and target.startswith("app/pages/") and stem != PAGE_REGISTRY:
            shared = target.count("/") == 2 and pathlib.PurePosixPath(target).stem != PAGE_REGISTRY
            return shared or (folder != "app/pages" and target.startswith(folder + "/"))
        # Nothing below a page knows one; the window knows the registry.
        if not folder.startswith("app/pages") and re.match(r"app/pages/[a-z]+/", target):
            return False
        return target.startswith(("core/", "widgets/", "app/"))
    return True


def way_to_widgets(root: pathlib.Path, path: pathlib.Path, seen: set) -> list:
    """The project's headers through which a file includes a widget of Qt, and that; empty where it includes none."""
    for line in path.read_text(encoding="utf-8").splitlines():
        match = INCLUDE.match(line)
        if not match:
            continue
        kind, target = match.groups()
        if WIDGET_HEADER.match(target):
            return [target]
        if kind == '"' and target not in seen and (root / target).is_file():
            seen.add(target)
            if way := way_to_widgets(root, root / target, seen):
                return [target, *way]
    return []


def own_header_first(root: pathlib.Path, path: pathlib.Path) -> bool:
    """Whether a source includes the header of its name before all others, which shows that the header compiles alone.
    A further source of a class, machine_processes.cpp, includes that of machine.cpp."""
    includes = (INCLUDE.match(line) for line in path.read_text(encoding="utf-8").splitlines())
    first = next((match.group(2) for match in includes if match), "")
    header = path.with_suffix(".h")
    while not header.exists() and "_" in header.stem:
        header = header.with_stem(header.stem.rpartition("_")[0])
    return first == header.relative_to(root).as_posix()



def problems_in(root: pathlib.Path, path: pathlib.Path):
    folder = path.parent.relative_to(root).as_posix()
    if folder.startswith(ANALYSES) and (way := way_to_widgets(root, path, set())):
        yield 1, path.name, "an analysis has no widgets, but includes " + " -> ".join(way)
    if folder.startswith("core") and path.suffix == ".cpp" and not own_header_first(root, path):
        yield 1, path.name, "includes its own header first"
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if LOCALE_CALL.search(line.split("//")[0]):
            yield number, line, "depends on the locale"
        if WRITES.search(line.split("//")[0]):
            yield number, line, "files are written by core/io/files/output_file.h"
        match = INCLUDE.match(line)
        if not match:
            continue
        kind, target = match.groups()
        if folder.startswith("core") and QT_HEADER.match(target):
            yield number, line, "core/ includes no Qt"
        if SQL_HEADER.match(target) and not folder.startswith(SQL_FOLDER):
            yield number, line, f"databases are asked by {SQL_FOLDER} alone"
        if target == "qcustomplot.h":
            if folder != QCUSTOMPLOT_FOLDER or path.suffix != ".cpp":
                yield number, line, "qcustomplot.h belongs in widgets/plot/*.cpp alone"
        elif kind == '"' and "/" in target and not allowed(folder, path.stem, target):
            yield number, line, f"{folder} must not include {target}"


def folder_circle(root: pathlib.Path) -> list:
    """Folders of app that include each other in a circle, in order; empty where there is none."""
    includes = {}
    for path in sorted((root / "app").rglob("*.[hc]*")):
        parts = path.relative_to(root / "app").parts
        if len(parts) > 1:
            targets = re.findall(r'#include "app/(\w+)/', path.read_text(encoding="utf-8"))
            includes.setdefault(parts[0], set()).update(target for target in targets if target != parts[0])
    done = set()

    def search(folder: str, way: list) -> list:
        if folder in way:
            return way[way.index(folder):] + [folder]
        if folder not in done:
            for target in sorted(includes.get(folder, ())):
                if found := search(target, way + [folder]):
                    return found
            done.add(folder)
        return []

    return next((found for folder in sorted(includes) if (found := search(folder, []))), [])


def repeated_types(root: pathlib.Path):
    """Each type of a header whose name another header gives to another type, in whatever namespace, and both places."""
    first = {}
    for top in ("core", "widgets", "app"):
        for path in sorted((root / top).rglob("*.h")):
            place = path.relative_to(root).as_posix()
            for name in NEW_TYPE.findall(path.read_text(encoding="utf-8")):
                if name in first and first[name] != place:
                    yield name, first[name], place
                first.setdefault(name, place)


def main() -> int:
    root = pathlib.Path(sys.argv[1]).resolve()
    count = 0
    for top in ("core", "widgets", "app"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                for number, line, reason in problems_in(root, path):
                    count += 1
                    print(f"{path.relative_to(root)}:{number}: {line.strip()}: {reason}")
    if circle := folder_circle(root):
        count += 1
        print("folders of app include each other: " + " -> ".join(circle))
    for name, one, other in repeated_types(root):
        count += 1
        print(f"{name} is a type of {one} and another of {other}: one name, one meaning")
    print(f"{count} line(s) against the rules")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
