#include "core/io/workbook/sheet_reader.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"
#include "core/io/csv/csv_draft.h"
#include "core/io/files/archive.h"
#include "core/io/text/utf8.h"
#include "core/io/workbook/workbook.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Cells of a sheet, both ends included, from 0.
struct CellRange {
    std::size_t firstRow = 0, lastRow = std::numeric_limits<std::size_t>::max();
    std::size_t firstColumn = 0, lastColumn = std::numeric_limits<std::size_t>::max();
    [[nodiscard]] bool holds(std::size_t row, std::size_t column) const {
        return row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn;
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

/// The selected sheet; otherwise the first one with any content.
Expected<std::pair<std::size_t, WorkbookSheet>> chosenSheet(WorkbookFile& file, const Dialect& dialect,
                                                            const std::string& path, base::Progress& progress) {
    const std::vector<std::string>& names = file.names();
    const auto told = dialect.find("sheet");
    for (std::size_t sheet = 0; told == dialect.end() && sheet < names.size(); ++sheet) {
        WorkbookSheet read = GREYSCOPE_TRY(file.read(sheet, progress));
        if (!read.cells.empty()) {
            return std::pair(sheet, std::move(read));
        }
    }
    if (told == dialect.end()) {
        return fail(ErrorCode::noRows, {}, {path, 0, 0});
    }
    const auto named = std::find(names.begin(), names.end(), told->second);
    auto place = static_cast<std::size_t>(named - names.begin());
    if (named == names.end()) {
        const auto number = base::wholeNumberIn<std::size_t>(told->second);
        if (!number || *number < 1 || *number > names.size()) {
            return fail(ErrorCode::partNotChosen, {"sheet", base::joined(names, ", "), "0", told->second},
                        {path, 0, 0});
        }
        place = *number - 1;
    }
    return std::pair(place, GREYSCOPE_TRY(file.read(place, progress)));
}

/// The cells of a sheet within a range, row by row.
class RangeOfSheet {
public:
    RangeOfSheet(const WorkbookFile& file, const WorkbookSheet& sheet, const CellRange& range, const std::string& path)
        : m_file(file), m_sheet(sheet), m_range(range), m_path(path) {}

    /// The rows from the first to the last nonempty one, reduced to the nonempty columns.
    Expected<CsvDraft> draft(const ReadOptions& options) {
        GREYSCOPE_TRY(measure(options));
        CsvDraft draft;
        constexpr std::size_t mostBlank = 1000;  // maximum number of consecutive blank rows; two cells may be a million
                                                 // rows apart
        std::vector<std::string> cells;
        std::size_t row = 0;
        for (const SheetCell& cell : m_sheet.cells) {
            if (!m_range.holds(cell.row, cell.column)) {
                continue;
            }
            if (!cells.empty() && cell.row != row) {
                GREYSCOPE_TRY(draft.add(cells, row + 1));
                const std::size_t end = std::min<std::size_t>(cell.row, row + 1 + mostBlank);
                for (cells.clear(); ++row < end;) {
                    GREYSCOPE_TRY(draft.add({}, row + 1));
                }
            }
            row = cell.row;
            cells.resize(m_last - m_first + 1);
            cells[cell.column - m_first] = m_file.text(cell);
        }
        if (!cells.empty()) {
            GREYSCOPE_TRY(draft.add(cells, row + 1));
        }
        return draft;
    }

private:
    Expected<void> measure(const ReadOptions& options) {
        std::size_t filled = 0;
        std::size_t written = 0;
        std::size_t rows = 0;
        std::size_t row = std::numeric_limits<std::size_t>::max();
        for (const SheetCell& cell : m_sheet.cells) {
            if (m_range.holds(cell.row, cell.column)) {
                m_first = std::min<std::size_t>(m_first, cell.column);
                m_last = std::max<std::size_t>(m_last, cell.column);
                rows += std::exchange(row, cell.row) != cell.row ? 1 : 0;
                ++filled;
                written += m_file.textSize(cell);
            }
        }
        const std::size_t columns = filled > 0 ? m_last - m_first + 1 : 0;
        if (columns > options.maxColumns) {
            return fail(ErrorCode::tooManyColumns, {std::to_string(columns), std::to_string(options.maxColumns)},
                        {m_path, 0, 0});
        }
        if (rows * columns > 2 * filled + options.maxPadding) {  // nearly all cells are empty
            return fail(ErrorCode::tooManyCells,
                        {std::to_string(rows) + "\u00d7" + std::to_string(columns),
                         std::to_string(2 * filled + options.maxPadding)},
                        {m_path, 0, 0});
        }
        return written > m_file.limits().cells ? m_file.tooLarge(written) : Expected<void>();
    }

    const WorkbookFile& m_file;
    const WorkbookSheet& m_sheet;
    const CellRange& m_range;
    const std::string& m_path;
    std::size_t m_first = std::numeric_limits<std::size_t>::max();
    std::size_t m_last = 0;
};

std::string whyLost(const LostCell& cell) {
    constexpr std::size_t mostShown = 60;
    return cell.error.empty() ? "=" + shortened(cell.formula, mostShown) + ", a formula without a value"
                              : shortened(cell.error, mostShown) + ", an error in place of a value";
}

}  // namespace

double sniffSheet(std::string_view firstBytes) {
    return isWorkbook(firstBytes) ? 1.0 : 0.0;
}

Expected<Imported> readSheet(TextSource& source, const std::string& path, const ReadOptions& options,
                             base::Progress& progress) {
    const Bytes bytes{source.size(), [&source](std::size_t offset, char* into, std::size_t count) {
                          return source.copy(offset, into, count);
                      }};
    const auto file = GREYSCOPE_TRY(openWorkbook(bytes, path, options.unpack, progress));
    const auto [chosen, sheet] = GREYSCOPE_TRY(chosenSheet(*file, options.dialect, path, progress));
    const CellRange range = GREYSCOPE_TRY(rangeIn(options.dialect, path));
    CsvDraft draft = GREYSCOPE_TRY(RangeOfSheet(*file, sheet, range, path).draft(options));
    auto imported = GREYSCOPE_TRY(std::move(draft).read(path, options, {}, progress));
    ReadReport& report = imported.report;
    report.part = file->names()[chosen];
    report.parts = file->names();
    const bool isFirst = std::find(report.parts.begin(), report.parts.end(), report.part) - report.parts.begin() ==
                         static_cast<std::ptrdiff_t>(chosen);
    report.dialect["sheet"] = isFirst ? report.part : std::to_string(chosen + 1);  // two sheets may have the same name
    if (const auto told = options.dialect.find("range"); told != options.dialect.end()) {
        report.dialect["range"] = told->second;
    }
    for (const LostCell& lost : sheet.lost) {
        if (range.holds(lost.row, lost.column)) {
            report.list({ProblemKind::invalidCell, lost.row + 1, lost.column + 1, whyLost(lost)}, options.maxProblems);
        }
    }
    return imported;
}

Expected<std::string> sheetText(const Bytes& bytes, const std::string& path, const std::string& name,
                                base::Progress& progress) {
    const auto file = GREYSCOPE_TRY(openWorkbook(bytes, path, {}, progress));
    const WorkbookSheet sheet = GREYSCOPE_TRY(chosenSheet(*file, {{"sheet", name}}, path, progress)).second;
    std::string text;
    std::size_t row = 0;
    std::size_t column = 0;
    for (const SheetCell& cell : sheet.cells) {
        column = cell.row == row ? column : 0;
        text.append(cell.row - row, '\n').append(cell.column - column, '\t');
        const std::string own = file->text(cell);
        std::transform(own.begin(), own.end(), std::back_inserter(text),
                       [](char c) { return c == '\n' || c == '\r' || c == '\t' ? ' ' : c; });
        row = cell.row;
        column = cell.column;
        if (text.size() > file->limits().cells) {
            return file->tooLarge(text.size());
        }
    }
    return text + '\n';
}

}  // namespace greyscope::io
