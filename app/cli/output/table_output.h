#pragma once

#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "widgets/present/table/table.h"

// Tables as the command line writes them.
namespace greyscope::app::cli {

/// Returns a number as alignedTable() writes it; "-" if there is none.
[[nodiscard]] std::string terminalNumber(const std::optional<double>& number, const widgets::Digits& digits);
/// Returns a table for people: texts left-aligned, numbers right-aligned with the digits of their column, "-" for empty
/// cells.
[[nodiscard]] std::string alignedTable(const widgets::Table& table);
/// Returns the keys of the columns, then the rows; numbers have all digits.
[[nodiscard]] std::string csvTable(const widgets::Table& table);
/// Returns an object for each row. Keys that are paths create nested objects and lists; a list without a value is null.
[[nodiscard]] nlohmann::ordered_json jsonRows(const widgets::Table& table);

}  // namespace greyscope::app::cli
