#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/study/study.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// Returns a report on the files that were read, as text; `whole`: with every problem. `reading` is the number of the
/// requested reading.
[[nodiscard]] std::string importText(const std::vector<StudyTable>& tables, bool whole, std::size_t reading);
/// Returns the report as JSON, with the files that were not read.
[[nodiscard]] nlohmann::ordered_json importJson(const std::vector<StudyTable>& tables,
                                                const std::vector<base::Error>& refused, bool whole,
                                                std::size_t reading);
/// Returns one row for each column, below a heading.
[[nodiscard]] std::vector<std::vector<std::string>> columnRows(const std::vector<StudyTable>& tables);

/// Returns a table as JSON: `columns` with name, unit, type and role, and `rows`, each a list; missing values are null.
[[nodiscard]] std::string tidyJson(const StudyTable& table);

}  // namespace greyscope::app::cli
