#pragma once

#include <string>

namespace greyscope::data {

/// Whether a level may mark rows of totals: "total", "all", "Average:".
[[nodiscard]] bool mayBeTotal(const std::string& level);

}  // namespace greyscope::data
