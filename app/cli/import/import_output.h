#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/study/study.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// Files that were read, for people; `whole`: with every problem. `reading` is the number of that which was asked for.
[[nodiscard]] std::string importText(const std::vector<StudyTable>& tables, bool whole, std::size_t reading);
/// Likewise for programs, with the files that were not read.
[[nodiscard]] nlohmann::ordered_json importJson(const std::vector<StudyTable>& tables,
                                                const std::vector<base::Error>& refused, bool whole,
                                                std::size_t reading);
/// A row for each column, below a heading.
[[nodiscard]] std::vector<std::vector<std::string>> columnRows(const std::vector<StudyTable>& tables);

/// A table as JSON: `columns` with name, unit, type and role, and `rows`, each a list; what is missing is null.
[[nodiscard]] std::string tidyJson(const StudyTable& table);

}  // namespace greyscope::app::cli
