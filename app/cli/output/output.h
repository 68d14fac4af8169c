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

/// Declares --format.
void declareFormat(CLI::App& app, Format& format);

/// Returns rows of cells as text: the first column left-aligned, the others right-aligned, two blanks between them, a
/// rule below the first row.
[[nodiscard]] std::string alignedTable(std::vector<std::vector<std::string>> rows);

/// Returns rows of cells as CSV.
[[nodiscard]] std::string csvTable(const std::vector<std::vector<std::string>>& rows);

/// Return a number for people: six significant digits; "-" if there is none.
[[nodiscard]] std::string shortNumber(double value);
[[nodiscard]] std::string shortNumber(const std::optional<double>& value);
/// Returns a number for programs: the shortest text that reads back as the same double; empty if there is none.
[[nodiscard]] std::string exactNumber(const std::optional<double>& value);

[[nodiscard]] nlohmann::ordered_json numberOrNull(const std::optional<double>& value);

}  // namespace greyscope::app::cli
