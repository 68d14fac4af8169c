#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/column.h"
#include "core/data/row_account.h"
#include "core/data/source_lines.h"

namespace greyscope::data {

/// Maximum number of cells after a step if the initial table has `cells` cells: four times as many, plus an allowance
/// for small tables.
[[nodiscard]] constexpr std::size_t maxReshapedCells(std::size_t cells) {
    return (std::size_t{1} << 23U) + 4 * cells;
}

/// A table being transformed by the steps of a recipe.
struct ReshapedTable {
    std::vector<Column> columns;
    SourceLines lines;
    std::size_t rows = 0;
    std::size_t mostCells = maxReshapedCells(0);
};

/// Checks a new size of the table. Error: tooManyCells.
[[nodiscard]] base::Expected<void> checkSize(const ReshapedTable& table, std::size_t rows, std::size_t columns);

/// Checks that no column has this name. Error: duplicateColumn.
[[nodiscard]] base::Expected<void> checkNewName(const std::vector<Column>& columns, const std::string& name);

/// The column with the cells of these rows, in their order; rows may repeat.
[[nodiscard]] Column takenRows(const Column& column, const std::vector<std::size_t>& rows);

/// Replaces the table's rows by these rows, with their lines; rows may repeat.
void takeRows(ReshapedTable& table, const std::vector<std::size_t>& rows);

/// Adds a row to the count of a reason.
void tallyRow(Tally& tally, const SourceLines& lines, std::size_t row);
/// Adds a row to the count, and its cell to the examples if it is one of the first few distinct ones.
void tallyCell(Tally& tally, const SourceLines& lines, std::size_t row, const std::string& cell);

/// The tallies with a count above 0.
[[nodiscard]] std::vector<Tally> counting(std::vector<Tally> tallies);

}  // namespace greyscope::data
