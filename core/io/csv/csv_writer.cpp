#include "core/io/csv/csv_writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/data/columns/column_name.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/unit_cells.h"
#include "core/io/csv/csv_layout.h"
#include "core/io/csv/csv_options.h"
#include "core/io/text/plain_text.h"

namespace greyscope::io {

using base::isBlank;

namespace {

bool needsQuotes(std::string_view cell) {
    const bool outerBlank = !cell.empty() && (isBlank(cell.front()) || isBlank(cell.back()));
    // Texts that would be read as a comment or as the special beginning of a first line.
    const bool special = cell.starts_with('#') || cell.starts_with("sep=") || cell.starts_with("\xef\xbb\xbf") ||
                         !checkPlainText(cell, {});
    return outerBlank || special || cell.find_first_of(",\"\r\n") != std::string_view::npos;
}

/// The text below a name from which the column's unit is read; "" if the name or the cells state the unit.
std::string unitCell(const data::Column& column) {
    const std::string& unit = column.unit;
    if (unit == data::unitInName(column.name) || (column.isNumeric() && tellUnit(column))) {
        return {};
    }
    const std::array<std::string, 4> spellings{unit, "[" + unit + "]", "(" + unit + ")", "\uff08" + unit + "\uff09"};
    const auto found = std::find_if(spellings.begin(), spellings.end(), [&](const std::string& spelling) {
        return data::unitInName("x_" + spelling) == unit;
    });
    return unit.empty() || found == spellings.end() ? std::string(noUnit) : *found;
}

/// The name of a column with its unit, unless the name or the cells state it.
std::string nameWithUnit(const data::Column& column) {
    const std::string& name = column.name;
    const std::string& unit = column.unit;
    if (unit.empty() || unit == data::unitInName(name) || (column.isNumeric() && tellUnit(column))) {
        return name;
    }
    const std::array<std::string, 4> names{name + "_" + unit, name + " (" + unit + ")", name + " [" + unit + "]",
                                           name + "\uff08" + unit + "\uff09"};
    const auto found = std::find_if(names.begin(), names.end(),
                                    [&](const std::string& each) { return data::unitInName(each) == unit; });
    return found == names.end() ? names[1] : *found;
}

/// The second record with units; empty for a table without rows, where it would be read as the first row.
std::vector<std::string> unitCells(const data::Dataset& dataset) {
    std::vector<std::string> cells;
    if (dataset.rowCount() == 0) {
        return cells;
    }
    std::transform(dataset.columns().begin(), dataset.columns().end(), std::back_inserter(cells), unitCell);
    const auto isEmpty = [](const std::string& cell) { return cell.empty(); };
    return std::all_of(cells.begin(), cells.end(), isEmpty) ? std::vector<std::string>() : cells;
}

/// The original text of the cell, unless it would be read as a number ("1.5" where the mark was a comma) or as another
/// number ("1.5 MB" in a `plain` column in KB).
std::string cellOf(const data::Column& column, std::size_t row, bool plain) {
    const std::string cell = column.writtenAt(row);
    if (plain && !column.missingAt(row) && (readUnitCell(cell, '.') || readUnitCell(cell, ','))) {
        return column.textAt(row);
    }
    const CellKind kind = column.isNumeric() && column.missingAt(row) ? readCell(cell, '.').kind : CellKind::text;
    return kind == CellKind::number || kind == CellKind::missing ? std::string() : cell;
}

}  // namespace

std::string csvRow(const std::vector<std::string>& cells) {
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        row += i == 0 ? "" : ",";
        row += needsQuotes(cells[i]) ? base::inQuotes(cells[i]) : cells[i];
    }
    return (row.find_first_not_of(',') == std::string::npos ? "NaN" + row : row) + '\n';
}

std::string csvNumber(double value) {
    return std::isfinite(value) ? base::toText(value) : std::string();
}

std::string csvTable(const data::Dataset& dataset) {
    std::vector<std::string> cells;
    for (const data::Column& column : dataset.columns()) {
        cells.push_back(column.name);
    }
    std::string text = csvRow(cells);
    if (const auto units = unitCells(dataset); !units.empty()) {
        text += csvRow(units);
    }
    return text + csvRows(dataset);
}

std::string tidyCsv(const data::Dataset& dataset) {
    std::vector<std::string> names;
    std::transform(dataset.columns().begin(), dataset.columns().end(), std::back_inserter(names), nameWithUnit);
    return csvRow(names) + csvRows(dataset);
}

std::string csvRows(const data::Dataset& dataset) {
    std::vector<std::string> cells(dataset.columns().size());
    std::vector<bool> plain;
    for (const data::Column& column : dataset.columns()) {
        plain.push_back(column.isNumeric() && !column.words.empty() && !tellUnit(column));
    }
    std::string text;
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        for (std::size_t c = 0; c < cells.size(); ++c) {
            cells[c] = cellOf(dataset.columns()[c], row, plain[c]);
        }
        text += csvRow(cells);
    }
    return text;
}

ReadOptions csvOptions(const data::Dataset& dataset) {
    ReadOptions options = csvReadOptions({.delimiter = ',',
                                          .decimalMark = '.',
                                          .header = unitCells(dataset).empty() ? Header::present : Header::presentTwice,
                                          .notesAreRows = true});
    for (const data::Column& column : dataset.columns()) {
        options.numeric.push_back(column.isNumeric());
    }
    options.maxColumns = dataset.columns().size();
    options.maxFieldBytes = std::numeric_limits<std::size_t>::max();
    return options;
}

}  // namespace greyscope::io
