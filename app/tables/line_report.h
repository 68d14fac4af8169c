#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "app/tables/table_findings.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// A row of the report on the lines of a file. Counts that do not apply are nullopt.
struct ReportRow {
    Finding::Kind kind = Finding::Kind::info;
    QString what;
    std::optional<std::size_t> lines;
    std::optional<std::size_t> cells;
    QString why;
    std::size_t line = 0;  ///< number of the first line that the row is about, to show it; 0: no particular line
    bool total = false;
};

/// Returns the rows of the report, one for each kind of event. Good ones come first, the total last. `columns` is the
/// number of columns of the resulting table.
[[nodiscard]] std::vector<ReportRow> reportRows(const io::ReadReport& report, std::size_t columns);

}  // namespace greyscope::app
