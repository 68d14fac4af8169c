#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// A measured value that is another one now.
struct CellDifference {
    std::size_t line = 0;  ///< of the file as it is now; 0: of none
    std::string where;     ///< what its row says besides what was measured
    std::string column;
    std::string before, now;
};

/// What a table read again holds otherwise.
struct TableDifference {
    std::size_t values = 0;     ///< measured values that were compared
    std::size_t differing = 0;  ///< of them
    std::size_t rowsAdded = 0, rowsGone = 0;
    std::vector<std::string> columnsAdded, columnsGone;
    std::vector<CellDifference>
        first;  ///< of the differing ones, as the table has them now; at most kListedDifferences
};
inline constexpr std::size_t kListedDifferences = 50;

/// Compares two tables as they were read. Rows belong together where they agree in all that is no measured value, those
/// that agree in that with each other in their order. Error: cancelled.
[[nodiscard]] base::Expected<TableDifference> differenceOf(const StudyTable& before, const StudyTable& now,
                                                           base::Progress& progress);

}  // namespace greyscope::app
