#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// A measured value that has changed.
struct CellDifference {
    std::size_t line = 0;  ///< line in the present file; 0: no line
    std::string where;     ///< the cells of its row other than measured values
    std::string column;
    std::string before, now;
};

/// The differences between a table and the same table read again.
struct TableDifference {
    std::size_t values = 0;     ///< number of measured values that were compared
    std::size_t differing = 0;  ///< number of those that differ
    std::size_t rowsAdded = 0, rowsGone = 0;
    std::vector<std::string> columnsAdded, columnsGone;
    std::vector<CellDifference>
        first;  ///< differing cells in the order of the present table; at most kListedDifferences
};
inline constexpr std::size_t kListedDifferences = 50;

/// Compares two tables as they were read. Rows are matched by all columns except measured values; rows that agree in
/// these are matched in order. Error: cancelled.
[[nodiscard]] base::Expected<TableDifference> differenceOf(const StudyTable& before, const StudyTable& now,
                                                           base::Progress& progress);

}  // namespace greyscope::app
