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
    std::size_t line = 0;  ///< line of the value in the current file; 0: it has no line
    std::string where;     ///< the other cells of its row, except measured values, as text
    std::string column;
    std::string before, now;
};

/// How the values of a table differ from those of the same table read again.
struct TableDifference {
    std::size_t values = 0;     ///< number of measured values in both tables, which were compared
    std::size_t differing = 0;  ///< number of measured values that differ
    std::size_t rowsAdded = 0, rowsGone = 0;
    std::vector<std::string> columnsAdded, columnsGone;
    std::vector<CellDifference>
        first;  ///< the first differing values, in the order of the current table; at most kListedDifferences
};
inline constexpr std::size_t kListedDifferences = 50;

/// Compares two tables as they were read, without their recipes. Rows are matched by all columns except measured
/// values; rows that agree in these are matched in order. Error: cancelled.
[[nodiscard]] base::Expected<TableDifference> differenceOf(const StudyTable& before, const StudyTable& now,
                                                           base::Progress& progress);

}  // namespace greyscope::app
