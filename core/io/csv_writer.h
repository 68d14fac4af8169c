#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace greyscope::io {

/// One row of CSV with its line end (LF): cells that hold a comma, a quote, a line end, another delimiter or "#", or
/// that begin or end with a blank, stand in quotes. Nothing is changed: what begins with "=" a spreadsheet may
/// calculate.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells);

/// The shortest text that reads back as the same double; empty where the number is not finite.
[[nodiscard]] std::string csvNumber(double value);

}  // namespace greyscope::io
