#pragma once

#include <string>
#include <vector>

#include "app/cli/output/output.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// What each database would be asked and what would arrive. Errors: those of planDatabase(); optionConflict where one
/// is a file.
[[nodiscard]] base::Expected<std::string> planOutput(const std::vector<std::string>& databases, Format format);

}  // namespace greyscope::app::cli
