#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace greyscope::app {

/// Parses a share, "3%" or "0.03", and returns it as a fraction of 1; nullopt if the text is something else.
[[nodiscard]] std::optional<double> shareIn(std::string_view text);
/// Returns a share as a percentage: "3 %", "16.8 %".
[[nodiscard]] std::string percent(double share);

}  // namespace greyscope::app
