#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/cli/fail_rule.h"
#include "core/stats/compare_runs.h"

namespace greyscope::app::cli {

/// "16.8 %".
[[nodiscard]] std::string percent(double share);

[[nodiscard]] std::string compareText(const stats::Comparison& comparison, const std::vector<FailRule>& rules);
[[nodiscard]] nlohmann::ordered_json compareJson(const stats::Comparison& comparison,
                                                 const std::vector<FailRule>& rules);
/// A row a cell.
[[nodiscard]] std::string compareCsv(const stats::Comparison& comparison);

}  // namespace greyscope::app::cli
