#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/study/study.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// Returns a report on the files that were read, as text. `whole`: with every problem instead of the first ones.
/// `reading` is the number of the reading in use.
[[nodiscard]] std::string importText(const std::vector<StudyTable>& tables, bool whole, std::size_t reading);
/// Returns the report on the files that were read as JSON, with the errors of the files that were not read (`refused`).
[[nodiscard]] nlohmann::ordered_json importJson(const std::vector<StudyTable>& tables,
                                                const std::vector<base::Error>& refused, bool whole,
                                                std::size_t reading);
/// Returns a list of the columns of all tables: a row with headings, then a row for each column.
[[nodiscard]] std::vector<std::vector<std::string>> columnRows(const std::vector<StudyTable>& tables);

/// Returns a tidy table as JSON. `columns`: name, unit, type and role of each column; `rows`: a list of values for each
/// row, null for a missing value.
[[nodiscard]] std::string tidyJson(const StudyTable& table);

}  // namespace greyscope::app::cli
