#include "app/tables/line_report.h"

#include <QStringList>

#include <algorithm>

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

using io::Problem;
using io::ProblemKind;

struct ProblemWords {
    ProblemKind kind;
    Finding::Kind weight;
    bool ofCells;  ///< counts cells instead of lines
    const char* what;
};

// In the order of the report: changed values, then what was left out, then what was not data.
constexpr ProblemWords kProblems[] = {
    {ProblemKind::notANumber, Finding::Kind::look, true,
     QT_TRANSLATE_NOOP("Words", "Text among numbers, taken as missing")},
    {ProblemKind::notFinite, Finding::Kind::look, true, QT_TRANSLATE_NOOP("Words", "Not finite, taken as missing")},
    {ProblemKind::foreignNumber, Finding::Kind::look, true,
     QT_TRANSLATE_NOOP("Words", "Other digits or signs than 0–9, + and -, taken as text")},
    {ProblemKind::invalidCell, Finding::Kind::look, true,
     QT_TRANSLATE_NOOP("Words", "Invalid according to the program: taken as missing")},
    {ProblemKind::flagged, Finding::Kind::look, true,
     QT_TRANSLATE_NOOP("Words", "Number with a flag, a note or brackets, read as the number")},
    {ProblemKind::numbersAsText, Finding::Kind::look, true,
     QT_TRANSLATE_NOOP("Words", "Column of text although most of its cells are numbers: this one is not")},
    {ProblemKind::unitInCells, Finding::Kind::info, true,
     QT_TRANSLATE_NOOP("Words", "Column of numbers with a unit in each cell")},
    {ProblemKind::spreadInCells, Finding::Kind::info, true,
     QT_TRANSLATE_NOOP("Words", "Column of numbers with a spread (±) in each cell, which is a column of its own")},
    {ProblemKind::rowCut, Finding::Kind::look, false, QT_TRANSLATE_NOOP("Words", "Cut off: incomplete record")},
    {ProblemKind::lineNotUnderstood, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Skipped: not understood among results")},
    {ProblemKind::otherProgram, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Skipped: results of another program; choose its format to read them")},
    {ProblemKind::programMessage, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Warnings and errors of the program")},
    {ProblemKind::undecodable, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Bytes that stand for no character in this encoding, taken as �")},
    {ProblemKind::nulByte, Finding::Kind::look, false, QT_TRANSLATE_NOOP("Words", "NUL bytes, left out")},
    {ProblemKind::rowTooShort, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Too short: the rest is missing")},
    {ProblemKind::rowTooLong, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Too long: the rest was left out")},
    {ProblemKind::noteBelow, Finding::Kind::look, false, QT_TRANSLATE_NOOP("Words", "Not read: below the table")},
    {ProblemKind::tableBelow, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Another table below, read into this one")},
    {ProblemKind::tableNotRead, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Another table below, not read: give the number of lines above it to read it")},
    {ProblemKind::rowMended, Finding::Kind::look, false,
     QT_TRANSLATE_NOOP("Words", "Unusual quote or delimiter: split as presumably intended")},
    {ProblemKind::quoteInsideField, Finding::Kind::look, true, QT_TRANSLATE_NOOP("Words", "Quote inside a field")},
    {ProblemKind::duplicateName, Finding::Kind::look, true,
     QT_TRANSLATE_NOOP("Words", "Duplicate column name, renamed")},
    {ProblemKind::headingShort, Finding::Kind::look, true,
     QT_TRANSLATE_NOOP("Words", "Heading has one name too few: this column has no name")},
    {ProblemKind::headingLong, Finding::Kind::look, true, QT_TRANSLATE_NOOP("Words", "Heading longer than the rows")},
    {ProblemKind::unnamedColumn, Finding::Kind::look, true, QT_TRANSLATE_NOOP("Words", "Column without a name")},
    {ProblemKind::nothingMeasured, Finding::Kind::info, false,
     QT_TRANSLATE_NOOP("Words", "Skipped: nothing was measured")},
    {ProblemKind::statisticsLine, Finding::Kind::info, false,
     QT_TRANSLATE_NOOP("Words", "Skipped: statistics of what was read")},
    {ProblemKind::otherLine, Finding::Kind::info, false,
     QT_TRANSLATE_NOOP("Words", "Skipped: settings, headings and other lines without results")},
    {ProblemKind::titleLine, Finding::Kind::info, false, QT_TRANSLATE_NOOP("Words", "Skipped: above the table")},
    {ProblemKind::headingRepeated, Finding::Kind::info, false, QT_TRANSLATE_NOOP("Words", "Skipped: repeated heading")},
    {ProblemKind::commentLine, Finding::Kind::info, false, QT_TRANSLATE_NOOP("Words", "Skipped: comment")},
    {ProblemKind::blankLine, Finding::Kind::info, false, QT_TRANSLATE_NOOP("Words", "Skipped: blank")},
};

/// Returns a text with the place of a problem and, if useful, the text found there: "line 12, column 3: “abc”".
QString place(const Problem& problem) {
    QString text =
        problem.column > 0
            ? Words::tr("line %1, column %2").arg(QString::number(problem.line), QString::number(problem.column))
            : Words::tr("line %1").arg(problem.line);
    const bool countOnly = problem.kind == ProblemKind::rowTooShort;
    if (!problem.text.empty() && !countOnly) {
        text = widgets::withColon(text, QStringLiteral("“%1”").arg(widgets::visibleText(problem.text)));
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
    if (const auto all = report.counts.find(words.kind); all != report.counts.end()) {
        count = std::max(count, all->second);  // including those that are not listed
    }
    if (count == 0) {
        return std::nullopt;
    }
    if (count > 3) {
        places << QStringLiteral("…");
    }
    const QString why = widgets::clauses(places);
    const std::optional<std::size_t> none;
    return ReportRow{
        words.weight, Words::tr(words.what), words.ofCells ? none : count, words.ofCells ? count : none, why,
        firstLine};
}

QString dialect(const io::ReadReport& report) {
    const auto nameOf = [&](const char* word) {
        const auto said = report.dialect.find(word);
        const std::string mark = said == report.dialect.end() ? std::string() : said->second;
        return mark == ","    ? Words::tr("comma")
               : mark == ";"  ? Words::tr("semicolon")
               : mark == "\t" ? Words::tr("tab")
               : mark == " "  ? Words::tr("spaces")
               : mark == ":"  ? Words::tr("colon")
               : mark == "."  ? Words::tr("point")
                              : QString::fromStdString(mark);
    };
    return report.dialect.count("delimiter") == 0
               ? QString::fromStdString(report.format)
               : Words::tr("split at: %1; decimal mark: %2; %3")
                     .arg(nameOf("delimiter"), nameOf("decimal"), QString::fromStdString(report.encoding));
}

}  // namespace

std::vector<ReportRow> reportRows(const io::ReadReport& report, std::size_t columns) {
    std::vector<ReportRow> rows;
    const std::optional<std::size_t> none;
    rows.push_back({Finding::Kind::good, Words::tr("Rows read"), report.rowsRead,
                    report.rowsRead * columns - report.cellsMissing, dialect(report)});
    if (report.hasHeading) {
        rows.push_back({Finding::Kind::info, Words::tr("Used as heading"),
                        report.headingLines > 0 ? report.headingLines : none, columns,
                        Words::tr("names of the columns, and their units")});
    }
    if (report.cellsMissing > 0) {
        rows.push_back({Finding::Kind::look,
                        Words::tr("Cells missing"),
                        {},
                        report.cellsMissing,
                        Words::tr("empty, or a word for a missing value")});
    }
    for (const ProblemWords& words : kProblems) {
        if (auto row = rowFor(words, report)) {
            rows.push_back(std::move(*row));
        }
    }
    if (report.counts.empty() && report.problemCount > report.problems.size()) {
        rows.push_back({Finding::Kind::look,
                        Words::tr("Further remarks"),
                        {},
                        {},
                        Words::tr("%n more of this kind are not listed", nullptr,
                                  widgets::counted(report.problemCount - report.problems.size()))});
    }
    ReportRow whole{Finding::Kind::info, Words::tr("Whole file"), report.linesSeen, {}, {}};
    whole.total = true;
    rows.push_back(std::move(whole));
    return rows;
}

}  // namespace greyscope::app
