#pragma once

#include <optional>

#include "app/tables/table_findings.h"
#include "core/data/left_out.h"

namespace greyscope::app {

/// Returns a remedy that gives a series of its own to rows with an empty key, such as countries without a province.
/// nullopt if no text key is empty.
[[nodiscard]] std::optional<Finding::Mend> mendEmptyKeys(const StudyTable& table, const data::LeftOut& leftOut);

}  // namespace greyscope::app
