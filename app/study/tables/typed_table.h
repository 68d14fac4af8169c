#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::app {

/// Returns the numbers in a text if it contains nothing but one row or one column of numbers, as typed or copied.
/// Separators are tabs, spaces, semicolons, line ends or commas. Numbers have a decimal point, or a decimal comma if
/// commas are not separators. Returns nullopt for any other text, and for fewer than two numbers.
[[nodiscard]] std::optional<std::vector<double>> seriesIn(const std::string& text);

/// Whether a text has a heading and at least one number in the rows below it.
[[nodiscard]] bool hasNumberBelowHeading(const std::string& text);

/// Returns a text that can be read as a table. A text that is only a series of numbers becomes a table with columns k
/// and x and one row per number; any other text is returned unchanged, with a line end.
[[nodiscard]] std::string tableTextOf(const std::string& text);

}  // namespace greyscope::app
