#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::app {

/// The numbers of a text that is one row or one column of them and nothing else, as one types or copies a series: with
/// tabs, blanks, semicolons, line ends or commas between them, and a decimal point, or a decimal comma where something
/// else separates. None for any other text, and for fewer than two numbers.
[[nodiscard]] std::optional<std::vector<double>> seriesIn(const std::string& text);

/// Whether there is anything to draw in a text of a heading and rows below it.
[[nodiscard]] bool hasNumberBelowHeading(const std::string& text);

/// What such a text is as a table: k and x, a row each. Any other text as it is.
[[nodiscard]] std::string tableTextOf(const std::string& text);

}  // namespace greyscope::app
