#pragma once

#include <string>
#include <vector>

#include "app/cli/output/output.h"
#include "core/base/error.h"

namespace greyscope::app::cli {

/// Returns what reading each source would give: for a database, the query and its expected result; for a file, its
/// expected content. Errors: those of planDatabase() and planFile(); optionConflict for standard input.
[[nodiscard]] base::Expected<std::string> planOutput(const std::vector<std::string>& sources, Format format);

}  // namespace greyscope::app::cli
