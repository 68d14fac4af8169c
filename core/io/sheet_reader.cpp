#include "core/io/sheet_reader.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"
#include "core/io/archive.h"
#include "core/io/csv_draft.h"
#include "core/io/json_text.h"
#include "core/io/utf8.h"
#include "core/io/workbook.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Cells of a sheet, both ends included, from 0.
struct CellRange {
    std::size_t firstRow = 0, lastRow = std::numeric_limits<std::size_t>::max();
    std::size_t firstColumn = 0, lastColumn = std::numeric_limits<std::size_t>::max();
    [[nodiscard]] bool holds(const SheetCell& cell) const {
        return cell.row >= firstRow && cell.row <= lastRow && cell.column >= firstColumn && cell.column <= lastColumn;
    }
};

Expected<CellRange> rangeIn(const Dialect& dialect, const std::string& path) {
    const auto told = dialect.find("range");
    if (told == dialect.end()) {
        return CellRange{};
    }
    const std::size_t colon = told->second.find(':');
    const auto from = cellPlace(std::string_view(told->second).substr(0, colon));
    const auto to =
        colon == std::string::npos ? std::nullopt : cellPlace(std::string_view(told->second).substr(colon + 1));
    if (!from || !to || to->first < from->first || to->second < from->second) {
        return fail(ErrorCode::optionUnknown, {"range", told->second, "cells from the first to the last, as B3:F20"},
                    {path, 0, 0});
    }
    return CellRange{from->second, to->second, from->first, to->first};
}

Expected<std::size_t> chosenSheet(const std::vector<Sheet>& sheets, const Dialect& dialect, const std::string& path) {
    std::vector<std::string> names;
    for (const Sheet& sheet : sheets) {
        names.push_back(sheet.name);
    }
    if (const auto told = dialect.find("sheet"); told != dialect.end()) {
        const auto named = std::find(names.begin(), names.end(), told->second);
        if (named != names.end()) {
            return static_cast<std::size_t>(named - names.begin());
        }
        const auto number = base::wholeNumberIn<std::size_t>(told->second);
        if (number && *number >= 1 && *number <= names.size()) {
            return *number - 1;
        }
        return fail(ErrorCode::partNotChosen, {"sheet", base::joined(names, ", "), "0", told->second}, {path, 0, 0});
    }
    const auto filled =
        std::find_if(sheets.begin(), sheets.end(), [](const Sheet& sheet) { return !sheet.cells.empty(); });
    return filled == sheets.end() ? fail(ErrorCode::noRows, {}, {path, 0, 0})
                                  : Expected<std::size_t>(static_cast<std::size_t>(filled - sheets.begin()));
}

/// The rows of the range, from the first to the last that hold anything, cut to the columns that do.
Expected<CsvDraft> draftOf(const Sheet& sheet, const CellRange& range, const ReadOptions& options,
                           const std::string& path) {
    CsvDraft draft;
    std::size_t first = std::numeric_limits<std::size_t>::max();
    std::size_t last = 0;
    for (const SheetCell& cell : sheet.cells) {
        if (range.holds(cell)) {
            first = std::min(first, cell.column);
            last = std::max(last, cell.column);
        }
    }
    if (first <= last && last - first >= options.maxColumns) {
        return fail(ErrorCode::tooManyColumns, {std::to_string(last - first + 1), std::to_string(options.maxColumns)},
                    {path, 0, 0});
    }
    std::vector<std::string> cells;
    std::size_t row = 0;
    for (const SheetCell& cell : sheet.cells) {
        if (!range.holds(cell)) {
            continue;
        }
        if (!cells.empty() && cell.row != row) {
            GREYSCOPE_TRY(draft.add(cells, row + 1));
            for (cells.clear(); ++row < cell.row;) {
                GREYSCOPE_TRY(draft.add({}, row + 1));
            }
        }
        row = cell.row;
        cells.resize(last - first + 1);
        cells[cell.column - first] = cell.text;
    }
    if (!cells.empty()) {
        GREYSCOPE_TRY(draft.add(cells, row + 1));
    }
    return draft;
}

}  // namespace

double sniffSheet(std::string_view firstBytes) {
    return isWorkbook(firstBytes) ? 1.0 : 0.0;
}

Expected<Imported> readSheet(TextSource& source, const std::string& path, const ReadOptions& options,
                             base::Progress& progress) {
    const std::string bytes = GREYSCOPE_TRY(wholeText(source, path, progress));
    const std::vector<Sheet> sheets = GREYSCOPE_TRY(readWorkbook(bytes, path, options.unpack));
    const std::size_t chosen = GREYSCOPE_TRY(chosenSheet(sheets, options.dialect, path));
    const Sheet& sheet = sheets[chosen];
    const CellRange range = GREYSCOPE_TRY(rangeIn(options.dialect, path));
    auto imported =
        GREYSCOPE_TRY(GREYSCOPE_TRY(draftOf(sheet, range, options, path)).read(path, options, {}, progress));
    ReadReport& report = imported.report;
    report.part = sheet.name;
    for (const Sheet& each : sheets) {
        report.parts.push_back(each.name);
    }
    report.dialect["sheet"] = sheet.name;
    if (const auto told = options.dialect.find("range"); told != options.dialect.end()) {
        report.dialect["range"] = told->second;
    }
    for (const SheetCell& formula : sheet.formulas) {
        if (range.holds(formula)) {
            report.list({ProblemKind::invalidCell, formula.row + 1, formula.column + 1,
                         "=" + shortened(formula.text, 60) + ", a formula without a value"},
                        options.maxProblems);
        }
    }
    return imported;
}

Expected<std::string> sheetText(const Bytes& bytes, const std::string& path, const std::string& sheet,
                                base::Progress& progress) {
    TextSource source(bytes.size, bytes.readAt);
    const std::string whole = GREYSCOPE_TRY(wholeText(source, path, progress));
    const std::vector<Sheet> sheets = GREYSCOPE_TRY(readWorkbook(whole, path));
    const std::size_t chosen = GREYSCOPE_TRY(chosenSheet(sheets, {{"sheet", sheet}}, path));
    std::string text;
    std::size_t row = 0;
    std::size_t column = 0;
    for (const SheetCell& cell : sheets[chosen].cells) {
        column = cell.row == row ? column : 0;
        text.append(cell.row - row, '\n').append(cell.column - column, '\t');
        std::transform(cell.text.begin(), cell.text.end(), std::back_inserter(text),
                       [](char c) { return c == '\n' || c == '\r' || c == '\t' ? ' ' : c; });
        row = cell.row;
        column = cell.column;
    }
    return text + '\n';
}

}  // namespace greyscope::io
