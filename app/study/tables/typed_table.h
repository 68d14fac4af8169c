#pragma once

#include <optional>
#include <string>
#include <vector>

namespace greyscope::app {

/// A series that was typed or copied without a heading.
struct TypedSeries {
    std::vector<double> values;
    std::string unit;  ///< unit that stands after every number; empty: none
};

/// Returns the series in a text if it contains nothing but one row or one column of numbers, as typed or copied.
/// Separators are tabs, spaces, semicolons, line ends, commas or Chinese commas. Numbers have a decimal point, or a
/// decimal comma if commas are not separators; full-width digits are read. "x =" before the numbers and brackets around
/// them are ignored. Returns nullopt for any other text, and for fewer than two numbers.
[[nodiscard]] std::optional<TypedSeries> seriesIn(const std::string& text);

/// Returns the first part of a text that prevents it from being a series: one that is not a number, or a number with
/// another unit; nullopt if there is none.
[[nodiscard]] std::optional<std::string> notANumberIn(const std::string& text);

/// Whether a text has a heading and at least one number in the rows below it.
[[nodiscard]] bool hasNumberBelowHeading(const std::string& text);

/// Returns a text that can be read as a table. A text that is only a series of numbers becomes a table with columns k
/// and x and one row per number; any other text is returned unchanged, with a line end.
[[nodiscard]] std::string tableTextOf(const std::string& text);
/// Whether tableTextOf() made this text from a series.
[[nodiscard]] bool isTypedSeries(const std::string& tableText);

}  // namespace greyscope::app
