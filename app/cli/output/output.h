#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace CLI {
class App;
}

namespace greyscope::app::cli {

enum class Format { text, json, csv };

/// Declares the option --format.
void declareFormat(CLI::App& app, Format& format);

/// Formats rows of cells as text. The first column is left-aligned, the others right-aligned, with two spaces between
/// columns and a rule below the first row.
[[nodiscard]] std::string alignedTable(std::vector<std::vector<std::string>> rows);

/// Returns rows of cells as CSV.
[[nodiscard]] std::string csvTable(const std::vector<std::vector<std::string>>& rows);

/// Returns a number for people, with six significant digits.
[[nodiscard]] std::string shortNumber(double value);
/// Returns a number for people, with six significant digits; "-" if there is none.
[[nodiscard]] std::string shortNumber(const std::optional<double>& value);
/// Returns a number for programs: the shortest text that converts back to the same double; empty if there is no number.
[[nodiscard]] std::string exactNumber(const std::optional<double>& value);

[[nodiscard]] nlohmann::ordered_json numberOrNull(const std::optional<double>& value);

}  // namespace greyscope::app::cli
