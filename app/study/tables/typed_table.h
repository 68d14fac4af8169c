#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::app {

/// Returns the numbers of a text that contains only one row or one column of numbers, as typed or copied. They are
/// separated by tabs, blanks, semicolons, line ends or commas, and have a decimal point, or a decimal comma if commas
/// do not separate. nullopt for any other text, and for fewer than two numbers.
[[nodiscard]] std::optional<std::vector<double>> seriesIn(const std::string& text);

/// Whether a text with a heading contains a number in the rows below it.
[[nodiscard]] bool hasNumberBelowHeading(const std::string& text);

/// Returns such a text as a table with columns k and x, one row per number; any other text unchanged, with a line end.
[[nodiscard]] std::string tableTextOf(const std::string& text);

}  // namespace greyscope::app
