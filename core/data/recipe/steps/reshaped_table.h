#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/column.h"
#include "core/data/row_account.h"
#include "core/data/source_lines.h"

namespace greyscope::data {

/// Cells that the table of a step may have where the first one has so many: four times as many, beyond what does not
/// matter.
[[nodiscard]] constexpr std::size_t maxReshapedCells(std::size_t cells) {
    return (std::size_t{1} << 23U) + 4 * cells;
}

/// A table on its way through the steps of a recipe.
struct ReshapedTable {
    std::vector<Column> columns;
    SourceLines lines;
    std::size_t rows = 0;
    std::size_t mostCells = maxReshapedCells(0);
};

/// tooManyCells where that would be the size of the table.
[[nodiscard]] base::Expected<void> checkSize(const ReshapedTable& table, std::size_t rows, std::size_t columns);

/// duplicateColumn where a column has that name.
[[nodiscard]] base::Expected<void> checkNewName(const std::vector<Column>& columns, const std::string& name);

/// The cells of these rows, which may repeat, in their order.
[[nodiscard]] Column takenRows(const Column& column, const std::vector<std::size_t>& rows);

/// Keeps these rows, which may repeat, with their lines.
void takeRows(ReshapedTable& table, const std::vector<std::size_t>& rows);

/// Counts one more row for a reason.
void tallyRow(Tally& tally, const SourceLines& lines, std::size_t row);
/// The same with its cell among the examples, where it is one of the first few different ones.
void tallyCell(Tally& tally, const SourceLines& lines, std::size_t row, const std::string& cell);

/// Those that count anything.
[[nodiscard]] std::vector<Tally> counting(std::vector<Tally> tallies);

}  // namespace greyscope::data
