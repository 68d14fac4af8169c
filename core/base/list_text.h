#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::base {

/// Splits a comma-separated list into its parts. A part in double quotes may contain commas, and its own quotation
/// marks are doubled: `a,"b, c","d ""e"""`. Quotation marks elsewhere are ordinary characters: `"a-b"-c` is one part.
/// nullopt if a part is empty without quotes or a quote is not closed.
[[nodiscard]] std::optional<std::vector<std::string>> listParts(const std::string& text);

/// Returns the name as a part of a comma-separated list, such that listParts() returns it unchanged: as it is if
/// possible, otherwise in double quotes.
[[nodiscard]] std::string listPart(const std::string& name);

}  // namespace greyscope::base
