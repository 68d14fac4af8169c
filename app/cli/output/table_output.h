#pragma once

#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "widgets/present/table/table.h"

// Formats tables for the command line.
namespace greyscope::app::cli {

/// Returns a number as alignedTable() prints it; "-" if there is none.
[[nodiscard]] std::string terminalNumber(const std::optional<double>& number, const widgets::Digits& digits);
/// Formats a table for people: texts left-aligned, numbers right-aligned with the digits of their column, "-" for empty
/// cells.
[[nodiscard]] std::string alignedTable(const widgets::Table& table);
/// Formats a table as CSV: a line with the keys of the columns, then the rows, with numbers by exactNumber().
[[nodiscard]] std::string csvTable(const widgets::Table& table);
/// Returns a list with a JSON object for each row. A key that is a path creates nested objects and lists; a list
/// without values becomes null.
[[nodiscard]] nlohmann::ordered_json jsonRows(const widgets::Table& table);

}  // namespace greyscope::app::cli
