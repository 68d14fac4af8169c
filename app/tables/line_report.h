#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "app/tables/table_findings.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// What happened to some of a file's lines. A count that makes no sense for the row is left out.
struct ReportRow {
    Finding::Kind kind = Finding::Kind::info;
    QString what;
    std::optional<std::size_t> lines;
    std::optional<std::size_t> cells;
    QString why;
    std::size_t line = 0;  ///< the first such line, to show it; 0: none in particular
    bool total = false;
};

/// One row a kind of thing that happened, the good first, the whole file last. `columns` of the table that came of it.
[[nodiscard]] std::vector<ReportRow> reportRows(const io::ReadReport& report, std::size_t columns);

}  // namespace greyscope::app
