#pragma once

#include <optional>

#include "app/tables/table_findings.h"
#include "core/data/left_out.h"

namespace greyscope::app {

/// Steps by which rows with an empty key are in series of their own: countries without a province. nullopt where no
/// key of text is empty.
[[nodiscard]] std::optional<Finding::Mend> mendEmptyKeys(const StudyTable& table, const data::LeftOut& leftOut);

}  // namespace greyscope::app
