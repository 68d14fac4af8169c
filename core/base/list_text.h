#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::base {

/// Splits a comma-separated list. A part in double quotes may contain commas; quotation marks in it are doubled: `a,"b,
/// c","d ""e"""`. Quotation marks elsewhere are ordinary characters: `"a-b"-c` is one part. nullopt if a part is empty
/// without quotes or a quote is not closed.
[[nodiscard]] std::optional<std::vector<std::string>> listParts(const std::string& text);

/// Spells a name so that listParts() returns it unchanged: as it is if possible, otherwise in double quotes.
[[nodiscard]] std::string listPart(const std::string& name);

}  // namespace greyscope::base
