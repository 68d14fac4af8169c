#pragma once

#include <cstddef>
#include <optional>

#include "core/io/reader.h"

namespace greyscope::io {

/// Asks a CSV reader to group the rows while it reads them, by a word of the dialect that other readers ignore. If the
/// columns allow it, the dataset is then a sample that remembers the data::RowGroups; otherwise it has all rows and
/// remembers the reason, data::KeptRows.
struct RowGrouping {
    std::size_t rowsAtOnce = std::size_t{1} << 18U;  ///< number of rows that are grouped together; a file with fewer
                                                     ///< rows is not grouped
    std::size_t rowsInSample = std::size_t{1} << 16U;
    bool squares = false;  ///< whether spreads of the groups will be asked for

    [[nodiscard]] static std::optional<RowGrouping> in(const Dialect& dialect);
    void addTo(Dialect& dialect) const;
    static void removeFrom(Dialect& dialect);
};

}  // namespace greyscope::io
