#include "app/tables/line_report.h"

#include <QCoreApplication>
#include <QStringList>

#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

using Kind = Finding::Kind;
using io::Problem;
using io::ProblemKind;

QString tr(const char* text) {
    return QCoreApplication::translate("LineReport", text);
}

struct ProblemWords {
    ProblemKind kind;
    Kind weight;
    bool ofCells;  ///< counts cells rather than lines
    const char* what;
};

// In the order of the report: what changed a value, what left something out, what was no data at all.
constexpr ProblemWords kProblems[] = {
    {ProblemKind::notANumber, Kind::look, true,
     QT_TRANSLATE_NOOP("LineReport", "Text among numbers, taken as missing")},
    {ProblemKind::notFinite, Kind::look, true, QT_TRANSLATE_NOOP("LineReport", "Not finite, taken as missing")},
    {ProblemKind::foreignNumber, Kind::look, true,
     QT_TRANSLATE_NOOP("LineReport", "Other digits or signs than 0–9, + and -, taken as text")},
    {ProblemKind::rowTooShort, Kind::look, false, QT_TRANSLATE_NOOP("LineReport", "Too short: the rest is missing")},
    {ProblemKind::rowTooLong, Kind::look, false, QT_TRANSLATE_NOOP("LineReport", "Too long: the rest was left out")},
    {ProblemKind::quoteInsideField, Kind::look, true, QT_TRANSLATE_NOOP("LineReport", "Quote inside a field")},
    {ProblemKind::duplicateName, Kind::look, true, QT_TRANSLATE_NOOP("LineReport", "Column name twice, renamed")},
    {ProblemKind::headingShort, Kind::look, true,
     QT_TRANSLATE_NOOP("LineReport", "Heading one name short: the first column has none")},
    {ProblemKind::headingRepeated, Kind::info, false, QT_TRANSLATE_NOOP("LineReport", "Skipped: the heading again")},
    {ProblemKind::commentLine, Kind::info, false, QT_TRANSLATE_NOOP("LineReport", "Skipped: comment")},
    {ProblemKind::blankLine, Kind::info, false, QT_TRANSLATE_NOOP("LineReport", "Skipped: blank")},
};

/// "line 12, column 3: “abc”"
QString place(const Problem& problem) {
    QString text = problem.column > 0 ? tr("line %1, column %2").arg(problem.line).arg(problem.column)
                                      : tr("line %1").arg(problem.line);
    const bool countOnly = problem.kind == ProblemKind::rowTooShort;
    if (!problem.text.empty() && !countOnly) {
        text += QStringLiteral(": “%1”").arg(widgets::visibleText(problem.text));
    }
    return text;
}

std::optional<ReportRow> rowFor(const ProblemWords& words, const io::ReadReport& report) {
    std::size_t count = 0;
    QStringList places;
    std::size_t firstLine = 0;
    for (const Problem& problem : report.problems) {
        if (problem.kind != words.kind) {
            continue;
        }
        firstLine = count == 0 ? problem.line : firstLine;
        if (++count <= 3) {
            places << place(problem);
        }
    }
    if (count == 0) {
        return std::nullopt;
    }
    const QString why = places.join(QStringLiteral("; ")) + (count > 3 ? QStringLiteral("; …") : QString());
    const std::optional<std::size_t> none;
    return ReportRow{words.weight, tr(words.what), words.ofCells ? none : count, words.ofCells ? count : none,
                     why,          firstLine};
}

QString dialect(const io::ReadReport& report) {
    const auto nameOf = [&](const char* word) {
        const auto said = report.dialect.find(word);
        const std::string mark = said == report.dialect.end() ? std::string() : said->second;
        return mark == ","    ? tr("comma")
               : mark == ";"  ? tr("semicolon")
               : mark == "\t" ? tr("tab")
               : mark == " "  ? tr("blanks")
               : mark == "."  ? tr("point")
                              : QString::fromStdString(mark);
    };
    return report.dialect.count("delimiter") == 0
               ? QString::fromStdString(report.format)
               : tr("split at: %1; decimal mark: %2; %3")
                     .arg(nameOf("delimiter"), nameOf("decimal"), QString::fromStdString(report.encoding));
}

}  // namespace

std::vector<ReportRow> reportRows(const io::ReadReport& report, std::size_t columns) {
    std::vector<ReportRow> rows;
    rows.push_back({Kind::good, tr("Rows read"), report.rowsRead, report.rowsRead * columns - report.cellsMissing,
                    dialect(report)});
    if (report.hasHeading) {
        rows.push_back({Kind::info, tr("Used as heading"), {}, columns, tr("names of the columns, and their units")});
    }
    if (report.cellsMissing > 0) {
        rows.push_back({Kind::look, tr("Cells missing"), {}, report.cellsMissing, tr("empty, or a word for it")});
    }
    for (const ProblemWords& words : kProblems) {
        if (auto row = rowFor(words, report)) {
            rows.push_back(std::move(*row));
        }
    }
    if (report.problemCount > report.problems.size()) {
        rows.push_back({Kind::look,
                        tr("Further remarks"),
                        {},
                        {},
                        tr("%1 more like these are not listed").arg(report.problemCount - report.problems.size())});
    }
    ReportRow whole{Kind::info, tr("Whole file"), report.linesSeen, {}, {}};
    whole.total = true;
    rows.push_back(std::move(whole));
    return rows;
}

}  // namespace greyscope::app
