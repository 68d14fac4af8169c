#include "app/cli/import/import_output.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/cli/import/reading_output.h"
#include "app/cli/output/output.h"
#include "app/study/tables/column_roles.h"
#include "app/tables/line_report.h"
#include "app/tables/run_parts.h"
#include "app/text/error_text.h"
#include "core/base/names.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/io/csv/csv_writer.h"
#include "widgets/present/words/role_words.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

const base::Names<io::ProblemKind>& problemNames() {
    using io::ProblemKind;
    static const base::Names<ProblemKind> names{{ProblemKind::rowTooShort, "row-too-short"},
                                                {ProblemKind::rowTooLong, "row-too-long"},
                                                {ProblemKind::notANumber, "not-a-number"},
                                                {ProblemKind::notFinite, "not-finite"},
                                                {ProblemKind::foreignNumber, "foreign-number"},
                                                {ProblemKind::blankLine, "blank-line"},
                                                {ProblemKind::commentLine, "comment-line"},
                                                {ProblemKind::quoteInsideField, "quote-inside-field"},
                                                {ProblemKind::duplicateName, "duplicate-name"},
                                                {ProblemKind::headingShort, "heading-short"},
                                                {ProblemKind::headingLong, "heading-long"},
                                                {ProblemKind::unnamedColumn, "unnamed-column"},
                                                {ProblemKind::headingRepeated, "heading-repeated"},
                                                {ProblemKind::titleLine, "title-line"},
                                                {ProblemKind::noteBelow, "note-below"},
                                                {ProblemKind::tableBelow, "table-below"},
                                                {ProblemKind::rowMended, "row-mended"},
                                                {ProblemKind::invalidCell, "invalid-cell"},
                                                {ProblemKind::rowCut, "row-cut"},
                                                {ProblemKind::lineNotUnderstood, "line-not-understood"},
                                                {ProblemKind::programMessage, "program-message"},
                                                {ProblemKind::statisticsLine, "statistics-line"},
                                                {ProblemKind::nothingMeasured, "nothing-measured"},
                                                {ProblemKind::otherProgram, "other-program"},
                                                {ProblemKind::otherLine, "other-line"},
                                                {ProblemKind::undecodable, "undecodable"},
                                                {ProblemKind::nulByte, "nul-byte"},
                                                {ProblemKind::flagged, "flagged-number"},
                                                {ProblemKind::unitInCells, "unit-in-cells"},
                                                {ProblemKind::numbersAsText, "numbers-as-text"},
                                                {ProblemKind::tableNotRead, "table-not-read"},
                                                {ProblemKind::spreadInCells, "spread-in-cells"}};
    return names;
}

/// Returns the reason for a role without the lines around it: "its unit is that of a measurement".
std::string reasonOf(const StudyTable& table, std::size_t column) {
    if (!table.guess || column >= table.guess->reasons.size() || column >= table.guess->facts.size()) {
        return {};
    }
    const data::Column& each = table.dataset->columns()[column];
    const QString text = widgets::roleReasonText(each, roleOf(table, each.name), table.wide,
                                                 table.guess->reasons[column], table.guess->facts[column]);
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("reason: "))) {
            return line.mid(8).toStdString();
        }
    }
    return {};
}

std::string typeOf(const data::Column& column) {
    return column.isNumeric() ? "number" : "text";
}

std::size_t missingIn(const StudyTable& table, std::size_t column) {
    std::size_t missing = 0;
    for (std::size_t row = 0; row < table.dataset->rowCount(); ++row) {
        missing += table.dataset->columns()[column].missingAt(row) ? 1 : 0;
    }
    return missing;
}

/// Returns how a file was read: "CSV, GB18030, zip: run1.csv; delimiter ,".
std::string howRead(const io::ReadReport& report) {
    std::string text = report.format + (report.encoding.empty() ? "" : ", " + report.encoding);
    if (!report.packing.empty()) {
        text += ", from " + report.packing;
    }
    if (report.part == report.format && report.parts.size() > 1) {
        const std::vector<std::string> others(report.parts.begin() + 1, report.parts.end());
        text += ", also contains results of others (--as " + base::joined(others, ", --as ") + ")";
    } else if (!report.part.empty()) {
        text += ", " + report.part + " of " + std::to_string(report.parts.size()) + " (" +
                base::joined(report.parts, ", ") + ")";
    }
    for (const auto& [word, value] : report.dialect) {
        text += ", " + word + "=" + (value == "\t" ? "tab" : value == " " ? "blank" : value);
    }
    return text;
}

std::string problemLine(const io::Problem& problem) {
    return "  line " + std::to_string(problem.line) +
           (problem.column > 0 ? ", column " + std::to_string(problem.column) : "") + ": " +
           base::nameOf(problemNames(), problem.kind) +
           (problem.text.empty() ? "" : ": " + base::terminalText(problem.text)) + "\n";
}

Json problemsJson(const io::ReadReport& report) {
    Json list = Json::array();
    for (const io::Problem& problem : report.problems) {
        list.push_back({{"kind", base::nameOf(problemNames(), problem.kind)},
                        {"line", problem.line},
                        {"column", problem.column},
                        {"text", problem.text}});
    }
    return list;
}

Json countsJson(const io::ReadReport& report) {
    Json counts = Json::object();
    for (const auto& [kind, count] : report.counts) {
        counts[base::nameOf(problemNames(), kind)] = count;
    }
    return counts;
}

Json notesJson(const data::Dataset& dataset) {
    Json notes = Json::object();
    for (const data::TableFact& note : dataset.notes()) {
        notes[note.name] = note.value;
    }
    return notes;
}

Json columnJson(const StudyTable& table, std::size_t column) {
    const data::Column& each = table.dataset->columns()[column];
    return {{"name", each.name},
            {"unit", each.unit},
            {"unit_in_file", each.unitInFile},
            {"type", typeOf(each)},
            {"role", base::nameOf(data::roleNames(), roleOf(table, each.name))},
            {"reason", reasonOf(table, column)},
            {"missing", missingIn(table, column)},
            {"levels", table.dataset->levels(column).count()}};
}

Json reportJson(const io::ReadReport& report) {
    return {{"reader", report.format},
            {"encoding", report.encoding},
            {"packing", report.packing},
            {"part", report.part},
            {"parts", report.parts},
            {"dialect", report.dialect},
            {"lines", report.linesSeen},
            {"rows_read", report.rowsRead},
            {"rows_skipped", report.rowsSkipped},
            {"cells_missing", report.cellsMissing},
            {"problems_by_kind", countsJson(report)},
            {"problem_count", report.problemCount}};
}

/// Returns the readings besides the one in use; all if another one was requested.
std::optional<data::Readings> readingsOf(const StudyTable& table, std::size_t reading) {
    base::NoProgress progress;
    auto found = reading > 1 ? data::readings(*table.dataset, progress)
                             : data::readingsBeside(*table.dataset, readingOf(table), progress);
    return found ? std::optional(std::move(*found)) : std::nullopt;
}

}  // namespace

std::vector<std::vector<std::string>> columnRows(const std::vector<StudyTable>& tables) {
    std::vector<std::vector<std::string>> rows{{"file", "column", "unit", "type", "role", "missing", "reason"}};
    for (const StudyTable& table : tables) {
        for (std::size_t c = 0; c < table.dataset->columns().size(); ++c) {
            const data::Column& column = table.dataset->columns()[c];
            rows.push_back({table.path, column.name, column.unit, typeOf(column),
                            base::nameOf(data::roleNames(), roleOf(table, column.name)),
                            std::to_string(missingIn(table, c)), reasonOf(table, c)});
        }
    }
    return rows;
}

std::string importText(const std::vector<StudyTable>& tables, bool whole, std::size_t reading) {
    std::string text;
    for (const StudyTable& table : tables) {
        text += (text.empty() ? "" : "\n") + base::terminalText(table.path) + "\n  " +
                base::terminalText(howRead(*table.report)) + "\n";
        for (const ReportRow& row : reportRows(*table.report, table.asRead()->columns().size())) {
            text += "  " + row.what.toStdString() +
                    (row.lines   ? ": " + std::to_string(*row.lines)
                     : row.cells ? ": " + std::to_string(*row.cells) + " cells"
                                 : std::string()) +
                    (row.why.isEmpty() ? "" : " (" + row.why.toStdString() + ")") + "\n";
        }
        auto rows = columnRows({table});
        for (auto& row : rows) {
            row.erase(row.begin());
        }
        text += "\n" + alignedTable(std::move(rows));
        if (const auto readings = readingsOf(table, reading)) {
            text += readingsText(*readings, reading);
            if (const auto parts = partsOfRuns(table); !parts.empty()) {
                text += "  Rows on one point differ in " + base::terminalText(base::joined(parts, ", ")) +
                        ", like parts of one run: --agg sum adds them\n";
            }
        }
        for (const data::TableFact& note : table.dataset->notes()) {
            text += "  " + base::terminalText(note.name) + ": " + base::terminalText(note.value) + "\n";
        }
        for (const io::Problem& problem : whole ? table.report->problems : std::vector<io::Problem>()) {
            text += problemLine(problem);
        }
    }
    return text;
}

Json importJson(const std::vector<StudyTable>& tables, const std::vector<base::Error>& refused, bool whole,
                std::size_t reading) {
    Json files = Json::array();
    for (const StudyTable& table : tables) {
        Json file{{"file", table.path}};
        file.update(reportJson(*table.report));
        file["rows"] = table.dataset->rowCount();
        file["wide"] = table.wide;
        file["facts"] = notesJson(*table.dataset);
        file["columns"] = Json::array();
        for (std::size_t c = 0; c < table.dataset->columns().size(); ++c) {
            file["columns"].push_back(columnJson(table, c));
        }
        if (const auto readings = readingsOf(table, reading)) {
            file.update(readingsJson(*readings, reading));
            file["run_parts"] = partsOfRuns(table);
        }
        if (whole) {
            file["problems"] = problemsJson(*table.report);
        }
        files.push_back(std::move(file));
    }
    Json left = Json::array();
    for (const base::Error& error : refused) {
        left.push_back({{"file", error.location.file}, {"why", errorLine(error).toStdString()}});
    }
    return {{"files", std::move(files)}, {"refused", std::move(left)}};
}

std::string tidyJson(const StudyTable& table) {
    const auto spelled = [](const std::string& text) {
        return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    const auto& columns = table.dataset->columns();
    std::string text = "{\n  \"columns\": [";
    for (const data::Column& column : columns) {
        text += std::string(&column == &columns.front() ? "" : ",") + "\n    {\"name\": " + spelled(column.name) +
                ", \"unit\": " + spelled(column.unit) + ", \"type\": \"" + typeOf(column) + "\", \"role\": \"" +
                base::nameOf(data::roleNames(), roleOf(table, column.name)) + "\"}";
    }
    text += "\n  ],\n  \"rows\": [";
    for (std::size_t row = 0; row < table.dataset->rowCount(); ++row) {
        text += row == 0 ? "\n    [" : ",\n    [";
        for (const data::Column& column : columns) {
            text += &column == &columns.front() ? "" : ", ";
            text += column.missingAt(row) ? "null"
                    : column.isNumeric()  ? io::csvNumber(column.numbers()[row])
                                          : spelled(column.textAt(row));
        }
        text += "]";
    }
    return text + "\n  ]\n}\n";
}

}  // namespace greyscope::app::cli
