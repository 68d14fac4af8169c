#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::base {

/// The parts of a list that commas join. A part in double quotes may hold commas, and its own quotation marks doubled:
/// `a,"b, c","d ""e"""`. Quotation marks elsewhere stand for themselves: `"a-b"-c` is one part as it stands. nullopt
/// where a part is empty without quotes, or a quote is not closed.
[[nodiscard]] std::optional<std::vector<std::string>> listParts(const std::string& text);

/// A name as listParts() reads it back: as it stands where it can, otherwise in double quotes.
[[nodiscard]] std::string listPart(const std::string& name);

}  // namespace greyscope::base
