#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/column.h"
#include "core/data/row_account.h"
#include "core/data/source_lines.h"

namespace greyscope::data {

/// Returns the maximum number of cells that a table may have after a recipe step if it had `cells` cells at the
/// beginning: four times as many, plus an allowance for small tables (8,388,608).
[[nodiscard]] constexpr std::size_t maxReshapedCells(std::size_t cells) {
    return (std::size_t{1} << 23U) + 4 * cells;
}

/// A table while the steps of a recipe change it.
struct ReshapedTable {
    std::vector<Column> columns;
    SourceLines lines;
    std::size_t rows = 0;
    std::size_t mostCells = maxReshapedCells(0);
};

/// Checks that the table may grow to this number of rows and columns. Error: tooManyCells.
[[nodiscard]] base::Expected<void> checkSize(const ReshapedTable& table, std::size_t rows, std::size_t columns);

/// Checks that no column has this name. Error: duplicateColumn.
[[nodiscard]] base::Expected<void> checkNewName(const std::vector<Column>& columns, const std::string& name);

/// Returns a column that contains the cells of these rows, in their order; a row may occur several times.
[[nodiscard]] Column takenRows(const Column& column, const std::vector<std::size_t>& rows);

/// Replaces the rows of the table by these rows, with their source lines; a row may occur several times.
void takeRows(ReshapedTable& table, const std::vector<std::size_t>& rows);

/// Counts a row for a reason; the first one sets the line of the tally.
void tallyRow(Tally& tally, const SourceLines& lines, std::size_t row);
/// Counts a row for a reason, and adds its cell to the examples if it is one of the first few distinct ones.
void tallyCell(Tally& tally, const SourceLines& lines, std::size_t row, const std::string& cell);

/// Returns the tallies whose count is above 0.
[[nodiscard]] std::vector<Tally> counting(std::vector<Tally> tallies);

}  // namespace greyscope::data
